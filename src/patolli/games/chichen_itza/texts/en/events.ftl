# What happened.

event-laid = Laid out: { $tile }.
event-waits = To be laid next: { $tile }.
event-creature-put = Creatures: { $creature } on { $tile }.
event-task-shown = Tasks: { $task }.
event-god-shown = On display: { $god }.
event-hero-shown = Hero card on top: { $herocard }.
event-action-tile-laid = Action board: { $actiontile }.
event-cost-dealt = { $row ->
    [0] Cost of column { $column }: { $cost }.
   *[other] Cost of row { $row }: { $cost }.
}
event-ordered = { $coins ->
    [one] { $seat } is number { $number } and gets { $coins } coin.
   *[other] { $seat } is number { $number } and gets { $coins } coins.
}

event-round = Round { $round }.
event-income = { $amount ->
    [one] { $seat } gets { $amount } coin of income.
   *[other] { $seat } gets { $amount } coins of income.
}
event-supplied = { $amount ->
    [0] { $seat } has no warriors left for Chichén Itzá.
    [one] { $seat } moves { $amount } warrior to Chichén Itzá.
   *[other] { $seat } moves { $amount } warriors to Chichén Itzá.
}
event-swapped = { $seat } swaps what { $tile } gives.
event-shielded = { $amount ->
    [one] { $seat } makes { $amount } shield active.
   *[other] { $seat } makes { $amount } shields active.
}
event-upkeep = { $amount ->
    [0] { $seat } keeps the { $hero } for nothing.
    [one] { $seat } pays { $amount } coin for the { $hero }.
   *[other] { $seat } pays { $amount } coins for the { $hero }.
}
event-hero-left = { $seat } sends the { $hero } away ({ $herocard }).

event-placed = { $seat } chooses { $action_id ->
    [defense] the defence gear
    [melee] the melee gear
    [ranged] the ranged gear
    [magic] the magic gear
    [god-card] a god card
    [magic-cards] magic cards
    [scout] a scout
    [war] war
    [favor] favour
    [reinforcement] reinforcement
    [regroup] regrouping
    [land] land movement
    [water] water movement
    [recruit] to recruit a hero
   *[move-hero] to move a hero
} { $amount ->
    [0] for nothing
    [one] for { $amount } coin
   *[other] for { $amount } coins
}.
event-placed-coins = { $amount ->
    [one] { $seat } takes { $amount } coin from the coins space.
   *[other] { $seat } takes { $amount } coins from the coins space.
}
event-toll = { $amount ->
    [one] { $seat } pays { $amount } coin of toll to { $other_seat }.
   *[other] { $seat } pays { $amount } coins of toll to { $other_seat }.
}
event-gained = { $good_id ->
    [shields] { $amount ->
        [one] { $seat } makes { $amount } shield active.
       *[other] { $seat } makes { $amount } shields active.
    }
    [warriors] { $amount ->
        [one] { $seat } brings { $amount } warrior to Chichén Itzá.
       *[other] { $seat } brings { $amount } warriors to Chichén Itzá.
    }
   *[other] { $seat } gets { $amount } { $good }.
}
event-spent = { $seat } spends { $amount } { $good }.
event-raised = { $seat } raises { $gear } to level { $level }.
event-god-taken = { $seat } takes { $god }.
event-god-drawn = { $seat } draws { $god }.
event-drew = { $seat } draws a { $spell } card.
event-drew-card = { $seat } draws a magic card.
event-reshuffled = { $amount ->
    [one] { $amount } magic card is shuffled into a new deck.
   *[other] { $amount } magic cards are shuffled into a new deck.
}
event-scouted = { $seat } sends a scout to { $tile }.
event-saw-strength = { $seat } sees { $creature_id ->
    [kukulkan] Kukulkan
   *[other] the { $creature }
} on { $tile }: strength { $strength }.
event-saw-ruin = { $seat } sees the ruin on { $tile }: { $ruin }.
event-treasure = { $seat } finds a treasure: { $treasure_id ->
    [coins] coins
    [luck] a luck token
   *[other] { $treasure }
}.
event-war = { $amount ->
    [one] { $seat } declares war; { $amount } marker shows war.
   *[other] { $seat } declares war; { $amount } markers show war.
}
event-favor = { $seat } rises to favour space { $space }.
event-reinforced = { $amount ->
    [one] { $seat } sends { $amount } warrior to { $place }.
   *[other] { $seat } sends { $amount } warriors to { $place }.
}
event-regrouped = { $amount ->
    [0] { $seat } leaves no warrior on { $place }.
    [one] { $seat } has { $amount } warrior on { $place } now.
   *[other] { $seat } has { $amount } warriors on { $place } now.
}
event-hero-put = { $seat } moves the { $hero } to { $place }.
event-recruited = { $seat } recruits the { $hero } ({ $herocard }) { $place_id ->
    [city] in { $place }
   *[other] on { $place }
}.
event-exchanged = { $seat } trades an idol for { $good_id ->
    [luck] luck
    [coins] coins
   *[magic-cards] magic
}.
event-card-used = { $seat } uses { $card }.

event-marched = { $seat } moves { $amount ->
    [0] { $heroes ->
        [0] nobody
        [1] the eagle hero
        [2] the owl hero
        [3] the eagle and the owl hero
        [4] the puma hero
        [5] the eagle and the puma hero
        [6] the owl and the puma hero
       *[other] three heroes
    }
    [one] { $heroes ->
        [0] { $amount } warrior
        [1] { $amount } warrior and the eagle hero
        [2] { $amount } warrior and the owl hero
        [3] { $amount } warrior and the eagle and the owl hero
        [4] { $amount } warrior and the puma hero
        [5] { $amount } warrior and the eagle and the puma hero
        [6] { $amount } warrior and the owl and the puma hero
       *[other] { $amount } warrior and three heroes
    }
   *[other] { $heroes ->
        [0] { $amount } warriors
        [1] { $amount } warriors and the eagle hero
        [2] { $amount } warriors and the owl hero
        [3] { $amount } warriors and the eagle and the owl hero
        [4] { $amount } warriors and the puma hero
        [5] { $amount } warriors and the eagle and the puma hero
        [6] { $amount } warriors and the owl and the puma hero
       *[other] { $amount } warriors and three heroes
    }
} from { $start } to { $place }.
event-awaited = { $creature_id ->
    [kukulkan] Kukulkan
   *[other] The { $creature }
} waits on { $place }.
event-stepped = { $seat } crosses { $place }.
event-joined = { $amount ->
    [one] { $seat } calls { $amount } warrior from { $place }.
   *[other] { $seat } calls { $amount } warriors from { $place }.
}
event-attacked = { $seat } attacks { $other_seat } on { $place }.
event-peace = { $amount ->
    [one] { $seat } turns { $amount } marker from war to peace.
   *[other] { $seat } turns { $amount } markers from war to peace.
}
event-fee = { $amount ->
    [one] { $seat } pays { $amount } coin of tribute to { $other_seat }.
   *[other] { $seat } pays { $amount } coins of tribute to { $other_seat }.
}
event-met = { $seat } fights { $creature_id ->
    [kukulkan] Kukulkan
   *[other] the { $creature }
} on { $place }, strength { $strength }.
event-phase = Phase: { $phase }.
event-cast = { $seat } plays { $spell_id ->
    [stone] stone
   *[fire] fire
} with { $stones ->
    [0] { $fires ->
        [one] { $fires } fire card
       *[other] { $fires } fire cards
    }
    [one] { $fires ->
        [0] { $stones } stone card
       *[other] { $stones } stone card and { $fires } of fire
    }
   *[other] { $fires ->
        [0] { $stones } stone cards
       *[other] { $stones } stone cards and { $fires } of fire
    }
}.
event-rolled = { $seat } rolls: { $face }.
event-followed-up = { $seat } rolls a hit once more: { $face }.
event-treasure-rolled = { $seat } looks for a treasure and rolls: { $face }.
event-rolled-again = { $amount ->
    [one] { $seat } rolls { $amount } die again.
   *[other] { $seat } rolls { $amount } dice again.
}
event-bought-hit = { $seat } buys a hit with luck.
event-scored-hits = { $amount ->
    [0] { $seat } hits nothing.
    [one] { $seat } scores { $amount } hit.
   *[other] { $seat } scores { $amount } hits.
}
event-creature-rolled = { $creature_id ->
    [kukulkan] Kukulkan
   *[other] the { $creature }
} { $amount ->
    [0] rolls and misses
    [one] rolls { $amount } hit
   *[other] rolls { $amount } hits
}{ $shields ->
    [0] { "" }
    [one] , and { $shields } shield
   *[other] , and { $shields } shields
}{ $coins ->
    [0] { "" }
    [one] , and { $coins } coin
   *[other] , and { $coins } coins
}.
event-cancelled = { $amount ->
    [one] It cancels { $amount } hit.
   *[other] It cancels { $amount } hits.
}
event-prevented = { $idols ->
    [one] { $seat } gives up { $idols } idol against the damage.
   *[other] { $seat } gives up { $idols } idols against the damage.
}
event-warriors-lost = { $amount ->
    [one] { $seat } loses { $amount } warrior.
   *[other] { $seat } loses { $amount } warriors.
}
event-hero-lost = { $seat } loses the { $hero } ({ $herocard }).
event-hearts-lost = { $left ->
    [0] The creature loses its last heart.
   *[other] The creature loses { $amount ->
        [one] { $amount } heart
       *[other] { $amount } hearts
    }; { $left ->
        [one] { $left } is left
       *[other] { $left } are left
    }.
}
event-coins-taken = { $amount ->
    [one] { $seat } loses { $amount } coin to the snake.
   *[other] { $seat } loses { $amount } coins to the snake.
}
event-wiped-out = { $seat } has no units left there.
event-withdrew = { $seat } goes back to { $place }.
event-held = { $seat } holds { $place }.
event-defeated = { $seat } beats { $creature_id ->
    [kukulkan] Kukulkan
   *[other] the { $creature }
} of strength { $strength }.
event-fled = { $creature_id ->
    [kukulkan] Kukulkan
   *[other] the { $creature }
} flees from { $place }.
event-took = { $seat } takes { $place }.
event-ruin-shown = On { $place } lies the { $ruin }.
event-gem = { $seat } gains the { $gem } gem.
event-star = { $seat } gets the bonus of { $line }.

event-claimed = { $seat } fulfils the task { $task }.
event-markers-back = All action markers come back.
event-city-attacked = { $seat } must defend Chichén Itzá against { $creature_id ->
    [kukulkan] Kukulkan
   *[other] the { $creature }
}, strength { $strength }.
event-city-held = { $seat } saves Chichén Itzá from { $creature_id ->
    [kukulkan] Kukulkan
   *[other] the { $creature }
}: { $points_number ->
    [one] { $points } point
   *[other] { $points } points
}.
event-city-lost = { $seat } cannot save Chichén Itzá from { $creature_id ->
    [kukulkan] Kukulkan
   *[other] the { $creature }
}: { $points_number ->
    [one] { $points } point
   *[other] { $points } points
}.
event-turn-order = { $seat } is number { $number } in the turn order.
event-god-removed = Not taken: { $god }.
event-over = { $seat } wins.
event-saw-god = { $seat } sees in the deck: { $god }.
event-buried-god = { $seat } puts under the deck: { $god }.
event-buried = { $amount ->
    [one] { $seat } puts { $amount } card under the deck.
   *[other] { $seat } puts { $amount } cards under the deck.
}
event-nothing-gained = { $good_id ->
    [coins] { $seat } gets no coins.
    [luck] { $seat } gets no luck: the supply is empty.
    [idols] { $seat } gets no idol: the supply is empty.
    [warriors] { $seat } brings no warrior: the reserve is empty.
    [magic-cards] { $seat } draws no magic card: there are none left.
   *[shields] { $seat } gets no shield.
}

# The same at another rule, and how many fight.

event-forces = { $seat } fights with { $amount ->
    [0] { $heroes ->
        [0] nobody
        [1] the eagle hero
        [2] the owl hero
        [3] the eagle and the owl hero
        [4] the puma hero
        [5] the eagle and the puma hero
        [6] the owl and the puma hero
       *[other] three heroes
    }
    [one] { $heroes ->
        [0] { $amount } warrior
        [1] { $amount } warrior and the eagle hero
        [2] { $amount } warrior and the owl hero
        [3] { $amount } warrior and the eagle and the owl hero
        [4] { $amount } warrior and the puma hero
        [5] { $amount } warrior and the eagle and the puma hero
        [6] { $amount } warrior and the owl and the puma hero
       *[other] { $amount } warrior and three heroes
    }
   *[other] { $heroes ->
        [0] { $amount } warriors
        [1] { $amount } warriors and the eagle hero
        [2] { $amount } warriors and the owl hero
        [3] { $amount } warriors and the eagle and the owl hero
        [4] { $amount } warriors and the puma hero
        [5] { $amount } warriors and the eagle and the puma hero
        [6] { $amount } warriors and the owl and the puma hero
       *[other] { $amount } warriors and three heroes
    }
}.
event-shields-lost = { $amount ->
    [one] { $seat } loses { $amount } shield to the damage.
   *[other] { $seat } loses { $amount } shields to the damage.
}
event-repelled = { $seat } cannot beat { $creature_id ->
    [kukulkan] Kukulkan
   *[other] the { $creature }
} and goes back to { $place }.
event-fell-to-creature = { $seat } has no units left; { $creature_id ->
    [kukulkan] Kukulkan
   *[other] the { $creature }
} stays.
event-defender-fell = { $seat } has no units left to defend.
event-both-fell = Neither { $seat } nor { $other_seat } has units left there.
event-last-blow = { $seat } beats { $creature_id ->
    [kukulkan] Kukulkan
   *[other] the { $creature }
} of strength { $strength } with the last unit.
event-city-empty = { $seat } has nobody in Chichén Itzá against { $creature_id ->
    [kukulkan] Kukulkan
   *[other] the { $creature }
}: { $points_number ->
    [one] { $points } point
   *[other] { $points } points
}.
event-called = { $amount ->
    [one] { $seat } calls { $amount } warrior from { $place }.
   *[other] { $seat } calls { $amount } warriors from { $place }.
}
event-guarded = { $amount ->
    [one] { $seat } sends { $amount } warrior to { $place }.
   *[other] { $seat } sends { $amount } warriors to { $place }.
}
event-relocated = { $seat } moves the { $hero } to { $place }.
event-pacified = { $amount ->
    [one] { $seat } must turn { $amount } marker from war to peace.
   *[other] { $seat } must turn { $amount } markers from war to peace.
}
event-god-renewed = On display: { $god }.
event-cost-renewed = { $row ->
    [0] Cost of column { $column }: { $cost }.
   *[other] Cost of row { $row }: { $cost }.
}
event-ruin-counted = On { $place } lies the { $ruin }.
event-paid = { $amount ->
    [one] { $seat } pays { $amount } coin.
   *[other] { $seat } pays { $amount } coins.
}
