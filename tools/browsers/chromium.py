"""Chromium over its DevTools protocol."""

from __future__ import annotations

import json
from base64 import b64decode
from contextlib import suppress
from pathlib import Path
from urllib.request import urlopen

from tools.browsers.browser import EARLY, LANGUAGE, PHONE, Browser, Gone
from tools.browsers.wire import Message, Refused, Wire
from tools.chromium import ARGUMENTS, PLAIN_SCRIPTS, executable


class Chromium(Browser):
    name = "chromium"

    @classmethod
    def missing(cls) -> str:
        return "" if executable() else "Chromium (Debian: chromium)"

    def _open(self) -> None:
        told = self.profile / "DevToolsActivePort"
        told.unlink(missing_ok=True)  # of the last time
        self._start(
            executable() or "",
            *ARGUMENTS,
            "--headless=new",
            "--remote-debugging-port=0",
            *([] if self.moving else ["--force-prefers-reduced-motion"]),
            *([PLAIN_SCRIPTS] if self.plain else []),
            "--no-default-browser-check",
            "--password-store=basic",
            f"--lang={LANGUAGE}",
            f"--accept-lang={LANGUAGE}",
            f"--user-data-dir={self.profile}",
            "about:blank",
        )
        port = self._await(lambda: _port(told), "debugging port")
        with urlopen(f"http://127.0.0.1:{port}/json/list") as answer:
            page = next(target for target in json.load(answer) if target["type"] == "page")
        self._wire = Wire(page["webSocketDebuggerUrl"], self._event, self._lines)
        for domain in ("Page", "Runtime", "Log", "Network"):
            self._wire.ask(f"{domain}.enable")
        self._wire.ask("Page.addScriptToEvaluateOnNewDocument", source=EARLY)
        self._wire.ask("Emulation.setTouchEmulationEnabled", enabled=True)
        width, height = PHONE
        self._wire.ask(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False
        )

    def _event(self, method: str, params: Message) -> None:
        match method:
            case "Network.requestWillBeSent":
                self._asked(params["request"]["url"])
            case "Log.entryAdded" if params["entry"]["level"] == "error":
                self.troubles.append(f"{params['entry']['text']} {params['entry'].get('url', '')}")
            case "Runtime.consoleAPICalled" if params["type"] == "error":
                self.troubles.append(" ".join(str(it.get("value", it.get("description"))) for it in params["args"]))
            case "Runtime.exceptionThrown":
                details = params["exceptionDetails"]
                self.troubles.append(f"thrown: {details.get('exception', details).get('description', details['text'])}")

    def _run(self, expression: str) -> str:
        try:
            answer = self._wire.ask("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        except Refused as error:  # the page was left
            raise Gone(str(error)) from error
        if thrown := answer.get("exceptionDetails"):
            raise RuntimeError(thrown.get("exception", {}).get("description", thrown["text"]))
        value: str = answer["result"]["value"]
        return value

    def _go(self, url: str) -> None:
        answer = self._wire.ask("Page.navigate", url=url)
        if failed := answer.get("errorText"):
            raise RuntimeError(f"{url}: {failed}")

    def _reload(self) -> None:
        self._wire.ask("Page.reload")

    def _tap(self, x: int, y: int) -> None:
        self._wire.ask("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        self._wire.ask("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def hear(self) -> None:
        self._wire.ask("Page.getNavigationHistory")

    def picture(self) -> bytes:
        return b64decode(self._wire.ask("Page.captureScreenshot", format="png")["data"])

    def _quit(self) -> None:
        with suppress(Gone):
            self._wire.ask("Browser.close")
        self._processes[0].wait(20)


def _port(told: Path) -> str | None:
    """The file's first line, when it is written whole."""
    lines = told.read_text().split("\n") if told.exists() else []
    return lines[0] if len(lines) > 1 else None
