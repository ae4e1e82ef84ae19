"""Runs in the page's worker, under either host: hands the engine's one function out, and brings games to it."""

import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.machinery import FileFinder
from importlib.util import find_spec
from pkgutil import iter_modules

from flibuste import core
from flibuste.bridge import call  # noqa: F401
from flibuste.core.frozen import is_written, write

__export__ = ["bring", "call", "install", "keep", "warm"]


async def bring(part: str) -> str:
    """Unpack the wheel of a game, or the companion's, if it is one of ours; and import the game."""
    import flibuste_starter

    await flibuste_starter.bring(part)
    look_again()
    room = f"flibuste.games.{part}"
    if part.isidentifier() and find_spec(room):
        with lasting():
            import_module(room)
    return part


def look_again() -> None:
    """Folders hold more than before. `importlib.invalidate_caches` would read the library's archive once more, and
    import what reads the metadata of packages."""
    for finder in sys.path_importer_cache.values():
        if isinstance(finder, FileFinder):
            finder.invalidate_caches()


@contextmanager
def lasting() -> Iterator[None]:
    """What is made meanwhile stays for good: nobody looks for garbage in it, now or later."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


def shared_parts() -> Iterator[None]:
    """Make ready what games share, piece by piece: the modules, and the methods of the frozen classes in them."""
    for found in iter_modules(core.__path__):
        module = import_module(f"{core.__name__}.{found.name}")
        yield
        for kind in list(vars(module).values()):
            if isinstance(kind, type) and not is_written(kind):
                write(kind)
                yield


warming = shared_parts()


async def warm() -> str:
    """Make one more thing ready that the first game would wait for, whichever it is. Answers whether there may be
    more."""
    return "more" if next(warming, warming) is None else ""


async def keep() -> str:
    """Compile one more of our modules for later starts. Answers whether there are more."""
    import flibuste_starter

    return "more" if await flibuste_starter.keepMore(compiled) else ""


def compiled(path, source):
    """A module as Python stores it, in a form that it does not look for the source of."""
    from importlib.util import MAGIC_NUMBER
    from marshal import dumps

    from pyodide.ffi import to_js

    code = compile(source.to_bytes(), path, "exec", dont_inherit=True)
    unchecked = (1).to_bytes(4, "little") + bytes(8)
    return to_js(MAGIC_NUMBER + unchecked + dumps(code))


async def install(what: str, file: str = "") -> str:
    """Install a wheel by name, by URL, or from a file's bytes in base64. Answers the names installed, by commas."""
    import pyodide_js

    await pyodide_js.loadPackage("micropip")
    import micropip

    before = set(micropip.list())
    if file:
        from base64 import b64decode
        from pathlib import Path

        path = Path("/tmp") / what
        path.write_bytes(b64decode(file))
        what = f"emfs:{path}"
    await micropip.install(what)
    return ",".join(sorted(set(micropip.list()) - before))
