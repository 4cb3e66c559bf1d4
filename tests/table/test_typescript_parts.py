"""How single Python types and constants become TypeScript."""

from __future__ import annotations

import ast
from pathlib import Path
from types import SimpleNamespace
from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest
from msgspec import Meta, Struct

from patolli.table.protocol import EditorRequest, typescript
from patolli.table.protocol.typescript import (
    HEADER,
    Declarations,
    comment,
    constant_list,
    constant_table,
    contained,
    declared_as,
    notes_in,
)


class Inner(Struct):
    """An inner type."""

    a: int
    b: str = ""


class Outer(Struct, tag="outer", tag_field="is"):
    inner: Inner
    more: list[Inner] = []
    again: Outer | None = None


class Whole(TypedDict):
    x: int


class Partial(Whole, total=False):
    y: list[str]


def declared(hint: Any, **aliases: Any) -> tuple[str, list[str]]:
    """Returns the name of a type, and the declarations that it needs."""
    found = Declarations(aliases)
    return found.type_of(hint), list(found.done.values())


@pytest.mark.parametrize(
    ("hint", "text"),
    [
        (int, "number"),
        (float, "number"),
        (bool, "boolean"),
        (str, "string"),
        (type(None), "null"),
        (Any, "unknown"),
        (int | None, "number | null"),
        (list[int], "number[]"),
        (list[int | str], "(number | string)[]"),
        (list[list[int]], "number[][]"),
        (dict[str, list[int]], "Record<string, number[]>"),
        (list[dict[str, int]], "(Record<string, number>)[]"),
        (Literal["a", 2], '"a" | 2'),
        (Annotated[int, Meta(ge=0)], "number"),
        (Annotated[str, Meta(extra_json_schema={"enum": ["x", "y"]})], '"x" | "y"'),
        (Annotated[str, Meta(extra_json_schema={"other": 1})], "string"),
        (NotRequired[int], "number"),
    ],
)
def test_types_are_written_in_typescript(hint: Any, text: str) -> None:
    assert declared(hint) == (text, [])


def test_structs_are_declared_after_the_types_that_they_contain() -> None:
    name, texts = declared(Outer)
    assert name == "Outer"
    inner, outer = texts
    assert inner == "/** An inner type. */\nexport interface Inner {\n  a: number;\n  b?: string;\n}\n"
    assert outer.splitlines() == [
        "export interface Outer {",
        '  is: "outer";',
        "  inner: Inner;",
        "  more?: Inner[];",
        "  again?: Outer | null;",
        "}",
    ]
    assert declared(Partial)[1] == ["export interface Partial {\n  x: number;\n  y?: string[];\n}\n"]


def test_the_server_sends_all_fields_of_its_types_and_their_parts() -> None:
    found = Declarations({})
    found.server_sends([Outer | None])
    assert found.sent_by_server == {Outer, Inner}
    found.add(Outer)
    assert "b: string;" in found.done["Inner"]
    assert "more: Inner[];" in found.done["Outer"]
    assert found.text() == HEADER + "\n" + "\n".join(found.done.values())


def test_named_types_are_declared_once_by_their_name() -> None:
    choice = Literal["a", "b"]
    found = Declarations({"Choice": choice})
    assert found.type_of(list[choice]) == "Choice[]"
    assert found.type_of(choice) == "Choice"
    assert found.done == {"Choice": 'export type Choice = "a" | "b";\n'}


def test_titles_stand_for_types_that_python_cannot_express() -> None:
    found = Declarations({})
    assert found.type_of(Annotated[dict[str, Any], Meta(title="View")]) == "View"
    assert found.done == {"View": "export type View = Record<string, unknown>;\n"}
    assert found.type_of(Annotated[dict[str, Any], Meta(title="Scores")]) == "Scores"
    assert found.done["Scores"].startswith("/**") or found.done["Scores"].startswith(
        "export interface Scores"
    )
    assert found.type_of(Annotated[int, Meta(title="Other")]) == "number"


def test_long_choices_have_one_line_each() -> None:
    short = " | ".join(['"aaaaa"'] * 8)
    assert len(short) == 77
    assert declared_as("N", short + "xxx") == f"export type N = {short}xxx;\n"
    assert declared_as("N", short + "xxxx").startswith('export type N =\n  | "aaaaa"\n  | "aaaaa"')


def test_the_types_within_a_type_are_found() -> None:
    assert contained(dict[str, list[Inner | Partial]]) == [Inner, Partial]
    assert contained(int) == contained(list[str]) == []


def test_comments_are_those_of_the_source() -> None:
    assert typescript.field_notes(EditorRequest)["viewer"].startswith("The viewer: a seat, -2")
    assert typescript.field_notes(Inner) == {}, "it is not part of the product"
    assert comment("") == []
    assert comment("One.") == ["/** One. */"]
    assert comment("One.\n\nTwo.") == ["/**", " * One.", " *", " * Two.", " */"]
    source = 'class A:\n    x: int\n    """The x."""\n    y: int\n    z = 1\n    """Not a field."""\n'
    assert notes_in(ast.parse(source).body[0]) == {"x": "The x."}
    assert notes_in(ast.parse("x = 1").body[0]) == {}


# ---- constants ------------------------------------------------------------------------------------------


def test_lists_that_fit_have_one_line() -> None:
    assert constant_list("A", ["x", "y"]) == 'export const A = ["x", "y"] as const;\n'
    room = 110 - len('export const A = [""] as const;')
    assert constant_list("A", ["x" * room]).count("\n") == 1
    assert constant_list("A", ["x" * (room + 1)]) == (
        f'export const A = [\n  "{"x" * (room + 1)}",\n] as const;\n'
    )


def test_tables_have_one_line_for_each_key() -> None:
    assert constant_table("A", {"x": "a", "y-z": "b", "w": "a"}) == (
        'export const A: Readonly<Record<string, "a" | "b">> = {\n  x: "a",\n  "y-z": "b",\n  w: "a",\n};\n'
    )
    assert constant_table("A", {"x": 1}) == "export const A: Readonly<Record<string, 1>> = {\n  x: 1,\n};\n"
    room = 110 - len('export const A: Readonly<Record<string, "">> = {')
    assert constant_table("A", {"x": "v" * room}).startswith("export const A: Readonly<Record<")
    assert constant_table("A", {"x": "v" * (room + 1)}).startswith(
        "export const A: Readonly<\n  Record<string, "
    )


def test_names_of_a_game_are_lists_tables_and_numbers() -> None:
    module: Any = SimpleNamespace(PAGE_NAMES={"A": ["x"]}, PAGE_NUMBERS={"N": 3})
    assert typescript.page_names(module) == (
        HEADER + '\nexport const A = ["x"] as const;\n\nexport const N = 3;\n'
    )
    module.PAGE_TABLES = {"T": {"k": 1}}
    lines = typescript.page_names(module).splitlines()
    assert (
        lines.index('export const A = ["x"] as const;')
        < lines.index("  k: 1,")
        < lines.index("export const N = 3;")
    )


def test_files_are_generated_only_for_boards_of_the_page(tmp_path: Path) -> None:
    page = tmp_path / "src"
    assert list(typescript.generated(page)) == [page / "net" / "protocol.ts"]
    (page / "boards" / "tzolkin").mkdir(parents=True)
    names = {file.name for file in typescript.generated(page)}
    assert names == {"protocol.ts", "view-types.ts", "names.ts"}
    facts = tmp_path / "tests" / "facts" / "tzolkin.json"
    facts.parent.mkdir(parents=True)
    facts.touch()
    assert facts in typescript.generated(page)
