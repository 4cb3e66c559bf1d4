# Was gefragt wird.

question-ChooseHex = Wohin legst du { $tile }?
question-Exchange = Wogegen tauschst du einen Götzen?
question-ExchangeForTask = Als Nächstes wird die Aufgabe { $task } geprüft: Sie verlangt { $number } { $number ->
    [one] Münze
   *[other] Münzen
}, du hast { $coins }. Tauschst du vorher einen Götzen gegen Münzen?
    .pass = Keinen Götzen tauschen

question-TakeGod = Welche Götterkarte nimmst du?
question-PlaceScout = Wohin sendest du deinen Späher?
question-RaiseAny = Welches Rad drehst du hoch?
    .raise-defense = Das Verteidigungsrad drehen
    .raise-melee = Das Nahkampfrad drehen
    .raise-ranged = Das Fernkampfrad drehen
    .raise-magic = Das Magierad drehen
question-Reinforce = { $left ->
    [one] Wohin geht noch ein Krieger?
   *[other] Wohin gehen Krieger aus dem Vorrat? Du darfst bis zu { $left } schicken.
}
    .stop = Keinen mehr schicken
question-RegroupHero = Wo steht { $hero }?
    .to = { $hero } nach { $object }
question-RegroupWarriors = { $free ->
    [one] Wie viele Krieger stehen danach auf { $tile }? { $free } ist frei dafür, der Rest ist in Chichén Itzá.
   *[other] Wie viele Krieger stehen danach auf { $tile }? { $free } sind frei dafür, der Rest ist in Chichén Itzá.
}
    .amount = { $count ->
        [one] { $count } Krieger auf { $tile }
       *[other] { $count } Krieger auf { $tile }
    }
question-ChooseHero = { $by_ruin ->
    [0] Welchen Helden rekrutierst du?
   *[other] Welchen Helden bringt dir die Ruine?
}
    .recruit-a = { $object } rekrutieren: { $card_a }, Sold { $upkeep_a } je Durchgang
    .recruit-b = { $object } rekrutieren: { $card_b }, Sold { $upkeep_b } je Durchgang
    .recruit-c = { $object } rekrutieren: { $card_c }, Sold { $upkeep_c } je Durchgang
question-PlaceHero = Wo beginnt { $hero }?
    .to = { $hero } nach { $object }

question-ChooseStart = { $terrain_id ->
    [land] Wo beginnt die Landbewegung?
    [water] Wo beginnt die Wasserbewegung?
   *[other] Wo beginnt die Bewegung?
}
question-TakeHero = Kommt { $hero } mit?
    .with = Ja: { $object } kommt mit
    .without = Nein: { $object } bleibt
question-TakeWarriors = Wie viele Krieger ziehen von { $place }?
    .amount = { $count ->
        [0] Keine Krieger
       *[other] { $count } Krieger, { $rest ->
            [0] keiner bleibt
            [one] { $rest } bleibt
           *[other] { $rest } bleiben
        }
    }
question-ChooseEnd = Wo endet die Bewegung?
question-TakeStep = { $steps ->
    [0] Endet die Bewegung auf { $place }?
    [one] Wohin gehst du von { $place }? { $steps } Schritt bleibt.
   *[other] Wohin gehst du von { $place }? { $steps } Schritte bleiben.
}
    .stop = Hier enden
question-GoOn = { $steps ->
    [one] Wohin gehst du von { $place } weiter? { $steps } Schritt bleibt.
   *[other] Wohin gehst du von { $place } weiter? { $steps } Schritte bleiben.
}
question-LetJoin = Wie viele Krieger kommen auf { $place } mit?
    .amount = { $count ->
        [0] Niemand kommt mit
        [one] { $count } Krieger kommt mit
       *[other] { $count } Krieger kommen mit
    }

question-Offer = Nutzt du { $card }?
    .pass = Nicht nutzen
question-OfferAtRoll = Nutzt du { $card } für diesen Wurf?
    .pass = Nicht nutzen
question-RollWindow = { $creature_id ->
    [none] Gegen { $foe_seat }, { $left ->
        [one] noch { $left } Einheit
       *[other] noch { $left } Einheiten
    }. { "" }
   *[other] { $city ->
        [0] Gegen { $creature_id ->
            [snake] die Schlange
            [monkey] den Affen
            [jaguar] den Jaguar
            [triceratops] den Triceratops
            [caiman] den Kaiman
            [shaman] den Schamanen
           *[kukulkan] Kukulkan
        }
       *[other] { $creature_id ->
            [snake] Die Schlange
            [monkey] Der Affe
            [jaguar] Der Jaguar
            [triceratops] Der Triceratops
            [caiman] Der Kaiman
            [shaman] Der Schamane
           *[kukulkan] Kukulkan
        } greift Chichén Itzá an
    }, { $left ->
        [one] noch { $left } Herz
       *[other] noch { $left } Herzen
    }. { "" }
}{ $hits ->
    [0] Bisher triffst du nicht ({ $phase }). Was machst du mit deinem Wurf?
    [one] Du hast { $hits } Treffer ({ $phase }). Was machst du mit deinem Wurf?
   *[other] Du hast { $hits } Treffer ({ $phase }). Was machst du mit deinem Wurf?
}
    .stop = Den Wurf so lassen
    .luck-again = { $for_again ->
        [one] Alle Würfel neu werfen für { $for_again } Glücksplättchen
       *[other] Alle Würfel neu werfen für { $for_again } Glücksplättchen
    }
    .luck-hit = { $for_hit ->
        [one] Einen Treffer mehr kaufen für { $for_hit } Glücksplättchen
       *[other] Einen Treffer mehr kaufen für { $for_hit } Glücksplättchen
    }
question-LateHit = { $creature_id ->
    [none] Gegen { $foe_seat }, { $left ->
        [one] noch { $left } Einheit
       *[other] noch { $left } Einheiten
    }. { "" }
   *[other] { $city ->
        [0] Gegen { $creature_id ->
            [snake] die Schlange
            [monkey] den Affen
            [jaguar] den Jaguar
            [triceratops] den Triceratops
            [caiman] den Kaiman
            [shaman] den Schamanen
           *[kukulkan] Kukulkan
        }
       *[other] { $creature_id ->
            [snake] Die Schlange
            [monkey] Der Affe
            [jaguar] Der Jaguar
            [triceratops] Der Triceratops
            [caiman] Der Kaiman
            [shaman] Der Schamane
           *[kukulkan] Kukulkan
        } greift Chichén Itzá an
    }, { $left ->
        [one] noch { $left } Herz
       *[other] noch { $left } Herzen
    }. { "" }
}{ $hits ->
    [0] Du triffst nicht ({ $phase }). Kaufst du einen Treffer?
    [one] Du hast { $hits } Treffer ({ $phase }). Kaufst du noch einen?
   *[other] Du hast { $hits } Treffer ({ $phase }). Kaufst du noch einen?
}
    .stop = Nichts kaufen
question-PayLuck = Wie viele Schilde zahlst du statt { $price } Glücksplättchen?
    .amount = { $count ->
        [0] Nur mit Glück zahlen
        [one] { $count } Schild zahlen
       *[other] { $count } Schilde zahlen
    }
question-ChooseMisses = { $chosen ->
    [0] Welchen Fehlwurf würfelst du neu?
    [one] { $chosen } Würfel ist gewählt. Welchen Fehlwurf würfelst du noch neu?
   *[other] { $chosen } Würfel sind gewählt. Welchen Fehlwurf würfelst du noch neu?
}
    .stop = { $chosen ->
        [one] Den gewählten Würfel werfen, diese liegen lassen
       *[other] Die { $chosen } gewählten Würfel werfen, diese liegen lassen
    }

question-ChooseCards = { $creature_id ->
    [none] Gegen { $foe_seat }, { $left ->
        [one] noch { $left } Einheit
       *[other] noch { $left } Einheiten
    }. { "" }
   *[other] { $city ->
        [0] Gegen { $creature_id ->
            [snake] die Schlange
            [monkey] den Affen
            [jaguar] den Jaguar
            [triceratops] den Triceratops
            [caiman] den Kaiman
            [shaman] den Schamanen
           *[kukulkan] Kukulkan
        }
       *[other] { $creature_id ->
            [snake] Die Schlange
            [monkey] Der Affe
            [jaguar] Der Jaguar
            [triceratops] Der Triceratops
            [caiman] Der Kaiman
            [shaman] Der Schamane
           *[kukulkan] Kukulkan
        } greift Chichén Itzá an
    }, { $left ->
        [one] noch { $left } Herz
       *[other] noch { $left } Herzen
    }. { "" }
}Welche Magiekarten spielst du? Je ein Würfel: Stein trifft bis { $stone_hits }; Feuer bis { $fire_hits }, und jeder Treffer würfelt noch einmal.
question-PreventByIdols = { $creature_id ->
    [none] Gegen { $foe_seat }, { $left ->
        [one] noch { $left } Einheit
       *[other] noch { $left } Einheiten
    }. { "" }
   *[other] { $city ->
        [0] Gegen { $creature_id ->
            [snake] die Schlange
            [monkey] den Affen
            [jaguar] den Jaguar
            [triceratops] den Triceratops
            [caiman] den Kaiman
            [shaman] den Schamanen
           *[kukulkan] Kukulkan
        }
       *[other] { $creature_id ->
            [snake] Die Schlange
            [monkey] Der Affe
            [jaguar] Der Jaguar
            [triceratops] Der Triceratops
            [caiman] Der Kaiman
            [shaman] Der Schamane
           *[kukulkan] Kukulkan
        } greift Chichén Itzá an
    }, { $left ->
        [one] noch { $left } Herz
       *[other] noch { $left } Herzen
    }. { "" }
}Du nimmst { $damage } Schaden; aktive Schilde: { $shields }. Wie viele Götzen gibst du zuerst ab?
    .amount = { $count ->
        [0] Keinen Götzen abgeben
        [one] { $count } Götzen abgeben
       *[other] { $count } Götzen abgeben
    }
question-PreventByLuck = { $creature_id ->
    [none] Gegen { $foe_seat }, { $left ->
        [one] noch { $left } Einheit
       *[other] noch { $left } Einheiten
    }. { "" }
   *[other] { $city ->
        [0] Gegen { $creature_id ->
            [snake] die Schlange
            [monkey] den Affen
            [jaguar] den Jaguar
            [triceratops] den Triceratops
            [caiman] den Kaiman
            [shaman] den Schamanen
           *[kukulkan] Kukulkan
        }
       *[other] { $creature_id ->
            [snake] Die Schlange
            [monkey] Der Affe
            [jaguar] Der Jaguar
            [triceratops] Der Triceratops
            [caiman] Der Kaiman
            [shaman] Der Schamane
           *[kukulkan] Kukulkan
        } greift Chichén Itzá an
    }, { $left ->
        [one] noch { $left } Herz
       *[other] noch { $left } Herzen
    }. { "" }
}Du nimmst { $damage } Schaden; aktive Schilde: { $shields }. Wie viele Glücksplättchen nutzt du als Schilde?
    .amount = { $count ->
        [0] Kein Glück nutzen
        [one] { $count } Glücksplättchen nutzen
       *[other] { $count } Glücksplättchen nutzen
    }
question-LoseHero = { $left ->
    [one] Welchen Helden verlierst du?
   *[other] Welchen Helden verlierst du zuerst? Es sind { $left }.
}
question-ChooseLine = { $times ->
    [one] Welcher Bonus des Sterns kommt als Nächstes?
   *[other] Welchen Bonus des Sterns bekommst du { $times }-mal?
}

question-ChooseAction = Wohin setzt du deinen { $marker ->
    [1] ersten
    [2] zweiten
    [3] dritten
   *[other] vierten
} Marker?
    .place-scout = Einen Späher senden, { $price_scout ->
        [0] kostenlos
        [one] für { $price_scout } Münze
       *[other] für { $price_scout } Münzen
    }
    .place-land-1 = Landbewegung, { $price_land_1 ->
        [0] kostenlos
        [one] für { $price_land_1 } Münze
       *[other] für { $price_land_1 } Münzen
    }
    .place-water-1 = Wasserbewegung, { $price_water_1 ->
        [0] kostenlos
        [one] für { $price_water_1 } Münze
       *[other] für { $price_water_1 } Münzen
    }
    .place-hero-recruit = Einen Helden rekrutieren, { $price_hero_recruit ->
        [0] kostenlos
        [one] für { $price_hero_recruit } Münze
       *[other] für { $price_hero_recruit } Münzen
    }
    .place-hero-move-hero = Einen Helden bewegen, { $price_hero_move_hero ->
        [0] kostenlos
        [one] für { $price_hero_move_hero } Münze
       *[other] für { $price_hero_move_hero } Münzen
    }
    .place-defense = Das Verteidigungsrad drehen, { $price_defense ->
        [0] kostenlos
        [one] für { $price_defense } Münze
       *[other] für { $price_defense } Münzen
    }
    .place-melee = Das Nahkampfrad drehen, { $price_melee ->
        [0] kostenlos
        [one] für { $price_melee } Münze
       *[other] für { $price_melee } Münzen
    }
    .place-ranged = Das Fernkampfrad drehen, { $price_ranged ->
        [0] kostenlos
        [one] für { $price_ranged } Münze
       *[other] für { $price_ranged } Münzen
    }
    .place-magic = Das Magierad drehen, { $price_magic ->
        [0] kostenlos
        [one] für { $price_magic } Münze
       *[other] für { $price_magic } Münzen
    }
    .place-god-card = Eine Götterkarte nehmen, { $price_god_card ->
        [0] kostenlos
        [one] für { $price_god_card } Münze
       *[other] für { $price_god_card } Münzen
    }
    .place-magic-cards = Magiekarten ziehen, { $price_magic_cards ->
        [0] kostenlos
        [one] für { $price_magic_cards } Münze
       *[other] für { $price_magic_cards } Münzen
    }
    .place-war = Den Krieg erklären, { $price_war ->
        [0] kostenlos
        [one] für { $price_war } Münze
       *[other] für { $price_war } Münzen
    }
    .place-favor = Gunst erhalten, { $price_favor ->
        [0] kostenlos
        [one] für { $price_favor } Münze
       *[other] für { $price_favor } Münzen
    }
    .place-reinforcement = Verstärkung holen, { $price_reinforcement ->
        [0] kostenlos
        [one] für { $price_reinforcement } Münze
       *[other] für { $price_reinforcement } Münzen
    }
    .place-regroup = Umgruppieren und einen Schatz finden, { $price_regroup ->
        [0] kostenlos
        [one] für { $price_regroup } Münze
       *[other] für { $price_regroup } Münzen
    }
    .place-land-2 = Landbewegung, zweites Plättchen, { $price_land_2 ->
        [0] kostenlos
        [one] für { $price_land_2 } Münze
       *[other] für { $price_land_2 } Münzen
    }
    .place-water-2 = Wasserbewegung, zweites Plättchen, { $price_water_2 ->
        [0] kostenlos
        [one] für { $price_water_2 } Münze
       *[other] für { $price_water_2 } Münzen
    }
    .place-war-favor-war = Den Krieg erklären, { $price_war_favor_war ->
        [0] kostenlos
        [one] für { $price_war_favor_war } Münze
       *[other] für { $price_war_favor_war } Münzen
    }
    .place-war-favor-favor = Gunst erhalten, { $price_war_favor_favor ->
        [0] kostenlos
        [one] für { $price_war_favor_favor } Münze
       *[other] für { $price_war_favor_favor } Münzen
    }
    .place-reinforcement-regroup-reinforcement = Verstärkung holen, { $price_reinforcement_regroup_reinforcement ->
        [0] kostenlos
        [one] für { $price_reinforcement_regroup_reinforcement } Münze
       *[other] für { $price_reinforcement_regroup_reinforcement } Münzen
    }
    .place-reinforcement-regroup-regroup = Umgruppieren und einen Schatz finden, { $price_reinforcement_regroup_regroup ->
        [0] kostenlos
        [one] für { $price_reinforcement_regroup_regroup } Münze
       *[other] für { $price_reinforcement_regroup_regroup } Münzen
    }
    .place-defense-melee-defense = Das Verteidigungsrad drehen, { $price_defense_melee_defense ->
        [0] kostenlos
        [one] für { $price_defense_melee_defense } Münze
       *[other] für { $price_defense_melee_defense } Münzen
    }
    .place-defense-melee-melee = Das Nahkampfrad drehen, { $price_defense_melee_melee ->
        [0] kostenlos
        [one] für { $price_defense_melee_melee } Münze
       *[other] für { $price_defense_melee_melee } Münzen
    }
    .place-ranged-magic-ranged = Das Fernkampfrad drehen, { $price_ranged_magic_ranged ->
        [0] kostenlos
        [one] für { $price_ranged_magic_ranged } Münze
       *[other] für { $price_ranged_magic_ranged } Münzen
    }
    .place-ranged-magic-magic = Das Magierad drehen, { $price_ranged_magic_magic ->
        [0] kostenlos
        [one] für { $price_ranged_magic_magic } Münze
       *[other] für { $price_ranged_magic_magic } Münzen
    }
    .place-god-magic-cards-god-card = Eine Götterkarte nehmen, { $price_god_magic_cards_god_card ->
        [0] kostenlos
        [one] für { $price_god_magic_cards_god_card } Münze
       *[other] für { $price_god_magic_cards_god_card } Münzen
    }
    .place-god-magic-cards-magic-cards = Magiekarten ziehen, { $price_god_magic_cards_magic_cards ->
        [0] kostenlos
        [one] für { $price_god_magic_cards_magic_cards } Münze
       *[other] für { $price_god_magic_cards_magic_cards } Münzen
    }
question-ChooseTerrain = Ziehst du über Land oder über Wasser?
question-ChooseMover = Welcher Held bewegt sich?
question-PayUpkeep = Wen behältst du, wen schickst du weg?
    .keep-a = { $upkeep_a ->
        [0] Kostenlos behalten: { $object } ({ $card_a })
        [one] { $upkeep_a } Münze zahlen für: { $object } ({ $card_a })
       *[other] { $upkeep_a } Münzen zahlen für: { $object } ({ $card_a })
    }
    .dismiss-a = Wegschicken: { $object } ({ $card_a })
    .keep-b = { $upkeep_b ->
        [0] Kostenlos behalten: { $object } ({ $card_b })
        [one] { $upkeep_b } Münze zahlen für: { $object } ({ $card_b })
       *[other] { $upkeep_b } Münzen zahlen für: { $object } ({ $card_b })
    }
    .dismiss-b = Wegschicken: { $object } ({ $card_b })
    .keep-c = { $upkeep_c ->
        [0] Kostenlos behalten: { $object } ({ $card_c })
        [one] { $upkeep_c } Münze zahlen für: { $object } ({ $card_c })
       *[other] { $upkeep_c } Münzen zahlen für: { $object } ({ $card_c })
    }
    .dismiss-c = Wegschicken: { $object } ({ $card_c })
question-UseSupplyCard = Welche deiner Karten nutzt du jetzt?
    .pass = Keine weitere Karte nutzen
question-ClaimTask = Du erfüllst die Aufgabe { $task }. Woher nimmst du den Krieger dafür?
    .pass = Auf die Aufgabe verzichten
question-ChooseDefender = { $creature_id ->
    [snake] Die Schlange
    [monkey] Der Affe
    [jaguar] Der Jaguar
    [triceratops] Der Triceratops
    [caiman] Der Kaiman
    [shaman] Der Schamane
   *[kukulkan] Kukulkan
} greift Chichén Itzá an, Stärke { $strength }. Kämpft { $hero }? Nicht alle deine Einheiten dort können es.
    .with = Ja: { $object } kämpft
    .without = Nein: { $object } kämpft nicht

question-Ask = Was tust du?
question-Chance = Was bringt der Zufall?

# Was der Zufall gefragt wird

question-LayTile = Welches Geländeplättchen kommt als Nächstes?
question-TurnCard = Welche Kreaturenkarte wird aufgedeckt?
question-PutCreature = Wohin kommt die Kreatur?
question-ShowTask = Welche Aufgabe wird ausgelegt?
question-ShowGod = Welche Götterkarte wird aufgedeckt?
question-DrawGod = Welche Götterkarte wird gezogen?
question-DrawHeroCard = Welche Heldenkarte liegt nun oben?
question-LayActionTile = Welches Aktionsplättchen kommt als Nächstes?
question-DealCost = Welcher Kostenmarker kommt als Nächstes?
question-NextInOrder = Wer ist als Nächstes in der Zugreihenfolge?
question-DrawCard = Welche Magiekarte wird gezogen?
question-DecideStrength = Wie stark ist die Kreatur?
question-DecideRuin = Welche Ruine liegt dort?
question-FindTreasure = Was zeigt der Schatzwürfel?
question-Throw = Was zeigen die Würfel?
question-ThrowFollowUp = Was zeigt der weitere Würfel?
question-CreatureRoll = Was zeigt der Würfel der Kreatur?
question-AttackCity = Welche Kreatur greift Chichén Itzá an?

# Was Karten fragen

question-RelocateHero = Wohin geht dein Held von { $place }?
question-PayBulwark = Gibst du dafür ein Schild oder einen Götzen ab?
    .amount = { $count ->
        [0] Ein Schild abgeben
       *[other] Einen Götzen abgeben
    }
question-PullWarrior = Woher stößt ein Krieger zu dir { $place_id ->
    [city] in { $place }
   *[other] auf { $place }
}?
    .stop = Niemanden mehr rufen
question-LookAtGod = Welche Karte liegt oben auf dem Stapel?
question-TakeOracleCard = Welche Götterkarte nimmst du, von den gesehenen und der offenen?
question-SendGuard = Auf welches Plättchen geht ein Krieger aus der Reserve?
    .stop = Keinen mehr schicken
question-SwapYield = Welches Dorf oder Lager gibt in dieser Versorgung das andere?
    .stop = Kein weiteres
