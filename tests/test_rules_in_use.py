"""A rule stands in one place: tools, sheets and bots call what the game calls. A function of the rules that only they
call, or nobody, is a rule for the second time, their own, or left over."""

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from typing import NamedTuple

import pytest

ENGINE = Path(__file__).resolve().parents[1] / "engine" / "flibuste"
ROOMS = [path.parent.name for path in sorted((ENGINE / "games").glob("*/__init__.py"))]
COMPANION = {"tools", "sheet", "devices"}
BOTS = {"mind"}
# what one of these decorates does nothing until somebody calls it; any other may register it
QUIET = {"cache", "cached_property", "classmethod", "frozen", "lru_cache", "overload", "property", "staticmethod"}

Thing = tuple[str, ...]
"""A module, what it defines, or a method of what it defines: ("setup.placing", "Islands", "free")."""


class Uses(NamedTuple):
    """What some code names, and the attributes that it takes of what cannot be told."""

    things: set[Thing]
    attributes: set[str]


def modules(folder: Path) -> Iterator[tuple[str, bool, ast.Module]]:
    """Dotted names, whether it is a package, and the code; the name of the folder itself is empty."""
    for path in sorted(folder.rglob("*.py")):
        parts = path.relative_to(folder).with_suffix("").parts
        package = parts[-1] == "__init__"
        yield ".".join(parts[:-1] if package else parts), package, ast.parse(path.read_text(encoding="utf-8"))


def told(outer: ast.AST) -> Iterator[ast.Attribute | ast.Name | ast.FunctionDef | ast.ImportFrom]:
    """What it names, defines and imports, from outside inwards: as `ast.walk`, in half the time."""
    left = [outer]
    while left:
        node = left.pop()
        if isinstance(node, ast.Attribute | ast.Name | ast.FunctionDef | ast.ImportFrom):
            yield node
        for field in node._fields:
            value = getattr(node, field)
            if isinstance(value, list):
                left += [one for one in value if isinstance(one, ast.AST)]
            elif isinstance(value, ast.AST) and value._fields:
                left.append(value)


def made(node: ast.stmt) -> set[str]:
    """The names that a statement of a module makes."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return {node.name}
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return {one.id for target in targets for one in ast.walk(target) if isinstance(one, ast.Name)}


def parts(node: ast.stmt) -> list[ast.AST]:
    """A statement of a module; of a class what it is built on, and each statement in it."""
    return [*node.bases, *node.keywords, *node.decorator_list, *node.body] if isinstance(node, ast.ClassDef) else [node]


def parts_of(tree: ast.Module) -> Iterator[ast.AST]:
    for node in tree.body:
        yield from parts(node)


def registers(node: ast.FunctionDef | ast.ClassDef) -> bool:
    calls = [one.func if isinstance(one, ast.Call) else one for one in node.decorator_list]
    return any(ast.unparse(one).rpartition(".")[2] not in QUIET for one in calls)


@cache
def asked_by_the_engine() -> frozenset[str]:
    """The methods that it may call of any game: what is named anywhere in it."""
    files = [path for path in ENGINE.rglob("*.py") if not {"games", "zoo"} & {*path.relative_to(ENGINE).parts}]
    nodes = chain.from_iterable(told(ast.parse(path.read_text(encoding="utf-8"))) for path in files)
    names = (getattr(node, "attr", None) or getattr(node, "name", "") for node in nodes)
    return frozenset(filter(None, names))


class Room:
    """The code of one game. `known`: per module, what its names stand for."""

    def __init__(self, folder: Path) -> None:
        read = [*modules(folder)]
        self.trees = {name: tree for name, _, tree in read}
        self.told = {id(node): [*told(node)] for _, _, tree in read for node in parts_of(tree)}
        self.known: dict[str, dict[str, Thing]] = {}
        self.needs: dict[str, set[str]] = {}
        for name, package, tree in read:
            imported = dict(self._imports(name if package else name.rpartition(".")[0], tree))
            self.known[name] = imported | {one: (name, one) for node in tree.body for one in made(node)}
            self.needs[name] = {thing[0] for thing in imported.values()} | {name.rpartition(".")[0]}
        self.played = self._reached([""], COMPANION | BOTS)
        companions = [name for name in self.trees if name.split(".")[0] in COMPANION]
        self.bots = self._reached([""], COMPANION) - self.played - self._reached(companions, BOTS)
        self.uses: dict[Thing, Uses] = {}
        self.functions: list[Thing] = []
        self.roots: set[Thing] = {("", name) for name in self.known[""]}
        for name in self.rule_files():
            for node in self.trees[name].body:
                self._read(name, node)

    def rule_files(self) -> list[str]:
        """All but the companion's, the bots' and those that only the bots need; shapes are types."""
        asking = COMPANION | BOTS | {"shapes", "event_shapes", "decision_shapes"}
        return [name for name in self.trees if name.split(".")[0] not in asking and name not in self.bots]

    def _imports(self, package: str, tree: ast.Module) -> Iterator[tuple[str, Thing]]:
        above = package.split(".") if package else []
        for node in (inner for outer in parts_of(tree) for inner in self.told[id(outer)]):
            if isinstance(node, ast.ImportFrom) and 0 < node.level <= len(above) + 1:
                base = ".".join([*above[: len(above) + 1 - node.level], node.module or ""]).removesuffix(".")
                for alias in node.names:
                    whole = f"{base}.{alias.name}".removeprefix(".")
                    yield alias.asname or alias.name, (whole,) if whole in self.trees else (base, alias.name)

    def _reached(self, start: Iterable[str], without: set[str]) -> set[str]:
        found: set[str] = set()
        left = list(start)
        while left:
            name = left.pop()
            if name in self.trees and name not in found and name.split(".")[0] not in without:
                found.add(name)
                left += self.needs[name]
        return found

    def _read(self, name: str, node: ast.stmt) -> None:
        if isinstance(node, ast.Import | ast.ImportFrom):
            return
        things: list[Thing] = [(name, one) for one in made(node)] or [(name, f"line {node.lineno}")]
        if isinstance(node, ast.FunctionDef):
            self.functions += things
        rest = [*parts(node)]
        for one in rest[:]:
            if isinstance(node, ast.ClassDef) and isinstance(one, ast.FunctionDef):
                rest.remove(one)
                self.functions.append((name, node.name, one.name))
                self.uses[name, node.name, one.name] = self._uses(name, [one])
        self.uses.update(dict.fromkeys(things, self._uses(name, rest)))
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            acts = registers(node) or self._enlists((name, node.name))
        else:
            acts = not made(node)
        if acts and name in self.played:
            self.roots.update(things)

    def _enlists(self, thing: Thing) -> bool:
        """Whether a class is noted by one that it is built on, wherever it is defined."""
        nodes = [one for one in self.trees[thing[0]].body if isinstance(one, ast.ClassDef) and one.name == thing[-1]]
        for node in nodes:
            if any(isinstance(one, ast.FunctionDef) and one.name == "__init_subclass__" for one in node.body):
                return True
            bases = [self.known[thing[0]].get(ast.unparse(base)) for base in node.bases]
            if any(self._enlists(base) for base in bases if base and base[0] in self.trees):
                return True
        return False

    def _uses(self, name: str, nodes: Iterable[ast.AST]) -> Uses:
        known, found, taken = self.known[name], Uses(set(), set()), set()
        # whatever takes an attribute comes before what it takes it of
        for node in (inner for outer in nodes for inner in self.told[id(outer)]):
            if isinstance(node, ast.Attribute):
                of = known.get(node.value.id, ()) if isinstance(node.value, ast.Name) else ()
                if len(of) == 1:
                    taken.add(id(node.value))
                    found.things.add((of[0], node.attr))
                else:
                    found.attributes.add(node.attr)
            elif isinstance(node, ast.Name) and id(node) not in taken and node.id in known:
                of = known[node.id]
                # a module that is handed on may be asked for anything
                found.things.update([of] if len(of) > 1 else self.known[of[0]].values())
        return found

    def uncalled(self) -> list[str]:
        """The functions and methods of the rules that nothing calls which the game itself calls."""
        named, asked = set(), set(asked_by_the_engine())
        methods, of_class = defaultdict(list), defaultdict(list)
        for thing in self.functions:
            if len(thing) > 2:
                methods[thing[-1]].append(thing)
                of_class[thing[:-1]].append(thing)
        left = list(self.roots)
        while left:
            thing = left.pop()
            if thing in named:
                continue
            named.add(thing)
            if thing not in self.uses:
                # what a module only hands on from another
                left += [one for one in [self.known.get(thing[0], {}).get(thing[-1])] if one]
                continue
            left += self.uses[thing].things
            new = self.uses[thing].attributes - asked
            asked |= new
            left += [one for attribute in new for one in methods[attribute] if one[:2] in named]
            if len(thing) == 2:
                left += [one for one in of_class[thing] if one[-1] in asked or one[-1].startswith("__")]
        return [".".join(filter(None, thing)) for thing in self.functions if thing not in named]

    def unneeded(self) -> list[str]:
        """The files of rules that the game never comes to import."""
        return [name for name in self.rule_files() if name not in self.played]


@cache
def room(game: str) -> Room:
    return Room(ENGINE / "games" / game)


@pytest.mark.parametrize("game", ROOMS)
def test_a_game_calls_its_rules_itself(game: str) -> None:
    assert room(game).unneeded() == []
    assert room(game).uncalled() == []


@pytest.mark.parametrize("game", ROOMS)
def test_what_is_looked_at(game: str) -> None:
    """Rules are found, and what only bots need are not rules."""
    files = room(game).rule_files()
    assert {"", "state", "scoring", "view"} <= set(files)
    assert len(room(game).functions) > 100
    assert not set(files) & {"mind", "sheet", "devices", "tools"}


def test_a_second_implementation_is_found(tmp_path: Path) -> None:
    for name, code in {
        "__init__": "from . import mind, rounds\nGAME = rounds.begin()\n",
        "rounds": "from .ships import Ship\nTABLE = {}\ndef begin():\n    return Ship().sail()\n",
        "ships": "class Ship:\n    def sail(self):\n        return 1\n    def careen(self):\n        return twice()\n"
        "def twice():\n    return 2\n",
        "mind": "from .worth import worth\n",
        "worth": "def worth():\n    return 1\n",
        "storm": "def squares():\n    return []\n",
        "tools/__init__": "from ..storm import squares\nfrom ..ships import Ship\nFOUND = squares(), Ship().careen()\n",
    }.items():
        path = tmp_path / f"{name}.py"
        path.parent.mkdir(exist_ok=True)
        path.write_text(code, encoding="utf-8")
    assert Room(tmp_path).unneeded() == ["storm"]
    assert Room(tmp_path).uncalled() == ["ships.Ship.careen", "ships.twice", "storm.squares"]
