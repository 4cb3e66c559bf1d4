# Die Werkstatt: Werte, die in der Schachtel nachzusehen sind.

workshop-group-market = Markt
workshop-where-market = Der Maistausch auf dem Spielplan, neben den Tempeln.

workshop-group-calendar = Kalender
workshop-where-calendar = Die Zähne des großen Rads und die markierten Erntefeste darauf.

workshop-group-wheels = Rad
workshop-where-wheels = Die kleinen Räder: die Zähne zählen; die Felder sind auf dem Spielplan daneben nummeriert.

workshop-group-temples = Tempel
workshop-where-temples = Die Stufen des Tempels auf dem Spielplan, von der untersten bis zur Spitze, und die Boni darüber.

workshop-group-technologies = Technologie
workshop-where-technologies = Die Reihe dieser Technologie auf der Technologietafel.

workshop-group-buildings = Gebäude
workshop-where-buildings = Die Gebäudeplättchen von Zeitalter 1 und 2: oben der Preis, unten die Wirkung.

workshop-group-monuments = Monument
workshop-where-monuments = Die 13 Monumentplättchen.

workshop-group-wealth-tiles = Startvermögen
workshop-where-wealth-tiles = Die Plättchen mit Startvermögen: Waren und Wirkungen auf der Vorderseite, das Feld des neutralen Arbeiters in der Ecke.

workshop-key-wood = Mais für 1 Holz
workshop-key-stone = Mais für 1 Stein
workshop-key-gold = Mais für 1 Gold
workshop-key-buy-equals-sell = Kauf und Verkauf zum selben Preis
workshop-key-skulls-tradable = Schädel sind handelbar
workshop-key-teeth = Zähne
workshop-key-start-day = erster Tag
workshop-key-day-is = wie Tage gezählt werden
workshop-key-age-change-at-food-day = Erntefest, der Zeitalter 1 beendet
workshop-key-skipped-food-day = ein übersprungener Erntefest
workshop-key-final-extra-advance = zusätzliche Zähne am Ende
workshop-key-food-days = Erntefeste
workshop-key-top-space = letztes Feld
workshop-key-free-choice-spaces = Felder mit freier Wahl
workshop-key-double-advance-blocking-space = Feld, das den doppelten Schritt sperrt
workshop-key-reachable-by-uxmal5 = von Uxmal 5 wählbar
workshop-key-actions = Aktionen der Felder
workshop-key-colour = Farbe
workshop-key-board-side = Seite des Spielplans
workshop-key-bottom-step = unterste Stufe
workshop-key-start-step = Startstufe
workshop-key-top-step = oberste Stufe
workshop-key-top-step-capacity = Spieler auf der obersten Stufe
workshop-key-highest-bonus-age1 = Punkte des Höchsten, Zeitalter 1
workshop-key-highest-bonus-age2 = Punkte des Höchsten, Zeitalter 2
workshop-key-steps = Stufen
workshop-key-levels = Stufen
workshop-key-cost-to-level = Rohstoffe je Stufe
workshop-key-bonus-cost = Rohstoffe für den Bonus
workshop-key-bonus = Bonus nach der letzten Stufe
workshop-key-effects = Wirkungen
workshop-key-age = Zeitalter
workshop-key-kind = Art
workshop-key-cost = Kosten
workshop-key-rule = wertet
workshop-key-of-kind = von der Art
workshop-key-vp-each = Punkte für jedes
workshop-key-vp-each-by-players = Punkte für jedes, nach Spielerzahl
workshop-key-vp-by-workers = Punkte nach Arbeitern
workshop-key-vp-by-count = Punkte nach Anzahl
workshop-key-goods = Waren
workshop-key-neutral-wheel = Rad des neutralen Arbeiters
workshop-key-neutral-space = Feld des neutralen Arbeiters
