# Teotihuacan auf Deutsch. Wie Kennungen und Argumente zustande kommen, steht am Kopf von patolli/texts.

automa = Teotibot

## Tafeln und ihre Gebetsräume

thing-palace = Palast
thing-forest = Wald
thing-quarry = Steinbruch
thing-mine = Goldvorkommen
thing-alchemy = Alchemie
thing-nobles = Adelige
thing-deco = Verzierungen
thing-build = Bauwerk
thing-palace1 = Palast (links)
thing-palace2 = Palast (Mitte)
thing-palace3 = Palast (rechts)
thing-board-forest = Wald
thing-board-quarry = Steinbruch
thing-board-mine = Goldvorkommen
thing-board-alchemy = Alchemie
thing-board-nobles = Adelige
thing-board-deco = Verzierungen
thing-board-build = Bauwerk
thing-worship-forest = Gebet im Wald
thing-worship-quarry = Gebet im Steinbruch
thing-worship-mine = Gebet in den Goldvorkommen
thing-worship-deco = Gebet in den Verzierungen
thing-nobles-top = obere Reihe der Adeligen
thing-nobles-middle = mittlere Reihe der Adeligen
thing-nobles-bottom = untere Reihe der Adeligen

card-board-forest = Holz und Kakao, umso mehr, je mehr Arbeiter und je stärker der schwächste ist
card-board-quarry = Stein und Siegpunkte, umso mehr, je mehr Arbeiter und je stärker der schwächste ist
card-board-mine = Gold und anderes, umso mehr, je mehr Arbeiter und je stärker der schwächste ist
card-board-alchemy = eine Technologie für Gold und eine Stufe im Tempel ihrer Spalte
card-board-nobles = ein Gebäude für Holz und ein Schritt auf der Straße der Toten
card-board-deco = eine Verzierung für Gold: Punkte für passende Symbole
card-board-build = Pyramidensteine für Stein und Holz: Punkte für ihre Ebene und für passende Symbole
card-worship-forest = eine Stufe im roten Tempel oder ein Entdeckungsplättchen
card-worship-quarry = eine Stufe im grünen Tempel oder ein Entdeckungsplättchen
card-worship-mine = eine Stufe im blauen Tempel oder ein Entdeckungsplättchen
card-worship-deco = eine Stufe in einem beliebigen Tempel oder ein Entdeckungsplättchen
card-nobles-top = ein Gebäude mit einem Arbeiter
card-nobles-middle = ein Gebäude mit zwei Arbeitern
card-nobles-bottom = ein Gebäude mit drei Arbeitern

# What the parts of the table are for, on their cards.
card-calendar = Nach jeder Runde und mit jedem Aufstieg rückt die weiße Scheibe ein Feld vor. Treffen sich die Scheiben, wird die Runde beendet und noch eine gespielt; dann wird die Eklipse gewertet.
card-avenue = In einer Eklipse zählt jeder Schritt die niedrigste sichtbare Zahl der Gebäudereihe.
card-pyramid-track = Für jeden Pyramidenstein und jede Verzierung rückt man einen Schritt vor. Schritte zählen in der Eklipse, der Vorderste bekommt mehr; dann gehen alle Marker zurück.

## Güter und was gezählt wird

thing-wood = Holz
thing-stone = Stein
thing-gold = Gold
thing-cocoa = Kakao
thing-vp = { $count ->
    [one] Siegpunkt
   *[other] Siegpunkte
}
thing-resource-any = { $count ->
    [one] Rohstoff nach Wahl
   *[other] Rohstoffe nach Wahl
}
thing-own-resource = { $count ->
    [one] Rohstoff dieser Tafel
   *[other] Rohstoffe dieser Tafel
}
thing-avenue = { $count ->
    [one] Schritt auf der Straße der Toten
   *[other] Schritte auf der Straße der Toten
}
thing-temple-any = { $count ->
    [one] Stufe in einem beliebigen Tempel
   *[other] Stufen in beliebigen Tempeln
}
thing-temple-blue = { $count ->
    [one] blaue Stufe
   *[other] blaue Stufen
}
thing-temple-red = { $count ->
    [one] rote Stufe
   *[other] rote Stufen
}
thing-temple-green = { $count ->
    [one] grüne Stufe
   *[other] grüne Stufen
}
thing-technology = { $count ->
    [one] Technologie
   *[other] Technologien
}
thing-power-up = { $count ->
    [one] Verstärkung
   *[other] Verstärkungen
}
thing-discovery = Entdeckungsplättchen
thing-temple = eine Tempelstufe
thing-temple-discovery = eine Tempelstufe, dann ein Entdeckungsplättchen
thing-discovery-temple = ein Entdeckungsplättchen, dann eine Tempelstufe
thing-royal = das Herrscherplättchen
thing-royal-discovery = das Herrscherplättchen, dann ein Entdeckungsplättchen
thing-discovery-royal = ein Entdeckungsplättchen, dann das Herrscherplättchen

## Leisten, Symbole, Seiten

thing-blue = blauer Tempel
thing-red = roter Tempel
thing-green = grüner Tempel
thing-avenue3 = Straße der Toten 3
thing-avenue6 = Straße der Toten 6
thing-avenue8 = Straße der Toten 8
thing-blue4 = blauer Tempel 4
thing-red5 = roter Tempel 5
thing-green3 = grüner Tempel 3
thing-green6 = grüner Tempel 6
thing-statue = Statue
thing-headdress = Kopfschmuck
thing-serpent = Schlange
thing-glyph = Glyphe
thing-top = oben
thing-middle = in der Mitte
thing-bottom = unten
thing-left = links
thing-right = rechts
card-temple-tracks = { $step ->
    [10] das Bonusplättchen am Ende
   *[other] { $vp ->
        [0] { $cocoa ->
            [0] { $r ->
                [one] { $r } Rohstoff nach Wahl
               *[other] { $r } Rohstoffe nach Wahl
            }
           *[other] { $cocoa } Kakao
        }
        [one] { $vp } Siegpunkt
       *[other] { $vp } Siegpunkte
    }
}{ $discovery_number ->
    [0] { "" }
   *[other] {" "}oder ein Entdeckungsplättchen
}

## Felder der Pyramide: Ebene, Zeile von oben, Spalte von links

thing-1a1 = Ebene 1, a1
thing-1a2 = Ebene 1, a2
thing-1a3 = Ebene 1, a3
thing-1a4 = Ebene 1, a4
thing-1b1 = Ebene 1, b1
thing-1b2 = Ebene 1, b2
thing-1b3 = Ebene 1, b3
thing-1b4 = Ebene 1, b4
thing-1c1 = Ebene 1, c1
thing-1c2 = Ebene 1, c2
thing-1c3 = Ebene 1, c3
thing-1c4 = Ebene 1, c4
thing-1d1 = Ebene 1, d1
thing-1d2 = Ebene 1, d2
thing-1d3 = Ebene 1, d3
thing-1d4 = Ebene 1, d4
thing-2a1 = Ebene 2, a1
thing-2a2 = Ebene 2, a2
thing-2a3 = Ebene 2, a3
thing-2b1 = Ebene 2, b1
thing-2b2 = Ebene 2, b2
thing-2b3 = Ebene 2, b3
thing-2c1 = Ebene 2, c1
thing-2c2 = Ebene 2, c2
thing-2c3 = Ebene 2, c3
thing-3a1 = Ebene 3, a1
thing-3a2 = Ebene 3, a2
thing-3b1 = Ebene 3, b1
thing-3b2 = Ebene 3, b2
thing-4a1 = Ebene 4, a1

## Technologien

thing-t01 = Palastzoll
thing-t03 = Schreibkunst
thing-t05 = Bessere Werkzeuge
thing-t07 = Handel
thing-t09 = Kunstfertigkeit
thing-t11 = Maurerkunst
thing-t13 = Lehrzeit
thing-t15 = Gerüstbau
thing-t17 = Weihe
card-t01 = { $effect }, wenn ein Arbeiter auf den Palast oder über ihn hinweg zieht
card-t03 = { $effect } nach einer Hauptaktion in Alchemie oder Adelige
card-t05 = { $effect } mehr nach einer Hauptaktion in Wald, Steinbruch oder Goldvorkommen
card-t07 = { $effect } nach einer Hauptaktion in Wald, Steinbruch oder Goldvorkommen
card-t09 = { $effect } nach einer Hauptaktion in Verzierungen
card-t11 = { $effect } nach einer Hauptaktion im Bauwerk
card-t13 = nach einer Hauptaktion für { $effect_pay_cocoa } Kakao eine weitere Verstärkung
card-t15 = im Bauwerk ein Arbeiter mehr, und ein Stein kostet { $effect_discount_one_resource } Stein oder Holz weniger
card-t17 = { $effect } nach einer Hauptaktion im Bauwerk

## Herrscherplättchen

thing-ra4 = Rat der Gelehrten
thing-ra5 = Rat der Baumeister
thing-ra9 = Rat der Ahnen
thing-rb2 = Holz und Stein
thing-rb6 = Stein und Gold
thing-rb7 = Königliche Vorräte
thing-rc1 = Königlicher Kakao
thing-rc3 = Königlicher Markt
thing-rc8 = Königliche Priester
card-ra4 = { $vp ->
    [one] { $vp } Siegpunkt für jede deiner Technologien, höchstens so viele wie die Stärke des Arbeiters
   *[other] { $vp } Siegpunkte für jede deiner Technologien, höchstens so viele wie die Stärke des Arbeiters
}
card-ra5 = { $vp ->
    [one] { $vp } Siegpunkt je Schritt auf der Pyramidenleiste, höchstens so viele wie die Stärke des Arbeiters
   *[other] { $vp } Siegpunkte je Schritt auf der Pyramidenleiste, höchstens so viele wie die Stärke des Arbeiters
}
card-ra9 = { $vp ->
    [one] { $vp } Siegpunkt je Schritt auf der Straße der Toten, höchstens die Stärke des Arbeiters plus { $more }
   *[other] { $vp } Siegpunkte je Schritt auf der Straße der Toten, höchstens die Stärke des Arbeiters plus { $more }
}
card-rb2 = { $pay } gegen { $gain }, bis zu so oft wie die Stärke des Arbeiters
card-rb6 = { $pay } gegen { $gain }, bis zu so oft wie die Stärke des Arbeiters
card-rb7 = { $cocoa } Kakao und { $resources } { $resources ->
    [one] Rohstoff
   *[other] Rohstoffe
} gegen so viele Rohstoffe nach Wahl wie die Stärke des Arbeiters
card-rc1 = Kakao: die Stärke des Arbeiters plus { $more }
card-rc3 = 1 Rohstoff gegen { $cocoa } Kakao, bis zu so oft wie die Stärke des Arbeiters
card-rc8 = { $cocoa } Kakao gegen eine Stufe in einem beliebigen Tempel, bis zu einmal weniger als die Stärke des Arbeiters

## Entdeckungsplättchen

thing-m1 = Jademaske
thing-m2 = Obsidianmaske
thing-m3 = Türkismaske
thing-m4 = Muschelmaske
thing-m5 = Knochenmaske
thing-m6 = Tonmaske
thing-m7 = Federmaske
thing-dvp = Ruhm
thing-dres3 = Großer Vorrat
thing-dres2 = Kleiner Vorrat
thing-dave = Prozession
thing-dtany = Räucherwerk
thing-dtblu = Blaue Opfergabe
thing-dtred = Rote Opfergabe
thing-dtgrn = Grüne Opfergabe
thing-dcoc = Kakaosack
thing-dpow = Schulung
thing-dtwin = Weggefährte
thing-dfree = Gunst
thing-dleap = Weiter Weg
thing-dhelp = Helfer
card-discovery-tiles = { $kind_id ->
    [mask] zählt in Sätzen
   *[other] { $effect }
}
card-dpow = { $effect } für freie Arbeiter irgendwo
card-dtwin = ein zweiter Arbeiter zieht von derselben Tafel mit
card-dfree = eine Zahlung in Kakao entfällt
card-dleap = bewegt einen Arbeiter beliebig weit
card-dhelp = ein Arbeiter mehr in Alchemie, Adelige oder Bauwerk

## Tempelbonusplättchen

thing-bmask = Noch einmal Masken
thing-btech = Gelehrsamkeit
thing-bflat = Herrlichkeit
thing-bave = Ahnen
thing-bbon = Drei Tempel
thing-bdisc = Entdecker
thing-bwork = Gefolge
card-bmask = dein bester Maskensatz noch einmal
card-btech = { $vp_per_technology } { $vp_per_technology ->
    [one] Siegpunkt
   *[other] Siegpunkte
} für jede deiner Technologien
card-bflat = { $vp } { $vp ->
    [one] Siegpunkt
   *[other] Siegpunkte
}
card-bave = { $vp_per_avenue_step } { $vp_per_avenue_step ->
    [one] Siegpunkt
   *[other] Siegpunkte
} je Schritt auf der Straße der Toten
card-bbon = { $vp_per_bonus_tile_reached } { $vp_per_bonus_tile_reached ->
    [one] Siegpunkt
   *[other] Siegpunkte
} für jedes Bonusplättchen, das du erreicht hast
card-bdisc = { $vp_per_non_mask_discovery } { $vp_per_non_mask_discovery ->
    [one] Siegpunkt
   *[other] Siegpunkte
} für jedes Entdeckungsplättchen außer Masken
card-bwork = { $vp_power_1_3 } { $vp_power_1_3 ->
    [one] Siegpunkt
   *[other] Siegpunkte
} für jeden Arbeiter mit Stärke 1 bis 3, { $vp_power_4_5 } für jeden mit Stärke 4 oder 5

## Startplättchen

thing-s01 = Startplättchen 1
thing-s02 = Startplättchen 2
thing-s03 = Startplättchen 3
thing-s04 = Startplättchen 4
thing-s05 = Startplättchen 5
thing-s06 = Startplättchen 6
thing-s07 = Startplättchen 7
thing-s08 = Startplättchen 8
thing-s09 = Startplättchen 9
thing-s10 = Startplättchen 10
thing-s11 = Startplättchen 11
thing-s12 = Startplättchen 12
thing-s13 = Startplättchen 13
thing-s14 = Startplättchen 14
thing-s15 = Startplättchen 15
thing-s16 = Startplättchen 16
thing-s17 = Startplättchen 17
thing-s18 = Startplättchen 18
card-starting-tiles = { $gain }; Arbeiter auf { $boards_0 ->
    [1] Palast
    [2] Wald
    [3] Steinbruch
    [4] Goldvorkommen
    [5] Alchemie
    [6] Adelige
    [7] Verzierungen
   *[8] Bauwerk
} und { $boards_1 ->
    [1] Palast
    [2] Wald
    [3] Steinbruch
    [4] Goldvorkommen
    [5] Alchemie
    [6] Adelige
    [7] Verzierungen
   *[8] Bauwerk
}

## Verzierungen, nach ihren beiden Symbolen

thing-k01 = Statue + Kopfschmuck
thing-k02 = Glyphe + Statue
thing-k03 = Schlange + Schlange
thing-k04 = Statue + Schlange
thing-k05 = Kopfschmuck + Statue
thing-k06 = Statue + Glyphe
thing-k07 = Kopfschmuck + Kopfschmuck
thing-k08 = Schlange + Statue
thing-k09 = Kopfschmuck + Schlange
thing-k10 = Schlange + Glyphe
thing-k11 = Glyphe + Kopfschmuck
thing-k12 = Statue + Statue
thing-k13 = Schlange + Kopfschmuck
thing-k14 = Kopfschmuck + Glyphe
thing-k15 = Glyphe + Schlange
card-decoration-tiles = Punkte für passende Symbole, Tempelstufen für farbige

## Pyramidensteine, ihre Symbole im Uhrzeigersinn von links oben, farbige mit ihrem Tempel

thing-p01 = Pyramidenstein 1
thing-p02 = Pyramidenstein 2
thing-p03 = Pyramidenstein 3
thing-p04 = Pyramidenstein 4
thing-p05 = Pyramidenstein 5
thing-p06 = Pyramidenstein 6
thing-p07 = Pyramidenstein 7
thing-p08 = Pyramidenstein 8
thing-p09 = Pyramidenstein 9
thing-p10 = Pyramidenstein 10
thing-p11 = Pyramidenstein 11
thing-p12 = Pyramidenstein 12
thing-p13 = Pyramidenstein 13
thing-p14 = Pyramidenstein 14
thing-p15 = Pyramidenstein 15
thing-p16 = Pyramidenstein 16
thing-p17 = Pyramidenstein 17
thing-p18 = Pyramidenstein 18
thing-p19 = Pyramidenstein 19
thing-p20 = Pyramidenstein 20
thing-p21 = Pyramidenstein 21
thing-p22 = Pyramidenstein 22
thing-p23 = Pyramidenstein 23
thing-p24 = Pyramidenstein 24
thing-p25 = Pyramidenstein 25
thing-p26 = Pyramidenstein 26
thing-p27 = Pyramidenstein 27
thing-p28 = Pyramidenstein 28
thing-p29 = Pyramidenstein 29
thing-p30 = Pyramidenstein 30
thing-p31 = Pyramidenstein 31
thing-p32 = Pyramidenstein 32
card-p01 = Statue, Glyphe, Kopfschmuck (rot), Schlange
card-p02 = Glyphe, Statue, Kopfschmuck, Schlange (grün)
card-p03 = Glyphe, Kopfschmuck, Statue, Schlange (grün)
card-p04 = Schlange, Glyphe, Statue, Kopfschmuck (rot)
card-p05 = Schlange, Glyphe, Statue, Kopfschmuck
card-p06 = Schlange, Glyphe, Kopfschmuck, Statue
card-p07 = Schlange, Glyphe, Kopfschmuck, Statue (blau)
card-p08 = Schlange, Statue, Kopfschmuck, Glyphe
card-p09 = Schlange, Statue (blau), Kopfschmuck, Glyphe
card-p10 = Statue, Glyphe, Kopfschmuck, Glyphe
card-p11 = Statue (blau), Glyphe, Kopfschmuck, Glyphe
card-p12 = Schlange, Glyphe, Kopfschmuck, Glyphe
card-p13 = Schlange, Glyphe, Kopfschmuck (rot), Glyphe
card-p14 = Statue, Glyphe, Schlange (grün), Glyphe
card-p15 = Statue, Glyphe, Schlange, Glyphe
card-p16 = Statue, Glyphe, Schlange, Kopfschmuck
card-p17 = Statue, Glyphe, Schlange, Kopfschmuck (rot)
card-p18 = Schlange, Glyphe, Statue, Kopfschmuck
card-p19 = Glyphe, Glyphe, Glyphe, Kopfschmuck
card-p20 = Statue, Glyphe, Glyphe, Glyphe
card-p21 = Glyphe, Glyphe, Glyphe, Schlange
card-p22 = Statue, Glyphe, Glyphe, Schlange
card-p23 = Schlange, Glyphe, Glyphe, Statue
card-p24 = Glyphe, Glyphe, Schlange, Kopfschmuck
card-p25 = Schlange (grün), Glyphe, Glyphe, Kopfschmuck
card-p26 = Statue, Glyphe, Glyphe, Kopfschmuck (rot)
card-p27 = Statue, Glyphe, Glyphe, Kopfschmuck
card-p28 = Schlange, Statue, Schlange (grün), Statue
card-p29 = Kopfschmuck, Statue (blau), Kopfschmuck, Statue
card-p30 = Schlange, Kopfschmuck, Schlange, Kopfschmuck (rot)
card-p31 = Glyphe, Glyphe, Glyphe, Glyphe
card-p32 = Glyphe, Glyphe, Glyphe, Glyphe

## Belohnungen beim Aufstieg

thing-av5 = Siegpunkte
thing-ac5 = Kakao
thing-at1 = eine Stufe in einem beliebigen Tempel
thing-at2 = Tempelstufen für Kakao
thing-aw4 = der vierte Arbeiter
card-av5 = { $vp ->
    [one] { $vp } Siegpunkt
   *[other] { $vp } Siegpunkte
}
card-ac5 = { $cocoa } Kakao
card-at1 = { $temple_any ->
    [one] { $temple_any } Stufe in einem beliebigen Tempel
   *[other] { $temple_any } Stufen in beliebigen Tempeln
}
card-at2 = { $temple_any } { $temple_any ->
    [one] Stufe
   *[other] Stufen
} im selben Tempel oder in verschiedenen, für { $pay_cocoa } Kakao
card-aw4 = dein vierter Arbeiter kommt mit Stärke { $power } in den Palast, dazu { $cocoa } Kakao

## Plättchen des Teotibots

thing-xalc = Alchemie
thing-xbld = Bauwerk
thing-xdec = Verzierungen
thing-xnob = Adelige
thing-xmsk = Masken
thing-xmas = Meisterschaft
thing-xwor = Beten
card-xalc = eine Technologie für { $needs } mit einem Arbeiter in der Alchemie
card-xbld = ein Pyramidenstein für { $needs } mit einem Arbeiter auf dem Bauwerk, oder Stein mit einem im Steinbruch
card-xdec = eine Verzierung für { $needs } mit einem Arbeiter auf den Verzierungen, oder Gold mit einem auf den Goldvorkommen
card-xnob = ein Gebäude für { $needs } mit einem Arbeiter bei den Adeligen, oder Holz mit einem im Wald
card-xmsk = eine Maske, die ihm fehlt
card-xmas = die Tafel seines stärksten Arbeiters
card-xwor = sein betender Arbeiter zieht in den nächsten Gebetsraum
thing-neutral1 = die erste neutrale Farbe
thing-neutral2 = die zweite neutrale Farbe

## Quellen von Siegpunkten

score-boards = Steinbruch und Gold
score-nobles = Adelige
score-decorations = Verzierungen
score-construction = Pyramide
score-technologies = Technologien
score-temples = Tempel
score-royal = Herrscherplättchen
score-discoveries = Entdeckungen
score-ascensions = Aufstiege
score-avenue = Straße der Toten
score-pyramid-track = Pyramidenleiste
score-masks = Masken
score-bonus-tiles = Bonusplättchen
score-upkeep = Unterhalt
score-leftovers = Übriges

## Züge

move-starts = { $seat } beginnt
move-lay = { $object } auslegen
move-draw = { $object } ziehen
move-turned = { $number ->
    [0] Ungedreht
    [1] Um ein Viertel gedreht
    [2] Um die Hälfte gedreht
   *[3] Um drei Viertel gedreht
}
move-deal = { $object } austeilen
move-neutral = { $object } für neutrale Arbeiter ziehen
move-bot = Plättchen des Teotibots: { $object }
move-points = Das Richtungsplättchen zeigt nach { $object }
move-keep = { $object } behalten: { $effect }
move-choose = { $object } nehmen: { $effect }
move-take = 1 { $object } nehmen
move-give = 1 { $object } geben
move-without = { $object } bleibt leer
move-raise = Die { $number } verstärken ({ $bare })
move-waste = Die Verstärkung verfallen lassen
move-worker = Die { $number } bewegen ({ $bare })
move-go = Zur Tafel { $object } ziehen
move-leap = Weiten Weg nutzen: beliebig weit ziehen
move-twin = Weggefährten nutzen: die { $number } mitnehmen
move-unlock = Fürs Freisetzen von Arbeitern zahlen
move-free = Arbeiter freisetzen: { $object }
move-use = { $object } nutzen: { $effect }
move-collect = Kakao ernten
move-main = Hauptaktion ausführen
move-worship = Beten: { $object }
move-benefit-temple = Im Tempel steigen
move-benefit-discovery = Das Entdeckungsplättchen nehmen
move-benefit-temple-discovery = Steigen, dann das Entdeckungsplättchen nehmen, für zusätzlichen Kakao
move-benefit-discovery-temple = Das Entdeckungsplättchen nehmen, dann steigen, für zusätzlichen Kakao
move-benefit-royal = Das Herrscherplättchen nutzen
move-benefit-royal-discovery = Das Herrscherplättchen nutzen, dann das Entdeckungsplättchen nehmen, für zusätzlichen Kakao
move-benefit-discovery-royal = Das Entdeckungsplättchen nehmen, dann das Herrscherplättchen nutzen, für zusätzlichen Kakao
move-pay = In Kakao zahlen
move-waive = Gunst nutzen: nichts zahlen
move-leave = Die { $number } auslassen
move-help = Helfer nutzen: ein Arbeiter mehr
move-learn = { $object } lernen ({ $price }): { $effect }
move-row = Bauen: Reihe { $object }
move-decorate = Verzierung legen: { $object }
move-side = Anlegen: Seite { $object }
move-build = { $object } bauen: { $effect }
move-on = Legen: { $object }
move-rotate = { $number ->
    [0] So lassen, wie er liegt
    [1] Um ein Viertel im Uhrzeigersinn drehen
    [2] Um die Hälfte drehen
   *[3] Um ein Viertel gegen den Uhrzeigersinn drehen
}
move-save = 1 { $object } sparen
move-save-nothing = Bei diesem Stein nichts sparen
move-climb = Steigen: { $object }
move-printed = Die aufgedruckte Belohnung nehmen
move-claim = { $object } nehmen ({ $price }): { $effect }
move-reward = { $effect }

## Fragen

question-Beside = Du darfst auch ein Entdeckungsplättchen benutzen oder Arbeiter freisetzen.
question-ChooseWorker = Welchen Arbeiter bewegst du?
    .pass = Passen und alle deine Arbeiter freisetzen
question-FreeWorker = Welchen Arbeiter setzt du frei?
    .stop = Keinen weiteren Arbeiter freisetzen
question-ChooseBoard = Wohin zieht die { $power } ({ $board })?
question-ChooseAction = { $colours ->
    [0] Was tust du auf der Tafel { $board }? Vor dir war keine Farbe da.
    [one] Was tust du auf der Tafel { $board }? Vor dir war { $colours } Farbe da.
   *[other] Was tust du auf der Tafel { $board }? Vor dir waren { $colours } Farben da.
}
question-ChooseBenefit = Wofür betest du ({ $space })?
question-PayCocoa = Du zahlst { $cost } Kakao. Nutzt du stattdessen die Gunst?
    .pay = { $cost } Kakao zahlen
question-LeaveOut = Du hast hier vier Arbeiter. Welchen setzt du nicht ein?
question-Help = { $workers ->
    [one] Du setzt { $workers } Arbeiter ein ({ $board }). Nutzt du den Helfer?
   *[other] Du setzt { $workers } Arbeiter ein ({ $board }). Nutzt du den Helfer?
}
    .no = Den Helfer nicht nutzen
question-Learn = Welche Technologie lernst du?
question-ChooseRow = In welcher Reihe baust du?
question-ChooseDecoration = Welche Verzierung legst du für { $cost } Gold?
question-ChooseSide = An welche Seite legst du { $decoration }?
question-ChooseStone = { $laid ->
    [0] { $most ->
        [one] Welchen Pyramidenstein baust du?
       *[other] Welchen Pyramidenstein baust du? Bis zu { $most } sind möglich.
    }
   *[other] Baust du noch einen Pyramidenstein? { $laid } von { $most } sind gebaut.
}
    .stop = Keinen weiteren Stein bauen
question-ChoosePlace = Wohin baust du { $stone_tile }?
question-Discount = Was sparst du bei { $stone_tile }?
question-Rotate = Wie drehst du { $stone_tile }?
question-ClimbAny = { $left ->
    [one] In welchem Tempel steigst du?
   *[other] In welchem Tempel steigst du zuerst? Du steigst { $left } Stufen.
}
question-ClimbInOrder = In welchem Tempel steigst du zuerst?
question-StepReward = Du stehst auf Stufe { $step } ({ $temple }). Welche Belohnung nimmst du?
question-ClaimOnAvenue = Du stehst auf Schritt { $step } der Straße der Toten. Welches Entdeckungsplättchen nimmst du?
    .pass = Keines nehmen
question-TakeResource = { $left ->
    [one] Welchen Rohstoff nimmst du?
   *[other] Welchen Rohstoff nimmst du zuerst? Du nimmst { $left }.
}
question-PowerUp = { $cost ->
    [0] { $left ->
        [one] Welchen Arbeiter verstärkst du?
       *[other] Welchen Arbeiter verstärkst du zuerst? Du hast { $left } Verstärkungen.
    }
   *[other] Zahlst du { $cost } Kakao für eine weitere Verstärkung?
}
    .pass = Keine weitere Verstärkung bezahlen
question-ChooseReward = Dein Arbeiter steigt auf. Welche Belohnung nimmst du?
question-Exchange = { $times ->
    [one] Tauschst du ({ $royal })?
   *[other] Wie oft tauschst du ({ $royal })? Höchstens { $times }-mal.
}
    .amount = { $count ->
        [0] Nichts tauschen
        [one] Einmal tauschen
       *[other] { $count }-mal tauschen
    }
    .waive = Gunst nutzen: der Kakao kostet nichts
question-GiveResource = Welchen Rohstoff gibst du?
    .take = 1 { $object } geben
question-Sell = Wie viel { $resource } verkaufst du? Höchstens { $most }.
    .amount = { $count } { $resource } verkaufen
question-Upkeep = Der Unterhalt ist { $due } Kakao, du hast { $cocoa }. Wie viel zahlst du?
    .amount = { $count } Kakao zahlen
    .waive = Gunst nutzen: keinen Unterhalt zahlen
question-Finish = Tust du noch etwas, bevor dein Zug endet?
    .stop = Zug beenden
question-KeepTile = { $left ->
    [one] Welches Startplättchen behältst du außerdem?
   *[other] Welches Startplättchen behältst du? { $left } Plättchen insgesamt, in beliebiger Reihenfolge.
}
question-DraftTile = Welches Startplättchen nimmst du?
question-PlaceWorkers = Welche Tafel bleibt leer? Deine Plättchen nennen vier Tafeln, du hast drei Arbeiter.
question-ClaimBesideStarting = Nimmst du das Entdeckungsplättchen bei { $starting }?
    .pass = Liegen lassen
question-ChooseStart = Wer ist Startspieler?
question-LayBoards = Welche Tafel liegt als nächste im Kreis?
question-DrawRoyal = Welches Herrscherplättchen wird gezogen?
question-DrawTechnology = Welche Technologie wird gezogen?
question-DrawBonus = Welches Bonusplättchen wird gezogen?
question-DrawStart = Welcher Pyramidenstein liegt von Anfang an dort?
question-TurnStart = Wie ist er gedreht?
question-DrawForPile = Welches Entdeckungsplättchen wird gezogen?
question-DealTile = Welches Startplättchen wird ausgeteilt?
question-DrawBeside = Welches Entdeckungsplättchen gehört zum Startplättchen?
question-OfferTile = Welches Startplättchen wird ausgelegt?
question-DrawNeutral = Welches Startplättchen wird für neutrale Arbeiter gezogen?
question-DrawDecoration = Welche Verzierung wird gezogen?
question-DrawStone = Welcher Pyramidenstein wird gezogen?
question-DrawDiscovery = Welches Entdeckungsplättchen wird gezogen?
question-DrawBotTile = Welches Plättchen des Teotibots wird gezogen?
question-DrawDirection = Wohin zeigt das Richtungsplättchen?
question-Roll = Was würfelt der Teotibot?
question-BotLays = Wie dreht der Teotibot den Stein?

## Warum nicht

reason-already-kept = Dieses Plättchen behältst du schon; wähle ein anderes.
reason-nobody-locked = Du hast keinen eingeschlossenen Arbeiter.
reason-normal-turn = Du hast einen normalen Zug begonnen; passen geht nicht mehr.
reason-nobody-to-unlock = Du hast keinen eingeschlossenen Arbeiter, den du freisetzen könntest.
reason-too-little-cocoa = Die anwesenden Farben kosten { $cost } Kakao, du hast { $have }.
reason-cocoa-to-unlock = Freisetzen kostet { $cost } Kakao, du hast { $have }.
reason-cocoa-to-displace = Diesen Gebetsraum zu übernehmen kostet { $cost } Kakao, du hast { $have }.
reason-cocoa-for-both = Beides zusammen kostet hier { $cost } Kakao, du hast { $have }.
reason-cocoa-for-both-in-palace = Mit dem Entdeckungsplättchen kostet das { $cost } Kakao, du hast { $have }.
reason-cocoa-for-reward = Diese Belohnung kostet { $cost } Kakao, du hast { $have }.
reason-cocoa-for-goods = Dieser Tausch kostet { $cost } Kakao, du hast { $have }.
reason-cocoa-for-priests = Diese Stufen kosten { $cost } Kakao, du hast { $have }.
reason-cocoa-for-power-up = Eine weitere Verstärkung kostet { $cost } Kakao, du hast { $have }.
reason-cocoa-for-upkeep = { $cost } Kakao kannst du nicht zahlen, du hast { $have }.
reason-no-such-worker = Einen solchen Arbeiter hast du dort nicht.
reason-too-far = { $board } ist zu weit: eine bis drei Tafeln im Uhrzeigersinn.
reason-no-tile = Das hast du nicht: { $discovery }.
reason-no-favour = Das hast du nicht: { $discovery }.
reason-must-unlock-one = Setze mindestens einen Arbeiter frei.
reason-no-main-action = { $board } hat keine Hauptaktion.
reason-not-possible = { $obstacle ->
    [0] Die billigste Technologie, die deine Arbeiter erlernen können, kostet { $cost } Gold, du hast { $have }.
    [1] Du besitzt alle Technologien im Spiel.
    [2] Die Technologien, die dir fehlen, liegen in Reihe 2; sie verlangt zwei Arbeiter oder einen der Stärke 4 oder 5.
    [3] Ein Gebäude kostet { $cost } Holz, du hast { $have }.
    [4] Alle Gebäude sind gebaut.
    [5] Keine Reihe der Adligen, die deine Arbeiter nutzen können, hat noch Platz.
    [6] Eine Verzierung kostet mit diesen Arbeitern { $cost } Gold, du hast { $have }.
    [7] Es ist keine Verzierung mehr da.
    [8] Keine Seite der Pyramide hat eine Stufe für eine Verzierung.
    [9] Es ist kein Pyramidenstein mehr da.
    [10] Die Pyramide hat keinen freien Platz.
   *[11] Für den billigsten freien Platz der Pyramide { $cost ->
        [one] fehlt dir { $cost } Rohstoff
       *[other] fehlen dir { $cost } Rohstoffe
    }.
}
reason-own-worker-there = Dort ist dein eigener Arbeiter ({ $space }); setze ihn zuerst frei.
reason-no-benefit = Beten würde dir dort nichts bringen ({ $space }).
reason-no-tile-there = Dort liegt kein Entdeckungsplättchen.
reason-price-not-held = Das kannst du nicht bezahlen: { $discovery }.
reason-cocoa-for-price = Den Kakao hier und dazu { $discovery } kannst du nicht bezahlen.
reason-on-top = Du bist schon ganz oben ({ $temple }).
reason-top-taken = { $seat } ist schon ganz oben ({ $temple }).
reason-not-pending = Dort steht keine Stufe an ({ $temple }).
reason-no-temple-to-climb = Du kannst in keinem Tempel steigen.
reason-no-temple-to-worship = Du kannst in keinem Tempel steigen, also die Stufe nicht wählen.
reason-help-needed = Die Aktion geht nur mit dem Helfer.
reason-owned = Du hast { $technology } schon.
reason-row-closed = Reihe 2, in der { $technology } liegt, braucht zwei Arbeiter oder einen mit Stärke 4 oder 5.
reason-too-little-gold = Das kostet { $cost } Gold, du hast { $have }.
reason-gold-for-decoration = Eine Verzierung kostet mit diesen Arbeitern { $cost } Gold, du hast { $have }.
reason-row-not-reached = { $row_id ->
    [top] Die obere Reihe braucht einen Arbeiter.
    [middle] Die mittlere Reihe braucht zwei Arbeiter.
   *[bottom] Die untere Reihe braucht drei Arbeiter.
}
reason-own-row-has-room = { $row_id ->
    [top] Die obere Reihe geht nur, wenn die Reihe deiner Arbeiter voll ist.
    [middle] Die mittlere Reihe geht nur, wenn die Reihe deiner Arbeiter voll ist.
   *[bottom] Die untere Reihe geht nur, wenn die Reihe deiner Arbeiter voll ist.
}
reason-row-full = { $row_id ->
    [top] Die obere Reihe ist voll.
    [middle] Die mittlere Reihe ist voll.
   *[bottom] Die untere Reihe ist voll.
}
reason-no-support = Darunter fehlen Pyramidensteine.
reason-no-tiles-below = Darunter liegen noch nicht alle vier Steine.
reason-side-full = { $side_id ->
    [top] Oben ist keine gestützte Stufe frei.
    [right] Rechts ist keine gestützte Stufe frei.
    [bottom] Unten ist keine gestützte Stufe frei.
   *[left] Links ist keine gestützte Stufe frei.
}
reason-place-taken = Dort liegt schon ein Stein: { $place }.
reason-cost-not-held = Das kostet { $goods }, mehr als du hast.
reason-wood-not-held = Ein Gebäude kostet { $goods }, mehr als du hast.
reason-discount-needed = Ohne Gerüstbau kostet das { $goods }, mehr als du hast.
reason-nothing-to-save = Dieser Stein kostet kein { $good }.
reason-already-in-play = Dein vierter Arbeiter ist schon im Spiel.
reason-without-effect = Das hätte jetzt keine Wirkung: { $discovery }.
reason-not-now = Das geht in diesem Augenblick nicht: { $discovery }.
reason-not-held = { $amount ->
    [one] { $amount } kannst du nicht zahlen, du hast { $have }.
   *[other] { $amount } kannst du nicht zahlen, du hast { $have }.
}
reason-not-held-to-sell = { $amount ->
    [one] { $amount } kannst du nicht abgeben, du hast { $have }.
   *[other] { $amount } kannst du nicht abgeben, du hast { $have }.
}
reason-needed-for-action = Was { $discovery } kostet, wird für die gewählte Aktion gebraucht.
reason-no-unlocked-worker = Du hast dort keinen freien Arbeiter der Stärke { $power } ({ $board }).
reason-nobody-to-take-along = Auf derselben Tafel steht kein anderer Arbeiter der Stärke { $power }.
reason-space-elsewhere = Dein Arbeiter steht auf einer anderen Tafel; dort kann er nicht beten ({ $space }).
reason-no-royal-tile-here = Herrscherplättchen nutzt man nur im Palast.
reason-royal-tile-only = Im Palast nutzt du das Herrscherplättchen des Gebetsraums; eine Tempelstufe oder nur das Entdeckungsplättchen gibt es dort nicht.
reason-nobody-to-leave-out = Keinen Arbeiter der Stärke { $power } kannst du auslassen; der gezogene ist immer dabei.
reason-not-in-play = Diese Technologie ist nicht im Spiel: { $technology }.
reason-decoration-not-shown = Diese Verzierung liegt nicht in der Auslage: { $decoration }.
reason-stone-not-shown = Dieser Stein liegt nicht in der Auslage: { $stone_tile }.
reason-looks-the-same = So gedreht sieht der Stein gleich aus; wähle eine der anderen Drehungen.
reason-not-on-step = Auf dieser Stufe liegt das nicht: { $discovery }.
reason-not-on-avenue = Auf diesem Schritt der Straße der Toten liegt das nicht: { $discovery }.
reason-not-beside = Das gehört nicht zu diesem Startplättchen: { $discovery }.
reason-not-used-in-action = Dort kannst du keinen Arbeiter der Stärke { $power } verstärken ({ $board }): Er muss bei der Aktion mitgewirkt haben.
reason-nobody-to-power-up = Dort hast du keinen freien Arbeiter der Stärke { $power }, den du verstärken kannst ({ $board }).
reason-mask-not-used = Masken hebt man für die Wertung auf, sie werden nicht benutzt: { $discovery }.
reason-used-elsewhere = Das wird dort angeboten, wo es wirkt, nicht hier: { $discovery }.
reason-not-at-upkeep = Beim Unterhalt helfen nur Kakaosack und Gunst, nicht: { $discovery }.
reason-not-dealt = Das wurde dir nicht ausgeteilt: { $starting }.
reason-not-offered = Das liegt nicht aus: { $starting }.
reason-board-not-named = Diese Tafel steht nicht auf deinen Startplättchen: { $board }.
reason-nothing-to-pay = Es ist nichts zu zahlen.

## Was geschah

event-starts = { $seat } ist Startspieler.
event-board-laid = Platz { $slot } im Kreis, im Uhrzeigersinn ab dem Palast: { $board }.
event-royal-laid = Herrscherplättchen für { $space }: { $royal }.
event-technology-laid = Technologie im Spiel: { $technology }.
event-bonus-laid = Bonusplättchen ({ $temple }): { $bonus }.
event-stone-laid = { $stone_tile } liegt von Anfang an: { $place }.
event-tile-on-track = { $discovery } liegt bei: { $pile }.
event-dealt = { $seat } bekommt { $starting }.
event-dealt-unseen = { $seat } bekommt ein Startplättchen.
event-beside = Zu { $starting } gehört { $discovery }.
event-offered = { $starting } liegt aus.
event-kept = { $seat } behält { $starting }.
event-returned = { $discovery } kommt in den Stapel zurück.
event-stands = { $seat } stellt eine { $power } auf ({ $board }).
event-neutral-tile = Für neutrale Arbeiter gezogen: { $starting }.
event-neutral-stands = Ein neutraler Arbeiter wird aufgestellt ({ $board }).
event-gained = { $source_id ->
    [none] { $seat } nimmt { $amount } { $good }.
    [ac5] { $seat } nimmt { $amount } { $good } (Aufstieg).
    [aw4] { $seat } nimmt { $amount } { $good } (Aufstieg).
   *[other] { $seat } nimmt { $amount } { $good } ({ $source }).
}
event-seat-cocoa = { $seat } nimmt { $amount } { $good }.
event-paid = { $seat } zahlt { $amount } { $good }.
event-waived = { $seat } nutzt die Gunst statt { $amount } Kakao.
event-scored = { $source_id ->
    [none] { $points_number ->
        [one] { $seat } bekommt { $points } Siegpunkt.
       *[other] { $seat } bekommt { $points } Siegpunkte.
    }
    [av5] { $points_number ->
        [one] { $seat } bekommt { $points } Siegpunkt (Aufstieg).
       *[other] { $seat } bekommt { $points } Siegpunkte (Aufstieg).
    }
   *[other] { $points_number ->
        [one] { $seat } bekommt { $points } Siegpunkt ({ $source }).
       *[other] { $seat } bekommt { $points } Siegpunkte ({ $source }).
    }
}
event-round = Runde { $round }. Die weiße Scheibe liegt auf { $white }, die schwarze auf { $black }.
event-turn = { $seat } ist am Zug.
event-passed = { $seat } passt.
event-moved = { $colours ->
    [0] { $seat } zieht mit einer { $power }: { $from } → { $to }; keine Farbe ist da.
    [one] { $seat } zieht mit einer { $power }: { $from } → { $to }; { $colours } Farbe ist da.
   *[other] { $seat } zieht mit einer { $power }: { $from } → { $to }; { $colours } Farben sind da.
}
event-unlocked = { $seat } setzt einen Arbeiter frei ({ $space }).
event-displaced = { $by_seat } schickt den Arbeiter von { $seat } hinaus ({ $space }).
event-collected = { $seat } erntet Kakao ({ $board }).
event-worshipped = { $seat } betet ({ $space }).
event-main-action = { $workers ->
    [one] { $seat } führt die Hauptaktion aus ({ $board }) mit { $workers } Arbeiter, Stärke { $lowest }.
   *[other] { $seat } führt die Hauptaktion aus ({ $board }) mit { $workers } Arbeitern, niedrigste Stärke { $lowest }.
}
event-helped = { $workers ->
    [one] { $seat } zählt nun { $workers } Arbeiter ({ $source }).
   *[other] { $seat } zählt nun { $workers } Arbeiter ({ $source }).
}
event-decoration-shown = Verzierung in der Auslage: { $decoration }.
event-stone-shown = In der Auslage beim Bauwerk: { $stone_tile }.
event-discovery-shown = Entdeckungsplättchen ({ $board }): { $discovery }.
event-climbed = { $seat } steigt: { $temple } { $step }.
event-climb-lapsed = { $temple_id ->
    [none] { $seat } kann in keinem Tempel steigen; die Stufe verfällt.
   *[other] { $seat } kann nicht steigen ({ $temple }); die Stufe verfällt.
}
event-avenue = { $seat } geht auf Schritt { $step } der Straße der Toten.
event-avenue-lapsed = { $seat } ist am Ende der Straße der Toten; der Schritt verfällt.
event-track = { $seat } geht auf Schritt { $step } der Pyramidenleiste.
event-powered-up = { $seat } verstärkt einen Arbeiter ({ $board }) auf { $power }.
event-wasted = { $amount ->
    [one] { $seat } verliert { $amount } Verstärkung.
   *[other] { $seat } verliert { $amount } Verstärkungen.
}
event-ascended = Ein Arbeiter von { $seat } ({ $board }) steigt auf und beginnt im Palast von vorn.
event-rewarded = { $seat } wählt als Belohnung: { $reward }.
event-fourth-worker = Der vierte Arbeiter von { $seat } kommt ins Spiel ({ $board }), mit Stärke { $power }.
event-claimed = { $seat } nimmt ein Entdeckungsplättchen: { $discovery }.
event-claim-lapsed = { $seat } kann das Entdeckungsplättchen nicht bezahlen; es entfällt.
event-too-dear = { $seat } kann das Entdeckungsplättchen auf Schritt { $step } der Straße der Toten nicht bezahlen: { $discovery }.
event-used = { $seat } nutzt ein Entdeckungsplättchen: { $discovery }.
event-learned = { $seat } lernt { $technology }.
event-built = { $row_id ->
    [top] { $seat } baut in der oberen Reihe der Adeligen.
    [middle] { $seat } baut in der mittleren Reihe der Adeligen.
   *[bottom] { $seat } baut in der unteren Reihe der Adeligen.
}
event-decorated = { $side_id ->
    [top] { $seat } legt oben auf Stufe { $step } eine Verzierung: { $decoration }.
    [right] { $seat } legt rechts auf Stufe { $step } eine Verzierung: { $decoration }.
    [bottom] { $seat } legt unten auf Stufe { $step } eine Verzierung: { $decoration }.
   *[left] { $seat } legt links auf Stufe { $step } eine Verzierung: { $decoration }.
}
event-laid = { $seat } baut { $stone_tile } ({ $place }).
event-matched = { $coloured ->
    [0] { $seat } trifft ein Symbol: { $icon }.
   *[other] { $seat } trifft ein farbiges Symbol: { $icon }.
}
event-completed = { $seat } vollendet die Pyramide.
event-saved = { $seat } spart { $amount } { $good } ({ $source }).
event-white-disc = Die weiße Scheibe rückt auf { $white }; die schwarze liegt auf { $black }.
event-discs-met = Die Scheiben treffen sich auf { $white }. Diese Runde wird beendet, dann folgt noch eine.
event-extra-round = Die letzte Runde vor Eklipse { $eclipse }.
event-eclipse = { $final ->
    [0] Eklipse { $eclipse }.
   *[other] Eklipse { $eclipse }, die letzte.
}
event-avenue-scored = { $points_number ->
    [one] { $seat } bekommt { $points } Siegpunkt für die Straße der Toten: Schritt { $step } × { $value }.
   *[other] { $seat } bekommt { $points } Siegpunkte für die Straße der Toten: Schritt { $step } × { $value }.
}
event-track-scored = { $step ->
    [one] { $seat } bekommt { $points } { $points_number ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } für { $step } Schritt auf der Pyramidenleiste.
   *[other] { $seat } bekommt { $points } { $points_number ->
            [one] Siegpunkt
           *[other] Siegpunkte
        } für { $step } Schritte auf der Pyramidenleiste.
}
event-track-most = { $points_number ->
    [one] { $seat } ist auf der Pyramidenleiste am weitesten und bekommt { $points } Siegpunkt.
   *[other] { $seat } ist auf der Pyramidenleiste am weitesten und bekommt { $points } Siegpunkte.
}
event-masks-scored = { $seat } bekommt { $points } { $points_number ->
    [one] Siegpunkt
   *[other] Siegpunkte
} für { $kinds ->
    [one] eine einzelne Maske.
   *[other] einen Satz von { $kinds } Masken.
}
event-upkeep = { $seat } schuldet { $due } Kakao Unterhalt.
event-upkeep-lost = { $points_number ->
    [one] { $seat } lässt { $unpaid } Kakao offen und verliert { $points_size } Siegpunkt.
   *[other] { $seat } lässt { $unpaid } Kakao offen und verliert { $points_size } Siegpunkte.
}
event-calendar-reset = Die weiße Scheibe kommt auf { $white } zurück, die schwarze rückt auf { $black }.
event-bonus-scored = { $points_number ->
    [one] { $seat } bekommt { $points } Siegpunkt für { $source } ({ $temple }).
   *[other] { $seat } bekommt { $points } Siegpunkte für { $source } ({ $temple }).
}
event-won = { $points_number ->
    [one] { $seat } gewinnt mit { $points } Siegpunkt.
   *[other] { $seat } gewinnt mit { $points } Siegpunkten.
}
event-track-reset = Die Pyramidenleiste wird auf 0 zurückgesetzt.
event-bot-pyramid = { $position ->
    [7] Neben den Plättchen des Teotibots: { $bot_tile }.
   *[other] Platz { $position } des Teotibots: { $bot_tile }.
}
event-bot-directions = { $direction_id ->
    [left] Richtungsplättchen { $position } des Teotibots zeigt nach links.
   *[right] Richtungsplättchen { $position } des Teotibots zeigt nach rechts.
}
event-bot-rolled = Der Teotibot würfelt { $sum }: Platz { $position }.
event-bot-tile = Der Teotibot führt sein Plättchen aus: { $bot_tile }.
event-bot-failed = Der Teotibot scheitert: { $bot_tile }.
event-bot-advanced = Der Teotibot rückt mit einer { $power } vor: { $from } → { $to }.
event-bot-filled = Nun auf Platz { $position } des Teotibots: { $bot_tile }.
event-bot-aside = Zur Seite gelegt: { $bot_tile }.
event-bot-exchanged = { $points_number ->
    [one] Der Teotibot tauscht { $amount } Kakao in { $points } Siegpunkt.
   *[other] Der Teotibot tauscht { $amount } Kakao in { $points } Siegpunkte.
}
event-bot-worshipped = Der Arbeiter des Teotibots geht beten ({ $space }).
event-bot-discarded = Der Teotibot wirft ein Entdeckungsplättchen ab ({ $board }): { $discovery }.
event-bot-leftovers = { $points_number ->
    [one] Der Teotibot bekommt { $points } Siegpunkt für das, was übrig ist.
   *[other] Der Teotibot bekommt { $points } Siegpunkte für das, was übrig ist.
}
event-bot-technologies = { $points_number ->
    [one] Der Teotibot bekommt { $points } Siegpunkt für seine Technologien.
   *[other] Der Teotibot bekommt { $points } Siegpunkte für seine Technologien.
}
event-bot-won = { $points_number ->
    [one] Der Teotibot gewinnt mit { $points } Siegpunkt.
   *[other] Der Teotibot gewinnt mit { $points } Siegpunkten.
}
event-bot-tried = Der Teotibot versucht es ({ $board }): { $bot_tile }.
event-bot-starts = Der Teotibot ist am Zug.

## Der Tisch im Terminal

table-apart = Runde { $round }, vor Eklipse { $eclipse }. Weiße Scheibe auf { $white }, schwarze auf { $black }.
table-met = Runde { $round }. Die Scheiben haben sich auf { $black } getroffen; noch eine Runde bis Eklipse { $eclipse }.
table-extra-round = Runde { $round }, die letzte vor Eklipse { $eclipse }.
table-points = Siegpunkte: { $points }
table-more-points = Siegpunkte { $points }
table-head-points = Siegpunkte
table-head-avenue = Straße
table-head-track = Pyramidenleiste
table-pyramid = Pyramide, jedes Symbol mit seiner Ebene. Ein Buchstabe links und eine Zahl oben benennen einen Platz an seinem Symbol links oben: 2b1 liegt auf Ebene 2 in Zeile b, Spalte 1.
table-pyramid-level = Ebene { $level }
table-icons = S Statue, H Kopfschmuck, F Schlange, O Glyphe; · noch nichts gebaut
table-side = Verzierungen { $side }: { $tiles }
table-decorations = Verzierungen in der Auslage: { $tiles }
table-technology = Reihe { $row }, { $temple }: { $name } ({ $cost }) – { $effect }
table-owners = {"; "}hat: { $owners }
table-free = frei
table-buildings = Gebäude: obere Reihe { $top } von 5, mittlere { $middle } von 4, untere { $bottom } von 3; jeder Schritt auf der Straße ist { $value } wert
table-bonus = Bonusplättchen, { $temple }: { $name } – { $effect }
table-bot = Der Teotibot: { $tiles }; Richtungen { $ways }

## Einstellungen eines Tisches

option-setup = Aufbau
option-setup-random = zufällig
option-setup-first-game = erstes Spiel
option-eclipse = Eklipsen
option-eclipse-usual = nach einer weiteren Runde
option-eclipse-dark = dunkel: sofort
option-starting-tiles = Startplättchen
option-starting-tiles-secret = geheim gewählt
option-starting-tiles-draft = reihum genommen
option-layout = Pyramide am Anfang
option-layout-0 = üblich
option-layout-1 = andere Anordnung 1
option-layout-2 = andere Anordnung 2
option-layout-3 = andere Anordnung 3
option-power-ups = Verstärkungen gehen an
option-power-ups-workers-used = eingesetzte Arbeiter
option-power-ups-any-on-board = jeden Arbeiter auf der Tafel

## Fenster: Fragen, die sich im Voraus beantworten lassen

window-turn-end = Ende des Zuges
window-climb-order = Reihenfolge der Tempelstufen
window-upkeep = Unterhalt

## Wozu Antworten führen

note-main-action = Hauptaktion:
note-worship-in = Gebet ({ $space }):
note-crew = { $count ->
    [one] { $count } Arbeiter
   *[other] { $count } Arbeiter
}, niedrigste Stärke { $power }
note-board = { $board_effect }
note-space = { $space_effect }
note-tile = { $tile }: { $tile_effect }
note-priced-tile = { $tile } ({ $tile_price }): { $tile_effect }
note-also-tile = für { $cocoa } Kakao mehr dazu { $tile }
note-tile-or-both = dort: { $tile }; beides für { $cocoa } Kakao mehr
note-displaces = { $seat } wird für { $cocoa } Kakao verdrängt
note-only-collect = dort lässt sich nur Kakao nehmen; das geschieht sofort
note-unlock-then-collect = kostet { $cocoa } Kakao; danach wird hier sofort { $collected } Kakao geerntet
note-exchange = { $cocoa } Kakao für { $goods }
note-good = { $count } { $good }
note-loses = { $lost ->
    [one] kostet { $lost } Punkt
   *[other] kostet { $lost } Punkte
}
note-lays = { $score } { $score ->
    [one] Punkt
   *[other] Punkte
}
note-lays-climbs = { $score } { $score ->
    [one] Punkt
   *[other] Punkte
} und { $temples_number ->
    [one] ein Schritt
   *[other] Schritte
} ({ $temples })
note-lays-turned = je nach Drehung: { $ways }
note-lays-anywhere = je nach Platz und Drehung: { $ways }
note-owner-scores = { $seat } bekommt { $score } { $score ->
    [one] Punkt
   *[other] Punkte
}
note-ascends = der Arbeiter steigt auf
note-on-side = { $side } { $score } { $score ->
    [one] Punkt
   *[other] Punkte
}
note-on-side-climbs = { $side } { $score } { $score ->
    [one] Punkt
   *[other] Punkte
} und { $temples }
note-temple = { $temple }
note-named = { $tile }
note-covers = Stufe { $at }: { $matches ->
    [0] keine Übereinstimmung
    [one] { $matches } Übereinstimmung
   *[other] { $matches } Übereinstimmungen
}
note-last-round = Das ist die letzte Runde des Spiels: Es folgen eine Eklipse und die Schlusswertung.
note-last-round-follows = Die Pyramide ist fertig: Nach dieser Runde kommt die letzte des Spiels.
note-upkeep = Nach dieser Runde kommt die { $last ->
    [1] letzte Eklipse und das Spielende
   *[other] Eklipse
}, mit Unterhalt: { $due } Kakao für deine Arbeiter; jetzt hast du { $cocoa }. Jeder fehlende kostet { $each } { $each ->
    [one] Punkt
   *[other] Punkte
}{ $lost ->
    [0] .
   *[other] : { $lost }, wenn sich nichts ändert; die Sonne bei deinen Vorräten zeigt, was eine Antwort daran ändert.
} Gezahlt wird von selbst, soweit der Kakao reicht, außer du willst gefragt werden.
note-upkeep-helped = Nach dieser Runde kommt die { $last ->
    [1] letzte Eklipse und das Spielende
   *[other] Eklipse
}, mit Unterhalt: { $due } Kakao für deine Arbeiter; jetzt hast du { $cocoa } und { $tiles }{ $lost ->
    [0] .
    [one] ; wenn sich nichts ändert, geht { $lost } Punkt verloren. Die Sonne bei deinen Vorräten zeigt, was eine Antwort daran ändert.
   *[other] ; wenn sich nichts ändert, gehen { $lost } Punkte verloren. Die Sonne bei deinen Vorräten zeigt, was eine Antwort daran ändert.
}
