"""Checks that every position of every game must pass. A failure names the check."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from .. import fields, seat_view, serialization, simultaneous
from ..agenda import Decision, MayLapse
from ..chance import Rng
from ..errors import HiddenValue
from ..events import EventLog
from ..game import Game
from ..match import only_option
from ..position import Position
from ..seats import CHANCE, SPECTATOR
from ..secrets import FaceDown, Hand, Pile, Purse, Secret

PREVIEWS: Final = 3
"""The number of moves previewed in each of two worlds that are compared."""
FURTHER: Final = 5
"""The number of moves for which two worlds are compared."""

CHAINS: Final = 40
"""The maximum number of chains of moves examined for each seat."""


class CheckFailure(Exception):
    """Raised by a failed check."""

    check: str
    text: str

    def __init__(self, check: str, text: str) -> None:
        super().__init__(check, text)
        self.check = check
        self.text = text

    def __str__(self) -> str:
        return f"{self.check}: {self.text}"


def viewers(p: Position) -> list[int]:
    return [*range(p.players), SPECTATOR]


def invariant(game: Game, p: Position, rng: Rng) -> None:
    """Checks the invariants declared by the game."""
    found = game.faults(p)
    if found:
        raise CheckFailure("invariant", "; ".join(found))


def offers(game: Game, p: Position, rng: Rng) -> None:
    """Checks that legal moves can be written as text, occur only once, agree with the candidates and the
    reasons, and include the default.
    """
    for seat in p.asked():
        d = p.decision(seat)
        options = p.legal_moves(seat)
        check_words(game, seat, options)
        if len(d.numbers(p, seat)) != len(d.number_names):
            raise CheckFailure("numbers", f"{type(d).__name__}: {d.numbers(p, seat)} for {d.number_names}")
        refused = [m for m in d.candidates(p, seat) if d.illegal_reason(p, seat, m) != 0]
        free = [m for m in d.candidates(p, seat) if d.illegal_reason(p, seat, m) == 0]
        if sorted(free) != sorted(options):
            raise CheckFailure(
                "options", f"{type(d).__name__} offers {options}, but its reasons allow {free}"
            )
        if seat == CHANCE:
            if len(p.odds()) != len(options) or min(p.odds()) <= 0:
                raise CheckFailure("odds", f"{type(d).__name__}: {p.odds()} for {options}")
            continue
        if p.default(seat) not in options:
            raise CheckFailure("default", f"{type(d).__name__}: the default {p.default(seat)} is not offered")
        if any(p.why_not(seat, m) is None for m in refused) or any(p.why_not(seat, m) for m in options):
            raise CheckFailure("options", f"{type(d).__name__}: why_not does not agree with what is offered")
        asides = p.asides(seat)
        check_words(game, seat, asides)
        if set(asides) & set(options):
            raise CheckFailure("aside", f"{type(d).__name__}: an aside is also an answer")


def check_words(game: Game, seat: int, moves: list[int]) -> None:
    for move in moves:
        if not game.vocabulary.knows(move):
            raise CheckFailure("vocabulary", f"seat {seat} is offered {move}, which is not a move")
    if len(set(moves)) != len(moves):
        raise CheckFailure("vocabulary", f"seat {seat} is offered a move twice: {moves}")


def copies(game: Game, p: Position, rng: Rng) -> None:
    """Checks that a copy equals the original, and that playing on the copy does not change the original."""
    twin = p.copy()
    found = serialization.difference(p, twin)
    if found or p != twin:
        raise CheckFailure("copy", found or "a copy is not equal")
    before = serialization.plain(p)
    for _ in range(3):
        for seat in twin.asked()[:1]:
            options = twin.legal_moves(seat)
            twin.play(seat, options[rng.below(len(options))])
    if serialization.plain(p) != before:
        raise CheckFailure(
            "copy",
            f"playing on a copy changed {serialization.json_difference(before, serialization.plain(p))}",
        )


def saves(game: Game, p: Position, rng: Rng) -> None:
    """Checks that a position is the same after being saved as JSON and loaded again."""
    text = json.dumps(serialization.save(p))
    found = serialization.difference(p, serialization.load(game, json.loads(text), p.box))
    if found:
        raise CheckFailure("save", found)


def views(game: Game, p: Position, rng: Rng) -> None:
    """Checks that the shared and the private part of a view add up to the whole view."""
    shared = game.show_shared(p.observation(SPECTATOR))
    for viewer in viewers(p):
        observed = p.observation(viewer)
        view = game.show(observed)
        if {**shared, **game.show_own(observed)} != view:
            wrong = [key for key in view if key in shared and shared[key] != view[key]]
            raise CheckFailure("view", f"{viewer} is shown another {', '.join(wrong) or 'set of keys'}")


def listed_secrets(game: Game, p: Position, rng: Rng) -> None:
    """Checks that the position lists all its secrets, because observations hide only those."""
    listed = [id(s) for s in p.secrets()]
    for secret in secrets_inside(p):
        if id(secret) not in listed:
            raise CheckFailure("secrets", f"a {type(secret).__name__} is not listed")


def secrets_inside(value: Any) -> list[Secret]:
    if isinstance(value, Secret):
        return [value]
    if isinstance(value, list):
        return [s for item in value for s in secrets_inside(item)]
    if value is None or isinstance(value, int | str | dict) or not fields.field_names(type(value)):
        return []
    return [s for name in fields.field_names(type(value)) for s in secrets_inside(getattr(value, name))]


def observations(game: Game, p: Position, rng: Rng) -> None:
    """Checks that an observation contains nothing that its viewer cannot know."""
    for viewer in viewers(p):
        observed = p.observation(viewer)
        for seen_secret, true in zip(observed.secrets(), p.secrets(), strict=True):
            if not hides(seen_secret, true, viewer):
                raise CheckFailure("observation", f"{type(true).__name__} is open to {viewer}")
        for seat, draft in enumerate(observed.drafts):
            if seat != viewer and draft.moves:
                raise CheckFailure("observation", f"the draft of {seat} is open to {viewer}")


def hides(seen_secret: Secret, true: Secret, viewer: int) -> bool:
    if isinstance(seen_secret, Hand) and isinstance(true, Hand):
        sure = sum(true.sure.of(viewer, len(true.cards)))
        return true.owner == viewer or sum(seen_secret.cards) == sure
    if isinstance(seen_secret, Purse) and isinstance(true, Purse):
        return seen_secret.amount < 0 or true.knowers & (1 << viewer if viewer >= 0 else 1 << 30) != 0
    return True


def fills(game: Game, p: Position, rng: Rng) -> None:
    """Checks that a sampled world has the same observation, and that it depends on nothing but this
    observation.
    """
    viewer = viewers(p)[rng.below(p.players + 1)]
    observed = p.observation(viewer)
    world = observed.determinize(rng)
    found = serialization.difference(world.observation(viewer), observed)
    if found:
        raise CheckFailure("fill", f"the sampled world of {viewer} has another observation: {found}")
    wrong = game.faults(world)
    if wrong:
        raise CheckFailure("fill", f"the sampled world of {viewer} is invalid: {'; '.join(wrong)}")
    seed = int(rng.word())
    found = serialization.difference(p.sample_world(viewer, Rng(seed)), world.sample_world(viewer, Rng(seed)))
    if found:
        raise CheckFailure("fill", f"the sampled world of {viewer} depends on the truth: {found}")


def contents(p: Position) -> list[list[int]]:
    """Returns the contents of the secrets, without information about who knows them."""
    found: list[list[int]] = []
    for s in p.secrets():
        if isinstance(s, Hand):
            found.append(s.cards)
        elif isinstance(s, Pile):
            found.append([*s.rest, *s.tail])
        elif isinstance(s, FaceDown):
            found.append(s.values)
        elif isinstance(s, Purse):
            found.append([s.amount])
    return found


def one_option(game: Game, p: Position, rng: Rng) -> None:
    """Checks that a forced move is known to every viewer as the only legal move."""
    for seat in p.asked():
        if seat == CHANCE or p.decision(seat).secret or len(p.legal_moves(seat)) != 1:
            continue
        forced = only_option(p, seat)
        for viewer in viewers(p):
            world = p.sample_world(viewer, rng)
            if seat not in world.asked():
                continue
            if world.legal_moves(seat) != p.legal_moves(seat) or only_option(world, seat) != forced:
                raise CheckFailure(
                    "one-option",
                    f"{type(p.decision(seat)).__name__} has one option, but {viewer} cannot know it",
                )


def aside(game: Game, p: Position, rng: Rng) -> None:
    """Checks that after an aside and the questions that it raises itself, the pending question is still there
    and has a legal answer.

    Only a question that may lapse can disappear.
    """
    for seat in p.asked():
        for move in p.asides(seat):
            q = p.copy()
            q.play(seat, move)
            question, at = p.agenda[-1], len(p.agenda) - 1
            is_open = at < len(q.agenda) and q.agenda[at] is question
            if not is_open and not isinstance(question, MayLapse):
                raise CheckFailure(
                    "aside", f"{game.vocabulary.text(move)!r} does not keep the question pending"
                )
            while is_open and q.agenda[-1] is not question:
                asked = q.first_asked()
                options = q.legal_moves(asked)
                q.play(asked, options[rng.below(len(options))])
                is_open = at < len(q.agenda) and q.agenda[at] is question
            if is_open and not p.decision(seat).legal_moves(q, seat):
                kind = type(question).__name__
                raise CheckFailure("aside", f"{game.vocabulary.text(move)!r} leaves {kind} without an answer")


def desks(game: Game, p: Position, rng: Rng) -> None:
    """Checks that a sealed answer changes only its own seat's draft, that the order of different seats'
    answers does not matter, and that an answer can be taken back.
    """
    open_desks = [s for s in p.asked() if s != CHANCE] if p.drafts else []
    if not open_desks:
        return
    one = open_desks[rng.below(len(open_desks))]
    first = p.legal_moves(one)[rng.below(len(p.legal_moves(one)))]
    q = p.copy()
    q.play(one, first)
    if q.drafts and len(q.drafts[one].moves) == len(p.drafts[one].moves) + 1:
        for name in fields.field_names(type(p)):
            if name != "drafts":
                found = serialization.difference(getattr(p, name), getattr(q, name), name)
                if found:
                    raise CheckFailure("desk", f"a sealed answer of {one} touched {found}")
        simultaneous.take_back(q, one)
        found = serialization.difference(p, q)
        if found:
            raise CheckFailure("take-back", found)
    others = [s for s in open_desks if s != one]
    if others:
        two = others[rng.below(len(others))]
        second = p.legal_moves(two)[rng.below(len(p.legal_moves(two)))]
        this, that = p.copy(), p.copy()
        this.play(one, first)
        if second not in this.legal_moves(two):
            raise CheckFailure("commute", f"an answer of {one} changed what {two} may answer")
        this.play(two, second)
        that.play(two, second)
        that.play(one, first)
        found = serialization.difference(this, that)
        if found:
            raise CheckFailure("commute", f"{one} and {two}: {found}")


def seen(game: Game, p: Position, viewer: int) -> str:
    """Returns everything that this viewer can observe, as a single string."""
    out: dict[str, Any] = {"view": seat_view.view(game, p, viewer)}
    if viewer in p.asked():
        d = p.decision(viewer)
        out["reasons"] = [
            seat_view.reason_dict(p.why_not(viewer, m)) for m in d.candidates(p, viewer) if viewer >= 0
        ]
        out["previews"] = [tried(game, p, viewer, m) for m in p.legal_moves(viewer)[:PREVIEWS]]
    return json.dumps(out, sort_keys=True)


def tried(game: Game, p: Position, viewer: int, move: int) -> list[Any]:
    found = seat_view.preview(p, viewer, move)
    return [
        found.end,
        game.show(found.position.observation(viewer)),
        [e.to_dict(game.events) for e in found.events],
    ]


def leaks(game: Game, p: Position, rng: Rng) -> None:
    """Checks that two worlds with the same observation also look the same to the viewer after further moves.

    Both worlds play the same moves. Only a hidden move, by chance or by another seat, may differ in the
    second world, provided that it sends the viewer the same events; everything that the viewer sees must then
    still be the same.
    """
    viewer = viewers(p)[rng.below(p.players + 1)]
    truth, world = p.copy(), p.sample_world(viewer, rng)
    for _ in range(FURTHER):
        if seen(game, truth, viewer) != seen(game, world, viewer):
            raise CheckFailure("leak", f"{viewer} sees {first_difference(game, truth, world, viewer)}")
        asked = truth.asked()
        if not asked:
            return
        seat = asked[rng.below(len(asked))]
        options = truth.legal_moves(seat)
        move = options[rng.below(len(options))]
        seen_events = events_of(game, truth, seat, move, viewer)
        followed = follow(game, world, seat, move, viewer, seen_events, rng)
        if followed is None:
            return
        world = followed


def follow(
    game: Game, world: Position, seat: int, move: int, viewer: int, seen_events: list[Any], rng: Rng
) -> Position | None:
    """Returns the second world after a move that sends the viewer the same events, or None if there is no
    such move.
    """
    try:
        options = world.legal_moves(seat)
    except HiddenValue:
        return None
    tries = [move]
    if seat != viewer and (seat == CHANCE or world.drafts or world.decision(seat).secret):
        tries.insert(0, options[rng.below(len(options))])
    if tries[0] != move and move in options:
        leaked_events(game, world, seat, tries[0], move, viewer)
    for one in tries:
        if one in options:
            after = world.copy()
            other_events = events_of(game, after, seat, one, viewer)
            if other_events == seen_events:
                return after
            if one == move and seat == viewer and not truth_may_tell(after, world):
                raise CheckFailure(
                    "undo", f"{viewer} learns something without a barrier: {seen_events} or {other_events}"
                )
    return None


def leaked_events(game: Game, world: Position, seat: int, one: int, two: int, viewer: int) -> None:
    """Checks that two moves send a viewer the same events if only hidden facts distinguish them."""
    this, that = world.copy(), world.copy()
    other_events = events_of(game, this, seat, one, viewer)
    if other_events == events_of(game, that, seat, two, viewer) or hidden(this) == hidden(that):
        return
    if not serialization.difference(this.observation(viewer), that.observation(viewer)):
        raise CheckFailure("leak", f"{viewer} is sent what the observation hides: {other_events}")


def hidden(p: Position) -> list[list[int]]:
    return contents(p) + [draft.moves for draft in p.drafts]


def truth_may_tell(after: Position, before: Position) -> bool:
    """Returns whether the events of a move may differ between worlds, as after a reveal or a chance
    decision.
    """
    return after.barrier != before.barrier


def events_of(game: Game, p: Position, seat: int, move: int, viewer: int) -> list[Any]:
    """Makes a move and returns what the viewer sees: the events, and which seats must answer next."""
    event_log = EventLog()
    p.event_log = event_log
    p.play(seat, move)
    p.event_log = None
    return [[e.to_dict(game.events) for e in event_log.visible_to(viewer)], p.asked()]


def first_difference(game: Game, a: Position, b: Position, viewer: int) -> str:
    return serialization.json_difference(json.loads(seen(game, a, viewer)), json.loads(seen(game, b, viewer)))


def chains(game: Game, p: Position, rng: Rng) -> None:
    """Checks that every chain that a seat can reach can be played in the true position, without waiting for
    other seats.
    """
    for seat in p.asked():
        if seat == CHANCE:
            continue
        found = seat_view.reach(p, seat, CHAINS)
        for chain in found[:: max(1, len(found) // 4)] + found[-1:]:
            here = p.copy()
            for at, move in enumerate(chain):
                there = here.copy()
                if move not in there.legal_moves(seat):
                    raise CheckFailure("chain", f"{texts(game, chain)}: move {at + 1} is not offered")
                there.play(seat, move)
                if at < len(chain) - 1 and not seat_view.continues(here, there, seat):
                    raise CheckFailure("chain", f"{texts(game, chain)}: interrupted after move {at + 1}")
                here = there


def texts(game: Game, moves: list[int]) -> str:
    return ", ".join(game.vocabulary.text(move) for move in moves)


def sealed_fate(game: Game, p: Position, rng: Rng) -> None:
    """Checks that a simultaneous round contains no chance decisions."""
    for draft in p.drafts:
        for step in draft.desk:
            if not isinstance(step, Decision) or step.who(p) == CHANCE:
                raise CheckFailure("desk", f"{type(step).__name__} is asked of a seat")


EVERY_MOVE: Final[list[Callable[[Game, Position, Rng], None]]] = [sealed_fate, invariant, offers]
SOMETIMES: Final[list[Callable[[Game, Position, Rng], None]]] = [
    copies,  # must come before the other checks, which make moves on copies
    desks,
    aside,
    saves,
    views,
    listed_secrets,
    observations,
    fills,
    one_option,
    leaks,
    chains,
]
