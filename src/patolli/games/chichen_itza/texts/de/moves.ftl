# Was Züge sagen, wie auf einem Knopf.

move-lay = { $object } legen
move-card = Kreaturenkarte aufdecken: { $object }
move-on = Die Figur auf { $object } stellen
move-task = Aufgabe auslegen: { $object }
move-draw = { $object } ziehen
move-draw-stone = Eine Steinkarte ziehen
move-draw-fire = Eine Feuerkarte ziehen
move-tile = Aktionsplättchen legen: { $object }
move-cost = Kostenmarker { $number }
move-order = { $seat } ist als Nächstes in der Zugreihenfolge
move-roll = { $object_id } würfeln
move-strength = Stärke { $number }
move-ruin = { $object }
move-attack = Angriff: { $object }

move-idol-coins = Einen Götzen gegen Münzen tauschen
move-idol-luck = Einen Götzen gegen Glück tauschen
move-idol-magic = Einen Götzen gegen eine Magiekarte tauschen
move-keep = Sold zahlen: { $object }
move-dismiss = Wegschicken: { $object }

move-place-scout = Einen Späher senden
move-place-land-1 = Landbewegung
move-place-land-2 = Landbewegung, zweites Plättchen
move-place-water-1 = Wasserbewegung
move-place-water-2 = Wasserbewegung, zweites Plättchen
move-place-hero-recruit = Einen Helden rekrutieren
move-place-hero-move-hero = Einen Helden bewegen
move-place-hero-move-hero-free = Einen Helden kostenlos bewegen, durch seine eigene Karte
move-place-defense = Das Verteidigungsrad drehen
move-place-melee = Das Nahkampfrad drehen
move-place-ranged = Das Fernkampfrad drehen
move-place-magic = Das Magierad drehen
move-place-god-card = Eine Götterkarte nehmen
move-place-magic-cards = Magiekarten ziehen
move-place-war = Den Krieg erklären
move-place-favor = Gunst erhalten
move-place-reinforcement = Verstärkung holen
move-place-regroup = Umgruppieren und einen Schatz finden
move-place-war-favor-war = Den Krieg erklären
move-place-war-favor-favor = Gunst erhalten
move-place-reinforcement-regroup-reinforcement = Verstärkung holen
move-place-reinforcement-regroup-regroup = Umgruppieren und einen Schatz finden
move-place-defense-melee-defense = Das Verteidigungsrad drehen
move-place-defense-melee-melee = Das Nahkampfrad drehen
move-place-ranged-magic-ranged = Das Fernkampfrad drehen
move-place-ranged-magic-magic = Das Magierad drehen
move-place-god-magic-cards-god-card = Eine Götterkarte nehmen
move-place-god-magic-cards-magic-cards = Magiekarten ziehen
move-place-coins = Münzen nehmen, kostenlos
move-as-land = Als Landbewegung
move-as-water = Als Wasserbewegung

move-raise = { $object } hochdrehen
move-take = { $object } nehmen: { $effect }
move-deck-gold = In den goldenen Stapel sehen
move-deck-green = In den grünen Stapel sehen
move-deck-red = In den roten Stapel sehen
move-deck-blue = In den blauen Stapel sehen
move-scout = Späher nach { $object }
move-send = Ein Krieger nach { $object }
move-to = Nach { $object }
move-from = Start: { $object }
move-with = Mit: { $object }
move-without = Ohne: { $object }
move-go = Ziel: { $object }
move-go-city = Ziel: { $object }
move-step = Schritt nach { $object }
move-hero = { $object } bewegen
move-recruit = { $object } rekrutieren
move-pull = Einen Krieger von { $object } rufen

move-cast = { $word_1 ->
    [stone] { $word_3 ->
        [with] { $word_2 ->
            [0] { $word_4 } Feuer als Stein spielen
           *[other] { $word_2 } Stein spielen, dazu { $word_4 } Feuer als Stein
        }
       *[other] { $word_2 } Stein spielen
    }
   *[fire] { $word_3 ->
        [with] { $word_2 ->
            [0] { $word_4 } Stein als Feuer spielen
           *[other] { $word_2 } Feuer spielen, dazu { $word_4 } Stein als Feuer
        }
       *[other] { $word_2 } Feuer spielen
    }
}
move-cast-none = Keine Magiekarten spielen
move-luck-again = Für Glück alle Würfel neu werfen
move-luck-hit = Mit Glück einen Treffer mehr kaufen
move-again = Eine { $number } neu würfeln
move-lose = { $object } verlieren
move-star = { $object }: { $effect }
move-claim = Einen Krieger von { $object } auf die Aufgabe stellen
move-claim-reserve = Einen Krieger aus der Reserve auf die Aufgabe stellen
move-use = { $object } nutzen: { $effect }
move-swap = Tauschen, was { $object } gibt
move-hex = Auf Sechseck { $object_id } legen
