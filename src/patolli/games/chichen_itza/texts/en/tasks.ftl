# Tasks: their names and what they ask for, short.

thing-t01 = Two snakes
thing-t02 = Ready for war
thing-t03 = A camp
thing-t04 = A village
thing-t05 = A temple
thing-t06 = The white gem
thing-t07 = A ruin
thing-t08 = Three ruins
thing-t09 = A caiman
thing-t10 = Red and yellow
thing-t11 = Blue and green
thing-t12 = Four scouts
thing-t13 = Four gods
thing-t14 = A Kukulkan
thing-t15 = Mastery
thing-t16 = Shaman and monkey
thing-t17 = Jaguar and triceratops
thing-t18 = Three gems
thing-t19 = Ten coins
thing-t20 = Two camps
thing-t21 = Two villages
thing-t22 = Five land tiles
thing-t23 = Five water tiles

card-t01 = { $number ->
    [one] { $number } snake beaten
   *[other] { $number } snakes beaten
} ({ $stack }, { $points_number ->
    [one] { $points } point
   *[other] { $points } points
})
card-t02 = { $number ->
    [one] { $number } diplomacy marker on war
   *[other] { $number } diplomacy markers on war
} ({ $stack }, { $points_number ->
    [one] { $points } point
   *[other] { $points } points
})
card-t03 = { $number ->
    [one] control { $number } camp
   *[other] control { $number } camps
} ({ $stack }, { $points_number ->
    [one] { $points } point
   *[other] { $points } points
})
card-t04 = { $number ->
    [one] control { $number } village
   *[other] control { $number } villages
} ({ $stack }, { $points_number ->
    [one] { $points } point
   *[other] { $points } points
})
card-t05 = { $number ->
    [one] control { $number } temple
   *[other] control { $number } temples
} ({ $stack }, { $points_number ->
    [one] { $points } point
   *[other] { $points } points
})
card-t06 = own the white gem ({ $stack }, { $points_number ->
    [one] { $points } point
   *[other] { $points } points
})
card-t07 = { $number ->
    [one] control { $number } ruin tile
   *[other] control { $number } ruin tiles
} ({ $stack }, { $points_number ->
    [one] { $points } point
   *[other] { $points } points
})
card-t08 = { $number ->
    [one] control { $number } ruin tile
   *[other] control { $number } ruin tiles
} ({ $stack }, { $points_number ->
    [one] { $points } point
   *[other] { $points } points
})
card-t09 = { $number ->
    [one] { $number } caiman beaten
   *[other] { $number } caimans beaten
} ({ $stack }, { $points_number ->
    [one] { $points } point
   *[other] { $points } points
})
card-t10 = own the red and the yellow gem ({ $stack }, { $points_number ->
    [one] { $points } point
   *[other] { $points } points
})
card-t11 = own the blue and the green gem ({ $stack }, { $points_number ->
    [one] { $points } point
   *[other] { $points } points
})
card-t12 = { $number ->
    [one] { $number } scout on a tile
   *[other] { $number } scouts on tiles
} ({ $stack }, { $points_number ->
    [one] { $points } point
   *[other] { $points } points
})
card-t13 = { $number ->
    [one] own { $number } god card
   *[other] own { $number } god cards
} ({ $stack }, { $points_number ->
    [one] { $points } point
   *[other] { $points } points
})
card-t14 = { $number ->
    [one] { $number } Kukulkan beaten
   *[other] { $number } Kukulkans beaten
} ({ $stack }, { $points_number ->
    [one] { $points } point
   *[other] { $points } points
})
card-t15 = a gear on level { $number } ({ $stack }, { $points_number ->
    [one] { $points } point
   *[other] { $points } points
})
card-t16 = a shaman and a monkey beaten ({ $stack }, { $points_number ->
    [one] { $points } point
   *[other] { $points } points
})
card-t17 = a jaguar and a triceratops beaten ({ $stack }, { $points_number ->
    [one] { $points } point
   *[other] { $points } points
})
card-t18 = { $number ->
    [one] own { $number } gem
   *[other] own { $number } gems
} ({ $stack }, { $points_number ->
    [one] { $points } point
   *[other] { $points } points
})
card-t19 = { $number ->
    [one] own { $number } coin
   *[other] own { $number } coins
} ({ $stack }, { $points_number ->
    [one] { $points } point
   *[other] { $points } points
})
card-t20 = { $number ->
    [one] control { $number } camp
   *[other] control { $number } camps
} ({ $stack }, { $points_number ->
    [one] { $points } point
   *[other] { $points } points
})
card-t21 = { $number ->
    [one] control { $number } village
   *[other] control { $number } villages
} ({ $stack }, { $points_number ->
    [one] { $points } point
   *[other] { $points } points
})
card-t22 = { $number ->
    [one] control { $number } land tile
   *[other] control { $number } land tiles
} ({ $stack }, { $points_number ->
    [one] { $points } point
   *[other] { $points } points
})
card-t23 = { $number ->
    [one] control { $number } water tile
   *[other] control { $number } water tiles
} ({ $stack }, { $points_number ->
    [one] { $points } point
   *[other] { $points } points
})
