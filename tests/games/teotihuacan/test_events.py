"""Checks all numbers in events, questions and reasons."""

from __future__ import annotations

import pytest

from patolli.games.teotihuacan import names, sources
from patolli.games.teotihuacan.game import GAME
from patolli.games.teotihuacan.position import TeotihuacanPosition
from patolli.games.teotihuacan.teotibot import bot_workers
from patolli.games.teotihuacan.tracks import calendar

from .table import (
    asides,
    begin_turn,
    beside,
    clear_log,
    clear_pyramid,
    fate,
    give,
    go_on,
    kind,
    know,
    last_turn,
    lay,
    level,
    logged,
    neutrals,
    offered,
    own,
    pile,
    place,
    play,
    royal,
    say,
    shown_decorations,
    shown_stones,
    stand,
    start,
    steps,
    table,
    visit,
    why_not,
)
from .test_eclipses import at_eclipse, idle, upkeep
from .test_setup import ONE, TWO, begun, dealt, keep, lots
from .test_solo import bot_acts, solo


def tells(p: TeotihuacanPosition, *events: str) -> list[str]:
    """Returns the events, each as its name followed by its numbers."""
    found = []
    for event in logged(p, *events):
        numbers = [str(value) for key, value in event.items() if key not in ("event", "rule")]
        found.append(" ".join([str(event["event"]), *numbers]))
    return found


def asks(p: TeotihuacanPosition) -> str:
    seat = p.asked()[0]
    q = p.question(seat)
    return " ".join([q.kind, *(str(n) for n in q.numbers)])


FOREST, QUARRY, MINE, ALCHEMY, NOBLES, DECO, BUILD = range(1, 8)


@pytest.mark.rule("TE-6.3", "TE-7.1", "TE-6.1")
def test_moving_and_collecting() -> None:
    p = table()
    stand(p, 1, "quarry 2")
    stand(p, 0, "mine 3")
    begin_turn(p, 0)
    clear_log(p)
    say(p, "worker mine 3", "go quarry", "collect")
    assert tells(p) == [
        "moved 0 3 2 3 1",
        "collected 0 2 2",
        f"gained 0 3 2 {sources.COCOA_SPACE}",
        "turn 1",
    ]


@pytest.mark.rule("TE-6.2", "TE-1.4")
def test_passing_and_unlocking() -> None:
    p = table()
    stand(p, 0, "forest 3 locked")
    clear_log(p)
    say(p, "pass")
    assert tells(p) == ["passed 0", "unlocked 0 3", "turn 1"]
    p = table()
    stand(p, 0, "forest 3 locked", "palace2 3")
    give(p, 0, cocoa=3)
    clear_log(p)
    play(p, "unlock")
    assert asks(p) == "FreeWorker"
    say(p, "free palace2", "stop")
    assert tells(p) == ["paid 0 3 3 0", "unlocked 0 1"]


@pytest.mark.rule("TE-7.2", "TE-7.3", "TE-7.4")
def test_worship() -> None:
    p = table()
    stand(p, 1, "quarry 4 locked")
    beside(p, "quarry", "dvp")
    give(p, 0, cocoa=2, wood=1)
    begin_turn(p, 0)
    visit(p, "quarry")
    clear_log(p)
    play(p, "worship quarry")
    assert asks(p) == "ChooseBenefit 4 1"
    play(p, "benefit temple-discovery")
    assert tells(p) == [
        "paid 0 3 2 0",
        "displaced 1 4 0",
        "worshipped 0 4 2",
        f"climbed 0 2 1 {sources.SPACE + 4} 0",
        f"gained 0 3 1 {sources.step(2, 1)}",
        "paid 0 0 1 0",
        f"claimed 0 {kind('dvp')} 0",
    ]


@pytest.mark.rule("TE-7.8", "TE-8.1", "TE-10.1")
def test_a_main_action_of_the_forest() -> None:
    p = table()
    know(p, 0, "t05", "t07")
    stand(p, 0, "alchemy 3", "forest 2")
    give(p, 0, cocoa=1)
    say(p, "worker alchemy 3")
    play(p, "go forest")
    assert asks(p) == f"ChooseAction {FOREST} 1"
    clear_log(p)
    play(p, "main")
    board_ = sources.BOARD + FOREST
    assert tells(p) == [
        "paid 0 3 1 0",
        f"main-action 0 {FOREST} 2 2 1",
        f"gained 0 0 2 {board_}",
        f"gained 0 0 1 {sources.TECHNOLOGY + 2}",
        f"scored 0 1 {sources.TECHNOLOGY + 3}",
        f"gained 0 3 1 {sources.TECHNOLOGY + 3}",
    ]
    assert asks(p) == "PowerUp 1 0"
    clear_log(p)
    play(p, "raise forest 3")
    assert tells(p)[0] == f"powered-up 0 {FOREST} 4 {board_}"


@pytest.mark.rule("TE-8.4", "TE-8.5")
def test_alchemy() -> None:
    p = table()
    know(p, 1, "t03")
    give(p, 0, gold=2)
    visit(p, "alchemy", power=2)
    play(p, "main")
    assert asks(p) == "Learn 1 2"
    clear_log(p)
    play(p, "learn t03")
    source = sources.BOARD + ALCHEMY
    assert tells(p) == [
        f"paid 0 2 1 {source}",
        f"scored 1 3 {source}",
        f"learned 0 1 {source}",
        f"climbed 0 1 1 {source} 0",
        f"scored 0 1 {sources.step(1, 1)}",
    ]
    assert p.question(0).numbers == [1, 0]


@pytest.mark.rule("TE-8.8", "TE-8.10")
def test_nobles() -> None:
    p = table()
    stand(p, 0, "palace 1", "nobles 1")
    give(p, 0, wood=2, cocoa=1)
    visit(p, "nobles")
    play(p, "main")
    assert asks(p) == "ChooseRow 2"
    clear_log(p)
    play(p, "row middle")
    assert tells(p) == [
        f"paid 0 0 2 {sources.BOARD + NOBLES}",
        f"built 0 1 5 {sources.BUILDING + 1}",
        f"scored 0 5 {sources.BUILDING + 1}",
        f"avenue 0 1 {sources.BOARD + NOBLES}",
    ]


@pytest.mark.rule("TE-8.12", "TE-8.13", "TE-8.14")
def test_decorations() -> None:
    p = table()
    shown_decorations(p, "k09", "k01")
    give(p, 0, gold=3)
    visit(p, "deco")
    play(p, "main")
    assert asks(p) == "ChooseDecoration 3"
    play(p, "decorate k09")
    assert asks(p) == "ChooseSide 8"
    clear_log(p)
    play(p, "side top")
    source = sources.DECORATION + 8
    assert asks(p) == "ClimbInOrder 0 1 1"
    play(p, "climb red")
    play(p, "climb green")
    assert tells(p) == [
        f"paid 0 2 3 {sources.BOARD + DECO}",
        f"decorated 0 8 0 0 {source}",
        f"matched 0 1 1 {source}",
        f"matched 0 2 1 {source}",
        f"scored 0 5 {source}",
        f"climbed 0 1 1 {source} 0",
        f"scored 0 1 {sources.step(1, 1)}",
        f"climbed 0 2 1 {source} 0",
        f"gained 0 3 1 {sources.step(2, 1)}",
        f"track 0 1 {source}",
    ]


@pytest.mark.rule("TE-8.17", "TE-8.18", "TE-13.5")
def test_construction() -> None:
    p = table()
    clear_pyramid(p)
    know(p, 0, "t15")
    shown_stones(p, "p09", "p31")
    give(p, 0, stone=2)
    visit(p, "build")
    clear_log(p)
    play(p, "main")
    assert tells(p) == [f"helped 0 2 {sources.TECHNOLOGY + 7}", f"main-action 0 {BUILD} 2 3 0"]
    assert asks(p) == "ChooseStone 0 2"
    play(p, "build p09")
    assert asks(p) == "ChoosePlace 8"
    assert why_not(p, "on 2a1") == f"no-tiles-below TE-8.17 {place('2a1')}"
    play(p, "on 1a2")
    assert asks(p) == "Discount 8 1"
    clear_log(p)
    play(p, "save stone")
    assert asks(p) == "Rotate 8 1"
    play(p, "rotate 0")
    source = sources.STONE + 8
    assert tells(p) == [
        f"saved 0 1 1 {sources.TECHNOLOGY + 7}",
        f"paid 0 1 1 {sources.BOARD + BUILD}",
        f"laid 0 8 1 0 {source}",
        f"matched 0 0 1 {source}",
        f"scored 0 2 {source}",
    ]
    clear_log(p)
    play(p, "climb blue")
    play(p, "take gold")
    assert tells(p) == [
        f"climbed 0 0 1 {source} 0",
        f"gained 0 2 1 {sources.step(0, 1)}",
        f"track 0 1 {source}",
    ]


@pytest.mark.rule("TE-8.17")
def test_reasons_of_construction() -> None:
    p = table()
    clear_pyramid(p)
    lay(p, "1a1", "1a2", "1b1", "1b2")
    shown_stones(p, "p01")
    give(p, 0, stone=2)
    visit(p, "build")
    play(p, "main")
    play(p, "build p01")
    assert why_not(p, "on 2a1") == "cost-not-held TE-8.17 1 2"


@pytest.mark.rule("TE-10.3", "TE-10.4", "TE-14.1")
def test_an_ascension() -> None:
    p = table()
    stand(p, 0, "mine 5")
    own(p, 0, "dpow")
    clear_log(p)
    source = sources.DISCOVERY + kind("dpow")
    play(p, "use dpow")
    play(p, "raise mine 5")
    assert asks(p) == "ChooseReward"
    play(p, "reward aw4")
    assert tells(p) == [
        f"used 0 {kind('dpow')} {source}",
        f"powered-up 0 {MINE} 6 {source}",
        f"avenue 0 1 {sources.ASCENSION}",
        f"ascended 0 {MINE}",
        "rewarded 0 4",
        f"fourth-worker 0 0 3 {sources.REWARD + 4}",
        f"gained 0 3 2 {sources.REWARD + 4}",
        "white-disc 4 12",
    ]
    clear_log(p)
    play(p, "waste")
    assert tells(p) == [f"wasted 0 1 {source}"]


@pytest.mark.rule("TE-10.4")
@pytest.mark.parametrize(("reward", "event"), [("av5", "scored 0 5"), ("ac5", "gained 0 3 5")])
def test_sources_of_rewards(reward: str, event: str) -> None:
    p = table()
    stand(p, 0, "mine 5")
    own(p, 0, "dpow")
    play(p, "use dpow")
    play(p, "raise mine 5")
    play(p, f"reward {reward}")
    assert f"{event} {sources.REWARD + names.REWARD_IDS.index(reward)}" in tells(p)


@pytest.mark.rule("TE-11.3", "TE-11.6", "TE-11.7")
def test_tiles() -> None:
    p = table()
    own(p, 0, "dvp", "dcoc", "dave", "dtred")
    clear_log(p)
    say(p, "use dvp", "use dcoc", "use dave", "use dtred")
    s = {tile: sources.DISCOVERY + kind(tile) for tile in ("dvp", "dcoc", "dave", "dtred")}
    assert tells(p) == [
        f"used 0 {kind('dvp')} {s['dvp']}",
        f"scored 0 4 {s['dvp']}",
        f"used 0 {kind('dcoc')} {s['dcoc']}",
        f"gained 0 3 4 {s['dcoc']}",
        f"used 0 {kind('dave')} {s['dave']}",
        f"avenue 0 1 {s['dave']}",
        f"used 0 {kind('dtred')} {s['dtred']}",
        f"climbed 0 1 1 {s['dtred']} 0",
        f"scored 0 1 {sources.step(1, 1)}",
    ]
    p = table()
    own(p, 0, "dfree", "dhelp")
    stand(p, 1, "nobles 1")
    give(p, 0, wood=2, cocoa=1)
    begin_turn(p, 0)
    visit(p, "nobles")
    clear_log(p)
    play(p, "main")
    assert asks(p) == "PayCocoa 1"
    play(p, "waive")
    assert asks(p) == f"Help {NOBLES} 1"
    play(p, "help")
    free, helper = sources.DISCOVERY + kind("dfree"), sources.DISCOVERY + kind("dhelp")
    assert tells(p)[:4] == [
        f"used 0 {kind('dfree')} {free}",
        f"waived 0 1 {free}",
        f"used 0 {kind('dhelp')} {helper}",
        f"helped 0 2 {helper}",
    ]


@pytest.mark.rule("TE-12.1", "TE-12.2", "TE-12.3")
def test_royal_tiles() -> None:
    p = table()
    royal(p, "ra9", "rb6", "rc3")
    p.seats[0].avenue = 2
    visit(p, "palace", power=2)
    clear_log(p)
    play(p, "worship palace1")
    play(p, "benefit royal")
    assert tells(p)[:2] == ["worshipped 0 0 4", f"scored 0 2 {sources.ROYAL + 2}"]
    p = table()
    royal(p, "ra9", "rb6", "rc3")
    give(p, 0, cocoa=2)
    visit(p, "palace", power=2)
    play(p, "worship palace2")
    play(p, "benefit royal")
    assert asks(p) == "Exchange 4 2"
    clear_log(p)
    play(p, "1")
    source = sources.ROYAL + 4
    assert tells(p)[:3] == [f"paid 0 3 1 {source}", f"gained 0 1 1 {source}", f"gained 0 2 1 {source}"]
    p = table()
    royal(p, "ra9", "rb7", "rc3")
    give(p, 0, wood=2, cocoa=1)
    visit(p, "palace", power=2)
    play(p, "worship palace3")
    play(p, "benefit royal")
    assert asks(p) == "Sell 0 2"
    clear_log(p)
    play(p, "1")
    source = sources.ROYAL + 7
    assert tells(p) == [f"paid 0 0 1 {source}", f"gained 0 3 2 {source}"]
    assert asks(p) == "Sell 1 1"


@pytest.mark.rule("TE-9.2", "TE-9.4", "TE-D23")
def test_questions_of_tracks() -> None:
    p = table()
    pile(p, "red5", "dtwin")
    pile(p, "avenue3", "dtwin")
    steps(p, 0, 0, 4, 0)
    p.seats[0].avenue = 2
    own(p, 0, "dtred", "dave", "dtany", "dres3")
    play(p, "use dtred")
    assert asks(p) == "StepReward 1 5"
    clear_log(p)
    play(p, "printed")
    assert tells(p) == [f"scored 0 2 {sources.step(1, 5)}"]
    play(p, "use dave")
    assert asks(p) == "ClaimOnAvenue 3"
    play(p, "pass")
    play(p, "use dtany")
    assert asks(p) == "ClimbAny 1"
    play(p, "climb red")
    play(p, "use dres3")
    assert asks(p) == "TakeResource 3"
    play(p, "take wood")
    assert asks(p) == "TakeResource 2"


@pytest.mark.rule("TE-6.3", "TE-6.1")
def test_questions_of_turns() -> None:
    p = table()
    own(p, 0, "dleap", "dpow")
    stand(p, 0, "mine 4", "forest 2 locked", "palace1 2")
    give(p, 0, cocoa=2)
    assert asks(p) == "ChooseWorker"
    assert why_not(p, "unlock") == "cocoa-to-unlock TE-6.5 3 2"
    play(p, "worker mine 4")
    assert asks(p) == f"ChooseBoard {MINE} 4 0"
    assert why_not(p, "use dpow") == f"not-now TE-11.4 {kind('dpow')}"
    play(p, "leap")
    assert asks(p) == f"ChooseBoard {MINE} 4 1"
    play(p, "go deco")
    assert why_not(p, "unlock") == "cocoa-to-unlock TE-6.5 3 2"
    play(p, "collect")
    assert asks(p) == "Finish"
    stand(p, 0, "forest 2 locked", "palace1 2", "mine 1 locked")
    assert why_not(p, "use dpow") == f"without-effect TE-11.4 {kind('dpow')}"


@pytest.mark.rule("TE-6.5")
def test_why_unlocking_is_no_aside() -> None:
    p = table()
    stand(p, 0, "alchemy 2", "forest 3", "quarry 4 locked")
    give(p, 0, cocoa=2)
    say(p, "worker alchemy 2", "go forest", "main")
    assert asks(p) == "PowerUp 1 0"
    assert why_not(p, "unlock") == "cocoa-to-unlock TE-6.5 3 1"
    p = table()
    own(p, 0, "dpow")
    stand(p, 0, "alchemy 2", "forest 3", "quarry 4 locked")
    give(p, 0, cocoa=4)
    play(p, "use dpow")
    assert asides(p) == []


@pytest.mark.rule("TE-14.3", "TE-14.4", "TE-14.5", "TE-14.6", "TE-14.7")
def test_an_eclipse() -> None:
    p = at_eclipse(2)
    p.seats[0].avenue = 2
    p.seats[1].track = 3
    p.seats[1].points[0] = 5
    own(p, 1, "m4", "m5")
    last_turn(p)
    clear_log(p)
    idle(p)
    upkeep(p)
    go_on(p)
    wanted = [
        "eclipse 1 0",
        "avenue-scored 0 2 5 10",
        "avenue-scored 1 0 5 0",
        "track-scored 0 0 0",
        "track-most 1 4",
        "track-scored 1 3 12",
        "track-reset 1",
        f"masks-scored 1 2 3 {1 << 3 | 1 << 4}",
        "upkeep 0 3 0",
        "upkeep-lost 0 3 9",
        "calendar-reset 0 9",
    ]
    found = tells(p)
    assert [line for line in found if line in wanted] == wanted
    assert f"round {p.round} 0 9" in found
    assert "turn 0" in found
    paid = [line for line in found if line.startswith("upkeep 1")]
    assert paid == [f"upkeep 1 3 {2 if paid[0].endswith('2') else 1}"]


@pytest.mark.rule("TE-14.2", "TE-15.2", "TE-15.3")
def test_discs_bonus_and_victory() -> None:
    p = table(2)
    p.white = p.black - 1
    last_turn(p)
    clear_log(p)
    idle(p)
    assert tells(p, "white-disc", "discs-met", "extra-round") == [
        "white-disc 10 10",
        "discs-met 10",
        "extra-round 1",
    ]
    p = at_eclipse(2, 2)
    steps(p, 1, 10, 0, 0)
    last_turn(p)
    clear_log(p)
    idle(p)
    upkeep(p)
    found = tells(p, "eclipse", "bonus-scored", "won")
    assert found == ["eclipse 3 1", f"bonus-scored 1 0 15 {sources.BONUS + 2}", "won 1 15"]
    p = table(2)
    clear_log(p)
    calendar.complete_pyramid(p)
    assert tells(p) == ["white-disc 10 10", "discs-met 10"]


@pytest.mark.rule("TE-6.7", "TE-2.7", "TE-2.9")
def test_refills() -> None:
    p = table()
    shown_decorations(p, "k01", "k02", "k03")
    shown_stones(p)
    beside(p, "mine", None)
    fate("draw k04")
    clear_log(p)
    idle(p)
    found = tells(p)
    assert "decoration-shown 3" in found
    assert len(tells(p, "stone-shown")) == 3
    (shown,) = logged(p, "discovery-shown")
    assert shown["board"] == MINE
    assert p.beside_boards[3] == shown["discovery"]


@pytest.mark.rule("TE-3.1", "TE-3.5", "TE-3.6", "TE-3.10", "TE-2.1")
def test_events_of_the_setup() -> None:
    p = dealt(ONE, TWO, beside=["dtwin", "m1"])
    found = tells(p)
    assert "starts 0" in found
    assert "dealt 0 0" in found
    assert "dealt-unseen 1" in found
    assert f"beside 13 {kind('dtwin')}" in found
    assert len(logged(p, "board-laid")) == 6
    assert [event["space"] for event in logged(p, "royal-laid")] == [0, 1, 2]
    assert [event["spot"] for event in logged(p, "technology-laid")] == list(range(6))
    assert [event["temple"] for event in logged(p, "bonus-laid")] == [0, 1, 2]
    assert len(logged(p, "stone-laid")) == 14
    for event in logged(p, "stone-laid"):
        assert p.stones[event["place"]] == event["stone_tile"] * 4 + event["rotation"]
    assert len(logged(p, "tile-on-track")) == 14
    assert asks(p) == "KeepTile 2"
    clear_log(p)
    keep(p, 0, "s01", "s18")
    keep(p, 1, "s09", "s14")
    assert tells(p)[:4] == ["kept 0 0", "kept 0 17", "kept 1 8", "kept 1 13"]
    assert f"gained 0 0 3 {sources.STARTING}" in tells(p)
    assert f"gained 0 1 2 {sources.STARTING + 17}" in tells(p)
    assert "stands 0 0 1" in tells(p)
    play(p, "without nobles")
    while asks(p) != "ClaimBesideStarting 13":
        play(p, offered(p)[0])
    say(p, "pass")
    found = tells(p)
    assert f"returned {kind('dtwin')}" in found
    assert len(logged(p, "neutral-tile")) == 4
    assert [event["colour"] for event in logged(p, "neutral-stands")] == [0, 0, 0, 1, 1, 1]


@pytest.mark.rule("TE-4.1", "TE-3.8")
def test_events_of_the_first_game() -> None:
    p = start(4, setup="first-game")
    go_on(p)
    found = tells(p)
    assert "stands 0 5 2" in found
    assert f"gained 0 2 4 {sources.FIRST_GAME}" in found
    assert f"climbed 0 2 1 {sources.FIRST_GAME} 0" in found
    while p.round == 0:
        say(p, offered(p)[0])
    assert f"gained 3 2 5 {sources.FIRST_GAME + 3}" in tells(p)


@pytest.mark.rule("TE-17.2")
def test_events_of_the_draft() -> None:
    p = lots(2, starting_tiles="draft")
    assert len(logged(p, "offered")) == 6
    clear_log(p)
    tile = p.drafting[0]
    seat = p.asked()[0]
    play(p, offered(p)[0])
    assert tells(p) == [f"kept {seat} {tile}"]


@pytest.mark.rule("TE-16.3", "TE-16.6", "TE-16.13")
def test_a_turn_of_the_teotibot_is_reported_step_by_step() -> None:
    p = solo("build 3")
    clear_pyramid(p)
    shown_stones(p, "p31")
    p.seats[1].resources = [0, 2, 0]
    p.directions = [0, 1]
    bot_acts(p, "xbld", "turned 0")
    source = sources.BOT_TILE + 1
    assert tells(p) == [
        "bot-rolled 7 1",
        f"bot-tile 1 {source}",
        f"paid 1 1 2 {source}",
        f"laid 1 30 0 0 {source}",
        f"scored 1 3 {source}",
        f"track 1 1 {source}",
        f"climbed 1 0 1 {source} 0",
        f"gained 1 2 1 {sources.step(0, 1)}",
        "powered-up 1 7 4 0",
        "bot-advanced 7 5 4",
        "bot-filled 1 2 3",
        "bot-filled 3 4 5",
        "bot-filled 5 6 7",
        "bot-aside 1",
        "bot-directions 1 1",
        "bot-directions 1 2",
        "white-disc 4 10",
        "round 3 4 10",
        "turn 0",
    ]
    p = solo("alchemy 4", "alchemy 2", "palace 3", "palace 3")
    p.seats[1].cocoa = 5
    bot_acts(p, "xdec")
    assert tells(p)[2:7] == [
        "bot-failed 2",
        f"gained 1 3 5 {sources.BOT_TILE + 2}",
        "bot-exchanged 10 3",
        "powered-up 1 4 3 0",
        "bot-advanced 4 1 3",
    ]


@pytest.mark.rule("TE-16.10", "TE-16.11", "TE-16.9", "TE-16.15")
def test_more_events_of_the_teotibot() -> None:
    p = solo("deco 1 locked", "alchemy 2")
    stand(p, 0, "mine 4 locked")
    beside(p, "mine", "dvp")
    bot_acts(p, "xwor")
    source = sources.BOT_TILE + 6
    found = tells(p)
    climbed, gone = f"climbed 1 0 1 {source} 0", f"bot-discarded {kind('dvp')} 3"
    for line in ("displaced 0 5 1", "bot-worshipped 5", climbed, gone):
        assert line in found
    p = solo("alchemy 4")
    beside(p, "forest", "m5")
    for name in ("palace", "quarry", "mine", "deco"):
        beside(p, name, "dtwin" if name in ("palace", "quarry") else "dleap")
    p.seats[1].resources = [1, 0, 0]
    bot_acts(p, "xmsk")
    source = sources.BOT_TILE + 4
    assert tells(p)[2:4] == [f"paid 1 0 1 {source}", f"claimed 1 {kind('m5')} {source}"]
    p = solo("quarry 5", "alchemy 2", "mine 2", "mine 2")
    bot_acts(p, "xmas")
    assert tells(p)[2:9] == [
        f"gained 1 1 2 {sources.BOT_TILE + 5}",
        "powered-up 1 2 6 0",
        "ascended 1 2",
        f"avenue 1 1 {sources.ASCENSION}",
        f"scored 1 5 {sources.ASCENSION}",
        "white-disc 4 10",
        "bot-advanced 0 2 1",
    ]
    p = solo()
    steps(p, 1, 11, 11, 11)
    clear_log(p)
    bot_workers.climb_any(p, 2, 9)
    bot_workers.climb(p, 1, 9)
    assert tells(p) == ["climb-lapsed 1 3 9", "climb-lapsed 1 1 9"]


@pytest.mark.rule("TE-16.1", "TE-16.2")
def test_events_of_the_setup_of_the_teotibot() -> None:
    p = begun(1, 4)
    found = tells(p)
    for line in ("stands 1 3 2", "stands 1 5 2", "stands 1 7 2", "bot-worshipped 6"):
        assert line in found
    assert [event["position"] for event in logged(p, "bot-pyramid")] == list(range(1, 8))
    assert [event["position"] for event in logged(p, "bot-directions")] == [1, 2]
    assert [event["direction"] for event in logged(p, "bot-directions")] == p.directions


@pytest.mark.rule("TE-3.2")
def test_events_of_seat_cocoa() -> None:
    p = dealt(ONE, TWO)
    assert tells(p, "seat-cocoa") == ["seat-cocoa 0 3 1", "seat-cocoa 1 3 3"]


@pytest.mark.rule("TE-C4", "TE-1.3")
def test_the_view_says_who_stands_where() -> None:
    p = table(3)
    neutrals(p, "forest", "mine")
    stand(p, 0, "forest 3", "forest 5", "palace2 4")
    stand(p, 1, "mine 2 locked")
    beside(p, "forest", "dvp")
    p.seats[1].technologies = 1 << names.TECHNOLOGY_IDS.index("t15")
    lay(p, *(name for name in level(1) if p.stones[place(name)] < 0))
    shown = GAME.show(p.observation(0))
    assert shown["seats"][0]["workers"] == {"forest": [3, 5]}
    assert shown["seats"][0]["locked"] == {"palace2": 4}
    assert shown["neutrals"] == {"neutral1": ["forest", "mine"]}
    boards = {one["id"]: one for one in shown["boards"]}
    assert list(boards) == ["palace", "quarry", "alchemy", "forest", "build", "deco", "nobles", "mine"]
    assert boards["forest"] == {
        "id": "forest", "colours": 2, "pay": 2, "collect": 3, "crew": None, "reached_by": [],
        "discovery": "dvp", "holder": None, "both": [],
    }  # fmt: skip
    assert boards["mine"]["holder"] == 1
    assert [one["holder"] for one in shown["royal"]] == [None, 0, None]
    assert shown["technologies"][4] == {"id": "t15", "row": 2, "temple": "red", "learned_by": [1]}
    assert (shown["first_seat"], shown["setup"]) == (0, None)
    cell = shown["icons"][63]
    assert (cell["row"], cell["column"], cell["level"], cell["place"]) == (7, 7, 1, "1d4")
    assert shown["icons"][10]["place"] == "1a2"
