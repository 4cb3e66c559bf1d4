# Orte, Land und Wasser, Kreaturen und Ruinen.

thing-city = Chichén Itzá
thing-p01 = Rotmine 1
thing-p02 = Gelbmine 2
thing-p03 = Grünmine 3
thing-p04 = Blaumine 4
thing-p05 = Weißmine 5
thing-p06 = Landdorf 6
thing-p07 = Wasserdorf 7
thing-p08 = Landlager 8
thing-p09 = Wasserlager 9
thing-p10 = Landtempel 10
thing-p11 = Wassertempel 11
thing-p12 = Landruine 12
thing-p13 = Landruine 13
thing-p14 = Wasserruine 14
thing-p15 = Wasserruine 15
thing-p16 = Wasserruine 16
thing-p17 = Landdorf 17
thing-p18 = Wasserlager 18
thing-p19 = Landruine 19
thing-p20 = Landruine 20
thing-p21 = Wasserruine 21
thing-p22 = Wasserruine 22
thing-p23 = Wasserdorf 23
thing-p24 = Landlager 24
thing-p25 = Wassertempel 25
thing-p26 = Landruine 26
thing-p27 = Landruine 27
thing-p28 = Wasserruine 28

thing-land = Land
thing-water = Wasser
thing-camp = Lager
thing-village = Dorf
thing-temple = Tempel
thing-mine = Mine
thing-ruin = Ruinenplättchen
card-terrain-tiles = { $terrain_id ->
    [land] Land
   *[water] Wasser
}, { $kind_id ->
    [camp] Lager: ein Krieger beim Einnehmen und in jeder Versorgung
    [village] Dorf: Münzen beim Einnehmen und in jeder Versorgung
    [temple] Tempel: ein Götze beim Einnehmen und in jeder Versorgung
    [mine] Mine: der { $gem_id ->
        [yellow] gelbe
        [green] grüne
        [white] weiße
        [red] rote
       *[blue] blaue
    } Edelstein beim Einnehmen
   *[ruin] Ruinenplättchen: der Bonus der Ruine beim Einnehmen
}

thing-snake = Schlange
thing-monkey = Affe
thing-jaguar = Jaguar
thing-triceratops = Triceratops
thing-caiman = Kaiman
thing-shaman = Schamane
thing-kukulkan = Kukulkan
card-snake = kämpft im Nahkampf; jedes Münzsymbol kostet dich eine Münze
card-monkey = kämpft im Fern- und im Nahkampf
card-jaguar = kämpft im Nahkampf; gegen ihn gibt es weder Magie- noch Fernkampfphase
card-triceratops = kämpft im Nahkampf; jedes Schildsymbol hebt 1 Schaden auf
card-caiman = kämpft im Nahkampf
card-shaman = kämpft mit Magie (Stein) und im Nahkampf
card-kukulkan = kämpft im Fern- und im Nahkampf mit Feuer und würfelt nach jedem Feuer weiter

thing-ru01 = Ruine der Maske
thing-ru02 = Ruine des Aras
thing-ru03 = Ruine des Froschs
thing-ru04 = Ruine des Speers
thing-ru05 = Ruine des Rades
thing-ru06 = Ruine der Fußspur
thing-ru07 = Ruine des Buches
thing-ru08 = Ruine des Rauchs
thing-ru09 = Ruine der Straße
thing-ru10 = Ruine der Muschel
thing-ru11 = Ruine der Jade
thing-ru12 = Ruine der Zwillinge
card-ruins = { $gears ->
    [0] { $heroes ->
        [0] { $goods }
       *[other] eine sichtbare Heldenkarte, und ihr Held kommt in die Stadt
    }
   *[other] ein beliebiges Rad hochdrehen
}; { $points_number ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
