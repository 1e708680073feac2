"""What is written is what happens: adventures from files, begun and played."""

from dataclasses import replace
from pathlib import Path

import pytest

from tests.journeys.authoring.written_adventures import CAMP, TOP, begin, counters, read, shelved, write
from tests.journeys.plug import setup
from waybread.bots import play_out
from waybread.bots.journeys import journey_policy
from waybread.journeys import JourneyGame
from waybread.journeys.authoring.checker import read_adventure
from waybread.journeys.script.adventure import Action, Adventure, AdventureShelf
from waybread.journeys.script.adventure import Event as EventOf
from waybread.kernel import Event, Keep, SetupError, Streams

FORD = '[[tile]]\nname = "ford"\nfrom = ["200A", "201A", "202A"]\n'
GIRL = """\
[[event]]
name = "meeting"
on = "start"
do = ["talk girl", "counter over"]

[[talk]]
name = "girl"
  [[talk.answer]]
  name = "hat"
  do = ["counter hat", "talk girl"]
  [[talk.answer]]
  name = "name"
  do = ["counter name", "talk well"]
  [[talk.answer]]
  name = "rude"
  when = ["party >= 2"]
  do = ["counter rude"]

[[talk]]
name = "well"
  [[talk.answer]]
  do = ["counter well", "talk girl"]
"""


def told(place: Path, more: str, *, words: str = "", top: str = TOP, camp: str = CAMP) -> list[str]:
    """The keys of the words that are shown until somebody is asked something."""
    folder = write(place, more, top=top, camp=camp)
    with (folder / "words/en.toml").open("a", encoding="utf-8") as file:
        file.write(words)
    adventure = shelved(read_adventure(folder))
    heard: list[Event] = []
    game = JourneyGame.new(setup(adventure.key, 1), 1, Keep.PLAY, heard.append)
    while game.decision is not None and game.decision.kind == "start":
        game.choose(game.decision.options[0])
    return [str(each.facts["key"]) for each in heard if each.kind == "text"]


def names(game: JourneyGame) -> list[str]:
    """The names of the tokens on the map."""
    return sorted(each.name for each in game.state.tokens)


def ended(place: Path, more: str, *, top: str = TOP, camp: str = CAMP, seed: int = 1) -> JourneyGame:
    """A game that is played to its end by rules of thumb."""
    game = begin(place, more, top=top, camp=camp, seed=seed)
    play_out(game, journey_policy, Streams(seed))
    return game


def test_a_party_of_another_size_than_the_author_had_in_mind_is_refused_but_not_in_a_campaign(tmp_path: Path) -> None:
    adventure = shelved(read_adventure(write(tmp_path, top=TOP + "heroes = [2, 3]\n")))
    for size in (1, 4):
        with pytest.raises(SetupError, match=f"'{adventure.key}' is for a party of 2 to 3, not of {size}\\."):
            JourneyGame.new(setup(adventure.key, size), 1)
    for taken in (setup(adventure.key, 2), {**setup(adventure.key, 1), "campaign": "long-road"}):
        assert JourneyGame.new(taken, 1).decision is not None


# Words ------------------------------------------------------------------------------------------------


def test_the_prologue_comes_first_and_an_event_shows_its_words_before_it_does_anything(tmp_path: Path) -> None:
    omen = '[[event]]\nname = "omen"\non = "start"\ndo = ["text hush", "run second"]\n'
    second = '[[event]]\nname = "second"\non = "never"\n'
    words = 'prologue = "It is late."\nevent.omen = "A light."\nevent.second = "Another."\n'
    assert told(tmp_path, omen + second, words=words) == ["prologue", "event.omen", "hush", "event.second"]


def test_an_objective_has_words_when_it_is_done(tmp_path: Path) -> None:
    more = '[[objective]]\nname = "next"\ndone = ["round >= 4"]\n'
    camp = CAMP.replace('done = ["round >= 3"]', 'done = ["round >= 0"]\nthen = "next"')
    assert told(tmp_path, more, camp=camp, words='done.wait = "That was quick."\n') == ["done.wait"]


# Dialogues, tests, draws ---------------------------------------------------------------------------------


def test_answers_lead_on_and_what_has_been_answered_is_not_offered_again(tmp_path: Path) -> None:
    game = begin(tmp_path, GIRL, heroes=2)
    assert game.decision
    assert (game.decision.kind, game.decision.options) == ("answer", (0, 1, 2))
    game.choose(0)
    assert game.decision.options == (1, 2)
    game.choose(1)  # the well has one answer, which is taken, and leads back to the girl
    assert game.decision.options[0] != 1
    assert counters(game)["hat"] == counters(game)["name"] == counters(game)["well"] == 1


def test_a_conversation_is_over_when_no_answer_is_left(tmp_path: Path) -> None:
    game = begin(tmp_path, GIRL)  # a single hero is never rude
    game.choose(0)  # after which there is one answer at a time
    assert counters(game) == {"hat": 1, "name": 1, "well": 1, "over": 1}


def test_answers_that_only_name_other_things_are_found_by_those_who_play_by_rules_of_thumb(tmp_path: Path) -> None:
    for seed in range(3):
        game = begin(tmp_path, GIRL, heroes=2, seed=seed)
        play_out(game, journey_policy, Streams(seed))
        assert counters(game)["over"] == 1


def test_a_test_by_name_is_made_by_each_hero(tmp_path: Path) -> None:
    test = '[[test]]\nname = "climb"\ntest = "wit 0"\npassed = ["counter up"]\nfailed = ["counter down"]\n'
    game = begin(tmp_path, '[[event]]\nname = "omen"\non = "start"\ndo = "test climb each"\n' + test, heroes=3)
    for _ in range(20):
        if counters(game).get("up", 0) == 3 or game.decision is None:
            break
        game.choose(game.decision.options[-1])
    assert counters(game) == {"up": 3}


def test_a_draw_does_one_of_its_lists_by_chance(tmp_path: Path) -> None:
    draw = '[[draw]]\nname = "lots"\noptions = [["counter one"], ["counter two"], "counter three"]\n'
    text = '[[event]]\nname = "omen"\non = "start"\ndo = "draw lots"\n' + draw
    found = [begin(tmp_path, text, seed=seed).state.app.counters for seed in range(20)]
    assert {tuple(each.items()) for each in found} == {(("one", 1),), (("two", 1),), (("three", 1),)}


# Tokens --------------------------------------------------------------------------------------------------


def token(name: str, at: str, more: str = "") -> str:
    """A token in the words of its author."""
    return f'[[token]]\nname = "{name}"\nat = "{at}"\n{more}  [[token.button]]\n  do = "gone"\n'


def test_tokens_of_a_tile_that_lies_there_from_the_start_lie_there_too(tmp_path: Path) -> None:
    game = begin(tmp_path, token("chest", "camp.2") + token("well", "camp"))
    assert names(game) == ["chest", "well"]
    assert game.state.tokens[0].space == 2


def test_a_token_may_have_conditions_for_being_laid(tmp_path: Path) -> None:
    more = token("chest", "camp", 'when = ["party >= 2"]\n')
    assert names(begin(tmp_path, more)) == []
    assert names(begin(tmp_path, more, heroes=2)) == ["chest"]


def test_tokens_of_another_tile_come_when_it_is_explored(tmp_path: Path) -> None:
    go = '[[event]]\nname = "omen"\non = "start"\ndo = "tile ford"\n'
    camp = CAMP.replace("round >= 3", "fired there")
    there = '[[event]]\nname = "there"\non = "explored ford"\n'
    more = FORD + go + there + token("chest", "ford")
    assert names(begin(tmp_path, more, camp=camp)) == []
    game = ended(tmp_path, more, camp=camp)
    assert names(game) == ["chest"]
    assert game.board.tile_of(game.state.tokens[0].space) == game.state.app.places["ford"]


def test_tokens_of_a_tile_that_comes_explored_come_with_it(tmp_path: Path) -> None:
    tile = FORD.replace('"ford"\n', '"ford"\nexplored = true\n')
    go = '[[event]]\nname = "omen"\non = "start"\ndo = ["tile ford", "tile ford"]\n'
    game = begin(tmp_path, tile + go + token("chest", "ford"))
    assert names(game) == ["chest"]
    assert game.state.unexplored == []


def test_terrain_may_lie_on_a_border_by_itself(tmp_path: Path) -> None:
    wall = '[[token]]\nname = "gate"\nkind = "wall"\nat = "camp.1"\nacross = "camp.2"\n'
    game = begin(tmp_path, wall)
    assert [(each.kind, each.space, each.across) for each in game.state.tokens] == [("wall", 1, 2)]


def test_terrain_with_buttons_of_its_own_has_not_the_rules_of_its_kind(tmp_path: Path) -> None:
    pit = '[[token]]\nname = "trap"\nkind = "fire-pit"\nat = "camp.1"\n  [[token.button]]\n  do = "gone"\n'
    bare = '[[event]]\nname = "omen"\non = "start"\ndo = "terrain fire-pit at camp.2"\n'
    game = begin(tmp_path, pit + bare)
    assert [(each.kind, game.has_ordinary_rules(each)) for each in game.state.tokens] == [
        ("fire pit", False),
        ("fire pit", True),
    ]


def test_terrain_with_its_usual_rules_can_have_a_name_to_be_taken_away_by(tmp_path: Path) -> None:
    bar = '[[event]]\nname = "omen"\non = "start"\ndo = ["terrain wall at camp.1 across camp.2 as gate"]\n'
    lever = '[[event]]\nname = "lever"\non = "fired omen"\nwhen = ["party >= 2", "token gate"]\ndo = "gone gate"\n'
    assert 2 not in begin(tmp_path, bar + lever).board.neighbours(1)
    assert 2 in begin(tmp_path, bar + lever, heroes=2).board.neighbours(1)


def test_a_token_is_a_place_too(tmp_path: Path) -> None:
    more = token("chest", "camp.3") + '[[event]]\nname = "omen"\non = "start"\ndo = ["place each at @chest"]\n'
    assert begin(tmp_path, more, heroes=2).state.position == [3, 3]


def test_an_event_may_wait_for_a_hero_to_come_to_a_token(tmp_path: Path) -> None:
    more = token("snare", "camp.2") + '[[event]]\nname = "snap"\non = "entered @snare"\n'
    game = ended(tmp_path, more, top=TOP.replace('"camp"', '"camp.1"'), camp=CAMP.replace("round >= 3", "fired snap"))
    assert game.outcome
    assert game.outcome.won
    assert "snap" in game.state.app.fired


# Tiles ---------------------------------------------------------------------------------------------------


def test_a_tile_comes_to_lie_beside_another(tmp_path: Path) -> None:
    tiles = FORD + '[[tile]]\nname = "isle"\ntile = "100A"\nbeside = "{}"\n'
    go = '[[event]]\nname = "omen"\non = "start"\ndo = ["tile ford", "tile isle"]\n'
    for seed in range(8):
        for beside in ("camp", "ford"):
            game = begin(tmp_path, tiles.format(beside) + go, seed=seed)
            places = game.state.app.places
            near = {game.board.tile_of(each) for each in game.board.neighbours(places["isle"] * 10 + 1)}
            assert places[beside] in near


WILD = """\
[[tile]]
name = "wild"
from = ["200A", "201A", "202A", "204A", "206A", "207A", "209A"]
again = true

[[event]]
name = "further"
on = "explored wild"
again = true
do = ["counter walked", "tile wild"]

[[event]]
name = "begin"
on = "start"
do = ["tile wild", "tile wild"]
"""


def test_a_tile_can_be_laid_again_and_again_for_a_map_without_an_end(tmp_path: Path) -> None:
    camp = CAMP.replace("round >= 3", "counter walked >= 4")
    game = ended(tmp_path, WILD + token("bush", "wild"), camp=camp)
    assert game.outcome
    assert game.outcome.won
    assert len(game.state.tiles) == 1 + 2 + 4
    laid = [game.board.tile_of(each.space) for each in game.state.tokens]
    assert len(laid) == len(set(laid)) == 4  # one on each tile that was explored
    assert len({each.tile[:-1] for each in game.state.tiles}) == len(game.state.tiles)


def test_a_name_of_several_tiles_is_that_of_the_one_last_explored(tmp_path: Path) -> None:
    camp = CAMP.replace("round >= 3", "counter walked >= 3")
    game = ended(tmp_path, WILD + token("bush", "wild"), camp=camp)
    last = game.board.tile_of(game.state.tokens[-1].space)
    assert len(game.state.app.places) == len(game.state.tiles)
    assert last not in game.state.unexplored
    assert game.state.app.places["wild"] == len(game.state.tiles) - 1  # which was laid after that


def test_when_the_box_is_empty_no_further_tile_is_laid(tmp_path: Path) -> None:
    few = WILD.replace(', "202A", "204A", "206A", "207A", "209A"', "").replace(
        '"tile wild", "tile wild"', '"tile wild"'
    )
    game = ended(tmp_path, few, camp=CAMP.replace("round >= 3", "counter walked >= 2"))
    assert game.outcome
    assert game.outcome.won
    assert len(game.state.tiles) == 3


# Events --------------------------------------------------------------------------------------------------


def test_an_event_can_wait_for_every_round(tmp_path: Path) -> None:
    tick = '[[event]]\nname = "tick"\non = "round"\nagain = true\ndo = ["counter rounds"]\n'
    dusk = '[[event]]\nname = "dusk"\non = "shadow"\nagain = true\ndo = ["counter dusks"]\n'
    game = ended(tmp_path, tick + dusk)
    assert counters(game) == {"rounds": 3, "dusks": 2}


def test_an_event_can_wait_for_any_tile_to_be_explored(tmp_path: Path) -> None:
    any_tile = '[[event]]\nname = "seen"\non = "explored"\ndo = ["counter seen"]\n'
    go = '[[event]]\nname = "omen"\non = "start"\ndo = "tile ford"\n'
    game = ended(tmp_path, FORD + any_tile + go, camp=CAMP.replace("round >= 3", "counter seen"))
    assert game.outcome
    assert game.outcome.won


def test_an_event_does_not_begin_again_while_it_is_under_way(tmp_path: Path) -> None:
    omen = EventOf("omen", "start", do=(count("omens"), fire("omen"), fire("echo")), again=True)
    echo = EventOf("echo", "fired", "omen", do=(count("echoes"), fire("omen")), again=True)
    adventure = shelved(replace(read(tmp_path), events=(omen, echo)))
    game = JourneyGame.new(setup(adventure.key, 1), 1, Keep.PLAY)
    while game.decision is not None and game.decision.kind == "start":
        game.choose(game.decision.options[0])
    assert counters(game) == {"omens": 1, "echoes": 2}  # by name, and after the omen


def count(name: str) -> Action:
    return Action("counter", {"name": name})


def fire(name: str) -> Action:
    return Action("fire", {"event": name})


# Endings -------------------------------------------------------------------------------------------------

BOTH = """\
do = ["lore 1", "text sigh"]

[[ending]]
name = "won"
do = ["lore 3", "experience 2", "inspiration 1 each"]
"""


def test_the_last_objective_leads_to_the_ending_won(tmp_path: Path) -> None:
    game = ended(tmp_path, BOTH, top=TOP + "lore = 2\nexperience = 1\n")
    assert game.outcome
    assert game.outcome.won
    assert (game.state.app.lore, game.state.app.experience) == (5, 3)
    assert counters(game) == {"ending won": 1}


def test_a_full_bar_leads_to_the_ending_lost_and_what_everybody_gets(tmp_path: Path) -> None:
    game = ended(tmp_path, BOTH + '[[event]]\nname = "omen"\non = "start"\ndo = "threat 99"\n', top=TOP + "lore = 2\n")
    assert game.outcome
    assert not game.outcome.won
    assert game.state.app.lore == 3
    assert counters(game) == {"ending lost": 1}


def test_a_full_bar_may_have_an_ending_of_its_own(tmp_path: Path) -> None:
    full = '[[ending]]\nname = "full"\ndo = "counter drowned"\n'
    omen = '[[event]]\nname = "omen"\non = "start"\ndo = "threat 99"\n'
    assert counters(ended(tmp_path, full + omen)) == {"drowned": 1, "ending full": 1}


@pytest.mark.parametrize(("verb", "won"), [("win", True), ("lose", False)])
def test_an_ending_by_name_is_won_or_lost_with_its_own_words_and_rewards(verb: str, won: bool, tmp_path: Path) -> None:
    parting = '[[ending]]\nname = "parting"\ndo = "lore 4"\n'
    omen = f'[[event]]\nname = "omen"\non = "start"\ndo = "{verb} parting"\n'
    game = ended(tmp_path, parting + omen)
    assert game.outcome
    assert (game.outcome.won, game.outcome.reason) == (won, "parting")
    assert game.state.app.lore == 4
    assert counters(game) == {"ending parting": 1}
    assert told(tmp_path, parting + omen) == ["ending.parting"]


# The shelf -----------------------------------------------------------------------------------------------


def test_adventures_in_files_are_read_when_somebody_wants_them(tmp_path: Path) -> None:
    folder, shelf = write(tmp_path), AdventureShelf()
    wanted: list[str] = []

    def later() -> Adventure:
        wanted.append("old-camp")
        return read_adventure(folder)

    shelf.add_later("old-camp", later)
    assert "old-camp" in shelf
    assert (list(shelf), len(shelf), list(shelf.keys())) == (["old-camp"], 1, ["old-camp"])
    assert wanted == []
    assert shelf["old-camp"].key == "old-camp"
    assert [each.key for each in shelf.values()] == ["old-camp"]
    assert shelf.get("old-camp") is dict(shelf.items())["old-camp"]
    assert wanted == ["old-camp"]
    shelf["old-camp"] = shelf["old-camp"]
    assert (list(shelf), len(shelf)) == (["old-camp"], 1)
    assert shelf.get("no-camp") is None
    with pytest.raises(KeyError):
        shelf["no-camp"]


def test_an_adventure_may_take_the_place_of_one_that_nobody_has_read(tmp_path: Path) -> None:
    shelf = AdventureShelf()
    shelf.add_later("old-camp", lambda: read_adventure(tmp_path / "nowhere"))
    shelf["old-camp"] = read_adventure(write(tmp_path))
    assert (list(shelf), len(shelf), shelf["old-camp"].key) == (["old-camp"], 1, "old-camp")


def test_no_two_adventures_have_the_same_key(tmp_path: Path) -> None:
    shelf = AdventureShelf()
    shelf.add_later("old-camp", lambda: read_adventure(write(tmp_path)))
    with pytest.raises(ValueError, match="there are two adventures called old-camp"):
        shelf.add_later("old-camp", lambda: read_adventure(write(tmp_path)))
