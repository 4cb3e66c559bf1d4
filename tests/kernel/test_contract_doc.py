"""Runs all code blocks of docs/contract.md from top to bottom, in one namespace."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

DOCUMENT = Path(__file__).parents[2] / "docs" / "contract.md"
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_the_contract_runs() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    blocks = list(BLOCK.finditer(text))
    assert len(blocks) == text.count("```python\n") == text.count("```") // 2
    assert len(blocks) > 15
    names: dict[str, Any] = {"__name__": "contract"}
    for block in blocks:
        line = text.count("\n", 0, block.start(1))
        code = "\n" * line + block[1]  # makes tracebacks show the line numbers of the document
        exec(compile(code, str(DOCUMENT), "exec"), names)
