"""Writes a finished match to a record, and replays the record, checking every move."""

import patolli
from patolli.kernel import records

match = patolli.Match(patolli.load("azteca"), 2, patolli.Seeded(11))
rng = patolli.Rng(11)
while not match.over():
    seat = match.asked()[0]
    moves = match.position.legal_moves(seat)
    match.play(seat, moves[rng.below(len(moves))])
text = records.write(match, ["Ana", "Ben"])
print("\n".join(text.splitlines()[:9]))

again = patolli.replay(text)
again.to(again.length() // 2)
print("half way:", again.position, patolli.points(again.position))
again.to(again.length())
print("the same end:", again.position == match.position, patolli.points(again.position))
