# Wie die Teile der Ansicht heißen, wo kein Brett gezeichnet ist.

view-activated = aktiviert
view-allies = Verbündete
view-area = Gebiet
view-areas = Gebiete
view-armies = Armeen
view-army = Armee
view-assimilated = assimiliert
view-attacker-seat = Angreifer
view-battle = Kampf
view-bids = Gebote
view-boxes = Armeen und Reserve
view-capital = Hauptstadt
view-cards = Karten
view-cities = Städte
view-colour = Farbe
view-container = Zähler im Beutel
view-control-urn = Kontrollurne
view-controlled-by = kontrolliert von
view-deck = Karten im Stapel
view-defender-seat = Verteidiger
view-demand = Forderung Tezcatlipocas
view-dice = Würfel
view-last-step = letzte Stufe
view-offered = Tezcatlipoca geopfert
view-points-if-won = Punkte bei einem Sieg
view-risks = Risiko je Opfer
view-rolled-for = gewürfelt für
view-dikes = Dämme
view-discard = Ablagestapel
view-eruptions = Ausbrüche
view-expeditions = auf Expedition
view-expeditions-left = übrige Expeditionskarten
view-face = Seite
view-face-down = verdeckt
view-favour = Chalchiuhtlicue
view-first-seat = Startspieler
view-from = von
view-given = an Quetzalcoatl gegeben
view-hand = Hand
view-hell = Hölle
view-interception = Abfangen
view-kind = Art
view-known = bekannt
view-lake = See
view-lakes = Seen
view-last-card = zuletzt gespielte Karte
view-letter = Buchstabe
view-links = Nachbarn
view-losses = Verluste
view-lot = Los
view-lots = Sklavenlose
view-march = Marsch
view-marker = Gebietsmarker
view-marker-hand = eigene Marker
view-markers = Marker auf der Hand
view-naval-battle = Seekampf
view-offer = Angebot für einen See
view-outcome = Ausgang
view-over = vorbei
view-over-chinampas = über Chinampas
view-over-dike = über einen Damm
view-over-mountain = über Berge
view-over-swamp = über Sumpf
view-owner = gehört
view-people = Volk
view-phase = Phase
view-players = Personen
view-pochtecas = Pochtecas
view-pochtecas-in-capital = Pochtecas in der Hauptstadt
view-prisoners = Gefangene
view-promises = versprochene Gefangene
view-pyramid = Quetzalcoatl auf der Spitze
view-raid = Überfall
view-round = Runde
view-running = noch offen
view-sealed = haben ihre Antworten versiegelt
view-seat = Person
view-seats = Personen
view-seen-by = gesehen von
view-ships = Schiffe
view-ships-in-capital = Schiffe in der Hauptstadt
view-sides = Seiten
view-slips = eigene versiegelte Antworten
view-soldiers = Soldaten
view-sp = Opferpunkte
view-sp-at-least = Opferpunkte mindestens
view-sp-at-most = Opferpunkte höchstens
view-spy = Spion
view-start = von
view-steps = Schritte
view-strengths = Stärken
view-struck = ungehorsam
view-sure-points = Punkte des Geländes
view-sure-prisoners = Gefangene des Geländes
view-t = Tribut
view-turn = am Zug
view-units = Soldaten
view-winner = Sieger

# Wie die Zahlen eines Platzes bei Gewinn und Verlust heißen.
gain-cards = { $count ->
    [one] Karte
   *[other] Karten
}
gain-cities = { $count ->
    [one] Stadt
   *[other] Städte
}
gain-pochtecas = { $count ->
    [one] Pochteca
   *[other] Pochtecas
}
gain-ships = { $count ->
    [one] Schiff
   *[other] Schiffe
}
