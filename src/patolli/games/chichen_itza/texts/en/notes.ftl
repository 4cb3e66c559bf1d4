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
