"""Gathers the licences of all that dist/ ships into one text, as most of them ask."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

from tools.environment import NODE_MODULES, ROOT

# package -> whose text to take where it brings none of its own
PACKAGES: dict[str, str | None] = {
    "pyodide": "MPL-2.0",
    "@pyscript/core": None,
    "preact": None,
    "@preact/signals": None,
    "@preact/signals-core": None,
    "htm": None,
    "@fluent/bundle": "Apache-2.0",
    "idb": None,
    "workbox-core": None,
    "workbox-precaching": None,
    "workbox-routing": None,
    "workbox-strategies": None,
}
WORDS = """\
Also on board:
- the Python standard library, as part of Pyodide: Python Software Foundation Licence, docs.python.org/3/license.html
- symbols of game-icons.net by Lorc, Delapouite, Skoll and others: CC BY 3.0, creativecommons.org/licenses/by/3.0
"""


def _chapter(title: str, licence: str, text: str) -> str:
    return f"{'=' * 80}\n{title} - {licence}\n{'=' * 80}\n\n{text.strip()}\n"


def _own_text(folder: Path) -> str:
    found = sorted(folder.glob("LICENSE*"))
    return found[0].read_text() if found else ""


def licences(micropip: Path) -> str:
    """The whole text. Apache's and Mozilla's stand once, where they are first met."""
    with zipfile.ZipFile(micropip) as wheel:
        mozilla = next(wheel.read(name).decode() for name in wheel.namelist() if name.endswith("licenses/LICENSE"))
    lent = {"MPL-2.0": "As of micropip, below.", "Apache-2.0": "As of PyScript, above."}
    chapters = [_chapter("Flibuste", "MIT", (ROOT / "LICENSE").read_text()), WORDS]
    for name, lender in PACKAGES.items():
        folder = NODE_MODULES / name
        about = json.loads((folder / "package.json").read_text())
        text = lent[lender] if lender else _own_text(folder)
        if not text:
            raise SystemExit(f"{name} brings no licence: look for one")
        chapters.append(_chapter(f"{name} {about['version']}", about["license"], text))
    chapters.append(_chapter("micropip", "MPL-2.0", mozilla))
    fonts = sorted((ROOT / "web" / "fonts").glob("OFL-*.txt"))
    ofl = [_chapter(f"The letters of {path.stem.removeprefix('OFL-')}", "OFL-1.1", path.read_text()) for path in fonts]
    return "\n".join(chapters + ofl)
