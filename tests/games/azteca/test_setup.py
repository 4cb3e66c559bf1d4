"""Overview, components, map and set-up (AZ-1 to AZ-4)."""

from __future__ import annotations

import pytest

from patolli.games.azteca import moves, names
from patolli.games.azteca.common import board
from patolli.games.azteca.components.loader import LOADER
from patolli.games.azteca.game import GAME
from patolli.games.azteca.phases import purchase
from patolli.games.azteca.position import AztecaPosition
from patolli.games.azteca.setup import distribution, first_dike, markers, new_game, peoples
from patolli.kernel.chance import Rng
from patolli.kernel.seats import CHANCE

from .table import (
    army,
    at,
    box,
    city,
    dice,
    events_named,
    lost,
    offered,
    owner,
    question,
    run,
    say,
    ships,
    start,
    table,
    why,
)

C = LOADER.printed()


# ---- components ---------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-1.1")
def test_four_peoples() -> None:
    p = table()
    assert names.PEOPLE_IDS == ["aztecs", "tepanecs", "chichimecs", "toltecs"]
    assert p.people == [0, 1, 2, 3]


@pytest.mark.rule("AZ-2.1", "AZ-3.8")
def test_thirty_land_areas_and_seven_lakes() -> None:
    kinds = [C.kind.count(kind) for kind in range(4)]
    assert kinds == [22, 4, 4, 7]
    assert C.table("area.11").values["name"] == "Xochimilco"
    assert C.table("area.S4").values["name"] == "Lake Texcoco East"


@pytest.mark.rule("AZ-2.2", "AZ-2.3", "AZ-2.4", "AZ-2.5")
def test_counts_of_counters_cards_and_dice() -> None:
    assert [C.limit[u] for u in range(names.UNITS)] == [12, 10, 3, 3, 6, 3]
    assert (sum(C.card_count), sum(C.expedition_count), sum(C.slave_count)) == (44, 20, 12)
    assert sum(C.marker_count) == 22
    assert C.spears == [2, 3, 0]
    assert C.card_count == [5, 3, 3, 3, 3, 2, 3, 3, 5, 4, 3, 2, 2, 3]


@pytest.mark.rule("AZ-2.5")
def test_the_yellow_die_is_the_better_one() -> None:
    from patolli.games.azteca.common import dice as rolling

    p = table()
    rolling.throw(p, [names.RED, names.YELLOW, names.WHITE], names.FOR_JUDGEMENT, 0)
    p.run_on()
    odds = []
    for text in ("spear", "blank", "roll 6"):
        odds.append(p.odds())
        say(p, text)
    assert odds == [[2, 4], [3, 3], [1] * 6]
    assert p.dice_face == [1, 0, 6]


@pytest.mark.rule("AZ-2.6")
def test_prices() -> None:
    assert C.price == [1, 2, 1, 4, 2, 3]


@pytest.mark.rule("AZ-2.7")
def test_an_empty_supply_sells_nothing() -> None:
    p = table()
    p.tribute[0] = 20
    box(p, 0, "reserve", warriors=12)
    run(p, purchase.Purchase(0))
    assert why(p, "buy warrior reserve") == "supply-empty"
    assert "buy jaguar reserve" in offered(p)


# ---- map ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-3.1")
def test_kinds_of_areas() -> None:
    assert names.KIND_IDS == ["inner", "capital", "outer", "sea"]
    assert C.kind[0] == names.INNER
    assert C.kind[26] == names.OUTER


@pytest.mark.rule("AZ-3.2")
def test_three_outer_valleys_lie_behind_mountains_one_is_open() -> None:
    terrains = []
    for valley in range(26, 30):
        terrains.append({C.terrain[valley * names.AREAS + near] for near in C.neighbours[valley]})
    assert terrains == [{names.PLAIN}, {names.MOUNTAIN}, {names.MOUNTAIN}, {names.MOUNTAIN}]


@pytest.mark.rule("AZ-3.3")
def test_borders_have_one_terrain_and_hold_both_ways() -> None:
    p = table()
    assert board.border(p, 0, 1) == board.border(p, 1, 0) == names.SWAMP
    assert board.border(p, 0, 4) == names.NO_BORDER
    assert board.border(p, 4, 19) == names.SWAMP
    assert board.border(p, 31, 32) == names.LAKE


@pytest.mark.rule("AZ-3.4")
def test_a_dike_is_a_border_only_while_it_is_built_and_for_everybody() -> None:
    p = table()
    assert board.border(p, 22, 7) == names.NO_BORDER
    p.dikes = [0, 1, 0]
    assert board.border(p, 22, 7) == board.border(p, 7, 22) == names.DIKE
    assert board.border(p, 22, 6) == board.border(p, 22, 9) == names.NO_BORDER


@pytest.mark.rule("AZ-3.5")
def test_capitals() -> None:
    assert [names.AREA_IDS[a] for a in C.capital] == ["23", "24", "25", "26"]


@pytest.mark.rule("AZ-3.6", "AZ-4.2")
def test_own_enemy_and_neutral_areas() -> None:
    p = table(3)
    city(p, 0, "8")
    assert owner(p, "23") == 0
    assert owner(p, "8") == 0
    assert board.is_neutral(p, 8)
    assert board.is_neutral(p, 25), "the capital of an absent people"
    assert board.is_capital(p, 22)
    assert not board.is_capital(p, 25)


@pytest.mark.rule("AZ-3.7")
def test_connected_by_land_by_dike_and_by_a_lake_that_is_controlled() -> None:
    p = table()
    city(p, 1, "6", "3", "1")
    assert board.connected(p, 1, 0)
    p.owner[2] = names.NOBODY
    assert not board.connected(p, 1, 0)
    city(p, 0, "8")
    assert not board.connected(p, 0, 7)
    p.dikes = [0, 1, 0]
    assert board.connected(p, 0, 7)
    p.dikes = [0, 0, 0]
    ships(p, 0, "s5", 1)
    assert board.connected(p, 0, 7)
    ships(p, 1, "s5", 1)
    assert not board.connected(p, 0, 7), "an uncontrolled lake joins nothing"
    ships(p, 1, "s5", 2)
    assert not board.connected(p, 0, 7)
    assert board.connected(p, 0, 22)


@pytest.mark.rule("AZ-3.7")
def test_a_lake_joins_shores_but_not_further_lakes() -> None:
    p = table()
    city(p, 0, "12")
    ships(p, 0, "s5")
    ships(p, 0, "s6")
    assert not board.connected(p, 0, 11)
    city(p, 0, "10")
    assert board.connected(p, 0, 11)


# ---- set-up -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-4.1", "AZ-15.1")
def test_peoples_are_dealt_and_among_three_the_aztecs_take_part() -> None:
    seen: set[int] = set()
    for seed in range(60):
        p = start(3)
        rolls = Rng(seed)
        while len(p.people) < 3:
            say(p, offered(p)[rolls.weighted(p.odds())])
        assert names.AZTECS in p.people
        seen.add(p.people.index(names.AZTECS))
        seen.add(10 + next(iter({0, 1, 2, 3} - set(p.people))))
    assert seen == {0, 1, 2, 11, 12, 13}
    p = start(3)
    assert p.odds() == [3, 2, 2, 2]
    say(p, "people toltecs")
    assert p.odds() == [2, 1, 1]
    say(p, "people tepanecs")
    assert offered(p) == ["people aztecs"]
    p = start(2)
    say(p, "people toltecs")
    assert offered(p) == ["people aztecs", "people tepanecs", "people chichimecs"]
    assert p.odds() == [1, 1, 1]


@pytest.mark.rule("AZ-4.1")
def test_peoples_may_be_chosen() -> None:
    p = start(3, {"peoples": "chosen"})
    assert p.asked() == [0]
    say(p, "0: people toltecs")
    assert why(p, "people toltecs") == "people-taken"
    p.play(1, GAME.vocabulary.move("people chichimecs"))
    assert why(p, "people tepanecs") == "aztecs-take-part"
    say(p, "2: people aztecs")
    assert p.people == [3, 2, 0]


@pytest.mark.rule("AZ-4.2", "AZ-15.1")
def test_the_capital_of_a_people_that_is_out() -> None:
    from patolli.games.azteca.phases import tribute

    p = table(3)
    assert C.garrison[names.CAPITAL] == [1, 2]
    assert p.marker[25] == 0
    city(p, 0, "26")
    tribute.receive_income(p, 0)
    assert events_named(p, "tribute")[-1]["inner"] == 2
    assert "dike" not in "".join(offered_for_dike(table(2, [1, 3])))


def offered_for_dike(p: AztecaPosition) -> list[str]:
    p.tribute[0] = 9
    run(p, purchase.Purchase(0))
    return offered(p)


@pytest.mark.rule("AZ-4.3", "AZ-5.1")
def test_a_random_player_begins() -> None:
    p = start(4)
    for people in names.PEOPLE_IDS:
        say(p, f"people {people}")
    assert offered(p) == ["first 0", "first 1", "first 2", "first 3"]
    assert p.odds() == [1, 1, 1, 1]
    say(p, "first 2")
    assert p.first == 2


def dealt(players: int, first: int = 0) -> AztecaPosition:
    p = start(players)
    for people in names.PEOPLE_IDS[:players]:
        say(p, f"people {people}")
    say(p, f"first {first}")
    return p


@pytest.mark.rule("AZ-4.4")
@pytest.mark.parametrize(("players", "each"), [(4, 5), (3, 7), (2, 11)])
def test_markers_are_dealt_evenly(players: int, each: int) -> None:
    p = dealt(players)
    assert p.odds() == [11, 8, 3]
    while p.asked() == [CHANCE]:
        say(p, offered(p)[0])
    assert [hand.size for hand in p.marker_hands] == [each] * players
    assert p.marking[0].size == 22 - each * players


@pytest.mark.rule("AZ-4.5", "AZ-D1")
def test_markers_are_placed_away_from_the_own_capital() -> None:
    p = dealt(4, first=1)
    while p.asked() == [CHANCE]:
        say(p, offered(p)[-1] if len(p.legal_moves(CHANCE)) == 3 else offered(p)[0])
    assert p.asked() == [1]
    for near in ("6", "7", "8"):
        assert why(p, f"place {near}") == "beside-own-capital"
    value = next(v for v in range(3) if p.marker_hands[1].cards[v])
    missing = next(v for v in range(3) if not p.marker_hands[1].cards[v])
    say(p, "1: place 20")
    assert question(p) == "1 LayMarker"
    assert why(p, f"lay {missing}") == "marker-not-held"
    say(p, f"1: lay {value}")
    assert p.asked() == [2]
    assert why(p, "place 20") == "has-marker"
    for _ in range(2):
        say(p, offered(p)[0])
        say(p, offered(p)[0])
    assert p.asked() == [0]
    for site in ("7", "8", "10"):
        assert why(p, f"place {site}") == "beside-own-capital", "dike sites count for the Aztecs"


@pytest.mark.rule("AZ-4.5")
def test_only_when_no_other_area_is_left_a_marker_comes_beside_the_capital() -> None:
    p = dealt(2)
    while p.asked() == [CHANCE]:
        say(p, offered(p)[0])
    marking = p.marking[0]
    for inner in range(names.INNER_AREAS):
        if not markers.beside_capital(p, 0, inner):
            marking.values[inner] = 0
            marking.knowers[inner] = 1
    p.forget()
    assert "place 7" in offered(p)


@pytest.mark.rule("AZ-4.4", "AZ-4.6")
def test_left_over_markers_fill_up_and_all_are_turned_up() -> None:
    p = dealt(4)
    while p.asked() == [CHANCE]:
        say(p, offered(p)[0])
    while p.question(p.asked()[0]).kind in ("PlaceMarker", "LayMarker"):
        say(p, offered(p)[0])
    drawn = []
    while p.asked() == [CHANCE]:
        drawn.append(offered(p)[-1])
        say(p, offered(p)[-1])
    assert len(drawn) == 2
    assert p.marking == []
    shown = sorted(int(e["value"]) for e in events_named(p, "marker-shown"))
    assert shown == [0] * 11 + [1] * 8 + [2] * 3
    assert sorted(p.marker[:22]) == shown
    assert p.marker[22:] == [0] * 8


@pytest.mark.rule("AZ-4.7")
def test_starting_forces() -> None:
    p = new_game.set_up(4, False, LOADER.printed())
    for people in range(4):
        peoples.settle(p, people)
    assert p.soldiers == [4, 2, 4, 1, 3, 1, 4, 2]
    assert p.harbour == [2, 1, 1, 1]
    assert p.tribute == [4, 2, 1, 3]
    assert [p.pochtecas[seat * 3] for seat in range(4)] == [names.IN_CAPITAL] * 4
    assert p.pochtecas[1] == names.IN_SUPPLY


@pytest.mark.rule("AZ-4.7", "AZ-D2")
def test_the_aztec_player_chooses_the_site_of_his_dike() -> None:
    p = table(4, [1, 0, 2, 3])
    run(p, first_dike.FIRST_DIKES)
    assert p.asked() == [1]
    assert offered(p) == ["dike 7", "dike 8", "dike 10"]
    say(p, "dike 8")
    assert p.dikes == [0, 1, 0]
    assert p.asked() == []
    p = table(2, [1, 2])
    run(p, first_dike.FIRST_DIKES)
    assert p.asked() == []


@pytest.mark.rule("AZ-4.8", "AZ-D3", "AZ-5.2")
def test_soldiers_are_distributed_sealed_with_at_most_four_in_an_army() -> None:

    p = table(2)
    p.soldiers = [4, 2, 1, 0]
    assert [at(p, 0, letter) for letter in "abc"] == ["23", "23", "23"]
    run(p, distribution.DISTRIBUTE)
    assert p.asked() == [0, 1]
    say(p, "0: 3")
    assert why(p, "2", 0) == "must-stay-whole"
    say(p, "0: 1", "0: 0", "0: 1", "0: 1", "1: 0", "1: 0", "1: 0", "1: 0")
    assert p.asked() == [1]
    assert p.box_of(0, 0).size == 0, "nothing is visible before the last player has committed"
    say(p, "1: 0", "1: 0")
    assert p.asked() == []
    assert [p.box_of(0, b).cards for b in range(4)] == [[3, 1], [0, 1], [1, 0], [0, 0]]
    assert [p.box_of(1, b).cards for b in range(4)] == [[0, 0], [0, 0], [0, 0], [1, 0]]
    observed = p.observation(1)
    assert isinstance(observed, AztecaPosition)
    assert [observed.box_of(0, b).size for b in range(4)] == [4, 1, 1, 0]
    assert observed.box_of(0, 0).cards == [0, 0], "the distribution stays secret"


@pytest.mark.rule("AZ-4.9", "AZ-15.2")
@pytest.mark.parametrize(("players", "step"), [(4, 0), (3, 2), (2, 4)])
def test_where_the_gods_start(players: int, step: int) -> None:
    p = table(players)
    assert (p.pyramid, p.tables.pyramid_top) == (step, 10)
    assert (p.stair, p.tables.hell) == (0, 4)


@pytest.mark.rule("AZ-15.3")
@pytest.mark.parametrize(("players", "step"), [(4, 5), (3, 6), (2, 7)])
def test_a_short_game_starts_half_way_up(players: int, step: int) -> None:
    p = GAME.set_up(players, {"peoples": "dealt", "length": "short"}, GAME.printed_box())
    assert (p.pyramid, p.stair, p.control, p.urn_sum[0].total) == (step, 0, 0, 0)
    assert GAME.faults(p) == []


@pytest.mark.rule("AZ-4.10", "AZ-15.2")
def test_decks_and_hands_at_the_start() -> None:
    p = start(4)
    assert [hand.size for hand in p.hands] == [0] * 4
    assert p.deck.size == 44
    assert p.judgement_left == [1, 1, 1]
    assert C.judgement_value == [[], [], [8, 9, 10], [9, 10, 11], [9, 10, 11]]
    assert [p.sp[seat].value() for seat in range(4)] == [0] * 4
    assert p.urn_sum[0].total == 0


def test_words_only_grow() -> None:
    from importlib.resources import files

    listing = files("patolli.games.azteca").joinpath("vocabulary.txt").read_text(encoding="utf-8")
    assert GAME.vocabulary.changed(listing) == []
    assert GAME.vocabulary.listing() == listing
    assert len(GAME.vocabulary.texts) < 1500
    assert moves.PEOPLE == 110


def test_helpers_lay_out_what_they_say() -> None:
    p = table()
    army(p, 1, "a", "6", warriors=2)
    lost(p, 1, "b")
    assert at(p, 1, "a") == "6"
    assert at(p, 1, "b") == ""
    with pytest.raises(AssertionError):
        dice(p, "x")
