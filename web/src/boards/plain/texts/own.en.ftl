# What the plain boards say beside the words of the games.

price-rule = An empty tile costs the lower of its row’s and its column’s price, a tile with a marker the higher one.
price-row = Row { $n } costs { $price }
price-column = Column { $n } costs { $price }
price-for-you = for you { $price }
price-free = free
coins-space-gives = +{ $n }

story-head = Your fight
story-so-far = So far
story-won = won
story-lost = lost
story-losses = { $n ->
    [one] Your losses: { $n } warrior.
   *[other] Your losses: { $n } warriors.
}
story-hits = { $n ->
    [0] no hit
    [one] { $n } hit
   *[other] { $n } hits
}
story-again = rolled again

facts = Facts
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

way-open = Open border
way-sailed = Over water: by ship

does-also-tile = for { $cocoa } more cocoa also { $tile }
does-the-tile = there: { $tile }; both for { $cocoa } more cocoa
does-displaces = { $name } is displaced for 1 cocoa
does-on-side = { $climbs ->
    [0] { $side } { $points } { $points ->
            [one] point
           *[other] points
        }
   *[other] { $side } { $points } { $points ->
            [one] point
           *[other] points
        } and { $temples }
}
does-covers = step { $step }, over { $icons }: { $matches ->
    [0] no match
    [one] { $matches } match
   *[other] { $matches } matches
}
does-one-of = one of { $list }
does-strength = { $creature }, strength { $strength }
does-held-by = { $n ->
    [one] held by { $name } with { $n } warrior
   *[other] held by { $name } with { $n } warriors
}
does-gem = { $gem } gem
does-yours = your own city
does-city-of = city of { $name }
does-neutral = nobody’s: neutral soldiers may wait
expect-main = Main action:
expect-worship = Worship in { $space }:
warn-upkeep = After this round comes the eclipse, with upkeep: { $due } cocoa for your workers, you have { $cocoa }. Each one that is missing costs { $points } { $points ->
    [one] point
   *[other] points
}{ $lost ->
    [0] .
   *[other] : { $lost } as things are.
}
does-price = { $n } tribute
does-die = { $face ->
    [spear] now a spear
    [blank] now a blank
   *[other] now { $face }
}
does-unpaid = loses { $points } { $points ->
    [one] point
   *[other] points
}
