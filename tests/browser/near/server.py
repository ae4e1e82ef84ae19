"""The engine near by: for tests whose subject is not the runtime, CPython beside the test server answers the page.

The built app is served as it is, but for one file: PyScript's own script is a small one of ours (core.js), which posts
each call to the server. It saves each test the start of a Python in the browser.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from pathlib import Path
from threading import Lock
from urllib.parse import urlsplit

from tools.server import Handler, Server

HERE = Path(__file__).parent


class Engine:
    """A process that answers the calls of all pages, one after the other; each page has a desk of its own."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.browser.near.engine"]
        surroundings = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=surroundings
        )
        self._turn = Lock()

    def ask(self, desk: str, name: str, args: list[str]) -> tuple[bool, str]:
        """Whether the call was answered, and the answer; or what went wrong."""
        to, back = self._process.stdin, self._process.stdout
        assert to is not None
        assert back is not None
        with self._turn:
            to.write(json.dumps([desk, name, args]) + "\n")
            to.flush()
            done, text = json.loads(back.readline())
        return done, text

    def end(self) -> None:
        self._process.communicate()


class NearHandler(Handler):
    server: NearServer

    def do_POST(self) -> None:  # noqa: N802  (the base class calls it so)
        args = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        *_, desk, name = urlsplit(self.path).path.split("/")
        done, text = self.server.engine.ask(desk, name, args)
        self.send(text.encode(), "text/plain", True, HTTPStatus.OK if done else HTTPStatus.INTERNAL_SERVER_ERROR)


class NearServer(Server):
    handler = NearHandler

    def __init__(self, folder: Path, engine: Engine) -> None:
        super().__init__(folder)
        self.engine = engine
        (script,) = folder.glob("runtime-*/pyscript/core.js")
        self.extra[f"/{script.relative_to(folder).as_posix()}"] = (HERE / "core.js").read_bytes()
        self.extra["/service-worker.js"] = b""  # nothing is stored: what is shipped would not take that file


@contextmanager
def near(dist: Path) -> Iterator[NearServer]:
    """The built app, served with its engine near by."""
    engine = Engine()
    server = NearServer(dist, engine)
    server.start()
    yield server
    server.stop()
    engine.end()
