"""Code blocks in the documents: commands and their options must exist, and data must be valid.

The Python blocks are run by other tests, which are listed in the table below.
"""

from __future__ import annotations

import ast
import json
import re
import shlex
import subprocess
import tomllib
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import pytest
from cyclopts import CycloptsError

from patolli import cli

ROOT = Path(__file__).resolve().parents[1]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
BLOCK = re.compile(r"^( *)```(\w*)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
PYTHON_RUNS_IN = {
    "README.md": "test_readme.py",
    "contract.md": "kernel/test_contract_doc.py",
    "library.md": "test_examples.py",
    "research.md": "research/test_guide.py",
    "card-hooks.md": "games/chichen_itza/test_card_hooks.py",
}
PLACEHOLDERS = {"GAME": "tzolkin", "N": "3", "M": "3", "DEPTH": "3"}
CALL = re.compile(
    r"(?:^ *|&& |; |bin/|--no-editable )patolli((?: +(?:'[^']*'|[^\s&|;#<>()']+))*)", re.MULTILINE
)
MODULE = re.compile(r"\bpython[\w.]* -m ([\w.]+)")
SCRIPT = re.compile(r"\bpython[\w.]* ([\w/]+\.py)")
NOT_OURS = {"pip", "venv"}


class Block(NamedTuple):
    document: str
    language: str
    text: str


def blocks() -> list[Block]:
    found: list[Block] = []
    for document in DOCUMENTS:
        text = document.read_text(encoding="utf-8")
        for indent, language, body in BLOCK.findall(text):
            lines = "\n".join(line.removeprefix(indent) for line in body.split("\n"))
            found.append(Block(document.name, language, lines))
    return found


def faults(text: str) -> list[str]:
    """Returns what is wrong with a shell block: syntax errors, and commands, options, modules or scripts that
    do not exist.
    """
    checked = subprocess.run(["bash", "-n"], input=text, capture_output=True, text=True, check=False)
    found = [checked.stderr] if checked.returncode else []
    joined = re.sub(r"\\\n\s*", " ", text)
    for called in CALL.findall(joined):
        words = [PLACEHOLDERS.get(word, word) for word in shlex.split(called)]
        try:
            cli.app().parse_args(words, print_error=False, exit_on_error=False)
        except CycloptsError as error:
            found.append(f"patolli{called}: {error}")
    modules = set(MODULE.findall(joined)) - NOT_OURS
    found += [f"no module {name}" for name in sorted(modules) if find_spec(name) is None]
    found += [f"no file {name}" for name in SCRIPT.findall(joined) if not (ROOT / name).is_file()]
    return found


@pytest.mark.parametrize(
    "block", [one for one in blocks() if one.language == "sh"], ids=lambda one: one.document
)
def test_commands_exist(block: Block) -> None:
    assert faults(block.text) == []


@pytest.mark.parametrize(
    "line", ["patolli serve --no-such-option", "cd x && python -m tests.nothing", "python no.py", "if then"]
)
def test_a_wrong_command_is_found(line: str) -> None:
    assert len(faults(line)) == 1


@pytest.mark.parametrize(
    "block", [one for one in blocks() if one.language in {"json", "toml"}], ids=lambda one: one.document
)
def test_data_can_be_read(block: Block) -> None:
    if block.language == "toml":
        tomllib.loads(block.text)
    else:
        json.loads(block.text)


def test_every_block_says_what_it_is_and_runs_somewhere() -> None:
    for block in blocks():
        assert block.language in {"sh", "python", "json", "toml", "text", ""}, block
        if block.language == "python":
            assert (ROOT / "tests" / PYTHON_RUNS_IN[block.document]).is_file()
            ast.parse(block.text)
