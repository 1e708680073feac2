"""On which line everything stands."""

from waybread.journeys.authoring.toml_files import lines_of

TEXT = '''\
# a comment = "not a key"
kind = "journey"   # and one more

start = [
  "a",  # first
  "b]",
]
long = """
[[event]]
name = "not one"
"""
inline = {rope = 1, "quoted key" = [2, 3]}

[[event]]
name = 'one'
do = ["x", """
y""", "z"]

  [[event.part]]
  at = 1
  [[event.part]]
  at = 2

[[event]]
name = "two"
  [[event.part]]
  at = 3

[words]
event.one = "hm"
'''
LINES = lines_of(TEXT)


def test_keys_are_found_behind_comments_and_empty_lines() -> None:
    assert LINES["kind",] == 2
    assert LINES["start",] == 4


def test_entries_of_lists_have_lines_of_their_own() -> None:
    assert (LINES["start", 0], LINES["start", 1]) == (5, 6)
    assert (LINES["event", 0, "do", 0], LINES["event", 0, "do", 1], LINES["event", 0, "do", 2]) == (16, 16, 17)


def test_what_stands_in_a_long_text_is_text() -> None:
    assert LINES["long",] == 8
    assert LINES["event", 0] == 14


def test_tables_in_lists_are_counted() -> None:
    assert LINES["event", 1, "name"] == 25
    assert [LINES["event", 0, "part", 0], LINES["event", 0, "part", 1], LINES["event", 1, "part", 0]] == [19, 21, 26]


def test_values_in_a_line_and_names_of_several_parts_are_found() -> None:
    assert LINES["inline", "rope"] == 12
    assert LINES["inline", "quoted key", 1] == 12
    assert LINES["words", "event", "one"] == 30
