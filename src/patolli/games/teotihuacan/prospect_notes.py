"""Notes on answers, for example about the effect of a tile, a displaced worker or a loss, and warnings before
an eclipse.
"""

from __future__ import annotations

from ...kernel.prospect_rules import AnswerNote
from . import moves, names, view_previews
from .actions import main_action, worship
from .actions.action_choice import ChooseAction, ChooseBenefit
from .actions.alchemy import Learn
from .actions.construction import ChoosePlace, ChooseStone
from .actions.decorations import ChooseDecoration, ChooseSide
from .position import EXTRA, MET, NOBODY, TeotihuacanPosition
from .scoring import eclipse
from .scoring.upkeep import Upkeep, cocoa_due
from .tiles import technologies
from .tiles.royal_tiles import Exchange
from .turn.worker_movement import ChooseBoard
from .workers import workers
from .workers.power_ups import PowerUp


def notes(p: TeotihuacanPosition, seat: int, move: int) -> list[AnswerNote]:
    if move == moves.UNLOCK:
        return unlocking(p, seat)
    if move in p.asides(seat):  # a tile that is used as an aside
        return []
    d = p.decision(seat)
    if move not in d.candidates(p, seat):  # an aside
        return []
    if isinstance(d, ChooseBoard):
        return arrival(p, seat, move - moves.GO) if moves.GO <= move < moves.GO + names.BOARDS else []
    if isinstance(d, ChooseAction):
        if move == moves.MAIN:
            return main(p)
        if moves.WORSHIP <= move < moves.WORSHIP + names.SPACES:
            return space_notes(p, seat, move - moves.WORSHIP)
        return []
    if isinstance(d, ChooseBenefit):
        return benefit(p, d.space, move - moves.BENEFIT)
    if isinstance(d, Exchange):
        return exchange(p, d, move)
    if isinstance(d, Upkeep):
        return unpaid(p, seat, move)
    if isinstance(d, Learn):
        return owners(p, seat, move - moves.LEARN)
    if isinstance(d, PowerUp):
        return ascension(move)
    if isinstance(d, ChooseStone) and moves.BUILD <= move < moves.ON:
        ways = lays(p, move - moves.BUILD, view_previews.payable_places(p, d.discount))
        return ways if len(ways) < 2 else [AnswerNote("lays-anywhere", {"ways": ways})]
    if isinstance(d, ChoosePlace) and moves.ON <= move < moves.ON + names.PLACES:
        ways = lays(p, d.tile, [move - moves.ON])
        return ways if len(ways) < 2 else [AnswerNote("lays-turned", {"ways": ways})]
    if isinstance(d, ChooseDecoration):
        return decoration_places(p, move - moves.DECORATE)
    if isinstance(d, ChooseSide):
        brings = view_previews.on_side(p, d.tile, move - moves.SIDE)
        return [AnswerNote("covers", {"at": brings["step"], "matches": brings["matches"]})]
    return []


def unlocking(p: TeotihuacanPosition, seat: int) -> list[AnswerNote]:
    """TE-6.5: if only collecting can follow, returns separate notes about the price and the collected cocoa,
    because the preview shows only the difference.
    """
    d = p.decision(seat)
    if not isinstance(d, ChooseAction) or d.legal_moves(p, seat) != [moves.COLLECT, moves.UNLOCK]:
        return []
    if any(
        workers.worker_in(p, space) // names.DICE == seat for space in names.SPACES_OF_BOARD[p.at[p.active]]
    ):
        return []  # unlocking the worker here could make another action possible
    collected = p.tables.cocoa_base + p.colours * p.tables.cocoa_per_colour
    return [AnswerNote("unlock-then-collect", {"cocoa": p.tables.unlock_cost, "collected": collected})]


def exchange(p: TeotihuacanPosition, d: Exchange, times: int) -> list[AnswerNote]:
    """Returns the costs and gains of an exchange of fixed goods."""
    gain = p.tables.royal_gain[d.tile]
    if times == 0 or times > d.times or d.free or p.tables.royal_kind[d.tile] != names.EXCHANGE:
        return []
    goods = [
        AnswerNote("good", {"good": names.RESOURCE_IDS[one], "count": times * gain[one]})
        for one in range(names.RESOURCES)
        if gain[one] > 0
    ]
    return [AnswerNote("exchange", {"cocoa": times * p.tables.royal_cocoa[d.tile], "goods": goods})]


def arrival(p: TeotihuacanPosition, seat: int, board: int) -> list[AnswerNote]:
    """TE-7: if collecting cocoa is the only option, it is done immediately, and the preview of the move
    includes it.
    """
    q = p.copy()
    q.colours = workers.colours_present(p, board)
    q.at[q.active] = board
    if q.second != NOBODY:
        q.at[q.second] = board
    acts = main_action.illegal_reason(q, seat) == 0
    worships = any(worship.illegal_reason(q, seat, space) == 0 for space in names.SPACES_OF_BOARD[board])
    return [] if acts or worships else [AnswerNote("only-collect")]


def main(p: TeotihuacanPosition) -> list[AnswerNote]:
    """TE-8.1: returns the workers that would act on a resource board, or the effect of any other board."""
    board = p.at[p.active]
    crew = view_previews.crew(p, board)
    if crew is not None and board <= names.MINE:
        return [AnswerNote("crew", {"count": crew["workers"], "power": crew["lowest"]})]
    return [AnswerNote("board", {"board": f"board {names.BOARD_IDS[board]}"})]


def tile_note(p: TeotihuacanPosition, tile: int) -> AnswerNote:
    """Returns a note about a discovery tile with its price and effect."""
    given = {"tile": names.DISCOVERY_IDS[tile]}
    return (
        AnswerNote("priced-tile", given)
        if sum(p.tables.discovery_price[tile]) > 0
        else AnswerNote("tile", given)
    )


def space_notes(p: TeotihuacanPosition, seat: int, space: int) -> list[AnswerNote]:
    """TE-7.3 to TE-7.5: returns notes about the benefits of a space, its discovery tile, and the displaced
    worker.
    """
    board = names.BOARD_OF_SPACE[space]
    royal = space < names.ROYAL_SPACES
    if royal:
        found = [AnswerNote("tile", {"tile": names.ROYAL_IDS[p.royal[space]]})]
    else:
        found = [AnswerNote("space", {"space": f"worship {names.BOARD_IDS[board]}"})]
    tile = p.beside_boards[names.SIDE_OF_BOARD[board]]
    if tile != names.NO_TILE:
        given = {"tile": [tile_note(p, tile)], "cocoa": p.tables.both_cost}
        found.append(AnswerNote("also-tile", given) if royal else AnswerNote("tile-or-both", given))
    there = workers.worker_in(p, space)
    if there != NOBODY and there // names.DICE != seat:
        found.append(AnswerNote("displaces", {"seat": there // names.DICE, "cocoa": p.tables.displace_cost}))
    return found


def benefit(p: TeotihuacanPosition, space: int, chosen: int) -> list[AnswerNote]:
    found: list[AnswerNote] = []
    for part in names.BENEFIT_IDS[chosen].split("-"):
        if part == "royal":
            found.append(AnswerNote("tile", {"tile": names.ROYAL_IDS[p.royal[space]]}))
        elif part == "discovery":
            tile = p.beside_boards[names.SIDE_OF_BOARD[names.BOARD_OF_SPACE[space]]]
            if tile != names.NO_TILE:
                found.append(tile_note(p, tile))
    return found


def unpaid(p: TeotihuacanPosition, seat: int, move: int) -> list[AnswerNote]:
    """TE-14.6: returns a note about the points lost by paying less. The total never becomes negative."""
    due = cocoa_due(p, seat)
    lost = min((due - move) * p.tables.unpaid_points, sum(p.seats[seat].points))
    return [AnswerNote("loses", {"lost": lost})] if 0 <= move < due and lost > 0 else []


def lays(p: TeotihuacanPosition, tile: int, places: list[int]) -> list[AnswerNote]:
    """TE-8.18, TE-8.19: returns notes about the gains from a pyramid tile on these places, best one first.
    Gains that are worse than another one are left out.
    """
    found: list[AnswerNote] = []
    for one in view_previews.stone_gains(p, tile, places):
        climbs = [AnswerNote("temple", {"temple": temple}) for temple in one["temples"]]
        given = {"score": one["points"], "temples": climbs}
        found.append(AnswerNote("lays-climbs", given) if climbs else AnswerNote("lays", given))
    return found


def owners(p: TeotihuacanPosition, seat: int, tile: int) -> list[AnswerNote]:
    """TE-8.4: returns a note for each other owner of the technology, who scores points."""
    return [
        AnswerNote("owner-scores", {"seat": other, "score": p.tables.points_to_owners})
        for other in range(len(p.seats))
        if other != seat and technologies.owns(p, other, tile)
    ]


def ascension(move: int) -> list[AnswerNote]:
    """TE-10.3: returns a note if this power-up makes the worker ascend."""
    if not moves.RAISE <= move < moves.WASTE:
        return []
    _, power = moves.board_and_power(move - moves.RAISE)
    return [AnswerNote("ascends")] if power == names.HIGHEST_POWER else []


def decoration_places(p: TeotihuacanPosition, tile: int) -> list[AnswerNote]:
    """Returns notes about the sides for a decoration, in the order of the question that follows."""
    found: list[AnswerNote] = []
    for side, brings in view_previews.free_sides(p, tile).items():
        climbs = [AnswerNote("temple", {"temple": temple}) for temple in brings["temples"]]
        given = {"side": side, "score": brings["points"], "temples": climbs}
        found.append(AnswerNote("on-side-climbs", given) if climbs else AnswerNote("on-side", given))
    return found


def warnings(p: TeotihuacanPosition, seat: int) -> list[AnswerNote]:
    """TE-15.1: returns a warning near the end of the game. TE-14.2, TE-14.6: also returns the cost of upkeep
    if all goods and tiles were used.
    """
    forecast = view_previews.forecast(p)
    if not forecast or isinstance(p.decision(seat), Upkeep):
        return []
    if p.discs == MET and p.complete and not p.dark:
        return [AnswerNote("last-round-follows")]
    if p.discs != EXTRA:
        return []
    last = eclipse.eclipse_number(p) == p.tables.eclipses
    mine = forecast[seat]
    if mine["upkeep"] == 0:
        return [AnswerNote("last-round")] if last else []
    given = {
        "due": mine["upkeep"],
        "cocoa": p.seats[seat].cocoa,
        "lost": mine["unpaid"],
        "last": int(last),
    }
    if not mine["helps"]:
        return [AnswerNote("upkeep", {**given, "each": p.tables.unpaid_points})]
    tiles = [AnswerNote("named", {"tile": tile}) for tile in mine["helps"]]
    return [AnswerNote("upkeep-helped", {**given, "tiles": tiles})]
