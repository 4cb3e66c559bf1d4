# What the parts of the view are called, where no board is drawn.

view-actions = actions
view-at = at
view-attacks = attacks on the city
view-board = action board
view-card = card
view-cards = magic cards known
view-city = warriors in Chichén Itzá
view-city-cards = creatures that may still attack
view-claimed-seat = fulfilled by
view-coins = coins
view-column-costs = costs of the columns
view-columns = columns
view-creature = creature
view-damage = damage
view-dice = dice
view-discards = discarded magic cards
view-display = god cards to take
view-edge = edge tile
view-ending = points if the game ended now
view-favor = favour
view-favor-order = favour, from the lowest
view-figures = creatures beaten
view-foe = against
view-free-layout = free layout
view-gears = gears
view-gem = gem
view-gems = gems
view-god-decks = cards in the god decks
view-gods = god cards
view-hand = magic cards in hand
view-hearts = hearts
view-held = saved
view-hero = hero
view-hero-cards = heroes to recruit
view-hero-stacks = cards in the hero stacks
view-heroes = heroes
view-hits = hits
view-idols = idols
view-income = income of strips and villages
view-kind = kind
view-limit = unit limit
view-luck = luck tokens
view-magic-deck = magic deck
view-markers-seat = markers
view-order = turn order
view-phase = phase
view-phases = phases
view-place = place
view-placed = markers placed
view-players = players
view-points = points
view-range = range
view-reserve = reserve
view-round = round
view-row = tiles to lay
view-row-costs = costs of the rows
view-ruin = ruin
view-ruin-open = ruin face up
view-scouts = scouts
view-seat = player
view-shields = active shields
view-shields-allowed = defence value
view-spell = spell
view-start = start
view-steps = steps left
view-strength = strength
view-strips = strips with coins
view-task = task
view-tasks = tasks
view-terrain = terrain
view-tile = tile
view-tiles = tiles
view-turn = turn
view-turns = turns taken
view-moving-group = movement and combat
view-war = markers on war
view-warriors = warriors
view-home = own board
view-group = on the way
view-scouts-seat = scouts of
view-foe-seat = against
view-foe-warriors = their warriors
view-foe-heroes = their heroes
view-own = own
view-roller-seat = rolls
view-hit-faces = a die hits with
view-symbols = symbols
view-strength-open = strength known to all
view-met-seat = met by

# What a player has more or fewer of, after the number.

gain-hand = { $count ->
    [one] magic card in hand
   *[other] magic cards in hand
}
gain-reserve = { $count ->
    [one] warrior in the reserve
   *[other] warriors in the reserve
}
