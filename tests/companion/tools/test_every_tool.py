"""What holds for all tools and devices: words in both languages, ranges, the bridge, a start that waits for none."""

import ast
import json
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from flibuste.bridge import Desk
from flibuste.companion.devices import devices
from flibuste.companion.tools import about, tools
from flibuste.core.atoms import Json
from flibuste.core.faults import SheetError
from flibuste.words import FUNCTIONS

ENGINE = Path(__file__).resolve().parents[3] / "engine"
COMPANION = ENGINE / "flibuste" / "companion"


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    for file in sorted((ENGINE / "flibuste").glob(f"**/locale/{language}/*.ftl")):
        made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


def has(language: str, key: str) -> bool:
    name, _, attribute = key.partition(".")
    if not bundle(language).has_message(name):
        return False
    message = bundle(language).get_message(name)
    return attribute in message.attributes if attribute else message.value is not None


def keys_of(node: object) -> set[str]:
    """Everything in the JSON of tools and devices that is the key of a word."""
    if isinstance(node, list):
        return set().union(*map(keys_of, node))
    if not isinstance(node, dict):
        return set()
    own = {value for name in ("key", "note", "word") if isinstance(value := node.get(name), str)}
    own |= {word for word in node.get("words") or [] if word}
    return own.union(*(keys_of(value) for value in node.values()))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_question_has_its_words(language: str) -> None:
    keys = keys_of(about())
    assert keys
    assert {key for key in keys if not has(language, key)} == set()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_line_has_its_words(language: str) -> None:
    keys = set()
    for file in [*COMPANION.glob("*.py"), *COMPANION.parent.glob("games/*/tools/*.py")]:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                keys |= set(re.findall(r"^(?:any|[a-z]+)-tool-[\w-]*\w$", node.value))
    assert keys
    assert {key for key in keys if not has(language, key)} == set()


def rules() -> set[str]:
    books = (ENGINE.parent / "docs" / "rules").glob("*.md")
    return {rule for book in books for rule in re.findall(r"[A-Z]{3}(?:-[A-Z0-9]+)+", book.read_text(encoding="utf-8"))}


def test_every_tool_cites_a_rule_that_there_is() -> None:
    cited = {tool.rule for tool in tools().values()} | {device.rule for device in devices() if device.rule}
    assert cited - rules() == set()


@pytest.mark.parametrize("name", sorted(tools()))
def test_the_first_input_of_a_tool_is_read(name: str) -> None:
    """What stands in the fields at first is in range, so that a tool can be opened and used at once."""
    for asked in tools()[name].about()["asks"]:
        if asked["kind"] == "count" and asked["first"] is not None:
            assert asked["low"] <= asked["first"] <= asked["high"], asked
        if asked["kind"] == "choice":
            assert asked["first"] in asked["among"], asked


@pytest.mark.parametrize("name", sorted(tools()))
def test_a_wrong_input_names_every_field(name: str) -> None:
    asks = [asked for asked in tools()[name].about()["asks"] if asked["kind"] != "text"]
    if not asks:
        return
    with pytest.raises(SheetError) as fault:
        tools()[name].use({asked["id"]: "nonsense" for asked in asks})
    assert {note.place for note in fault.value.notes} == {asked["id"] for asked in asks}


def test_the_bridge_answers_and_refuses() -> None:
    def ask(**request: object) -> Json:
        return dict(json.loads(Desk().call(json.dumps(request))))

    assert [tool["id"] for tool in ask(op="tools")["tools"]] == list(tools())
    good = ask(op="tool", tool="plunder.double", input={"first": 2, "second": 2})
    assert good["data"]["free"] is True
    bad = ask(op="tool", tool="plunder.double", input={"first": 10})
    assert bad["error"]["kind"] == "sheet"
    assert bad["error"]["notes"][0]["place"] == "first"
    assert ask(op="tool", tool="buccaneer.cannon", input={})["error"]["kind"] == "request"


def loaded_after(*requests: str) -> list[str]:
    """What of the companion, and of the games' tables, a fresh engine has loaded after these."""
    code = (
        f"import sys, flibuste.bridge as b\nfor r in {requests!r}: b.call(r)\n"
        "print(*[m for m in sys.modules if 'companion' in m or m.endswith('.tables')])"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ENGINE)
    return said.stdout.split()


def test_no_start_waits_for_the_companion() -> None:
    """The catalogue of ships is 190 KB: only who asks for Pirates reads it."""
    assert [name for name in loaded_after('{"op":"games"}') if "companion" in name] == []
    ask = {"op": "tool", "tool": "buccaneer.mutiny", "input": {}}
    assert [name for name in loaded_after(json.dumps(ask)) if "pirates" in name] == []


def test_a_device_is_whole() -> None:
    for device in devices():
        assert bool(device.parts) != bool(device.items), device.id
        held = len(device.parts) if device.parts else sum(item.count for item in device.items)
        assert 1 <= device.draws[0] <= device.draws[1], device.id
        assert device.draws[1] <= held or device.kind in ("dice", "spinner"), device.id
        assert device.use is None or device.use <= held, device.id
        assert device.tool is None or device.tool in tools(), device.id
        for option in device.options:
            assert set(option.house) <= set(option.among), device.id
            assert set(option.sets) <= set(option.among), device.id


@pytest.mark.parametrize(
    ("name", "count"),
    [
        ("buccaneer.ships", 15),
        ("jamaica.treasures", 12),
        ("jamaica.cards", 11),
        ("plunder.treasures", 55),
        ("plunder.resources", 110),
        ("nassau.tokens", 25),
        ("nassau.goods", 24),
        ("nassau.animals", 24),
        ("nassau.salt", 8),
        ("nassau.offerings", 8),
        ("nassau.dutchman", 8),
        ("nassau.weapons", 5),
        ("pirates.treasure", 16),
    ],
)
def test_a_deck_has_as_many_as_the_box(name: str, count: int) -> None:
    device = next(device for device in devices() if device.id == name)
    assert sum(item.count for item in device.items) == count


def test_what_is_the_houses_is_called_so() -> None:
    house = {device.id for device in devices() if device.house}
    assert house == {
        "buccaneer.ships",
        "plunder.treasures",
        "plunder.resources",
        "nassau.tokens",
        "nassau.salt",
        "nassau.offerings",
        "nassau.dutchman",
        "pirates.treasure",
    }


def test_options_bring_their_own_composition() -> None:
    found = {device.id: device for device in devices()}
    pile = found["jamaica.treasures"].options[0]
    # With the ghost Lady Beth lies beside it: 9 of 11. The Crew has twelve cards of its own, with values of the house.
    assert {name: len(cards) for name, cards in pile.sets.items()} == {"base": 12, "ghost": 11, "crew": 12}
    assert pile.house == ("crew",)
    two = found["plunder.spinners"].options[0].sets["two"]
    assert [len(part.faces) for part in two] == [12, 12]  # type: ignore[union-attr]
    assert [len(part.faces) for part in found["plunder.spinners"].parts] == [12, 18]


@pytest.mark.parametrize(
    ("tool", "given", "place"),
    [
        ("jamaica.load", {"holds": [{"kind": "none", "tokens": 2}, *[{"kind": "none"}] * 4]}, "holds[0].tokens"),
        ("nassau.settle", {"strength": 1, "tokens": [{"token": "blank"}] * 2}, "tokens"),
        ("buccaneer.ledger", {"players": [{"colour": "red"}] * 3}, "players[1].colour"),
        ("buccaneer.mutiny", {"crew": [{"colour": "red"}, *[{"colour": "blue"}] * 6]}, "crew[6].colour"),
    ],
)
def test_what_cannot_be_on_the_table_is_refused_where_it_stands(
    tool: str, given: dict[str, object], place: str
) -> None:
    with pytest.raises(SheetError) as fault:
        tools()[tool].use(given)
    assert [note.place for note in fault.value.notes] == [place]
    for language in ("en", "fr"):
        assert all(has(language, note.key) for note in fault.value.notes)
