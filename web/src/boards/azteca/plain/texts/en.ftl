does-yours = your own city
does-city-of = city of { $name }
does-neutral = nobody’s: neutral soldiers may wait
does-price = { $n } tribute
does-die = { $face ->
    [spear] now a spear
    [blank] now a blank
   *[other] now { $face }
}
