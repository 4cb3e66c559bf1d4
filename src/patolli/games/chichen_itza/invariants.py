"""The invariants (CI-23). Each of them has the id of its rule."""

from __future__ import annotations

from ...kernel.position import TRUTH
from . import names
from .actions import reinforcement
from .board import units
from .cards import hooks, registry
from .economy import goods
from .position import MAGIC_DECK, ChichenPosition
from .state.group import NO_GROUP


def faults(p: ChichenPosition) -> list[str]:
    found: list[str] = []
    warriors(p, found)
    heroes(p, found)
    boards(p, found)
    tiles(p, found)
    cards(p, found)
    tracks(p, found)
    map_tiles(p, found)
    hidden(p, found)
    return found


def warriors(p: ChichenPosition, found: list[str]) -> None:
    """CI-I1, CI-I8"""
    for seat, player in enumerate(p.seats):
        on_tiles = sum([p.warriors[tile] for tile in units.bits(player.tiles)])
        group = p.group.warriors if p.group.seat == seat and in_flight(p) else 0
        parts = [player.reserve, player.city, on_tiles, units.count(player.tasks), group]
        if min(parts) < 0 or sum(parts) != p.tables.warriors:
            found.append(f"CI-I1: seat {seat} has warriors {parts}")
        if goods.strips_with_income(p, seat) != -(-player.reserve // 5) and p.tables.strip_spaces[0] == 5:
            found.append(f"CI-I8: seat {seat} has {player.reserve} in reserve")
    owned = 0
    for player in p.seats:
        owned |= player.tiles
    for tile in range(names.TILES):
        if p.warriors[tile] < 0 or (p.warriors[tile] > 0 and not owned >> tile & 1):
            found.append(f"CI-I1: {p.warriors[tile]} warriors without an owner on {names.TILE_IDS[tile]}")


def in_flight(p: ChichenPosition) -> bool:
    """Returns whether the group contains warriors."""
    group = p.group
    return group.kind != NO_GROUP and group.warriors > 0


def heroes(p: ChichenPosition, found: list[str]) -> None:
    """CI-I2"""
    held: list[int] = []
    for seat, player in enumerate(p.seats):
        for hero in range(names.HERO_TYPES):
            place, card = player.heroes[hero], player.cards[hero]
            if (place == names.ON_BOARD) != (card == names.NOTHING):
                found.append(f"CI-I2: hero {hero} of seat {seat} at {place} with card {card}")
            if card >= 0:
                held.append(card)
                if card // names.PER_TYPE != hero:
                    found.append(f"CI-I2: card {card} with hero {hero}")
            if 0 <= place < names.TILES and not player.tiles >> place & 1:
                found.append(f"CI-I2: hero {hero} of seat {seat} on a tile he does not hold")
    stacks = [*held, *p.hero_tail, *[card for card in p.hero_top if card >= 0], *units.bits(p.hero_rest)]
    if sorted(stacks) != list(range(names.HEROES)):
        found.append(f"CI-I2: hero cards {sorted(stacks)}")


def boards(p: ChichenPosition, found: list[str]) -> None:
    """CI-I3, CI-I4, CI-I5, CI-I9, CI-I11, CI-I14"""
    c = p.tables
    for seat, player in enumerate(p.seats):
        if not 0 <= player.shields <= goods.shields_allowed(p, seat) <= c.shields:
            found.append(f"CI-I3: seat {seat} has {player.shields} active shields")
        if units.count(player.scouts) > c.scouts:
            found.append(f"CI-I4: seat {seat} has {units.count(player.scouts)} scouts on tiles")
        if min(player.gears) < 1 or max(player.gears) > names.TOP_LEVEL:
            found.append(f"CI-I5: seat {seat} has gears {player.gears}")
        if not 0 <= player.gems < 1 << names.GEMS:
            found.append(f"CI-I9: seat {seat} has gems {player.gems}")
        if player.coins < 0 or player.luck < 0 or player.idols < 0:
            found.append(
                f"CI-I11: seat {seat} has {player.coins} coins, {player.luck} luck, {player.idols} idols"
            )
        if not 0 <= player.war <= c.war_markers:
            found.append(f"CI-I14: seat {seat} has {player.war} markers on war")
    if goods.luck_left(p) < 0 or goods.idols_left(p) < 0:
        found.append("CI-I11: more luck or idol tokens than there are")


def tiles(p: ChichenPosition, found: list[str]) -> None:
    """CI-I6, CI-I7"""
    regrouping = any(isinstance(step, reinforcement.Regroup) for step in p.agenda)
    seen = 0
    for seat, player in enumerate(p.seats):
        if seen & player.tiles:
            found.append("CI-I6: units of two players on a tile")
        seen |= player.tiles
        for tile in units.bits(player.tiles):
            size = units.units(p, seat, tile)
            if size == 0 and not (p.combat.foe == seat and p.group.at == tile):
                found.append(f"CI-I6: seat {seat} holds {names.TILE_IDS[tile]} without units")
            if size > hooks.limit(p, seat) and not regrouping:
                found.append(f"CI-I6: {size} units of seat {seat} on {names.TILE_IDS[tile]}")
            if p.creatures[tile] >= 0:
                found.append(f"CI-I6: seat {seat} is with a creature on {names.TILE_IDS[tile]}")
    for creature in range(names.CREATURES):
        defeated = sum([1 for player in p.seats for figure in player.figures if figure // 8 == creature])
        if p.creatures.count(creature) + defeated > sum(p.tables.figures[creature]):
            found.append(f"CI-I7: too many of {names.CREATURE_IDS[creature]}")


def cards(p: ChichenPosition, found: list[str]) -> None:
    """CI-I10"""
    c = p.tables
    for seat, player in enumerate(p.seats):
        powers = 0
        for color in range(names.COLORS):
            for bit in units.bits(player.gods[color]):
                powers |= registry.powers(color * names.PER_COLOR + bit)
        if player.powers != powers:
            found.append(f"CI-I10: the powers of seat {seat} are not those of its god cards")
    held = sum([hand.size for hand in p.hands])
    if p.piles[MAGIC_DECK].length() + sum(p.discards) + held != c.stones + c.fires:
        found.append("CI-I10: magic cards got lost")
    for color in range(names.COLORS):
        owned = 0
        for player in p.seats:
            if owned & player.gods[color]:
                found.append("CI-I10: a god card with two players")
            owned |= player.gods[color]
        if owned >> names.PER_COLOR:
            found.append(f"CI-I10: no such {names.COLOR_IDS[color]} card")
        shown = 1 if p.display[color] >= 0 else 0
        if p.piles[color].length() + shown + units.count(owned) > names.PER_COLOR:
            found.append(f"CI-I10: too many {names.COLOR_IDS[color]} cards")
        if p.display[color] >= 0 and owned >> p.display[color] % names.PER_COLOR & 1:
            found.append("CI-I10: a god card with a player and in the display")


def tracks(p: ChichenPosition, found: list[str]) -> None:
    """CI-I12, CI-I13, CI-I15, CI-I16"""
    c = p.tables
    if p.round == 0:
        return
    if sorted(p.favor) != list(range(p.players)) or sorted(p.order) != list(range(p.players)):
        found.append(f"CI-I13: favor {p.favor}, order {p.order}")
    spaces = [p.seats[seat].favor for seat in p.favor]
    if spaces != sorted(spaces) or not 0 <= spaces[0] <= spaces[-1] <= c.top_space:
        found.append(f"CI-I5: favor spaces {spaces}")
    if any(player.placed > c.actions_per_round for player in p.seats):
        found.append("CI-I12: a player has placed too many markers")
    if p.turns > 0 and sum([player.placed for player in p.seats]) not in (0, p.turns - 1, p.turns):
        found.append("CI-I12: markers and turns do not agree")
    full = len(p.costs) >= len(c.costs[p.players])
    if full and sorted(p.costs) != c.costs[p.players]:
        found.append(f"CI-I15: cost markers {p.costs}")
    if len(p.attacks) not in (p.round - 1, p.round):
        found.append(f"CI-I16: {len(p.attacks)} attacks by round {p.round}")


def map_tiles(p: ChichenPosition, found: list[str]) -> None:
    """CI-2.2, CI-2.11, CI-2.15: checks the components on the map and the boards after set-up."""
    c = p.tables
    if p.round == 0:
        return
    in_play = units.bits_of(c.tiles[p.players])
    hexes = [p.land.hexes[tile] for tile in c.tiles[p.players]]
    if min(hexes) < 0 or len(set(hexes)) != len(hexes) or len(p.land.near) != names.TILES + 1:
        found.append(f"CI-2.2: tiles on hexes {hexes}")
    for tile in range(names.TILES):
        if not in_play >> tile & 1 and (p.creatures[tile] >= 0 or p.land.hexes[tile] >= 0):
            found.append(f"CI-2.2: {names.TILE_IDS[tile]} is not in play")
    for seat, player in enumerate(p.seats):
        if (player.tiles | player.scouts) & ~in_play:
            found.append(f"CI-2.2: seat {seat} is on tiles that are not in play")
        if player.markers & ~units.bits_of(p.grid):
            found.append(f"CI-I12: seat {seat} has markers on action tiles that are not in play")
        if player.tasks >> names.STACKS:
            found.append(f"CI-I14: seat {seat} has claimed tasks that are not there")
        if any(not names.ON_BOARD <= place <= names.MARCHING for place in player.heroes):
            found.append(f"CI-I2: seat {seat} has heroes at {player.heroes}")
    if sorted(p.grid) != sorted(c.action_tiles[p.players]):
        found.append(f"CI-2.15: action tiles {p.grid}")
    if [c.task_stack[task] for task in p.tasks] != list(range(names.STACKS)):
        found.append(f"CI-2.11: open tasks {p.tasks}")
    if any(card >= 0 and card // names.PER_COLOR != color for color, card in enumerate(p.display)):
        found.append(f"CI-2.12: display {p.display}")
    if any(card >= 0 and card // names.PER_TYPE != hero for hero, card in enumerate(p.hero_top)):
        found.append(f"CI-2.13: face-up hero cards {p.hero_top}")


def hidden(p: ChichenPosition, found: list[str]) -> None:
    """CI-I7, CI-I10: checks the numbers of figures, ruins and cards in positions without hidden
    information.
    """
    if p.viewer != TRUTH:
        return
    c = p.tables
    for creature in range(names.CREATURES):
        figures = [0] * len(c.figures[creature])
        for tile, strength in enumerate(p.strengths[creature].values):
            if strength >= 0 and p.creatures[tile] == creature:
                figures[strength] += 1
        for player in p.seats:
            for figure in player.figures:
                if figure // 8 == creature:
                    figures[figure % 8] += 1
        if any(number > c.figures[creature][strength] for strength, number in enumerate(figures)):
            found.append(f"CI-I7: {names.CREATURE_IDS[creature]} by strength {figures}")
    ruins = p.ruins[0]
    if any(ruins.rest[ruin] + ruins.values.count(ruin) != 1 for ruin in range(names.RUINS)):
        found.append("CI-2.7: a ruin is missing, or is there twice")
    for card in range(names.GODS):
        color, bit = divmod(card, names.PER_COLOR)
        places = p.piles[color].rest[bit] + p.piles[color].tail.count(bit) + int(p.display[color] == card)
        places += sum([player.gods[color] >> bit & 1 for player in p.seats])
        if places > 1:
            found.append(f"CI-I10: {names.GOD_IDS[card]} is there {places} times")
    deck = p.piles[MAGIC_DECK]
    for spell, number in enumerate((c.stones, c.fires)):
        held = sum([hand.cards[spell] for hand in p.hands])
        if deck.rest[spell] + deck.tail.count(spell) + p.discards[spell] + held != number:
            found.append(f"CI-I10: not {number} magic cards of {names.SPELL_IDS[spell]}")


def faults_between(before: ChichenPosition, after: ChichenPosition, seat: int, move: int) -> list[str]:
    """CI-I5: gear levels and favor never decrease."""
    found: list[str] = []
    for other in range(before.players):
        old, new = before.seats[other], after.seats[other]
        if any(new.gears[gear] < old.gears[gear] for gear in range(names.GEARS)) or new.favor < old.favor:
            found.append(f"CI-I5: gears or favor of seat {other} fell")
        if old.scouts & ~new.scouts or old.gems & ~new.gems:
            found.append(f"CI-I4: seat {other} lost a scout or a gem")
    return found
