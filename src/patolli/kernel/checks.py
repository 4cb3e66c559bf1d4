"""What must hold of every position of every game, whatever the game: each check fails by its own name."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from . import drafts, fields, sight
from .agenda import Decision, MayLapse
from .chance import Dice
from .errors import Hole
from .events import Ears
from .game import Game
from .match import only_option
from .position import Position
from .seats import CHANCE, SPECTATOR
from .secrets import Hand, Marks, Pile, Purse, Secret

PREVIEWS: Final = 3
"""So many options are tried when two worlds are compared."""
FURTHER: Final = 5
"""So many moves two worlds are followed."""

CHAINS: Final = 40
"""So many chains of a seat are looked for."""


class Failure(Exception):
    """A check that does not hold."""

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


def invariant(game: Game, p: Position, dice: Dice) -> None:
    """What the game says must always hold."""
    found = game.faults(p)
    if found:
        raise Failure("invariant", "; ".join(found))


def offers(game: Game, p: Position, dice: Dice) -> None:
    """Offered words exist, are offered once, agree with candidates and bars, and include the default."""
    for seat in p.asked():
        d = p.decision(seat)
        options = p.options(seat)
        check_words(game, seat, options)
        barred = [m for m in d.candidates(p, seat) if d.bars(p, seat, m) != 0]
        free = [m for m in d.candidates(p, seat) if d.bars(p, seat, m) == 0]
        if sorted(free) != sorted(options):
            raise Failure("options", f"{type(d).__name__} offers {options}, its bars leave {free}")
        if seat == CHANCE:
            if len(p.odds()) != len(options) or min(p.odds()) <= 0:
                raise Failure("odds", f"{type(d).__name__}: {p.odds()} for {options}")
            continue
        if p.default(seat) not in options:
            raise Failure("default", f"{type(d).__name__}: the default {p.default(seat)} is not offered")
        if any(p.why_not(seat, m) is None for m in barred) or any(p.why_not(seat, m) for m in options):
            raise Failure("options", f"{type(d).__name__}: why_not does not agree with what is offered")
        asides = p.asides(seat)
        check_words(game, seat, asides)
        if set(asides) & set(options):
            raise Failure("aside", f"{type(d).__name__}: an aside is also an answer")


def check_words(game: Game, seat: int, moves: list[int]) -> None:
    for move in moves:
        if not game.words.knows(move):
            raise Failure("vocabulary", f"seat {seat} is offered {move}, which is no word")
    if len(set(moves)) != len(moves):
        raise Failure("vocabulary", f"seat {seat} is offered a word twice: {moves}")


def copies(game: Game, p: Position, dice: Dice) -> None:
    """A copy is equal, and what is done to it does not touch the original."""
    twin = p.copy()
    found = fields.difference(p, twin)
    if found:
        raise Failure("copy", found)
    before = fields.plain(p)
    for _ in range(3):
        for seat in twin.asked()[:1]:
            options = twin.options(seat)
            twin.play(seat, options[dice.below(len(options))])
    if fields.plain(p) != before:
        raise Failure("copy", f"playing on a copy changed {fields.json_difference(before, fields.plain(p))}")


def saves(game: Game, p: Position, dice: Dice) -> None:
    """JSON and back gives the same position."""
    text = json.dumps(fields.save(p))
    found = fields.difference(p, fields.load(game, json.loads(text), p.box))
    if found:
        raise Failure("save", found)


def listed_secrets(game: Game, p: Position, dice: Dice) -> None:
    """Every secret of the position is listed, so that none escapes the veil."""
    listed = [id(s) for s in p.secrets()]
    for secret in secrets_inside(p):
        if id(secret) not in listed:
            raise Failure("secrets", f"a {type(secret).__name__} is not listed")


def secrets_inside(value: Any) -> list[Secret]:
    if isinstance(value, Secret):
        return [value]
    if isinstance(value, list):
        return [s for item in value for s in secrets_inside(item)]
    if value is None or isinstance(value, int | str | dict) or not fields.field_names(type(value)):
        return []
    return [s for name in fields.field_names(type(value)) for s in secrets_inside(getattr(value, name))]


def veils(game: Game, p: Position, dice: Dice) -> None:
    """What a viewer cannot know is not in his veiled copy."""
    for viewer in viewers(p):
        veiled = p.veil(viewer)
        for mine, true in zip(veiled.secrets(), p.secrets(), strict=True):
            if not hides(mine, true, viewer):
                raise Failure("veil", f"{type(true).__name__} is open to {viewer}")
        for seat, draft in enumerate(veiled.drafts):
            if seat != viewer and draft.moves:
                raise Failure("veil", f"the draft of {seat} is open to {viewer}")


def hides(mine: Secret, true: Secret, viewer: int) -> bool:
    if isinstance(mine, Hand) and isinstance(true, Hand):
        sure = sum(true.sure.of(viewer, len(true.cards)))
        return true.owner == viewer or sum(mine.cards) == sure
    if isinstance(mine, Purse) and isinstance(true, Purse):
        return mine.amount < 0 or true.knowers & (1 << viewer if viewer >= 0 else 1 << 30) != 0
    return True


def fills(game: Game, p: Position, dice: Dice) -> None:
    """A guess is a whole world with the same veil, and hangs on the veil alone."""
    viewer = viewers(p)[dice.below(p.players + 1)]
    veiled = p.veil(viewer)
    world = veiled.fill(dice)
    found = fields.difference(world.veil(viewer), veiled)
    if found:
        raise Failure("fill", f"the guess of {viewer} has another veil: {found}")
    wrong = game.faults(world)
    if wrong:
        raise Failure("fill", f"the guess of {viewer} cannot be: {'; '.join(wrong)}")
    seed = int(dice.word())
    found = fields.difference(p.guess(viewer, Dice(seed)), world.guess(viewer, Dice(seed)))
    if found:
        raise Failure("fill", f"the guess of {viewer} hangs on the truth: {found}")


def contents(p: Position) -> list[list[int]]:
    """What lies in the secrets, without who knows it."""
    found: list[list[int]] = []
    for s in p.secrets():
        if isinstance(s, Hand):
            found.append(s.cards)
        elif isinstance(s, Pile):
            found.append([*s.rest, *s.tail])
        elif isinstance(s, Marks):
            found.append(s.values)
        elif isinstance(s, Purse):
            found.append([s.amount])
    return found


def one_option(game: Game, p: Position, dice: Dice) -> None:
    """What is taken by itself is the only option in everybody's eyes; likewise what is asked for all that."""
    for seat in p.asked():
        if seat == CHANCE or p.decision(seat).secret or len(p.options(seat)) != 1:
            continue
        forced = only_option(p, seat)
        for viewer in viewers(p):
            world = p.guess(viewer, dice)
            if seat not in world.asked():
                continue
            if world.options(seat) != p.options(seat) or only_option(world, seat) != forced:
                raise Failure(
                    "one-option",
                    f"{type(p.decision(seat)).__name__} has one option, but {viewer} cannot know it",
                )


def aside(game: Game, p: Position, dice: Dice) -> None:
    """An aside leaves the question standing, be it beneath a question of its own, and with an answer.

    Only a question that may lapse can be without one afterwards.
    """
    for seat in p.asked():
        for move in p.asides(seat):
            q = p.copy()
            q.play(seat, move)
            question, at = p.agenda[-1], len(p.agenda) - 1
            stands = at < len(q.agenda) and q.agenda[at] is question
            if not stands and not isinstance(question, MayLapse):
                raise Failure("aside", f"{game.words.text(move)!r} does not leave the question standing")
            while stands and q.agenda[-1] is not question:
                asked = q.first_asked()
                options = q.options(asked)
                q.play(asked, options[dice.below(len(options))])
                stands = at < len(q.agenda) and q.agenda[at] is question
            if stands and not p.decision(seat).options(q, seat):
                kind = type(question).__name__
                raise Failure("aside", f"{game.words.text(move)!r} leaves {kind} without an answer")


def desks(game: Game, p: Position, dice: Dice) -> None:
    """A sealed answer touches only the own draft, commutes with those of others, and can be taken back."""
    open_desks = [s for s in p.asked() if s != CHANCE] if p.drafts else []
    if not open_desks:
        return
    one = open_desks[dice.below(len(open_desks))]
    first = p.options(one)[dice.below(len(p.options(one)))]
    q = p.copy()
    q.play(one, first)
    if q.drafts and len(q.drafts[one].moves) == len(p.drafts[one].moves) + 1:
        for name in fields.field_names(type(p)):
            if name != "drafts":
                found = fields.difference(getattr(p, name), getattr(q, name), name)
                if found:
                    raise Failure("desk", f"a sealed answer of {one} touched {found}")
        drafts.take_back(q, one)
        found = fields.difference(p, q)
        if found:
            raise Failure("take-back", found)
    others = [s for s in open_desks if s != one]
    if others:
        two = others[dice.below(len(others))]
        second = p.options(two)[dice.below(len(p.options(two)))]
        this, that = p.copy(), p.copy()
        this.play(one, first)
        if second not in this.options(two):
            raise Failure("commute", f"an answer of {one} changed what {two} may answer")
        this.play(two, second)
        that.play(two, second)
        that.play(one, first)
        found = fields.difference(this, that)
        if found:
            raise Failure("commute", f"{one} and {two}: {found}")


def seen(game: Game, p: Position, viewer: int) -> str:
    """Everything that this viewer can observe, as one text."""
    out: dict[str, Any] = {"view": sight.view(game, p, viewer)}
    if viewer in p.asked():
        d = p.decision(viewer)
        out["bars"] = [
            sight.told_reason(p.why_not(viewer, m)) for m in d.candidates(p, viewer) if viewer >= 0
        ]
        out["previews"] = [tried(game, p, viewer, m) for m in p.options(viewer)[:PREVIEWS]]
    return json.dumps(out, sort_keys=True)


def tried(game: Game, p: Position, viewer: int, move: int) -> list[Any]:
    found = sight.preview(p, viewer, move)
    return [
        found.end,
        game.show(found.position.veil(viewer)),
        [e.told(game.events) for e in found.events],
    ]


def leaks(game: Game, p: Position, dice: Dice) -> None:
    """Two worlds with the same veil look alike to the viewer, now and after the same further moves.

    Where fate or another seat moves unseen, the second world may go another way as long as the viewer is
    told the same; then nothing that he sees may differ either.
    """
    viewer = viewers(p)[dice.below(p.players + 1)]
    truth, world = p.copy(), p.guess(viewer, dice)
    for _ in range(FURTHER):
        if seen(game, truth, viewer) != seen(game, world, viewer):
            raise Failure("leak", f"{viewer} sees {first_difference(game, truth, world, viewer)}")
        asked = truth.asked()
        if not asked:
            return
        seat = asked[dice.below(len(asked))]
        options = truth.options(seat)
        move = options[dice.below(len(options))]
        told = play_told(game, truth, seat, move, viewer)
        followed = follow(game, world, seat, move, viewer, told, dice)
        if followed is None:
            return
        world = followed


def follow(
    game: Game, world: Position, seat: int, move: int, viewer: int, told: list[Any], dice: Dice
) -> Position | None:
    """The world after a move that the viewer was told the same of; the same move if it must be."""
    try:
        options = world.options(seat)
    except Hole:
        return None
    tries = [move]
    if seat != viewer and (seat == CHANCE or world.drafts or world.decision(seat).secret):
        tries.insert(0, options[dice.below(len(options))])
    if tries[0] != move and move in options:
        told_too_much(game, world, seat, tries[0], move, viewer)
    for one in tries:
        if one in options:
            after = world.copy()
            heard = play_told(game, after, seat, one, viewer)
            if heard == told:
                return after
            if one == move and seat == viewer and not truth_may_tell(after, world):
                raise Failure("undo", f"{viewer} learns something without a barrier: {told} or {heard}")
    return None


def told_too_much(game: Game, world: Position, seat: int, one: int, two: int, viewer: int) -> None:
    """Two unseen moves that differ only in what the viewer cannot know must be told to him alike."""
    this, that = world.copy(), world.copy()
    heard = play_told(game, this, seat, one, viewer)
    if heard == play_told(game, that, seat, two, viewer) or hidden(this) == hidden(that):
        return
    if not fields.difference(this.veil(viewer), that.veil(viewer)):
        raise Failure("leak", f"{viewer} is told what his veil hides: {heard}")


def hidden(p: Position) -> list[list[int]]:
    return contents(p) + [draft.moves for draft in p.drafts]


def truth_may_tell(after: Position, before: Position) -> bool:
    """A reveal or fate came between: what is told may differ from world to world."""
    return after.barrier != before.barrier


def play_told(game: Game, p: Position, seat: int, move: int, viewer: int) -> list[Any]:
    """Play, and return what the viewer is told: events, and who is asked next."""
    ears = Ears()
    p.ears = ears
    p.play(seat, move)
    p.ears = None
    return [[e.told(game.events) for e in ears.heard_by(viewer)], p.asked()]


def first_difference(game: Game, a: Position, b: Position, viewer: int) -> str:
    return fields.json_difference(json.loads(seen(game, a, viewer)), json.loads(seen(game, b, viewer)))


def chains(game: Game, p: Position, dice: Dice) -> None:
    """What a seat is told to be in its reach it can play in the true position, and waits for nobody."""
    for seat in p.asked():
        if seat == CHANCE:
            continue
        found = sight.reach(p, seat, CHAINS)
        for chain in found[:: max(1, len(found) // 4)] + found[-1:]:
            here = p.copy()
            for at, move in enumerate(chain):
                there = here.copy()
                if move not in there.options(seat):
                    raise Failure("chain", f"{texts(game, chain)}: move {at + 1} is not offered")
                there.play(seat, move)
                if at < len(chain) - 1 and not sight.continues(here, there, seat):
                    raise Failure("chain", f"{texts(game, chain)}: interrupted after move {at + 1}")
                here = there


def texts(game: Game, moves: list[int]) -> str:
    return ", ".join(game.words.text(move) for move in moves)


def sealed_fate(game: Game, p: Position, dice: Dice) -> None:
    """No chance on a desk."""
    for draft in p.drafts:
        for step in draft.desk:
            if not isinstance(step, Decision) or step.who(p) == CHANCE:
                raise Failure("desk", f"{type(step).__name__} lies on a desk")


EVERY_MOVE: Final[list[Callable[[Game, Position, Dice], None]]] = [sealed_fate, invariant, offers]
SOMETIMES: Final[list[Callable[[Game, Position, Dice], None]]] = [
    copies,  # the other checks play on copies
    desks,
    aside,
    saves,
    listed_secrets,
    veils,
    fills,
    one_option,
    leaks,
    chains,
]
