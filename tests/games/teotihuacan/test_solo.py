"""The solo game against the Teotibot (TE-16)."""

from __future__ import annotations

import pytest

from patolli.games.teotihuacan import names
from patolli.games.teotihuacan.game import GAME
from patolli.games.teotihuacan.position import TeotihuacanPosition
from patolli.games.teotihuacan.teotibot import bot_turn, bot_workers
from patolli.games.teotihuacan.turn import rounds
from patolli.kernel.seats import CHANCE

from .table import (
    again,
    beside,
    board,
    clear_log,
    clear_pyramid,
    edit,
    fate,
    give,
    go_on,
    goods,
    kind,
    know,
    known,
    lay,
    level,
    logged,
    offered,
    own,
    place,
    play,
    points,
    question,
    say,
    shown_decorations,
    shown_stones,
    stand,
    start,
    steps,
    table,
    temples,
    tiles,
    total,
    visit,
    workers,
)

BOT = 1


def solo(*where: str) -> TeotihuacanPosition:
    """Returns a solo position in which the Teotibot has only these workers outside the Palace."""
    p = table(1)
    bot_stands(p, *where)
    return p


def bot_stands(p: TeotihuacanPosition, *where: str) -> None:
    edit(p).bot_workers(*where)
    again(p)


def workers_of_bot(p: TeotihuacanPosition) -> list[str]:
    return [text for text in workers(p, BOT) if text != "palace 1"]


def bot_acts(p: TeotihuacanPosition, tile: str, *outcomes: str) -> None:
    """Plays a turn of the Teotibot in which it uses this tile."""
    others = [t for t in range(names.BOT_TILES) if t != names.BOT_TILE_IDS.index(tile)]
    p.bot = [names.BOT_TILE_IDS.index(tile), *others]
    fate("7", *outcomes)
    p.agenda = [rounds.END_ROUND, bot_turn.BOT_TURN]
    p.turns = 2
    p.forget()
    p.run_on()
    clear_log(p)
    while p.asked() == [CHANCE]:
        kind_of = question(p)
        if kind_of not in ("Roll", "BotLays"):
            break
        one_fate(p, "7" if kind_of == "Roll" else (outcomes[0] if outcomes else "turned 0"))


def one_fate(p: TeotihuacanPosition, text: str) -> None:
    p.play(CHANCE, GAME.vocabulary.move(text))


@pytest.mark.rule("TE-16.1")
def test_the_start() -> None:
    p = start(1, setup="first-game")
    go_on(p)
    while p.round == 0:
        say(p, offered(p)[0])
    assert goods(p, BOT) == {"wood": 2, "stone": 2, "gold": 2}
    assert temples(p, BOT) == [1, 1, 1]
    assert p.seats[BOT].avenue == 1
    assert known(p, BOT) == ["t05"]
    assert workers(p, BOT) == ["build 2", "deco locked 1", "mine 2", "nobles 2"]
    assert p.first == 0
    assert len(p.at) == 16  # two neutral colours
    assert GAME.faults(p) == []


@pytest.mark.rule("TE-16.2")
def test_the_action_pyramid() -> None:
    p = start(1)
    fate("bot xwor", "bot xalc", "points right", "points left")
    while p.asked() == [CHANCE]:
        go_on(p)
    assert p.bot[:1] == [names.XWOR]
    assert sorted(p.bot) == list(range(7))
    assert p.directions == [1, 0]


@pytest.mark.rule("TE-16.3", "TE-C2")
@pytest.mark.parametrize(
    ("total_of_dice", "position"),
    [(2, 4), (3, 4), (4, 2), (5, 2), (6, 1), (7, 1), (8, 1), (9, 3), (10, 3), (11, 6), (12, 6)],
)
def test_two_dice_name_a_position(total_of_dice: int, position: int) -> None:
    p = solo()
    p.bot = [names.XMSK] * 7
    p.agenda = [bot_turn.BOT_TURN]
    p.forget()
    p.run_on()
    assert p.legal_moves(CHANCE) == list(range(2, 13))
    assert p.odds() == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    clear_log(p)
    one_fate(p, str(total_of_dice))
    assert logged(p, "bot-rolled")[0]["position"] == position


@pytest.mark.rule("TE-16.3")
@pytest.mark.parametrize(
    ("position", "directions", "wanted"),
    [
        # the left side fills 1 from 3, the right side fills 3 from 5, and 5 is filled with the tile set aside
        (0, [0, 1], [2, 1, 4, 3, 6, 5, 0]),
        (0, [1, 0], [1, 4, 2, 3, 6, 5, 0]),  # the right side fills 1 from 2, the left side fills 2 from 5
        (0, [0, 0], [2, 1, 5, 3, 4, 6, 0]),
        (0, [1, 1], [1, 3, 2, 6, 4, 5, 0]),
        (1, [0, 1], [0, 4, 2, 3, 6, 5, 1]),
        (1, [1, 0], [0, 3, 2, 6, 4, 5, 1]),
        (2, [0, 0], [0, 1, 5, 3, 4, 6, 2]),
        (2, [1, 0], [0, 1, 4, 3, 6, 5, 2]),
        (3, [0, 0], [0, 1, 2, 6, 4, 5, 3]),
        (5, [0, 0], [0, 1, 2, 3, 4, 6, 5]),
    ],
)
def test_gaps_are_filled(position: int, directions: list[int], wanted: list[int]) -> None:
    p = solo()
    p.bot = list(range(7))
    p.directions = directions
    bot_turn.FillGap(position).run(p)
    assert p.bot == wanted
    assert p.directions == [directions[1], 1 - directions[0]]


@pytest.mark.rule("TE-16.4")
def test_tiles_slide_together() -> None:
    p = solo("build 2")
    clear_pyramid(p)
    shown_stones(p, "p01", "p02", "p03")
    p.seats[BOT].resources = [0, 2, 0]
    bot_acts(p, "xbld", "turned 0")
    assert [names.STONE_TILE_IDS[t] for t in p.shown_stones][:2] == ["p02", "p03"]


@pytest.mark.rule("TE-16.5")
def test_it_moves_last_in_a_round() -> None:
    p = table(1)
    white = p.white
    again(p)
    say(p, offered(p)[0])
    say(p, offered(p)[0], "collect")
    assert logged(p, "bot-rolled")
    assert p.white >= white + 1
    assert p.round == 3


@pytest.mark.rule("TE-16.5")
@pytest.mark.parametrize(
    ("here", "power", "there"),
    [
        ("quarry", 1, "alchemy"),
        ("quarry", 3, "forest"),
        ("nobles", 3, "quarry"),
        ("mine", 1, "quarry"),
        ("mine", 4, "alchemy"),
    ],
)
def test_how_far_it_advances(here: str, power: int, there: str) -> None:
    p = solo(f"{here} {power}")
    bot_workers.power_up_and_advance(p, BOT * 4)
    assert workers_of_bot(p) == [f"{there} {power + 1}"]


@pytest.mark.rule("TE-16.5", "TE-6.6")
def test_its_workers_count_as_a_colour() -> None:
    p = solo("forest 2", "forest 3", "quarry 1 locked")
    stand(p, 0, "alchemy 3")
    say(p, "worker alchemy 3")
    play(p, "go forest")
    assert p.colours == 1


@pytest.mark.rule("TE-16.6", "TE-16.14")
def test_construction() -> None:
    p = solo("build 2", "build 3")
    clear_pyramid(p)
    lay(p, "1a1")
    shown_stones(p, "p01", "p02", "p03")
    p.seats[BOT].resources = [1, 3, 0]
    bot_acts(p, "xbld", "turned 2")
    assert p.stones[place("1a2")] == names.STONE_TILE_IDS.index("p01") * 4 + 2
    assert points(p, BOT) == {"construction": 1 + 2}
    assert p.seats[BOT].track == 1
    assert temples(p, BOT) == [1, 0, 0]
    assert goods(p, BOT) == {"wood": 1, "stone": 1, "gold": 1}  # the blue step gives the scarcest resource
    assert workers_of_bot(p) == ["build 2", "nobles 4"]


@pytest.mark.rule("TE-16.6", "TE-15.1", "TE-8.22")
def test_it_may_complete_the_pyramid() -> None:
    p = solo("build 2")
    clear_pyramid(p)
    lay(p, *level(1), *level(2), *level(3))
    shown_stones(p, "p01")
    p.seats[BOT].resources = [0, 2, 0]
    bot_acts(p, "xbld", "turned 0")
    assert p.complete
    assert points(p, BOT)["construction"] == 9
    assert (p.discs, p.white) == (2, p.black)


@pytest.mark.rule("TE-16.6", "TE-16.7", "TE-16.8")
@pytest.mark.parametrize(
    ("tile", "source", "good"),
    [("xbld", "quarry", "stone"), ("xdec", "mine", "gold"), ("xnob", "forest", "wood")],
)
def test_what_it_cannot_pay_it_fetches(tile: str, source: str, good: str) -> None:
    p = solo(f"{source} 2", "build 1", "deco 1", "nobles 1")
    bot_acts(p, tile)
    assert goods(p, BOT) == {good: 2}
    assert any(text.endswith(" 3") for text in workers_of_bot(p))
    assert f"{source} 2" not in workers_of_bot(p)


@pytest.mark.rule("TE-16.13")
@pytest.mark.parametrize("tile", ["xbld", "xdec", "xnob", "xmas"])
def test_failure(tile: str) -> None:
    p = solo("alchemy 4", "alchemy 2", "palace 3", "palace 3")
    p.seats[BOT].cocoa = 6
    bot_acts(p, tile)
    assert logged(p, "bot-failed")[0]["bot_tile"] == names.BOT_TILE_IDS.index(tile)
    assert goods(p, BOT) == {"cocoa": 1}
    assert points(p, BOT) == {"leftovers": 3}
    assert workers_of_bot(p) == ["alchemy 4", "forest 3", "palace 3", "palace 3"]


@pytest.mark.rule("TE-16.7")
def test_decorations() -> None:
    p = solo("deco 2")
    shown_decorations(p, "k05", "k02")
    p.seats[BOT].resources = [0, 0, 2]
    bot_acts(p, "xdec")
    assert p.decorations[0] == names.DECORATION_IDS.index("k05")
    assert points(p, BOT) == {"decorations": 5}
    assert p.seats[BOT].track == 1
    assert temples(p, BOT) == [1, 0, 0]
    assert workers_of_bot(p) == ["nobles 3"]
    p = solo("deco 2")
    clear_pyramid(p)
    p.decorations[0] = names.DECORATION_IDS.index("k01")
    shown_decorations(p, "k05", "k02")
    p.seats[BOT].resources = [0, 0, 2]
    bot_acts(p, "xdec")
    # the top side has no support, so the bot uses the right side
    assert p.decorations[4] == names.DECORATION_IDS.index("k05")


@pytest.mark.rule("TE-16.8")
@pytest.mark.parametrize(("eclipses", "row", "vp"), [(0, 0, 3), (1, 1, 5), (2, 2, 7)])
def test_nobles(eclipses: int, row: int, vp: int) -> None:
    p = solo("nobles 2")
    p.eclipses = eclipses
    p.black -= eclipses
    p.seats[BOT].resources = [2, 0, 0]
    bot_acts(p, "xnob")
    assert p.rows[row] == 1
    assert points(p, BOT) == {"nobles": vp}
    assert p.seats[BOT].avenue == 1
    assert workers_of_bot(p) == ["mine 3"]


@pytest.mark.rule("TE-16.8")
def test_nobles_with_a_full_row_and_without_a_building() -> None:
    p = solo("nobles 2")
    p.rows = [5, 2, 0]
    p.seats[BOT].resources = [2, 0, 0]
    bot_acts(p, "xnob")
    assert p.rows == [5, 3, 0]
    p = solo("nobles 2", "forest 2")
    p.rows = [5, 4, 2]
    p.seats[BOT].resources = [2, 0, 0]
    bot_acts(p, "xnob")
    assert p.rows == [5, 4, 2]
    assert goods(p, BOT) == {"wood": 4}


@pytest.mark.rule("TE-16.9")
def test_alchemy() -> None:
    p = solo("alchemy 2")
    know(p, 0, "t01")
    p.seats[BOT].resources = [0, 0, 1]
    bot_acts(p, "xalc")
    assert known(p, BOT) == ["t03"]
    assert temples(p, BOT) == [0, 1, 0]
    assert goods(p, BOT) == {}
    assert total(p, 0) == 0
    assert workers_of_bot(p) == ["forest 3"]
    p = solo("alchemy 2")
    know(p, 0, "t01", "t03", "t05", "t09", "t15", "t17")
    know(p, BOT, "t01")
    p.seats[BOT].resources = [0, 0, 1]
    bot_acts(p, "xalc")
    assert known(p, BOT) == ["t01", "t03"]
    assert points(p, 0) == {"technologies": 3}


@pytest.mark.rule("TE-16.9")
def test_alchemy_that_fails_powers_the_weakest_up_twice() -> None:
    p = solo("alchemy 4", "forest 2", "nobles 2", "mine 3")
    bot_acts(p, "xalc")
    assert workers_of_bot(p) == ["alchemy 4", "forest 4", "mine 3", "nobles 2"]
    assert goods(p, BOT) == {}
    p = solo("alchemy 4", "forest 2", "nobles 2", "mine 3")
    know(p, BOT, "t01", "t03", "t05", "t09", "t15", "t17")
    p.seats[BOT].resources = [0, 0, 1]
    bot_acts(p, "xalc")
    assert workers_of_bot(p) == ["alchemy 4", "forest 4", "mine 3", "nobles 2"]


@pytest.mark.rule("TE-16.9", "TE-8.4")
def test_the_human_learning_what_it_knows_scores_for_it_too() -> None:
    p = solo()
    know(p, BOT, "t01")
    give(p, 0, gold=1)
    visit(p, "alchemy", "main", "learn t01")
    assert points(p, BOT) == {"technologies": 3}


@pytest.mark.rule("TE-16.10")
def test_masks() -> None:
    p = solo("alchemy 4")
    for name, tile in (("palace", "m5"), ("forest", "m2"), ("quarry", "m3"), ("mine", "dvp"), ("deco", "m6")):
        beside(p, name, tile)
    p.seats[BOT].resources = [1, 0, 0]
    p.seats[BOT].cocoa = 1
    p.seats[BOT].tiles[kind("m3")] = 0
    bot_acts(p, "xmsk")
    assert tiles(p, BOT) == ["m3"]  # there are two each of m2 and m3, and the quarry comes first
    assert goods(p, BOT) == {}
    assert workers_of_bot(p) == ["alchemy 4"]
    p = solo("alchemy 4")
    for name, tile in (
        ("palace", "m5"),
        ("forest", "m2"),
        ("quarry", "dvp"),
        ("mine", "dvp"),
        ("deco", "m6"),
    ):
        beside(p, name, tile)
    p.seats[BOT].resources = [1, 0, 0]
    own(p, BOT, "m5")
    bot_acts(p, "xmsk")
    assert tiles(p, BOT) == ["m5", "m6"]


@pytest.mark.rule("TE-16.10", "TE-16.13")
def test_no_mask_is_a_failure() -> None:
    p = solo("alchemy 4", "forest 1")
    for name in ("palace", "forest", "quarry", "mine", "deco"):
        beside(p, name, "dtblu" if name in ("palace", "forest") else "dvp")
    bot_acts(p, "xmsk")
    assert goods(p, BOT) == {"cocoa": 5}


@pytest.mark.rule("TE-16.11")
def test_worship() -> None:
    p = solo("deco 1 locked", "alchemy 2")
    stand(p, 0, "mine 4 locked")
    beside(p, "mine", "dvp")
    bot_acts(p, "xwor")
    assert workers_of_bot(p) == ["alchemy 2", "mine locked 1"]
    assert workers(p, 0) == ["mine 4"]
    assert temples(p, BOT) == [2, 0, 0]
    assert p.discarded[kind("dvp")] == 1
    assert GAME.faults(p) == []
    p = solo("forest 1 locked", "alchemy 2")
    steps(p, BOT, 3, 3, 3)
    bot_acts(p, "xwor")
    assert workers_of_bot(p) == ["alchemy 2", "deco locked 1"]
    assert temples(p, BOT) == [6, 3, 3]


@pytest.mark.rule("TE-16.11", "TE-16.15")
def test_a_displaced_worshipper_is_replaced_by_the_weakest() -> None:
    p = solo("alchemy 2", "forest 3", "mine 3", "nobles 3")
    bot_acts(p, "xwor")
    assert workers_of_bot(p) == ["forest 3", "forest locked 2", "mine 3", "nobles 3"]
    assert temples(p, BOT) == [0, 2, 0]


@pytest.mark.rule("TE-16.12")
def test_mastery() -> None:
    p = solo("palace 5", "nobles 4", "quarry 4", "mine 3")
    bot_acts(p, "xmas")
    assert goods(p, BOT) == {"stone": 2}
    assert workers_of_bot(p) == ["forest 5", "mine 3", "nobles 4", "palace 5"]
    p = solo("palace 5", "nobles 4", "alchemy 4", "mine 3")
    p.seats[BOT].resources = [2, 0, 1]
    bot_acts(p, "xmas")
    assert known(p, BOT) == ["t01"]
    p = solo("palace 5", "nobles 4", "alchemy 4", "mine 3")
    p.seats[BOT].resources = [2, 0, 0]
    bot_acts(p, "xmas")
    assert points(p, BOT) == {"nobles": 3}
    assert [event["board"] for event in logged(p, "bot-tried")] == [board("alchemy"), board("nobles")]


@pytest.mark.rule("TE-16.15")
def test_its_ascensions() -> None:
    p = solo("quarry 5", "alchemy 2", "mine 2", "mine 2")
    p.seats[BOT].avenue = 2
    white = p.white
    bot_acts(p, "xmas")
    assert p.seats[BOT].avenue == 3
    assert sum(p.piles[: names.DISCOVERIES]) == 3  # the bot takes no tiles from the track
    assert points(p, BOT) == {"ascensions": 5}
    assert p.white == white + 2  # once for the ascension and once for the end of the round
    assert workers_of_bot(p) == ["alchemy 2", "mine 2", "mine 2", "quarry 1"]


@pytest.mark.rule("TE-16.14")
def test_its_choices() -> None:
    p = solo()
    steps(p, BOT, 2, 4, 4)
    bot_workers.climb_any(p, 1, 0)
    # the bot climbs in the highest temple (in a tie: blue, red, green) and takes the printed reward
    assert temples(p, BOT) == [2, 5, 4]
    assert points(p, BOT) == {"temples": 2}
    steps(p, BOT, 2, 11, 4)
    bot_workers.climb_any(p, 1, 0)
    assert temples(p, BOT) == [2, 11, 5]
    p.seats[BOT].resources = [1, 0, 0]
    bot_workers.climb(p, 0, 0)
    assert p.seats[BOT].resources == [1, 0, 1]
    bot_workers.climb(p, 0, 0)
    assert p.seats[BOT].resources == [1, 1, 1]


@pytest.mark.rule("TE-16.16", "TE-15.3")
def test_the_end() -> None:
    p = solo()
    p.eclipses = 2
    p.black = p.white = 8
    p.discs = 2
    bot = p.seats[BOT]
    bot.resources = [1, 2, 0]
    bot.cocoa = 4
    bot.avenue = 2
    steps(p, BOT, 10, 11, 9)
    know(p, BOT, "t01", "t03")
    own(p, BOT, "m4")
    p.agenda = [rounds.END_ROUND]
    p.forget()
    p.run_on()
    go_on(p)
    assert p.asked() == []
    assert points(p, BOT) == {"avenue": 10, "masks": 1, "bonus-tiles": 30, "technologies": 4, "leftovers": 7}
    assert p.scores().winners() == []
    assert logged(p, "bot-won")[0]["points"] == 52
    ends = logged(p, "bot-technologies", "bot-leftovers")
    assert [(event["amount"], event["points"]) for event in ends] == [(2, 4), (7, 7)]


@pytest.mark.rule("TE-16.16", "TE-15.3")
def test_a_tie_is_decided_by_cocoa_then_for_the_human() -> None:
    p = solo()
    assert p.scores().ranks == [1]
    p.seats[BOT].cocoa = 1
    assert p.scores().ranks == [2]
    p.seats[0].points[0] = 1
    assert p.scores().ranks == [1]
