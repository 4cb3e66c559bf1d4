"""Applies to all tests: reports which rules are tested, and fails if the compiled rules are out of date."""

import pytest

from patolli import build_info


def pytest_report_header() -> str:
    return f"patolli: {build_info.rules()} rules from {build_info.PACKAGE}"


def pytest_configure() -> None:
    changed = build_info.stale()
    if changed:
        raise pytest.UsageError(
            f"the compiled rules are older than their sources ({', '.join(changed)}): "
            "run python hatch_build.py --in-place, or add --clean to remove them"
        )
