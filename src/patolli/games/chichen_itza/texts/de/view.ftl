# Wie die Teile der Ansicht heißen, wo kein Spielbrett gezeichnet ist.

view-actions = Aktionen
view-at = bei
view-attacks = Angriffe auf die Stadt
view-board = Aktionstableau
view-card = Karte
view-cards = bekannte Magiekarten
view-city = Krieger in Chichén Itzá
view-city-cards = Kreaturen, die noch angreifen können
view-claimed-seat = erfüllt von
view-coins = Münzen
view-column-costs = Kosten der Spalten
view-columns = Spalten
view-creature = Kreatur
view-damage = Schaden
view-dice = Würfel
view-discards = abgelegte Magiekarten
view-display = Götterkarten zum Nehmen
view-edge = am Rand
view-ending = Punkte, wenn jetzt Schluss wäre
view-favor = Gunst
view-favor-order = Gunst, von unten
view-figures = besiegte Kreaturen
view-foe = gegen
view-free-layout = freie Auslage
view-gears = Kampfräder
view-gem = Edelstein
view-gems = Edelsteine
view-god-decks = Karten in den Götterstapeln
view-gods = Götterkarten
view-hand = Magiekarten auf der Hand
view-hearts = Herzen
view-held = gerettet
view-hero = Held
view-hero-cards = Helden zum Rekrutieren
view-hero-stacks = Karten in den Heldenstapeln
view-heroes = Helden
view-hits = Treffer
view-idols = Götzen
view-income = Einkommen aus Streifen und Dörfern
view-kind = Art
view-limit = Einheitenlimit
view-luck = Glücksplättchen
view-magic-deck = Magiestapel
view-markers-seat = Marker
view-order = Zugreihenfolge
view-phase = Phase
view-phases = Phasen
view-place = Ort
view-placed = gesetzte Marker
view-players = Personen
view-points = Punkte
view-range = Reichweite
view-reserve = Reserve
view-round = Durchgang
view-row = zu legende Plättchen
view-row-costs = Kosten der Reihen
view-ruin = Ruine
view-ruin-open = Ruine offen
view-scouts = Späher
view-seat = Person
view-shields = aktive Schilde
view-shields-allowed = Verteidigungswert
view-spell = Zauber
view-start = Start
view-steps = übrige Schritte
view-strength = Stärke
view-strips = Streifen mit Münzen
view-task = Aufgabe
view-tasks = Aufgaben
view-terrain = Gelände
view-tile = Plättchen
view-tiles = Plättchen
view-turn = am Zug
view-turns = gespielte Züge
view-moving-group = Bewegung und Kampf
view-war = Marker auf Krieg
view-warriors = Krieger
view-home = eigenes Tableau
view-group = unterwegs
view-scouts-seat = Späher von
view-foe-seat = gegen
view-foe-warriors = deren Krieger
view-foe-heroes = deren Helden
view-own = eigene
view-roller-seat = würfelt
view-hit-faces = Würfel treffen mit
view-symbols = Symbole
view-strength-open = Stärke allen bekannt
view-met-seat = erfüllt von

# Wovon jemand mehr oder weniger hat, nach der Zahl.

gain-hand = { $count ->
    [one] Magiekarte auf der Hand
   *[other] Magiekarten auf der Hand
}
gain-reserve = { $count ->
    [one] Krieger in der Reserve
   *[other] Krieger in der Reserve
}
