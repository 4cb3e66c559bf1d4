"""Messages of a toy game, from a text in the test."""

from __future__ import annotations

from fluent.runtime import FluentBundle, FluentResource

from patolli.texts import Messages


class ToyMessages(Messages):
    """Messages that contain only the given texts, in English."""

    def __init__(self, text: str) -> None:
        super().__init__("en")
        self.bundle = FluentBundle(["en"], use_isolating=False)
        self.bundle.add_resource(FluentResource(text))
