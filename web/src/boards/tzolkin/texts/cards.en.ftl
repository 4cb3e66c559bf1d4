# Cards on the board: what a thing is, what it costs and does, what is missing

card-costs = Costs { $goods }.
card-free = Costs nothing.
card-missing = You are missing { $goods }.
card-payable = You have what it costs.
card-discount = Your architecture saves { $n } of the resources.
card-with-corn = With corn in { $place }: { $corn }, you have { $have }.
card-worth-you = Worth { $points } { $points ->
    [one] point
   *[other] points
} to you now, if you build it.
card-worth-owner = Worth { $points } { $points ->
    [one] point
   *[other] points
} to { $name } now.
card-owner = { $name } has it.
card-wealth-keep = You keep this one.

card-stands = Today: { $name }.
card-stands-neutral = Today: a neutral worker.
card-any-action = Any action of { $wheel }, without paying for steps back.
card-no-action = No action here yet; ride on to { $space }.
card-place = A worker placed now would stand on { $space } and cost { $corn } corn; you have { $have }.
card-place-here = A worker placed now would stand here and cost { $corn } corn; you have { $have }.
card-full = No space is free.
card-arrives = { $days ->
    [one] Your worker on { $from } is here tomorrow.
   *[other] Your worker on { $from } is here in { $days } days.
}
card-back = Your worker on { $from } would pay { $corn } corn to step back to here; you have { $have }.
card-group = Tiles left: { $free } corn to take, { $wood } wood.
card-slot-free = Its skull place is free.
card-slot-taken = Its skull place is taken; the action is gone.
card-no-skull = You have no skull.

card-worker = { $name } on { $place }
card-worker-neutral = Neutral worker on { $place }
card-today = Today: { $effect }.
card-tomorrow = Tomorrow: { $effect }.
card-today-none = Today: no action.
card-steps-back = A step back costs { $corn } corn each: { $list }.
card-step-back = { $action } for { $corn }
card-falls = { $days ->
    [one] Falls off the wheel tomorrow.
   *[other] Falls off the wheel in { $days } days.
}
card-neutral = It belongs to nobody, only takes up a space, and never falls off.

card-step = { $temple }, step marked { $worth }
card-step-points = { $points } { $n ->
    [one] point
   *[other] points
} for standing here at the end of an age.
card-step-goods = In the middle of an age, from here and below: { $goods }.
card-step-no-goods = No goods from here or below.
card-step-top = Who comes here turns the board to its light side; after that nobody else can come here.
card-here = Here: { $names }.
card-your-step = You stand on the step marked { $worth }.
card-next-step = One step up it is { $worth }.
card-highest = Points for the highest here: { $list }.
card-highest-age = { $points } at the end of age { $age } ({ $shared } each if shared)

card-level = { $technology }, level { $level }
card-level-cost = { $cost ->
    [one] The step to it costs { $cost } resource of any kind.
   *[other] The step to it costs { $cost } resources of any kind.
}
card-level-next = { $have ->
    [one] It is your next; you have { $have } resource.
   *[other] It is your next; you have { $have } resources.
}
card-level-reached = You have reached it; what it does stays.
card-bonus = { $cost ->
    [one] After level { $level } each further step costs { $cost } resource and gives: { $effect }.
   *[other] After level { $level } each further step costs { $cost } resources and gives: { $effect }.
}
card-lower-levels = Lower levels keep working.

card-skulls = { $left } of { $all } left in the supply.
card-skull-worth = Each { $points } { $points ->
    [one] point
   *[other] points
} at the end; more in Chichen Itza.
card-price = Worth { $corn } corn at the market and at the end.
card-corn-worth = Pays for placing, stepping back and food; { $corn } are 1 point at the end.
card-have = You have { $n }.

card-jungle = Jungle behind Palenque { $space }
card-jungle-wood = Wood lies on the corn: take the wood first, or burn it and step down in a temple.
card-jungle-empty = Nothing is left here.

card-start-place = A worker here costs { $corn } corn now.
card-start-corn = Whoever stands here takes the corn of the calendar ({ $corn }) and begins the next round.
card-start-days = { $days ->
    [one] With the light side of your board up, { $days } day may pass.
   *[other] With the light side of your board up, up to { $days } days may pass.
}
card-start-taken = { $name } stands here.
card-marker = Starting player
card-marker-holder = { $name } begins this round.

card-day = Day { $day }
card-days-in = { $days ->
    [0] Today.
    [one] Tomorrow.
   *[other] In { $days } days.
}
card-days-past = Past.
card-calendar-corn = Corn on the calendar: { $corn }.
card-rounds-left = { $days ->
    [one] { $days } day is left.
   *[other] { $days } days are left.
}
card-food = Food day, age { $age }
card-food-mid = Every worker eats; then the temples give goods.
card-food-end = Every worker eats; then the temples give points.
card-food-need = { $name } must feed { $workers } for { $corn } corn, and has { $have }.
card-food-enough = That is enough.
card-food-short = { $workers ->
    [one] { $workers } worker would stay hungry: −{ $points } { $points ->
            [one] point
           *[other] points
        }.
   *[other] { $workers } workers would stay hungry: −{ $points } { $points ->
            [one] point
           *[other] points
        }.
}
card-food-none = { $name } needs no corn.

card-hand = Workers
card-hand-text = { $hand } in hand, { $wheels } on the wheels; { $workers } of { $most } in play.
card-began = { $name } began with { $tiles }.
card-light = Light side
card-light-text = { $days ->
    [one] { $name } may let { $days } day pass from the starting player space, and turns it dark then.
   *[other] { $name } may let { $days } days pass from the starting player space, and turns it dark then.
}
card-dark = Dark side
card-dark-text = { $name } must reach the top of a temple to turn it light again.
card-corn-tiles = Corn tiles
card-wood-tiles = Wood tiles
card-tiles-text = Kept from the jungle; a monument may count them.
card-ending = If the game ended now
card-ending-total = { $name }: { $points } { $n ->
    [one] point
   *[other] points
}.
card-ending-part = { $source }: { $points }
card-ending-with = With the last food day and the final scoring.
