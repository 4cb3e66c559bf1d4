# Chichén Itzá auf Deutsch. Wie Kennungen und Argumente zustande kommen, steht am Kopf von patolli/texts. Was zu
# Karten, Orten, Zügen, Fragen, Gründen und Ereignissen gesagt wird, steht im Ordner daneben.

## Woher Punkte kommen

score-tiles = Plättchen
score-strips = Reservestreifen
score-idols = Götzen
score-city = Angriffe auf die Stadt
score-gods = Blaue Götterkarten
score-tasks = Aufgaben
score-gems = Edelsteine
score-ruins = Ruinen
score-creatures = Kreaturen
score-heroes = Helden

## Der Tisch im Terminal

table-round = Durchgang { $round }, { $dark ->
    [0] helle Würfel
   *[other] dunkle Würfel
}
table-order = Zugreihenfolge: { $names }
table-favor = Gunst, von oben: { $names }
table-legend = ^ Land, ~ Wasser, ? Stärke unbekannt, 3+1 Krieger und Helden, ° Späher
table-tiles = Ausgeschrieben:
table-kind = { $kind ->
    [camp] Lager
    [village] Dorf
    [temple] Tempel
    [mine] Mine { $gem ->
        [yellow] gelb
        [green] grün
        [white] weiß
        [red] rot
       *[blue] blau
    }
   *[ruin] Ruine
}
table-board = Aktionstableau, jedes Plättchen mit seinem Preis jetzt:
table-head-coins = Münzen
table-head-luck = Glück
table-head-idols = Götzen
table-head-magic = Karten
table-head-shields = Schild
table-head-reserve = Res.
table-head-war = Krieg
table-head-favor = Gunst
table-head-defense = Ver
table-head-melee = Nah
table-head-ranged = Fern
table-head-spells = Mag
table-head-scouts = Späh.
table-head-points = Pkt.
table-reserve = { $count } in Reserve
table-level = { $gear ->
    [defense] Verteidigung
    [melee] Nahkampf
    [ranged] Fernkampf
   *[magic] Magie
} Stufe { $level }
table-favor-space = Gunstfeld { $space }
table-display = Götterkarten zum Nehmen
table-deck = { $count } im Stapel
table-heroes = Helden zum Rekrutieren
table-tasks = Aufgaben
table-due = { $names ->
    [none] nach Durchgang { $round }
   *[other] nach Durchgang { $round }: { $names }
}
table-gem = { $gem ->
    [yellow] gelber Edelstein
    [green] grüner Edelstein
    [white] weißer Edelstein
    [red] roter Edelstein
   *[blue] blauer Edelstein
}
table-fight = { $hearts ->
    [one] Kampf auf { $place }: { $who } ({ $units }) – { $foe }, { $hearts } Herz
   *[other] Kampf auf { $place }: { $who } ({ $units }) – { $foe }, { $hearts } Herzen
}
table-battle = Kampf auf { $place }: { $who } ({ $units }) – { $foe }
table-march = { $who } zieht mit { $units }, jetzt bei { $place }
table-dice = Würfel in { $phase }: { $dice }
table-hand = Deine Magiekarten: { $stones } Stein, { $fires } Feuer

## Optionen

option-layout = Auslage des Landes
option-layout-automatic = fest
option-layout-free = frei: Ihr legt die äußeren Plättchen selbst
