# Azteca in English. How ids and arguments come about stands at the head of patolli/texts.

automa = the neutral side

## Peoples and areas

thing-aztecs = Aztecs
thing-tepanecs = Tepanecs
thing-chichimecs = Chichimecs
thing-toltecs = Toltecs

thing-1 = Tzompanco
thing-2 = Xaltocan
thing-3 = Cuauhtitlan
thing-4 = Tepotzotlan
thing-5 = Ecatepec
thing-6 = Tenayuca
thing-7 = Tepeyac
thing-8 = Tlacopan
thing-9 = Coyoacan
thing-10 = Iztapalapa
thing-11 = Xochimilco
thing-12 = Cuitlahuac
thing-13 = Mixquic
thing-14 = Chalco
thing-15 = Amaquemecan
thing-16 = Coatepec
thing-17 = Coatlinchan
thing-18 = Acolman
thing-19 = Teotihuacan
thing-20 = Chiconautla
thing-21 = Otompan
thing-22 = Tepetlaoztoc
thing-23 = Tenochtitlan
thing-24 = Azcapotzalco
thing-25 = Texcoco
thing-26 = Culhuacan
thing-27 = Tollan
thing-28 = Matlatzinco
thing-29 = Cuauhnahuac
thing-30 = Tlaxcala
thing-s1 = Lake Zumpango
thing-s2 = Lake Xaltocan
thing-s3 = Lake Texcoco North
thing-s4 = Lake Texcoco East
thing-s5 = Lagoon of Mexico
thing-s6 = Lake Xochimilco
thing-s7 = Lake Chalco

thing-inner = inner area
thing-capital = capital
thing-outer = outer valley
thing-sea = lake
thing-none = no border
thing-plain = plain
thing-mountain = mountain
thing-swamp = swamp
thing-chinampas = chinampas
card-area = { $kind_id ->
    [inner] a city-state of the high valley
    [capital] a capital
    [outer] an outer valley
   *[sea] a lake
}

## Units, armies, sides, dice

thing-warrior = { $count ->
    [one] warrior
   *[other] warriors
}
thing-jaguar = { $count ->
    [one] jaguar
   *[other] jaguars
}
thing-pochteca = { $count ->
    [one] pochteca
   *[other] pochtecas
}
thing-general = { $count ->
    [one] general
   *[other] generals
}
thing-ship = { $count ->
    [one] ship
   *[other] ships
}
thing-dike = { $count ->
    [one] dike
   *[other] dikes
}
card-warrior = strength { $combat_value }, costs { $price_t } tribute
card-jaguar = strength { $combat_value }, costs { $price_t } tribute
card-pochteca = goes on missions and expeditions, costs { $price_t } tribute
card-general = leads an army again that was lost, costs { $price_t } tribute
card-ship = carries armies over lakes and controls them, costs { $price_t } tribute
card-dike = a land border of Tenochtitlan, costs { $price_t } tribute
thing-a = A
thing-b = B
thing-c = C
thing-reserve = Reserve
thing-attacker = attacker
thing-defender = defender
thing-red = red
thing-yellow = yellow
thing-white = white

## Markers, lots, cards of Tezcatlipoca

thing-marker0 = marker worth 0
thing-marker1 = marker worth 1
thing-marker2 = marker worth 2
card-territory-marker = { $value_sp ->
    [one] { $value_sp } sacrifice point each round
   *[other] { $value_sp } sacrifice points each round
}
thing-sl1 = slave card of low worth
thing-sl2 = slave card of middle worth
thing-sl3 = slave card of high worth
card-slave-card = { $value_sp ->
    [one] { $value_sp } sacrifice point
   *[other] { $value_sp } sacrifice points
}
thing-tz1 = first card of Tezcatlipoca
thing-tz2 = second card of Tezcatlipoca
thing-tz3 = third card of Tezcatlipoca
card-tezcatlipoca-card = best die and offerings must reach { $value_4 } ({ $value_2 } with two players)

## Expedition cards

thing-ex01 = Salt of the lake shore
thing-ex02 = Obsidian and cotton
thing-ex03 = Cacao of Soconusco
thing-ex04 = Quetzal feathers and jade
thing-ex05 = Captive of the borderlands
thing-ex06 = Captives of the Huaxteca
thing-ex07 = Closed markets
thing-ex08 = Ambushed caravan
card-expedition-card = { $effect_id ->
    [tribute] { $amount } tribute
    [sp] { $amount ->
        [one] { $amount } sacrifice point
       *[other] { $amount } sacrifice points
    }
   *[nothing] nothing
}{ $pochteca_returns ->
    [0] , and the pochteca is lost
   *[other] { "" }
}

## Hand cards

thing-tlenamacac = Influence of Tlenamacac
thing-sorcerer = Sorcerer’s Stratagem
thing-insubordination = Insubordination
thing-tlaloc = Intervention of Tlaloc
thing-submission = Submission of a City-State
thing-yacatecuhtli = Anger of Yacatecuhtli
thing-assassination = Assassination of a Pochteca
thing-chalchiuhtlicue = Intervention of Chalchiuhtlicue
thing-raid = Raid
thing-reinforcements = Arrival of Reinforcements
thing-alliance = Alliance
thing-eruption = Eruption of Popocatepetl
thing-flood = Flood
thing-diversion = Diversion Manoeuvre
thing-rebellion = Rebellion
thing-assimilation = Assimilation
thing-espionage = Espionage
card-tlenamacac = after a roll: one die is rolled again
card-sorcerer = start of a phase or activation: look at a hand and discard one card; or cancel a Tlenamacac
card-insubordination = phase 2: an area gives no tribute and no sacrifice points this round
card-tlaloc = phase 2: roll a white die and take that much tribute
card-submission = phase 5: on a spear of a red die a neutral inner area becomes your city
card-yacatecuhtli = phase 5, with an own expedition: an enemy pochteca leaves the Mexico box
card-assassination = phase 5: on a spear of a red die an enemy pochteca on the map is removed
card-chalchiuhtlicue = naval battle you are in: your side rolls yellow, the other red
card-raid = start of your activation: no interception, and you may return after the battle
card-reinforcements = before a battle on land: one more jaguar for your side or a neutral side
card-alliance = before your battle on land: another player’s army fights on your side, if it agrees
card-eruption = before a battle beside mountains: each side loses one soldier
card-flood = when an army crosses swamp, chinampas or a dike or enters a lake: its activation ends
card-diversion = before a counter is drawn: one more counter of yours

## Phases and purposes

thing-setup = setup
thing-cards = cards
thing-tribute = tribute and sacrifice points
thing-purchase = buying
thing-slaves = slave market
thing-pochtecas = pochtecas
thing-lakes = lakes
thing-war = flower war
thing-judgement = judgement of the gods
thing-march = to march on
thing-interception = to intercept
thing-retreat = to retreat

thing-roll-tlaloc = Tlaloc
thing-roll-submission = Submission
thing-roll-assassination = Assassination
thing-roll-rebellion = Rebellion
thing-roll-ships = Naval battle
thing-roll-mobilisation = Mobilisation
thing-roll-terrain = Terrain
thing-roll-battle = Battle
thing-roll-judgement = Judgement
thing-face-blank = blank
thing-face-spear = spear
thing-face-1 = 1
thing-face-2 = 2
thing-face-3 = 3
thing-face-4 = 4
thing-face-5 = 5
thing-face-6 = 6

## Windows: questions that can be answered in advance

window-alliance = Alliance and Eruption before a battle
window-ally = lend an army
window-attack = naval battles
window-cancel = Sorcerer against a Tlenamacac
window-cousin = cousins
window-defend = defend with the Reserve
window-dice = Tlenamacac after a roll
window-look = which lots to look at
window-discard = discarding cards
window-diversion = Diversion before a counter is drawn
window-envoys = cards before missions
window-flood = Flood against a step
window-interception = interception
window-join = join a naval battle
window-lakes = Chalchiuhtlicue in a naval battle
window-loss = which soldier is lost
window-offer = offer for a lake
window-permission = permission for a lake
window-raid = Raid
window-reinforcements = Reinforcements before a battle
window-reorganise = reorganise
window-reserve = soldiers of the Reserve
window-retreat = retreat
window-sorcerer = Sorcerer
window-tribute = cards before tribute

## Sources of points

score-quetzalcoatl = Given to Quetzalcoatl

## Moves

move-people = The { $object } take part
move-first = { $seat } is first
move-deal = Deal a marker worth { $number }
move-marker = Turn up a marker worth { $number }
move-draw = Draw { $object }
move-spear = A spear
move-blank = A blank
move-roll = A { $number }
move-slaves = The lot is a { $object }
move-expedition = Draw { $object }
move-counter = A counter of { $seat }
move-diverted = The extra counter of { $seat }
move-card = Turn up the { $object }
move-place = Place a marker on { $object }
move-lay = Your marker worth { $number }
move-dike = Build the dike to { $object }
move-discard = Discard { $object }
move-strip = Discard { $object }
move-tlenamacac = { $number ->
    [1] Influence of Tlenamacac: roll the first die again
    [2] Influence of Tlenamacac: roll the second die again
    [3] Influence of Tlenamacac: roll the third die again
   *[4] Influence of Tlenamacac: roll the fourth die again
}
move-sorcerer = Sorcerer’s Stratagem: look at the hand of { $seat }
move-sorcerer-cancel = Sorcerer’s Stratagem: cancel the Tlenamacac
move-insubordination = Insubordination in { $object }
move-tlaloc = Intervention of Tlaloc: roll for tribute
move-submission = Submission of { $object }
move-yacatecuhtli = Anger of Yacatecuhtli: remove an expedition of { $seat }
move-assassination = Assassination of pochteca { $second } of { $first_seat }
move-chalchiuhtlicue = Intervention of Chalchiuhtlicue: your side rolls yellow
move-raid = Raid: the army cannot be intercepted
move-reinforcements = Arrival of Reinforcements for the { $object }
move-alliance = Alliance: ask { $first_seat } for army { $second }
move-eruption = Eruption of Popocatepetl: each side loses a soldier
move-flood = Flood: the step does not take place
move-diversion = Diversion Manoeuvre: one more counter
move-buy = Buy a { $object }
move-buy-warrior-a = Buy a warrior for army A
move-buy-warrior-b = Buy a warrior for army B
move-buy-warrior-c = Buy a warrior for army C
move-buy-warrior-reserve = Buy a warrior for the Reserve
move-buy-jaguar-a = Buy a jaguar for army A
move-buy-jaguar-b = Buy a jaguar for army B
move-buy-jaguar-c = Buy a jaguar for army C
move-buy-jaguar-reserve = Buy a jaguar for the Reserve
move-buy-dike-7 = Build a dike to Tepeyac
move-buy-dike-8 = Build a dike to Tlacopan
move-buy-dike-10 = Build a dike to Iztapalapa
move-look = Look at lot { $number }
move-order = Send him to { $object }
move-order-exp = Send him on an expedition
move-ally = Pochteca { $object }: Alliance
move-rebel = Pochteca { $object }: Rebellion
move-assimilate = Pochteca { $object }: Assimilation
move-spy = Pochteca { $object }: Espionage
move-rest = Pochteca { $object }: no mission
move-sail = A ship to { $object }
move-attack = Attack { $second_seat } on { $first }
move-join = Join the { $object }
move-fight = Fight on
move-break = Break off
move-activate = Activate army { $object }
move-no-march = No more marches this round
move-to-the-end = Fight to the end
move-reorganise = Reorganise the soldiers
move-go = March to { $object }
move-intercept = Intercept with army { $object }
move-send = Send a { $object }
move-lose = Lose a { $first } of army { $second }
move-lose-warrior-reserve = Lose a warrior of the Reserve
move-lose-jaguar-reserve = Lose a jaguar of the Reserve
move-lose-temporary = Lose the reinforcement
move-retreat = Retreat to { $object }
move-retreat-reserve = Withdraw the Reserve

## Questions

question-DealPeople = Which people takes part?
question-ChoosePeople = Which people do you play?
    .people = Play the { $object }
question-ChooseFirst = Who is first?
question-DealMarker = Which marker is dealt?
question-LeftOver = Which marker lies there?
question-PlaceMarker = Where do you place a territory marker?
question-LayMarker = Which marker do you lay face down on { $area }?
question-FirstDike = Where do you build your first dike?
question-Fill = { $box_id ->
    [reserve] { $soldier_id ->
        [warrior] How many warriors go to the Reserve?
       *[jaguar] How many jaguars go to the Reserve?
    }
   *[other] { $soldier_id ->
        [warrior] How many warriors go to army { $box }?
       *[jaguar] How many jaguars go to army { $box }?
    }
}
    .amount = { $box_id ->
        [reserve] Reserve
       *[other] Army { $box }
    }: { $soldier_id ->
        [warrior] { $count ->
            [one] { $count } warrior
           *[other] { $count } warriors
        }
       *[jaguar] { $count ->
            [one] { $count } jaguar
           *[other] { $count } jaguars
        }
    }
question-Discard = Which card do you discard?
    .stop = Discard no further card
question-DrawCard = Which card is drawn?
question-CardChoice = Do you play a card?
question-Stratagem = Phase: { $phase }. Do you use a Sorcerer?
    .pass = Play no Sorcerer
question-Strip = Which card of { $other_seat } is discarded?
question-Influence = { $thrown ->
    [1] { $roll }, { $seat }: { $die_a }. Do you have a die rolled again?
    [2] { $roll }: { $seat } { $die_a }; { $other_seat } { $die_b }. Do you have a die rolled again?
    [3] { $roll }: { $die_a }, { $die_b }, { $die_c }. Do you have a die rolled again?
   *[other] { $roll }: { $seat } { $die_a }, { $die_b }; { $other_seat } { $die_c }, { $die_d }. Do you have a die rolled again?
}
    .pass = Let the roll stand
question-AnswerTlenamacac = { $thrown ->
    [1] { $roll }, { $seat }: the die ({ $die_a })
    [3] { $roll }: the { $die ->
        [0] first
        [1] second
       *[2] third
    } die ({ $die_a })
   *[other] { $roll }: the { $die ->
        [0] first
        [1] second
        [2] third
       *[3] fourth
    } die, of { $seat } ({ $die_a }),
} is to be rolled again. Do you cancel the Tlenamacac?
    .pass = Let it happen
question-Throw = What does the die show?
question-TributeCard = Do you play a card before the tribute?
    .pass = Play no card
question-Buy = You have { $t } tribute. What do you buy?
    .stop = Buy nothing further
question-Look = { $seen ->
    [0] Which lot do you look at first?
   *[other] Which lot do you look at second?
}
question-LotValue = What is the lot worth?
question-Bid = How much do you bid for lot { $lot ->
    [0] 1
    [1] 2
    [2] 3
   *[3] 4
}? At most { $most }.
    .amount = Lot { $lot ->
        [0] 1
        [1] 2
        [2] 3
       *[3] 4
    }: bid { $count } tribute
question-Rebid = Equal bids. How much do you bid now for lot { $lot ->
    [0] 1
    [1] 2
    [2] 3
   *[3] 4
}?
    .amount = Lot { $lot ->
        [0] 1
        [1] 2
        [2] 3
       *[3] 4
    }: bid { $count } tribute
question-Order = Where do you send pochteca { $letter }?
    .pass = He stays
question-EnvoyCard = Do you play a card before the missions?
    .pass = Play no card
question-Expedition = What does the expedition bring?
question-Mission = Which mission do you carry out?
question-Sail = { $ships ->
    [one] Where does your ship sail? { $ships } is still in the capital.
   *[other] Where does a ship sail? { $ships } are still in the capital.
}
    .stop = The others stay in the capital
question-Attack = Do you announce a naval battle?
    .pass = No battle
question-Join = { $attacker_seat } attacks { $defender_seat } on { $sea }. Do you join a side?
    .pass = Stay out
question-Favour = { $attacker_seat } fights { $defender_seat } on { $sea }. Do you call Chalchiuhtlicue?
    .pass = Do not play it
question-Break = Battle on { $sea }: attacking ships { $attackers }, defending ships { $defenders }. Do you fight on?
question-Offer = { $other_seat } controls { $sea }. How much do you offer for using it?
    .pass = Do without
    .amount = Offer { $count } tribute
question-Answer = { $other_seat } offers { $t } tribute for using { $sea }. Do you agree?
    .yes = Agree
    .no = Refuse
    .amount = Ask for { $count } tribute
question-LastWord = { $other_seat } asks { $t } tribute for using { $sea }. Do you pay?
    .yes = Pay { $t } tribute
    .no = Do without
question-Divert = Do you play a Diversion: one more march, also with an army that has marched already?
    .pass = Do not play it
question-DrawCounter = Whose counter is drawn?
question-Activate = Which army do you activate?
    .pass = Activate none
question-DeclareRaid = Is this march of army { $army } a Raid?
    .pass = No Raid
question-Exchange = Do you reorganise in { $area }?
    .pass = Leave the soldiers as they are
question-NextArea = Army { $army } is in { $area }. Where does it go? Steps left: { $steps }.
    .stop = Stop here
question-PlayFlood = Army { $army } of { $other_seat } is about to take a step. Do you play a Flood?
    .pass = Do not play it
question-Intercept = Army { $army } of { $other_seat } is in { $area }. Do you intercept it?
    .pass = Do not intercept
question-Defend = Army { $army } of { $other_seat } enters { $area }. Do you defend with the Reserve?
    .yes = Defend
    .no = Do not defend
question-Reinforce = { $attacker_seat } attacks { $area }. Do you play Reinforcements?
    .pass = Do not play it
question-Disaster = { $attacker_seat } attacks { $area }. Do you play Alliance or Eruption?
    .pass = Play no card
question-Promise = How many prisoners do you promise at most?
    .amount = { $count ->
        [one] At most { $count } prisoner
       *[other] At most { $count } prisoners
    }
question-JoinAlliance = { $prisoners ->
    [one] { $other_seat } asks for your army { $army } in { $area } and promises { $prisoners } prisoner. Do you agree?
   *[other] { $other_seat } asks for your army { $army } in { $area } and promises { $prisoners } prisoners. Do you agree?
}
    .yes = Agree
    .no = Refuse
question-Cousin = { $attacker_seat } attacks neutral { $area }. Do you send a soldier as its cousin?
    .pass = Send nobody
question-NameUnits = { $soldier_id ->
    [warrior] How many warriors of the Reserve defend { $area }?
   *[jaguar] How many jaguars of the Reserve defend { $area }?
}
    .amount = Reserve: { $soldier_id ->
        [warrior] { $count ->
            [one] { $count } warrior
           *[other] { $count } warriors
        }
       *[jaguar] { $count ->
            [one] { $count } jaguar
           *[other] { $count } jaguars
        }
    }
question-Lose = { $cause ->
    [0] A spear in the battle in { $area }: which soldier is captured?
    [1] The Eruption of Popocatepetl hits { $area }: which soldier do you lose?
   *[2] A spear on the terrain die of { $area }: which soldier is captured?
}
question-Retreat = Strength { $own } against { $enemy }. Does army { $army } retreat from { $area }?
    .pass = Stay and fight
question-GiveUp = Strength { $own } against { $enemy }. Do you withdraw the Reserve from { $area }?
    .pass = Stay and fight
question-Return = Does army { $army } return to { $area } after its Raid?
    .yes = Return
    .no = Stay
question-Give = { $sp ->
    [one] You have { $sp } sacrifice point. How many do you give to Quetzalcoatl?
   *[other] You have { $sp } sacrifice points. How many do you give to Quetzalcoatl?
}
    .amount = Give Quetzalcoatl { $count }
question-OfferSp = { $sp ->
    [one] You have { $sp } sacrifice point. How many do you offer to Tezcatlipoca?
   *[other] You have { $sp } sacrifice points. How many do you offer to Tezcatlipoca?
}
    .amount = Offer Tezcatlipoca { $count }
question-TurnCard = Which card of Tezcatlipoca is turned up?

## Why not

reason-not-held = You do not have { $card }.
reason-repeated = You have just played { $card }; not twice in succession.
reason-marker-not-held = You have no { $marker }.
reason-has-marker = { $area } has a marker already.
reason-beside-own-capital = { $area } is next to your capital; others come first.
reason-site-taken = The dike to { $site } stands already.
reason-not-the-aztecs = Only the Aztecs build dikes.
reason-no-t = It costs { $price } tribute, you have { $have }.
reason-supply-empty = Your supply has no { $unit }.
reason-army-full = Army { $army } is full.
reason-army-not-in-capital = Army { $army } is not in your capital.
reason-no-general-lost = You have lost no general.
reason-too-much = You can give { $most } at most.
reason-enemy-army-there = An enemy army is in { $area }.
reason-foreign-capital = { $area } is a foreign capital.
reason-own-pochteca-there = You are sending a pochteca to { $area } already.
reason-own-hand = This is your own hand.
reason-empty-hand = { $seat } has no cards.
reason-capital-is-safe = { $area } is a capital in play.
reason-already-struck = { $area } has been struck already this round.
reason-not-neutral = { $area } is not neutral.
reason-not-inner = { $area } is not an inner area.
reason-capital-closed = { $area } is the capital of a people that is out; it cannot be won like this.
reason-own-pochteca = This is your own pochteca.
reason-no-own-expedition = You have no pochteca on expedition.
reason-no-enemy-expedition = { $seat } has no pochteca on expedition.
reason-no-pochteca-there = This pochteca of { $seat } is not on the map.
reason-no-enemy-city = { $area } is no enemy city.
reason-city-assimilated = { $area } is assimilated.
reason-army-there = An army is in { $area }.
reason-no-own-city = { $area } is no city of yours.
reason-already-assimilated = { $area } is assimilated already.
reason-not-assimilable = { $area } cannot be assimilated.
reason-not-on-the-map = This pochteca is not on the map.
reason-mission-too-dear = It costs { $price } tribute, you have { $have }.
reason-no-ship-there = You have no ship on { $sea }.
reason-no-enemy-ship-there = { $seat } has no ship on { $sea }.
reason-attacked-already = You have attacked on { $sea } already this round.
reason-extra-counter-in-container = Your extra counter is still in the container.
reason-general-lost = The general of army { $army } is lost.
reason-last-counter = This is your last counter of the round; passing does the same.
reason-already-activated = Army { $army } was activated already this round.
reason-no-land-left = From { $area } no land could be reached with the steps left.
reason-no-right-of-way = You have no ship on { $area }.
reason-was-refused = You were refused the use of { $area }.
reason-not-at-sea = An army cannot stop on a lake.
reason-has-intercepted = Army { $army } has just intercepted.
reason-no-army-adjacent = Army { $army } is not next to it.
reason-no-such-side = You cannot reinforce this side.
reason-no-such-soldier = There is no such soldier: { $soldier }.
reason-must-stay-whole = At least { $least } and at most { $most }, so that all find a place.
reason-not-in-battle = You are neither attacker nor defender.
reason-in-the-battle = { $seat } is in this battle already.
reason-no-army-beside = { $seat } has no army { $army } with soldiers next to it.
reason-no-mountain = { $area } has no mountain border.
reason-no-unit-left = There is no such soldier to lose.
reason-no-way-back = You cannot retreat to { $area }.
reason-must-name = Name at least one soldier.
reason-not-rolled = This die was not rolled.
reason-ascending = Lots are named in their order.
reason-people-taken = The { $people } are taken.
reason-aztecs-take-part = The Aztecs always take part; somebody has to play them.
reason-no-dike = There is no dike to { $area }.
reason-not-adjacent = { $area } is not next to your army.
reason-no-such-player = { $players ->
    [one] There is only { $players } player.
   *[other] There are only { $players } players.
}
reason-no-such-lot = There are only { $most } lots.
reason-nothing-to-cancel = No Tlenamacac has been played.
reason-only-to-cancel = Now the Sorcerer can only cancel the Tlenamacac.
reason-reserve-follows = Armies retreat to an area; the Reserve then goes back by itself.
reason-only-reserve = Only the Reserve is fighting; it goes back to its box.

## What happened

event-people = { $seat } plays the { $people }.
event-first-player = { $seat } is first.
event-dealt-marker = { $seat } is dealt a { $marker }.
event-dealt-marker-unseen = { $seat } is dealt a territory marker.
event-placed-marker = { $seat } places a { $marker } on { $area }.
event-placed-marker-unseen = { $seat } places a territory marker on { $area }.
event-marker-shown = { $value ->
    [0] { $area } is worth nothing extra.
    [one] { $area } is worth { $value } sacrifice point.
   *[other] { $area } is worth { $value } sacrifice points.
}
event-dike-built = { $seat } builds the dike to { $site }.
event-distributed = { $seat } distributes soldiers: A { $a }, B { $b }, C { $c }, Reserve { $reserve }.
event-round = Round { $round }. { $first_seat } is first.
event-phase = Phase: { $phase }.
event-lake-tribute = { $seat } takes { $t } tribute from lakes.
event-discarded = { $seat } discards { $card }.
event-drew = { $seat } draws { $card }.
event-drew-unseen = { $seat } draws a card.
event-reshuffled = The discard pile is shuffled: { $cards } { $cards ->
    [one] card
   *[other] cards
}.
event-card-played = { $seat } plays { $card }.
event-sorcerer-looked = { $seat } looks at the hand of { $other_seat }.
event-sorcerer-saw = { $number ->
    [one] { $other_seat } holds { $card }.
   *[other] { $other_seat } holds { $card }, { $number } times.
}
event-stripped = { $seat } has { $other_seat } discard { $card }.
event-cancelled = { $seat } cancels the Tlenamacac.
event-rolled = { $colour_id ->
    [white] { $roll }, { $seat }: a { $face }.
    [yellow] { $face ->
        [0] { $roll }, { $seat }: a blank on a yellow die.
       *[other] { $roll }, { $seat }: a spear on a yellow die.
    }
   *[red] { $face ->
        [0] { $roll }, { $seat }: a blank on a red die.
       *[other] { $roll }, { $seat }: a spear on a red die.
    }
}
event-rolled-again = { $die ->
    [0] The first die is rolled again.
    [1] The second die is rolled again.
    [2] The third die is rolled again.
   *[3] The fourth die is rolled again.
}
event-struck = { $area } refuses tribute this round.
event-tlaloc-gave = { $seat } takes { $t } tribute from Tlaloc.
event-tribute = { $seat } takes tribute: capital { $capital }, inner cities { $inner }, outer cities { $outer }; lakes gave { $lakes }.
event-income-sp = { $seat } takes sacrifice points: markers { $markers }, assimilated cities { $assimilated }, outer cities { $outer }.
event-bought = { $unit_id ->
    [warrior] { $seat } buys warriors: { $number }, for { $t } tribute.
    [jaguar] { $seat } buys jaguars: { $number }, for { $t } tribute.
    [pochteca] { $seat } buys pochtecas: { $number }, for { $t } tribute.
    [general] { $seat } buys generals: { $number }, for { $t } tribute.
    [ship] { $seat } buys ships: { $number }, for { $t } tribute.
   *[dike] { $seat } buys dikes: { $number }, for { $t } tribute.
}
event-placed-soldiers = { $seat } places the new soldiers. All soldiers now: A { $a }, B { $b }, C { $c }, Reserve { $reserve }.
event-market-skipped = Nobody has tribute; there is no slave market.
event-lots-laid-out = Slave lots laid out: { $lots }.
event-looked = { $seat } looks at lot { $lot ->
    [0] 1
    [1] 2
    [2] 3
   *[3] 4
}.
event-saw-lot = { $sp ->
    [one] { $seat } looks at lot { $lot ->
        [0] 1
        [1] 2
        [2] 3
       *[3] 4
    }: { $sp } sacrifice point.
   *[other] { $seat } looks at lot { $lot ->
       [0] 1
       [1] 2
       [2] 3
      *[3] 4
   }: { $sp } sacrifice points.
}
event-bid = { $seat } bids { $t } for lot { $lot ->
    [0] 1
    [1] 2
    [2] 3
   *[3] 4
}.
event-tied = Equal bids of { $t } for lot { $lot ->
    [0] 1
    [1] 2
    [2] 3
   *[3] 4
}.
event-rebid = { $seat } now bids { $t } for lot { $lot ->
    [0] 1
    [1] 2
    [2] 3
   *[3] 4
}.
event-lot-sold = { $seat } buys lot { $lot ->
    [0] 1
    [1] 2
    [2] 3
   *[3] 4
} for { $t } tribute.
event-lot-value = { $sp ->
    [one] { $seat } takes { $sp } sacrifice point from lot { $lot ->
        [0] 1
        [1] 2
        [2] 3
       *[3] 4
    }.
   *[other] { $seat } takes { $sp } sacrifice points from lot { $lot ->
       [0] 1
       [1] 2
       [2] 3
      *[3] 4
   }.
}
event-lot-unsold = Lot { $lot ->
    [0] 1
    [1] 2
    [2] 3
   *[3] 4
} stays unsold.
event-bids-lost = Equal bids again: all bids for lot { $lot ->
    [0] 1
    [1] 2
    [2] 3
   *[3] 4
} are lost.
event-ordered = { $seat } sends pochteca { $letter } to { $area }.
event-ordered-expedition = { $seat } sends pochteca { $letter } on an expedition.
event-influences = { $seat }: { $die ->
    [0] The first die is to be rolled again.
    [1] The second die is to be rolled again.
    [2] The third die is to be rolled again.
   *[3] The fourth die is to be rolled again.
}
event-seeks-submission = { $seat } demands the submission of { $area }.
event-sends-assassin = { $seat } sends assassins after pochteca { $letter } of { $other_seat }.
event-submission = { $success ->
    [0] { $area } does not submit to { $seat }.
   *[other] { $area } submits to { $seat }.
}
event-pochteca-removed = { $seat } removes pochteca { $letter } of { $other_seat } from the Mexico box.
event-assassination = { $success ->
    [0] Pochteca { $letter } of { $other_seat } escapes the assassins of { $seat }.
   *[other] { $seat } has pochteca { $letter } of { $other_seat } killed.
}
event-expedition = Pochteca { $letter } of { $seat }: { $expedition }.
event-expedition-t = { $seat } takes { $t } tribute ({ $expedition }).
event-expedition-sp = { $sp ->
    [one] { $seat } takes { $sp } sacrifice point ({ $expedition }).
   *[other] { $seat } takes { $sp } sacrifice points ({ $expedition }).
}
event-pochteca-lost = { $seat } loses pochteca { $letter } ({ $expedition }).
event-allied = { $seat } wins { $area } by alliance.
event-rebelled = { $success ->
    [0] The rebellion of { $seat } in { $area } fails.
   *[other] { $seat } stirs up { $area }; it is neutral again.
}
event-assimilated = { $seat } assimilates { $area }.
event-spying = { $seat } spies in { $area }.
event-rested = { $seat } leaves pochteca { $letter } without a mission.
event-sailed = { $ships ->
    [one] { $seat } sends { $ships } ship to { $sea }.
   *[other] { $seat } sends { $ships } ships to { $sea }.
}
event-naval-attack = { $seat } attacks { $other_seat } on { $sea }.
event-joined = { $side_id ->
    [attacker] { $seat } joins the attacker.
   *[defender] { $seat } joins the defender.
}
event-stayed-out = { $seat } stays out.
event-favoured = { $side_id ->
    [attacker] Chalchiuhtlicue helps the attacker.
   *[defender] Chalchiuhtlicue helps the defender.
}
event-ship-sunk = { $seat } loses a ship on { $sea }.
event-broke-off = { $seat } breaks off the battle on { $sea }.
event-naval-battle-over = The battle on { $sea } is over.
event-controlled = { $seat } controls { $sea }.
event-uncontrolled = Nobody controls { $sea }.
event-permission-asked = { $purpose_id ->
    [march] { $seat } asks { $other_seat } to let an army cross { $sea }.
    [interception] { $seat } asks { $other_seat } to let an army intercept on { $sea }.
   *[retreat] { $seat } asks { $other_seat } to let an army retreat over { $sea }.
}
event-permission-offered = { $seat } offers { $other_seat } { $t } tribute for { $sea }.
event-permission-countered = { $other_seat } asks { $t } tribute for { $sea }.
event-permission-refused = { $seat } may not use { $sea }.
event-permission-granted = { $seat } may use { $sea } and pays { $other_seat } { $t } tribute.
event-container = { $counters ->
    [one] { $seat } puts { $counters } counter into the container.
   *[other] { $seat } puts { $counters } counters into the container.
}
event-diversion = { $seat } puts an extra counter into the container.
event-counter-drawn = { $extra ->
    [0] A counter of { $seat } is drawn.
   *[other] The extra counter of { $seat } is drawn.
}
event-activated = { $seat } activates army { $army } in { $area }.
event-marches-no-more = { $seat } marches no more in this round.
event-fights-to-the-end = { $seat } will not retreat from this battle.
event-not-activated = { $seat } activates no army.
event-raid = Army { $army } of { $seat } goes on a Raid.
event-reorganised = { $seat } reorganises: A { $a }, B { $b }, C { $c }, Reserve { $reserve }.
event-announced = Army { $army } of { $seat } sets out for { $area }.
event-entered = Army { $army } of { $seat } enters { $area }.
event-stopped = Army { $army } of { $seat } stops in { $area }.
event-flooded = { $seat } floods the way to { $area }.
event-dike-destroyed = The dike to { $site } is destroyed.
event-went-back = Army { $army } of { $seat } goes back to { $area }.
event-intercepts = Army { $army } of { $seat } intercepts in { $area }.
event-battle = { $defender_seat_number ->
    [-1] { $attacker_seat } attacks neutral { $area } with army { $army }.
   *[other] { $attacker_seat } attacks { $defender_seat } in { $area } with army { $army }.
}
event-reserve-answer = { $defends ->
    [0] { $seat } does not call the Reserve.
   *[other] { $seat } calls the Reserve.
}
event-reinforced = { $side_id ->
    [attacker] Reinforcements of { $seat } for the attacker.
   *[defender] Reinforcements of { $seat } for the defender.
}
event-alliance-offered = { $seat } asks { $other_seat } to lend army { $army }.
event-alliance-terms = { $prisoners ->
    [one] { $seat } promises { $other_seat } at most { $prisoners } prisoner for army { $army }.
   *[other] { $seat } promises { $other_seat } at most { $prisoners } prisoners for army { $army }.
}
event-alliance-answered = { $accepted ->
    [0] { $seat } refuses the alliance.
   *[other] { $seat } agrees to the alliance.
}
event-eruption = { $seat } calls down an eruption.
event-cousin = { $seat } sends a { $soldier } as cousin.
event-mobilised = { $area } mobilises a { $soldier }.
event-not-mobilised = { $area } mobilises nobody.
event-reserve-named = { $seat } defends with the Reserve: warriors { $warriors }, jaguars { $jaguars }.
event-strength = { $side_id ->
    [attacker] Attacker: warriors { $warriors }, jaguars { $jaguars }, strength { $value }.
   *[defender] Defender: warriors { $warriors }, jaguars { $jaguars }, strength { $value }.
}
event-terrain-spear = The terrain helps the defender: an attacking soldier is captured.
event-captured = A { $soldier } of { $seat } is captured.
event-temporary-lost = { $side_id ->
    [attacker] The attacker loses the reinforcement.
   *[defender] The defender loses the reinforcement.
}
event-buried = { $seat } loses a { $soldier } to the eruption.
event-neutral-lost = The neutral side loses a { $soldier }.
event-retreated = Army { $army } of { $seat } retreats to { $area }.
event-reserve-withdrew = { $seat } withdraws the Reserve.
event-battle-won = { $side_id ->
    [attacker] The attacker wins: { $seat }.
   *[defender] The defender wins: { $seat }.
}
event-battle-undecided = Both sides are destroyed; nobody wins.
event-prisoners = { $sp ->
    [one] { $seat } takes { $sp } sacrifice point for prisoners.
   *[other] { $seat } takes { $sp } sacrifice points for prisoners.
}
event-sure-prisoner = { $sp ->
    [one] { $seat } takes { $sp } sacrifice point for the prisoner of the terrain.
   *[other] { $seat } takes { $sp } sacrifice points for prisoners of the terrain.
}
event-promised-prisoners = { $sp ->
    [one] { $seat } takes { $sp } sacrifice point as promised.
   *[other] { $seat } takes { $sp } sacrifice points as promised.
}
event-experience = { $box_id ->
    [reserve] { $number ->
        [one] { $number } warrior in the Reserve of { $seat } becomes a jaguar.
       *[other] { $number } warriors in the Reserve of { $seat } become jaguars.
    }
   *[other] { $number ->
        [one] { $number } warrior in army { $box } of { $seat } becomes a jaguar.
       *[other] { $number } warriors in army { $box } of { $seat } become jaguars.
    }
}
event-reserve-back = Back in the Reserve of { $seat }: warriors { $warriors }, jaguars { $jaguars }.
event-army-destroyed = Army { $army } of { $seat } is destroyed.
event-returned = Army { $army } of { $seat } returns to { $area }.
event-city-founded = { $seat } founds a city in { $area }.
event-city-taken = { $seat } takes { $area } from { $other_seat }.
event-plundered = { $seat } plunders { $other_seat } and takes { $t } tribute and half of the sacrifice points.
event-plundered-sp = { $sp ->
    [one] { $seat } takes { $sp } sacrifice point from { $other_seat }.
   *[other] { $seat } takes { $sp } sacrifice points from { $other_seat }.
}
event-withdrew = Army { $army } of { $seat } withdraws to { $area }.
event-raid-returned = Army { $army } of { $seat } returns from its Raid to { $area }.
event-activation-over = Army { $army } of { $seat } has done its march.
event-pochtecas-home = The pochtecas return to their capitals.
event-gave = { $seat } gives to Quetzalcoatl in secret.
event-gave-sp = { $sp ->
    [one] { $seat } gives Quetzalcoatl { $sp } sacrifice point.
   *[other] { $seat } gives Quetzalcoatl { $sp } sacrifice points.
}
event-urn-opened = { $steps ->
    [0] The control urn holds { $total }: Quetzalcoatl does not move.
    [one] The control urn holds { $total }: Quetzalcoatl goes up { $steps } step, { $rest } stay.
   *[other] The control urn holds { $total }: Quetzalcoatl goes up { $steps } steps, { $rest } stay.
}
event-offered = { $sp ->
    [one] { $seat } offers Tezcatlipoca { $sp } sacrifice point.
   *[other] { $seat } offers Tezcatlipoca { $sp } sacrifice points.
}
event-judgement-card = Tezcatlipoca demands { $value }.
event-judgement-cards-shuffled = The cards of Tezcatlipoca are shuffled again.
event-judged = { $descends ->
    [0] Best die { $die } and offerings { $offering } reach { $value }: Tezcatlipoca stays.
   *[other] Best die { $die } and offerings { $offering } do not reach { $value }: Tezcatlipoca descends.
}
event-stair = Tezcatlipoca is now on step { $step }.
event-hell = Tezcatlipoca reaches hell. All have lost.
event-time-over = The last round is over without a result. All have lost.
event-pyramid-reached = Quetzalcoatl reaches the top of the pyramid.
event-urn-shown = { $sp ->
    [one] { $seat } has given Quetzalcoatl { $sp } sacrifice point.
   *[other] { $seat } has given Quetzalcoatl { $sp } sacrifice points.
}
event-kept-sp = { $sp ->
    [one] { $seat } has kept { $sp } sacrifice point.
   *[other] { $seat } has kept { $sp } sacrifice points.
}
event-won = { $seat } wins.
event-box-shown = { $box_id ->
    [reserve] Reserve of { $seat }: warriors { $warriors }, jaguars { $jaguars }.
   *[other] Army { $box } of { $seat }: warriors { $warriors }, jaguars { $jaguars }.
}
event-hand-shown = { $number ->
    [one] { $seat } held { $card }.
   *[other] { $seat } held { $card }, { $number } times.
}

## The table in a terminal

table-gods = Round { $round }, { $phase }. Quetzalcoatl on step { $quetzalcoatl } of { $top }; Tezcatlipoca on step { $tezcatlipoca } of { $hell }.
table-inner = Inner areas:
table-capitals = Capitals:
table-outer = Outer valleys:
table-dikes = Dikes to:
table-lakes = Lakes:
table-controls = { $name } controls it
table-tribute = tribute { $t }
table-points = sacrifice points { $points }
table-head-people = people
table-head-tribute = tribute
table-head-points = sacrifice
table-head-cards = cards
table-head-ships = ships
table-head-pochtecas = pochtecas
table-head-cities = cities
table-lots = Slave lots: { $lots }
table-battle = Battle in { $area }: { $attacker } with army { $army } against { $defender }
table-naval-battle = Battle on { $lake }: { $attacker } against { $defender }
table-armies = Your soldiers: { $armies }
table-markers = Your territory markers: { $markers }

## What is gained and risked, for hints

hint-reason-look = Face down all lots are worth the same on average. A lot that few others look at can be won with a small bid, because they do not know its worth; two looks also show whether both are worth bidding for.
hint-reason-bid = A lot is worth at most 3 points and costs the tribute of your bid. A bid that nobody equals wins; an equal one is bid again and may be lost. For lots that you have not seen reckon with 1 or 2 points.
hint-reason-rebid = Whoever bids more gets the lot; after a second tie all bids on it are lost and nobody gets it.
hint-reason-buy = Soldiers in an army can take cities this round; those in the Reserve only guard. Gained: attacks that you may win. Risked: tribute that alliances and assimilation would need later in this round.
hint-reason-order = A neutral inner area that you ally with becomes your city and pays from the next round on; an assimilated city also brings a point each round and is safe from rebellion. Risked: the price of the mission, and the pochteca if somebody plays a card against him.
hint-reason-mission = An alliance brings a new city, an assimilation a point every round; a rebellion may make somebody’s city neutral again, and its price is spent either way. A spy costs nothing and spares everybody who attacks that area the mobilisation. What you pay here is missing for the other missions.
hint-reason-sail = Most ships on a lake bring its tribute and let your armies cross, land and retreat there. Spread out you control more lakes; together the ships win a battle against a single one.
hint-reason-attack = The side with more ships rolls the better dice. Gained: control of the lake and no enemy who crosses it. Risked: your own ships, for both sides roll.
hint-reason-activate = An army marches once a round. Gained: a city, prisoners as points, and warriors who become jaguars if you win. Risked: soldiers, the whole army if its last one falls, and a capital without a guard behind it.
hint-reason-nextarea = A victory over neutrals founds a city; prisoners count only for the winner. Where the border is difficult the defender first rolls a die against you. In an enemy or neutral area the march stops.
hint-reason-intercept = Win, and the march may be over before it reaches your city, and the prisoners are points for you. Lose, and that army is missing where it was.
hint-reason-defend = Without a defence the city is taken without a battle; in a capital the attacker takes all tribute and half of the points in hand. Soldiers of the Reserve who defend can be captured, and prisoners are points for the winner.
hint-reason-retreat = Whoever retreats saves the soldiers who are left, but the other side wins: it keeps its prisoners and the area. Fighting on pays where the odds above are on your side.
hint-reason-giveup = Whoever withdraws saves the soldiers who are left, but gives up the area and the prisoners that were made.
hint-reason-lose = A jaguar counts double in battle and costs double to replace; a warrior becomes a jaguar if you win.
hint-reason-give = What you give to Quetzalcoatl decides who wins in the end; what is offered to Tezcatlipoca is gone, but if he reaches hell all have lost. Points kept in hand can be plundered.
hint-reason-offersp = Every point offered makes it likelier that he stays where he is. If all others hope for you, he comes a step closer to hell, where nobody wins.

## Options of a table

option-peoples = Peoples
option-peoples-dealt = dealt
option-peoples-chosen = chosen
option-length = Length
option-length-whole = whole game
option-length-short = short, for a first evening
