"""Small positions in the game's own words, for the tests of the rules.

    p = table()                              # four players, round 1, seat 0 acts; nobody has anything
    give(p, 0, coins=5)
    put(p, 0, "P01", 3)                      # three warriors of the reserve on a tile
    creature(p, "P02", "jaguar", 3)          # a creature whose strength nobody knows yet, but fate will say 3
    fight(p, 0, "P01", "P02", 3)             # they move there, and the combat begins
    roll(p, 1, 2, 6)                         # dice of whoever rolls

No creatures stand on the land, all gears are on level 1, everybody is at peace. Tiles lie as LAND says.
Helpers that change a position ask the question that was asked anew (`again`).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from patolli.games.chichen_itza import moves, names
from patolli.games.chichen_itza.action_phase import turn
from patolli.games.chichen_itza.board import units
from patolli.games.chichen_itza.cards import registry
from patolli.games.chichen_itza.combat import city_attack
from patolli.games.chichen_itza.game import GAME
from patolli.games.chichen_itza.movement import arrival
from patolli.games.chichen_itza.position import (
    MAGIC_DECK,
    ChichenPosition,
    own_hand,
    own_pile,
    own_ruins,
    own_strengths,
    set_group,
)
from patolli.games.chichen_itza.rounds import end_of_round, final_scoring, supply
from patolli.games.chichen_itza.state.group import MARCH, NO_GROUP
from patolli.games.chichen_itza.state.player import Player
from patolli.kernel.agenda import Reason
from patolli.kernel.events import EventLog
from patolli.kernel.seats import CHANCE, EVERYBODY, only
from patolli.texts.thing_ids import thing_ids as things

_tables: dict[tuple[int, str], ChichenPosition] = {}
_strengths: dict[int, int] = {}


# ---- the table -------------------------------------------------------------------------------------------


def start(players: int = 4, layout: str = "automatic") -> ChichenPosition:
    """A new game before its first draw."""
    p = GAME.start(players, {"layout": layout})
    assert isinstance(p, ChichenPosition)
    p.event_log = EventLog()
    return p


def set_up(players: int = 4, layout: str = "automatic") -> ChichenPosition:
    """A new game whose fate brings the first of all possible things; at the first turn, of seat 0.

    So tile P01 lies on the first slot, P02 on the second …
    """
    p = start(players, layout)
    while p.asked() == [CHANCE] or p.round == 0 or p.turns == 0:
        seat = p.asked()[0]
        p.play(seat, p.legal_moves(seat)[0])
    return p


def table(players: int = 4) -> ChichenPosition:
    """Round 1, seat 0 acts: no creatures, no coins, no tokens, no cards; 3 warriors each in the city."""
    key = (players, "automatic")
    if key not in _tables:
        p = set_up(players)
        p.creatures = [names.NOTHING] * names.TILES
        for seat, player in enumerate(p.seats):
            player.coins = player.luck = player.idols = 0
            player.reserve, player.city = 22, 3
            hand(p, seat)
        _tables[key] = p
    p = _tables[key].copy()
    p.event_log = EventLog()
    return p


def again(p: ChichenPosition) -> None:
    """What is asked must be worked out anew."""
    p.forget()


def tile(name: str) -> int:
    return names.PLACE_IDS.index("city" if name == "city" else name.upper())


# ---- changing it -----------------------------------------------------------------------------------------


def give(
    p: ChichenPosition, seat: int, coins: int = 0, luck: int = 0, idols: int = 0, shields: int = 0
) -> None:
    """More of this for a seat. Shields become active; the defense gear must allow them."""
    player = p.seats[seat]
    player.coins += coins
    player.luck += luck
    player.idols += idols
    player.shields += shields
    again(p)


def gear(p: ChichenPosition, seat: int, name: str, level: int) -> None:
    p.seats[seat].gears[names.GEAR_IDS.index(name)] = level
    again(p)


def god(p: ChichenPosition, seat: int, *cards: str) -> None:
    """God cards before a seat; taken out of their decks or off the display."""
    for name in cards:
        card = names.GOD_IDS.index(name)
        color, bit = divmod(card, names.PER_COLOR)
        if p.display[color] == card:
            p.display[color] = names.NOTHING
        elif not any(player.gods[color] >> bit & 1 for player in p.seats):
            own_pile(p, color).draw(bit)
        for player in p.seats:
            player.gods[color] &= ~(1 << bit)
        p.seats[seat].gods[color] |= 1 << bit
        for player in p.seats:
            player.powers = powers(player)
    again(p)


def powers(player: Player) -> int:
    found = 0
    for card in range(names.GODS):
        if player.gods[card // names.PER_COLOR] >> card % names.PER_COLOR & 1:
            found |= registry.powers(card)
    return found


def hero(p: ChichenPosition, seat: int, card: str, place: str = "city") -> None:
    """The hero with this card stands there."""
    number = names.HEROCARD_IDS.index(card)
    which = number // names.PER_TYPE
    if number in p.hero_tail:
        p.hero_tail.remove(number)
    if p.hero_top[which] == number:
        p.hero_top[which] = names.NOTHING
    p.hero_rest &= ~(1 << number)
    player = p.seats[seat]
    if player.cards[which] >= 0:
        units.remove_hero(p, seat, which)
    player.cards[which] = number
    units.put_hero(p, seat, which, tile(place))
    if p.hero_top[which] == names.NOTHING:  # the stack shows another card
        left = [c for c in units.bits(p.hero_rest) if c // names.PER_TYPE == which]
        p.hero_rest &= ~(1 << left[0])
        p.hero_top[which] = left[0]
    again(p)


def put(p: ChichenPosition, seat: int, place: str, warriors: int) -> None:
    """So many warriors of the reserve there (below 0: back to it)."""
    p.seats[seat].reserve -= warriors
    if warriors >= 0:
        units.put_warriors(p, seat, tile(place), warriors)
    else:
        units.take_warriors(p, seat, tile(place), -warriors)
    again(p)


def creature(
    p: ChichenPosition, place: str, name: str, strength: int, known_by: list[int] | None = None
) -> None:
    """A creature there. Its strength is fixed; nobody knows it but those named."""
    at, kind = tile(place), names.CREATURE_IDS.index(name)
    p.creatures[at] = kind
    marks = own_strengths(p, kind)
    marks.decide(at, strength)
    marks.knowers[at] = sum(only(seat) for seat in known_by or [])
    again(p)


def ruin(p: ChichenPosition, place: str, name: str, shown: bool = False) -> None:
    """This ruin lies there, face down or up."""
    marks = own_ruins(p)
    assert p.tables.kind[tile(place)] == names.RUIN, f"{place} is no ruin tile"
    marks.decide(tile(place), names.RUIN_IDS.index(name))
    marks.knowers[tile(place)] = EVERYBODY if shown else 0
    again(p)


def scout(p: ChichenPosition, seat: int, *places: str) -> None:
    for place in places:
        p.seats[seat].scouts |= 1 << tile(place)
    again(p)


def gem(p: ChichenPosition, seat: int, *gems: str) -> None:
    for name in gems:
        p.seats[seat].gems |= 1 << names.GEM_IDS.index(name)
    again(p)


def figure(p: ChichenPosition, seat: int, name: str, strength: int) -> None:
    """A defeated creature."""
    p.seats[seat].figures.append(8 * names.CREATURE_IDS.index(name) + strength)
    again(p)


def war(p: ChichenPosition, seat: int, markers: int = 2) -> None:
    p.seats[seat].war = markers
    again(p)


def hand(p: ChichenPosition, seat: int, stone: int = 0, fire: int = 0) -> None:
    """Exactly these magic cards in hand."""
    deck, held = own_pile(p, MAGIC_DECK), own_hand(p, seat)
    for spell, number in ((names.STONE, stone), (names.FIRE, fire)):
        moved = held.cards[spell] - number
        held.cards[spell] -= moved
        held.size -= moved
        deck.rest[spell] += moved
        deck.size += moved
    again(p)


def task(p: ChichenPosition, name: str) -> None:
    """This task is the open one of its stack."""
    number = names.TASK_IDS.index(name)
    p.tasks[p.tables.task_stack[number]] = number
    again(p)


def favor(p: ChichenPosition, *spaces: int) -> None:
    """The favor spaces of the seats; in a stack, higher seats lie on top."""
    for seat, space in enumerate(spaces):
        p.seats[seat].favor = space
    p.favor = sorted(range(p.players), key=lambda seat: (spaces[seat], seat))
    again(p)


def costs(p: ChichenPosition, rows: list[int], columns: list[int]) -> None:
    p.costs = [*rows, *columns]
    again(p)


# ---- moments ---------------------------------------------------------------------------------------------


def begin_turn(p: ChichenPosition, seat: int) -> None:
    """This seat chooses its action; the round goes on after it."""
    set_group(p, NO_GROUP, names.NOBODY)
    p.turns = p.order.index(seat)
    p.agenda = [end_of_round.END_ROUND, turn.NEXT_TURN]
    for player in p.seats:
        player.placed = 0
    p.forget()
    p.run_on()


def idle(p: ChichenPosition) -> None:
    """After what is pending nothing else happens, so that only it can be asked."""
    p.agenda = []
    p.forget()


def march(
    p: ChichenPosition, seat: int, start: str, end: str, warriors: int, heroes: str = "", by: str = "land"
) -> None:
    """A group moves from one place to another, as the last choices of a movement would have it."""
    idle(p)
    set_group(p, MARCH, seat)
    group = p.group
    group.start, group.at = tile(start), tile(end)
    group.own_tiles = p.seats[seat].tiles
    group.terrain = [*names.TERRAIN_IDS, "hero"].index(by)
    group.warriors = warriors
    group.heroes = sum(1 << names.HERO_IDS.index(one) for one in heroes)
    units.take_warriors(p, seat, group.start, warriors)
    p.turn = seat
    for one in units.bits(group.heroes):
        units.put_hero(p, seat, one, names.MARCHING)
    arrival.arrive(p)
    p.forget()
    p.run_on()


fight = march


def defend_city(p: ChichenPosition, seat: int, creature_name: str, after_round: int = 1) -> None:
    """This seat defends the city against a creature after so many rounds."""
    idle(p)
    p.round = after_round
    p.favor = [seat, *[other for other in p.favor if other != seat]]
    p.agenda = [city_attack.ATTACK_CITY]
    say(p, f"attack {creature_name}")


def supply_phase(p: ChichenPosition, step: str = "A") -> None:
    """The supply phase from this step on, up to the first question; then nothing else."""
    p.agenda = [supply.Supply("ABCDE".index(step), 0)]
    p.forget()
    p.run_on()


def supply_cards(p: ChichenPosition) -> None:
    """What god cards bring after step E."""
    p.agenda = [supply.Supply(supply.CARDS, 0)]
    p.forget()
    p.run_on()


def end_round(p: ChichenPosition, number: int) -> None:
    """The end of this round begins."""
    p.round = number
    p.turns = p.players * 4
    p.agenda = [end_of_round.END_ROUND]
    p.forget()
    p.run_on()


@contextmanager
def switched_off(card: str) -> Iterator[None]:
    """In this block the card does nothing."""
    number = names.CARD_IDS.index(card)
    registry.switch_off(number)
    try:
        yield
    finally:
        registry.add(registry.ALL[number])


# ---- saying and asking -----------------------------------------------------------------------------------


def say(p: ChichenPosition, *words: str, seat: int | None = None) -> None:
    """Whoever is asked (or this seat) says these words, one after the other."""
    for word in words:
        who = p.asked()[0] if seat is None else seat
        p.play(who, GAME.vocabulary.move(word))


def roll(p: ChichenPosition, *faces: int) -> None:
    """Fate's dice; of a throw, as many at once as are told together."""
    left = list(faces)
    while left:
        now = together(p)
        say(p, "roll " + " ".join(str(face) for face in sorted(left[:now])))
        left = left[now:]


def roll_all(p: ChichenPosition, face: int) -> None:
    """All dice that are told together show this face."""
    roll(p, *[face] * together(p))


def together(p: ChichenPosition) -> int:
    return min(p.combat.dice_left, moves.DICE_AT_ONCE) if question(p) == "Throw" else 1


def asked(p: ChichenPosition) -> list[int]:
    return p.asked()


def question(p: ChichenPosition) -> str:
    """The kind of what is asked; nothing when all is done."""
    return p.question(p.asked()[0]).kind if p.asked() else ""


def offered(p: ChichenPosition) -> set[str]:
    return {GAME.vocabulary.text(move) for move in p.legal_moves(p.asked()[0])}


def why_not(p: ChichenPosition, word: str) -> str:
    """The reason why a word is not offered; nothing if it is."""
    reason: Reason | None = p.why_not(p.asked()[0], GAME.vocabulary.move(word))
    return "" if reason is None else reason.name


def told(p: ChichenPosition, event: str) -> list[dict[str, str | int]]:
    """The events of this name since the table was laid."""
    assert p.event_log is not None
    return [e.to_dict(GAME.events) for e in p.event_log.events if GAME.events[e.kind].name == event]


def finish(p: ChichenPosition) -> None:
    """Everybody gives the harmless answer, dice show 6, until nothing is pending."""
    while p.asked():
        seat = p.asked()[0]
        p.play(seat, p.legal_moves(seat)[-1] if seat == CHANCE else p.default(seat))


def held(p: ChichenPosition, seat: int) -> set[str]:
    """The tiles where own units stand."""
    return {names.TILE_IDS[one] for one in units.bits(p.seats[seat].tiles)}


def offered_next(p: ChichenPosition, word: str) -> set[str]:
    """What would be offered after this word."""
    q = p.copy()
    q.play(q.asked()[0], GAME.vocabulary.move(word))
    return offered(q)


def points(p: ChichenPosition) -> list[list[int]]:
    """What each seat would score now, by source."""
    return [final_scoring.points(p, seat) for seat in range(p.players)]


def story(p: ChichenPosition) -> list[str]:
    """All that was told since the table was laid (or since the last story), with the rule that spoke."""
    assert p.event_log is not None
    known = things(GAME.name)
    lines = []
    for event in p.event_log.events:
        told = event.to_dict(GAME.events)
        said = [f"{told.pop('event')} {told.pop('rule')}"]
        for name, number in told.items():
            said.append((known.thing(name, int(number)) if known.counts(name) else "") or str(number))
        lines.append(" ".join(said))
    p.event_log.events = []
    return lines
