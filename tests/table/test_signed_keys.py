"""Signed tokens: reading them back, and keeping seat tokens apart from the operator's."""

from __future__ import annotations

from pathlib import Path

import pytest

from patolli.kernel.errors import PatolliError
from patolli.table.keys import HOST, OPERATOR, SECRET, SECRET_BYTES, Key, Keys, fits, hashed, secret_in
from patolli.table.operator import OperatorKey


@pytest.fixture
def keys(tmp_path: Path) -> Keys:
    key = OperatorKey(tmp_path)
    key.make_if_missing()
    return Keys(b"s" * 32, key)


def test_a_token_is_read_back_and_fits_what_is_stored(keys: Keys) -> None:
    token, stored = keys.new("a table", 3)
    found = keys.read(token)
    assert found is not None
    assert (found.table, found.who) == ("a table", 3)
    assert len(found.random) == 22
    assert fits(found.random, stored)
    assert stored == hashed(found.random)
    assert not fits(found.random, "")
    assert not fits("other", stored)


def test_what_was_not_signed_here_is_no_token(keys: Keys, tmp_path: Path) -> None:
    foreign = Keys(b"o" * 32, OperatorKey(tmp_path))
    for token in ("", "x", foreign.token("a table", 0, "r")):
        assert keys.read(token) is None
        assert not keys.is_operator(token)


@pytest.mark.parametrize("content", [[], ["t", 0], [1, 0, "r"], ["t", "0", "r"], ["t", 0, 1], "text", 5])
def test_a_signed_text_of_another_form_is_no_token(keys: Keys, content: object) -> None:
    assert keys.read(str(keys.signer.dumps(content))) is None


def test_only_the_operators_key_is_the_operators(keys: Keys) -> None:
    assert keys.is_operator(keys.operator())
    own = keys.operator_key.read()
    assert keys.read(keys.operator()) == Key("", OPERATOR, own)
    for who in (HOST, 0, 3):
        assert not keys.is_operator(keys.token("", who, own))
    assert not keys.is_operator(keys.token("", OPERATOR, "guessed"))


def test_without_its_file_there_is_no_operator(tmp_path: Path) -> None:
    keys = Keys(b"s" * 32, OperatorKey(tmp_path / "nowhere"))
    assert not keys.is_operator(keys.token("", OPERATOR, ""))


def test_the_secret_is_made_once_whole_and_for_its_owner_only(tmp_path: Path) -> None:
    (tmp_path / f"{SECRET}.aabb.new").write_bytes(b"draft")
    secret = secret_in(tmp_path)
    assert len(secret) == SECRET_BYTES
    assert secret_in(tmp_path) == secret
    assert [file.name for file in tmp_path.iterdir()] == [SECRET]
    assert (tmp_path / SECRET).stat().st_mode & 0o777 == 0o600
    (tmp_path / SECRET).write_bytes(b"x" * (SECRET_BYTES - 1))
    with pytest.raises(PatolliError, match="incomplete \\(31 of 32 bytes\\)"):
        secret_in(tmp_path)
