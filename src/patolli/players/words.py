"""What to expect of each level, in one honest sentence."""

from __future__ import annotations

from typing import Final

ENGLISH: Final = {
    "random": "Moves at random. For trying things out.",
    "level-1": "Knows the rules and what things are worth, looks at one move at a time, and often errs.",
    "level-2": "Thinks its own turn through and takes what is worth most; does not think of yours.",
    "level-3": "Looks three rounds ahead, quickly, and so sees what its own next turns may bring.",
    "level-4": "The same with five times as many tries; one or two seconds a turn.",
    "level-5": "The same with patience: up to twenty thousand tries a turn, a few seconds, at most ten.",
}
GERMAN: Final = {
    "random": "Zieht zufällig. Zum Ausprobieren.",
    "level-1": "Kennt die Regeln und den Wert der Dinge, sieht nur den nächsten Zug und irrt sich oft.",
    "level-2": "Denkt den eigenen Zug zu Ende und nimmt, was am meisten wert ist; an deinen denkt es nicht.",
    "level-3": "Schaut kurz drei Runden voraus und sieht so, was seine nächsten Züge bringen können.",
    "level-4": "Ebenso mit fünfmal so vielen Versuchen; ein bis zwei Sekunden je Zug.",
    "level-5": "Ebenso mit Geduld: bis zu zwanzigtausend Versuche je Zug, einige Sekunden, höchstens zehn.",
}
LANGUAGES: Final = {"en": ENGLISH, "de": GERMAN}
