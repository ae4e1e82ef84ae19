"""Firefox over WebDriver BiDi, which it speaks without a driver in between."""

from __future__ import annotations

import json
import shutil
from base64 import b64decode
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from tools.browsers.browser import EARLY, LANGUAGE, PHONE, Browser, Gone
from tools.browsers.wire import Message, Refused, Wire

NAMES = ("firefox-esr", "firefox")

# besides those that Firefox sets by itself when it is driven
PREFERENCES: dict[str, str | int | bool] = {
    "intl.accept_languages": LANGUAGE,
    "intl.locale.requested": LANGUAGE,
    # after a kill: neither a question nor the pages of the last time
    "browser.sessionstore.resume_from_crash": False,
    "toolkit.startup.max_resumed_crashes": -1,
    "datareporting.policy.dataSubmissionEnabled": False,
    "app.normandy.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    # a camera that nobody is asked for: with its permission a page may say the machine's address
    "media.navigator.streams.fake": True,
    "media.navigator.permission.disabled": True,
    "permissions.default.camera": 1,
}
PLAIN: dict[str, str | int | bool] = {
    "javascript.options.ion": False,
    "javascript.options.wasm_optimizingjit": False,
}


def executable() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


class Firefox(Browser):
    name = "firefox"
    headless = True
    preferences = PREFERENCES
    surroundings: Mapping[str, str] = {}
    """What its process is told beside what ours knows."""

    @classmethod
    def missing(cls) -> str:
        return "" if executable() else "Firefox (Debian: firefox-esr)"

    def _open(self) -> None:
        preferences = (
            self.preferences | (PLAIN if self.plain else {}) | {"ui.prefersReducedMotion": int(not self.moving)}
        )
        lines = [f"user_pref({json.dumps(key)}, {json.dumps(value)});" for key, value in preferences.items()]
        (self.profile / "user.js").write_text("\n".join(lines))
        told = self.profile / "WebDriverBiDiServer.json"
        told.unlink(missing_ok=True)  # of the last time
        options = ["--no-remote", "--remote-debugging-port=0", *(["--headless"] if self.headless else [])]
        self._start(executable() or "", *options, "--profile", self.profile, more=self.surroundings)
        port = self._await(lambda: _port(told), "WebDriver BiDi port")
        self._wire = Wire(f"ws://127.0.0.1:{port}/session", self._event, self._lines)
        self._wire.ask("session.new", capabilities={})
        self._wire.ask("session.subscribe", events=["log.entryAdded", "network.beforeRequestSent"])
        self._wire.ask("script.addPreloadScript", functionDeclaration=f"() => {{{EARLY}}}")
        self._page = self._wire.ask("browsingContext.getTree")["contexts"][0]["context"]
        width, height = PHONE
        self._wire.ask("browsingContext.setViewport", context=self._page, viewport={"width": width, "height": height})

    def _event(self, method: str, params: Message) -> None:
        match method:
            case "network.beforeRequestSent":
                self._asked(params["request"]["url"])
            case "log.entryAdded" if params["level"] == "error":
                self.troubles.append(str(params["text"]))

    def _run(self, expression: str) -> str:
        try:
            answer = self._wire.ask(
                "script.evaluate", expression=expression, target={"context": self._page}, awaitPromise=True
            )
        except Refused as error:  # the page was left
            raise Gone(str(error)) from error
        if answer["type"] == "exception":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        value: str = answer["result"]["value"]
        return value

    def _go(self, url: str) -> None:
        self._wire.ask("browsingContext.navigate", context=self._page, url=url, wait="interactive")

    def _reload(self) -> None:
        self._wire.ask("browsingContext.reload", context=self._page, wait="none")

    def _tap(self, x: int, y: int) -> None:
        button = {"button": 0}
        moves = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", **button},
            {"type": "pointerUp", **button},
        ]
        finger = {"type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"}, "actions": moves}
        self._wire.ask("input.performActions", context=self._page, actions=[finger])

    def hear(self) -> None:
        self._wire.ask("session.status")

    def picture(self) -> bytes:
        return b64decode(self._wire.ask("browsingContext.captureScreenshot", context=self._page)["data"])

    def _quit(self) -> None:
        with suppress(Gone):
            self._wire.ask("browser.close")
        self._processes[0].wait(30)


def _port(told: Path) -> int | None:
    """The file's port, when it is written whole."""
    with suppress(FileNotFoundError, json.JSONDecodeError):
        port: int = json.loads(told.read_text())["ws_port"]
        return port
    return None
