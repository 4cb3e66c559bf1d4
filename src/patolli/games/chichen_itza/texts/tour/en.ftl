# The tour of Chichén Itzá; the steps are in tour.toml.

tour-chapter-turn = Your turn
tour-chapter-combat = Combat
tour-chapter-city = Favour and the city
tour-chapter-tiles = What tiles bring
tour-chapter-more = Growing stronger
tour-chapter-end = The end of a round

tour-goal = A city one wants to defend
    .text = Six rounds, four actions in each. You march from the city, take tiles from creatures, collect gems and gods, and in the end the most points win. Here you make the moves yourself; the dice are arranged, and nothing can go wrong.

tour-scout = Look before you march
    .text = For an action you place one of your four markers on a tile of the action board. Its row and its column each have a price: you pay the lower one, or the higher one if somebody's marker is there already. A scout shows you alone how strong a creature is, and finds a treasure.
    .task = Choose the scout and send it to the red mine beside the city, where a snake waits.
    .done = Strength 2, and only you know it. The treasure was a luck token. Itzel took 3 coins from the coins space, which is always free.
    .wrong-coins = The coins space is free and always open, but you have 13 coins. Scout first.
    .wrong-action = That action comes later. First send a scout.
    .wrong-tile = You may scout anywhere. This time we want the red mine with the snake.

tour-gear = Turn a gear
    .text = Four gears make you better: defence gives shields, melee lets more dice hit, ranged means range and shots, magic means more cards in a fight. Some tiles offer two actions: you do one of them.
    .task = Raise your melee gear.
    .done = Level 2 brought two luck tokens; from level 3 on dice hit with a 2 as well. That was your second of four actions in this round.
    .wrong-defense = Shields are good too, but today we attack. Choose the other half of the tile: melee.
    .wrong-action = Not yet. First raise melee.

tour-march = March
    .text = Land movement enters land, water movement enters water, and your range says how many tiles. Up to five units move as one group. Where a creature waits, there is combat.
    .task = March by land with 4 warriors to the red mine. One stays behind to guard the city.
    .done = The snake shows its strength: 2 hearts. Now it is magic, then ranged combat, then melee up to three times.
    .wrong-water = The red mine is land. Choose land movement.
    .wrong-action = Now we march: choose land movement.
    .wrong-all = Leave one at home: at the end of the round a creature attacks the city, and you may have to defend it.
    .wrong-few = More warriors are more dice, and more to lose before you must give up. Take 4.
    .wrong-tile = There a creature waits whose strength you do not know. Go to the red mine.

tour-magic = First phase: magic
    .text = Every magic card you play is one die. Stone hits with 1 to 4. Fire hits with 1 to 3, and every hit is rolled once more.
    .task = Play your stone card.
    .done = A 5: missed. But you have luck tokens.
    .wrong-none = You hold stone cards for just this moment. Play one.

tour-luck = Luck
    .text = Once in every phase, after your roll, luck helps: 1 token to roll all dice again, or 2 tokens for one more hit.
    .task = Roll again for 1 token.
    .done = A 3: hit, and one heart is left. You have no shots for the ranged phase, so melee follows: one die for each warrior and one for your scout, hits up to your melee value. All missed!
    .wrong-stop = Then the die stays missed. One token for a new roll is a good price.
    .wrong-hit = That would be a sure hit for 2 tokens. Try the cheaper way first: your chance is 4 in 6.

tour-melee = The decision
    .text = Five dice, no hit, and the snake has one heart left. The percentage on a button is your chance to get the tile: 100 % each, for with one heart left the snake would flee at the end. But only a beaten creature becomes yours, and every further melee may cost warriors.
    .task = Beat it now: buy a hit for 2 luck tokens.
    .done = Beaten: 2 points for its strength, 2 for the tile, 1 for the red gem of the mine. Damage counts at the same time, so one warrior is back on your first strip, which then no longer counts 1 point: 5 instead of 1.
    .wrong-stop = With exactly one heart left after the last phase it would flee: you would get the tile, but not the figure. And two more melees may cost warriors.
    .wrong-again = A new roll may miss again. You have three tokens: buy the hit.

tour-favor = Favour
    .text = On the favour track, marked now, everybody has a marker. It decides the turn order of the next round, and who must defend the city: the lowest. Every step also brings a luck token.
    .task = Go up in favour.
    .done = You are ahead of Itzel now: this round she would have to defend the city.
    .wrong-war = A declaration of war lets you attack other players. That is for later. Choose favour.
    .wrong-action = Choose favour this time.

tour-city = Defend the city
    .text = At the end of every round a creature attacks the city, and whoever is lowest in favour, here you, must fight with the units that are there. To fail costs 3 points; to save the city brings 2, and 4 from round 3 on.
    .task = A monkey with 2 hearts attacks. Play fire, and keep the roll.
    .done = The fire hit, and the hit was rolled once more and hit again: two hearts at once. The city is saved, and nobody had to draw a sword.
    .wrong-none = You hold a fire card, and it may hit twice. Play it.
    .wrong-again = You have a hit already, and fire rolls every hit once more. Keep it.
    .wrong-hit = Not needed: fire rolls every hit once more. Keep your luck.

tour-star = The gem star
    .text = Mines have a gem, of each colour one for you. Lines of the gem star join the colours: with a new gem you get the bonus of every line to a gem you already have. Here you have the blue one, and nobody guards the red mine.
    .task = March by land to the red mine.
    .done = The line from red to blue brought 2 idols. An idol counts 1 point at the end; at any time you can trade it for 2 coins, a luck token or a magic card, and in combat it is a shield. Two gems count 4 points, five count 25.
    .wrong-action = The red mine is land, right beside the city. Choose land movement.
    .wrong-tile = A creature waits there. The red mine is free: go there.

tour-ruin = Ruins
    .text = A ruin without numbers is face down. Who takes the tile turns it up and gets its bonus; who holds it at the end gets its points. A scout may look at it before.
    .task = No creature guards the ruin beside the city. March there.
    .done = This one gives an idol, and 5 points for as long as you hold it. Every tile you hold counts 2 points, too.
    .wrong-action = The ruin is land, right beside the city. Choose land movement.
    .wrong-tile = Nobody guards the ruin. Go there.

tour-reinforce = Reinforce
    .text = Warriors in your reserve wait on strips. A strip with warriors pays coins in every round; an empty one counts points at the end. So sending warriors out costs income and makes points.
    .task = Choose reinforcement and send 3 warriors, to your village, to the city, or to both.
    .done = A tile is yours as long as a unit of yours is on it. Villages pay coins, camps bring warriors, temples bring idols.
    .wrong-regroup = That is the other half of the tile: it moves units you already have. We want new ones.
    .wrong-action = We want more warriors: choose reinforcement.
    .wrong-early = You may bring three, and it is paid for. Send them all.

tour-god = A god card
    .text = God cards stay with you for the rest of the game. Gold ones bring coins and cheaper actions, green ones change rules for you, red ones help in combat, blue ones count points at the end.
    .task = Take one of the four god cards that are open.
    .done = It works from now on. Point at a card, or hold a finger on it, to read it large. At the end of the round four new ones are turned up.
    .wrong-magic = That is the other half of the tile: three magic cards. Take a god card.
    .wrong-action = Choose the god card this time.

tour-hero = A hero
    .text = A hero is a unit with a card of its own and is lost last. It costs upkeep in every round, and is worth 3 points at the end if it still serves you.
    .task = Recruit one of the three heroes.
    .done = Your hero waits in the city. Its card helps the hero and all who fight or march with it.
    .wrong-action = Choose to recruit a hero.

tour-task = A task
    .text = After rounds 2, 4, 5 and 6 a task is checked: whoever meets it may put a warrior on the card. The points come at the end: 3, 6, 9 and 12.
    .task = You hold a camp, as this task asks. Put a warrior from your reserve on it.
    .done = 3 points are sure, and the warrior is not missed on the board. Then prices are dealt again, and a creature attacks the city.
    .wrong-pass = There is no second chance, and a warrior from the reserve is not missed. Take the points.
    .wrong-camp = That would weaken your camp. Take one from the reserve.
    .wrong-city = That one may be needed to defend the city. Take one from the reserve.

tour-points = What counts at the end
    .text = Each tile you hold 2, ruins what they show, gems together 1, 4, 9, 16 or 25, creatures their strength, heroes 3, idols 1, empty strips 1 to 5, tasks 3 to 12, blue gods as they say; the city +2, +4 or −3 per attack. Coins, luck and magic cards count nothing. Your score always shows what it would be now.

tour-strategy = A plan for your first game
    .text = In the first rounds take two or three tiles that pay, scout before you fight, and turn one gear to level 3. Gems of different colours grow fast. Keep some warriors in the city, and a luck token for the roll that matters.
