"""Sentences that describe the strength of each level."""

from __future__ import annotations

from typing import Final

ENGLISH: Final = {
    "random": "Moves at random. For trying things out.",
    "level-1": "Level 1 of 6, for children and first games: knows the rules, and makes many mistakes.",
    "level-2": "Level 2 of 6, for the next few games: thinks its own turn through, and makes some mistakes.",
    "level-3": "Level 3 of 6: about an even match for a group that knows the game.",
    "level-4": "Level 4 of 6: stronger than most groups that know the game.",
    "level-5": "Level 5 of 6: for experts.",
    "level-6": "Level 6 of 6, the strongest: may think for up to ten seconds.",
    "net-greedy": "Thinks its own turn through, and judges by what it learned from games against itself.",
    "net-search": "Learned from games against itself; also looks ahead, three hundred tries a turn.",
}
GERMAN: Final = {
    "random": "Zieht zufällig. Zum Ausprobieren.",
    "level-1": "Stufe 1 von 6, für Kinder und erste Partien: kennt die Regeln und macht viele Fehler.",
    "level-2": "Stufe 2 von 6, für die nächsten Partien: denkt seinen Zug zu Ende und macht einige Fehler.",
    "level-3": "Stufe 3 von 6: etwa so stark wie eine Runde, die das Spiel kennt.",
    "level-4": "Stufe 4 von 6: stärker als die meisten Runden, die das Spiel kennen.",
    "level-5": "Stufe 5 von 6: für Könner.",
    "level-6": "Stufe 6 von 6, die stärkste: denkt bis zu zehn Sekunden nach.",
    "net-greedy": "Denkt den eigenen Zug zu Ende und urteilt nach Erfahrung aus Partien gegen sich selbst.",
    "net-search": "Hat aus Partien gegen sich selbst gelernt und schaut voraus: dreihundert Versuche je Zug.",
}
LANGUAGES: Final = {"en": ENGLISH, "de": GERMAN}
