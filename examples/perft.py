"""Counts the move sequences from a position, as chess programs do to test their rules."""

import patolli


def perft(position: patolli.Position, depth: int) -> int:
    asked = position.asked()
    if depth == 0 or not asked:
        return 1
    count = 0
    for move in position.legal_moves(asked[0]):
        after = position.copy()
        after.play(asked[0], move)
        count += perft(after, depth - 1)
    return count


start = patolli.new_position("tzolkin", players=2)
patolli.play_chance(start, patolli.Rng(1))
for depth in range(5):
    print(depth, perft(start, depth))
