"""Plays a random game and prints the scores."""

import patolli

position = patolli.new_position("tzolkin", players=4)
patolli.playout(position, patolli.Rng(7))

for seat, points in enumerate(patolli.points(position)):
    print(f"seat {seat}: {points:g} points")
print("winners:", position.scores().winners())
for source, of_seats in patolli.points_by_source(position).items():
    print(f"  {source}: {of_seats}")
