# What the drawn board says itself.

empty-hex = empty hexagon
coins-space = { $n ->
    [one] coins space: { $n } coin for nothing
   *[other] coins space: { $n } coins for nothing
}
price = { $n ->
    [0] free
    [one] { $n } coin
   *[other] { $n } coins
}
task = { $points ->
    [one] task after round { $round }: { $name }, { $points } point
   *[other] task after round { $round }: { $name }, { $points } points
}
attack-deck = { $n ->
    [one] creatures that may still attack the city; { $n } attack to come
   *[other] creatures that may still attack the city; { $n } attacks to come
}
favor = favour, the lowest defends the city: { $list }
empty-display = no { $colour } god card on display
magic-deck = magic deck { $deck }; discarded: { $stone } stone, { $fire } fire
close-board = back to my own board
war-markers = { $n ->
    [0] both diplomacy markers show peace
    [one] { $n } diplomacy marker shows war
   *[other] { $n } diplomacy markers show war
}
scouts-left = { $n ->
    [one] { $n } scout left
   *[other] { $n } scouts left
}
gear = { $name }, level { $level }: { $value }
reserve = { $n ->
    [one] { $n } warrior in reserve, { $income ->
        [one] { $income } coin
       *[other] { $income } coins
    } of income
   *[other] { $n } warriors in reserve, { $income ->
        [one] { $income } coin
       *[other] { $income } coins
    } of income
}
gem-owned = { $gem } gem, owned
gem-missing = { $gem } gem, not owned
hero-home = { $hero }, not recruited
hand = { $n ->
    [one] { $n } magic card
   *[other] { $n } magic cards
}, { $stone } stone, { $fire } fire
trophies = { $n ->
    [one] { $n } figure beaten
   *[other] { $n } figures beaten
}
open-board = board of { $name }
answers = answers

fight = fight
close-fight = close the fight
show-fight = show the last fight again
skip = tap to skip
hits = { $n ->
    [0] no hit
    [one] { $n } hit
   *[other] { $n } hits
}
hearts = { $n ->
    [one] { $n } heart left, { $lost } lost
   *[other] { $n } hearts left, { $lost } lost
}
its-die = the six faces of its die
dice = dice: { $list }
hits-with = hits with { $faces }
hits-by = hits
waits = does not fight in this phase
parts = parts of the table
part-map = Map
part-actions = Actions
part-rounds = Rounds
part-cards = Cards
part-boards = Boards
players = players
