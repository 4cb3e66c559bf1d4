"""The odds of combats against players, against creatures and for the city, before and during a combat."""

from __future__ import annotations

import pytest

from patolli.games.chichen_itza import names, odds
from patolli.games.chichen_itza.game import GAME
from patolli.games.chichen_itza.movement import march
from patolli.games.chichen_itza.position import ChichenPosition
from patolli.kernel.odds import Tally, count_cases, odds_of, open_odds
from patolli.kernel.seats import CHANCE
from patolli.kernel.stakes import Odds
from tests.kernel.brute_force import Unmerged, brute_force
from tests.kernel.random_odds import ask_for_odds

from . import table as t
from .combats import ANI, FRANK, until

AT = "P01"  # a tile next to the city


def before(p: ChichenPosition, warriors: int) -> ChichenPosition:
    """Lets Ani choose the destination of her group, which starts in the city."""
    march.begin(p, ANI, names.FREE)
    p.run_on()
    t.play(p, "from city")
    while t.question(p) == "TakeHero":
        t.play(p, t.offered(p).pop())
    t.play(p, str(warriors))
    return p


def of(p: ChichenPosition, word: str = "go p01", seat: int = ANI) -> Odds:
    found = odds_of(GAME, p, seat, [GAME.vocabulary.move(word)])
    assert found is not None
    return found


def hunt(strength: int, warriors: int, creature: str = "jaguar", known: bool = True) -> ChichenPosition:
    p = t.table()
    t.put(p, ANI, "city", 3)
    t.creature(p, AT, creature, strength, [ANI] if known else None)
    return before(p, warriors)


def war(warriors: int, defenders: int) -> ChichenPosition:
    p = t.table()
    t.put(p, ANI, "city", 3)
    t.put(p, FRANK, AT, defenders)
    t.war(p, ANI, 1)
    return before(p, warriors)


def rounded(shares: list[float]) -> list[int]:
    return [int(share * 10_000 + 0.5) for share in shares]


# ---- exact ------------------------------------------------------------------------------------------------


def test_one_warrior_and_a_creature_by_brute_force() -> None:
    p = hunt(2, 1)
    found = of(p)
    assert found.exact
    assert found.outcomes == ["beaten", "fled", "last-blow", "thrown-back", "wiped-out"]
    shares, means = brute_force(GAME, p, ANI, GAME.vocabulary.move("go p01"))
    assert found.chances == rounded([float(share) for share in shares])
    assert found.means == [round(100 * float(one)) for one in means]


def test_the_same_numbers_compiled_and_plain() -> None:
    """Compares exact figures, which must be the same with compiled and with plain rules."""
    found = of(hunt(3, 4))
    assert (found.exact, found.chances, found.means) == (True, [1639, 1779, 196, 3121, 3264], [271, 0])
    found = of(war(3, 2))
    assert (found.exact, found.chances, found.means) == (True, [3967, 15, 5681, 337], [77, 0])
    p = war(2, 1)
    t.hand(p, FRANK, stone=1)
    found = of(p)
    assert (found.exact, found.samples) == (False, 1000)
    assert (found.chances, found.low, found.high) == (
        [4100, 230, 2890, 2780],
        [3799, 153, 2617, 2511],
        [4408, 343, 3179, 3066],
    )


def test_a_strength_that_only_another_has_seen_is_any_hidden_strength() -> None:
    """CI-6.12: Frank's scout reveals nothing to Ani, who must not profit from what Frank knows."""
    unseen = hunt(4, 3, known=False)
    seen = t.table()
    t.put(seen, ANI, "city", 3)
    t.creature(seen, AT, "jaguar", 1, [FRANK])
    assert of(unseen).to_dict() == of(before(seen, 3)).to_dict()
    assert of(unseen).exact
    assert of(unseen).chances != of(hunt(1, 3)).chances


def test_against_a_player() -> None:
    found = of(war(2, 1))
    assert found.exact
    assert found.outcomes == ["taken", "both-fell", "thrown-back", "wiped-out"]
    assert 9_998 <= sum(found.chances) <= 10_002
    assert of(war(4, 1)).chances[0] > found.chances[0]


def test_hidden_magic_cards_make_an_estimate_that_contains_what_they_might_do() -> None:
    p = war(2, 1)
    without = of(p)
    q = war(2, 1)
    t.hand(q, FRANK, stone=1)
    found = of(q)
    assert not found.exact
    assert found.samples > 200
    assert found.chances[0] < without.chances[0]
    for i in range(4):
        assert found.low[i] <= found.chances[i] <= found.high[i]


# ---- inside -----------------------------------------------------------------------------------------------


def test_every_choice_in_a_combat_has_odds() -> None:
    """A hit bought with luck removes the last heart, so the outcome is certain with that hit and uncertain
    without it.
    """
    p = hunt(2, 3)
    t.give(p, ANI, luck=3)
    t.play(p, "go p01")
    while t.question(p) != "RollWindow":
        t.roll_all(p, 6)
    p.combat.hearts = 1
    p.combat.dice = [6, 6, 6]
    p.forget()
    bought = of(p, "luck hit")
    assert bought.exact
    assert bought.chances[0] + bought.chances[2] == 10_000
    assert of(p, "stop").chances[0] < bought.chances[0]


def test_the_defender_sees_the_same_combat_from_the_other_side() -> None:
    p = war(3, 2)
    t.give(p, FRANK, luck=3)
    t.play(p, "go p01")
    while p.asked() == [CHANCE]:
        t.roll_all(p, 6)
    assert p.asked() == [FRANK]
    found = of(p, "stop", FRANK)
    assert found.outcomes == ["attackers-fell", "attackers-back", "both-fell", "tile-lost"]
    assert found.chances[3] < 5_000


def test_who_is_not_in_the_combat_has_no_odds() -> None:
    p = hunt(2, 3)
    assert odds.stakes(p, ANI, GAME.vocabulary.move("go p02")) is None
    assert odds_of(GAME, p, FRANK, [GAME.vocabulary.move("go p01")]) is None


def test_after_the_outcome_nothing_is_at_stake() -> None:
    """CI-8.20: the winner of a combat is still asked about cards."""
    p = t.table()
    t.hero(p, ANI, "H07")
    t.put(p, ANI, "P03", 1)
    t.creature(p, AT, "jaguar", 1, [ANI])
    t.fight(p, ANI, "city", AT, 3, "a")
    while p.asked() == [CHANCE]:
        t.roll_all(p, 1)
    assert t.question(p) == "Offer"
    assert odds.stakes(p, ANI, p.legal_moves(ANI)[0]) is None


# ---- the city ---------------------------------------------------------------------------------------------


def test_defence_of_the_city_before_it_is_known_which_creature_comes() -> None:
    """CI-13.1: at any time, only the player with the lowest favor sees the odds of the defence."""
    p = t.table()
    seat = p.favor[0]
    found = open_odds(GAME, p, seat)["city-attack"]
    assert found.outcomes == ["city-held", "city-lost"]
    assert found.exact
    assert 0 < found.chances[0] < 10_000
    assert open_odds(GAME, p, p.favor[1]) == {}
    p.seats[seat].city = 0
    assert open_odds(GAME, p, seat)["city-attack"].chances == [0, 10_000]


def test_choosing_who_defends_the_city() -> None:
    p = t.table()
    t.hero(p, ANI, "H01")
    t.put(p, ANI, "city", 3)
    t.defend_city(p, ANI, "jaguar")
    assert t.question(p) == "ChooseDefender"
    both = [of(p, word) for word in sorted(t.offered(p))]
    assert [one.outcomes for one in both] == [["city-held", "city-lost"]] * 2


# ---- merging ----------------------------------------------------------------------------------------------


COMBATS = {
    "bare": ("jaguar", "", "", "melee-2"),
    "luck": ("jaguar", "", "luck", "melee-2"),
    "idols": ("caiman", "", "idols luck", "melee-2"),
    "shields": ("snake", "", "shields", "melee-2"),
    "again": ("monkey", "G52", "coins luck", "melee-3"),
    "sixes": ("jaguar", "G58", "luck", "melee-2"),
    "creature": ("jaguar", "G51", "luck", "melee-3"),
    "hero": ("triceratops", "H24", "luck", "melee-3"),
    "bulwark": ("shaman", "H16", "shields", "melee-3"),
}


@pytest.mark.parametrize("name", COMBATS)
def test_counting_cases_together_changes_nothing(name: str) -> None:
    """The odds are the same whether or not equal cases are merged, with all cards in play."""
    creature, cards, goods, phase = COMBATS[name]
    p = t.table()
    for card in cards.split():
        (t.hero if card[0] == "H" else t.god)(p, ANI, card)
    t.give(p, ANI, **dict.fromkeys(goods.split(), 2))
    t.creature(p, AT, creature, 2, [ANI])
    heroes = {"H24": "c", "H16": "b"}.get(cards, "")
    t.fight(p, ANI, "city", AT, 2, heroes)
    until(p, phase)
    stakes = odds.of_combat(p, ANI)
    assert stakes is not None
    single, together = Tally(Unmerged(stakes)), Tally(stakes)
    assert count_cases(single, p.observation(ANI), ANI, -1, 60_000)
    assert count_cases(together, p.observation(ANI), ANI, -1, 60_000)
    assert together.weights == pytest.approx(single.weights)
    assert together.sums == pytest.approx(single.sums)
    assert sum(together.weights) == pytest.approx(1)
    assert together.steps < single.steps


def test_odds_of_random_games() -> None:
    assert len(ask_for_odds(GAME, 4, 1, 40)) == 40


def test_odds_say_what_good_means_and_whose_luck_they_count_on() -> None:
    p = war(3, 2)
    p.seats[ANI].luck, p.seats[FRANK].luck = 0, 3
    found = of(p)
    assert (found.goal, found.assumptions) == ("tile-taken", ["foe-luck"])
    assert found.good() == found.chances[0]
    p = hunt(3, 4)
    p.seats[ANI].luck, p.seats[FRANK].luck = 1, 3
    found = of(p)
    assert (found.goal, found.assumptions) == ("tile-taken", ["own-luck"])
    assert found.good() == found.chances[0] + found.chances[1]


@pytest.mark.rule("CI-2.10")
def test_odds_say_that_the_strength_of_the_creature_is_unknown() -> None:
    assert odds.UNKNOWN_STRENGTH not in of(hunt(5, 3)).assumptions
    found = of(hunt(5, 3, known=False))
    assert found.assumptions == [odds.UNKNOWN_STRENGTH]
    assert found.good() > of(hunt(5, 3)).good()
