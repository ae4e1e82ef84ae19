"""Runs inside Pyodide: rewrites a zip of sources as an uncompressed zip of unchecked-hash .pyc.

Uncompressed, because brotli squeezes it on the wire and the phone then needs not to. Docstrings and asserts stay.
"""

import importlib.util
import zipfile
from importlib import import_module

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


def compiled(source: str, target: str, prefix: str) -> str:
    """Compile every .py of the source archive; other members are taken along as they are."""
    modules = others = ashore = 0
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as new:
        for name in sorted(member for member in old.namelist() if not member.endswith("/")):
            if name.partition("/")[0].removesuffix(".py") in ASHORE:
                ashore += 1
                continue
            data = old.read(name)
            if name.endswith(".py"):
                code = compile(data, prefix + name, "exec", dont_inherit=True, optimize=0)
                data = bootstrap._code_to_hash_pyc(code, importlib.util.source_hash(data), False)
                name += "c"
                modules += 1
            else:
                others += 1
            new.writestr(zipfile.ZipInfo(name, LONG_AGO), bytes(data))
    return f"{modules} modules compiled, {others} other files, {ashore} left out"
