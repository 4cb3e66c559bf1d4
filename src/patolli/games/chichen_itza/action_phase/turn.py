"""The action phase (CI-5). Each player has four turns, with one marker and one action per turn."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Task
from ....kernel.bits import shifted
from ....kernel.native import i64
from ....kernel.seats import NOBODY
from .. import events, moves, names, reasons
from ..cards import card_events, hooks, offers
from ..cards.card import COINS_SPACE, DISCOUNT, FEE, FREE_MOVE, MAXIMUM, SECOND_MARKER, TOLL
from ..economy import goods, idols
from ..position import AMONG, Ask, ChichenPosition
from . import action_start, prices


class NextTurn(Task[ChichenPosition]):
    """CI-5.1: asks the next seat in turn order, until all markers are placed."""

    id = "NextTurn"
    rule = "CI-5.1"

    def run(self, p: ChichenPosition) -> None:
        if p.turns < p.players * p.tables.actions_per_round:
            p.turn = p.order[p.turns % p.players]
            p.turns += 1
            p.then(CHOOSE_ACTION, NEXT_TURN)


def tile_of(move: int) -> int:
    """Returns the action tile on which this move places a marker."""
    return names.HERO_TILE if move == moves.PLACE_FREE else (move - moves.PLACE) // 2


def action_of(move: int) -> int:
    if move == moves.PLACE_FREE:
        return names.MOVE_HERO
    return names.ACTIONS_ON[(move - moves.PLACE) // 2][(move - moves.PLACE) % 2]


def price_of(p: ChichenPosition, seat: int, move: int) -> int:
    if move == moves.PLACE_FREE:
        return 0
    return prices.price(p, seat, tile_of(move), action_of(move))


def price_name(tile: int, which: int) -> str:
    """Returns the name that `ChooseAction` uses for the price of an action."""
    name = f"price_{names.ACTIONTILE_IDS[tile]}"
    if len(names.ACTIONS_ON[tile]) > 1:
        name += f"_{names.ACTION_IDS[names.ACTIONS_ON[tile][which]]}"
    return name.replace("-", "_")


PRICE_NAMES: Final = [
    price_name(tile, which)
    for tile in range(names.ACTION_TILES)
    for which in range(len(names.ACTIONS_ON[tile]))
]


class ChooseAction(Ask):
    """CI-D6: the choice of a tile and one of its actions, or of the coins space."""

    id = "ChooseAction"
    rule = "CI-D6"
    number_names = ("marker", *PRICE_NAMES)
    idols = AMONG  # an exchange can make a tile affordable (CI-5.6)

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        found: list[int] = []
        for tile in p.grid:
            found.append(moves.PLACE + 2 * tile)
            if len(names.ACTIONS_ON[tile]) > 1:
                found.append(moves.PLACE + 2 * tile + 1)
        if prices.free_hero(p, seat) >= 0:
            found.append(moves.PLACE_FREE)
        found.append(moves.PLACE_COINS)
        return [*found, *idols.among(p, seat)]

    def legal_moves(self, p: ChichenPosition, seat: int) -> list[int]:
        """Gives the same result as `illegal_reason`, but computes what several tiles have in common only
        once.
        """
        player = p.seats[seat]
        own: i64 = 0 if prices.may_place_again(p, seat) else player.markers
        taken: i64 = 0
        for anybody in p.seats:
            taken |= anybody.markers
        discounts = hooks.gods(player, DISCOUNT)
        maxima = hooks.gods(player, MAXIMUM)
        owing = prices.anybody_else(p, seat, TOLL)
        fees = prices.anybody_else(p, seat, FEE)
        rows: i64 = p.tables.action_rows[p.players]
        columns: i64 = p.tables.action_columns[p.players]
        grid, costs = p.grid, p.costs
        coins: i64 = player.coins
        actions_on = names.ACTIONS_ON
        tried: i64 = 0  # a bit mask of the actions tried so far
        illegal: i64 = 0
        found: list[int] = []
        space: i64 = 0
        for row in range(rows):
            row_cost: i64 = costs[row]
            for column in range(columns):
                tile: i64 = grid[space]
                space += 1
                if own >> tile & 1:
                    continue
                price: i64 = costs[rows + column]
                if (price < row_cost) == (taken >> tile & 1 != 0):
                    price = row_cost
                move: i64 = moves.PLACE + 2 * tile
                for action in actions_on[tile]:
                    cost: i64 = price
                    if discounts:
                        cost = hooks.discounted(p, seat, tile, cost, discounts)
                    for card in maxima:
                        cost = min(cost, card.maximum(p, seat, action))
                    left: i64 = coins - cost
                    if owing:
                        left -= prices.tolls(p, seat, tile)
                    if left >= 0:
                        bit = shifted(1, action)
                        if not tried & bit or (fees and action >= names.LAND_MOVEMENT):
                            tried |= bit
                            if (
                                action_start.illegal_reason(p, seat, action, left) == 0
                            ):  # whether an action is possible can depend on the remaining coins
                                illegal &= ~bit
                            else:
                                illegal |= bit
                        if not illegal & bit:
                            found.append(move)
                    move += 1
        if self.free(p, seat):
            found.append(moves.PLACE_FREE)
        found.append(moves.PLACE_COINS)
        found.extend(idols.offered(p, seat))
        return found

    def free(self, p: ChichenPosition, seat: int) -> bool:
        return prices.free_hero(p, seat) >= 0 and self.illegal_reason(p, seat, moves.PLACE_FREE) == 0

    def illegal_reason(self, p: ChichenPosition, seat: int, move: int) -> int:
        if move == moves.PLACE_COINS:
            return 0
        if idols.is_exchange(move):
            return idols.illegal_reason(p, seat, move)
        player = p.seats[seat]
        tile = tile_of(move)
        if player.markers >> tile & 1 and not prices.may_place_again(p, seat):
            return reasons.OWN_MARKER
        left = player.coins - price_of(p, seat, move) - prices.tolls(p, seat, tile)
        if left < 0:
            return reasons.TOO_FEW_COINS
        if move == moves.PLACE_FREE:
            return action_start.hero_illegal_reason(p, seat, prices.free_hero(p, seat), left)
        return action_start.illegal_reason(p, seat, action_of(move), left)

    def explain_absent(self, p: ChichenPosition, seat: int, move: int) -> int:
        if move == moves.PLACE_FREE:
            return reasons.NO_FREE_HERO
        return (
            reasons.ACTION_NOT_IN_PLAY if moves.PLACE <= move < moves.PLACE_COINS else self.idol_reason(move)
        )

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        player = p.seats[seat]
        if idols.is_exchange(move):
            p.push(self)
            idols.exchange(p, seat, move)
            return
        player.placed += 1
        if move == moves.PLACE_COINS:
            p.emit(events.PLACED_COINS, seat, p.tables.coins_space)
            player.coins += p.tables.coins_space
            offers.ask(p, COINS_SPACE, seat, 0)
            return
        tile = tile_of(move)
        action = action_of(move)
        price = price_of(p, seat, move)
        p.emit(events.PLACED, seat, tile, action, price)
        prices.emit_cards(p, seat, tile, action)
        goods.pay(p, seat, price)
        pay_tolls(p, seat, tile)
        if player.markers >> tile & 1:
            player.used |= prices.USED_SECOND_MARKER
            card_events.emit_gods(p, seat, SECOND_MARKER)
        player.markers |= 1 << tile
        if move == moves.PLACE_FREE:
            card_events.emit_heroes(p, seat, 1 << prices.free_hero(p, seat), FREE_MOVE)
            action_start.move_hero(p, seat, prices.free_hero(p, seat))
        else:
            action_start.perform(p, seat, action)

    def default(self, p: ChichenPosition, seat: int) -> int:
        return moves.PLACE_COINS

    def reason_numbers(self, p: ChichenPosition, seat: int, move: int, reason: int) -> list[int]:
        if reason != reasons.TOO_FEW_COINS:
            return []
        return [price_of(p, seat, move) + prices.tolls(p, seat, tile_of(move)), p.seats[seat].coins]

    def numbers(self, p: ChichenPosition, seat: int) -> list[int]:
        """Returns the number of this marker and the price of every action.

        A price of -1 means that the action is not on the board.
        """
        spaces = [names.NOTHING] * names.ACTION_TILES
        for space in range(len(p.grid)):
            spaces[p.grid[space]] = space
        found = [p.seats[seat].placed + 1]
        for tile in range(names.ACTION_TILES):
            space = spaces[tile]
            printed = prices.at(p, space) if space >= 0 else 0
            for action in names.ACTIONS_ON[tile]:
                found.append(hooks.price(p, seat, tile, action, printed) if space >= 0 else -1)
        return found


def pay_tolls(p: ChichenPosition, seat: int, tile: int) -> None:
    """CI-5.6: pays the tolls to the owners of the cards. The price of the tile has already been paid."""
    if not prices.anybody_else(p, seat, TOLL):
        return
    for other in range(p.players):
        toll = hooks.toll(p, other, seat, tile) if other != seat else 0
        if toll:
            goods.pay_to(p, seat, other, toll)
            p.emit(events.TOLL, seat, other, toll)
            card_events.emit_gods(p, other, TOLL)


NEXT_TURN: Final = NextTurn()
CHOOSE_ACTION: Final = ChooseAction()


def seat_in_turn(p: ChichenPosition) -> int:
    """CI-5.1: returns the seat whose turn it is; NOBODY in the supply phase and at the end of a round."""
    lasts = p.turns > 0 and any(isinstance(step, NextTurn) for step in p.agenda)
    return p.turn if lasts else NOBODY
