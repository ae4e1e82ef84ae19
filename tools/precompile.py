"""Runs inside Pyodide: rewrites its library, a zip of sources, as an uncompressed zip of unchecked-hash .pyc.

Uncompressed, because brotli squeezes it on the wire and the phone then needs not to. Docstrings and lines are left out;
asserts stay.
"""

import zipfile
from collections.abc import Callable
from importlib import import_module
from importlib.util import decode_source, source_hash
from types import CodeType

from tools.ashore import ashore
from tools.lean import lean

bootstrap = import_module("importlib._bootstrap_external")
LONG_AGO = (1980, 1, 1, 0, 0, 0)


def compiled(source: str, target: str, prefix: str) -> str:
    """Compile every .py of the source archive; other members are taken along as they are."""
    modules = others = left = 0
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as new:
        # what is alike lies together: brotli gains by it
        members = (member for member in old.namelist() if not member.endswith("/"))
        for name in sorted(members, key=lambda member: (member.rpartition(".")[2], member)):
            if ashore(name):
                left += 1
                continue
            data = old.read(name)
            if name.endswith(".py"):
                code = compile(lean(decode_source(data)), prefix + name, "exec", dont_inherit=True, optimize=0)
                code = throughout(code, without_lines)  # over the old one: what two hold is marked, and the marks weigh
                data = bytes(bootstrap._code_to_hash_pyc(code, source_hash(data), False))
                name += "c"
                modules += 1
            else:
                others += 1
            new.writestr(zipfile.ZipInfo(name, LONG_AGO), data)
    return f"{modules} modules compiled, {others} other files, {left} left out"


def throughout(code: CodeType, change: Callable[[CodeType], CodeType]) -> CodeType:
    """The code changed, and all code within it."""
    inner = tuple(throughout(it, change) if isinstance(it, CodeType) else it for it in code.co_consts)
    return change(code.replace(co_consts=inner))


def without_lines(code: CodeType) -> CodeType:
    """The code without its table of lines and without the line it begins in, an eighth of what a phone would download:
    what fails in the library is told by the line of ours that called it."""
    return code.replace(co_linetable=b"", co_firstlineno=1)
