# Tzolk'in in English. How ids and arguments come about stands at the head of patolli/texts.

## Things

thing-palenque = Palenque
thing-yaxchilan = Yaxchilan
thing-tikal = Tikal
thing-uxmal = Uxmal
thing-chichen = Chichen Itza
thing-start = starting player space

thing-wood = wood
thing-stone = stone
thing-gold = gold
thing-skull = { $count ->
    [one] skull
   *[other] skulls
}
thing-corn = corn

thing-chaac = Chaac
thing-quetzalcoatl = Quetzalcoatl
thing-kukulcan = Kukulcan

thing-agriculture = agriculture
thing-extraction = resource extraction
thing-architecture = architecture
thing-theology = theology
component-bonus = { $thing } bonus

thing-farm = farm
thing-city = city building
thing-tomb = tomb
thing-shrine = shrine

## Buildings

thing-b01 = Plot I
thing-b02 = Plot II
thing-b03 = Plot III
thing-b04 = Terraces I
thing-b05 = Terraces II
thing-b06 = Field school
thing-b07 = Granary works
thing-b08 = Mining school
thing-b09 = Gold works
thing-b10 = Tomb of brown and yellow
thing-b11 = Tomb of brown and green
thing-b12 = Tomb of masons
thing-b13 = Builder shrine
thing-b14 = Seer shrine
thing-b15 = Estate I
thing-b16 = Estate II
thing-b17 = Estate III
thing-b18 = Stone academy
thing-b19 = Gold academy
thing-b20 = Corn academy
thing-b21 = Skull academy
thing-b22 = Tomb of traders
thing-b23 = Tomb of settlers
thing-b24 = Tomb of rulers
thing-b25 = Tomb of errands
thing-b26 = Tomb of three gods
thing-b27 = Brown shrine
thing-b28 = Green shrine
thing-b29 = Yellow shrine
thing-b30 = Priest shrine
thing-b31 = Architect shrine
thing-b32 = Scholar shrine

## Monuments

thing-m01 = Monument of tombs
thing-m02 = Monument of works
thing-m03 = Monument of the realm
thing-m04 = Monument of maize
thing-m05 = Monument of the forest
thing-m06 = Monument of the city
thing-m07 = Monument of workers
thing-m08 = Monument of learning
thing-m09 = Monument of mastery
thing-m10 = Monument of shrines
thing-m11 = Monument of ascent
thing-m12 = Monument of favour
thing-m13 = Monument of skulls

## Starting wealth

thing-w01 = wealth tile 1
thing-w02 = wealth tile 2
thing-w03 = wealth tile 3
thing-w04 = wealth tile 4
thing-w05 = wealth tile 5
thing-w06 = wealth tile 6
thing-w07 = wealth tile 7
thing-w08 = wealth tile 8
thing-w09 = wealth tile 9
thing-w10 = wealth tile 10
thing-w11 = wealth tile 11
thing-w12 = wealth tile 12
thing-w13 = wealth tile 13
thing-w14 = wealth tile 14
thing-w15 = wealth tile 15
thing-w16 = wealth tile 16
thing-w17 = wealth tile 17
thing-w18 = wealth tile 18
thing-w19 = wealth tile 19
thing-w20 = wealth tile 20
thing-w21 = wealth tile 21

## What tiles, levels and bonuses do

effect-gain = { $goods }
effect-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
effect-worker = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}
effect-tech = { $track } +{ $steps }
effect-tech-choice = any technology +{ $steps }
effect-temple = { $temple } +{ $steps }
effect-temple-choice = any temple +{ $steps }
effect-build = one more building
effect-market = market
effect-paid-action = any action for { $cost_corn } corn
effect-resource-choice = { $n ->
    [one] { $n } resource of your choice
   *[other] { $n } resources of your choice
}
effect-feed-free = feeds { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}
effect-feed-discount = each worker needs { $per_worker } corn less
effect-harvest-corn-bonus = { $corn } corn more with each corn harvest in the jungle
effect-harvest-without-tile = harvest corn without a tile
effect-fish-bonus = { $corn } corn more when fishing
effect-resource-bonus = { $n } { $good } more where an action gives { $good }
effect-build-corn-bonus = { $corn } corn for each building
effect-build-vp-bonus = { $vp ->
    [one] { $vp } point for each building
   *[other] { $vp } points for each building
}
effect-build-discount = { $resources ->
    [one] buildings cost { $resources } resource less
   *[other] buildings cost { $resources } resources less
}
effect-next-higher-action = the next higher action in Chichen Itza
effect-offering-step = { $cost_any_resource ->
    [one] pay { $cost_any_resource } resource after an action in Chichen Itza: any temple +{ $steps }
   *[other] pay { $cost_any_resource } resources after an action in Chichen Itza: any temple +{ $steps }
}
effect-skull-bonus = { $skull ->
    [one] { $skull } skull more in Yaxchilan 4
   *[other] { $skull } skulls more in Yaxchilan 4
}

## What the spaces of the wheels do

action-fish = take { $corn } corn
action-harvest = { $wood ->
    [0] harvest { $corn } corn
   *[other] harvest { $corn } corn or { $wood } wood
}
action-gain = take { $goods }
action-advance-tech = { $steps_max ->
    [one] advance one technology
   *[other] make up to { $steps_max } advances
}
action-build = { $pay_id ->
    [corn] build a building with corn
   *[other] { $monuments_max ->
        [0] build a building
       *[other] build up to { $buildings_max } { $buildings_max ->
                [one] building
               *[other] buildings
            } or a monument
    }
}
action-temple-steps = { $cost_corn ->
    [0] { $cost_any_resource ->
        [one] pay { $cost_any_resource } resource, climb in { $temples } { $temples ->
            [one] temple
           *[other] temples
        }
       *[other] pay { $cost_any_resource } resources, climb in { $temples } { $temples ->
            [one] temple
           *[other] temples
        }
    }
   *[other] { $temples ->
        [one] pay { $cost_corn } corn, climb in a temple
       *[other] pay { $cost_corn } corn, climb in { $temples } temples
    }
}
action-market = trade at the market
action-gain-worker = { $n ->
    [one] take a new worker
   *[other] take { $n } new workers
}
action-paid-action = pay { $cost_corn } corn for any action
action-skull-offering = { $resource_choice ->
    [0] place a skull: { $vp } { $vp ->
            [one] point
           *[other] points
        }, { $temple } +{ $temple_steps }
   *[other] place a skull: { $vp } { $vp ->
            [one] point
           *[other] points
        }, { $temple } +{ $temple_steps }, { $resource_choice } { $resource_choice ->
            [one] resource
           *[other] resources
        }
}

## What monuments score

scoring-per-kind = { $vp_each } { $vp_each ->
    [one] point
   *[other] points
} for each { $of_kind } of yours
scoring-per-structure = { $vp_each } { $vp_each ->
    [one] point
   *[other] points
} for each building and monument of yours
scoring-per-monument-of-all = { $vp_each_by_players_2 }, { $vp_each_by_players_3 } or { $vp_each_by_players_4 } points (2, 3 or 4 players) for each monument of anyone
scoring-per-corn-tile = { $vp_each } { $vp_each ->
    [one] point
   *[other] points
} for each corn tile of yours
scoring-per-wood-tile = { $vp_each } { $vp_each ->
    [one] point
   *[other] points
} for each wood tile of yours
scoring-workers = { $vp_by_workers_3 }, { $vp_by_workers_4 }, { $vp_by_workers_5 } or { $vp_by_workers_6 } points for 3, 4, 5 or 6 workers
scoring-per-tech-level = { $vp_each } { $vp_each ->
    [one] point
   *[other] points
} for each technology level
scoring-maxed-techs = { $vp_by_count_1 }, { $vp_by_count_2 }, { $vp_by_count_3 } or { $vp_by_count_4 } points for 1, 2, 3 or 4 technologies at level 3
scoring-best-temple = { $vp_each } { $vp_each ->
    [one] point
   *[other] points
} for each step above the start in your best temple
scoring-temple-points = the points of your temple steps once more
scoring-per-offered-skull = { $vp_each } { $vp_each ->
    [one] point
   *[other] points
} for each skull in Chichen Itza

## Sources of points

score-temples = Temples
score-buildings = Buildings
score-chichen-itza = Chichen Itza
score-architecture = Architecture
score-unfed = Unfed workers
score-corn = Corn and resources
score-skulls = Skulls
score-monuments = Monuments
score-start = Starting wealth

## Moves

move-draw = Draw { $object }
move-deal = Deal { $object }
move-neutral = Draw { $object } for neutral workers
move-starts = { $seat } starts
move-keep = Keep { $object }: { $effect }
move-beg = Beg and step down in { $object }
move-turn-place = Place workers
move-turn-pick = Pick up workers
move-place = Place a worker on { $object }
move-place-start = Place a worker on the starting player space
move-pick = Pick up the worker on { $object }
move-act = Take action { $number }
move-act-none = Take no action
move-higher = Take the next higher action, { $number }
move-harvest-wood = Take a wood tile
move-harvest-corn = Take an uncovered corn tile
move-harvest-burn = Burn the forest: take the corn tile and step down in a temple
move-harvest-no-tile = Harvest corn without a tile
move-anger = Step down in { $object }
move-advance = Advance { $object }
move-build = Build { $object }: { $effect }
move-benefits-now = Use architecture for this building
move-benefits-later = Save architecture for the second building
move-save = Pay 1 { $object } less
move-climb = Climb in { $object }
move-buy = Buy 1 { $object }
move-sell = Sell 1 { $object }
move-use = { $object }: { $effect }
move-take = Take 1 { $object }

## Questions

question-KeepTile = { $left ->
    [one] Which other starting wealth do you keep?
   *[other] Which starting wealth do you keep? Choose { $left } of your tiles.
}
question-Beg = You have { $corn } corn. Do you beg, to have { $after }?
    .pass = Do not beg
question-ChooseMode = Do you place workers or pick workers up?
question-PlaceWorker = { $placed ->
    [0] Where do you place a worker?
   *[other] Where do you place another worker? It costs { $surcharge } corn extra.
}
    .stop = Place no further worker
question-Mercy = Where do you place your one worker? You give up all your corn: { $corn }.
question-PickWorker = { $picked ->
    [0] Which worker do you pick up?
   *[other] Do you pick up another worker?
}
    .stop = Pick up no further worker
question-ChooseAction = Which action do you take with the worker from { $wheel } { $space }?
    .act = { $object }: { $effect }
    .act-none = Take no action
    .higher = { $space ->
        [9] Free choice, { $number }: { $effect }
       *[other] Step up to { $object }: { $effect }
    }
question-Harvest = What do you harvest in jungle group { $action }?
question-Anger = The gods are angry. In which temple do you step down?
question-Advance = { $paid ->
    [0] Which technology do you advance for free?
   *[other] Which technology do you advance?
}
    .stop = Make no further advance
question-Pay = { $resource_id ->
    [stone] { $amount ->
        [one] You pay { $amount } resource: stone or gold?
       *[other] You pay { $amount } resources in stone and gold. Which ones?
    }
   *[other] { $amount ->
        [one] You pay { $amount } resource. Which one?
       *[other] You pay { $amount } resources. Which ones?
    }
}
    .amount = { $resource_id ->
        [stone] { $rest ->
            [0] Pay { $count } stone
           *[other] { $count ->
                [0] Pay no stone, all in gold
               *[other] Pay { $count } stone, the rest in gold
            }
        }
       *[other] { $rest ->
            [0] Pay { $count } { $resource }
           *[other] { $count ->
                [0] Pay no { $resource }, all in stone and gold
               *[other] Pay { $count } { $resource }, the rest in stone and gold
            }
        }
    }
question-ChooseBuilding = { $how ->
    [1] Which building or monument do you build?
    [2] Which second building do you build?
    [3] Which second building do you build?
    [4] Which building do you build with corn?
    [5] Do you build one more building?
   *[other] Which building do you build?
}
    .stop = Build no second building
    .pass = Build nothing more
question-UseBenefits = Do you use architecture for { $building } or save it for a second building?
question-Save = Which resource do you not pay for { $building }?
question-Climb = { $left ->
    [one] In which temple do you climb?
   *[other] In which temple do you climb first? You climb in { $left }.
}
question-Trade = What do you trade?
    .stop = Leave the market
question-Use = { $cost ->
    [0] Which action do you take?
   *[other] Which action do you take for { $cost } corn?
}
    .pass = Take no action
question-TakeResource = { $left ->
    [one] Which resource do you take?
   *[other] Which resource do you take first? You take { $left }.
}
question-OfferingStep = { $cost ->
    [one] Do you pay { $cost } resource to climb in a temple?
   *[other] Do you pay { $cost } resources to climb in a temple?
}
    .yes = Pay and climb
    .no = Pay nothing
question-ChooseDays = It is day { $day }. By how many days does the calendar advance?
    .amount = { $count ->
        [one] Advance by { $count } day
       *[other] Advance by { $count } days and turn your board dark
    }
question-DrawMonument = Which monument is drawn?
question-DrawBuilding = Which building is drawn?
question-ChooseStart = Who is the starting player?
question-DealTile = Which wealth tile is dealt?
question-DrawNeutral = Which wealth tile is drawn for neutral workers?

## Why not

reason-already-kept = You keep this tile already; choose another one.
reason-not-dealt = This tile was not dealt to you.
reason-no-such-space = { $wheel } has no space above { $highest }.
reason-no-such-action = { $wheel } has only { $last } actions.
reason-on-bottom = You are on the bottom step of { $temple }.
reason-must-beg = You must beg: you have no worker on a wheel and cannot pay for a placement.
reason-no-worker-in-hand = You have no worker in hand.
reason-wheel-full = { $wheel } is full.
reason-start-taken = { $seat } is already on the starting player space.
reason-too-little-corn = It costs { $cost } corn, you have { $have }.
reason-no-payable-space = The cheapest space costs { $cost } corn, you have { $have }.
reason-not-cheapest = It costs { $cost } corn; mercy asks for a space of cost { $cheapest }.
reason-must-place-one = Place at least one worker.
reason-no-worker-on-wheels = You have no worker on a wheel.
reason-not-own-worker = No worker of yours is on { $wheel } { $space }.
reason-must-pick-one = Pick up at least one worker.
reason-above-space = The worker is on space { $space }; action { $action } lies above it.
reason-no-action-on-space = Space 0 has no action.
reason-no-corn-to-step-back = Stepping back costs { $cost } corn, you have { $have }.
reason-no-higher-action = The next higher action is not open to you.
reason-no-wood-tile = No wood tile is left in jungle group { $space }.
reason-no-corn-tile = No uncovered corn tile lies in jungle group { $space }.
reason-all-on-bottom = You are on the bottom step of all temples; no god can be angered.
reason-needs-agriculture = This needs agriculture level { $level }.
reason-corn-tile-there = An uncovered corn tile lies in jungle group { $space }; take that.
reason-jungle-empty = Jungle group { $space } is empty.
reason-no-skull-in-supply = The supply has no skull.
reason-no-advance-payable = { $have ->
    [0] You have no resource to pay for an advance.
    [one] { $have } resource pays for no advance.
   *[other] { $have } resources pay for no advance.
}
reason-nothing-to-build = There is nothing that you could pay for.
reason-no-resource = { $cost ->
    [one] It costs { $cost } resource, you have { $have }.
   *[other] It costs { $cost } resources, you have { $have }.
}
reason-no-temple-to-climb = There is no temple in which you can climb.
reason-no-corn-for-action = The action costs { $cost } corn, you have { $have }.
reason-nothing-to-trade = You have nothing to trade.
reason-all-workers-in-play = All your workers are in play ({ $have }).
reason-no-action-to-pay-for = No action remains that you could pay for: it costs { $cost } corn first, you have { $have }.
reason-not-the-same-again = This action cannot choose itself again.
reason-no-skull = You have no skull.
reason-slot-taken = The skull place of action { $action } is taken.
reason-on-top = You are on top of { $temple } already.
reason-top-taken = { $seat } is on top of { $temple }.
reason-same-temple = You have climbed in { $temple } with this action already.
reason-too-few-resources = { $cost ->
    [one] It costs { $cost } resource, you have { $have }.
   *[other] It costs { $cost } resources, you have { $have }.
}
reason-bonus-without-effect = The bonus of { $technology } would give nothing now.
reason-not-held = You cannot pay { $amount } of it, you have { $have }.
reason-rest-not-held = The rest of { $amount } could not be paid, you have { $have }.
reason-not-on-display = It is not on display.
reason-cost-not-payable = It costs { $goods }, more than you have.
reason-corn-cost-not-payable = It costs { $cost } corn, you have { $have }.
reason-monument-not-here = Monuments are built with Tikal 4 only.
reason-not-both = Tikal 4 builds buildings or a monument, not both.
reason-benefits-needed = Without architecture it costs { $goods }, more than you have.
reason-not-required = The building does not require { $good }.
reason-no-corn-to-buy = It costs { $cost } corn, you have { $have }.
reason-nothing-to-sell = You have no { $good } to sell.
reason-other-direction = { $good_id ->
    [wood] You have already traded wood the other way in this visit.
    [stone] You have already traded stone the other way in this visit.
   *[gold] You have already traded gold the other way in this visit.
}
reason-board-dark = Your board shows its dark side.
reason-worker-would-fall = A worker of { $seat } on { $wheel } would fall off.

## What happened

event-monument-shown = Monument on display: { $monument }.
event-displayed = Building on display: { $building }.
event-starts = { $seat } begins.
event-dealt = { $seat } is dealt { $wealth }.
event-dealt-unseen = { $seat } is dealt a wealth tile.
event-neutral-placed = { $wealth } puts a neutral worker on { $wheel } { $space }.
event-neutral-opposite = A neutral worker goes to the opposite position, { $wheel } { $space }.
event-kept = { $seat } keeps { $wealth }.
event-wealth-gave = { $seat } takes { $amount } { $good } ({ $source }).
event-round = Round { $round }, day { $day }.
event-turn = { $seat }’s turn.
event-begged = { $seat } begs and takes { $corn } corn.
event-angered = { $seat } angers the gods and steps down in { $temple } to the step marked { $worth }.
event-placed = { $corn ->
    [0] { $seat } places a worker on { $wheel } { $space } for nothing.
   *[other] { $seat } places a worker on { $wheel } { $space } for { $corn } corn.
}
event-placed-start = { $corn ->
    [0] { $seat } places a worker on the starting player space for nothing.
   *[other] { $seat } places a worker on the starting player space for { $corn } corn.
}
event-mercy = { $seat } places a worker on { $wheel } { $space } by mercy and gives up { $corn } corn.
event-picked = { $seat } picks up the worker on { $wheel } { $space }.
event-stepped-back = { $seat } steps back to { $wheel } { $action } for { $corn } corn.
event-acted = { $seat } uses { $wheel } { $action }.
event-chose-freely = { $corn ->
    [0] { $seat } freely chooses { $wheel } { $action }.
   *[other] { $seat } freely chooses { $wheel } { $action } for { $corn } corn.
}
event-acted-higher = { $seat } uses { $wheel } { $action } by way of { $source }.
event-no-action = { $seat } takes no action in { $wheel }.
event-paid = { $seat } pays { $amount } { $good }.
event-fished = { $seat } fishes { $corn } corn.
event-harvested = { $seat } harvests { $amount } { $good }.
event-tile-taken = { $good_id ->
    [wood] { $seat } takes a wood tile from jungle group { $space }.
   *[corn] { $seat } takes a corn tile from jungle group { $space }.
}
event-burned = { $seat } burns the forest in jungle group { $space }.
event-harvested-without-tile = { $seat } harvests jungle group { $space } without a tile.
event-gained = { $seat } takes { $amount } { $good }.
event-worker-gained = { $amount ->
    [one] { $seat } takes a new worker.
   *[other] { $seat } takes { $amount } new workers.
}
event-bought = { $seat } buys 1 { $good } for { $corn } corn.
event-sold = { $seat } sells 1 { $good } for { $corn } corn.
event-used = { $seat } uses { $wheel } { $action } by way of { $source }.
event-offered = { $seat } places a skull in Chichen Itza { $action }.
event-offering-scored = { $points_number ->
    [one] { $seat } scores { $points } point for the skull.
   *[other] { $seat } scores { $points } points for the skull.
}
event-took = { $seat } takes { $amount } { $good }.
event-climbed = { $seat } climbs in { $temple } to the step marked { $worth }.
event-climb-lapsed = { $seat } cannot climb in { $temple }; the step is lost.
event-turned-light = { $seat } turns the board to its light side.
event-advanced = { $seat } reaches { $technology } { $level }.
event-level-gave = { $seat } takes { $amount } { $good } more ({ $source }).
event-level-scored = { $points_number ->
    [one] { $seat } scores { $points } point ({ $source }).
   *[other] { $seat } scores { $points } points ({ $source }).
}
event-level-saved = { $good_id ->
    [none] { $amount ->
        [one] { $seat } saves { $amount } resource ({ $source }).
       *[other] { $seat } saves { $amount } resources ({ $source }).
    }
   *[other] { $seat } saves { $amount } { $good } ({ $source }).
}
event-bonus-gave = { $seat } takes { $amount } { $good } ({ $source }).
event-bonus-scored = { $points_number ->
    [one] { $seat } scores { $points } point ({ $source }).
   *[other] { $seat } scores { $points } points ({ $source }).
}
event-built = { $seat } builds { $building }.
event-monument-built = { $seat } builds { $monument }.
event-benefits-kept = { $seat } saves architecture for the second building.
event-tile-gave = { $seat } takes { $amount } { $good } ({ $source }).
event-tile-scored = { $points_number ->
    [one] { $seat } scores { $points } point ({ $source }).
   *[other] { $seat } scores { $points } points ({ $source }).
}
event-lapsed = { $seat } can make no use of an effect; it is lost.
event-skull-returned = { $seat } puts a skull back into the supply.
event-refilled = New on display: { $building }.
event-collected = { $seat } takes { $corn } corn from the calendar.
event-start-worker-back = { $seat } takes the worker back from the starting player space.
event-marker = { $seat } receives the starting player marker.
event-two-days = { $seat } advances the calendar by two days and turns the board dark.
event-corn-added = The calendar now holds { $corn } corn.
event-day = Day { $day }.
event-fell = { $seat } takes back a worker that falls off { $wheel } { $space }.
event-neutral-returned = A neutral worker comes round to { $wheel } 0.
event-food-day = { $kind_number ->
    [0] Food day in the middle of age { $age }.
   *[other] Food day at the end of age { $age }.
}
event-farm-fed = { $amount ->
    [0] { $seat } needs { $corn } corn less for each worker ({ $source }).
    [one] { $seat } feeds { $amount } worker for free ({ $source }).
   *[other] { $seat } feeds { $amount } workers for free ({ $source }).
}
event-fed = { $amount ->
    [0] { $seat } pays for no worker.
    [one] { $seat } feeds { $amount } worker for { $corn } corn.
   *[other] { $seat } feeds { $amount } workers for { $corn } corn.
}
event-unfed = { $amount ->
    [one] { $seat } leaves { $amount } worker hungry and loses { $points_size } { $points_number ->
            [one] point
           *[other] points
        }.
   *[other] { $seat } leaves { $amount } workers hungry and loses { $points_size } { $points_number ->
            [one] point
           *[other] points
        }.
}
event-rewarded = { $seat } takes { $amount } { $good } from { $temple }.
event-no-skulls = Too few skulls for all { $amount } who should get one; nobody gets one.
event-temple-scored = { $points_sign ->
    [minus] { $points_number ->
        [one] { $seat } loses { $points_size } point in { $temple }.
       *[other] { $seat } loses { $points_size } points in { $temple }.
    }
   *[plus] { $points_number ->
        [one] { $seat } scores { $points } point in { $temple }.
       *[other] { $seat } scores { $points } points in { $temple }.
    }
}
event-highest = { $points_number ->
    [one] { $seat } scores { $points } point as the highest in { $temple }.
   *[other] { $seat } scores { $points } points as the highest in { $temple }.
}
event-age-changed = Age { $age } begins.
event-removed = { $building } leaves the game.
event-converted = { $seat } turns { $amount } { $good } into { $corn } corn.
event-corn-scored = { $points_number ->
    [one] { $seat } scores { $points } point for { $corn } corn.
   *[other] { $seat } scores { $points } points for { $corn } corn.
}
event-skulls-scored = { $amount ->
    [one] { $seat } scores { $points } { $points_number ->
            [one] point
           *[other] points
        } for { $amount } skull.
   *[other] { $seat } scores { $points } { $points_number ->
            [one] point
           *[other] points
        } for { $amount } skulls.
}
event-monument-scored = { $points_sign ->
    [minus] { $points_number ->
        [one] { $seat } loses { $points_size } point for { $source }.
       *[other] { $seat } loses { $points_size } points for { $source }.
    }
   *[plus] { $points_number ->
        [one] { $seat } scores { $points } point for { $source }.
       *[other] { $seat } scores { $points } points for { $source }.
    }
}
event-won = { $seat } wins.

## What answers lead to

note-action = { $space_effect }
note-level = Level { $level }: { $step_effect }
note-bonus = Bonus: { $step_effect }
note-worth = { $worth ->
    [one] Worth { $worth } point to you at the end, as things are now
   *[other] Worth { $worth } points to you at the end, as things are now
}
note-skull-place-taken = Its skull place is taken; the action is gone.
note-no-skull = You have no skull.
note-no-tile = No tile is left there.
note-last-turn = Your last turn: then workers are fed, temples score, and what is left is turned into corn and points
thing-any-resource = { $count ->
    [one] resource of your choice
   *[other] resources of your choice
}
thing-any-temple = { $count ->
    [one] step in a temple of your choice
   *[other] steps in temples of your choice
}

## What is counted

view-workers = workers
view-on-wheels = workers on the wheels
view-corn-tiles = corn tiles
view-wood-tiles = wood tiles

## The table in a terminal

table-day = Day { $day }, round { $round }, age { $age }
table-food = { $days ->
    [0] Food day at the end of this round
    [one] Food day tomorrow
   *[other] Food day in { $days } days
}{ $kind ->
    [mid_age] : goods from the temples
   *[end_age] : points from the temples
}
table-supply = { $corn } corn on the calendar, { $skulls ->
    [one] { $skulls } skull
   *[other] { $skulls } skulls
} in the supply
table-starting-player = { $taken ->
    [0] Starting player: { $name }; nobody is on the starting player space
   *[other] Starting player: { $name }; on the starting player space: { $who }
}
table-space = space { $space }
table-offerings = Skulls
table-in-hand = workers in hand: { $count } of { $all }
table-points = points: { $points }
table-more-points = points { $points }
table-head-points = points
table-head-workers = workers
table-head-hand = in hand
table-head-board = board
table-head-corn-tiles = corn tiles
table-head-wood-tiles = wood tiles
table-light = light
table-dark = dark
table-jungle = Jungle tiles:
table-group = { $group ->
    [2] { $group }: { $free } corn
   *[other] { $group }: { $free } corn, { $wood } wood
}
table-buildings = Buildings ({ $deck } left in the deck)
table-monuments = Monuments
table-hand = Your starting wealth to choose from
