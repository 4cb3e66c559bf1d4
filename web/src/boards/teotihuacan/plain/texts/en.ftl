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
does-covers = step { $step }: { $matches ->
    [0] no match
    [one] { $matches } match
   *[other] { $matches } matches
}
expect-main = Main action:
expect-worship = Worship in { $space }:
warn-upkeep = After this round comes the eclipse, with upkeep: { $due } cocoa for your workers, you have { $cocoa }. Each one that is missing costs { $points } { $points ->
    [one] point
   *[other] points
}{ $lost ->
    [0] .
   *[other] : { $lost } as things are.
}
does-unpaid = loses { $points } { $points ->
    [one] point
   *[other] points
}
