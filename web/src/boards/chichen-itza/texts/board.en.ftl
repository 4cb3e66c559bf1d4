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
    [0] { $peace ->
        [one] the diplomacy marker shows peace
       *[other] all { $peace } diplomacy markers show peace
    }
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
    } of income with villages
   *[other] { $n } warriors in reserve, { $income ->
        [one] { $income } coin
       *[other] { $income } coins
    } of income with villages
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
dismiss = dismiss this hero
one-more = one warrior more: { $place }, now { $n }
one-less = one warrior less: { $place }, now { $n }
put-hero = { $hero } to { $place }
where-to = Where does the { $hero } go?
move-hero = put elsewhere
left-in-reserve = { $all ->
    [one] { $n } of { $all } warrior left to place
   *[other] { $n } of { $all } warriors left to place
}
left-in-city = { $n ->
    [one] { $n } warrior stays in the city
   *[other] { $n } warriors stay in the city
}
done = Done
income = income { $n }
on-average = { $n } { $what } on average
really = Is this your choice?
sure = Confirm
not-so = Back
face-down = { $n ->
    [one] { $n } card, face down
   *[other] { $n } cards, face down
}
odds-if = If you choose “{ $answer }”
with-unknown-strength = the strength of the creature is unknown: a mean over all possible strengths
with-own-luck = if you then spend luck where it decides
with-foe-luck = if the other side spends luck where it decides
estimated = { $n ->
    [one] estimated from { $n } try
   *[other] estimated from { $n } tries
}
exchange-idol = exchange an idol

fight = fight
close-fight = close the fight
city-odds = If the attack came now, the city would hold with { $n } %.
show-fight = show the last fight again
skip = tap to skip
press-to-close = tap to close
hits = { $n ->
    [0] no hit
    [one] { $n } hit
   *[other] { $n } hits
}
hearts = { $n ->
    [one] { $n } heart left, { $lost } lost
   *[other] { $n } hearts left, { $lost } lost
}
its-die = the faces of its die
dice = dice: { $list }
hits-with = hits with { $faces }
not-rolled = not rolled yet
short-unknown-strength = strength unknown
share-tile-taken = { $n } % tile taken
share-tile-kept = { $n } % tile kept
share-city-kept = { $n } % city held
about-minus = about −{ $n }
hits-by = hits
waits = does not fight in this phase
parts = parts of the table
part-map = Map
part-actions = Actions
part-rounds = Rounds
part-cards = Cards
part-boards = Boards
players = players
on-land = { $kind } on land
on-water = { $kind } on water
you = you
only-you = (only you know)
ruin-hidden = The ruin lies face down.
creature-unknown = { $name }, strength unknown: one of { $list }
creature-strength = { $name }, strength { $strength }
gems-left = { $n ->
    [one] { $n } gem left
   *[other] { $n } gems left
}
held-by = Held by { $name }: { $units }
scouts-of = Scouts: { $names }
task-when = { $points ->
    [one] Checked after round { $round }, { $points } point.
   *[other] Checked after round { $round }, { $points } points.
}
task-met = Met now by { $names }.
task-unmet = Nobody meets it now.
task-claimed = Claimed by { $names }.
city-defender = The next attack is met by { $name }, lowest in favour.
city-may-come = May still attack: { $list }
favor-order = The highest begins the next round; the lowest defends the city.
figures = Creatures beaten
figures-worth = Each figure is worth its strength at the end.
creatures = Creatures: strengths not seen yet, what hits, their dice by day and by night
close = close
all-creatures = all creatures and their dice
column-creature = creature
column-strengths = strengths
column-hits = hits with
column-day = die by day
column-night = die by night
open-this-board = show this board large
pay-all-heroes = { $coins ->
    [0] Keep all { $n } heroes for nothing
    [one] Pay all { $n } heroes: { $coins } coin
   *[other] Pay all { $n } heroes: { $coins } coins
}
new-on-offer = new on offer
map-near = Ringed tiles answer; tap elsewhere for the whole map
map-near-only = A tap shows the whole map

gear-level = Level { $n }
no-face = no number
level-defense = { $n ->
    [0] no shields may be active
    [one] { $n } shield may be active
   *[other] { $n } shields may be active
}
level-melee = dice hit with { $faces }
level-ranged = range { $range }, { $dice ->
    [0] no ranged dice
    [one] { $dice } ranged die, hits with { $faces }
   *[other] { $dice } ranged dice, hit with { $faces }
}
level-magic = up to { $stone } stone (hit with { $stones }) or { $fire } fire (hit with { $fires }, hits roll once more)
stone-card = Its dice hit with { $faces }.
fire-card = Its dice hit with { $faces }, and hits are rolled again.
card-strengths = Strengths in the game: { $list }. The strength is its hearts, and its points when beaten.
die-by-day = Die by day, rounds { $map } (against the city: { $city })
die-by-night = Die by night, rounds { $map } (against the city: { $city })
