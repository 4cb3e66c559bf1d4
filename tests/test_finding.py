"""The scoring of the finding test, compared with its description."""

from __future__ import annotations

from fnmatch import fnmatch

from patolli import games
from tests import finding


def test_most_rules_with_behaviour_are_named_in_the_code() -> None:
    for name in games.names():
        assert len(finding.truth(name)) >= 0.9 * len(finding.rules_of(name)), name


def test_a_range_names_the_rules_between_its_ends() -> None:
    order = ["TZ-4.1", "TZ-4.2", "TZ-4.3", "TZ-5.1"]
    assert finding.named_rules("Begging (TZ-4.1 to TZ-4.3).", "TZ", order) == {"TZ-4.1", "TZ-4.2", "TZ-4.3"}


def test_begging_is_found_where_it_is() -> None:
    file = "src/patolli/games/tzolkin/begging.py"
    assert (file, "may_beg") in finding.truth("tzolkin")["TZ-4.1"]


def test_every_concern_has_a_file() -> None:
    files = [finding.path_of(file) for file in finding.source_files()]
    assert len(finding.concerns()) == 20
    for concern, patterns in finding.concerns().items():
        for pattern in patterns:
            assert any(fnmatch(file, pattern) for file in files), (concern, pattern)


def test_right_answers_score_all_and_wrong_ones_none() -> None:
    places = {rule: where for name in games.names() for rule, where in finding.truth(name).items()}
    right = [f"{rule} = {min(places[rule])[0]}:{min(places[rule])[1]}" for rule in finding.drawn(18)]
    files = [finding.path_of(file) for file in finding.source_files()]
    for concern, patterns in finding.concerns().items():
        right.append(f"{concern} = {next(file for file in files if fnmatch(file, patterns[0]))}")
    assert finding.score("\n".join(right), 18)[:2] == (50, 20)
    assert finding.score("", 18)[:2] == (0, 0)
    nowhere = "\n".join(line.partition(" =")[0] + " = src/patolli/cli.py:main" for line in right)
    assert finding.score(nowhere, 18)[:2] == (0, 0)


def test_the_reader_sees_names_only() -> None:
    told = finding.names()
    assert "src/patolli/table/keys.py: " in told
    assert "begging.py: " in told
    assert "TZ-4" not in told
