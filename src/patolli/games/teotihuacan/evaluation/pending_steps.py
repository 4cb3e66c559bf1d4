"""The value of the pending steps of a turn. Including it prevents positions in the middle of a turn from
being evaluated as if the turn were over.
"""

from __future__ import annotations

from .. import moves, names
from ..actions import action_choice, alchemy, construction, decorations, main_action, nobles, worship
from ..components.boards import TEMPLE_ANY, VP
from ..economy import goods
from ..position import TeotihuacanPosition
from ..tiles import technologies
from ..tracks import temples
from ..turn import worker_movement
from ..workers import ascensions, power_ups, workers
from .prices import POINT, TECHNOLOGY_VALUE, Prices, best_step, reward


def pending_value(p: TeotihuacanPosition, seat: int, pr: Prices) -> int:
    """Returns the value of all pending steps for the player whose turn it is."""
    total = 0
    for step in p.agenda:
        if isinstance(step, power_ups.PowerUp):
            total += step.left * pr.pip - step.price * pr.good[names.COCOA]
        elif isinstance(step, technologies.AfterMainAction):
            total += step.power_ups * pr.pip
        elif isinstance(step, goods.TakeResource):
            total += step.left * pr.good[names.GOLD]
        elif isinstance(step, temples.ClimbAny):
            total += step.left * best_step(p, seat, pr)
        elif isinstance(step, temples.ClimbInOrder):
            total += step.blue * reward(p, seat, names.BLUE, pr)
            total += step.red * reward(p, seat, names.RED, pr) + step.green * reward(p, seat, names.GREEN, pr)
        elif isinstance(step, temples.StepReward):
            c = p.tables
            total += c.temple_points[step.temple][step.step] * POINT
            total += c.temple_cocoa[step.temple][step.step] * pr.good[names.COCOA]
            total += c.temple_any[step.temple][step.step] * pr.good[names.GOLD]
        elif isinstance(step, ascensions.ReturnToPalace):
            total += 500 - (names.HIGHEST_POWER - 1) * pr.pip
        elif isinstance(step, ascensions.ChooseReward):
            total += 500
        elif isinstance(step, action_choice.ChooseAction):
            total += best_action(p, seat, p.at[p.active], p.colours, pr)
        elif isinstance(step, worker_movement.ChooseBoard):
            total += best_board(p, seat, step, pr)
        elif isinstance(step, main_action.CarryOutAction):
            total += main_value(p, seat, p.at[p.active], pr)
        elif isinstance(step, alchemy.Learn):
            total += best_technology(p, seat, p.workers, pr)
        elif isinstance(step, nobles.ChooseRow):
            total += best_row(p, p.workers) + pr.avenue
        elif isinstance(step, decorations.ChooseDecoration):
            total += 400 + pr.track - p.tables.decoration_cost[p.workers - 1] * pr.good[names.GOLD]
        elif isinstance(step, decorations.ChooseSide):
            total += best_side(p, seat, step.tile, pr) + pr.track
            total -= p.tables.decoration_cost[p.workers - 1] * pr.good[names.GOLD]
        elif isinstance(step, construction.ChooseStone):
            total += 200 if step.laid == 0 else 0
        elif isinstance(step, construction.ChoosePlace):
            total += best_place(p, seat, step.tile, step.discount, pr)
        elif isinstance(step, construction.Discount):
            total += best_turn(p, seat, step.tile, step.place, pr) - cost(p, step.place, pr)
        elif isinstance(step, construction.Rotate):
            total += best_turn(p, seat, step.tile, step.place, pr)
        elif isinstance(step, action_choice.ChooseBenefit | worship.Worship | worship.MainBenefit):
            total += 150
        elif isinstance(step, worship.ClaimBoardTile):
            total += 100
        elif isinstance(step, goods.PayCocoa):
            total -= step.cost * pr.good[names.COCOA]
    return total


def best_board(p: TeotihuacanPosition, seat: int, step: worker_movement.ChooseBoard, pr: Prices) -> int:
    best = 0
    for move in step.legal_moves(p, seat):
        if moves.GO <= move < moves.GO + names.BOARDS:
            there = move - moves.GO
            best = max(best, best_action(p, seat, there, workers.colours_present(p, there), pr))
    return best


def best_action(p: TeotihuacanPosition, seat: int, board: int, colours: int, pr: Prices) -> int:
    """Returns the estimated value of the best option: collecting cocoa, worshipping, or the main action."""
    player = p.seats[seat]
    best = (1 + colours) * pr.good[names.COCOA]
    if names.SPACES_OF_BOARD[board]:
        best = max(best, 180)
    if board != names.PALACE and player.cocoa >= colours:
        best = max(best, main_value(p, seat, board, pr) - colours * pr.good[names.COCOA])
    return best


def main_value(p: TeotihuacanPosition, seat: int, board: int, pr: Prices) -> int:
    """Returns the value of a board's main action, carried out by the workers there and the active worker."""
    c = p.tables
    dice = workers.unlocked_on(p, seat, board)
    lowest = p.power[p.active]
    count = 1
    for die in dice:
        if die != p.active:
            count += 1
            lowest = min(lowest, p.power[die])
    count = min(count, names.WORKERS_USED)
    ups = c.power_ups[board][count - 1] * pr.pip
    if board <= names.MINE:
        cell = c.yields[board][count - 1][c.column_of_power[lowest]]
        total = cell[VP] * POINT + cell[TEMPLE_ANY] * best_step(p, seat, pr)
        for good in range(names.GOODS):
            total += cell[good] * pr.good[good]
        return total + ups
    player = p.seats[seat]
    if board == names.ALCHEMY:
        return best_technology(p, seat, count, pr) + ups if alchemy.possible(p, seat, count) else 0
    if board == names.NOBLES:
        if not nobles.possible(p, seat, count):
            return 0
        return best_row(p, count) + pr.avenue + ups - 2 * pr.good[names.WOOD]
    if board == names.DECORATIONS:
        price = c.decoration_cost[count - 1]
        if player.resources[names.GOLD] < price or not decorations.can_decorate(p):
            return 0
        return 400 + pr.track + ups - price * pr.good[names.GOLD]
    if not construction.possible(p, seat):
        return 0
    tiles = min(count, max(1, player.resources[names.STONE] // 2))
    return tiles * (pr.track + 120) + ups


def best_technology(p: TeotihuacanPosition, seat: int, count: int, pr: Prices) -> int:
    best = 0
    for place in range(names.TECHNOLOGIES_IN_PLAY):
        tile = p.technologies[place]
        if alchemy.illegal_reason(p, seat, place, count) == 0:
            value = TECHNOLOGY_VALUE[tile] * pr.late // 100
            value -= p.tables.technology_cost[tile] * pr.good[names.GOLD]
            value += reward(p, seat, p.tables.column_temple[place % names.COLUMNS], pr)
            best = max(best, value)
    return best


def best_row(p: TeotihuacanPosition, count: int) -> int:
    for row in range(count - 1, -1, -1):
        if nobles.has_room(p, row):
            return p.tables.noble_rows[row][p.rows[row]] * POINT
    return 0


def best_side(p: TeotihuacanPosition, seat: int, tile: int, pr: Prices) -> int:
    c = p.tables
    best = 0
    for side in range(names.PYRAMID_SIDES):
        if decorations.illegal_reason(p, side) != 0:
            continue
        step = decorations.next_step(p, side)
        value = c.decoration_points * POINT
        for half in range(2):
            icon = c.decoration_icons[tile][half]
            covered = c.side_printed[side][half] if step == 0 else p.icons[c.side_cells[side][step][half]]
            if icon % names.COLOURED == covered % names.COLOURED:
                value += POINT
                if icon >= names.COLOURED:
                    value += reward(p, seat, icon - names.COLOURED, pr)
        best = max(best, value)
    return best


def cost(p: TeotihuacanPosition, place: int, pr: Prices) -> int:
    price = p.tables.level_cost[p.tables.place_level[place]]
    return price[names.WOOD] * pr.good[names.WOOD] + price[names.STONE] * pr.good[names.STONE]


def best_place(p: TeotihuacanPosition, seat: int, tile: int, discount: int, pr: Prices) -> int:
    best = 0
    for place in range(names.PLACES):
        if construction.illegal_reason(p, seat, place, discount) == 0:
            best = max(best, best_turn(p, seat, tile, place, pr) - cost(p, place, pr))
    return best


def best_turn(p: TeotihuacanPosition, seat: int, tile: int, place: int, pr: Prices) -> int:
    """Returns the value of the best rotation: its points, matches, temple steps and track step."""
    c = p.tables
    cells = c.place_cells[place]
    best = 0
    for turn in c.stone_rotations[tile]:
        icons = c.stone_turned[tile][turn]
        value = 0
        for i in range(len(cells)):
            if icons[i] % names.COLOURED == p.icons[cells[i]]:
                value += POINT
                if icons[i] >= names.COLOURED:
                    value += reward(p, seat, icons[i] - names.COLOURED, pr)
        best = max(best, value)
    return best + c.level_points[c.place_level[place]] * POINT + pr.track
