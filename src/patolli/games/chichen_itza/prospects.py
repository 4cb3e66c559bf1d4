"""What the rules add to the preview of an answer, for example the units at a destination or the abilities of
a hero.
"""

from __future__ import annotations

from typing import Final

from ...kernel.prospect_rules import AnswerNote, ProspectRules
from . import moves, names, one_click, prospect_faults
from .action_phase import turn
from .actions.reinforcement import RegroupHero
from .board import units, unseen
from .economy import idols
from .position import ChichenPosition


class ChichenProspects(ProspectRules[ChichenPosition]):
    def is_free_action(self, p: ChichenPosition, seat: int, move: int) -> bool:
        """CI-15.3: returns whether the move exchanges an idol, which is possible at any time."""
        return idols.is_exchange(move)

    def declines(self, p: ChichenPosition, seat: int, move: int) -> bool:
        return move == moves.CAST_NONE or super().declines(p, seat, move)

    def gives_up(self, p: ChichenPosition, seat: int, move: int) -> bool:
        return one_click.gives_up(p, seat, move)

    def notes(self, p: ChichenPosition, seat: int, move: int) -> list[AnswerNote]:
        due = p.decision(seat)
        if isinstance(due, RegroupHero) and move == moves.TO + p.seats[seat].heroes[due.hero]:
            return [AnswerNote("stays")]
        for first in (moves.GO, moves.STEP, moves.SCOUT):
            if first <= move < first + names.TILES:
                return tile_notes(p, seat, move - first)
        if moves.RECRUIT <= move < moves.RECRUIT + names.HERO_TYPES:
            return hero_notes(p.hero_top[move - moves.RECRUIT])
        for first in (moves.KEEP, moves.DISMISS, moves.HERO):
            if first <= move < first + names.HERO_TYPES:
                return hero_notes(p.seats[seat].cards[move - first])
        gear = raised_gear(move)
        return [] if gear < 0 or p.seats[seat].gears[gear] >= names.TOP_LEVEL else [gear_note(p, seat, gear)]

    def goes_on(self, p: ChichenPosition, seat: int, path: list[int], move: int) -> bool:
        return one_click.goes_on(p, seat, move)

    def longest_click(self) -> int:
        return one_click.LONGEST

    def prefers_short_clicks(self) -> bool:
        return False

    def click(self, p: ChichenPosition, seat: int, path: list[int], move: int) -> int:
        return one_click.cost(p, seat, path, move)

    def values(self, p: ChichenPosition, seat: int) -> dict[str, dict[str, int]]:
        """CI-7.7: returns the tiles to which a movement is an attack on another player."""
        return {names.TILE_IDS[tile]: {"attack": 1} for tile in attacked_tiles(p, seat)}

    def faults(self, p: ChichenPosition, seat: int) -> list[str]:
        observed = p.observation(seat)
        return [
            *prospect_faults.faults(p, self.all_notes(observed, seat)),
            *prospect_faults.attacks(p, seat, attacked_tiles(observed, seat)),
        ]


def attacked_tiles(p: ChichenPosition, seat: int) -> list[int]:
    """Returns the tiles to which an answer can lead and on which another player has units."""
    ends = [move - moves.GO for move in p.legal_moves(seat) if moves.GO <= move < moves.GO + names.TILES]
    return [tile for tile in ends if units.owner(p, tile) not in (names.NOBODY, seat)]


def tile_notes(p: ChichenPosition, seat: int, tile: int) -> list[AnswerNote]:
    """CI-2.7, CI-2.10: returns notes about the tile's creature and what is known of its strength, its owner
    and its gem.
    """
    notes: list[AnswerNote] = []
    if p.creatures[tile] >= 0:
        notes.append(creature_note(p, tile))
    owner = units.owner(p, tile)
    if owner not in (names.NOBODY, seat):
        notes.append(holder_note(p, owner, tile))
    if unseen.gems_left(p, tile) > 0 and not has_gem(p, seat, tile):
        notes.append(AnswerNote("gem", {"gem": names.GEM_IDS[p.tables.gem[tile]]}))
    return notes


def has_gem(p: ChichenPosition, seat: int, tile: int) -> bool:
    """CI-10.4: returns whether the player already has a gem of this colour and therefore cannot get another
    one.
    """
    return bool(p.seats[seat].gems >> p.tables.gem[tile] & 1)


def creature_note(p: ChichenPosition, tile: int) -> AnswerNote:
    creature = p.creatures[tile]
    name = names.CREATURE_IDS[creature]
    strength = p.strengths[creature].values[tile]
    left = unseen.strengths(p, creature)
    if strength < 0 and len(set(left)) == 1:
        strength = left[0]
    if strength >= 0:
        return AnswerNote("creature", {"creature": name, "hearts": strength})
    counts = [AnswerNote("counted", {"hearts": one, "times": left.count(one)}) for one in sorted(set(left))]
    return AnswerNote("creature-one-of", {"creature": name, "list": counts})


def holder_note(p: ChichenPosition, owner: int, tile: int) -> AnswerNote:
    player = p.seats[owner]
    heroes = [hero for hero in range(names.HERO_TYPES) if player.heroes[hero] == tile]
    if not heroes:
        return AnswerNote("held-by", {"seat": owner, "warriors": p.warriors[tile]})
    cards = [AnswerNote("hero", {"hero": names.HEROCARD_IDS[player.cards[hero]]}) for hero in heroes]
    return AnswerNote("held-with-heroes", {"seat": owner, "warriors": p.warriors[tile], "heroes": cards})


def hero_notes(card: int) -> list[AnswerNote]:
    return [AnswerNote("hero-card", {"card": names.HEROCARD_IDS[card]})] if card >= 0 else []


def raised_gear(move: int) -> int:
    """Returns the gear that this answer raises, or -1 if there is none."""
    if moves.RAISE <= move < moves.RAISE + names.GEARS:
        return move - moves.RAISE
    if not moves.PLACE <= move < moves.PLACE_COINS:
        return -1
    action = turn.action_of(move)
    return action if action < names.GEARS else -1


def gear_note(p: ChichenPosition, seat: int, gear: int) -> AnswerNote:
    """CI-6.2 to CI-6.5: returns a note about the gear's next level and its benefits.

    Some melee levels do not improve the hits.
    """
    c = p.tables
    level = p.seats[seat].gears[gear] + 1
    if gear == names.DEFENSE:
        return AnswerNote("gear-defense", {"level": level, "shields": c.shields_allowed[level]})
    if gear == names.MELEE_GEAR:
        return AnswerNote("gear-melee", {"level": level, "faces": c.melee_hits[level]})
    if gear == names.RANGED_GEAR:
        dice, reach = c.attacks[level], c.range[level]
        return AnswerNote("gear-ranged", {"level": level, "dice": dice, "range": reach})
    stone, fire = c.spells[names.STONE][level], c.spells[names.FIRE][level]
    return AnswerNote("gear-magic", {"level": level, "stone": stone, "fire": fire})


RULES: Final = ChichenProspects()
