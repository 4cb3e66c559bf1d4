"""TZ-I1 to TZ-I23: `faults` reports positions that were broken on purpose, and nothing in random games."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from patolli.games.tzolkin import invariants
from patolli.games.tzolkin.game import GAME
from patolli.games.tzolkin.position import TzolkinPosition
from patolli.kernel import serialization
from patolli.kernel.chance import Rng
from patolli.kernel.events import EventLog
from patolli.kernel.seats import CHANCE

from .table import (
    at,
    faults,
    give,
    idle,
    last_turn,
    own,
    put_start,
    put_worker,
    say,
    set_up,
    start,
    steps,
    table,
)

Breaks = Callable[[TzolkinPosition], object]


def named(p: TzolkinPosition) -> set[str]:
    return {fault.partition(":")[0] for fault in faults(p)}


def broken(breaks: Breaks, players: int = 4, age: int = 1) -> set[str]:
    """Returns the invariants violated after this change."""
    p = table(players, age)
    assert faults(p) == []
    breaks(p)
    return named(p)


def setting(path: str, value: int) -> Breaks:
    """Returns a change that assigns a value to a path such as `seats.1.corn`."""

    def put(p: TzolkinPosition) -> None:
        *way, last = path.split(".")
        here: object = p
        for part in way:
            here = here[int(part)] if isinstance(here, list) else getattr(here, part)
        if isinstance(here, list):
            here[int(last)] = value
        else:
            setattr(here, last, value)

    return put


@pytest.mark.parametrize("age", [1, 2])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_tables_of_the_tests_are_whole(players: int, age: int) -> None:
    assert faults(table(players, age)) == []
    assert faults(set_up(players)) == []
    assert faults(start(players)) == []


@pytest.mark.rule("TZ-I1")
@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("skulls", 12), ("skulls", 14), ("seats.1.skulls", 1), ("offerings.3", 1), ("offerings.9", 4),
        ("offerings.0", 1), ("offerings.2", 5), ("offerings.2", -1),
    ],
)  # fmt: skip
def test_i1_skulls(path: str, value: int) -> None:
    assert "TZ-I1" in broken(setting(path, value))


@pytest.mark.rule("TZ-I1")
def test_i1_skulls_may_lie_in_chichen_itza() -> None:
    p = table()
    give(p, 2, skull=3)
    p.offerings[1] = p.offerings[9] = 4
    p.skulls -= 2
    assert faults(p) == []
    p.skulls = -1
    p.seats[2].skulls = 12
    assert "TZ-I1" in named(p)


@pytest.mark.rule("TZ-I2")
@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("seats.0.corn", -1), ("seats.3.resources.0", -1), ("seats.2.resources.1", -1),
        ("seats.1.resources.2", -1), ("corn_on_calendar", -1), ("corn_on_calendar", 28),
    ],
)  # fmt: skip
def test_i2_goods_below_nothing(path: str, value: int) -> None:
    assert broken(setting(path, value)) == {"TZ-I2"}


@pytest.mark.rule("TZ-I2")
def test_i2_bounds() -> None:
    def less(p: TzolkinPosition) -> None:
        p.seats[0].skulls = -1
        p.skulls = 14

    assert "TZ-I2" in broken(less)
    assert broken(setting("corn_on_calendar", 27)) == set()


@pytest.mark.rule("TZ-I3")
@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("seats.0.hand", 2),
        ("seats.0.hand", 4),
        ("seats.1.workers", 4),
        ("starting_space", 2),
        ("wheels.3", 4),
    ],
)
def test_i3_workers_that_do_not_add_up(path: str, value: int) -> None:
    assert "TZ-I3" in broken(setting(path, value))


@pytest.mark.rule("TZ-I3")
@pytest.mark.parametrize(("number", "right"), [(2, False), (3, True), (6, True), (7, False)])
def test_i3_three_to_six_workers_in_play(number: int, right: bool) -> None:
    def put(p: TzolkinPosition) -> None:
        p.seats[1].hand = p.seats[1].workers = number

    assert broken(put) == (set() if right else {"TZ-I3"})


@pytest.mark.rule("TZ-I4")
@pytest.mark.parametrize("place", [8, 9, 18, 19, 28, 29, 38, 39, 51, 52])
def test_i4_no_player_on_an_unnumbered_position(place: int) -> None:
    def put(p: TzolkinPosition) -> None:
        p.wheels[place] = 2
        p.seats[1].hand -= 1

    assert broken(put) == {"TZ-I4"}


@pytest.mark.rule("TZ-I4")
@pytest.mark.parametrize("who", [-1, 5, 8, 10])
def test_i4_nobody_else_on_a_wheel(who: int) -> None:
    assert "TZ-I4" in broken(setting("wheels.4", who))


@pytest.mark.rule("TZ-I4")
@pytest.mark.parametrize("place", [0, 7, 10, 17, 37, 40, 50])
def test_i4_players_on_numbered_spaces(place: int) -> None:
    def put(p: TzolkinPosition) -> None:
        p.wheels[place] = 2
        p.seats[1].hand -= 1

    assert broken(put) == set()


@pytest.mark.rule("TZ-I5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_i5_neutral_workers_are_where_set_up_and_the_days_put_them(players: int) -> None:
    free = table(players).wheels.index(0)
    assert "TZ-I5" in broken(setting(f"wheels.{free}", 9), players)
    if players < 4:
        there = table(players).wheels.index(9)
        assert "TZ-I5" in broken(setting(f"wheels.{there}", 0), players)
        assert "TZ-I5" in broken(setting("day", 4), players)
        assert "TZ-I5" in broken(lambda p: p.neutral_tiles.pop(), players)


@pytest.mark.rule("TZ-I6")
def test_i6_the_starting_space_is_empty_at_the_start_of_a_round() -> None:
    def put(p: TzolkinPosition) -> None:
        p.starting_space = 1
        p.seats[1].hand -= 1

    assert broken(put) == {"TZ-I6"}
    p = table()
    say(p, "pass", "turn place", "place start")
    assert faults(p) == []
    say(p, "stop")
    assert faults(p) == []


@pytest.mark.rule("TZ-I7")
@pytest.mark.parametrize(("temple", "top"), [(0, 6), (1, 8), (2, 7)])
def test_i7_temple_steps(temple: int, top: int) -> None:
    for step, right in ((-1, False), (0, True), (top, True), (top + 1, False)):
        found = broken(setting(f"seats.1.temples.{temple}", step))
        assert found == (set() if right else {"TZ-I7"})

    def two(step: int) -> Breaks:
        def put(p: TzolkinPosition) -> None:
            p.seats[1].temples[temple] = p.seats[3].temples[temple] = step

        return put

    assert broken(two(top)) == {"TZ-I7"}
    assert broken(two(top - 1)) == set()


@pytest.mark.rule("TZ-I8")
@pytest.mark.parametrize("technology", range(4))
def test_i8_technology_levels(technology: int) -> None:
    for level, right in ((-1, False), (0, True), (3, True), (4, False)):
        found = broken(setting(f"seats.2.technologies.{technology}", level))
        assert found == (set() if right else {"TZ-I8"})
    before, after = table(), table()
    before.seats[2].technologies[technology] = 2
    after.seats[2].technologies[technology] = 1
    assert between(before, after) == {"TZ-I8"}
    assert between(after, before) == set()


@pytest.mark.rule("TZ-I9")
@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("jungle_corn.2", 3), ("jungle_corn.5", 5), ("seats.0.corn_tiles", 1), ("seats.0.wood_tiles", 1),
        ("jungle_wood.2", 1), ("jungle_wood.3", 5), ("jungle_wood.4", -1), ("seats.0.wood_tiles", -1),
        ("jungle_corn.1", 1), ("jungle_wood.1", 1),
    ],
)  # fmt: skip
def test_i9_harvest_tiles(path: str, value: int) -> None:
    assert "TZ-I9" in broken(setting(path, value))


@pytest.mark.rule("TZ-I9")
def test_i9_tiles_taken_and_burned() -> None:
    p = table()
    p.jungle_wood[3] -= 2  # one tile is taken, and one is burned
    p.jungle_corn[3] -= 1
    p.seats[1].wood_tiles = 1
    p.seats[2].corn_tiles = 1
    assert faults(p) == []
    p.jungle_corn[3], p.seats[2].corn_tiles = 1, 3  # more wood tiles than corn tiles on the space
    assert named(p) == {"TZ-I9"}


@pytest.mark.rule("TZ-I10")
def test_i10_buildings() -> None:
    def later_age(p: TzolkinPosition) -> None:
        p.decks[1].rest[20] -= 1
        p.decks[1].size -= 1
        shown = p.display.pop()
        p.decks[0].rest[shown] += 1
        p.decks[0].size += 1
        p.display.append(20)

    def seventh(p: TzolkinPosition) -> None:
        p.decks[0].rest[1] -= 1
        p.decks[0].size -= 1
        p.display.append(1)

    def twice(p: TzolkinPosition) -> None:
        p.seats[1].buildings = [p.display[0]]

    def in_the_deck_too(p: TzolkinPosition) -> None:
        p.decks[0].rest[p.display[0]] += 1
        p.decks[0].rest[1] -= 1

    assert broken(later_age) == {"TZ-I10"}
    assert broken(seventh) == {"TZ-I10"}
    assert broken(twice) == {"TZ-I10"}
    assert broken(in_the_deck_too) == {"TZ-I10"}
    assert broken(setting("decks.0.size", 7)) >= {"TZ-I10"}
    assert broken(setting("decks.1.size", 17)) >= {"TZ-I10"}
    assert broken(setting("display.0", 32)) >= {"TZ-I10"}
    assert broken(lambda p: p.seats[1].buildings.append(14)) >= {"TZ-I10"}
    assert broken(lambda p: own(p, 1, "B02")) == set()


@pytest.mark.rule("TZ-I10")
@pytest.mark.parametrize("age", [1, 2])
def test_i10_the_display_is_full_at_the_start_of_a_turn(age: int) -> None:
    def short(p: TzolkinPosition) -> None:
        shown = p.display.pop()
        p.decks[0].rest[shown] += 1
        p.decks[0].size += 1

    assert broken(short, age=age) == {"TZ-I10"}

    def exhausted(p: TzolkinPosition) -> None:
        deck = p.decks[0]
        p.seats[1].buildings = [b for b in range(32) if deck.rest[b]]
        deck.rest = [0] * 32
        deck.size = 0
        p.seats[2].buildings = [p.display.pop()]

    assert broken(exhausted, age=age) == set()


@pytest.mark.rule("TZ-I11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_i11_monuments(players: int) -> None:
    assert broken(lambda p: p.monuments.pop(), players) == {"TZ-I11"}
    assert broken(lambda p: p.monuments.append(0), players) == {"TZ-I11"}
    assert broken(lambda p: p.seats[1].monuments.append(p.monuments[0]), players) == {"TZ-I11"}
    assert broken(lambda p: p.seats[1].monuments.append(p.monuments.pop()), players) == set()


@pytest.mark.rule("TZ-I12")
def test_i12_one_or_two_days_a_round() -> None:
    def at_day(day: int, rounds: int) -> Breaks:
        def put(p: TzolkinPosition) -> None:
            p.day = day
            p.round = rounds

        return put

    assert broken(at_day(4, 3)) == set()
    assert broken(at_day(2, 3)) == set()
    assert broken(at_day(5, 3)) & {"TZ-I12", "TZ-I13"}
    assert broken(at_day(1, 3)) & {"TZ-I12", "TZ-I13"}


@pytest.mark.rule("TZ-I12")
def test_i12_two_days_turn_a_board_dark() -> None:
    before, after = table(), table()
    after.day += 2
    assert between(before, after) == {"TZ-I12"}
    after.seats[1].light = False
    assert between(before, after) == set()
    after.seats[2].light = False
    assert between(before, after) == {"TZ-I12"}
    after = table()
    after.day += 3
    assert between(before, after) == {"TZ-I12"}
    after.day = before.day - 1
    assert between(before, after) == {"TZ-I12"}
    after.day = before.day + 1
    assert between(before, after) == set()


@pytest.mark.rule("TZ-I13")
@pytest.mark.parametrize(
    ("day", "held", "age", "right"),
    [
        (6, 0, 1, True), (6, 1, 1, False), (7, 0, 1, True), (7, 1, 1, True), (8, 0, 1, True),
        (9, 0, 1, False), (9, 1, 1, True), (14, 1, 1, True), (15, 1, 1, False), (12, 2, 2, False),
        (13, 2, 2, True), (21, 2, 2, True), (22, 2, 2, False), (19, 3, 2, False), (20, 3, 2, True),
        (25, 4, 2, False),
        (27, 3, 2, True), (28, 3, 2, False), (3, -1, 1, False), (27, 5, 2, False), (16, 3, 2, False),
    ],
)  # fmt: skip
def test_i13_food_days_and_their_days(day: int, held: int, age: int, right: bool) -> None:
    def put(p: TzolkinPosition) -> None:
        p.day = day
        p.round = min(day + 1, 27)
        p.food_days = held

    assert broken(put, age=age) == (set() if right else {"TZ-I13"})


@pytest.mark.rule("TZ-I13")
def test_i13_at_most_27_rounds_and_the_age_of_the_food_days() -> None:
    def put(p: TzolkinPosition) -> None:
        p.round = 28
        p.day = 27
        p.food_days = 3

    assert broken(put, age=2) == {"TZ-I13"}
    assert "TZ-I13" in broken(setting("age", 0), age=2)
    assert "TZ-I13" in broken(setting("age", 1), age=1)


@pytest.mark.rule("TZ-I14")
def test_i14_one_player_has_the_marker() -> None:
    assert broken(setting("marker", 4)) == {"TZ-I14"}
    assert broken(setting("marker", -1)) == {"TZ-I14"}
    assert broken(setting("marker", 3)) == set()
    assert broken(setting("marker", 3), players=3) == {"TZ-I14"}
    before, after = table(), table()
    after.marker = 1
    assert between(before, after) == {"TZ-I14"}
    put_start(before, 1)
    assert between(before, after) == set()


@pytest.mark.rule("TZ-I15")
def test_i15_not_both_in_one_turn() -> None:
    def put(p: TzolkinPosition) -> None:
        p.placed = p.picked = 1

    assert broken(put) == {"TZ-I15"}
    assert broken(setting("placed", 1)) == set()
    assert broken(setting("picked", 1)) == set()


def between(before: TzolkinPosition, after: TzolkinPosition, seat: int = 0, text: str = "stop") -> set[str]:
    found = invariants.faults_between(before, after, seat, GAME.vocabulary.move(text))
    return {fault.partition(":")[0] for fault in found}


@pytest.mark.rule("TZ-I16")
def test_i16_begging_and_burning_lower_one_step() -> None:
    before, after = table(), table()
    after.seats[0].corn = 3
    after.seats[0].temples = [0, 1, 1]
    assert between(before, after, text="beg chaac") == set()
    assert between(before, after, text="anger chaac") == set()
    after.seats[0].corn = 4
    assert between(before, after, text="beg chaac") == {"TZ-I16"}
    after.seats[0].corn = 3
    after.seats[0].temples = [0, 0, 1]
    assert between(before, after, text="beg kukulcan") == {"TZ-I16"}
    assert between(before, after, text="anger kukulcan") == {"TZ-I16"}
    after.seats[0].temples = [1, 1, 1]
    assert between(before, after, text="anger chaac") == {"TZ-I16"}


@pytest.mark.rule("TZ-I17")
def test_i17_whole_points_before_the_final_scoring() -> None:
    for source in range(9):
        assert broken(setting(f"seats.1.points.{source}", 1)) == {"TZ-I17"}
        if source in {5, 6, 7}:  # corn, skulls, monuments
            assert broken(setting(f"seats.1.points.{source}", 4)) == {"TZ-I17"}
        else:
            assert broken(setting(f"seats.1.points.{source}", 4)) == set()
            assert broken(setting(f"seats.1.points.{source}", -8)) == set()
    p = table(age=2)
    at(p, 26)
    give(p, 1, corn=7, skull=1)
    last_turn(p)
    idle(p)
    assert p.asked() == []
    assert faults(p) == []
    assert p.scores().totals()[1] % 4 == 1


@pytest.mark.rule("TZ-I19")
def test_i19_two_wealth_tiles_each() -> None:
    assert broken(lambda p: p.seats[1].wealth.pop()) == {"TZ-I19"}
    assert broken(lambda p: p.seats[1].wealth.append(20)) == {"TZ-I19"}
    before, after = table(), table()
    after.seats[1].wealth = [4, 6]
    assert between(before, after) == {"TZ-I19"}


@pytest.mark.parametrize(
    "breaks",
    [
        lambda p: p.seats.pop(),
        lambda p: p.wheels.append(0),
        lambda p: p.jungle_corn.pop(),
        lambda p: p.jungle_wood.append(0),
        lambda p: p.offerings.pop(),
        lambda p: p.seats[2].resources.pop(),
        lambda p: p.seats[2].temples.append(1),
        lambda p: p.seats[2].technologies.pop(),
        lambda p: p.seats[2].points.append(0),
        setting("age", 2),
        setting("age", -1),
        setting("starting_space", 4),
        setting("starting_space", -2),
    ],
)
def test_a_position_of_the_wrong_shape_is_reported_and_nothing_else(breaks: Breaks) -> None:
    p = table()
    breaks(p)
    assert len(faults(p)) == 1
    assert not faults(p)[0].startswith("TZ-I")


@pytest.mark.rule("TZ-I20")
@pytest.mark.parametrize(("good", "rate"), [("wood", 2), ("stone", 3), ("gold", 4)])
def test_i20_a_market_keeps_the_worth(good: str, rate: int) -> None:
    before, after = table(), table()
    give(before, 0, corn=10)
    give(after, 0, corn=10 - rate, **{good: 1})
    assert between(before, after, text=f"buy {good}") == set()
    assert between(after, before, text=f"sell {good}") == set()
    after.seats[0].corn += 1
    assert between(before, after, text=f"buy {good}") == {"TZ-I20"}


@pytest.mark.rule("TZ-I22")
def test_i22_the_display_only_shrinks_within_a_turn() -> None:
    before, after = table(), table()
    after.display.append(1)
    assert between(before, after) == {"TZ-I22"}
    assert between(after, before) == set()


@pytest.mark.rule("TZ-I23")
def test_i23_only_one_skull_ever_returns() -> None:
    before, after = table(), table()
    give(before, 0, skull=1)
    assert between(before, after) == {"TZ-I23"}
    own(after, 0, "M13")
    assert between(before, after) == set()
    give(before, 0, skull=1)
    assert between(before, after) == {"TZ-I23"}


# ---- random games ---------------------------------------------------------------------------------------


def random_game(players: int, seed: int) -> Iterator[tuple[TzolkinPosition, int, str, TzolkinPosition]]:
    """Plays a random game and yields, for every move, the position before it, the seat, the move, and the
    position after it (with events). Games with odd seeds start with many goods.
    """
    dice = Rng(seed)
    p = start(players) if seed % 2 == 0 else rich(players)
    while p.asked():
        seats = p.asked()
        seat = seats[dice.below(len(seats))]
        options = p.legal_moves(seat)
        assert options  # TZ-I18
        move = options[dice.below(len(options))] if seat != CHANCE else options[dice.weighted(p.odds())]
        before = p.copy()
        p.event_log = EventLog()
        p.play(seat, move)
        yield before, seat, GAME.vocabulary.text(move), p


def rich(players: int) -> TzolkinPosition:
    p = GAME.start(players, box=GAME.stress_box())
    assert isinstance(p, TzolkinPosition)
    return p


SEEDS = [(2, 11), (2, 12), (3, 13), (3, 14), (4, 15), (4, 16), (4, 17), (3, 19), (4, 21)]


def test_the_random_games_come_to_what_the_invariants_speak_of() -> None:
    """Without such events, the tests below would check nothing."""
    heard: set[str] = set()
    for players, seed in SEEDS:
        for _, _, _, after in random_game(players, seed):
            assert after.event_log is not None
            heard.update(str(e.to_dict(GAME.events)["event"]) for e in after.event_log.events)
    assert {"level-scored", "monument-built", "angered", "two-days", "bought"} <= heard


@pytest.mark.rule("TZ-I18", "TZ-I13")
@pytest.mark.parametrize(("players", "seed"), SEEDS)
def test_random_games_have_no_faults_and_end(players: int, seed: int) -> None:
    held: list[tuple[int, int]] = []
    rounds = 0
    p = start(players)
    for n, (before, seat, text, after) in enumerate(random_game(players, seed)):
        assert faults(after) == [], (n, seat, text)
        assert invariants.faults_between(before, after, seat, GAME.vocabulary.move(text)) == [], (
            n,
            seat,
            text,
        )
        assert after.event_log is not None
        for e in after.event_log.events:
            told = e.to_dict(GAME.events)
            if told["event"] == "food-day":
                held.append((int(told["day"]), int(told["kind"])))
        rounds = after.round
        p = after
        assert n < 20_000
    assert [kind for _, kind in held] == [0, 1, 0, 1]
    for (day, _), tooth in zip(held, (7, 13, 20, 26), strict=True):
        assert day in {tooth, tooth + 1}
    assert 14 <= rounds <= 27
    assert p.asked() == []


@pytest.mark.rule("TZ-I12", "TZ-I14", "TZ-I15", "TZ-I10")
@pytest.mark.parametrize(("players", "seed"), SEEDS)
def test_turn_by_turn_in_random_games(players: int, seed: int) -> None:
    """Compares the start of each turn with the start of the next one, independently of the code of the
    invariants.
    """
    began: TzolkinPosition | None = None
    for before, _, _, after in random_game(players, seed):
        if before.round == 0:
            continue
        if began is None:
            began = before
        if (after.round, after.turns) == (began.round, began.turns) or after.asked() == [CHANCE]:
            continue
        if after.turns == players and after.asked():
            continue  # TZ-D20: the round is not over yet
        if not after.asked():
            assert after.day == began.day + 1
            continue
        seat = began.turn
        out = [on_board(q, seat) for q in (began, after)]
        if after.round == began.round:
            assert out[0] != out[1]
            assert (out[0] < out[1]) == (after.seats[seat].hand < began.seats[seat].hand)
            assert after.day == began.day
            assert after.marker == began.marker
        else:
            assert after.day - began.day in {1, 2}
            dark = [s for s in range(players) if began.seats[s].light and not after.seats[s].light]
            assert len(dark) == after.day - began.day - 1
        assert len(after.display) == 6 or after.decks[0].size == 0
        began = after.copy()


def on_board(p: TzolkinPosition, seat: int) -> int:
    return p.wheels.count(seat + 1) + (p.starting_space == seat)


@pytest.mark.rule("TZ-I14", "TZ-12.4")
@pytest.mark.parametrize(("players", "seed"), SEEDS)
def test_the_marker_moves_if_and_only_if_somebody_stood_on_the_space(players: int, seed: int) -> None:
    marker, stood = -1, False
    for _, _, text, after in random_game(players, seed):
        assert after.event_log is not None
        for e in after.event_log.events:
            told = e.to_dict(GAME.events)
            if told["event"] == "placed-start":
                stood = True
            elif told["event"] == "round":
                if int(told["round"]) > 1:
                    assert (after.marker != marker) == stood, text
                marker, stood = after.marker, False


@pytest.mark.rule("TZ-I21")
@pytest.mark.parametrize(("players", "seed"), SEEDS)
def test_technologies_score_only_by_architecture(players: int, seed: int) -> None:
    for before, seat, text, after in random_game(players, seed):
        if seat < 0 or before.round == 0 or after.day != before.day:
            continue
        assert after.event_log is not None
        kinds = [e.to_dict(GAME.events) for e in after.event_log.events]
        gained = sum(after.scores().totals()) - sum(before.scores().totals())
        scored = sum(
            int(e["points"])
            for e in kinds
            if str(e["event"]) in {"tile-scored", "offering-scored", "level-scored", "bonus-scored"}
        )
        if not any(e["event"] == "food-day" for e in kinds):
            assert gained == scored, text
        for e in kinds:
            if e["event"] == "level-scored":
                # including 2 points from architecture level 2
                assert (e["points"], e["source"]) == (8, 150 + 4 * 2 + 2)
            if e["event"] == "bonus-scored":
                # including 3 points from the architecture bonus
                assert (e["points"], e["source"]) == (12, 150 + 4 * 2 + 4)


@pytest.mark.rule("TZ-I20", "TZ-I22", "TZ-I23", "TZ-I16", "TZ-I8", "TZ-I19")
@pytest.mark.parametrize(("players", "seed"), SEEDS)
def test_move_by_move_in_random_games(players: int, seed: int) -> None:
    returned = 0
    for before, seat, text, after in random_game(players, seed):
        for old, new in zip(before.seats, after.seats, strict=True):
            assert all(a <= b for a, b in zip(old.technologies, new.technologies, strict=True))
            assert old.wealth in ([], new.wealth)
        if seat < 0 or before.round == 0:
            continue
        old, new = before.seats[seat], after.seats[seat]
        verb = text.split()[0]
        if verb in {"buy", "sell"}:
            assert worth(old.corn, old.resources) == worth(new.corn, new.resources)
        if verb == "beg":
            assert new.corn == 3
        if verb in {"beg", "anger"}:
            assert sum(new.temples) == sum(old.temples) - 1
        if after.skulls > before.skulls:
            assert after.skulls == before.skulls + 1
            assert (verb == "build" and text == "build m13") or new.monuments != old.monuments
            returned += 1
        if after.round == before.round and after.turns == before.turns:
            assert set(after.display) <= set(before.display)
    assert returned <= 1


def worth(corn: int, resources: list[int]) -> int:
    return corn + 2 * resources[0] + 3 * resources[1] + 4 * resources[2]


@pytest.mark.rule("TZ-I3")
def test_a_position_of_the_tests_can_be_saved_and_loaded() -> None:
    p = table(3)
    put_worker(p, 1, "tikal", 3)
    steps(p, 1, 2, 3, 4)
    q = serialization.load(GAME, serialization.save(p))
    assert serialization.difference(p, q) == ""
    p.seats[1].hand += 1
    with pytest.raises(Exception, match="TZ-I3"):
        serialization.load(GAME, serialization.save(p))
