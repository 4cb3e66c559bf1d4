# Was das gezeichnete Spielbrett selbst sagt.

empty-hex = leeres Sechseck
coins-space = { $n ->
    [one] Münzfeld: { $n } Münze umsonst
   *[other] Münzfeld: { $n } Münzen umsonst
}
price = { $n ->
    [0] umsonst
    [one] { $n } Münze
   *[other] { $n } Münzen
}
task = { $points ->
    [one] Aufgabe nach Runde { $round }: { $name }, { $points } Punkt
   *[other] Aufgabe nach Runde { $round }: { $name }, { $points } Punkte
}
attack-deck = { $n ->
    [one] Kreaturen, die die Stadt noch angreifen können; { $n } Angriff kommt noch
   *[other] Kreaturen, die die Stadt noch angreifen können; { $n } Angriffe kommen noch
}
favor = Gunst, wer zuunterst steht, verteidigt die Stadt: { $list }
empty-display = keine Götterkarte ({ $colour }) in der Auslage
magic-deck = Magiestapel { $deck }; abgelegt: { $stone } Stein, { $fire } Feuer
close-board = zurück zu meiner Tafel
war-markers = { $n ->
    [0] { $peace ->
        [one] der Diplomatiemarker zeigt Frieden
       *[other] alle { $peace } Diplomatiemarker zeigen Frieden
    }
    [one] { $n } Diplomatiemarker zeigt Krieg
   *[other] { $n } Diplomatiemarker zeigen Krieg
}
scouts-left = { $n ->
    [one] noch { $n } Späher
   *[other] noch { $n } Späher
}
gear = { $name }, Stufe { $level }: { $value }
reserve = { $n ->
    [one] { $n } Krieger im Vorrat, { $income ->
        [one] { $income } Münze
       *[other] { $income } Münzen
    } Einkommen mit Dörfern
   *[other] { $n } Krieger im Vorrat, { $income ->
        [one] { $income } Münze
       *[other] { $income } Münzen
    } Einkommen mit Dörfern
}
gem-owned = Edelstein ({ $gem }), vorhanden
gem-missing = Edelstein ({ $gem }), fehlt
hero-home = { $hero }, nicht angeworben
hand = { $n ->
    [one] { $n } Magiekarte
   *[other] { $n } Magiekarten
}, { $stone } Stein, { $fire } Feuer
trophies = { $n ->
    [one] { $n } besiegte Figur
   *[other] { $n } besiegte Figuren
}
open-board = Tafel von { $name }
answers = Antworten
dismiss = diesen Helden entlassen
one-more = ein Krieger mehr: { $place }, jetzt { $n }
one-less = ein Krieger weniger: { $place }, jetzt { $n }
put-hero = { $hero } nach { $place }
where-to = Wohin soll { $hero }?
move-hero = versetzen
left-in-reserve = { $all ->
    [one] { $n } von { $all } Krieger noch zu setzen
   *[other] { $n } von { $all } Kriegern noch zu setzen
}
left-in-city = { $n ->
    [one] { $n } Krieger bleibt in der Stadt
   *[other] { $n } Krieger bleiben in der Stadt
}
done = Fertig
income = Einkommen { $n }
on-average = im Mittel { $n } { $what }
really = Ist das deine Wahl?
sure = Bestätigen
not-so = Zurück
face-down = { $n ->
    [one] { $n } verdeckte Karte
   *[other] { $n } verdeckte Karten
}
odds-if = Wenn du „{ $answer }“ wählst
with-unknown-strength = die Stärke der Kreatur ist unbekannt: Mittelwert über alle möglichen Stärken
with-own-luck = wenn du danach Glück einsetzt, wo es entscheidet
with-foe-luck = wenn die Gegenseite Glück einsetzt, wo es entscheidet
estimated = { $n ->
    [one] aus { $n } Versuch geschätzt
   *[other] aus { $n } Versuchen geschätzt
}
exchange-idol = einen Götzen tauschen

fight = Kampf
close-fight = Kampf schließen
city-odds = Käme der Angriff jetzt, würde die Stadt mit { $n } % gehalten.
show-fight = letzten Kampf noch einmal zeigen
skip = antippen, um weiterzugehen
press-to-close = antippen, um zu schließen
hits = { $n ->
    [0] kein Treffer
    [one] { $n } Treffer
   *[other] { $n } Treffer
}
hearts = { $n ->
    [one] noch { $n } Herz, { $lost } verloren
   *[other] noch { $n } Herzen, { $lost } verloren
}
its-die = die Seiten seines Würfels
dice = Würfel: { $list }
hits-with = trifft mit { $faces }
not-rolled = noch nicht gewürfelt
short-unknown-strength = Stärke unbekannt
share-tile-taken = { $n } % Ort eingenommen
share-tile-kept = { $n } % Ort gehalten
share-city-kept = { $n } % Stadt gehalten
about-minus = etwa −{ $n }
hits-by = trifft
waits = kämpft in dieser Phase nicht
parts = Teile des Tisches
part-map = Karte
part-actions = Aktionen
part-rounds = Runden
part-cards = Auslage
part-boards = Tafeln
players = Mitspieler
on-land = { $kind } an Land
on-water = { $kind } im Wasser
you = dir
only-you = (das weißt nur du)
ruin-hidden = Die Ruine liegt verdeckt.
creature-unknown = { $name }, Stärke unbekannt: eine von { $list }
creature-strength = { $name }, Stärke { $strength }
gems-left = { $n ->
    [one] noch { $n } Edelstein
   *[other] noch { $n } Edelsteine
}
held-by = Gehalten von { $name }: { $units }
scouts-of = Späher: { $names }
task-when = { $points ->
    [one] Geprüft nach Runde { $round }, { $points } Punkt.
   *[other] Geprüft nach Runde { $round }, { $points } Punkte.
}
task-met = Jetzt erfüllt von { $names }.
task-unmet = Niemand erfüllt sie jetzt.
task-claimed = Eingelöst von { $names }.
city-defender = Den nächsten Angriff wehrt { $name } ab, zuunterst in der Gunst.
city-may-come = Angreifen können noch: { $list }
favor-order = Wer zuoberst steht, beginnt die nächste Runde; wer zuunterst steht, verteidigt die Stadt.
figures = Besiegte Kreaturen
figures-worth = Jede Figur zählt am Ende so viel wie ihre Stärke.
creatures = Kreaturen: noch nicht gesehene Stärken, was trifft, ihre Würfel bei Tag und bei Nacht
close = schließen
all-creatures = alle Kreaturen und ihre Würfel
column-creature = Kreatur
column-strengths = Stärken
column-hits = trifft mit
column-day = Würfel bei Tag
column-night = Würfel bei Nacht
open-this-board = diese Tafel groß zeigen
pay-all-heroes = { $coins ->
    [0] Alle { $n } Helden kostenlos behalten
    [one] Alle { $n } Helden bezahlen: { $coins } Münze
   *[other] Alle { $n } Helden bezahlen: { $coins } Münzen
}
new-on-offer = neu in der Auslage
map-near = Umrandete Felder antworten; ein Tipp daneben zeigt alles
map-near-only = Ein Tipp zeigt die ganze Karte

gear-level = Stufe { $n }
no-face = keiner Zahl
level-defense = { $n ->
    [0] keine aktiven Schilde
    [one] bis zu { $n } aktiver Schild
   *[other] bis zu { $n } aktive Schilde
}
level-melee = Würfel treffen mit { $faces }
level-ranged = Reichweite { $range }, { $dice ->
    [0] kein Fernkampfwürfel
    [one] { $dice } Fernkampfwürfel, trifft mit { $faces }
   *[other] { $dice } Fernkampfwürfel, treffen mit { $faces }
}
level-magic = bis zu { $stone } Stein (trifft mit { $stones }) oder { $fire } Feuer (trifft mit { $fires }, Treffer würfeln noch einmal)
stone-card = Ihre Würfel treffen mit { $faces }.
fire-card = Ihre Würfel treffen mit { $faces }, und Treffer werden noch einmal gewürfelt.
card-strengths = Stärken im Spiel: { $list }. Die Stärke ist die Zahl ihrer Herzen und ihrer Punkte, wenn sie besiegt ist.
die-by-day = Würfel am Tag, Durchgang { $map } (gegen die Stadt: { $city })
die-by-night = Würfel in der Nacht, Durchgang { $map } (gegen die Stadt: { $city })
