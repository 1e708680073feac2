"""Adventures that people upload: good ones are kept and played, broken ones get a report, bombs do no harm."""

import json
import stat
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import pytest

from tests.server.hostile_clients import Log, logged
from tests.server.table_clients import MANY, Client, bearing, hub_of, opened, server, sitting
from tests.server.travellers import play
from tests.server.uploaded_adventures import STONE, STONES, hero, mine, shelf, theirs, uploaded, zipped
from waybread.journeys import JourneyGame, sources
from waybread.journeys.sources import Source
from waybread.journeys.sources.adventure_lookup import KEPT
from waybread.kernel import SetupError
from waybread.server.http.journeys.upload_sources import MOST_ENTRIES, MOST_UNPACKED, NotUploaded, source_of
from waybread.server.settings import Limits

pytestmark = pytest.mark.system  # each upload is checked by processes of its own

GOOD = zipped({"stone/adventure.toml": STONE})
SAMPLES = Path(__file__).parents[3] / "data" / "jime"


@pytest.fixture(scope="module")
def log() -> Iterator[Log]:
    with logged() as found:
        yield found


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory, log: Log) -> Iterator[Client]:
    with server(tmp_path_factory.mktemp("uploads")) as found:
        yield found


def refused(data: bytes, name: str = "x.zip") -> str:
    with pytest.raises(NotUploaded) as found:
        source_of(data, name)
    return str(found.value)


def archive(*entries: tuple[ZipInfo | str, bytes]) -> bytes:
    packed = BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as found:
        for entry, content in entries:
            found.writestr(entry, content)
    return packed.getvalue()


def test_one_file_of_a_folder_says_that_the_folder_is_put_into_a_zip() -> None:
    assert refused(STONE.encode(), "adventure.toml") == (
        "One file of an adventure is not all of it: put the folder of the adventure into a zip."
    )


# Archives ---------------------------------------------------------------------------------


def test_a_folder_in_an_archive_is_read_wherever_it_lies_and_other_files_are_passed_over() -> None:
    files: dict[str, str | bytes] = {
        "a/b/adventure.toml": STONE,
        "a/b/words/en.toml": 'title = "X"',
        "a/b/map.png": b"\x89PNG",
        "__MACOSX/a/b/._adventure.toml": b"\0",
    }
    source = source_of(zipped(files), "x.zip")
    assert sorted(source.files) == ["adventure.toml", "words/en.toml"]
    assert source.format == "folder"


@pytest.mark.parametrize(
    "path", ["../adventure.toml", "a/../../adventure.toml", "/etc/adventure.toml", "..\\adventure.toml", "C:/a.toml"]
)
def test_a_path_that_leads_out_of_its_folder_is_refused(path: str) -> None:
    assert refused(archive((path, STONE.encode()))) == "There is a path in this archive that leads out of its folder."


def test_links_are_refused() -> None:
    link = ZipInfo("stone/adventure.toml")
    link.external_attr = (stat.S_IFLNK | 0o777) << 16
    assert "a link" in refused(archive((link, b"/etc/passwd")))


def test_an_archive_that_grows_beyond_all_bounds_is_refused_before_it_has() -> None:
    bomb = archive(("stone/adventure.toml", b"#" * (MOST_UNPACKED + 1000)))
    assert len(bomb) < 100_000
    assert "8 MiB together" in refused(bomb)


def test_many_files_that_grow_together_are_refused() -> None:
    part = b"#" * (MOST_UNPACKED // 50)
    assert "8 MiB together" in refused(archive(*((f"stone/words/{n}.toml", part) for n in range(60))))


def test_an_archive_that_lies_about_the_size_of_its_files_is_refused() -> None:
    data = bytearray(archive(("adventure.toml", b"#" * (MOST_UNPACKED + 1000))))
    for at in (data.find(b"PK\x03\x04") + 22, data.find(b"PK\x01\x02") + 24):
        data[at : at + 4] = (100).to_bytes(4, "little")
    assert refused(bytes(data))


def test_too_many_files_are_refused() -> None:
    assert "at most 200 files" in refused(zipped({f"words/{n}.toml": "" for n in range(201)}))
    assert f"at most {MOST_ENTRIES} files" in refused(zipped({f"{n}.txt": "" for n in range(MOST_ENTRIES + 1)}))


def test_folders_that_lie_too_deep_are_refused() -> None:
    assert "at most 5 deep" in refused(zipped({"a/b/c/d/e/f/adventure.toml": STONE}))


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"PK\x03\x04 nothing of the kind", "cannot be read"),
        (GOOD[:-30], "cannot be read"),
        (GOOD[:60] + b"\0" * 20 + GOOD[80:], "cannot be read"),
        (b"", "not valid JSON"),
        (b"\xff\xfe\x00", "this is not UTF-8 text"),
        (b"[1, 2]", "one JSON object"),
        (b"{" * 50_000, "not valid JSON"),
        (b'{"a": ' * 5000 + b"1" + b"}" * 5000, "nested deeper than 100 levels"),
        (b'{"scenarioName": "\\ud800"}', "altered or damaged"),
        (zipped({"notes.txt": "no adventure"}), "There is no adventure in this file"),
        (zipped({"adventure.toml": b"\xff\xfe"}), "this is not UTF-8 text"),
        (zipped({"inner.zip": GOOD}), "There is no adventure in this file"),
    ],
)
def test_a_file_that_is_no_adventure_is_refused_in_one_sentence(data: bytes, sentence: str) -> None:
    assert sentence in refused(data, "x.jime")


def test_a_locked_archive_is_refused() -> None:
    data = bytearray(GOOD)
    for mark, place in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        data[data.find(mark) + place] |= 1
    assert "password" in refused(bytes(data))


def test_the_cover_picture_of_a_community_scenario_is_left_out() -> None:
    source = source_of(json.dumps({"scenarioName": "x", "coverImage": "A" * 500_000}).encode(), "My Tale!.jime")
    assert list(source.files) == ["My Tale-.jime"]
    assert "coverImage" not in source.files["My Tale-.jime"]


# Sources ----------------------------------------------------------------------------------


def test_the_same_texts_have_the_same_key_and_travel_as_they_are() -> None:
    source = Source("folder", {"b.toml": "é", "a.toml": "x"})
    again = sources.parse_source(source.to_text())
    assert again.files == source.files
    assert again.key == source.key == Source("folder", {"a.toml": "x", "b.toml": "é"}).key
    assert Source("folder", {"a.toml": "y", "b.toml": "é"}).key != source.key


@pytest.mark.parametrize("text", ["", "AAAA", "not base64!", "é", "A" * 800_000, Source("x", {"a": "b"}).to_text()])
def test_a_damaged_source_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(SetupError, match=r"source"):
        sources.parse_source(text)


def test_a_source_that_grows_beyond_all_bounds_is_refused() -> None:
    with pytest.raises(SetupError, match="3,000,000 characters together"):
        sources.parse_source(Source("folder", {"a.toml": "#" * 13_000_000}).to_text())


@pytest.mark.parametrize("path", ["../a.toml", "/a.toml", "a//b.toml", "a\\b", "con:", "a\n", ".", "a/..", " a", ""])
def test_a_source_with_a_path_that_leads_elsewhere_is_refused(path: str) -> None:
    with pytest.raises(SetupError, match="cannot be the path"):
        sources.parse_source(Source("folder", {path: ""}).to_text())


def test_an_adventure_that_was_forgotten_is_read_again_from_the_game_that_has_it() -> None:
    source = source_of(GOOD, "x.zip")
    party = [{**hero(), "seat": 0}]
    setup = {"adventure": source.key, "source": source.to_text(), "heroes": party}
    game = JourneyGame.new(setup, 1)
    for number in range(KEPT + 1):
        sources.adventure_of(Source("folder", {"adventure.toml": f"{STONE}\n# {number}"}).to_text())
    assert source.key not in sources.known()
    assert game.adventure.texts["title"] == "The Stone"
    assert JourneyGame.load(game.save()).adventure.key == source.key


def test_an_uploaded_adventure_is_none_of_those_that_come_with_the_program() -> None:
    source = source_of(GOOD, "x.zip")
    sources.adventure_of(source.to_text())
    assert source.key not in sources.known()
    with pytest.raises(SetupError, match="There is no adventure 'own-"):
        sources.find(source.key)


def test_a_source_under_the_key_of_another_adventure_is_refused() -> None:
    setup = {"adventure": "cold-beacon", "source": source_of(GOOD, "").to_text(), "heroes": [hero()]}
    with pytest.raises(SetupError, match="not that of the adventure"):
        JourneyGame.new(setup, 1)


# Over HTTP --------------------------------------------------------------------------------


def test_a_good_adventure_is_checked_tried_out_and_kept(client: Client) -> None:
    headers = shelf(client)
    answer = uploaded(client, headers, GOOD)
    assert answer.status_code == 201, answer.text
    report = answer.json()
    assert (report["title"], report["campaign"]) == ("The Stone", False)
    assert not [each for each in report["remarks"] if each["error"]]
    assert [each["words"] for each in report["remarks"] if each["where"] == "a trial"] == [
        "rules of thumb won it in round 1: all objectives are complete."
    ]
    (kept,) = client.get("/api/shelf/adventures", headers=headers).json()
    assert (kept["id"], kept["name"], kept["campaign"]) == (report["id"], "The Stone", False)
    assert (kept["summary"], kept["fewest"], kept["most"]) == ("There is a stone on the green.", 1, 5)
    again = uploaded(client, headers, GOOD).json()
    assert again["id"] == report["id"]
    assert len(client.get("/api/shelf/adventures", headers=headers).json()) == 1


def test_a_broken_adventure_gets_the_checkers_report_and_is_not_kept(client: Client, log: Log) -> None:
    headers = shelf(client)
    broken = STONE.replace('at = "green.1"', 'at = "grene.1"').replace("lore 40", "loer 40")
    answer = uploaded(client, headers, zipped({"adventure.toml": broken}))
    assert answer.status_code == 200
    report = answer.json()
    assert report["id"] is None
    errors = [each for each in report["remarks"] if each["error"]]
    assert len(errors) >= 2
    assert all(each["where"].startswith("adventure.toml:") for each in errors)
    assert client.get("/api/shelf/adventures", headers=headers).json() == []
    assert log.faults() == []


def test_files_that_stand_in_each_others_way_get_a_report_and_do_no_harm(client: Client, log: Log) -> None:
    clash = zipped({"adventure.toml/x.toml": "", "adventure.toml": STONE})
    report = uploaded(client, shelf(client), clash).json()
    assert report["id"] is None
    assert "cannot lie in one folder" in json.dumps(report["remarks"])
    assert log.faults() == []


def test_what_is_on_one_shelf_is_not_for_others(client: Client) -> None:
    headers = shelf(client)
    kept = uploaded(client, headers, GOOD).json()["id"]
    other = shelf(client)
    assert client.get(f"/api/shelf/adventures/{kept}", headers=other).status_code == 404
    wanted = {"game": "journeys", "chairs": [mine()], "own": kept}
    assert client.post("/api/tables", json=wanted, headers=other).status_code == 404
    assert client.post("/api/tables", json=wanted, headers=bearing("x" * 20)).status_code == 401
    assert client.post("/api/tables", json=wanted).status_code == 401


def test_an_adventure_is_renamed_and_thrown_away(client: Client) -> None:
    headers = shelf(client)
    kept = uploaded(client, headers, GOOD).json()["id"]
    renamed = client.put(f"/api/shelf/adventures/{kept}", json={"name": "My stone"}, headers=headers).json()
    assert (renamed["name"], renamed["title"]) == ("My stone", "The Stone")
    assert client.delete(f"/api/shelf/adventures/{kept}", headers=headers).status_code == 204
    assert client.get(f"/api/shelf/adventures/{kept}", headers=headers).status_code == 404


def own_table(client: Client, headers: dict[str, str], kept: str, *chairs: dict[str, Any]) -> dict[str, str]:
    answer = client.post(
        "/api/tables", json={"game": "journeys", "chairs": list(chairs), "own": kept}, headers=headers
    )  # fmt: skip
    assert answer.status_code == 201, answer.text
    found: dict[str, str] = answer.json()
    return found


def test_an_uploaded_adventure_is_played_by_people_bots_and_hints_and_its_source_is_not_shown(client: Client) -> None:
    headers = shelf(client)
    kept = uploaded(client, headers, GOOD).json()
    tokens = own_table(client, headers, kept["id"], mine(), theirs(by="strider"))
    with sitting(client, tokens["token"]) as ann:
        ann.wait_for_question()
        assert ann.document["wishes"] == {"adventure": kept["key"], "title": "The Stone"}
        assert "source" not in json.dumps(ann.heard)
        assert ann.ask(type="hint", seat=0)["type"] == "hints"
    client.delete(f"/api/shelf/adventures/{kept['id']}", headers=headers)
    play(client, tokens["token"])
    again = client.post("/api/tables/mine/again", headers=bearing(tokens["token"]))
    assert again.status_code == 201, again.text


def test_an_uploaded_adventure_goes_on_after_a_restart_and_on_another_server(tmp_path: Path) -> None:
    with server(tmp_path) as first:
        headers = shelf(first)
        kept = uploaded(first, headers, GOOD).json()["id"]
        tokens = own_table(first, headers, kept, mine())
        first.delete(f"/api/shelf/adventures/{kept}", headers=headers)
        with sitting(first, tokens["token"]) as ann:
            ann.choose(ann.wait_for_question()["choices"][-1]["option"])
            document = ann.document
        save = first.get("/api/tables/mine/save", headers=bearing(tokens["token"])).text
    forget(json.loads(save)["setup"]["adventure"])
    with server(tmp_path) as second, sitting(second, tokens["token"]) as ann:
        assert ann.document == document
        play(second, tokens["token"])
    forget(json.loads(save)["setup"]["adventure"])
    (tmp_path / "other").mkdir()
    with server(tmp_path / "other") as third:
        tokens = opened(third, {"by": "me", "name": "Cem"}, save=save, wishes={})
        play(third, tokens["token"])
        replay = third.post("/api/replays/read", json={"save": save}).json()
        assert replay["title"] == "The Stone"


def forget(key: str) -> None:
    """As in a process that has never read it."""
    from waybread.journeys import ADVENTURES
    from waybread.journeys.sources import adventure_lookup

    ADVENTURES.pop(key, None)
    adventure_lookup._READ.pop(key, None)


FLOOD = STONE.replace("[words]", "".join(
    f'[[objective]]\nname = "o-{n}"\ndo = ["objective o-{n + 1}", "complete", "objective o-{n + 1}", "complete"]\n'
    for n in range(30)
) + """
[[objective]]
name = "o-30"
then = "find"

[[extra]]
name = "flood"
when = ["difficulty hard"]
do = ["objective o-0", "complete"]

[words]
"extra.flood" = "Let it all come"
""" + "".join(f'"objective.o-{n}" = "Wait."\n' for n in range(31)))  # fmt: skip
"""On hard it has an action of which far more would come than anybody could wait for; no trial sees it."""


@pytest.mark.parametrize("game", ["journeys", "companion"])
def test_what_would_never_end_keeps_nobody_waiting(game: str, client: Client, log: Log) -> None:
    headers = shelf(client)
    report = uploaded(client, headers, zipped({"adventure.toml": FLOOD})).json()
    assert report["id"], report["remarks"]
    wishes = {"difficulty": "hard"}
    wanted = {"game": game, "wishes": wishes, "chairs": [mine()], "own": report["id"], "casual": game == "companion"}
    answer = client.post("/api/tables", json=wanted, headers=headers)
    assert answer.status_code == 201, answer.text
    with sitting(client, answer.json()["token"]) as ann:
        for _ in range(12):
            question = ann.wait_for_question()
            come = [each["option"] for each in question["choices"] if "Let it all come" in each["label"]]
            heard = ann.choose((come or [question["choices"][0]["option"]])[0])
            if heard["type"] == "refused":
                break
        assert heard["reason"] == "So much would come of that that it may never end; nothing has changed."
        assert client.get("/api/shelf/adventures", headers=headers).status_code == 200
    assert log.faults() == []


def test_a_campaign_is_no_adventure_for_a_table_of_its_own(client: Client) -> None:
    headers = shelf(client)
    report = uploaded(client, headers, zipped(STONES)).json()
    assert (report["title"], report["campaign"]) == ("Two Stones", True)
    wanted = {"game": "journeys", "chairs": [mine()], "own": report["id"]}
    answer = client.post("/api/tables", json=wanted, headers=headers)
    assert (answer.status_code, "a party begins it" in answer.json()["detail"]) == (422, True)


@pytest.mark.parametrize("file", sorted(SAMPLES.glob("*.jime")), ids=lambda file: file.stem)
def test_community_scenarios_are_uploaded_and_begun(client: Client, file: Path) -> None:
    headers = shelf(client)
    answer = uploaded(client, headers, file.read_bytes(), file.name)
    assert answer.status_code == 201, answer.text
    tokens = own_table(client, headers, answer.json()["id"], mine(hero(), hero("Bilbo", "Burglar")))
    with sitting(client, tokens["token"]) as ann:
        assert ann.wait_for_question() is not None


def test_a_community_campaign_is_uploaded_whole_and_each_of_its_scenarios_has_what_it_needs(client: Client) -> None:
    plan = json.loads((SAMPLES / "test_campaign.json").read_text(encoding="utf-8-sig"))
    scenario = (SAMPLES / "the_millers_lantern.jime").read_text(encoding="utf-8-sig")
    entry = {**plan["scenarioCollection"][0], "fileName": "one.jime"}
    plan["scenarioCollection"] = [entry, {**entry, "fileName": "two.jime"}]
    files = {"c/plan.json": json.dumps(plan), "c/one.jime": scenario, "c/two.jime": scenario.replace("30", "31", 1)}
    report = uploaded(client, shelf(client), zipped(files)).json()
    assert report["campaign"], report
    source = source_of(zipped(files), "c.zip")
    found = sources.read_campaign(source)
    assert found is not None
    tale, parts = found
    assert [each.adventure for each in tale.chapters] == list(parts)
    for part in parts.values():
        adventure = sources.read_adventure(part)
        assert adventure.key == part.key
        assert "plan.json" in part.files
        assert len(part.files) == 2


def test_uploads_are_bounded(tmp_path: Path, log: Log) -> None:
    with server(tmp_path, Limits(upload_bytes=2000, table_burst=1000)) as client:
        headers = shelf(client)
        assert uploaded(client, headers, b"x" * 2001).status_code == 413
        assert uploaded(client, headers, GOOD).status_code == 201
        assert uploaded(client, {}, GOOD).status_code == 401
        assert uploaded(client, headers, b"").status_code == 422


def test_a_shelf_holds_so_many_adventures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with server(tmp_path, MANY) as client:
        monkeypatch.setattr(hub_of(client).store.adventures, "_most", 2)
        headers = shelf(client)
        answers = [uploaded(client, headers, zipped({"adventure.toml": f"{STONE}\n# {n}"})) for n in range(3)]
        assert [each.status_code for each in answers] == [201, 201, 409]
        assert "room for 2 adventures" in answers[2].json()["detail"]
