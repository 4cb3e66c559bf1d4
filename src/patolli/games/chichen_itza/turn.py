"""The action phase (CI-5): four turns each, one marker, one action."""

from __future__ import annotations

from typing import Final

from ...kernel.agenda import Task
from ...kernel.native import i64
from . import (
    actions,
    effects,
    events,
    goods,
    hooks,
    idols,
    moves,
    names,
    offers,
    prices,
    reasons,
)
from .cards.card import COINS_SPACE, DISCOUNT, FEE, FREE_MOVE, MAXIMUM, SECOND_MARKER, TOLL
from .position import AMONG, Ask, ChichenPosition


class NextTurn(Task[ChichenPosition]):
    """CI-5.1: in turn order, until everybody has placed all markers."""

    rule = "CI-5.1"

    def run(self, p: ChichenPosition) -> None:
        if p.turns < p.players * p.tables.actions_per_round:
            p.turn = p.order[p.turns % p.players]
            p.turns += 1
            p.push(NEXT_TURN)
            p.push(CHOOSE_ACTION)


def tile_of(move: int) -> int:
    """The action tile of a placing move."""
    return names.HERO_TILE if move == moves.PLACE_FREE else (move - moves.PLACE) // 2


def action_of(move: int) -> int:
    if move == moves.PLACE_FREE:
        return names.MOVE_HERO
    return names.ACTIONS_ON[(move - moves.PLACE) // 2][(move - moves.PLACE) % 2]


def price_of(p: ChichenPosition, seat: int, move: int) -> int:
    if move == moves.PLACE_FREE:
        return 0
    return prices.price(p, seat, tile_of(move), action_of(move))


UNKNOWN: Final = -1
PLACES: Final = [
    moves.place(tile, which)
    for tile in range(names.ACTION_TILES)
    for which in range(len(names.ACTIONS_ON[tile]))
]
"""Every action of every tile."""


class ChooseAction(Ask):
    """CI-D6: a tile and one of its actions, or the coins space."""

    rule = "CI-D6"
    idols = AMONG  # an exchange can make a tile payable (CI-5.6)

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

    def options(self, p: ChichenPosition, seat: int) -> list[int]:
        """As the bars say; what several tiles have in common is worked out once."""
        player = p.seats[seat]
        mine: i64 = 0 if prices.may_place_again(p, seat) else player.markers
        taken: i64 = 0
        for anybody in p.seats:
            taken |= anybody.markers
        discounts = hooks.gods(player, DISCOUNT)
        maxima = hooks.gods(player, MAXIMUM)
        owing = prices.anybody_else(p, seat, TOLL)
        fees = prices.anybody_else(p, seat, FEE)
        rows = p.tables.action_rows[p.players]
        columns = p.tables.action_columns[p.players]
        grid, costs, coins = p.grid, p.costs, player.coins
        actions_on = names.ACTIONS_ON
        bars = [UNKNOWN] * names.ACTIONS
        found: list[int] = []
        space = 0
        for row in range(rows):
            row_cost = costs[row]
            for column in range(columns):
                tile = grid[space]
                space += 1
                if mine >> tile & 1:
                    continue
                price = costs[rows + column]
                if (price < row_cost) == (taken >> tile & 1 != 0):
                    price = row_cost
                actions_here = actions_on[tile]
                for which in range(len(actions_here)):
                    action = actions_here[which]
                    cost = price
                    if discounts:
                        cost = hooks.discounted(p, seat, tile, cost, discounts)
                    for card in maxima:
                        cost = min(cost, card.maximum(p, seat, action))
                    left = coins - cost
                    if owing:
                        left -= prices.tolls(p, seat, tile)
                    if left >= 0:
                        bar = bars[action]
                        if bar == UNKNOWN or (fees and action >= names.LAND_MOVEMENT):
                            bar = actions.bar(p, seat, action, left)  # the coins left may matter
                            bars[action] = bar
                        if bar == 0:
                            found.append(moves.PLACE + 2 * tile + which)
        if self.free(p, seat):
            found.append(moves.PLACE_FREE)
        found.append(moves.PLACE_COINS)
        for move in idols.among(p, seat):
            if idols.bar(p, seat, move) == 0:
                found.append(move)
        return found

    def free(self, p: ChichenPosition, seat: int) -> bool:
        return prices.free_hero(p, seat) >= 0 and self.bars(p, seat, moves.PLACE_FREE) == 0

    def bars(self, p: ChichenPosition, seat: int, move: int) -> int:
        if move == moves.PLACE_COINS:
            return 0
        if idols.is_exchange(move):
            return idols.bar(p, seat, move)
        player = p.seats[seat]
        tile = tile_of(move)
        if player.markers >> tile & 1 and not prices.may_place_again(p, seat):
            return reasons.OWN_MARKER
        left = player.coins - price_of(p, seat, move) - prices.tolls(p, seat, tile)
        if left < 0:
            return reasons.TOO_FEW_COINS
        if move == moves.PLACE_FREE:
            return actions.bar_hero(p, seat, prices.free_hero(p, seat), left)
        return actions.bar(p, seat, action_of(move), left)

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        player = p.seats[seat]
        if idols.is_exchange(move):
            p.push(self)
            idols.exchange(p, seat, move)
            return
        player.placed += 1
        if move == moves.PLACE_COINS:
            p.tell(events.PLACED_COINS, seat, p.tables.coins_space)
            player.coins += p.tables.coins_space
            offers.ask(p, COINS_SPACE, seat, 0)
            return
        tile = tile_of(move)
        action = action_of(move)
        price = price_of(p, seat, move)
        p.tell(events.PLACED, seat, tile, action, price)
        effects.price(p, seat, tile, action, prices.printed(p, tile))
        goods.pay(p, seat, price)
        pay_tolls(p, seat, tile)
        if player.markers >> tile & 1:
            player.used |= prices.USED_SECOND_MARKER
            effects.of_gods(p, seat, SECOND_MARKER)
        player.markers |= 1 << tile
        if move == moves.PLACE_FREE:
            effects.of_group(p, seat, 1 << prices.free_hero(p, seat), FREE_MOVE)
            actions.move_hero(p, seat, prices.free_hero(p, seat))
        else:
            actions.perform(p, seat, action)

    def default(self, p: ChichenPosition, seat: int) -> int:
        return moves.PLACE_COINS

    def why(self, p: ChichenPosition, seat: int, move: int, reason: int) -> list[int]:
        if reason != reasons.TOO_FEW_COINS:
            return []
        return [price_of(p, seat, move) + prices.tolls(p, seat, tile_of(move)), p.seats[seat].coins]

    def numbers(self, p: ChichenPosition, seat: int) -> list[int]:
        """Which marker this is, and what every action costs; -1: it is not on the board."""
        prices_now = [price_of(p, seat, move) if tile_of(move) in p.grid else -1 for move in PLACES]
        return [p.seats[seat].placed + 1, *prices_now]


def pay_tolls(p: ChichenPosition, seat: int, tile: int) -> None:
    """CI-5.6: after the price, to the owners of the cards."""
    for other in range(p.players):
        toll = hooks.toll(p, other, seat, tile) if other != seat else 0
        if toll:
            goods.pay_to(p, seat, other, toll)
            p.tell(events.TOLL, seat, other, toll)
            effects.toll(p, other)


NEXT_TURN: Final = NextTurn()
CHOOSE_ACTION: Final = ChooseAction()
