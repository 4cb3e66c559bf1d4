does-yours = your own city
does-city-of = city of { $name }
does-neutral = neutral
does-garrison = neutral: warriors { $warriors }, jaguars { $jaguars }, and what it mobilises
does-price = { $n } tribute
does-die = { $face ->
    [spear] now a spear
    [blank] now a blank
   *[other] now { $face }
}
