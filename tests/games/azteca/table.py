"""Small positions in the game's own words, for the tests of the rules.

    p = table()                                  # four players, peoples in the order of the book, no units
    army(p, 1, "a", "6", warriors=2, jaguars=1)  # Tepanec army A with its city beneath it
    city(p, 0, "8")
    run(p, counters.FLOWER_WAR)
    say(p, "counter 1", "activate a", "go 3", ...)

`say` finds the seat automatically if only one is asked. In sealed rounds, write "2: pass". Hands are empty
unless `hold` has given cards, so no card window opens.
"""

from __future__ import annotations

from typing import Any

from patolli.games.azteca import names
from patolli.games.azteca.builder import AztecaBuilder, area_number, middle
from patolli.games.azteca.flower_war import activation
from patolli.games.azteca.game import GAME
from patolli.games.azteca.phases import rounds
from patolli.games.azteca.position import AztecaPosition
from patolli.kernel.agenda import Step
from patolli.kernel.events import EventLog
from patolli.kernel.match import only_option
from patolli.kernel.seats import CHANCE

AZTECS, TEPANECS, CHICHIMECS, TOLTECS = range(4)


def table(players: int = 4, peoples: list[int] | None = None, stress: bool = False) -> AztecaPosition:
    """Returns a position in round 1 after set-up, with capitals and generals but without soldiers, ships,
    pochtecas, tribute and dikes.
    """
    p = middle(players, peoples, GAME.stress_box() if stress else None)
    p.event_log = EventLog()
    return p


def start(players: int = 4, options: dict[str, str] | None = None) -> AztecaPosition:
    p = GAME.start(players, options)
    assert isinstance(p, AztecaPosition)
    p.event_log = EventLog()
    return p


def edit(p: AztecaPosition) -> AztecaBuilder:
    """Returns a builder that changes this position in place."""
    return AztecaBuilder(p, in_place=True)


# ---- set-up ------------------------------------------------------------------------------------------------


def city(p: AztecaPosition, seat: int, *areas: str, assimilated: bool = False) -> None:
    edit(p).city(seat, *areas, assimilated=assimilated)


def box(p: AztecaPosition, seat: int, name: str, warriors: int = 0, jaguars: int = 0) -> None:
    edit(p).box(seat, name, warriors, jaguars)


def army(p: AztecaPosition, seat: int, letter: str, where: str, warriors: int = 0, jaguars: int = 0) -> None:
    edit(p).army(seat, letter, where, warriors, jaguars)


def lost(p: AztecaPosition, seat: int, *letters: str) -> None:
    edit(p).lose_general(seat, *letters)


def ships(p: AztecaPosition, seat: int, where: str, number: int = 1) -> None:
    edit(p).ships(seat, where, number)


def pochteca(p: AztecaPosition, seat: int, letter: str, where: str = "capital", spy: bool = False) -> None:
    edit(p).pochteca(seat, letter, where, spy)


def hold(p: AztecaPosition, seat: int, *cards: str) -> None:
    """Gives cards from the deck to a seat."""
    edit(p).draw(seat, *cards)


def points(p: AztecaPosition, seat: int, sp: int) -> None:
    """Adds sacrifice points, whose number is then known to all seats."""
    edit(p).points(seat, p.sp[seat].value() + sp)


# ---- inspection --------------------------------------------------------------------------------------------


def sp(p: AztecaPosition, seat: int) -> int:
    return p.sp[seat].value()


def units(p: AztecaPosition, seat: int, name: str) -> list[int]:
    """Returns the number of warriors and of jaguars in a box."""
    return p.box_of(seat, names.BOX_IDS.index(name)).cards


def at(p: AztecaPosition, seat: int, letter: str) -> str:
    """Returns the area where an army is, or "" if it has been lost."""
    here = p.army_area(seat, names.LETTERS.index(letter))
    return "" if here == names.NOBODY else names.AREA_IDS[here]


def owner(p: AztecaPosition, where: str) -> int:
    return p.owner[area_number(where)]


# ---- playing ----------------------------------------------------------------------------------------------


def run(p: AztecaPosition, *steps: Step[Any]) -> None:
    """Puts these steps on the agenda, in this order, and runs it up to the next question."""
    p.forget()
    for step in reversed(steps):
        p.push(step)
    p.run_on()


def march(p: AztecaPosition, seat: int, letter: str, *, raid: bool = False, exchange: bool = False) -> None:
    """Activates an army and continues to its first question about movement or, if `exchange` is true, about
    an exchange.
    """
    p.turn = seat
    run(p, activation.Activate(0))
    say(p, f"activate {letter}")
    if raid:
        p.current_march.raid = 1
    if not exchange and question(p) == f"{seat} Exchange":
        say(p, "pass")


def say(p: AztecaPosition, *lines: str) -> None:
    for line in lines:
        who, colon, text = line.rpartition(": ")
        asked = p.asked()
        if colon:
            seat = CHANCE if who == "chance" else int(who)
        else:
            assert asked, f"no seat is asked for {text!r}"
            seat = asked[0]
        before = broken(p)
        p.play(seat, GAME.vocabulary.move(text))
        take_forced(p)
        assert broken(p) <= before, GAME.faults(p)


def broken(p: AztecaPosition) -> set[str]:
    """Returns the violated invariants. A position set up by a test may violate some of them, but moves must
    not.
    """
    return {fault.partition(":")[0] for fault in GAME.faults(p)}


def take_forced(p: AztecaPosition) -> None:
    """Plays every move that is publicly the only option, as a table does automatically."""
    for seat in p.asked():
        if seat != CHANCE and only_option(p, seat) >= 0:
            p.play(seat, only_option(p, seat))
            take_forced(p)
            return


def dice(p: AztecaPosition, faces: str) -> None:
    """Rolls these faces: `x` is a spear, `-` is a blank, and a digit is a face of a white die."""
    for face in faces:
        assert p.asked() == [CHANCE], f"no roll is due, but {question(p)}"
        say(p, {"x": "spear", "-": "blank"}.get(face, f"roll {face}"))


def offered(p: AztecaPosition, seat: int = -9) -> list[str]:
    return [GAME.vocabulary.text(m) for m in p.legal_moves(p.asked()[0] if seat == -9 else seat)]


def question(p: AztecaPosition) -> str:
    """Returns the seat and the kind of the question, such as `0 NextArea`, or "" if the game is over."""
    asked = p.asked()
    return f"{asked[0]} {p.question(asked[0]).kind}" if asked else ""


def why(p: AztecaPosition, text: str, seat: int = -9) -> str:
    """Returns the name of the reason why a move is illegal, or "". Also checks that the reason declares a
    name for each of its numbers.
    """
    found = p.why_not(p.asked()[0] if seat == -9 else seat, GAME.vocabulary.move(text))
    if found is None:
        return ""
    entry = next((e for e in GAME.reasons.entries.values() if e.name == found.name), None)
    assert entry is None or len(entry.numbers) == len(found.numbers), found.name
    return found.name


def events_named(p: AztecaPosition, name: str, seat: int | None = None) -> list[dict[str, str | int]]:
    """Returns all events with this name, or only those that a seat can see (-2: a spectator)."""
    assert p.event_log is not None
    seen = p.event_log.events if seat is None else p.event_log.visible_to(seat)
    return [e for e in (one.to_dict(GAME.events) for one in seen) if e["event"] == name]


def phase(number: int) -> Step[Any]:
    return rounds.Phase(number)


def event_lines(p: AztecaPosition, seat: int | None = None) -> list[str]:
    """Returns all events so far, or only those that a seat can see, each as its name followed
    by its numbers.
    """
    assert p.event_log is not None
    seen = p.event_log.events if seat is None else p.event_log.visible_to(seat)
    events = [one.to_dict(GAME.events) for one in seen]
    return [" ".join(str(value) for key, value in e.items() if key != "rule") for e in events]
