"""Builds a position by hand, shows the builder's reports on mistakes, and continues the game from there."""

import patolli
from patolli.games.tzolkin.builder import TzolkinBuilder, middle

builder = TzolkinBuilder(middle(players=3))
builder.give(1, corn=6, wood=2, skull=1)
builder.put_worker(1, "chichen", 4)
builder.set_technology(1, "theology", 1)
builder.position.seats[0].corn = -1
print("faults:", builder.faults())

builder.position.seats[0].corn = 2
builder.begin_turn(1)
position = builder.build()
print(position)
for words in ("turn pick", "pick chichen 4", "act 4"):
    patolli.play(position, words)
print(patolli.question(position))
print([one.meaning for one in patolli.legal_moves(position)])
