# What the drawn board says itself.

answers = answers
worker = { $name }, worker of power { $power } on { $board }
niche-free = worship space { $space }, free
niche-held = worship space { $space }: worker of { $name }, power { $power }, locked
both = { $space }: both benefits for { $n } cocoa more
take = take { $goods }
pass-all = Pass and unlock all
unlock-all = Unlock all your workers
main-cost = { $n ->
    [0] main action: no cocoa for colours
   *[other] main action: { $n } cocoa for colours
}
collect = collect { $n } cocoa
crew = { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}, lowest power { $power }
technology = { $name }, { $cost }: { $effect }; { $temple }{ $known ->
    [0] { "" }
   *[other] ; learned by { $owners }
}
noble-row = { $row }: { $built ->
    [one] { $built } building
   *[other] { $built } buildings
}, { $free ->
    [0] full
   *[other] the next scores { $next }
}
decoration-price = price in gold by number of workers: { $list }
stone-shown = { $name }, on display
stack = { $n ->
    [one] { $n } tile left
   *[other] { $n } tiles left
}
level-prices = what a tile costs and scores on each level
pyramid = { $n ->
    [one] pyramid with { $n } tile
   *[other] pyramid with { $n } tiles
}
square-free = { $place }, free square
stone-laid = { $name } on { $place }
side = stairs of the pyramid: { $side }
decoration-laid = decoration { $name }, { $side }, step { $step }
lay-here = { $place }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}; R turns the tile
lay-too-dear = { $place }: you cannot pay for a tile here
decorate-here = { $side }, step { $step }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}
turn-tile = Turn the tile
turned = { $words }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
temple = { $name }: { $where }
calendar = calendar, round { $round }: white disc on { $white }, black disc on { $black }, { $eclipses ->
    [one] { $eclipses } eclipse
   *[other] { $eclipses } eclipses
} scored.
rounds-left = { $n ->
    [one] { $n } space to the eclipse
   *[other] { $n } spaces to the eclipse
}
discs-met = one more round after this one
last-follows = after this round the last one
pyramid-complete = pyramid complete: one last round
last-of-game = last round of the game
eclipse-again = show the points of eclipse { $n } again
first-player-short = 1st
first-player = first player: begins every round
begins = { $name } begins every round.
discovery-stack = In the stack: { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}; discarded: { $discarded }.
fold-tiles = Pyramid
unfold-tiles = Tiles
tiles-aside = Show the pyramid
tiles-back = Show the tiles
starting-tile-kept = { $name }, kept: { $boards }; { $gains }
last-round = last round before eclipse { $n }
round = round { $n }
avenue = Avenue of the Dead, a step is worth { $value }: { $where }
track = pyramid track, { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
} a step, { $most } more for being furthest: { $where }
starting-tile = { $name }: { $boards }; { $gains }
forecast = next eclipse as things are: Avenue { $avenue }, pyramid track { $track }, masks { $masks }; upkeep { $upkeep } cocoa{ $unpaid ->
    [0] { "" }
   *[other] , { $unpaid } points lost
}; together { $total }
mask-set = { $n ->
    [one] set of { $n } mask
   *[other] set of { $n } different masks
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} in an eclipse
used = { $name }, used
bot-tiles = tiles of the Teotibot
bot-turn = The Teotibot’s turn
bot-turn-show = Its turn step by step
bot-by-hand = By hand
bot-last-turn = Last turn
bot-aside = aside:
bot-directions = gaps are filled in turn from:
bot-waits = It has not had a turn yet. “By hand” says how its turn goes.
close = Close
learned-by = Learned by { $owners }; they score when others learn it.
title-calendar = Calendar
title-eclipse = The next eclipse
title-track = Pyramid track
title-avenue = Avenue of the Dead
parts = parts of the table
part-setup = starting tiles
part-ring = ring of boards
part-pyramid = pyramid
part-temples = temples and pyramid track
part-avenue = Avenue of the Dead
eclipse-state = Eclipse { $n } of { $all }: { $when ->
    [scored] scored
    [next] comes next
   *[later] comes later
}
eclipse-title = Eclipse { $n }
eclipse = eclipse { $n } scored: { $scores }; press to go on
now-worth = Now { $value } a step.
open-board = { $name } in large; { $costs }
source-avenue = Avenue
source-track = pyramid track
source-masks = masks
source-upkeep = upkeep
source-bonuses = bonus tiles
source-together = together
eclipse-on = Press to go on
use-tile = Use { $name }
less = { $n } less
reached-by = Several of your workers can go here: a press asks which one.
both-card = +: both benefits, for { $n } cocoa more.
