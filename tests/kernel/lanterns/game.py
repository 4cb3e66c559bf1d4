"""Lanterns, the proving game: a night camp at buried ruins. The game uses every feature of the kernel.

PG-1.1  Two to four diggers camp for one to three nights. Each starts with 4 beans, 2 jade, a torch and a
card.
PG-1.2  The deck holds 4 fire, 4 rain, 3 wind and 2 omen cards. There are seven finds, and each of the five
ruins hides one of them.

PG-2.1  At dusk a die shows 1, 2 (twice as likely) or 3. Every seat gets this number of beans, and 2 jade.

PG-3.1  All seats make two secret bids at the same time: one for the lead, and one for the next card. A seat
pays both bids from the same beans.
PG-3.2  The highest bid above 0 wins. In a tie, the first seat in turn order wins. Only winners pay.

PG-4.1  In turn order, beginning with the lead, each seat acts once, in one of the following ways.
PG-4.2  Scouting shows you the find in a ruin.
PG-4.3  Digging takes the find publicly. It is worth 0 to 3 points.
PG-4.4  Spying shows you another seat's hand.
PG-4.5  Searching the deck for an omen takes the first omen publicly.
PG-4.6  Burying puts two cards of your hand under the deck. You choose their order, and nobody sees them. You
get a point for each.
PG-4.7  Resting gives you a bean.
PG-4.8  A seat that has 3 or more beans after acting pays one bean to a shrine, and gets a point. A shrine has
room for three beans.
PG-4.9  Only seats with 5 or more beans may use the last room of a shrine.

PG-5.1  When a seat digs, another seat may curse the find by playing an omen from its hand. The find is then
worth a point less.
PG-5.2  All seats are asked at the same time. As long as any seat curses, all seats may curse again.

PG-6.1  At dawn each seat secretly puts 0 to 2 jade into the urn of the night. Only the content of the urn is
counted publicly.
PG-6.2  An urn with at least one jade per seat pleases the gods: every seat gets a bean.

PG-7.1  Whenever you are asked, except for sealed choices, you may burn your torch to get 2 beans.
PG-7.2  In the same situations, you may give away a bean if you have at least 9. You then choose the receiver.

PG-8.1  At the end everything is revealed. You get a point for each jade you kept and for each kind of card
in your hand. Beans break ties.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from patolli.kernel.agenda import ChanceDecision, Decision, MayLapse, Step, Task
from patolli.kernel.box import Box, read_box
from patolli.kernel.draws import DealFromPile
from patolli.kernel.events import Event
from patolli.kernel.features import Features, amounts, choices, counts
from patolli.kernel.forms import Form, FormField, FormLimit, FormRules
from patolli.kernel.game import Game
from patolli.kernel.position import Position
from patolli.kernel.prospect_rules import (
    AS_A_WHOLE,
    NO_CLICK,
    NO_MOVE,
    POINTS,
    Amount,
    AnswerNote,
    ExpectedAnswer,
    ProspectRules,
)
from patolli.kernel.scores import Scores, scores
from patolli.kernel.seats import EVERYBODY, only, others
from patolli.kernel.secrets import (
    HOLE,
    FaceDown,
    Hand,
    Pile,
    Purse,
    Secret,
    Sum,
    face_down,
    hand,
    pile,
    purse,
    reveal,
    search,
    total_of,
)
from patolli.kernel.simultaneous import SimultaneousRound, Window
from patolli.kernel.stakes import BAD, GOOD, MIXED, UNDECIDED, Stakes
from patolli.kernel.vocabulary import PASS, Lexicon, Vocabulary

# ---- components ---------------------------------------------------------------------------------------

FIRE: Final = 0
RAIN: Final = 1
WIND: Final = 2
OMEN: Final = 3
CARDS: Final = ["fire", "rain", "wind", "omen"]
FINDS: Final = ["dust", "shard", "idol", "crown"]  # worth 0 to 3 points
RUINS: Final = ["ruin1", "ruin2", "ruin3", "ruin4", "ruin5"]
SHRINES: Final = ["shrine1", "shrine2", "shrine3"]
SEATS: Final = ["seat1", "seat2", "seat3", "seat4"]
SOURCES: Final = ["ruins", "burials", "shrines", "jade", "cards"]
FROM_RUINS, FROM_BURIALS, FROM_SHRINES, FROM_JADE, FROM_CARDS = range(5)

BOX: Final = """
[deck]
cards = [4, 4, 3, 2]
confidence = "seed"
source = "PG-1.2"
[ruins]
finds = [2, 2, 2, 1]
confidence = "seed"
source = "PG-1.2"
"""
PRINTED: Final = read_box(BOX)
BEANS: Final = 60
MOST_BID: Final = 4
MOST_GIFT: Final = 2
ROOM: Final = 3
RICH: Final = 9
WEALTHY: Final = 5

# ---- words --------------------------------------------------------------------------------------------

ROLL: Final = 110
DRAW: Final = 115
FIND: Final = 120
SCOUT: Final = 130
DIG: Final = 140
SPY: Final = 150
SEARCH: Final = 155
BURIAL: Final = 156
REST: Final = 157
CURSE: Final = 158
TORCH: Final = 159
BURY: Final = 160
SERVE: Final = 165
SHARE: Final = 170
TO: Final = 171

VOCABULARY: Final = Vocabulary()
VOCABULARY.series(ROLL, "roll", ["1", "2", "3"])
VOCABULARY.series(DRAW, "draw", CARDS)
VOCABULARY.series(FIND, "find", FINDS)
VOCABULARY.series(SCOUT, "scout", RUINS)
VOCABULARY.series(DIG, "dig", RUINS)
VOCABULARY.series(SPY, "spy", SEATS)
VOCABULARY.series(BURY, "bury", CARDS)
VOCABULARY.series(SERVE, "serve", SHRINES)
VOCABULARY.series(TO, "to", SEATS)
for _move, _text in (
    (SEARCH, "search"),
    (BURIAL, "burial"),
    (REST, "rest"),
    (CURSE, "curse"),
    (TORCH, "torch"),
    (SHARE, "share"),
):
    VOCABULARY.add(_move, _text)

TOO_DEAR, DUG, KNOWN, EMPTY_HAND, EMPTY_DECK, TWO_CARDS, NO_OMEN, NOT_HELD, NO_ROOM, POOR, BURNT, KEEP = (
    range(1, 13)
)
LAST_ROOM: Final = 13
NO_SEAT: Final = 14
REASONS: Final = Lexicon(
    {
        TOO_DEAR: "too-dear PG-3.1 beans",
        DUG: "already-dug PG-4.3 ruin",
        KNOWN: "already-known PG-4.2 ruin",
        EMPTY_HAND: "no-cards-to-see PG-4.4 seat",
        EMPTY_DECK: "deck-is-empty PG-4.5",
        TWO_CARDS: "two-cards-needed PG-4.6 cards",
        NO_OMEN: "no-omen PG-5.1",
        NOT_HELD: "not-in-hand PG-4.6 card",
        NO_ROOM: "shrine-is-full PG-4.8 shrine",
        POOR: "too-few-beans PG-4.8 beans",
        BURNT: "no-torch PG-7.1",
        KEEP: "too-few-to-share PG-7.2 beans",
        LAST_ROOM: "last-room PG-4.9 shrine",
        NO_SEAT: "no-such-seat PG-4.4 seat",
    }
)

DUSK, LEAD, DREW, DREW_CARD, SAW, LOOKED, TOOK, SPIED, MISSED, HIT = range(1, 11)
BURIED, BURIED_CARD, CURSED, SERVED, URN, BURNED, SHOWN, BOUGHT, SAW_CARDS, GAVE, SHARED = range(11, 22)
EVENTS: Final = Lexicon(
    {
        DUSK: "dusk PG-2.1 night beans",
        LEAD: "lead PG-3.2 seat bid",
        BOUGHT: "bought PG-3.2 seat bid",
        SAW_CARDS: "saw-cards PG-4.4 seat other card number",
        GAVE: "gave PG-8.1 seat night jade",
        DREW: "drew PG-3.2 seat card",
        DREW_CARD: "drew-a-card PG-3.2 seat",
        SAW: "saw PG-4.2 seat ruin find",
        LOOKED: "looked PG-4.2 seat ruin",
        TOOK: "took PG-4.3 seat ruin find",
        SPIED: "spied PG-4.4 seat other",
        MISSED: "no-omen-in-deck PG-4.5 seat",
        HIT: "took-omen PG-4.5 seat",
        BURIED: "buried PG-4.6 seat card",
        BURIED_CARD: "buried-a-card PG-4.6 seat",
        CURSED: "cursed PG-5.1 seat other",
        SERVED: "served PG-4.8 seat shrine",
        URN: "urn PG-6.1 night jade",
        BURNED: "burned-torch PG-7.1 seat",
        SHOWN: "shown PG-8.1 seat jade kinds",
        SHARED: "shared PG-7.2 seat other",
    }
)


# ---- the table -------------------------------------------------------------------------------------------


class Camp(Position):
    """The state of the game. Only the deck, the hands, the finds, the jade and the gifts are secret."""

    id: ClassVar[str] = "Camp"

    nights: int
    night: int
    lead: int
    dug: int  # the ruin whose find may be cursed
    curses: int
    supply: int
    beans: list[int]
    torches: list[int]
    points: list[int]  # by seat and source
    taken: list[int]  # for each ruin, the seat that took its find, or -1
    shrines: list[int]
    discard: list[int]
    deck: Pile
    hands: list[Hand]
    finds: FaceDown
    jade: list[Purse]
    gifts: list[Purse]  # by night and seat
    fortunes: list[Sum]  # for each seat, its jade and gifts together, which equal its income
    urns: list[Sum]  # for each night, all gifts together

    def copy(self) -> Camp:
        new = Camp()
        self.copy_frame(new)
        new.nights = self.nights
        new.night = self.night
        new.lead = self.lead
        new.dug = self.dug
        new.curses = self.curses
        new.supply = self.supply
        new.beans = self.beans[:]
        new.torches = self.torches[:]
        new.points = self.points[:]
        new.taken = self.taken[:]
        new.shrines = self.shrines[:]
        new.discard = self.discard[:]
        new.deck = self.deck.copy()
        new.hands = [h.copy() for h in self.hands]
        new.finds = self.finds.copy()
        new.jade = [j.copy() for j in self.jade]
        new.gifts = [g.copy() for g in self.gifts]
        new.fortunes = [s.copy() for s in self.fortunes]
        new.urns = [s.copy() for s in self.urns]
        return new

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def reasons(self) -> Lexicon:
        return REASONS

    def secrets(self) -> list[Secret]:
        return [self.deck, *self.hands, self.finds, *self.jade, *self.gifts]

    def purses(self) -> list[Purse]:
        return [*self.jade, *self.gifts]

    def sums(self) -> list[Sum]:
        return [*self.fortunes, *self.urns]

    def aside(self, seat: int) -> Decision[Any] | None:
        return BURN

    def scores(self) -> Scores:
        n = len(SOURCES)
        table = [self.points[seat * n : seat * n + n] for seat in range(self.players)]
        return scores(1, SOURCES, table, self.beans)

    def order(self, first: int) -> list[int]:
        return [(first + k) % self.players for k in range(self.players)]

    def pay(self, seat: int, beans: int) -> None:
        """Moves beans from the supply to a seat. A negative number moves them back."""
        self.beans[seat] += beans
        self.supply -= beans

    def score(self, seat: int, source: int, points: int) -> None:
        self.points[seat * len(SOURCES) + source] += points


# ---- the nights ---------------------------------------------------------------------------------------


class Night(Task[Camp]):
    id = "Night"
    rule = "PG-1.1"

    def run(self, p: Camp) -> None:
        if p.night == p.nights:
            p.push(Last())
            return
        p.then_all([Dusk(), Auction(), Turns(0), Dawn(), Night()])


class Dusk(ChanceDecision[Camp]):
    id = "Dusk"
    rule = "PG-2.1"

    def candidates(self, p: Camp, seat: int) -> list[int]:
        return [ROLL, ROLL + 1, ROLL + 2]

    def odds(self, p: Camp) -> list[int]:
        return [1, 2, 1]

    def take(self, p: Camp, seat: int, move: int) -> None:
        beans = move - ROLL + 1
        for each in range(p.players):
            p.pay(each, beans)
            p.jade[each].change(2)
            p.fortunes[each].total += 2
        p.emit(DUSK, p.night, beans)


class Draw(DealFromPile[Camp]):
    """A seat draws the next card, which may be one that another seat buried and therefore knows."""

    id = "Draw"
    rule = "PG-3.2"
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def first_move(self) -> int:
        return DRAW

    def pile(self, p: Camp) -> Pile:
        return p.deck

    def receiver(self, p: Camp) -> int:
        return self.seat

    def dealt(self, p: Camp, seat: int, kind: int, knew: int) -> None:
        p.hands[seat].gain(kind, knew)
        p.emit_to(only(seat), DREW, seat, kind)
        p.emit_to(others(seat), DREW_CARD, seat)


# ---- the auction, with chains of sealed answers
# ---------------------------------------------------------------


class Auction(SimultaneousRound[Camp]):
    id = "Auction"
    rule = "PG-3.1"

    def desks(self, p: Camp) -> list[list[Step[Any]]]:
        return [[BidForLead()] for _ in range(p.players)]

    def unseal(self, p: Camp, answers: list[list[int]]) -> None:
        winner = self.winner(p, [bids[0] for bids in answers])
        p.emit(LEAD, winner, answers[winner][0])
        drawer = self.winner(p, [bids[1] if len(bids) > 1 else 0 for bids in answers])
        p.pay(winner, -answers[winner][0])
        if len(answers[drawer]) > 1 and answers[drawer][1] > 0 and p.deck.length() > 0:
            p.pay(drawer, -answers[drawer][1])
            p.emit(BOUGHT, drawer, answers[drawer][1])
            p.push(Draw(drawer))
        p.lead = winner

    def winner(self, p: Camp, bids: list[int]) -> int:
        return max(p.order(p.lead), key=lambda seat: bids[seat])


class BidForLead(Decision[Camp]):
    id = "BidForLead"
    rule = "PG-3.1"
    number_names = ("beans",)

    def left(self, p: Camp, seat: int) -> int:
        """Returns the beans of this seat that its draft has not spent yet."""
        return p.beans[seat] - sum(p.drafts[seat].moves)

    def candidates(self, p: Camp, seat: int) -> list[int]:
        return list(range(MOST_BID + 1))

    def illegal_reason(self, p: Camp, seat: int, move: int) -> int:
        return TOO_DEAR if move > self.left(p, seat) else 0

    def numbers(self, p: Camp, seat: int) -> list[int]:
        return [self.left(p, seat)]

    def reason_numbers(self, p: Camp, seat: int, move: int, reason: int) -> list[int]:
        return [self.left(p, seat)]

    def take(self, p: Camp, seat: int, move: int) -> None:
        if self.left(p, seat) > 0:
            p.ask_further(seat, BidForCard())


class BidForCard(BidForLead):
    id = "BidForCard"

    def take(self, p: Camp, seat: int, move: int) -> None:
        pass


# ---- turns --------------------------------------------------------------------------------------------


class Turns(Task[Camp]):
    id = "Turns"
    rule = "PG-4.1"
    done: int

    def __init__(self, done: int) -> None:
        self.done = done

    def run(self, p: Camp) -> None:
        if self.done < p.players:
            p.turn = (p.lead + self.done) % p.players
            p.then(Act(), Serve(), Turns(self.done + 1))


class Act(Decision[Camp]):
    id = "Act"
    rule = "PG-4.1"

    def candidates(self, p: Camp, seat: int) -> list[int]:
        ruins = range(len(RUINS))
        spies = [SPY + other for other in range(p.players) if other != seat]
        return [REST, *(SCOUT + r for r in ruins), *(DIG + r for r in ruins), *spies, SEARCH, BURIAL]

    def illegal_reason(self, p: Camp, seat: int, move: int) -> int:
        if SCOUT <= move < DIG:
            if p.taken[move - SCOUT] >= 0:
                return DUG
            return KNOWN if p.finds.known_to(move - SCOUT, seat) else 0
        if DIG <= move < SPY:
            return DUG if p.taken[move - DIG] >= 0 else 0
        if SPY <= move < SEARCH:
            return EMPTY_HAND if p.hands[move - SPY].size == 0 else 0
        if move == SEARCH:
            return EMPTY_DECK if p.deck.length() == 0 else 0
        if move == BURIAL:
            return TWO_CARDS if p.hands[seat].size < 2 else 0
        return 0

    def explain_absent(self, p: Camp, seat: int, move: int) -> int:
        return NO_SEAT if SPY <= move < SEARCH else 0

    def reason_numbers(self, p: Camp, seat: int, move: int, reason: int) -> list[int]:
        if reason == TWO_CARDS:
            return [p.hands[seat].size]
        return [(move - DIG if move >= DIG else move - SCOUT) if move < SPY else move - SPY]

    def take(self, p: Camp, seat: int, move: int) -> None:
        if move == REST:
            p.pay(seat, 1)
        elif move == SEARCH:
            self.search(p, seat)
        elif move == BURIAL:
            p.then(Bury(1), Bury(2))
        elif move >= SPY:
            reveal(p, p.hands[move - SPY], 0, only(seat))
            p.emit(SPIED, seat, move - SPY)
            for kind in p.hands[move - SPY].held():
                p.emit_to(only(seat), SAW_CARDS, seat, move - SPY, kind, p.hands[move - SPY].count(kind))
        elif move >= DIG:
            look(p, Dig(move - DIG), move - DIG)
        else:
            look(p, Scout(move - SCOUT), move - SCOUT)

    def search(self, p: Camp, seat: int) -> None:
        if search(p, p.deck, OMEN):
            p.deck.draw(OMEN)
            p.hands[seat].gain(OMEN, EVERYBODY)
            p.emit(HIT, seat)
        else:
            p.emit(MISSED, seat)


class Bury(Decision[Camp]):
    """Buries two cards, the second one below the first. Other seats do not see them."""

    id = "Bury"
    rule = "PG-4.6"
    number_names = ("nth",)
    secret = True
    nth: int

    def __init__(self, nth: int) -> None:
        self.nth = nth

    def candidates(self, p: Camp, seat: int) -> list[int]:
        return [BURY + kind for kind in range(len(CARDS))]

    def illegal_reason(self, p: Camp, seat: int, move: int) -> int:
        return NOT_HELD if p.hands[seat].count(move - BURY) == 0 else 0

    def reason_numbers(self, p: Camp, seat: int, move: int, reason: int) -> list[int]:
        return [move - BURY]

    def numbers(self, p: Camp, seat: int) -> list[int]:
        return [self.nth]

    def take(self, p: Camp, seat: int, move: int) -> None:
        p.hands[seat].slip(move - BURY, only(seat))
        p.deck.put_under(move - BURY, only(seat))
        p.score(seat, FROM_BURIALS, 1)
        p.emit_to(only(seat), BURIED, seat, move - BURY)
        p.emit_to(others(seat), BURIED_CARD, seat)


class Serve(MayLapse[Camp]):
    id = "Serve"
    rule = "PG-4.8"

    def candidates(self, p: Camp, seat: int) -> list[int]:
        return [SERVE + shrine for shrine in range(len(SHRINES))]

    def illegal_reason(self, p: Camp, seat: int, move: int) -> int:
        if p.beans[seat] < 3:
            return POOR
        held = p.shrines[move - SERVE]
        if held == ROOM:
            return NO_ROOM
        return LAST_ROOM if held == ROOM - 1 and p.beans[seat] < WEALTHY else 0

    def reason_numbers(self, p: Camp, seat: int, move: int, reason: int) -> list[int]:
        return [p.beans[seat] if reason == POOR else move - SERVE]

    def take(self, p: Camp, seat: int, move: int) -> None:
        p.pay(seat, -1)
        p.shrines[move - SERVE] += 1
        p.score(seat, FROM_SHRINES, 1)
        p.emit(SERVED, seat, move - SERVE)


class Burn(Decision[Camp]):
    """Burns the torch. This is an aside, possible at almost any question."""

    id = "Burn"
    rule = "PG-7.1"

    def candidates(self, p: Camp, seat: int) -> list[int]:
        return [TORCH, SHARE]

    def illegal_reason(self, p: Camp, seat: int, move: int) -> int:
        if move == SHARE:
            return KEEP if p.beans[seat] < RICH else 0
        return BURNT if p.torches[seat] == 0 else 0

    def reason_numbers(self, p: Camp, seat: int, move: int, reason: int) -> list[int]:
        return [p.beans[seat]] if reason == KEEP else []

    def take(self, p: Camp, seat: int, move: int) -> None:
        if move == SHARE:
            p.push(ShareWith(seat))
            return
        p.torches[seat] -= 1
        p.pay(seat, 2)
        p.emit(BURNED, seat)


class ShareWith(Decision[Camp]):
    """Asks who gets the shared bean. An aside puts this question before the pending one."""

    id = "ShareWith"
    rule = "PG-7.2"
    giver: int

    def __init__(self, giver: int) -> None:
        self.giver = giver

    def who(self, p: Camp) -> int:
        return self.giver

    def candidates(self, p: Camp, seat: int) -> list[int]:
        return [TO + other for other in range(p.players) if other != seat]

    def take(self, p: Camp, seat: int, move: int) -> None:
        p.beans[seat] -= 1
        p.beans[move - TO] += 1
        p.emit(SHARED, seat, move - TO)


BURN: Final = Burn()


# ---- ruins --------------------------------------------------------------------------------------------


def look(p: Camp, then: Step[Any], ruin: int) -> None:
    """Draws the find in a ruin when the first seat looks at it. Later seats see the same find."""
    p.push(then)
    if not p.finds.decided(ruin):
        p.push(Find(ruin))


class Find(ChanceDecision[Camp]):
    id = "Find"
    rule = "PG-4.2"
    ruin: int

    def __init__(self, ruin: int) -> None:
        self.ruin = ruin

    def candidates(self, p: Camp, seat: int) -> list[int]:
        return [FIND + value for value in p.finds.possible()]

    def odds(self, p: Camp) -> list[int]:
        return p.finds.odds()

    def take(self, p: Camp, seat: int, move: int) -> None:
        p.finds.decide(self.ruin, move - FIND)


class Scout(Task[Camp]):
    id = "Scout"
    rule = "PG-4.2"
    ruin: int

    def __init__(self, ruin: int) -> None:
        self.ruin = ruin

    def run(self, p: Camp) -> None:
        reveal(p, p.finds, self.ruin, only(p.turn))
        p.emit_to(only(p.turn), SAW, p.turn, self.ruin, p.finds.at(self.ruin))
        p.emit_to(others(p.turn), LOOKED, p.turn, self.ruin)


class Dig(Task[Camp]):
    id = "Dig"
    rule = "PG-4.3"
    ruin: int

    def __init__(self, ruin: int) -> None:
        self.ruin = ruin

    def run(self, p: Camp) -> None:
        reveal(p, p.finds, self.ruin, EVERYBODY)
        p.taken[self.ruin] = p.turn
        p.dug = self.ruin
        p.curses = 0
        p.emit(TOOK, p.turn, self.ruin, p.finds.at(self.ruin))
        p.then(Curses(), Loot())


class Loot(Task[Camp]):
    id = "Loot"
    rule = "PG-4.3"

    def run(self, p: Camp) -> None:
        p.score(p.turn, FROM_RUINS, max(0, p.finds.at(p.dug) - p.curses))
        p.dug = -1
        p.curses = 0


class Curses(Window[Camp]):
    """Asks all seats with cards, because each might have an omen as far as the others know."""

    id = "Curses"
    rule = "PG-5.2"

    def seats(self, p: Camp) -> list[int]:
        return [seat for seat in p.order(p.turn) if seat != p.turn and p.hands[seat].size > 0]

    def decision(self) -> Decision[Camp]:
        return Curse()

    def desks(self, p: Camp) -> list[list[Step[Any]]]:
        found = super().desks(p)
        if p.unwatched:
            return [found[seat] if p.hands[seat].cards[OMEN] > 0 else [] for seat in range(p.players)]
        return found

    def react(self, p: Camp, seat: int, answer: list[int]) -> bool:
        if answer[0] == PASS:
            return False
        p.hands[seat].play(OMEN)
        p.discard[OMEN] += 1
        p.curses += 1
        p.emit(CURSED, seat, p.turn)
        return True


class Curse(Decision[Camp]):
    id = "Curse"
    rule = "PG-5.1"
    number_names = ("seat", "ruin", "curses")
    window = "curse"
    secret = True

    def candidates(self, p: Camp, seat: int) -> list[int]:
        return [PASS, CURSE]

    def illegal_reason(self, p: Camp, seat: int, move: int) -> int:
        return NO_OMEN if move == CURSE and p.hands[seat].count(OMEN) == 0 else 0

    def numbers(self, p: Camp, seat: int) -> list[int]:
        return [p.turn, p.dug, p.curses]

    def take(self, p: Camp, seat: int, move: int) -> None:
        pass


# ---- dawn and the end of the game
# --------------------------------------------------------------------------------


class Dawn(SimultaneousRound[Camp]):
    id = "Dawn"
    rule = "PG-6.1"

    def desks(self, p: Camp) -> list[list[Step[Any]]]:
        return [[Give()] for _ in range(p.players)]

    def unseal(self, p: Camp, answers: list[list[int]]) -> None:
        urn = sum(answer[0] for answer in answers)
        for seat in range(p.players):
            given = answers[seat][0]
            p.jade[seat].change_unseen(-given, only(seat), -MOST_GIFT, 0)
            p.gifts[p.night * p.players + seat].change_unseen(given, only(seat), 0, MOST_GIFT)
        p.urns[p.night].total = urn
        p.emit(URN, p.night, urn)
        if urn >= p.players:
            for seat in range(p.players):
                p.pay(seat, 1)
        p.night += 1


class Give(Decision[Camp]):
    id = "Give"
    rule = "PG-6.1"

    def candidates(self, p: Camp, seat: int) -> list[int]:
        return list(range(MOST_GIFT + 1))

    def take(self, p: Camp, seat: int, move: int) -> None:
        pass


class Last(Task[Camp]):
    id = "Last"
    rule = "PG-8.1"

    def run(self, p: Camp) -> None:
        for secret in (*p.hands, *p.jade, *p.gifts):
            reveal(p, secret, 0, EVERYBODY)
        for seat in range(p.players):
            p.score(seat, FROM_JADE, p.jade[seat].value())
            p.score(seat, FROM_CARDS, len(p.hands[seat].held()))
            p.emit(SHOWN, seat, p.jade[seat].value(), len(p.hands[seat].held()))
            for kind in p.hands[seat].held():
                p.emit(SAW_CARDS, seat, seat, kind, p.hands[seat].count(kind))
            for night in range(p.nights):
                p.emit(GAVE, seat, night, p.gifts[night * p.players + seat].value())


# ---- the game -----------------------------------------------------------------------------------------


class DigStakes(Stakes[Camp]):
    """PG-4.3, PG-5.1: the points from a dig, assuming that every seat with an omen curses the find."""

    def __init__(self, p: Camp, seat: int, ruin: int) -> None:
        self.seat = seat
        self.ruin = ruin
        self.before = p.points[seat * len(SOURCES) + FROM_RUINS]
        self.outcomes = ["3-points", "2-points", "1-point", "nothing"]
        self.values = [GOOD, GOOD, MIXED, BAD]
        self.counts = ["curses"]
        self.events = [CURSED]

    def outcome(self, p: Camp, happened: list[Event]) -> int:
        if p.taken[self.ruin] < 0 or p.dug >= 0:
            return UNDECIDED
        return 3 - (p.points[self.seat * len(SOURCES) + FROM_RUINS] - self.before)

    def count(self, happened: list[Event], number: int) -> int:
        return len(happened)

    def goal(self) -> str:
        return "at-least-2-points"

    def assumptions(self) -> list[str]:
        return ["omens-are-played"]

    def choose(self, p: Camp, seat: int) -> int:
        return CURSE if p.hands[seat].count(OMEN) else PASS


class AuctionForm(FormRules[Camp]):
    """PG-3.1: both bids are made at the same time and paid from the same beans.

    If the first bid uses all the beans, the second one is not asked for.
    """

    def form(self, p: Camp, seat: int) -> Form | None:
        if not p.drafts or p.decision(seat).id != "BidForLead":
            return None
        fields = [FormField(name, min(MOST_BID, p.beans[seat])) for name in ("lead", "card")]
        return Form(fields, [FormLimit("beans", [1, 1], 0, p.beans[seat])])

    def moves(self, p: Camp, seat: int, values: list[int]) -> list[int]:
        return values[:1] if values[0] == p.beans[seat] else values


AUCTION_FORM: Final = AuctionForm()


class LanternProspects(ProspectRules[Camp]):
    """Prospects of Lanterns: one click on a shrine rests and serves there.

    Burying gives up cards, and each shrine shows how much room it has left.
    """

    def declines(self, p: Camp, seat: int, move: int) -> bool:
        """PG-4.7: resting counts as declining, because the seat does nothing else."""
        return move == REST or super().declines(p, seat, move)

    def gives_up(self, p: Camp, seat: int, move: int) -> bool:
        return move == BURIAL

    def is_free_action(self, p: Camp, seat: int, move: int) -> bool:
        return move in (TORCH, SHARE)

    def dominated_by(self, p: Camp, seat: int, move: int, options: list[int]) -> int:
        """Spying on a seat without cards is never better than resting, which is also free."""
        return REST if SPY <= move < SEARCH and p.hands[move - SPY].size == 0 else NO_MOVE

    def notes(self, p: Camp, seat: int, move: int) -> list[AnswerNote]:
        if not SERVE <= move < SERVE + len(SHRINES):
            return []
        return [AnswerNote("rooms-left", {"rooms": ROOM - p.shrines[move - SERVE]})]

    def warnings(self, p: Camp, seat: int) -> list[AnswerNote]:
        return [AnswerNote("last-night")] if p.night == p.nights else []

    def deferred(self, p: Camp, seat: int, move: int, after: Camp, events: list[Event]) -> list[Amount]:
        """PG-4.8: a seat that must serve afterwards pays a bean for a point."""
        serves = move == REST and seat in after.asked() and isinstance(after.decision(seat), Serve)
        return [Amount("beans", -1), Amount(POINTS, 1)] if serves else []

    def counts_apart(self, p: Camp, seat: int, chain: list[int]) -> bool:
        """PG-4.7, PG-4.8: lists the bean from resting separately if it is paid at once to the only shrine
        with room.
        """
        return REST in chain

    def expected_answers(self, p: Camp, seat: int) -> list[ExpectedAnswer]:
        return [ExpectedAnswer(BURIAL, AnswerNote("burial"))] if isinstance(p.decision(seat), Act) else []

    def goes_on(self, p: Camp, seat: int, path: list[int], move: int) -> bool:
        return not path and (move == REST or SCOUT <= move < DIG)

    def click(self, p: Camp, seat: int, path: list[int], move: int) -> int:
        if not SERVE <= move < SERVE + len(SHRINES):
            return NO_CLICK
        return 0 if path == [REST] else AS_A_WHOLE

    def values(self, p: Camp, seat: int) -> dict[str, dict[str, int]]:
        return {name: {"rooms": ROOM - p.shrines[i]} for i, name in enumerate(SHRINES)}


PROSPECTS: Final = LanternProspects()


class CampFeatures(Features[Camp]):
    def __init__(self) -> None:
        self.version = 1
        self.observation = [
            counts("own.beans", 1, 20, "beans"),
            counts("own.cards", len(CARDS), 4, "cards in hand, by kind"),
            choices("ruins", len(RUINS), 2, "1 dug by this seat, 2 by another"),
            amounts("lead", 1, 10, "points ahead of the best other seat"),
        ]
        self.judgement = [amounts("value", 1, 20, "points so far")]

    def observe(self, p: Camp, seat: int) -> list[int]:
        totals = p.scores().totals()
        lead = totals[seat] - max([totals[other] for other in range(p.players) if other != seat])
        ruins = [0 if who < 0 else 1 if who == seat else 2 for who in p.taken]
        return [p.beans[seat], *p.hands[seat].cards, *ruins, lead]

    def evaluation_inputs(self, p: Camp, seat: int) -> list[int]:
        return [*self.observe(p, seat), p.scores().totals()[seat]]


CAMP_FEATURES: Final = CampFeatures()


class Lanterns(Game[Camp]):
    def __init__(self) -> None:
        self.name = "lanterns"
        self.title = "Lanterns"
        self.edition = 1
        self.fewest = 2
        self.most = 4
        self.choices = {"nights": ["3", "1", "2"]}
        self.package = __name__
        self.vocabulary = VOCABULARY
        self.events = EVENTS
        self.reasons = REASONS

    def form_rules(self) -> AuctionForm:
        return AUCTION_FORM

    def prospect_rules(self) -> ProspectRules[Camp]:
        return PROSPECTS

    def passes_alone(self, observed: Camp, seat: int) -> bool:
        """A find that is already worthless cannot be cursed any further."""
        cursing = isinstance(observed.decision(seat), Curse)
        return cursing and observed.finds.at(observed.dug) <= observed.curses

    def printed_box(self) -> Box:
        return PRINTED

    def owners_box(self, text: str) -> Box:
        return read_box(BOX, text)

    def box_facts(self, box: Box) -> dict[str, Any]:
        return {"cards": sum(box.table("deck").numbers("cards"))}

    def features(self) -> CampFeatures:
        return CAMP_FEATURES

    def state_classes(self) -> list[type]:
        return [Camp]

    def set_up(self, players: int, options: dict[str, str], box: Box) -> Camp:
        p = Camp()
        p.set_frame(players, box)
        p.nights = int(options["nights"])
        p.night = 0
        p.lead = 0
        p.dug = -1
        p.curses = 0
        p.supply = BEANS - 4 * players
        p.beans = [4] * players
        p.torches = [1] * players
        p.points = [0] * (players * len(SOURCES))
        p.taken = [-1] * len(RUINS)
        p.shrines = [0] * len(SHRINES)
        p.discard = [0] * len(CARDS)
        p.deck = pile(0, box.table("deck").numbers("cards"))
        p.hands = [hand(0, seat, len(CARDS)) for seat in range(players)]
        p.finds = face_down(1, len(RUINS), box.table("ruins").numbers("finds"))
        p.jade = [purse(only(seat), players, 2) for seat in range(players)]
        p.gifts = [purse(only(seat), players, 0) for _ in range(p.nights) for seat in range(players)]
        p.fortunes = []
        for seat in range(players):
            gifts = [players + night * players + seat for night in range(p.nights)]
            p.fortunes.append(total_of([seat, *gifts], 2))
        p.urns = []
        for night in range(p.nights):
            p.urns.append(total_of([players + night * players + seat for seat in range(players)], 0))
        p.then_all([*(Draw(seat) for seat in range(players)), Night()])
        return p

    def faults(self, p: Camp) -> list[str]:
        """Checks that no cards, beans, torches, finds or jade have appeared or disappeared."""
        found: list[str] = []
        printed = p.box.table("deck").numbers("cards")
        for kind in range(len(CARDS)):
            held = [h.cards[kind] for h in p.hands]
            hidden = p.pools[0][kind] if p.pools else 0
            count = p.deck.rest[kind] + p.deck.tail.count(kind) + sum(held) + p.discard[kind] + hidden
            if count != printed[kind]:
                found.append(f"PG-1.2: {count} {CARDS[kind]} cards, not {printed[kind]}")
        if min(n for counts in (p.deck.rest, *(h.cards for h in p.hands)) for n in counts) < 0:
            found.append("PG-1.2: a negative number of cards")
        if p.supply + sum(p.beans) != BEANS or min(p.beans) < 0:
            found.append(f"PG-1.1: {p.supply} beans in the supply and {p.beans}")
        if not all(n in {0, 1} for n in p.torches):
            found.append(f"PG-1.1: torches {p.torches}")
        finds = p.box.table("ruins").numbers("finds")
        for value in range(len(FINDS)):
            hidden = p.pools[1][value] if p.pools else 0
            if p.finds.rest[value] + p.finds.values.count(value) + hidden != finds[value]:
                found.append(f"PG-1.2: not {finds[value]} times {FINDS[value]}")
        for one in p.purses():
            if one.amount < 0 and one.amount != HOLE:
                found.append(f"PG-6.1: a purse with {one.amount} jade")
        for total in p.sums():
            amounts = [p.purses()[i].amount for i in total.members]
            if HOLE not in amounts and sum(amounts) != total.total:
                found.append(f"PG-6.1: jade {amounts}, together not {total.total}")
        if not all(0 <= n <= ROOM for n in p.shrines):
            found.append(f"PG-4.8: shrines {p.shrines}")
        return found

    def stakes(self, p: Camp, seat: int, move: int) -> DigStakes | None:
        return DigStakes(p, seat, move - DIG) if DIG <= move < DIG + len(RUINS) else None

    def show(self, p: Camp) -> dict[str, Any]:
        return {
            "night": p.night,
            "turn": p.turn,
            "lead": p.lead,
            "beans": p.beans,
            "seats": [{"beans": beans} for beans in p.beans],
            "torches": p.torches,
            "shrines": p.shrines,
            "taken": p.taken,
            "finds": [FINDS[v] if v >= 0 else "?" for v in p.finds.values],
            "discard": p.discard,
            "deck": [p.deck.size, *(CARDS[k] if k >= 0 else "?" for k in p.deck.tail)],
            "hands": [{"size": h.size, "known": h.cards} for h in p.hands],
            "jade": [j.amount if j.amount != HOLE else "?" for j in p.jade],
            "urns": [urn.total for urn in p.urns],
        }


GAME: Final = Lanterns()
