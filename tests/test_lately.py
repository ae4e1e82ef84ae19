"""What a screen says of the moves that somebody has not seen yet (web/play/lately.ts)."""

from typing import Any

from tests.page import WEB, told_by

LATELY = """
const event = (key) => ({ key, args: {}, quiet: key === "" });
const chapters = told.keys.map((keys, i) => ({ entry: i ? { seat: 0 } : null, turn: 0, events: keys.map(event) }));
const session = {
  chapters: { value: chapters },
  shown: { value: { entries: told.entries } },
  face: { gist: () => true },
  people: 0,
  here: { value: [] },
  isHere: () => false,
};
return page.lately(session).lines.map(({ key }) => key);
"""


def lately(keys: list[list[str]], entries: int | None = None) -> Any:
    """On a device that watches, once so many entries were told."""
    told = {"keys": keys, "entries": len(keys) - 1 if entries is None else entries}
    return told_by(WEB / "play/lately.ts", LATELY, told)


def test_what_is_told_beside_it_is_not_told_here_first() -> None:
    """The page knows how a fight ends while its dice still roll."""
    story = [["begun"], ["sailed"], ["fought", "sunk"]]
    assert lately(story) == ["begun", "sailed", "fought", "sunk"]
    assert lately(story, entries=1) == ["begun", "sailed"]


def test_after_many_entries_without_a_word_stands_the_last_that_had_some() -> None:
    assert lately([["begun"], ["sailed"], *[[""]] * 20]) == ["sailed"]
