"""The only places where secrets may lie. Each knows who knows what; plain fields are public.

Cards, tokens and values are *kinds* (integers) of a *family*: all places between which the same things
travel unseen share one family, so what an onlooker cannot place is dealt among them together. In a veiled
position the hidden things are taken out of their places (holes) and lie in the family's pool.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .errors import Hole
from .native import mypyc_attr
from .seats import EVERYBODY, MOST_SEATS, NOBODY, ONLOOKERS, among, only, row, viewer_of

if TYPE_CHECKING:
    from .position import Position

HOLE: Final = -2
"""A value that this viewer cannot know."""
UNDECIDED: Final = -1
"""A value that fate has not fixed yet, because nobody has looked."""


def pour(kinds: list[int], sure: list[int], pool: list[int]) -> list[int]:
    """Move all but the sure ones into the pool; what stays is returned."""
    for kind in range(len(kinds)):
        pool[kind] += kinds[kind] - sure[kind]
    return sure[:]


@mypyc_attr(allow_interpreted_subclasses=True)
class Secret:
    family: int

    def veil(self, viewer: int, pool: list[int]) -> None:
        """Make holes where this viewer cannot know, putting into the pool what lay there."""
        raise NotImplementedError

    def kinds(self) -> int:
        """How many kinds its family has; 0 for a secret without kinds."""
        return 0

    def copy(self) -> Secret:
        raise NotImplementedError

    def faults(self) -> list[str]:
        """What cannot be, in a position without holes."""
        return []


def counted(things: list[int], size: int, where: str) -> list[str]:
    """Counts are not negative and make up the size."""
    if any(n < 0 for n in things) or sum(things) != size:
        return [f"{where}: {size} things, counted as {things}"]
    return []


class Sure:
    """Per observer, how many of each kind he is sure of. Empty while nobody is sure of anything."""

    least: list[list[int]]

    def copy(self) -> Sure:
        new = Sure()
        new.least = [of[:] for of in self.least] if self.least else []
        return new

    def of(self, viewer: int, kinds: int) -> list[int]:
        if row(viewer) < len(self.least):
            return self.least[row(viewer)]
        return [0] * kinds

    def keep_only(self, viewer: int) -> None:
        """What others are sure of is nobody else's knowledge, but for what everybody is sure of."""
        for i in range(1, len(self.least)):
            if i != row(viewer):
                self.least[i] = self.least[0][:]

    def faults(self, things: list[int], where: str) -> list[str]:
        for of in self.least:
            if len(of) != len(things) or any(of[k] > things[k] or of[k] < 0 for k in range(len(things))):
                return [f"{where}: somebody is sure of {of}, where {things} lie"]
        return []

    def learn(self, crowd: int, kind: int, kinds: int) -> None:
        """This crowd is sure of one more of this kind."""
        for i in range(MOST_SEATS + 1):
            if among(viewer_of(i), crowd):
                while len(self.least) <= i:
                    self.least.append([0] * kinds)
                self.least[i][kind] += 1

    def drop(self, kind: int) -> None:
        """One of this kind left, and everybody saw it."""
        for of in self.least:
            if of[kind] > 0:
                of[kind] -= 1

    def doubt(self, witnesses: int, kind: int) -> None:
        """One left unseen: witnesses know which, the others are less sure of everything."""
        for i in range(len(self.least)):
            of = self.least[i]
            for k in range(len(of)):
                if of[k] > 0 and (k == kind or not among(viewer_of(i), witnesses)):
                    of[k] -= 1


def nothing_sure() -> Sure:
    new = Sure()
    new.least = []
    return new


class Pile(Secret):
    """Face-down cards: first a rest in no order yet, then a tail in order.

    Fate fixes the next card only when it is drawn. Each card of the tail has its knowers. `absent` are the
    kinds that everybody knows not to be in the rest, until something unseen is shuffled in.
    """

    rest: list[int]
    size: int
    sure: Sure
    absent: list[int]
    tail: list[int]
    knowers: list[int]

    def copy(self) -> Pile:
        new = Pile()
        new.family = self.family
        new.rest = self.rest[:]
        new.size = self.size
        new.sure = self.sure.copy()
        new.absent = self.absent[:]
        new.tail = self.tail[:]
        new.knowers = self.knowers[:]
        return new

    def kinds(self) -> int:
        return len(self.rest)

    def veil(self, viewer: int, pool: list[int]) -> None:
        self.rest = pour(self.rest, self.sure.of(viewer, len(self.rest)), pool)
        self.sure.keep_only(viewer)
        for i in range(len(self.tail)):
            if self.tail[i] >= 0 and not among(viewer, self.knowers[i]):
                pool[self.tail[i]] += 1
                self.tail[i] = HOLE

    def length(self) -> int:
        return self.size + len(self.tail)

    def next_kinds(self) -> list[int]:
        """The kinds that may come next."""
        if self.size == 0:
            if self.tail and self.tail[0] == HOLE:
                raise Hole
            return self.tail[:1]
        if sum(self.rest) != self.size:
            raise Hole
        return [kind for kind in range(len(self.rest)) if self.rest[kind] > 0]

    def next_odds(self) -> list[int]:
        return [n for n in self.rest if n > 0] if self.size > 0 else [1]

    def draw(self, kind: int) -> None:
        """Take the next card, which is of this kind, away from the pile."""
        if self.size == 0:
            del self.tail[0]
            del self.knowers[0]
        else:
            self.rest[kind] -= 1
            self.size -= 1
            self.sure.drop(kind)

    def draw_unseen(self, kind: int, witnesses: int) -> int:
        """The same where only the witnesses see which card it is. Returns who knew it before."""
        if self.size == 0:
            knew = self.knowers[0]
            self.draw(kind)
            return knew
        self.rest[kind] -= 1
        self.size -= 1
        self.sure.doubt(witnesses, kind)
        return 0

    def put_under(self, kind: int, witnesses: int) -> None:
        """Lay a card at the very bottom; only the witnesses know which."""
        self.tail.append(kind)
        self.knowers.append(witnesses)

    def shuffle(self) -> None:
        """Mix the tail into the rest; who knew a card of it stays sure that it is in there."""
        for i in range(len(self.tail)):
            kind = self.tail[i]
            self.size += 1
            if kind == HOLE:
                continue
            self.rest[kind] += 1
            self.sure.learn(self.knowers[i], kind, len(self.rest))
        if self.tail:
            self.absent = []
        self.tail = []
        self.knowers = []

    def faults(self) -> list[str]:
        found = counted(self.rest, self.size, "pile") + self.sure.faults(self.rest, "pile")
        if len(self.knowers) != len(self.tail) or any(not 0 <= k < len(self.rest) for k in self.tail):
            found.append(f"pile: {self.tail} below, known by {self.knowers}")
        if any(not 0 <= k < len(self.rest) or self.rest[k] > 0 for k in self.absent):
            found.append(f"pile: {self.absent} are called absent, {self.rest} lie there")
        return found


def pile(family: int, rest: list[int]) -> Pile:
    """A shuffled pile of so many cards of each kind."""
    new = Pile()
    new.family = family
    new.rest = rest
    new.size = sum(rest)
    new.sure = nothing_sure()
    new.absent = []
    new.tail = []
    new.knowers = []
    return new


class Hand(Secret):
    """A seat's hidden cards as counts per kind. An observer may be sure of at least so many of a kind."""

    owner: int
    cards: list[int]
    size: int
    sure: Sure

    def copy(self) -> Hand:
        new = Hand()
        new.family = self.family
        new.owner = self.owner
        new.cards = self.cards[:]
        new.size = self.size
        new.sure = self.sure.copy()
        return new

    def kinds(self) -> int:
        return len(self.cards)

    def veil(self, viewer: int, pool: list[int]) -> None:
        if viewer != self.owner:
            self.cards = pour(self.cards, self.sure.of(viewer, len(self.cards)), pool)
        self.sure.keep_only(viewer)

    def faults(self) -> list[str]:
        return counted(self.cards, self.size, "hand") + self.sure.faults(self.cards, "hand")

    def count(self, kind: int) -> int:
        if sum(self.cards) != self.size:
            raise Hole
        return self.cards[kind]

    def held(self) -> list[int]:
        """The kinds in this hand."""
        if sum(self.cards) != self.size:
            raise Hole
        return [kind for kind in range(len(self.cards)) if self.cards[kind] > 0]

    def gain(self, kind: int, witnesses: int) -> None:
        """Take a card up; who sees it (beside the owner) is sure of it from now on."""
        self.cards[kind] += 1
        self.size += 1
        self.sure.learn(witnesses & ~(1 << self.owner), kind, len(self.cards))

    def play(self, kind: int) -> None:
        """A card leaves openly."""
        self.cards[kind] -= 1
        self.size -= 1
        self.sure.drop(kind)

    def slip(self, kind: int, witnesses: int) -> None:
        """A card leaves unseen, but for the witnesses."""
        self.cards[kind] -= 1
        self.size -= 1
        self.sure.doubt(witnesses, kind)


def hand(family: int, owner: int, kinds: int) -> Hand:
    """An empty hand."""
    new = Hand()
    new.family = family
    new.owner = owner
    new.cards = [0] * kinds
    new.size = 0
    new.sure = nothing_sure()
    return new


class Marks(Secret):
    """Values lying face down on places, out of one pool. A value is fixed when the first seat looks."""

    values: list[int]
    knowers: list[int]
    rest: list[int]
    size: int

    def copy(self) -> Marks:
        new = Marks()
        new.family = self.family
        new.values = self.values[:]
        new.knowers = self.knowers[:]
        new.rest = self.rest[:]
        new.size = self.size
        return new

    def kinds(self) -> int:
        return len(self.rest)

    def veil(self, viewer: int, pool: list[int]) -> None:
        self.rest = pour(self.rest, [0] * len(self.rest), pool)
        for place in range(len(self.values)):
            if self.values[place] >= 0 and not among(viewer, self.knowers[place]):
                pool[self.values[place]] += 1
                self.values[place] = HOLE

    def faults(self) -> list[str]:
        found = counted(self.rest, self.size, "marks")
        if len(self.knowers) != len(self.values):
            found.append(f"marks: {len(self.values)} places, {len(self.knowers)} sets of knowers")
        if any(not UNDECIDED <= v < len(self.rest) for v in self.values):
            found.append(f"marks: {self.values} are no values")
        return found

    def decided(self, place: int) -> bool:
        return self.values[place] != UNDECIDED

    def known_to(self, place: int, seat: int) -> bool:
        return self.values[place] != UNDECIDED and among(seat, self.knowers[place])

    def at(self, place: int) -> int:
        if self.values[place] < 0:
            raise Hole
        return self.values[place]

    def possible(self) -> list[int]:
        """The values that an undecided place may turn out to have."""
        if sum(self.rest) != self.size:
            raise Hole
        return [value for value in range(len(self.rest)) if self.rest[value] > 0]

    def odds(self) -> list[int]:
        return [n for n in self.rest if n > 0]

    def decide(self, place: int, value: int) -> None:
        """Fate fixes the value of a place. Nobody knows it before a `reveal`."""
        self.values[place] = value
        self.rest[value] -= 1
        self.size -= 1


def marks(family: int, places: int, rest: list[int]) -> Marks:
    new = Marks()
    new.family = family
    new.values = [UNDECIDED] * places
    new.knowers = [0] * places
    new.rest = rest
    new.size = sum(rest)
    return new


class Purse(Secret):
    """A secret number. Every observer (onlookers first, then seat by seat) knows bounds for it."""

    knowers: int
    amount: int
    low: list[int]
    high: list[int]

    def copy(self) -> Purse:
        new = Purse()
        new.family = self.family
        new.knowers = self.knowers
        new.amount = self.amount
        new.low = self.low[:]
        new.high = self.high[:]
        return new

    def veil(self, viewer: int, pool: list[int]) -> None:
        if not among(viewer, self.knowers):
            self.amount = HOLE
        for observer in range(1, len(self.low)):
            if observer != row(viewer):
                self.low[observer] = self.low[0]
                self.high[observer] = self.high[0]

    def faults(self) -> list[str]:
        for observer in range(len(self.low)):
            if not self.low[observer] <= self.amount <= self.high[observer]:
                bounds = f"{self.low[observer]} to {self.high[observer]}"
                return [f"purse: {self.amount}, where somebody knows {bounds}"]
        return [] if len(self.low) == len(self.high) else ["purse: bounds without their counterpart"]

    def value(self) -> int:
        if self.amount == HOLE:
            raise Hole
        return self.amount

    def change(self, by: int) -> None:
        """Everybody sees how much comes or goes."""
        if self.amount != HOLE:
            self.amount += by
        for observer in range(len(self.low)):
            self.low[observer] += by
            self.high[observer] += by

    def change_unseen(self, by: int, witnesses: int, least: int, most: int) -> None:
        """Only the knowers and the witnesses see how much; the others know it lies between least and most."""
        if self.amount != HOLE:
            self.amount += by
        for observer in range(len(self.low)):
            if among(viewer_of(observer), witnesses | self.knowers):
                self.low[observer] += by
                self.high[observer] += by
            else:
                self.low[observer] = max(0, self.low[observer] + least)
                self.high[observer] += most


def purse(knowers: int, players: int, amount: int) -> Purse:
    """A purse whose amount is still known to all."""
    new = Purse()
    new.family = NOBODY
    new.knowers = knowers
    new.amount = amount
    new.low = [amount] * (players + 1)
    new.high = [amount] * (players + 1)
    return new


class Sum:
    """A public sum over several purses (by their place in the position's list of purses)."""

    members: list[int]
    total: int

    def copy(self) -> Sum:
        new = Sum()
        new.members = self.members
        new.total = self.total
        return new


def total_of(members: list[int], total: int) -> Sum:
    new = Sum()
    new.members = members
    new.total = total
    return new


def reveal(p: Position, secret: Secret, at: int, to: int) -> None:
    """The one way by which a seat comes to know: `to` are the knowers added; nothing before it can be undone.

    `at` is the place of a mark or of a card in a pile's tail; hands and purses are shown whole.
    """
    p.barrier += 1
    if isinstance(secret, Marks):
        secret.at(at)
        secret.knowers[at] |= to
    elif isinstance(secret, Pile):
        if secret.tail[at] == HOLE:
            raise Hole
        secret.knowers[at] |= to
    elif isinstance(secret, Hand):
        secret.held()
        for viewer in range(-1, p.players):
            if among(viewer, to) and viewer != secret.owner:
                for kind in range(len(secret.cards)):
                    unsure = secret.cards[kind] - secret.sure.of(viewer, len(secret.cards))[kind]
                    for _ in range(unsure):
                        secret.sure.learn(only(viewer) if viewer >= 0 else ONLOOKERS, kind, len(secret.cards))
    elif isinstance(secret, Purse):
        secret.value()
        for viewer in range(-1, p.players):
            if among(viewer, to):
                secret.low[row(viewer)] = secret.amount
                secret.high[row(viewer)] = secret.amount
        if to == EVERYBODY:
            secret.knowers = EVERYBODY


def search(p: Position, where: Pile, kind: int) -> bool:
    """Mix a pile and look for a kind openly: a search without a hit shows to all that none is there."""
    p.barrier += 1
    where.shuffle()
    if where.rest[kind] > 0:
        return True
    if sum(where.rest) != where.size:
        raise Hole
    if kind not in where.absent:
        where.absent.append(kind)
    return False
