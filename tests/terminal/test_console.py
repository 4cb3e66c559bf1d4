"""The console: line width, wrapping, end of input, and features that need a real screen."""

from __future__ import annotations

import io
import os
import shutil
import sys

import pytest

from patolli.terminal.console import CLEAR, Console


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("columns", "width"), [(20, 60), (60, 60), (61, 61), (120, 120), (300, 120)])
def test_the_width_is_that_of_the_terminal_within_limits(
    monkeypatch: pytest.MonkeyPatch, columns: int, width: int
) -> None:
    monkeypatch.setattr(shutil, "get_terminal_size", lambda fallback: os.terminal_size((columns, 24)))
    assert Console().width() == width


def test_without_a_terminal_lines_have_100_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "get_terminal_size", os.terminal_size)
    assert Console().width() == 100


def test_paragraphs_are_wrapped_with_a_hanging_indent(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    console = Console()
    monkeypatch.setattr(console, "width", lambda: 12)
    console.paragraph("one two three", "  ")
    console.paragraph("one two three", "  ", "    ")
    console.paragraph("one two three", "  ", "")
    console.paragraph("")
    assert capsys.readouterr().out.split("\n") == [
        "  one two",
        "  three",
        "  one two",
        "    three",
        "  one two",
        "three",
        "",
        "",
    ]


@pytest.mark.parametrize("screen", [True, False])
def test_only_a_screen_is_cleared_and_has_remarks(monkeypatch: pytest.MonkeyPatch, screen: bool) -> None:
    out: io.StringIO = Terminal() if screen else io.StringIO()
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setattr(sys, "stdin", Terminal(" yes \n"))
    console = Console()
    assert console.is_screen is screen
    console.remark("thinks")
    console.clear()
    assert console.ask("") == "yes"
    assert console.ask("") is None
    assert out.getvalue() == (f"\r\033[Kthinks{CLEAR}\n\n" if screen else "-" * 40 + "\n\n")


def test_input_from_a_file_is_no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", Terminal())
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    assert not Console().is_screen
