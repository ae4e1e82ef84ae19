"""WebKit, in place of Safari: WebKitGTK in a window of ours, over WebDriver, on a screen nobody sees.

Debian's MiniBrowser forgets everything when it is driven: it could neither start without a network nor come back after
a kill. So the window is ours (webkit_window.py); engine and driver are Debian's.
"""

from __future__ import annotations

import re
import shutil
import socket
import subprocess
from contextlib import suppress
from functools import cache
from pathlib import Path

from selenium.common.exceptions import (
    JavascriptException,
    NoSuchFrameException,
    NoSuchWindowException,
    StaleElementReferenceException,
    WebDriverException,
)
from selenium.webdriver import Remote, WebKitGTKOptions
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.pointer_input import PointerInput
from selenium.webdriver.common.proxy import Proxy
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.remote_connection import RemoteConnection
from urllib3.exceptions import HTTPError

from tools.browsers.browser import TIMEOUT, Browser, Gone

DEBIAN_PYTHON = "/usr/bin/python3"  # the one that Debian's bindings are for
WINDOW = Path(__file__).with_name("webkit_window.py")
ERROR = re.compile(r"CONSOLE (?:[A-Z]+ )?ERROR (.*)|LEFT HOME (.*)")
# the page is left while it is asked, or the browser has gone
LEFT = (
    JavascriptException,
    NoSuchFrameException,
    NoSuchWindowException,
    StaleElementReferenceException,
    HTTPError,
)

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
            port = free.getsockname()[1]
        self._said = self.profile / "WebKitWebDriver.log"
        self._said.unlink(missing_ok=True)
        self._start(
            "WebKitWebDriver",
            f"--port={port}",
            more={"DISPLAY": f":{display}", "WEBKIT_DISABLE_COMPOSITING_MODE": "1"},
        )
        options = WebKitGTKOptions()
        options.binary_location = DEBIAN_PYTHON
        for argument in ("-I", str(WINDOW), str(self.profile), self._own.pattern, *["moving"] * self.moving):
            options.add_argument(argument)
        options.set_capability("browserName", "flibuste")
        options.timeouts = {"script": int(TIMEOUT * 1000), "pageLoad": int(TIMEOUT * 1000)}
        direct = ClientConfig(
            f"http://127.0.0.1:{port}", proxy=Proxy({"proxyType": "direct"}), timeout=int(2 * TIMEOUT)
        )
        self._await(lambda: _listens(port), "driver")
        self._driver = Remote(RemoteConnection(client_config=direct), options=options)

    def _run(self, expression: str) -> str:
        try:
            answer = self._driver.execute_async_script(DONE % expression)
        except LEFT as error:
            raise Gone(str(error)) from error
        except WebDriverException as error:
            if type(error) is WebDriverException:  # "unknown error": what this driver says of a page that is being left
                raise Gone(str(error)) from error
            raise
        if "error" in answer:
            raise RuntimeError(answer["error"])
        value: str = answer["value"]
        return value

    def _go(self, url: str) -> None:
        self._driver.get(url)

    def _reload(self) -> None:
        self._driver.refresh()

    def _tap(self, x: int, y: int) -> None:
        # this driver would make a pointer of a finger
        actions = ActionBuilder(self._driver, mouse=PointerInput("mouse", "finger"), duration=0)
        actions.pointer_action.move_to_location(x, y).pointer_down().pointer_up()
        actions.perform()

    def hear(self) -> None:
        lines = self._said.read_text(errors="replace").splitlines()
        self.troubles += [found[0] for line in lines[self._heard :] if (found := ERROR.search(line))]
        self._heard = len(lines)

    def picture(self) -> bytes:
        return bytes(self._driver.get_screenshot_as_png())

    def _quit(self) -> None:
        with suppress(WebDriverException, HTTPError):
            self._driver.quit()


def _listens(port: int) -> bool | None:
    """Whether the driver answers."""
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
        return True
    return None


def _number(log: Path) -> str | None:
    """The screen's number, which stands on a line of its own among what Xvfb has to say."""
    found = re.search(r"^(\d+)\n", log.read_text(), re.MULTILINE) if log.exists() else None
    return found and found[1]
