"""A bot joins a table through a seat's link, and a server offers a bot as an opponent. Both use a real
server.
"""

from __future__ import annotations

import json
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from patolli.kernel.errors import PatolliError
from patolli.research.remote_seat import RemoteSeat

BOT = Path(__file__).parents[2] / "examples" / "research" / "bot.py"


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("data")
    words = ["serve", "--port", "0", "--no-browser", "--data", str(folder), "--bot", f"Owl={BOT}:seconds=60"]
    server = subprocess.Popen(
        [sys.executable, "-m", "patolli", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert server.stdout is not None
    found = ""
    while not found:
        line = server.stdout.readline()
        assert line, "the server has exited"
        if line.startswith("The table is open: "):
            found = line.removeprefix("The table is open: ").strip()
    yield found
    server.terminate()
    server.wait(60)
    server.stdout.close()


def asked(page: str, path: str, body: dict[str, Any] | None = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(page + path, data, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def test_a_remote_bot_plays_a_whole_game_against_one_of_the_server(page: str) -> None:
    levels = next(one["levels"] for one in asked(page, "api/games") if one["name"] == "tzolkin")
    assert levels[-1] == "Owl"
    seats = [{"kind": "me", "name": "Far"}, {"kind": "bot", "level": "Owl"}]
    made = asked(page, "api/tables", {"game": "tzolkin", "seats": seats})
    said: list[str] = []
    link = made["seats"][0]["link"]
    scores = RemoteSeat(link, f"{BOT}:seconds=60", said.append).play()
    assert len(scores["totals"]) == 2
    assert said == ["seat 1 of 2 at a table of tzolkin"]


def test_wrong_links_are_refused(page: str) -> None:
    for link, mistake in [
        ("nonsense", "not the link of a seat"),
        (f"{page}#/table/abc", "not the link of a seat"),
        ("http://127.0.0.1:9/#/table/abc/seat/key", "cannot be reached"),
        (f"{page}#/table/abc/seat/key", "refused|cannot be reached"),
    ]:
        with pytest.raises(PatolliError, match=mistake):
            RemoteSeat(link, str(BOT), print).play()


def test_a_bot_that_fails_again_and_again_leaves(page: str, tmp_path: Path) -> None:
    bot = tmp_path / "bad.py"
    bot.write_text("print('hm')\n", encoding="utf-8")
    seats = [{"kind": "me", "name": "Far"}, {"kind": "bot", "level": "random"}]
    made = asked(page, "api/tables", {"game": "tzolkin", "seats": seats})
    said: list[str] = []
    with pytest.raises(PatolliError, match="failed 3 times"):
        RemoteSeat(made["seats"][0]["link"], str(bot), said.append).play()
    assert sum("the harmless answer is given instead" in line for line in said) == 3
