"""Reads and writes component values in the form in which the owner types them."""

from __future__ import annotations

import json
import re
from typing import Final, Literal

from ..kernel.toml_text import TomlError, read_toml

YES: Final = {"true": True, "yes": True, "ja": True, "false": False, "no": False, "nein": False}


Kind = Literal["number", "flag", "text", "list", "toml"]
"""How a value is typed: `list` is for flat lists, and `toml` for everything nested."""
Unreadable = Literal["number", "flag", "toml"]


class Unread(ValueError):
    """Raised if the typed text is not a value of the expected kind."""

    def __init__(self, kind: Unreadable) -> None:
        super().__init__(kind)
        self.kind = kind


def kind(value: object) -> Kind:
    if isinstance(value, bool):
        return "flag"
    if isinstance(value, int):
        return "number"
    if isinstance(value, str):
        return "text"
    if isinstance(value, list) and all(
        isinstance(one, int | str) and not isinstance(one, bool) for one in value
    ):
        return "list"
    return "toml"


def as_text(value: object) -> str:
    match kind(value):
        case "flag":
            return "yes" if value else "no"
        case "list":
            assert isinstance(value, list)
            return ", ".join(map(str, value))
        case "toml":
            return as_toml(value)
        case _:
            return str(value)


def as_toml(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return f"[{', '.join(map(as_toml, value))}]"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {as_toml(one)}" for key, one in value.items()) + " }"
    return json.dumps(value, ensure_ascii=False)


def read(text: str, printed: object) -> object:
    """Converts typed text to a value of the same kind as the printed one."""
    text = text.strip()
    of = kind(printed)
    if of == "text":
        return text
    if of == "flag":
        if text.lower() not in YES:
            raise Unread("flag")
        return YES[text.lower()]
    if of == "number":
        return whole(text)
    if of == "list" and not text.startswith("["):
        assert isinstance(printed, list)
        parts = [part.strip() for part in text.split(",") if part.strip()]
        if printed and all(isinstance(one, int) for one in printed):
            return [whole(part) for part in parts]
        texts = bool(printed) and all(isinstance(one, str) for one in printed)
        return [part if texts else number_or_text(part) for part in parts]
    try:
        return read_toml(f"value = {text}")["value"]
    except (TomlError, KeyError):
        raise Unread("toml") from None


def whole(text: str) -> int:
    if not re.fullmatch(r"[-+−]?\d{1,9}", text):
        raise Unread("number")
    return int(text.replace("−", "-"))


def number_or_text(text: str) -> int | str:
    return int(text) if re.fullmatch(r"-?\d{1,9}", text) else text.strip("\"'")
