"""Statistics of 100 random games: the number of moves, the points, and how often the first seat wins."""

from statistics import mean, pstdev

import patolli

rng = patolli.Rng(2026)
game = patolli.load("tzolkin")
lengths, scores, first = [], [], 0
for _ in range(100):
    position = patolli.new_position(game, players=2)
    lengths.append(patolli.playout(position, rng).moves)
    scores.extend(patolli.points(position))
    first += 0 in position.scores().winners()
print(f"moves per game: {mean(lengths):.0f} +- {pstdev(lengths):.0f}")
print(f"points of a random player: {mean(scores):.1f} +- {pstdev(scores):.1f}")
print(f"the first seat wins or shares {first} of 100 games")
