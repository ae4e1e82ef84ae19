"""WebKit, in place of Safari: WebKitGTK in a window of ours, over WebDriver, on a screen nobody sees.

Debian's MiniBrowser forgets everything when it is driven: it could neither start without a network nor come back after
a kill. So the window is ours (webkit_window.py); engine and driver are Debian's.
"""

from __future__ import annotations

import json
import re
import shutil
import socket
import subprocess
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import ProxyHandler, Request, build_opener

from tools.browsers.browser import TIMEOUT, Browser, Gone

DEBIAN_PYTHON = "/usr/bin/python3"  # the one that Debian's bindings are for
WINDOW = Path(__file__).with_name("webkit_window.py")
ERROR = re.compile(r"CONSOLE (?:[A-Z]+ )?ERROR (.*)|LEFT HOME (.*)")
# the page is left while it is asked; the words of WebKit's driver for it
LEFT = ("javascript error", "no such window", "stale element reference", "unknown error", "no such frame")

DONE = "const done = arguments[0]; %s.then((value) => done({ value }), (error) => done({ error: String(error) }));"


@cache
def _bindings() -> bool:
    look = "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1')"
    if not Path(DEBIAN_PYTHON).exists():
        return False
    return subprocess.run([DEBIAN_PYTHON, "-I", "-c", look], capture_output=True).returncode == 0


class WebKit(Browser):
    name = "webkit"

    @classmethod
    def missing(cls) -> str:
        parts = {
            "webkit2gtk-driver": shutil.which("WebKitWebDriver"),
            "xvfb": shutil.which("Xvfb"),
            "python3-gi gir1.2-webkit2-4.1": _bindings(),
        }
        lacking = [name for name, found in parts.items() if not found]
        return f"WebKitGTK (Debian: {' '.join(lacking)})" if lacking else ""

    def _open(self) -> None:
        self._heard = 0
        told = self.profile / "Xvfb.log"
        told.unlink(missing_ok=True)  # of the last time
        self._start("Xvfb", "-displayfd", "1", "-screen", "0", "800x1000x24", "-nolisten", "tcp")
        display = self._await(lambda: _number(told), "screen")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = free.getsockname()[1]
        self._said = self.profile / "WebKitWebDriver.log"
        self._said.unlink(missing_ok=True)
        self._start(
            "WebKitWebDriver",
            f"--port={self._port}",
            more={"DISPLAY": f":{display}", "WEBKIT_DISABLE_COMPOSITING_MODE": "1"},
        )
        self._session = ""
        self._await(self._ready, "driver")
        wanted = {
            "webkitgtk:browserOptions": {
                "binary": DEBIAN_PYTHON,
                "args": ["-I", str(WINDOW), str(self.profile), self._own.pattern, *(["moving"] if self.moving else [])],
            },
            "timeouts": {"script": TIMEOUT * 1000, "pageLoad": TIMEOUT * 1000},
        }
        begun = self._ask("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})
        self._session = f"/session/{begun['sessionId']}"

    def _ready(self) -> bool | None:
        with suppress(URLError, ConnectionError):
            return bool(self._ask("GET", "/status")) or None
        return None

    def _ask(self, method: str, path: str, body: object = None) -> Any:
        """One command of WebDriver. Raises `Gone` when the page or the browser is no longer there."""
        data = None if body is None else json.dumps(body).encode()
        request = Request(f"http://127.0.0.1:{self._port}{path}", data=data, method=method)
        try:
            with build_opener(ProxyHandler({})).open(request, timeout=2 * TIMEOUT) as answer:
                return json.load(answer)["value"]
        except HTTPError as error:
            told = json.load(error)["value"]
            if told["error"] in LEFT:
                raise Gone(f"{told['error']}: {told['message']}") from error
            raise RuntimeError(f"{told['error']}: {told['message']}") from error

    def _run(self, expression: str) -> str:
        path = f"{self._session}/execute/async"
        answer = self._ask("POST", path, {"script": DONE % expression, "args": []})
        if "error" in answer:
            raise RuntimeError(answer["error"])
        value: str = answer["value"]
        return value

    def _go(self, url: str) -> None:
        self._ask("POST", f"{self._session}/url", {"url": url})

    def _reload(self) -> None:
        self._ask("POST", f"{self._session}/refresh", {})

    def _tap(self, x: int, y: int) -> None:
        moves = [
            {"type": "pointerMove", "x": x, "y": y, "duration": 0},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        # this driver would make a pointer of a finger
        finger = {"type": "pointer", "id": "finger", "parameters": {"pointerType": "mouse"}, "actions": moves}
        self._ask("POST", f"{self._session}/actions", {"actions": [finger]})

    def hear(self) -> None:
        lines = self._said.read_text(errors="replace").splitlines()
        self.troubles += [found[0] for line in lines[self._heard :] if (found := ERROR.search(line))]
        self._heard = len(lines)

    def _quit(self) -> None:
        with suppress(Gone, RuntimeError, OSError):
            self._ask("DELETE", self._session)


def _number(log: Path) -> str | None:
    """The screen's number, which stands on a line of its own among what Xvfb has to say."""
    found = re.search(r"^(\d+)\n", log.read_text(), re.MULTILINE) if log.exists() else None
    return found and found[1]
