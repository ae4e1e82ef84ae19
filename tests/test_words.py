"""The words: all languages say the same things, every key the engine uses is there, and the setting is clean."""

import ast as python
import json
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from flibuste.table import GAMES

ROOT = Path(__file__).resolve().parents[1]
ENGINE = ROOT / "engine" / "flibuste"
LOCALE = ENGINE / "locale"
LANGUAGES = sorted(folder.name for folder in LOCALE.iterdir() if folder.is_dir())
OTHERS = [language for language in LANGUAGES if language != "en"]
FILES = sorted(ENGINE.glob("**/locale/*/*.ftl"))
SPECS = sorted((ROOT / "docs" / "rules").glob("*.md"))
PLAYED = [spec for spec in SPECS if spec.stem in GAMES]
"""Of the other games only the rules are told that the companion cites (tests/companion/test_cited_rules.py)."""

NAMES = {"seat", "captain", "victim", "target_owner", "owner", "winners", "players"}
"""Variables that hold the name of somebody at the table."""


def in_language(language: str) -> list[Path]:
    return [path for path in FILES if path.parent.name == language]


class Text(Visitor):
    """The text of a pattern with every placeable as ``{name}``; a selector gives one text a variant."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.variants: set[tuple[str, str]] = set()
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        selector = node.selector.id.name if isinstance(node.selector, ast.VariableReference) else "?"
        for variant in node.variants:
            if isinstance(variant.key, ast.Identifier) and variant.key.name not in {"one", "many", "other"}:
                self.variants.add((selector, variant.key.name))
        self.generic_visit(node)


def lines_of(pattern: ast.Pattern) -> list[str]:
    """Every text that a pattern can become, placeables as ``{name}``."""
    texts = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            texts = [text + element.value for text in texts]
        elif isinstance(element.expression, ast.SelectExpression):
            ends = [end for variant in element.expression.variants for end in lines_of(variant.value)]
            texts = [text + end for text in texts for end in ends]
        else:
            ref = element.expression
            name = ref.id.name if isinstance(ref, ast.VariableReference) else "?"
            texts = [f"{text}{{{name}}}" for text in texts]
    return texts


@cache
def parsed(file: Path) -> ast.Resource:
    return FluentParser().parse(file.read_text(encoding="utf-8"))


@cache
def words(language: str) -> dict[str, ast.Pattern]:
    """Key, or key and attribute (``key.note``), to its pattern."""
    found: dict[str, ast.Pattern] = {}
    for file in in_language(language):
        for entry in parsed(file).body:
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}"
                if entry.value:
                    found[entry.id.name] = entry.value
                found |= {f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}
    return found


def looked_at(pattern: ast.Pattern) -> Text:
    text = Text()
    text.visit(pattern)
    return text


def every_line(language: str) -> Iterator[tuple[str, str]]:
    for key, pattern in words(language).items():
        for line in lines_of(pattern):
            yield key, line


def called(names: set[str]) -> set[str]:
    """The message keys that the engine hands to the classes of these names."""
    keys: set[str] = set()
    for file in ENGINE.rglob("*.py"):
        for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, python.Call) and isinstance(node.func, python.Name) and node.func.id in names:
                keys |= {a.value for a in node.args[:1] if isinstance(a, python.Constant) and isinstance(a.value, str)}
    return keys & set(words("en"))


# --- all languages ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("file", FILES, ids=lambda f: f"{f.parent.name}/{f.name}")
def test_a_file_has_no_junk(file: Path) -> None:
    junk = [entry.content for entry in parsed(file).body if isinstance(entry, ast.Junk)]
    assert not junk


def test_every_language_has_the_same_files() -> None:
    assert {"en", "fr"} <= set(LANGUAGES)
    found = {language: {(file.parents[2], file.name) for file in in_language(language)} for language in LANGUAGES}
    assert [language for language in LANGUAGES if found[language] != found["en"]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_stands_twice(language: str) -> None:
    """All words of the app are in one bundle, whose second message of a name is lost."""
    files = [*ROOT.glob(f"engine/flibuste/**/locale/{language}/*.ftl"), *ROOT.glob(f"web/**/words/{language}/*.ftl")]
    keys = Counter(entry.id.name for file in files for entry in parsed(file).body if isinstance(entry, ast.Message))
    assert [key for key, times in keys.items() if times > 1] == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_keys(language: str) -> None:
    assert words("en").keys() ^ words(language).keys() == set()


GRAMMAR = {"fr": {"DE", "QUE"}}
"""What the sentences of a language may ask before a name."""


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_uses_the_same_variables(language: str) -> None:
    shared = words("en").keys() & words(language).keys()
    assert len(shared) > 3000
    for key in sorted(shared):
        english, other = looked_at(words("en")[key]), looked_at(words(language)[key])
        assert english.variables == other.variables, key
        assert english.variants == other.variants, key
        assert english.functions <= {"NUMBER"}, key
        assert other.functions <= {"NUMBER"} | GRAMMAR.get(language, set()), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_empty(language: str) -> None:
    assert [key for key, line in every_line(language) if not line.strip()] == []


# --- nothing is missing -----------------------------------------------------------------------------------------------


ID = r"[A-Z]{3}(?:-[A-Z0-9]+)+"


def rule_ids(spec: Path) -> list[str]:
    return re.findall(rf"\*\*({ID})\*\*", spec.read_text(encoding="utf-8"))


@pytest.mark.parametrize("spec", PLAYED, ids=lambda s: s.stem)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_told(language: str, spec: Path) -> None:
    ids = set(rule_ids(spec))
    assert ids
    assert ids - words(language).keys() == set()
    chapters = {f"{spec.stem}-chapter-{rule.split('-')[1]}" for rule in ids}
    assert chapters - words(language).keys() == set()
    assert f"{spec.stem}-rules-intro" in words(language)


@pytest.mark.parametrize("spec", SPECS, ids=lambda s: s.stem)
def test_no_rule_is_invented(spec: Path) -> None:
    ids = set(rule_ids(spec))
    prefix = min(ids).split("-")[0]
    assert {key for key in words("en") if key.startswith(f"{prefix}-")} <= ids


def house_rules(spec: Path) -> set[str]:
    """The rules that the spec marks as the house's own; the H of "zones F, H, I" is none."""
    text = spec.read_text(encoding="utf-8")
    marked = re.findall(rf"\*\*({ID})\*\*[^\n]*[(\[\-, ]H(?!, [A-Z]\b)[)\];,. ]", text)
    return set(marked) | {rule for rule in rule_ids(spec) if re.search(r"-(STL|VAR)-", rule)}


HOUSE = {"en": "house rule", "fr": "règle maison"}


def wrong_house_rules(spec: Path, told: dict[str, dict[str, str]]) -> list[str]:
    """What is wrong with them, each in a sentence. `told`: by language, the words of each rule."""
    marked = house_rules(spec)
    if not marked:
        return [f"docs/rules/{spec.name} marks no rule as the house's own: (H) behind it, or -VAR- or -STL- in its id"]
    if not marked & told["en"].keys():
        return [
            f"none of the house's own rules in docs/rules/{spec.name} is told to players: {', '.join(sorted(marked))}"
        ]
    return [
        f"{rule} is the house's own in docs/rules/{spec.name}, and its words in {language} do not say “{said}”"
        for language, said in HOUSE.items()
        for rule in sorted(marked & told[language].keys())
        if not re.search(said, told[language][rule], re.IGNORECASE)
    ]


@pytest.mark.parametrize("spec", SPECS, ids=lambda s: s.stem)
def test_a_house_rule_says_so(spec: Path) -> None:
    told = {language: {key: lines_of(words(language)[key])[0] for key in words(language)} for language in HOUSE}
    wrong = wrong_house_rules(spec, told)
    assert not wrong, "\n".join(wrong)


def test_what_is_wrong_with_a_house_rule_is_said(tmp_path: Path) -> None:
    spec = tmp_path / "toy.md"
    spec.write_text("- **TOY-CHA-01** A heap.\n")
    told = {"en": {"TOY-CHA-02": "Take one (house rule)."}, "fr": {"TOY-CHA-02": "On prend un doublon."}}
    assert wrong_house_rules(spec, told) == [
        "docs/rules/toy.md marks no rule as the house's own: (H) behind it, or -VAR- or -STL- in its id"
    ]
    spec.write_text("- **TOY-CHA-03** A heap. (H)\n")
    assert wrong_house_rules(spec, told) == [
        "none of the house's own rules in docs/rules/toy.md is told to players: TOY-CHA-03"
    ]
    spec.write_text("- **TOY-CHA-02** A heap. (H)\n")
    assert wrong_house_rules(spec, told) == [
        "TOY-CHA-02 is the house's own in docs/rules/toy.md, and its words in fr do not say “règle maison”"
    ]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_says_what_the_page_asks_of_it(game: str) -> None:
    """As docs/adding-a-game.md requires; a choice that is a number says itself."""
    needed = {f"{game}-{part}" for part in ("title", "tagline", "description")}
    for spec in GAMES[game].options:
        choices = [f"-{one}" for one in spec.among if isinstance(one, str)]
        needed |= {f"{game}-option-{spec.id}{part}" for part in ("", *choices)}
    assert sorted(needed - words("en").keys()) == []


def test_every_key_of_the_engine_has_its_words() -> None:
    games = [folder.name for folder in (ENGINE / "games").iterdir() if folder.is_dir()]
    shape = re.compile(rf"(?:{'|'.join(games)}|core|error|bot|colour)(?:-[A-Za-z0-9_]+)+")
    used: dict[str, str] = {}
    for file in sorted(ENGINE.rglob("*.py")):
        for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, python.Constant) and isinstance(node.value, str) and shape.fullmatch(node.value):
                used.setdefault(node.value, f"{file.relative_to(ROOT)}:{node.lineno}")
    assert used
    assert {key: place for key, place in used.items() if key not in words("en")} == {}


def test_every_ship_treasure_and_colour_has_its_name() -> None:
    data = json.loads((ENGINE / "games" / "buccaneer" / "data" / "buccaneer.data.json").read_text(encoding="utf-8"))
    needed = {f"buccaneer-ship-{ship['id']}" for ship in data["ships"]}
    needed |= {f"buccaneer-treasure-{kind['id']}" for kind in data["treasures"]}
    needed |= {f"colour-{colour['id']}" for colour in data["colours"]}
    needed |= {f"buccaneer-pirate-{face}" for face in "2345q"}
    jamaica = json.loads((ENGINE / "games" / "jamaica" / "data" / "jamaica.data.json").read_text(encoding="utf-8"))
    needed |= {f"jamaica-space-{space['id']}" for space in jamaica["board"]["spaces"] if space["kind"] != "sea"}
    needed |= {f"jamaica-treasure-{card['id']}" for card in jamaica["treasures_base"]["cards"]}
    needed |= {f"jamaica-treasure-{card['id']}" for card in jamaica["treasures_crew"]["cards"]}
    needed |= {f"jamaica-character-{c['id']}{part}" for c in jamaica["crew"]["characters"] for part in ("", ".note")}
    needed |= {f"jamaica-icon-{card[half]}" for card in jamaica["action_cards"] for half in ("morning", "evening")}
    plunder = json.loads((ENGINE / "games" / "plunder" / "data" / "plunder.data.json").read_text(encoding="utf-8"))
    faces = [face for tile in plunder["tiles"] for face in tile["faces"].values()]
    needed |= {f"plunder-island-{island['id']}" for face in faces for island in face["islands"]}
    needed |= {f"plunder-treasure-{card['id']}{part}" for card in plunder["treasure_cards"] for part in ("", ".note")}
    needed |= {f"bot-{level}{part}" for level in ("random", "easy", "normal", "hard") for part in ("", ".note")}
    assert needed - words("en").keys() == set()


# --- the setting ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_are_typographic(language: str) -> None:
    wrong = [(key, line) for key, line in every_line(language) if re.search(r"['\"]|\.\.\.| $|  | -- ", line)]
    assert wrong == []


def test_english_has_no_french_spaces() -> None:
    assert [(key, line) for key, line in every_line("en") if re.search(r"[\s\u202f][:;!?](?!\w)", line)] == []


def test_the_log_names_people_and_speaks_to_nobody() -> None:
    told = called({"Event", "Line"})
    assert told
    you = {"en": r"\byou(r|rs|rself)?\b", "fr": r"\b(tu|toi|ton|ta|tes|vous|votre|vos)\b"}
    for language, word in you.items():
        for key in told:
            for line in lines_of(words(language)[key]):
                assert not re.search(word, line, re.IGNORECASE), (key, line)


def test_nobody_is_he_or_she() -> None:
    pronoun = re.compile(r"\b(he|she|him|his|her|hers|himself|herself)\b", re.IGNORECASE)
    assert [(key, line) for key, line in every_line("en") if pronoun.search(line)] == []
