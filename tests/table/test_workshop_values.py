"""Values in a components file, as typed and as shown."""

from __future__ import annotations

import pytest

from patolli.table.workshop_values import Unread, as_text, as_toml, kind, read


@pytest.mark.parametrize(
    ("value", "of", "text"),
    [
        (True, "flag", "yes"),
        (False, "flag", "no"),
        (3, "number", "3"),
        ("farm", "text", "farm"),
        ([1, 2], "list", "1, 2"),
        (["a", 2], "list", "a, 2"),
        ([], "list", ""),
        ([True], "toml", "[true]"),
        ([1, [2]], "toml", "[1, [2]]"),
        ({"corn": 1, "free": False, "name": "é"}, "toml", '{ corn = 1, free = false, name = "é" }'),
    ],
)
def test_a_value_has_a_kind_and_a_text(value: object, of: str, text: str) -> None:
    assert kind(value) == of
    assert as_text(value) == text


def test_flags_in_toml() -> None:
    assert (as_toml(True), as_toml(False)) == ("true", "false")


@pytest.mark.parametrize(
    ("text", "printed", "value"),
    [
        (" farm ", "market", "farm"),
        ("3", "market", "3"),
        ("JA", False, True),
        ("no", True, False),
        ("nein", True, False),
        ("yes", False, True),
        (" 12 ", 3, 12),
        ("−5", 3, -5),
        ("+5", 3, 5),
        ("123456789", 3, 123456789),
        ("1, 2 ,, −3", [4], [1, 2, -3]),
        ("", [4], []),
        ("1, 2", ["a"], ["1", "2"]),
        ("1, b, 'c', -2, \"d\"", [], [1, "b", "c", -2, "d"]),
        ("1, b", ["a", 1], [1, "b"]),
        ("[1, 2]", [4], [1, 2]),
        ("{ corn = 2 }", {"corn": 1}, {"corn": 2}),
        ("[[1], [2]]", [[1]], [[1], [2]]),
    ],
)
def test_a_typed_value_is_read_as_the_kind_of_the_printed_one(
    text: str, printed: object, value: object
) -> None:
    found = read(text, printed)
    assert found == value
    assert type(found) is type(value)


@pytest.mark.parametrize(
    ("text", "printed", "of"),
    [
        ("perhaps", True, "flag"),
        ("1", True, "flag"),
        ("3.5", 3, "number"),
        ("", 3, "number"),
        ("1234567890", 3, "number"),
        ("1, b", [4], "number"),
        ("[1, 2", [4], "toml"),
        ("{ corn = }", {"corn": 1}, "toml"),
    ],
)
def test_what_is_no_such_value_is_refused_with_the_expected_kind(text: str, printed: object, of: str) -> None:
    with pytest.raises(Unread) as refused:
        read(text, printed)
    assert refused.value.kind == of
