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

card-h01 = Moving this hero costs nothing; upkeep { $upkeep }
card-h02 = Water movement: jump to any water tile; upkeep { $upkeep }
card-h03 = Land movement: jump to any land tile; upkeep { $upkeep }
card-h04 = { $number ->
    [one] { $number } coin for each warrior lost in a fight
   *[other] { $number } coins for each warrior lost in a fight
}; upkeep { $upkeep }
card-h05 = Attack: lost warriors go back to the start; upkeep { $upkeep }
card-h06 = { $number ->
    [one] Win against a player: favour { $number } space up
   *[other] Win against a player: favour { $number } spaces up
}; upkeep { $upkeep }
card-h07 = Win: move to another tile you control; upkeep { $upkeep }
card-h08 = The creature’s special ability does not work; upkeep { $upkeep }
card-h09 = { $number ->
    [one] Creatures: each idol you spend removes { $number } heart
   *[other] Creatures: each idol you spend removes { $number } hearts
}; upkeep { $upkeep }
card-h10 = Ranged dice also hit with { $number }; upkeep { $upkeep }
card-h11 = Stone hits are rolled once more for another hit; upkeep { $upkeep }
card-h12 = Active shields serve as luck, luck as active shields; upkeep { $upkeep }
card-h13 = { $number ->
    [one] { $number } die more in melee
   *[other] { $number } dice more in melee
}; upkeep { $upkeep }
card-h14 = { $number ->
    [one] The creature begins with { $number } heart less
   *[other] The creature begins with { $number } hearts less
}; upkeep { $upkeep }
card-h15 = The creature uses its light die; upkeep { $upkeep }
card-h16 = Once per phase one active shield cancels all hits; upkeep { $upkeep }
card-h17 = In melee 3 only you roll; upkeep { $upkeep }
card-h18 = A beaten creature brings coins for its strength; upkeep { $upkeep }
card-h19 = { $number ->
    [one] { $number } treasure on each tile you take
   *[other] { $number } treasures on each tile you take
}; upkeep { $upkeep }
card-h20 = Attack players without turning a marker; upkeep { $upkeep }
card-h21 = Before a fight: call in warriors from anywhere; upkeep { $upkeep }
card-h22 = The bonus of a ruin counts ×{ $number }; upkeep { $upkeep }
card-h23 = One bonus of the star counts ×{ $number }; upkeep { $upkeep }
card-h24 = Each phase: roll all your sixes again, once; upkeep { $upkeep }
