"""Plants each fault in `named_mutants.toml` in a copy of the package. The test named there must fail.

    python -m tests.named_mutants [WORD]     (only faults whose names contain the word)

Every test is also run once without a fault and must then pass.
"""

from __future__ import annotations

import sys
import tempfile
import tomllib
from pathlib import Path
from typing import NamedTuple

from tests import forked_pytest
from tests.mutation_shared import PACKAGE, PATIENCE, Mutant, Trial

LIST = Path(__file__).with_suffix(".toml")


class NamedMutant(NamedTuple):
    name: str
    file: str
    old: str
    new: str
    test: str

    def source(self) -> str:
        text = (PACKAGE / self.file).read_text(encoding="utf-8")
        if text.count(self.old) != 1:
            raise ValueError(f"{self.name}: {self.old!r} must occur once in {self.file}")
        return text.replace(self.old, self.new)


def listed() -> list[NamedMutant]:
    found = tomllib.loads(LIST.read_text(encoding="utf-8"))["mutant"]
    return [NamedMutant(**one) for one in found]


def alive_in(package: str, chosen: list[NamedMutant]) -> int:
    """Plants the faults of one package and returns how many of them no test detected."""
    alive = 0
    with tempfile.TemporaryDirectory(prefix="patolli-mutants-") as scratch:
        trial = Trial(package, Path(scratch))
        for test in sorted({one.test for one in chosen}):
            if forked_pytest.first_failure([test], PATIENCE) is not None:
                raise SystemExit(f"fails without a fault: {test}")
        for one in chosen:
            mutant = Mutant(PACKAGE / one.file, 0, one.name, one.source())
            detected = trial.planted(mutant, [one.test]) is not None
            alive += not detected
            print(f"{'killed' if detected else 'SURVIVES'}: {one.name}: {one.test}", flush=True)
    return alive


def main() -> int:
    word = sys.argv[1] if len(sys.argv) > 1 else ""
    chosen = [one for one in listed() if word in one.name]
    packages = dict.fromkeys(one.file.partition("/")[0] for one in chosen)
    alive = sum(
        alive_in(name, [one for one in chosen if one.file.startswith(f"{name}/")]) for name in packages
    )
    print(f"{len(chosen)} mutants, {alive} survive")
    return int(alive > 0)


if __name__ == "__main__":
    sys.exit(main())
