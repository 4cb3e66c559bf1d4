facts-creatures = Creatures
facts-heroes = Heroes: who has which, and whom one may recruit
facts-luck = Luck, idols, points
fact-strengths = Strengths, as hearts and as points
fact-effect = Fights
fact-light = Die in rounds 1–3
fact-dark = Die in rounds 4–6
fact-level = Level { $n }
fact-defense = { $n ->
    [0] no shields may be active
    [one] { $n } shield may be active
   *[other] { $n } shields may be active
}
fact-melee = { $n ->
    [1] dice hit with 1
   *[other] dice hit with 1–{ $n }
}
fact-ranged = range { $range }, { $dice ->
    [0] no ranged dice
    [one] { $dice } ranged die, hits with 1–{ $n }
   *[other] { $dice } ranged dice, hit with 1–{ $n }
}
fact-magic = up to { $stone } stone (hit with 1–{ $stones }) or { $fire } fire (1–{ $fires }, hits roll once more)
fact-stone = One die for each card; it hits with 1–{ $n }.
fact-fire = One die for each card; it hits with 1–{ $n }, and each hit is rolled once more.
fact-luck = Luck: { $again } for rolling all dice of a phase again, or { $hit } for one more hit.
fact-idols = Idols: at any time { $coins } { $coins ->
    [one] coin
   *[other] coins
}, { $luck } luck or { $cards } { $cards ->
    [one] magic card each
   *[other] magic cards each
}; in combat each stops one damage.
fact-points = Points at the end: { $tile } for each tile, { $idol } for each idol, { $hero } for each hero; gems { $gems } for 1 to 5; the strength of each creature beaten; −{ $lost } for each attack on the city that was not held.
card-strengths = Strengths in the game: { $list }. The strength is its hearts, and its points when beaten.
