"""What the tests of the play screen have in common: answering without knowing the game, positions worth looking at."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING, Any

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

from tests.browser import secrets, shell
from tools.server import Server

if TYPE_CHECKING:
    from tests.browser.conftest import MakePage  # whose fixtures stand on this

FREE = "[data-option]:not([aria-disabled=true])"
SCREEN = "document.body.dataset.screen"
WAIT = 60_000
SMALL = {"width": 360, "height": 640}
LIFT = "[data-action=lift-curtain]"

# what there is to be pressed now
NEXT = f"""() => {{
  const screen = {SCREEN};
  if (screen === "end") return screen;
  const acts = ["carried", "seen", "confirm"].map((act) => `[data-action=${{act}}]`);
  const here = screen === "curtain" ? ["{LIFT}"] : [...acts, "{FREE}"];
  return here.find((what) => document.querySelector(what)) ?? null;
}}"""


def phone(make_page: MakePage, site: Server, language: str = "en", speed: int = 0) -> Page:
    """A small one, set up."""
    page = make_page(has_touch=True, viewport=SMALL)
    page.goto(f"{site.url}icons/icon.svg")  # of the same origin, and nothing starts
    settings = {"language": language, "speed": speed}
    page.evaluate("(it) => localStorage.setItem('flibuste.settings', JSON.stringify(it))", settings)
    return page


def ready(page: Page) -> None:
    """A person is asked, and may answer."""
    page.wait_for_selector(FREE, timeout=WAIT)


def lift(page: Page) -> None:
    """The curtain goes up. A tap that came before anybody could have read what stands there is not heard: tap again."""
    curtain = page.locator(LIFT)
    curtain.wait_for(timeout=WAIT)
    touched = page.evaluate("navigator.maxTouchPoints > 0")
    end = time.monotonic() + 30
    while curtain.count():
        assert time.monotonic() < end, "the curtain does not go up"
        with suppress(TookTooLong):
            (curtain.tap if touched else curtain.click)(timeout=1000)
        page.wait_for_timeout(50)


def asked(page: Page, url: str, save: dict[str, Any]) -> None:
    """The game of a save, opened at its question, whoever's it is."""
    secrets.sit_down(page, url, save)
    page.wait_for_selector(f"{FREE}, {LIFT}", timeout=WAIT)
    if page.locator(LIFT).count():
        lift(page)
    ready(page)


def answer(page: Page, option: str) -> None:
    """Takes one option, and says yes where it is looked at first; waits until something else is asked."""
    game = shell.ids(page)[0]
    before = len(shell.log(page, game))
    page.locator(f'[data-option="{option}"]').click()
    confirm = "[data-action=confirm]:not([aria-disabled=true])"
    end = time.monotonic() + 30
    while time.monotonic() < end:
        found = shell.length(page, game, before, confirm)
        if isinstance(found, int):
            return
        # the look may come later than this, and a tap that comes too soon is not heard
        if found:
            with suppress(TookTooLong):
                page.locator(confirm).click(timeout=1000)
            page.wait_for_timeout(25)


def press_through(page: Page, press: Callable[[Page, str], None], most: int = 500) -> int:
    """A whole game by somebody who knows no game: an option, a yes, the curtain, the look at what is for one alone."""
    pressed = 0
    idle = time.monotonic()
    while pressed < most:
        what = shell.soon(page, NEXT)
        if what == "end":
            return pressed
        if what:
            try:
                press(page, what)
                pressed += what == FREE
            except TookTooLong:  # what was there is gone: something else is asked meanwhile
                pass
            idle = time.monotonic()
        page.wait_for_timeout(20)
        assert time.monotonic() < idle + 40, f"nothing to press: {page.locator('#app').inner_text()}"
    raise AssertionError("the game does not end")


def by_touch(secret: str, *, last: bool = False) -> Callable[[Page, str], None]:
    """Presses what is first or last of its kind. Behind the curtain nothing of a hand (`secret`) is in the document."""

    def press(page: Page, what: str) -> None:
        if what == LIFT:
            assert secret not in secrets.document(page)
            assert page.locator("[data-option], [data-place], [data-purse]").count() == 0
        found = page.locator(what)
        (found.last if last else found.first).tap(timeout=5000)

    return press


def by_keyboard(page: Page, what: str) -> None:
    """Every answer is a button that hears Enter."""
    page.locator(what).first.focus(timeout=5000)
    page.keyboard.press("Enter")


def ended(page: Page, seats: int) -> None:
    """The game is over, and the score stands there."""
    expect(page.locator(".victor h1")).to_contain_text("win")
    expect(page.locator(".score tbody tr")).to_have_count(seats)
    assert shell.head(page)["status"] == "finished"


def grown_game(names: list[str], seed: int, **options: Any) -> dict[str, Any]:
    """A save full of captures: crews grow until something is too high."""
    begun = shell.ask("new", table="grown", game="buccaneer", seats=shell.seats(*names), options=options, seed=seed)
    save: dict[str, Any] = begun["save"]
    now = begun["table"]
    dice = Random(seed)
    while now["decision"] and len(save["log"]) < 40:
        free = [option for option in now["decision"]["options"] if not option["barred"]]
        captures = [option for option in free if option["group"] == "capture"]
        best = dice.choice(captures or free)
        played = shell.ask("play", table="grown", option=best["id"])
        save["log"].append(played["entry"])
        now = played["table"]
    shell.ask("close", table="grown")
    return save


def reach(
    page: Page,
    site_url: str,
    wanted: Callable[[dict[str, Any]], bool],
    *,
    seed: int = 3,
    grown: bool = False,
    **options: Any,
) -> str:
    """A game of three people, brought in at the first position where `wanted` holds; opened. Its id."""
    names = ["Anne", "Jack", "Mary"]
    played = grown_game(names, seed, **options) if grown else shell.made_game(names, seed=seed, **options)
    for entries in range(len(played["log"])):
        save = {**played, "log": played["log"][:entries]}
        table = shell.ask("open", table="reach", save=save)["table"]
        if table["decision"] and wanted(table):
            shell.bring(page, site_url, save)
            game = shell.ids(page)[0]
            page.goto(f"{site_url}#/play/{game}")
            ready(page)
            return game
    raise AssertionError("no such position in this game")


def offers(group: str, *, barred: bool = False) -> Callable[[dict[str, Any]], bool]:
    """Whether an option of this group is offered (or refused)."""
    return lambda table: any(
        option["group"] == group and bool(option["barred"]) == barred for option in table["decision"]["options"]
    )


def text_of(page: Page, selector: str) -> str:
    expect(page.locator(selector).first).to_be_visible()
    return page.locator(selector).first.inner_text()
