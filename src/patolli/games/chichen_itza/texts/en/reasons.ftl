# Why something is not offered.

reason-touches-too-few = The tile would touch fewer than two tiles there.
reason-hex-taken = A tile already lies there.
reason-no-idol = You have no idol.
reason-none-left-to-gain = There is none left in the supply.
reason-too-few-coins = { $cost ->
    [one] It costs { $cost } coin, you have { $have }.
   *[other] It costs { $cost } coins, you have { $have }.
}
reason-own-marker = Your own marker stands there already.
reason-gear-on-top = This gear is on the highest level.
reason-no-scout-left = All your scouts are on tiles.
reason-no-tile-to-scout = You have a scout on every tile.
reason-no-god-to-take = There is no god card to take.
reason-no-hero-to-recruit = You have no hero on your board.
reason-no-destination = There is no tile where a movement could end.
reason-no-hero-to-move = You have no hero on the map; recruit one first.
reason-own-scout = Your own scout is there already.
reason-not-shown = This card does not lie face up.
reason-no-warrior-left = Your reserve is empty.
reason-not-controlled = You do not control this tile.
reason-tile-full = No more of your units fit there.
reason-no-units-there = You have no units there.
reason-hero-not-there = This hero is not there.
reason-out-of-reach = Your group cannot get there.
reason-no-war-marker = Too few of your diplomacy markers show war.
reason-no-coins-for-fee = You have too few coins for the tribute of this attack.
reason-group-empty = At least one unit must move.
reason-group-too-large = At most { $limit ->
    [one] { $limit } unit moves
   *[other] { $limit } units move
} together.
reason-no-card-of-spell = You have no such magic card.
reason-too-many-cards = { $limit ->
    [0] Your magic gear allows no such card.
    [one] Your magic gear allows { $limit } card of this kind.
   *[other] Your magic gear allows { $limit } cards of this kind.
}
reason-no-luck = { $cost ->
    [one] It costs { $cost } luck token, you have { $have }.
   *[other] It costs { $cost } luck tokens, you have { $have }.
}
reason-luck-used = You have used luck in this phase already.
reason-only-first-roll = With fire you may roll again for luck only after the first roll.
reason-no-such-die = There is no such die to roll again.
reason-not-usable = This card cannot be used now.
reason-not-enough = You do not have so many.
reason-must-use-all = As many as can must fight.
reason-no-hero-card = No card of this hero can be had.
reason-line-done = This line has given its bonus already.
reason-not-in-group = This hero is not in the fight.
reason-tile-not-in-play = This tile is not in play.
reason-action-not-in-play = This action tile is not in play with this number of players.
reason-no-free-hero = You have no hero on the map who may move at no price.
reason-deck-empty = This deck is empty.
reason-only-coins-help = Only coins help to meet this task.
reason-other-hero-asked = This is about another hero.
reason-must-leave = The group starts there; it must make at least one step.
reason-wrong-terrain = The group cannot enter this terrain.
reason-not-adjacent = It is not next to the group.
reason-no-steps-left = The group has no steps left.
reason-not-your-card = You do not have this card.
reason-other-card-asked = This is about another card.
reason-cannot-mix = All cards of a spell must be of its own kind.
reason-too-few-cards = You have fewer of these magic cards.
reason-gem-missing = You do not have both gems of this line.
reason-not-looked-at = You have not looked at this card, and it is not the face-up one of this deck.
reason-card-not-there = The card has no effect there.
reason-no-dice = You have not rolled any dice.
reason-upkeep-decided = You have already decided about this hero.
reason-hero-not-on-map = This hero is not on the map.
reason-no-warrior-there = No warrior can come from there.
reason-not-before-result = No idol can be exchanged between a roll and its result.
