"""Builds positions by hand, for tests, puzzles, tours, editors and experiments.

A builder has a position of its own, which shares no data with other positions. Change its fields, and set who
knows which values and which question comes next. Then `faults` lists everything that is impossible, and
`build` returns a playable position.
"""

from __future__ import annotations

import re
from typing import Any, Final, Generic, cast

from . import serialization
from .agenda import Step
from .chance import Rng
from .errors import BrokenPosition, HiddenValue, PatolliError, RuleError
from .game import Game, P
from .native import mypyc_attr
from .position import TRUTH
from .seats import SPECTATOR, among, row
from .secrets import FaceDown, Hand, Pile, Purse, Secret
from .secrets.knowledge import no_knowledge

PART: Final = re.compile(r"\.?([A-Za-z_]\w*)|\[(\d+)\]")
"""Matches one part of a path like `seats[1].temples[0]`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class PositionBuilder(Generic[P]):
    """Changes a position by hand. Games add methods that use the terms of their rules."""

    game: Game[P]
    position: P
    """The position under construction. Change it freely: `build` returns a separate copy."""

    def __init__(self, game: Game[P], start: P, in_place: bool = False) -> None:
        """Starts from a copy of a position, or from the position itself if `in_place` is true."""
        self.game = game
        self.position = start if in_place else own_copy(game, start)

    # ---- fields -------------------------------------------------

    def set(self, path: str, value: Any) -> None:
        """Sets one field, named by its path in saved positions: `set("seats[1].corn", 5)`."""
        data: Any = serialization.save(self.position)
        parts: list[str | int] = []
        at = 0
        while at < len(path):
            found = PART.match(path, at)
            if found is None:
                raise PatolliError(f"{path!r} is not a path like seats[1].corn")
            parts.append(found[1] if found[1] is not None else int(found[2]))
            at = found.end()
        inner: Any = data["position"]
        try:
            for part in parts[:-1]:
                inner = inner[part]
            inner[parts[-1]]
        except (IndexError, KeyError, TypeError):
            raise PatolliError(f"there is no {path!r} in a position of {self.game.name}") from None
        inner[parts[-1]] = value
        self.position = read(self.game, data["position"], self.position)

    # ---- pending steps --------------------------------------------------------------------------------

    def ask(self, *steps: Step[Any]) -> None:
        """Replaces all pending steps by these, the first of which runs first, and runs tasks until a seat is
        asked.
        """
        p = self.position
        p.drafts = []
        p.agenda = []
        for i in range(len(steps) - 1, -1, -1):
            p.agenda.append(steps[i])
        self.run()

    def run(self) -> None:
        """Runs tasks up to the next question, without recording events."""
        p = self.position
        log = p.event_log
        p.event_log = None
        p.forget()
        p.run_on()
        p.event_log = log

    def play(self, seat: int, *texts: str) -> None:
        """Makes these moves, given as text, for a seat or for chance."""
        for text in texts:
            self.position.forget()
            self.position.play(seat, self.game.vocabulary.move(text))

    # ---- secrets and knowledge ------------------------------------------------------------------------

    def set_hand(self, hand: Hand, kinds: list[int]) -> None:
        """Sets the cards of a hand. Only its owner knows them."""
        hand.cards = [kinds.count(kind) for kind in range(len(hand.cards))]
        hand.size = len(kinds)
        hand.sure = no_knowledge()
        self.position.forget()

    def set_pile(self, pile: Pile, shuffled: list[int], below: list[int] | None = None) -> None:
        """Sets the unordered cards of a pile, and the ordered cards `below` them. No seat knows any of
        them.
        """
        pile.rest = [shuffled.count(kind) for kind in range(len(pile.rest))]
        pile.size = len(shuffled)
        pile.sure = no_knowledge()
        pile.absent = []
        pile.tail = list(below or [])
        pile.knowers = [0] * len(pile.tail)
        self.position.forget()

    def set_face_down(self, places: FaceDown, place: int, value: int) -> None:
        """Sets the value of a place and returns the previous value to the unused ones. No seat knows the new
        value.
        """
        before = places.values[place]
        if before >= 0:
            places.rest[before] += 1
            places.size += 1
        places.values[place] = value
        places.knowers[place] = 0
        if value >= 0:
            places.rest[value] -= 1
            places.size -= 1
        self.position.forget()

    def set_purse(self, purse: Purse, amount: int, low: int, high: int) -> None:
        """Sets an amount. Seats that do not know it know only that it is between `low` and `high`."""
        purse.amount = amount
        exact = [among(observer - 1, purse.knowers) for observer in range(len(purse.low))]
        purse.low = [amount if knows else low for knows in exact]
        purse.high = [amount if knows else high for knows in exact]
        self.position.forget()

    def tell(self, secret: Secret, seats: int, at: int = 0) -> None:
        """Makes a hand, a purse, or the value at a place known to these seats (a set as in
        `kernel/seats.py`).
        """
        p = self.position
        if isinstance(secret, FaceDown):
            secret.knowers[at] |= seats
        elif isinstance(secret, Pile):
            secret.knowers[at] |= seats
        elif isinstance(secret, Hand):
            secret.sure.know(seats & ~(1 << secret.owner), p.players, secret.cards)
        elif isinstance(secret, Purse):
            secret.own_bounds()
            for viewer in range(-1, p.players):
                if among(viewer, seats):
                    secret.low[row(viewer)] = secret.amount
                    secret.high[row(viewer)] = secret.amount
        p.forget()

    # ---- the result -----------------------------------------------------------------------------------

    def faults(self) -> list[str]:
        """Returns every fault of the position: in its values, the invariants of the rules, the seats'
        knowledge and the pending steps.
        """
        try:
            p = own_copy(self.game, self.position)
        except BrokenPosition as error:
            return [str(error)]
        found = serialization.status(self.game, p)
        if not found:
            found = knowledge_faults(p)
        return found or serialization.dead_ends(p)

    def build(self) -> P:
        """Returns a playable position, or raises an error that lists the faults.

        Later changes to the builder do not affect the returned position.
        """
        found = self.faults()
        if found:
            raise BrokenPosition(f"this position of {self.game.name} is impossible: " + "; ".join(found))
        return self.unchecked()

    def unchecked(self) -> P:
        """Returns the position without checking for faults, for tests of impossible positions."""
        return own_copy(self.game, self.position)


def own_copy(game: Game[P], p: P) -> P:
    """Returns a copy that shares nothing with `p`. After a plain `copy`, both positions share each secret
    until it changes.
    """
    return read(game, serialization.plain(p), p)


def read(game: Game[P], data: Any, like: P) -> P:
    """Reads a position from saved fields, with the components of the position `like`."""
    reader = serialization.Reader(game, like.box)
    p = reader.position(data)
    if p is None or reader.faults:
        raise BrokenPosition(f"this position of {game.name} is impossible: " + "; ".join(reader.faults))
    return cast(P, p)  # noqa: TC006


def knowledge_faults(p: P) -> list[str]:
    """Returns a fault for each observer whose knowledge contradicts every possible world."""
    if p.viewer != TRUTH:
        return []
    found: list[str] = []
    for viewer in [SPECTATOR, *range(p.players)]:
        try:
            p.sample_world(viewer, Rng(0))
        except (RuleError, HiddenValue, ValueError, IndexError) as error:
            who = "a spectator" if viewer == SPECTATOR else f"seat {viewer}"
            found.append(f"knowledge: no possible world fits what {who} knows ({error})")
    return found
