"""The folder for a user's data follows the conventions of the platform."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest

from patolli.table import settings

HOME = Path("/home/ana")


@pytest.mark.parametrize(
    ("name", "platform", "environ", "folder"),
    [
        ("posix", "linux", {}, HOME / ".local" / "share" / "patolli"),
        ("posix", "linux", {"XDG_DATA_HOME": "/data"}, Path("/data/patolli")),
        ("posix", "darwin", {"XDG_DATA_HOME": "/data"}, HOME / "Library" / "Application Support" / "patolli"),
        ("nt", "win32", {}, HOME / "AppData" / "Local" / "patolli"),
        ("nt", "win32", {"LOCALAPPDATA": "/local"}, Path("/local/patolli")),
    ],
)
def test_each_platform_has_its_data_folder(
    monkeypatch: pytest.MonkeyPatch, name: str, platform: str, environ: dict[str, str], folder: Path
) -> None:
    monkeypatch.setattr(Path, "home", lambda: HOME)
    monkeypatch.setattr(settings, "os", SimpleNamespace(name=name, environ=environ))
    monkeypatch.setattr(settings, "sys", SimpleNamespace(platform=platform))
    assert settings.data_folder() == folder
