"""Plays with changed components: makes the market cheaper and shows the effect in random games."""

from statistics import mean

import patolli

CHEAP_GOLD = """
[market]
gold = 1
"""

for name, components in (("printed", None), ("gold costs 1 corn", CHEAP_GOLD)):
    rng = patolli.Rng(1)
    found = []
    for _ in range(30):
        position = patolli.new_position("tzolkin", players=2, components=components)
        patolli.playout(position, rng)
        found.extend(patolli.points(position))
    print(f"{name}: {mean(found):.1f} points")
try:
    patolli.new_position("tzolkin", 2, components="[market]\ngold = -3")
except patolli.PatolliError as error:
    print("refused:", error)
