"""A film of what is told of one event: `python bench/scenes.py GAME EVENT [OPTIONS]`, with the app in `dist`.

A game of random moves is played until the event happens; its last move is then made in the page, at the default speed
with motion on. The pictures are laid side by side in one sheet, for somebody to look at.
"""

from __future__ import annotations

import argparse
import base64
import json
import sys
from pathlib import Path
from time import monotonic
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT)]

from playwright.sync_api import Page, sync_playwright  # noqa: E402

from tests.browser import secrets, table  # noqa: E402
from tools.chromium import launch  # noqa: E402
from tools.server import Server  # noqa: E402

SIZES = ("360x640", "390x844", "844x390", "820x1180")
Answer = dict[str, Any]
LONGEST = 20
"""Seconds of a film."""


def film(page: Page, site: str, save: dict[str, Any], option: str, throw: bool) -> list[tuple[float, bytes]]:
    """The pictures that Chromium draws, with the seconds since the tap."""
    table.asked(page, site, save)
    page.wait_for_timeout(1500)
    pictures: list[tuple[float, bytes]] = []
    session = page.context.new_cdp_session(page)

    def drawn(picture: dict[str, Any]) -> None:
        session.send("Page.screencastFrameAck", {"sessionId": picture["sessionId"]})
        pictures.append((picture["metadata"]["timestamp"], base64.b64decode(picture["data"])))

    session.on("Page.screencastFrame", drawn)
    session.send("Page.startScreencast", {"format": "jpeg", "quality": 80, "everyNthFrame": 1})
    at = page.locator(f'[data-option="{option}"]').first
    at.evaluate("node => node.click()")
    page.wait_for_timeout(400)
    confirm = page.locator("[data-action=confirm]:not([aria-disabled=true])")
    if confirm.count():
        confirm.click()
    began = monotonic()
    while monotonic() - began < LONGEST:
        page.wait_for_timeout(100)
        if throw and page.locator("[data-action=throw]").count():
            page.wait_for_timeout(500)
            if page.locator("[data-action=throw]").count():
                page.locator("[data-action=throw]").first.tap()
        if page.locator(f"{table.FREE}, {table.LIFT}, [data-screen=end]").count() and monotonic() - began > 2:
            break
    page.wait_for_timeout(600)
    session.send("Page.stopScreencast")
    first = pictures[0][0]
    return [(at - first, picture) for at, picture in pictures]


def sheet(browser: Any, pictures: list[tuple[float, bytes]], width: int, out: Path, every: float, most: int) -> None:
    """One picture of many, `every` seconds at least between two."""
    taken: list[tuple[float, bytes]] = []
    for at, picture in pictures:
        if not taken or at - taken[-1][0] >= every:
            taken.append((at, picture))
    cells = "".join(
        f'<figure><img src="data:image/jpeg;base64,{base64.b64encode(picture).decode()}" width="{width}">'
        f"<figcaption>{at:.2f} s</figcaption></figure>"
        for at, picture in taken[:most]
    )
    page = browser.new_page(viewport={"width": 1500, "height": 800})
    style = "body{margin:4px;display:flex;flex-wrap:wrap;gap:4px}figure{margin:0}figcaption{font:11px sans-serif}"
    page.set_content(f"<style>{style}</style>{cells}")
    page.wait_for_timeout(300)
    page.screenshot(path=str(out), full_page=True)
    page.close()
    print(f"{out}: {len(pictures)} pictures in {pictures[-1][0]:.1f} s")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("event")
    parser.add_argument("--verb", default="", help="of the move that leads to it")
    parser.add_argument("--names", default="Anne,Jack,Mary")
    parser.add_argument("--bots", default="", help="the seats of bots, as numbers")
    parser.add_argument("--size", default="390x844", choices=SIZES)
    parser.add_argument("--language", default="auto", help="its code; the browser's, unless it is given")
    parser.add_argument("--night", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=JSON")
    parser.add_argument("--out", type=Path, default=Path("scene.png"))
    parser.add_argument("--every", type=float, default=0.3)
    parser.add_argument("--most", type=int, default=30)
    parser.add_argument("--wait", action="store_true", help="nobody throws")
    told = parser.parse_args()
    bots = {int(seat): "easy" for seat in told.bots.split(",") if seat}
    seats = secrets.colours(told.game, told.names.split(","), bots)
    options = {key: json.loads(value) for key, value in (one.split("=", 1) for one in told.set)}
    seeds = range(told.seed, told.seed + 40)
    save, option = secrets.about_to_tell(told.game, told.event, seats, seeds, told.verb, **options)
    width, height = map(int, told.size.split("x"))
    site = Server(ROOT / "dist").start()
    with sync_playwright() as playwright, launch(playwright) as browser:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=True,
            color_scheme="dark" if told.night else "light",
        )
        page = context.new_page()
        page.goto(f"{site.url}icons/icon.svg")
        page.evaluate("it => localStorage.setItem('flibuste.settings', it)", f'{{"language":"{told.language}"}}')
        pictures = film(page, site.url, save, option, not told.wait)
        sheet(browser, pictures, 240 if width < height else 480, told.out, told.every, told.most)
    site.stop()


if __name__ == "__main__":
    main()
