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
