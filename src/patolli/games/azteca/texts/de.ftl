# Azteca auf Deutsch. Wie Kennungen und Argumente zustande kommen, steht am Kopf von patolli/texts.

automa = die neutrale Seite

## Völker und Gebiete

thing-aztecs = Azteken
thing-tepanecs = Tepaneken
thing-chichimecs = Chichimeken
thing-toltecs = Tolteken

thing-1 = Tzompanco
thing-2 = Xaltocan
thing-3 = Cuauhtitlan
thing-4 = Tepotzotlan
thing-5 = Ecatepec
thing-6 = Tenayuca
thing-7 = Tepeyac
thing-8 = Tlacopan
thing-9 = Coyoacan
thing-10 = Iztapalapa
thing-11 = Xochimilco
thing-12 = Cuitlahuac
thing-13 = Mixquic
thing-14 = Chalco
thing-15 = Amaquemecan
thing-16 = Coatepec
thing-17 = Coatlinchan
thing-18 = Acolman
thing-19 = Teotihuacan
thing-20 = Chiconautla
thing-21 = Otompan
thing-22 = Tepetlaoztoc
thing-23 = Tenochtitlan
thing-24 = Azcapotzalco
thing-25 = Texcoco
thing-26 = Culhuacan
thing-27 = Tollan
thing-28 = Matlatzinco
thing-29 = Cuauhnahuac
thing-30 = Tlaxcala
thing-s1 = Zumpangosee
thing-s2 = Xaltocansee
thing-s3 = Texcocosee Nord
thing-s4 = Texcocosee Ost
thing-s5 = Lagune von Mexiko
thing-s6 = Xochimilcosee
thing-s7 = Chalcosee

thing-inner = inneres Gebiet
thing-capital = Hauptstadt
thing-outer = äußeres Tal
thing-sea = See
thing-none = keine Grenze
thing-plain = Ebene
thing-mountain = Berge
thing-swamp = Sumpf
thing-chinampas = Chinampas
card-area = { $kind_id ->
    [inner] ein Stadtstaat im Hochtal
    [capital] eine Hauptstadt
    [outer] ein äußeres Tal
   *[sea] ein See
}

## Einheiten, Armeen, Seiten, Würfel

thing-warrior = Krieger
thing-jaguar = Jaguarkrieger
thing-pochteca = { $count ->
    [one] Pochteca
   *[other] Pochtecas
}
thing-general = { $count ->
    [one] General
   *[other] Generäle
}
thing-ship = { $count ->
    [one] Schiff
   *[other] Schiffe
}
thing-dike = { $count ->
    [one] Damm
   *[other] Dämme
}
card-warrior = Kampfkraft { $combat_value }, kostet { $price_t } Tribut
card-jaguar = Kampfkraft { $combat_value }, kostet { $price_t } Tribut
card-pochteca = für Aufträge und Expeditionen, kostet { $price_t } Tribut
card-general = führt wieder eine verlorene Armee, kostet { $price_t } Tribut
card-ship = trägt Armeen über Seen und kontrolliert sie, kostet { $price_t } Tribut
card-dike = eine Landgrenze Tenochtitlans, kostet { $price_t } Tribut
thing-a = A
thing-b = B
thing-c = C
thing-reserve = Reserve
thing-attacker = Angreifer
thing-defender = Verteidiger
thing-red = rot
thing-yellow = gelb
thing-white = weiß

## Marker, Lose, Karten Tezcatlipocas

thing-marker0 = Marker mit Wert 0
thing-marker1 = Marker mit Wert 1
thing-marker2 = Marker mit Wert 2
card-territory-marker = { $value_sp ->
    [one] { $value_sp } Opferpunkt je Runde
   *[other] { $value_sp } Opferpunkte je Runde
}
thing-sl1 = Sklavenkarte mit niedrigem Wert
thing-sl2 = Sklavenkarte mit mittlerem Wert
thing-sl3 = Sklavenkarte mit hohem Wert
card-slave-card = { $value_sp ->
    [one] { $value_sp } Opferpunkt
   *[other] { $value_sp } Opferpunkte
}
thing-tz1 = erste Karte Tezcatlipocas
thing-tz2 = zweite Karte Tezcatlipocas
thing-tz3 = dritte Karte Tezcatlipocas
card-tezcatlipoca-card = bester Würfel und Opfer müssen { $value_4 } erreichen (zu zweit { $value_2 })

## Expeditionskarten

thing-ex01 = Salz vom Seeufer
thing-ex02 = Obsidian und Baumwolle
thing-ex03 = Kakao aus Soconusco
thing-ex04 = Quetzalfedern und Jade
thing-ex05 = Gefangener aus dem Grenzland
thing-ex06 = Gefangene aus der Huaxteca
thing-ex07 = Geschlossene Märkte
thing-ex08 = Überfallene Karawane
card-expedition-card = { $effect_id ->
    [tribute] { $amount } Tribut
    [sp] { $amount ->
        [one] { $amount } Opferpunkt
       *[other] { $amount } Opferpunkte
    }
   *[nothing] nichts
}{ $pochteca_returns ->
    [0] , und der Pochteca ist verloren
   *[other] { "" }
}

## Handkarten

thing-tlenamacac = Einfluss des Tlenamacac
thing-sorcerer = List des Zauberers
thing-insubordination = Ungehorsam
thing-tlaloc = Eingreifen Tlalocs
thing-submission = Unterwerfung eines Stadtstaats
thing-yacatecuhtli = Zorn des Yacatecuhtli
thing-assassination = Mord an einem Pochteca
thing-chalchiuhtlicue = Eingreifen der Chalchiuhtlicue
thing-raid = Überfall
thing-reinforcements = Ankunft von Verstärkung
thing-alliance = Allianz
thing-eruption = Ausbruch des Popocatepetl
thing-flood = Flut
thing-diversion = Ablenkungsmanöver
thing-rebellion = Rebellion
thing-assimilation = Assimilierung
thing-espionage = Spionage
card-tlenamacac = nach einem Wurf: ein Würfel wird neu geworfen
card-sorcerer = Anfang einer Phase oder Aktivierung: eine Hand ansehen und eine Karte abwerfen; oder einen Tlenamacac aufheben
card-insubordination = Phase 2: ein Gebiet bringt in dieser Runde keinen Tribut und keine Opferpunkte
card-tlaloc = Phase 2: einen weißen Würfel werfen und so viel Tribut nehmen
card-submission = Phase 5: bei einer Lanze des roten Würfels wird ein neutrales inneres Gebiet deine Stadt
card-yacatecuhtli = Phase 5, mit eigener Expedition: ein feindlicher Pochteca verlässt das Mexikofeld
card-assassination = Phase 5: bei einer Lanze des roten Würfels kommt ein feindlicher Pochteca auf der Karte weg
card-chalchiuhtlicue = eigener Seekampf: deine Seite wirft Gelb, die andere Rot
card-raid = Anfang deiner Aktivierung: kein Abfangen, und nach dem Kampf darfst du heimkehren
card-reinforcements = vor einem Kampf an Land: ein Jaguarkrieger mehr für deine oder eine neutrale Seite
card-alliance = vor deinem Kampf an Land: die Armee einer anderen Person kämpft auf deiner Seite, wenn sie zustimmt
card-eruption = vor einem Kampf an Bergen: jede Seite verliert einen Soldaten
card-flood = wenn eine Armee über Sumpf, Chinampas oder einen Damm oder auf einen See zieht: ihre Aktivierung endet
card-diversion = bevor ein Marschzähler gezogen wird: ein Zähler mehr von dir

## Phasen und Zwecke

thing-setup = Aufbau
thing-cards = Karten
thing-tribute = Tribut und Opferpunkte
thing-purchase = Einkauf
thing-slaves = Sklavenmarkt
thing-pochtecas = Pochtecas
thing-lakes = Seen
thing-war = Blumenkrieg
thing-judgement = Urteil der Götter
thing-march = zum Weiterziehen
thing-interception = zum Abfangen
thing-retreat = zum Rückzug

thing-roll-tlaloc = Tlaloc
thing-roll-submission = Unterwerfung
thing-roll-assassination = Mord
thing-roll-rebellion = Rebellion
thing-roll-ships = Seekampf
thing-roll-mobilisation = Mobilmachung
thing-roll-terrain = Gelände
thing-roll-battle = Kampf
thing-roll-judgement = Urteil
thing-face-blank = nichts
thing-face-spear = Lanze
thing-face-1 = 1
thing-face-2 = 2
thing-face-3 = 3
thing-face-4 = 4
thing-face-5 = 5
thing-face-6 = 6

## Fenster: Fragen, die sich im Voraus beantworten lassen

window-alliance = Allianz und Ausbruch vor einem Kampf
window-ally = eine Armee leihen
window-attack = Seekämpfe
window-cancel = Zauberer gegen einen Tlenamacac
window-cousin = Vettern
window-defend = mit der Reserve verteidigen
window-dice = Tlenamacac nach einem Wurf
window-look = welche Lose man ansieht
window-discard = Karten abwerfen
window-diversion = Ablenkungsmanöver vor einem Marschzähler
window-envoys = Karten vor den Aufträgen
window-flood = Flut gegen einen Schritt
window-interception = Abfangen
window-join = an einem Seekampf teilnehmen
window-lakes = Chalchiuhtlicue in einem Seekampf
window-loss = welcher Soldat verloren geht
window-offer = Angebot für einen See
window-permission = Erlaubnis für einen See
window-raid = Überfall
window-reinforcements = Verstärkung vor einem Kampf
window-reorganise = neu organisieren
window-reserve = Soldaten der Reserve
window-retreat = Rückzug
window-sorcerer = Zauberer
window-tribute = Karten vor dem Tribut

## Quellen von Punkten

score-quetzalcoatl = An Quetzalcoatl gegeben

## Züge

move-people = Die { $object } sind dabei
move-first = { $seat } ist Startspieler
move-deal = Einen Marker mit Wert { $number } austeilen
move-marker = Einen Marker mit Wert { $number } aufdecken
move-draw = { $object } ziehen
move-spear = Eine Lanze
move-blank = Nichts
move-roll = Eine { $number }
move-slaves = Das Los: { $object }
move-expedition = { $object } ziehen
move-counter = Ein Zähler von { $seat }
move-diverted = Der zusätzliche Zähler von { $seat }
move-card = Aufdecken: { $object }
move-place = Einen Marker auf { $object } legen
move-lay = Deinen Marker mit Wert { $number }
move-dike = Den Damm nach { $object } bauen
move-discard = { $object } abwerfen
move-strip = { $object } abwerfen lassen
move-tlenamacac = { $number ->
    [1] Einfluss des Tlenamacac: den ersten Würfel neu werfen
    [2] Einfluss des Tlenamacac: den zweiten Würfel neu werfen
    [3] Einfluss des Tlenamacac: den dritten Würfel neu werfen
   *[4] Einfluss des Tlenamacac: den vierten Würfel neu werfen
}
move-sorcerer = List des Zauberers: die Hand von { $seat } ansehen
move-sorcerer-cancel = List des Zauberers: den Tlenamacac aufheben
move-insubordination = Ungehorsam in { $object }
move-tlaloc = Eingreifen Tlalocs: um Tribut würfeln
move-submission = Unterwerfung: { $object }
move-yacatecuhtli = Zorn des Yacatecuhtli: eine Expedition von { $seat } entfernen
move-assassination = Mord an Pochteca { $second } von { $first_seat }
move-chalchiuhtlicue = Eingreifen der Chalchiuhtlicue: deine Seite wirft Gelb
move-raid = Überfall: die Armee kann nicht abgefangen werden
move-reinforcements = Ankunft von Verstärkung: { $object }
move-alliance = Allianz: { $first_seat } um Armee { $second } bitten
move-eruption = Ausbruch des Popocatepetl: jede Seite verliert einen Soldaten
move-flood = Flut: der Schritt findet nicht statt
move-diversion = Ablenkungsmanöver: ein Zähler mehr
move-buy = { $object } kaufen
move-buy-warrior-a = Krieger für Armee A kaufen
move-buy-warrior-b = Krieger für Armee B kaufen
move-buy-warrior-c = Krieger für Armee C kaufen
move-buy-warrior-reserve = Krieger für die Reserve kaufen
move-buy-jaguar-a = Jaguarkrieger für Armee A kaufen
move-buy-jaguar-b = Jaguarkrieger für Armee B kaufen
move-buy-jaguar-c = Jaguarkrieger für Armee C kaufen
move-buy-jaguar-reserve = Jaguarkrieger für die Reserve kaufen
move-buy-dike-7 = Damm nach Tepeyac bauen
move-buy-dike-8 = Damm nach Tlacopan bauen
move-buy-dike-10 = Damm nach Iztapalapa bauen
move-look = Los { $number } ansehen
move-order = Nach { $object } schicken
move-order-exp = Auf Expedition schicken
move-ally = Pochteca { $object }: Allianz
move-rebel = Pochteca { $object }: Rebellion
move-assimilate = Pochteca { $object }: Assimilierung
move-spy = Pochteca { $object }: Spionage
move-rest = Pochteca { $object }: kein Auftrag
move-sail = Ein Schiff: { $object }
move-attack = { $second_seat } angreifen: { $first }
move-join = Sich anschließen: { $object }
move-fight = Weiterkämpfen
move-break = Abbrechen
move-activate = Armee { $object } aktivieren
move-no-march = In dieser Runde nicht mehr marschieren
move-to-the-end = Bis zum Ende kämpfen
move-reorganise = Soldaten neu verteilen
move-go = Nach { $object } ziehen
move-intercept = Mit Armee { $object } abfangen
move-send = Schicken: { $object }
move-lose = Verlieren: { $first } aus Armee { $second }
move-lose-warrior-reserve = Verlieren: Krieger aus der Reserve
move-lose-jaguar-reserve = Verlieren: Jaguarkrieger aus der Reserve
move-lose-temporary = Die Verstärkung verlieren
move-retreat = Rückzug nach { $object }
move-retreat-reserve = Die Reserve zurückziehen

## Fragen

question-DealPeople = Welches Volk ist dabei?
question-ChoosePeople = Welches Volk spielst du?
    .people = Die { $object } spielen
question-ChooseFirst = Wer ist Startspieler?
question-DealMarker = Welcher Marker wird ausgeteilt?
question-LeftOver = Welcher Marker liegt dort?
question-PlaceMarker = Wohin legst du einen Gebietsmarker?
question-LayMarker = Welchen Marker legst du verdeckt auf { $area }?
question-FirstDike = Wo baust du deinen ersten Damm?
question-Fill = { $box_id ->
    [reserve] { $soldier_id ->
        [warrior] Wie viele Krieger kommen in die Reserve?
       *[jaguar] Wie viele Jaguarkrieger kommen in die Reserve?
    }
   *[other] { $soldier_id ->
        [warrior] Wie viele Krieger kommen in Armee { $box }?
       *[jaguar] Wie viele Jaguarkrieger kommen in Armee { $box }?
    }
}
    .amount = { $box_id ->
        [reserve] Reserve
       *[other] Armee { $box }
    }: { $count } { $soldier_id ->
        [warrior] Krieger
       *[jaguar] Jaguarkrieger
    }
question-Discard = Welche Karte wirfst du ab?
    .stop = Keine weitere abwerfen
question-DrawCard = Welche Karte wird gezogen?
question-CardChoice = Spielst du eine Karte?
question-Stratagem = Phase: { $phase }. Setzt du einen Zauberer ein?
    .pass = Keinen Zauberer einsetzen
question-Strip = Welche Karte von { $other_seat } wird abgeworfen?
question-Influence = { $thrown ->
    [1] { $roll }, { $seat }: { $die_a }. Lässt du einen Würfel neu werfen?
    [2] { $roll }: { $seat } { $die_a }; { $other_seat } { $die_b }. Lässt du einen Würfel neu werfen?
    [3] { $roll }: { $die_a }, { $die_b }, { $die_c }. Lässt du einen Würfel neu werfen?
   *[other] { $roll }: { $seat } { $die_a }, { $die_b }; { $other_seat } { $die_c }, { $die_d }. Lässt du einen Würfel neu werfen?
}
    .pass = Den Wurf gelten lassen
question-AnswerTlenamacac = { $thrown ->
    [1] { $roll }, { $seat }: Der Würfel ({ $die_a })
    [3] { $roll }: Der { $die ->
        [0] erste
        [1] zweite
       *[2] dritte
    } Würfel ({ $die_a })
   *[other] { $roll }: Der { $die ->
        [0] erste
        [1] zweite
        [2] dritte
       *[3] vierte
    } Würfel, von { $seat } ({ $die_a }),
} soll neu geworfen werden. Hebst du den Tlenamacac auf?
    .pass = Geschehen lassen
question-Throw = Was zeigt der Würfel?
question-TributeCard = Spielst du vor dem Tribut eine Karte?
    .pass = Keine Karte spielen
question-Buy = Du hast { $t } Tribut. Was kaufst du?
    .stop = Nichts weiter kaufen
question-Look = { $seen ->
    [0] Welches Los siehst du dir zuerst an?
   *[other] Welches Los siehst du dir als zweites an?
}
question-LotValue = Was ist das Los wert?
question-Bid = Wie viel bietest du für Los { $lot ->
    [0] 1
    [1] 2
    [2] 3
   *[3] 4
}? Höchstens { $most }.
    .amount = Los { $lot ->
        [0] 1
        [1] 2
        [2] 3
       *[3] 4
    }: { $count } Tribut bieten
question-Rebid = Gleiche Gebote. Wie viel bietest du nun für Los { $lot ->
    [0] 1
    [1] 2
    [2] 3
   *[3] 4
}?
    .amount = Los { $lot ->
        [0] 1
        [1] 2
        [2] 3
       *[3] 4
    }: { $count } Tribut bieten
question-Order = Wohin schickst du Pochteca { $letter }?
    .pass = Er bleibt
question-EnvoyCard = Spielst du vor den Aufträgen eine Karte?
    .pass = Keine Karte spielen
question-Expedition = Was bringt die Expedition?
question-Mission = Welchen Auftrag führst du aus?
question-Sail = { $ships ->
    [one] Wohin fährt dein Schiff? { $ships } ist noch in der Hauptstadt.
   *[other] Wohin fährt ein Schiff? { $ships } sind noch in der Hauptstadt.
}
    .stop = Die anderen bleiben in der Hauptstadt
question-Attack = Sagst du einen Seekampf an?
    .pass = Kein Seekampf
question-Join = { $attacker_seat } greift { $defender_seat } an ({ $sea }). Schließt du dich einer Seite an?
    .pass = Sich heraushalten
question-Favour = { $attacker_seat } kämpft gegen { $defender_seat } ({ $sea }). Rufst du Chalchiuhtlicue?
    .pass = Nicht spielen
question-Break = Seekampf ({ $sea }): angreifende Schiffe { $attackers }, verteidigende { $defenders }. Kämpfst du weiter?
question-Offer = { $other_seat } kontrolliert: { $sea }. Wie viel bietest du für die Nutzung?
    .pass = Darauf verzichten
    .amount = { $count } Tribut bieten
question-Answer = { $other_seat } bietet { $t } Tribut für die Nutzung ({ $sea }). Stimmst du zu?
    .yes = Zustimmen
    .no = Ablehnen
    .amount = { $count } Tribut verlangen
question-LastWord = { $other_seat } verlangt { $t } Tribut für die Nutzung ({ $sea }). Zahlst du?
    .yes = { $t } Tribut zahlen
    .no = Darauf verzichten
question-Divert = Spielst du ein Ablenkungsmanöver: noch ein Marsch, auch mit einer Armee, die schon marschiert ist?
    .pass = Nicht spielen
question-DrawCounter = Wessen Zähler wird gezogen?
question-Activate = Welche Armee aktivierst du?
    .pass = Keine aktivieren
question-DeclareRaid = Ist der Zug von Armee { $army } ein Überfall?
    .pass = Kein Überfall
question-Exchange = Organisierst du neu ({ $area })?
    .pass = Die Soldaten lassen, wie sie sind
question-NextArea = Armee { $army } steht in { $area }. Wohin zieht sie? Übrige Schritte: { $steps }.
    .stop = Hier anhalten
question-PlayFlood = Armee { $army } von { $other_seat } will einen Schritt tun. Spielst du die Flut?
    .pass = Nicht spielen
question-Intercept = Armee { $army } von { $other_seat } steht in { $area }. Fängst du sie ab?
    .pass = Nicht abfangen
question-Defend = Armee { $army } von { $other_seat } betritt { $area }. Verteidigst du mit der Reserve?
    .yes = Verteidigen
    .no = Nicht verteidigen
question-Reinforce = { $attacker_seat } greift { $area } an. Spielst du Verstärkung?
    .pass = Nicht spielen
question-Disaster = { $attacker_seat } greift { $area } an. Spielst du Allianz oder Ausbruch?
    .pass = Keine Karte spielen
question-Promise = Wie viele Gefangene versprichst du höchstens?
    .amount = { $count ->
        [one] Höchstens { $count } Gefangenen
       *[other] Höchstens { $count } Gefangene
    }
question-JoinAlliance = { $prisoners ->
    [one] { $other_seat } bittet um deine Armee { $army } für { $area } und verspricht { $prisoners } Gefangenen. Stimmst du zu?
   *[other] { $other_seat } bittet um deine Armee { $army } für { $area } und verspricht { $prisoners } Gefangene. Stimmst du zu?
}
    .yes = Zustimmen
    .no = Ablehnen
question-Cousin = { $attacker_seat } greift das neutrale Gebiet { $area } an. Schickst du als Vetter einen Soldaten?
    .pass = Niemanden schicken
question-NameUnits = { $soldier_id ->
    [warrior] Wie viele Krieger der Reserve verteidigen { $area }?
   *[jaguar] Wie viele Jaguarkrieger der Reserve verteidigen { $area }?
}
    .amount = Reserve: { $count } { $soldier_id ->
        [warrior] Krieger
       *[jaguar] Jaguarkrieger
    }
question-Lose = { $cause ->
    [0] Eine Lanze im Kampf in { $area }: Welcher Soldat wird gefangen?
    [1] Der Ausbruch des Popocatepetl trifft { $area }: Welchen Soldaten verlierst du?
   *[2] Eine Lanze auf dem Geländewürfel von { $area }: Welcher Soldat wird gefangen?
}
question-Retreat = Stärke { $own } gegen { $enemy }. Zieht sich Armee { $army } aus { $area } zurück?
    .pass = Bleiben und kämpfen
question-GiveUp = Stärke { $own } gegen { $enemy }. Ziehst du die Reserve aus { $area } zurück?
    .pass = Bleiben und kämpfen
question-Return = Kehrt Armee { $army } nach dem Überfall nach { $area } zurück?
    .yes = Zurückkehren
    .no = Bleiben
question-Give = { $sp ->
    [one] Du hast { $sp } Opferpunkt. Wie viele gibst du Quetzalcoatl?
   *[other] Du hast { $sp } Opferpunkte. Wie viele gibst du Quetzalcoatl?
}
    .amount = Quetzalcoatl { $count } geben
question-OfferSp = { $sp ->
    [one] Du hast { $sp } Opferpunkt. Wie viele opferst du Tezcatlipoca?
   *[other] Du hast { $sp } Opferpunkte. Wie viele opferst du Tezcatlipoca?
}
    .amount = Tezcatlipoca { $count } opfern
question-TurnCard = Welche Karte Tezcatlipocas wird aufgedeckt?

## Warum nicht

reason-not-held = Du hast diese Karte nicht: { $card }.
reason-repeated = Du hast gerade { $card } gespielt; nicht zweimal nacheinander.
reason-marker-not-held = Du hast keinen { $marker }.
reason-has-marker = { $area } hat schon einen Marker.
reason-beside-own-capital = { $area } grenzt an deine Hauptstadt; zuerst kommen andere.
reason-site-taken = Der Damm nach { $site } steht schon.
reason-not-the-aztecs = Nur die Azteken bauen Dämme.
reason-no-t = Das kostet { $price } Tribut, du hast { $have }.
reason-supply-empty = Das fehlt in deinem Vorrat: { $unit }.
reason-army-full = Armee { $army } ist voll.
reason-army-not-in-capital = Armee { $army } ist nicht in deiner Hauptstadt.
reason-no-general-lost = Du hast keinen General verloren.
reason-too-much = Höchstens { $most } sind möglich.
reason-enemy-army-there = In { $area } steht eine feindliche Armee.
reason-foreign-capital = { $area } ist eine fremde Hauptstadt.
reason-own-pochteca-there = Nach { $area } schickst du schon einen Pochteca.
reason-own-hand = Das ist deine eigene Hand.
reason-empty-hand = { $seat } hat keine Karten.
reason-capital-is-safe = { $area } ist eine Hauptstadt im Spiel.
reason-already-struck = { $area } ist in dieser Runde schon getroffen.
reason-not-neutral = { $area } ist nicht neutral.
reason-not-inner = { $area } ist kein inneres Gebiet.
reason-capital-closed = { $area } ist die Hauptstadt eines fehlenden Volkes; so ist sie nicht zu gewinnen.
reason-own-pochteca = Das ist dein eigener Pochteca.
reason-no-own-expedition = Du hast keinen Pochteca auf Expedition.
reason-no-enemy-expedition = { $seat } hat keinen Pochteca auf Expedition.
reason-no-pochteca-there = Dieser Pochteca von { $seat } ist nicht auf der Karte.
reason-no-enemy-city = { $area } ist keine feindliche Stadt.
reason-city-assimilated = { $area } ist assimiliert.
reason-army-there = In { $area } steht eine Armee.
reason-no-own-city = { $area } ist keine Stadt von dir.
reason-already-assimilated = { $area } ist schon assimiliert.
reason-not-assimilable = { $area } kann nicht assimiliert werden.
reason-not-on-the-map = Dieser Pochteca ist nicht auf der Karte.
reason-mission-too-dear = Das kostet { $price } Tribut, du hast { $have }.
reason-no-ship-there = Du hast dort kein Schiff: { $sea }.
reason-no-enemy-ship-there = { $seat } hat dort kein Schiff: { $sea }.
reason-attacked-already = Dort hast du in dieser Runde schon angegriffen: { $sea }.
reason-extra-counter-in-container = Dein zusätzlicher Zähler ist noch im Beutel.
reason-general-lost = Der General von Armee { $army } ist verloren.
reason-last-counter = Das ist dein letzter Zähler der Runde; Passen bewirkt dasselbe.
reason-already-activated = Armee { $army } war in dieser Runde schon aktiviert.
reason-no-land-left = Von dort wäre mit den übrigen Schritten kein Land zu erreichen: { $area }.
reason-no-right-of-way = Du hast dort kein Schiff: { $area }.
reason-was-refused = Die Nutzung wurde dir abgelehnt: { $area }.
reason-not-at-sea = Auf einem See kann eine Armee nicht anhalten.
reason-has-intercepted = Armee { $army } hat gerade abgefangen.
reason-no-army-adjacent = Armee { $army } steht nicht daneben.
reason-no-such-side = Diese Seite kannst du nicht verstärken.
reason-no-such-soldier = Einen solchen Soldaten gibt es nicht: { $soldier }.
reason-must-stay-whole = Mindestens { $least } und höchstens { $most }, damit alle Platz finden.
reason-not-in-battle = Du bist weder Angreifer noch Verteidiger.
reason-in-the-battle = { $seat } ist schon in diesem Kampf.
reason-no-army-beside = { $seat } hat keine Armee { $army } mit Soldaten daneben.
reason-no-mountain = { $area } hat keine Berggrenze.
reason-no-unit-left = Einen solchen Soldaten kannst du nicht verlieren.
reason-no-way-back = Nach { $area } kannst du dich nicht zurückziehen.
reason-must-name = Nenne mindestens einen Soldaten.
reason-not-rolled = Dieser Würfel wurde nicht geworfen.
reason-ascending = Lose werden der Reihe nach genannt.
reason-people-taken = Die { $people } sind vergeben.
reason-aztecs-take-part = Die Azteken sind immer dabei; jemand muss sie spielen.
reason-no-dike = Nach { $area } führt kein Damm.
reason-not-adjacent = { $area } grenzt nicht an das Gebiet deiner Armee.
reason-no-such-player = { $players ->
    [one] Nur { $players } Person spielt mit.
   *[other] Nur { $players } Personen spielen mit.
}
reason-no-such-lot = Es gibt nur { $most } Lose.
reason-nothing-to-cancel = Niemand hat einen Tlenamacac gespielt.
reason-only-to-cancel = Jetzt kann der Zauberer nur den Tlenamacac aufheben.
reason-reserve-follows = Armeen ziehen sich in ein Gebiet zurück; die Reserve kehrt dann von selbst heim.
reason-only-reserve = Hier kämpft nur die Reserve; sie kehrt in ihr Feld zurück.

## Was geschah

event-people = { $seat } spielt die { $people }.
event-first-player = { $seat } ist Startspieler.
event-dealt-marker = { $seat } bekommt einen { $marker }.
event-dealt-marker-unseen = { $seat } bekommt einen Gebietsmarker.
event-placed-marker = { $seat } legt einen { $marker } auf { $area }.
event-placed-marker-unseen = { $seat } legt einen Gebietsmarker auf { $area }.
event-marker-shown = { $value ->
    [0] { $area } bringt nichts zusätzlich.
    [one] { $area } bringt { $value } Opferpunkt.
   *[other] { $area } bringt { $value } Opferpunkte.
}
event-dike-built = { $seat } baut den Damm nach { $site }.
event-distributed = { $seat } verteilt Soldaten: A { $a }, B { $b }, C { $c }, Reserve { $reserve }.
event-round = Runde { $round }. Startspieler: { $first_seat }.
event-phase = Phase: { $phase }.
event-lake-tribute = { $seat } nimmt { $t } Tribut von Seen.
event-discarded = { $seat } wirft ab: { $card }.
event-drew = { $seat } zieht: { $card }.
event-drew-unseen = { $seat } zieht eine Karte.
event-reshuffled = Der Ablagestapel wird gemischt: { $cards } { $cards ->
    [one] Karte
   *[other] Karten
}.
event-card-played = { $seat } spielt: { $card }.
event-sorcerer-looked = { $seat } sieht die Hand von { $other_seat } an.
event-sorcerer-saw = { $number ->
    [one] { $other_seat } hat { $card }.
   *[other] { $other_seat } hat { $number }-mal { $card }.
}
event-stripped = { $seat } lässt { $other_seat } abwerfen: { $card }.
event-cancelled = { $seat } hebt den Tlenamacac auf.
event-rolled = { $colour_id ->
    [white] { $roll }, { $seat }: eine { $face }.
    [yellow] { $face ->
        [0] { $roll }, { $seat }: nichts auf einem gelben Würfel.
       *[other] { $roll }, { $seat }: eine Lanze auf einem gelben Würfel.
    }
   *[red] { $face ->
        [0] { $roll }, { $seat }: nichts auf einem roten Würfel.
       *[other] { $roll }, { $seat }: eine Lanze auf einem roten Würfel.
    }
}
event-rolled-again = { $die ->
    [0] Der erste Würfel wird neu geworfen.
    [1] Der zweite Würfel wird neu geworfen.
    [2] Der dritte Würfel wird neu geworfen.
   *[3] Der vierte Würfel wird neu geworfen.
}
event-struck = { $area } verweigert in dieser Runde den Tribut.
event-tlaloc-gave = { $seat } bekommt { $t } Tribut von Tlaloc.
event-tribute = { $seat } nimmt Tribut: Hauptstadt { $capital }, innere Städte { $inner }, äußere Städte { $outer }; Seen gaben { $lakes }.
event-income-sp = { $seat } nimmt Opferpunkte: Marker { $markers }, assimilierte Städte { $assimilated }, äußere Städte { $outer }.
event-bought = { $unit_id ->
    [warrior] { $seat } kauft Krieger: { $number }, für { $t } Tribut.
    [jaguar] { $seat } kauft Jaguarkrieger: { $number }, für { $t } Tribut.
    [pochteca] { $seat } kauft Pochtecas: { $number }, für { $t } Tribut.
    [general] { $seat } kauft Generäle: { $number }, für { $t } Tribut.
    [ship] { $seat } kauft Schiffe: { $number }, für { $t } Tribut.
   *[dike] { $seat } kauft Dämme: { $number }, für { $t } Tribut.
}
event-placed-soldiers = { $seat } stellt die neuen Soldaten auf. Alle Soldaten jetzt: A { $a }, B { $b }, C { $c }, Reserve { $reserve }.
event-market-skipped = Niemand hat Tribut; der Sklavenmarkt entfällt.
event-lots-laid-out = Sklavenlose liegen aus: { $lots }.
event-looked = { $seat } sieht Los { $lot ->
    [0] 1
    [1] 2
    [2] 3
   *[3] 4
} an.
event-saw-lot = { $sp ->
    [one] { $seat } sieht Los { $lot ->
        [0] 1
        [1] 2
        [2] 3
       *[3] 4
    } an: { $sp } Opferpunkt.
   *[other] { $seat } sieht Los { $lot ->
       [0] 1
       [1] 2
       [2] 3
      *[3] 4
   } an: { $sp } Opferpunkte.
}
event-bid = { $seat } bietet { $t } für Los { $lot ->
    [0] 1
    [1] 2
    [2] 3
   *[3] 4
}.
event-tied = Gleiche Gebote von { $t } für Los { $lot ->
    [0] 1
    [1] 2
    [2] 3
   *[3] 4
}.
event-rebid = { $seat } bietet nun { $t } für Los { $lot ->
    [0] 1
    [1] 2
    [2] 3
   *[3] 4
}.
event-lot-sold = { $seat } kauft Los { $lot ->
    [0] 1
    [1] 2
    [2] 3
   *[3] 4
} für { $t } Tribut.
event-lot-value = { $sp ->
    [one] { $seat } bekommt { $sp } Opferpunkt aus Los { $lot ->
        [0] 1
        [1] 2
        [2] 3
       *[3] 4
    }.
   *[other] { $seat } bekommt { $sp } Opferpunkte aus Los { $lot ->
       [0] 1
       [1] 2
       [2] 3
      *[3] 4
   }.
}
event-lot-unsold = Los { $lot ->
    [0] 1
    [1] 2
    [2] 3
   *[3] 4
} bleibt liegen.
event-bids-lost = Wieder gleiche Gebote: Alle Gebote für Los { $lot ->
    [0] 1
    [1] 2
    [2] 3
   *[3] 4
} sind verloren.
event-ordered = { $seat } schickt Pochteca { $letter } nach { $area }.
event-ordered-expedition = { $seat } schickt Pochteca { $letter } auf Expedition.
event-influences = { $seat }: { $die ->
    [0] Der erste Würfel soll neu geworfen werden.
    [1] Der zweite Würfel soll neu geworfen werden.
    [2] Der dritte Würfel soll neu geworfen werden.
   *[3] Der vierte Würfel soll neu geworfen werden.
}
event-seeks-submission = { $seat } verlangt die Unterwerfung von { $area }.
event-sends-assassin = { $seat } schickt Mörder gegen Pochteca { $letter } von { $other_seat }.
event-submission = { $success ->
    [0] { $area } unterwirft sich { $seat } nicht.
   *[other] { $area } unterwirft sich { $seat }.
}
event-pochteca-removed = { $seat } entfernt Pochteca { $letter } von { $other_seat } vom Mexikofeld.
event-assassination = { $success ->
    [0] Pochteca { $letter } von { $other_seat } entgeht den Mördern von { $seat }.
   *[other] { $seat } lässt Pochteca { $letter } von { $other_seat } ermorden.
}
event-expedition = Pochteca { $letter } von { $seat }: { $expedition }.
event-expedition-t = { $seat } nimmt { $t } Tribut ({ $expedition }).
event-expedition-sp = { $sp ->
    [one] { $seat } bekommt { $sp } Opferpunkt ({ $expedition }).
   *[other] { $seat } bekommt { $sp } Opferpunkte ({ $expedition }).
}
event-pochteca-lost = { $seat } verliert Pochteca { $letter } ({ $expedition }).
event-allied = { $seat } gewinnt { $area } durch Allianz.
event-rebelled = { $success ->
    [0] Die Rebellion von { $seat } in { $area } scheitert.
   *[other] { $seat } wiegelt { $area } auf; das Gebiet ist wieder neutral.
}
event-assimilated = { $seat } assimiliert { $area }.
event-spying = { $seat } spioniert in { $area }.
event-rested = { $seat } lässt Pochteca { $letter } ohne Auftrag.
event-sailed = { $ships ->
    [one] { $seat } schickt { $ships } Schiff: { $sea }.
   *[other] { $seat } schickt { $ships } Schiffe: { $sea }.
}
event-naval-attack = { $seat } greift { $other_seat } an: { $sea }.
event-joined = { $side_id ->
    [attacker] { $seat } schließt sich dem Angreifer an.
   *[defender] { $seat } schließt sich dem Verteidiger an.
}
event-stayed-out = { $seat } hält sich heraus.
event-favoured = { $side_id ->
    [attacker] Chalchiuhtlicue hilft dem Angreifer.
   *[defender] Chalchiuhtlicue hilft dem Verteidiger.
}
event-ship-sunk = { $seat } verliert ein Schiff: { $sea }.
event-broke-off = { $seat } bricht den Seekampf ab: { $sea }.
event-naval-battle-over = Der Seekampf ist vorbei: { $sea }.
event-controlled = { $seat } kontrolliert: { $sea }.
event-uncontrolled = Niemand kontrolliert: { $sea }.
event-permission-asked = { $purpose_id ->
    [march] { $seat } bittet { $other_seat } um Durchfahrt für eine Armee: { $sea }.
    [interception] { $seat } bittet { $other_seat }, abfangen zu dürfen: { $sea }.
   *[retreat] { $seat } bittet { $other_seat } um einen Rückzug: { $sea }.
}
event-permission-offered = { $seat } bietet { $other_seat } { $t } Tribut: { $sea }.
event-permission-countered = { $other_seat } verlangt { $t } Tribut: { $sea }.
event-permission-refused = { $seat } bekommt keine Erlaubnis: { $sea }.
event-permission-granted = { $seat } bekommt die Erlaubnis und zahlt { $other_seat } { $t } Tribut: { $sea }.
event-container = { $counters ->
    [one] { $seat } legt { $counters } Zähler in den Beutel.
   *[other] { $seat } legt { $counters } Zähler in den Beutel.
}
event-diversion = { $seat } legt einen zusätzlichen Zähler in den Beutel.
event-counter-drawn = { $extra ->
    [0] Ein Zähler von { $seat } wird gezogen.
   *[other] Der zusätzliche Zähler von { $seat } wird gezogen.
}
event-activated = { $seat } aktiviert Armee { $army } in { $area }.
event-marches-no-more = { $seat } marschiert in dieser Runde nicht mehr.
event-fights-to-the-end = { $seat } zieht sich aus diesem Kampf nicht zurück.
event-not-activated = { $seat } aktiviert keine Armee.
event-raid = Armee { $army } von { $seat } geht auf einen Überfall.
event-reorganised = { $seat } organisiert neu: A { $a }, B { $b }, C { $c }, Reserve { $reserve }.
event-announced = Armee { $army } von { $seat } bricht auf: { $area }.
event-entered = Armee { $army } von { $seat } erreicht: { $area }.
event-stopped = Armee { $army } von { $seat } hält an: { $area }.
event-flooded = { $seat } überflutet den Weg: { $area }.
event-dike-destroyed = Der Damm nach { $site } ist zerstört.
event-went-back = Armee { $army } von { $seat } kehrt um: { $area }.
event-intercepts = Armee { $army } von { $seat } fängt ab: { $area }.
event-battle = { $defender_seat_number ->
    [-1] { $attacker_seat } greift mit Armee { $army } ein neutrales Gebiet an: { $area }.
   *[other] { $attacker_seat } greift { $defender_seat } mit Armee { $army } an: { $area }.
}
event-reserve-answer = { $defends ->
    [0] { $seat } ruft die Reserve nicht.
   *[other] { $seat } ruft die Reserve.
}
event-reinforced = { $side_id ->
    [attacker] Verstärkung von { $seat } für den Angreifer.
   *[defender] Verstärkung von { $seat } für den Verteidiger.
}
event-alliance-offered = { $seat } bittet { $other_seat } um Armee { $army }.
event-alliance-terms = { $prisoners ->
    [one] { $seat } verspricht { $other_seat } höchstens { $prisoners } Gefangenen für Armee { $army }.
   *[other] { $seat } verspricht { $other_seat } höchstens { $prisoners } Gefangene für Armee { $army }.
}
event-alliance-answered = { $accepted ->
    [0] { $seat } lehnt die Allianz ab.
   *[other] { $seat } stimmt der Allianz zu.
}
event-eruption = { $seat } beschwört einen Ausbruch.
event-cousin = { $seat } schickt als Vetter einen Soldaten: { $soldier }.
event-mobilised = { $area } macht mobil: { $soldier }.
event-not-mobilised = { $area } macht niemanden mobil.
event-reserve-named = { $seat } verteidigt mit der Reserve: Krieger { $warriors }, Jaguarkrieger { $jaguars }.
event-strength = { $side_id ->
    [attacker] Angreifer: Krieger { $warriors }, Jaguarkrieger { $jaguars }, Kampfkraft { $value }.
   *[defender] Verteidiger: Krieger { $warriors }, Jaguarkrieger { $jaguars }, Kampfkraft { $value }.
}
event-terrain-spear = Das Gelände hilft dem Verteidiger: Ein angreifender Soldat ist gefangen.
event-captured = Gefangen: ein { $soldier } von { $seat }.
event-temporary-lost = { $side_id ->
    [attacker] Der Angreifer verliert die Verstärkung.
   *[defender] Der Verteidiger verliert die Verstärkung.
}
event-buried = { $seat } verliert durch den Ausbruch: { $soldier }.
event-neutral-lost = Die neutrale Seite verliert: { $soldier }.
event-retreated = Armee { $army } von { $seat } zieht sich zurück: { $area }.
event-reserve-withdrew = { $seat } zieht die Reserve zurück.
event-battle-won = { $side_id ->
    [attacker] Der Angreifer siegt: { $seat }.
   *[defender] Der Verteidiger siegt: { $seat }.
}
event-battle-undecided = Beide Seiten sind zerstört; niemand siegt.
event-prisoners = { $sp ->
    [one] { $seat } bekommt { $sp } Opferpunkt für Gefangene.
   *[other] { $seat } bekommt { $sp } Opferpunkte für Gefangene.
}
event-sure-prisoner = { $sp ->
    [one] { $seat } bekommt { $sp } Opferpunkt für den Gefangenen des Geländes.
   *[other] { $seat } bekommt { $sp } Opferpunkte für Gefangene des Geländes.
}
event-promised-prisoners = { $sp ->
    [one] { $seat } bekommt wie versprochen { $sp } Opferpunkt.
   *[other] { $seat } bekommt wie versprochen { $sp } Opferpunkte.
}
event-experience = { $box_id ->
    [reserve] { $number ->
        [one] { $number } Krieger in der Reserve von { $seat } wird Jaguarkrieger.
       *[other] { $number } Krieger in der Reserve von { $seat } werden Jaguarkrieger.
    }
   *[other] { $number ->
        [one] { $number } Krieger in Armee { $box } von { $seat } wird Jaguarkrieger.
       *[other] { $number } Krieger in Armee { $box } von { $seat } werden Jaguarkrieger.
    }
}
event-reserve-back = Zurück in der Reserve von { $seat }: Krieger { $warriors }, Jaguarkrieger { $jaguars }.
event-army-destroyed = Armee { $army } von { $seat } ist zerstört.
event-returned = Armee { $army } von { $seat } kehrt zurück: { $area }.
event-city-founded = { $seat } gründet eine Stadt: { $area }.
event-city-taken = { $seat } nimmt { $other_seat } eine Stadt: { $area }.
event-plundered = { $seat } plündert { $other_seat } und nimmt { $t } Tribut und die Hälfte der Opferpunkte.
event-plundered-sp = { $sp ->
    [one] { $seat } nimmt { $other_seat } { $sp } Opferpunkt.
   *[other] { $seat } nimmt { $other_seat } { $sp } Opferpunkte.
}
event-withdrew = Armee { $army } von { $seat } zieht ab: { $area }.
event-raid-returned = Armee { $army } von { $seat } kehrt vom Überfall zurück: { $area }.
event-activation-over = Armee { $army } von { $seat } hat ihren Zug getan.
event-pochtecas-home = Die Pochtecas kehren in ihre Hauptstädte zurück.
event-gave = { $seat } gibt Quetzalcoatl im Geheimen.
event-gave-sp = { $sp ->
    [one] { $seat } gibt Quetzalcoatl { $sp } Opferpunkt.
   *[other] { $seat } gibt Quetzalcoatl { $sp } Opferpunkte.
}
event-urn-opened = { $steps ->
    [0] In der Kontrollurne liegen { $total }: Quetzalcoatl bleibt stehen.
    [one] In der Kontrollurne liegen { $total }: Quetzalcoatl steigt { $steps } Stufe, { $rest } bleiben.
   *[other] In der Kontrollurne liegen { $total }: Quetzalcoatl steigt { $steps } Stufen, { $rest } bleiben.
}
event-offered = { $sp ->
    [one] { $seat } opfert Tezcatlipoca { $sp } Opferpunkt.
   *[other] { $seat } opfert Tezcatlipoca { $sp } Opferpunkte.
}
event-judgement-card = Tezcatlipoca verlangt { $value }.
event-judgement-cards-shuffled = Die Karten Tezcatlipocas werden neu gemischt.
event-judged = { $descends ->
    [0] Bester Würfel { $die } und Opfer { $offering } erreichen { $value }: Tezcatlipoca bleibt stehen.
   *[other] Bester Würfel { $die } und Opfer { $offering } erreichen { $value } nicht: Tezcatlipoca steigt herab.
}
event-stair = Tezcatlipoca steht nun auf Stufe { $step }.
event-hell = Tezcatlipoca erreicht die Hölle. Alle haben verloren.
event-time-over = Die letzte Runde endet ohne Entscheidung. Alle haben verloren.
event-pyramid-reached = Quetzalcoatl erreicht die Pyramidenspitze.
event-urn-shown = { $sp ->
    [one] { $seat } hat Quetzalcoatl { $sp } Opferpunkt gegeben.
   *[other] { $seat } hat Quetzalcoatl { $sp } Opferpunkte gegeben.
}
event-kept-sp = { $sp ->
    [one] { $seat } hat { $sp } Opferpunkt behalten.
   *[other] { $seat } hat { $sp } Opferpunkte behalten.
}
event-won = { $seat } gewinnt.
event-box-shown = { $box_id ->
    [reserve] Reserve von { $seat }: Krieger { $warriors }, Jaguarkrieger { $jaguars }.
   *[other] Armee { $box } von { $seat }: Krieger { $warriors }, Jaguarkrieger { $jaguars }.
}
event-hand-shown = { $number ->
    [one] { $seat } hatte auf der Hand: { $card }.
   *[other] { $seat } hatte { $number }-mal auf der Hand: { $card }.
}

## Der Tisch im Terminal

table-gods = Runde { $round }, { $phase }. Quetzalcoatl auf Stufe { $quetzalcoatl } von { $top }; Tezcatlipoca auf Stufe { $tezcatlipoca } von { $hell }.
table-inner = Innere Gebiete:
table-capitals = Hauptstädte:
table-outer = Äußere Täler:
table-dikes = Dämme nach:
table-lakes = Seen:
table-controls = { $name } kontrolliert ihn
table-tribute = Tribut { $t }
table-points = Opferpunkte { $points }
table-head-people = Volk
table-head-tribute = Tribut
table-head-points = Opfer
table-head-cards = Karten
table-head-ships = Schiffe
table-head-pochtecas = Pochtecas
table-head-cities = Städte
table-lots = Sklavenlose: { $lots }
table-battle = Kampf um { $area }: { $attacker } mit Armee { $army } gegen { $defender }
table-naval-battle = Seekampf ({ $lake }): { $attacker } gegen { $defender }
table-armies = Deine Soldaten: { $armies }
table-markers = Deine Gebietsmarker: { $markers }

## Was zu gewinnen und zu verlieren ist, für Tipps

hint-reason-look = Verdeckt sind alle Lose im Schnitt gleich viel wert. Ein Los, das wenige andere ansehen, bekommt man mit einem kleinen Gebot, weil sie seinen Wert nicht kennen; zwei Blicke zeigen auch, ob sich beide lohnen.
hint-reason-bid = Ein Los ist höchstens 3 Punkte wert und kostet den Tribut deines Gebots. Ein Gebot, das niemand erreicht, gewinnt; bei Gleichstand wird noch einmal geboten, und das Gebot kann verloren gehen. Rechne bei Losen, die du nicht gesehen hast, mit 1 oder 2 Punkten.
hint-reason-rebid = Wer mehr bietet, bekommt das Los; nach einem zweiten Gleichstand sind alle Gebote darauf verloren, und niemand bekommt es.
hint-reason-buy = Soldaten in einer Armee können noch in dieser Runde Städte nehmen, in der Reserve bewachen sie nur. Zu gewinnen: Angriffe mit guten Aussichten. Zu verlieren: Tribut, der später in der Runde für Allianzen und Assimilierungen fehlt.
hint-reason-order = Ein neutrales inneres Gebiet wird durch eine Allianz deine Stadt und zahlt ab der nächsten Runde; eine assimilierte Stadt bringt außerdem jede Runde einen Punkt und ist vor Rebellionen sicher. Zu verlieren: der Preis des Auftrags, und der Pochteca, wenn jemand eine Karte gegen ihn spielt.
hint-reason-mission = Eine Allianz bringt eine neue Stadt, eine Assimilierung jede Runde einen Punkt; eine Rebellion macht die Stadt eines anderen vielleicht wieder neutral, ihr Preis ist so oder so weg. Spionage kostet nichts und erspart allen, die das Gebiet angreifen, die Mobilmachung. Was du hier zahlst, fehlt für die anderen Aufträge.
hint-reason-sail = Die meisten Schiffe auf einem See bringen seinen Tribut und lassen deine Armeen dort übersetzen, landen und sich zurückziehen. Verteilt beherrschst du mehr Seen; zusammen gewinnen die Schiffe gegen ein einzelnes.
hint-reason-attack = Die Seite mit mehr Schiffen wirft die besseren Würfel. Zu gewinnen: die Herrschaft über den See, und kein Gegner setzt dort über. Zu verlieren: eigene Schiffe, denn beide Seiten würfeln.
hint-reason-activate = Eine Armee marschiert einmal in der Runde. Zu gewinnen: eine Stadt, Gefangene als Punkte, und bei einem Sieg werden Krieger zu Jaguarkriegern. Zu verlieren: Soldaten, die ganze Armee, wenn ihr letzter fällt, und eine unbewachte Hauptstadt.
hint-reason-nextarea = Ein Sieg über Neutrale gründet eine Stadt; Gefangene zählen nur für den Sieger. Ist die Grenze schwierig, würfelt zuerst der Verteidiger gegen dich. In einem feindlichen oder neutralen Gebiet hält der Marsch an.
hint-reason-intercept = Gewinnst du, ist der Marsch vielleicht zu Ende, bevor er deine Stadt erreicht, und die Gefangenen sind Punkte für dich. Verlierst du, fehlt diese Armee dort, wo sie war.
hint-reason-defend = Unverteidigt wird die Stadt ohne Kampf genommen; in einer Hauptstadt nimmt der Angreifer allen Tribut und die Hälfte der Punkte auf der Hand. Soldaten der Reserve, die verteidigen, können gefangen werden, und Gefangene sind Punkte für den Sieger.
hint-reason-retreat = Wer sich zurückzieht, rettet die übrigen Soldaten, aber die andere Seite siegt: Sie behält ihre Gefangenen und das Gebiet. Weiterzukämpfen lohnt sich, wenn die Aussichten oben für dich sprechen.
hint-reason-giveup = Wer abzieht, rettet die übrigen Soldaten, gibt aber das Gebiet und die gemachten Gefangenen auf.
hint-reason-lose = Ein Jaguarkrieger zählt im Kampf doppelt und kostet doppelt so viel; ein Krieger wird bei einem Sieg zum Jaguarkrieger.
hint-reason-give = Was du Quetzalcoatl gibst, entscheidet am Ende über den Sieg; was Tezcatlipoca geopfert wird, ist weg, aber erreicht er die Hölle, haben alle verloren. Punkte auf der Hand können geplündert werden.
hint-reason-offersp = Mit jedem geopferten Punkt bleibt er eher, wo er ist. Hoffen alle auf dich, kommt er der Hölle eine Stufe näher, und dort gewinnt niemand.

## Einstellungen eines Tisches

option-peoples = Völker
option-peoples-dealt = ausgelost
option-peoples-chosen = gewählt
option-length = Länge
option-length-whole = ganzes Spiel
option-length-short = kurz, für einen ersten Abend
