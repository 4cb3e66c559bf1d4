"""Shows the first questions of a game with all their answers, in English and German."""

import patolli

position = patolli.new_position("teotihuacan", players=2)
rng = patolli.Rng(2)
for _ in range(6):
    for outcome in patolli.play_chance(position, rng):
        print("chance:", outcome)
    seat = position.asked()[0]
    print(f"seat {seat}: {patolli.question(position)}")
    german = patolli.legal_moves(position, language="de")
    for move, auf_deutsch in zip(patolli.legal_moves(position), german, strict=True):
        print(f"  {move.text:24} {move.meaning} / {auf_deutsch.meaning}{' (aside)' if move.aside else ''}")
    patolli.play(position, position.default(seat))
