"""Red god cards that change the phases of a combat (G41 to G46)."""

from __future__ import annotations

import pytest

from . import table as t
from .combats import ANI, FRANK, battle, fork, go, hunt, phases

USUAL = ["magic-1", "ranged-1", "melee-1", "melee-2", "melee-3"]


@pytest.mark.parametrize(
    ("card", "left_out"),
    [
        pytest.param("G41", "magic-1", marks=pytest.mark.rule("CI-G41")),
        pytest.param("G42", "ranged-1", marks=pytest.mark.rule("CI-G42")),
        pytest.param("G44", "melee-3", marks=pytest.mark.rule("CI-G44")),
    ],
)
def test_a_phase_does_not_take_place(card: str, left_out: str) -> None:
    p = hunt("caiman", 4)
    t.god(p, ANI, card)
    go(p)
    assert t.offered(p) == {f"use {card.lower()}", "pass"}
    declined = fork(p)
    t.play(p, f"use {card.lower()}")
    t.finish(p)
    assert phases(p) == [phase for phase in USUAL if phase != left_out]
    t.play(declined, "pass")
    t.finish(declined)
    assert phases(declined)[-5:] == USUAL


@pytest.mark.parametrize(
    ("card", "more", "after"),
    [
        pytest.param("G43", "magic-2", "magic-1", marks=pytest.mark.rule("CI-G43")),
        pytest.param("G46", "ranged-2", "ranged-1", marks=pytest.mark.rule("CI-G46")),
        pytest.param("G45", "melee-4", "melee-3", marks=pytest.mark.rule("CI-G45")),
    ],
)
def test_one_more_phase_takes_place(card: str, more: str, after: str) -> None:
    p = hunt("caiman", 4)
    t.god(p, ANI, card)
    go(p)
    assert t.offered(p) == {f"use {card.lower()}", "pass"}
    declined = fork(p)
    t.play(p, f"use {card.lower()}")
    t.finish(p)
    at = USUAL.index(after) + 1
    assert phases(p) == [*USUAL[:at], more, *USUAL[at:]]
    t.play(declined, "pass")
    t.finish(declined)
    assert phases(declined)[-5:] == USUAL


@pytest.mark.rule("CI-G43")
def test_the_magic_maximum_applies_to_each_magic_phase() -> None:
    p = hunt("caiman", 4)
    t.god(p, ANI, "G43")
    t.hand(p, ANI, stone=3)
    go(p)
    t.play(p, "use g43")
    for phase in (0, 1):
        assert p.combat.phase == phase
        assert t.why_not(p, "cast stone 2") == "too-many-cards"
        t.play(p, "cast stone 1")
        t.roll(p, 1)
    assert p.combat.hearts == 2
    assert p.combat.phase == 4


@pytest.mark.rule("CI-G46")
def test_both_sides_and_the_creature_shoot_twice() -> None:
    p = hunt("monkey", 3)
    t.god(p, ANI, "G46")
    t.gear(p, ANI, "ranged", 2)
    go(p)
    t.play(p, "use g46")
    t.roll(p, 6, 1)
    t.roll(p, 6, 1)
    assert p.group.warriors == 1
    assert p.combat.phase == 4


@pytest.mark.rule("CI-G45")
def test_the_fourth_melee_can_decide() -> None:
    p = battle(defenders=1)
    t.god(p, FRANK, "G45")
    go(p, 1)
    assert t.asked(p) == [FRANK]  # the card also works for a defender
    t.play(p, "use g45")
    t.roll(p, 6, 6, 6, 6, 6, 6)
    t.roll(p, 1, 6)
    assert t.tiles_with_units(p, ANI) == {"P10"}


@pytest.mark.rule("CI-G41", "CI-G43", "CI-16.3")
def test_no_magic_beats_more_magic_of_the_other_player() -> None:
    p = battle()
    t.god(p, ANI, "G43")
    t.god(p, FRANK, "G41")
    go(p)
    assert (t.asked(p), t.offered(p)) == ([ANI], {"use g43", "pass"})
    t.play(p, "use g43")
    assert (t.asked(p), t.offered(p)) == ([FRANK], {"use g41", "pass"})
    t.play(p, "use g41")
    t.finish(p)
    assert phases(p) == USUAL[1:]


@pytest.mark.rule("CI-G42", "CI-G46", "CI-16.3")
def test_where_nobody_shoots_no_second_ranged_phase_is_offered() -> None:
    p = battle()
    t.god(p, ANI, "G42")
    t.god(p, FRANK, "G46")
    go(p)
    declined = fork(p)
    t.play(p, "use g42")
    assert phases(p) == ["magic-1", "melee-1"]
    t.play(declined, "pass")
    assert (t.asked(declined), t.offered(declined)) == ([FRANK], {"use g46", "pass"})
    t.play(declined, "use g46")
    t.finish(declined)
    assert "ranged-2" in phases(declined)


@pytest.mark.parametrize(
    ("without", "more", "first"),
    [
        pytest.param("g41", "g43", "magic", marks=pytest.mark.rule("CI-G41", "CI-G43", "CI-16.3", "CI-D17")),
        pytest.param("g42", "g46", "ranged", marks=pytest.mark.rule("CI-G42", "CI-G46", "CI-16.3")),
    ],
)
def test_an_owner_of_both_chooses_none_one_or_two(without: str, more: str, first: str) -> None:
    for answers, number in (([f"use {without}"], 0), (["pass", "pass"], 1), (["pass", f"use {more}"], 2)):
        p = hunt("caiman", 4)
        t.god(p, ANI, "G41", "G42", "G43", "G46")
        go(p)
        while t.question(p) == "Offer":
            of_these = t.offered(p) & {f"use {without}", f"use {more}"}
            t.play(p, answers.pop(0) if of_these else "pass")
        assert answers == []
        t.finish(p)
        assert len([phase for phase in phases(p) if phase.startswith(first)]) == number


@pytest.mark.rule("CI-G44", "CI-G45", "CI-16.3")
def test_melee_three_left_out_and_melee_four_played() -> None:
    p = battle()
    t.god(p, ANI, "G44")
    t.god(p, FRANK, "G45")
    go(p)
    t.play(p, "use g44", "use g45")
    t.finish(p)
    assert phases(p) == ["magic-1", "ranged-1", "melee-1", "melee-2", "melee-4"]


@pytest.mark.rule("CI-G44", "CI-16.3")
@pytest.mark.parametrize("ward", [False, True])
def test_against_a_jaguar_only_melee_is_decided(ward: bool) -> None:
    p = hunt("jaguar", 3)
    t.god(p, ANI, "G41", "G42", "G43", "G44", "G46")
    t.hero(p, ANI, "H08")
    go(p, 2, "a")
    t.play(p, "use h08" if ward else "pass")
    offered = []
    while t.question(p) == "Offer":
        offered.append(next(iter(t.offered(p) - {"pass"})))
        t.play(p, "pass")
    more = ["use g41", "use g42", "use g43"] if ward else []
    assert offered == [*more, "use g44", *(["use g46"] if ward else [])]


@pytest.mark.rule("CI-G41", "CI-16.3")
def test_phases_are_decided_when_the_strength_is_known() -> None:
    p = hunt("shaman", 5)
    t.god(p, ANI, "G41")
    go(p)
    assert t.emitted(p, "met")[0]["strength"] == 5
    assert t.emitted(p, "met")[0]["round"] == p.round
    t.play(p, "use g41")
    t.finish(p)
    assert phases(p)[0] == "ranged-1"
    assert t.emitted(p, "creature-rolled")[0]["face"] == 6
    assert len(t.emitted(p, "creature-rolled")) == 3  # the shaman casts nothing


@pytest.mark.rule("CI-G44", "CI-G45", "CI-16.3")
def test_phases_are_decided_in_the_city_too() -> None:
    p = t.table()
    t.god(p, ANI, "G44", "G45")
    t.defend_city(p, ANI, "caiman")
    assert t.offered(p) == {"use g44", "pass"}
    t.play(p, "use g44")
    assert t.offered(p) == {"use g45", "pass"}
    t.play(p, "use g45")
    t.finish(p)
    assert phases(p) == ["magic-1", "ranged-1", "melee-1", "melee-2", "melee-4"]
