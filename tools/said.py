"""What the code of a game can say, read from the code: its events and lines, and the questions that chance answers.

Random games and tales show their shapes; this says which there are, so that none is missing because it is rare.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

EVENT = ("key", "args", "data", "rule")
LINE = ("key", "points", "rule", "args")
"""What the two classes take, in order."""
QUESTION = "answer"
"""The method of a fate whose first argument is the name of a question."""


@dataclass
class Sayable:
    """An event or a line: the names of its arguments and data, and its rule, as far as the code spells them out."""

    args: set[str] = field(default_factory=set)
    data: set[str] = field(default_factory=set)
    rule: str = ""


@dataclass
class Said:
    """By key. Of a key that is put together `*` stands for what is not fixed."""

    events: dict[str, Sayable] = field(default_factory=dict)
    lines: dict[str, Sayable] = field(default_factory=dict)
    questions: set[str] = field(default_factory=set)


def said(folder: Path) -> Said:
    """What the modules of a folder can say."""
    found = Said()
    for path in sorted(folder.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for scope in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
            given = _assigned(scope)
            for call in (node for node in ast.walk(scope) if isinstance(node, ast.Call) and node.args):
                if isinstance(call.func, ast.Name) and call.func.id == "Event":
                    _add(found.events, call, EVENT, given)
                elif isinstance(call.func, ast.Name) and call.func.id == "Line":
                    _add(found.lines, call, LINE, given)
                elif isinstance(call.func, ast.Attribute) and call.func.attr == QUESTION:
                    found.questions.update(_words(call.args[0], given))
    return found


def drawn(folder: Path) -> dict[str, set[str]]:
    """The keys of the decisions, options and forms that the modules of a folder give data to, as far as the code spells
    them out; for a key that is put together `*` stands for what is not fixed."""
    found: dict[str, set[str]] = {"decision": set(), "Option": set(), "Form": set()}
    for path in sorted(folder.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for scope in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
            given = _assigned(scope)
            for call in (node for node in ast.walk(scope) if isinstance(node, ast.Call) and len(node.args) > 1):
                name = getattr(call.func, "attr", None) or getattr(call.func, "id", "")
                if name in found and any(it.arg == "data" for it in call.keywords):
                    found[name].update(_words(call.args[1], given))
    return found


def words_of(folder: Path) -> set[str]:
    """The strings that stand in the modules and tables of a folder, as a whole or as a word of a longer one; no
    docstrings, and nothing of the shapes, which are types alone."""
    found: set[str] = set()
    for path in sorted(path for path in folder.rglob("*.py") if not path.stem.endswith("shapes")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        loose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in loose:
                found.update((node.value, *node.value.split(), *node.value))
    for path in sorted(folder.rglob("*.json")):
        found.update(re.findall(r'"([^"\\]+)"', path.read_text(encoding="utf-8")))
    return found


Given = dict[str, list[ast.expr]]
"""What each name is set to within a function."""


def _add(found: dict[str, Sayable], call: ast.Call, order: tuple[str, ...], given: Given) -> None:
    taken = dict(zip(order, call.args, strict=False)) | {it.arg: it.value for it in call.keywords if it.arg}
    for key in _words(taken["key"], given):
        one = found.setdefault(key, Sayable())
        one.args.update(_fields(taken.get("args"), given))
        one.data.update(_fields(taken.get("data"), given))
        if "rule" in taken:
            one.rule = one.rule or next(_words(taken["rule"], given), "")


def _assigned(scope: ast.FunctionDef) -> Given:
    given: Given = {}
    for node in ast.walk(scope):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
            given.setdefault(node.target.id, []).append(node.value)
        if not isinstance(node, ast.Assign) or len(node.targets) != 1:
            continue
        target, value = node.targets[0], node.value
        both = isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple)
        pairs = zip(target.elts, value.elts, strict=False) if both else [(target, value)]  # type: ignore[attr-defined]
        for name, one in pairs:
            if isinstance(name, ast.Name):
                given.setdefault(name.id, []).append(one)
    return given


def _words(node: ast.expr, given: Given) -> Iterator[str]:
    """The strings that an expression can be, as far as it says them itself."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _words(node.body, given)
        yield from _words(node.orelse, given)
    elif isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values)
    elif isinstance(node, ast.Name):
        others = {name: them for name, them in given.items() if name != node.id}
        for one in given.get(node.id, ()):
            yield from _words(one, others)


def _fields(node: ast.expr | None, given: Given) -> Iterator[str]:
    """The keys of a dictionary, as far as it is spelt out."""
    if isinstance(node, ast.Dict):
        for key, value in zip(node.keys, node.values, strict=True):
            if key is None:
                yield from _fields(value, given)
            elif isinstance(key, ast.Constant):
                yield str(key.value)
    elif isinstance(node, ast.IfExp):
        yield from _fields(node.body, given)
        yield from _fields(node.orelse, given)
    elif isinstance(node, ast.BinOp):
        yield from _fields(node.left, given)
        yield from _fields(node.right, given)
    elif isinstance(node, ast.Name):
        others = {name: them for name, them in given.items() if name != node.id}
        for one in given.get(node.id, ()):
            yield from _fields(one, others)
