"""What comes from elsewhere is pinned to its content, and whoever made it is named, with the licence in full."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tools.environment import FOR_TESTS, NODE_MODULES, REQUIREMENTS, ROOT
from tools.licences import inner_licences, inner_packages, licences
from tools.runtime import PYSCRIPT, PYSCRIPT_FILES, micropip

DESIGNERS = (
    "Stefan Dorra",
    "Bruno Cathala",
    "Malcolm Braff",
    "Pauchon",
    "Stefan Feld",
    "K.C. Schrimpl",
    "Mike Selinker",
)


PIN = re.compile(r"([\w.-]+)==\S+( ; [^\\]+?)?( +--hash=sha256:[0-9a-f]{64})+\s*$")


def test_every_python_tool_is_pinned_by_hash_and_once() -> None:
    names = []
    for path in (REQUIREMENTS, FOR_TESTS):
        pins = re.sub(r"\\\n", " ", path.read_text())
        lines = [line for line in pins.splitlines() if line.strip() and not line.startswith("#")]
        assert lines
        assert [line for line in lines if not PIN.match(line)] == []
        names += [line.split("==")[0] for line in lines]
    assert len(names) == len(set(names))


def test_every_action_is_pinned_by_commit() -> None:
    for workflow in (ROOT / ".github/workflows").glob("*.yml"):
        # a workflow of our own needs no pin
        used = re.findall(r"uses: (?!\./)(.*)", workflow.read_text())
        assert used
        assert [one for one in used if not re.fullmatch(r"[\w./-]+@[0-9a-f]{40} # v[\d.]+", one)] == []


def test_licences_are_there_in_full() -> None:
    assert f"{micropip().parent.name}/licences.txt" in licences(micropip())
    text = "\n" + inner_licences(PYSCRIPT)
    assert "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2" in text
    inner = inner_packages(PYSCRIPT)
    assert {"polyscript", "coincident"} <= set(inner)
    for name in inner:
        about = json.loads((NODE_MODULES / name / "package.json").read_text())
        chapter = text.split(f"\n{name} {about['version']}, within PyScript")[1].split("=" * 80)[1]
        assert len(chapter) > 400, name
        assert "Copyright" in chapter, name


WITHIN_WASM = ("zlib", "bzip2", "Expat", "liblzma", "Zstandard", "libmpdec", "mimalloc", "HACL", "SQLite")


def test_what_is_within_the_wasm_is_named() -> None:
    told, text = (ROOT / "CREDITS.md").read_text(), inner_licences(PYSCRIPT)
    assert [name for name in WITHIN_WASM if name not in text or name not in told] == []


def test_the_licences_are_of_what_is_shipped() -> None:
    from tools.licences import PYSCRIPT_SCRIPTS

    assert PYSCRIPT_SCRIPTS == PYSCRIPT_FILES


def test_credits_name_who_made_the_games_and_only_what_ships() -> None:
    told = (ROOT / "CREDITS.md").read_text()
    assert [name for name in DESIGNERS if name not in told] == []
    libraries = told.split("## Libraries in the app")[1]
    scripts = "".join(path.read_text() for path in [*_scripts(ROOT / "web"), ROOT / "service-worker.js"])
    named = [name for name in re.findall(r"`([^`]+)`", libraries) if name.startswith("@fluent")]
    assert [name for name in named if f'"{name}"' not in scripts] == []


def _scripts(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.suffix in (".js", ".mjs", ".ts", ".tsx")]


def test_the_readme_says_how_to_forbid_frames() -> None:
    assert "frame-ancestors 'none'" in (ROOT / "README.md").read_text()
