# Was der gezeichnete Plan selbst sagt.

## Phasen
phase-bar = Runde { $round }, { $name } beginnt; Phase: { $now }, danach: { $next }
phase-now = Runde { $round }: { $now }
phase-next = danach { $next }
phase-setup = Aufbau
phase-cards = Karten
phase-tribute = Tribut
phase-purchase = Einkauf
phase-slaves = Sklavenmarkt
phase-pochtecas = Pochtecas
phase-lakes = Seen
phase-war = Blumenkrieg
phase-judgement = Urteil

## Die Karte
kind-inner = inneres Gebiet
kind-capital = Hauptstadt
kind-outer = äußeres Tal
kind-sea = See
neutral = neutral
city-of = Stadt von { $name }
assimilated = assimiliert
struck = verweigert in dieser Runde den Tribut
face-down = verdeckter Marker: { $n }
worth = { $n ->
    [one] { $n } Opferpunkt je Runde
   *[other] { $n } Opferpunkte je Runde
}
controlled-by = kontrolliert von { $name }
army-of = { $n ->
    [one] Armee { $letter } von { $name } mit { $n } Soldaten
   *[other] Armee { $letter } von { $name } mit { $n } Soldaten
}
ships-of = { $n ->
    [one] { $n } Schiff von { $name }
   *[other] { $n } Schiffe von { $name }
}
armies = Armeen: Soldaten und wo sie stehen
reserve-of = { $n ->
    [one] Reserve von { $name } mit { $n } Soldaten
   *[other] Reserve von { $name } mit { $n } Soldaten
}
pochteca-of = Pochteca { $letter } von { $name }
spy-of = Spion { $letter } von { $name }
dike-to = Damm nach { $area }
dike-site = Platz für einen Damm nach { $area }
mexico = Mexiko

## Die Götter
pyramid = Quetzalcoatl auf Stufe { $step } von { $top }; { $urn } in der Kontrollurne, { $perStep } heben ihn eine Stufe
stair = Tezcatlipoca auf Stufe { $step } von { $hell }; er fordert { $demand }, geopfert: { $offered }
control-urn = { $n } von { $perStep }
urn-opens-now = geht diese Runde auf
urn-opens = geht in Runde { $round } auf
own-given = von dir gegeben: { $n }
demand = fordert { $n }
offered = geopfert { $n }
best-die = bester Würfel { $n }: im Ganzen { $sum }
risk-dice = bester von { $dice }
last-step = Tezcatlipoca ist auf der letzten Stufe: Steigt er noch einmal hinab, haben alle verloren.
last-step-1 = Letzte Stufe: noch
last-step-2 = eine, und alle verlieren
strip-last-step = letzte Stufe! fordert { $n }
offered-with = geopfert { $n }, du: { $mine }
percent = { $n } %
risk-note = In Prozent: wie wahrscheinlich er eine Stufe hinabsteigt, wenn die anderen nichts opfern.
risk-of = Mit { $n } von dir und nichts von den anderen: Risiko { $risk } %.
strip-urn = Urne: { $n } von { $perStep }
strip-offered = geopfert { $offered }, Risiko { $n } %
first-label = beginnt
wins = siegt

## Die Ablage
tray = was gerade gespielt wird
answers = Antworten
amount = Anzahl
lots = Lose von Sklaven
lot = { $n ->
    [one] Los { $lot }, wert { $sp }, gesehen von { $n } Spieler
   *[other] Los { $lot }, wert { $sp }, gesehen von { $n } Spielern
}
container = Noch zu ziehende Zähler
raids = { $n ->
    [one] Armee { $army }, Überfall von { $start } aus, { $n } Schritt gegangen
   *[other] Armee { $army }, Überfall von { $start } aus, { $n } Schritte gegangen
}
marches = { $n ->
    [one] Armee { $army } zieht von { $start } aus, { $n } Schritt gegangen
   *[other] Armee { $army } zieht von { $start } aus, { $n } Schritte gegangen
}
own-markers = Deine Marker
soldiers = Soldaten
sealed = Versiegelt:
has-sealed = hat eine Antwort versiegelt

## Kämpfe
battle = Kampf
battle-in = Kampf in { $area }
interception-in = Abfangen in { $area }
naval-battle = Seekampf
battle-on = Seekampf auf { $lake }
attacks = greift mit { $army } von { $from } an
defends = verteidigt
side = { $name }: Krieger { $warriors }, Jaguarkrieger { $jaguars }, Stärke { $n }
strength = Stärke
prisoners = { $n ->
    [one] { $n } Gefangener
   *[other] { $n } Gefangene
}
points-if-won = nur bei einem Sieg: +{ $n }
points-won = +{ $n }
sure-points = Vom Gelände in jedem Fall: +{ $n }
plundered = { $name } plündert die Hauptstadt von { $other }!
held = schon in { $box }: Krieger { $warriors }, Jaguarkrieger { $jaguars }
form-missing = { $n ->
    [one] Noch { $n } fehlt
   *[other] Noch { $n } fehlen
}
with-ally = mit einer Armee von { $name }
last-roll = Letzter Wurf:
dice = Würfel
die-rolling = rollt
spear = Lanze
blank = leer
for-roll-tlaloc = so viel Tribut
for-roll-submission = bei einer Lanze unterwirft es sich
for-roll-assassination = bei einer Lanze stirbt der Pochteca
for-roll-rebellion = bei einer Lanze ist die Stadt verloren
for-roll-ships = jede Lanze versenkt ein Schiff
for-roll-mobilisation = eine hohe Zahl bringt einen Soldaten
for-roll-terrain = eine Lanze fängt einen Angreifer
for-roll-battle = jede Lanze fängt einen Soldaten
for-roll-judgement = der beste Würfel zählt

## Eigene Ablage und Hand
army = Armee { $letter }
general-lost = General verloren
soldiers-in = Krieger { $warriors }, Jaguarkrieger { $jaguars }
own-hand = { $n ->
    [one] deine Hand: { $n } Karte
   *[other] deine Hand: { $n } Karten
}
card-tlenamacac = Tlenamacac
card-sorcerer = Zauberer
card-insubordination = Ungehorsam
card-tlaloc = Tlaloc
card-submission = Unterwerfung
card-yacatecuhtli = Yacatecuhtli
card-assassination = Mord
card-chalchiuhtlicue = Chalchiuhtlicue
card-raid = Überfall
card-reinforcements = Verstärkung
card-alliance = Allianz
card-eruption = Ausbruch
card-flood = Flut
card-diversion = Ablenkung

## Worum es in einer Phase geht
hint-setup = Lege deine Marker, dann verteile deine Soldaten auf Armeen und Reserve.
hint-cards = Wirf beliebig viele Karten ab, dann füll deine Hand auf.
hint-tribute = Städte bringen Tribut, Marker und assimilierte Städte bringen Opferpunkte.
hint-purchase = Soldaten kommen in die Reserve oder in eine Armee in deiner Hauptstadt.
hint-slaves = Sieh dir Lose an, dann biete geheim für alle.
hint-pochtecas = Befehle sind versiegelt; zuerst kommen Expeditionen, dann Aufträge.
hint-lakes = Schiffe fahren geheim; die meisten Schiffe kontrollieren einen See bis zur nächsten Phase der Seen.
hint-war = Zähler werden einzeln gezogen; wem er gehört, der zieht mit einer Armee.
hint-judgement = Gib Quetzalcoatl geheim, dann opfert Tezcatlipoca gemeinsam.

## Karten der Dinge
garrison = Besatzung: Krieger { $warriors }, Jaguarkrieger { $jaguars }, und was die Mobilmachung bringt
garrison-spied = Besatzung: Krieger { $warriors }, Jaguarkrieger { $jaguars }; ein Spion ist dort, niemand wird mobil gemacht
about-quetzalcoatl = Ganz oben endet das Spiel: Wer ihm am meisten gegeben hat, gewinnt.
about-tezcatlipoca = Erreichen der beste Würfel und alle Opfer seine Karte nicht, steigt er eine Stufe hinab. In der Hölle haben alle verloren.
title-t = Tribut
about-t = Bezahlt Einheiten, Sklaven und Aufträge. Hauptstadt und Städte bringen ihn jede Runde.
title-sp = Opferpunkte
about-sp = Aus Markern, assimilierten und äußeren Städten, Gefangenen und Sklaven. Am Ende zählt nur, was Quetzalcoatl bekommen hat.
title-hand = Handkarten
about-hand = Zu Beginn einer Runde füllen alle ihre Hand auf.
title-mexico = Mexiko: Expeditionen
about-mexico = Ein Pochteca auf Expedition zieht eine Karte; sie bringt Tribut, Punkte oder nichts.
deck = noch zu ziehen: { $n }
discards = abgelegt: { $list }
expeditions-left = noch im Stapel: { $list }
title-round = Phasen einer Runde
about-round = Alle beenden eine Phase, bevor die nächste beginnt; das Zeichen rechts ist der Startspieler.
title-reserve = Reserve
about-reserve = Verteidigt die Hauptstadt und mit ihr verbundene Städte, so weit du willst.

## Das Urteil, und Ausschnitte
judgement = Urteil Tezcatlipocas
best = bester Würfel { $n }
descends = Tezcatlipoca steigt eine Stufe hinab
stays = Tezcatlipoca bleibt
ending = Das Ende des Spiels
ending-top = Quetzalcoatl ist oben: Die Urne wird ausgeschüttet
ending-lost = Tezcatlipoca ist in der Hölle
ending-time-over = Die letzte Runde ist vorbei, und Quetzalcoatl ist nicht oben
ending-wins = { $name } gewinnt.
ending-all-lost = Alle haben verloren.
go-on = Weiter
last-battle = Letzter Kampf
changed-hands = Neue Herren seit deinem letzten Zug
changed-owner = von { $from } an { $to }
zooms = Teile der Karte
part-north-west = Nordwesten
part-north-east = Nordosten
part-south-west = Südwesten
part-south-east = Südosten
stronger = stärker
weaker = schwächer
spear-dice-rule = fängt
spear-ships-rule = versenkt
dice-rule = Die stärkere Seite wirft { $stronger } Würfel, die schwächere { $weaker }. Lanzen fangen Soldaten.
ships-rule = Die stärkere Flotte wirft { $stronger } Würfel, die schwächere { $weaker }. Lanzen versenken Schiffe.
dice-yellow = gelbe
dice-red = rote
phase-first = Aufbau
form = Was zusammen entschieden wird
form-left = noch { $n } von { $most }
form-buy = Kaufen
form-bid = Gebote versiegeln
form-place = So aufstellen
form-less = Weniger: { $label }
form-more = Mehr: { $label }
form-lot = Los { $lot }
form-exchange = Tauschen
form-name = Diese verteidigen
form-fill = { $box } auffüllen
form-give = Geben
form-offer = { $n ->
    [one] { $n } Punkt für beide Götter. Für Tezcatlipoca (der Rest an Quetzalcoatl):
   *[other] { $n } Punkte für beide Götter. Für Tezcatlipoca (der Rest an Quetzalcoatl):
}
form-offer-n = { $n } für Tezcatlipoca, { $rest } für Quetzalcoatl; Risiko { $risk } %
form-keep = Anders teilen oder etwas behalten
god-quetzalcoatl = Quetzalcoatl
god-tezcatlipoca = Tezcatlipoca
as-before = Wie in der letzten Runde: { $lakes }
marker-hint = Der markierte Marker kommt dorthin, wo du auf die Karte klickst.
as-ordered = Ab jetzt Aufträge bei der Ankunft ohne Rückfrage: der erste, der möglich ist ({ $list }); A vor B vor C
