# The tour of Teotihuacan; the steps are in tour.toml.

tour-chapter-turn = Your turn
tour-chapter-points = What brings points
tour-chapter-eclipse = The eclipse

tour-goal = The city of the pyramid
    .text = Your dice are workers that walk around the pyramid. Their pips are their power. Three times the sun goes dark and points are counted; after the third eclipse the most points win. In this tour you make the moves yourself.

tour-cocoa = Walk, and collect cocoa
    .text = On your turn one of your workers walks 1, 2 or 3 boards clockwise, and there you do one thing. Cocoa pays for almost everything: you take 1, and 1 more for each colour that was there before you. Every board shows both: −2 is what work there costs, +3 what you would collect.
    .task = Walk with the worker from the Stone Quarry to the Forest and collect cocoa.
    .done = 3 cocoa: 1, and 1 each for your own colour and for Itzel's. A crowded board is good for collecting.
    .wrong-worker = That one has another way to go. Take the worker in the Stone Quarry.
    .wrong-board = The Forest is two boards further, and two colours are there: that pays best.
    .wrong-worship = Worship would lock your worker. First collect cocoa.

tour-main = A main action
    .text = A main action costs 1 cocoa for each colour there, and uses all your workers on that board. How many they are and the lowest power among them say what you get; then one of them gains power.
    .task = Walk from Alchemy to the Forest and take the main action with both workers there.
    .done = 2 cocoa paid, 2 wood taken: two workers, lowest power 2. One of them now has power 3. Two or three workers together are worth much more than one.
    .wrong-worker = Two workers together do more. Walk with the one from Alchemy, which ends beside the other.
    .wrong-board = Your other worker is in the Forest, one board further.
    .wrong-collect = You have enough cocoa to work this time. Take the main action.
    .wrong-worship = Not this time: take the main action.

tour-neutral = Striped dice
    .text = With two or three players there are also striped dice. They belong to nobody and hardly ever move, but they count as a colour: work costs more there, and collecting pays more. In the Forest there are three colours: −3 and +4.
    .task = Walk from Alchemy to the Forest and collect cocoa.
    .done = 4 cocoa: 1, and 1 each for your colour, Itzel's and the striped one.
    .wrong-worker = Take the worker in Alchemy: the Forest is next to it.
    .wrong-board = The Forest has the most colours. It is one board further.
    .wrong-worship = Worship would lock your worker. You have no cocoa: collect.

tour-worship = Worship
    .text = Five boards have a place to worship. It costs nothing for colours: you climb a step in the temple of that place, or take the discovery tile there for its price. The worker is locked until you free it.
    .task = Walk from Alchemy to the Forest, worship there and climb in the red temple.
    .done = One step in the red temple, and 1 point at once. The temples have a view of their own beside the boards: every step has a reward, and high steps are worth a lot at the end.
    .wrong-worker = Take the worker in Alchemy.
    .wrong-board = The Forest is one board further.
    .wrong-other = That would be cocoa. This time we worship.
    .wrong-main = That would be wood. This time we worship.
    .wrong-tile = For 1 cocoa more you would also get the discovery tile. Keep the cocoa for now, and take the step alone.

tour-discovery = Discovery tiles and masks
    .text = Beside every place of worship is a discovery tile with its price. Some help once, at any time of your turn. Most are masks: in each eclipse a set of different masks scores 1, 3, 6, 10, 15, 21 or 28 points. You have one mask.
    .task = Worship in the Forest, and take both, the step and the tile: its price and 1 cocoa more.
    .done = A second, different mask: in the next eclipse the two score 3 points. You keep masks for all eclipses, so they are best early.
    .wrong-worker = Take the worker in Alchemy.
    .wrong-board = The Forest is one board further.
    .wrong-other = That would be cocoa. Worship this time.
    .wrong-main = That would be wood. Worship this time.
    .wrong-step = You can pay for the mask as well: its price and 1 cocoa more. Press the + beside it and take both.

tour-royal = Royal tiles
    .text = The Palace has three places of worship, each with a royal tile instead of a temple. The P on a tile is the power of the worker that you lock there: P+1 cocoa means one more than its power.
    .task = Walk from the Gold Deposits to the Palace with the worker of power 4, worship at the tile with cocoa and take what it gives.
    .done = 5 cocoa for power 4. Strong workers belong into the Palace, weak ones to the temples.
    .wrong-worker = The tile counts power. Take the worker of power 4.
    .wrong-board = The Palace is the next board.
    .wrong-other = Collecting brings less here. Worship at the cocoa tile.
    .wrong-space = That is another royal tile. Take the first one, with cocoa.
    .wrong-tile = The royal tile alone is enough this time.

tour-pass = Free your workers
    .text = Locked workers neither walk nor work. You can pay 3 cocoa to free as many as you like, in any of your turns, or pass: then all are freed for nothing. Whoever takes your place of worship frees your worker, too.
    .task = Two of your workers are locked, and you have 1 cocoa. Pass.
    .done = All free. A pass costs a whole turn, so plan worship for when it suits you.
    .wrong-worker = You could, but with a single weak worker you would get little. Pass, and have all three again.

tour-nobles = Build for the Nobles
    .text = A building costs 2 wood and scores the number it covers: 3 in the top row with one worker, more in the lower rows with two or three. It also moves you along the Avenue of the Dead.
    .task = Send a worker to the Nobles and build.
    .done = 3 points now, and a step on the Avenue: in every eclipse your step there is multiplied with the buildings row. Buildings are good early.
    .wrong-worker = From there the Nobles are out of reach. Take the one in the Forest or at the Decorations.
    .wrong-board = We want to build: go to the Nobles.
    .wrong-collect = You have the wood. Take the main action.

tour-alchemy = Learn a technology
    .text = In Alchemy you pay gold for a technology that helps you for the rest of the game. The column also gives a step in its temple. Whoever learns it after you brings you 3 points.
    .task = Walk from the Stone Quarry to Alchemy and learn a technology of the first row.
    .done = It works from your next action on. The step in the temple brought its reward at once.
    .wrong-worker = Take the one in the Stone Quarry: Alchemy is next to it.
    .wrong-board = Alchemy is the next board.
    .wrong-collect = You have 1 gold, and that is enough for a technology of the first row. Take the main action.

tour-pyramid = Build the pyramid
    .text = A tile costs 2 stone, and wood for each level above the first. It scores by its level, and 1 point more for every icon that matches the one below; coloured matches also climb in their temple. Turn it by wheel or tap: every place shows its points.
    .task = Go to Construction and build a pyramid tile wherever you like.
    .done = Points, perhaps a step in a temple, and always a step on the pyramid track, which scores in the next eclipse. With two workers you could have built two tiles.
    .wrong-worker = From there you would not reach Construction with a strong hand. Take the worker in the Forest.
    .wrong-board = Construction is the next board.
    .wrong-collect = You have the stone. Take the main action.

tour-decoration = Decorate it
    .text = Decorations cost 3 gold with one worker, 2 with two, 1 with three. They go up the four sides of the pyramid: 3 points, and 1 more for every half that matches what it covers.
    .task = Walk from Construction to the Decorations, where another worker waits, and place a decoration.
    .done = Again a step on the pyramid track. Whoever is furthest there scores 4 points extra in the eclipse.
    .wrong-worker = Take the one at Construction: so two workers meet, and the tile costs only 2 gold.
    .wrong-board = The Decorations are the next board.
    .wrong-collect = You have 2 gold and two workers: take the main action.

tour-ascension = Ascension
    .text = A worker that reaches power 6 ascends: it begins again as a 1 in the Palace, you step along the Avenue, choose a reward, and time moves on. Your fourth worker waits for such a moment.
    .task = Work in the Forest with your worker of power 5, and choose the fourth worker as your reward.
    .done = Four workers now, 2 cocoa as well, and the white disc has moved: every ascension brings the eclipse nearer.
    .wrong-worker = The worker of power 5 in Alchemy is about to ascend. Take that one.
    .wrong-board = Go to the Forest: nobody is there, so the main action is free.
    .wrong-collect = Collecting gives no power. Take the main action.
    .wrong-worship = Worship gives no power. Take the main action.
    .wrong-reward = A fair reward. But a fourth worker helps for the rest of the game: take it the first time.

tour-eclipse = The sun goes dark
    .text = When the discs have met, one more round is played; then comes the eclipse. The Avenue, the pyramid track and sets of masks score. Then every worker eats: 1 cocoa, or 2 from power 4 on. Each missing cocoa costs 3 points.
    .task = Last turn before the eclipse: you need 4 cocoa and have 2. Collect in the Forest, then pay for all your workers.
    .done = 15 points for step 3 of the Avenue, 12 for the pyramid track, and everybody is fed. The forecast of the next eclipse is always beside your goods.
    .wrong-worker = The one in Alchemy gets to the Forest, where a colour waits. Take that one.
    .wrong-board = In the Forest you find another colour, and so 2 cocoa.
    .wrong-other = Wood does not feed anybody. Collect cocoa.
    .wrong-worship = That feeds nobody. Collect cocoa.
    .wrong-hungry = Each cocoa you keep back costs 3 points. Pay all four.

tour-strategy = A plan for your first game
    .text = First gather two workers on one board, and watch your cocoa. Choose one or two ways to points: pyramid and its track, the Nobles and the Avenue, or temples. The first game has a fixed set-up. Your starting tiles give goods and first steps in temples: you only choose their order.
