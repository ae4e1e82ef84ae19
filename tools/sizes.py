"""What a device downloads to have everything."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

from tools.environment import BUILD

PACKED = {".br", ".gz", ".png"}
WORDS = ("words_", "more_", "keys_more")
RULES = ("rules_", "keys_rules")


def meta_of(dist: Path) -> Path:
    """What esbuild says of the scripts in there: which sources are in each."""
    return BUILD / f"{dist.name}.meta.json"


def shipped(dist: Path) -> list[Path]:
    """The files of a build that a first visit fetches: without the twins for the wire and the system's pictures."""
    return sorted(path for path in dist.rglob("*") if path.is_file() and path.suffix not in PACKED)


def page_scripts(dist: Path) -> list[Path]:
    """The page's own scripts, without those that only hold words."""
    return sorted(path for path in dist.glob("assets/*.js") if not path.name.startswith(WORDS + RULES))


def ours(dist: Path) -> list[Path]:
    """What is neither Pyodide, PyScript, micropip nor the standard library."""
    return [path for path in shipped(dist) if not path.relative_to(dist).parts[0].startswith("runtime-")]


def weight(paths: Iterable[Path], ending: str = ".br") -> int:
    """Bytes on the wire, squeezed as `ending` says."""
    twins = [(path, path.with_name(path.name + ending)) for path in paths]
    return sum((twin if twin.exists() else path).stat().st_size for path, twin in twins)


def of_game(dist: Path, game: str) -> float:
    """Bytes on the wire of all that is one game's: wheel, styles, and its share of every script, words among them."""
    total = float(weight([*dist.glob(f"engine-*/flibuste_{game}-*.whl"), *dist.glob(f"assets/{game}-*.css")]))
    for made, script in json.loads(meta_of(dist).read_text())["outputs"].items():
        bytes_of = {name: part["bytesInOutput"] for name, part in script["inputs"].items()}
        own = sum(size for name, size in bytes_of.items() if f"games/{game}/" in name or name.endswith(f"-{game}"))
        if own:
            total += weight([dist / "assets" / Path(made).name]) * own / sum(bytes_of.values())
    return total


def files_of(dist: Path, game: str) -> set[str]:
    """The names of the files that hold a game's wheel, styles and words, or more of its scripts than of others."""
    names = {path.name for path in dist.glob(f"*/*{game}*") if path.suffix not in PACKED}
    for made, script in json.loads(meta_of(dist).read_text())["outputs"].items():
        bytes_of = {name: part["bytesInOutput"] for name, part in script["inputs"].items()}
        if 2 * sum(size for name, size in bytes_of.items() if f"games/{game}/" in name) > sum(bytes_of.values()):
            names.add(Path(made).name)
    return names


def sizes(dist: Path) -> str:
    """The same as a table in kilobytes."""
    everything, own = shipped(dist), ours(dist)
    parts: dict[str, list[Path]] = {
        "runtime": [path for path in everything if path not in own],
        "engine": [path for path in own if path.parent.name.startswith("engine-")],
        "page scripts": page_scripts(dist),
        "words": [path for path in dist.glob("assets/*.js") if path.name.startswith(WORDS)],
        "rules": [path for path in dist.glob("assets/*.js") if path.name.startswith(RULES)],
        "styles": list(dist.glob("assets/*.css")),
        "letters": list(dist.glob("assets/*.woff2")),
        "ours": own,
        "all": everything,
    }
    rows = [f"{name:13} {weight(p, '.br') / 1e3:8.1f} {weight(p, '.gz') / 1e3:8.1f}" for name, p in parts.items()]
    return "\n".join([f"{'kB':13} {'brotli':>8} {'gzip':>8}", *rows])
