# The action board, goods, gears, the gem star and combat.

thing-coins = { $count ->
    [one] coin
   *[other] coins
}
thing-luck = { $count ->
    [one] luck token
   *[other] luck tokens
}
thing-idols = { $count ->
    [one] idol
   *[other] idols
}
thing-warriors = { $count ->
    [one] warrior
   *[other] warriors
}
thing-magic-cards = { $count ->
    [one] magic card
   *[other] magic cards
}
thing-shields = { $count ->
    [one] active shield
   *[other] active shields
}

thing-defense = defence
thing-melee = melee
thing-ranged = ranged
thing-magic = magic
thing-stone = stone
thing-fire = fire
thing-hit = hit
thing-shield = shield
thing-coin = coin

thing-magic-1 = magic
thing-magic-2 = second magic
thing-ranged-1 = ranged combat
thing-ranged-2 = second ranged combat
thing-melee-1 = melee 1
thing-melee-2 = melee 2
thing-melee-3 = melee 3
thing-melee-4 = melee 4

thing-gold = gold
thing-green = green
thing-red = red
thing-blue = blue
thing-yellow = yellow
thing-white = white
thing-yellow-green = yellow and green
thing-yellow-white = yellow and white
thing-yellow-red = yellow and red
thing-yellow-blue = yellow and blue
thing-green-white = green and white
thing-green-red = green and red
thing-green-blue = green and blue
thing-white-red = white and red
thing-white-blue = white and blue
thing-red-blue = red and blue
card-star-lines = { $bonus_id ->
    [god_gold] top card of the gold god deck
    [god_green] top card of the green god deck
    [god_red] top card of the red god deck
    [god_blue] top card of the blue god deck
    [gear] raise any gear
    [warriors] { $amount ->
        [one] { $amount } warrior to the city
       *[other] { $amount } warriors to the city
    }
   *[other] { $amount } { $bonus }
}

thing-a = eagle hero
thing-b = owl hero
thing-c = puma hero

thing-sun = sun
thing-sun-moon = sun and moon
thing-moon = moon
thing-moon-star = moon and star

thing-warrior = a warrior to the city
thing-magic-card = a magic card
thing-idol = an idol
thing-gear = a gear one level up

thing-god-card = god card
thing-scout = scout
thing-war = declaration of war
thing-favor = favour
thing-reinforcement = reinforcement
thing-regroup = regrouping
thing-recruit = recruit a hero
thing-move-hero = move a hero
thing-land-1 = land movement
thing-water-1 = water movement
thing-hero = heroes
thing-land-2 = second land movement
thing-water-2 = second water movement
thing-war-favor = war or favour
thing-reinforcement-regroup = reinforcement or regrouping
thing-defense-melee = defence or melee
thing-ranged-magic = ranged or magic
thing-god-magic-cards = god card or magic cards

thing-hero-recruit = recruit a hero
thing-hero-move-hero = move a hero
thing-hero-move-hero-free = move a hero free of charge
thing-war-favor-war = declaration of war
thing-war-favor-favor = favour
thing-reinforcement-regroup-reinforcement = reinforcement
thing-reinforcement-regroup-regroup = regrouping
thing-defense-melee-defense = defence
thing-defense-melee-melee = melee
thing-ranged-magic-ranged = ranged
thing-ranged-magic-magic = magic
thing-god-magic-cards-god-card = god card
thing-god-magic-cards-magic-cards = magic cards

card-luck = { $for_rolling_again } for rolling all dice of a phase again, or { $for_a_hit } for one more hit
card-idols = at any time { $coins } { $coins ->
    [one] coin
   *[other] coins
}, { $luck } luck or { $magic_cards } { $magic_cards ->
    [one] magic card
   *[other] magic cards
} each; in combat each prevents one damage
card-scout = put a scout on a tile, look, and find a treasure
card-land-1 = move up to your range over land
card-land-2 = move up to your range over land
card-water-1 = move up to your range over water
card-water-2 = move up to your range over water
card-hero = recruit a hero, or move one over land and water
card-defense = raise the defence gear, one shield becomes active
card-melee = raise the melee gear, luck on levels 2 and 4
card-ranged = raise the ranged gear, for range and attacks
card-magic = raise the magic gear and draw a magic card
card-god-card = take a face-up god card
card-magic-cards = draw magic cards
card-war = turn both diplomacy markers to war
card-favor = favour marker one space up, and a luck token
card-reinforcement = bring warriors from the reserve
card-regroup = put your units where you like, and find a treasure
card-war-favor = declare war, or gain favour
card-reinforcement-regroup = bring warriors from the reserve, or regroup and find a treasure
card-defense-melee = raise the defence gear or the melee gear
card-ranged-magic = raise the ranged gear or the magic gear
card-god-magic-cards = take a god card, or draw magic cards
