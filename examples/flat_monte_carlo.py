"""Flat Monte Carlo: plays random games after every legal move, in worlds consistent with the seat's
knowledge.
"""

import patolli


def values(observed: patolli.Position, seat: patolli.Seat, games: int) -> dict[patolli.Move, float]:
    """Returns the mean lead over the best other seat after each move."""
    rng = patolli.Rng(1)
    found = {}
    for move in observed.legal_moves(seat):
        total = 0.0
        for _ in range(games):
            world = observed.determinize(rng)
            world.play(seat, move)
            patolli.playout(world, rng)
            points = patolli.points(world)
            total += points[seat] - max(points[:seat] + points[seat + 1 :])
        found[move] = total / games
    return found


position = patolli.new_position("tzolkin", players=2)
patolli.play_chance(position, patolli.Rng(9))
meanings = {one.move: one.meaning for one in patolli.legal_moves(position, 0)}
for move, value in sorted(values(position.observation(0), 0, games=5).items(), key=lambda one: -one[1]):
    print(f"{value:+7.2f}  {meanings[move]}")
