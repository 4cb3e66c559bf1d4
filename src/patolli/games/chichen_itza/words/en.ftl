# Chichén Itzá in English. How ids and arguments come about stands at the head of patolli/words. What is said of
# cards, places, moves, questions, reasons and events stands in the folder beside this file.

## Sources of points

score-tiles = Tiles
score-strips = Reserve strips
score-idols = Idols
score-creature-cards = Attacks on the city
score-god-cards = Blue god cards
score-tasks = Tasks
score-gems = Gems
score-ruins = Ruins
score-creatures = Creatures
score-heroes = Heroes
