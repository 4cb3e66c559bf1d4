"""The list of named faults matches the sources and the tests. `python -m tests.named_mutants` plants the
faults.
"""

from __future__ import annotations

import ast

import pytest

from .mutation_shared import ROOT
from .named_mutants import NamedMutant, listed


@pytest.mark.parametrize("one", listed(), ids=lambda one: one.name)
def test_a_named_fault_can_be_planted_and_its_test_exists(one: NamedMutant) -> None:
    ast.parse(one.source())
    file, _, name = one.test.partition("::")
    assert f"def {name}(" in (ROOT / file).read_text(encoding="utf-8")
