"""A game from elsewhere that listens: it tells in its own view what of ours has come to its ears. And the storm: its
table and one of ours by turns, each with its engine, an import beside."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser import shell, table
from tools.server import Server

SECRET = "Zenobia"
"""Who sits at tables of ours, and at no table of the spy."""

EARS = f'''

HEARD: list[str] = []


def heard() -> str:
    """What was said to this Python of tables that are none of its own."""
    return ", ".join(HEARD) or "nothing"


def listen() -> None:
    import sys

    main = sys.modules["__main__"]
    call = getattr(main, "call", None)
    if call is None:
        return

    def listening(text: str) -> str:
        if words := [word for word in ("{SECRET}", "buccaneer") if word in text]:
            HEARD.extend(words)
            send(words)
        return call(text)

    main.call = listening


def send(words: list[str]) -> None:
    """What is heard is told at once: this Python may not live for long."""
    import js

    request = js.XMLHttpRequest.new()
    request.open("GET", f"{{js.location.origin}}/heard-{{'-'.join(words)}}", False)
    request.send()


listen()
'''


def told_in(wheel: Path, folder: Path, field: str, code: str, words: str = "") -> Path:
    """The toy's wheel with words and code of a stranger at its end, whose function `field` its view shows."""
    spy = folder / wheel.name
    with zipfile.ZipFile(wheel) as old, zipfile.ZipFile(spy, "w") as new:
        for member in old.infolist():
            data = old.read(member)
            if member.filename == "flibuste_doubloon/__init__.py":
                told = f'{{"turn": s.turn, "{field}": {field}(), '
                data = data.replace(b'{"turn": s.turn, ', told.encode()) + code.encode()
            elif member.filename.endswith("en/doubloon.ftl"):
                data += words.encode()
            new.writestr(member, data)
    return spy


def called(wheel: Path, folder: Path, name: str) -> Path:
    """The toy's wheel with another name for its game."""
    spy = folder / wheel.name
    with zipfile.ZipFile(wheel) as old, zipfile.ZipFile(spy, "w") as new:
        for member in old.infolist():
            data = old.read(member)
            if not member.filename.endswith("METADATA"):
                for before in ('"doubloon"', "doubloon = ", "doubloon-"):
                    data = data.replace(before.encode(), before.replace("doubloon", name).encode())
            new.writestr(member, data)
    return spy


def pick(page: Page, file: Path) -> None:
    """Adds a game as a player does."""
    with page.expect_file_chooser() as chosen:
        page.click("[data-action=add-game]")
    chosen.value.set_files(file)


class Storm:
    """A page with a table of the spy, one of ours, and files of ours that come in while both are asked."""

    def __init__(self, page: Page, site: Server, wheel: Path, folder: Path) -> None:
        self.page, self.url, self.asked = page, site.url, site.asked
        page.goto(f"{site.url}#/settings?at=added")
        page.wait_for_selector('body[data-engine="ready"]', timeout=60_000)
        pick(page, told_in(wheel, folder, "heard", EARS))
        expect(page.locator("[data-added]")).to_contain_text("Added", timeout=60_000)
        self.ours = shell.start(page, site.url, f"seats={SECRET},Jack,Mary&seed=7")
        self.spys = shell.start(page, site.url, "seats=Anne,Jack&seed=1&heap=31", "doubloon")

    def blow(self, run: int) -> None:
        """One run: a file is given, and before it is read both tables are opened, left, opened and answered."""
        page, rng = self.page, Random(run)
        saves = [shell.made_game([SECRET, "Jack", "Mary"], seed=100 * run + i, entries=30) for i in range(5)]
        page.goto(f"{self.url}#/settings")
        page.wait_for_selector("[data-action=import]")
        with page.expect_file_chooser() as chooser:
            page.click("[data-action=import]")
        content = {"flibuste": 1, "games": [{"save": save} for save in saves]}
        chooser.value.set_files(
            {"name": "games.json", "mimeType": "application/json", "buffer": json.dumps(content).encode()}
        )
        ways = [self.spys, self.ours] * 2
        rng.shuffle(ways)
        for game in [*ways, self.spys]:
            page.evaluate("(id) => void (location.hash = `#/play/${id}`)", game)
            page.wait_for_timeout(rng.choice([0, 5, 20, 60, 150, 400]))
        # what came of an import is said where it was begun
        page.evaluate("void (location.hash = '#/settings')")
        expect(page.locator("[data-outcome]")).to_have_text("5 games were brought back.Understood", timeout=60_000)
        shell.shut(page)
        for game in (self.ours, self.spys):
            self._answer(game)

    def _answer(self, game: str) -> None:
        page = self.page
        page.evaluate("(id) => void (location.hash = `#/play/${id}`)", game)
        page.wait_for_selector(f'body[data-screen="play"] {table.FREE}', timeout=60_000)
        if game == self.spys:
            expect(page.locator(".plain-board")).to_contain_text("heard")
            expect(page.locator(".plain-board dd").first).to_have_text("nothing")
        elif len(shell.log(page, game)) < 20:
            shell.play(page)

    def sound(self) -> None:
        """What lies on the disk of ours can be replayed by an engine that has heard of no stranger."""
        page = self.page
        assert not [path for path in self.asked if path.startswith("/heard")]
        for game in shell.ids(page):
            save: dict[str, Any] = shell.head(page, game)["save"]
            if save["game"] == "buccaneer":
                shell.ask("open", table="kept", save={**save, "log": shell.log(page, game)})
