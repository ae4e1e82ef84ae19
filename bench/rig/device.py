"""A phone on which harm is done: its browser with a profile on the disk, and what its screen has shown of each game."""

from __future__ import annotations

import contextlib
import shutil
import subprocess
from collections import Counter, deque
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from time import monotonic

from playwright.sync_api import BrowserContext, Error, Page, Playwright, ViewportSize

from tests.browser import shell
from tools.chromium import ARGUMENTS, DEFT, executable
from tools.environment import BUILD
from tools.server import Server

PHONE: ViewportSize = {"width": 390, "height": 844}
FREE = "[data-option]:not([aria-disabled=true])"
CONFIRM = "[data-action=confirm]"
WAITING = f"[data-action=seen], [data-action=lift-curtain], {CONFIRM}"
PATIENCE = 60
# what the screen has shown is told at once, so that it is known whatever happens next
WITNESS = """
new MutationObserver(() => {
  const main = document.querySelector("main[data-entries]");
  const game = location.hash.split("/")[2];
  if (main && game && location.hash.startsWith("#/play/")) window.shown?.(game, Number(main.dataset.entries));
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-entries"] });
"""
WAYS = (
    "game=buccaneer&seats=Anne,bot:easy,bot:normal&groups=2",
    "game=buccaneer&seats=Anne,Jack,bot:easy&groups=2",
    "game=jamaica&seats=Anne,bot:easy,bot:easy",
    "game=nassau&seats=Anne,bot:easy",
    "game=plunder&seats=Anne,Jack,bot:easy",
    "game=pirates&seats=Anne,bot:easy&quick=1",
)


class Lost(Exception):
    """Something that the screen had shown is not there any more, or nobody says what to do."""


class Device:
    """A browser with its profile on the disk, and what its screen has shown of each game."""

    def __init__(self, playwright: Playwright, server: Server, rng: Random) -> None:
        self.playwright, self.server, self.rng = playwright, server, rng
        self.profile = Path(mkdtemp(prefix="flibuste-faults-"))
        self.shown: Counter[str] = Counter()
        self.heard: deque[str] = deque(maxlen=20)
        self.context: BrowserContext
        self.open()

    def open(self) -> None:
        self.context = self.playwright.chromium.launch_persistent_context(
            self.profile, executable_path=executable(), args=list(ARGUMENTS), viewport=PHONE
        )
        self.context.expose_binding("shown", lambda _, game, n: self.saw(game, n))
        self.context.add_init_script(WITNESS + DEFT)

    def saw(self, game: str, entries: int) -> None:
        self.shown[game] = max(self.shown[game], entries)

    def kill(self) -> None:
        """The battery falls out."""
        subprocess.run(["pkill", "-9", "-f", str(self.profile)], check=False)
        with contextlib.suppress(Error):
            self.context.close()
        (self.profile / "SingletonLock").unlink(missing_ok=True)

    def page(self) -> Page:
        page = self.context.new_page()
        page.on("console", lambda it: self.heard.append(it.text[:300]) if it.type == "error" else None)
        page.on("framenavigated", lambda it: self.heard.append(f"now at {it.url}"))
        page.on("requestfailed", lambda it: self.heard.append(f"{it.url} {it.failure}"))
        return page

    def screens(self, name: str) -> None:
        """Keeps pictures of what every tab shows, to find out afterwards why something was lost."""
        print(*self.heard, sep="\n", flush=True)
        for at, page in enumerate(self.context.pages):
            with contextlib.suppress(Error):
                print(page.url, page.inner_text("body", timeout=3000)[:300].replace("\n", " | "), flush=True)
                page.screenshot(path=BUILD / "faults" / f"{name}-{at}.png", timeout=3000)

    def away(self) -> None:
        with contextlib.suppress(Error):
            self.context.close()
        shutil.rmtree(self.profile, ignore_errors=True)

    # ---- playing

    def begin(self, page: Page) -> str:
        way = self.rng.choice(WAYS)
        page.goto(f"{self.server.url}#/new?{way}&seed={self.rng.randrange(10**6)}&start=1")
        page.wait_for_selector(f"{FREE}, {WAITING}", timeout=PATIENCE * 1000)
        return str(page.evaluate("location.hash.split('/')[2]"))

    def act(self, page: Page, times: int, *, settle: bool = True) -> None:
        """Answers by any free option. `settle` waits until the person is asked again."""
        for _ in range(times):
            self.confirm(page)
            end = monotonic() + PATIENCE
            while not page.locator(FREE).count() and monotonic() < end:
                # on a busy machine the card of an option opens late, after the look for its button below
                if page.locator(WAITING).count():
                    page.locator(WAITING).first.evaluate("(it) => it.click()")
                page.wait_for_timeout(30)
                if page.evaluate("document.body.dataset.screen") == "end":
                    return
            options = page.locator(FREE)
            if not options.count():
                return
            options.nth(self.rng.randrange(options.count())).evaluate("(it) => it.click()")
            page.wait_for_timeout(self.rng.choice([0, 10, 40]))
            self.confirm(page)
            if settle:
                page.wait_for_timeout(60)

    def confirm(self, page: Page) -> None:
        """Plays the option whose card is open, if one is."""
        if page.locator(CONFIRM).count():
            page.locator(CONFIRM).first.evaluate("(it) => it.click()")

    def moment(self, page: Page) -> None:
        """A random moment of the next half second, often within a save."""
        page.wait_for_timeout(self.rng.choice([0, 1, 3, 8, 20, 60, 150, 400]))

    def whole(self, page: Page, game: str) -> None:
        """The game is there with all that was shown of it, opens, and goes on."""
        shown = self.shown[game]  # before the look at the disk: bots may go on meanwhile
        entries, head = shell.log(page, game), shell.head(page, game)
        if head is None or len(entries) < shown:
            raise Lost(f"{shown} entries were shown, {len(entries)} are on the disk")
        answer = shell.ask("open", table="check", save={**head["save"], "log": entries})
        before = answer["table"]["entries"]
        if answer["table"]["result"]:
            return
        page.goto(f"{self.server.url}#/play/{game}")
        page.wait_for_selector(f"{FREE}, {WAITING}", timeout=PATIENCE * 1000)
        end = monotonic() + PATIENCE
        while len(shell.log(page, game)) <= before:
            self.act(page, 1)
            page.wait_for_timeout(50)
            if monotonic() > end:
                raise Lost("the game does not go on")

    def opened_anew(self, game: str) -> None:
        """The app in a fresh tab has all of the game."""
        fresh = self.page()
        fresh.goto(self.server.url)
        self.whole(fresh, game)
