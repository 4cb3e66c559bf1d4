# Places, land and water, creatures and ruins.

thing-city = Chichén Itzá
thing-p01 = red mine 1
thing-p02 = yellow mine 2
thing-p03 = green mine 3
thing-p04 = blue mine 4
thing-p05 = white mine 5
thing-p06 = land village 6
thing-p07 = water village 7
thing-p08 = land camp 8
thing-p09 = water camp 9
thing-p10 = land temple 10
thing-p11 = water temple 11
thing-p12 = land ruin 12
thing-p13 = land ruin 13
thing-p14 = water ruin 14
thing-p15 = water ruin 15
thing-p16 = water ruin 16
thing-p17 = land village 17
thing-p18 = water camp 18
thing-p19 = land ruin 19
thing-p20 = land ruin 20
thing-p21 = water ruin 21
thing-p22 = water ruin 22
thing-p23 = water village 23
thing-p24 = land camp 24
thing-p25 = water temple 25
thing-p26 = land ruin 26
thing-p27 = land ruin 27
thing-p28 = water ruin 28

thing-land = land
thing-water = water
thing-camp = camp
thing-village = village
thing-temple = temple
thing-mine = mine
thing-ruin = ruin tile
card-terrain-tiles = { $terrain_id ->
    [land] land
   *[water] water
}, { $kind_id ->
    [camp] camp: a warrior when taken and in each supply phase
    [village] village: coins when taken and in each supply phase
    [temple] temple: an idol when taken and in each supply phase
    [mine] mine: the { $gem_id ->
        [yellow] yellow
        [green] green
        [white] white
        [red] red
       *[blue] blue
    } gem when taken
   *[ruin] ruin tile: the bonus of its ruin when taken
}

thing-snake = snake
thing-monkey = monkey
thing-jaguar = jaguar
thing-triceratops = triceratops
thing-caiman = caiman
thing-shaman = shaman
thing-kukulkan = Kukulkan
card-snake = fights in melee; each coin symbol costs you a coin
card-monkey = fights in ranged combat and in melee
card-jaguar = fights in melee; no magic and no ranged phase against it
card-triceratops = fights in melee; each shield symbol cancels 1 damage
card-caiman = fights in melee
card-shaman = fights with magic (stone) and in melee
card-kukulkan = fights in ranged combat and in melee with fire, and rolls on after each fire

thing-ru01 = Ruin of the Mask
thing-ru02 = Ruin of the Macaw
thing-ru03 = Ruin of the Frog
thing-ru04 = Ruin of the Spear
thing-ru05 = Ruin of the Wheel
thing-ru06 = Ruin of the Footprint
thing-ru07 = Ruin of the Book
thing-ru08 = Ruin of the Smoke
thing-ru09 = Ruin of the Road
thing-ru10 = Ruin of the Shell
thing-ru11 = Ruin of the Jade
thing-ru12 = Ruin of the Twins
card-ruins = { $gears ->
    [0] { $heroes ->
        [0] { $goods }
       *[other] a visible hero card, and its hero comes to the city
    }
   *[other] raise any gear
}; { $points_number ->
    [one] { $points } point
   *[other] { $points } points
}
