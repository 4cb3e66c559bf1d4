"""The odds of battles on land and at sea, before a battle and at every choice during it."""

from __future__ import annotations

import pytest

from patolli.games.azteca import odds
from patolli.games.azteca.evaluation import odds as table_of_odds
from patolli.games.azteca.game import GAME
from patolli.games.azteca.lakes.naval_attack import AttackCircle
from patolli.games.azteca.position import AztecaPosition
from patolli.kernel.odds import Tally, count_cases, odds_of
from patolli.kernel.seats import CHANCE, EVERYBODY
from patolli.kernel.secrets import reveal
from patolli.kernel.stakes import Odds
from tests.kernel.brute_force import Unmerged, brute_force
from tests.kernel.random_odds import ask_for_odds

from . import wars
from .table import army, city, lost, march, run, say, ships, table

AZTECS, TEPANECS = 0, 1


def of(p: AztecaPosition, seat: int, word: str) -> Odds:
    found = odds_of(GAME, p, seat, [GAME.vocabulary.move(word)])
    assert found is not None
    return found


def before(attackers: tuple[int, int], defenders: tuple[int, int] | None = None) -> AztecaPosition:
    """Returns a position in which Tepanec army A may march from its capital to area 6, where the soldiers of
    Aztec army A are public.
    """
    p = table()
    army(p, TEPANECS, "a", "24", *attackers)
    lost(p, TEPANECS, "b", "c")
    if defenders is not None:
        army(p, AZTECS, "a", "6", *defenders)
        lost(p, AZTECS, "b", "c")
        reveal(p, p.box_of(AZTECS, 0), 0, EVERYBODY)
    march(p, TEPANECS, "a")
    return p


def test_a_battle_of_known_armies_is_exact_and_as_the_table_of_the_bots_has_it() -> None:
    """AZ-12.35 to AZ-12.38: for a battle on plain land, the odds equal those in the bots' table, which are
    computed in another way.
    """
    found = of(before((3, 1), (2, 1)), TEPANECS, "go 6")
    assert found.exact
    assert found.outcomes == ["won", "undecided", "lost"]
    expected = table_of_odds.expected(3, 1, 2, 1, table_of_odds.WIN)
    assert found.chances[0] == pytest.approx(10 * expected, abs=6)
    losses = [
        table_of_odds.expected(3, 1, 2, 1, one)
        for one in (table_of_odds.WARRIORS_LOST, table_of_odds.JAGUARS_LOST)
    ]
    assert found.means[0] == pytest.approx(sum(losses) / 10, abs=2)


def test_one_against_one_by_brute_force() -> None:
    """A round without a spear is repeated, so there are infinitely many cases; ten rounds are
    precise enough.
    """
    p = before((1, 0), (1, 0))
    found = of(p, TEPANECS, "go 6")
    shares, means = brute_force(GAME, p, TEPANECS, GAME.vocabulary.move("go 6"), least=1e-7)
    assert found.chances == [int(float(share) * 10_000 + 0.5) for share in shares]
    assert found.means == pytest.approx([100 * float(one) for one in means], abs=1)


def hidden(first: tuple[int, int], second: tuple[int, int]) -> AztecaPosition:
    """Returns a position with two Aztec armies, one of them in area 6. Their total number of soldiers is
    public; how they are distributed is not.
    """
    p = before((3, 0))
    army(p, AZTECS, "a", "6", *first)
    army(p, AZTECS, "b", "5", *second)
    lost(p, AZTECS, "c")
    return p


def test_hidden_soldiers_make_an_estimate_from_what_the_seat_knows() -> None:
    found = of(hidden((1, 1), (2, 0)), TEPANECS, "go 6")
    assert not found.exact
    assert found.samples >= 200
    assert found.to_dict() == of(hidden((2, 0), (1, 1)), TEPANECS, "go 6").to_dict()
    strong, weak = (of(before((3, 0), units), TEPANECS, "go 6") for units in ((1, 1), (2, 0)))
    assert strong.chances[0] < found.high[0]
    assert found.low[0] < weak.chances[0]


def test_a_neutral_area_is_exact_with_the_mobilisation_roll() -> None:
    """AZ-12.32: the mobilisation of a neutral area is random, but its garrison is printed on the map."""
    p = table()
    army(p, TEPANECS, "a", "21", 2, 1)
    lost(p, TEPANECS, "b", "c")
    march(p, TEPANECS, "a")
    found = of(p, TEPANECS, "go 22")
    assert found.exact
    assert 0 < found.chances[0] < 10_000
    assert found.means[1] > 0


def test_a_city_without_defence_is_taken_for_certain() -> None:
    """AZ-12.28"""
    p = before((1, 0))
    city(p, AZTECS, "6")
    lost(p, AZTECS, "a", "b", "c")
    assert of(p, TEPANECS, "go 6").chances == [10_000, 0, 0]


def test_every_choice_in_a_battle_has_odds() -> None:
    """AZ-12.37: after a round with losses, the attacker may stay or retreat."""
    p = wars.duel((4, 0), (3, 0))
    while p.asked() == [CHANCE]:
        say(p, "chance: spear" if p.dice_face.count(1) == 0 else "chance: blank")
    while p.asked() != [TEPANECS] or p.question(TEPANECS).kind != "Retreat":
        seat = p.asked()[0]
        p.play(seat, p.legal_moves(seat)[-1] if seat == CHANCE else p.default(seat))
    words = [GAME.vocabulary.text(move) for move in p.legal_moves(TEPANECS)]
    stay, go = of(p, TEPANECS, "pass"), of(p, TEPANECS, words[-2])
    assert stay.exact
    assert stay.chances[0] > 0
    assert go.chances == [0, 0, 10_000]


def test_whether_to_defend_a_city_with_the_reserve() -> None:
    """AZ-12.28: without defence the city is lost, but the Reserve may save it."""
    p = wars.city_of_the_tepanecs((3, 2))
    assert p.question(TEPANECS).kind == "Defend"
    assert of(p, TEPANECS, "no").chances == [0, 0, 10_000]
    assert of(p, TEPANECS, "yes").chances[0] > 0


def test_interception() -> None:
    """AZ-12.14: the intercepting player is the attacker."""
    p = wars.passing()
    assert p.question(AZTECS).kind == "Intercept"
    found = of(p, AZTECS, "intercept a")
    assert sum(found.chances) == pytest.approx(10_000, abs=2)
    assert odds.stakes(p.observation(AZTECS), AZTECS, GAME.vocabulary.move("pass")) is None


def test_ships() -> None:
    """AZ-11.6, AZ-11.7: the side with more ships rolls yellow dice."""
    p = table()
    ships(p, AZTECS, "s4", 2)
    ships(p, TEPANECS, "s4", 1)
    p.turn = AZTECS
    run(p, AttackCircle(0, 0))
    word = next(text for text in map(GAME.vocabulary.text, p.legal_moves(AZTECS)) if text != "pass")
    found = of(p, AZTECS, word)
    assert found.exact
    assert found.counts == ["ships-lost", "enemy-ships-lost"]
    assert found.chances[0] > found.chances[2]


def test_counting_cases_together_changes_nothing() -> None:
    p = before((1, 1), (1, 0)).observation(TEPANECS)
    move = GAME.vocabulary.move("go 6")
    stakes = odds.stakes(p, TEPANECS, move)
    assert stakes is not None
    single, together = Tally(Unmerged(stakes)), Tally(stakes)
    single.least = together.least = 1e-5
    assert count_cases(single, p, TEPANECS, move, 60_000)
    assert count_cases(together, p, TEPANECS, move, 60_000)
    assert together.weights == pytest.approx(single.weights, abs=1e-2)
    assert together.steps < single.steps


def test_others_have_nothing_at_stake() -> None:
    p = wars.duel((4, 0), (3, 0))
    assert odds.side_of(p, 2) == -1


def test_odds_of_random_games() -> None:
    assert len(ask_for_odds(GAME, 3, 1, 30)) == 30


def test_the_same_numbers_compiled_and_plain() -> None:
    """Compares exact figures, which must be the same with compiled and with plain rules."""
    found = of(before((3, 1), (2, 1)), TEPANECS, "go 6")
    assert (found.exact, found.chances, found.means) == (True, [7804, 704, 1491], [215, 277])
    found = of(hidden((1, 1), (2, 0)), TEPANECS, "go 6")
    assert (found.exact, found.samples, found.chances) == (False, 795, [6868, 1233, 1899])
