"""The view that the server shows to one viewer, computed from the viewer's observation, and the changes since
it was last sent.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from ..kernel import seat_view
from ..kernel.agenda import Question
from ..kernel.events import Event
from ..kernel.game import Game
from ..kernel.match import Match
from ..kernel.position import Position
from ..kernel.prospect_rules import NO_MOVE, AnswerNote, ProspectRules
from ..kernel.seats import SPECTATOR, among
from ..texts import GameTexts
from .protocol import Asked, ChanceAsked, Happened, Option, PassedWindow, Shows, Stream
from .rule_faults import RuleFaults


class Streams:
    """The events that each viewer of a match has seen."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.of: dict[int, list[Event]] = {}
        self.upto: dict[int, int] = {}
        self.counted: tuple[int, list[int]] = (-1, [])

    def lengths(self, seats: int) -> list[int]:
        """Returns the number of events that each seat has seen. It is cached because every move needs it
        several times.
        """
        heard = len(self.match.event_log.events)
        if self.counted[0] != heard:
            self.counted = (heard, [len(self.events_for(seat)) for seat in range(seats)])
        return self.counted[1]

    def events_for(self, viewer: int) -> list[Event]:
        heard = self.match.event_log.events
        upto = self.upto.get(viewer, 0)
        mine = self.of.setdefault(viewer, [])
        if upto < len(heard):
            mine += [e for e in heard[upto:] if among(viewer, e.audience)]
            self.upto[viewer] = len(heard)
        return mine

    def forget(self) -> None:
        """Discards the events collected so far, because some were taken back."""
        self.of.clear()
        self.upto.clear()
        self.counted = (-1, [])


def options(game: Game, moves: list[int], question: Question | None, words: GameTexts | None) -> list[Option]:
    text = game.vocabulary.text
    return [Option(text(m), "" if words is None else words.move(m, question)) for m in moves]


def happened(game: Game, events: list[Event], words: GameTexts | None) -> list[Happened]:
    out = []
    for event in events:
        shown = event.to_dict(game.events)
        out.append(Happened(shown, "" if words is None else words.event(shown)))
    return out


def asked(
    game: Game, p: Position, seat: int, number: int, words: GameTexts | None, faults: RuleFaults
) -> Asked:
    """Returns the question of a seat, with text if `words` is given."""
    bare = bare_question(game, p, seat, number, faults)
    return bare if words is None else worded(bare, game, p, seat, words, faults)


def bare_question(game: Game, p: Position, seat: int, number: int, faults: RuleFaults) -> Asked:
    """Returns the question and its answers with all properties except their text."""
    q = p.question(seat)
    moves, asides = p.legal_moves(seat), p.asides(seat)
    found = Asked(
        number,
        q.kind,
        q.rule,
        q.numbers,
        q.window,
        options(game, moves, q, None),
        options(game, asides, q, None),
        game.vocabulary.text(p.default(seat)),
    )
    offered = list(zip([*moves, *asides], [*found.options, *found.asides], strict=True))
    rules = game.prospect_rules()
    for move, option in zip(moves, found.options, strict=True):
        option.declines = faults.contained(q.kind, "declines", False, rules.declines, p, seat, move)
    pass_option(found, p)
    has_free, has_given_up, has_dominated = own_hooks(type(rules))
    for move, option in offered:
        try:
            option.free = has_free and rules.is_free_action(p, seat, move)
            option.gives_up = has_given_up and rules.gives_up(p, seat, move)
            better = rules.dominated_by(p, seat, move, moves) if has_dominated else NO_MOVE
        except Exception:  # noqa: BLE001 - the question is still asked
            better = offered_in_spite(option, rules, p, seat, move, moves, faults)
        if better != NO_MOVE:
            option.dominated_by = game.vocabulary.text(better)
    return found


def pass_option(question: Asked, p: Position) -> None:
    """Marks the default answer as a pass if it declines. Sealed answers are never marked."""
    if p.drafts and not question.window:
        return
    for option in question.options:
        option.passes = option.declines and option.text == question.default


def own_hooks(rules: type[ProspectRules[Any]]) -> tuple[bool, bool, bool]:
    """Returns which of three hooks the game overrides, so that only those are called for every answer to
    every question.
    """
    return (
        rules.is_free_action is not ProspectRules.is_free_action,
        rules.gives_up is not ProspectRules.gives_up,
        rules.dominated_by is not ProspectRules.dominated_by,
    )


def offered_in_spite(
    option: Option,
    rules: ProspectRules[Any],
    p: Position,
    seat: int,
    move: int,
    moves: list[int],
    faults: RuleFaults,
) -> int:
    """Calls the three hooks one by one after a failure, so that only the failing ones are left out. Records
    the failures.
    """
    kind = p.question(seat).kind
    option.free = faults.contained(kind, "free", False, rules.is_free_action, p, seat, move)
    option.gives_up = faults.contained(kind, "gives-up", True, rules.gives_up, p, seat, move)
    return faults.contained(kind, "dominated", NO_MOVE, rules.dominated_by, p, seat, move, moves)


def worded(bare: Asked, game: Game, p: Position, seat: int, words: GameTexts, faults: RuleFaults) -> Asked:
    """Adds text and the notes of the rules to a question."""
    q, rules = p.question(seat), game.prospect_rules()

    def worded_options(moves: list[int], bare_options: list[Option]) -> list[Option]:
        found = []
        for move, option in zip(moves, bare_options, strict=True):
            note = faults.contained(q.kind, "notes", "", note_of, rules, p, seat, move, words)
            found.append(replace(option, words=words.move(move, q), note=note))
        return found

    chosen = faults.contained(q.kind, "chosen", [], rules.already_chosen, p, seat)
    return replace(
        bare,
        options=worded_options(p.legal_moves(seat), bare.options),
        asides=worded_options(p.asides(seat), bare.asides),
        words=words.question(q, seat),
        warnings=faults.contained(q.kind, "warnings", [], warnings_of, rules, p, seat, words),
        chosen=[words.move(one, q) for one in chosen],
    )


def note_of(rules: ProspectRules[Any], p: Position, seat: int, move: int, words: GameTexts | None) -> str:
    return noted(rules.notes(p, seat, move), words)


def warnings_of(rules: ProspectRules[Any], p: Position, seat: int, words: GameTexts) -> list[str]:
    return [words.note(one) for one in rules.warnings(p, seat)]


def noted(notes: list[AnswerNote], words: GameTexts | None) -> str:
    return "" if words is None else " · ".join(filter(None, (words.note(one) for one in notes)))


View = dict[str, Any]


class TableChanges(NamedTuple):
    """The changes to a view: changed top-level keys, changed entries of lists, and removed keys."""

    table: View
    entries: dict[str, View]
    gone: list[str]


def changes_of(before: View, now: View) -> TableChanges:
    fresh = {
        key: value
        for key, value in now.items()
        if key not in before or (before[key] is not value and before[key] != value)
    }
    entries: dict[str, View] = {}
    for key in [key for key, value in fresh.items() if isinstance(value, list)]:
        changed = changed_entries(before.get(key), fresh[key])
        if changed:
            entries[key] = changed
            del fresh[key]
    gone = [] if before.keys() == now.keys() else [key for key in before if key not in now]
    return TableChanges(fresh, entries, gone)


def changed_entries(before: Any, now: list[Any]) -> View:
    """Returns the changed entries of a list by index, if the list contains dictionaries or lists and only
    some of them have changed. Otherwise returns an empty dictionary.
    """
    if not (isinstance(before, list) and len(now) == len(before) > 1 and isinstance(now[0], (dict, list))):
        return {}
    changed = {str(i): one for i, one in enumerate(now) if before[i] != one}
    return changed if len(changed) < len(now) else {}


class SharedView:
    """The part of the view that is the same for all viewers, computed once from public knowledge."""

    def __init__(self, match: Match) -> None:
        self.table: View = match.game.show_shared(match.position.observation(SPECTATOR))
        self.compared: tuple[View, TableChanges] | None = None

    def changes(self, before: View) -> TableChanges:
        """Returns the changes since a view. They are cached because most viewers were last sent the same
        view.
        """
        if self.compared is None or self.compared[0] is not before:
            self.compared = (before, changes_of(before, self.table))
        return self.compared[1]


class ViewerState:
    """The state of one viewer, without the stream of events. It is computed once for all clients of this
    viewer.
    """

    def __init__(
        self, match: Match, viewer: int, number: int, faults: RuleFaults, shared: SharedView
    ) -> None:
        self.match = match
        self.faults = faults
        self.viewer = viewer
        self.number = number
        self.position = match.position.observation(viewer)
        self.asked = self.position.asked()
        self.shared = shared
        self.own: View = match.game.show_own(self.position)
        self.scores = seat_view.scores_dict(self.position.scores())
        self.turn = match.game.in_turn(self.position)
        self.undo = viewer >= 0 and match.can_undo(viewer)
        self.bare: Asked | None = None
        if viewer >= 0 and viewer in self.asked:
            self.bare = bare_question(match.game, self.position, viewer, number, faults)
        self.chance: Callable[[GameTexts | None], ChanceAsked | None] = lambda _words: None
        """At tables where outcomes are typed in: what the viewer may know about the pending outcome."""
        self.outcome_back = 0
        self.passed: Callable[[GameTexts | None], list[PassedWindow]] = lambda _words: []
        """The windows that the table passed automatically for this viewer."""

    def question(self, words: GameTexts | None) -> Asked | None:
        if self.bare is None or words is None:
            return self.bare
        return worded(self.bare, self.match.game, self.position, self.viewer, words, self.faults)

    def fingerprint(self, standing: dict[str, str]) -> list[Any]:
        """Returns the parts that are always sent completely. If neither they nor the view have changed,
        nothing is sent.
        """
        more = [self.chance(None), self.outcome_back, self.passed(None)]
        return [self.asked, self.turn, self.bare, self.undo, self.scores, dict(standing), more]

    def changes(self, before: LastSent | None) -> TableChanges:
        """Returns the changes to the game's view since it was last sent."""
        if before is None:
            return TableChanges({**self.shared.table, **self.own}, {}, [])
        shared, own = self.shared.changes(before.shared), changes_of(before.own, self.own)
        return TableChanges(
            {**shared.table, **own.table}, {**shared.entries, **own.entries}, shared.gone + own.gone
        )

    def shows(
        self,
        stream: Stream,
        kept: int,
        events: Sequence[Happened | msgspec.Raw],
        changes: TableChanges,
        standing: dict[str, str],
        since: int,
        notes: str | None,
        words: GameTexts | None,
    ) -> Shows:
        return Shows(
            stream,
            kept,
            list(events),  # type: ignore[arg-type]  # some are already encoded
            changes.table,
            changes.entries,
            changes.gone,
            self.asked,
            self.question(words),
            self.undo,
            not self.asked,
            self.scores,
            standing,
            since,
            notes,
            self.chance(words),
            self.outcome_back,
            self.turn,
            self.passed(words),
        )


class LastSent:
    """The state last sent to the clients of a viewer."""

    def __init__(self, seen: ViewerState, era: int, last: int, standing: dict[str, str]) -> None:
        self.shared = seen.shared.table
        self.own = seen.own
        self.fingerprint = seen.fingerprint(standing)
        self.era = era
        self.last = last

    def same(self, other: LastSent) -> bool:
        """Compares everything except the game's view."""
        return (self.era, self.last) == (other.era, other.last) and self.fingerprint == other.fingerprint
