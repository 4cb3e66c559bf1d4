# Die Werkstatt: Werte, die in der Schachtel nachzusehen sind.

workshop-group-design = Zahlen der Regeln
workshop-where-design = Die Spielregel: Gefangene, der rote Würfel ohne Lanzen und was ein Pochteca in einer Runde darf.

workshop-group-people = Volk
workshop-where-people = Die Tafel des Volks: seine Hauptstadt und die Truppen am Anfang.

workshop-group-unused-capital = Hauptstadt ohne Spieler
workshop-where-unused-capital = Der Aufbau in der Spielregel: was in einer Hauptstadt liegt, die niemand spielt.

workshop-group-area = Gebiet
workshop-where-area = Der Plan: die Nummer des Gebiets, seine Nachbarn und das Gelände jeder Grenze. Orte (x, y) gelten nur für unsere Zeichnung.

workshop-group-causeways = Dämme
workshop-where-causeways = Die Bauplätze der Dämme auf dem Plan.

workshop-group-mobilisation = Mobilisierung
workshop-where-mobilisation = Die Tabelle der Mobilisierung in der Spielregel oder auf der Übersicht.

workshop-group-tribute = Tribut
workshop-where-tribute = Das Einkommen der Städte in der Spielregel oder auf der Übersicht.

workshop-group-sacrifice-income = Opfer
workshop-where-sacrifice-income = Die Opferpunkte der Städte in der Spielregel oder auf der Übersicht.

workshop-group-territory-marker = Gebietsmarker
workshop-where-territory-marker = Die Gebietsmarker: umdrehen, sortieren und zählen.

workshop-group-unit = Einheit
workshop-where-unit = Die Preisliste auf der Tafel und die Spielsteine selbst.

workshop-group-die = Würfel
workshop-where-die = Die sechs Seiten des Würfels: die mit einer Lanze zählen.

workshop-group-track = Leiste
workshop-where-track = Die Pyramide und die Treppe auf dem Plan.

workshop-group-tezcatlipoca-card = Karte des Tezcatlipoca
workshop-where-tezcatlipoca-card = Die Karten des Tezcatlipoca mit einer Zahl für jede Spielerzahl.

workshop-group-slave-card = Sklavenkarte
workshop-where-slave-card = Die Sklavenkarten: nach Wert sortieren und zählen.

workshop-group-expedition-card = Expeditionskarte
workshop-where-expedition-card = Die Expeditionskarten: nach ihrem Ertrag sortieren und zählen.

workshop-group-hand-card = Handkarte
workshop-where-hand-card = Der Stapel der Handkarten: nach Namen sortieren und zählen.

workshop-key-sp-per-prisoner = Opferpunkte für einen Gefangenen
workshop-key-round-without-spear-ends-round = ein Wurf ohne Lanzen beendet die Runde
workshop-key-missions-per-pochteca-per-round = Aufträge eines Pochteca je Runde
workshop-key-safety-round-limit = höchste Rundenzahl
workshop-key-capital = Hauptstadt
workshop-key-start-warriors = Krieger am Anfang
workshop-key-start-jaguars = Jaguare am Anfang
workshop-key-start-ships = Schiffe am Anfang
workshop-key-start-pochtecas = Pochtecas am Anfang
workshop-key-start-tribute-t = Tribut am Anfang
workshop-key-start-dikes-built = Dämme am Anfang
workshop-key-garrison-warriors = Krieger darin
workshop-key-garrison-jaguars = Jaguare darin
workshop-key-tribute-t = Tribut
workshop-key-kind = Art
workshop-key-x = Ort der Zeichnung, waagrecht
workshop-key-y = Ort der Zeichnung, senkrecht
workshop-key-adjacent = Nachbarn
workshop-key-sites = Bauplätze
workshop-key-warrior-from = ein Krieger ab dieser Zahl
workshop-key-jaguar-from = ein Jaguar ab dieser Zahl
workshop-key-capital-t = Tribut einer Hauptstadt
workshop-key-inner-city-t = Tribut einer inneren Stadt
workshop-key-outer-city-t = Tribut einer äußeren Stadt
workshop-key-assimilated-city-sp = einer eingegliederten Stadt
workshop-key-outer-city-sp = einer äußeren Stadt
workshop-key-value-sp = Wert
workshop-key-count = Anzahl
workshop-key-price-t = Preis in Tribut
workshop-key-combat-value = Stärke im Kampf
workshop-key-counter-limit = Spielsteine eines Spielers
workshop-key-spears = Seiten mit Lanze
workshop-key-faces = Seiten
workshop-key-top-step = oberste Stufe
workshop-key-start-step-2 = Startstufe, 2 Spieler
workshop-key-start-step-3 = Startstufe, 3 Spieler
workshop-key-start-step-4 = Startstufe, 4 Spieler
workshop-key-sp-per-step = Opferpunkte je Stufe
workshop-key-every-round-from-step = jede Runde ab dieser Stufe
workshop-key-steps-to-hell = Stufen bis zum Ende
workshop-key-value-2 = bei 2 Spielern
workshop-key-value-3 = bei 3 Spielern
workshop-key-value-4 = bei 4 Spielern
workshop-key-effect = bringt
workshop-key-amount = wie viel
workshop-key-pochteca-returns = der Pochteca kehrt zurück
workshop-key-red = roter Würfel
workshop-key-yellow = gelber Würfel
workshop-key-white = weißer Würfel
