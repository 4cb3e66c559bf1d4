"""The texts of a tour, in the game's files `texts/tour/<language>.ftl`.

The messages and their attributes have these names:

    tour-chapter-<id>       the title of a chapter
    tour-<step>             the title of a step
        .text               the lesson
        .task               the task, if there is one
        .done               the text after the task
        .wrong-<name>       why a likely mistake does not solve the task
"""

from __future__ import annotations

from functools import lru_cache

from fluent.runtime import FluentBundle, FluentResource

from ...kernel.errors import PatolliError
from ...texts.messages import SHARED, folder, source


class TourTexts:
    def __init__(self, game: str, language: str) -> None:
        place = folder(game).joinpath("tour", f"{language}.ftl")
        if not place.is_file():
            raise PatolliError(f"the tour of {game} has no texts in {language!r}")
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(FluentResource(place.read_text(encoding="utf-8")))
        self.bundle.add_resource(FluentResource(source(SHARED, language)))

    def has(self, message: str, attribute: str = "") -> bool:
        if not self.bundle.has_message(message):
            return False
        return not attribute or attribute in self.bundle.get_message(message).attributes

    def text(self, message: str, attribute: str = "", **arguments: str | int) -> str:
        """Returns the text of a message, or an empty string if it is missing. A test checks that none is
        missing.
        """
        if not self.has(message, attribute):
            return ""
        found = self.bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        return "" if pattern is None else str(self.bundle.format_pattern(pattern, arguments)[0])

    def step(self, id_: str, attribute: str = "") -> str:
        return self.text(f"tour-{id_}", attribute)


@lru_cache(maxsize=16)
def tour_texts(game: str, language: str) -> TourTexts:
    return TourTexts(game, language)
