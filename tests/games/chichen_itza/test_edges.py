"""Boundary cases: the last card, the last warrior, the first creature."""

from __future__ import annotations

import pytest

from patolli.games.chichen_itza import names
from patolli.games.chichen_itza.action_phase import prices, turn
from patolli.games.chichen_itza.actions import god_display, reinforcement
from patolli.games.chichen_itza.board import units
from patolli.games.chichen_itza.cards import hooks
from patolli.games.chichen_itza.combat import outcome
from patolli.games.chichen_itza.economy import magic_cards
from patolli.games.chichen_itza.game import GAME
from patolli.games.chichen_itza.movement import march
from patolli.games.chichen_itza.position import MAGIC_DECK, ChichenPosition, own_pile
from patolli.games.chichen_itza.state.group import NO_GROUP
from patolli.kernel.seats import CHANCE

from . import table as t
from .combats import ANI, AT, FRANK, battle, fork, go, hunt


@pytest.mark.rule("CI-7.1")
@pytest.mark.parametrize("end", ["city", "P06", "P08"])
def test_when_a_movement_is_over_nobody_is_on_the_way(end: str) -> None:
    p = t.table()
    t.put(p, ANI, "P10", 2)
    t.put(p, ANI, "P06", 1)
    t.march(p, ANI, "P10", end, 1)
    assert (p.group.kind, p.asked()) == (NO_GROUP, [])


# ---- god cards -------------------------------------------------------------------------------------------


@pytest.mark.rule("CI-G29")
@pytest.mark.parametrize(("reserve", "asked"), [(0, False), (1, True)])
def test_the_last_warrior_of_the_reserve_can_still_come(reserve: int, asked: bool) -> None:
    p = t.table()
    t.god(p, ANI, "G29")
    p.seats[ANI].reserve, p.seats[ANI].city = reserve, 25 - reserve
    t.begin_turn(p, ANI)
    t.play(p, "place coins")
    assert (t.question(p) == "Offer") == asked


@pytest.mark.rule("CI-G34")
@pytest.mark.parametrize(("markers", "asked"), [(0, False), (1, True)])
def test_a_single_marker_can_be_turned(markers: int, asked: bool) -> None:
    p = t.table()
    t.god(p, ANI, "G34")
    t.war(p, FRANK, markers)
    t.give(p, ANI, coins=7)
    t.begin_turn(p, ANI)
    t.play(p, "place war")
    assert (t.question(p) == "Offer") == asked


@pytest.mark.rule("CI-G36")
def test_a_scout_controls_nothing_where_a_snake_is() -> None:
    p = t.table()
    t.god(p, ANI, "G36")
    t.scout(p, ANI, "P06", "P08", "P10")
    t.creature(p, "P06", "snake", 1)
    t.put(p, FRANK, "P10", 1)
    assert hooks.controlled(p, ANI) == 1 << t.tile("P08")


@pytest.mark.rule("CI-G30")
def test_an_empty_deck_cannot_be_looked_into() -> None:
    p = t.table()
    t.god(p, ANI, "G30")
    t.give(p, ANI, coins=9)
    empty(p, names.RED)
    t.begin_turn(p, ANI)
    t.play(p, "place god-card")
    assert {one for one in t.offered(p) if one.startswith("deck")} == {"deck gold", "deck green", "deck blue"}
    p.display[names.GOLD] = names.GOD_IDS.index("G01")
    t.play(p, "deck gold")
    while t.asked(p) == [CHANCE]:
        t.play(p, min(t.offered(p)))
    assert "take g01" in t.offered(p)  # the first card is face up
    assert len(t.offered(p)) == 4
    t.play(p, "take g01")
    assert [event["amount"] for event in t.emitted(p, "buried")] == [3]


def empty(p: ChichenPosition, color: int, but: int = 0) -> None:
    """Removes all cards from a god deck except `but` of them."""
    deck = own_pile(p, color)
    while deck.length() > but:
        deck.draw(deck.next_kinds()[0])
    t.again(p)


@pytest.mark.rule("CI-10.6")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_a_god_drawn_leaves_its_deck(left: int) -> None:
    p = t.table()
    empty(p, names.GOLD, left)
    p.agenda = [god_display.DrawGods(ANI, names.GOLD, 1)]
    t.again(p)
    p.run_on()
    if left:
        t.play(p, min(t.offered(p)))
    assert units.count(p.seats[ANI].gods[names.GOLD]) == min(left, 1)
    assert p.piles[names.GOLD].length() == max(0, left - 1)
    assert p.asked() == []


@pytest.mark.rule("CI-G23")
def test_a_search_for_what_is_not_there_is_reported() -> None:
    p = t.table()
    t.god(p, ANI, "G23")
    t.hand(p, FRANK, fire=16)
    t.supply_cards(p)
    t.play(p, "use g23")
    assert [event["good"] for event in t.emitted(p, "nothing-gained")] == [names.MAGIC]
    assert p.hands[ANI].size == 0
    assert p.piles[MAGIC_DECK].length() == 16


@pytest.mark.rule("CI-G26")
@pytest.mark.parametrize(("reserve", "camps", "asked"), [(1, 1, True), (0, 1, False), (1, 0, False)])
def test_camp_guards_need_a_camp_and_a_warrior(reserve: int, camps: int, asked: bool) -> None:
    p = t.table()
    t.god(p, ANI, "G26")
    if camps:
        t.put(p, ANI, "P08", 1)
    p.seats[ANI].reserve = reserve
    t.supply_cards(p)
    assert (t.question(p) == "UseSupplyCard") == asked


# ---- combat ----------------------------------------------------------------------------------------------


@pytest.mark.rule("CI-8.5", "CI-8.19")
def test_a_tile_is_left_although_the_attacker_must_still_choose_a_hero() -> None:
    p = battle(1)
    t.hero(p, ANI, "H01")
    t.hero(p, ANI, "H10")
    go(p, 0, "ab")
    t.roll(p, 1, 1)
    t.roll(p, 1)
    assert t.question(p) == "LoseHero"
    assert p.question(ANI).numbers == [1]
    t.play(p, "lose a")
    assert (t.tiles_with_units(p, ANI), t.tiles_with_units(p, FRANK)) == ({AT}, set())


@pytest.mark.rule("CI-8.7", "CI-D22")
def test_heroes_are_lost_one_after_the_other() -> None:
    p = battle(0)
    for card in ("H01", "H10", "H18"):
        t.hero(p, FRANK, card, AT)
    go(p, 3)
    t.roll(p, 1, 1, 6)
    t.roll(p, 6, 6, 6)
    assert p.question(FRANK).numbers == [2]
    t.play(p, "lose c")
    assert p.question(FRANK).numbers == [1]
    assert t.offered(p) == {"lose a", "lose b"}
    t.play(p, "lose a")
    assert p.seats[FRANK].heroes[1] == t.tile(AT)
    assert t.asked(p) == [CHANCE]


@pytest.mark.rule("CI-H24", "CI-8.8")
def test_sixes_rolled_again_are_no_luck() -> None:
    p = hunt("jaguar", 4)
    t.hero(p, ANI, "H24")
    t.god(p, ANI, "G48")
    t.give(p, ANI, luck=2)
    go(p, 2, "c")
    t.roll(p, 6, 5, 5)
    t.play(p, "use h24")
    t.roll(p, 6)
    assert t.offered(p) == {"luck again", "luck hit", "use g48", "stop"}
    luck = fork(p)
    t.play(luck, "luck again")
    t.roll(luck, 6, 6, 6)
    assert t.offered(luck) == {"use g48", "stop"}
    t.play(p, "use g48", "again 5", "stop")
    t.roll(p, 6)
    assert t.offered(p) == {"luck again", "luck hit", "stop"}


@pytest.mark.rule("CI-G50", "CI-G22")
def test_cards_against_damage_are_reported() -> None:
    p = battle(2)
    t.god(p, ANI, "G50")
    t.god(p, FRANK, "G22")
    t.give(p, FRANK, shields=1)
    t.give(p, ANI, idols=1)
    go(p, 2)
    t.play(p, "cast none")
    t.roll(p, 1, 6)
    t.play(p, "stop")
    t.roll(p, 6, 6)
    assert [(event["seat"], event["card"]) for event in t.emitted(p, "card-used")] == [(ANI, 49)]
    assert p.warriors[t.tile(AT)] == 1
    q = battle(2)
    t.god(q, FRANK, "G22")
    t.give(q, FRANK, idols=1)
    go(q, 2)
    t.play(q, "cast none")
    t.roll(q, 1, 1)
    t.roll(q, 6, 6)
    t.play(q, "stop", "1")
    assert [(event["seat"], event["card"]) for event in t.emitted(q, "card-used")] == [(FRANK, 21)]
    assert q.warriors[t.tile(AT)] == 2


# ---- the end of a round, regrouping and movement
# ------------------------------------------------------------


@pytest.mark.rule("CI-12.1", "CI-D26")
def test_without_a_reserve_the_warrior_comes_from_elsewhere() -> None:
    p = t.table()
    t.task(p, "T02")
    t.war(p, ANI, 2)
    p.seats[ANI].reserve, p.seats[ANI].city = 0, 25
    t.end_round(p, 2)
    assert t.offered(p) == {"claim city", "pass"}
    assert t.why_not(p, "claim reserve") == "no-warrior-left"


@pytest.mark.rule("CI-6.18", "CI-D11")
def test_regrouping_calls_from_tiles_that_come_later() -> None:
    p = t.table()
    t.put(p, ANI, "city", -3)
    for place, number in (("P06", 1), ("P08", 2), ("P10", 1)):
        t.put(p, ANI, place, number)
    t.idle(p)
    reinforcement.regroup(p, ANI, False)
    p.run_on()
    assert p.question(ANI).numbers == [t.tile("P06"), 1, 4]
    t.play(p, "1")
    assert p.question(ANI).numbers == [t.tile("P08"), 2, 3]
    assert t.offered(p) == {"0", "1", "2", "3"}
    t.play(p, "3")
    assert [p.warriors[t.tile(place)] for place in ("P06", "P08", "P10")] == [1, 3, 0]
    assert t.tiles_with_units(p, ANI) == {"P06", "P08"}
    assert p.question(ANI).numbers == [t.tile("P10"), 0, 0]
    t.play(p, "0")
    assert p.seats[ANI].city == 0


@pytest.mark.rule("CI-H03", "CI-7.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_jump_reaches_every_land_tile_in_play_and_no_other(players: int) -> None:
    p = t.table(players)
    t.hero(p, ANI, "H03", "P06")
    t.idle(p)
    march.begin(p, ANI, names.LAND)
    p.run_on()
    t.play(p, *[one for one in ("from p06",) if t.question(p) == "ChooseStart"])
    t.play(p, *[one for one in ("with a",) if t.question(p) == "TakeHero"])
    while t.question(p) != "ChooseEnd":
        t.play(p, min(t.offered(p)))
    land = {
        f"go {names.TILE_IDS[tile].lower()}"
        for tile in p.tables.tiles[players]
        if p.tables.of_terrain[names.LAND] >> tile & 1
    }
    assert t.offered(p) == {*land, "go city"} - {"go p06"}


@pytest.mark.rule("CI-5.6", "CI-G20")
def test_the_reason_names_price_and_toll() -> None:
    p = t.table()
    t.god(p, FRANK, "G20")
    t.costs(p, [4, 4, 4, 4], [4, 4, 4, 4])
    t.give(p, ANI, coins=4)
    t.begin_turn(p, ANI)
    p.seats[FRANK].markers = -1
    t.again(p)
    reason = p.why_not(ANI, GAME.vocabulary.move("place war"))
    assert reason is not None
    assert (reason.name, reason.numbers) == ("too-few-coins", [5, 4])
    assert p.question(ANI).numbers[0] == 1
    t.play(p, "place coins")
    p.seats[FRANK].markers = 0
    while t.asked(p) != [ANI]:
        p.play(t.asked(p)[0], p.default(t.asked(p)[0]))
    assert p.question(ANI).numbers[0] == 2


@pytest.mark.rule("CI-8.3", "CI-22.2")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_throws_have_the_odds_of_dice(number: int) -> None:
    p = hunt("jaguar", 4)
    go(p, number)
    odds = dict(zip([GAME.vocabulary.text(move) for move in p.legal_moves(CHANCE)], p.odds(), strict=True))
    assert sum(odds.values()) == 6**number
    assert odds["roll" + " 1" * number] == 1
    if number > 1:
        assert odds["roll" + " 1" * (number - 1) + " 6"] == number
    if number > 2:
        assert odds["roll 2 4 5"] == 6


# ---- counting --------------------------------------------------------------------------------------------


@pytest.mark.rule("CI-G69")
def test_the_best_ruin_must_be_an_own_one() -> None:
    p = t.table()
    t.god(p, ANI, "G69")
    points = p.tables.ruin_points
    ranked = sorted(range(len(points)), key=lambda ruin: points[ruin])
    t.put(p, ANI, "P12", 1)
    t.ruin(p, "P12", names.RUIN_IDS[ranked[0]], shown=True)
    t.ruin(p, "P13", names.RUIN_IDS[ranked[-1]], shown=True)
    assert points[ranked[0]] < points[ranked[-1]]
    assert hooks.points(p, ANI) == points[ranked[0]] * p.tables.god_number[names.GOD_IDS.index("G69")]


@pytest.mark.rule("CI-G79", "CI-G80")
@pytest.mark.parametrize("card", ["G79", "G80"])
def test_creatures_of_the_same_strength_are_different_creatures(card: str) -> None:
    p = t.table()
    t.god(p, ANI, card)
    t.figure(p, ANI, "shaman", 5)
    one = hooks.points(p, ANI)
    t.figure(p, ANI, "shaman", 5)
    same = hooks.points(p, ANI)
    t.figure(p, ANI, "kukulkan", 5)
    assert hooks.points(p, ANI) - same >= same - one


@pytest.mark.rule("CI-6.10")
@pytest.mark.parametrize("discarded", [0, 1, 2])
def test_even_a_single_discarded_card_is_shuffled(discarded: int) -> None:
    p = t.table()
    t.hand(p, FRANK, stone=16, fire=16)
    for _ in range(discarded):
        magic_cards.discard(p, FRANK, names.FIRE, 1)
    t.idle(p)
    magic_cards.draw(p, ANI, 1)
    p.run_on()
    if discarded:
        t.play(p, "draw fire")
    assert p.hands[ANI].size == min(discarded, 1)
    assert [event["amount"] for event in t.emitted(p, "reshuffled")] == [discarded] * min(discarded, 1)


@pytest.mark.rule("CI-G30")
def test_of_three_cards_looked_at_two_are_buried() -> None:
    p = t.table()
    t.god(p, ANI, "G30")
    t.give(p, ANI, coins=9)
    t.begin_turn(p, ANI)
    t.play(p, "place god-card", "deck red")
    while t.asked(p) == [CHANCE]:
        t.play(p, min(t.offered(p)))
    seen = [int(event["god"]) for event in t.emitted(p, "saw-god")]
    t.play(p, f"take {names.GOD_IDS[seen[1]].lower()}")
    assert [event["god"] for event in t.emitted(p, "buried-god")] == [seen[0], seen[2]]
    assert [event["amount"] for event in t.emitted(p, "buried")] == [2]


# ---- the numbers in questions and in reasons for illegal moves
# ------------------------------------------------------------------


@pytest.mark.rule("CI-D4")
def test_upkeep_shows_card_and_cost_of_each_hero() -> None:
    p = t.table()
    t.hero(p, ANI, "H01")
    t.give(p, ANI, coins=9)
    t.supply_phase(p, "E")
    assert p.question(ANI).numbers == [0, -1, -1, p.tables.upkeep[0], -1, -1]
    assert p.tables.upkeep[0] > 0


@pytest.mark.rule("CI-G19", "CI-7.6")
def test_the_reason_names_the_fee() -> None:
    p = battle(1)
    t.god(p, FRANK, "G19")
    t.idle(p)
    march.begin(p, ANI, names.LAND)
    p.run_on()
    t.give(p, ANI, coins=1)
    t.play(p, *[one for one in ("from city",) if t.question(p) == "ChooseStart"])
    t.gear(p, ANI, "ranged", 5)
    t.play(p, "1")
    reason = p.why_not(ANI, GAME.vocabulary.move("go p10"))
    assert reason is not None
    assert (reason.name, reason.numbers) == ("no-coins-for-fee", [2, 1])


@pytest.mark.rule("CI-8.10", "CI-8.12")
def test_a_late_hit_that_cannot_be_paid_yet_says_so() -> None:
    p = hunt("shaman", 5)
    t.give(p, ANI, luck=1, idols=1)
    t.hand(p, ANI, fire=1)
    go(p)
    t.play(p, "cast fire 1")
    t.roll(p, 1)
    t.play(p, "stop")
    t.roll(p, 6)
    assert t.offered(p) == {"idol coins", "idol luck", "idol magic", "stop"}
    reason = p.why_not(ANI, GAME.vocabulary.move("luck hit"))
    assert reason is not None
    assert (reason.name, reason.numbers) == ("no-luck", [2, 1])
    assert t.why_not(p, "luck again") == "only-first-roll"
    t.play(p, "idol luck", "luck hit")
    assert p.combat.hits[names.FIRST] == 2


@pytest.mark.rule("CI-H07", "CI-10.7")
def test_a_hero_who_goes_on_is_asked_about_with_his_place() -> None:
    p = hunt("snake", 1)
    t.hero(p, ANI, "H07")
    t.put(p, ANI, "P06", 1)
    go(p, 1, "a")
    t.roll(p, 1, 6)
    t.roll(p, 6)
    t.play(p, "use h07")
    assert t.question(p) == "RelocateHero"
    assert p.question(ANI).numbers == [t.tile(AT)]


# ---- warriors who join -----------------------------------------------------------------------------------


def joining(warriors: int, hero: str = "") -> ChichenPosition:
    """Returns a position in which Ani's group reaches a tile with two of her warriors. One step further is
    her village, which is nearly full.
    """
    p = t.table()
    t.god(p, ANI, "G60")
    t.gear(p, ANI, "ranged", 3)
    t.give(p, ANI, coins=9, idols=1)
    t.put(p, ANI, "P01", 2)
    if hero:
        t.hero(p, ANI, hero)
    t.begin_turn(p, ANI)
    t.play(p, "place land-1", "from city")
    if hero:
        t.play(p, "with a")
    t.play(p, str(warriors), "step p01")
    return p


@pytest.mark.rule("CI-D13", "CI-15.3")
def test_who_must_go_on_may_still_exchange_an_idol() -> None:
    p = joining(1)
    t.play(p, "1")
    assert t.question(p) == "GoOn"
    t.play(p, "idol coins")
    assert (t.question(p), p.seats[ANI].idols, t.emitted(p, "gained")[-1]["amount"]) == ("GoOn", 0, 2)
    assert "stop" not in t.offered(p)


@pytest.mark.rule("CI-G60", "CI-D13")
def test_no_more_join_than_have_somewhere_to_go() -> None:
    p = joining(1, "H01")
    here = t.tile("P01")
    assert t.question(p) == "LetJoin"
    for place in units.bits(p.land.near[here]):
        if place != names.CITY and p.tables.of_terrain[names.LAND] >> place & 1:
            t.put(p, ANI, names.PLACE_IDS[place], 2 if place == t.tile("P10") else 5)
    p.group.steps = 1
    p.group.start = t.tile("city")
    t.again(p)
    # the hero, a warrior and one more arrive at a tile with two units
    assert t.offered(p) == {"0", "1"}
    t.play(p, "1")
    assert t.offered(p) - {"idol coins", "idol luck", "idol magic"} == {"step p10"}


# ---- cases that were untested, as planted faults had shown ---------------------------------------------


@pytest.mark.rule("CI-6.11")
def test_a_scout_stands_where_he_was_sent() -> None:
    p = t.table()
    t.give(p, ANI, coins=9)
    t.begin_turn(p, ANI)
    t.play(p, "place scout", "scout p06")
    assert p.seats[ANI].scouts == 1 << t.tile("P06")


@pytest.mark.rule("CI-7.9")
def test_a_hero_goes_back_to_the_last_free_room() -> None:
    p = hunt("jaguar", 4)
    t.hero(p, ANI, "H01", "P06")
    t.put(p, ANI, "P06", 4)
    t.fight(p, ANI, "P06", AT, 0, "a")
    while t.asked(p):
        t.roll_all(p, 6)
    assert p.seats[ANI].heroes[0] == t.tile("P06")
    assert p.warriors[t.tile("P06")] == 4


@pytest.mark.rule("CI-13.6", "CI-13.7")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
@pytest.mark.parametrize("creature", range(names.CREATURES))
def test_an_attack_is_kept_with_defender_creature_and_outcome(seat: int, creature: int) -> None:
    for held in (True, False):
        kept = outcome.attack(seat, creature, held)
        assert (outcome.attack_seat(kept), outcome.attack_creature(kept)) == (seat, creature)
        assert outcome.attack_held(kept) == held


@pytest.mark.rule("CI-5.6", "CI-G20")
@pytest.mark.parametrize("coins", range(1, 9))
def test_tolls_count_in_what_is_offered(coins: int) -> None:
    p = t.table()
    t.god(p, FRANK, "G20")
    t.give(p, ANI, coins=coins)
    t.begin_turn(p, ANI)
    p.seats[FRANK].markers = -1
    t.again(p)
    due = p.due()
    assert isinstance(due, turn.ChooseAction)
    candidates = due.candidates(p, ANI)
    assert due.legal_moves(p, ANI) == [move for move in candidates if due.illegal_reason(p, ANI, move) == 0]


@pytest.mark.rule("CI-H01")
@pytest.mark.parametrize("place", ["P01", "P06", "city"])
def test_a_free_movement_begins_anywhere(place: str) -> None:
    p = t.table()
    t.hero(p, ANI, "H01", place)
    t.begin_turn(p, ANI)
    assert prices.free_hero(p, ANI) == 0
    assert prices.free_hero(p, FRANK) == names.NOTHING


@pytest.mark.rule("CI-5.8", "CI-6.1")
@pytest.mark.parametrize("gear", names.GEAR_IDS)
def test_a_gear_on_its_last_level_is_not_offered(gear: str) -> None:
    p = t.table()
    t.give(p, ANI, coins=20)
    t.begin_turn(p, ANI)
    assert f"place {gear}" in t.offered(p)
    t.gear(p, ANI, gear, len(p.tables.melee_hits) - 1)
    assert f"place {gear}" not in t.offered(p)


@pytest.mark.rule("CI-2.18", "CI-2.19")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_begins_with_cards_gems_or_heroes(players: int) -> None:
    for player in t.set_up(players).seats:
        assert (player.gods, player.powers, player.gems) == ([0] * names.COLORS, 0, 0)
        assert (player.cards, player.figures, player.tiles) == ([-1] * names.HERO_TYPES, [], 0)
        assert (player.scouts, player.tasks, player.war) == (0, 0, 0)
