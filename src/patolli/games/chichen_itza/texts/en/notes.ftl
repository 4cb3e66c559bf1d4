# What answers lead to

note-creature = { $creature }, strength { $hearts }; { $creature_effect }
note-creature-one-of = { $creature }, strength one of { $list }; { $creature_effect }
note-counted = { $times ->
    [1] { $hearts }
   *[other] { $hearts } ×{ $times }
}
note-held-by = { $warriors ->
    [one] held by { $seat } with { $warriors } warrior
   *[other] held by { $seat } with { $warriors } warriors
}
note-held-with-heroes = { $warriors ->
    [0] held by { $seat } with { $heroes }
    [one] held by { $seat } with { $warriors } warrior and { $heroes }
   *[other] held by { $seat } with { $warriors } warriors and { $heroes }
}
note-hero = { $hero }
note-hero-card = { $card }: { $card_effect }
note-stays = stays where it is
note-gem = { $gem } gem
note-gear-defense = level { $level }: at most { $shields ->
    [one] { $shields } active shield
   *[other] { $shields } active shields
}
note-gear-melee = level { $level }: { $faces ->
    [one] a die hits with 1
   *[other] a die hits with 1 to { $faces }
}
note-gear-ranged = level { $level }: { $dice ->
    [0] no die
    [one] { $dice } die
   *[other] { $dice } dice
}, range { $range }
note-gear-magic = level { $level }: { $stone ->
    [-1] any number of cards
   *[other] { $stone } stone or { $fire } fire { $fire ->
        [one] card
       *[other] cards
    }
}
