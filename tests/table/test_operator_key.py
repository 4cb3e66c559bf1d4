"""The operator's key in a server's folder, and how the servers of one database agree on it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from patolli.table.operator import OperatorKey
from patolli.table.registry import TableRegistry
from patolli.table.store import shared

OLD, OWN, OTHER = ("a" * 32, "b" * 32, "c" * 32)


@pytest.fixture
def key(tmp_path: Path) -> OperatorKey:
    found = OperatorKey(tmp_path)
    found.write(OLD)
    return found


def test_only_a_key_renewed_after_it_was_shared_is_newer(key: OperatorKey) -> None:
    key.write(OWN)
    assert key.is_newer_than(OLD) is False, "this folder has never shared a key"
    key.write(OLD)
    key.remember_shared(OLD)
    assert key.is_newer_than(OLD) is False
    key.write(OWN)
    assert key.is_newer_than(OLD) is True
    assert key.is_newer_than(OTHER) is False, "another server has renewed the shared key, too"


Exchange = Callable[[str], dict[str, str]]


@pytest.fixture
def exchange(key: OperatorKey, monkeypatch: pytest.MonkeyPatch) -> Exchange:
    """Exchanges the key with a database that has the given one, and returns the key known at each place."""

    def run(common: str) -> dict[str, str]:
        stored = {"operator": common}
        monkeypatch.setattr(shared, "known_secret", lambda _, name: stored[name])
        monkeypatch.setattr(shared, "put_secret", lambda _, name, value: stored.update({name: value}))
        server.exchange_operator_key("connection")
        folder = key.read() if key.file.exists() else ""
        return {"stored": stored["operator"], "folder": folder, "server": server.shared_operator_key}

    server: Any = SimpleNamespace(keys=SimpleNamespace(operator_key=key), shared_operator_key=OLD)
    server.exchange_operator_key = lambda c: TableRegistry.exchange_operator_key(server, c)
    return run


def test_an_unchanged_key_is_exchanged_with_nobody(exchange: Exchange, key: OperatorKey) -> None:
    assert set(exchange(OLD).values()) == {OLD}
    assert exchange("") == {"stored": "", "folder": OLD, "server": OLD}
    assert not key.shared.exists()


def test_a_key_that_a_command_changed_is_stored(exchange: Exchange, key: OperatorKey) -> None:
    key.write(OWN)
    assert set(exchange(OLD).values()) == {OWN}
    key.write(OTHER)
    assert key.is_newer_than(OWN)
    key.write(OWN)
    assert set(exchange(OTHER).values()) == {OTHER}, "it was stored once, and has been replaced since"


def test_a_key_that_another_server_stored_is_adopted(exchange: Exchange, key: OperatorKey) -> None:
    assert set(exchange(OTHER).values()) == {OTHER}
    key.write(OWN)
    assert key.is_newer_than(OTHER)


def test_a_folder_without_a_key_stays_without(exchange: Exchange, key: OperatorKey) -> None:
    key.file.unlink()
    assert exchange(OTHER) == {"stored": OTHER, "folder": "", "server": OLD}
