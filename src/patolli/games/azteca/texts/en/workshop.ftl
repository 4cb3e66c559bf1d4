# The owner’s workshop: values to look up in the box.

workshop-group-design = Numbers of the rules
workshop-where-design = The rulebook: prisoners, the red die without spears, and what a pochteca may do in a round.

workshop-group-people = People
workshop-where-people = The display of the people: its capital and the forces that it starts with.

workshop-group-unused-capital = Capital without a player
workshop-where-unused-capital = The set-up of the rulebook: what is placed in a capital that nobody plays.

workshop-group-area = Area
workshop-where-area = The map: the number of the area, its neighbours and the terrain of each border. Places (x, y) are of our own drawing only.

workshop-group-causeways = Causeways
workshop-where-causeways = The sites of dikes on the map.

workshop-group-mobilisation = Mobilisation
workshop-where-mobilisation = The table of mobilisation in the rulebook or on the player aid.

workshop-group-tribute = Tribute
workshop-where-tribute = The income of cities in the rulebook or on the player aid.

workshop-group-sacrifice-income = Sacrifices
workshop-where-sacrifice-income = The sacrifice points of cities in the rulebook or on the player aid.

workshop-group-territory-marker = Territory marker
workshop-where-territory-marker = The territory markers: turn them over, sort and count them.

workshop-group-unit = Unit
workshop-where-unit = The price list on the display, and the counters themselves.

workshop-group-die = Die
workshop-where-die = The six faces of the die: count those with a spear.

workshop-group-track = Track
workshop-where-track = The pyramid and the stair on the board.

workshop-group-tezcatlipoca-card = Card of Tezcatlipoca
workshop-where-tezcatlipoca-card = The cards of Tezcatlipoca, with a number for each count of players.

workshop-group-slave-card = Slave card
workshop-where-slave-card = The slave cards: sort them by value and count them.

workshop-group-expedition-card = Expedition card
workshop-where-expedition-card = The expedition cards: sort them by what they bring and count them.

workshop-group-hand-card = Card
workshop-where-hand-card = The deck of hand cards: sort them by name and count them.

workshop-key-sp-per-prisoner = sacrifice points for a prisoner
workshop-key-round-without-spear-ends-round = a throw without spears ends the round
workshop-key-missions-per-pochteca-per-round = missions of a pochteca in a round
workshop-key-safety-round-limit = rounds at most
workshop-key-capital = capital
workshop-key-start-warriors = warriors at the start
workshop-key-start-jaguars = jaguars at the start
workshop-key-start-ships = ships at the start
workshop-key-start-pochtecas = pochtecas at the start
workshop-key-start-tribute-t = tribute at the start
workshop-key-start-dikes-built = dikes at the start
workshop-key-garrison-warriors = warriors in it
workshop-key-garrison-jaguars = jaguars in it
workshop-key-tribute-t = tribute
workshop-key-kind = kind
workshop-key-x = place of the drawing, across
workshop-key-y = place of the drawing, down
workshop-key-adjacent = neighbours
workshop-key-sites = sites
workshop-key-warrior-from = a warrior from this number on
workshop-key-jaguar-from = a jaguar from this number on
workshop-key-capital-t = tribute of a capital
workshop-key-inner-city-t = tribute of an inner city
workshop-key-outer-city-t = tribute of an outer city
workshop-key-assimilated-city-sp = of an assimilated city
workshop-key-outer-city-sp = of an outer city
workshop-key-value-sp = value
workshop-key-count = how many there are
workshop-key-price-t = price in tribute
workshop-key-combat-value = strength in battle
workshop-key-counter-limit = counters of one player
workshop-key-spears = faces with a spear
workshop-key-faces = faces
workshop-key-top-step = top step
workshop-key-start-step-2 = first step, 2 players
workshop-key-start-step-3 = first step, 3 players
workshop-key-start-step-4 = first step, 4 players
workshop-key-sp-per-step = sacrifice points for a step
workshop-key-every-round-from-step = every round from this step on
workshop-key-steps-to-hell = steps to the end
workshop-key-value-2 = with 2 players
workshop-key-value-3 = with 3 players
workshop-key-value-4 = with 4 players
workshop-key-effect = brings
workshop-key-amount = how much
workshop-key-pochteca-returns = the pochteca returns
workshop-key-red = red die
workshop-key-yellow = yellow die
workshop-key-white = white die
