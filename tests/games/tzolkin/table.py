"""Small positions in the terms of the game, for tests of the rules.

    p = table()                      # four players, day 3, seat 0 begins its turn; no goods
    give(p, 0, corn=5, wood=1)
    put_worker(p, 0, "yaxchilan", 3)
    say(p, "turn pick", "pick yaxchilan 3", "act 2", "stop")
    assert goods(p, 0) == {"corn": 5, "wood": 1, "stone": 1}

All functions that change a position begin the turn again, so that the question fits the table. After `say`,
change only facts on which the question does not depend, or call `begin_turn`.
"""

from __future__ import annotations

from fractions import Fraction

from patolli.games.tzolkin import names
from patolli.games.tzolkin.builder import DISPLAY as DISPLAY
from patolli.games.tzolkin.builder import KEPT as KEPT
from patolli.games.tzolkin.builder import MONUMENTS as MONUMENTS
from patolli.games.tzolkin.builder import TzolkinBuilder, middle
from patolli.games.tzolkin.game import GAME
from patolli.games.tzolkin.position import EMPTY, NEUTRAL, TzolkinPosition
from patolli.kernel.agenda import Reason
from patolli.kernel.chance import Rng
from patolli.kernel.events import EventLog
from patolli.kernel.fuzzing import checks
from patolli.kernel.seats import CHANCE

_tables: dict[tuple[int, int], TzolkinPosition] = {}


# ---- the table ------------------------------------------------------------------------------------------


def edit(p: TzolkinPosition) -> TzolkinBuilder:
    """Returns a builder that changes this position in place."""
    return TzolkinBuilder(p, in_place=True)


def start(players: int = 4) -> TzolkinPosition:
    p = GAME.start(players)
    p.event_log = EventLog()
    return p


def draw(
    p: TzolkinPosition,
    first: int = 0,
    monuments: list[str] = MONUMENTS,
    display: list[str] = DISPLAY,
    dealt: list[list[str]] | None = None,
    neutrals: list[str] | None = None,
) -> None:
    edit(p).draw(first, monuments, display, dealt, neutrals or None)


def keep(p: TzolkinPosition, seat: int, *tiles: str) -> None:
    edit(p).keep(seat, *tiles)


def set_up(players: int = 4, first: int = 0) -> TzolkinPosition:
    """Returns a new game with the usual tiles, at the first turn of seat `first`."""
    p = start(players)
    draw(p, first)
    for seat in range(players):
        keep(p, seat, *KEPT[seat])
    return p


def table(players: int = 4, age: int = 1) -> TzolkinPosition:
    """Returns a position in the middle of an age. Seat 0 starts the round, players have no goods, and all
    supplies are full.
    """
    if (players, age) not in _tables:
        _tables[players, age] = middle(players, age)
    p = _tables[players, age].copy()
    begin_turn(p, 0)
    hush(p)
    return p


def at(p: TzolkinPosition, day: int) -> None:
    edit(p).set_day(day)
    again(p)


def begin_turn(p: TzolkinPosition, seat: int) -> None:
    edit(p).begin_turn(seat)


def last_turn(p: TzolkinPosition, seat: int | None = None) -> None:
    edit(p).begin_last_turn(seat)


# ---- changing it ----------------------------------------------------------------------------------------


def give(
    p: TzolkinPosition, seat: int, corn: int = 0, wood: int = 0, stone: int = 0, gold: int = 0, skull: int = 0
) -> None:
    edit(p).give(seat, corn, wood, stone, gold, skull)
    again(p)


def workers(p: TzolkinPosition, seat: int, in_play: int) -> None:
    edit(p).set_workers(seat, in_play)
    again(p)


def put_worker(p: TzolkinPosition, seat: int, wheel: str, *spaces: int) -> None:
    edit(p).put_worker(seat, wheel, *spaces)
    again(p)


def put_start(p: TzolkinPosition, seat: int) -> None:
    edit(p).put_on_starting_space(seat)
    again(p)


def neutral(p: TzolkinPosition, wheel: str, *spaces: int) -> None:
    edit(p).put_neutral_worker(wheel, *spaces)
    again(p)


def clear_wheels(p: TzolkinPosition, neutrals: bool = True) -> None:
    edit(p).clear_wheels(neutrals)
    again(p)


def step(p: TzolkinPosition, seat: int, temple: str, to: int) -> None:
    edit(p).set_temple(seat, temple, to)
    again(p)


def steps(p: TzolkinPosition, seat: int, chaac: int, quetzalcoatl: int, kukulcan: int) -> None:
    edit(p).set_temples(seat, chaac, quetzalcoatl, kukulcan)
    again(p)


def know(p: TzolkinPosition, seat: int, technology: str, level: int) -> None:
    edit(p).set_technology(seat, technology, level)
    again(p)


def dark(p: TzolkinPosition, seat: int) -> None:
    edit(p).turn_board(seat, light=False)
    again(p)


def display(p: TzolkinPosition, *buildings: str) -> None:
    edit(p).set_display(*buildings)
    again(p)


def own(p: TzolkinPosition, seat: int, *tiles: str) -> None:
    edit(p).own(seat, *tiles)
    again(p)


def again(p: TzolkinPosition) -> None:
    """Restarts the current turn after a change to the table."""
    begin_turn(p, p.turn)


# ---- inspection -----------------------------------------------------------------------------------------


def goods(p: TzolkinPosition, seat: int) -> dict[str, int]:
    """Returns the goods of a seat that are not zero."""
    player = p.seats[seat]
    amounts = [player.corn, *player.resources, player.skulls]
    return {
        good: n for good, n in zip(["corn", "wood", "stone", "gold", "skull"], amounts, strict=True) if n != 0
    }


def corn(p: TzolkinPosition, seat: int) -> int:
    return p.seats[seat].corn


def points(p: TzolkinPosition, seat: int) -> Fraction:
    scores = p.scores()
    return Fraction(scores.totals()[seat], scores.unit)


def standing(p: TzolkinPosition, seat: int) -> list[int]:
    """Returns the steps of a seat in the temples of Chaac, Quetzalcoatl and Kukulcan."""
    return p.seats[seat].temples[:]


def levels(p: TzolkinPosition, seat: int) -> list[int]:
    """Returns the levels of a seat in agriculture, extraction, architecture and theology."""
    return p.seats[seat].technologies[:]


def on(p: TzolkinPosition, wheel: str) -> dict[int, int | str]:
    """Returns, for each occupied space of a wheel, the seat of the worker or "neutral"."""
    found: dict[int, int | str] = {}
    for i in range(p.tables.positions[names.WHEEL_IDS.index(wheel)]):
        who = p.wheels[edit(p).place(wheel, i)]
        if who == NEUTRAL:
            found[i] = "neutral"
        elif who != EMPTY:
            found[i] = who - 1
    return found


def hand(p: TzolkinPosition, seat: int) -> int:
    return p.seats[seat].hand


def shown(p: TzolkinPosition) -> list[str]:
    return sorted(names.BUILDING_IDS[b] for b in p.display if b >= 0)


def shown_monuments(p: TzolkinPosition) -> list[str]:
    return sorted(names.MONUMENT_IDS[m] for m in p.monuments if m >= 0)


def built(p: TzolkinPosition, seat: int) -> list[str]:
    player = p.seats[seat]
    return [
        *(names.BUILDING_IDS[b] for b in sorted(player.buildings)),
        *(names.MONUMENT_IDS[m] for m in sorted(player.monuments)),
    ]


def told(p: TzolkinPosition, event: str = "") -> list[dict[str, str | int]]:
    """Returns the events since the table was set up or `hush` was called, or only those with this name."""
    assert p.event_log is not None
    heard = [e.to_dict(GAME.events) for e in p.event_log.events]
    return [e for e in heard if not event or e["event"] == event]


def told_to(p: TzolkinPosition, seat: int) -> list[dict[str, str | int]]:
    """Returns these events as a seat can see them. A negative seat is a spectator."""
    assert p.event_log is not None
    return [e.to_dict(GAME.events) for e in p.event_log.visible_to(seat)]


def hush(p: TzolkinPosition) -> None:
    """Clears the event log."""
    p.event_log = EventLog()


# ---- playing --------------------------------------------------------------------------------------------


def asked(p: TzolkinPosition) -> int:
    """Returns the only seat that must answer, which may be CHANCE."""
    seats = p.asked()
    assert len(seats) == 1, f"asked are {seats}"
    return seats[0]


def question(p: TzolkinPosition) -> str:
    """Returns the rule of the current question."""
    return p.question(p.asked()[0]).rule


def numbers(p: TzolkinPosition) -> list[int]:
    """Returns the numbers of the current question."""
    return p.question(p.asked()[0]).numbers


def default(p: TzolkinPosition) -> str:
    """The default answer."""
    return GAME.vocabulary.text(p.default(p.asked()[0]))


def offered(p: TzolkinPosition, seat: int | None = None) -> set[str]:
    """Returns the legal moves, and checks that the reasons and the default answer agree with them."""
    checks.offers(GAME, p, Rng(0))
    who = p.asked()[0] if seat is None else seat
    return {GAME.vocabulary.text(move) for move in p.legal_moves(who)}


def say(p: TzolkinPosition, *texts: str, seat: int | None = None) -> None:
    """Plays these moves one by one, for `seat` or for whichever seat (or chance) must answer."""
    for text in texts:
        asked_seats = p.asked()
        assert asked_seats, f"{text!r}: the game is over"
        who = asked_seats[0] if seat is None else seat
        move = GAME.vocabulary.move(text)
        if move not in p.legal_moves(who):
            reason = p.why_not(who, move) if who != CHANCE else None
            told_why = f" ({reason.name} {reason.rule} {reason.numbers})" if reason is not None else ""
            raise AssertionError(
                f"{text!r} is not offered to {who}{told_why}; "
                f"asked is {p.question(who).kind}, offered are {sorted(offered(p, who))}"
            )
        p.play(who, move)


def forced(p: TzolkinPosition) -> list[str]:
    """Plays moves as long as there is only one option, and returns them."""
    said: list[str] = []
    while p.asked() and p.asked() != [CHANCE] and len(p.legal_moves(p.asked()[0])) == 1:
        move = p.legal_moves(p.asked()[0])[0]
        said.append(GAME.vocabulary.text(move))
        p.play(p.asked()[0], move)
    return said


def settle(p: TzolkinPosition, seed: int = 1) -> None:
    """Plays random outcomes of chance until a seat must answer."""
    dice = Rng(seed)
    while p.asked() == [CHANCE]:
        p.play(CHANCE, p.legal_moves(CHANCE)[dice.weighted(p.odds())])


def fate(p: TzolkinPosition, *texts: str) -> None:
    for text in texts:
        assert p.asked() == [CHANCE], f"{text!r}: no chance decision is due"
        say(p, text)


def why_not(p: TzolkinPosition, text: str, seat: int | None = None) -> tuple[str, str, list[int]] | None:
    """Returns the name, rule and numbers of the reason why a move is illegal, or None if it is legal."""
    reason = reason_of(p, text, seat)
    return None if reason is None else (reason.name, reason.rule, reason.numbers)


def reason_of(p: TzolkinPosition, text: str, seat: int | None = None) -> Reason | None:
    return p.why_not(p.asked()[0] if seat is None else seat, GAME.vocabulary.move(text))


def idle(p: TzolkinPosition, wheel: str = "chichen") -> None:
    """Plays a whole turn that changes as little as possible: the seat places one worker on this wheel."""
    if "pass" in offered(p):
        say(p, "pass")
    say(p, "turn place", f"place {wheel}")
    if "stop" in offered(p):
        say(p, "stop")


def whole_round(p: TzolkinPosition) -> None:
    """Plays a round of minimal turns. All seats get plenty of corn, and their workers return afterwards."""
    for _ in range(p.players):
        p.seats[asked(p)].corn = 60
        again(p)
        idle(p)
    settle(p)
    if p.asked():
        clear_wheels(p, neutrals=False)


def food_day(p: TzolkinPosition, day: int) -> None:
    """Plays the last turn of a round, a minimal one, and then the food day on this day."""
    at(p, day)
    last_turn(p)
    idle(p)
    settle(p)


def faults(p: TzolkinPosition) -> list[str]:
    return GAME.faults(p)
