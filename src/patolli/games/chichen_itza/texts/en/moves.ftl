# What moves say, as on a button.

move-lay = Lay { $object }
move-card = Turn up the creature card { $object }
move-on = Put the figure on { $object }
move-task = Lay out the task { $object }
move-draw = Draw { $object }
move-draw-stone = Draw a stone card
move-draw-fire = Draw a fire card
move-tile = Lay the action tile { $object }
move-cost = Cost marker { $number }
move-order = { $seat } comes next in the turn order
move-roll = Roll { $object_id }
move-strength = Strength { $number }
move-ruin = { $object }
move-attack = Attack of the { $object }

move-idol-coins = Trade an idol for coins
move-idol-luck = Trade an idol for luck
move-idol-magic = Trade an idol for a magic card
move-keep = Pay the upkeep of the { $object }
move-dismiss = Send the { $object } away

move-place-scout = Send a scout
move-place-land-1 = Land movement
move-place-land-2 = Land movement, second tile
move-place-water-1 = Water movement
move-place-water-2 = Water movement, second tile
move-place-hero-recruit = Recruit a hero
move-place-hero-move-hero = Move a hero
move-place-hero-move-hero-free = Move a hero free of charge, by its own card
move-place-defense = Raise the defence gear
move-place-melee = Raise the melee gear
move-place-ranged = Raise the ranged gear
move-place-magic = Raise the magic gear
move-place-god-card = Take a god card
move-place-magic-cards = Draw magic cards
move-place-war = Declare war
move-place-favor = Gain favour
move-place-reinforcement = Bring reinforcements
move-place-regroup = Regroup and find a treasure
move-place-war-favor-war = Declare war
move-place-war-favor-favor = Gain favour
move-place-reinforcement-regroup-reinforcement = Bring reinforcements
move-place-reinforcement-regroup-regroup = Regroup and find a treasure
move-place-defense-melee-defense = Raise the defence gear
move-place-defense-melee-melee = Raise the melee gear
move-place-ranged-magic-ranged = Raise the ranged gear
move-place-ranged-magic-magic = Raise the magic gear
move-place-god-magic-cards-god-card = Take a god card
move-place-god-magic-cards-magic-cards = Draw magic cards
move-place-coins = Take coins, for free
move-as-land = As land movement
move-as-water = As water movement

move-raise = Raise { $object }
move-take = Take { $object }: { $effect }
move-deck-gold = Look into the gold deck
move-deck-green = Look into the green deck
move-deck-red = Look into the red deck
move-deck-blue = Look into the blue deck
move-scout = Scout { $object }
move-send = Send a warrior to { $object }
move-to = To { $object }
move-from = Start at { $object }
move-with = With the { $object }
move-without = Without the { $object }
move-go = End on { $object }
move-go-city = End in { $object }
move-step = Step to { $object }
move-hero = The { $object } moves
move-recruit = Recruit the { $object }
move-pull = Call a warrior from { $object }

move-cast = { $word_1 ->
    [stone] { $word_3 ->
        [with] { $word_2 ->
            [0] Play { $word_4 } fire as stone
           *[other] Play { $word_2 } stone, and { $word_4 } fire as stone
        }
       *[other] Play { $word_2 } stone
    }
   *[fire] { $word_3 ->
        [with] { $word_2 ->
            [0] Play { $word_4 } stone as fire
           *[other] Play { $word_2 } fire, and { $word_4 } stone as fire
        }
       *[other] Play { $word_2 } fire
    }
}
move-cast-none = Play no magic cards
move-luck-again = Roll all dice again for luck
move-luck-hit = Buy one more hit with luck
move-again = Roll a { $number } again
move-lose = Lose the { $object }
move-star = { $object }: { $effect }
move-claim = Put a warrior from { $object } on the task
move-claim-reserve = Put a warrior from the reserve on the task
move-use = Use { $object }: { $effect }
move-swap = Swap what { $object } gives
move-hex = Lay it on hexagon { $object_id }
