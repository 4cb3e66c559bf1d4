# Heldenkarten: ihre Namen und was sie kurz sagen.

thing-h01 = Läufer
thing-h02 = Fährmann
thing-h03 = Pfadfinder
thing-h04 = Zahlmeister
thing-h05 = Nachhut
thing-h06 = Götterliebling
thing-h07 = Vagabund
thing-h08 = Bändiger
thing-h09 = Götzenwerfer
thing-h10 = Scharfauge
thing-h11 = Steinrufer
thing-h12 = Glücksritter
thing-h13 = Klingentänzer
thing-h14 = Fährtenleser
thing-h15 = Lichtträger
thing-h16 = Bollwerk
thing-h17 = Vollstrecker
thing-h18 = Trophäenjäger
thing-h19 = Schatzsucher
thing-h20 = Freibeuter
thing-h21 = Heerrufer
thing-h22 = Ausgräber
thing-h23 = Edelsteinschleifer
thing-h24 = Zweiter Atem

card-h01 = Diesen Helden zu bewegen kostet nichts; Sold { $upkeep } je Durchgang
card-h02 = Wasserbewegung: auf jedes Wasserplättchen springen; Sold { $upkeep } je Durchgang
card-h03 = Landbewegung: auf jedes Landplättchen springen; Sold { $upkeep } je Durchgang
card-h04 = { $number ->
    [one] { $number } Münze für jeden im Kampf verlorenen Krieger
   *[other] { $number } Münzen für jeden im Kampf verlorenen Krieger
}; Sold { $upkeep } je Durchgang
card-h05 = Angriff: Verlorene Krieger kehren zum Start zurück; Sold { $upkeep } je Durchgang
card-h06 = { $number ->
    [one] Sieg gegen eine Person: Gunst { $number } Feld hoch
   *[other] Sieg gegen eine Person: Gunst { $number } Felder hoch
}; Sold { $upkeep } je Durchgang
card-h07 = Sieg: auf ein anderes kontrolliertes Plättchen ziehen; Sold { $upkeep } je Durchgang
card-h08 = Die Spezialfähigkeit der Kreatur wirkt nicht; Sold { $upkeep } je Durchgang
card-h09 = { $number ->
    [one] Kreaturen: Jeder abgegebene Götze nimmt { $number } Herz
   *[other] Kreaturen: Jeder abgegebene Götze nimmt { $number } Herzen
}; Sold { $upkeep } je Durchgang
card-h10 = Fernkampfwürfel treffen auch mit { $number }; Sold { $upkeep } je Durchgang
card-h11 = Steintreffer werden einmal weitergewürfelt; Sold { $upkeep } je Durchgang
card-h12 = Aktive Schilde gelten als Glück, Glück als aktive Schilde; Sold { $upkeep } je Durchgang
card-h13 = { $number } Würfel mehr im Nahkampf; Sold { $upkeep } je Durchgang
card-h14 = { $number ->
    [one] Die Kreatur beginnt mit { $number } Herz weniger
   *[other] Die Kreatur beginnt mit { $number } Herzen weniger
}; Sold { $upkeep } je Durchgang
card-h15 = Die Kreatur nimmt den hellen Würfel; Sold { $upkeep } je Durchgang
card-h16 = Einmal je Phase hebt ein aktives Schild alle Treffer auf; Sold { $upkeep } je Durchgang
card-h17 = In Nahkampf 3 würfelst nur du; Sold { $upkeep } je Durchgang
card-h18 = Eine besiegte Kreatur bringt Münzen nach ihrer Stärke; Sold { $upkeep } je Durchgang
card-h19 = { $number ->
    [one] { $number } Schatz auf jedem eingenommenen Plättchen
   *[other] { $number } Schätze auf jedem eingenommenen Plättchen
}; Sold { $upkeep } je Durchgang
card-h20 = Personen angreifen, ohne einen Marker zu drehen; Sold { $upkeep } je Durchgang
card-h21 = Vor dem Kampf: Krieger von überall herbeirufen; Sold { $upkeep } je Durchgang
card-h22 = Der Bonus einer Ruine zählt ×{ $number }; Sold { $upkeep } je Durchgang
card-h23 = Ein Bonus des Sterns zählt ×{ $number }; Sold { $upkeep } je Durchgang
card-h24 = Jede Phase: einmal alle deine Sechsen neu würfeln; Sold { $upkeep } je Durchgang
