"""Runs inside the shipped Pyodide, beside the archives in /tmp: which modules of Python's library are asked for that
are not there, by whom, at the head of a module or within a function; and whether micropip and all of ours start.
"""

from __future__ import annotations

import dis
import json
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import decode_source, resolve_name
from marshal import loads
from pathlib import Path
from types import CodeType
from typing import Any
from zipfile import ZipFile

ORIGINAL = "/tmp/python_stdlib.zip"
ZIP = f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip"


def module(member: str) -> str:
    return member.rpartition(".")[0].removesuffix("/__init__").replace("/", ".")


def modules(archive: str) -> Iterator[tuple[str, str, CodeType]]:
    """The code of each module in an archive, and the package that its relative imports start from."""
    with ZipFile(archive) as opened:
        for member in opened.namelist():
            data = opened.read(member)
            package = module(member) if "/__init__." in member else module(member).rpartition(".")[0]
            if member.endswith(".pyc"):
                yield module(member), package, loads(data[16:])
            elif member.endswith(".py"):
                yield module(member), package, compile(decode_source(data), member, "exec", dont_inherit=True)


def imports(code: CodeType, package: str, within: bool = False) -> Iterator[tuple[str, bool]]:
    """Each name that a module may mean by its imports, and whether it asks within a function."""
    steps = list(dis.get_instructions(code))
    for at, step in enumerate(steps):
        if step.opname == "IMPORT_NAME":
            level, names = steps[at - 2].argval, steps[at - 1].argval
            base = resolve_name("." * level + step.argval, package) if level else step.argval
            yield from ((name, within) for name in (base, *(f"{base}.{name}" for name in names or ())))
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from imports(inner, package, within or bool(inner.co_flags & 2))  # a function's names are its own


def asked() -> dict[str, Any]:
    archives = [str(path) for path in Path("/tmp").glob("*.whl")]
    with ZipFile(ORIGINAL) as original, ZipFile(ZIP) as shipped:
        gone = {module(name) for name in original.namelist() if name.endswith(".py")}
        gone -= {module(name) for name in shipped.namelist()}
    found = set()
    for archive in (ZIP, *archives):
        for name, package, code in modules(archive):
            found |= {(name, other, within) for other, within in imports(code, package) if other in gone}
    return {"gone": sorted(gone), "asked": sorted(found)}


def started() -> int:
    """How many modules of micropip and of ours can be imported."""
    sys.path.append("/tmp/all.zip")
    names = [name for name, _, _ in modules("/tmp/all.zip") if not name.startswith("micropip._")]
    for name in names:
        import_module(name)
    return len(names)


answer = json.dumps({**asked(), "started": started()})
