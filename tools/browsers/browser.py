"""What can be done with any browser: one page, looked at by expressions and touched by real taps."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, ClassVar, TypeVar

from tools.chromium import DEFT

T = TypeVar("T")

PHONE = (390, 844)
LANGUAGE = "en-GB"
TIMEOUT = 90.0

# told in the console, so that each breach is trouble, also those that the console would keep quiet about
REPORT_BREACHES = """
addEventListener("securitypolicyviolation", (event) =>
  console.error(`breach of the policy: ${event.violatedDirective} ${event.blockedURI}`));
"""

# the policy of the page does not govern connections to other phones. A table outlives its screen: over a connection
# that is open the next one is agreed upon wherever its phone is meanwhile
REPORT_CONNECTIONS = """{
const made = [];
globalThis.RTCPeerConnection &&= class extends RTCPeerConnection {
  constructor(how, ...more) {
    super(how, ...more);
    if (how?.iceServers?.length !== 0) console.error("a connection by way of a server");
    const begins = !made.some((it) => it.connectionState === "connected");
    made.push(this);
    if (begins && !/^#\\/(play|join|score\\/)/.test(location.hash)) console.error(`a connection at ${location.hash}`);
  }
};
}"""

EARLY = REPORT_BREACHES + REPORT_CONNECTIONS + DEFT
"""What every page of ours runs first."""

ASK = """(async () => {
  const it = await (%s);
  const value = await (typeof it === "function" ? it(%s) : it);
  return JSON.stringify(value ?? null);
})()"""

# where a finger would land; in words, what keeps it from landing there
AIM = """(selector) => {
  const it = document.querySelector(selector);
  if (!it) return "is not there";
  it.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const { left, top, width, height } = it.getBoundingClientRect();
  if (!width || !height) return "cannot be seen";
  const at = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  const there = document.elementFromPoint(at.x, at.y);
  if (!there || !(it.contains(there) || there.contains(it))) return `is covered by ${there?.outerHTML.slice(0, 80)}`;
  return at;
}"""


class Gone(Exception):
    """The page was left while it was asked, or the browser is no longer there."""


class Browser(ABC):
    """A running browser with one page as large as a phone's. `troubles` is what the page must not have done."""

    name: ClassVar[str]
    running: ClassVar[list[Browser]] = []
    """All that this process has started and not ended."""

    def __init__(self, profile: Path, origin: str, *, moving: bool = False, plain: bool = False) -> None:
        """Starts the browser on a profile; what the page asks for off the origin is trouble. `moving`: as for people
        who have not asked for reduced motion. `plain`: without its optimising compilers, which cost more than they
        give where no page lives for long; WebKit has them start late anyway."""
        self.profile = profile
        self.moving = moving
        self.plain = plain
        self.troubles: list[str] = []
        self._own = re.compile(rf"^(?:blob:|data:|about:|{re.escape(origin)})")
        self._processes: list[subprocess.Popen[bytes]] = []
        self._lines = ExitStack()  # to the browser, closed when it has gone
        profile.mkdir(parents=True, exist_ok=True)
        self.running.append(self)
        try:
            self._open()
        except BaseException:
            self.kill()
            raise

    @classmethod
    @abstractmethod
    def missing(cls) -> str:
        """What has to be installed first, in words; empty when nothing is missing."""

    @abstractmethod
    def _open(self) -> None: ...

    @abstractmethod
    def _run(self, expression: str) -> str:
        """The text that an expression in the page promises. Raises `Gone`, or RuntimeError for what it throws."""

    @abstractmethod
    def _go(self, url: str) -> None: ...

    @abstractmethod
    def _reload(self) -> None: ...

    @abstractmethod
    def _tap(self, x: int, y: int) -> None: ...

    @abstractmethod
    def picture(self) -> bytes:
        """What the page shows, as PNG."""

    @abstractmethod
    def _quit(self) -> None:
        """Asks the browser to go, as when its window is closed."""

    @abstractmethod
    def hear(self) -> None:
        """Takes in what the browser has said of troubles in the meantime."""

    def goto(self, url: str) -> None:
        """Opens an address; a link within the page that is open leaves that as it is."""
        self._go(url)
        self.wait("document.readyState === 'complete'")

    def reload(self) -> None:
        """Loads the page again."""
        self.evaluate("void (window.beforeReload = true)")
        self._reload()
        self.wait("!window.beforeReload && document.readyState === 'complete'")

    def evaluate(self, expression: str, argument: object = None) -> Any:
        """What an expression is, or promises; a function is called with the argument."""
        return json.loads(self._run(ASK % (expression, json.dumps(argument))))

    def wait(self, expression: str, argument: object = None, seconds: float = TIMEOUT) -> Any:
        """Waits until an expression holds, over reloads of the page; what it is then."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                if value := self.evaluate(expression, argument):
                    return value
            except Gone:
                if not self.alive:
                    raise
            time.sleep(0.03)
        raise TimeoutError(f"{self.name}: did not come true in {seconds:.0f} s: {expression} {argument or ''}")

    def see(self, selector: str, seconds: float = TIMEOUT) -> None:
        """Waits until something is in the page."""
        self.wait("(what) => Boolean(document.querySelector(what))", selector, seconds)

    def tap(self, selector: str, seconds: float = 20) -> None:
        """Taps on the middle of the first such element, as soon as it is there, still, and uncovered."""
        end = time.monotonic() + seconds
        before: Any = None
        while True:
            at = self.evaluate(AIM, selector)
            if isinstance(at, dict) and at == before:
                return self._tap(at["x"], at["y"])
            if time.monotonic() > end:
                raise TimeoutError(f"{self.name}: {selector} {at if isinstance(at, str) else 'does not stand still'}")
            before = at
            time.sleep(0.03)

    def texts(self, selector: str) -> list[str]:
        """What all such elements show."""
        found: list[str] = self.evaluate(
            "(what) => [...document.querySelectorAll(what)].map((it) => it.innerText.trim())", selector
        )
        return found

    def count(self, selector: str) -> int:
        return len(self.texts(selector))

    @property
    def alive(self) -> bool:
        return bool(self._processes) and all(process.poll() is None for process in self._processes)

    def close(self) -> None:
        """Ends the browser as a person would, and waits until all is written."""
        if self.alive:
            self.hear()
            self._quit()
        self.kill()

    def kill(self) -> None:
        """Ends the browser and all its processes at once, as when the power fails."""
        for process in reversed(self._processes):
            with suppress(ProcessLookupError):  # it may have gone by itself
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        self._processes.clear()
        self._lines.close()
        if self in self.running:  # it may be ended twice
            self.running.remove(self)

    def _start(self, *command: str | Path, more: Mapping[str, str] | None = None) -> subprocess.Popen[bytes]:
        """A process that leads its own group; what it says goes to a file in the profile."""
        said = self.profile / f"{Path(command[0]).name}.log"
        with said.open("ab") as log:
            process = subprocess.Popen(
                [str(part) for part in command],
                env={**os.environ, "HOME": str(self.profile), **(more or {})},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        self._processes.append(process)
        return process

    def _await(self, what: Callable[[], T | None], name: str, seconds: float = 60) -> T:
        """Waits for something that a starting browser makes."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if (found := what()) is not None:
                return found
            if not self.alive:
                break
            time.sleep(0.02)
        raise RuntimeError(f"{self.name} does not start: no {name}")

    def _asked(self, url: str) -> None:
        if not self._own.match(url):
            self.troubles.append(f"left home: {url}")
