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
note-gear-defense = Stufe { $level }: höchstens { $shields ->
    [one] { $shields } aktiver Schild
   *[other] { $shields } aktive Schilde
}
note-gear-melee = Stufe { $level }: { $faces ->
    [one] ein Würfel trifft mit 1
   *[other] ein Würfel trifft mit 1 bis { $faces }
}
note-gear-ranged = Stufe { $level }: { $dice ->
    [0] kein Würfel
    [one] { $dice } Würfel
   *[other] { $dice } Würfel
}, Reichweite { $range }
note-gear-magic = Stufe { $level }: { $stone ->
    [-1] beliebig viele Karten
   *[other] { $stone } Stein- oder { $fire ->
        [one] { $fire } Feuerkarte
       *[other] { $fire } Feuerkarten
    }
}
