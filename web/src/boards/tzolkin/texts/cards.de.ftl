# Karten auf dem Plan: was etwas ist, kostet und bewirkt, und was fehlt

card-costs = Kostet { $goods }.
card-free = Kostet nichts.
card-missing = Dir fehlt: { $goods }.
card-payable = Du hast, was es kostet.
card-discount = Deine Architektur spart { $n } der Rohstoffe.
card-with-corn = Mit Mais in { $place }: { $corn }, du hast { $have }.
card-worth-you = Jetzt { $points } { $points ->
    [one] Siegpunkt
   *[other] Siegpunkte
} wert für dich, wenn du es baust.
card-worth-owner = Jetzt { $points } { $points ->
    [one] Siegpunkt
   *[other] Siegpunkte
} wert für { $name }.
card-owner = Gehört { $name }.
card-wealth-keep = Dieses behältst du.

card-stands = Heute: { $name }.
card-stands-neutral = Heute: ein neutraler Arbeiter.
card-any-action = Jede Aktion von { $wheel }, ohne Schritte zurück zu bezahlen.
card-no-action = Hier noch keine Aktion; fahre weiter bis { $space }.
card-place = Ein Arbeiter käme jetzt auf { $space } und kostete { $corn } Mais; du hast { $have }.
card-place-here = Ein Arbeiter käme jetzt hierher und kostete { $corn } Mais; du hast { $have }.
card-full = Kein Feld ist frei.
card-arrives = { $days ->
    [one] Dein Arbeiter von { $from } ist morgen hier.
   *[other] Dein Arbeiter von { $from } ist in { $days } Tagen hier.
}
card-back = Dein Arbeiter von { $from } müsste { $corn } Mais zahlen, um hierher zurückzugehen; du hast { $have }.
card-group = Noch da: { $free } freier Mais, { $wood } Holz.
card-slot-free = Der Schädelplatz ist frei.
card-slot-taken = Der Schädelplatz ist besetzt; die Aktion ist vergeben.
card-no-skull = Du hast keinen Schädel.

card-worker = { $name } auf { $place }
card-worker-neutral = Neutraler Arbeiter auf { $place }
card-today = Heute: { $effect }.
card-tomorrow = Morgen: { $effect }.
card-today-none = Heute: keine Aktion.
card-steps-back = Ein Schritt zurück kostet je { $corn } Mais: { $list }.
card-step-back = { $action } für { $corn }
card-falls = { $days ->
    [one] Fällt morgen vom Rad.
   *[other] Fällt in { $days } Tagen vom Rad.
}
card-neutral = Er gehört niemandem, besetzt nur ein Feld und fällt nie herunter.

card-step = { $temple }, Stufe mit der { $worth }
card-step-points = { $points } { $n ->
    [one] Siegpunkt
   *[other] Siegpunkte
}, wer am Ende eines Zeitalters hier steht.
card-step-goods = In der Mitte eines Zeitalters, von hier und darunter: { $goods }.
card-step-no-goods = Keine Güter von hier oder darunter.
card-step-top = Wer hierher kommt, dreht seine Tafel auf die helle Seite; danach kann niemand sonst hierher.
card-here = Hier: { $names }.
card-your-step = Du stehst auf der Stufe mit der { $worth }.
card-next-step = Eine Stufe höher steht die { $worth }.
card-highest = Siegpunkte, wer am Ende am höchsten steht: { $list }.
card-highest-age = { $points } in Zeitalter { $age } (geteilt je { $shared })

card-level = { $technology }, Stufe { $level }
card-level-cost = { $cost ->
    [one] Der Schritt dorthin kostet { $cost } beliebigen Rohstoff.
   *[other] Der Schritt dorthin kostet { $cost } beliebige Rohstoffe.
}
card-level-next = { $have ->
    [one] Deine nächste Stufe; du hast { $have } Rohstoff.
   *[other] Deine nächste Stufe; du hast { $have } Rohstoffe.
}
card-level-reached = Du hast sie erreicht; was sie bewirkt, bleibt.
card-bonus = { $cost ->
    [one] Nach Stufe { $level } kostet jeder weitere Schritt { $cost } Rohstoff und bringt: { $effect }.
   *[other] Nach Stufe { $level } kostet jeder weitere Schritt { $cost } Rohstoffe und bringt: { $effect }.
}
card-lower-levels = Niedrigere Stufen wirken weiter.

card-skulls = Noch { $left } von { $all } im Vorrat.
card-skull-worth = Am Ende je { $points } { $points ->
    [one] Siegpunkt
   *[other] Siegpunkte
}; in Chichen Itza mehr.
card-price = { $corn } Mais wert, auf dem Markt und am Ende.
card-corn-worth = Bezahlt Einsätze, Schritte zurück und Essen; { $corn } sind am Ende 1 Siegpunkt.
card-have = Du hast { $n }.

card-jungle = Dschungel hinter Palenque { $space }
card-jungle-wood = Das Holz liegt auf dem Mais: Nimm erst das Holz, oder brenne es ab und steige in einem Tempel ab.
card-jungle-empty = Hier ist nichts mehr.

card-start-place = Ein Arbeiter kostet hier jetzt { $corn } Mais.
card-start-corn = Wer hier steht, nimmt den Mais vom Kalender ({ $corn }) und beginnt die nächste Runde.
card-start-days = { $days ->
    [one] Liegt die helle Seite der eigenen Tafel oben, darf { $days } Tag vergehen.
   *[other] Liegt die helle Seite der eigenen Tafel oben, dürfen bis zu { $days } Tage vergehen.
}
card-start-taken = Hier steht { $name }.
card-marker = Startspieler
card-marker-holder = { $name } beginnt diese Runde.

card-day = Tag { $day }
card-days-in = { $days ->
    [0] Heute.
    [one] Morgen.
   *[other] In { $days } Tagen.
}
card-days-past = Vergangen.
card-calendar-corn = Mais auf dem Kalender: { $corn }.
card-rounds-left = { $days ->
    [one] Noch { $days } Tag.
   *[other] Noch { $days } Tage.
}
card-food = Erntefest, Zeitalter { $age }
card-food-mid = Alle Arbeiter essen; dann bringen die Tempel Güter.
card-food-end = Alle Arbeiter essen; dann bringen die Tempel Siegpunkte.
card-food-need = { $name }: { $workers } zu ernähren, { $corn } Mais; vorhanden { $have }.
card-food-enough = Das reicht.
card-food-short = { $workers } Arbeiter blieben hungrig: −{ $points } { $points ->
    [one] Siegpunkt
   *[other] Siegpunkte
}.
card-food-none = { $name } braucht keinen Mais.

card-hand = Arbeiter
card-hand-text = { $hand } in der Hand, { $wheels } auf den Rädern; { $workers } von { $most } im Spiel.
card-began = { $name } begann mit { $tiles }.
card-light = Helle Seite
card-light-text = { $days ->
    [one] { $name } darf vom Startspielerfeld aus { $days } Tag vergehen lassen und dreht die Tafel dann auf dunkel.
   *[other] { $name } darf vom Startspielerfeld aus { $days } Tage vergehen lassen und dreht die Tafel dann auf dunkel.
}
card-dark = Dunkle Seite
card-dark-text = { $name } muss die Spitze eines Tempels erreichen, um sie wieder auf hell zu drehen.
card-corn-tiles = Maisplättchen
card-wood-tiles = Abholzplättchen
card-tiles-text = Aus dem Dschungel; ein Monument kann sie zählen.
card-ending = Wenn das Spiel jetzt endete
card-ending-total = { $name }: { $points } { $n ->
    [one] Siegpunkt
   *[other] Siegpunkte
}.
card-ending-part = { $source }: { $points }
card-ending-with = Mit dem letzten Erntefest und der Schlusswertung.
