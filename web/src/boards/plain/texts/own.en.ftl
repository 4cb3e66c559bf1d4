# What the plain boards say beside the words of the games.

price-rule = An empty tile costs the lower of its row’s and its column’s price, a tile with a marker the higher one.
price-row = Row { $n } costs { $price }
price-column = Column { $n } costs { $price }
price-for-you = for you { $price }
price-free = free
coins-space-gives = +{ $n }
story-head = Your fight
story-so-far = So far
story-won = won
story-lost = lost
story-losses = { $n ->
    [one] Your losses: { $n } warrior.
   *[other] Your losses: { $n } warriors.
}
story-hits = { $n ->
    [0] no hit
    [one] { $n } hit
   *[other] { $n } hits
}
story-again = rolled again
facts = Facts
way-open = Open border
way-sailed = Over water: by ship
