# God cards: their names and what they say, short.

thing-g01 = Water tithe
thing-g02 = Ruin tithe
thing-g03 = Loyal heroes
thing-g04 = Gem tithe
thing-g05 = Patron of regrouping
thing-g06 = Patron of war
thing-g07 = Patron of scouts
thing-g08 = Patron of reinforcements
thing-g09 = Patron of spells
thing-g10 = Patron of shrines
thing-g11 = Patron of rivers
thing-g12 = Patron of shields
thing-g13 = Patron of roads
thing-g14 = Patron of favour
thing-g15 = Patron of archers
thing-g16 = Patron of blades
thing-g17 = Late bargain
thing-g18 = Bounty
thing-g19 = Tribute
thing-g20 = Toll
thing-g21 = Sixth place
thing-g22 = Twofold idols
thing-g23 = Fire finder
thing-g24 = Stone finder
thing-g25 = Nobody alone
thing-g26 = Camp guards
thing-g27 = Free levy
thing-g28 = March at dawn
thing-g29 = Hired hands
thing-g30 = Oracle
thing-g31 = Great levy
thing-g32 = Lucky find
thing-g33 = Second treasure
thing-g34 = Appeasement
thing-g35 = Second visit
thing-g36 = Outposts
thing-g37 = Ruin settlers
thing-g38 = Ford and ferry
thing-g39 = Sanctuary
thing-g40 = Awe
thing-g41 = Ban on magic
thing-g42 = Ban on arrows
thing-g43 = Second spell
thing-g44 = Short fight
thing-g45 = Long fight
thing-g46 = Second volley
thing-g47 = Steady aim
thing-g48 = Fierce charge
thing-g49 = Hex
thing-g50 = Shield breaker
thing-g51 = Beast charmer
thing-g52 = Bought chance
thing-g53 = Shifting magic
thing-g54 = Sharp arrows
thing-g55 = Rapid fire
thing-g56 = Heavy stones
thing-g57 = Wildfire
thing-g58 = Twin sixes
thing-g59 = River muster
thing-g60 = Road muster
thing-g61 = Crown of waters
thing-g62 = Crown of lands
thing-g63 = Crown of borders
thing-g64 = Crown of temples
thing-g65 = Crown of camps
thing-g66 = Crown of villages
thing-g67 = Crown of mines
thing-g68 = Crown of scouts
thing-g69 = Crown of ruins
thing-g70 = Crown of gods
thing-g71 = Crown of idols
thing-g72 = Crown of favour
thing-g73 = Crown of archers
thing-g74 = Crown of shields
thing-g75 = Crown of spells
thing-g76 = Crown of blades
thing-g77 = Crown of balance
thing-g78 = Crown of the hunt
thing-g79 = Crown of the great prey
thing-g80 = Crown of variety

card-g01 = { $number ->
    [one] Supply: { $number } coin for each water tile you control
   *[other] Supply: { $number } coins for each water tile you control
}
card-g02 = { $number ->
    [one] Supply: { $number } coin for each ruin tile you control
   *[other] Supply: { $number } coins for each ruin tile you control
}
card-g03 = Supply: no upkeep for your heroes
card-g04 = { $number ->
    [one] Supply: { $number } coin for each of your gems
   *[other] Supply: { $number } coins for each of your gems
}
card-g05 = { $number ->
    [one] Regrouping costs you { $number } coin at most
   *[other] Regrouping costs you { $number } coins at most
}
card-g06 = { $number ->
    [one] A declaration of war costs you { $number } coin at most
   *[other] A declaration of war costs you { $number } coins at most
}
card-g07 = { $number ->
    [one] A scout costs you { $number } coin at most
   *[other] A scout costs you { $number } coins at most
}
card-g08 = { $number ->
    [one] Reinforcement costs you { $number } coin at most
   *[other] Reinforcement costs you { $number } coins at most
}
card-g09 = { $number ->
    [one] Drawing magic cards costs you { $number } coin at most
   *[other] Drawing magic cards costs you { $number } coins at most
}
card-g10 = { $number ->
    [one] A god card costs you { $number } coin at most
   *[other] A god card costs you { $number } coins at most
}
card-g11 = { $number ->
    [one] Water movement costs you { $number } coin at most
   *[other] Water movement costs you { $number } coins at most
}
card-g12 = { $number ->
    [one] The defence gear costs you { $number } coin at most
   *[other] The defence gear costs you { $number } coins at most
}
card-g13 = { $number ->
    [one] Land movement costs you { $number } coin at most
   *[other] Land movement costs you { $number } coins at most
}
card-g14 = { $number ->
    [one] Gaining favour costs you { $number } coin at most
   *[other] Gaining favour costs you { $number } coins at most
}
card-g15 = { $number ->
    [one] The ranged gear costs you { $number } coin at most
   *[other] The ranged gear costs you { $number } coins at most
}
card-g16 = { $number ->
    [one] The melee gear costs you { $number } coin at most
   *[other] The melee gear costs you { $number } coins at most
}
card-g17 = { $number ->
    [one] { $number } coin less on tiles that already hold a marker
   *[other] { $number } coins less on tiles that already hold a marker
}
card-g18 = { $number ->
    [one] { $number } coin for each creature you beat, in the city too
   *[other] { $number } coins for each creature you beat, in the city too
}
card-g19 = { $number ->
    [one] Whoever attacks you pays you { $number } coin first
   *[other] Whoever attacks you pays you { $number } coins first
}
card-g20 = { $number ->
    [one] Whoever places beside your marker pays you { $number } coin
   *[other] Whoever places beside your marker pays you { $number } coins
}
card-g21 = Up to { $number } of your units on a tile
card-g22 = Trading an idol brings { $number }× as much
card-g23 = { $number ->
    [one] Supply: { $number } fire card from the magic deck
   *[other] Supply: { $number } fire cards from the magic deck
}
card-g24 = { $number ->
    [one] Supply: { $number } stone card from the magic deck
   *[other] Supply: { $number } stone cards from the magic deck
}
card-g25 = { $number ->
    [one] Supply: { $number } warrior more on each tile where one warrior stands alone
   *[other] Supply: { $number } warriors more on each tile where one warrior stands alone
}
card-g26 = { $number ->
    [one] Supply: { $number } warrior on each camp you control
   *[other] Supply: { $number } warriors on each camp you control
}
card-g27 = Supply: each village and camp of yours gives coins or a warrior, as you like
card-g28 = Supply: regroup once, without a treasure
card-g29 = { $number ->
    [one] The coins space also brings { $number } warrior to the city
   *[other] The coins space also brings { $number } warriors to the city
}
card-g30 = God card: look at the top { $number ->
    [one] card
   *[other] { $number } cards
} of a deck and take one of them or the face-up one
card-g31 = { $number ->
    [one] Reinforcement: up to { $number } warrior more
   *[other] Reinforcement: up to { $number } warriors more
}
card-g32 = Scout: you may add { $number } to the treasure die
card-g33 = { $number ->
    [one] Scout: { $number } treasure more
   *[other] Scout: { $number } treasures more
}
card-g34 = { $number ->
    [one] Declaration of war: all others turn { $number } marker to peace
   *[other] Declaration of war: all others turn { $number } markers to peace
}
card-g35 = Once per round you may place where your own marker stands
card-g36 = You control tiles where your scout is the only thing
card-g37 = { $number ->
    [one] Each ruin tile you take brings { $number } warrior to the city
   *[other] Each ruin tile you take brings { $number } warriors to the city
}
card-g38 = Land movement may be water movement, and the other way round
card-g39 = Whoever attacks you turns { $number } { $number ->
    [one] marker
   *[other] markers
} from war to peace
card-g40 = { $number ->
    [one] Other players roll { $number } die less against you in melee
   *[other] Other players roll { $number } dice less against you in melee
}
card-g41 = Your combats: you decide whether there is magic
card-g42 = Your combats: you decide whether there is ranged combat
card-g43 = Your combats: 1 or 2 magic phases, as you like
card-g44 = Your combats: you decide whether melee 3 takes place
card-g45 = Your combats: you decide whether a melee 4 follows
card-g46 = Your combats: 1 or 2 ranged phases, as you like
card-g47 = Ranged: roll one miss again
card-g48 = Melee 1: roll any misses again, once
card-g49 = Magic dice of other players against you count { $number } higher
card-g50 = Other players cannot stop your damage with shields
card-g51 = Once per phase the creature’s die may be rolled again
card-g52 = { $number ->
    [one] Once per combat pay { $number } coin and roll any misses again
   *[other] Once per combat pay { $number } coins and roll any misses again
}
card-g53 = Stone cards may be cast as fire, and the other way round
card-g54 = Ranged dice hit up to { $number }
card-g55 = Ranged hits up to { $number } are rolled once more for another hit
card-g56 = Stone hits up to { $number }
card-g57 = Fire hits up to { $number }
card-g58 = Melee: every { $number ->
    [one] six is a hit
   *[other] { $number } sixes are a hit
}
card-g59 = Water movement: warriors you pass may join
card-g60 = Land movement: warriors you pass may join
card-g61 = { $number ->
    [one] { $number } point for each water tile you control
   *[other] { $number } points for each water tile you control
}
card-g62 = { $number ->
    [one] { $number } point for each land tile you control
   *[other] { $number } points for each land tile you control
}
card-g63 = { $number ->
    [one] { $number } point for each edge tile you control
   *[other] { $number } points for each edge tile you control
}
card-g64 = { $number ->
    [one] { $number } point for each temple you control
   *[other] { $number } points for each temple you control
}
card-g65 = { $number ->
    [one] { $number } point for each camp you control
   *[other] { $number } points for each camp you control
}
card-g66 = { $number ->
    [one] { $number } point for each village you control
   *[other] { $number } points for each village you control
}
card-g67 = { $number ->
    [one] { $number } point for each mine you control
   *[other] { $number } points for each mine you control
}
card-g68 = { $number ->
    [one] { $number } point for each scout of yours on a tile
   *[other] { $number } points for each scout of yours on a tile
}
card-g69 = The points of your best ruin once more
card-g70 = { $number ->
    [one] { $number } point for each god card of yours, this one too
   *[other] { $number } points for each god card of yours, this one too
}
card-g71 = { $number ->
    [one] { $number } point more for each idol
   *[other] { $number } points more for each idol
}
card-g72 = { $number ->
    [one] { $number } point for each space of your favour marker above the start
   *[other] { $number } points for each space of your favour marker above the start
}
card-g73 = { $number ->
    [one] { $number } point for each level of your ranged gear
   *[other] { $number } points for each level of your ranged gear
}
card-g74 = { $number ->
    [one] { $number } point for each level of your defence gear
   *[other] { $number } points for each level of your defence gear
}
card-g75 = { $number ->
    [one] { $number } point for each level of your magic gear
   *[other] { $number } points for each level of your magic gear
}
card-g76 = { $number ->
    [one] { $number } point for each level of your melee gear
   *[other] { $number } points for each level of your melee gear
}
card-g77 = { $number ->
    [one] { $number } point if all four gears are on level 3 or higher
   *[other] { $number } points if all four gears are on level 3 or higher
}
card-g78 = { $number ->
    [one] { $number } point for each creature you have beaten
   *[other] { $number } points for each creature you have beaten
}
card-g79 = The strength of your strongest figure once more
card-g80 = { $number ->
    [one] { $number } point for each different kind of creature you have beaten
   *[other] { $number } points for each different kind of creature you have beaten
}
