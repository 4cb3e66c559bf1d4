# What is asked.

question-ChooseHex = Where do you lay { $tile }?
question-Exchange = What do you trade an idol for?
question-ExchangeForTask = The task { $task } is checked next: it wants { $number } { $number ->
    [one] coin
   *[other] coins
}, you have { $coins }. Do you trade an idol for coins before?
    .pass = Trade no idol

question-TakeGod = Which god card do you take?
question-PlaceScout = Where do you send your scout?
question-RaiseAny = Which gear do you raise?
    .raise-defense = Raise the defence gear
    .raise-melee = Raise the melee gear
    .raise-ranged = Raise the ranged gear
    .raise-magic = Raise the magic gear
question-Reinforce = { $left ->
    [one] Where does one more warrior go?
   *[other] Where do warriors from the reserve go? You may send up to { $left }.
}
    .stop = Send no more
question-RegroupHero = Where does the { $hero } stand?
    .to = The { $hero } to { $object }
question-RegroupWarriors = { $free ->
    [one] How many warriors stand on { $tile } afterwards? { $free } is free to go there, the rest are in Chichén Itzá.
   *[other] How many warriors stand on { $tile } afterwards? { $free } are free to go there, the rest are in Chichén Itzá.
}
    .amount = { $count ->
        [one] { $count } warrior on { $tile }
       *[other] { $count } warriors on { $tile }
    }
question-ChooseHero = { $by_ruin ->
    [0] Which hero do you recruit?
   *[other] Which hero does the ruin bring you?
}
    .recruit-a = Recruit the { $object }: { $card_a }, upkeep { $upkeep_a } each round
    .recruit-b = Recruit the { $object }: { $card_b }, upkeep { $upkeep_b } each round
    .recruit-c = Recruit the { $object }: { $card_c }, upkeep { $upkeep_c } each round
question-PlaceHero = Where does the { $hero } begin?
    .to = The { $hero } to { $object }

question-ChooseStart = { $terrain_id ->
    [land] Where does the land movement start?
    [water] Where does the water movement start?
   *[other] Where does the movement start?
}
question-TakeHero = Does the { $hero } come along?
    .with = Yes, with the { $object }
    .without = No, without the { $object }
question-TakeWarriors = How many warriors move from { $place }?
    .amount = { $count ->
        [0] No warriors
        [one] { $count } warrior, { $rest ->
            [0] leaving none
           *[other] leaving { $rest }
        }
       *[other] { $count } warriors, { $rest ->
            [0] leaving none
           *[other] leaving { $rest }
        }
    }
question-ChooseEnd = Where does the movement end?
question-TakeStep = { $steps ->
    [0] Does the movement end on { $place }?
    [one] Which way do you go from { $place }? { $steps } step is left.
   *[other] Which way do you go from { $place }? { $steps } steps are left.
}
    .stop = End here
question-GoOn = { $steps ->
    [one] Which way do you go on from { $place }? { $steps } step is left.
   *[other] Which way do you go on from { $place }? { $steps } steps are left.
}
question-LetJoin = How many warriors join you on { $place }?
    .amount = { $count ->
        [0] Nobody joins
        [one] { $count } warrior joins
       *[other] { $count } warriors join
    }

question-Offer = Do you use { $card }?
    .pass = Do not use it
question-OfferAtRoll = Do you use { $card } on this roll?
    .pass = Do not use it
question-RollWindow = { $creature_id ->
    [none] Against { $foe_seat }, { $left ->
        [one] { $left } unit left
       *[other] { $left } units left
    }. { "" }
    [kukulkan] { $city ->
        [0] Against Kukulkan
       *[other] Kukulkan attacks Chichén Itzá
    }, { $left ->
        [one] { $left } heart left
       *[other] { $left } hearts left
    }. { "" }
   *[other] { $city ->
        [0] Against the { $creature }
       *[other] The { $creature } attacks Chichén Itzá
    }, { $left ->
        [one] { $left } heart left
       *[other] { $left } hearts left
    }. { "" }
}{ $hits ->
    [0] You hit nothing so far ({ $phase }). What do you do about your roll?
    [one] You have { $hits } hit ({ $phase }). What do you do about your roll?
   *[other] You have { $hits } hits ({ $phase }). What do you do about your roll?
}
    .stop = Leave the roll as it is
    .luck-again = { $for_again ->
        [one] Roll all dice again for { $for_again } luck token
       *[other] Roll all dice again for { $for_again } luck tokens
    }
    .luck-hit = { $for_hit ->
        [one] Buy one more hit for { $for_hit } luck token
       *[other] Buy one more hit for { $for_hit } luck tokens
    }
question-LateHit = { $creature_id ->
    [none] Against { $foe_seat }, { $left ->
        [one] { $left } unit left
       *[other] { $left } units left
    }. { "" }
    [kukulkan] { $city ->
        [0] Against Kukulkan
       *[other] Kukulkan attacks Chichén Itzá
    }, { $left ->
        [one] { $left } heart left
       *[other] { $left } hearts left
    }. { "" }
   *[other] { $city ->
        [0] Against the { $creature }
       *[other] The { $creature } attacks Chichén Itzá
    }, { $left ->
        [one] { $left } heart left
       *[other] { $left } hearts left
    }. { "" }
}{ $hits ->
    [0] You hit nothing ({ $phase }). Do you buy a hit?
    [one] You have { $hits } hit ({ $phase }). Do you buy one more?
   *[other] You have { $hits } hits ({ $phase }). Do you buy one more?
}
    .stop = Buy nothing
question-PayLuck = { $price ->
    [one] How many shields do you pay instead of { $price } luck token?
   *[other] How many shields do you pay instead of { $price } luck tokens?
}
    .amount = { $count ->
        [0] Pay with luck alone
        [one] Pay { $count } shield
       *[other] Pay { $count } shields
    }
question-ChooseMisses = { $chosen ->
    [0] Which miss do you roll again?
    [one] { $chosen } die is picked. Which further miss do you roll again?
   *[other] { $chosen } dice are picked. Which further miss do you roll again?
}
    .stop = { $chosen ->
        [one] Roll the die you picked, and leave these
       *[other] Roll the { $chosen } dice you picked, and leave these
    }

question-ChooseCards = { $creature_id ->
    [none] Against { $foe_seat }, { $left ->
        [one] { $left } unit left
       *[other] { $left } units left
    }. { "" }
    [kukulkan] { $city ->
        [0] Against Kukulkan
       *[other] Kukulkan attacks Chichén Itzá
    }, { $left ->
        [one] { $left } heart left
       *[other] { $left } hearts left
    }. { "" }
   *[other] { $city ->
        [0] Against the { $creature }
       *[other] The { $creature } attacks Chichén Itzá
    }, { $left ->
        [one] { $left } heart left
       *[other] { $left } hearts left
    }. { "" }
}Which magic cards do you play? One die each: stone hits up to { $stone_hits }; fire up to { $fire_hits }, and each hit rolls once more.
question-PreventByIdols = { $creature_id ->
    [none] Against { $foe_seat }, { $left ->
        [one] { $left } unit left
       *[other] { $left } units left
    }. { "" }
    [kukulkan] { $city ->
        [0] Against Kukulkan
       *[other] Kukulkan attacks Chichén Itzá
    }, { $left ->
        [one] { $left } heart left
       *[other] { $left } hearts left
    }. { "" }
   *[other] { $city ->
        [0] Against the { $creature }
       *[other] The { $creature } attacks Chichén Itzá
    }, { $left ->
        [one] { $left } heart left
       *[other] { $left } hearts left
    }. { "" }
}You suffer { $damage } damage and have { $shields } { $shields ->
    [one] active shield
   *[other] active shields
}. How many idols do you give up first?
    .amount = { $count ->
        [0] Give up no idol
        [one] Give up { $count } idol
       *[other] Give up { $count } idols
    }
question-PreventByLuck = { $creature_id ->
    [none] Against { $foe_seat }, { $left ->
        [one] { $left } unit left
       *[other] { $left } units left
    }. { "" }
    [kukulkan] { $city ->
        [0] Against Kukulkan
       *[other] Kukulkan attacks Chichén Itzá
    }, { $left ->
        [one] { $left } heart left
       *[other] { $left } hearts left
    }. { "" }
   *[other] { $city ->
        [0] Against the { $creature }
       *[other] The { $creature } attacks Chichén Itzá
    }, { $left ->
        [one] { $left } heart left
       *[other] { $left } hearts left
    }. { "" }
}You suffer { $damage } damage and have { $shields } { $shields ->
    [one] active shield
   *[other] active shields
}. How many luck tokens do you use as shields?
    .amount = { $count ->
        [0] Use no luck
        [one] Use { $count } luck token
       *[other] Use { $count } luck tokens
    }
question-LoseHero = { $left ->
    [one] Which hero do you lose?
   *[other] Which hero do you lose first? You lose { $left }.
}
question-ChooseLine = { $times ->
    [one] Which bonus of the star comes next?
   *[other] Which bonus of the star do you get { $times } times?
}

question-ChooseAction = Where do you place your { $marker ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
} marker?
    .place-scout = Send a scout, { $price_scout ->
        [0] free
        [one] for { $price_scout } coin
       *[other] for { $price_scout } coins
    }
    .place-land-1 = Land movement, { $price_land_1 ->
        [0] free
        [one] for { $price_land_1 } coin
       *[other] for { $price_land_1 } coins
    }
    .place-water-1 = Water movement, { $price_water_1 ->
        [0] free
        [one] for { $price_water_1 } coin
       *[other] for { $price_water_1 } coins
    }
    .place-hero-recruit = Recruit a hero, { $price_hero_recruit ->
        [0] free
        [one] for { $price_hero_recruit } coin
       *[other] for { $price_hero_recruit } coins
    }
    .place-hero-move-hero = Move a hero, { $price_hero_move_hero ->
        [0] free
        [one] for { $price_hero_move_hero } coin
       *[other] for { $price_hero_move_hero } coins
    }
    .place-defense = Raise the defence gear, { $price_defense ->
        [0] free
        [one] for { $price_defense } coin
       *[other] for { $price_defense } coins
    }
    .place-melee = Raise the melee gear, { $price_melee ->
        [0] free
        [one] for { $price_melee } coin
       *[other] for { $price_melee } coins
    }
    .place-ranged = Raise the ranged gear, { $price_ranged ->
        [0] free
        [one] for { $price_ranged } coin
       *[other] for { $price_ranged } coins
    }
    .place-magic = Raise the magic gear, { $price_magic ->
        [0] free
        [one] for { $price_magic } coin
       *[other] for { $price_magic } coins
    }
    .place-god-card = Take a god card, { $price_god_card ->
        [0] free
        [one] for { $price_god_card } coin
       *[other] for { $price_god_card } coins
    }
    .place-magic-cards = Draw magic cards, { $price_magic_cards ->
        [0] free
        [one] for { $price_magic_cards } coin
       *[other] for { $price_magic_cards } coins
    }
    .place-war = Declare war, { $price_war ->
        [0] free
        [one] for { $price_war } coin
       *[other] for { $price_war } coins
    }
    .place-favor = Gain favour, { $price_favor ->
        [0] free
        [one] for { $price_favor } coin
       *[other] for { $price_favor } coins
    }
    .place-reinforcement = Bring reinforcements, { $price_reinforcement ->
        [0] free
        [one] for { $price_reinforcement } coin
       *[other] for { $price_reinforcement } coins
    }
    .place-regroup = Regroup and find a treasure, { $price_regroup ->
        [0] free
        [one] for { $price_regroup } coin
       *[other] for { $price_regroup } coins
    }
    .place-land-2 = Land movement, second tile, { $price_land_2 ->
        [0] free
        [one] for { $price_land_2 } coin
       *[other] for { $price_land_2 } coins
    }
    .place-water-2 = Water movement, second tile, { $price_water_2 ->
        [0] free
        [one] for { $price_water_2 } coin
       *[other] for { $price_water_2 } coins
    }
    .place-war-favor-war = Declare war, { $price_war_favor_war ->
        [0] free
        [one] for { $price_war_favor_war } coin
       *[other] for { $price_war_favor_war } coins
    }
    .place-war-favor-favor = Gain favour, { $price_war_favor_favor ->
        [0] free
        [one] for { $price_war_favor_favor } coin
       *[other] for { $price_war_favor_favor } coins
    }
    .place-reinforcement-regroup-reinforcement = Bring reinforcements, { $price_reinforcement_regroup_reinforcement ->
        [0] free
        [one] for { $price_reinforcement_regroup_reinforcement } coin
       *[other] for { $price_reinforcement_regroup_reinforcement } coins
    }
    .place-reinforcement-regroup-regroup = Regroup and find a treasure, { $price_reinforcement_regroup_regroup ->
        [0] free
        [one] for { $price_reinforcement_regroup_regroup } coin
       *[other] for { $price_reinforcement_regroup_regroup } coins
    }
    .place-defense-melee-defense = Raise the defence gear, { $price_defense_melee_defense ->
        [0] free
        [one] for { $price_defense_melee_defense } coin
       *[other] for { $price_defense_melee_defense } coins
    }
    .place-defense-melee-melee = Raise the melee gear, { $price_defense_melee_melee ->
        [0] free
        [one] for { $price_defense_melee_melee } coin
       *[other] for { $price_defense_melee_melee } coins
    }
    .place-ranged-magic-ranged = Raise the ranged gear, { $price_ranged_magic_ranged ->
        [0] free
        [one] for { $price_ranged_magic_ranged } coin
       *[other] for { $price_ranged_magic_ranged } coins
    }
    .place-ranged-magic-magic = Raise the magic gear, { $price_ranged_magic_magic ->
        [0] free
        [one] for { $price_ranged_magic_magic } coin
       *[other] for { $price_ranged_magic_magic } coins
    }
    .place-god-magic-cards-god-card = Take a god card, { $price_god_magic_cards_god_card ->
        [0] free
        [one] for { $price_god_magic_cards_god_card } coin
       *[other] for { $price_god_magic_cards_god_card } coins
    }
    .place-god-magic-cards-magic-cards = Draw magic cards, { $price_god_magic_cards_magic_cards ->
        [0] free
        [one] for { $price_god_magic_cards_magic_cards } coin
       *[other] for { $price_god_magic_cards_magic_cards } coins
    }
question-ChooseTerrain = Do you move over land or over water?
question-ChooseMover = Which hero moves?
question-PayUpkeep = Whom do you keep, whom do you send away?
    .keep-a = { $upkeep_a ->
        [0] Keep the { $object } for nothing ({ $card_a })
        [one] Pay { $upkeep_a } coin for the { $object } ({ $card_a })
       *[other] Pay { $upkeep_a } coins for the { $object } ({ $card_a })
    }
    .dismiss-a = Send the { $object } away ({ $card_a })
    .keep-b = { $upkeep_b ->
        [0] Keep the { $object } for nothing ({ $card_b })
        [one] Pay { $upkeep_b } coin for the { $object } ({ $card_b })
       *[other] Pay { $upkeep_b } coins for the { $object } ({ $card_b })
    }
    .dismiss-b = Send the { $object } away ({ $card_b })
    .keep-c = { $upkeep_c ->
        [0] Keep the { $object } for nothing ({ $card_c })
        [one] Pay { $upkeep_c } coin for the { $object } ({ $card_c })
       *[other] Pay { $upkeep_c } coins for the { $object } ({ $card_c })
    }
    .dismiss-c = Send the { $object } away ({ $card_c })
question-UseSupplyCard = Which of your cards do you use now?
    .pass = Use no further card
question-ClaimTask = You meet the task { $task }. From where do you take the warrior for it?
    .pass = Do not claim the task
question-ChooseDefender = { $creature_id ->
    [kukulkan] Kukulkan
   *[other] The { $creature }
} attacks Chichén Itzá, strength { $strength }. Does the { $hero } fight? Not all of your units there can.
    .with = Yes, with the { $object }
    .without = No, without the { $object }

question-Ask = What do you do?
question-Chance = What does chance bring?

# What chance is asked

question-LayTile = Which terrain tile comes next?
question-TurnCard = Which creature card is turned up?
question-PutCreature = Where does the creature go?
question-ShowTask = Which task is laid out?
question-ShowGod = Which god card is turned up?
question-DrawGod = Which god card is drawn?
question-DrawHeroCard = Which hero card comes to the top?
question-LayActionTile = Which action tile comes next?
question-DealCost = Which cost marker comes next?
question-NextInOrder = Who is next in the turn order?
question-DrawCard = Which magic card is drawn?
question-DecideStrength = How strong is the creature?
question-DecideRuin = Which ruin lies there?
question-FindTreasure = What does the treasure die show?
question-Throw = What do the dice show?
question-ThrowFollowUp = What does the further die show?
question-CreatureRoll = What does the creature's die show?
question-AttackCity = Which creature attacks Chichén Itzá?

# What cards ask

question-RelocateHero = Where does your hero go from { $place }?
question-PayBulwark = Do you give up a shield or an idol for it?
    .amount = { $count ->
        [0] Give up a shield
       *[other] Give up an idol
    }
question-PullWarrior = From where does a warrior join you { $place_id ->
    [city] in { $place }
   *[other] on { $place }
}?
    .stop = Call nobody more
question-LookAtGod = Which card lies on top of the deck?
question-TakeOracleCard = Which god card do you take, of those you saw and the one face up?
question-SendGuard = To which tile does a warrior from the reserve go?
    .stop = Send no more
question-SwapYield = Which village or camp gives the other thing in this supply phase?
    .stop = No further one
