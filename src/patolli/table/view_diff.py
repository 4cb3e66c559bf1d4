"""What one viewer is shown and told, made from the veiled position only, and what of it has changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..kernel import seat_view
from ..kernel.agenda import Question
from ..kernel.events import Event
from ..kernel.game import Game
from ..kernel.match import Match
from ..kernel.position import Position
from ..kernel.prospect_rules import NO_MOVE, AnswerNote, ProspectRules
from ..kernel.seats import among
from ..texts import GameTexts
from .protocol import Asked, ChanceAsked, Happened, Option, Shows, Stream
from .rule_faults import RuleFaults


class Streams:
    """The events of a match by viewer, counted. Kept beside the match, because undo shortens its list."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.of: dict[int, list[Event]] = {}
        self.upto: dict[int, int] = {}

    def events_for(self, viewer: int) -> list[Event]:
        heard = self.match.event_log.events
        mine = self.of.setdefault(viewer, [])
        mine.extend(e for e in heard[self.upto.get(viewer, 0) :] if among(viewer, e.audience))
        self.upto[viewer] = len(heard)
        return mine

    def forget(self) -> None:
        """Something was taken back."""
        self.of.clear()
        self.upto.clear()


def options(game: Game, moves: list[int], question: Question | None, words: GameTexts | None) -> list[Option]:
    text = game.vocabulary.text
    return [Option(text(m), "" if words is None else words.move(m, question)) for m in moves]


def happened(game: Game, events: list[Event], words: GameTexts | None) -> list[Happened]:
    out = []
    for event in events:
        told = event.to_dict(game.events)
        out.append(Happened(told, "" if words is None else words.event(told)))
    return out


def asked(
    game: Game, p: Position, seat: int, number: int, words: GameTexts | None, faults: RuleFaults
) -> Asked:
    """What a veiled position asks of its own seat, and what the rules remark about it."""
    q = p.question(seat)
    rules = game.prospect_rules()
    moves = p.legal_moves(seat)
    found = Asked(
        number,
        q.kind,
        q.rule,
        q.numbers,
        q.window,
        options(game, moves, q, words),
        options(game, p.asides(seat), q, words),
        game.vocabulary.text(p.default(seat)),
        "" if words is None else words.question(q, seat),
    )
    for move, option in zip([*moves, *p.asides(seat)], [*found.options, *found.asides], strict=True):
        option.free = faults.contained(q.kind, "free", False, rules.is_free_action, p, seat, move)
        option.gives_up = faults.contained(q.kind, "gives-up", True, rules.gives_up, p, seat, move)
        better = faults.contained(q.kind, "dominated", NO_MOVE, rules.dominated_by, p, seat, move, moves)
        option.dominated_by = game.vocabulary.text(better) if better != NO_MOVE else ""
        option.note = faults.contained(q.kind, "notes", "", note_of, rules, p, seat, move, words)
    if words is not None:
        found.warnings = faults.contained(q.kind, "warnings", [], warnings_of, rules, p, seat, words)
        chosen = faults.contained(q.kind, "chosen", [], rules.already_chosen, p, seat)
        found.chosen = [words.move(one, q) for one in chosen]
    return found


def note_of(rules: ProspectRules[Any], p: Position, seat: int, move: int, words: GameTexts | None) -> str:
    return noted(rules.notes(p, seat, move), words)


def warnings_of(rules: ProspectRules[Any], p: Position, seat: int, words: GameTexts) -> list[str]:
    return [words.note(one) for one in rules.warnings(p, seat)]


def noted(notes: list[AnswerNote], words: GameTexts | None) -> str:
    return "" if words is None else " · ".join(filter(None, (words.note(one) for one in notes)))


class ViewerState:
    """What a viewer sees at one moment, without the stream; made once for all clients of that viewer."""

    def __init__(self, match: Match, viewer: int, number: int, faults: RuleFaults) -> None:
        self.match = match
        self.faults = faults
        self.viewer = viewer
        self.number = number
        self.position = match.position.observation(viewer)
        self.asked = self.position.asked()
        self.table = match.game.show(self.position)
        self.scores = seat_view.scores_dict(self.position.scores())
        self.turn = match.game.in_turn(self.position)
        self.undo = viewer >= 0 and match.can_undo(viewer)
        self.bare = self.worded(None)
        self.chance: Callable[[GameTexts | None], ChanceAsked | None] = lambda _words: None
        """Where chance is typed: what is due, as this viewer is told."""
        self.outcome_back = 0

    def question(self, words: GameTexts | None) -> Asked | None:
        return self.bare if words is None else self.worded(words)

    def worded(self, words: GameTexts | None) -> Asked | None:
        p, seat = self.position, self.viewer
        if seat < 0 or seat not in self.asked:
            return None
        return asked(self.match.game, p, seat, self.number, words, self.faults)

    def fingerprint(self, standing: dict[str, str]) -> list[Any]:
        """Of all that is always whole; when neither this nor the table has changed nothing is sent."""
        chance = [self.chance(None), self.outcome_back]
        return [self.asked, self.turn, self.bare, self.undo, self.scores, dict(standing), chance]

    def shows(
        self,
        stream: Stream,
        kept: int,
        events: list[Event],
        before: dict[str, Any] | None,
        standing: dict[str, str],
        since: int,
        notes: str | None,
        words: GameTexts | None,
    ) -> Shows:
        """With all of the view, or what has changed since `before`."""
        had = before or {}
        changed = {key: value for key, value in self.table.items() if key not in had or had[key] != value}
        return Shows(
            stream,
            kept,
            happened(self.match.game, events, words),
            changed,
            [key for key in had if key not in self.table],
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
        )


class LastSent:
    """What was last sent about a viewer."""

    def __init__(self, seen: ViewerState, era: int, last: int, standing: dict[str, str]) -> None:
        self.table = seen.table
        self.fingerprint = seen.fingerprint(standing)
        self.era = era
        self.last = last
