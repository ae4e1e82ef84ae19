"""What lies in dist/: complete, relative, small enough, and served as browsers need it."""

from __future__ import annotations

import gzip
import json
import re
import struct
import zipfile
from hashlib import sha256
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from flibuste.table import GAMES
from tools.server import Server

COMPANION = ("score", "tools")


def test_every_address_in_the_page_is_relative(dist: Path) -> None:
    html = (dist / "index.html").read_text()
    addresses = re.findall(r'(?:href|src)="([^"]+)"', html)
    assert addresses
    for address in addresses:
        assert not address.startswith(("/", "http", "//")), address
        assert (dist / address).is_file(), address


def test_the_policy_stands_in_the_page_before_anything_is_loaded(dist: Path) -> None:
    html = (dist / "index.html").read_text()
    assert "unsafe-inline" not in html
    assert "'unsafe-eval'" not in html
    assert html.index("Content-Security-Policy") < min(html.index("<link"), html.index("<script"))


def test_the_manifest_is_whole(dist: Path) -> None:
    manifest = json.loads((dist / "manifest.json").read_text())
    for picture in [*manifest["icons"], *manifest["screenshots"], *manifest["shortcuts"][0]["icons"]]:
        file = dist / picture["src"]
        assert file.is_file()
        if file.suffix == ".png":
            width, height = struct.unpack(">II", file.read_bytes()[16:24])
            assert picture["sizes"] == f"{width}x{height}"
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}


def test_the_lock_file_tells_the_truth(dist: Path) -> None:
    (file,) = dist.glob("engine-*/pyodide-lock.json")
    packages = json.loads(file.read_text())["packages"]
    assert sorted(packages) == ["flibuste", "micropip"]
    for package in packages.values():
        wheel = (file.parent / package["file_name"]).read_bytes()
        assert sha256(wheel).hexdigest() == package["sha256"]


def test_the_engine_comes_compiled_and_with_its_data(dist: Path) -> None:
    (file,) = dist.glob("engine-*/flibuste.zip")
    with zipfile.ZipFile(file) as archive:
        members = archive.infolist()
    names = {member.filename for member in members}
    assert {"flibuste/bridge.pyc", "flibuste/games/buccaneer/data/buccaneer.data.json"} <= names
    assert not [name for name in names if name.endswith(".py")]
    assert {member.compress_type for member in members} == {zipfile.ZIP_STORED}


def test_downloads_stay_small(dist: Path) -> None:
    """The limits of the product notes, chapter 6: 8 MB with brotli, 10 MB with gzip; 100 kB of scripts, and for each
    game and for the score sheets what they need besides, fetched when they are opened."""

    def total(paths: list[Path], ending: str) -> int:
        twins = [path.with_name(path.name + ending) for path in paths]
        return sum((twin if twin.exists() else path).stat().st_size for path, twin in zip(paths, twins, strict=True))

    files = [path for path in dist.rglob("*") if path.is_file() and path.suffix not in {".br", ".gz", ".png"}]
    scripts = [path for path in files if path.parent.name == "assets" and path.suffix == ".js"]
    scripts = [path for path in scripts if not path.name.startswith(("words", "rules_"))]
    assert total(files, ".br") < 8e6
    assert total(files, ".gz") < 10e6
    later = [path for path in scripts if path.name.split("-")[0] in {*GAMES, *COMPANION}]
    assert total([path for path in scripts if path not in later], ".br") < 100e3
    assert len(later) == len(GAMES) + len(COMPANION)
    for path in later:
        assert total([path], ".br") < 32e3, path.name


@pytest.mark.parametrize(
    ("pattern", "kind", "lasting"),
    [
        ("index.html", "text/html; charset=utf-8", False),
        ("service-worker.js", "text/javascript; charset=utf-8", False),
        ("runtime-*/pyodide.asm.wasm", "application/wasm", True),
        ("runtime-*/pyodide.mjs", "text/javascript; charset=utf-8", True),
        ("assets/main-*.js", "text/javascript; charset=utf-8", True),
        ("assets/*.woff2", "font/woff2", True),
        ("icons/icon.svg", "image/svg+xml", False),
    ],
)
def test_serving(site: Server, dist: Path, pattern: str, kind: str, lasting: bool) -> None:
    file = next(dist.glob(pattern))
    request = Request(site.url + file.relative_to(dist).as_posix(), headers={"Accept-Encoding": "gzip"})
    with urlopen(request) as answer:
        body, headers = answer.read(), answer.headers
    assert headers["Content-Type"] == kind
    assert ("immutable" in headers["Cache-Control"]) == lasting
    assert (gzip.decompress(body) if headers["Content-Encoding"] == "gzip" else body) == file.read_bytes()


@pytest.mark.parametrize("path", ["nowhere", "../pyproject.toml", "%2e%2e/pyproject.toml"])
def test_nothing_else_is_served(site: Server, path: str) -> None:
    with pytest.raises(HTTPError, match="404"):
        urlopen(site.url + path)
