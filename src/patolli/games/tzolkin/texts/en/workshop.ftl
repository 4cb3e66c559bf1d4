# The owner’s workshop: values to look up in the box.

workshop-group-market = Market
workshop-where-market = The corn exchange on the board, beside the temples.

workshop-group-calendar = Calendar
workshop-where-calendar = The teeth of the large gear and the marked food days on it.

workshop-group-wheels = Wheel
workshop-where-wheels = The small gears: count the teeth; the spaces are numbered on the board beside them.

workshop-group-temples = Temple
workshop-where-temples = The stairs of the temple on the board, from the lowest step to the top, and the bonuses above them.

workshop-group-technologies = Technology
workshop-where-technologies = The row of this technology on the technology board.

workshop-group-buildings = Building
workshop-where-buildings = The building tiles of age 1 and age 2: the price is above, the effect below.

workshop-group-monuments = Monument
workshop-where-monuments = The 13 monument tiles.

workshop-group-wealth-tiles = Wealth tile
workshop-where-wealth-tiles = The starting wealth tiles: goods and effects on the front, the space of the neutral worker in the corner.

workshop-key-wood = corn for 1 wood
workshop-key-stone = corn for 1 stone
workshop-key-gold = corn for 1 gold
workshop-key-buy-equals-sell = the same price both ways
workshop-key-skulls-tradable = skulls can be traded
workshop-key-teeth = teeth
workshop-key-start-day = first day
workshop-key-day-is = how days are counted
workshop-key-age-change-at-food-day = food day that ends age 1
workshop-key-skipped-food-day = a food day that is jumped over
workshop-key-final-extra-advance = extra teeth at the end
workshop-key-food-days = food days
workshop-key-top-space = last space
workshop-key-free-choice-spaces = spaces of free choice
workshop-key-double-advance-blocking-space = space that blocks a double advance
workshop-key-reachable-by-uxmal5 = can be chosen from Uxmal 5
workshop-key-actions = actions of the spaces
workshop-key-colour = colour
workshop-key-board-side = side of the board
workshop-key-bottom-step = lowest step
workshop-key-start-step = first step of a player
workshop-key-top-step = top step
workshop-key-top-step-capacity = players on the top step
workshop-key-highest-bonus-age1 = points of the highest, age 1
workshop-key-highest-bonus-age2 = points of the highest, age 2
workshop-key-steps = steps
workshop-key-levels = levels
workshop-key-cost-to-level = resources for each level
workshop-key-bonus-cost = resources for the bonus
workshop-key-bonus = bonus beyond the last level
workshop-key-effects = effects
workshop-key-age = age
workshop-key-kind = kind
workshop-key-cost = cost
workshop-key-rule = scores
workshop-key-of-kind = of the kind
workshop-key-vp-each = points for each
workshop-key-vp-each-by-players = points for each, by players
workshop-key-vp-by-workers = points by workers
workshop-key-vp-by-count = points by number
workshop-key-goods = goods
workshop-key-neutral-wheel = wheel of the neutral worker
workshop-key-neutral-space = space of the neutral worker
