"""`runtime-<hash>/` of the page: Pyodide with its library compiled beforehand, PyScript and micropip.

It changes only with their versions, so an update of the app leaves it alone.
"""

from __future__ import annotations

import hashlib
import shutil
import zipfile
from pathlib import Path

from tools.environment import BUILD, NODE_MODULES, PYTHON, ROOT, digest, run
from tools.licences import inner_licences

CACHE = BUILD / "cache"
PYODIDE = NODE_MODULES / "pyodide"
PYSCRIPT = NODE_MODULES / "@pyscript" / "core" / "dist"
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
# What core.js fetches when it starts without plugins; it asks for `error` even to switch it off.
PYSCRIPT_FILES = ("core.js", "core-*.js", "error-*.js")
MICROPIP = "0.11.1"
MICROPIP_SHA256 = "768de165adb8e66906039d8fec4127a57f522dfdf8e6fbff877a4616941ecfd3"
STDLIB = "python_stdlib.zip"
LONG_AGO = (1980, 1, 1, 0, 0, 0)
COMPILER = ("precompile.mjs", "precompile.py", "ashore.py", "lean.py")


def sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def folder_digest(folder: Path) -> str:
    """A short name for a folder's whole content."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    names = "\n".join(path.relative_to(folder).as_posix() for path in files)
    return hashlib.sha256((names + digest(*files)).encode()).hexdigest()[:10]


def settle(folder: Path, name: str) -> Path:
    """Give a finished folder its content as its name."""
    return folder.rename(folder.with_name(f"{name}-{folder_digest(folder)}"))


def unpressed(archive: Path, to: Path) -> None:
    """The same archive uncompressed, because brotli squeezes it on the wire and the phone then needs not to."""
    with zipfile.ZipFile(archive) as old, zipfile.ZipFile(to, "w", zipfile.ZIP_STORED) as new:
        # what is alike lies together: brotli gains by it
        for name in sorted(old.namelist(), key=lambda member: (member.rpartition(".")[2], member)):
            new.writestr(zipfile.ZipInfo(name, LONG_AGO), old.read(name))


def compiled_library() -> Path:
    """Python's library with its modules compiled, kept for the next build."""
    tools = (*(ROOT / "tools" / name for name in COMPILER), PYODIDE / "pyodide.asm.wasm")
    library = CACHE / f"python_stdlib-{digest(PYODIDE / STDLIB, *tools)}.pyc.zip"
    if not library.exists():
        half = library.with_suffix(".half")
        run(
            "node", "tools/precompile.mjs", PYODIDE / STDLIB, half, "/lib/python314.zip/", title="compiling the library"
        )
        half.rename(library)
    return library


def micropip() -> Path:
    """The wheel of micropip, fetched once and checked."""
    wheel = CACHE / f"micropip-{MICROPIP}-py3-none-any.whl"
    if not wheel.exists():
        options = ["--no-deps", "--only-binary=:all:", "--python-version", "3.14", "--disable-pip-version-check"]
        run(PYTHON, "-m", "pip", "download", "-qq", *options, "--dest", CACHE, f"micropip=={MICROPIP}")
    if sha256(wheel) != MICROPIP_SHA256:
        raise SystemExit(f"{wheel.name} is not the file that was pinned")
    return wheel


def make_runtime(dist: Path) -> Path:
    """Write runtime-<hash>/ into dist."""
    folder = dist / "runtime"
    (folder / "pyscript").mkdir(parents=True)
    for name in PYODIDE_FILES:
        shutil.copy(PYODIDE / name, folder / name)
    shutil.copy(compiled_library(), folder / STDLIB)
    for pattern in PYSCRIPT_FILES:
        found = list(PYSCRIPT.glob(pattern))
        if len(found) != 1:
            raise SystemExit(f"PyScript has {len(found)} files {pattern}: look at what it fetches when it starts")
        # without the last line, which names a map that is not shipped
        text = found[0].read_text().split("\n//# sourceMappingURL=")[0] + "\n"
        (folder / "pyscript" / found[0].name).write_text(text)
    wheel = micropip()
    unpressed(wheel, folder / wheel.name)
    (folder / "licences.txt").write_text(inner_licences(PYSCRIPT))
    return settle(folder, "runtime")
