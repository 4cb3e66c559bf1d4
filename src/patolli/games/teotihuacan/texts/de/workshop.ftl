# Die Werkstatt: Werte, die in der Schachtel nachzusehen sind.

workshop-group-meta = Über diese Datei
workshop-where-meta = Nichts nachzusehen: Keine Regel benutzt es.

workshop-group-supply = Inhalt der Schachtel
workshop-where-supply = Die Materialliste der Spielregel; die Plättchen zählen.

workshop-group-action-boards = Tafel
workshop-where-action-boards = Die acht Tafeln: Nummer, Gebetsplatz und Entdeckungsplättchen.

workshop-group-board-ring = Ring der Tafeln
workshop-where-board-ring = Der Spielplan und der Aufbau der ersten Partie in der Spielregel.

workshop-group-costs = Kosten
workshop-where-costs = Der Spielplan und die Übersicht.

workshop-group-yields = Ertrag
workshop-where-yields = Die Tafeln Wald, Steinbruch und Goldvorkommen: die Zeile für 1, 2 und 3 Arbeiter.

workshop-group-alchemy = Alchemie
workshop-where-alchemy = Die Tafel Alchemie, auf der die Technologieplättchen liegen.

workshop-group-technology-printed = Technologien der ersten Partie
workshop-where-technology-printed = Der Aufbau der ersten Partie in der Spielregel.

workshop-group-technology-setup = Technologien im Spiel
workshop-where-technology-setup = Die Spielregel.

workshop-group-technology = Technologieplättchen
workshop-where-technology = Die Technologieplättchen: Nummer, Kosten und wann jedes wirkt.

workshop-group-nobles = Adlige
workshop-where-nobles = Die Tafel Adlige: Kosten und Punkte der drei Reihen.

workshop-group-buildings-row = Gebäudeleiste
workshop-where-buildings-row = Die Gebäudeleiste auf dem Spielplan.

workshop-group-decorations = Verzierungen
workshop-where-decorations = Die Tafel Verzierungen.

workshop-group-decoration-tiles = Verzierungsplättchen
workshop-where-decoration-tiles = Die Verzierungsplättchen: das Symbol auf jeder Hälfte, + für eines mit Punkt. F, H, O, S sind die Symbole.

workshop-group-decoration-sides = Seite der Pyramide
workshop-where-decoration-sides = Die Pyramide auf dem Spielplan, von dieser Seite.

workshop-group-construction = Bauen
workshop-where-construction = Die Tafel Bauen.

workshop-group-pyramid-levels = Ebene der Pyramide
workshop-where-pyramid-levels = Die Pyramidentafel: Kosten und Punkte jeder Ebene.

workshop-group-pyramid-grid = Grund der Pyramide
workshop-where-pyramid-grid = Die Symbole unter der Pyramide, Zeile für Zeile.

workshop-group-pyramid-tiles = Pyramidenstein
workshop-where-pyramid-tiles = Die Pyramidensteine: die vier Symbole im Uhrzeigersinn von links oben.

workshop-group-pyramid-start = Pyramide am Anfang
workshop-where-pyramid-start = Der Aufbau in der Spielregel, für jede Spielerzahl.

workshop-group-royal-tiles = Herrscherplättchen
workshop-where-royal-tiles = Die Herrscherplättchen: Kategorie A, B oder C, Nummer und Wirkung.

workshop-group-royal-printed = Herrscherplättchen der ersten Partie
workshop-where-royal-printed = Der Aufbau der ersten Partie in der Spielregel.

workshop-group-discovery-tiles = Entdeckungsplättchen
workshop-where-discovery-tiles = Die Entdeckungsplättchen: nach ihrem Bild sortieren und zählen.

workshop-group-discovery-placement = Plätze der Entdeckungsplättchen
workshop-where-discovery-placement = Der Aufbau in der Spielregel und die Straße der Toten auf dem Spielplan.

workshop-group-temple-tiles = Entdeckungsplättchen im Tempel
workshop-where-temple-tiles = Die Tempelleisten und der Aufbau in der Spielregel.

workshop-group-masks = Masken
workshop-where-masks = Die Masken auf Entdeckungsplättchen und die Punkte eines Satzes auf der Übersicht.

workshop-group-temple-tracks = Tempelleiste
workshop-where-temple-tracks = Die Tempelleiste auf dem Spielplan, von unten nach oben.

workshop-group-temple-bonus-tiles = Tempelbonusplättchen
workshop-where-temple-bonus-tiles = Die Bonusplättchen oben an den Tempeln.

workshop-group-temple-bonus-printed = Tempelboni der ersten Partie
workshop-where-temple-bonus-printed = Der Aufbau der ersten Partie in der Spielregel.

workshop-group-avenue = Straße der Toten
workshop-where-avenue = Die Straße der Toten auf dem Spielplan.

workshop-group-pyramid-track = Pyramidenleiste
workshop-where-pyramid-track = Die Pyramidenleiste auf dem Spielplan und die Wertung einer Eklipse.

workshop-group-pyramid-track-max = Ende der Pyramidenleiste
workshop-where-pyramid-track-max = Die Pyramidenleiste auf dem Spielplan.

workshop-group-calendar = Kalender
workshop-where-calendar = Der Kalender auf dem Spielplan: wo die zwei Scheiben beginnen.

workshop-group-upkeep = Unterhalt
workshop-where-upkeep = Die Wertung einer Eklipse in der Spielregel.

workshop-group-vp-floor = Niedrigste Punktzahl
workshop-where-vp-floor = Die Spielregel.

workshop-group-ascension = Aufstieg
workshop-where-ascension = Die Straße der Toten und der Aufstieg in der Spielregel.

workshop-group-ascension-rewards = Belohnung eines Aufstiegs
workshop-where-ascension-rewards = Die Belohnungen an der Straße der Toten auf dem Spielplan.

workshop-group-start-cocoa = Kakao am Anfang
workshop-where-start-cocoa = Der Aufbau in der Spielregel, für jede Spielerzahl.

workshop-group-start-cocoa-solo = Kakao am Anfang, solo
workshop-where-start-cocoa-solo = Das Solokapitel der Spielregel und die Tafel des Teotibots.

workshop-group-starting-setup = Startplättchen: wie viele
workshop-where-starting-setup = Die Spielregel.

workshop-group-starting-tiles = Startplättchen
workshop-where-starting-tiles = Die Startplättchen: zwei Tafeln für Arbeiter und was man erhält.

workshop-group-first-game = Erste Partie, Platz
workshop-where-first-game = Der Aufbau der ersten Partie in der Spielregel.

workshop-group-neutral-workers = Neutrale Arbeiter
workshop-where-neutral-workers = Der Aufbau in der Spielregel für 2 und 3 Spieler.

workshop-group-solo-setup = Teotibot am Anfang
workshop-where-solo-setup = Das Solokapitel der Spielregel und die Tafel des Teotibots.

workshop-group-solo-action-pyramid = Aktionspyramide des Teotibots
workshop-where-solo-action-pyramid = Das Solokapitel der Spielregel und die Tafel des Teotibots.

workshop-group-solo-bot-tiles = Teotibot-Plättchen
workshop-where-solo-bot-tiles = Das Solokapitel der Spielregel und die Tafel des Teotibots.

workshop-group-solo-bot-numbers = Zahlen des Teotibots
workshop-where-solo-bot-numbers = Das Solokapitel der Spielregel und die Tafel des Teotibots.

workshop-group-solo-bot-numbers-single = Weitere Zahlen des Teotibots
workshop-where-solo-bot-numbers-single = Das Solokapitel der Spielregel und die Tafel des Teotibots.

workshop-group-solo-bot-decided = Teotibot: hier entschieden
workshop-where-solo-bot-decided = Das Solokapitel der Spielregel und die Tafel des Teotibots.

workshop-key-game = Spiel
workshop-key-title = Titel
workshop-key-players-min = wenigste Spieler
workshop-key-players-max = meiste Spieler
workshop-key-schema = Version der Datei
workshop-key-public-sources = öffentliche Quellen
workshop-key-confidence-values = Wörter für die Sicherheit
workshop-key-decoration-tiles = Verzierungsplättchen
workshop-key-discovery-tiles = Entdeckungsplättchen
workshop-key-technology-tiles = Technologieplättchen
workshop-key-starting-tiles = Startplättchen
workshop-key-royal-tiles = Herrscherplättchen
workshop-key-temple-bonus-tiles = Tempelbonusplättchen
workshop-key-calendar-discs = Kalenderscheiben
workshop-key-buildings = Gebäude
workshop-key-pyramid-tiles = Pyramidensteine
workshop-key-dice-per-player = Würfel eines Spielers
workshop-key-discs-per-player = Scheiben eines Spielers
workshop-key-number = Nummer
workshop-key-worship = Gebetsplatz
workshop-key-worship-spaces = Gebetsplätze
workshop-key-discovery = hat ein Entdeckungsplättchen
workshop-key-palace-slot = Platz des Palasts
workshop-key-construction-slot = Platz von Bauen
workshop-key-shuffled-slots = Plätze, die gemischt werden
workshop-key-printed-clockwise = gedruckte Reihenfolge im Uhrzeigersinn
workshop-key-unlock-own-any-number = Kakao, um eigene Arbeiter zu befreien
workshop-key-pass-unlock-all = Kakao, um beim Passen alle zu befreien
workshop-key-displace-other-worker-from-worship = Kakao, um einen Arbeiter vom Gebet zu verdrängen
workshop-key-worship-both-benefits = Kakao für beide Vorteile des Gebets
workshop-key-main-action-per-colour-present = Kakao je anderer Farbe für eine Aktion
workshop-key-cocoa-base = gesammelter Kakao
workshop-key-cocoa-per-colour-present = gesammelter Kakao je Farbe
workshop-key-max-workers-used = höchstens benutzte Arbeiter
workshop-key-workers-1 = mit 1 Arbeiter
workshop-key-workers-2 = mit 2 Arbeitern
workshop-key-workers-3 = mit 3 Arbeitern
workshop-key-power-ups = Verstärkungen
workshop-key-column-temple = Tempel jeder Spalte
workshop-key-row2-min-workers = Arbeiter für die zweite Reihe
workshop-key-row2-single-min-power = Stärke eines einzelnen Arbeiters dafür
workshop-key-power-ups-row2-single = Verstärkungen dieses Arbeiters
workshop-key-vp-to-each-earlier-owner = Punkte für frühere Besitzer
workshop-key-row1 = erste Reihe
workshop-key-row2 = zweite Reihe
workshop-key-in-play = Plättchen im Spiel
workshop-key-cost = Kosten
workshop-key-trigger = wirkt bei
workshop-key-boards = Tafeln
workshop-key-effect = Wirkung
workshop-key-row-top = Punkte, obere Reihe
workshop-key-row-middle = Punkte, mittlere Reihe
workshop-key-row-bottom = Punkte, untere Reihe
workshop-key-avenue-steps = Schritte auf der Straße
workshop-key-values = Werte
workshop-key-cost-gold = Kosten in Gold
workshop-key-display = ausliegende Plättchen
workshop-key-vp-fixed = Punkte
workshop-key-vp-per-match = Punkte je Übereinstimmung
workshop-key-pyramid-track-steps = Schritte auf der Pyramidenleiste
workshop-key-a = Hälfte a
workshop-key-b = Hälfte b
workshop-key-printed = gedruckte Symbole
workshop-key-halves = Hälften
workshop-key-cells-1 = Plätze auf Ebene 1
workshop-key-cells-2 = Plätze auf Ebene 2
workshop-key-cells-3 = Plätze auf Ebene 3
workshop-key-support-1 = Stützen auf Ebene 1
workshop-key-support-2 = Stützen auf Ebene 2
workshop-key-support-3 = Stützen auf Ebene 3
workshop-key-max-tiles = höchstens Plättchen
workshop-key-pyramid-track-steps-per-tile = Schritte auf der Pyramidenleiste je Plättchen
workshop-key-level = Ebene
workshop-key-side = Plättchen je Seite
workshop-key-spaces = Plätze
workshop-key-stone = Stein
workshop-key-wood = Holz
workshop-key-gold = Gold
workshop-key-vp = Punkte
workshop-key-rows = Zeilen der Symbole
workshop-key-cells = Symbole
workshop-key-level1 = Plättchen auf Ebene 1
workshop-key-level2 = Plättchen auf Ebene 2
workshop-key-category = Kategorie
workshop-key-kind = Art
workshop-key-more = weitere Zahl
workshop-key-pay = kostet
workshop-key-gain = bringt
workshop-key-cocoa = Kakao
workshop-key-resources = Rohstoffe
workshop-key-left-to-right = von links nach rechts
workshop-key-copies = Anzahl
workshop-key-per-worship-board = Plättchen je Gebetstafel
workshop-key-avenue-tiles = Plättchen an diesen Schritten
workshop-key-temple = Tempel
workshop-key-step = Stufe
workshop-key-tiles-by-players = Plättchen für 1 bis 4 Spieler
workshop-key-kinds = Arten
workshop-key-set-vp = Punkte eines Satzes
workshop-key-bonus-step = Stufe des Bonus
workshop-key-top-step = oberste Stufe
workshop-key-steps = Stufen
workshop-key-best-set = zählt den besten Maskensatz
workshop-key-vp-per-technology = Punkte je Technologie
workshop-key-vp-per-avenue-step = Punkte je Schritt auf der Straße
workshop-key-vp-per-bonus-tile-reached = Punkte je Tempelbonus
workshop-key-vp-per-non-mask-discovery = Punkte je Entdeckungsplättchen ohne Maske
workshop-key-vp-power-1-3 = Punkte je Arbeiter mit Stärke 1 bis 3
workshop-key-vp-power-4-5 = Punkte je Arbeiter mit Stärke 4 oder 5
workshop-key-blue = blauer Tempel
workshop-key-red = roter Tempel
workshop-key-green = grüner Tempel
workshop-key-start = Startschritt
workshop-key-max = letzter Schritt
workshop-key-vp-per-step-by-eclipse = Punkte je Schritt, nach Eklipse
workshop-key-vp-most-steps = Punkte für die meisten Schritte
workshop-key-white-start = weiße Scheibe beginnt auf
workshop-key-black-start = schwarze Scheibe, nach Spielerzahl
workshop-key-black-shift-after-eclipse = schwarze Scheibe nach einer Eklipse
workshop-key-eclipses = Eklipsen
workshop-key-extra-rounds-after-meeting = Runden nach dem Treffen der Scheiben
workshop-key-cocoa-power-1-3 = Kakao je Arbeiter mit Stärke 1 bis 3
workshop-key-cocoa-power-4-5 = Kakao je Arbeiter mit Stärke 4 oder 5
workshop-key-vp-loss-per-unpaid = Punktverlust je unbezahltem
workshop-key-min-vp = niedrigste Punktzahl
workshop-key-reset-power = Stärke danach
workshop-key-calendar-steps = Schritte des Kalenders
workshop-key-temple-any = Schritte in beliebigem Tempel
workshop-key-pay-cocoa = zu zahlender Kakao
workshop-key-power = Stärke
workshop-key-players-2 = 2 Spieler
workshop-key-players-3 = 3 Spieler
workshop-key-players-4 = 4 Spieler
workshop-key-human = Spieler
workshop-key-bot = Teotibot
workshop-key-dealt = ausgeteilt
workshop-key-kept = behalten
workshop-key-waiting-worker-power = Stärke des wartenden Arbeiters
workshop-key-starting-power = Stärke am Anfang
workshop-key-powers = Stärken
workshop-key-colours = neutrale Farben für 1 bis 4 Spieler
workshop-key-dice-per-colour = Würfel einer Farbe
workshop-key-tiles-drawn-per-colour = gezogene Plättchen je Farbe
workshop-key-temples = Schritte in jedem Tempel
workshop-key-avenue = Schritte auf der Straße
workshop-key-technology-place = Platz bei den Technologien
workshop-key-worship-board = Tafel des Betenden
workshop-key-worship-power = Stärke des Betenden
workshop-key-position-by-sum = Platz nach Würfelsumme
workshop-key-fill-left = von links gefüllt
workshop-key-fill-right = von rechts gefüllt
workshop-key-needs = braucht
workshop-key-fallback-resources = Rohstoffe stattdessen
workshop-key-failure-cocoa = Kakao, wenn nichts geht
workshop-key-construction-bonus-vp = Zusatzpunkte fürs Bauen
workshop-key-construction-temple-any = Tempelschritte fürs Bauen
workshop-key-decoration-vp = Punkte für eine Verzierung
workshop-key-decoration-temple-any = Tempelschritte für eine Verzierung
workshop-key-worship-temple-steps = Tempelschritte fürs Gebet
workshop-key-worship-temple-steps-any = dasselbe in beliebigem Tempel
workshop-key-step-power-1-3 = Schritte bei Stärke 1 bis 3
workshop-key-step-power-4-5 = Schritte bei Stärke 4 oder 5
workshop-key-end-vp-per-leftover = Punkte für Übriges
workshop-key-end-vp-per-technology = Punkte je Technologie
workshop-key-end-vp-per-bonus-tile = Punkte je Tempelbonus
workshop-key-exchange-cocoa = getauschter Kakao
workshop-key-exchange-vp = für Punkte
workshop-key-temple-priority = Reihenfolge der Tempel
workshop-key-resource-priority = Reihenfolge der Rohstoffe
workshop-key-pays-upkeep = zahlt Unterhalt
workshop-key-ascension-vp = Punkte für einen Aufstieg
workshop-key-claims-avenue-discovery = nimmt Entdeckungsplättchen der Straße
workshop-key-palace-counts-as-step = der Palast zählt als Schritt
workshop-key-level-1 = Ebene 1
workshop-key-level-2 = Ebene 2
workshop-key-level-3 = Ebene 3
workshop-key-level-4 = Ebene 4
workshop-key-seat-1 = erste Partie, Spieler 1
workshop-key-seat-2 = erste Partie, Spieler 2
workshop-key-seat-3 = erste Partie, Spieler 3
workshop-key-seat-4 = erste Partie, Spieler 4
workshop-key-blue-4 = blauer Tempel, Stufe 4
workshop-key-red-5 = roter Tempel, Stufe 5
workshop-key-green-3 = grüner Tempel, Stufe 3
workshop-key-green-6 = grüner Tempel, Stufe 6
workshop-key-players-3-other-1 = 3 Spieler, anderes Bild
workshop-key-players-2-other-1 = 2 Spieler, zweites Bild
workshop-key-players-2-other-2 = 2 Spieler, drittes Bild
workshop-key-players-2-other-3 = 2 Spieler, viertes Bild
workshop-key-top = obere Seite
workshop-key-right = rechte Seite
workshop-key-bottom = untere Seite
workshop-key-left = linke Seite
