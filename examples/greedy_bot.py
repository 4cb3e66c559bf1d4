"""A bot in twenty lines that makes the move with the best evaluation for its seat."""

import patolli


def choose(observed: patolli.Position, seat: patolli.Seat, rng: patolli.Rng) -> patolli.Move:
    """Chooses a move from the seat's observation, without looking at hidden cards."""
    game = patolli.game_of(observed)
    best, best_value = observed.default(seat), -(10**9)
    for move in observed.legal_moves(seat):
        world = observed.determinize(rng)
        world.play(seat, move)
        value = game.evaluate_seat(world, seat)
        if value > best_value:
            best, best_value = move, value
    return best


rng = patolli.Rng(5)
match = patolli.Match(patolli.load("tzolkin"), 2, patolli.Seeded(5))
while not match.over():
    seat = match.asked()[0]
    moves = match.position.legal_moves(seat)
    if seat == 0:
        match.play(0, choose(match.position.observation(0), 0, rng))
    else:
        match.play(seat, moves[rng.below(len(moves))])
print("bot and random player:", patolli.points(match.position))
