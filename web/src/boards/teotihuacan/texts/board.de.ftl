# Was das gezeichnete Brett selbst sagt.

answers = Antworten
worker = { $name }, Arbeiter mit Stärke { $power } auf { $board }
niche-free = Gebetsplatz { $space }, frei
niche-held = Gebetsplatz { $space }: Arbeiter von { $name }, Stärke { $power }, gesperrt
both = { $space }: beides für { $n } Kakao mehr
take = { $goods } nehmen
pass-all = Passen, alle freisetzen
unlock-all = Alle deine Arbeiter freisetzen
main-cost = { $n ->
    [0] Hauptaktion: kein Kakao für Farben
   *[other] Hauptaktion: { $n } Kakao für Farben
}
collect = { $n } Kakao sammeln
crew = { $workers } Arbeiter, niedrigste Stärke { $power }
technology = { $name }, { $cost }: { $effect }; { $temple }{ $known ->
    [0] { "" }
   *[other] ; erlernt von { $owners }
}
noble-row = { $row }: { $built } Gebäude, { $free ->
    [0] voll
   *[other] das nächste bringt { $next }
}
decoration-price = Preis in Gold nach Zahl der Arbeiter: { $list }
stone-shown = { $name }, ausliegend
stack = { $n ->
    [one] noch { $n } Stein
   *[other] noch { $n } Steine
}
level-prices = was ein Stein auf jeder Ebene kostet und bringt
pyramid = { $n ->
    [one] Pyramide mit { $n } Stein
   *[other] Pyramide mit { $n } Steinen
}
square-free = { $place }, freies Feld
stone-laid = { $name } auf { $place }
side = Treppe der Pyramide: { $side }
decoration-laid = Verzierung { $name }, { $side }, Stufe { $step }
lay-here = { $place }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $matches ->
    [one] { $matches } Übereinstimmung
   *[other] { $matches } Übereinstimmungen
}; R dreht den Stein
lay-too-dear = { $place }: Du kannst einen Stein hier nicht bezahlen
decorate-here = { $side }, Stufe { $step }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $matches ->
    [one] { $matches } Übereinstimmung
   *[other] { $matches } Übereinstimmungen
}
turn-tile = Den Stein drehen
turned = { $words }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
temple = { $name }: { $where }
calendar = Kalender, Runde { $round }: weiße Scheibe auf { $white }, schwarze auf { $black }, { $eclipses ->
    [one] { $eclipses } Eklipse
   *[other] { $eclipses } Eklipsen
} gewertet.
rounds-left = { $n ->
    [one] noch { $n } Feld bis zur Eklipse
   *[other] noch { $n } Felder bis zur Eklipse
}
discs-met = nach dieser noch eine Runde
last-follows = nach dieser die letzte Runde
pyramid-complete = Pyramide fertig: noch eine Runde
last-of-game = letzte Runde des Spiels
eclipse-again = Punkte der Eklipse { $n } noch einmal zeigen
first-player-short = 1.
first-player = Startspieler: beginnt jede Runde
begins = { $name } beginnt jede Runde.
discovery-stack = Plättchen im Stapel: { $n }; abgelegt: { $discarded }.
fold-tiles = Pyramide
unfold-tiles = Plättchen
tiles-aside = Pyramide zeigen
tiles-back = Plättchen zeigen
starting-tile-kept = { $name }, behalten: { $boards }; { $gains }
last-round = letzte Runde vor Eklipse { $n }
round = Runde { $n }
avenue = Straße der Toten, ein Schritt zählt { $value }: { $where }
track = Pyramidenleiste, { $worth ->
    [one] { $worth } Punkt
   *[other] { $worth } Punkte
} je Schritt, { $most } mehr für den Vordersten: { $where }
starting-tile = { $name }: { $boards }; { $gains }
forecast = nächste Eklipse, wie es steht: Straße der Toten { $avenue }, Pyramidenleiste { $track }, Masken { $masks }; Unterhalt { $upkeep } Kakao{ $unpaid ->
    [0] { "" }
   *[other] , { $unpaid } Punkte Verlust
}; zusammen { $total }
mask-set = { $n ->
    [one] Satz aus { $n } Maske
   *[other] Satz aus { $n } verschiedenen Masken
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} je Eklipse
used = { $name }, benutzt
bot-tiles = Plättchen des Teotibots
bot-turn = Der Zug des Teotibots
bot-turn-show = Sein Zug Schritt für Schritt
bot-by-hand = Von Hand
bot-last-turn = Letzter Zug
bot-aside = beiseite:
bot-directions = Lücken füllen sich der Reihe nach von:
bot-waits = Er war noch nicht an der Reihe. Wie sein Zug verläuft, steht unter „Von Hand“.
close = Schließen
learned-by = Erlernt von { $owners }; sie punkten, wenn andere sie erlernen.
title-calendar = Kalender
title-eclipse = Die nächste Eklipse
title-track = Pyramidenleiste
title-avenue = Straße der Toten
parts = Teile des Tischs
part-setup = Startplättchen
part-ring = Ring der Tafeln
part-pyramid = Pyramide
part-temples = Tempel und Pyramidenleiste
part-avenue = Straße der Toten
eclipse-state = Eklipse { $n } von { $all }: { $when ->
    [scored] gewertet
    [next] kommt als nächste
   *[later] kommt später
}
eclipse-title = Eklipse { $n }
eclipse = Eklipse { $n } gewertet: { $scores }; drücken, um weiterzuspielen
now-worth = Zurzeit { $value } je Schritt.
open-board = { $name } groß zeigen; { $costs }
source-avenue = Straße der Toten
source-track = Pyramidenleiste
source-masks = Masken
source-upkeep = Unterhalt
source-bonuses = Bonusplättchen
source-together = zusammen
eclipse-on = Weiter: drücken
use-tile = { $name } einsetzen
less = { $n } weniger
reached-by = Mehrere deiner Arbeiter können hierher: Ein Druck fragt, welcher.
both-card = +: beides, für { $n } Kakao mehr.
