"""What a seat knows: its observation, and the possible worlds consistent with it."""

from collections import Counter

import patolli
from patolli.games.tzolkin.position import TzolkinPosition
from patolli.kernel.errors import HiddenValue

position = patolli.new_position("tzolkin", players=2)
# chance deals four wealth tiles to each seat, for example
patolli.play_chance(position, patolli.Rng(3))
assert isinstance(position, TzolkinPosition)

seen = position.observation(0)
print("own tiles:", seen.hands[0].held())
try:
    seen.hands[1].held()
except HiddenValue:
    print("the other seat has", seen.hands[1].size, "tiles; which ones is hidden")

rng = patolli.Rng(4)
counts: Counter[int] = Counter()
for _ in range(200):
    counts.update(seen.determinize(rng).hands[1].held())
print("in 200 possible worlds the other seat has:", counts.most_common(5))
