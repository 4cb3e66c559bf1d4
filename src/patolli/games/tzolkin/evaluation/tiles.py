"""The values of temple steps, technologies, buildings and monuments for a seat, in hundredths of a point."""

from __future__ import annotations

from .. import building_payment, goods, monuments, names, technologies, temples
from ..components.tables import Components, Effect
from ..position import Player, TzolkinPosition
from .prices import POINT, Prices, corn_held


def climb(p: TzolkinPosition, seat: int, temple: int, steps: int, pr: Prices) -> int:
    """Returns the value of taking up to this number of steps in a temple."""
    at = p.seats[seat].temples[temple]
    top = p.tables.temple_top[temple]
    to = min(at + steps, top)
    if to == top and temples.on_top(p, temple) != -1:
        to = max(at, top - 1)
    gain = (pr.temple[temple][to] - pr.temple[temple][at]) * pr.hold // 100
    best = 0
    for other in range(p.players):
        if other != seat:
            best = max(best, p.seats[other].temples[temple])
    if at <= best <= to and to > at:
        gain += pr.highest[temple] // 2
    return gain


def best_climbs(p: TzolkinPosition, seat: int, many: int, pr: Prices) -> int:
    """Returns the value of the best steps if each is in a different temple."""
    gains = [climb(p, seat, temple, 1, pr) for temple in range(names.TEMPLES)]
    if many == 1:
        return max(gains)
    return sum(gains) - (min(gains) if many < names.TEMPLES else 0)


def advance(p: TzolkinPosition, seat: int, technology: int, pr: Prices) -> int:
    """Returns the value of one more level, or of the bonus after the last level."""
    level = p.seats[seat].technologies[technology]
    if level < names.TECHNOLOGY_LEVELS:
        row = pr.technology[technology]
        return row[level + 1] - row[level]
    effect, a, b = p.tables.technology_bonus[technology]
    if effect == names.STEP_UP_ANY:
        return best_climbs(p, seat, 1, pr)
    if effect == names.GAIN_ANY:
        return a * pr.good[names.GOLD]
    if effect == names.POINTS:
        return a * POINT
    return b * (pr.good[a] if a != names.CORN else pr.corn)


def best_advances(p: TzolkinPosition, seat: int, pr: Prices) -> tuple[int, int]:
    """Returns the values of the best and the second-best paid advance, minus their costs."""
    player = p.seats[seat]
    have = goods.resources(player)
    price = pr.good[names.WOOD] if player.resources[names.WOOD] > 0 else pr.good[names.STONE]
    first = 0
    second = 0
    for technology in range(names.TECHNOLOGIES):
        cost = technologies.cost(p, seat, technology)
        net = advance(p, seat, technology, pr) - cost * price
        if cost > have:
            net = net * left_of(cost - have, pr) // 100
        if net > first:
            second = first
            first = net
        elif net > second:
            second = net
    return first, second if have >= 3 else second * pr.lacking[3] // 100


def left_of(missing: int, pr: Prices) -> int:
    """Returns the percentage of its value that a building or monument keeps if the player lacks this number
    of goods for it.
    """
    return pr.lacking[min(missing, len(pr.lacking) - 1)]


def fed(c: Components, player: Player, wanted: int) -> int:
    """Returns the total effect of a player's farms: the number of workers who need no corn, or the reduction
    of the corn that each worker needs.
    """
    total = 0
    for building in player.buildings:
        for effect, a, _ in c.building_effects[building]:
            if effect == wanted:
                total += a
    for wealth in player.wealth:
        for effect, a, _ in c.wealth_effects[wealth]:
            if effect == wanted:
                total += a
    return total


def need(p: TzolkinPosition, player: Player) -> int:
    """Returns the corn that this player's workers eat on a food day."""
    c = p.tables
    hungry = player.workers - fed(c, player, names.FEED_FREE)
    if hungry <= 0:
        return 0
    return hungry * max(0, c.corn_per_worker - fed(c, player, names.FEED_DISCOUNT))


def corn_value(p: TzolkinPosition, player: Player, amount: int, pr: Prices) -> int:
    """Returns the value of additional corn. Corn for workers who would otherwise be unfed is worth more."""
    total = corn_held(player.corn + amount, pr) - corn_held(player.corn, pr)
    short = need(p, player) - player.corn
    if short > 0:
        total += min(amount, short) * pr.hunger
    return total


def worker_value(p: TzolkinPosition, player: Player, pr: Prices) -> int:
    """Returns the value of an additional worker, minus the cost of its food."""
    if player.workers >= p.tables.workers_most:
        return 0
    days = len(p.tables.food_day) - p.food_days
    unit = max(0, p.tables.corn_per_worker - fed(p.tables, player, names.FEED_DISCOUNT))
    if player.workers < fed(p.tables, player, names.FEED_FREE):
        unit = 0
    return max(0, pr.workers[player.workers + 1] - pr.workers[player.workers] - unit * days * pr.food)


def effects_value(p: TzolkinPosition, seat: int, effects: list[Effect], pr: Prices, first: int = 0) -> int:
    """Returns the value of a tile's effects, starting with the effect at index `first`."""
    total = 0
    player = p.seats[seat]
    for i in range(first, len(effects)):
        effect, a, b = effects[i]
        if effect == names.GAIN:
            total += b * (pr.corn if a == names.CORN else pr.good[a])
        elif effect == names.POINTS:
            total += a * POINT
        elif effect == names.WORKER:
            total += a * worker_value(p, player, pr)
        elif effect == names.ADVANCE:
            total += advance(p, seat, a, pr)
        elif effect == names.ADVANCE_ANY:
            total += a * max([advance(p, seat, t, pr) for t in range(names.TECHNOLOGIES)])
        elif effect == names.STEP_UP:
            total += climb(p, seat, a, b, pr)
        elif effect == names.STEP_UP_ANY:
            total += a * best_climbs(p, seat, 1, pr)
        elif effect == names.GAIN_ANY:
            total += a * pr.good[names.GOLD]
        elif effect == names.BUILD:
            total += pr.extra_build
        elif effect == names.MARKET:
            total += pr.extra_market
        elif effect == names.PAID_ACTION:
            total += pr.extra_action
        else:
            total += farm_value(p, player, effect, a, pr)
    return total


def farm_value(p: TzolkinPosition, player: Player, effect: int, a: int, pr: Prices) -> int:
    """Returns the value of the corn that a farm saves on all remaining food days."""
    days = len(p.tables.food_day) - p.food_days
    free = fed(p.tables, player, names.FEED_FREE)
    unit = max(0, p.tables.corn_per_worker - fed(p.tables, player, names.FEED_DISCOUNT))
    hungry = max(0, player.workers - free)
    saved = min(a, hungry) * unit if effect == names.FEED_FREE else hungry * min(a, unit)
    return saved * days * pr.food


def building_value(p: TzolkinPosition, seat: int, building: int, pr: Prices, benefits: bool) -> int:
    """Returns the value of a building, including the benefits of architecture and the monuments that count
    it.
    """
    c = p.tables
    player = p.seats[seat]
    total = effects_value(p, seat, c.building_effects[building], pr)
    if benefits:
        level = player.technologies[names.ARCHITECTURE]
        total += c.build_corn[level] * pr.corn + c.build_points[level] * POINT
    for monument in player.monuments:
        rule = c.monument_rule[monument]
        if rule == names.PER_STRUCTURE or (
            rule == names.PER_KIND and c.monument_kind[monument] == c.building_kind[building]
        ):
            total += c.monument_points[monument] * POINT
    return total


def price_of(cost: list[int], pr: Prices) -> int:
    total = 0
    for good in range(len(cost)):
        total += cost[good] * pr.good[good]
    return total


def best_buildings(p: TzolkinPosition, seat: int, pr: Prices, corn: bool) -> tuple[int, int]:
    """Returns the net values of the best and the second-best building on display. Buildings that the player
    cannot afford yet are worth less.
    """
    c = p.tables
    player = p.seats[seat]
    discount = c.build_discount[player.technologies[names.ARCHITECTURE]]
    first = 0
    second = 0
    for building in p.display:
        net = building_value(p, seat, building, pr, True)
        cost = c.building_cost[building]
        if corn:
            due = building_payment.corn_cost(p, player, building)
            net -= due * pr.corn
            lacking = 0 if due <= player.corn else (due - player.corn + 1) // 2
        else:
            net -= price_of(cost, pr) - (pr.good[names.STONE] if discount > 0 else 0)
            lacking = building_payment.missing(player, cost) - discount
        if lacking > 0:
            net = net * left_of(lacking, pr) // 100
        if net > first:
            second = first
            first = net
        elif net > second:
            second = net
    return first, second


def best_monument(p: TzolkinPosition, seat: int, pr: Prices) -> int:
    """Returns the net value of the best monument on display. Monuments that the player cannot afford yet are
    worth less.
    """
    player = p.seats[seat]
    best = 0
    for monument in p.monuments:
        cost = p.tables.monument_cost[monument]
        net = monument_value(p, seat, monument, pr) - price_of(cost, pr)
        if not monuments.payable(p, player, monument):
            net = net * left_of(max(1, building_payment.missing(player, cost)), pr) // 100
        best = max(best, net)
    return best


def monument_value(p: TzolkinPosition, seat: int, monument: int, pr: Prices) -> int:
    """Returns the points that a monument would score now, plus the points that it is expected to gain."""
    c = p.tables
    points = monuments.points(p, seat, monument)
    rule = c.monument_rule[monument]
    if rule == names.PER_KIND and c.monument_frame[monument] == c.monument_kind[monument]:
        points += c.monument_points[monument]
    elif rule == names.PER_STRUCTURE:
        points += c.monument_points[monument]
    elif rule == names.PER_MONUMENT_OF_ALL:
        points += c.monument_scale[monument][p.players]
    return points * (POINT + pr.growth)


def net_of(p: TzolkinPosition, seat: int, building: int, how: int, pr: Prices) -> int:
    """Returns the net value of a building that is being bought: its gains minus what is left to pay."""
    plain = how == building_payment.PLAIN
    value = building_value(p, seat, building, pr, not plain)
    cost = price_of(p.tables.building_cost[building], pr)
    saved = p.tables.build_discount[building_payment.level(p.seats[seat], how)]
    return value - max(0, cost - saved * pr.good[names.STONE])
