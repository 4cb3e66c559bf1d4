"""Odds as text."""

from __future__ import annotations

import pytest

from patolli.games.azteca import odds as azteca
from patolli.games.azteca.game import GAME as AZTECA
from patolli.games.chichen_itza import odds as chichen
from patolli.games.chichen_itza.game import GAME as CHICHEN
from patolli.kernel.game import Game
from patolli.kernel.stakes import BAD, GOOD, Odds
from patolli.texts import GameTexts, odds_text

NAMES: dict[Game, list[str]] = {CHICHEN: chichen.NAMES, AZTECA: azteca.NAMES}


def some(exact: bool = True) -> Odds:
    found = Odds()
    found.outcomes, found.values = ["won", "undecided", "lost"], [GOOD, 0, BAD]
    found.chances = [7804, 20, 2176]
    found.low = found.chances if exact else [7504, 10, 1900]
    found.high = found.chances if exact else [8050, 60, 2400]
    found.counts, found.means = ["units-lost", "enemies-lost"], [215, 0]
    found.exact, found.samples, found.steps = exact, 0 if exact else 400, 1
    return found


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", NAMES, ids=lambda game: game.name)
def test_every_outcome_has_a_name(game: Game, language: str) -> None:
    texts = GameTexts(game, language)
    for name in NAMES[game]:
        assert texts.has(f"odds-{name}"), name


def test_counted_and_estimated_are_labelled() -> None:
    texts = GameTexts(AZTECA, "en")
    assert odds_text.brief(texts, some()) == "won 78 %"
    assert odds_text.brief(texts, some(exact=False)) == "about won 78 %"
    assert odds_text.sentence(texts, some()) == (
        "won 78 %, undecided <1 %, lost 22 %, on average 2.2 own units lost (exact)."
    )
    assert odds_text.sentence(texts, some(exact=False)) == (
        "won 78 %, undecided <1 %, lost 22 %, on average 2.2 own units lost"
        " (estimated from 400 play-outs, ± 3 %)."
    )
    assert odds_text.sentence(GameTexts(AZTECA, "de"), some(exact=False)) == (
        "gewonnen 78 %, unentschieden <1 %, verloren 22 %, im Mittel 2,2 eigene Einheiten verloren"
        " (geschätzt aus 400 Proben, ± 3 %)."
    )


@pytest.mark.parametrize(
    ("chance", "shown"), [(0, "0"), (1, "<1"), (49, "<1"), (50, "1"), (9951, ">99"), (10_000, "100")]
)
def test_what_is_possible_is_never_zero_and_what_is_not_certain_never_a_hundred(
    chance: int, shown: str
) -> None:
    assert odds_text.percent(chance) == shown
