"""Builds the documentation site: `python hatch_build.py --docs`."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

import patolli  # noqa: E402

project = "Patolli"
version = release = patolli.__version__
language = "en"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["_build"]
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 4
suppress_warnings = ["myst.strikethrough"]

html_theme = "furo"
html_title = "Patolli"
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_sphinx = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#a03020", "color-brand-content": "#a03020"},
    "dark_css_variables": {"color-brand-primary": "#e08a6c", "color-brand-content": "#e08a6c"},
}

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True, "undoc-members": True, "show-inheritance": True}
autodoc_mock_imports = ["gymnasium", "numpy", "open_spiel", "pettingzoo", "polars", "pyspiel", "torch"]

CODE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
SPECIAL = re.compile(r"(?<![`\\])([*|]|\b\w+_\b(?!`))")


def as_restructured_text(*passed: Any) -> None:
    """Converts docstrings, which are plain text with backticks and indented examples, to the markup that
    autodoc needs."""
    lines: list[str] = passed[-1]
    done: list[str] = []
    in_example = False
    for line in map(str.rstrip, lines):
        indented = line.startswith(" ")
        if indented and not in_example:
            done += ["", "::", ""]
        elif in_example and line and not indented:
            done.append("")
        if line:
            in_example = indented
        done.append(line if indented else inline(line))
    lines[:] = done


def inline(line: str) -> str:
    parts = CODE.split(line)
    parts[::2] = [SPECIAL.sub(lambda found: re.sub(r"([*|_])", r"\\\1", found[1]), one) for one in parts[::2]]
    parts[1::2] = [f"``{one}``" for one in parts[1::2]]
    return "".join(parts)


def setup(app: Any) -> None:
    app.connect("autodoc-process-docstring", as_restructured_text)
