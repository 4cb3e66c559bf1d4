"""Messages of a toy game, defined in the test itself."""

from __future__ import annotations

from fluent.runtime import FluentBundle, FluentResource

from patolli.texts import Messages


class ToyMessages(Messages):
    """English messages read from the given text alone."""

    def __init__(self, text: str) -> None:
        super().__init__("en")
        self.bundle = FluentBundle(["en"], use_isolating=False)
        self.bundle.add_resource(FluentResource(text))
