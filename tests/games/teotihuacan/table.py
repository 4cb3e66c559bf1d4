"""Small positions in the game's own words, for the tests of the rules.

    p = table()                          # four players, printed boards; seat 0 begins; no goods
    stand(p, 0, "mine 3")                # its other workers are in the Palace
    give(p, 0, cocoa=2)
    say(p, "worker mine 3", "go quarry", "main")
    assert goods(p, 0) == {"cocoa": 2, "stone": 1}

Functions that change a position begin the turn again. `say` makes moves for the seats that are asked. After
that, forced moves and chance decisions follow, until a seat has a choice or begins a turn. Chance takes the
first outcome, unless `fate` has queued another one.
"""

from __future__ import annotations

from typing import Any

from patolli.games.teotihuacan import names
from patolli.games.teotihuacan.builder import TeotihuacanBuilder, new_builder
from patolli.games.teotihuacan.game import GAME
from patolli.games.teotihuacan.position import NOBODY, SCORING, TeotihuacanPosition
from patolli.kernel.agenda import Reason
from patolli.kernel.events import EventLog
from patolli.kernel.match import only_option
from patolli.kernel.seats import CHANCE

RING = ["palace", "quarry", "alchemy", "forest", "build", "deco", "nobles", "mine"]
"""The boards as printed, clockwise (TE-2.1)."""
AWAY = "palace"
"""The place of workers that a test does not mention."""

_lined_up: list[str] = []
_tables: dict[tuple[int, tuple[tuple[str, str], ...]], TeotihuacanPosition] = {}


# ---- the table ------------------------------------------------------------------------------------------


def start(players: int = 4, **options: str) -> TeotihuacanPosition:
    p = GAME.start(players, {name.replace("_", "-"): value for name, value in options.items()})
    p.event_log = EventLog()
    _lined_up.clear()
    return p


def table(players: int = 4, **options: str) -> TeotihuacanPosition:
    """Returns a position on the first-game board in round 2. All workers are in the Palace with power 1, and
    there are no goods.
    """
    given = {name.replace("_", "-"): value for name, value in options.items()}
    key = (players, tuple(sorted(given.items())))
    if key not in _tables:
        _tables[key] = new_builder(players, given).build()
    p = _tables[key].copy()
    _lined_up.clear()
    clear_log(p)
    return p


def edit(p: TeotihuacanPosition) -> TeotihuacanBuilder:
    """Returns a builder that changes this position in place."""
    return TeotihuacanBuilder(p, in_place=True)


def begin_turn(p: TeotihuacanPosition, seat: int) -> None:
    """Starts the turn of `seat`, as if the seats before it had already had theirs in this round."""
    edit(p).begin_turn(seat)


def again(p: TeotihuacanPosition) -> None:
    """Restarts the current turn after a change to the table."""
    begin_turn(p, p.turn)


def last_turn(p: TeotihuacanPosition) -> None:
    """Starts the last turn of the round."""
    edit(p).begin_last_turn()


# ---- changing it ----------------------------------------------------------------------------------------


def board(name: str) -> int:
    return names.BOARD_IDS.index(name)


def stand(p: TeotihuacanPosition, seat: int, *where: str) -> None:
    """Places the workers of a seat: `stand(p, 0, "forest 3", "palace2 4", "mine 1 locked")`. All others are
    in the Palace, and the fourth worker is not in play.
    """
    edit(p).workers(seat, *where)
    again(p)


def neutrals(p: TeotihuacanPosition, *boards: str) -> None:
    """Places neutral workers of the first neutral colour on these boards, and removes all others."""
    edit(p).no_neutral_workers()
    if boards:
        edit(p).neutral_workers(0, *boards)
    again(p)


def give(
    p: TeotihuacanPosition, seat: int, cocoa: int = 0, wood: int = 0, stone: int = 0, gold: int = 0
) -> None:
    edit(p).add_goods(seat, cocoa, wood, stone, gold)
    again(p)


def kind(tile: str) -> int:
    return names.DISCOVERY_IDS.index(tile)


def own(p: TeotihuacanPosition, seat: int, *tiles: str) -> None:
    """Gives discovery tiles that are ready for use to a seat."""
    edit(p).add_discoveries(seat, *tiles)
    again(p)


def beside(p: TeotihuacanPosition, name: str, tile: str | None) -> None:
    """Sets the discovery tile next to the worship space of a board."""
    edit(p).board_tile(name, tile)
    again(p)


def pile(p: TeotihuacanPosition, name: str, *tiles: str) -> None:
    edit(p).track_tiles(name, *tiles)
    again(p)


def in_pile(p: TeotihuacanPosition, name: str) -> list[str]:
    first = names.PILE_IDS.index(name) * names.DISCOVERIES
    return [names.DISCOVERY_IDS[t] for t in range(names.DISCOVERIES) for _ in range(p.piles[first + t])]


def steps(p: TeotihuacanPosition, seat: int, blue: int, red: int, green: int) -> None:
    edit(p).temples(seat, blue, red, green)
    again(p)


def temples(p: TeotihuacanPosition, seat: int = 0) -> list[int]:
    return p.seats[seat].temples


def technology(name: str) -> int:
    return names.TECHNOLOGY_IDS.index(name)


def in_play(p: TeotihuacanPosition, *tiles: str) -> None:
    edit(p).technologies(*tiles)
    again(p)


def know(p: TeotihuacanPosition, seat: int, *tiles: str) -> None:
    """Gives technologies to a seat. A technology that is not in play replaces one that nobody has."""
    edit(p).learn(seat, *tiles)
    again(p)


def royal(p: TeotihuacanPosition, *tiles: str) -> None:
    edit(p).royal_tiles(*tiles)
    again(p)


def place(name: str) -> int:
    return names.PLACE_IDS.index(name)


def shown_stones(p: TeotihuacanPosition, *tiles: str) -> None:
    edit(p).show_pyramid_tiles(*tiles)
    again(p)


def clear_pyramid(p: TeotihuacanPosition) -> None:
    """Returns all tiles of the pyramid to the stack."""
    edit(p).clear_pyramid()
    again(p)


def lay(p: TeotihuacanPosition, *places: str, tile: str | None = None, rotation: int = 0) -> None:
    """Puts pyramid tiles from the stack on these places, without any effect."""
    for name in places:
        edit(p).lay_pyramid_tile(name, tile, rotation)
    again(p)


def level(number: int) -> list[str]:
    return [name for name in names.PLACE_IDS if name.startswith(str(number))]


def shown_decorations(p: TeotihuacanPosition, *tiles: str) -> None:
    edit(p).show_decorations(*tiles)
    again(p)


# ---- moves ----------------------------------------------------------------------------------------------


def fate(*outcomes: str) -> None:
    """Queues outcomes of chance. Each is used as soon as it is possible; otherwise chance takes its first
    outcome.
    """
    _lined_up.extend(outcomes)


def play(p: TeotihuacanPosition, text: str, seat: int | None = None) -> None:
    """Plays one move, without the forced moves that follow."""
    p.play(p.asked()[0] if seat is None else seat, GAME.vocabulary.move(text))


def say(p: TeotihuacanPosition, *texts: str, seat: int | None = None) -> None:
    """Plays these moves, including forced moves before, between and after them."""
    for text in texts:
        go_on(p, until=text)
        play(p, text, seat)
    if texts:
        go_on(p)


def go_on(p: TeotihuacanPosition, until_round: int = 0, until: str = "") -> None:
    while p.asked():
        seat = p.asked()[0]
        options = p.legal_moves(seat)
        if until and GAME.vocabulary.move(until) in [*options, *p.asides(seat)]:
            return
        if until_round:
            if p.round == until_round:
                return
            p.play(seat, options[0])
        elif seat == CHANCE:
            texts = {GAME.vocabulary.text(move): move for move in options}
            wished = next((text for text in _lined_up if text in texts), None)
            if wished is not None:
                _lined_up.remove(wished)
            p.play(seat, texts[wished] if wished is not None else options[0])
        elif only_option(p, seat) >= 0 and question(p) != "ChooseWorker":
            p.play(seat, options[0])
        else:
            return


def visit(p: TeotihuacanPosition, name: str, *texts: str, power: int = 3, seat: int = 0) -> None:
    """Moves a worker of this power to a board from the previous one, and then plays these moves
    for its seat.
    """
    before = RING[(RING.index(name) - 1) % 8]
    free = [d for d in range(seat * 4, seat * 4 + 3) if p.at[d] == board(AWAY) and p.space[d] == -1]
    p.at[free[0]] = board(before)
    p.power[free[0]] = power
    begin_turn(p, seat)
    say(p, f"worker {before} {power}")
    play(p, f"go {name}")
    say(p, *texts)


# ---- inspection -----------------------------------------------------------------------------------------


def goods(p: TeotihuacanPosition, seat: int = 0) -> dict[str, int]:
    """Returns the goods of a seat that are not zero."""
    player = p.seats[seat]
    amounts = dict(zip(names.GOOD_IDS, [*player.resources, player.cocoa], strict=True))
    return {good: amount for good, amount in amounts.items() if amount}


def points(p: TeotihuacanPosition, seat: int = 0) -> dict[str, int]:
    """Returns the points of a seat by source, without sources that gave none."""
    found = dict(zip(SCORING, p.seats[seat].points, strict=True))
    return {source: amount for source, amount in found.items() if amount}


def total(p: TeotihuacanPosition, seat: int = 0) -> int:
    return sum(p.seats[seat].points)


def offered(p: TeotihuacanPosition) -> list[str]:
    seat = p.asked()[0]
    return [GAME.vocabulary.text(move) for move in p.legal_moves(seat)]


def asides(p: TeotihuacanPosition) -> list[str]:
    return [GAME.vocabulary.text(move) for move in p.asides(p.asked()[0])]


def why_not(p: TeotihuacanPosition, text: str) -> str:
    """Returns the name, rule and numbers of the reason why a move is illegal, or "" if it is legal."""
    reason: Reason | None = p.why_not(p.asked()[0], GAME.vocabulary.move(text))
    if reason is None:
        return ""
    return " ".join([reason.name, reason.rule, *(str(n) for n in reason.numbers)])


def question(p: TeotihuacanPosition) -> str:
    return p.question(p.asked()[0]).kind


def tiles(p: TeotihuacanPosition, seat: int = 0) -> list[str]:
    """Returns the seat's masks and its discovery tiles that are ready for use."""
    held = p.seats[seat].tiles
    return [name for i, name in enumerate(names.DISCOVERY_IDS) for _ in range(held[i])]


def used(p: TeotihuacanPosition, seat: int = 0) -> list[str]:
    held = p.seats[seat].used
    return [name for i, name in enumerate(names.DISCOVERY_IDS) for _ in range(held[i])]


def known(p: TeotihuacanPosition, seat: int = 0) -> list[str]:
    owned = p.seats[seat].technologies
    return [name for i, name in enumerate(names.TECHNOLOGY_IDS) if owned & (1 << i)]


def workers(p: TeotihuacanPosition, seat: int = 0) -> list[str]:
    """Returns the workers of a seat in alphabetical order, such as `forest 3` (or `palace2 locked 3` if
    locked), except those in the Palace with power 1.
    """
    found: list[str] = []
    for die in range(seat * names.DICE, (seat + 1) * names.DICE):
        if p.at[die] == names.NOWHERE:
            continue
        where = names.BOARD_IDS[p.at[die]]
        if p.space[die] != names.UNLOCKED:
            where = f"{names.SPACE_IDS[p.space[die]]} locked"
        if f"{where} {p.power[die]}" != f"{AWAY} 1":
            found.append(f"{where} {p.power[die]}")
    return sorted(found)


def clear_log(p: TeotihuacanPosition) -> None:
    p.event_log = EventLog()


def logged(p: TeotihuacanPosition, *events: str) -> list[dict[str, Any]]:
    """Returns the events so far, or only those of these kinds."""
    assert p.event_log is not None
    every = [event.to_dict(GAME.events) for event in p.event_log.events]
    return [event for event in every if not events or event["event"] in events]


def nobody_active(p: TeotihuacanPosition) -> bool:
    return p.active == NOBODY
