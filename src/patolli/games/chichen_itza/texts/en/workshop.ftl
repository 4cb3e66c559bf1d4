# The owner’s workshop: values to look up in the box.

workshop-group-player-count = By number of players
workshop-where-player-count = The set-up pages of the rulebook, one row for each number of players.

workshop-group-terrain-tiles = Terrain tile
workshop-where-terrain-tiles = The hexagonal terrain tiles: what is printed on each. For how many players a tile is used is on the tile or in the set-up of the rulebook.

workshop-group-layout = Map
workshop-where-layout = The picture of the map in the set-up chapter of the rulebook.

workshop-group-layout-slots = Place on the map
workshop-where-layout-slots = The picture of the map in the set-up chapter: count columns (q) and rows (r) from the city in the middle.

workshop-group-ruins = Ruin
workshop-where-ruins = The ruins, on the side that is seen once one is explored.

workshop-group-star-lines = Line of the gem star
workshop-where-star-lines = The gem star on a player’s board: each line joins two gems and names a bonus.

workshop-group-action-tiles = Action tile
workshop-where-action-tiles = The action tiles, and the set-up of the action board in the rulebook: for how many players each is used.

workshop-group-cost-markers = Cost markers
workshop-where-cost-markers = The round cost markers that are placed beside the rows and columns of the action board.

workshop-group-gears = Gear
workshop-where-gears = The gears on a player’s board: read the window at each position, from the first on.

workshop-group-reserve-strips = Reserve strip
workshop-where-reserve-strips = The strips of warriors on a player’s board, with what each emptied space shows.

workshop-group-treasure = Treasure die
workshop-where-treasure = The six faces of the treasure die.

workshop-group-favor-track = Favour track
workshop-where-favor-track = The favour track on the main board.

workshop-group-magic-cards = Magic cards
workshop-where-magic-cards = Count the magic cards of each kind.

workshop-group-creatures = Creature
workshop-where-creatures = The card of the creature, its tokens (the strength is on the back) and its two dice, a light and a dark one.

workshop-group-hero-cards = Hero card
workshop-where-hero-cards = The hero cards: whose card it is, the upkeep in coins, and the number in its text.

workshop-group-tasks = Task
workshop-where-tasks = The task tiles of the two stacks (sun and moon), with their points.

workshop-key-action-rows = rows of the action board
workshop-key-action-columns = columns of the action board
workshop-key-cost-markers-removed = cost markers left in the box
workshop-key-tiles-per-creature-card = tiles per creature card
workshop-key-terrain = land or water
workshop-key-kind = kind
workshop-key-gem = gem
workshop-key-players = used with so many players
workshop-key-city-hexes = hexes of the city
workshop-key-touching-tiles = tiles that each new one must touch
workshop-key-q = column (q)
workshop-key-r = row (r)
workshop-key-corner = a corner of the map
workshop-key-points = points
workshop-key-coins = coins
workshop-key-luck = luck
workshop-key-idols = idols
workshop-key-warriors = warriors
workshop-key-magic-cards = magic cards
workshop-key-gears = gears
workshop-key-heroes = heroes
workshop-key-gems = gems it joins
workshop-key-bonus = bonus
workshop-key-amount = how many
workshop-key-values = values
workshop-key-value = value at each position
workshop-key-shields-on-raise = shields when raised
workshop-key-hit-max = hits up to this number
workshop-key-luck-on-reaching = luck on reaching a position
workshop-key-movement = movement
workshop-key-attacks = attacks
workshop-key-stone = stone
workshop-key-fire = fire
workshop-key-stone-hit-max = stone hits up to
workshop-key-fire-hit-max = fire hits up to
workshop-key-cards-on-raise = magic cards when raised
workshop-key-spaces = spaces
workshop-key-faces = faces
workshop-key-top-space = last space
workshop-key-strengths = strengths of its tokens
workshop-key-magic = against magic
workshop-key-ranged = against ranged attacks
workshop-key-melee = in melee
workshop-key-ability = ability
workshop-key-light-die = light die
workshop-key-dark-die = dark die
workshop-key-hero = hero
workshop-key-key = effect
workshop-key-upkeep = upkeep
workshop-key-number = number in the text
workshop-key-stack = stack
workshop-key-players-2 = with 2 players
workshop-key-players-3 = with 3 players
workshop-key-players-4 = with 4 players
