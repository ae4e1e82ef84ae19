"""Firefox as Orca speaks it: an X display, a bus and a voice of their own, keys from a keyboard, and what was said.

Only what is said counts, and never when: `press` waits until nothing is to be heard any more.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.browser.shell import database, ids
from tools.browsers.browser import Gone
from tools.browsers.firefox import PREFERENCES, Firefox
from tools.browsers.firefox import executable as firefox

NEEDED = {
    "orca": "orca",
    "Xvfb": "xvfb",
    "openbox": "openbox",
    "xdotool": "xdotool",
    "dbus-daemon": "dbus-x11",
}
LAUNCHERS = [Path(folder, "at-spi-bus-launcher") for folder in ("/usr/libexec", "/usr/lib/at-spi2-core")]

QUIET = 0.5
"""So many seconds of silence, and it is over: what has been written into the page by then reaches Orca much sooner."""
BUSY = 0.2
"""Of one processor, while nobody says anything: Orca or Firefox is still at work."""

# what the live region has said since the page was loaded, each text once
SAID = """
window.said = [];
document.addEventListener("DOMContentLoaded", () => {
  const live = document.querySelector("#live");
  const note = () => live?.textContent.trim() && said.push(live.textContent.trim());
  if (live) new MutationObserver(note).observe(live, { childList: true, characterData: true, subtree: true });
});
"""

# whether the page waits for somebody
ASKED = """() => document.body.dataset.screen === "end" || Boolean(document.querySelector(
  "[data-action=lift-curtain], [data-action=seen], [data-action=confirm]," +
  ".panel [data-option]:not([aria-disabled=true])"
))"""

# what it waits for
STANDS = """() => [document.body.dataset.screen, document.querySelector("main")?.dataset.entries,
  document.querySelector("[data-action=lift-curtain], [data-action=seen], [data-action=confirm]")?.dataset.action,
].join()"""

# the focus goes to what may be pressed: the curtain, the look, a yes, an answer
TOWARDS = """() => {
  const ways = ["[data-action=lift-curtain]", "[data-action=seen]", "[data-action=confirm]",
    ".panel [data-option]:not([aria-disabled=true])"];
  document.querySelector(ways.find((way) => document.querySelector(way))).focus();
}"""


# a file is chosen without the window of the system
GIVEN = """(text) => {
  HTMLInputElement.prototype.click = function () {
    const held = new DataTransfer();
    held.items.add(new File([text], "games.json", { type: "application/json" }));
    this.files = held.files;
    this.dispatchEvent(new Event("change"));
  };
  document.querySelector("[data-action=import]").click();
}"""

# a button that everybody who hears must hear; an open dialog would keep the focus
CALL = """async () => {
  while (!document.body) await new Promise((later) => setTimeout(later, 20));
  for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
  const call = Object.assign(document.createElement("button"), { textContent: "Are you awake?" });
  document.body.append(call);
  call.focus();
}"""


def plain(text: str) -> str:
    """Words alone: neither kinds of spaces nor the marks around names count."""
    return " ".join(text.replace("\u2068", "").replace("\u2069", "").replace("\u202f", " ").split())


class Ears(Firefox):
    """One Firefox and one Orca. `lines` is what was spoken since `listen`, `ever` since `hush`."""

    name = "firefox and orca"
    headless = False

    def __init__(self, profile: Path, origin: str, *, rate: float = 300, language: str = "en-GB") -> None:
        self.rate = rate
        self.preferences = PREFERENCES | {
            "accessibility.force_disabled": -1,
            "browser.shell.checkDefaultBrowser": False,
            "browser.aboutwelcome.enabled": False,
            "browser.startup.homepage_override.mstone": "ignore",
            "permissions.default.persistent-storage": 1,
            "intl.accept_languages": language,
        }
        self.origin = origin
        self.lines: list[str] = []
        self.ever: list[str] = []
        self.cut: list[str] = []
        self._read = 0
        self._talking = False
        super().__init__(profile, origin, moving=True)

    @classmethod
    def missing(cls) -> str:
        lacking = [package for program, package in NEEDED.items() if not shutil.which(program)]
        if not firefox():
            lacking.append("firefox-esr")
        if not any(path.exists() for path in LAUNCHERS):
            lacking.append("at-spi2-core")
        return f"for what is heard (Debian: {' '.join(lacking)})" if lacking else ""

    def _open(self) -> None:
        run = self.profile / "run"
        scripts = self.profile / ".local/share/orca"
        (scripts / "orca-scripts").mkdir(parents=True)
        run.mkdir(mode=0o700)
        shutil.copy(Path(__file__).with_name("voice.py"), scripts / "orca-customizations.py")
        self._heard = self.profile / "heard.jsonl"
        self._heard.touch()
        display = self.profile / "display"
        self.surroundings = {
            "XDG_RUNTIME_DIR": str(run),
            "DBUS_SESSION_BUS_ADDRESS": f"unix:path={run}/bus",
            "WAYLAND_DISPLAY": "",
            "LANG": "C.UTF-8",
            "GNOME_ACCESSIBILITY": "1",
            "NO_AT_BRIDGE": "0",
            "HEARD": str(self._heard),
            "HEARD_RATE": str(self.rate),
        }
        # a display that nobody else has
        self._begin("sh", "-c", f'exec Xvfb -displayfd 3 -screen 0 1280x900x24 -nolisten tcp 3>"{display}"')
        number = self._await(lambda: (display.exists() and display.read_text().strip()) or None, "display")
        self.surroundings["DISPLAY"] = f":{number}"
        self._begin("dbus-daemon", "--session", "--nofork", f"--address=unix:path={run}/bus")
        self._await(lambda: (run / "bus").exists() or None, "bus")
        self._begin("openbox")
        self._begin(next(path for path in LAUNCHERS if path.exists()), "--launch-immediately")
        # Orca sees only what is started after it
        self._begin("orca", "--replace", "--disable=braille,braille-monitor")
        self._await(lambda: "Screen reader on" in self._heard.read_text() or None, "Orca")
        super()._open()
        self._wire.ask("script.addPreloadScript", functionDeclaration=f"() => {{{SAID}}}")
        self.until_quiet()

    def _begin(self, *command: str | Path) -> None:
        self._start(*command, more=self.surroundings)

    def listen(self) -> None:
        """What was said before does not count any more."""
        self._take()
        self.lines.clear()
        self.cut.clear()

    def _take(self) -> bool:
        """Whether there was anything new to be heard."""
        with self._heard.open(encoding="utf-8") as file:
            file.seek(self._read)
            text = file.read()
        whole = text[: text.rfind("\n") + 1]
        self._read += len(whole.encode())
        for line in whole.splitlines():
            what, words = json.loads(line)
            self._talking = what == "say" or (what == "cut" and self._talking)
            if what == "say":
                self.lines.append(plain(words))
                self.ever.append(plain(words))
            elif what == "cut":
                self.cut.append(plain(words))
        return bool(whole)

    def _worked(self) -> float:
        """Processor seconds of Orca and Firefox so far."""
        tick = os.sysconf("SC_CLK_TCK")
        total = 0
        for process in self._processes:
            with suppress(OSError):
                fields = Path(f"/proc/{process.pid}/stat").read_text().rsplit(")", 1)[1].split()
                total += int(fields[11]) + int(fields[12])
        return total / tick

    def until_quiet(self, quiet: float = QUIET, seconds: float = 60) -> None:
        """Until nothing was said for a while, and neither Orca nor Firefox is at work on anything."""
        end = time.monotonic() + seconds
        last, worked = time.monotonic(), self._worked()
        while time.monotonic() < end:
            time.sleep(0.05)
            if self._take() or self._talking:
                last, worked = time.monotonic(), self._worked()
            elif time.monotonic() - last > quiet:
                now = self._worked()
                if now - worked < BUSY * (time.monotonic() - last):
                    return
                last, worked = time.monotonic(), now

    def until(self, holds: Callable[[], bool], seconds: float = 60) -> bool:
        """Listens until something holds; whether it does."""
        end = time.monotonic() + seconds
        while not holds():
            if time.monotonic() > end:
                return False
            time.sleep(0.05)
            self._take()
        return True

    def press(self, *keys: str) -> list[str]:
        """Keys one after the other, each heard to its end; what was said after the last of them."""
        for key in keys:
            self.listen()
            self._key(key)
            self.until_quiet()
        return list(self.lines)

    def press_on(self, selector: str) -> None:
        """The focus goes to it, and Return is pressed."""
        self.see(selector)
        self.evaluate("(what) => void document.querySelector(what).focus()", selector)
        self.press("Return")

    def _key(self, *keys: str) -> None:
        self._x("key", "--clearmodifiers", *keys)

    def _x(self, *command: str) -> None:
        subprocess.run(["xdotool", *command], env={**os.environ, **self.surroundings}, check=True)

    def let_keys_through(self) -> None:
        """Orca leaves letters, digits and arrows to the page, until another document comes."""
        self._x("key", "--delay", "20", "Insert+a", "Insert+a")
        self.until_quiet()

    def hush(self) -> None:
        """An empty document: what was said before is over."""
        self.goto(f"{self.origin}icons/icon.svg")
        # the keyboard belongs to the page, and no longer to the address bar
        for _ in range(10):
            if self.evaluate("document.hasFocus()"):
                break
            self._key("F6")
            self.until_quiet()
        self.until_quiet()
        self.listen()
        self.ever.clear()

    def go(self, game: str, query: str, language: str = "en", speed: int = 1) -> None:
        """A game begun by a link, in a page that is loaded for it; the speed is one of web/store/settings.ts."""
        self.set_up(language, speed)
        self.goto(f"{self.origin}#/new?game={game}&{query}&start=1")
        # a game begun before does not keep this one from beginning
        self.wait("document.body.dataset.screen !== 'new' || document.querySelector('[data-there]') !== null")
        if self.count("[data-there]"):
            self.evaluate("void document.querySelector('[data-action=start]').click()")

    def set_up(self, language: str = "en", speed: int = 1) -> None:
        """What is set on this device from the next document on."""
        settings = json.dumps({"language": language, "speed": speed})
        self.evaluate("(it) => void localStorage.setItem('flibuste.settings', it)", settings)
        self.evaluate("() => void sessionStorage.clear()")

    def bring(self, save: dict[str, Any]) -> None:
        """The game of a save, by the page's own import, at the question that it ends with."""
        self.set_up()
        self.goto(f"{self.origin}#/settings")
        self.see("[data-action=import]")
        if ids(self):
            database(self, "store('games').clear()")
            self.reload()
            self.see("[data-action=import]")
        self.evaluate(GIVEN, json.dumps({"flibuste": 1, "games": [{"save": save}]}))
        self.see("[data-outcome]")
        (game,) = ids(self)
        self.hush()
        self.goto(f"{self.origin}#/play/{game}")
        self.wait(ASKED)
        self.until_quiet()

    def open(self, game: str, query: str, language: str = "en") -> None:
        """A game at its first question, curtains lifted, fleets as they are proposed."""
        self.go(game, query, language)
        self.wait(ASKED)
        self.until_quiet()
        # a heading and the first question cut off what is said before them
        self.evaluate("void (window.said = [])")

    @property
    def over(self) -> bool:
        return bool(self.evaluate("document.body.dataset.screen === 'end'"))

    @property
    def curtained(self) -> bool:
        return bool(self.evaluate("document.body.dataset.screen === 'curtain'"))

    @property
    def question(self) -> str:
        """What is asked now."""
        return plain(" ".join(self.texts("#ask")))

    def answer(self) -> None:
        """The first answer that may be given, pressed by a key; until something else is asked."""
        before = self.evaluate(STANDS)
        self.evaluate(TOWARDS)
        self._key("Return")
        self.wait(f"(before) => ({ASKED})() && ({STANDS})() !== before", before, 40)
        self.until_quiet()

    def hears(self, words: str, seconds: float = 20) -> bool:
        """Whether it is spoken, sooner or later."""
        return self.until(lambda: any(plain(words) in line for line in self.lines), seconds)

    def awake(self) -> bool:
        """Whether Orca speaks at all: it names what is put into the page and focused. A page that does not answer at
        all is not awake either."""
        self.listen()
        try:
            self.evaluate(CALL)
        except (Gone, TimeoutError):
            return False
        return self.hears("Are you awake")

    @property
    def said(self) -> list[str]:
        """All texts of the live region since the page was loaded."""
        return [plain(text) for text in self.evaluate("window.said ?? []")]

    def unheard(self, seconds: float = 20) -> list[str]:
        """Which texts of the live region were not spoken, although there was time."""

        def lacking() -> list[str]:
            return [text for text in self.said if not any(text in line for line in self.ever)]

        self.until(lambda: not lacking(), seconds)
        return lacking()


@contextmanager
def overhearing(origin: str, rate: float = 300) -> Iterator[Ears]:
    """Ears for one game, at an empty page, with a profile that goes with them."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        ears = Ears(Path(profile), origin, rate=rate)
        try:
            ears.hush()
            yield ears
        finally:
            ears.kill()
