"""The results that `.ci/full` reads from the output of its checks."""

from __future__ import annotations

from tests.full import summary

LOGGED = '{"level": "warning", "what": "a server was killed"}\n'


def test_the_result_is_the_object_at_the_end() -> None:
    assert summary(LOGGED * 2 + '{\n "lost": 0,\n "faults": []\n}\n', "") == '{"lost": 0, "faults": []}'


def test_without_an_object_the_last_line_that_matches_is_the_result() -> None:
    assert summary(LOGGED + "3 passed in 1 s\nbye\n", r"\d+ passed") == "3 passed in 1 s"
    assert summary("one\ntwo\n", "") == "two"
