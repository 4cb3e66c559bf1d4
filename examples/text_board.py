"""Prints the board of each game after some random moves, as the first seat sees it."""

import patolli

for name in patolli.game_names():
    game = patolli.load(name)
    position = patolli.new_position(game, players=2)
    rng = patolli.Rng(1)
    for _ in range(60):
        patolli.play_chance(position, rng)
        if position.asked():
            moves = patolli.legal_moves(position)
            patolli.play(position, moves[rng.below(len(moves))])
    print(f"=== {game.title}: {position}")
    print(patolli.text_board(position, seat=0, players=["Ana", "Ben"]))
