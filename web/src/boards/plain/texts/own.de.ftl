# Was die schlichten Pläne neben den Wörtern der Spiele sagen.

price-rule = Ein leeres Plättchen kostet den niedrigeren der Preise seiner Zeile und Spalte, eines mit einem Marker den höheren.
price-row = Zeile { $n } kostet { $price }
price-column = Spalte { $n } kostet { $price }
price-for-you = für dich { $price }
price-free = umsonst
coins-space-gives = +{ $n }
story-head = Dein Kampf
story-so-far = Bisher
story-won = gewonnen
story-lost = verloren
story-losses = { $n ->
    [one] Deine Verluste: { $n } Krieger.
   *[other] Deine Verluste: { $n } Krieger.
}
story-hits = { $n ->
    [0] kein Treffer
    [one] { $n } Treffer
   *[other] { $n } Treffer
}
story-again = neu gewürfelt
facts = Fakten
way-open = Offene Grenze
way-sailed = Übers Wasser: mit Schiffen
