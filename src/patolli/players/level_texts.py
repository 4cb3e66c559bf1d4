"""What to expect of each level, in one honest sentence."""

from __future__ import annotations

from typing import Final

ENGLISH: Final = {
    "random": "Moves at random. For trying things out.",
    "level-1": "Knows the rules and what things are worth, looks at one move at a time, and often errs.",
    "level-2": "Thinks its own turn through and takes what is worth most; does not think of yours.",
    "level-3": "Looks ahead, also at what you may do: two hundred tries a turn, and answers at once.",
    "level-4": "Looks ahead with fifteen hundred tries a turn; about a second, at most two.",
    "level-5": "Looks ahead with ten thousand tries a turn; a few seconds, at most ten.",
    "net-greedy": "Thinks its own turn through, and judges by what it learned from games against itself.",
    "net-search": "Learned from games against itself; also looks ahead, three hundred tries a turn.",
}
GERMAN: Final = {
    "random": "Zieht zufällig. Zum Ausprobieren.",
    "level-1": "Kennt die Regeln und den Wert der Dinge, sieht nur den nächsten Zug und irrt sich oft.",
    "level-2": "Denkt den eigenen Zug zu Ende und nimmt, was am meisten wert ist; an deinen denkt es nicht.",
    "level-3": "Schaut voraus, auch auf deine Züge: zweihundert Versuche je Zug, und antwortet sofort.",
    "level-4": "Schaut mit fünfzehnhundert Versuchen je Zug voraus; etwa eine Sekunde, höchstens zwei.",
    "level-5": "Schaut mit zehntausend Versuchen je Zug voraus; einige Sekunden, höchstens zehn.",
    "net-greedy": "Denkt den eigenen Zug zu Ende und urteilt nach Erfahrung aus Partien gegen sich selbst.",
    "net-search": "Hat aus Partien gegen sich selbst gelernt und schaut voraus: dreihundert Versuche je Zug.",
}
LANGUAGES: Final = {"en": ENGLISH, "de": GERMAN}
