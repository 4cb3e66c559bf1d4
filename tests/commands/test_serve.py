"""`patolli serve` reports an invalid option in one sentence and creates no file."""

from __future__ import annotations

from pathlib import Path

import pytest

from patolli.cli import main
from patolli.commands.serve import sub_path

WRONG = [
    ("--port", "99999", "--port is a number from 0 to 65535, not 99999"),
    ("--port", "-1", "--port is a number from 0 to 65535, not -1"),
    ("--waiting-days", "nan", "--waiting-days is a number of days from 0 on, not nan"),
    ("--waiting-days", "inf", "--waiting-days is a number of days from 0 on, not inf"),
    ("--waiting-days", "-3", "--waiting-days is a number of days from 0 on, not -3.0"),
    ("--log-level", "shout", "--log-level is one of debug, info, warning, error, not 'shout'"),
    ("--root", "/a b", "--root is a sub-path like /patolli, not '/a b'"),
    ("--root", '/"><script>', "--root is a sub-path like /patolli, not '/\"><script>'"),
]  # fmt: skip


@pytest.mark.parametrize(("option", "value", "said"), WRONG)
def test_options_that_cannot_be_are_refused_in_one_sentence(
    option: str, value: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "data"
    with pytest.raises(SystemExit) as ended:
        main(["serve", "--no-browser", "--data", str(data), f"{option}={value}"])
    assert ended.value.code == 2
    assert capsys.readouterr().err == f"patolli: {said}\n"
    assert not data.exists()


@pytest.mark.parametrize("given", ["patolli", "/patolli", "/patolli/", "patolli/"])
def test_a_sub_path_may_be_given_with_and_without_slashes(given: str) -> None:
    assert sub_path(given) == "/patolli"
    assert sub_path("/") == sub_path("") == ""
