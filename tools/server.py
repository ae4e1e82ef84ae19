"""A small static server for dist/: right types, compressed twins, sensible caching. For development and tests."""

from __future__ import annotations

import argparse
import subprocess
import sys
import threading
import time
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.environment import PYTHON, ROOT, say

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".wasm": "application/wasm",
    ".txt": "text/plain; charset=utf-8",
    ".zip": "application/zip",
    ".whl": "application/zip",
}
ENCODINGS = {"br": ".br", "gzip": ".gz"}


def lasting(path: str) -> bool:
    """Does the file's name change with its content?"""
    return path.startswith(("/assets/", "/runtime-", "/engine-"))


class Handler(BaseHTTPRequestHandler):
    """Serves one folder, below an optional prefix."""

    protocol_version = "HTTP/1.1"
    server: Server

    def do_GET(self) -> None:
        self.answer(body=True)

    def do_HEAD(self) -> None:
        self.answer(body=False)

    def answer(self, body: bool) -> None:
        path = unquote(urlsplit(self.path).path)
        prefix = self.server.prefix
        if not path.startswith(prefix + "/"):
            self.refuse()
            return
        inner = path.removeprefix(prefix)
        self.server.asked.append(inner)
        if inner in self.server.missing:
            self.refuse()
            return
        if inner in self.server.extra:
            self.send(self.server.extra[inner], TYPES[Path(inner).suffix], body)
            return
        file = (self.server.folder / inner.lstrip("/")).resolve()
        if file.is_dir():
            file = file / "index.html"
        if not file.is_file() or not file.is_relative_to(self.server.folder.resolve()):
            self.refuse()
            return
        accepted = {part.split(";")[0].strip() for part in self.headers.get("Accept-Encoding", "").split(",")}
        twins = {name: file.with_name(file.name + ending) for name, ending in ENCODINGS.items() if name in accepted}
        encoding = next((name for name, twin in twins.items() if twin.is_file()), None)
        data = (twins[encoding] if encoding else file).read_bytes()
        tag = f'"{file.stat().st_mtime_ns:x}-{len(data):x}"'
        fresh = self.headers.get("If-None-Match") == tag
        self.send_response(HTTPStatus.NOT_MODIFIED if fresh else HTTPStatus.OK)
        self.send_header("ETag", tag)
        self.send_header("Cache-Control", "public, max-age=31536000, immutable" if lasting(inner) else "no-cache")
        self.send_header("Vary", "Accept-Encoding")
        self.send_header("X-Content-Type-Options", "nosniff")
        if not fresh:
            self.send_header("Content-Type", TYPES.get(file.suffix, "application/octet-stream"))
            self.send_header("Content-Length", str(len(data)))
            if encoding:
                self.send_header("Content-Encoding", encoding)
        self.end_headers()
        if body and not fresh:
            self.wfile.write(data)

    def refuse(self) -> None:
        self.send(b"not here\n", "text/plain", self.command != "HEAD", HTTPStatus.NOT_FOUND)

    def send(self, data: bytes, kind: str, body: bool, status: HTTPStatus = HTTPStatus.OK) -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(data)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        if body:
            self.wfile.write(data)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Say nothing: the browser's own tools tell more."""


class Server(ThreadingHTTPServer):
    """Serves a folder until stopped; can be started again on the same port."""

    daemon_threads = True
    allow_reuse_address = True
    handler = Handler

    def __init__(self, folder: Path, port: int = 0, prefix: str = "") -> None:
        super().__init__(("127.0.0.1", port), self.handler)
        self.folder = folder
        self.prefix = prefix
        self.asked: list[str] = []  # every path that was asked for
        self.missing: set[str] = set()  # for tests: paths that are not to be had
        self.extra: dict[str, bytes] = {}  # for tests: paths beside the folder's
        self._thread = threading.Thread(target=self.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)

    @property
    def url(self) -> str:
        return f"http://localhost:{self.server_address[1]}{self.prefix}/"

    def start(self) -> Server:
        self._thread.start()
        return self

    def stop(self) -> None:
        self.shutdown()
        self.server_close()
        self._thread.join()

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that closes a connection early is no news."""


def newest() -> float:
    """When a source was last changed."""
    folders = (ROOT / "web", ROOT / "engine", ROOT / "tools")
    files = [path for folder in folders for path in folder.rglob("*") if path.suffix not in {".pyc", ""}]
    files += [ROOT / "manifest.json", ROOT / "service-worker.js"]
    return max((path.stat().st_mtime for path in files if path.exists()), default=0.0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--watch", action="store_true")
    asked = parser.parse_args()
    server = Server(ROOT / "dist", asked.port).start()
    say(f"serving {server.url} (Ctrl-C ends)")
    seen = newest()
    try:
        while True:
            time.sleep(1)
            if asked.watch and (now := newest()) != seen:
                seen = now
                subprocess.run([PYTHON, "tools/make.py"], cwd=ROOT)
    except KeyboardInterrupt:
        server.stop()


if __name__ == "__main__":
    main()
