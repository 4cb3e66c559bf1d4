# Chichén Itzá auf Deutsch. Wie Kennungen und Argumente zustande kommen, steht am Kopf von patolli/words. Was zu
# Karten, Orten, Zügen, Fragen, Gründen und Ereignissen gesagt wird, steht im Ordner daneben.

## Woher Punkte kommen

score-tiles = Plättchen
score-strips = Reservestreifen
score-idols = Götzen
score-creature-cards = Angriffe auf die Stadt
score-god-cards = Blaue Götterkarten
score-tasks = Aufgaben
score-gems = Edelsteine
score-ruins = Ruinen
score-creatures = Kreaturen
score-heroes = Helden
