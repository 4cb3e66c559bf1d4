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
facts-creatures = Kreaturen
facts-heroes = Helden: wer welchen hat, und wer zu rekrutieren ist
facts-luck = Glück, Götzen, Punkte
fact-strengths = Stärken, als Herzen und als Punkte
fact-effect = Kämpft
fact-light = Würfel in Durchgang 1–3
fact-dark = Würfel in Durchgang 4–6
fact-level = Stufe { $n }
fact-defense = { $n ->
    [0] keine aktiven Schilde
    [one] bis zu { $n } aktiver Schild
   *[other] bis zu { $n } aktive Schilde
}
fact-melee = { $n ->
    [1] Würfel treffen mit 1
   *[other] Würfel treffen mit 1–{ $n }
}
fact-ranged = Reichweite { $range }, { $dice ->
    [0] kein Fernkampfwürfel
    [one] { $dice } Fernkampfwürfel, trifft mit 1–{ $n }
   *[other] { $dice } Fernkampfwürfel, treffen mit 1–{ $n }
}
fact-magic = bis zu { $stone } Stein (trifft mit 1–{ $stones }) oder { $fire } Feuer (1–{ $fires }, Treffer würfeln noch einmal)
fact-stone = Je Karte ein Würfel; er trifft mit 1–{ $n }.
fact-fire = Je Karte ein Würfel; er trifft mit 1–{ $n }, und jeder Treffer wird noch einmal gewürfelt.
fact-luck = Glück: { $again } für einen neuen Wurf aller Würfel einer Phase oder { $hit } für einen Treffer mehr.
fact-idols = Götzen: jederzeit je { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
}, { $luck } Glück oder { $cards } { $cards ->
    [one] Magiekarte
   *[other] Magiekarten
}; im Kampf hält jeder einen Schaden ab.
fact-points = Punkte am Ende: { $tile } je Geländeplättchen, { $idol } je Götze, { $hero } je Held; Edelsteine { $gems } für 1 bis 5; die Stärke jeder besiegten Kreatur; −{ $lost } für jeden Angriff auf die Stadt, der nicht abgewehrt wurde.
card-strengths = Stärken im Spiel: { $list }. Die Stärke ist die Zahl ihrer Herzen und ihrer Punkte, wenn sie besiegt ist.

way-open = Offene Grenze
way-sailed = Übers Wasser: mit Schiffen

does-also-tile = für { $cocoa } Kakao mehr dazu { $tile }
does-the-tile = dort: { $tile }; beides für { $cocoa } Kakao mehr
does-displaces = { $name } wird für 1 Kakao verdrängt
does-on-side = { $climbs ->
    [0] { $side } { $points } { $points ->
            [one] Punkt
           *[other] Punkte
        }
   *[other] { $side } { $points } { $points ->
            [one] Punkt
           *[other] Punkte
        } und { $temples }
}
does-covers = Stufe { $step }, über { $icons }: { $matches ->
    [0] keine Übereinstimmung
    [one] { $matches } Übereinstimmung
   *[other] { $matches } Übereinstimmungen
}
does-one-of = eine von { $list }
does-strength = { $creature }, Stärke { $strength }
does-held-by = { $n ->
    [one] { $name } steht dort mit { $n } Krieger
   *[other] { $name } steht dort mit { $n } Kriegern
}
does-gem = Edelstein { $gem }
does-yours = deine eigene Stadt
does-city-of = Stadt von { $name }
does-neutral = neutral: neutrale Soldaten können dort warten
expect-main = Hauptaktion:
expect-worship = Gebet ({ $space }):
warn-upkeep = Nach dieser Runde kommt die Eklipse, mit Unterhalt: { $due } Kakao für deine Arbeiter, du hast { $cocoa }. Jeder fehlende kostet { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}{ $lost ->
    [0] .
   *[other] , nach jetzigem Stand { $lost }.
}
does-price = { $n } Tribut
does-die = { $face ->
    [spear] jetzt eine Lanze
    [blank] jetzt leer
   *[other] jetzt { $face }
}
does-unpaid = kostet { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
