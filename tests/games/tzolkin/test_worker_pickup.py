"""Chapter 6: picking up workers."""

from __future__ import annotations

import pytest

from patolli.games.tzolkin import names

from .table import (
    asked,
    corn,
    give,
    goods,
    hand,
    hush,
    know,
    neutral,
    offered,
    on,
    points,
    put_worker,
    question,
    say,
    standing,
    steps,
    table,
    told,
    why_not,
    workers,
)

SMALL = ["palenque", "yaxchilan", "tikal", "uxmal"]


@pytest.mark.rule("TZ-6.1", "TZ-D6")
def test_own_workers_one_after_the_other_in_any_order() -> None:
    p = table()
    put_worker(p, 0, "yaxchilan", 1, 2)
    put_worker(p, 0, "chichen", 10)
    put_worker(p, 1, "yaxchilan", 3)
    neutral(p, "yaxchilan", 4)
    say(p, "pass", "turn pick")
    assert question(p) == "TZ-D6"
    assert offered(p) == {"pick yaxchilan 1", "pick yaxchilan 2", "pick chichen 10"}
    assert why_not(p, "stop") == ("must-pick-one", "TZ-3.3", [])
    assert why_not(p, "pick yaxchilan 3") == ("not-own-worker", "TZ-6.1", [1, 3])
    assert why_not(p, "pick yaxchilan 4") == ("not-own-worker", "TZ-6.1", [1, 4])
    assert why_not(p, "pick palenque 0") == ("not-own-worker", "TZ-6.1", [0, 0])
    say(p, "pick yaxchilan 2")
    assert question(p) == "TZ-D7"  # the next worker is asked for only after this worker's action
    say(p, "act 2")
    assert offered(p) == {"pick yaxchilan 1", "pick chichen 10", "stop"}
    say(p, "pick yaxchilan 1", "act 1")
    assert goods(p, 0) == {"corn": 1, "wood": 1, "stone": 1}
    say(p, "stop")
    assert asked(p) == 1
    assert on(p, "chichen") == {10: 0}


@pytest.mark.rule("TZ-6.1", "TZ-D6")
def test_the_turn_ends_when_no_worker_is_left_to_pick_up() -> None:
    p = table()
    put_worker(p, 0, "yaxchilan", 1)
    say(p, "pass", "turn pick", "pick yaxchilan 1", "act 1")
    assert asked(p) == 1


@pytest.mark.rule("TZ-6.1")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_any_number_of_workers(number: int) -> None:
    p = table()
    workers(p, 0, 6)
    put_worker(p, 0, "palenque", 0, 1, 2, 3, 4, 5)
    say(p, "pass", "turn pick")
    for space in range(number):
        say(p, f"pick palenque {space}", "act none")
    assert hand(p, 0) == number
    assert len(on(p, "palenque")) == 6 - number
    assert asked(p) == (0 if number < 6 else 1)


@pytest.mark.rule("TZ-6.2", "TZ-D7")
def test_the_worker_returns_to_hand_and_acts() -> None:
    p = table()
    put_worker(p, 0, "yaxchilan", 3)
    say(p, "pass", "turn pick")
    hush(p)
    say(p, "pick yaxchilan 3")
    assert on(p, "yaxchilan") == {}
    assert hand(p, 0) == 3
    say(p, "act 3")
    assert goods(p, 0) == {"corn": 2, "gold": 1}
    assert told(p)[:2] == [
        {"event": "picked", "rule": "TZ-6.2", "seat": 0, "wheel": 1, "space": 3},
        {"event": "acted", "rule": "TZ-6.2", "seat": 0, "wheel": 1, "action": 3},
    ]


@pytest.mark.rule("TZ-6.2", "TZ-D7")
def test_no_higher_action() -> None:
    p = table()
    give(p, 0, corn=9)
    put_worker(p, 0, "yaxchilan", 3)
    say(p, "turn pick", "pick yaxchilan 3")
    assert offered(p) == {"act 1", "act 2", "act 3", "act none"}
    assert why_not(p, "act 4") == ("above-space", "TZ-6.2", [3, 4])
    assert why_not(p, "act 5") == ("above-space", "TZ-6.2", [3, 5])
    assert why_not(p, "act 6") == ("not-asked-this", "", [])
    assert why_not(p, "higher 4") == ("not-asked-this", "", [])


@pytest.mark.rule("TZ-6.2", "TZ-D7")
def test_doing_nothing_is_always_offered() -> None:
    p = table()
    put_worker(p, 0, "yaxchilan", 3)
    say(p, "pass", "turn pick", "pick yaxchilan 3", "act none")
    assert goods(p, 0) == {}
    assert told(p, "no-action") == [{"event": "no-action", "rule": "TZ-6.2", "seat": 0, "wheel": 1}]
    assert asked(p) == 1


@pytest.mark.rule("TZ-6.3", "TZ-D7")
@pytest.mark.parametrize(("action", "cost", "gains"), [
    (5, 0, {"corn": 2, "stone": 1, "gold": 1}),
    (4, 1, {"skull": 1}),
    (3, 2, {"corn": 2, "gold": 1}),
    (2, 3, {"corn": 1, "stone": 1}),
    (1, 4, {"wood": 1}),
])  # fmt: skip
def test_a_lower_action_costs_one_corn_a_step(action: int, cost: int, gains: dict[str, int]) -> None:
    p = table()
    give(p, 0, corn=10)
    put_worker(p, 0, "yaxchilan", 5)
    say(p, "turn pick", "pick yaxchilan 5", f"act {action}")
    expected = dict(gains)
    expected["corn"] = 10 - cost + gains.get("corn", 0)
    assert goods(p, 0) == expected
    back = [(e["action"], e["corn"]) for e in told(p, "stepped-back")]
    assert back == ([] if action == 5 else [(action, cost)])


@pytest.mark.rule("TZ-6.3", "TZ-D7")
@pytest.mark.parametrize("has", [0, 1, 2, 3, 4])
def test_stepping_back_as_far_as_the_corn_goes(has: int) -> None:
    p = table()
    give(p, 0, corn=has)
    steps(p, 0, 0, 0, 0)  # no begging
    put_worker(p, 0, "yaxchilan", 5)
    say(p, "turn pick", "pick yaxchilan 5")
    assert offered(p) == {"act none", *(f"act {a}" for a in range(5 - has, 6))}
    for action in range(1, 5 - has):
        assert why_not(p, f"act {action}") == ("no-corn-to-step-back", "TZ-6.3", [5 - action, has])


@pytest.mark.rule("TZ-6.3")
def test_the_corn_of_an_action_does_not_pay_its_own_stepping_back() -> None:
    p = table()
    steps(p, 0, 0, 0, 0)
    put_worker(p, 0, "palenque", 2)
    say(p, "turn pick", "pick palenque 2")
    assert offered(p) == {"act 2", "act none"}
    assert why_not(p, "act 1") == ("no-corn-to-step-back", "TZ-6.3", [1, 0])


@pytest.mark.rule("TZ-6.3")
def test_step_back_and_own_costs_add_up() -> None:
    p = table()  # Uxmal 1 costs 3 corn
    put_worker(p, 0, "uxmal", 3)
    give(p, 0, corn=5)
    say(p, "turn pick", "pick uxmal 3")
    assert "act 1" in offered(p)
    say(p, "act 1", "climb chaac")
    assert goods(p, 0) == {}
    assert standing(p, 0) == [2, 1, 1]
    p = table()
    put_worker(p, 0, "uxmal", 3)
    give(p, 0, corn=4)
    say(p, "turn pick", "pick uxmal 3")
    assert why_not(p, "act 1") == ("no-corn-for-action", "TZ-6.6", [3, 2])


@pytest.mark.rule("TZ-6.3")
def test_whether_the_lower_space_is_taken_does_not_matter() -> None:
    p = table()
    give(p, 0, corn=3)
    put_worker(p, 0, "yaxchilan", 3)
    put_worker(p, 1, "yaxchilan", 2)
    neutral(p, "yaxchilan", 1)
    say(p, "turn pick", "pick yaxchilan 3")
    assert offered(p) == {"act 1", "act 2", "act 3", "act none"}


@pytest.mark.rule("TZ-6.4", "TZ-D7")
@pytest.mark.parametrize("wheel", names.WHEEL_IDS)
def test_space_0_has_no_action(wheel: str) -> None:
    p = table()
    give(p, 0, corn=20, wood=9, stone=9, gold=9, skull=2)
    put_worker(p, 0, wheel, 0)
    say(p, "turn pick", f"pick {wheel} 0")
    assert offered(p) == {"act none"}
    for action in range(1, 10 if wheel == "chichen" else 6):
        assert why_not(p, f"act {action}") == ("no-action-on-space", "TZ-6.4", [])
    say(p, "act none")
    assert hand(p, 0) == 3


@pytest.mark.rule("TZ-6.4", "TZ-15.12")
def test_theology_is_the_exception_for_space_0() -> None:
    p = table()
    give(p, 0, corn=3, skull=1)
    know(p, 0, "theology", 1)
    put_worker(p, 0, "chichen", 0)
    say(p, "turn pick", "pick chichen 0")
    assert offered(p) == {"higher 1", "act none"}


@pytest.mark.rule("TZ-6.5", "TZ-D7")
@pytest.mark.parametrize("space", [6, 7])
@pytest.mark.parametrize("wheel", SMALL)
def test_free_choice_on_small_wheels(wheel: str, space: int) -> None:
    p = table()
    give(p, 0, corn=20, wood=9, stone=9, gold=9)
    put_worker(p, 0, wheel, space)
    say(p, "turn pick", f"pick {wheel} {space}")
    assert offered(p) == {"act none", *(f"act {a}" for a in range(1, 6))}
    say(p, "act 1")
    chosen = told(p, "chose-freely")
    assert [(e["wheel"], e["action"], e["corn"]) for e in chosen] == [(names.WHEEL_IDS.index(wheel), 1, 0)]
    assert told(p, "stepped-back") == []


@pytest.mark.rule("TZ-6.5")
@pytest.mark.parametrize("action", [1, 2, 3, 4, 5])
def test_free_choice_costs_nothing(action: int) -> None:
    p = table()
    steps(p, 0, 0, 0, 0)
    put_worker(p, 0, "yaxchilan", 7)
    say(p, "turn pick", "pick yaxchilan 7", f"act {action}")
    assert goods(p, 0) == [
        {"wood": 1}, {"corn": 1, "stone": 1}, {"corn": 2, "gold": 1}, {"skull": 1},
        {"corn": 2, "stone": 1, "gold": 1},
    ][action - 1]  # fmt: skip


@pytest.mark.rule("TZ-6.5", "TZ-D7")
def test_space_5_is_no_free_choice_space() -> None:
    p = table()
    steps(p, 0, 0, 0, 0)
    put_worker(p, 0, "yaxchilan", 5)
    say(p, "turn pick", "pick yaxchilan 5")
    assert offered(p) == {"act 5", "act none"}


@pytest.mark.rule("TZ-6.5", "TZ-D7")
def test_free_choice_in_chichen_itza() -> None:
    p = table()
    steps(p, 0, 0, 0, 0)
    give(p, 0, skull=1)
    put_worker(p, 0, "chichen", 10)
    say(p, "turn pick", "pick chichen 10")
    assert offered(p) == {"act none", *(f"act {a}" for a in range(1, 10))}
    say(p, "act 7")
    assert points(p, 0) == 10
    p = table()
    steps(p, 0, 0, 0, 0)
    give(p, 0, skull=1)
    put_worker(p, 0, "chichen", 9)
    say(p, "turn pick", "pick chichen 9")
    assert offered(p) == {"act none", "act 9"}


@pytest.mark.rule("TZ-6.6", "TZ-D7")
def test_what_cannot_be_paid_or_has_no_effect_is_not_offered() -> None:
    p = table()
    put_worker(p, 0, "chichen", 10)
    say(p, "pass", "turn pick", "pick chichen 10")
    assert offered(p) == {"act none"}
    assert why_not(p, "act 4") == ("no-skull", "TZ-11.1", [])
    p = table()
    give(p, 0, corn=2)
    put_worker(p, 0, "uxmal", 1)
    say(p, "pass", "turn pick", "pick uxmal 1")
    assert offered(p) == {"act none"}
    assert why_not(p, "act 1") == ("no-corn-for-action", "TZ-6.6", [3, 2])
    p = table()
    give(p, 0, corn=3)
    put_worker(p, 0, "uxmal", 1)
    steps(p, 1, 6, 8, 7)
    steps(p, 0, 5, 7, 6)
    say(p, "turn pick", "pick uxmal 1")
    assert offered(p) == {"act none"}
    assert why_not(p, "act 1") == ("no-temple-to-climb", "TZ-14.5", [])
    p = table()
    put_worker(p, 0, "tikal", 5)
    say(p, "pass", "turn pick", "pick tikal 5")
    assert offered(p) == {"act none"}
    p = table()
    give(p, 1, skull=13)
    put_worker(p, 0, "yaxchilan", 4)
    say(p, "pass", "turn pick", "pick yaxchilan 4")
    assert offered(p) == {"act none"}
    assert why_not(p, "act 4") == ("no-skull-in-supply", "TZ-8.2", [])


@pytest.mark.rule("TZ-6.7")
def test_a_worker_gained_in_a_pick_up_turn_stays_in_hand() -> None:
    p = table()
    give(p, 0, corn=9)
    put_worker(p, 0, "uxmal", 3)
    put_worker(p, 0, "palenque", 0)
    say(p, "turn pick", "pick uxmal 3", "act 3")
    assert hand(p, 0) == 3
    assert p.seats[0].workers == 4
    assert offered(p) == {"pick palenque 0", "stop"}
    assert why_not(p, "place palenque") == ("not-asked-this", "", [])
    say(p, "stop")
    assert corn(p, 0) == 9
    assert asked(p) == 1


@pytest.mark.rule("TZ-15.12", "TZ-D7", "TZ-6.5")
@pytest.mark.parametrize("space", range(11))
def test_the_next_higher_action_of_theology(space: int) -> None:
    p = table()
    steps(p, 0, 0, 0, 0)  # the player has no corn and does not beg
    give(p, 0, skull=1)
    know(p, 0, "theology", 1)
    put_worker(p, 0, "chichen", space)
    say(p, "turn pick", f"pick chichen {space}")
    here = {f"act {space}"} if 1 <= space <= 9 else set()
    if space == 10:
        here = {f"act {a}" for a in range(1, 10)}
    higher = {f"higher {space + 1}"} if space < 9 else set()
    if space == 9:
        higher = {f"higher {a}" for a in range(1, 10)}
    assert offered(p) == {"act none"} | here | higher
    for action in range(1, 10):
        if f"higher {action}" not in higher:
            assert why_not(p, f"higher {action}") == ("no-higher-action", "TZ-15.12", [])


@pytest.mark.rule("TZ-15.12", "TZ-11.1")
def test_the_next_higher_action_needs_a_skull_and_an_empty_slot() -> None:
    p = table()
    know(p, 0, "theology", 1)
    put_worker(p, 0, "chichen", 4)
    say(p, "pass", "turn pick", "pick chichen 4")
    assert offered(p) == {"act none"}
    assert why_not(p, "higher 5") == ("no-skull", "TZ-11.1", [])
    p = table()
    know(p, 0, "theology", 1)
    give(p, 0, corn=3, skull=1)
    p.offerings[5] = 2
    p.skulls -= 1
    put_worker(p, 0, "chichen", 4)
    say(p, "turn pick", "pick chichen 4")
    assert offered(p) == {"act none", "act 1", "act 2", "act 3", "act 4"}
    assert why_not(p, "higher 5") == ("slot-taken", "TZ-11.1", [5])
