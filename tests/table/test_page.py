"""HTTP requests of the page: turn previews, components, invitations."""

from __future__ import annotations

import tomllib

import pytest
from starlette.testclient import TestClient

from patolli import games
from patolli.table.web.addresses import here_only

from .client import Sitting
from .table_helpers import make, play_on


def test_a_turn_is_tried_out_while_another_thinks_and_changes_nothing(http: TestClient) -> None:
    made = make(http)
    with Sitting(http, made["id"], made["tokens"][0]) as a, Sitting(http, made["id"], made["tokens"][1]) as b:
        play_on([a, b], 8)
        waiter = b if a.mirror().question else a
        seat, before = waiter.mirror().seat, dict(waiter.mirror().table)
        first = waiter.say("imagine", seat=seat, texts=[])
        assert first["is"] == "imagined", first
        assert first["question"]["options"]
        word = first["question"]["options"][-1]["text"]
        then = waiter.say("imagine", seat=seat, texts=[word])
        assert then["texts"][0] == word
        assert len(then["words"]) == len(then["texts"])
        assert then["question"] != first["question"]
        assert then["scores"]["totals"]
        assert waiter.say("imagine", seat=seat, texts=["99"])["error"] == "not-offered"
        waiter.settle()
        assert waiter.mirror().table == before


def test_nobody_tries_out_for_another(http: TestClient) -> None:
    made = make(http)
    with Sitting(http, made["id"], made["tokens"][0]) as a:
        assert a.say("imagine", seat=1, texts=[])["error"] == "not-yours"


def test_a_preview_names_its_moves_and_the_points(http: TestClient) -> None:
    made = make(http)
    with Sitting(http, made["id"], made["tokens"][0], language="en") as a:
        word = a.mirror().texts()[0]
        shown = a.say("preview", seat=0, texts=[word])
        assert len(shown["words"]) == 1
        assert shown["words"][0] not in {"", word}
        assert len(shown["scores"]["totals"]) == 2
        reached = a.say("reach", seat=0, most=50)
        assert len(reached["words"]) == len(reached["chains"])
        assert all(said or at for at, said in enumerate(reached["words"]))


def test_the_components_of_a_table_are_reported(http: TestClient) -> None:
    printed = http.get(f"/api/tables/{make(http)['id']}/components").json()
    assert not printed["own"]
    assert printed["replaced"] == []
    assert printed["values"] == http.get("/api/games/tzolkin/components").json()["values"]
    assert printed["uncertain"]
    own = make(http, components="[supply]\nskulls = 12\n")
    told = http.get(f"/api/tables/{own['id']}/components").json()
    assert told["own"]
    assert told["replaced"] == ["supply.skulls"]
    assert told["values"]["supply"]["skulls"] == 12
    assert told["values"]["supply"]["confidence"] == "owner"
    assert printed["values"]["supply"]["skulls"] == 13
    assert {**told["values"], "supply": 0} == {**printed["values"], "supply": 0}


@pytest.mark.parametrize("game", games.names())
def test_components_keep_the_structure_of_their_file(http: TestClient, game: str) -> None:
    read = http.get(f"/api/games/{game}/components").json()["values"]
    assert read == tomllib.loads(http.get(f"/api/games/{game}/components.toml").text)


def test_the_components_of_a_table_have_the_facts_of_its_owner(http: TestClient) -> None:
    own = make(http, game="chichen-itza", components="[round_track]\nlight_rounds = 5\n")
    told = http.get(f"/api/tables/{own['id']}/components").json()["facts"]
    assert told["light_die"]["map"] == [1, 2, 3, 4, 5]
    assert http.get("/api/games/chichen-itza/components").json()["facts"]["light_die"]["map"] == [1, 2, 3]


def test_a_table_with_a_path_of_several_parts_is_replaced_in_its_place(http: TestClient) -> None:
    own = make(http, components='[[buildings]]\nid = "B07"\ncost = { wood = 2 }\n')
    told = http.get(f"/api/tables/{own['id']}/components").json()["values"]["buildings"]
    printed = http.get("/api/games/tzolkin/components").json()["values"]["buildings"]
    assert [one["id"] for one in told] == [one["id"] for one in printed]
    assert [one["id"] for one, other in zip(told, printed, strict=True) if one != other] == ["B07"]


def test_an_invitation_says_who_can_open_it(http: TestClient) -> None:
    told = http.get(f"/api/tables/{make(http)['id']}/invite").json()
    assert told["qr"].startswith("<svg")
    assert not told["here_only"]
    assert here_only("http://127.0.0.1:8173/#/table/x")


def test_cards_are_reported_in_both_languages_and_as_the_table_has_them(http: TestClient) -> None:
    printed = http.get("/api/games/tzolkin/cards/en").json()
    assert printed["palenque 3"]["effect"] == "harvest 5 corn or 2 wood"
    assert printed["b07"]["cost"] == "3 wood"
    assert http.get("/api/games/tzolkin/cards/de").json()["b07"]["cost"] == "3 Holz"
    assert http.get("/api/games/tzolkin/cards/xx").status_code == 404
    own = make(http, components='[[buildings]]\nid = "B07"\ncost = { wood = 2 }\n')
    told = http.get(f"/api/tables/{own['id']}/cards/en").json()
    assert (told["b07"]["cost"], told["b07"]["confidence"]) == ("2 wood", "owner")
