# Chichén Itzá in English. How ids and arguments come about stands at the head of patolli/texts. What is said of
# cards, places, moves, questions, reasons and events stands in the folder beside this file.

## Sources of points

score-tiles = Tiles
score-strips = Reserve strips
score-idols = Idols
score-city = Attacks on the city
score-gods = Blue god cards
score-tasks = Tasks
score-gems = Gems
score-ruins = Ruins
score-creatures = Creatures
score-heroes = Heroes

## The table in a terminal

table-round = Round { $round }, { $dark ->
    [0] light dice
   *[other] dark dice
}
table-order = Turn order: { $names }
table-favor = Favour, highest first: { $names }
table-legend = ^ land, ~ water, ? strength unknown, 3+1 warriors and heroes, ° scout
table-tiles = In full:
table-kind = { $kind ->
    [camp] camp
    [village] village
    [temple] temple
    [mine] { $gem } mine
   *[ruin] ruin
}
table-board = Action board, each tile with its price now:
table-head-coins = coins
table-head-luck = luck
table-head-idols = idols
table-head-magic = cards
table-head-shields = shields
table-head-reserve = res.
table-head-war = war
table-head-favor = favour
table-head-defense = def
table-head-melee = mel
table-head-ranged = rng
table-head-spells = mag
table-head-scouts = scouts
table-head-points = points
table-reserve = { $count } in reserve
table-level = { $gear ->
    [defense] defence
    [melee] melee
    [ranged] ranged
   *[magic] magic
} level { $level }
table-favor-space = favour space { $space }
table-display = God cards to take
table-deck = { $count } in the deck
table-heroes = Heroes to recruit
table-tasks = Tasks
table-due = { $names ->
    [none] after round { $round }
   *[other] after round { $round }: { $names }
}
table-gem = { $gem ->
    [yellow] yellow gem
    [green] green gem
    [white] white gem
    [red] red gem
   *[blue] blue gem
}
table-fight = { $hearts ->
    [one] { $who } ({ $units }) against { $foe }, { $hearts } heart, at { $place }
   *[other] { $who } ({ $units }) against { $foe }, { $hearts } hearts, at { $place }
}
table-battle = { $who } ({ $units }) attacks { $foe } at { $place }
table-march = { $who } moves with { $units }, now at { $place }
table-dice = Dice in { $phase }: { $dice }
table-hand = Your magic cards: { $stones } stone, { $fires } fire

## Options

option-layout = Layout of the land
option-layout-automatic = fixed
option-layout-free = free: the players lay the outer tiles
