"""Answers of the position editor, computed in the query worker: a position after edits, with its form and
view.
"""

from __future__ import annotations

import importlib
import importlib.util
import re
from typing import Any, Final

import msgspec

from ... import game_index
from ...kernel import position_builder_fields, position_text, records
from ...kernel.chance import Rng
from ...kernel.errors import BrokenPosition, BrokenRecord, HiddenValue, PatolliError, RuleError
from ...kernel.game import Game
from ...kernel.position import TRUTH, Position
from ...kernel.position_builder import PositionBuilder
from ...kernel.position_builder_fields import OUT_OF_TABLES, Editable, Field, Group
from ...kernel.position_text import BrokenText
from ...kernel.records import Replay
from ...kernel.seats import SPECTATOR
from ...texts import GameTexts
from ..protocol.editor_bodies import (
    EditorAsked,
    EditorFault,
    EditorField,
    EditorGroup,
    EditorRequest,
    EditorState,
    EditorTrouble,
)

FIELDS_MODULE: Final = "builder_fields"
RULE: Final = re.compile(r"([A-Z]{2}-[A-Z]?\d+(?:\.\d+)?|[a-z_]+)\b")
SEAT: Final = re.compile(r"\bseat (\d)\b")
WORD: Final = re.compile(r"[A-Za-z0-9-]+")
NUMBERED: Final = re.compile(r"[a-z-]+ \d+")
MOST_FAULTS: Final = 40
MOST_PLACES: Final = 12
MOST_FAULT_TEXT: Final = 400
IMPOSSIBLE: Final = (PatolliError, RuleError, HiddenValue, *OUT_OF_TABLES)


def editable_of(game: Game) -> Editable[Any] | None:
    """Returns the definition of a game's form, or None. Without a form, its positions are edited as text."""
    name = game_index.module(game.name, FIELDS_MODULE)
    if importlib.util.find_spec(name) is None:
        return None
    found = importlib.import_module(name).EDITABLE
    assert isinstance(found, Editable)
    return found


class Edited:
    """A position being edited, with its builder and, if it comes from a record, its place in the record."""

    def __init__(
        self, game: Game, editable: Editable[Any] | None, position: Position, move: int, moves: int
    ) -> None:
        self.editable = editable
        self.builder: PositionBuilder[Any] = (
            PositionBuilder(game, position, in_place=True) if editable is None else editable.builder(position)
        )
        self.move = move
        self.moves = moves

    def groups(self) -> list[Group]:
        if self.editable is None or self.builder.position.viewer != TRUTH:
            return []
        return self.editable.groups(self.builder)


def state(game: Game, wanted: EditorRequest, words: GameTexts | None) -> EditorState:
    try:
        edited = begun(game, wanted)
    except BrokenText as fault:
        return in_trouble(game, wanted, EditorTrouble(fault.why, fault.line, fault.what, str(fault), ""))
    except IMPOSSIBLE as fault:
        why = "record" if isinstance(fault, BrokenRecord) else "values"
        return in_trouble(game, wanted, EditorTrouble(why, 0, "", short(str(fault)), ""))
    before = position_text.write(game, edited.builder.position)
    trouble = None
    for edit in wanted.edits:
        try:
            if edited.editable is None:
                raise PatolliError(f"{game.title} has no fields to edit")
            position_builder_fields.put(edited.editable, edited.builder, edit.field, edit.value)
        except PatolliError as fault:
            trouble = EditorTrouble("edit", 0, "", short(str(fault)), edit.field)
            unchanged = position_text.builder_of(game, before).position
            edited = Edited(game, edited.editable, unchanged, edited.move, edited.moves)
            break
    return shown(game, wanted, edited, trouble, words)


def begun(game: Game, wanted: EditorRequest) -> Edited:
    """Returns the position at the start of a request, in which hidden values have been dealt if `deal` is
    set.
    """
    editable = editable_of(game)
    move = moves = 0
    p: Position
    match wanted.start:
        case "new" if editable is not None:
            p = position_builder_fields.fresh(game, editable, players_of(game, wanted), wanted.seed)
        case "empty" if editable is not None:
            p = editable.empty(players_of(game, wanted))
        case "new" | "empty":
            p = game.start(players_of(game, wanted))
        case "record":
            replay = Replay(game, records.read(wanted.text))
            moves = replay.length()
            move = moves if wanted.move < 0 else min(wanted.move, moves)
            replay.to(move)
            p = replay.position
            p.event_log = None
            if p.box.digest != game.printed_box().digest:
                raise BrokenRecord("the record was played with other components than the printed ones")
        case "text":
            p = position_text.builder_of(game, wanted.text).position
    if wanted.deal is not None:
        p = dealt(p, wanted.deal, wanted.seed)
    read = position_text.builder_of(game, position_text.write(game, p)).position
    return Edited(game, editable, read, move, moves)


def players_of(game: Game, wanted: EditorRequest) -> int:
    return min(max(wanted.players, game.fewest), game.most)


def dealt(p: Position, seat: int, seed: int) -> Position:
    """Uses the seed to deal again everything that a seat cannot know. For an observation, this is the seat
    that made it.
    """
    try:
        if p.viewer != TRUTH:
            return p.determinize(Rng(seed))
        return p.sample_world(min(seat, p.players - 1), Rng(seed))
    except IMPOSSIBLE as fault:
        raise BrokenPosition(f"what is hidden cannot be dealt: {fault}") from None


def in_trouble(game: Game, wanted: EditorRequest, trouble: EditorTrouble) -> EditorState:
    return EditorState(game.name, 0, wanted.text, trouble, TRUTH, [], [], None, [], 0, 0)


def shown(
    game: Game, wanted: EditorRequest, edited: Edited, trouble: EditorTrouble | None, words: GameTexts | None
) -> EditorState:
    p = edited.builder.position
    groups = edited.groups()
    found = faults(edited.builder)
    places = edited.editable.places if edited.editable else {}
    return EditorState(
        game.name,
        p.players,
        position_text.write(game, p),
        trouble,
        p.viewer,
        [group_message(group) for group in groups],
        [fault_message(fault, groups, places, p.players) for fault in found[:MOST_FAULTS]],
        view_of(game, p, wanted.viewer),
        [] if found else asked(p, words),
        edited.move,
        edited.moves,
    )


def faults(builder: PositionBuilder[Any]) -> list[str]:
    try:
        return builder.faults()
    except IMPOSSIBLE as fault:
        return [f"value: a value is outside of every table ({fault})"]


def view_of(game: Game, p: Position, viewer: int) -> dict[str, Any] | None:
    """Returns the view of a seat. If it cannot be shown, returns the view of the whole position; if even that
    fails, returns None.
    """
    if p.viewer != TRUTH:
        viewer = TRUTH  # the position is itself an observation
    elif viewer >= p.players:
        viewer = SPECTATOR
    for who in dict.fromkeys([viewer, TRUTH]):
        try:
            return game.show(p if who == TRUTH else p.observation(who))
        except IMPOSSIBLE:
            continue
    return None


def asked(p: Position, words: GameTexts | None) -> list[EditorAsked]:
    found: list[EditorAsked] = []
    for seat in p.asked():
        text = ""
        if words is not None and seat >= 0:
            try:
                text = words.question(p.question(seat), seat)
            except IMPOSSIBLE:
                text = ""
        found.append(EditorAsked(seat, text))
    return found


def group_message(group: Group) -> EditorGroup:
    return EditorGroup(group.section, group.name, group.seat, [field_message(one) for one in group.fields])


def field_message(one: Field) -> EditorField:
    return msgspec.convert({name: getattr(one, name) for name in EditorField.__struct_fields__}, EditorField)


def fault_message(text: str, groups: list[Group], places: dict[str, list[str]], players: int) -> EditorFault:
    """Finds the rule and the seat that a fault is about, and the fields that can correct it: among the fields
    for this rule, those that its text mentions.
    """
    named = RULE.match(text)
    rule = named[1] if named else ""
    seen = SEAT.search(text)
    seat = int(seen[1]) if seen and int(seen[1]) < players else -1
    begins = places.get(rule, [])
    fields = [
        one.id for group in groups for one in group.fields if any(is_of(one.id, begin) for begin in begins)
    ]
    words = {word.lower() for word in WORD.findall(text)}
    if seat >= 0:
        own = [id_ for id_ in fields if str(seat) in id_.split(":")[1:2]]
        fields = own or fields
    exact = [
        id_
        for id_ in fields
        if any(part.lower() in words for part in id_.split(":")[1:] if not part.isdigit())
    ]
    spaces = [id_ for id_ in exact if " ".join(id_.lower().split(":")[1:]) in pairs(text)]
    return EditorFault(rule, seat, short(text), (spaces or exact or fields)[:MOST_PLACES])


def pairs(text: str) -> set[str]:
    """Returns all names that are followed by a number, such as “palenque 9”."""
    return set(NUMBERED.findall(text.lower()))


def is_of(id_: str, begin: str) -> bool:
    return id_ == begin or id_.startswith(begin + ":")


def short(text: str) -> str:
    return text if len(text) <= MOST_FAULT_TEXT else text[: MOST_FAULT_TEXT - 1] + "…"
