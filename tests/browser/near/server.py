"""The engine near by: for tests whose subject is not the runtime, CPython beside the test server answers the page.

The built app is served as it is, but for one file: PyScript's own script is a small one of ours (core.js), which posts
each call to the server. It saves each test the start of a Python in the browser.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from base64 import b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from http import HTTPStatus
from pathlib import Path
from threading import Lock
from urllib.parse import urlsplit

from tools.server import Handler, Server

HERE = Path(__file__).parent
UNREAD = ("pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
"""What only Python itself reads."""


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
    """With `stores` the app is kept on the device as ever: its service worker lists the exchanged file as it is here.
    Python's big files, which nobody reads here, are then some bytes each."""

    handler = NearHandler

    def __init__(self, folder: Path, engine: Engine, *, stores: bool = False) -> None:
        super().__init__(folder)
        self.engine = engine
        self._stores = stores
        self.give(folder)

    def give(self, folder: Path) -> None:
        """Serve this build from now on."""
        self.folder = folder
        (script,) = folder.glob("runtime-*/pyscript/core.js")
        exchanged = {script: (HERE / "core.js").read_bytes()}
        worker = ""  # nothing is stored: what is shipped would not take that file
        if self._stores:
            exchanged |= {path: path.name.encode() for name in UNREAD for path in folder.glob(f"runtime-*/{name}")}
            worker = (folder / "service-worker.js").read_text()
        for path, data in exchanged.items():
            address = path.relative_to(folder).as_posix()
            self.extra[f"/{address}"] = data
            if worker:
                worker = listed(worker, address, data)
        self.extra["/service-worker.js"] = worker.encode()


def listed(worker: str, address: str, data: bytes) -> str:
    """The service worker, with other bytes in the place of one of its files."""
    hashed = b64encode(sha256(data).digest()).decode()
    entry = rf'(\{{url:"{re.escape(address)}",revision:null,integrity:")[^"]*(",size:)\d+'
    worker, found = re.subn(entry, rf"\g<1>sha256-{hashed}\g<2>{len(data)}", worker)
    assert found == 1, f"{address} is not in the list"
    return worker


@contextmanager
def near(dist: Path) -> Iterator[NearServer]:
    """The built app, served with its engine near by."""
    engine = Engine()
    server = NearServer(dist, engine)
    server.start()
    yield server
    server.stop()
    engine.end()
