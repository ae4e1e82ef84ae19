"""What matters most, in every browser engine: the same tests in Chromium, in Firefox, and in WebKit for Safari.

What cannot be driven, and why (docs/architecture/tests.md says what is done instead):
- Safari itself, which runs on Apple's systems only; MiniBrowser, which forgets everything when it is driven;
- a network that fails, as neither BiDi nor WebDriver cuts off workers: the test stops its own server;
- in WebKit: fingers (its driver makes pointers of them), a request held back, files in and out, what workers ask for;
- in Firefox and WebKit: day and night, a slow processor, memory: no command for them.
"""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path

import pytest

from tests.browser import secrets, shell
from tests.browser.conftest import BUSY
from tests.browser.table import FREE, SCREEN
from tests.browser.test_compiled import KEPT
from tests.browser.test_update import LOOK, SCRIPT
from tests.engines.conftest import MakeBrowser, innocent
from tests.sites import MakeSite
from tools.browsers import Browser
from tools.server import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]

LIFT, SEEN, CONFIRM = "[data-action=lift-curtain]", "[data-action=seen]", "[data-action=confirm]"
STORED = 'body[data-offline="ready"]'
RUNNING = 'body[data-engine="ready"]'
NEVER_IDLE = f"() => {{ {BUSY} }}"
# the rules of all games, and those of the one that is played
OWN_KEPT = f"""({KEPT})().then((kept) =>
  ["flibuste-", "flibuste_buccaneer-"].every((file) => kept.some((url) => url.includes(file))))"""

# what somebody who knows no game would press now
NEXT = f"""() => {{
  if ({SCREEN} === "curtain") return document.querySelector("{LIFT}") && "{LIFT}";
  return ["{SEEN}", "{CONFIRM}", "{FREE}"].find((what) => document.querySelector(what));
}}"""


def begin(page: Browser, url: str, query: str) -> str:
    """A game begun by a link, where the first person is asked; its id."""
    page.goto(f"{url}#/new?game=buccaneer&{query}&start=1")
    page.see(f"{LIFT}, {FREE}")
    return str(page.evaluate("location.hash.split('/')[2]"))


def press_on(page: Browser, game: str, entries: int = 1000) -> None:
    """Plays a game until it has some entries or is over."""
    idle, made = time.monotonic(), len(shell.log(page, game))
    while made < entries and page.evaluate(SCREEN) != "end":
        if page.evaluate(SCREEN) == "rules":  # where the answer was, the number of a rule had come
            page.evaluate("void history.back()")
        if what := shell.soon(page, NEXT):
            with suppress(TimeoutError):  # a bot was quicker, or something moves
                page.tap(what, seconds=2)
                if isinstance(now := shell.length(page, game), int) and now > made:
                    idle, made = time.monotonic(), now
            time.sleep(0.05)
        assert time.monotonic() < idle + 60, f"nothing happens: {page.texts('#app')}"


def at_table(page: Browser) -> tuple[list[str], list[str]]:
    """What the table shows of the game, when a person may answer."""
    page.see(FREE)
    return page.texts(".board"), page.texts("#ask")


def test_a_whole_game(page: Browser, shipped_site: Server) -> None:
    # one of the shortest
    game = begin(page, shipped_site.url, "seats=Anne,Jack,bot:easy&groups=2&seed=14")
    press_on(page, game)
    page.see(".victor h1")
    assert "win" in page.texts(".victor h1")[0]
    assert shell.head(page, game)["status"] == "finished"
    assert len(shell.log(page, game)) > 10


def test_nothing_private_stays_behind_the_curtain(page: Browser, shipped_site: Server) -> None:
    begin(page, shipped_site.url, "seats=Anne,Jack,Mary&closed_purses=1&seed=7")
    page.see(LIFT)
    page.see('body[data-screen="curtain"]')
    assert page.count(".strip, .board, [data-option], [data-purse]") == 0
    assert "10" not in page.texts("#app")[0]
    behind = secrets.document(page, unheard=True)
    page.tap(LIFT)
    page.see(FREE)
    assert sorted(page.texts("[data-purse]")) == ["10", "–", "–"]
    # the other hands, before and after: the first person's purse has left the document
    page.evaluate("void (location.hash = '#/')")
    page.see('body[data-screen="home"]')
    page.evaluate("void history.back()")
    page.see(LIFT)
    page.see('body[data-screen="curtain"]')
    assert secrets.document(page, unheard=True) == behind
    page.tap(LIFT)
    page.tap(FREE)
    page.see('body[data-screen="curtain"]')
    assert page.count("[data-purse]") == 0


def test_a_score_sheet_of_the_companion(page: Browser, shipped_site: Server) -> None:
    """JAM-SHEET-01: 15 + 12 gold against 6 + 7 gold; after a reload it is still here."""
    page.goto(f"{shipped_site.url}#/score")
    page.tap('[data-new-sheet="jamaica"]')
    page.see(RUNNING)
    for cell, keys in {"0.space": ["15"], "1.space": ["6"], "0.gold": ["1", "2"], "1.gold": ["7"]}.items():
        page.tap(f'[data-cell="{cell}"]')
        for key in keys:
            page.tap(f'.pad [data-key="{key}"]')
    totals = "() => [...document.querySelectorAll('[data-total]')].map((it) => it.textContent).join()"
    # those who played here before may sit there too
    page.wait(f"() => ({totals})().startsWith('27I,13II')")
    page.reload()
    page.wait(f"() => ({totals})().startsWith('27I,13II')")


def test_a_kill_a_cold_start_and_an_update(
    make_browser: MakeBrowser, make_site: MakeSite, versions: tuple[Path, Path], tmp_path: Path
) -> None:
    """What a device goes through: each time the game is where it was, and goes on. What a reload leaves of it, the
    kill leaves too (of a reload: test_pirates.py)."""
    old, new = versions
    server = make_site(old)
    page = make_browser(tmp_path, server)
    page.goto(server.url)
    game = begin(page, server.url, "seats=Anne,Jack,Mary&groups=2&seed=7")
    press_on(page, game, 3)
    shown, log = at_table(page), shell.log(page, game)
    innocent(page)
    page.kill()

    # the power is back
    page = make_browser(tmp_path, server)
    page.goto(f"{server.url}#/play/{game}")
    assert at_table(page) == shown
    assert shell.log(page, game) == log
    press_on(page, game, 4)
    page.see(STORED)
    page.wait(OWN_KEPT)
    innocent(page)
    page.close()
    server.stop()

    # another process, and nobody at the other end: nothing is left but what is on the disk
    page = make_browser(tmp_path, server)
    page.goto(server.url)
    page.see(RUNNING)
    page.evaluate(NEVER_IDLE)  # to compile the other games costs more than all the rest
    begin(page, server.url, "seats=Anne,bot:easy,Mary&groups=2&seed=8")
    page.goto(f"{server.url}#/play/{game}")
    press_on(page, game, 5)
    first = page.evaluate(SCRIPT)

    # the network is back, with a new version, which waits for the player's word
    server = make_site(new, port=server.server_address[1])
    page.evaluate(LOOK)
    page.wait("navigator.serviceWorker.getRegistration().then((it) => Boolean(it.waiting))")
    press_on(page, game, 6)
    assert page.evaluate(SCRIPT) == first, "the old version plays on until the player says so"
    shown, log = at_table(page), shell.log(page, game)

    page.goto(f"{server.url}#/")
    page.tap("[data-action=update]")
    page.wait(f"(first) => ({SCRIPT} ?? first) !== first", first)
    page.evaluate(NEVER_IDLE)
    page.goto(f"{server.url}#/play/{game}")
    assert at_table(page) == shown
    assert shell.log(page, game) == log
    press_on(page, game, 7)
    page.see(STORED)
    assert not [path for path in server.asked if path.startswith("/runtime-")], "the runtime was fetched again"
