# Hero cards: their names and what they say, short.

thing-h01 = Runner
thing-h02 = Ferryman
thing-h03 = Pathfinder
thing-h04 = Paymaster
thing-h05 = Rearguard
thing-h06 = Darling of the gods
thing-h07 = Vagabond
thing-h08 = Tamer
thing-h09 = Idol thrower
thing-h10 = Sharp eye
thing-h11 = Stone caller
thing-h12 = Gambler
thing-h13 = Blade dancer
thing-h14 = Tracker
thing-h15 = Light bearer
thing-h16 = Bulwark
thing-h17 = Finisher
thing-h18 = Trophy hunter
thing-h19 = Treasure seeker
thing-h20 = Freebooter
thing-h21 = Caller to arms
thing-h22 = Digger
thing-h23 = Gem cutter
thing-h24 = Second breath

card-h01 = Moving this hero costs nothing; upkeep { $upkeep } each round
card-h02 = Water movement: jump to any water tile; upkeep { $upkeep } each round
card-h03 = Land movement: jump to any land tile; upkeep { $upkeep } each round
card-h04 = { $number ->
    [one] { $number } coin for each warrior lost in a fight
   *[other] { $number } coins for each warrior lost in a fight
}; upkeep { $upkeep } each round
card-h05 = Attack: lost warriors go back to the start; upkeep { $upkeep } each round
card-h06 = { $number ->
    [one] Win against a player: favour { $number } space up
   *[other] Win against a player: favour { $number } spaces up
}; upkeep { $upkeep } each round
card-h07 = Win: move to another tile you control; upkeep { $upkeep } each round
card-h08 = The creature’s special ability does not work; upkeep { $upkeep } each round
card-h09 = { $number ->
    [one] Creatures: each idol you spend removes { $number } heart
   *[other] Creatures: each idol you spend removes { $number } hearts
}; upkeep { $upkeep } each round
card-h10 = Ranged dice also hit with { $number }; upkeep { $upkeep } each round
card-h11 = Stone hits are rolled once more for another hit; upkeep { $upkeep } each round
card-h12 = Active shields serve as luck, luck as active shields; upkeep { $upkeep } each round
card-h13 = { $number ->
    [one] { $number } die more in melee
   *[other] { $number } dice more in melee
}; upkeep { $upkeep } each round
card-h14 = { $number ->
    [one] The creature begins with { $number } heart less
   *[other] The creature begins with { $number } hearts less
}; upkeep { $upkeep } each round
card-h15 = The creature uses its light die; upkeep { $upkeep } each round
card-h16 = Once per phase one active shield cancels all hits; upkeep { $upkeep } each round
card-h17 = In melee 3 only you roll; upkeep { $upkeep } each round
card-h18 = A beaten creature brings coins for its strength; upkeep { $upkeep } each round
card-h19 = { $number ->
    [one] { $number } treasure on each tile you take
   *[other] { $number } treasures on each tile you take
}; upkeep { $upkeep } each round
card-h20 = Attack players without turning a marker; upkeep { $upkeep } each round
card-h21 = Before a fight: call in warriors from anywhere; upkeep { $upkeep } each round
card-h22 = The bonus of a ruin counts ×{ $number }; upkeep { $upkeep } each round
card-h23 = One bonus of the star counts ×{ $number }; upkeep { $upkeep } each round
card-h24 = Each phase: roll all your sixes again, once; upkeep { $upkeep } each round
