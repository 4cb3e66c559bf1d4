"""Notes on answers: consequences, effects after a question, and one-click chains."""

from __future__ import annotations

import pytest

from patolli.games.tzolkin import names
from patolli.games.tzolkin.game import GAME
from patolli.games.tzolkin.position import TzolkinPosition
from patolli.kernel.click_chains import click_chains
from patolli.kernel.foresight import Foresight, summed
from patolli.kernel.fuzzing import prospect_checks
from patolli.texts import GameTexts

from .table import at, draw, give, know, last_turn, own, put_worker, say, start, step, steps, table

RULES = GAME.prospect_rules()
WORDS = GameTexts(GAME, "en", ["Ana", "Bo", "Cem", "Dag"])


def move(text: str) -> int:
    return GAME.vocabulary.move(text)


def note(p: TzolkinPosition, text: str) -> str:
    return " · ".join(WORDS.note(one) for one in RULES.notes(p.observation(0), 0, move(text)))


def price(p: TzolkinPosition, text: str) -> tuple[dict[str, int], int]:
    """Returns the total goods that an answer costs and brings, and its points, including those
    still to come.
    """
    things, points = summed(Foresight(GAME, p.observation(0), 0, ["food"]).of([move(text)]))
    return things, points // 4


def chain_to(p: TzolkinPosition, text: str) -> list[str]:
    found = [one.chain for one in click_chains(GAME, p.observation(0), 0)[0] if one.chain[-1] == move(text)]
    return [GAME.vocabulary.text(one) for one in found[0]] if found else []


def picked(wheel: str, space: int, **goods: int) -> TzolkinPosition:
    p = table()
    give(p, 0, **goods)
    put_worker(p, 0, wheel, space)
    return p


# ---- effects after a question -----------------------------------------------------------------------------


def show(p: TzolkinPosition, *tiles: str) -> None:
    """Puts tiles of any age on display."""
    p.display = [names.BUILDING_IDS.index(tile) for tile in tiles]
    p.forget()


def building(architecture: int, *tiles: str, space: int = 4) -> TzolkinPosition:
    p = picked("tikal", space, corn=5, wood=5, stone=5, gold=5)
    know(p, 0, "architecture", architecture)
    show(p, *tiles)
    say(p, "turn pick", f"pick tikal {space}", f"act {space}")
    return p


@pytest.mark.rule("TZ-15.8", "TZ-16.2")
def test_a_building_says_its_price_before_architecture_is_asked_about() -> None:
    assert price(building(1, "B22", "B10"), "build b22") == ({"stone": -3, "corn": 1}, 6)


@pytest.mark.rule("TZ-10.2")
def test_a_market_before_the_points_of_a_building_does_not_hide_them_from_the_fuzzer() -> None:
    """A search that tries answers in their order would buy and sell in the market for a long time before
    leaving it.
    """
    p = picked("tikal", 4, corn=40, wood=10, stone=10, gold=10)
    know(p, 0, "architecture", 1)
    show(p, "B22", "B10")
    say(p, "turn pick", "pick tikal 4", "act 4")
    assert price(p, "build b22") == ({"stone": -3, "corn": 1}, 6)
    prospect_checks.prospects(GAME, p)


@pytest.mark.rule("TZ-15.8")
def test_what_architecture_saves_is_of_the_one_resource_that_is_paid_or_of_choice() -> None:
    p = building(3, "B22", "B10", "B13")
    assert price(p, "build b22") == ({"stone": -2, "corn": 1}, 8)
    things, _ = price(p, "build b10")
    assert things["any-resource"] == 1


@pytest.mark.rule("TZ-16.2")
def test_a_skull_that_a_tile_gives_is_counted_with_the_own_ones() -> None:
    things, _ = price(building(0, "B21"), "build b21")
    assert things["skulls"] == 1
    assert "skull" not in things


@pytest.mark.rule("TZ-15.3", "TZ-15.11")
def test_a_tile_promises_the_bonus_of_a_mastered_technology() -> None:
    p = building(3, "B31", space=2)
    assert price(p, "build b31") == ({"stone": -1, "gold": -1, "any-resource": 1, "corn": 1}, 8)
    prospect_checks.prospects(GAME, p)


@pytest.mark.rule("TZ-14.4")
def test_a_tile_promises_no_step_and_no_worker_that_lapses() -> None:
    p = building(3, "B23", "B26", space=2)
    top, player = p.tables.temple_top, p.seats[0]
    p.seats[1].temples[names.CHAAC] = top[names.CHAAC]
    player.temples = [top[names.CHAAC] - 1, 1, top[names.KUKULCAN]]
    player.hand += p.tables.workers_most - player.workers
    player.workers = p.tables.workers_most
    p.forget()
    things, points = price(p, "build b26")
    assert (things["quetzalcoatl"], points) == (1, 5)
    assert not {"chaac", "kukulcan"} & things.keys()
    assert "workers" not in price(p, "build b23")[0]
    prospect_checks.prospects(GAME, p)


@pytest.mark.rule("TZ-9.6")
def test_without_the_benefits_the_full_price_is_due() -> None:
    p = building(3, "B22", "B10")
    say(p, "build b10", "benefits now")
    while "build b22" not in offers(p):
        say(p, offers(p)[0])
    assert price(p, "build b22")[0]["stone"] == -3


def offers(p: TzolkinPosition) -> list[str]:
    return [GAME.vocabulary.text(one) for one in p.legal_moves(0)]


@pytest.mark.rule("TZ-15.2")
def test_an_advance_says_its_price_and_its_level() -> None:
    p = picked("tikal", 1, corn=5, wood=3, stone=3)
    know(p, 0, "agriculture", 1)
    say(p, "turn pick", "pick tikal 1", "act 1")
    assert price(p, "advance agriculture") == ({"any-resource": -2, "agriculture": 1}, 0)


@pytest.mark.rule("TZ-15.3")
def test_a_paid_advance_says_the_bonus_that_needs_no_choice() -> None:
    p = picked("tikal", 1, corn=5, wood=3, stone=3)
    know(p, 0, "architecture", 3)
    say(p, "turn pick", "pick tikal 1", "act 1")
    assert price(p, "advance architecture") == ({"any-resource": -1}, 3)
    prospect_checks.prospects(GAME, p)


@pytest.mark.rule("TZ-15.2", "TZ-17.3")
def test_a_reward_of_the_food_day_does_not_hide_a_price_from_the_fuzzer() -> None:
    """The wood that the seat pays comes back at the end of the turn."""
    p = table(2)
    at(p, p.tables.food_day[0])
    last_turn(p, 0)
    steps(p, 0, 2, 2, 2)
    give(p, 0, corn=5, wood=2, gold=1)
    put_worker(p, 0, "tikal", 1)
    say(p, "turn pick", "pick tikal 1", "act 1")
    assert price(p, "advance agriculture")[0]["any-resource"] == -1
    prospect_checks.prospects(GAME, p)


@pytest.mark.rule("TZ-14.8")
def test_burning_the_forest_costs_a_step_that_is_chosen_afterwards() -> None:
    p = picked("palenque", 3, corn=3)
    for temple in ("chaac", "kukulcan"):
        step(p, 0, temple, 2)
    say(p, "turn pick", "pick palenque 3", "act 3")
    assert price(p, "harvest burn")[0]["any-temple"] == -1


# ---- notes ---------------------------------------------------------------------------------------------


@pytest.mark.rule("TZ-15.3")
def test_an_advance_names_its_level_or_the_bonus() -> None:
    p = picked("tikal", 1, corn=5, wood=3, stone=3)
    know(p, 0, "extraction", 3)
    say(p, "turn pick", "pick tikal 1", "act 1")
    assert note(p, "advance agriculture").startswith("Level 1: ")
    assert note(p, "advance extraction").startswith("Bonus: ")


@pytest.mark.rule("TZ-19.1")
def test_the_last_turn_is_announced() -> None:
    p = table()
    p.food_days, p.day = len(p.tables.food_day) - 1, p.tables.food_day[-1]
    give(p, 0, corn=9)
    say(p, "turn place", "place tikal")
    assert "Your last turn" in note(p, "stop")
    p.day -= 1
    assert note(p, "stop") == ""


@pytest.mark.rule("TZ-11.2")
def test_what_keeps_a_worker_from_its_action_is_named() -> None:
    p = picked("chichen", 4)
    assert note(p, "pick chichen 4").endswith("You have no skull.")
    give(p, 0, skull=1)
    assert note(p, "pick chichen 4").count("·") == 0
    p.offerings[4] = 1
    assert note(p, "pick chichen 4").endswith("the action is gone.")
    p.jungle_corn[2] = p.jungle_wood[2] = 0
    assert note(p, "pick palenque 2").endswith("No tile is left there.")
    assert note(p, "pick palenque 0") == ""


@pytest.mark.rule("TZ-16.8")
def test_a_monument_is_worth_something_at_the_end() -> None:
    p = building(0, "B22", "B10")
    own(p, 0, "B01", "B02")
    monument = p.monuments[0]
    text = f"build m{monument + 1:02}"
    assert note(p, text).startswith("Worth ")


@pytest.mark.rule("TZ-D1")
def test_both_tiles_of_starting_wealth_are_decided_together() -> None:
    p = start(2)
    draw(p)
    first = p.hands[0].held()[0]
    assert RULES.already_chosen(p.observation(0), 0) == []
    say(p, f"keep w{first + 1:02}")
    chosen = RULES.already_chosen(p.observation(0), 0)
    assert [GAME.vocabulary.text(one) for one in chosen] == [f"keep w{first + 1:02}"]


# ---- losses and dominated answers ------------------------------------------------------------------------


@pytest.mark.rule("TZ-4.1", "TZ-14.8")
def test_begging_an_angered_god_and_no_action_give_something_up() -> None:
    p = table()
    given_up = [text for text in ("beg chaac", "anger kukulcan", "act none", "pass", "act 3", "climb chaac")
                if RULES.gives_up(p, 0, move(text))]  # fmt: skip
    assert given_up == ["beg chaac", "anger kukulcan", "act none"]


@pytest.mark.rule("TZ-6.3", "TZ-15.12")
def test_nobody_pays_for_what_theology_opens_freely() -> None:
    p = picked("chichen", 9, corn=20, skull=1)
    know(p, 0, "theology", 1)
    say(p, "turn pick", "pick chichen 9")
    options = p.legal_moves(0)
    by = {one: RULES.dominated_by(p, 0, one, options) for one in options}
    text = GAME.vocabulary.text
    beaten = {text(one): text(better) for one, better in by.items() if better >= 0}
    assert beaten["act 7"] == "higher 7"
    assert beaten["higher 9"] == "act 9"
    assert not {"act 9", "higher 7", "act none"} & beaten.keys()


# ---- one click -----------------------------------------------------------------------------------------


@pytest.mark.rule("TZ-D2")
def test_a_click_never_begs_on_its_way_but_declines_to() -> None:
    p = table()
    give(p, 0, corn=2)
    put_worker(p, 0, "palenque", 4)
    assert chain_to(p, "pick palenque 4") == ["pass", "turn pick", "pick palenque 4"]
    assert chain_to(p, "place tikal") == ["pass", "turn place", "place tikal"]


@pytest.mark.rule("TZ-6.3")
def test_a_click_steps_back_only_where_nothing_else_leads_there() -> None:
    def way(*spaces: int, wood: int = 4) -> list[str]:
        p = table()
        give(p, 0, corn=9, wood=wood, stone=4, gold=4)
        for space in spaces:
            put_worker(p, 0, "tikal", space)
        show(p, "B22", "B10")
        return chain_to(p, "build b22")

    assert way(4) == ["turn pick", "pick tikal 4", "act 4", "build b22"]
    assert way(3) == ["turn pick", "pick tikal 3", "act 2", "build b22"]
    assert way(3, 6) == ["turn pick", "pick tikal 6", "act 4", "build b22"]
    assert way(2, 4) == ["turn pick", "pick tikal 2", "act 2", "build b22"]


@pytest.mark.rule("TZ-D7")
def test_stopping_climbing_and_trading_are_never_reached_by_one_click() -> None:
    p = table()
    give(p, 0, corn=9, wood=4, stone=4, gold=4)
    for wheel in ("tikal", "uxmal"):
        put_worker(p, 0, wheel, 3)
    ends = {
        GAME.vocabulary.text(one.chain[-1]).split()[0] for one in click_chains(GAME, p.observation(0), 0)[0]
    }
    assert ends == {"place", "pick", "build"}


# ---- notes on the board ----------------------------------------------------------------------------------


@pytest.mark.rule("TZ-5.2", "TZ-5.5", "TZ-12.1")
def test_the_view_says_where_the_next_worker_would_stand_and_its_price() -> None:
    p = table()
    give(p, 0, corn=9)
    put_worker(p, 1, "tikal", 0)
    say(p, "turn place")
    for wheel, placement in GAME.show(p.observation(0))["placements"].items():
        before = p.seats[0].corn
        q = p.copy()
        q.play(0, move(f"place {wheel}"))
        assert placement["corn"] == before - q.seats[0].corn
    assert GAME.show(p.observation(0))["placements"]["tikal"]["space"] == 1
    say(p, "place tikal")
    q = p.copy()
    q.play(0, move("place start"))
    assert GAME.show(p.observation(0))["start_corn"] == p.seats[0].corn - q.seats[0].corn == 1


@pytest.mark.rule("TZ-16.2", "TZ-15.8", "TZ-10.4")
def test_the_view_says_what_the_viewer_lacks_for_a_tile() -> None:
    p = table()
    give(p, 0, corn=9, wood=1, stone=1)
    know(p, 0, "architecture", 3)
    show(p, "B22", "B10")
    shown = GAME.show(p.observation(0))
    assert shown["tile_prices"]["B22"] == {"lacking": {"stone": 1}, "payable": False, "corn": 4}
    assert shown["seats"][0]["spared"] == 1
    assert set(shown["tile_prices"]) == {"B22", "B10", *shown["monuments"]}
    assert GAME.show(p.observation(-2))["tile_prices"] == {}


@pytest.mark.rule("TZ-6.3", "TZ-13.3")
def test_the_view_says_what_stepping_back_costs_and_when_a_worker_falls_off() -> None:
    p = picked("tikal", 4, corn=9)
    shown = GAME.show(p.observation(0))["outlooks"]["tikal"]
    assert shown["4"]["falls_in"] == 4
    assert shown["4"]["back"] == {"1": 3, "2": 2, "3": 1}
    say(p, "turn pick", "pick tikal 4")
    values = RULES.values(p.observation(0), 0)
    for place, numbers in values.items():
        q = p.copy()
        q.play(0, move(f"act {place.split()[1]}"))
        assert numbers["corn"] == 9 - q.seats[0].corn
    assert RULES.values(table().observation(0), 0) == {}


@pytest.mark.rule("TZ-17.4", "TZ-17.5")
def test_the_view_says_who_would_go_hungry() -> None:
    p = table()
    give(p, 0, corn=3)
    shown = GAME.show(p.observation(0))
    assert shown["seats"][0]["food"] == {"workers": 3, "corn": 6, "unfed": 2, "points_lost": 6}
    assert shown["food_in"] == p.tables.food_day[p.food_days] - p.day
    assert shown["days_left"] == p.tables.food_day[-1] - p.day
