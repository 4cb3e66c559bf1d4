# The tour of Azteca; the steps are in tour.toml.

tour-chapter-round = A round
tour-chapter-war = The flower war
tour-chapter-gods = The gods

tour-goal = A valley and two gods
    .text = You lead a people in the Valley of Mexico. Call Quetzalcoatl to the top of the pyramid: when he gets there, whoever has given him the most wins. But if Tezcatlipoca walks down to hell, all have lost. You need each other, and only one wins.

tour-phases = Eight phases
    .text = Each round has eight phases: cards, tribute, buying, slave market, pochtecas, lakes, flower war, judgement. Much is decided in secret and revealed together. In this tour you try the most important ones yourself, with arranged dice.

tour-marker = Before the first round
    .text = Territory markers, worth 0, 1 or 2 points, are placed face down, one by one, and turned up at the end. Whoever holds such an area gets its points every round. The Aztecs also build a first dike, a road from their island to the land.
    .task = Place a marker on any area that is marked.
    .done = Markers worth something go best where you will get sooner than the others; a 0 only blocks an area.

tour-card = A card
    .text = In the first phase everybody draws up to four cards; you keep them secret. Each says in which phase it is played, by the number in its corner, and you are asked only then. Intervention of Tlaloc belongs to phase 2: it rolls a die for tribute.
    .task = You have it in hand. Play it.
    .done = A 5: five tribute more. The card is discarded. You may always pass and keep a card for a better moment.
    .wrong-pass = Keeping it is allowed, but tribute now is what you need. Play it.

tour-buy = Raise an army
    .text = You had 1 tribute, and your capital brought 4; a city brings 1, an outer valley 2. A warrior costs 1 and counts 1 in battle; a jaguar costs 2 and counts 2. An army takes four soldiers, face down: the others see only how many.
    .task = Buy a jaguar and two warriors for army A, in the shop on your mat or from the list, and finish buying.
    .done = Army A has three soldiers now, strength 4, and you keep 1 tribute. Next comes the slave market.
    .wrong-box = For army A this time: a single strong army is easier to use than three weak ones.
    .wrong-jaguar = One jaguar for army A is enough for now.
    .wrong-dike = Dikes join your island with the land: useful, but 3 tribute. Soldiers first.
    .wrong-later = Good to have, but first soldiers for army A.
    .wrong-stop = You still have tribute. Buy the jaguar and both warriors first.

tour-look = The slave market: look
    .text = As many lots as players lie face down, each worth some sacrifice points. Everybody may look at two of them in secret, and then all bid at once.
    .task = Look at both lots.
    .done = Lot 1 is worth 3 sacrifice points, lot 2 only 1. With two players Itzel has seen the same; with more, each knows something else.

tour-bid = The slave market: bid
    .text = You bid in secret on every lot, together at most what you have. The highest bid wins and pays; the others get theirs back. Equal highest bids must bid once more, and if those are equal too, they are lost.
    .task = You have 4 tribute, Itzel has 3. Bid 3 for lot 1, and 0 for lot 2.
    .done = Itzel bid 2: lot 1 is yours, for 3 tribute. She got lot 2 for 1. You saw both lots, so you know what she won. Of points that you did not see you know only a range, such as 0–4.
    .wrong-all = That would win, too, but 3 may be enough, and a tribute kept is an alliance nearer.
    .wrong-low = Itzel wants it as well, and she has 3 tribute. Bid 3.
    .wrong-second = One point is not worth the risk of a tie. Bid 0 and keep the tribute.

tour-pochteca = A merchant with sealed orders
    .text = A pochteca is a merchant and goes anywhere on land. All write their orders in secret, by the number of the area, and reveal them together. What a pochteca does there you choose only afterwards.
    .task = Send your pochteca to Tlacopan, area 8, across the lake from your capital.
    .done = Revealed: your pochteca is in Tlacopan. Itzel kept hers at home.
    .wrong-pass = Then he stays at home. Send him to Tlacopan.
    .wrong-expedition = The next step but one is about expeditions. Now we want a city: Tlacopan, area 8.
    .wrong-area = You could, but Tlacopan, area 8, is next to your island. Send him there.

tour-mission = His mission
    .text = In a neutral city he can make an alliance for 3 tribute, and it is yours. He can spy, so that it raises no help in a war, or start a rebellion in an enemy's city, or assimilate one of yours.
    .task = You have 4 tribute: make the alliance.
    .done = Tlacopan is yours without a drop of blood. It brings 1 tribute a round, and the points of its territory marker if it has one.
    .wrong-spy = That helps an army that attacks there this round. We have the tribute: make the alliance.
    .wrong-rest = Then the journey was for nothing. Make the alliance.

tour-expedition = An expedition
    .text = Instead of an area a pochteca may be sent on an expedition to Mexico: he draws a card that brings tribute, sacrifice points or nothing, and then returns. It costs nothing.
    .task = Send your pochteca on an expedition.
    .done = The card brought 1 tribute. That is little, but safe: a good order when you cannot pay for an alliance.
    .wrong-pass = At home he brings nothing. Send him on an expedition.
    .wrong-area = You have only 1 tribute, and an alliance costs 3. Send him on an expedition.

tour-ships = Ships
    .text = Lakes are roads. Every round all send their ships in secret. Whoever has most ships on a lake controls it: 1 tribute in the next round, and others must ask to cross.
    .task = Send both ships to the Lagoon of Mexico, S5, around your capital.
    .done = Two against one: the lagoon is yours, unless Itzel attacks. You are asked whether you announce a battle; you never have to.
    .wrong-lake = Your capital is in the Lagoon of Mexico, S5. Send them there.
    .wrong-stop = A ship at home controls nothing. Send both.

tour-dike = Dikes
    .text = Without ships your island can be left only over a dike. There are three sites; the first dike is yours at the start, the others cost 3 tribute each in the purchase. Enemies may march over it too, but then you roll a die for the defence; a flood can destroy it.
    .task = Build the dike to Tlacopan, 8, and buy nothing else.
    .done = The causeway is built at once. Your armies now reach the western shore, whoever controls the lagoon.
    .wrong-site = That is a site too, but build the dike to Tlacopan, 8.
    .wrong-other = For that you will have tribute later. Build the dike to Tlacopan, 8, first.
    .wrong-stop = Build the dike to Tlacopan, 8, first.

tour-march = March
    .text = For every general a counter goes into the container. Whoever's counter is drawn activates one army: it goes up to three areas and stops where it meets neutral or enemy land. Neutral cities have a garrison of 1 warrior and 1 jaguar, and may raise one more.
    .task = Your counter was drawn. Activate army A and go to Coyoacan, area 9, over the plain.
    .done = Nobody came to help Coyoacan. Strength 6 against 3: the stronger side rolls the better dice. A spear each, so both sides lose a soldier.
    .wrong-pass = The counter would be lost. Activate army A.
    .wrong-army = That army has no soldiers. Army A is the one.
    .wrong-area = Behind mountains and in a capital defenders wait with more. Coyoacan, area 9, lies in the plain.
    .wrong-stop = The army is here to march. Go to Coyoacan.

tour-losses = Losses
    .text = Every spear captures one enemy soldier, and the loser chooses which. Rolls of both sides count at once.
    .task = Choose which soldier you lose: a warrior counts 1, a jaguar 2.
    .done = You keep strength 5. The garrison lost its warrior and is down to 2.
    .wrong-jaguar = A jaguar counts 2 and rolls you better dice. Give up a warrior.

tour-fight = On, or back?
    .text = After every round of a battle a side may retreat to its own land. The attacker decides first; neutral soldiers never retreat.
    .task = 5 against 2: stay and fight.
    .done = The last defender is captured. Prisoners become 2 sacrifice points, your warrior becomes a jaguar, and Coyoacan is your city. War feeds the gods.
    .wrong-retreat = You are much stronger, and a retreat would give away all prisoners. Stay.

tour-plunder = Plunder a capital
    .text = A capital never changes hands. But whoever wins there, or finds no defender, takes all tribute of its owner and half of the sacrifice points, and then has to withdraw.
    .task = Itzel's capital, area 24, is empty. Activate army A and go there.
    .done = 3 tribute and 2 of her 4 points are yours, and army A is back where it was. Never leave your own capital without a soldier: the reserve defends it, too.
    .wrong-pass = The counter would be lost. Activate army A.
    .wrong-army = That army has no soldiers. Army A is the one.
    .wrong-area = There is more to get in Itzel's capital, area 24, and nobody defends it.
    .wrong-stop = The capital is next to you and empty. Go there.

tour-quetzalcoatl = Give to Quetzalcoatl
    .text = Judgement: what you drop into his urn counts for you at the end, and for every 20 points of all together he climbs a step. But keep something back for Tezcatlipoca.
    .task = You have 5 points. Give 3 to Quetzalcoatl.
    .done = Unseen by all. Itzel gave something, too: you knew that she had 4 points, and from now on you see only a range. Nobody knows who is ahead until the urn is opened.
    .wrong-much = Then little or nothing is left against Tezcatlipoca, and if he falls too often, all lose. Give 3.
    .wrong-little = Only what he gets counts for the victory. Give 3.

tour-tezcatlipoca = Hold Tezcatlipoca
    .text = Now all reveal what they offer him. A card says what he demands, here 8, 9 or 10; the offerings and the best of three dice must reach it. If not, he goes down one of four steps.
    .task = Offer your 2 points and hope that Itzel helps.
    .done = 2 and 2 and a 5: just the 9 that he demands. He stays. Whoever gives him less has more for Quetzalcoatl, and that is what the evening is about.
    .wrong-little = Tempting: others may hold him. But if all think so, all lose. Offer 2.

tour-strategy = A plan for your first evening
    .text = Take two or three cities near your capital early: by alliance, or with one strong army. Bid on slaves when others are poor. Talk, and make proposals, but words bind nobody. And count what Tezcatlipoca may demand before you give everything to Quetzalcoatl.
