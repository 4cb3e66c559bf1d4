"""In whole games, all questions, answers, reasons for illegal moves and events have text in both languages,
without ids in it.
"""

from __future__ import annotations

import re

import pytest

from patolli import games
from patolli.games.teotihuacan import names
from patolli.kernel.agenda import Reason
from patolli.kernel.chance import Rng, Seeded
from patolli.kernel.match import Match
from patolli.kernel.seats import CHANCE
from patolli.texts import GameTexts

GAME = games.load("teotihuacan")
CODES = [
    *names.STARTING_IDS, *names.TECHNOLOGY_IDS, *names.ROYAL_IDS, *names.DISCOVERY_IDS, *names.BONUS_IDS,
    *names.DECORATION_IDS, *names.STONE_TILE_IDS, *names.REWARD_IDS, *names.BOT_TILE_IDS, *names.COLOUR_IDS,
    "palace1", "palace2", "palace3", *names.PILE_IDS, *names.BENEFIT_IDS[2:4], *names.BENEFIT_IDS[5:],
]  # fmt: skip
RAW = re.compile(r"\b(?:" + "|".join(CODES) + r")\b|[{}$]|(?<![A-Za-z])[a-z]+-[a-z]+-[a-z]+(?![a-z])")
ALLOWED = re.compile(r"step-by-step|Schritt-für-Schritt")


def raw(text: str) -> list[str]:
    return RAW.findall(ALLOWED.sub("", text))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("players", "options"), [(1, {}), (2, {"starting-tiles": "draft"}), (4, {})])
def test_no_code_is_ever_said(language: str, players: int, options: dict[str, str]) -> None:
    words = GameTexts(GAME, language, ["Ana", "Ben", "Carla", "Dora"][:players])
    match = Match(GAME, players, Seeded(5), options)
    dice = Rng(5)
    said: set[str] = set()
    turn = 0
    while not match.over():
        seat = match.asked()[0]
        p = match.position
        moves = p.legal_moves(seat)
        if seat != CHANCE:
            question = p.question(seat)
            said.add(words.question(question, seat))
            for move in [*moves, *p.asides(seat)]:
                said.add(words.move(GAME.vocabulary.text(move), question))
            for move in p.decision(seat).candidates(p, seat) if turn % 7 == 0 else []:
                reason = p.why_not(seat, move)
                if isinstance(reason, Reason):
                    said.add(words.reason(reason))
            moves = moves + p.asides(seat)
        turn += 1
        match.play(seat, moves[dice.below(len(moves))])
    said.update(words.event(event.to_dict(GAME.events)) for event in match.event_log.events)
    assert len(said) > 300
    assert words.messages.faults == []
    assert [text for text in sorted(said) if raw(text)] == []
