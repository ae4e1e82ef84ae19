"""French as whoever owns the French box knows it: one thing, one word (docs/words.md), one form of address."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast

from tests.test_words import NAMES, ROOT, lines_of, parsed

GLOSSARY = ROOT / "docs" / "words.md"
EVERY = "every game"
COLUMNS = ["English", "French in the app", "box", "from", "not"]


def tables() -> dict[str, list[list[str]]]:
    """The rows of each section, under its title in lower case."""
    found: dict[str, list[list[str]]] = {}
    title = ""
    for line in GLOSSARY.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            title = line[3:].lower()
        elif line.startswith("| ") and title:
            found.setdefault(title, []).append([cell.strip() for cell in line.strip("|").split("|")])
    return {title: [row for row in rows if row != COLUMNS] for title, rows in found.items()}


TABLES = tables()


def files_of(game: str) -> list[Path]:
    if game == EVERY:
        return sorted([*ROOT.glob("engine/flibuste/**/locale/fr/*.ftl"), *ROOT.glob("web/**/words/fr/*.ftl")])
    rooms = (ROOT / "engine/flibuste/games" / game / "locale/fr", ROOT / "web/games" / game / "words/fr")
    return sorted(file for room in rooms for file in room.glob("*.ftl"))


def lines(files: list[Path]) -> Iterator[tuple[str, str]]:
    """Every text a message can become, with its key; what stands for a variable is `{name}`."""
    for file in files:
        for entry in parsed(file).body:
            if isinstance(entry, ast.Message):
                patterns = [
                    (entry.id.name, entry.value),
                    *((f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes),
                ]
                yield from ((key, line) for key, pattern in patterns if pattern for line in lines_of(pattern))


def banned(cell: str) -> list[re.Pattern[str]]:
    """The words of a cell as they may stand in a text: `*` is any ending, `#` a number."""
    found = []
    for word in filter(None, (word.strip() for word in cell.split(","))):
        written = [
            re.escape(part).replace(r"\*", r"\w*").replace(r"\#", r"(?:\{\w+\}|\d+)") for part in word.split(" ")
        ]
        ends = "" if word.endswith(("*", "#", "’")) else r"[sx]?(?!\w)"
        found.append(re.compile(r"(?<!\w)" + r"\s".join(written) + ends, re.IGNORECASE))
    return found


def test_the_glossary_is_whole() -> None:
    """Whoever has a room has a table, in the order of its English words."""
    assert GLOSSARY
    assert TABLES[EVERY]
    for title, rows in TABLES.items():
        assert files_of(title), title
        for row in rows:
            assert len(row) == len(COLUMNS) or set(row) <= {"---"}, row
        words = [row[0].lower() for row in rows if row[0] != "---"]
        assert words == sorted(words), title
        for row in rows:
            assert row[0].startswith("---") or row[3], row


@pytest.mark.parametrize("game", sorted(TABLES))
def test_one_thing_has_one_word(game: str) -> None:
    wrong = [pattern for row in TABLES[game] for pattern in banned(row[-1])]
    assert wrong
    assert [(key, line) for key, line in lines(files_of(game)) if any(it.search(line) for it in wrong)] == []


@pytest.mark.parametrize("game", sorted(TABLES))
def test_the_app_says_the_word_of_the_glossary(game: str) -> None:
    """A row that nothing in the app bears out is of another game, or of the past."""
    said = "\n".join(line.lower() for _, line in lines(files_of(game)))
    for row in TABLES[game]:
        words = re.sub(r"\(.*?\)|;.*|anne", "", row[1].lower()).split(",")
        stems = [word.strip().removesuffix("s").split(" ")[0] for word in words]
        assert row[0].startswith("---") or any(stem in said for stem in stems), row


TOOLS = re.compile(r"^page-|-tool-")
IMPERATIVE = re.compile(r"(?:^|[.;:!?]\s)(?:Ne )?(?!assez|chez)\w+ez\b(?!-)", re.IGNORECASE)


def in_the_glossary() -> list[Path]:
    """The words of every game that has a table, and those that belong to none."""
    away = [room.name for room in (ROOT / "web/games").iterdir() if room.is_dir() and room.name not in TABLES]
    return [file for file in files_of(EVERY) if not {*file.parts} & {*away}]


def test_tools_and_notes_ask_in_the_infinitive() -> None:
    told = [(key, line) for key, line in lines(in_the_glossary()) if TOOLS.search(key)]
    assert told
    assert [(key, line) for key, line in told if IMPERATIVE.search(line)] == []


def test_lessons_say_vous() -> None:
    told = [(key, line) for key, line in lines(in_the_glossary()) if "play-learn-" in key]
    assert any("Touchez" in line for _, line in told)
    assert [(key, line) for key, line in told if re.search(r"(?:^|[.] )Toucher\b", line)] == []


# ---- the setting, and what stands before a word that varies


def test_high_signs_have_a_narrow_space_that_does_not_break() -> None:
    wrong = re.compile(r"[ \u00a0][:;!?»]|[\w»)][:;!?»]|«[^\u202f]")
    assert [(key, line) for key, line in lines(files_of(EVERY)) if wrong.search(line)] == []


SAYS = re.compile(r"(?:DE|QUE)\(\$(\w+)\)")
BEFORE = r"(?<![\w’])(?:de|que|\w+sque|le|la|je|ne|se)\s"


@pytest.mark.parametrize("game", ["", *sorted(it for it in TABLES if it != EVERY)])
def test_names_have_their_preposition_from_a_function(game: str) -> None:
    """«de Anne», «que Anne» and «de le Borgne» are wrong: DE and QUE know. What they are asked about once in a game is
    a name, or another word, all over that game."""
    own = files_of(game) if game else [file for file in files_of(EVERY) if "games" not in file.parts]
    names = {name for file in own for name in SAYS.findall(file.read_text(encoding="utf-8"))}
    wrong = re.compile(rf"{BEFORE}\{{(?:{'|'.join(names | NAMES)})\}}", re.IGNORECASE)
    assert [(key, line) for key, line in lines(own) if wrong.search(line)] == []


def test_nothing_that_varies_stands_after_au_or_du() -> None:
    """«au est», «du île»: only a number of degrees may follow."""
    wrong = re.compile(r"(?<![\w’])(?:au|du)\s\{\w+\}(?!°)", re.IGNORECASE)
    assert [(key, line) for key, line in lines(files_of(EVERY)) if wrong.search(line)] == []


HARD = "haut|hasard|harpon|hollandais|huit|onze|un à|a à|a, b|youkounkoun"
"""Before these words nothing is elided."""


def test_every_choice_of_a_sentence_is_elided() -> None:
    """A sentence that chooses its words by a variable chooses what stands before them too: «de explorer» is wrong."""
    wrong = re.compile(
        rf"(?<![\w’-])(?:du|au|de|le|la|que|ne|se|je|\w+sque)\s(?!{HARD})[aàâeéèêiîoôœuyh]", re.IGNORECASE
    )
    assert [(key, line) for key, line in lines(files_of(EVERY)) if wrong.search(line)] == []
