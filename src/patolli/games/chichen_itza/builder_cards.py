"""The part of the position builder that deals cards: god cards, magic cards and tasks."""

from __future__ import annotations

from ...kernel.errors import PatolliError
from ...kernel.position_builder import PositionBuilder
from . import names
from .board import units
from .cards import registry
from .position import MAGIC_DECK, ChichenPosition, own_hand, own_pile
from .state.player import Player


def index_of(ids: list[str], name: str) -> int:
    if name not in ids:
        raise PatolliError(f"{name!r} is none of {', '.join(ids)}")
    return ids.index(name)


class CardBuilder(PositionBuilder[ChichenPosition]):
    """Deals cards. A card given to a seat is taken from its deck, the display or another player."""

    def give_gods(self, seat: int, *cards: str) -> None:
        """Gives a seat god cards, taken from the display, a deck or another player."""
        p = self.position
        for name in cards:
            color, bit = divmod(self.take_god(name), names.PER_COLOR)
            p.seats[seat].gods[color] |= 1 << bit
        self.refresh_powers()

    def set_display(self, card: str) -> None:
        """Makes this god card the face-up card of its colour. The previous face-up card returns
        to its deck.
        """
        p = self.position
        number = index_of(names.GOD_IDS, card)
        color = number // names.PER_COLOR
        if p.display[color] == number:
            return
        self.take_god(card)
        if p.display[color] >= 0:
            deck = own_pile(p, color)
            deck.rest[p.display[color] % names.PER_COLOR] += 1
            deck.size += 1
        p.display[color] = number
        self.refresh_powers()

    def take_god(self, card: str) -> int:
        """Takes the card from its current place and returns its number."""
        p = self.position
        number = index_of(names.GOD_IDS, card)
        color, bit = divmod(number, names.PER_COLOR)
        if p.display[color] == number:
            p.display[color] = names.NOTHING
        elif p.piles[color].rest[bit] > 0:
            deck = own_pile(p, color)
            deck.rest[bit] -= 1
            deck.size -= 1
        for player in p.seats:
            player.gods[color] &= ~(1 << bit)
        return number

    def refresh_powers(self) -> None:
        """Updates the powers of all seats after a change of god cards."""
        for player in self.position.seats:
            player.powers = powers(player)
        self.position.forget()

    def set_magic_cards(self, seat: int, stone: int = 0, fire: int = 0) -> None:
        """Sets the magic cards in a hand.

        Other seats do not see them. All other magic cards are in the deck or the discard pile.
        """
        p = self.position
        hand, deck = own_hand(p, seat), own_pile(p, MAGIC_DECK)
        for spell, number in ((names.STONE, stone), (names.FIRE, fire)):
            returned = hand.cards[spell] - number
            deck.rest[spell] += returned
            deck.size += returned
        self.set_hand(hand, [names.STONE] * stone + [names.FIRE] * fire)

    def set_discards(self, stone: int = 0, fire: int = 0) -> None:
        """Sets the discard pile of magic cards. The remaining cards are in the deck."""
        p = self.position
        deck = own_pile(p, MAGIC_DECK)
        for spell, number in ((names.STONE, stone), (names.FIRE, fire)):
            deck.rest[spell] += p.discards[spell] - number
            deck.size += p.discards[spell] - number
            p.discards[spell] = number
        p.forget()

    def set_task(self, task: str) -> None:
        """Makes this task the open task of its stack."""
        number = index_of(names.TASK_IDS, task)
        self.position.tasks[self.position.tables.task_stack[number]] = number
        self.position.forget()

    def claim_task(self, seat: int, task: str) -> None:
        """Puts a warrior from this seat's reserve on the open task."""
        self.set_task(task)
        p = self.position
        p.seats[seat].reserve -= 1
        p.seats[seat].tasks |= 1 << p.tables.task_stack[index_of(names.TASK_IDS, task)]
        p.forget()


def powers(player: Player) -> int:
    """Returns a bit mask of the hooks that a player's god cards use."""
    found = 0
    for color in range(names.COLORS):
        for bit in units.bits(player.gods[color]):
            found |= registry.powers(color * names.PER_COLOR + bit)
    return found
