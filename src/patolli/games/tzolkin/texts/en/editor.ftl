### The position editor: parts of a position, and what cannot be.

editor-section-table = Round and turn
editor-section-players = Players
editor-section-wheels = Wheels
editor-section-tiles = Tiles
editor-section-jungle = Jungle
editor-section-offerings = Skulls in Chichen Itza

editor-next = Begin a turn
editor-marker = Starting player marker
editor-day = Day
editor-round = Round
editor-age = Age
editor-calendar-corn = Corn on the starting player space
editor-supply-skulls = Skulls in the supply
editor-workers = Workers in play
editor-buildings = Buildings
editor-monuments = Monuments
editor-wealth = Starting wealth tiles
editor-corn-tiles = Corn tiles harvested
editor-wood-tiles = Wood tiles harvested
editor-light = Player board shows its light side
editor-display = Buildings on display
editor-shown-monuments = Monuments on the board
editor-neutral-tiles = Wealth tiles of the neutral workers
editor-neutral = neutral worker
editor-jungle-corn = Corn tiles at Palenque { $n }
editor-jungle-wood = Wood tiles at Palenque { $n }

fault-tz-i1 = The skulls with the players, in the supply and in Chichen Itza are not as many as the box has.
fault-tz-i2 = There is less than nothing of a good, or too much corn on the starting player space.
fault-tz-i3 = The workers in hand and on the board are not those that are in play; a player has three to six.
fault-tz-i4 = A wheel has a player's worker beyond its last action space, or a worker of someone who does not play.
fault-tz-i5 = The neutral workers are not where their wealth tiles and the day put them.
fault-tz-i6 = The starting player space is taken before the first turn of the round.
fault-tz-i7 = A temple has a marker outside of its steps, or two on its highest step.
fault-tz-i8 = A technology has a level that does not exist.
fault-tz-i9 = The corn and wood tiles in the jungle and with the players do not add up.
fault-tz-i10 = The buildings on display, with the players and in the deck do not fit: one is there twice or missing, or of the wrong age.
fault-tz-i11 = The monuments do not fit: one is there twice, or there are too many or too few.
fault-tz-i12 = More days have passed than this round allows.
fault-tz-i13 = Day, round and food days do not go together.
fault-tz-i14 = No player has the starting player marker.
fault-tz-i15 = In one turn workers were both placed and picked up.
fault-tz-i17 = Points do not fit: they are whole, and some sources count only at the end of the game.
fault-tz-i19 = A player has not kept as many starting wealth tiles as the rules say.
fault-tz-19-1 = Nothing comes next, but the game is not over. Say whose turn begins.
