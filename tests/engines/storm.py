"""The storm: a table of a stranger who listens and one of ours by turns, each with its engine, an import beside."""

from __future__ import annotations

import base64
import json
import time
from pathlib import Path
from random import Random
from typing import Any

from tests.browser import shell
from tests.browser.spy import EARS, SECRET, told_in
from tests.browser.table import FREE
from tests.engines.test_engines import press_on
from tools.browsers import Browser
from tools.server import Server

# the next input that asks for a file gets this one: WebKit's driver has no file chooser
GIVE = """([name, type, bytes]) => {
  const file = new File([Uint8Array.from(atob(bytes), (it) => it.charCodeAt(0))], name, { type });
  const { click } = HTMLInputElement.prototype;
  HTMLInputElement.prototype.click = function () {
    HTMLInputElement.prototype.click = click;
    const carried = new DataTransfer();
    carried.items.add(file);
    this.files = carried.files;
    this.dispatchEvent(new Event("change"));
  };
}"""

SAYS = "([where, what]) => document.querySelector(where)?.textContent.includes(what)"
ASKS = """([free, strange]) =>
  document.querySelector(free) && Boolean(document.querySelector(".plain-board")) === strange"""
BROUGHT = "5 games were brought back."


class Storm:
    """A page with a table of the spy, one of ours, and files of ours that come in while both are asked."""

    def __init__(self, page: Browser, site: Server, wheel: Path, folder: Path) -> None:
        """`wheel`: the toy's; `folder`: where the spy's is made of it."""
        self.page, self.url, self.asked = page, site.url, site.asked
        page.goto(f"{site.url}#/settings?at=added")
        page.see('body[data-engine="ready"]')
        spy = told_in(wheel, folder, "heard", EARS)
        self._give(spy.name, "", spy.read_bytes(), "add-game")
        page.wait(SAYS, ["[data-added]", "added"])
        self.ours = self._start("buccaneer", f"seats={SECRET},Jack,Mary&seed=7")
        self.spys = self._start("doubloon", "seats=Anne,Jack&seed=1&heap=31")

    def blow(self, run: int) -> None:
        """One run: a file is given, and before it is read both tables are opened, left, opened and answered."""
        page, rng = self.page, Random(run)
        saves = [shell.made_game([SECRET, "Jack", "Mary"], seed=100 * run + i, entries=30) for i in range(5)]
        content = json.dumps({"flibuste": 1, "games": [{"save": save} for save in saves]}).encode()
        page.goto(f"{self.url}#/settings")
        self._give("games.json", "application/json", content, "import")
        ways = [self.spys, self.ours] * 2
        rng.shuffle(ways)
        for game in [*ways, self.spys]:
            self._go(f"play/{game}")
            time.sleep(rng.choice([0, 0.005, 0.02, 0.06, 0.15, 0.4]))
        # what came of an import is said where it was begun
        self._go("settings")
        page.wait(SAYS, ["[data-outcome]", BROUGHT])
        page.tap("[data-outcome] > button")
        page.wait("!document.querySelector('dialog')")
        for game in (self.ours, self.spys):
            self._answer(game)

    def sound(self) -> None:
        """What lies on the disk of ours can be replayed by an engine that has heard of no stranger."""
        page = self.page
        assert not [path for path in self.asked if path.startswith("/heard")]
        for game in shell.ids(page):
            save: dict[str, Any] = shell.head(page, game)["save"]
            if save["game"] == "buccaneer":
                shell.ask("open", table="kept", save={**save, "log": shell.log(page, game)})

    def _go(self, where: str) -> None:
        self.page.evaluate("(where) => void (location.hash = `#/${where}`)", where)

    def _give(self, name: str, kind: str, content: bytes, action: str) -> None:
        """A file for what the button asks for."""
        self.page.see(f"[data-action={action}]")
        self.page.evaluate(GIVE, [name, kind, base64.b64encode(content).decode()])
        self.page.tap(f"[data-action={action}]")

    def _start(self, game: str, query: str) -> str:
        """A game begun by a link, at its first question; its id."""
        self.page.goto(f"{self.url}#/new?game={game}&{query}&start=1")
        self.page.see(f'body[data-screen="play"] {FREE}')
        return str(self.page.evaluate("location.hash.split('/')[2]"))

    def _answer(self, game: str) -> None:
        page = self.page
        self._go(f"play/{game}")
        # the other table may still be on the screen
        page.wait(ASKS, [FREE, game == self.spys])
        if game == self.spys:
            assert "heard" in page.texts(".plain-board")[0]
            assert page.texts(".plain-board dd")[0] == "nothing"
        elif (entries := len(shell.log(page, game))) < 20:
            press_on(page, game, entries + 1)
