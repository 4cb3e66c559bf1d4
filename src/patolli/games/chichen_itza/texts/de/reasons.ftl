# Warum etwas nicht angeboten wird.

reason-touches-too-few = Dort würde das Plättchen weniger als zwei berühren.
reason-hex-taken = Dort liegt schon ein Plättchen.
reason-no-idol = Du hast keinen Götzen.
reason-none-left-to-gain = Im Vorrat ist keines mehr.
reason-too-few-coins = { $cost ->
    [one] Das kostet { $cost } Münze, du hast { $have }.
   *[other] Das kostet { $cost } Münzen, du hast { $have }.
}
reason-own-marker = Dort steht schon dein eigener Marker.
reason-gear-on-top = Dieses Rad steht auf der höchsten Stufe.
reason-no-scout-left = Alle deine Späher stehen auf Plättchen.
reason-no-tile-to-scout = Auf jedem Plättchen steht ein Späher von dir.
reason-no-god-to-take = Es gibt keine Götterkarte zu nehmen.
reason-no-hero-to-recruit = Auf deinem Tableau steht kein Held.
reason-no-destination = Es gibt kein Plättchen, auf dem eine Bewegung enden könnte.
reason-no-hero-to-move = Du hast keinen Helden auf der Karte; rekrutiere erst einen.
reason-own-scout = Dort steht schon dein eigener Späher.
reason-not-shown = Diese Karte liegt nicht offen aus.
reason-no-warrior-left = Deine Reserve ist leer.
reason-not-controlled = Du kontrollierst dieses Plättchen nicht.
reason-tile-full = Mehr deiner Einheiten passen dort nicht hin.
reason-no-units-there = Dort hast du keine Einheiten.
reason-hero-not-there = Dieser Held ist nicht dort.
reason-out-of-reach = Deine Gruppe kommt dort nicht hin.
reason-no-war-marker = Zu wenige deiner Diplomatiemarker zeigen Krieg.
reason-no-coins-for-fee = Für den Tribut bei diesem Angriff hast du zu wenig Münzen.
reason-group-empty = Mindestens eine Einheit muss sich bewegen.
reason-group-too-large = Höchstens { $limit ->
    [one] { $limit } Einheit zieht
   *[other] { $limit } Einheiten ziehen
} zusammen.
reason-no-card-of-spell = So eine Magiekarte hast du nicht.
reason-too-many-cards = { $limit ->
    [0] Dein Magierad erlaubt keine solche Karte.
    [one] Dein Magierad erlaubt { $limit } Karte dieser Art.
   *[other] Dein Magierad erlaubt { $limit } Karten dieser Art.
}
reason-no-luck = Das kostet { $cost } Glücksplättchen, du hast { $have }.
reason-luck-used = In dieser Phase hast du schon Glück genutzt.
reason-only-first-roll = Bei Feuer darfst du nur nach dem ersten Wurf für Glück neu würfeln.
reason-no-such-die = So einen Würfel gibt es nicht neu zu würfeln.
reason-not-usable = Diese Karte kannst du jetzt nicht nutzen.
reason-not-enough = So viele hast du nicht.
reason-must-use-all = Es müssen so viele kämpfen, wie können.
reason-no-hero-card = Von diesem Helden ist keine Karte zu haben.
reason-line-done = Diese Linie hat ihren Bonus schon gegeben.
reason-not-in-group = Dieser Held ist nicht im Kampf.
reason-tile-not-in-play = Dieses Plättchen ist nicht im Spiel.
reason-action-not-in-play = Dieses Aktionsplättchen ist bei dieser Spielerzahl nicht im Spiel.
reason-no-free-hero = Keiner deiner Helden auf der Karte darf sich kostenlos bewegen.
reason-deck-empty = Dieser Stapel ist leer.
reason-only-coins-help = Für diese Aufgabe helfen nur Münzen.
reason-other-hero-asked = Hier geht es um einen anderen Helden.
reason-must-leave = Dort beginnt die Gruppe; sie muss mindestens einen Schritt gehen.
reason-wrong-terrain = Dieses Gelände kann die Gruppe nicht betreten.
reason-not-adjacent = Es liegt nicht neben der Gruppe.
reason-no-steps-left = Die Gruppe hat keine Schritte mehr.
reason-not-your-card = Diese Karte hast du nicht.
reason-other-card-asked = Hier geht es um eine andere Karte.
reason-cannot-mix = Alle Karten eines Zaubers müssen von seiner Art sein.
reason-too-few-cards = So viele dieser Magiekarten hast du nicht.
reason-gem-missing = Du hast nicht beide Edelsteine dieser Linie.
reason-not-looked-at = Diese Karte hast du nicht angesehen, und sie ist nicht die offene dieses Stapels.
reason-card-not-there = Dort wirkt die Karte nicht.
reason-no-dice = Du hast keine Würfel geworfen.
reason-upkeep-decided = Über diesen Helden hast du schon entschieden.
reason-hero-not-on-map = Dieser Held ist nicht auf der Karte.
reason-no-warrior-there = Von dort kann kein Krieger kommen.
reason-not-before-result = Zwischen einem Wurf und seinem Ergebnis kann kein Götze getauscht werden.
