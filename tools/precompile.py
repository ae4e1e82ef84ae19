"""Runs inside Pyodide: rewrites a zip of sources as an uncompressed zip of unchecked-hash .pyc.

Uncompressed, because brotli squeezes it on the wire and the phone then needs not to. Docstrings are left out, and what
only types need is left out of our own modules; asserts stay. A wheel stays a wheel: its tag says for which Python it
is compiled, its record lists what is in it.
"""

import importlib.util
import json
import sys
import zipfile
from base64 import urlsafe_b64encode
from collections.abc import Callable
from hashlib import sha256
from importlib import import_module
from types import CodeType

from tools.lean import bare, lean

bootstrap = import_module("importlib._bootstrap_external")
LONG_AGO = (1980, 1, 1, 0, 0, 0)
# Left out of the library: debuggers, consoles, mail and web servers, processes, and Python twins of compiled modules.
# Neither Pyodide's start nor micropip nor a game asks for them, and a phone pays for each with every download.
ASHORE = frozenset(
    """
    _pydatetime _pyio _pyrepl antigravity bdb cProfile doctest ftplib imaplib mailbox modulefinder multiprocessing
    pdb pickletools poplib profile pstats pyclbr pydoc smtplib sqlite3 tabnanny this trace turtle unittest webbrowser
    wsgiref xmlrpc zipapp __phello__
    """.split()  # noqa: SIM905
)
# What the page does not ask the engine for: the command line, the words, which travel with the page, and what only
# type checkers and old versions of setuptools read.
ELSEWHERE = (
    *("/__main__.py", "/cli.py", "/simulate.py", "/terminal.py", "/words.py", "/entry_points.txt", ".ftl"),
    *("/py.typed", "/top_level.txt"),
)
RECORD = ".dist-info/RECORD"
# a seal says of which source a module was made; nobody looks, and no two would weigh the same on the wire as one
UNCHECKED = bytes(8)
TAG = "cp{}{}-none-any".format(*sys.version_info)


def compiled(source: str, target: str, prefix: str) -> str:
    """Compile every .py of the source archive; other members are taken along as they are. The library has a prefix."""
    ours = not prefix
    modules = others = ashore = 0
    record: list[str] = []
    record_name = ""
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as new:

        def write(name: str, data: bytes) -> None:
            new.writestr(zipfile.ZipInfo(name, LONG_AGO), data)
            seal = urlsafe_b64encode(sha256(data).digest()).decode().rstrip("=")
            record.append(f"{name},sha256={seal},{len(data)}")

        # what is alike lies together: brotli gains by it
        members = (member for member in old.namelist() if not member.endswith("/"))
        for name in sorted(members, key=lambda member: (member.rpartition(".")[2], member)):
            if name.partition("/")[0].removesuffix(".py") in ASHORE or name.endswith(ELSEWHERE):
                ashore += 1
                continue
            data = old.read(name)
            if name.endswith(RECORD):
                record_name = name
                continue
            if name.endswith(".dist-info/WHEEL"):
                data = data.replace(b"Tag: py3-none-any", f"Tag: {TAG}".encode())
            if name.endswith(".py"):
                tree = lean(data) if ours else bare(data)
                code = compile(tree, prefix + name, "exec", dont_inherit=True, optimize=0)
                code = throughout(code, without_lines)
                seal = UNCHECKED if ours else importlib.util.source_hash(data)
                write(f"{name}c", bytes(bootstrap._code_to_hash_pyc(code, seal, False)))
                modules += 1
            else:
                write(name, narrow(data) if name.endswith(".json") else data)
                others += 1
        if record_name:
            new.writestr(zipfile.ZipInfo(record_name, LONG_AGO), "\n".join([*record, f"{record_name},,", ""]))
    return f"{modules} modules compiled, {others} other files, {ashore} left out"


def narrow(table: bytes) -> bytes:
    """The same JSON without the blanks that people read it by."""
    return json.dumps(json.loads(table), separators=(",", ":"), ensure_ascii=False).encode()


def throughout(code: CodeType, change: Callable[[CodeType], CodeType]) -> CodeType:
    """The code changed, and all code within it."""
    inner = tuple(throughout(it, change) if isinstance(it, CodeType) else it for it in code.co_consts)
    return change(code.replace(co_consts=inner))


def without_lines(code: CodeType) -> CodeType:
    """The code without its table of lines and without the line it begins in, an eighth of what a phone would download:
    the report of a fault brings the game itself, which fails again in the same place, with lines, where the sources
    are."""
    return code.replace(co_linetable=b"", co_firstlineno=1)
