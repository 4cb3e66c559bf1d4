"""The limits and default values of messages and exported tables do not change by accident.

They are declared in `table_import` and in the modules of the protocol: `shared_types`, `question_types`,
`client_messages`, `command_messages`, `server_messages`, `lobby_messages`, `prospect_messages`,
`http_bodies`, `position_bodies`, `editor_bodies`, `tour_bodies`, `puzzle_bodies`, `review_bodies` and
`workshop_bodies`.
"""

from __future__ import annotations

from tests.table.protocol_bounds import FILE, bounds


def test_limits_and_defaults_of_messages_are_those_that_clients_rely_on() -> None:
    # `python -m tests.table.protocol_bounds` writes the file again after an intended change
    assert bounds() == FILE.read_text(encoding="utf-8").splitlines()
