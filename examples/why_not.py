"""Why a move is illegal: `explain` returns the reason and the rule for any move of the game."""

import patolli
from patolli.games.tzolkin.builder import TzolkinBuilder, middle

builder = TzolkinBuilder(middle(players=2))
builder.give(0, corn=5)
builder.begin_turn(0)
position = builder.build()

for words in ("turn place", "turn pick", "place tikal", "12"):
    print(f"{words}: {patolli.explain(position, words) or 'offered'}")
try:
    patolli.play(position, "turn pick")
except patolli.IllegalMove as error:
    print("refused:", error)
print("auf Deutsch:", patolli.explain(position, "turn pick", language="de"))
