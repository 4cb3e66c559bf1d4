# Teotihuacan in English. How ids and arguments come about stands at the head of patolli/texts.

automa = the Teotibot

## Boards and their worship spaces

thing-palace = Palace
thing-forest = Forest
thing-quarry = Stone Quarry
thing-mine = Gold Deposits
thing-alchemy = Alchemy
thing-nobles = Nobles
thing-deco = Decorations
thing-build = Construction
thing-palace1 = Palace (left)
thing-palace2 = Palace (middle)
thing-palace3 = Palace (right)
thing-board-forest = Forest
thing-board-quarry = Stone Quarry
thing-board-mine = Gold Deposits
thing-board-alchemy = Alchemy
thing-board-nobles = Nobles
thing-board-deco = Decorations
thing-board-build = Construction
thing-worship-forest = worship in Forest
thing-worship-quarry = worship in Stone Quarry
thing-worship-mine = worship in Gold Deposits
thing-worship-deco = worship in Decorations
thing-nobles-top = top row of Nobles
thing-nobles-middle = middle row of Nobles
thing-nobles-bottom = bottom row of Nobles

card-board-forest = wood and cocoa, the more the more workers and the stronger the weakest of them
card-board-quarry = stone and points, the more the more workers and the stronger the weakest of them
card-board-mine = gold and more, the more the more workers and the stronger the weakest of them
card-board-alchemy = a technology for gold, and a step in the temple of its column
card-board-nobles = a building for wood, and a step on the Avenue
card-board-deco = a decoration for gold: points for icons that match
card-board-build = pyramid tiles for stone and wood: points for their level and for icons that match
card-worship-forest = a step in the red temple, or a discovery tile
card-worship-quarry = a step in the green temple, or a discovery tile
card-worship-mine = a step in the blue temple, or a discovery tile
card-worship-deco = a step in any temple, or a discovery tile
card-nobles-top = a building with one worker
card-nobles-middle = a building with two workers
card-nobles-bottom = a building with three workers

# What the parts of the table are for, on their cards.
card-calendar = After each round and with each ascension the white disc moves one space. When the discs meet, the round is finished and one more is played; then the eclipse is scored.
card-avenue = In an eclipse each step is worth the lowest number to be seen on the row of buildings.
card-pyramid-track = Each pyramid tile and each decoration moves its builder one step. Steps score in the eclipse, the furthest scores more; then all markers go back.

## Goods and what is counted

thing-wood = wood
thing-stone = stone
thing-gold = gold
thing-cocoa = cocoa
thing-vp = { $count ->
    [one] point
   *[other] points
}
thing-resource-any = { $count ->
    [one] resource of choice
   *[other] resources of choice
}
thing-own-resource = { $count ->
    [one] resource of that board
   *[other] resources of that board
}
thing-avenue = { $count ->
    [one] step on the Avenue
   *[other] steps on the Avenue
}
thing-temple-any = { $count ->
    [one] step in any temple
   *[other] steps in any temple
}
thing-temple-blue = { $count ->
    [one] blue step
   *[other] blue steps
}
thing-temple-red = { $count ->
    [one] red step
   *[other] red steps
}
thing-temple-green = { $count ->
    [one] green step
   *[other] green steps
}
thing-technology = { $count ->
    [one] technology
   *[other] technologies
}
thing-power-up = { $count ->
    [one] power-up
   *[other] power-ups
}
thing-discovery = { $count ->
    [one] discovery tile
   *[other] discovery tiles
}
thing-temple = a step in the temple
thing-temple-discovery = a step in the temple, then a discovery tile
thing-discovery-temple = a discovery tile, then a step in the temple
thing-royal = the royal tile
thing-royal-discovery = the royal tile, then a discovery tile
thing-discovery-royal = a discovery tile, then the royal tile

## Tracks, icons, sides

thing-blue = blue temple
thing-red = red temple
thing-green = green temple
thing-avenue3 = Avenue 3
thing-avenue6 = Avenue 6
thing-avenue8 = Avenue 8
thing-blue4 = blue temple 4
thing-red5 = red temple 5
thing-green3 = green temple 3
thing-green6 = green temple 6
thing-statue = statue
thing-headdress = headdress
thing-serpent = serpent
thing-glyph = glyph
thing-top = top
thing-middle = middle
thing-bottom = bottom
thing-left = left
thing-right = right
card-temple-tracks = { $step ->
    [10] the bonus tile at the end
   *[other] { $vp ->
        [0] { $cocoa ->
            [0] { $r ->
                [one] { $r } resource of choice
               *[other] { $r } resources of choice
            }
           *[other] { $cocoa } cocoa
        }
        [one] { $vp } point
       *[other] { $vp } points
    }
}{ $discovery_number ->
    [0] { "" }
   *[other] , or a discovery tile
}

## Places of the pyramid: level, row from the top, column from the left

thing-1a1 = level 1, a1
thing-1a2 = level 1, a2
thing-1a3 = level 1, a3
thing-1a4 = level 1, a4
thing-1b1 = level 1, b1
thing-1b2 = level 1, b2
thing-1b3 = level 1, b3
thing-1b4 = level 1, b4
thing-1c1 = level 1, c1
thing-1c2 = level 1, c2
thing-1c3 = level 1, c3
thing-1c4 = level 1, c4
thing-1d1 = level 1, d1
thing-1d2 = level 1, d2
thing-1d3 = level 1, d3
thing-1d4 = level 1, d4
thing-2a1 = level 2, a1
thing-2a2 = level 2, a2
thing-2a3 = level 2, a3
thing-2b1 = level 2, b1
thing-2b2 = level 2, b2
thing-2b3 = level 2, b3
thing-2c1 = level 2, c1
thing-2c2 = level 2, c2
thing-2c3 = level 2, c3
thing-3a1 = level 3, a1
thing-3a2 = level 3, a2
thing-3b1 = level 3, b1
thing-3b2 = level 3, b2
thing-4a1 = level 4, a1

## Technologies

thing-t01 = Palace toll
thing-t03 = Scribes
thing-t05 = Better tools
thing-t07 = Trade
thing-t09 = Artistry
thing-t11 = Masonry
thing-t13 = Apprenticeship
thing-t15 = Scaffolding
thing-t17 = Consecration
card-t01 = { $effect } when a worker moves onto or past the Palace
card-t03 = { $effect } after a main action on Alchemy or Nobles
card-t05 = { $effect } more after a main action on Forest, Stone Quarry or Gold Deposits
card-t07 = { $effect } after a main action on Forest, Stone Quarry or Gold Deposits
card-t09 = { $effect } after a main action on Decorations
card-t11 = { $effect } after a main action on Construction
card-t13 = pay { $effect_pay_cocoa } cocoa for one more power-up after a main action
card-t15 = one worker more on Construction, and one tile costs { $effect_discount_one_resource } stone or wood less
card-t17 = { $effect } after a main action on Construction

## Royal tiles

thing-ra4 = Council of scholars
thing-ra5 = Council of builders
thing-ra9 = Council of ancestors
thing-rb2 = Wood and stone
thing-rb6 = Stone and gold
thing-rb7 = Royal stores
thing-rc1 = Royal cocoa
thing-rc3 = Royal market
thing-rc8 = Royal priests
card-ra4 = { $vp ->
    [one] { $vp } point for each technology of yours, at most as many as the power of the worker
   *[other] { $vp } points for each technology of yours, at most as many as the power of the worker
}
card-ra5 = { $vp ->
    [one] { $vp } point for each step on the pyramid track, at most as many as the power of the worker
   *[other] { $vp } points for each step on the pyramid track, at most as many as the power of the worker
}
card-ra9 = { $vp ->
    [one] { $vp } point for each step on the Avenue, at most the power of the worker plus { $more }
   *[other] { $vp } points for each step on the Avenue, at most the power of the worker plus { $more }
}
card-rb2 = { $pay } for { $gain }, up to as many times as the power of the worker
card-rb6 = { $pay } for { $gain }, up to as many times as the power of the worker
card-rb7 = { $cocoa } cocoa and { $resources } { $resources ->
    [one] resource
   *[other] resources
} for as many resources of choice as the power of the worker
card-rc1 = cocoa: the power of the worker plus { $more }
card-rc3 = 1 resource for { $cocoa } cocoa, up to as many times as the power of the worker
card-rc8 = { $cocoa } cocoa for a step in any temple, up to one time fewer than the power of the worker

## Discovery tiles

thing-m1 = Jade mask
thing-m2 = Obsidian mask
thing-m3 = Turquoise mask
thing-m4 = Shell mask
thing-m5 = Bone mask
thing-m6 = Clay mask
thing-m7 = Feather mask
thing-dvp = Fame
thing-dres3 = Large store
thing-dres2 = Small store
thing-dave = Procession
thing-dtany = Incense
thing-dtblu = Blue offering
thing-dtred = Red offering
thing-dtgrn = Green offering
thing-dcoc = Cocoa sack
thing-dpow = Training
thing-dtwin = Companion
thing-dfree = Favour
thing-dleap = Long road
thing-dhelp = Helper
card-discovery-tiles = { $kind_id ->
    [mask] scores in sets
   *[other] { $effect }
}
card-dpow = { $effect } for unlocked workers anywhere
card-dtwin = a second worker moves along from the same board
card-dfree = skips one payment of cocoa
card-dleap = moves a worker any distance
card-dhelp = one worker more on Alchemy, Nobles or Construction

## Temple bonus tiles

thing-bmask = Masks again
thing-btech = Learning
thing-bflat = Glory
thing-bave = Ancestors
thing-bbon = Three temples
thing-bdisc = Explorers
thing-bwork = Household
card-bmask = your best set of masks once more
card-btech = { $vp_per_technology } { $vp_per_technology ->
    [one] point
   *[other] points
} for each technology of yours
card-bflat = { $vp } { $vp ->
    [one] point
   *[other] points
}
card-bave = { $vp_per_avenue_step } { $vp_per_avenue_step ->
    [one] point
   *[other] points
} for each step on the Avenue
card-bbon = { $vp_per_bonus_tile_reached } { $vp_per_bonus_tile_reached ->
    [one] point
   *[other] points
} for each bonus tile you reached
card-bdisc = { $vp_per_non_mask_discovery } { $vp_per_non_mask_discovery ->
    [one] point
   *[other] points
} for each discovery tile that is not a mask
card-bwork = { $vp_power_1_3 } { $vp_power_1_3 ->
    [one] point
   *[other] points
} for each worker of power 1 to 3, { $vp_power_4_5 } for each of power 4 or 5

## Starting tiles

thing-s01 = starting tile 1
thing-s02 = starting tile 2
thing-s03 = starting tile 3
thing-s04 = starting tile 4
thing-s05 = starting tile 5
thing-s06 = starting tile 6
thing-s07 = starting tile 7
thing-s08 = starting tile 8
thing-s09 = starting tile 9
thing-s10 = starting tile 10
thing-s11 = starting tile 11
thing-s12 = starting tile 12
thing-s13 = starting tile 13
thing-s14 = starting tile 14
thing-s15 = starting tile 15
thing-s16 = starting tile 16
thing-s17 = starting tile 17
thing-s18 = starting tile 18
card-starting-tiles = { $gain }; workers on { $boards_0 ->
    [1] Palace
    [2] Forest
    [3] Stone Quarry
    [4] Gold Deposits
    [5] Alchemy
    [6] Nobles
    [7] Decorations
   *[8] Construction
} and { $boards_1 ->
    [1] Palace
    [2] Forest
    [3] Stone Quarry
    [4] Gold Deposits
    [5] Alchemy
    [6] Nobles
    [7] Decorations
   *[8] Construction
}

## Decorations, by their two icons

thing-k01 = statue + headdress
thing-k02 = glyph + statue
thing-k03 = serpent + serpent
thing-k04 = statue + serpent
thing-k05 = headdress + statue
thing-k06 = statue + glyph
thing-k07 = headdress + headdress
thing-k08 = serpent + statue
thing-k09 = headdress + serpent
thing-k10 = serpent + glyph
thing-k11 = glyph + headdress
thing-k12 = statue + statue
thing-k13 = serpent + headdress
thing-k14 = headdress + glyph
thing-k15 = glyph + serpent
card-decoration-tiles = points for icons that match, steps in temples for coloured ones

## Pyramid tiles, their icons clockwise from the top left, coloured ones with their temple

thing-p01 = pyramid tile 1
thing-p02 = pyramid tile 2
thing-p03 = pyramid tile 3
thing-p04 = pyramid tile 4
thing-p05 = pyramid tile 5
thing-p06 = pyramid tile 6
thing-p07 = pyramid tile 7
thing-p08 = pyramid tile 8
thing-p09 = pyramid tile 9
thing-p10 = pyramid tile 10
thing-p11 = pyramid tile 11
thing-p12 = pyramid tile 12
thing-p13 = pyramid tile 13
thing-p14 = pyramid tile 14
thing-p15 = pyramid tile 15
thing-p16 = pyramid tile 16
thing-p17 = pyramid tile 17
thing-p18 = pyramid tile 18
thing-p19 = pyramid tile 19
thing-p20 = pyramid tile 20
thing-p21 = pyramid tile 21
thing-p22 = pyramid tile 22
thing-p23 = pyramid tile 23
thing-p24 = pyramid tile 24
thing-p25 = pyramid tile 25
thing-p26 = pyramid tile 26
thing-p27 = pyramid tile 27
thing-p28 = pyramid tile 28
thing-p29 = pyramid tile 29
thing-p30 = pyramid tile 30
thing-p31 = pyramid tile 31
thing-p32 = pyramid tile 32
card-p01 = statue, glyph, headdress (red), serpent
card-p02 = glyph, statue, headdress, serpent (green)
card-p03 = glyph, headdress, statue, serpent (green)
card-p04 = serpent, glyph, statue, headdress (red)
card-p05 = serpent, glyph, statue, headdress
card-p06 = serpent, glyph, headdress, statue
card-p07 = serpent, glyph, headdress, statue (blue)
card-p08 = serpent, statue, headdress, glyph
card-p09 = serpent, statue (blue), headdress, glyph
card-p10 = statue, glyph, headdress, glyph
card-p11 = statue (blue), glyph, headdress, glyph
card-p12 = serpent, glyph, headdress, glyph
card-p13 = serpent, glyph, headdress (red), glyph
card-p14 = statue, glyph, serpent (green), glyph
card-p15 = statue, glyph, serpent, glyph
card-p16 = statue, glyph, serpent, headdress
card-p17 = statue, glyph, serpent, headdress (red)
card-p18 = serpent, glyph, statue, headdress
card-p19 = glyph, glyph, glyph, headdress
card-p20 = statue, glyph, glyph, glyph
card-p21 = glyph, glyph, glyph, serpent
card-p22 = statue, glyph, glyph, serpent
card-p23 = serpent, glyph, glyph, statue
card-p24 = glyph, glyph, serpent, headdress
card-p25 = serpent (green), glyph, glyph, headdress
card-p26 = statue, glyph, glyph, headdress (red)
card-p27 = statue, glyph, glyph, headdress
card-p28 = serpent, statue, serpent (green), statue
card-p29 = headdress, statue (blue), headdress, statue
card-p30 = serpent, headdress, serpent, headdress (red)
card-p31 = glyph, glyph, glyph, glyph
card-p32 = glyph, glyph, glyph, glyph

## Rewards of an ascension

thing-av5 = points
thing-ac5 = cocoa
thing-at1 = a step in any temple
thing-at2 = steps in temples for cocoa
thing-aw4 = the fourth worker
card-av5 = { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}
card-ac5 = { $cocoa } cocoa
card-at1 = { $temple_any ->
    [one] { $temple_any } step in any temple
   *[other] { $temple_any } steps in any temples
}
card-at2 = { $temple_any } { $temple_any ->
    [one] step
   *[other] steps
} in the same temple or in different ones, for { $pay_cocoa } cocoa
card-aw4 = your fourth worker comes to the Palace with power { $power }, and { $cocoa } cocoa

## Tiles of the Teotibot

thing-xalc = alchemy
thing-xbld = construction
thing-xdec = decorations
thing-xnob = nobles
thing-xmsk = masks
thing-xmas = mastery
thing-xwor = worship
card-xalc = a technology for { $needs } with a worker on Alchemy
card-xbld = a pyramid tile for { $needs } with a worker on Construction, or stone with one on Stone Quarry
card-xdec = a decoration for { $needs } with a worker on Decorations, or gold with one on Gold Deposits
card-xnob = a building for { $needs } with a worker on Nobles, or wood with one on Forest
card-xmsk = a mask that it lacks
card-xmas = the board of its strongest worker
card-xwor = its worshipper goes on to the next worship space
thing-neutral1 = the first neutral colour
thing-neutral2 = the second neutral colour

## Sources of points

score-boards = Quarry and gold
score-nobles = Nobles
score-decorations = Decorations
score-construction = Pyramid
score-technologies = Technologies
score-temples = Temples
score-royal = Royal tiles
score-discoveries = Discovery tiles
score-ascensions = Ascensions
score-avenue = Avenue
score-pyramid-track = Pyramid track
score-masks = Masks
score-bonus-tiles = Bonus tiles
score-upkeep = Upkeep
score-leftovers = Leftovers

## Moves

move-starts = { $seat } starts
move-lay = Lay { $object }
move-draw = Draw { $object }
move-turned = Turned { $number ->
    [0] not at all
    [1] by a quarter
    [2] by a half
   *[3] by three quarters
}
move-deal = Deal { $object }
move-neutral = Draw { $object } for neutral workers
move-bot = The Teotibot’s tile { $object }
move-points = The direction tile points { $object }
move-keep = Keep { $object }: { $effect }
move-choose = Take { $object }: { $effect }
move-take = Take 1 { $object }
move-give = Give 1 { $object }
move-without = { $object } stays empty
move-raise = Power up the { $number } on { $bare }
move-waste = Waste the power-up
move-worker = Move the { $number } on { $bare }
move-go = Go to { $object }
move-leap = Use Long road: go any distance
move-twin = Use Companion: take the { $number } along
move-unlock = Pay to unlock workers
move-free = Unlock the worker in { $object }
move-use = Use { $object }: { $effect }
move-collect = Collect cocoa
move-main = Take the main action
move-worship = Worship in { $object }
move-benefit-temple = Climb in the temple
move-benefit-discovery = Claim the discovery tile
move-benefit-temple-discovery = Climb, then claim the discovery tile, for extra cocoa
move-benefit-discovery-temple = Claim the discovery tile, then climb, for extra cocoa
move-benefit-royal = Use the royal tile
move-benefit-royal-discovery = Use the royal tile, then claim the discovery tile, for extra cocoa
move-benefit-discovery-royal = Claim the discovery tile, then use the royal tile, for extra cocoa
move-pay = Pay in cocoa
move-waive = Use Favour: pay nothing
move-leave = Leave the { $number } out
move-help = Use Helper: one worker more
move-learn = Learn { $object } for { $price }: { $effect }
move-row = Build in the { $object } row
move-decorate = Place the decoration { $object }
move-side = Place it on the { $object } side
move-build = Build { $object }: { $effect }
move-on = Place it on { $object }
move-rotate = { $number ->
    [0] Leave it as it lies
    [1] Turn it by a quarter clockwise
    [2] Turn it by a half
   *[3] Turn it by a quarter anticlockwise
}
move-save = Save 1 { $object }
move-save-nothing = Save nothing with this tile
move-climb = Climb in the { $object }
move-printed = Take the printed reward
move-claim = Claim { $object } for { $price }: { $effect }
move-reward = { $effect }

## Questions

question-Beside = You may also use a discovery tile or unlock workers.
question-ChooseWorker = Which worker do you move?
    .pass = Pass and unlock all your workers
question-FreeWorker = Which worker do you unlock?
    .stop = Unlock no further worker
question-ChooseBoard = Where does the { $power } on { $board } go?
question-ChooseAction = { $colours ->
    [0] What do you do on { $board }? No colour was there before you.
    [one] What do you do on { $board }? { $colours } colour was there before you.
   *[other] What do you do on { $board }? { $colours } colours were there before you.
}
question-ChooseBenefit = What do you worship for in { $space }?
question-PayCocoa = You pay { $cost } cocoa. Do you use Favour instead?
    .pay = Pay { $cost } cocoa
question-LeaveOut = You have four workers here. Which one is not used?
question-Help = { $workers ->
    [one] You use { $workers } worker on { $board }. Do you use Helper?
   *[other] You use { $workers } workers on { $board }. Do you use Helper?
}
    .no = Do not use Helper
question-Learn = Which technology do you learn?
question-ChooseRow = In which row do you build?
question-ChooseDecoration = Which decoration do you place for { $cost } gold?
question-ChooseSide = On which side do you place { $decoration }?
question-ChooseStone = { $laid ->
    [0] { $most ->
        [one] Which pyramid tile do you build?
       *[other] Which pyramid tile do you build? You may build up to { $most }.
    }
   *[other] Do you build another pyramid tile? You have built { $laid } of { $most }.
}
    .stop = Build no further tile
question-ChoosePlace = Where do you build { $stone_tile }?
question-Discount = What do you save on { $stone_tile }?
question-Rotate = How do you turn { $stone_tile }?
question-ClimbAny = { $left ->
    [one] In which temple do you climb?
   *[other] In which temple do you climb first? You climb { $left } steps.
}
question-ClimbInOrder = In which temple do you climb first?
question-StepReward = You are on { $temple } { $step }. Which reward do you take?
question-ClaimOnAvenue = You are on step { $step } of the Avenue. Which discovery tile do you claim?
    .pass = Claim none
question-TakeResource = { $left ->
    [one] Which resource do you take?
   *[other] Which resource do you take first? You take { $left }.
}
question-PowerUp = { $cost ->
    [0] { $left ->
        [one] Which worker do you power up?
       *[other] Which worker do you power up first? You have { $left } power-ups.
    }
   *[other] Do you pay { $cost } cocoa for one more power-up?
}
    .pass = Pay for no further power-up
question-ChooseReward = Your worker ascends. Which reward do you take?
question-Exchange = { $times ->
    [one] Do you exchange with { $royal }?
   *[other] How often do you exchange with { $royal }? At most { $times } times.
}
    .amount = { $count ->
        [0] Exchange nothing
        [one] Exchange once
       *[other] Exchange { $count } times
    }
    .waive = Use Favour: the cocoa costs nothing
question-GiveResource = Which resource do you give?
    .take = Give 1 { $object }
question-Sell = How much { $resource } do you sell? At most { $most }.
    .amount = Sell { $count } { $resource }
question-Upkeep = Upkeep is { $due } cocoa, you have { $cocoa }. How much do you pay?
    .amount = Pay { $count } cocoa
    .waive = Use Favour: pay no upkeep
question-Finish = Do you do anything else before your turn ends?
    .stop = End your turn
question-KeepTile = { $left ->
    [one] Which starting tile do you keep as well?
   *[other] Which starting tile do you keep? { $left } tiles in all, in any order.
}
question-DraftTile = Which starting tile do you take?
question-PlaceWorkers = Which board stays empty? Your tiles name four boards, and you have three workers.
question-ClaimBesideStarting = Do you claim the discovery tile of { $starting }?
    .pass = Leave it
question-ChooseStart = Who is the first player?
question-LayBoards = Which board lies next in the ring?
question-DrawRoyal = Which royal tile is drawn?
question-DrawTechnology = Which technology is drawn?
question-DrawBonus = Which bonus tile is drawn?
question-DrawStart = Which pyramid tile lies there from the start?
question-TurnStart = How is it turned?
question-DrawForPile = Which discovery tile is drawn?
question-DealTile = Which starting tile is dealt?
question-DrawBeside = Which discovery tile comes with the starting tile?
question-OfferTile = Which starting tile is laid out?
question-DrawNeutral = Which starting tile is drawn for neutral workers?
question-DrawDecoration = Which decoration is drawn?
question-DrawStone = Which pyramid tile is drawn?
question-DrawDiscovery = Which discovery tile is drawn?
question-DrawBotTile = Which tile of the Teotibot is drawn?
question-DrawDirection = Where does the direction tile point?
question-Roll = What does the Teotibot roll?
question-BotLays = How does the Teotibot turn the tile?

## Why not

reason-already-kept = You keep this tile already; choose another one.
reason-nobody-locked = You have no locked worker.
reason-normal-turn = You have begun a normal turn; passing is no longer possible.
reason-nobody-to-unlock = You have no locked worker to unlock.
reason-too-little-cocoa = The colours present cost { $cost } cocoa, you have { $have }.
reason-cocoa-to-unlock = Unlocking costs { $cost } cocoa, you have { $have }.
reason-cocoa-to-displace = Taking this space costs { $cost } cocoa, you have { $have }.
reason-cocoa-for-both = Both rewards cost { $cost } cocoa here, you have { $have }.
reason-cocoa-for-both-in-palace = With the discovery tile this costs { $cost } cocoa, you have { $have }.
reason-cocoa-for-reward = This reward costs { $cost } cocoa, you have { $have }.
reason-cocoa-for-goods = This exchange costs { $cost } cocoa, you have { $have }.
reason-cocoa-for-priests = These steps cost { $cost } cocoa, you have { $have }.
reason-cocoa-for-power-up = One more power-up costs { $cost } cocoa, you have { $have }.
reason-cocoa-for-upkeep = You cannot pay { $cost } cocoa, you have { $have }.
reason-no-such-worker = You have no such worker there.
reason-too-far = { $board } is too far away: one to three boards clockwise.
reason-no-tile = You do not have { $discovery }.
reason-no-favour = You do not have { $discovery }.
reason-must-unlock-one = Unlock at least one worker.
reason-no-main-action = { $board } has no main action.
reason-not-possible = { $obstacle ->
    [0] The cheapest technology that your workers may learn costs { $cost } gold, you have { $have }.
    [1] You own every technology in play.
    [2] The technologies that you do not own are in row 2, which needs two workers or one of power 4 or 5.
    [3] A building costs { $cost } wood, you have { $have }.
    [4] All buildings have been built.
    [5] No row of the Nobles that your workers may use has room.
    [6] A decoration costs { $cost } gold with these workers, you have { $have }.
    [7] No decoration is left.
    [8] No side of the pyramid has a step for a decoration.
    [9] No pyramid tile is left.
    [10] The pyramid has no free place.
   *[11] For the cheapest free place of the pyramid you lack { $cost } { $cost ->
        [one] resource
       *[other] resources
    }.
}
reason-own-worker-there = Your own worker is in { $space }; unlock it first.
reason-no-benefit = Worship in { $space } would give you nothing.
reason-no-tile-there = No discovery tile lies there.
reason-price-not-held = You cannot pay for { $discovery }.
reason-cocoa-for-price = You cannot pay both the cocoa here and { $discovery }.
reason-on-top = You are at the top of the { $temple } already.
reason-top-taken = { $seat } is at the top of the { $temple }.
reason-not-pending = No step in the { $temple } is due.
reason-no-temple-to-climb = There is no temple in which you can climb.
reason-no-temple-to-worship = There is no temple in which you can climb, so you cannot choose the step.
reason-help-needed = The action is possible only with Helper.
reason-owned = You own { $technology } already.
reason-row-closed = Row 2, where { $technology } lies, needs two workers, or one of power 4 or 5.
reason-too-little-gold = It costs { $cost } gold, you have { $have }.
reason-gold-for-decoration = A decoration costs { $cost } gold with these workers, you have { $have }.
reason-row-not-reached = { $row_id ->
    [top] The top row needs a worker.
    [middle] The middle row needs two workers.
   *[bottom] The bottom row needs three workers.
}
reason-own-row-has-room = { $row_id ->
    [top] The top row is open only when the row of your workers is full.
    [middle] The middle row is open only when the row of your workers is full.
   *[bottom] The bottom row is open only when the row of your workers is full.
}
reason-row-full = { $row_id ->
    [top] The top row is full.
    [middle] The middle row is full.
   *[bottom] The bottom row is full.
}
reason-no-support = Pyramid tiles are missing below.
reason-no-tiles-below = Not all four tiles of the level below are there.
reason-side-full = { $side_id ->
    [top] The top side has no free step that is supported.
    [right] The right side has no free step that is supported.
    [bottom] The bottom side has no free step that is supported.
   *[left] The left side has no free step that is supported.
}
reason-place-taken = A tile lies on { $place } already.
reason-cost-not-held = It costs { $goods }, more than you have.
reason-wood-not-held = A building costs { $goods }, more than you have.
reason-discount-needed = Without Scaffolding it costs { $goods }, more than you have.
reason-nothing-to-save = This tile costs no { $good }.
reason-already-in-play = Your fourth worker is in play already.
reason-without-effect = { $discovery } would have no effect now.
reason-not-now = { $discovery } cannot be used at this moment.
reason-not-held = { $amount ->
    [one] You cannot pay { $amount }, you have { $have }.
   *[other] You cannot pay { $amount }, you have { $have }.
}
reason-not-held-to-sell = { $amount ->
    [one] You cannot give { $amount }, you have { $have }.
   *[other] You cannot give { $amount }, you have { $have }.
}
reason-needed-for-action = What { $discovery } costs is needed for the action you have chosen.
reason-no-unlocked-worker = You have no unlocked worker of power { $power } on { $board }.
reason-nobody-to-take-along = There is no other worker of power { $power } on the same board.
reason-space-elsewhere = Your worker is on another board; it cannot worship in { $space }.
reason-no-royal-tile-here = Royal tiles are used only in the Palace.
reason-royal-tile-only = In the Palace you use the royal tile of the space; there is no temple step, and no discovery tile alone.
reason-nobody-to-leave-out = No worker of power { $power } can be left out; the one that moved is always used.
reason-not-in-play = { $technology } is not in play.
reason-decoration-not-shown = { $decoration } is not on display.
reason-stone-not-shown = { $stone_tile } is not on display.
reason-looks-the-same = The tile looks the same when turned like this; choose one of the other rotations.
reason-not-on-step = { $discovery } is not on this step.
reason-not-on-avenue = { $discovery } is not on this step of the Avenue.
reason-not-beside = { $discovery } does not come with this starting tile.
reason-not-used-in-action = No worker of power { $power } on { $board } can be powered up: it must have been used in the action.
reason-nobody-to-power-up = You have no unlocked worker of power { $power } on { $board } that can be powered up.
reason-mask-not-used = Masks are kept for scoring and never used: { $discovery }.
reason-used-elsewhere = { $discovery } is offered where it has its effect, not here.
reason-not-at-upkeep = { $discovery } cannot be used at the upkeep; only Cocoa sack and Favour can.
reason-not-dealt = { $starting } was not dealt to you.
reason-not-offered = { $starting } is not on offer.
reason-board-not-named = { $board } is not on your starting tiles.
reason-nothing-to-pay = There is nothing to pay.

## What happened

event-starts = { $seat } is the first player.
event-board-laid = Place { $slot } of the ring, clockwise from the Palace: { $board }.
event-royal-laid = Royal tile for { $space }: { $royal }.
event-technology-laid = Technology in play: { $technology }.
event-bonus-laid = Bonus tile of the { $temple }: { $bonus }.
event-stone-laid = { $stone_tile } lies on { $place } from the start.
event-tile-on-track = { $discovery } lies at { $pile }.
event-dealt = { $seat } is dealt { $starting }.
event-dealt-unseen = { $seat } is dealt a starting tile.
event-beside = { $discovery } comes with { $starting }.
event-offered = { $starting } is laid out.
event-kept = { $seat } keeps { $starting }.
event-returned = { $discovery } goes back to the stack.
event-stands = { $seat } places a { $power } on { $board }.
event-neutral-tile = Drawn for neutral workers: { $starting }.
event-neutral-stands = A neutral worker stands on { $board }.
event-gained = { $source_id ->
    [none] { $seat } takes { $amount } { $good }.
    [ac5] { $seat } takes { $amount } { $good } (ascension).
    [aw4] { $seat } takes { $amount } { $good } (ascension).
   *[other] { $seat } takes { $amount } { $good } ({ $source }).
}
event-seat-cocoa = { $seat } takes { $amount } { $good }.
event-paid = { $seat } pays { $amount } { $good }.
event-waived = { $seat } uses Favour instead of { $amount } cocoa.
event-scored = { $source_id ->
    [none] { $points_number ->
        [one] { $seat } scores { $points } point.
       *[other] { $seat } scores { $points } points.
    }
    [av5] { $points_number ->
        [one] { $seat } scores { $points } point (ascension).
       *[other] { $seat } scores { $points } points (ascension).
    }
   *[other] { $points_number ->
        [one] { $seat } scores { $points } point ({ $source }).
       *[other] { $seat } scores { $points } points ({ $source }).
    }
}
event-round = Round { $round }. The white disc is on { $white }, the black disc on { $black }.
event-turn = { $seat }’s turn.
event-passed = { $seat } passes.
event-moved = { $colours ->
    [0] { $seat } moves a { $power } from { $from } to { $to }; no colour is there.
    [one] { $seat } moves a { $power } from { $from } to { $to }; { $colours } colour is there.
   *[other] { $seat } moves a { $power } from { $from } to { $to }; { $colours } colours are there.
}
event-unlocked = { $seat } unlocks the worker in { $space }.
event-displaced = { $by_seat } sends the worker of { $seat } out of { $space }.
event-collected = { $seat } collects cocoa on { $board }.
event-worshipped = { $seat } worships in { $space }.
event-main-action = { $workers ->
    [one] { $seat } takes the main action of { $board } with { $workers } worker, power { $lowest }.
   *[other] { $seat } takes the main action of { $board } with { $workers } workers, lowest power { $lowest }.
}
event-helped = { $workers ->
    [one] { $seat } now counts { $workers } worker ({ $source }).
   *[other] { $seat } now counts { $workers } workers ({ $source }).
}
event-decoration-shown = Decoration on display: { $decoration }.
event-stone-shown = On display at Construction: { $stone_tile }.
event-discovery-shown = Discovery tile on { $board }: { $discovery }.
event-climbed = { $seat } climbs to { $temple } { $step }.
event-climb-lapsed = { $temple_id ->
    [none] { $seat } can climb in no temple; the step is lost.
   *[other] { $seat } cannot climb in the { $temple }; the step is lost.
}
event-avenue = { $seat } moves to step { $step } of the Avenue.
event-avenue-lapsed = { $seat } is at the end of the Avenue; the step is lost.
event-track = { $seat } moves to step { $step } of the pyramid track.
event-powered-up = { $seat } powers up a worker on { $board } to { $power }.
event-wasted = { $amount ->
    [one] { $seat } loses { $amount } power-up.
   *[other] { $seat } loses { $amount } power-ups.
}
event-ascended = { $seat }’s worker on { $board } ascends and starts anew on the Palace.
event-rewarded = { $seat } chooses as reward: { $reward }.
event-fourth-worker = { $seat }’s fourth worker comes to { $board } with power { $power }.
event-claimed = { $seat } claims { $discovery }.
event-claim-lapsed = { $seat } cannot pay for the discovery tile; the claim is lost.
event-too-dear = { $seat } cannot pay for { $discovery } on step { $step } of the Avenue.
event-used = { $seat } uses { $discovery }.
event-learned = { $seat } learns { $technology }.
event-built = { $row_id ->
    [top] { $seat } builds in the top row of Nobles.
    [middle] { $seat } builds in the middle row of Nobles.
   *[bottom] { $seat } builds in the bottom row of Nobles.
}
event-decorated = { $side_id ->
    [top] { $seat } places the decoration { $decoration } on the top side, step { $step }.
    [right] { $seat } places the decoration { $decoration } on the right side, step { $step }.
    [bottom] { $seat } places the decoration { $decoration } on the bottom side, step { $step }.
   *[left] { $seat } places the decoration { $decoration } on the left side, step { $step }.
}
event-laid = { $seat } builds { $stone_tile } on { $place }.
event-matched = { $coloured ->
    [0] { $seat } matches a { $icon }.
   *[other] { $seat } matches a coloured { $icon }.
}
event-completed = { $seat } completes the pyramid.
event-saved = { $seat } saves { $amount } { $good } ({ $source }).
event-white-disc = The white disc moves to { $white }; the black disc is on { $black }.
event-discs-met = The discs meet on { $white }. This round is finished, then one more is played.
event-extra-round = The last round before eclipse { $eclipse }.
event-eclipse = { $final ->
    [0] Eclipse { $eclipse }.
   *[other] Eclipse { $eclipse }, the last one.
}
event-avenue-scored = { $points_number ->
    [one] { $seat } scores { $points } point for the Avenue: step { $step } × { $value }.
   *[other] { $seat } scores { $points } points for the Avenue: step { $step } × { $value }.
}
event-track-scored = { $step ->
    [one] { $seat } scores { $points } { $points_number ->
            [one] point
           *[other] points
        } for { $step } step on the pyramid track.
   *[other] { $seat } scores { $points } { $points_number ->
            [one] point
           *[other] points
        } for { $step } steps on the pyramid track.
}
event-track-most = { $points_number ->
    [one] { $seat } scores { $points } point for being furthest on the pyramid track.
   *[other] { $seat } scores { $points } points for being furthest on the pyramid track.
}
event-masks-scored = { $seat } scores { $points } { $points_number ->
    [one] point
   *[other] points
} for { $kinds ->
    [one] a single mask.
   *[other] a set of { $kinds } masks.
}
event-upkeep = { $seat } owes { $due } cocoa for upkeep.
event-upkeep-lost = { $points_number ->
    [one] { $seat } leaves { $unpaid } cocoa unpaid and loses { $points_size } point.
   *[other] { $seat } leaves { $unpaid } cocoa unpaid and loses { $points_size } points.
}
event-calendar-reset = The white disc goes back to { $white }, the black disc moves to { $black }.
event-bonus-scored = { $points_number ->
    [one] { $seat } scores { $points } point for { $source } in the { $temple }.
   *[other] { $seat } scores { $points } points for { $source } in the { $temple }.
}
event-won = { $points_number ->
    [one] { $seat } wins with { $points } point.
   *[other] { $seat } wins with { $points } points.
}
event-track-reset = The pyramid track is set back to 0.
event-bot-pyramid = { $position ->
    [7] Beside the tiles of the Teotibot: { $bot_tile }.
   *[other] Place { $position } of the Teotibot: { $bot_tile }.
}
event-bot-directions = { $direction_id ->
    [left] Direction tile { $position } of the Teotibot points left.
   *[right] Direction tile { $position } of the Teotibot points right.
}
event-bot-rolled = The Teotibot rolls { $sum }: place { $position }.
event-bot-tile = The Teotibot carries out its tile: { $bot_tile }.
event-bot-failed = The Teotibot fails: { $bot_tile }.
event-bot-advanced = The Teotibot advances a { $power } from { $from } to { $to }.
event-bot-filled = Now on place { $position } of the Teotibot: { $bot_tile }.
event-bot-aside = Set aside: { $bot_tile }.
event-bot-exchanged = { $points_number ->
    [one] The Teotibot turns { $amount } cocoa into { $points } point.
   *[other] The Teotibot turns { $amount } cocoa into { $points } points.
}
event-bot-worshipped = The Teotibot’s worker goes to worship in { $space }.
event-bot-discarded = The Teotibot discards { $discovery } from { $board }.
event-bot-leftovers = { $points_number ->
    [one] The Teotibot scores { $points } point for what it has left.
   *[other] The Teotibot scores { $points } points for what it has left.
}
event-bot-technologies = { $points_number ->
    [one] The Teotibot scores { $points } point for its technologies.
   *[other] The Teotibot scores { $points } points for its technologies.
}
event-bot-won = { $points_number ->
    [one] The Teotibot wins with { $points } point.
   *[other] The Teotibot wins with { $points } points.
}
event-bot-tried = The Teotibot tries { $board }: { $bot_tile }.
event-bot-starts = The Teotibot’s turn.

## The table in a terminal

table-apart = Round { $round }, before eclipse { $eclipse }. White disc on { $white }, black disc on { $black }.
table-met = Round { $round }. The discs have met on { $black }; one more round before eclipse { $eclipse }.
table-extra-round = Round { $round }, the last before eclipse { $eclipse }.
table-points = points: { $points }
table-more-points = points { $points }
table-head-points = points
table-head-avenue = Avenue
table-head-track = pyramid track
table-pyramid = Pyramid, each icon with its level. A letter on the left and a number above name a place by its upper left icon: 2b1 is on level 2 in row b, column 1.
table-pyramid-level = level { $level }
table-icons = S statue, H headdress, F serpent, O glyph; · nothing built yet
table-side = Decorations, { $side }: { $tiles }
table-decorations = Decorations on display: { $tiles }
table-technology = Row { $row }, { $temple }: { $name } ({ $cost }) – { $effect }
table-owners = {"; "}owned by { $owners }
table-free = free
table-buildings = Buildings: top row { $top } of 5, middle row { $middle } of 4, bottom row { $bottom } of 3; each step on the Avenue is worth { $value }
table-bonus = Bonus tile, { $temple }: { $name } – { $effect }
table-bot = The Teotibot: { $tiles }; directions { $ways }

## Options of a table

option-setup = Setup
option-setup-random = random
option-setup-first-game = first game
option-eclipse = Eclipses
option-eclipse-usual = after one more round
option-eclipse-dark = dark: at once
option-starting-tiles = Starting tiles
option-starting-tiles-secret = chosen in secret
option-starting-tiles-draft = drafted in turn
option-layout = Pyramid at the start
option-layout-0 = usual
option-layout-1 = other layout 1
option-layout-2 = other layout 2
option-layout-3 = other layout 3
option-power-ups = Power-ups go to
option-power-ups-workers-used = workers used
option-power-ups-any-on-board = any worker on the board

## Windows: questions that can be answered in advance

window-turn-end = the end of the turn
window-climb-order = the order of temple steps
window-upkeep = upkeep

## What answers lead to

note-main-action = Main action:
note-worship-in = Worship in { $space }:
note-crew = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}, lowest power { $power }
note-board = { $board_effect }
note-space = { $space_effect }
note-tile = { $tile }: { $tile_effect }
note-priced-tile = { $tile } ({ $tile_price }): { $tile_effect }
note-also-tile = for { $cocoa } more cocoa also { $tile }
note-tile-or-both = there: { $tile }; both for { $cocoa } more cocoa
note-displaces = { $seat } is displaced for { $cocoa } cocoa
note-only-collect = only cocoa can be collected there; that is done at once
note-unlock-then-collect = costs { $cocoa } cocoa; then { $collected } cocoa is collected here at once
note-exchange = { $cocoa } cocoa for { $goods }
note-good = { $count } { $good }
note-loses = { $lost ->
    [one] loses { $lost } point
   *[other] loses { $lost } points
}
note-lays = { $score } { $score ->
    [one] point
   *[other] points
}
note-lays-climbs = { $score } { $score ->
    [one] point
   *[other] points
} and { $temples_number ->
    [one] a step
   *[other] steps
} ({ $temples })
note-lays-turned = by rotation: { $ways }
note-lays-anywhere = by place and rotation: { $ways }
note-owner-scores = { $seat } scores { $score } { $score ->
    [one] point
   *[other] points
}
note-ascends = the worker ascends
note-on-side = { $side } { $score } { $score ->
    [one] point
   *[other] points
}
note-on-side-climbs = { $side } { $score } { $score ->
    [one] point
   *[other] points
} and { $temples }
note-temple = { $temple }
note-named = { $tile }
note-covers = step { $at }: { $matches ->
    [0] no match
    [one] { $matches } match
   *[other] { $matches } matches
}
note-last-round = This is the last round of the game: an eclipse and the final counting follow.
note-last-round-follows = The pyramid is complete: after this round comes the last one of the game.
note-upkeep = After this round comes the { $last ->
    [1] last eclipse and the end of the game
   *[other] eclipse
}, with upkeep: { $due } cocoa for your workers; now you have { $cocoa }. Each one that is missing costs { $each } { $each ->
    [one] point
   *[other] points
}{ $lost ->
    [0] .
   *[other] : { $lost } if nothing changes; the sun beside your goods shows what an answer changes.
} It is paid by itself as far as your cocoa lasts, unless you want to be asked.
note-upkeep-helped = After this round comes the { $last ->
    [1] last eclipse and the end of the game
   *[other] eclipse
}, with upkeep: { $due } cocoa for your workers; now you have { $cocoa } and { $tiles }{ $lost ->
    [0] .
    [one] ; { $lost } point is lost if nothing changes. The sun beside your goods shows what an answer changes.
   *[other] ; { $lost } points are lost if nothing changes. The sun beside your goods shows what an answer changes.
}
