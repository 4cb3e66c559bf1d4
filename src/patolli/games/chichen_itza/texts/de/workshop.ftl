# Die Werkstatt: Werte, die in der Schachtel nachzusehen sind.

workshop-group-player-count = Nach Spielerzahl
workshop-where-player-count = Die Aufbauseiten der Spielregel, eine Zeile für jede Spielerzahl.

workshop-group-terrain-tiles = Geländeplättchen
workshop-where-terrain-tiles = Die sechseckigen Geländeplättchen: was darauf gedruckt ist. Bei wie vielen Spielern ein Plättchen benutzt wird, steht auf ihm oder im Aufbau der Spielregel.

workshop-group-layout = Karte
workshop-where-layout = Das Bild der Karte im Aufbaukapitel der Spielregel.

workshop-group-layout-slots = Platz auf der Karte
workshop-where-layout-slots = Das Bild der Karte im Aufbaukapitel: Spalten (q) und Reihen (r) von der Stadt in der Mitte aus zählen.

workshop-group-ruins = Ruine
workshop-where-ruins = Die Ruinen, auf der Seite, die man nach dem Erkunden sieht.

workshop-group-star-lines = Linie des Edelsteinsterns
workshop-where-star-lines = Der Edelsteinstern auf dem Spielertableau: Jede Linie verbindet zwei Edelsteine und nennt einen Bonus.

workshop-group-action-tiles = Aktionsplättchen
workshop-where-action-tiles = Die Aktionsplättchen und der Aufbau des Aktionsfelds in der Spielregel: bei wie vielen Spielern jedes benutzt wird.

workshop-group-cost-markers = Kostenmarker
workshop-where-cost-markers = Die runden Kostenmarker, die neben den Reihen und Spalten des Aktionsfelds liegen.

workshop-group-gears = Rad
workshop-where-gears = Die Räder auf dem Spielertableau: das Fenster in jeder Stellung ablesen, von der ersten an.

workshop-group-reserve-strips = Reservestreifen
workshop-where-reserve-strips = Die Reservestreifen der Krieger auf dem Spielertableau mit dem, was ein leeres Feld zeigt.

workshop-group-treasure = Schatzwürfel
workshop-where-treasure = Die sechs Seiten des Schatzwürfels.

workshop-group-favor-track = Gunstleiste
workshop-where-favor-track = Die Gunstleiste auf dem Spielplan.

workshop-group-magic-cards = Magiekarten
workshop-where-magic-cards = Die Magiekarten jeder Sorte zählen.

workshop-group-creatures = Kreatur
workshop-where-creatures = Die Karte der Kreatur, ihre Marker (die Stärke steht auf der Rückseite) und ihre zwei Würfel, ein heller und ein dunkler.

workshop-group-hero-cards = Heldenkarte
workshop-where-hero-cards = Die Heldenkarten: wessen Karte es ist, der Unterhalt in Münzen und die Zahl im Text.

workshop-group-tasks = Aufgabe
workshop-where-tasks = Die Aufgabenplättchen der zwei Stapel (Sonne und Mond) mit ihren Punkten.

workshop-key-action-rows = Reihen des Aktionsfelds
workshop-key-action-columns = Spalten des Aktionsfelds
workshop-key-cost-markers-removed = Kostenmarker, die in der Schachtel bleiben
workshop-key-tiles-per-creature-card = Plättchen je Kreaturenkarte
workshop-key-terrain = Land oder Wasser
workshop-key-kind = Art
workshop-key-gem = Edelstein
workshop-key-players = benutzt bei Spielerzahl
workshop-key-city-hexes = Felder der Stadt
workshop-key-touching-tiles = Plättchen, die ein neues berühren muss
workshop-key-q = Spalte (q)
workshop-key-r = Reihe (r)
workshop-key-corner = eine Ecke der Karte
workshop-key-points = Punkte
workshop-key-coins = Münzen
workshop-key-luck = Glück
workshop-key-idols = Götzen
workshop-key-warriors = Krieger
workshop-key-magic-cards = Magiekarten
workshop-key-gears = Räder
workshop-key-heroes = Helden
workshop-key-gems = verbundene Edelsteine
workshop-key-bonus = Bonus
workshop-key-amount = wie viele
workshop-key-values = Werte
workshop-key-value = Wert in jeder Stellung
workshop-key-shields-on-raise = Schilde beim Drehen
workshop-key-hit-max = Treffer bis zu dieser Zahl
workshop-key-luck-on-reaching = Glück beim Erreichen einer Stellung
workshop-key-movement = Bewegung
workshop-key-attacks = Angriffe
workshop-key-stone = Stein
workshop-key-fire = Feuer
workshop-key-stone-hit-max = Stein trifft bis
workshop-key-fire-hit-max = Feuer trifft bis
workshop-key-cards-on-raise = Magiekarten beim Drehen
workshop-key-spaces = Felder
workshop-key-faces = Seiten
workshop-key-top-space = letztes Feld
workshop-key-strengths = Stärken ihrer Marker
workshop-key-magic = gegen Magie
workshop-key-ranged = gegen Fernangriffe
workshop-key-melee = im Nahkampf
workshop-key-ability = Fähigkeit
workshop-key-light-die = heller Würfel
workshop-key-dark-die = dunkler Würfel
workshop-key-hero = Held
workshop-key-key = Wirkung
workshop-key-upkeep = Unterhalt
workshop-key-number = Zahl im Text
workshop-key-stack = Stapel
workshop-key-players-2 = zu zweit
workshop-key-players-3 = zu dritt
workshop-key-players-4 = zu viert
