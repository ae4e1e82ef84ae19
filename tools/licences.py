"""Gathers the licences of all that dist/ ships into one text, as most of them ask."""

from __future__ import annotations

import json
import re
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
    "@fluent/bundle": "Apache-2.0",
    "idb": None,
    "workbox-core": None,
    "workbox-precaching": None,
    "workbox-routing": None,
    "workbox-strategies": None,
}
# the files of PyScript that are shipped
PYSCRIPT_SCRIPTS = ("core.js", "core-*.js", "error-*.js")
# Python, with its library, as Pyodide carries it: a text that no package brings
PYTHON_LICENCE = ROOT / "tools" / "python-licence.txt"
# what a package that brings no text of its own says in a word
TERMS = {
    "ISC": """\
Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted,
provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL
IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN
ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.
""",
    "MIT": """\
Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
""",
}
WORDS = """\
Also on board:
- Python with its library, and the packages that PyScript has within it: their licences stand in {runtime}/licences.txt
- symbols of game-icons.net by Lorc, Delapouite, Skoll and others: CC BY 3.0, creativecommons.org/licenses/by/3.0
"""


def _chapter(title: str, licence: str, text: str) -> str:
    return f"{'=' * 80}\n{title} - {licence}\n{'=' * 80}\n\n{text.strip()}\n"


def _own_text(folder: Path) -> str:
    found = sorted(folder.glob("LICENSE*"))
    return found[0].read_text() if found else ""


def inner_packages(scripts: Path) -> list[str]:
    """The packages that PyScript's scripts have grown together with, as their source maps say."""
    sources = [
        source
        for pattern in PYSCRIPT_SCRIPTS
        for script in scripts.glob(pattern)
        if (chart := script.with_name(f"{script.name}.map")).exists()
        for source in json.loads(chart.read_text())["sources"]
    ]
    inside = re.compile(r"node_modules/((?:@[^/]+/)?[^/]+)/(?!.*node_modules/)")
    return sorted({found[1] for source in sources if (found := inside.search(source))})


def _inner(name: str) -> str:
    folder = NODE_MODULES / name
    about = json.loads((folder / "package.json").read_text())
    text = _own_text(folder) or f"Copyright (c) {about['author']}\n\n{TERMS[about['license']]}"
    return _chapter(f"{name} {about['version']}, within PyScript", about["license"], text)


# what is linked into pyodide.asm.wasm beside Python: whose it is, and under which licence
WITHIN_WASM = {
    "zlib": ("Copyright (C) Jean-loup Gailly and Mark Adler", "Zlib"),
    "bzip2": ("Copyright (C) Julian R Seward", "bzip2-1.0.6"),
    "Expat": ("Copyright (c) Thai Open Source Software Center Ltd and Clark Cooper; the Expat maintainers", "MIT"),
    "liblzma (XZ Utils)": ("By Lasse Collin and others", "0BSD; up to 5.4 public domain"),
    "Zstandard": ("Copyright (c) Meta Platforms, Inc. and affiliates", "BSD-3-Clause"),
    "libmpdec": ("Copyright (c) Stefan Krah", "BSD-2-Clause"),
    "mimalloc": ("Copyright (c) Microsoft Corporation, Daan Leijen", "MIT"),
    "HACL*": ("Copyright (c) INRIA, Microsoft Corporation and the HACL* contributors", "MIT"),
    "SQLite": ("Its authors disclaim copyright", "public domain"),
}


def _within_wasm() -> str:
    lines = [f"{name}: {whose} ({licence})" for name, (whose, licence) in WITHIN_WASM.items()]
    return _chapter("Libraries within pyodide.asm.wasm", "as named", "\n".join(lines))


def inner_licences(pyscript: Path) -> str:
    """What Pyodide and PyScript carry within them: it lies beside them, and stays when the app is updated."""
    python = _chapter("Python and its library, within Pyodide", "PSF-2.0", PYTHON_LICENCE.read_text())
    return "\n".join([python, _within_wasm(), *map(_inner, inner_packages(pyscript))])


def licences(micropip: Path) -> str:
    """All others, and where those lie. Apache's and Mozilla's stand once, where they are first met."""
    with zipfile.ZipFile(micropip) as wheel:
        mozilla = next(wheel.read(name).decode() for name in wheel.namelist() if name.endswith("licenses/LICENSE"))
    lent = {"MPL-2.0": "As of micropip, below.", "Apache-2.0": "As of PyScript, above."}
    words = WORDS.format(runtime=micropip.parent.name)
    chapters = [_chapter("Flibuste", "MIT", (ROOT / "LICENSE").read_text()), words]
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
