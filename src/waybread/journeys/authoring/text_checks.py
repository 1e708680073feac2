"""Are all words there that an adventure shows, and is each of them shown? In every language the same ones."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from waybread.files import close_names, did_you_mean, quoted
from waybread.journeys.authoring.adventure_sheet import Sheet, Words, actions_of
from waybread.journeys.authoring.sheet_reader import ENGLISH
from waybread.journeys.authoring.toml_files import Finding, Where
from waybread.journeys.script.campaign_story import Tale


def check_words(sheet: Sheet) -> Iterator[Finding]:
    """Words that are missing, empty, or never shown."""
    if ENGLISH not in sheet.words:
        yield Finding(sheet.where, "there are no words: they belong in words/en.toml, or in a table [words].")
        return
    found, needed = sheet.words[ENGLISH], dict(needed_words(sheet))
    for key, where in needed.items():
        if key not in found.texts:
            yield Finding(where, f"there are no words '{key}'.")
    if "title" not in found.texts:
        yield Finding(sheet.where, "there are no words 'title', by which people know the adventure.", error=False)
    yield from _unshown(sheet.words, [*needed], {*needed, *_possible_words(sheet)})


def check_campaign_words(tale: Tale, words: Mapping[str, Words]) -> Iterator[Finding]:
    """Words of a campaign that are empty, or never shown."""
    needed = [each.text for each in tale.epilogues]
    camps = (f"camp.{each.name}" for each in tale.chapters)
    if ENGLISH in words:
        yield from _unshown(words, needed, {*needed, *camps, "title", "summary", "prologue"})


def _unshown(words: Mapping[str, Words], needed: Collection[str], shown: Collection[str]) -> Iterator[Finding]:
    """Words that are empty or never shown, and those that are not there in every language."""
    found = words[ENGLISH]
    for key, text in found.texts.items():
        if not text:
            yield Finding(found.places[key], f"the words '{key}' are empty.")
        if key not in shown:
            wanted = [each for each in needed if each not in found.texts]
            hint = did_you_mean(key, wanted) if close_names(key, wanted) else "nothing has this key."
            yield Finding(found.places[key], f"the words {quoted(key)} are never shown; {hint}", error=False)
    for language, others in words.items():
        if language != ENGLISH:
            yield from _compare(language, found, others)


def needed_words(sheet: Sheet) -> Iterator[tuple[str, Where]]:
    """The keys of words that have to be there, with where they are called for."""
    for kind in ("objective", "token", "talk", "extra", "ending"):
        yield from ((f"{kind}.{each.name}", each.where) for each in sheet.parts[kind])
    for token in sheet.tokens:
        yield from ((f"button.{token.key_of(each)}", each.where) for each in token.buttons)
    for talk in sheet.talks:
        yield from ((f"answer.{talk.name}.{each.name}", each.where) for each in talk.answers)
    yield from ((str(each.args["text"]), each.where) for each in actions_of(sheet) if each.pattern.verb == "text")


def _possible_words(sheet: Sheet) -> Iterator[str]:
    """The keys of words that may be there."""
    yield from ("title", "summary", "prologue")
    yield from (f"event.{each.name}" for each in sheet.events)
    yield from (f"done.{each.name}" for each in sheet.objectives)
    buttons = [token.key_of(each) for token in sheet.tokens for each in token.buttons if each.test is not None]
    for each in (*buttons, *(test.name for test in sheet.tests)):
        yield from (f"passed.{each}", f"failed.{each}")


def _compare(language: str, english: Words, others: Words) -> Iterator[Finding]:
    file = f"words/{language}.toml"
    missing = [each for each in english.texts if each not in others.texts]
    if missing:
        many = f"{len(missing)} texts are" if len(missing) > 1 else "1 text is"
        yield Finding(Where(file), f"{many} missing here that English has, first '{missing[0]}'.", error=False)
    for key in others.texts:
        if key not in english.texts:
            words = f"the words {quoted(key)} are not in English; {did_you_mean(key, missing)}"
            yield Finding(others.places[key], words, error=False)
