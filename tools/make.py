"""Makes dist/: the whole app as static files. python tools/make.py [--force] [--out DIR] [--label TEXT]
[--names]"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools import runtime, wheels
from tools.environment import BUILD, PYTHON, ROOT, digest, locked, run, say
from tools.licences import licences
from tools.sizes import meta_of, sizes
from tools.version import version

SOURCES = ("engine", "web", "tools", "manifest.json", "service-worker.js", "pyproject.toml", "package-lock.json")
IGNORED = {"__pycache__", ".mypy_cache", ".ruff_cache"}


def source_digest() -> str:
    """A hash of all that goes into dist/."""
    files: list[Path] = []
    for name in SOURCES:
        path = ROOT / name
        files += [path] if path.is_file() else sorted(path.rglob("*"))
    return digest(*(path for path in files if path.is_file() and not IGNORED & set(path.parts)))


def bundle(part: str, job: dict[str, object]) -> None:
    """Hand a job to the JavaScript half."""
    file = BUILD / f"job-{part}.json"
    file.write_text(json.dumps(job, default=str))
    run("node", "tools/bundle.mjs", part, file)


def make(dist: Path, build_id: str, names: bool) -> None:
    """Write a complete dist/ into an empty folder. `names`: functions keep theirs, and nothing is compressed."""
    made = runtime.make_runtime(dist)
    library = made / runtime.STDLIB
    packed = wheels.make_wheels(dist / "engine")
    shutil.rmtree(BUILD / "starters", ignore_errors=True)
    starter = {
        "runtime": f"{made.name}/",
        "wheel": packed[""].name,
        "parts": {part: wheel.name for part, wheel in packed.items() if part},
        "library": runtime.STDLIB,
        "bytes": sum(path.stat().st_size for path in (library, packed[""], made / "pyodide.asm.wasm")),
    }
    bundle("starters", {"out": BUILD / "starters", "starter": starter})
    engine = wheels.make_engine(dist / "engine", made, packed, BUILD / "starters")
    pyscript = sorted(f"{made.name}/pyscript/{path.name}" for path in made.glob("pyscript/core*.js"))
    sealed = {
        "scripts": [f"{engine.name}/sealed.js", f"{made.name}/pyodide.mjs", f"{made.name}/pyodide.asm.mjs"],
        "files": [
            f"{made.name}/pyodide.asm.wasm",
            f"{made.name}/{runtime.STDLIB}",
            f"{made.name}/{next(made.glob('micropip-*.whl')).name}",
            f"{engine.name}/pyodide-lock.json",
            f"{engine.name}/bridge.py",
            f"{engine.name}/{packed[''].name}",
        ],
    }
    info = {
        "version": version(),
        "id": build_id,
        "runtime": f"{made.name}/",
        "engine": f"{engine.name}/",
        "pyscript": pyscript,
        "sealed": sealed,
    }
    bundle("page", {"dist": dist, "info": info, "python": PYTHON, "names": names})
    (dist / "licences.txt").write_text(licences(next(made.glob("micropip-*.whl"))))
    bundle("offline", {"dist": dist, "info": info})
    (dist / ".nojekyll").touch()
    if not names:
        run("node", "tools/compress.mjs", dist, runtime.CACHE / "squeezed")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--force", action="store_true", help="build even when nothing has changed")
    parser.add_argument("--out", type=Path, default=ROOT / "dist")
    parser.add_argument("--label", default="", help="goes into the build's id, to have two builds of the same sources")
    parser.add_argument("--names", action="store_true", help="functions keep their names, to be counted and profiled")
    asked = parser.parse_args()
    out: Path = asked.out.resolve()
    with locked("make"):
        began = time.monotonic()
        stamp = BUILD / "stamps" / digest_name(out)
        build_id = source_digest()[:10] + asked.label
        if not asked.force and out.exists() and stamp.exists() and stamp.read_text() == build_id:
            say(f"{out.name} is up to date")
            return
        runtime.CACHE.mkdir(parents=True, exist_ok=True)
        fresh = BUILD / "fresh"
        shutil.rmtree(fresh, ignore_errors=True)
        fresh.mkdir()
        make(fresh, build_id, asked.names)
        old = BUILD / "old"
        shutil.rmtree(old, ignore_errors=True)
        if out.exists():
            out.rename(old)
        fresh.rename(out)
        (BUILD / "page.meta.json").rename(meta_of(out))
        shutil.rmtree(old, ignore_errors=True)
        stamp.parent.mkdir(exist_ok=True)
        stamp.write_text(build_id)
        say(f"{out.name} made in {time.monotonic() - began:.1f} s")
        print(sizes(out), flush=True)


def digest_name(path: Path) -> str:
    return path.as_posix().replace("/", "_")


if __name__ == "__main__":
    main()
