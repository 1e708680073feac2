"""The figures of a server for Prometheus."""

from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families

from tests.server.table_clients import Client, bearing, me, opened, server, sitting


def figures(client: Client) -> dict[tuple[str, frozenset[str]], float]:
    """Every figure by its name and the values of its labels."""
    answer = client.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=")
    families = text_string_to_metric_families(answer.text)
    return {
        (each.name, frozenset(each.labels.values())): each.value for family in families for each in family.samples
    }  # fmt: skip


def test_requests_messages_and_writes_are_counted_and_measured(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        before = figures(client)
        assert before["waybread_tables_in_memory", frozenset()] == 0
        tokens = opened(client, me())
        assert client.get("/api/tables/mine", headers=bearing("a" * 32)).status_code == 404
        with sitting(client, tokens["token"]) as ann:
            ann.choose(ann.wait_for_question()["choices"][0]["option"])
            ann.ask(type="pause")
            found = figures(client)
        text = client.get("/metrics").text
    assert found["waybread_request_seconds_count", frozenset(("POST", "/api/tables", "201"))] == 1
    assert found["waybread_request_seconds_count", frozenset(("GET", "/api/tables/mine", "404"))] == 1
    for kind in ("hello", "choose", "pause"):
        assert found["waybread_message_seconds_count", frozenset([kind])] == 1
        assert 0 < found["waybread_message_seconds_sum", frozenset([kind])] < 30
    assert found["waybread_journal_write_seconds_count", frozenset()] == 2
    assert found["waybread_journal_entries_total", frozenset()] >= 2
    assert found["waybread_answers_total", frozenset()] == 1
    assert found["waybread_tables_in_memory", frozenset()] == 1
    assert found["waybread_sockets", frozenset()] == 1
    assert found["waybread_trials", frozenset()] == 0
    assert found["waybread_tables", frozenset(["playing"])] == 1
    assert all(secret not in text for secret in (*tokens.values(), "Ann", "127.0.0.1"))


def test_a_stranger_cannot_invent_labels(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        answer = client.request("INVENTED", "/api/tables")
        client.get("/nowhere/at/all")
        client.get("/api/shelf/decks/0123456789abcdef")
        found = figures(client)
        text = client.get("/metrics").text
    counts = {labels: count for (name, labels), count in found.items() if name == "waybread_request_seconds_count"}
    wanted = {"another", str(answer.status_code)}  # 404 or 405: a server with the client built has other routes
    refused = [count for labels, count in counts.items() if wanted <= labels and "GET" not in labels]
    assert refused == [1]
    assert "INVENTED" not in text
    assert "nowhere" not in text
    assert "0123456789abcdef" not in text
