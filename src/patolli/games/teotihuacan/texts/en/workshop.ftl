# The owner’s workshop: values to look up in the box.

workshop-group-meta = About this file
workshop-where-meta = Nothing to look up: no rule uses it.

workshop-group-supply = Contents of the box
workshop-where-supply = The list of components in the rulebook; count the tiles.

workshop-group-action-boards = Action board
workshop-where-action-boards = The eight action boards: number, worship space and discovery tile.

workshop-group-board-ring = Ring of action boards
workshop-where-board-ring = The main board, and the set-up of the first game in the rulebook.

workshop-group-costs = Costs
workshop-where-costs = The main board and the player aid.

workshop-group-yields = Yield
workshop-where-yields = The action boards of forest, quarry and gold deposit: the row for 1, 2 and 3 workers.

workshop-group-alchemy = Alchemy
workshop-where-alchemy = The action board Alchemy, on which technology tiles are placed.

workshop-group-technology-printed = Technologies of the first game
workshop-where-technology-printed = The set-up of the first game in the rulebook.

workshop-group-technology-setup = Technologies in play
workshop-where-technology-setup = The rulebook.

workshop-group-technology = Technology tile
workshop-where-technology = The technology tiles: number, cost, and when each works.

workshop-group-nobles = Nobles
workshop-where-nobles = The action board Nobles: cost and points of the three rows.

workshop-group-buildings-row = Row of buildings
workshop-where-buildings-row = The row of buildings on the main board.

workshop-group-decorations = Decorations
workshop-where-decorations = The action board Decorations.

workshop-group-decoration-tiles = Decoration tile
workshop-where-decoration-tiles = The decoration tiles: the icon on each half, + for one with a point. F, H, O, S are the icons.

workshop-group-decoration-sides = Side of the pyramid
workshop-where-decoration-sides = The pyramid on the main board, from this side.

workshop-group-construction = Construction
workshop-where-construction = The action board Construction.

workshop-group-pyramid-levels = Level of the pyramid
workshop-where-pyramid-levels = The pyramid board: cost and points of each level.

workshop-group-pyramid-grid = Ground of the pyramid
workshop-where-pyramid-grid = The icons printed below the pyramid, row by row.

workshop-group-pyramid-tiles = Pyramid tile
workshop-where-pyramid-tiles = The pyramid tiles: the four icons clockwise from above left.

workshop-group-pyramid-start = Pyramid at the start
workshop-where-pyramid-start = The set-up of the rulebook, for each number of players.

workshop-group-royal-tiles = Royal tile
workshop-where-royal-tiles = The royal tiles: category A, B or C, number and effect.

workshop-group-royal-printed = Royal tiles of the first game
workshop-where-royal-printed = The set-up of the first game in the rulebook.

workshop-group-discovery-tiles = Discovery tile
workshop-where-discovery-tiles = The discovery tiles: sort them by what they show and count them.

workshop-group-discovery-placement = Places of discovery tiles
workshop-where-discovery-placement = The set-up of the rulebook, and the Avenue of the Dead on the main board.

workshop-group-temple-tiles = Discovery tiles in a temple
workshop-where-temple-tiles = The temple tracks and the set-up of the rulebook.

workshop-group-masks = Masks
workshop-where-masks = The masks on discovery tiles, and the points of a set on the player aid.

workshop-group-temple-tracks = Temple track
workshop-where-temple-tracks = The temple track on the main board, from the bottom up.

workshop-group-temple-bonus-tiles = Temple bonus tile
workshop-where-temple-bonus-tiles = The bonus tiles at the top of the temples.

workshop-group-temple-bonus-printed = Temple bonuses of the first game
workshop-where-temple-bonus-printed = The set-up of the first game in the rulebook.

workshop-group-avenue = Avenue of the Dead
workshop-where-avenue = The Avenue of the Dead on the main board.

workshop-group-pyramid-track = Pyramid track
workshop-where-pyramid-track = The pyramid track on the main board, and the scoring of an eclipse.

workshop-group-pyramid-track-max = End of the pyramid track
workshop-where-pyramid-track-max = The pyramid track on the main board.

workshop-group-calendar = Calendar
workshop-where-calendar = The calendar on the main board: where the two discs start.

workshop-group-upkeep = Upkeep
workshop-where-upkeep = The scoring of an eclipse in the rulebook.

workshop-group-vp-floor = Lowest score
workshop-where-vp-floor = The rulebook.

workshop-group-ascension = Ascension
workshop-where-ascension = The Avenue of the Dead, and ascension in the rulebook.

workshop-group-ascension-rewards = Reward of an ascension
workshop-where-ascension-rewards = The rewards at the Avenue of the Dead on the main board.

workshop-group-start-cocoa = Cocoa at the start
workshop-where-start-cocoa = The set-up of the rulebook, for each number of players.

workshop-group-start-cocoa-solo = Cocoa at the start, solo
workshop-where-start-cocoa-solo = The solo chapter of the rulebook and the Teotibot’s board.

workshop-group-starting-setup = Starting tiles: how many
workshop-where-starting-setup = The rulebook.

workshop-group-starting-tiles = Starting tile
workshop-where-starting-tiles = The starting tiles: two boards for workers, and what one receives.

workshop-group-first-game = First game, seat
workshop-where-first-game = The set-up of the first game in the rulebook.

workshop-group-neutral-workers = Neutral workers
workshop-where-neutral-workers = The set-up of the rulebook for 2 and 3 players.

workshop-group-solo-setup = Teotibot at the start
workshop-where-solo-setup = The solo chapter of the rulebook and the Teotibot’s board.

workshop-group-solo-action-pyramid = Teotibot’s pyramid of actions
workshop-where-solo-action-pyramid = The solo chapter of the rulebook and the Teotibot’s board.

workshop-group-solo-bot-tiles = Teotibot tile
workshop-where-solo-bot-tiles = The solo chapter of the rulebook and the Teotibot’s board.

workshop-group-solo-bot-numbers = Teotibot’s numbers
workshop-where-solo-bot-numbers = The solo chapter of the rulebook and the Teotibot’s board.

workshop-group-solo-bot-numbers-single = Teotibot’s other numbers
workshop-where-solo-bot-numbers-single = The solo chapter of the rulebook and the Teotibot’s board.

workshop-group-solo-bot-decided = Teotibot: decided here
workshop-where-solo-bot-decided = The solo chapter of the rulebook and the Teotibot’s board.

workshop-key-game = game
workshop-key-title = title
workshop-key-players-min = fewest players
workshop-key-players-max = most players
workshop-key-schema = version of the file
workshop-key-public-sources = public sources
workshop-key-confidence-values = words for confidence
workshop-key-decoration-tiles = decoration tiles
workshop-key-discovery-tiles = discovery tiles
workshop-key-technology-tiles = technology tiles
workshop-key-starting-tiles = starting tiles
workshop-key-royal-tiles = royal tiles
workshop-key-temple-bonus-tiles = temple bonus tiles
workshop-key-calendar-discs = calendar discs
workshop-key-buildings = buildings
workshop-key-pyramid-tiles = pyramid tiles
workshop-key-dice-per-player = dice of a player
workshop-key-discs-per-player = discs of a player
workshop-key-number = number
workshop-key-worship = worship space
workshop-key-worship-spaces = worship spaces
workshop-key-discovery = has a discovery tile
workshop-key-palace-slot = place of the Palace
workshop-key-construction-slot = place of Construction
workshop-key-shuffled-slots = places that are shuffled
workshop-key-printed-clockwise = printed order, clockwise
workshop-key-unlock-own-any-number = cocoa to unlock own workers
workshop-key-pass-unlock-all = cocoa to unlock all by passing
workshop-key-displace-other-worker-from-worship = cocoa to displace a worker from worship
workshop-key-worship-both-benefits = cocoa for both benefits of worship
workshop-key-main-action-per-colour-present = cocoa per other colour for an action
workshop-key-cocoa-base = cocoa collected
workshop-key-cocoa-per-colour-present = cocoa collected per colour
workshop-key-max-workers-used = workers used at most
workshop-key-workers-1 = with 1 worker
workshop-key-workers-2 = with 2 workers
workshop-key-workers-3 = with 3 workers
workshop-key-power-ups = power-ups
workshop-key-column-temple = temple of each column
workshop-key-row2-min-workers = workers for the second row
workshop-key-row2-single-min-power = power of a single worker for it
workshop-key-power-ups-row2-single = power-ups of that worker
workshop-key-vp-to-each-earlier-owner = points for earlier owners
workshop-key-row1 = first row
workshop-key-row2 = second row
workshop-key-in-play = tiles in play
workshop-key-cost = cost
workshop-key-trigger = works when
workshop-key-boards = boards
workshop-key-effect = effect
workshop-key-row-top = points, top row
workshop-key-row-middle = points, middle row
workshop-key-row-bottom = points, bottom row
workshop-key-avenue-steps = steps on the Avenue
workshop-key-values = values
workshop-key-cost-gold = cost in gold
workshop-key-display = tiles on display
workshop-key-vp-fixed = points
workshop-key-vp-per-match = points for a match
workshop-key-pyramid-track-steps = steps on the pyramid track
workshop-key-a = half a
workshop-key-b = half b
workshop-key-printed = printed icons
workshop-key-halves = halves
workshop-key-cells-1 = places on level 1
workshop-key-cells-2 = places on level 2
workshop-key-cells-3 = places on level 3
workshop-key-support-1 = support on level 1
workshop-key-support-2 = support on level 2
workshop-key-support-3 = support on level 3
workshop-key-max-tiles = tiles at most
workshop-key-pyramid-track-steps-per-tile = steps on the pyramid track per tile
workshop-key-level = level
workshop-key-side = tiles per side
workshop-key-spaces = spaces
workshop-key-stone = stone
workshop-key-wood = wood
workshop-key-gold = gold
workshop-key-vp = points
workshop-key-rows = rows of icons
workshop-key-cells = icons
workshop-key-level1 = tiles on level 1
workshop-key-level2 = tiles on level 2
workshop-key-category = category
workshop-key-kind = kind
workshop-key-more = further number
workshop-key-pay = costs
workshop-key-gain = brings
workshop-key-cocoa = cocoa
workshop-key-resources = resources
workshop-key-left-to-right = from left to right
workshop-key-copies = how many there are
workshop-key-per-worship-board = tiles per worship board
workshop-key-avenue-tiles = tiles at these steps
workshop-key-temple = temple
workshop-key-step = step
workshop-key-tiles-by-players = tiles for 1 to 4 players
workshop-key-kinds = kinds
workshop-key-set-vp = points of a set
workshop-key-bonus-step = step of the bonus
workshop-key-top-step = top step
workshop-key-steps = steps
workshop-key-best-set = counts the best set of masks
workshop-key-vp-per-technology = points for a technology
workshop-key-vp-per-avenue-step = points for a step on the Avenue
workshop-key-vp-per-bonus-tile-reached = points for a temple bonus
workshop-key-vp-per-non-mask-discovery = points for a discovery tile without mask
workshop-key-vp-power-1-3 = points for a worker of power 1 to 3
workshop-key-vp-power-4-5 = points for a worker of power 4 or 5
workshop-key-blue = blue temple
workshop-key-red = red temple
workshop-key-green = green temple
workshop-key-start = first step
workshop-key-max = last step
workshop-key-vp-per-step-by-eclipse = points for a step, by eclipse
workshop-key-vp-most-steps = points for most steps
workshop-key-white-start = white disc starts at
workshop-key-black-start = black disc, by players
workshop-key-black-shift-after-eclipse = black disc after an eclipse
workshop-key-eclipses = eclipses
workshop-key-extra-rounds-after-meeting = rounds after the discs meet
workshop-key-cocoa-power-1-3 = cocoa for a worker of power 1 to 3
workshop-key-cocoa-power-4-5 = cocoa for a worker of power 4 or 5
workshop-key-vp-loss-per-unpaid = points lost for each unpaid
workshop-key-min-vp = lowest score
workshop-key-reset-power = power afterwards
workshop-key-calendar-steps = steps of the calendar
workshop-key-temple-any = steps in any temple
workshop-key-pay-cocoa = cocoa to pay
workshop-key-power = power
workshop-key-players-2 = 2 players
workshop-key-players-3 = 3 players
workshop-key-players-4 = 4 players
workshop-key-human = player
workshop-key-bot = Teotibot
workshop-key-dealt = dealt
workshop-key-kept = kept
workshop-key-waiting-worker-power = power of the waiting worker
workshop-key-starting-power = power at the start
workshop-key-powers = powers
workshop-key-colours = neutral colours for 1 to 4 players
workshop-key-dice-per-colour = dice of a colour
workshop-key-tiles-drawn-per-colour = tiles drawn for a colour
workshop-key-temples = steps in each temple
workshop-key-avenue = steps on the Avenue
workshop-key-technology-place = place on the technologies
workshop-key-worship-board = board of the worshipper
workshop-key-worship-power = power of the worshipper
workshop-key-position-by-sum = place by sum of the dice
workshop-key-fill-left = filled from the left
workshop-key-fill-right = filled from the right
workshop-key-needs = needs
workshop-key-fallback-resources = resources instead
workshop-key-failure-cocoa = cocoa when nothing works
workshop-key-construction-bonus-vp = extra points for construction
workshop-key-construction-temple-any = temple steps for construction
workshop-key-decoration-vp = points for a decoration
workshop-key-decoration-temple-any = temple steps for a decoration
workshop-key-worship-temple-steps = temple steps for worship
workshop-key-worship-temple-steps-any = the same in any temple
workshop-key-step-power-1-3 = steps at power 1 to 3
workshop-key-step-power-4-5 = steps at power 4 or 5
workshop-key-end-vp-per-leftover = points for leftovers
workshop-key-end-vp-per-technology = points for a technology
workshop-key-end-vp-per-bonus-tile = points for a temple bonus
workshop-key-exchange-cocoa = cocoa exchanged
workshop-key-exchange-vp = for points
workshop-key-temple-priority = order of temples
workshop-key-resource-priority = order of resources
workshop-key-pays-upkeep = pays upkeep
workshop-key-ascension-vp = points for an ascension
workshop-key-claims-avenue-discovery = takes discovery tiles of the Avenue
workshop-key-palace-counts-as-step = the Palace counts as a step
workshop-key-level-1 = level 1
workshop-key-level-2 = level 2
workshop-key-level-3 = level 3
workshop-key-level-4 = level 4
workshop-key-seat-1 = first game, player 1
workshop-key-seat-2 = first game, player 2
workshop-key-seat-3 = first game, player 3
workshop-key-seat-4 = first game, player 4
workshop-key-blue-4 = blue temple, step 4
workshop-key-red-5 = red temple, step 5
workshop-key-green-3 = green temple, step 3
workshop-key-green-6 = green temple, step 6
workshop-key-players-3-other-1 = 3 players, other picture
workshop-key-players-2-other-1 = 2 players, second picture
workshop-key-players-2-other-2 = 2 players, third picture
workshop-key-players-2-other-3 = 2 players, fourth picture
workshop-key-top = top side
workshop-key-right = right side
workshop-key-bottom = bottom side
workshop-key-left = left side
