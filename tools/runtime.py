"""The two folders of the page that hold Python.

`runtime-<hash>/` is Pyodide with its library compiled beforehand, PyScript and micropip: it changes only with their
versions, so an update of the app leaves it alone. `engine-<hash>/` is ours: the engine as a wheel of compiled
modules, the lock file that lists the wheels, and the three small files that start it all.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
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
COMPILER = ("precompile.mjs", "precompile.py", "lean.py")
LONG_AGO = (1980, 1, 1, 0, 0, 0)


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


def precompiled(sources: Path, prefix: str) -> Path:
    """The archive with its modules compiled, kept for the next build."""
    tools = (*(ROOT / "tools" / name for name in COMPILER), PYODIDE / "pyodide.asm.wasm")
    target = CACHE / f"{sources.stem}-{digest(sources, *tools)}.pyc.zip"
    if not target.exists():
        half = target.with_suffix(".half")
        run("node", "tools/precompile.mjs", sources, half, prefix, title=f"compiling {sources.name}")
        half.rename(target)
    return target


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
    shutil.copy(precompiled(PYODIDE / STDLIB, "/lib/python314.zip/"), folder / STDLIB)
    for pattern in PYSCRIPT_FILES:
        found = list(PYSCRIPT.glob(pattern))
        if len(found) != 1:
            raise SystemExit(f"PyScript has {len(found)} files {pattern}: look at what it fetches when it starts")
        # without the last line, which names a map that is not shipped
        text = found[0].read_text().split("\n//# sourceMappingURL=")[0] + "\n"
        (folder / "pyscript" / found[0].name).write_text(text)
    shutil.copy(micropip(), folder)
    (folder / "licences.txt").write_text(inner_licences(PYSCRIPT))
    return settle(folder, "runtime")


def engine_sources() -> list[Path]:
    """All files of the package that belong into it, sorted."""
    package = ROOT / "engine" / "flibuste"
    return sorted(path for path in package.rglob("*") if path.suffix in {".py", ".json", ".ftl"} and path.is_file())


def source_wheel() -> Path:
    """The engine as a wheel of sources, as pip would make it."""
    key = digest(ROOT / "pyproject.toml", *engine_sources())
    folder = CACHE / f"wheel-{key}"
    if not folder.exists():
        shutil.rmtree(BUILD / "wheel", ignore_errors=True)
        work, out = BUILD / "wheel" / "source", BUILD / "wheel" / "out"
        shutil.copytree(ROOT / "engine", work / "engine", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
        for name in ("pyproject.toml", "LICENSE", "README.md"):
            if (ROOT / name).exists():
                shutil.copy(ROOT / name, work / name)
            else:
                (work / name).write_text("Flibuste\n")
        command: list[str | Path] = [PYTHON, "-m", "build", "--wheel", "--no-isolation", "--outdir", out]
        surroundings = {**os.environ, "SOURCE_DATE_EPOCH": "315532800", "PYTHONPATH": ""}
        done = subprocess.run(command, cwd=work, env=surroundings, capture_output=True, text=True)
        if done.returncode:
            raise SystemExit(f"the wheel could not be built\n{done.stdout}\n{done.stderr}")
        out.rename(folder)
    return next(folder.glob("*.whl"))


def make_wheel() -> Path:
    """The wheel that the page loads: the same with its modules compiled, uncompressed, named after its Python."""
    sources = source_wheel()
    archive = precompiled(sources, "")
    with zipfile.ZipFile(archive) as made:
        (tags,) = (made.read(name).decode() for name in made.namelist() if name.endswith(".dist-info/WHEEL"))
    (tag,) = re.findall(r"^Tag: (\S+)$", tags, re.MULTILINE)
    wheel = CACHE / f"{sources.stem.removesuffix('-py3-none-any')}-{tag}.whl"
    shutil.copy(archive, wheel)
    return wheel


def lock_file(runtime: str, wheels: list[tuple[str, Path]]) -> str:
    """A lock file of just our wheels, with the hashes of the very files that are shipped."""
    stock = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    packages = {}
    for place, wheel in wheels:
        name, version = wheel.name.split("-")[:2]
        packages[name] = {
            **stock["packages"]["micropip"],  # for the shape: a pure Python wheel without dependencies
            "name": name,
            "version": version,
            "file_name": place,
            "sha256": sha256(wheel),
            "imports": [name],
        }
    return json.dumps({**stock, "packages": packages}, indent=1) + "\n"


def make_engine(dist: Path, runtime: Path, starters: Path) -> Path:
    """Write engine-<hash>/ into dist: the wheel, the lock file, and the starters bundled for the page."""
    folder = dist / "engine"
    folder.mkdir()
    wheel = make_wheel()
    shutil.copy(wheel, folder)
    # places are told from the lock file's own folder
    pip = next(runtime.glob("micropip-*.whl"))
    lock = lock_file(runtime.name, [(f"../{runtime.name}/{pip.name}", pip), (wheel.name, wheel)])
    (folder / "pyodide-lock.json").write_text(lock)
    for path in starters.iterdir():
        shutil.copy(path, folder)
    return settle(folder, "engine")
