"""TOML from untrusted sources: limits are checked before anything slow happens."""

from __future__ import annotations

import contextlib
import random
import time
import tomllib
from pathlib import Path

import pytest

import patolli
from patolli.kernel.toml_text import MOST_CHARACTERS, TomlError, check_bounds, read_toml

FILES = sorted((Path(patolli.__file__).parent / "games").glob("*/components.toml"))
BOMBS = {
    "a header of many parts": "[" + ".".join(["a"] * 20) + "]\n",
    "a key of many parts": ".".join(["a"] * 20) + " = 1\n",
    "spaces and quotes between the parts": ' . '.join(['"a"', "'b'"] * 10) + " = 1\n",
    "an inline key of many parts": "a = {" + ".".join(["a"] * 20) + "=1}\n",
    "nested lists": "a = " + "[" * 20 + "]" * 20,
    "nested tables": "a = " + "{a=" * 20 + "1" + "}" * 20,
    "lists and tables in turn": "a = " + "[{a=" * 10 + "1" + "}]" * 10,
    "nested lists over lines": "a = " + "[\n# x\n" * 20 + "]" * 20,
    "a long number": "a = " + "9" * 101,
    "a long number in another base": "a = 0x" + "f" * 5000,
    "a long fraction": "a = 1." + "3" * 5000,
    "a long key": "a" * 101 + " = 1",
    "many values": "a = [" + "1," * 20_001 + "]",
    "many tables": "".join(f"[t{i}]\na=1\n" for i in range(20_001))[:MOST_CHARACTERS + 1],
    "a long text": "#" * (MOST_CHARACTERS + 1),
}  # fmt: skip


@pytest.mark.parametrize("bomb", BOMBS.values(), ids=BOMBS)
def test_what_is_out_of_bounds_is_refused_in_one_sentence(bomb: str) -> None:
    with pytest.raises(TomlError) as refused:
        read_toml(bomb)
    assert len(str(refused.value)) < 200
    assert "TOML" not in str(refused.value)  # the text exceeds a limit but has no syntax error


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.parent.name)
def test_the_printed_components_lie_well_within_the_bounds(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert read_toml(text) == tomllib.loads(text)
    assert len(text) * 2 < MOST_CHARACTERS


@pytest.mark.parametrize(
    "text",
    ['a = "[[[[[[[[[[[[[[["', "a = '{{{{{{{{{{{{{{{'", 'a = """\n[[[[[[[[[[\n[[[[[[[["""',
     "a = 1 # [[[[[[[[[[[[[[", 'a = "\\"[[[[[[[[[[[[[[["', "a.b.c.d = 1.5", 'a = "' + "9" * 5000 + '"',
     "a = '''x.x.x.x.x.x.x.x.x.x.x.x'''",
     'a = """x""""" # [[[[[[[[[[[[[', "a = ['''x'''''] # [[[[[[[[[[[[["],
)  # fmt: skip
def test_signs_in_texts_and_comments_do_not_count(text: str) -> None:
    assert read_toml(text) == tomllib.loads(text)


def text_value(rng: random.Random) -> str:
    """Returns a valid TOML string of any of the four kinds, with many characters that look like its end."""
    inside = "".join(
        rng.choice(["a", " ", "#", "[", "{", ".", "=", ",", "]", "}"]) for _ in range(rng.randrange(6))
    )
    kind = rng.randrange(4)
    if kind == 0:
        return (
            '"' + rng.choice(["", '\\"', "\\\\", "'", "'''"]) + inside + rng.choice(["", '\\"', "\\\\"]) + '"'
        )
    if kind == 1:
        return "'" + rng.choice(["", '"', '"""', "\\"]) + inside + "'"
    if kind == 2:
        begin = rng.choice(["", '"', '""', '\\"""', "'''", "\n", '\\"'])
        return '"""' + begin + inside + rng.choice(["", '"', '""', '\\"', "\\\\", "\\\n"]) + '"""'
    return (
        "'''"
        + rng.choice(["", "'", "''", '"""', "\\", "\n"])
        + inside
        + rng.choice(["", "'", "''", '"'])
        + "'''"
    )


@pytest.mark.parametrize("bomb", ["[" * 20 + "]" * 20, "{" + ".".join(["a"] * 20) + "=1}"])
def test_no_text_hides_what_follows_it(bomb: str) -> None:
    """If the check saw the end of a string later than `tomllib` does, text after the string would remain
    unchecked.
    """
    rng = random.Random(7)
    tried = 0
    while tried < 2000:
        before = [text_value(rng) for _ in range(rng.randint(1, 4))]
        harmless, text = f"a = [{', '.join(before)}]\n", f"a = [{', '.join([*before, bomb])}]\n"
        try:
            tomllib.loads(text)
        except tomllib.TOMLDecodeError:
            continue  # these quotation marks happen to be adjacent
        tried += 1
        assert read_toml(harmless) == tomllib.loads(harmless)
        with pytest.raises(TomlError):
            check_bounds(text)


@pytest.mark.parametrize(
    "piece",
    [
        '"""a\n',
        '"\n',
        "'''",
        '"',
        "\\",
        "[[a]]\n",
        "a=1\n",
        "[t]\n",
        "{",
        "[",
        "}",
        ".",
        "#\n",
        "\r\n",
        "'",
        "=",
        ",",
    ],
)
def test_the_check_takes_time_in_proportion_to_the_text(piece: str) -> None:
    text = piece * (MOST_CHARACTERS // len(piece))
    began = time.process_time()
    with contextlib.suppress(TomlError):
        read_toml(text)
    assert time.process_time() - began < 2


def test_mistakes_are_answered_as_before() -> None:
    for text in ("a = ", "a = 1979-99-99", 'a = "\\ud800"', "= 1", "[a\n", "a = 1\na = 2", 'a = "x\ny"'):
        with pytest.raises(TomlError, match="is not valid TOML"):
            read_toml(text)
