# Götterkarten: ihre Namen und was sie kurz sagen.

thing-g01 = Wasserzins
thing-g02 = Ruinenzins
thing-g03 = Treue Helden
thing-g04 = Edelsteinzins
thing-g05 = Gönner der Umgruppierung
thing-g06 = Gönner des Krieges
thing-g07 = Gönner der Späher
thing-g08 = Gönner der Verstärkung
thing-g09 = Gönner der Zauber
thing-g10 = Gönner der Schreine
thing-g11 = Gönner der Flüsse
thing-g12 = Gönner der Schilde
thing-g13 = Gönner der Straßen
thing-g14 = Gönner der Gunst
thing-g15 = Gönner der Schützen
thing-g16 = Gönner der Klingen
thing-g17 = Später Handel
thing-g18 = Kopfgeld
thing-g19 = Tribut
thing-g20 = Wegzoll
thing-g21 = Sechster Platz
thing-g22 = Zweifache Götzen
thing-g23 = Feuersucher
thing-g24 = Steinsucher
thing-g25 = Niemand allein
thing-g26 = Lagerwache
thing-g27 = Freie Aushebung
thing-g28 = Marsch am Morgen
thing-g29 = Angeworbene
thing-g30 = Orakel
thing-g31 = Große Aushebung
thing-g32 = Glücklicher Fund
thing-g33 = Zweiter Schatz
thing-g34 = Beschwichtigung
thing-g35 = Zweiter Besuch
thing-g36 = Vorposten
thing-g37 = Ruinensiedler
thing-g38 = Furt und Fähre
thing-g39 = Schutzbezirk
thing-g40 = Ehrfurcht
thing-g41 = Magiebann
thing-g42 = Pfeilbann
thing-g43 = Zweiter Zauber
thing-g44 = Kurzer Kampf
thing-g45 = Langer Kampf
thing-g46 = Zweite Salve
thing-g47 = Ruhiges Auge
thing-g48 = Wilder Ansturm
thing-g49 = Verwünschung
thing-g50 = Schildbrecher
thing-g51 = Bestienzähmer
thing-g52 = Gekaufte Chance
thing-g53 = Wechselmagie
thing-g54 = Scharfe Pfeile
thing-g55 = Schnellschuss
thing-g56 = Schwere Steine
thing-g57 = Lauffeuer
thing-g58 = Zwillingssechsen
thing-g59 = Sammeln am Fluss
thing-g60 = Sammeln am Weg
thing-g61 = Krone der Gewässer
thing-g62 = Krone der Länder
thing-g63 = Krone der Grenzen
thing-g64 = Krone der Tempel
thing-g65 = Krone der Lager
thing-g66 = Krone der Dörfer
thing-g67 = Krone der Minen
thing-g68 = Krone der Späher
thing-g69 = Krone der Ruinen
thing-g70 = Krone der Götter
thing-g71 = Krone der Götzen
thing-g72 = Krone der Gunst
thing-g73 = Krone der Schützen
thing-g74 = Krone der Schilde
thing-g75 = Krone der Zauber
thing-g76 = Krone der Klingen
thing-g77 = Krone des Gleichgewichts
thing-g78 = Krone der Jagd
thing-g79 = Krone der großen Beute
thing-g80 = Krone der Vielfalt

card-g01 = { $number ->
    [one] Versorgung: { $number } Münze je Wasserplättchen unter deiner Kontrolle
   *[other] Versorgung: { $number } Münzen je Wasserplättchen unter deiner Kontrolle
}
card-g02 = { $number ->
    [one] Versorgung: { $number } Münze je Ruinenplättchen unter deiner Kontrolle
   *[other] Versorgung: { $number } Münzen je Ruinenplättchen unter deiner Kontrolle
}
card-g03 = Versorgung: kein Sold für deine Helden
card-g04 = { $number ->
    [one] Versorgung: { $number } Münze je Edelstein von dir
   *[other] Versorgung: { $number } Münzen je Edelstein von dir
}
card-g05 = { $number ->
    [one] Umgruppierung kostet dich höchstens { $number } Münze
   *[other] Umgruppierung kostet dich höchstens { $number } Münzen
}
card-g06 = { $number ->
    [one] Kriegserklärung kostet dich höchstens { $number } Münze
   *[other] Kriegserklärung kostet dich höchstens { $number } Münzen
}
card-g07 = { $number ->
    [one] Späher kostet dich höchstens { $number } Münze
   *[other] Späher kostet dich höchstens { $number } Münzen
}
card-g08 = { $number ->
    [one] Verstärkung kostet dich höchstens { $number } Münze
   *[other] Verstärkung kostet dich höchstens { $number } Münzen
}
card-g09 = { $number ->
    [one] Magiekarten kostet dich höchstens { $number } Münze
   *[other] Magiekarten kostet dich höchstens { $number } Münzen
}
card-g10 = { $number ->
    [one] Götterkarte kostet dich höchstens { $number } Münze
   *[other] Götterkarte kostet dich höchstens { $number } Münzen
}
card-g11 = { $number ->
    [one] Wasserbewegung kostet dich höchstens { $number } Münze
   *[other] Wasserbewegung kostet dich höchstens { $number } Münzen
}
card-g12 = { $number ->
    [one] Verteidigungsrad kostet dich höchstens { $number } Münze
   *[other] Verteidigungsrad kostet dich höchstens { $number } Münzen
}
card-g13 = { $number ->
    [one] Landbewegung kostet dich höchstens { $number } Münze
   *[other] Landbewegung kostet dich höchstens { $number } Münzen
}
card-g14 = { $number ->
    [one] Gunst kostet dich höchstens { $number } Münze
   *[other] Gunst kostet dich höchstens { $number } Münzen
}
card-g15 = { $number ->
    [one] Fernkampfrad kostet dich höchstens { $number } Münze
   *[other] Fernkampfrad kostet dich höchstens { $number } Münzen
}
card-g16 = { $number ->
    [one] Nahkampfrad kostet dich höchstens { $number } Münze
   *[other] Nahkampfrad kostet dich höchstens { $number } Münzen
}
card-g17 = { $number ->
    [one] { $number } Münze weniger auf Plättchen, auf denen schon ein Marker steht
   *[other] { $number } Münzen weniger auf Plättchen, auf denen schon ein Marker steht
}
card-g18 = { $number ->
    [one] { $number } Münze für jede Kreatur, die du besiegst, auch in der Stadt
   *[other] { $number } Münzen für jede Kreatur, die du besiegst, auch in der Stadt
}
card-g19 = { $number ->
    [one] Wer dich angreift, zahlt dir zuerst { $number } Münze
   *[other] Wer dich angreift, zahlt dir zuerst { $number } Münzen
}
card-g20 = { $number ->
    [one] Wer zu deinem Marker setzt, zahlt dir { $number } Münze
   *[other] Wer zu deinem Marker setzt, zahlt dir { $number } Münzen
}
card-g21 = Bis zu { $number } deiner Einheiten auf einem Plättchen
card-g22 = Ein eingetauschter Götze bringt das { $number }-Fache
card-g23 = { $number ->
    [one] Versorgung: { $number } Feuerkarte aus dem Magiestapel
   *[other] Versorgung: { $number } Feuerkarten aus dem Magiestapel
}
card-g24 = { $number ->
    [one] Versorgung: { $number } Steinkarte aus dem Magiestapel
   *[other] Versorgung: { $number } Steinkarten aus dem Magiestapel
}
card-g25 = Versorgung: { $number } Krieger mehr auf jedem Plättchen, auf dem einer allein steht
card-g26 = Versorgung: { $number } Krieger auf jedes Lager unter deiner Kontrolle
card-g27 = Versorgung: Jedes deiner Dörfer und Lager gibt nach Wahl Münzen oder einen Krieger
card-g28 = Versorgung: einmal umgruppieren, ohne Schatz
card-g29 = Das Münzfeld bringt auch { $number } Krieger in die Stadt
card-g30 = Götterkarte: Sieh { $number ->
    [one] die oberste Karte
   *[other] die obersten { $number } Karten
} eines Stapels an und nimm eine davon oder die offene
card-g31 = Verstärkung: bis zu { $number } Krieger mehr
card-g32 = Späher: Du darfst den Schatzwürfel um { $number } erhöhen
card-g33 = { $number ->
    [one] Späher: { $number } Schatz mehr
   *[other] Späher: { $number } Schätze mehr
}
card-g34 = Kriegserklärung: Alle anderen drehen { $number } Marker auf Frieden
card-g35 = Einmal je Durchgang darfst du setzen, wo dein eigener Marker steht
card-g36 = Du kontrollierst auch Plättchen, auf denen nur dein Späher steht
card-g37 = Jedes Ruinenplättchen, das du einnimmst, bringt { $number } Krieger in die Stadt
card-g38 = Landbewegung darf Wasserbewegung sein und umgekehrt
card-g39 = Wer dich angreift, dreht { $number } Marker von Krieg auf Frieden
card-g40 = Andere Personen werfen im Nahkampf gegen dich { $number } Würfel weniger
card-g41 = Deine Kämpfe: Du entscheidest, ob es Magie gibt
card-g42 = Deine Kämpfe: Du entscheidest, ob es Fernkampf gibt
card-g43 = Deine Kämpfe: nach Wahl 1 oder 2 Magiephasen
card-g44 = Deine Kämpfe: Du entscheidest, ob Nahkampf 3 stattfindet
card-g45 = Deine Kämpfe: Du entscheidest, ob ein Nahkampf 4 folgt
card-g46 = Deine Kämpfe: nach Wahl 1 oder 2 Fernkampfphasen
card-g47 = Fernkampf: einen Fehlwurf neu würfeln
card-g48 = Nahkampf 1: einmal beliebige Fehlwürfe neu würfeln
card-g49 = Magiewürfel anderer Personen gegen dich zählen { $number } höher
card-g50 = Andere Personen können deinen Schaden nicht mit Schilden verhindern
card-g51 = Einmal je Phase darf der Würfel der Kreatur neu fallen
card-g52 = { $number ->
    [one] Einmal je Kampf { $number } Münze zahlen und beliebige Fehlwürfe neu würfeln
   *[other] Einmal je Kampf { $number } Münzen zahlen und beliebige Fehlwürfe neu würfeln
}
card-g53 = Steinkarten dürfen als Feuer wirken und umgekehrt
card-g54 = Fernkampfwürfel treffen bis { $number }
card-g55 = Fernkampftreffer bis { $number } werden einmal weitergewürfelt
card-g56 = Stein trifft bis { $number }
card-g57 = Feuer trifft bis { $number }
card-g58 = Nahkampf: { $number ->
    [one] Jede Sechs ist ein Treffer
   *[other] Je { $number } Sechsen sind ein Treffer
}
card-g59 = Wasserbewegung: Krieger am Weg dürfen mitkommen
card-g60 = Landbewegung: Krieger am Weg dürfen mitkommen
card-g61 = { $number ->
    [one] { $number } Punkt je Wasserplättchen unter deiner Kontrolle
   *[other] { $number } Punkte je Wasserplättchen unter deiner Kontrolle
}
card-g62 = { $number ->
    [one] { $number } Punkt je Landplättchen unter deiner Kontrolle
   *[other] { $number } Punkte je Landplättchen unter deiner Kontrolle
}
card-g63 = { $number ->
    [one] { $number } Punkt je Randplättchen unter deiner Kontrolle
   *[other] { $number } Punkte je Randplättchen unter deiner Kontrolle
}
card-g64 = { $number ->
    [one] { $number } Punkt je Tempel unter deiner Kontrolle
   *[other] { $number } Punkte je Tempel unter deiner Kontrolle
}
card-g65 = { $number ->
    [one] { $number } Punkt je Lager unter deiner Kontrolle
   *[other] { $number } Punkte je Lager unter deiner Kontrolle
}
card-g66 = { $number ->
    [one] { $number } Punkt je Dorf unter deiner Kontrolle
   *[other] { $number } Punkte je Dorf unter deiner Kontrolle
}
card-g67 = { $number ->
    [one] { $number } Punkt je Mine unter deiner Kontrolle
   *[other] { $number } Punkte je Mine unter deiner Kontrolle
}
card-g68 = { $number ->
    [one] { $number } Punkt je Späher von dir auf einem Plättchen
   *[other] { $number } Punkte je Späher von dir auf einem Plättchen
}
card-g69 = Noch einmal die Punkte deiner besten Ruine
card-g70 = { $number ->
    [one] { $number } Punkt je Götterkarte von dir, auch diese
   *[other] { $number } Punkte je Götterkarte von dir, auch diese
}
card-g71 = { $number ->
    [one] { $number } Punkt mehr je Götze
   *[other] { $number } Punkte mehr je Götze
}
card-g72 = { $number ->
    [one] { $number } Punkt je Feld deines Gunstmarkers über dem Start
   *[other] { $number } Punkte je Feld deines Gunstmarkers über dem Start
}
card-g73 = { $number ->
    [one] { $number } Punkt je Stufe deines Fernkampfrads
   *[other] { $number } Punkte je Stufe deines Fernkampfrads
}
card-g74 = { $number ->
    [one] { $number } Punkt je Stufe deines Verteidigungsrads
   *[other] { $number } Punkte je Stufe deines Verteidigungsrads
}
card-g75 = { $number ->
    [one] { $number } Punkt je Stufe deines Magierads
   *[other] { $number } Punkte je Stufe deines Magierads
}
card-g76 = { $number ->
    [one] { $number } Punkt je Stufe deines Nahkampfrads
   *[other] { $number } Punkte je Stufe deines Nahkampfrads
}
card-g77 = { $number ->
    [one] { $number } Punkt, wenn alle vier Räder auf Stufe 3 oder höher stehen
   *[other] { $number } Punkte, wenn alle vier Räder auf Stufe 3 oder höher stehen
}
card-g78 = { $number ->
    [one] { $number } Punkt je besiegte Kreatur
   *[other] { $number } Punkte je besiegte Kreatur
}
card-g79 = Noch einmal die Stärke deiner stärksten Figur
card-g80 = { $number ->
    [one] { $number } Punkt je verschiedene besiegte Kreaturenart
   *[other] { $number } Punkte je verschiedene besiegte Kreaturenart
}
