# Aktionstableau, Güter, Räder, Edelsteinstern und Kampf.

thing-coins = { $count ->
    [one] Münze
   *[other] Münzen
}
thing-luck = Glücksplättchen
thing-idols = Götzen
thing-warriors = Krieger
thing-magic-cards = { $count ->
    [one] Magiekarte
   *[other] Magiekarten
}
thing-shields = { $count ->
    [one] aktives Schild
   *[other] aktive Schilde
}

thing-defense = Verteidigung
thing-melee = Nahkampf
thing-ranged = Fernkampf
thing-magic = Magie
thing-stone = Stein
thing-fire = Feuer
thing-hit = Treffer
thing-shield = Schild
thing-coin = Münze

thing-magic-1 = Magie
thing-magic-2 = Magie 2
thing-ranged-1 = Fernkampf
thing-ranged-2 = Fernkampf 2
thing-melee-1 = Nahkampf 1
thing-melee-2 = Nahkampf 2
thing-melee-3 = Nahkampf 3
thing-melee-4 = Nahkampf 4

thing-gold = Gold
thing-green = Grün
thing-red = Rot
thing-blue = Blau
thing-yellow = Gelb
thing-white = Weiß
thing-yellow-green = Gelb und Grün
thing-yellow-white = Gelb und Weiß
thing-yellow-red = Gelb und Rot
thing-yellow-blue = Gelb und Blau
thing-green-white = Grün und Weiß
thing-green-red = Grün und Rot
thing-green-blue = Grün und Blau
thing-white-red = Weiß und Rot
thing-white-blue = Weiß und Blau
thing-red-blue = Rot und Blau
card-star-lines = { $bonus_id ->
    [god_gold] oberste Karte des goldenen Götterstapels
    [god_green] oberste Karte des grünen Götterstapels
    [god_red] oberste Karte des roten Götterstapels
    [god_blue] oberste Karte des blauen Götterstapels
    [gear] ein beliebiges Rad hochdrehen
    [warriors] { $amount } Krieger in die Stadt
   *[other] { $amount } { $bonus }
}

thing-a = Held Adler
thing-b = Held Eule
thing-c = Held Puma

thing-sun = Sonne
thing-sun-moon = Sonne und Mond
thing-moon = Mond
thing-moon-star = Mond und Stern

thing-warrior = ein Krieger in die Stadt
thing-magic-card = eine Magiekarte
thing-idol = ein Götze
thing-gear = ein Rad eine Stufe höher

thing-god-card = Götterkarte
thing-scout = Späher
thing-war = Kriegserklärung
thing-favor = Gunst
thing-reinforcement = Verstärkung
thing-regroup = Umgruppierung
thing-recruit = Held rekrutieren
thing-move-hero = Held bewegen
thing-land-1 = Landbewegung
thing-water-1 = Wasserbewegung
thing-hero = Helden
thing-land-2 = zweite Landbewegung
thing-water-2 = zweite Wasserbewegung
thing-war-favor = Krieg oder Gunst
thing-reinforcement-regroup = Verstärkung oder Umgruppierung
thing-defense-melee = Verteidigung oder Nahkampf
thing-ranged-magic = Fernkampf oder Magie
thing-god-magic-cards = Götterkarte oder Magiekarten

thing-hero-recruit = Held rekrutieren
thing-hero-move-hero = Held bewegen
thing-hero-move-hero-free = Held kostenlos bewegen
thing-war-favor-war = Kriegserklärung
thing-war-favor-favor = Gunst
thing-reinforcement-regroup-reinforcement = Verstärkung
thing-reinforcement-regroup-regroup = Umgruppierung
thing-defense-melee-defense = Verteidigung
thing-defense-melee-melee = Nahkampf
thing-ranged-magic-ranged = Fernkampf
thing-ranged-magic-magic = Magie
thing-god-magic-cards-god-card = Götterkarte
thing-god-magic-cards-magic-cards = Magiekarten

card-luck = { $for_rolling_again } für einen neuen Wurf aller Würfel einer Phase oder { $for_a_hit } für einen Treffer mehr
card-idols = jederzeit je { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
}, { $luck } Glück oder { $magic_cards } { $magic_cards ->
    [one] Magiekarte
   *[other] Magiekarten
}; im Kampf hält jeder einen Schaden ab
card-scout = einen Späher setzen, nachsehen und einen Schatz finden
card-land-1 = bis zur Reichweite über Land ziehen
card-land-2 = bis zur Reichweite über Land ziehen
card-water-1 = bis zur Reichweite über Wasser ziehen
card-water-2 = bis zur Reichweite über Wasser ziehen
card-hero = einen Helden rekrutieren oder über Land und Wasser bewegen
card-defense = das Verteidigungsrad hochdrehen, ein Schild wird aktiv
card-melee = das Nahkampfrad hochdrehen, Glück auf den Stufen 2 und 4
card-ranged = das Fernkampfrad hochdrehen, für Reichweite und Angriffe
card-magic = das Magierad hochdrehen und eine Magiekarte ziehen
card-god-card = eine offene Götterkarte nehmen
card-magic-cards = Magiekarten ziehen
card-war = beide Diplomatiemarker auf Krieg drehen
card-favor = Gunstmarker ein Feld hoch und ein Glücksplättchen
card-reinforcement = Krieger aus der Reserve bringen
card-regroup = deine Einheiten neu verteilen und einen Schatz finden
card-war-favor = den Krieg erklären oder Gunst erhalten
card-reinforcement-regroup = Krieger aus der Reserve bringen oder umgruppieren mit Schatz
card-defense-melee = Verteidigungs- oder Nahkampfrad hochdrehen
card-ranged-magic = Fernkampf- oder Magierad hochdrehen
card-god-magic-cards = eine Götterkarte nehmen oder Magiekarten ziehen
