"""The built app and the servers that give it: fixtures for the tests of the page and of the browser engines."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.near.server import NearServer, near
from tools.server import Server

ROOT = Path(__file__).resolve().parents[1]

MakeSite = Callable[..., Server]
MakeNearSite = Callable[..., NearServer]


def build(*options: str | Path) -> None:
    """Make dist/ (or another folder); quick when it is fresh."""
    command = [sys.executable, "tools/make.py", *map(str, options)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, f"the build failed:\n{done.stdout}\n{done.stderr}"


@pytest.fixture(scope="session")
def dist() -> Path:
    """The built app. FLIBUSTE_DIST names another one."""
    if given := os.environ.get("FLIBUSTE_DIST"):
        return Path(given)
    build()
    return ROOT / "dist"


@pytest.fixture(scope="session")
def versions() -> tuple[Path, Path]:
    """The app as it was before an update, and after."""
    old, new = ROOT / "dist", ROOT / "build" / "test" / "new"
    build()
    new.parent.mkdir(parents=True, exist_ok=True)
    build("--out", new, "--label", new.name)
    return old, new


@pytest.fixture(scope="session")
def shipped_site(dist: Path) -> Iterator[Server]:
    """The app as it is shipped, on a port of its own, shared by the tests of a session."""
    server = Server(dist).start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def near_site(dist: Path) -> Iterator[NearServer]:
    """The app with its engine near by."""
    with near(dist) as server:
        yield server


@pytest.fixture
def make_site(dist: Path) -> Iterator[MakeSite]:
    """A server for one test alone, which may stop it, start it again, or give it another folder."""
    servers: list[Server] = []

    def make(folder: Path = dist, **options: Any) -> Server:
        server = Server(folder, **options).start()
        servers.append(server)
        return server

    yield make
    for server in servers:
        server.stop()


@pytest.fixture
def make_near_site(dist: Path, near_site: NearServer) -> Iterator[MakeNearSite]:
    """As make_site, with the engine near by, for tests about the store: it answers only while there is a network."""
    servers: list[NearServer] = []

    def make(folder: Path = dist) -> NearServer:
        server = NearServer(folder, near_site.engine, stores=True)
        server.start()
        servers.append(server)
        return server

    yield make
    for server in servers:
        server.stop()
