"""In which language computations are asked for (`game_routes`, `tour_routes`, `position_routes`,
`puzzle_routes`).
"""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient

from patolli.table.web import game_routes, position_routes, puzzle_routes, tour_routes
from patolli.table.web.responses import answer

REQUESTS: list[tuple[Any, str, dict[str, Any]]] = [
    (game_routes, "games/tzolkin/position/edit", {"start": "new"}),
    (tour_routes, "games/tzolkin/tour/play", {"step": "place", "name": "Ann"}),
    (position_routes, "games/tzolkin/position/play", {"position": "text"}),
    (puzzle_routes, "games/tzolkin/puzzles/x/judge", {}),
]


def test_an_unknown_language_is_answered_in_english(
    http: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[dict[str, Any]] = []

    async def computed(_request: Any, question: dict[str, Any]) -> Any:
        asked.append(question)
        return answer({})

    for module, where, body in REQUESTS:
        monkeypatch.setattr(module, "computed", computed)
        for language in ("de", "xx", ""):
            assert http.post(f"/api/{where}", json={**body, "language": language}).status_code == 200, where
        assert [one["language"] for one in asked] == ["de", "en", "en"], where
        assert {one["game"] for one in asked} == {"tzolkin"}
        asked.clear()
