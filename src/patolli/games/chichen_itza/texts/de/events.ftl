# Was geschah.

event-laid = Ausgelegt: { $tile }.
event-waits = Als Nächstes zu legen: { $tile }.
event-creature-put = Kreaturen: { $creature } auf { $tile }.
event-task-shown = Aufgaben: { $task }.
event-god-shown = In der Auslage: { $god }.
event-hero-shown = Oberste Heldenkarte: { $herocard }.
event-action-tile-laid = Aktionstableau: { $actiontile }.
event-cost-dealt = { $row ->
    [0] Kosten von Spalte { $column }: { $cost }.
   *[other] Kosten von Zeile { $row }: { $cost }.
}
event-ordered = { $coins ->
    [one] { $seat } hat die Nummer { $number } und bekommt { $coins } Münze.
   *[other] { $seat } hat die Nummer { $number } und bekommt { $coins } Münzen.
}

event-round = Durchgang { $round }.
event-income = { $amount ->
    [one] { $seat } bekommt { $amount } Münze Einkommen.
   *[other] { $seat } bekommt { $amount } Münzen Einkommen.
}
event-supplied = { $amount ->
    [0] { $seat } hat keine Krieger mehr für Chichén Itzá.
    [one] { $seat } stellt { $amount } Krieger nach Chichén Itzá.
   *[other] { $seat } stellt { $amount } Krieger nach Chichén Itzá.
}
event-swapped = { $seat } tauscht, was { $tile } gibt.
event-shielded = { $amount ->
    [one] { $seat } aktiviert { $amount } Schild.
   *[other] { $seat } aktiviert { $amount } Schilde.
}
event-upkeep = { $amount ->
    [0] { $seat } zahlt keinen Sold: { $hero } bleibt.
    [one] { $seat } zahlt { $amount } Münze Sold: { $hero } bleibt.
   *[other] { $seat } zahlt { $amount } Münzen Sold: { $hero } bleibt.
}
event-hero-left = { $seat } schickt einen Helden weg: { $hero } ({ $herocard }).

event-placed = { $seat } wählt { $action_id ->
    [defense] das Verteidigungsrad
    [melee] das Nahkampfrad
    [ranged] das Fernkampfrad
    [magic] das Magierad
    [god-card] eine Götterkarte
    [magic-cards] Magiekarten
    [scout] einen Späher
    [war] Krieg
    [favor] Gunst
    [reinforcement] Verstärkung
    [regroup] Umgruppierung
    [land] Landbewegung
    [water] Wasserbewegung
    [recruit] Held rekrutieren
   *[move-hero] Held bewegen
} { $amount ->
    [0] umsonst
    [one] für { $amount } Münze
   *[other] für { $amount } Münzen
}.
event-placed-coins = { $amount ->
    [one] { $seat } nimmt { $amount } Münze vom Münzfeld.
   *[other] { $seat } nimmt { $amount } Münzen vom Münzfeld.
}
event-toll = { $amount ->
    [one] { $seat } zahlt { $amount } Münze Wegzoll an { $other_seat }.
   *[other] { $seat } zahlt { $amount } Münzen Wegzoll an { $other_seat }.
}
event-gained = { $good_id ->
    [shields] { $amount ->
        [one] { $seat } aktiviert { $amount } Schild.
       *[other] { $seat } aktiviert { $amount } Schilde.
    }
    [warriors] { $amount ->
        [one] { $seat } bringt { $amount } Krieger nach Chichén Itzá.
       *[other] { $seat } bringt { $amount } Krieger nach Chichén Itzá.
    }
   *[other] { $seat } bekommt { $amount } { $good }.
}
event-spent = { $seat } gibt { $amount } { $good } aus.
event-raised = { $seat } dreht { $gear_id ->
    [defense] das Verteidigungsrad
    [melee] das Nahkampfrad
    [ranged] das Fernkampfrad
   *[magic] das Magierad
} auf Stufe { $level }.
event-god-taken = { $seat } nimmt { $god }.
event-god-drawn = { $seat } zieht { $god }.
event-drew = { $seat } zieht eine { $spell_id ->
    [stone] Steinkarte
   *[fire] Feuerkarte
}.
event-drew-card = { $seat } zieht eine Magiekarte.
event-reshuffled = { $amount ->
    [one] { $amount } Magiekarte wird zu einem neuen Stapel gemischt.
   *[other] { $amount } Magiekarten werden zu einem neuen Stapel gemischt.
}
event-scouted = { $seat } sendet einen Späher nach { $tile }.
event-saw-strength = { $seat } sieht auf { $tile }: { $creature }, Stärke { $strength }.
event-saw-ruin = { $seat } sieht die Ruine auf { $tile }: { $ruin }.
event-treasure = { $seat } findet einen Schatz: { $treasure_id ->
    [coins] Münzen
    [luck] ein Glücksplättchen
   *[other] { $treasure }
}.
event-war = { $amount ->
    [one] { $seat } erklärt den Krieg; { $amount } Marker zeigt Krieg.
   *[other] { $seat } erklärt den Krieg; { $amount } Marker zeigen Krieg.
}
event-favor = { $seat } steigt auf Gunstfeld { $space }.
event-reinforced = { $seat } stellt { $amount } Krieger nach { $place }.
event-regrouped = { $amount ->
    [0] { $seat } lässt keinen Krieger auf { $place }.
    [one] { $seat } hat nun { $amount } Krieger auf { $place }.
   *[other] { $seat } hat nun { $amount } Krieger auf { $place }.
}
event-hero-put = { $seat } stellt einen Helden auf: { $hero } → { $place }.
event-recruited = { $seat } rekrutiert einen Helden: { $hero } ({ $herocard }) { $place_id ->
    [city] in { $place }
   *[other] auf { $place }
}.
event-exchanged = { $seat } tauscht einen Götzen gegen { $good_id ->
    [luck] Glück
    [coins] Münzen
   *[magic-cards] Magie
}.
event-card-used = { $seat } nutzt { $card }.

event-marched = { $seat } zieht mit { $amount ->
    [0] { $heroes ->
        [0] niemandem
        [1] Held Adler
        [2] Held Eule
        [3] Held Adler und Held Eule
        [4] Held Puma
        [5] Held Adler und Held Puma
        [6] Held Eule und Held Puma
       *[other] allen drei Helden
    }
    [one] { $heroes ->
        [0] { $amount } Krieger
        [1] { $amount } Krieger und Held Adler
        [2] { $amount } Krieger und Held Eule
        [3] { $amount } Krieger und Held Adler und Held Eule
        [4] { $amount } Krieger und Held Puma
        [5] { $amount } Krieger und Held Adler und Held Puma
        [6] { $amount } Krieger und Held Eule und Held Puma
       *[other] { $amount } Krieger und allen drei Helden
    }
   *[other] { $heroes ->
        [0] { $amount } Kriegern
        [1] { $amount } Kriegern und Held Adler
        [2] { $amount } Kriegern und Held Eule
        [3] { $amount } Kriegern und Held Adler und Held Eule
        [4] { $amount } Kriegern und Held Puma
        [5] { $amount } Kriegern und Held Adler und Held Puma
        [6] { $amount } Kriegern und Held Eule und Held Puma
       *[other] { $amount } Kriegern und allen drei Helden
    }
} von { $start } nach { $place }.
event-awaited = { $creature_id ->
    [snake] Die Schlange wartet
    [monkey] Der Affe wartet
    [jaguar] Der Jaguar wartet
    [triceratops] Der Triceratops wartet
    [caiman] Der Kaiman wartet
    [shaman] Der Schamane wartet
   *[kukulkan] Kukulkan wartet
} auf { $place }.
event-stepped = { $seat } durchquert { $place }.
event-joined = { $seat } holt { $amount } Krieger von { $place }.
event-attacked = { $seat } greift { $other_seat } auf { $place } an.
event-peace = { $seat } dreht { $amount } Marker von Krieg auf Frieden.
event-fee = { $amount ->
    [one] { $seat } zahlt { $amount } Münze Tribut an { $other_seat }.
   *[other] { $seat } zahlt { $amount } Münzen Tribut an { $other_seat }.
}
event-met = { $seat } kämpft auf { $place } gegen { $creature_id ->
    [snake] die Schlange
    [monkey] den Affen
    [jaguar] den Jaguar
    [triceratops] den Triceratops
    [caiman] den Kaiman
    [shaman] den Schamanen
   *[kukulkan] Kukulkan
}, Stärke { $strength }.
event-phase = Phase: { $phase }.
event-cast = { $seat } spielt { $spell_id ->
    [stone] Stein
   *[fire] Feuer
} mit { $stones ->
    [0] { $fires ->
        [one] { $fires } Feuerkarte
       *[other] { $fires } Feuerkarten
    }
    [one] { $fires ->
        [0] { $stones } Steinkarte
       *[other] { $stones } Steinkarte und { $fires } Feuer
    }
   *[other] { $fires ->
        [0] { $stones } Steinkarten
       *[other] { $stones } Steinkarten und { $fires } Feuer
    }
}.
event-rolled = { $seat } würfelt: { $face }.
event-followed-up = { $seat } würfelt einen Treffer noch einmal: { $face }.
event-treasure-rolled = { $seat } sucht einen Schatz und würfelt: { $face }.
event-rolled-again = { $seat } wirft { $amount } Würfel neu.
event-bought-hit = { $seat } kauft mit Glück einen Treffer.
event-scored-hits = { $amount ->
    [0] { $seat } trifft nicht.
    [one] { $seat } landet { $amount } Treffer.
   *[other] { $seat } landet { $amount } Treffer.
}
event-creature-rolled = { $creature_id ->
    [snake] die Schlange
    [monkey] der Affe
    [jaguar] der Jaguar
    [triceratops] der Triceratops
    [caiman] der Kaiman
    [shaman] der Schamane
   *[kukulkan] Kukulkan
} { $amount ->
    [0] würfelt und trifft nicht
   *[other] würfelt { $amount } Treffer
}{ $shields ->
    [0] { "" }
    [one] , dazu { $shields } Schild
   *[other] , dazu { $shields } Schilde
}{ $coins ->
    [0] { "" }
    [one] , dazu { $coins } Münze
   *[other] , dazu { $coins } Münzen
}.
event-cancelled = { $amount ->
    [one] Davon wird { $amount } Treffer aufgehoben.
   *[other] Davon werden { $amount } Treffer aufgehoben.
}
event-prevented = { $seat } gibt gegen den Schaden { $idols } Götzen ab.
event-warriors-lost = { $seat } verliert { $amount } Krieger.
event-hero-lost = { $seat } verliert einen Helden: { $hero } ({ $herocard }).
event-hearts-lost = { $left ->
    [0] Die Kreatur verliert ihr letztes Herz.
   *[other] Die Kreatur verliert { $amount ->
        [one] { $amount } Herz
       *[other] { $amount } Herzen
    }; { $left ->
        [one] eines bleibt
       *[other] { $left } bleiben
    }.
}
event-coins-taken = { $amount ->
    [one] { $seat } verliert { $amount } Münze an die Schlange.
   *[other] { $seat } verliert { $amount } Münzen an die Schlange.
}
event-wiped-out = { $seat } hat dort keine Einheiten mehr.
event-withdrew = { $seat } kehrt nach { $place } zurück.
event-held = { $seat } hält { $place }.
event-defeated = { $seat } besiegt { $creature_id ->
    [snake] die Schlange
    [monkey] den Affen
    [jaguar] den Jaguar
    [triceratops] den Triceratops
    [caiman] den Kaiman
    [shaman] den Schamanen
   *[kukulkan] Kukulkan
}, Stärke { $strength }.
event-fled = { $creature_id ->
    [snake] die Schlange
    [monkey] der Affe
    [jaguar] der Jaguar
    [triceratops] der Triceratops
    [caiman] der Kaiman
    [shaman] der Schamane
   *[kukulkan] Kukulkan
} flieht von { $place }.
event-took = { $seat } nimmt { $place } ein.
event-ruin-shown = Auf { $place } liegt: { $ruin }.
event-gem = { $seat } bekommt den { $gem_id ->
    [yellow] gelben
    [green] grünen
    [white] weißen
    [red] roten
   *[blue] blauen
} Edelstein.
event-star = { $seat } bekommt den Bonus von { $line }.

event-claimed = { $seat } erfüllt die Aufgabe { $task }.
event-markers-back = Alle Aktionsmarker kommen zurück.
event-city-attacked = { $seat } muss Chichén Itzá gegen { $creature_id ->
    [snake] die Schlange
    [monkey] den Affen
    [jaguar] den Jaguar
    [triceratops] den Triceratops
    [caiman] den Kaiman
    [shaman] den Schamanen
   *[kukulkan] Kukulkan
} verteidigen, Stärke { $strength }.
event-city-held = { $seat } rettet Chichén Itzá vor { $creature_id ->
    [snake] der Schlange
    [monkey] dem Affen
    [jaguar] dem Jaguar
    [triceratops] dem Triceratops
    [caiman] dem Kaiman
    [shaman] dem Schamanen
   *[kukulkan] Kukulkan
}: { $points_number ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-city-lost = { $seat } kann Chichén Itzá nicht vor { $creature_id ->
    [snake] der Schlange
    [monkey] dem Affen
    [jaguar] dem Jaguar
    [triceratops] dem Triceratops
    [caiman] dem Kaiman
    [shaman] dem Schamanen
   *[kukulkan] Kukulkan
} retten: { $points_number ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-turn-order = { $seat } hat die Nummer { $number } in der Zugreihenfolge.
event-god-removed = Nicht genommen: { $god }.
event-over = { $seat } gewinnt.
event-saw-god = { $seat } sieht im Stapel: { $god }.
event-buried-god = { $seat } legt unter den Stapel: { $god }.
event-buried = { $amount ->
    [one] { $seat } legt { $amount } Karte unter den Stapel.
   *[other] { $seat } legt { $amount } Karten unter den Stapel.
}
event-nothing-gained = { $good_id ->
    [coins] { $seat } bekommt keine Münzen.
    [luck] { $seat } bekommt kein Glück: Der Vorrat ist leer.
    [idols] { $seat } bekommt keinen Götzen: Der Vorrat ist leer.
    [warriors] { $seat } bringt keinen Krieger: Die Reserve ist leer.
    [magic-cards] { $seat } zieht keine Magiekarte: Es gibt keine mehr.
   *[shields] { $seat } bekommt kein Schild.
}

# Dasselbe bei einer anderen Regel, und wie viele kämpfen.

event-forces = { $seat } kämpft mit { $amount ->
    [0] { $heroes ->
        [0] niemandem
        [1] Held Adler
        [2] Held Eule
        [3] Held Adler und Held Eule
        [4] Held Puma
        [5] Held Adler und Held Puma
        [6] Held Eule und Held Puma
       *[other] allen drei Helden
    }
    [one] { $heroes ->
        [0] { $amount } Krieger
        [1] { $amount } Krieger und Held Adler
        [2] { $amount } Krieger und Held Eule
        [3] { $amount } Krieger und Held Adler und Held Eule
        [4] { $amount } Krieger und Held Puma
        [5] { $amount } Krieger und Held Adler und Held Puma
        [6] { $amount } Krieger und Held Eule und Held Puma
       *[other] { $amount } Krieger und allen drei Helden
    }
   *[other] { $heroes ->
        [0] { $amount } Kriegern
        [1] { $amount } Kriegern und Held Adler
        [2] { $amount } Kriegern und Held Eule
        [3] { $amount } Kriegern und Held Adler und Held Eule
        [4] { $amount } Kriegern und Held Puma
        [5] { $amount } Kriegern und Held Adler und Held Puma
        [6] { $amount } Kriegern und Held Eule und Held Puma
       *[other] { $amount } Kriegern und allen drei Helden
    }
}.
event-shields-lost = { $amount ->
    [one] { $seat } verliert { $amount } Schild durch den Schaden.
   *[other] { $seat } verliert { $amount } Schilde durch den Schaden.
}
event-repelled = { $seat } kann { $creature_id ->
    [snake] die Schlange
    [monkey] den Affen
    [jaguar] den Jaguar
    [triceratops] den Triceratops
    [caiman] den Kaiman
    [shaman] den Schamanen
   *[kukulkan] Kukulkan
} nicht besiegen und kehrt nach { $place } zurück.
event-fell-to-creature = { $seat } hat keine Einheiten mehr; { $creature_id ->
    [snake] die Schlange
    [monkey] der Affe
    [jaguar] der Jaguar
    [triceratops] der Triceratops
    [caiman] der Kaiman
    [shaman] der Schamane
   *[kukulkan] Kukulkan
} bleibt.
event-defender-fell = { $seat } hat keine Einheiten mehr zur Verteidigung.
event-both-fell = Weder { $seat } noch { $other_seat } hat dort noch Einheiten.
event-last-blow = { $seat } besiegt mit der letzten Einheit { $creature_id ->
    [snake] die Schlange
    [monkey] den Affen
    [jaguar] den Jaguar
    [triceratops] den Triceratops
    [caiman] den Kaiman
    [shaman] den Schamanen
   *[kukulkan] Kukulkan
}, Stärke { $strength }.
event-city-empty = { $seat } hat in Chichén Itzá niemanden gegen { $creature_id ->
    [snake] die Schlange
    [monkey] den Affen
    [jaguar] den Jaguar
    [triceratops] den Triceratops
    [caiman] den Kaiman
    [shaman] den Schamanen
   *[kukulkan] Kukulkan
}: { $points_number ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-called = { $seat } ruft { $amount } Krieger von { $place }.
event-guarded = { $seat } stellt { $amount } Krieger nach { $place }.
event-relocated = { $seat } versetzt einen Helden: { $hero } → { $place }.
event-pacified = { $seat } muss { $amount } Marker von Krieg auf Frieden drehen.
event-god-renewed = In der Auslage: { $god }.
event-cost-renewed = { $row ->
    [0] Kosten von Spalte { $column }: { $cost }.
   *[other] Kosten von Zeile { $row }: { $cost }.
}
event-ruin-counted = Auf { $place } liegt: { $ruin }.
event-paid = { $amount ->
    [one] { $seat } zahlt { $amount } Münze.
   *[other] { $seat } zahlt { $amount } Münzen.
}
