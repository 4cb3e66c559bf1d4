"""Small positions in the game's own terms, for tests of the rules.

    p = table()                              # four players, round 1, seat 0 acts; no goods
    give(p, 0, coins=5)
    put(p, 0, "P01", 3)                      # three warriors from the reserve on a tile
    creature(p, "P02", "jaguar", 3)          # a creature of hidden strength 3
    fight(p, 0, "P01", "P02", 3)             # they move there, and the combat begins
    roll(p, 1, 2, 6)                         # the dice of the side that rolls

No creatures are on the map, all gears are on level 1, and all players are at peace. The game's position
builder makes the changes; these functions are short names for its methods.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from patolli.games.chichen_itza import builder, moves, names
from patolli.games.chichen_itza.board import units
from patolli.games.chichen_itza.builder import ChichenBuilder
from patolli.games.chichen_itza.cards import registry
from patolli.games.chichen_itza.game import GAME
from patolli.games.chichen_itza.position import ChichenPosition
from patolli.games.chichen_itza.rounds import final_scoring
from patolli.kernel.agenda import Reason
from patolli.kernel.events import EventLog
from patolli.kernel.seats import CHANCE
from patolli.texts.thing_ids import thing_ids as things

_tables: dict[int, ChichenPosition] = {}


# ---- the table -------------------------------------------------------------------------------------------


def edit(p: ChichenPosition) -> ChichenBuilder:
    """Returns a builder that changes this position in place."""
    return ChichenBuilder(p, in_place=True)


def start(players: int = 4, layout: str = "automatic") -> ChichenPosition:
    p = GAME.start(players, {"layout": layout})
    p.event_log = EventLog()
    return p


def set_up(players: int = 4, layout: str = "automatic") -> ChichenPosition:
    """Returns a new game at its first turn, with seat 0 to move. Each chance event had its first possible
    outcome.
    """
    p = builder.new_game(players, layout)
    p.event_log = EventLog()
    return p


def table(players: int = 4) -> ChichenPosition:
    """Returns a position in round 1 with seat 0 to move. Each seat has 3 warriors in the city; there are no
    creatures, coins, tokens or cards.
    """
    if players not in _tables:
        _tables[players] = builder.first_turn(players)
    p = _tables[players].copy()
    p.event_log = EventLog()
    return p


def again(p: ChichenPosition) -> None:
    """Clears cached options after a direct change to the position."""
    p.forget()


def tile(name: str) -> int:
    return builder.place_of(name)


# ---- changing it -----------------------------------------------------------------------------------------


def give(
    p: ChichenPosition, seat: int, coins: int = 0, luck: int = 0, idols: int = 0, shields: int = 0
) -> None:
    edit(p).give(seat, coins, luck, idols, shields)


def gear(p: ChichenPosition, seat: int, name: str, level: int) -> None:
    edit(p).set_gear(seat, name, level)


def god(p: ChichenPosition, seat: int, *cards: str) -> None:
    edit(p).give_gods(seat, *cards)


def hero(p: ChichenPosition, seat: int, card: str, place: str = "city") -> None:
    edit(p).put_hero(seat, card, place)


def put(p: ChichenPosition, seat: int, place: str, warriors: int) -> None:
    edit(p).put_warriors(seat, place, warriors)


def creature(
    p: ChichenPosition, place: str, name: str, strength: int, known_by: list[int] | None = None
) -> None:
    edit(p).put_creature(place, name, strength, known_by)


def ruin(p: ChichenPosition, place: str, name: str, shown: bool = False) -> None:
    edit(p).put_ruin(place, name, shown)


def scout(p: ChichenPosition, seat: int, *places: str) -> None:
    edit(p).put_scouts(seat, *places)


def gem(p: ChichenPosition, seat: int, *gems: str) -> None:
    edit(p).add_gems(seat, *gems)


def figure(p: ChichenPosition, seat: int, name: str, strength: int) -> None:
    edit(p).add_figure(seat, name, strength)


def war(p: ChichenPosition, seat: int, markers: int = 2) -> None:
    edit(p).set_war(seat, markers)


def hand(p: ChichenPosition, seat: int, stone: int = 0, fire: int = 0) -> None:
    edit(p).set_magic_cards(seat, stone, fire)


def task(p: ChichenPosition, name: str) -> None:
    edit(p).set_task(name)


def favor(p: ChichenPosition, *spaces: int) -> None:
    edit(p).set_favor(*spaces)


def costs(p: ChichenPosition, rows: list[int], columns: list[int]) -> None:
    edit(p).set_costs(rows, columns)


# ---- moments ---------------------------------------------------------------------------------------------


def begin_turn(p: ChichenPosition, seat: int) -> None:
    edit(p).begin_turn(seat)


def idle(p: ChichenPosition) -> None:
    """Removes all pending steps, so that nothing follows the current question."""
    p.agenda = []
    p.forget()


def march(
    p: ChichenPosition, seat: int, start: str, end: str, warriors: int, heroes: str = "", by: str = "land"
) -> None:
    edit(p).march(seat, start, end, warriors, heroes, by)


fight = march


def defend_city(p: ChichenPosition, seat: int, creature_name: str, after_round: int = 1) -> None:
    """Starts the attack of a creature on the city after this round, with this seat as the defender."""
    p.round = after_round
    edit(p).attack_city(creature_name, seat)


def supply_phase(p: ChichenPosition, step: str = "A") -> None:
    edit(p).begin_supply(step)


def supply_cards(p: ChichenPosition) -> None:
    """Starts the step in which cards act after step E."""
    edit(p).begin_supply("CARDS")


def end_round(p: ChichenPosition, number: int) -> None:
    p.round = number
    edit(p).end_round()


@contextmanager
def switched_off(card: str) -> Iterator[None]:
    number = names.CARD_IDS.index(card)
    registry.switch_off(number)
    try:
        yield
    finally:
        registry.add(registry.ALL[number])


# ---- moves and questions -----------------------------------------------------------------------------------


def play(p: ChichenPosition, *words: str, seat: int | None = None) -> None:
    """Plays these moves one by one, for `seat` or for the seat that must answer."""
    for word in words:
        who = p.asked()[0] if seat is None else seat
        p.play(who, GAME.vocabulary.move(word))


def roll(p: ChichenPosition, *faces: int) -> None:
    """Sets the results of the next dice. If several dice are thrown together, one move takes
    several faces.
    """
    left = list(faces)
    while left:
        now = together(p)
        play(p, "roll " + " ".join(str(face) for face in sorted(left[:now])))
        left = left[now:]


def roll_all(p: ChichenPosition, face: int) -> None:
    """Throws the dice of one move; all of them show the same face."""
    roll(p, *[face] * together(p))


def together(p: ChichenPosition) -> int:
    return min(p.combat.dice_left, moves.DICE_AT_ONCE) if question(p) == "Throw" else 1


def asked(p: ChichenPosition) -> list[int]:
    return p.asked()


def question(p: ChichenPosition) -> str:
    """Returns the kind of the current question, or "" if the game is over."""
    return p.question(p.asked()[0]).kind if p.asked() else ""


def offered(p: ChichenPosition) -> set[str]:
    return {GAME.vocabulary.text(move) for move in p.legal_moves(p.asked()[0])}


def why_not(p: ChichenPosition, word: str) -> str:
    """Returns the reason why a move is illegal, or "" if it is legal."""
    reason: Reason | None = p.why_not(p.asked()[0], GAME.vocabulary.move(word))
    return "" if reason is None else reason.name


def emitted(p: ChichenPosition, event: str) -> list[dict[str, str | int]]:
    """Returns all logged events with this name."""
    assert p.event_log is not None
    return [e.to_dict(GAME.events) for e in p.event_log.events if GAME.events[e.kind].name == event]


def finish(p: ChichenPosition) -> None:
    """Plays default answers, with dice that show 6, until no question is left."""
    while p.asked():
        seat = p.asked()[0]
        p.play(seat, p.legal_moves(seat)[-1] if seat == CHANCE else p.default(seat))


def tiles_with_units(p: ChichenPosition, seat: int) -> set[str]:
    return {names.TILE_IDS[one] for one in units.bits(p.seats[seat].tiles)}


def offered_next(p: ChichenPosition, word: str) -> set[str]:
    """Returns the moves offered after this move."""
    q = p.copy()
    q.play(q.asked()[0], GAME.vocabulary.move(word))
    return offered(q)


def points(p: ChichenPosition) -> list[list[int]]:
    """Returns the current score of each seat, by source."""
    return [final_scoring.points(p, seat) for seat in range(p.players)]


def story(p: ChichenPosition) -> list[str]:
    """Returns all events since the last call, each with its rule."""
    assert p.event_log is not None
    known = things(GAME.name)
    lines = []
    for event in p.event_log.events:
        fields = event.to_dict(GAME.events)
        parts = [f"{fields.pop('event')} {fields.pop('rule')}"]
        for name, number in fields.items():
            parts.append((known.thing(name, int(number)) if known.counts(name) else "") or str(number))
        lines.append(" ".join(parts))
    p.event_log.events = []
    return lines
