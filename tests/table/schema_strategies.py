"""Hypothesis strategies for the parts of JSON Schema that the protocol uses."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

Schema = dict[str, Any]
TEXT = st.characters(blacklist_categories=["Cs"], blacklist_characters="\0")
WORDS = ["place palenque", "pass", "tzolkin", "level-1", "random", "0", "default"]


def resolved(node: Schema, root: Schema) -> Schema:
    while "$ref" in node:
        node = root["$defs"][node["$ref"].rpartition("/")[2]]
    return node


def strategy(node: Schema, root: Schema) -> st.SearchStrategy[Any]:
    node = resolved(node, root)
    if "anyOf" in node:
        return st.one_of([strategy(one, root) for one in node["anyOf"]])
    if "enum" in node:
        return st.sampled_from(node["enum"])
    match node.get("type"):
        case "object":
            return of_object(node, root)
        case "array":
            inner = strategy(node.get("items", {}), root)
            return st.lists(inner, min_size=node.get("minItems", 0), max_size=min(node.get("maxItems", 4), 4))
        case "string":
            return of_string(node)
        case "integer":
            low, high = node.get("minimum", -(2**40)), node.get("maximum", 2**40)
            return st.one_of(st.integers(low, high), st.integers(max(low, 0), min(high, 3)))
        case "boolean":
            return st.booleans()
        case "null":
            return st.none()
        case _:
            return st.none() | st.integers(0, 9)


def of_string(node: Schema) -> st.SearchStrategy[str]:
    low, high = node.get("minLength", 0), node.get("maxLength", 40)
    if node.get("pattern") == "^[!-~]*$":
        return st.text(st.characters(min_codepoint=33, max_codepoint=126), min_size=low, max_size=high)
    known = [word for word in WORDS if low <= len(word) <= high]
    free = st.text(TEXT, min_size=low, max_size=min(high, 80))
    return free | st.sampled_from(known) if known else free


def of_object(node: Schema, root: Schema) -> st.SearchStrategy[dict[str, Any]]:
    fields = {name: strategy(one, root) for name, one in node.get("properties", {}).items()}
    needed = set(node.get("required", []))
    if not fields:
        return st.dictionaries(st.text(TEXT, max_size=10), st.text(TEXT, max_size=10), max_size=3)
    return st.fixed_dictionaries(
        {name: one for name, one in fields.items() if name in needed},
        optional={name: one for name, one in fields.items() if name not in needed},
    )


def messages(root: Schema) -> st.SearchStrategy[dict[str, Any]]:
    """Generates messages that a client may send over a socket. All message types are equally likely."""
    kinds = root["$defs"]["ClientMessage"]["anyOf"]
    return st.one_of([strategy(kind, root) for kind in kinds])


def bodies(root: Schema, name: str) -> st.SearchStrategy[dict[str, Any]]:
    return strategy(root["$defs"][name], root)
