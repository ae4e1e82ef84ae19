"""Devices that are browsers of their own, with a profile on the disk: one stands still, is killed, and comes back."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import BrowserContext, Error, Page, Playwright

from tests.browser import table
from tests.browser.conftest import watch
from tools.chromium import ARGUMENTS, DEFT, light
from tools.server import Server


class Device:
    """A phone with Flibuste on it. `page` is the only one of its browser."""

    def __init__(
        self,
        playwright: Playwright,
        site: Server,
        profile: Path,
        tell: Callable[[str], None],
        more: Sequence[str] = (),
    ) -> None:
        """`more`: switches of its browser."""
        self.playwright, self.site, self.profile, self.tell, self.more = playwright, site, profile, tell, more
        self.context: BrowserContext
        self.page: Page
        self.start()

    def start(self) -> None:
        """Its browser, at home."""
        self.context = self.playwright.chromium.launch_persistent_context(
            self.profile,
            executable_path=light(),
            args=[*ARGUMENTS, *self.more],
            viewport={"width": table.SMALL["width"], "height": table.SMALL["height"]},
            has_touch=True,
        )
        watch(self.context, self.site.url, self.tell)
        self.context.add_init_script(DEFT)
        self.page = self.context.pages[0]
        self.page.goto(f"{self.site.url}#/")

    def _signal(self, what: signal.Signals) -> None:
        """To its browser and all that this has started."""
        parents, own = dict[int, int](), set[int]()
        for process in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                parents[int(process.name)] = int((process / "stat").read_text().rpartition(")")[2].split()[1])
                if str(self.profile).encode() in (process / "cmdline").read_bytes():
                    own.add(int(process.name))
        while more := {one for one, parent in parents.items() if parent in own} - own:
            own |= more
        for one in own:
            with suppress(ProcessLookupError):
                os.kill(one, what)

    def freeze(self) -> None:
        """Nothing of it runs, and nobody is told: nothing may be asked of it until `thaw`."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self._signal(signal.SIGCONT)

    def kill(self) -> None:
        """The system ends it: nothing that a page says at its end is said. `start` opens it again."""
        self._signal(signal.SIGKILL)
        with suppress(Error):
            self.context.close()
        (self.profile / "SingletonLock").unlink(missing_ok=True)

    def go(self, to: str) -> Page:
        self.page.goto(f"{self.site.url}{to}")
        return self.page
