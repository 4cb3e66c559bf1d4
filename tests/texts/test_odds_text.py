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
from tests.kernel.lanterns.game import GAME as PROVING

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
    ("chance", "shown"),
    [
        (0, "0"),
        (1, "<1"),
        (49, "<1"),
        (50, "1"),
        (149, "1"),
        (150, "2"),
        (9949, "99"),
        (9950, ">99"),
        (9951, ">99"),
        (9999, ">99"),
        (10_000, "100"),
    ],
)
def test_what_is_possible_is_never_zero_and_what_is_not_certain_never_a_hundred(
    chance: int, shown: str
) -> None:
    assert odds_text.percent(chance) == shown


def test_only_good_outcomes_are_brief_and_only_possible_ones_are_listed() -> None:
    texts = GameTexts(AZTECA, "en")
    found = some()
    found.values = [GOOD, GOOD, BAD]
    assert odds_text.brief(texts, found) == "won 78 %, undecided <1 %"
    found.chances, found.low, found.high = [9999, 0, 1], [9999, 0, 1], [9999, 0, 1]
    found.means = [0, 1]
    assert (
        odds_text.sentence(texts, found) == "won >99 %, lost <1 %, on average 0.0 enemy units lost (exact)."
    )
    found.means = [0, 0]
    assert odds_text.sentence(texts, found) == "won >99 %, lost <1 % (exact)."


@pytest.mark.parametrize(
    ("low", "chance", "high", "margin"), [(7000, 7804, 8000, "8"), (7604, 7804, 8904, "11")]
)
def test_the_margin_is_the_larger_side_of_the_widest_interval(
    low: int, chance: int, high: int, margin: str
) -> None:
    found = some(exact=False)
    found.low, found.chances, found.high = [low, 10, 2000], [chance, 20, 2176], [high, 60, 2200]
    assert f"± {margin} %" in odds_text.sentence(GameTexts(AZTECA, "en"), found)


@pytest.mark.parametrize(
    ("hundredths", "shown"), [(0, "0.0"), (4, "0.0"), (5, "0.1"), (94, "0.9"), (95, "1.0"), (1234, "12.3")]
)
def test_means_have_one_decimal(hundredths: int, shown: str) -> None:
    assert odds_text.decimal(GameTexts(AZTECA, "en"), hundredths) == shown


def test_outcomes_of_a_game_without_texts_are_named_by_their_ids() -> None:
    assert odds_text.outcome(GameTexts(PROVING, "en"), "3-points") == "3-points"
