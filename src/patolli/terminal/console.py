"""Lines in and out. A reader that has no more lines gives None."""

from __future__ import annotations

import shutil
import sys
import textwrap
from contextlib import suppress
from typing import Final

CLEAR: Final = "\033[2J\033[3J\033[H"
"""Empty the screen, what was scrolled away too, and begin at its top."""
NARROWEST: Final = 60
WIDEST: Final = 120


class Console:
    """Standard input and output."""

    def __init__(self) -> None:
        self.is_screen = sys.stdin.isatty() and sys.stdout.isatty()
        if self.is_screen:
            with suppress(ImportError):
                import readline  # noqa: F401  # gives `input` its line editing

    def width(self) -> int:
        return max(NARROWEST, min(WIDEST, shutil.get_terminal_size((100, 24)).columns))

    def write(self, text: str = "") -> None:
        print(text)

    def paragraph(self, text: str, indent: str = "", hang: str | None = None) -> None:
        """Wrapped at the width of the screen; following lines hang."""
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
        """Show a line that the next remark replaces, only on a screen; an empty one removes it."""
        if self.is_screen:
            print(f"\r\033[K{text}", end="", flush=True)

    def clear(self) -> None:
        """Hide what stands on the screen; in a file a line does."""
        self.write(CLEAR if self.is_screen else "-" * 40)
