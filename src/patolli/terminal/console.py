"""Line-based input and output. Reading returns None at the end of the input."""

from __future__ import annotations

import shutil
import sys
import textwrap
from contextlib import suppress
from typing import Final

CLEAR: Final = "\033[2J\033[3J\033[H"
"""Clears the screen with its scrollback, and moves the cursor to the top left."""
NARROWEST: Final = 60
WIDEST: Final = 120


class Console:
    """Standard input and output."""

    def __init__(self) -> None:
        self.is_screen = sys.stdin.isatty() and sys.stdout.isatty()
        if self.is_screen:
            with suppress(ImportError):
                import readline  # noqa: F401  # adds line editing to `input`

    def width(self) -> int:
        return max(NARROWEST, min(WIDEST, shutil.get_terminal_size((100, 24)).columns))

    def write(self, text: str = "") -> None:
        print(text)

    def paragraph(self, text: str, indent: str = "", hang: str | None = None) -> None:
        """Prints text wrapped to the width of the screen, with a hanging indent."""
        under = indent if hang is None else hang
        for line in textwrap.wrap(text, self.width(), initial_indent=indent, subsequent_indent=under) or [""]:
            self.write(line)

    def ask(self, prompt: str) -> str | None:
        try:
            return input(prompt).strip()
        except EOFError:
            self.write()
            return None

    def remark(self, text: str) -> None:
        """Shows a line that is replaced by the next one; an empty text removes it. Does nothing unless the
        output is a terminal.
        """
        if self.is_screen:
            print(f"\r\033[K{text}", end="", flush=True)

    def clear(self) -> None:
        """Clears the screen, or writes a separating line if the output is not a screen."""
        self.write(CLEAR if self.is_screen else "-" * 40)
