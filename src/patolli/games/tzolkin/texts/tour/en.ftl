# The tour of Tzolk'in; the steps are in tour.toml.

tour-chapter-turn = Your turn
tour-chapter-wheels = What the wheels give
tour-chapter-gods = The gods
tour-chapter-time = Food, corn and time
tour-chapter-end = Monuments and the end

tour-goal = You lead a Maya people
    .text = The great wheel turns once, tooth by tooth, and then the game is over. Most points win: from temples, buildings, skulls and monuments. In this tour you make the moves yourself, and nothing can go wrong.

tour-place = Place a worker
    .text = On your turn you either place workers or pick workers up. A worker you place goes to the lowest free space of a wheel and costs as much corn as the number of that space: space 0 is free.
    .task = Place one worker on Palenque, the wheel of corn, and end your turn.
    .done = Itzel placed too, and then a day passed: the great wheel turned by one tooth, and every worker rides one space further. Waiting makes workers valuable.
    .wrong-wheel = That wheel has its day later. Palenque gives corn, and corn pays for everything: begin there.
    .wrong-second = One is enough this time: every further worker of the same turn costs extra. End your turn.

tour-surcharge = More workers cost more
    .text = You may place several workers in one turn. The second one costs 1 corn extra, the third 2 extra, and so on.
    .task = Place your other two workers on Yaxchilan. The second finds space 0 taken and goes to space 1: how much is that?
    .done = 2 corn: 1 for space 1 and 1 because it was the second. Another day has passed, and your worker on Palenque has reached space 2.
    .wrong-pick = Your worker on Palenque has only reached space 1. Let it ride, and place the others first.
    .wrong-one = You still have a worker in hand. Place it on Yaxchilan too.
    .wrong-wheel = Yaxchilan is the wheel we want now: it gives wood, stone, gold and skulls.

tour-pick = Pick up, and act
    .text = All your workers are on wheels, so now you pick up. A worker that comes back does the action of the space where it was.
    .task = Pick up the worker on Palenque 2 and harvest there.
    .done = A corn tile and 4 corn, and 1 more because you know some agriculture. You could go on and pick up others in the same turn, but you never place and pick up in one turn.
    .wrong-early = That one has hardly begun its ride. The worker on Palenque 2 is the one that pays today.
    .wrong-lower = That would be fishing, 3 corn, and a lower action even costs 1 corn. Space 2 itself gives more.
    .wrong-nothing = Picking up without an action gives nothing. Take the harvest of space 2.

tour-back = One step back
    .text = You may also use a lower action of the same wheel: each step back costs 1 corn. On Yaxchilan, 4 is a skull and 3 is gold.
    .task = Pick up the worker on Yaxchilan 4 and take the gold of action 3.
    .done = 1 corn for the step back, then 1 gold and 2 corn. On spaces 6 and 7 you may choose any action for nothing; after that the worker falls off the wheel.
    .wrong-place = This time we pick up: a worker on Yaxchilan is ripe.
    .wrong-worker = On Tikal 1 there is nothing you could pay for yet. Take the one on Yaxchilan.
    .wrong-skull = A skull is a fine thing too, but now we want to step back: choose action 3.
    .wrong-lower = Action 3 is the gold. Each further step back would cost another corn and give less.

tour-jungle = The jungle of Palenque
    .text = In groups 3 to 5 a wood tile covers every field of corn. Take the wood first, and the corn is free for a later harvest: perhaps somebody else's.
    .task = Pick up the worker on Palenque 4 and take the wood.
    .done = 3 wood and a wood tile, and the corn below is uncovered. Burning takes the corn at once, but it angers a god: one step down in a temple.
    .wrong-place = Pick up: the worker on Palenque 4 can harvest.
    .wrong-worker = That one can wait. The worker on Palenque 4 can harvest.
    .wrong-lower = Stay on action 4. A lower harvest gives less and costs corn for each step back.
    .wrong-burn = Burning the forest costs a step down in a temple. You need wood anyway: take the wood tile.

tour-building = Build something
    .text = Tikal is the wheel of knowledge and building. The roof of a tile shows its price, below is what it gives. What you can pay for has a green check.
    .task = Use Tikal 2 to build Plot I for 1 wood: it feeds one worker on every food day.
    .done = The tile is yours, and it saves 2 corn on every food day. At the end of your turn a new building takes its place.
    .wrong-place = Pick up the worker on Tikal 2: it can build.
    .wrong-worker = The worker on Tikal is the builder.
    .wrong-other = A good tile, but food is what new players lack most. Build Plot I.
    .wrong-action = Action 2 of Tikal is the one that builds.

tour-technology = Learn something
    .text = Four technologies with three levels each make your actions better for the rest of the game. Level 1 costs 1 resource, level 2 two, level 3 three.
    .task = Use Tikal 1 to advance resource extraction.
    .done = From now on you take 1 wood more whenever you take wood in Yaxchilan 1 or in the jungle.
    .wrong-place = Pick up the worker on Tikal 1.
    .wrong-worker = That worker can wait. The one on Tikal can learn.
    .wrong-other = Each of the four is good for something. Here we want more wood: resource extraction.

tour-worker = A new worker
    .text = Uxmal has a bit of everything: offerings, a market, new workers, building with corn, and any action for 1 corn. You begin with three workers and can have six.
    .task = The worker on Uxmal 4 may step back: take a new worker with action 3.
    .done = Four workers for 1 corn. More hands do more, but each of them wants food.
    .wrong-place = Pick up: the worker on Uxmal is in the right place.
    .wrong-worker = The one on Uxmal brings company. Pick that one up.
    .wrong-lower = Action 3 is the one with the new worker.

tour-temple = Climb a temple
    .text = Three gods, three temples. The number on your step is what it scores at the end of an age; the goods at the side come in the middle of an age, from your step and all below.
    .task = Make an offering with Uxmal 1: 3 corn for one step in a temple of your choice.
    .done = One step up. Only one player can be on the top step, and in each temple the highest player gets a bonus.
    .wrong-place = Pick up the worker on Uxmal 1 to make the offering.
    .wrong-worker = The worker on Uxmal 1 makes the offering.
    .wrong-nothing = You have the corn: take action 1.

tour-skull = Skulls for the gods
    .text = On the great wheel of Chichen Itza you offer skulls. Each place takes one skull and pays points and a step in a temple: the further round, the more.
    .task = Offer your skull with the worker on Chichen Itza 4.
    .done = 7 points and a step in the temple of Kukulcan. Place 4 is now taken for the rest of the game.
    .wrong-place = Pick up the worker on Chichen Itza: you have a skull for it.
    .wrong-worker = The worker on Chichen Itza 4 can offer your skull.
    .wrong-lower = That place pays less, and you would have to step back. Use action 4.

tour-food = A food day
    .text = On four days everybody must eat: 2 corn for each worker, and every hungry one costs 3 points. Today is such a day, you have three workers and 3 corn.
    .task = It is the last turn of the round: get the missing corn.
    .done = Fished, and everybody was fed. It was the middle of an age, so your temples gave you goods: 1 stone and 1 wood. At the end of an age they give points.
    .wrong-place = Then your three workers would eat your 3 corn, and two of them would go hungry: 6 points lost. Pick up the fisher instead.
    .wrong-nothing = A worker that goes home with empty hands feeds nobody. Fish!

tour-beg = Out of corn
    .text = With fewer than 3 corn at the start of your turn you may beg: you then have exactly 3. It angers a god: one step down in a temple of your choice.
    .task = You have 1 corn. Beg, and then place a worker.
    .done = You can act again, one step lower. Sometimes it is the best move; often it means that you should have fished.
    .wrong-pass = With 1 corn you can do almost nothing. Beg this time: it costs one step in a temple.

tour-start = The first player's place
    .text = A worker here takes all the corn on the great wheel and makes you the first player. As long as the light side of your board is up, you may also let two days pass at once.
    .task = Place a worker here, end your turn, and let two days pass.
    .done = 4 corn, you begin, and all workers rode two spaces. Your board is dark now: reach the top of a temple to turn it back.
    .wrong-wheel = Somebody has let 4 corn pile up in the middle. Take the starting player space.
    .wrong-second = That would cost 1 corn extra. End your turn.
    .wrong-day = You may hurry the calendar only once: try it now, with two days.

tour-monument = A monument
    .text = Monuments give nothing now and much at the end. You can build one only with Tikal 4, for its full price.
    .task = Build the Monument of learning: 3 points for each technology level, and you have four.
    .done = That will be 12 points, and more if you go on learning. Decide early which monument you want, and let your other moves serve it.
    .wrong-place = Pick up the worker on Tikal 4: you have all that the monument costs.
    .wrong-worker = The builder is on Tikal 4.
    .wrong-action = Only action 4 of Tikal builds monuments.
    .wrong-building = A building is good, but your resources are just enough for the monument.
    .wrong-mastery = Mastery counts technologies at level 3, and you have none there. Build the Monument of learning.

tour-end = The last day
    .text = After the fourth food day the game is over. Temples score once more, goods become corn, and 4 corn are 1 point. A skull in hand is 3 points, and then monuments count.
    .task = This is the last turn of the game. Fetch what you can.
    .done = Fed, and scored: temples, corn and wood, the skull, and 12 points for the monument. You win!
    .wrong-place = A worker that you place now brings nothing any more. Pick up.
    .wrong-nothing = Take the fish: you have workers to feed.

tour-strategy = A plan for your first game
    .text = First corn, then food: a few workers on Palenque and one building that feeds. Then choose one thing that pays, a temple, skulls or a monument, and let workers ride far for it. What you can do lights up, and everything of your turn can be taken back.
