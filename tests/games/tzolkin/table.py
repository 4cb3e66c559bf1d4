"""Small positions in the game's own words, for the tests of the rules.

    p = table()                      # four players, day 3, seat 0 begins its turn; nobody has anything
    give(p, 0, corn=5, wood=1)
    put_worker(p, 0, "yaxchilan", 3)
    say(p, "turn pick", "pick yaxchilan 3", "act 2", "stop")
    assert goods(p, 0) == {"corn": 5, "wood": 1, "stone": 1}

All helpers that change a position begin the turn anew, so that what is asked fits what lies on the table;
once `say` has been used, only change what the question does not hang on, or call `begin_turn`.
"""

from __future__ import annotations

from fractions import Fraction

from patolli.games.tzolkin import names, rounds, turn
from patolli.games.tzolkin.game import GAME
from patolli.games.tzolkin.position import EMPTY, NEUTRAL, NO_SEAT, TzolkinPosition
from patolli.kernel.agenda import Reason
from patolli.kernel.chance import Rng
from patolli.kernel.events import EventLog
from patolli.kernel.fuzzing import checks
from patolli.kernel.seats import CHANCE

POSITIONS = [10, 10, 10, 10, 13]
"""Of the wheels (TZ-1.2)."""
DAY = 3
"""The day of `table`: in the fourth round, far from any food day."""
DAY_2 = 16
"""The day of `table(age=2)`."""
MONUMENTS = ["M08", "M09", "M10", "M11", "M12", "M13"]
DISPLAY = ["B01", "B06", "B08", "B10", "B11", "B14"]
DISPLAY_2 = ["B15", "B18", "B22", "B24", "B26", "B27"]
KEPT = [["W01", "W02"], ["W05", "W06"], ["W09", "W10"], ["W13", "W15"]]
DISCARDED = [["W03", "W07"], ["W11", "W14"], ["W18", "W20"], ["W17", "W19"]]
NEUTRAL_TILES = {
    2: ["W04", "W08", "W12", "W16", "W21", "W20", "W19", "W18"],
    3: ["W04", "W08", "W12"],
    4: [],
}


# ---- the table ------------------------------------------------------------------------------------------


def start(players: int = 4) -> TzolkinPosition:
    """A new game before its first draw."""
    p = GAME.start(players)
    assert isinstance(p, TzolkinPosition)
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
    """Let fate set a new game up with these tiles, as far as the choice of the wealth tiles."""
    if dealt is None:
        dealt = [[*KEPT[seat], *DISCARDED[seat]] for seat in range(p.players)]
    draws = [*(f"draw {tile.lower()}" for tile in [*monuments, *display]), f"starts {first}"]
    draws += [f"neutral {tile.lower()}" for tile in neutrals or NEUTRAL_TILES[p.players]]
    while p.asked() == [CHANCE]:
        choices = offered(p)
        text = next((t for t in draws if t in choices), "")
        if text:
            draws.remove(text)
        else:
            text = f"deal {dealt[deals_to(p)].pop(0).lower()}"
        say(p, text)


def deals_to(p: TzolkinPosition) -> int:
    """The seat that is dealt the next tile (TZ-2.7)."""
    order = [(p.marker + i) % p.players for i in range(p.players)]
    return next(seat for seat in order if p.hands[seat].size < 4)


def keep(p: TzolkinPosition, seat: int, *tiles: str) -> None:
    """The sealed choice of a seat (TZ-D1): tiles are named in the order of their numbers."""
    for tile in sorted(tiles):
        say(p, f"keep {tile.lower()}", seat=seat)


def set_up(players: int = 4, first: int = 0) -> TzolkinPosition:
    """A new game with the tiles above, at the first turn of seat `first`."""
    p = start(players)
    draw(p, first)
    for seat in range(players):
        keep(p, seat, *KEPT[seat])
    return p


_tables: dict[tuple[int, int], TzolkinPosition] = {}


def table(players: int = 4, age: int = 1) -> TzolkinPosition:
    """In the middle of an age: seat 0 begins the round; nobody has anything, every set is full.

    With 2 and 3 players the neutral workers stand where the tiles of `NEUTRAL_TILES` put them, `DAY` days on.
    """
    if (players, age) not in _tables:
        _tables[players, age] = _table(players, age)
    p = _tables[players, age].copy()
    begin_turn(p, 0)
    hush(p)
    return p


def _table(players: int, age: int) -> TzolkinPosition:
    if age == 1:
        p = set_up(players)
        at(p, DAY)
    else:
        p = table(players)
        at(p, 13)
        last_turn(p)
        idle(p)
        fate(p, *(f"draw {b.lower()}" for b in DISPLAY_2))
        at(p, DAY_2)
        clear_wheels(p, neutrals=False)
    for player in p.seats:
        player.corn = 0
        player.resources = [0, 0, 0]
        player.skulls = 0
        player.hand = player.workers = 3
        player.temples = [1, 1, 1]
        player.technologies = [0, 0, 0, 0]
        player.points = [0] * len(player.points)
    p.skulls = 13
    p.corn_on_calendar = 0
    p.marker = 0
    return p


def at(p: TzolkinPosition, day: int) -> None:
    """Another day, as after so many rounds of one day each; neutral workers move along, players' do not."""
    turn_neutrals(p, day - p.day)
    p.day = day
    p.round = day + 1
    p.food_days = sum(1 for food_day in (7, 13, 20, 26) if food_day < day)
    again(p)


def begin_turn(p: TzolkinPosition, seat: int) -> None:
    """Seat `seat` begins its turn; those between the marker and it have had theirs."""
    p.drafts = []
    p.turn = seat
    p.turns = (seat - p.marker) % p.players
    p.agenda = [rounds.END_ROUND, turn.BEGIN_TURN]
    heard, p.event_log = p.event_log, None
    p.forget()
    p.run_on()
    p.event_log = heard


def last_turn(p: TzolkinPosition, seat: int | None = None) -> None:
    """The last turn of a round begins: that of the seat before the marker's, or of this one."""
    if seat is not None:
        p.marker = (seat + 1) % p.players
    begin_turn(p, (p.marker - 1) % p.players)


def turn_neutrals(p: TzolkinPosition, days: int) -> None:
    """Move the neutral workers on (or back) by hand."""
    where = [i for i, who in enumerate(p.wheels) if who == NEUTRAL]
    for i in where:
        p.wheels[i] = EMPTY
    first = 0
    for size in POSITIONS:
        for i in where:
            if first <= i < first + size:
                to = first + (i - first + days) % size
                assert p.wheels[to] == EMPTY
                p.wheels[to] = NEUTRAL
        first += size


# ---- changing it ----------------------------------------------------------------------------------------


def give(
    p: TzolkinPosition, seat: int, corn: int = 0, wood: int = 0, stone: int = 0, gold: int = 0, skull: int = 0
) -> None:
    """More goods for a seat (less, if below 0); skulls come from the supply."""
    player = p.seats[seat]
    player.corn += corn
    player.resources[names.WOOD] += wood
    player.resources[names.STONE] += stone
    player.resources[names.GOLD] += gold
    player.skulls += skull
    p.skulls -= skull
    again(p)


def workers(p: TzolkinPosition, seat: int, in_play: int) -> None:
    """So many workers in play; those that are added are in hand."""
    player = p.seats[seat]
    player.hand += in_play - player.workers
    player.workers = in_play
    again(p)


def put_worker(p: TzolkinPosition, seat: int, wheel: str, *spaces: int) -> None:
    """Own workers from hand on these spaces; who has none in hand gets one more from the bank."""
    player = p.seats[seat]
    for space in spaces:
        place = _at(p, wheel, space)
        assert p.wheels[place] == EMPTY, f"{wheel} {space} is taken"
        p.wheels[place] = seat + 1
        if player.hand > 0:
            player.hand -= 1
        else:
            player.workers += 1
            assert player.workers <= 6, "a seventh worker"
    again(p)


def put_start(p: TzolkinPosition, seat: int) -> None:
    """An own worker from hand on the starting-player space."""
    assert p.starting_space == NO_SEAT
    assert p.seats[seat].hand > 0
    p.starting_space = seat
    p.seats[seat].hand -= 1
    again(p)


def neutral(p: TzolkinPosition, wheel: str, *spaces: int) -> None:
    """Neutral workers, beside those that belong there: breaks TZ-I5, which most rules do not mind."""
    for space in spaces:
        place = _at(p, wheel, space)
        assert p.wheels[place] == EMPTY, f"{wheel} {space} is taken"
        p.wheels[place] = NEUTRAL
    again(p)


def clear_wheels(p: TzolkinPosition, neutrals: bool = True) -> None:
    """Nobody stands on a wheel (but the neutral workers, if told so); all workers are in hand."""
    p.wheels = [NEUTRAL if who == NEUTRAL and not neutrals else EMPTY for who in p.wheels]
    for seat, player in enumerate(p.seats):
        player.hand = player.workers - (p.starting_space == seat)
    again(p)


def step(p: TzolkinPosition, seat: int, temple: str, to: int) -> None:
    p.seats[seat].temples[names.TEMPLE_IDS.index(temple)] = to
    again(p)


def steps(p: TzolkinPosition, seat: int, chaac: int, quetzalcoatl: int, kukulcan: int) -> None:
    p.seats[seat].temples = [chaac, quetzalcoatl, kukulcan]
    again(p)


def know(p: TzolkinPosition, seat: int, technology: str, level: int) -> None:
    p.seats[seat].technologies[names.TECHNOLOGY_IDS.index(technology)] = level
    again(p)


def dark(p: TzolkinPosition, seat: int) -> None:
    """Turn this seat's board to its dark side."""
    p.seats[seat].light = False
    again(p)


def display(p: TzolkinPosition, *buildings: str) -> None:
    """Show these buildings instead; the others of the age go back into the deck."""
    deck = p.decks[0]
    for shown in p.display:
        if shown >= 0:
            _into_deck(p, shown)
    p.display = []
    for name in buildings:
        b = names.BUILDING_IDS.index(name)
        assert deck.rest[b] == 1, f"{name} is not in the deck of this age"
        _from_deck(p, b)
        p.display.append(b)
    again(p)


def own(p: TzolkinPosition, seat: int, *tiles: str) -> None:
    """Buildings of the age's deck or monuments of any place, in front of this seat; no effect takes place."""
    player = p.seats[seat]
    for name in tiles:
        if name.startswith("M"):
            m = names.MONUMENT_IDS.index(name)
            if m in p.monuments:
                p.monuments.remove(m)
            player.monuments.append(m)
            continue
        b = names.BUILDING_IDS.index(name)
        for deck in p.decks:
            if b < len(deck.rest) and deck.rest[b] == 1:
                deck.rest[b] -= 1
                deck.size -= 1
                break
        if b in p.display:
            p.display.remove(b)
        player.buildings.append(b)
    again(p)


def _into_deck(p: TzolkinPosition, b: int) -> None:
    p.decks[0].rest[b] += 1
    p.decks[0].size += 1


def _from_deck(p: TzolkinPosition, b: int) -> None:
    p.decks[0].rest[b] -= 1
    p.decks[0].size -= 1


def again(p: TzolkinPosition) -> None:
    """The turn that was just begun begins anew, since what lies on the table has changed."""
    begin_turn(p, p.turn)


# ---- looking at it --------------------------------------------------------------------------------------


def goods(p: TzolkinPosition, seat: int) -> dict[str, int]:
    """What a seat has, without what it has none of."""
    player = p.seats[seat]
    amounts = [player.corn, *player.resources, player.skulls]
    return {
        good: n for good, n in zip(["corn", "wood", "stone", "gold", "skull"], amounts, strict=True) if n != 0
    }


def corn(p: TzolkinPosition, seat: int) -> int:
    return p.seats[seat].corn


def points(p: TzolkinPosition, seat: int) -> Fraction:
    """Victory points, in whole points."""
    scores = p.scores()
    return Fraction(scores.totals()[seat], scores.unit)


def standing(p: TzolkinPosition, seat: int) -> list[int]:
    """The steps in Chaac, Quetzalcoatl and Kukulcan."""
    return p.seats[seat].temples[:]


def levels(p: TzolkinPosition, seat: int) -> list[int]:
    """The levels in agriculture, extraction, architecture and theology."""
    return p.seats[seat].technologies[:]


def on(p: TzolkinPosition, wheel: str) -> dict[int, int | str]:
    """Who stands where on a wheel: a seat's number, or "neutral"."""
    w = names.WHEEL_IDS.index(wheel)
    found: dict[int, int | str] = {}
    for i in range(POSITIONS[w]):
        who = p.wheels[_at(p, wheel, i)]
        if who == NEUTRAL:
            found[i] = "neutral"
        elif who != EMPTY:
            found[i] = who - 1
    return found


def hand(p: TzolkinPosition, seat: int) -> int:
    return p.seats[seat].hand


def shown(p: TzolkinPosition) -> list[str]:
    """The buildings on display, in order of their names."""
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
    """What was told since the table was set up or `hush` was called; of one kind, if it is named."""
    assert p.event_log is not None
    heard = [e.to_dict(GAME.events) for e in p.event_log.events]
    return [e for e in heard if not event or e["event"] == event]


def told_to(p: TzolkinPosition, seat: int) -> list[dict[str, str | int]]:
    """The same as one seat heard it (or, below 0, an onlooker)."""
    assert p.event_log is not None
    return [e.to_dict(GAME.events) for e in p.event_log.visible_to(seat)]


def hush(p: TzolkinPosition) -> None:
    """Forget what was told."""
    p.event_log = EventLog()


# ---- playing --------------------------------------------------------------------------------------------


def asked(p: TzolkinPosition) -> int:
    """The one seat that is asked (CHANCE for fate)."""
    seats = p.asked()
    assert len(seats) == 1, f"asked are {seats}"
    return seats[0]


def question(p: TzolkinPosition) -> str:
    """The rule that asks."""
    return p.question(p.asked()[0]).rule


def numbers(p: TzolkinPosition) -> list[int]:
    """The numbers of the question."""
    return p.question(p.asked()[0]).numbers


def default(p: TzolkinPosition) -> str:
    """The harmless answer."""
    return GAME.vocabulary.text(p.default(p.asked()[0]))


def offered(p: TzolkinPosition, seat: int | None = None) -> set[str]:
    """What the asked seat may say; reasons and the default must agree with it."""
    checks.offers(GAME, p, Rng(0))
    who = p.asked()[0] if seat is None else seat
    return {GAME.vocabulary.text(move) for move in p.legal_moves(who)}


def say(p: TzolkinPosition, *texts: str, seat: int | None = None) -> None:
    """Say these words, one after the other, for whoever is asked (fate too)."""
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
    """Say what is the only option, as long as there is just one; what was said."""
    said: list[str] = []
    while p.asked() and p.asked() != [CHANCE] and len(p.legal_moves(p.asked()[0])) == 1:
        move = p.legal_moves(p.asked()[0])[0]
        said.append(GAME.vocabulary.text(move))
        p.play(p.asked()[0], move)
    return said


def settle(p: TzolkinPosition, seed: int = 1) -> None:
    """Let fate have its way until a seat is asked."""
    dice = Rng(seed)
    while p.asked() == [CHANCE]:
        p.play(CHANCE, p.legal_moves(CHANCE)[dice.weighted(p.odds())])


def fate(p: TzolkinPosition, *texts: str) -> None:
    """Fate says these words."""
    for text in texts:
        assert p.asked() == [CHANCE], f"{text!r}: fate is not due"
        say(p, text)


def why_not(p: TzolkinPosition, text: str, seat: int | None = None) -> tuple[str, str, list[int]] | None:
    """None if offered, else the reason's name, rule and numbers."""
    reason = reason_of(p, text, seat)
    return None if reason is None else (reason.name, reason.rule, reason.numbers)


def reason_of(p: TzolkinPosition, text: str, seat: int | None = None) -> Reason | None:
    return p.why_not(p.asked()[0] if seat is None else seat, GAME.vocabulary.move(text))


def idle(p: TzolkinPosition, wheel: str = "chichen") -> None:
    """A whole turn of the asked seat with as little as can be: one worker on this wheel."""
    if "pass" in offered(p):
        say(p, "pass")
    say(p, "turn place", f"place {wheel}")
    if "stop" in offered(p):
        say(p, "stop")


def whole_round(p: TzolkinPosition) -> None:
    """A round in which everybody idles; corn and workers are as plentiful afterwards as before."""
    for _ in range(p.players):
        p.seats[asked(p)].corn = 60
        again(p)
        idle(p)
    settle(p)
    if p.asked():
        clear_wheels(p, neutrals=False)


def food_day(p: TzolkinPosition, day: int) -> None:
    """Hold the food day of this day: the last turn of its round, in which nothing much happens."""
    at(p, day)
    last_turn(p)
    idle(p)
    settle(p)


def faults(p: TzolkinPosition) -> list[str]:
    return GAME.faults(p)


# ---- places ---------------------------------------------------------------------------------------------


def _at(p: TzolkinPosition, wheel: str, space: int) -> int:
    w = names.WHEEL_IDS.index(wheel)
    assert 0 <= space < POSITIONS[w], f"{wheel} has no position {space}"
    return sum(POSITIONS[:w]) + space
