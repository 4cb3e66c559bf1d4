# What answers lead to

note-price = { $tribute } tribute
note-die = now { $pips }
note-spear = now a spear
note-blank = now a blank
note-own-city = your own city
note-city-of = city of { $seat }
note-capital-of = capital of { $seat }
note-undefended = undefended
note-reserve-defends = the Reserve ({ $units }) can defend it
note-garrison = neutral: warriors { $warriors }, jaguars { $jaguars }, and what it mobilises
note-garrison-spied = neutral: warriors { $warriors }, jaguars { $jaguars }; it mobilises nobody, a spy is there
note-over = { $terrain_id ->
    [mountain] over mountains
    [swamp] over swamp
    [chinampas] over chinampas
   *[dike] over a dike
}
note-there = { $seat }: { $pieces }
note-army = army { $army } ({ $units })
note-reserve = Reserve ({ $units })
note-ships = ships ({ $ships })
note-pochteca = pochteca { $letter }
note-spy = spy { $letter }
note-experience = afterwards { $count ->
    [one] a surviving warrior becomes a jaguar
   *[other] { $count } surviving warriors become jaguars
}
note-risk = risk { $percent } % if the others offer nothing
note-urn = without other gifts: { $steps ->
    [0] no step
    [one] { $steps } step up
   *[other] { $steps } steps up
}, { $sp } in the urn
note-orders = so far: { $orders }
note-order = { $letter } to { $area }
note-order-expedition = { $letter } on an expedition
note-order-stays = { $letter } stays
note-to-the-end = no further question about a retreat in this battle
