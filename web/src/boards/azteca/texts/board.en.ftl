# What the drawn board says itself.

## Phases
phase-bar = round { $round }, { $name } is first; phase: { $now }, then: { $next }
phase-now = Round { $round }: { $now }
phase-next = then { $next }
phase-setup = set-up
phase-cards = cards
phase-tribute = tribute
phase-purchase = buying
phase-slaves = slave market
phase-pochtecas = pochtecas
phase-lakes = lakes
phase-war = flower war
phase-judgement = judgement

## The map
kind-inner = inner area
kind-capital = capital
kind-outer = outer valley
kind-sea = lake
neutral = neutral
city-of = city of { $name }
assimilated = assimilated
struck = refuses tribute this round
face-down = marker face down: { $n }
worth = { $n ->
    [one] { $n } sacrifice point each round
   *[other] { $n } sacrifice points each round
}
controlled-by = controlled by { $name }
army-of = { $n ->
    [one] army { $letter } of { $name } with { $n } soldier
   *[other] army { $letter } of { $name } with { $n } soldiers
}
ships-of = { $n ->
    [one] { $n } ship of { $name }
   *[other] { $n } ships of { $name }
}
armies = Armies: soldiers, and where they are
reserve-of = { $n ->
    [one] Reserve of { $name } with { $n } soldier
   *[other] Reserve of { $name } with { $n } soldiers
}
pochteca-of = pochteca { $letter } of { $name }
spy-of = spy { $letter } of { $name }
dike-to = dike to { $area }
dike-site = place for a dike to { $area }
mexico = Mexico

## The gods
pyramid = Quetzalcoatl on step { $step } of { $top }; { $urn } in the control urn, { $perStep } lift him a step
stair = Tezcatlipoca on step { $step } of { $hell }; he demands { $demand }, offered: { $offered }
control-urn = { $n } of { $perStep }
urn-opens-now = opens this round
urn-opens = opens in round { $round }
own-given = given by you: { $n }
demand = demands { $n }
offered = offered { $n }
best-die = best die { $n }: { $sum } in all
risk-dice = best of { $dice }
last-step = Tezcatlipoca is on the last step: if he goes down once more, all have lost.
last-step-1 = Last step: once
last-step-2 = more, and all lose
strip-last-step = last step! demands { $n }
offered-with = offered { $n }, you: { $mine }
percent = { $n } %
risk-note = In percent: how likely he goes down a step if the others offer nothing.
risk-of = With { $n } from you and nothing from the others: risk { $risk } %.
strip-urn = urn: { $n } of { $perStep }
strip-offered = offered { $offered }, risk { $n } %
first-label = first
wins = wins

## The tray
tray = what is being played
answers = answers
amount = amount
lots = slave lots
lot = { $n ->
    [one] lot { $lot }, worth { $sp }, seen by { $n } player
   *[other] lot { $lot }, worth { $sp }, seen by { $n } players
}
container = Counters still to be drawn
raids = { $n ->
    [one] army { $army } raids from { $start }, { $n } step taken
   *[other] army { $army } raids from { $start }, { $n } steps taken
}
marches = { $n ->
    [one] army { $army } marches from { $start }, { $n } step taken
   *[other] army { $army } marches from { $start }, { $n } steps taken
}
own-markers = Your markers
soldiers = soldiers
sealed = Sealed:
has-sealed = has sealed an answer

## Battles
battle = battle
battle-in = Battle in { $area }
interception-in = Interception in { $area }
naval-battle = naval battle
battle-on = Battle on { $lake }
attacks = attacks with { $army } from { $from }
defends = defends
side = { $name }: warriors { $warriors }, jaguars { $jaguars }, strength { $n }
strength = strength
prisoners = { $n ->
    [one] { $n } prisoner
   *[other] { $n } prisoners
}
points-if-won = only if it wins: +{ $n }
points-won = +{ $n }
sure-points = From the terrain in any case: +{ $n }
plundered = { $name } plunders the capital of { $other }!
held = already in { $box }: warriors { $warriors }, jaguars { $jaguars }
form-missing = { $n ->
    [one] { $n } still missing
   *[other] { $n } still missing
}
with-ally = with an army of { $name }
last-roll = Last roll:
dice = dice
die-rolling = is rolling
spear = spear
blank = blank
for-roll-tlaloc = as much tribute
for-roll-submission = on a spear it submits
for-roll-assassination = on a spear the pochteca is killed
for-roll-rebellion = on a spear the city is lost
for-roll-ships = each spear sinks a ship
for-roll-mobilisation = a high number adds a soldier
for-roll-terrain = a spear captures an attacker
for-roll-battle = each spear captures a soldier
for-roll-judgement = the best die counts

## The own display and hand
army = army { $letter }
general-lost = general lost
soldiers-in = warriors { $warriors }, jaguars { $jaguars }
own-hand = { $n ->
    [one] your hand: { $n } card
   *[other] your hand: { $n } cards
}
card-tlenamacac = Tlenamacac
card-sorcerer = Sorcerer
card-insubordination = Insubordination
card-tlaloc = Tlaloc
card-submission = Submission
card-yacatecuhtli = Yacatecuhtli
card-assassination = Assassination
card-chalchiuhtlicue = Chalchiuhtlicue
card-raid = Raid
card-reinforcements = Reinforcements
card-alliance = Alliance
card-eruption = Eruption
card-flood = Flood
card-diversion = Diversion

## What a phase is about
hint-setup = Place your markers, then share out your soldiers over armies and Reserve.
hint-cards = Discard what you like, then fill up your hand.
hint-tribute = Cities bring tribute, markers and assimilated cities bring sacrifice points.
hint-purchase = Soldiers go to the Reserve or to an army in your capital.
hint-slaves = Look at lots, then bid for all of them in secret.
hint-pochtecas = Orders are sealed; expeditions come first, then missions.
hint-lakes = Ships sail in secret; most ships control a lake until the next phase of lakes.
hint-war = Counters are drawn one by one; whose it is marches with an army.
hint-judgement = Give to Quetzalcoatl in secret, then offer to Tezcatlipoca together.

## Cards of things
garrison = Garrison: warriors { $warriors }, jaguars { $jaguars }, and what mobilisation adds
garrison-spied = Garrison: warriors { $warriors }, jaguars { $jaguars }; a spy is there, so nothing is mobilised
about-quetzalcoatl = At the top the game ends: who has given him the most wins.
about-tezcatlipoca = If the best die and all offerings do not reach his card, he goes down a step. In hell all have lost.
title-t = Tribute
about-t = Buys units, slaves and missions. The capital and cities bring it each round.
title-sp = Sacrifice points
about-sp = From markers, assimilated and outer cities, prisoners and slaves. Only what is given to Quetzalcoatl counts in the end.
title-hand = Hand cards
about-hand = At the start of a round everybody fills up the hand.
title-mexico = Mexico: expeditions
about-mexico = A pochteca on an expedition draws a card; it brings tribute, points or nothing.
deck = cards left to draw: { $n }
discards = discarded: { $list }
expeditions-left = cards left: { $list }
title-round = Phases of a round
about-round = All finish a phase before the next begins; the sign at the right is the first player.
title-reserve = Reserve
about-reserve = Defends the capital and cities connected with it, as far as you like.

## The judgement, and zooms
judgement = Judgement of Tezcatlipoca
best = best die { $n }
descends = Tezcatlipoca goes down a step
stays = Tezcatlipoca stays
ending = The end of the game
ending-top = Quetzalcoatl is at the top: the urn is poured out
ending-lost = Tezcatlipoca is in hell
ending-time-over = The last round is over, and Quetzalcoatl is not at the top
ending-wins = { $name } wins.
ending-all-lost = All have lost.
go-on = Go on
last-battle = Last battle
changed-hands = Changed hands since your last move
changed-owner = from { $from } to { $to }
zooms = parts of the map
part-north-west = north-west
part-north-east = north-east
part-south-west = south-west
part-south-east = south-east
stronger = stronger
weaker = weaker
spear-dice-rule = captures
spear-ships-rule = sinks
dice-rule = { $stronger ->
    [one] The stronger side rolls { $stronger } die, the weaker { $weaker }. Spears capture soldiers.
   *[other] The stronger side rolls { $stronger } dice, the weaker { $weaker }. Spears capture soldiers.
}
ships-rule = { $stronger ->
    [one] The stronger fleet rolls { $stronger } die, the weaker { $weaker }. Spears sink ships.
   *[other] The stronger fleet rolls { $stronger } dice, the weaker { $weaker }. Spears sink ships.
}
dice-yellow = yellow
dice-red = red
phase-first = Set-up
form = What you decide together
form-left = { $n } of { $most } left
form-buy = Buy
form-bid = Seal the bids
form-place = Place them
form-less = Less: { $label }
form-more = More: { $label }
form-lot = Lot { $lot }
form-exchange = Exchange
form-name = They defend
form-fill = Fill { $box }
form-give = Give
form-offer = { $n ->
    [one] { $n } point for both gods. For Tezcatlipoca (the rest to Quetzalcoatl):
   *[other] { $n } points for both gods. For Tezcatlipoca (the rest to Quetzalcoatl):
}
form-offer-n = { $n } for Tezcatlipoca, { $rest } for Quetzalcoatl; risk { $risk } %
form-keep = Divide otherwise, or keep some
god-quetzalcoatl = Quetzalcoatl
god-tezcatlipoca = Tezcatlipoca
as-before = As in the last round: { $lakes }
marker-hint = The marker that is marked goes where you click on the map.
as-ordered = From now on missions unasked on arrival: the first that is possible ({ $list }); A before B before C
