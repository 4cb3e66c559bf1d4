"""Runs every program in examples/ with an installed wheel, and the code in docs/library.md."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
RESEARCH = [ROOT / "examples" / "research" / "read_dataset.py"]
"""Programs that need the extra `research`. The bots in the same folder are run by
tests/players/test_program_player.py.
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    """Returns the Python interpreter of an environment in which the wheel is installed, and its environment
    variables.

    The other packages are those of the test environment, in which Patolli itself is only linked.
    """
    place = tmp_path_factory.mktemp("wheel")
    uv = Path(sys.executable).with_name("uv")
    plain = {**os.environ, "PATOLLI_FRONTEND": "0", "PATOLLI_MYPYC": "0"}
    subprocess.run([uv, "build", "-q", "--wheel", "--out-dir", place, ROOT], check=True, env=plain)
    subprocess.run([uv, "venv", "-q", "--python", sys.executable, place / "venv"], check=True)
    python = place / "venv" / ("Scripts" if os.name == "nt" else "bin") / "python"
    (wheel,) = place.glob("*.whl")
    subprocess.run(
        [uv, "pip", "install", "-q", "--no-deps", "--offline", "--python", python, wheel], check=True
    )
    return python, {**os.environ, "PYTHONPATH": sysconfig.get_path("purelib"), "PYTHONIOENCODING": "utf-8"}


def run(installed: tuple[Path, dict[str, str]], *arguments: str | Path) -> str:
    python, environment = installed
    done = subprocess.run(
        [python, *arguments], capture_output=True, encoding="utf-8", env=environment, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_the_wheel_that_runs(installed: tuple[Path, dict[str, str]], tmp_path: Path) -> None:
    found = run(installed, "-c", "import patolli; print(patolli.__file__)")
    assert str(installed[0].parents[1]) in found


def test_there_are_ten_examples() -> None:
    assert len(EXAMPLES) >= 10


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_the_example_runs(installed: tuple[Path, dict[str, str]], example: Path) -> None:
    assert len(example.read_text(encoding="utf-8").splitlines()) <= 40
    assert run(installed, example)


@pytest.mark.skipif(find_spec("polars") is None, reason="needs the group research: uv sync --group research")
@pytest.mark.parametrize("example", RESEARCH, ids=lambda path: path.stem)
def test_the_research_example_runs(installed: tuple[Path, dict[str, str]], example: Path) -> None:
    assert run(installed, example)


def test_the_library_page_runs() -> None:
    text = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert blocks
    exec(compile("\n".join(blocks), "library.md", "exec"), {})


def test_the_library_page_names_every_example() -> None:
    text = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
    assert [path.name for path in EXAMPLES if f"examples/{path.name}" not in text] == []
