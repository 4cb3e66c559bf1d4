"""Every game explains illegal moves, and every reason occurs in practice."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import patolli
from patolli import games
from patolli.kernel.chance import Rng
from patolli.kernel.explanation import NOT_ASKED_THIS
from patolli.kernel.game import Game
from patolli.kernel.seats import CHANCE
from patolli.texts import GameTexts
from tests.explain_coverage import coverage
from tests.kernel.lanterns.game import CURSE, VOCABULARY
from tests.kernel.lanterns.game import GAME as LANTERNS

CONSTANT = re.compile(r"^([A-Z][A-Z0-9_]*): Final(?:\[int\])? = \d+", re.MULTILINE)
EXPLAINING = ["azteca", "chichen-itza", "teotihuacan", "tzolkin"]
"""Games that explain at least 95 % of all illegal moves beginning with the same word as a legal move."""


@pytest.mark.parametrize("name", EXPLAINING)
def test_every_reason_is_given_by_some_rule(name: str) -> None:
    package = Path(patolli.__file__).parent / "games" / name.replace("-", "_")
    declared = CONSTANT.findall((package / "reasons.py").read_text(encoding="utf-8"))
    assert declared
    rules = "".join(
        path.read_text(encoding="utf-8") for path in package.rglob("*.py") if path.stem != "reasons"
    )
    assert [one for one in declared if not re.search(rf"\b{one}\b", rules)] == []


@pytest.mark.parametrize("name", EXPLAINING)
def test_refused_words_get_a_rule_and_a_reason(name: str) -> None:
    found = coverage(games.load(name), 8)
    assert found.share() >= 0.95, found.report()


@pytest.mark.parametrize("game", [games.load(name) for name in games.names()], ids=games.names())
def test_an_explanation_fits_what_is_offered_and_can_be_put_into_words(game: Game) -> None:
    """Legal moves have no reason; every other move has one, with text for players."""
    rng = Rng(5)
    texts = GameTexts(game, "en")
    p = game.start(game.most)
    for turn in range(400):
        if not p.asked():
            break
        seat = p.asked()[0]
        moves = p.legal_moves(seat)
        if seat != CHANCE and turn % 10 == 0:
            observed = p.observation(seat)
            offered = {*moves, *p.asides(seat)}
            words = list(game.vocabulary.texts)
            for move in {words[rng.below(len(words))] for _ in range(40)} | offered:
                reason = observed.explain(seat, move)
                assert (reason is None) == (move in offered), game.vocabulary.text(move)
                if reason is not None:
                    assert texts.reason(reason) != reason.name
        p.play(seat, moves[rng.weighted(p.odds()) if seat == CHANCE else rng.below(len(moves))])


def test_an_amount_that_is_no_candidate_is_out_of_range() -> None:
    p = LANTERNS.start(2)
    for word in ("draw fire", "draw omen", "roll 2"):
        p.play(CHANCE, VOCABULARY.move(word))
    reason = p.explain(0, 9)
    assert reason is not None
    assert (reason.name, reason.rule, reason.numbers) == ("amount-out-of-range", "PG-3.1", [0, 4])
    assert p.explain(0, 1) is None
    assert p.explain(0, CURSE) is NOT_ASKED_THIS


def test_who_is_not_asked_learns_so() -> None:
    p = LANTERNS.start(2)
    asked_of_others = p.explain(0, 1)
    assert asked_of_others is not None
    assert asked_of_others.name == "others-asked"
