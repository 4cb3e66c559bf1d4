# Wozu Antworten führen

note-creature = { $creature }, Stärke { $hearts }; { $creature_effect }
note-creature-one-of = { $creature }, Stärke eine von { $list }; { $creature_effect }
note-counted = { $times ->
    [1] { $hearts }
   *[other] { $hearts } ×{ $times }
}
note-held-by = { $warriors ->
    [one] { $seat } steht dort mit { $warriors } Krieger
   *[other] { $seat } steht dort mit { $warriors } Kriegern
}
note-held-with-heroes = { $warriors ->
    [0] { $seat } steht dort mit { $heroes }
    [one] { $seat } steht dort mit { $warriors } Krieger und { $heroes }
   *[other] { $seat } steht dort mit { $warriors } Kriegern und { $heroes }
}
note-hero = { $hero }
note-hero-card = { $card }: { $card_effect }
note-stays = bleibt, wo er ist
note-gem = Edelstein { $gem }
