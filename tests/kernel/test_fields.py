"""The fields of positions: copying, saving and loading them, and rejecting invalid ones."""

from __future__ import annotations

import copy
import json
import typing
from collections.abc import Callable
from typing import Any

import pytest

from patolli import build_info
from patolli.kernel import fields, serialization
from patolli.kernel.agenda import SealedAnswers, Step
from patolli.kernel.chance import Rng
from patolli.kernel.errors import BrokenPosition, PatolliError
from patolli.kernel.position import Position
from patolli.kernel.secrets import Secret

from .lanterns.game import GAME, Camp, Give, Night, Turns
from .tables import Shelf, at_auction, at_turn, camp, places, say, walk

both = pytest.mark.both

STATES: list[type] = [Camp, Shelf, *serialization.KERNEL_CLASSES]


# ---- copies -------------------------------------------------------------------------------------------


class Sentinels:
    """Creates values that are all different."""

    def __init__(self) -> None:
        self.last = 1000

    def value(self, kind: Any) -> Any:
        self.last += 1
        if kind is int:
            return self.last
        if kind is bool:
            return True
        if kind is str:
            return f"text {self.last}"
        of = typing.get_args(kind)
        if typing.get_origin(kind) is list and typing.get_origin(of[0]) is Step:
            return [Turns(self.last), Night()]
        if typing.get_origin(kind) is list:
            return [self.value(of[0]), self.value(of[0])]
        assert isinstance(kind, type), kind
        return self.made(kind)

    def made(self, cls: type) -> Any:
        new = cls()
        hints = typing.get_type_hints(cls)
        for name in fields.field_names(cls):
            setattr(new, name, self.value(hints[name]))
        if isinstance(new, Position):
            new.box, new.event_log, new.offered, new.offered_to = GAME.printed_box(), None, [], -99
            new.unwatched = False
            new.owned = 0
        return new


def lists_inside(value: Any, path: str) -> list[tuple[str, list[Any]]]:
    """Returns every list inside a value, with its path."""
    if isinstance(value, list):
        below = [found for i, item in enumerate(value) for found in lists_inside(item, f"{path}[{i}]")]
        return [(path, value), *below]
    if isinstance(value, Position | Secret | SealedAnswers) or type(value) in serialization.KERNEL_CLASSES:
        names = fields.field_names(type(value))
        return [found for n in names for found in lists_inside(getattr(value, n), f"{path}.{n}")]
    return []


FIXED = ("members", "opening", ".least", ".low", ".high")
"""Lists that never change in place and so may be shared by copies."""


@pytest.mark.skipif(build_info.compiled(), reason="compiled classes keep no annotations to make values from")
@pytest.mark.parametrize("cls", STATES, ids=lambda cls: cls.__name__)
def test_a_copy_has_every_field_of_its_class(cls: type) -> None:
    original = Sentinels().made(cls)
    twin = original.copy()
    assert type(twin) is cls
    for name in fields.field_names(cls):
        assert hasattr(twin, name), f"{cls.__name__}.copy forgets {name}"
    assert serialization.difference(original, twin) == ""


@pytest.mark.skipif(build_info.compiled(), reason="compiled classes keep no annotations to make values from")
@pytest.mark.parametrize("cls", STATES, ids=lambda cls: cls.__name__)
def test_what_is_done_to_a_copy_does_not_touch_the_original(cls: type) -> None:
    original = Sentinels().made(cls)
    mine = dict(lists_inside(original, cls.__name__))
    theirs = dict(lists_inside(original.copy(), cls.__name__))
    assert mine.keys() == theirs.keys()
    for path, inside in mine.items():
        if not any(name in path for name in FIXED):
            assert inside is not theirs[path], f"the copy shares {path}"


@both
def test_copies_in_random_games_are_equal_and_independent() -> None:
    for players in (2, 3, 4):
        for p in walk(players, 3 * players):
            twin = p.copy()
            assert serialization.difference(p, twin) == ""
            mine = dict(lists_inside(p, ""))
            for path, inside in lists_inside(twin, ""):
                if not any(name in path for name in FIXED):
                    assert inside is not mine[path], path


@both
def test_a_forgotten_field_is_found() -> None:
    p = at_turn("fire", "rain")
    twin = p.copy()
    del twin.curses
    assert "curses" in serialization.difference(p, twin)


# ---- JSON and back --------------------------------------------------------------------------------------


@both
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_random_games_can_be_saved_and_loaded(players: int) -> None:
    for seed in range(4):
        for p in walk(players, seed):
            text = json.dumps(serialization.save(p))
            loaded = serialization.load(GAME, json.loads(text))
            assert serialization.difference(p, loaded) == ""
            assert json.dumps(serialization.save(loaded)) == text
            assert loaded.asked() == p.asked()
            for seat in p.asked():
                assert loaded.legal_moves(seat) == p.legal_moves(seat)


@both
def test_a_veiled_position_can_be_saved_and_loaded_too() -> None:
    for p in walk(3, 1):
        observed = p.observation(1)
        loaded = serialization.load(GAME, json.loads(json.dumps(serialization.save(observed))))
        assert serialization.difference(observed, loaded) == ""


@both
def test_what_was_offered_and_who_listens_is_no_part_of_the_value() -> None:
    p = at_turn("fire", "rain")
    before = serialization.save(p)
    p.legal_moves(0)
    assert serialization.save(p) == before
    assert not {"offered", "offered_to", "event_log", "box"} & set(before["position"])


@both
def test_differences_name_the_first_place() -> None:
    p = at_turn("fire", "rain")
    q = p.copy()
    q.hands[1].cards[2] = 5
    assert serialization.difference(p, q) == "position.hands[1].cards[2]: 0 against 5"
    q = p.copy()
    q.agenda[-1] = Give()
    assert serialization.difference(p, q) == "position.agenda[4]: Act against Give"
    q.agenda[-1], p.agenda[-1] = Turns(2), Turns(3)
    assert serialization.difference(p, q) == "position.agenda[4]: ['Turns', 3] against ['Turns', 2]"
    p = at_turn("fire", "rain")
    q = p.copy()
    q.beans.append(0)
    assert serialization.difference(p, q) == "position.beans: 2 against 3 entries"


# ---- manually made positions -------------------------------------------------------------------------------


def broken(change: Callable[[dict[str, Any]], None], p: Position | None = None) -> str:
    """Returns the error message for a saved position after this change."""
    data = json.loads(json.dumps(serialization.save(at_turn("fire", "rain") if p is None else p)))
    change(data["position"])
    with pytest.raises(BrokenPosition) as told:
        serialization.load(GAME, data)
    sentence = str(told.value)
    assert "\n" not in sentence
    return sentence


def put(path: str, value: Any) -> Callable[[dict[str, Any]], None]:
    """Returns a change such as `put("hands.0.size", 3)`."""

    def change(at: Any) -> None:
        *above, last = [int(part) if part.isdecimal() else part for part in path.split(".")]
        for part in above:
            at = at[part]
        at[last] = value

    return change


def drop(name: str) -> Callable[[dict[str, Any]], None]:
    def change(at: dict[str, Any]) -> None:
        del at[name]

    return change


@both
@pytest.mark.parametrize(
    ("change", "told"),
    [
        (put("players", 7), "players: 7 is not 2 to 4"),
        (put("players", "two"), "players: 'two' is not 2 to 4"),
        (put("turn", 5), "turn: there is no seat 5"),
        (put("night", "first"), "position.night: 'first', where int belongs"),
        (put("night", None), "position.night: None, where int belongs"),
        (put("night", 1.5), "position.night: 1.5, where int belongs"),
        (put("night", True), "position.night: True, where int belongs"),
        (put("beans", 3), "position.beans: 3, where list belongs"),
        (put("beans.1", [3]), "position.beans[1]: a list, where int belongs"),
        (put("deck", [1]), "position.deck: a list, where Pile belongs"),
        (put("deck.is", "Hand"), "position.deck: 'Hand' does not belong here"),
        (put("deck.is", "Elephant"), "position.deck: 'Elephant' does not belong here"),
        (drop("beans"), "position.beans: missing"),
        (put("luck", 3), "position.luck: unknown"),
        (put("agenda", [["Dance"]]), "lanterns has no step 'Dance'"),
        (put("agenda", [["Turns"]]), "Turns takes 1 numbers, not []"),
        (put("agenda", [["Turns", "x"]]), "Turns takes 1 numbers, not ['x']"),
        (put("agenda", [["Night"]]), "['Night'] on top asks no seat"),
        (put("agenda", [["Bury", 1], ["Find", 77], ["Night"]]), "['Night'] on top asks no seat"),
        (put("agenda", [7]), "agenda"),
        (put("beans.0", 40), "PG-1.1"),
        (put("torches.0", 4), "PG-1.1: torches [4, 1]"),
        (put("discard.3", 1), "PG-1.2: 3 omen cards, not 2"),
        (put("shrines.1", 9), "PG-4.8"),
        (put("hands.0.size", 3), "3 things"),
        (put("hands.0.cards", [1, 0, 0, -1]), "hand"),
        (put("hands.0.sure.least", [[0, 0, 0, 1]]), "sure"),
        (put("deck.size", 3), "pile"),
        (put("deck.tail", [77]), "pile"),
        (put("deck.absent", [0]), "absent"),
        (put("finds.values", [9, -1, -1, -1, -1]), "marks"),
        (put("jade.0.amount", 9), "purse"),
        (put("urns.0.total", 9), "sums"),
        (put("discard", []), "outside every table"),
    ],
)
def test_every_fault_is_named(change: Callable[[dict[str, Any]], None], told: str) -> None:
    assert told in broken(change)


@both
def test_all_faults_are_named_at_once() -> None:
    def change(at: dict[str, Any]) -> None:
        at["night"] = "x"
        at["luck"] = 1
        del at["beans"]
        at["deck"]["size"] = []
        at["agenda"] = [["Dance"]]

    sentence = broken(change)
    for part in ("position.night", "position.luck", "position.beans", "position.deck.size", "Dance"):
        assert part in sentence


@both
def test_all_broken_rules_are_named_at_once() -> None:
    def change(at: dict[str, Any]) -> None:
        at["torches"] = [5, 1]
        at["shrines"] = [7, 0, 0]
        at["beans"] = [1, 1]

    sentence = broken(change)
    assert all(part in sentence for part in ("torches [5, 1]", "shrines [7, 0, 0]", "beans"))


@both
@pytest.mark.parametrize(
    ("change", "told"),
    [
        (put("drafts", []), "asks no seat"),
        (put("drafts.0.desk", [["Dusk"]]), "Dusk"),
        (put("drafts.0.desk", [["Night"]]), "['Night'] is asked of a seat"),
        (put("drafts.0.moves", [99]), "BidForLead"),
        (put("drafts.0.hidden", 7), "hidden"),
    ],
)
def test_faults_of_drafts_are_named(change: Callable[[dict[str, Any]], None], told: str) -> None:
    assert told in broken(change, at_auction("fire", "rain"))


@both
def test_a_third_desk_for_two_seats_is_named() -> None:
    def change(at: dict[str, Any]) -> None:
        at["drafts"].append(copy.deepcopy(at["drafts"][0]))

    assert "3 entries for 2 seats" in broken(change, at_auction("fire", "rain"))


JUNK: list[Any] = [None, True, -1, -2, 7, 99, 10**30, 1.5, "x", "Pile", [], [0], [[]], ["Act"], ["Dance"]]
JUNK += [["Turns", -5], ["Turns", 99], ["Draw", 9], {}, {"is": "Pile"}, {"is": 5}, [[["Night"]]]]


def paths(value: Any) -> list[list[Any]]:
    """Returns the path to every value in JSON data."""
    if isinstance(value, dict):
        below = [[key, *path] for key, inside in value.items() for path in paths(inside)]
    elif isinstance(value, list):
        below = [[i, *path] for i, inside in enumerate(value) for path in paths(inside)]
    else:
        below = []
    return [[], *below]


@both
def test_junk_anywhere_is_refused_in_one_sentence_or_does_no_harm() -> None:
    rng = Rng(6)
    positions = [at_auction("fire", "rain", "wind"), at_turn("fire", "rain", "wind"), *places(3, 1, 9)]
    saved = [json.dumps(serialization.save(p)) for p in [*positions, *(p.observation(1) for p in positions)]]
    for text in saved:
        for _ in range(120):
            data = json.loads(text)
            ways = paths(data)
            *above, last = ways[1 + rng.below(len(ways) - 1)]
            at = data
            for part in above:
                at = at[part]
            at[last] = copy.deepcopy(JUNK[rng.below(len(JUNK))])
            try:
                p = serialization.load(GAME, data)
            except BrokenPosition:
                continue
            assert json.loads(json.dumps(serialization.save(p))) == data


@both
@pytest.mark.parametrize("data", [None, 3, [], {}, {"position": 3}, {"components": "x", "position": {}}, "x"])
def test_what_is_no_position_at_all_is_refused_in_one_sentence(data: Any) -> None:
    with pytest.raises(BrokenPosition):
        serialization.load(GAME, data)


@both
def test_other_components_are_refused() -> None:
    data = serialization.save(at_turn("fire", "rain"))
    other = GAME.owners_box("[deck]\ncards = [4, 4, 2, 3]\n")
    with pytest.raises(BrokenPosition, match="other components"):
        serialization.load(GAME, data, other)


@both
def test_must_be_whole_refuses_a_broken_position_and_accepts_a_whole_one() -> None:
    p = at_turn("fire", "rain")
    serialization.must_be_whole(GAME, p)
    p.beans[0] += 1
    with pytest.raises(PatolliError, match=r"PG-1\.1"):
        serialization.must_be_whole(GAME, p)


@both
def test_the_game_itself_refuses_wrong_seats_and_options() -> None:
    for players in (0, 1, 5):
        with pytest.raises(PatolliError, match="lanterns is for 2 to 4 players"):
            GAME.start(players)
    with pytest.raises(PatolliError, match="no option 'moons'"):
        GAME.start(2, {"moons": "3"})
    with pytest.raises(PatolliError, match="one of 3, 1, 2, not '9'"):
        GAME.start(2, {"nights": "9"})


@both
def test_a_new_position_can_be_saved_before_its_first_question() -> None:
    p = camp(2)
    say(p, "chance draw fire")
    assert serialization.status(GAME, p) == []


def test_a_position_made_by_hand_is_played_on_to_see_that_what_is_pending_can_be_done() -> None:
    saved = serialization.save(GAME.start(2))
    saved["position"]["agenda"].insert(0, ["Dig", 77])
    assert serialization.load(GAME, saved).agenda
    with pytest.raises(BrokenPosition, match="the pending steps cannot be executed"):
        serialization.load(GAME, saved, by_hand=True)
