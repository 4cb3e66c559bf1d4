"""Notes on answers in random games: each has text in every language."""

from __future__ import annotations

import random

import pytest

from patolli.kernel.chance import Seeded
from patolli.kernel.game import Game
from patolli.kernel.match import Match
from patolli.texts import GameTexts, languages
from tests.texts import samples

MOVES = 700


@pytest.mark.parametrize("game", samples.GAMES, ids=lambda game: game.name)
def test_every_note_of_a_game_can_be_said(game: Game) -> None:
    rules = game.prospect_rules()
    words = [GameTexts(game, language, samples.PLAYERS) for language in languages(game.name)]
    match = Match(game, max(game.fewest, 2), Seeded(8), box=game.stress_box())
    dice = random.Random(8)
    said: set[str] = set()
    for _ in range(MOVES):
        if not match.asked():
            match = Match(game, max(game.fewest, 2), Seeded(9), box=game.stress_box())
        seat = dice.choice(match.asked())
        p = match.position.observation(seat)
        notes = [
            *(
                note
                for move in [*p.legal_moves(seat), *p.asides(seat)]
                for note in rules.notes(p, seat, move)
            ),
            *rules.warnings(p, seat),
            *(one.name for one in rules.expected_answers(p, seat)),
        ]
        for note in notes:
            said.add(note.name)
            for one in words:
                sentence = one.note(note)
                assert "note-" not in sentence
                assert one.messages.faults == [], (sentence, note)
        match.play(seat, dice.choice(match.position.offer(seat)))
    assert said
