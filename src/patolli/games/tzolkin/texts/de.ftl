# Tzolk'in auf Deutsch. Wie Kennungen und Argumente zustande kommen, steht am Kopf von patolli/texts.

## Dinge

thing-palenque = Palenque
thing-yaxchilan = Yaxchilan
thing-tikal = Tikal
thing-uxmal = Uxmal
thing-chichen = Chichen Itza
thing-start = Startspielerfeld

thing-wood = Holz
thing-stone = Stein
thing-gold = Gold
thing-skull = Schädel
thing-corn = Mais

thing-chaac = Chaac
thing-quetzalcoatl = Quetzalcoatl
thing-kukulcan = Kukulcan

thing-agriculture = Landwirtschaft
thing-extraction = Rohstoffgewinnung
thing-architecture = Architektur
thing-theology = Theologie
component-bonus = { $thing }, Bonus

thing-farm = Farm
thing-city = Stadtgebäude
thing-tomb = Grabmal
thing-shrine = Schrein

## Gebäude

thing-b01 = Acker I
thing-b02 = Acker II
thing-b03 = Acker III
thing-b04 = Terrassen I
thing-b05 = Terrassen II
thing-b06 = Ackerbauschule
thing-b07 = Speicherhaus
thing-b08 = Bergbauschule
thing-b09 = Goldwerkstatt
thing-b10 = Grabmal in Braun und Gelb
thing-b11 = Grabmal in Braun und Grün
thing-b12 = Grabmal der Maurer
thing-b13 = Schrein der Bauleute
thing-b14 = Schrein der Seher
thing-b15 = Landgut I
thing-b16 = Landgut II
thing-b17 = Landgut III
thing-b18 = Steinakademie
thing-b19 = Goldakademie
thing-b20 = Maisakademie
thing-b21 = Schädelakademie
thing-b22 = Grabmal der Händler
thing-b23 = Grabmal der Siedler
thing-b24 = Grabmal der Herrscher
thing-b25 = Grabmal der Boten
thing-b26 = Grabmal der drei Götter
thing-b27 = Schrein in Braun
thing-b28 = Schrein in Grün
thing-b29 = Schrein in Gelb
thing-b30 = Schrein der Priester
thing-b31 = Schrein der Architekten
thing-b32 = Schrein der Gelehrten

## Monumente

thing-m01 = Monument der Grabmäler
thing-m02 = Monument der Bauten
thing-m03 = Monument des Reiches
thing-m04 = Monument des Maises
thing-m05 = Monument des Waldes
thing-m06 = Monument der Stadt
thing-m07 = Monument der Arbeiter
thing-m08 = Monument des Lernens
thing-m09 = Monument der Meisterschaft
thing-m10 = Monument der Schreine
thing-m11 = Monument des Aufstiegs
thing-m12 = Monument der Gunst
thing-m13 = Monument der Schädel

## Startvermögen

thing-w01 = Startvermögen 1
thing-w02 = Startvermögen 2
thing-w03 = Startvermögen 3
thing-w04 = Startvermögen 4
thing-w05 = Startvermögen 5
thing-w06 = Startvermögen 6
thing-w07 = Startvermögen 7
thing-w08 = Startvermögen 8
thing-w09 = Startvermögen 9
thing-w10 = Startvermögen 10
thing-w11 = Startvermögen 11
thing-w12 = Startvermögen 12
thing-w13 = Startvermögen 13
thing-w14 = Startvermögen 14
thing-w15 = Startvermögen 15
thing-w16 = Startvermögen 16
thing-w17 = Startvermögen 17
thing-w18 = Startvermögen 18
thing-w19 = Startvermögen 19
thing-w20 = Startvermögen 20
thing-w21 = Startvermögen 21

## Was Plättchen, Stufen und Boni bewirken

effect-gain = { $goods }
effect-vp = { $n ->
    [one] { $n } Siegpunkt
   *[other] { $n } Siegpunkte
}
effect-worker = { $n } Arbeiter
effect-tech = { $track } +{ $steps }
effect-tech-choice = beliebige Technologie +{ $steps }
effect-temple = { $temple } +{ $steps }
effect-temple-choice = beliebiger Tempel +{ $steps }
effect-build = ein weiterer Bau
effect-market = Markt
effect-paid-action = beliebige Aktion für { $cost_corn } Mais
effect-resource-choice = { $n ->
    [one] { $n } Rohstoff nach Wahl
   *[other] { $n } Rohstoffe nach Wahl
}
effect-feed-free = ernährt { $workers } Arbeiter
effect-feed-discount = jeder Arbeiter braucht { $per_worker } Mais weniger
effect-harvest-corn-bonus = { $corn } Mais mehr bei jeder Maisernte im Dschungel
effect-harvest-without-tile = Mais ohne Plättchen ernten
effect-fish-bonus = { $corn } Mais mehr beim Fischen
effect-resource-bonus = { $n } { $good } mehr, wo eine Aktion { $good } bringt
effect-build-corn-bonus = { $corn } Mais je Gebäude
effect-build-vp-bonus = { $vp ->
    [one] { $vp } Siegpunkt je Gebäude
   *[other] { $vp } Siegpunkte je Gebäude
}
effect-build-discount = { $resources ->
    [one] Gebäude kosten { $resources } Rohstoff weniger
   *[other] Gebäude kosten { $resources } Rohstoffe weniger
}
effect-next-higher-action = die nächsthöhere Aktion in Chichen Itza
effect-offering-step = { $cost_any_resource ->
    [one] nach einer Aktion in Chichen Itza { $cost_any_resource } Rohstoff zahlen: beliebiger Tempel +{ $steps }
   *[other] nach einer Aktion in Chichen Itza { $cost_any_resource } Rohstoffe zahlen: beliebiger Tempel +{ $steps }
}
effect-skull-bonus = { $skull } Schädel mehr in Yaxchilan 4

## Was die Felder der Räder bewirken

action-fish = { $corn } Mais nehmen
action-harvest = { $wood ->
    [0] { $corn } Mais ernten
   *[other] { $corn } Mais oder { $wood } Holz ernten
}
action-gain = { $goods } nehmen
action-advance-tech = { $steps_max ->
    [one] einen Fortschritt machen
   *[other] bis zu { $steps_max } Fortschritte machen
}
action-build = { $pay_id ->
    [corn] ein Gebäude mit Mais bauen
   *[other] { $monuments_max ->
        [0] ein Gebäude bauen
       *[other] bis zu { $buildings_max } Gebäude oder ein Monument bauen
    }
}
action-temple-steps = { $cost_corn ->
    [0] { $cost_any_resource ->
        [one] { $cost_any_resource } Rohstoff zahlen, in { $temples } { $temples ->
            [one] Tempel
           *[other] Tempeln
        } aufsteigen
       *[other] { $cost_any_resource } Rohstoffe zahlen, in { $temples } { $temples ->
            [one] Tempel
           *[other] Tempeln
        } aufsteigen
    }
   *[other] { $temples ->
        [one] { $cost_corn } Mais zahlen, in einem Tempel aufsteigen
       *[other] { $cost_corn } Mais zahlen, in { $temples } Tempeln aufsteigen
    }
}
action-market = auf dem Markt handeln
action-gain-worker = { $n ->
    [one] einen neuen Arbeiter holen
   *[other] { $n } neue Arbeiter holen
}
action-paid-action = { $cost_corn } Mais für eine beliebige Aktion zahlen
action-skull-offering = { $resource_choice ->
    [0] Schädel ablegen: { $vp } { $vp ->
            [one] Siegpunkt
           *[other] Siegpunkte
        }, { $temple } +{ $temple_steps }
   *[other] Schädel ablegen: { $vp } { $vp ->
            [one] Siegpunkt
           *[other] Siegpunkte
        }, { $temple } +{ $temple_steps }, { $resource_choice } { $resource_choice ->
            [one] Rohstoff
           *[other] Rohstoffe
        }
}

## Was Monumente bringen

scoring-per-kind = { $vp_each } { $vp_each ->
    [one] Siegpunkt
   *[other] Siegpunkte
} je { $of_kind_id ->
    [shrine] eigenem Schrein
    [farm] eigener Farm
   *[other] eigenem { $of_kind }
}
scoring-per-structure = { $vp_each } { $vp_each ->
    [one] Siegpunkt
   *[other] Siegpunkte
} je eigenem Gebäude und Monument
scoring-per-monument-of-all = { $vp_each_by_players_2 }, { $vp_each_by_players_3 } oder { $vp_each_by_players_4 } Siegpunkte (zu zweit, dritt, viert) je Monument, gleich von wem
scoring-per-corn-tile = { $vp_each } { $vp_each ->
    [one] Siegpunkt
   *[other] Siegpunkte
} je eigenem Maisplättchen
scoring-per-wood-tile = { $vp_each } { $vp_each ->
    [one] Siegpunkt
   *[other] Siegpunkte
} je eigenem Abholzplättchen
scoring-workers = { $vp_by_workers_3 }, { $vp_by_workers_4 }, { $vp_by_workers_5 } oder { $vp_by_workers_6 } Siegpunkte bei 3, 4, 5 oder 6 Arbeitern
scoring-per-tech-level = { $vp_each } { $vp_each ->
    [one] Siegpunkt
   *[other] Siegpunkte
} je Technologiestufe
scoring-maxed-techs = { $vp_by_count_1 }, { $vp_by_count_2 }, { $vp_by_count_3 } oder { $vp_by_count_4 } Siegpunkte bei 1, 2, 3 oder 4 Technologien auf Stufe 3
scoring-best-temple = { $vp_each } { $vp_each ->
    [one] Siegpunkt
   *[other] Siegpunkte
} je Stufe über dem Start im besten Tempel
scoring-temple-points = noch einmal die Siegpunkte deiner Tempelstufen
scoring-per-offered-skull = { $vp_each } { $vp_each ->
    [one] Siegpunkt
   *[other] Siegpunkte
} je Schädel in Chichen Itza

## Woher Punkte kommen

score-temples = Tempel
score-buildings = Gebäude
score-chichen-itza = Chichen Itza
score-architecture = Architektur
score-unfed = Hungrige Arbeiter
score-corn = Mais und Rohstoffe
score-skulls = Schädel
score-monuments = Monumente
score-start = Startvermögen

## Züge

move-draw = { $object } ziehen
move-deal = { $object } austeilen
move-neutral = { $object } für neutrale Arbeiter ziehen
move-starts = { $seat } beginnt
move-keep = { $object } behalten: { $effect }
move-beg = Betteln und bei { $object } absteigen
move-turn-place = Arbeiter einsetzen
move-turn-pick = Arbeiter zurücknehmen
move-place = Arbeiter auf { $object } einsetzen
move-place-start = Arbeiter auf das Startspielerfeld setzen
move-pick = Arbeiter von { $object } zurücknehmen
move-act = Aktion { $number } ausführen
move-act-none = Auf die Aktion verzichten
move-higher = Nächsthöhere Aktion ausführen, { $number }
move-harvest-wood = Ein Abholzplättchen nehmen
move-harvest-corn = Ein freies Maisplättchen nehmen
move-harvest-burn = Brandroden: das Maisplättchen nehmen und in einem Tempel absteigen
move-harvest-no-tile = Mais ohne Plättchen ernten
move-anger = Bei { $object } absteigen
move-advance = Fortschritt: { $object }
move-build = Bauen: { $object } ({ $effect })
move-benefits-now = Architektur für dieses Gebäude nutzen
move-benefits-later = Architektur für das zweite Gebäude aufsparen
move-save = 1 { $object } sparen
move-climb = Bei { $object } aufsteigen
move-buy = 1 { $object } kaufen
move-sell = 1 { $object } verkaufen
move-use = { $object }: { $effect }
move-take = 1 { $object } nehmen

## Fragen

question-KeepTile = { $left ->
    [one] Welches Startvermögen behältst du noch?
   *[other] Welches Startvermögen behältst du? Wähle { $left } deiner Plättchen.
}
question-Beg = Du hast { $corn } Mais. Bettelst du, um { $after } zu haben?
    .pass = Nicht betteln
question-ChooseMode = Setzt du Arbeiter ein, oder nimmst du welche zurück?
question-PlaceWorker = { $placed ->
    [0] Wo setzt du einen Arbeiter ein?
   *[other] Wo setzt du noch einen Arbeiter ein? Er kostet { $surcharge } Mais Zuschlag.
}
    .stop = Keinen weiteren Arbeiter einsetzen
question-Mercy = Wo setzt du deinen einen Arbeiter ein? Du gibst deinen ganzen Mais ab: { $corn }.
question-PickWorker = { $picked ->
    [0] Welchen Arbeiter nimmst du zurück?
   *[other] Nimmst du noch einen Arbeiter zurück?
}
    .stop = Keinen weiteren Arbeiter zurücknehmen
question-ChooseAction = Welche Aktion führst du mit dem Arbeiter von { $wheel } { $space } aus?
    .act = { $object }: { $effect }
    .act-none = Auf die Aktion verzichten
    .higher = { $space ->
        [9] Freie Wahl, { $number }: { $effect }
       *[other] Höher zu { $object }: { $effect }
    }
question-Harvest = Was erntest du in Dschungelgruppe { $action }?
question-Anger = Die Götter sind verärgert. In welchem Tempel steigst du ab?
question-Advance = { $paid ->
    [0] In welcher Technologie machst du den kostenlosen Fortschritt?
   *[other] In welcher Technologie machst du einen Fortschritt?
}
    .stop = Keinen weiteren Fortschritt machen
question-Pay = { $resource_id ->
    [stone] { $amount ->
        [one] Du zahlst { $amount } Rohstoff: Stein oder Gold?
       *[other] Du zahlst { $amount } Rohstoffe in Stein und Gold. Welche?
    }
   *[other] { $amount ->
        [one] Du zahlst { $amount } Rohstoff. Welchen?
       *[other] Du zahlst { $amount } Rohstoffe. Welche?
    }
}
    .amount = { $resource_id ->
        [stone] { $rest ->
            [0] { $count } Stein zahlen
           *[other] { $count ->
                [0] Keinen Stein zahlen, alles in Gold
               *[other] { $count } Stein zahlen, den Rest in Gold
            }
        }
       *[other] { $rest ->
            [0] { $count } { $resource } zahlen
           *[other] { $count ->
                [0] Kein { $resource } zahlen, alles in Stein und Gold
               *[other] { $count } { $resource } zahlen, den Rest in Stein und Gold
            }
        }
    }
question-ChooseBuilding = { $how ->
    [1] Welches Gebäude oder Monument baust du?
    [2] Welches zweite Gebäude baust du?
    [3] Welches zweite Gebäude baust du?
    [4] Welches Gebäude baust du mit Mais?
    [5] Baust du ein weiteres Gebäude?
   *[other] Welches Gebäude baust du?
}
    .stop = Kein zweites Gebäude bauen
    .pass = Nichts weiter bauen
question-UseBenefits = Nutzt du die Architektur hier ({ $building }), oder sparst du sie für ein zweites Gebäude auf?
question-Save = Welchen Rohstoff zahlst du nicht ({ $building })?
question-Climb = { $left ->
    [one] In welchem Tempel steigst du auf?
   *[other] In welchem Tempel steigst du zuerst auf? Du steigst in { $left }.
}
question-Trade = Was tauschst du?
    .stop = Den Markt verlassen
question-Use = { $cost ->
    [0] Welche Aktion führst du aus?
   *[other] Welche Aktion führst du für { $cost } Mais aus?
}
    .pass = Auf die Aktion verzichten
question-TakeResource = { $left ->
    [one] Welchen Rohstoff nimmst du?
   *[other] Welchen Rohstoff nimmst du zuerst? Du nimmst { $left }.
}
question-OfferingStep = { $cost ->
    [one] Zahlst du { $cost } Rohstoff, um in einem Tempel aufzusteigen?
   *[other] Zahlst du { $cost } Rohstoffe, um in einem Tempel aufzusteigen?
}
    .yes = Zahlen und aufsteigen
    .no = Nichts zahlen
question-ChooseDays = Es ist Tag { $day }. Um wie viele Tage rückt der Kalender vor?
    .amount = { $count ->
        [one] Um { $count } Tag vorstellen
       *[other] Um { $count } Tage vorstellen und die Tafel auf die dunkle Seite drehen
    }
question-DrawMonument = Welches Monument wird gezogen?
question-DrawBuilding = Welches Gebäude wird gezogen?
question-ChooseStart = Wer ist Startspieler?
question-DealTile = Welches Startvermögen wird ausgeteilt?
question-DrawNeutral = Welches Startvermögen wird für neutrale Arbeiter gezogen?

## Warum nicht

reason-already-kept = Dieses Plättchen behältst du schon; wähle ein anderes.
reason-not-dealt = Dieses Plättchen wurde dir nicht ausgeteilt.
reason-no-such-space = { $wheel } hat kein Feld über { $highest }.
reason-no-such-action = { $wheel } hat nur { $last } Aktionen.
reason-on-bottom = Bei { $temple } stehst du ganz unten.
reason-must-beg = Du musst betteln: Keiner deiner Arbeiter steht auf einem Rad, und kein Einsatz ist bezahlbar.
reason-no-worker-in-hand = Du hast keinen Arbeiter in der Hand.
reason-wheel-full = { $wheel } ist voll.
reason-start-taken = Auf dem Startspielerfeld steht schon { $seat }.
reason-too-little-corn = Das kostet { $cost } Mais, du hast { $have }.
reason-no-payable-space = Das billigste Feld kostet { $cost } Mais, du hast { $have }.
reason-not-cheapest = Das kostet { $cost } Mais; die Gnade gilt für ein Feld mit Kosten { $cheapest }.
reason-must-place-one = Setze mindestens einen Arbeiter ein.
reason-no-worker-on-wheels = Keiner deiner Arbeiter steht auf einem Rad.
reason-not-own-worker = Auf { $wheel } { $space } steht kein Arbeiter von dir.
reason-must-pick-one = Nimm mindestens einen Arbeiter zurück.
reason-above-space = Der Arbeiter steht auf Feld { $space }; Aktion { $action } liegt darüber.
reason-no-action-on-space = Feld 0 hat keine Aktion.
reason-no-corn-to-step-back = Die Schritte zurück kosten { $cost } Mais, du hast { $have }.
reason-no-higher-action = Die nächsthöhere Aktion steht dir nicht offen.
reason-no-wood-tile = In Dschungelgruppe { $space } liegt kein Abholzplättchen mehr.
reason-no-corn-tile = In Dschungelgruppe { $space } liegt kein Maisplättchen frei.
reason-all-on-bottom = Du stehst in allen Tempeln ganz unten; kein Gott lässt sich verärgern.
reason-needs-agriculture = Das verlangt Landwirtschaft Stufe { $level }.
reason-corn-tile-there = In Dschungelgruppe { $space } liegt ein Maisplättchen frei; nimm das.
reason-jungle-empty = Dschungelgruppe { $space } ist leer.
reason-no-skull-in-supply = Im Vorrat liegt kein Schädel.
reason-no-advance-payable = { $have ->
    [0] Du hast keinen Rohstoff für einen Fortschritt.
    [one] { $have } Rohstoff reicht für keinen Fortschritt.
   *[other] { $have } Rohstoffe reichen für keinen Fortschritt.
}
reason-nothing-to-build = Es gibt nichts, das du bezahlen könntest.
reason-no-resource = { $cost ->
    [one] Das kostet { $cost } Rohstoff, du hast { $have }.
   *[other] Das kostet { $cost } Rohstoffe, du hast { $have }.
}
reason-no-temple-to-climb = In keinem Tempel kannst du aufsteigen.
reason-no-corn-for-action = Die Aktion kostet { $cost } Mais, du hast { $have }.
reason-nothing-to-trade = Du hast nichts zum Tauschen.
reason-all-workers-in-play = Deine Arbeiter sind alle im Spiel ({ $have }).
reason-no-action-to-pay-for = Es bleibt keine Aktion, die du bezahlen könntest: Erst kostet es { $cost } Mais, du hast { $have }.
reason-not-the-same-again = Diese Aktion kann nicht noch einmal sich selbst wählen.
reason-no-skull = Du hast keinen Schädel.
reason-slot-taken = Der Schädelplatz von Aktion { $action } ist besetzt.
reason-on-top = Bei { $temple } stehst du schon ganz oben.
reason-top-taken = Bei { $temple } steht { $seat } ganz oben.
reason-same-temple = Bei { $temple } bist du mit dieser Aktion schon aufgestiegen.
reason-too-few-resources = { $cost ->
    [one] Das kostet { $cost } Rohstoff, du hast { $have }.
   *[other] Das kostet { $cost } Rohstoffe, du hast { $have }.
}
reason-bonus-without-effect = Der Bonus brächte jetzt nichts ({ $technology }).
reason-not-held = So viel kannst du nicht zahlen: { $amount } verlangt, { $have } vorhanden.
reason-rest-not-held = Der Rest von { $amount } wäre nicht bezahlbar, du hast { $have }.
reason-not-on-display = Das liegt nicht aus.
reason-cost-not-payable = Das kostet { $goods }, mehr als du hast.
reason-corn-cost-not-payable = Das kostet { $cost } Mais, du hast { $have }.
reason-monument-not-here = Monumente baust du nur mit Tikal 4.
reason-not-both = Tikal 4 baut Gebäude oder ein Monument, nicht beides.
reason-benefits-needed = Ohne Architektur kostet das { $goods }, mehr als du hast.
reason-not-required = { $good_id ->
    [stone] Das Gebäude verlangt keinen Stein.
   *[other] Das Gebäude verlangt kein { $good }.
}
reason-no-corn-to-buy = Das kostet { $cost } Mais, du hast { $have }.
reason-nothing-to-sell = { $good_id ->
    [stone] Du hast keinen Stein zu verkaufen.
    [gold] Du hast kein Gold zu verkaufen.
   *[wood] Du hast kein Holz zu verkaufen.
}
reason-other-direction = { $good_id ->
    [stone] Stein hast du bei diesem Besuch schon andersherum getauscht.
    [gold] Gold hast du bei diesem Besuch schon andersherum getauscht.
   *[wood] Holz hast du bei diesem Besuch schon andersherum getauscht.
}
reason-board-dark = Deine Tafel zeigt die dunkle Seite.
reason-worker-would-fall = Ein Arbeiter auf { $wheel } würde herunterfallen ({ $seat }).

## Was geschah

event-monument-shown = Monument in der Auslage: { $monument }.
event-displayed = Gebäude in der Auslage: { $building }.
event-starts = { $seat } beginnt.
event-dealt = { $seat } bekommt { $wealth }.
event-dealt-unseen = { $seat } bekommt ein Startvermögensplättchen.
event-neutral-placed = { $wealth } bringt einen neutralen Arbeiter auf { $wheel } { $space }.
event-neutral-opposite = Ein neutraler Arbeiter kommt auf die Position gegenüber, { $wheel } { $space }.
event-kept = { $seat } behält { $wealth }.
event-wealth-gave = { $seat } nimmt { $amount } { $good } ({ $source }).
event-round = Runde { $round }, Tag { $day }.
event-turn = { $seat } ist am Zug.
event-begged = { $seat } bettelt und nimmt { $corn } Mais.
event-angered = { $seat } verärgert die Götter und steigt bei { $temple } auf die Stufe mit der { $worth } ab.
event-placed = { $corn ->
    [0] { $seat } setzt kostenlos einen Arbeiter auf { $wheel } { $space } ein.
   *[other] { $seat } setzt für { $corn } Mais einen Arbeiter auf { $wheel } { $space } ein.
}
event-placed-start = { $corn ->
    [0] { $seat } setzt kostenlos einen Arbeiter auf das Startspielerfeld.
   *[other] { $seat } setzt für { $corn } Mais einen Arbeiter auf das Startspielerfeld.
}
event-mercy = { $seat } setzt aus Gnade einen Arbeiter auf { $wheel } { $space } ein und gibt { $corn } Mais ab.
event-picked = { $seat } nimmt den Arbeiter von { $wheel } { $space } zurück.
event-stepped-back = { $seat } geht für { $corn } Mais auf { $wheel } { $action } zurück.
event-acted = { $seat } nutzt { $wheel } { $action }.
event-chose-freely = { $corn ->
    [0] { $seat } wählt frei { $wheel } { $action }.
   *[other] { $seat } wählt frei { $wheel } { $action } für { $corn } Mais.
}
event-acted-higher = { $seat } nutzt { $wheel } { $action } ({ $source }).
event-no-action = { $seat } verzichtet in { $wheel } auf die Aktion.
event-paid = { $seat } zahlt { $amount } { $good }.
event-fished = { $seat } fischt { $corn } Mais.
event-harvested = { $seat } erntet { $amount } { $good }.
event-tile-taken = { $good_id ->
    [wood] { $seat } nimmt ein Abholzplättchen aus Dschungelgruppe { $space }.
   *[corn] { $seat } nimmt ein Maisplättchen aus Dschungelgruppe { $space }.
}
event-burned = { $seat } brandrodet in Dschungelgruppe { $space }.
event-harvested-without-tile = { $seat } erntet in Dschungelgruppe { $space } ohne Plättchen.
event-gained = { $seat } nimmt { $amount } { $good }.
event-worker-gained = { $amount ->
    [one] { $seat } holt einen neuen Arbeiter.
   *[other] { $seat } holt { $amount } neue Arbeiter.
}
event-bought = { $seat } kauft 1 { $good } für { $corn } Mais.
event-sold = { $seat } verkauft 1 { $good } für { $corn } Mais.
event-used = { $seat } nutzt { $wheel } { $action } ({ $source }).
event-offered = { $seat } legt einen Schädel auf Chichen Itza { $action }.
event-offering-scored = { $points_number ->
    [one] { $seat } bekommt { $points } Siegpunkt für den Schädel.
   *[other] { $seat } bekommt { $points } Siegpunkte für den Schädel.
}
event-took = { $seat } nimmt { $amount } { $good }.
event-climbed = { $seat } steigt bei { $temple } auf die Stufe mit der { $worth }.
event-climb-lapsed = { $seat } kann bei { $temple } nicht steigen; die Stufe verfällt.
event-turned-light = { $seat } dreht die Tafel auf die helle Seite.
event-advanced = { $seat } erreicht { $technology } { $level }.
event-level-gave = { $seat } nimmt { $amount } { $good } mehr ({ $source }).
event-level-scored = { $points_number ->
    [one] { $seat } bekommt { $points } Siegpunkt ({ $source }).
   *[other] { $seat } bekommt { $points } Siegpunkte ({ $source }).
}
event-level-saved = { $good_id ->
    [none] { $amount ->
        [one] { $seat } spart { $amount } Rohstoff ({ $source }).
       *[other] { $seat } spart { $amount } Rohstoffe ({ $source }).
    }
   *[other] { $seat } spart { $amount } { $good } ({ $source }).
}
event-bonus-gave = { $seat } nimmt { $amount } { $good } ({ $source }).
event-bonus-scored = { $points_number ->
    [one] { $seat } bekommt { $points } Siegpunkt ({ $source }).
   *[other] { $seat } bekommt { $points } Siegpunkte ({ $source }).
}
event-built = { $seat } baut: { $building }.
event-monument-built = { $seat } baut: { $monument }.
event-benefits-kept = { $seat } spart die Architektur für das zweite Gebäude auf.
event-tile-gave = { $seat } nimmt { $amount } { $good } ({ $source }).
event-tile-scored = { $points_number ->
    [one] { $seat } bekommt { $points } Siegpunkt ({ $source }).
   *[other] { $seat } bekommt { $points } Siegpunkte ({ $source }).
}
event-lapsed = { $seat } kann eine Wirkung nicht nutzen; sie verfällt.
event-skull-returned = { $seat } legt einen Schädel in den Vorrat zurück.
event-refilled = Neu in der Auslage: { $building }.
event-collected = { $seat } nimmt { $corn } Mais vom Kalender.
event-start-worker-back = { $seat } nimmt den Arbeiter vom Startspielerfeld zurück.
event-marker = { $seat } bekommt den Startspielermarker.
event-two-days = { $seat } stellt den Kalender um zwei Tage vor und dreht die Tafel auf die dunkle Seite.
event-corn-added = Auf dem Kalender liegen nun { $corn } Mais.
event-day = Tag { $day }.
event-fell = { $seat } bekommt einen Arbeiter zurück, der von { $wheel } { $space } fällt.
event-neutral-returned = Ein neutraler Arbeiter kommt wieder auf { $wheel } 0.
event-food-day = { $kind_number ->
    [0] Erntefest in der Mitte von Zeitalter { $age }.
   *[other] Erntefest am Ende von Zeitalter { $age }.
}
event-farm-fed = { $amount ->
    [0] { $seat } braucht je Arbeiter { $corn } Mais weniger ({ $source }).
   *[other] { $seat } ernährt { $amount } Arbeiter umsonst ({ $source }).
}
event-fed = { $amount ->
    [0] { $seat } zahlt für keinen Arbeiter.
   *[other] { $seat } ernährt { $amount } Arbeiter für { $corn } Mais.
}
event-unfed = { $seat } lässt { $amount } Arbeiter hungern und verliert { $points_size } { $points_number ->
    [one] Siegpunkt
   *[other] Siegpunkte
}.
event-rewarded = { $seat } nimmt { $amount } { $good } bei { $temple }.
event-no-skulls = Zu wenige Schädel für alle { $amount }, denen einer zusteht; niemand bekommt einen.
event-temple-scored = { $points_sign ->
    [minus] { $points_number ->
        [one] { $seat } verliert { $points_size } Siegpunkt bei { $temple }.
       *[other] { $seat } verliert { $points_size } Siegpunkte bei { $temple }.
    }
   *[plus] { $points_number ->
        [one] { $seat } bekommt { $points } Siegpunkt bei { $temple }.
       *[other] { $seat } bekommt { $points } Siegpunkte bei { $temple }.
    }
}
event-highest = { $points_number ->
    [one] { $seat } bekommt { $points } Siegpunkt für die höchste Stufe bei { $temple }.
   *[other] { $seat } bekommt { $points } Siegpunkte für die höchste Stufe bei { $temple }.
}
event-age-changed = Zeitalter { $age } beginnt.
event-removed = Aus dem Spiel: { $building }.
event-converted = { $seat } rechnet { $amount } { $good } in { $corn } Mais um.
event-corn-scored = { $points_number ->
    [one] { $seat } bekommt { $points } Siegpunkt für { $corn } Mais.
   *[other] { $seat } bekommt { $points } Siegpunkte für { $corn } Mais.
}
event-skulls-scored = { $seat } bekommt { $points } { $points_number ->
    [one] Siegpunkt
   *[other] Siegpunkte
} für { $amount } Schädel.
event-monument-scored = { $points_sign ->
    [minus] { $points_number ->
        [one] { $seat } verliert { $points_size } Siegpunkt ({ $source }).
       *[other] { $seat } verliert { $points_size } Siegpunkte ({ $source }).
    }
   *[plus] { $points_number ->
        [one] { $seat } bekommt { $points } Siegpunkt ({ $source }).
       *[other] { $seat } bekommt { $points } Siegpunkte ({ $source }).
    }
}
event-won = { $seat } gewinnt.

## Wozu Antworten führen

note-action = { $space_effect }
note-level = Stufe { $level }: { $step_effect }
note-bonus = Bonus: { $step_effect }
note-worth = { $worth ->
    [one] Nach jetzigem Stand am Ende { $worth } Siegpunkt wert
   *[other] Nach jetzigem Stand am Ende { $worth } Siegpunkte wert
}
note-skull-place-taken = Der Schädelplatz ist besetzt; die Aktion ist vergeben.
note-no-skull = Du hast keinen Schädel.
note-no-tile = Dort liegt kein Plättchen mehr.
note-last-turn = Dein letzter Zug: Danach werden Arbeiter ernährt, Tempel gewertet, und was übrig ist, wird zu Mais und Siegpunkten
thing-any-resource = { $count ->
    [one] Rohstoff deiner Wahl
   *[other] Rohstoffe deiner Wahl
}
thing-any-temple = { $count ->
    [one] Stufe in einem Tempel deiner Wahl
   *[other] Stufen in Tempeln deiner Wahl
}

## Was gezählt wird

view-workers = Arbeiter
view-on-wheels = Arbeiter auf den Rädern
view-corn-tiles = Maisplättchen
view-wood-tiles = Abholzplättchen

## Der Tisch im Terminal

table-day = Tag { $day }, Runde { $round }, Zeitalter { $age }
table-food = { $days ->
    [0] Erntefest am Ende dieser Runde
    [one] Erntefest morgen
   *[other] Erntefest in { $days } Tagen
}{ $kind ->
    [mid_age] : Güter aus den Tempeln
   *[end_age] : Siegpunkte aus den Tempeln
}
table-supply = { $corn } Mais auf dem Kalender, { $skulls } Schädel im Vorrat
table-starting-player = { $taken ->
    [0] Startspieler: { $name }; das Startspielerfeld ist frei
   *[other] Startspieler: { $name }; auf dem Startspielerfeld: { $who }
}
table-space = Feld { $space }
table-offerings = Schädel
table-in-hand = Arbeiter in der Hand: { $count } von { $all }
table-points = Siegpunkte: { $points }
table-more-points = Siegpunkte { $points }
table-head-points = Punkte
table-head-workers = Arbeiter
table-head-hand = Hand
table-head-board = Tafel
table-head-corn-tiles = Maisplätt.
table-head-wood-tiles = Abholzpl.
table-light = hell
table-dark = dunkel
table-jungle = Dschungelplättchen:
table-group = { $group ->
    [2] { $group }: { $free } Mais
   *[other] { $group }: { $free } Mais, { $wood } Holz
}
table-buildings = Gebäude (noch { $deck } im Stapel)
table-monuments = Monumente
table-hand = Dein Startvermögen zur Wahl
