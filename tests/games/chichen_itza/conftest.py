"""`PATOLLI_CARD_OFF=G17 pytest …` disables a card. The tests of this card must then fail."""

from __future__ import annotations

import os

from patolli.games.chichen_itza import names
from patolli.games.chichen_itza.cards import registry
from patolli.games.chichen_itza.game import GAME
from patolli.games.chichen_itza.rounds import task_cards as task_cards

assert GAME.name
for _card in os.environ.get("PATOLLI_CARD_OFF", "").split():
    if _card in names.TASK_IDS:
        task_cards.TASKS[names.TASK_IDS.index(_card)] = task_cards.TaskCard()
    else:
        registry.switch_off(names.CARD_IDS.index(_card))
