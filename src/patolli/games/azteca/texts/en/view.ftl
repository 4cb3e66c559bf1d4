# What the parts of the view are called, where no board is drawn.

view-activated = activated
view-allies = allies
view-area = area
view-areas = areas
view-armies = armies
view-army = army
view-assimilated = assimilated
view-attacker-seat = attacker
view-battle = battle
view-bids = bids
view-boxes = armies and Reserve
view-capital = capital
view-cards = cards
view-cities = cities
view-colour = colour
view-container = counters in the container
view-control-urn = control urn
view-controlled-by = controlled by
view-deck = cards left in the deck
view-defender-seat = defender
view-demand = demand of Tezcatlipoca
view-dice = dice
view-last-step = last step
view-offered = offered to Tezcatlipoca
view-points-if-won = points if the side wins
view-risks = risk by offering
view-rolled-for = rolled for
view-dikes = dikes
view-discard = discard pile
view-eruptions = eruptions
view-expeditions = on expedition
view-expeditions-left = expedition cards left
view-face = face
view-face-down = face down
view-favour = Chalchiuhtlicue
view-first-seat = first player
view-from = from
view-given = given to Quetzalcoatl
view-hand = hand
view-hell = hell
view-interception = interception
view-kind = kind
view-known = known
view-lake = lake
view-lakes = lakes
view-last-card = last card played
view-letter = letter
view-links = neighbours
view-losses = losses
view-lot = lot
view-lots = slave lots
view-march = march
view-marker = territory marker
view-marker-hand = own markers
view-markers = markers in hand
view-naval-battle = naval battle
view-offer = offer for a lake
view-outcome = outcome
view-over = over
view-over-chinampas = over chinampas
view-over-dike = over a dike
view-over-mountain = over mountains
view-over-swamp = over swamp
view-owner = owner
view-people = people
view-phase = phase
view-players = players
view-pochtecas = pochtecas
view-pochtecas-in-capital = pochtecas in the capital
view-prisoners = prisoners
view-promises = promised prisoners
view-pyramid = Quetzalcoatl at the top
view-raid = Raid
view-round = round
view-running = still open
view-sealed = have sealed their answers
view-seat = player
view-seats = players
view-seen-by = seen by
view-ships = ships
view-ships-in-capital = ships in the capital
view-sides = sides
view-slips = own sealed answers
view-soldiers = soldiers
view-sp = sacrifice points
view-sp-at-least = sacrifice points at least
view-sp-at-most = sacrifice points at most
view-spy = spy
view-start = from
view-steps = steps
view-strengths = strengths
view-struck = insubordinate
view-sure-points = points of the terrain
view-sure-prisoners = prisoners of the terrain
view-t = tribute
view-turn = whose turn
view-units = soldiers
view-winner = winner

# What the numbers of a seat are called in gains and losses.
gain-cards = { $count ->
    [one] card
   *[other] cards
}
gain-cities = { $count ->
    [one] city
   *[other] cities
}
gain-pochtecas = { $count ->
    [one] pochteca
   *[other] pochtecas
}
gain-ships = { $count ->
    [one] ship
   *[other] ships
}
