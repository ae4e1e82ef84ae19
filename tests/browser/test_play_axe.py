"""Everybody can use it: axe finds nothing in any state, nothing sticks out, whatever the light, language and size."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser import secrets, shell, table
from tests.browser.conftest import MakePage
from tests.browser.test_targets import unfit
from tools.server import Server

pytestmark = pytest.mark.browser

LOOKS = [("day", "en"), ("night", "fr")]


def check(page: Page, state: str, *, large: bool = True) -> None:
    """`large`: on a small phone with text twice as large, too."""
    page.wait_for_timeout(350)
    assert shell.violations(page) == [], state
    assert page.evaluate(shell.UNFIT) == [], state
    if large and page.viewport_size == table.SMALL:
        assert unfit(page) == [], state


def check_each(page: Page, site: Server, kinds: dict[str, dict[str, Any]], theme: str = "") -> None:
    """The positions of these kinds of decision, as they are asked and with an answer looked at; where a test has two
    themes, each second one by day, the others by night."""
    for n, (key, save) in enumerate(kinds.items(), 1):
        if theme and n % 2 == (theme == "day"):
            continue
        # an answer given here may lead to the very position of the next: that game would be there already
        named = {**save, "seats": [{**seat, "name": f"{seat['name']} {n}"} for seat in save["seats"]]}
        secrets.sit_down(page, site.url, named)
        table.ready(page)
        check(page, key)
        page.locator(table.FREE).first.click()
        page.wait_for_timeout(150)
        if page.locator("[data-action=confirm]").count():
            check(page, f"{key}, looked at")


def kinds_met(
    game: str, people: list[dict[str, Any]], games: list[dict[str, Any]], least: int = 1
) -> dict[str, dict[str, Any]]:
    """Of each kind of decision that the first one meets in games with these options, one that comes when the game is
    under way, with so many answers."""
    found: dict[str, dict[str, Any]] = {}
    for seed, options in enumerate(games, 1):
        for save, answer in secrets.playing(game, people, seed, **options):
            decision = answer["table"]["decision"]
            free = [option for option in (decision or {}).get("options", []) if not option["barred"]]
            if len(free) >= least and decision["seat"] == 0 and len(save["log"]) > 15:
                found.setdefault(decision["key"], {**save, "log": list(save["log"])})
    return found


def opened(make_page: MakePage, site: Server, theme: str, language: str, size: tuple[int, int] = (360, 640)) -> Page:
    page = make_page(viewport={"width": size[0], "height": size[1]})
    page.goto(site.url)
    page.evaluate(
        "(it) => localStorage.setItem('flibuste.settings', JSON.stringify(it))",
        {"theme": theme, "language": language, "speed": 0},
    )
    page.goto("about:blank")
    return page


@pytest.mark.parametrize(
    ("theme", "language", "size"),
    [("day", "en", (360, 640)), ("night", "fr", (360, 640)), ("day", "fr", (820, 1180)), ("night", "en", (1280, 800))],
)
def test_the_table(make_page: MakePage, site: Server, theme: str, language: str, size: tuple[int, int]) -> None:
    page = opened(make_page, site, theme, language, size)
    table.reach(
        page,
        site.url,
        lambda now: table.offers("board")(now) and table.offers("capture", barred=True)(now),
        seed=1,
        grown=True,
    )
    check(page, "a question")
    crew = page.locator('[data-option^="board"]:not([aria-disabled=true])').first.get_attribute("data-option") or ""
    page.locator(f'[data-place="unit:{crew.split(":")[1]}"]').click()
    check(page, "a crew in the hand")
    page.locator("[data-option][aria-disabled=true]").last.click(force=True)
    check(page, "a refusal")
    page.click("[data-action=hint]")
    page.wait_for_selector(".hinted", timeout=table.WAIT)
    check(page, "a hint")
    page.locator(f'[data-option="{crew}"]').click()
    page.wait_for_selector("[data-action=confirm]")
    check(page, "a look at a boarding")
    page.keyboard.press("Escape")
    page.click("[data-action=log]")
    check(page, "the log")
    page.locator(".move-open").last.click()
    check(page, "a line of the log")
    page.locator(".segments button").last.click()
    check(page, "the details")
    page.keyboard.press("Escape")
    page.locator(".bar button").first.click()
    check(page, "the menu")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    check(page, "the help")


@pytest.mark.parametrize(("theme", "language"), LOOKS)
def test_a_mutiny_and_a_treasure(make_page: MakePage, site: Server, theme: str, language: str) -> None:
    page = opened(make_page, site, theme, language)
    table.reach(page, site.url, table.offers("mutiny"), grown=True)
    check(page, "a mutiny")
    page = opened(make_page, site, theme, language)
    table.reach(page, site.url, table.offers("treasure"))
    check(page, "a treasure")


@pytest.mark.parametrize(("theme", "language"), LOOKS)
def test_curtain_end_replay_learn(make_page: MakePage, site: Server, theme: str, language: str) -> None:
    page = opened(make_page, site, theme, language)
    page.goto(f"{site.url}#/new?game=buccaneer&seats=Anne,Jack,Mary&closed_purses=1&open_crews=1&seed=7&start=1")
    page.wait_for_selector('body[data-screen="curtain"]', timeout=table.WAIT)
    check(page, "the curtain")
    shell.bring(page, site.url, shell.made_game(["Anne", "Jack", "Mary"], seed=3, open_crews=True))
    game = next(it for it in shell.ids(page) if shell.head(page, it)["status"] == "finished")
    page.goto(f"{site.url}#/end/{game}")
    page.wait_for_selector("svg.fortunes")
    check(page, "the end")
    page.locator(".score td button").first.click()
    check(page, "a line of the score")
    page.goto(f"{site.url}#/replay/{game}?at=9")
    page.wait_for_selector("#tiller")
    check(page, "the replay")
    page.goto(f"{site.url}#/learn/buccaneer")
    page.wait_for_selector("[data-lesson]", timeout=table.WAIT)
    check(page, "a lesson")


def test_text_at_twice_the_size(make_page: MakePage, site: Server) -> None:
    page = make_page(viewport={"width": 390, "height": 844})
    page.goto(site.url)
    page.evaluate("localStorage.setItem('flibuste.settings', JSON.stringify({textSize: 200, speed: 0}))")
    page.goto("about:blank")
    table.reach(page, site.url, table.offers("board"))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator(table.FREE).last.scroll_into_view_if_needed()
    page.locator('[data-option^="board"]:not([aria-disabled=true])').first.click()
    page.wait_for_selector("[data-action=confirm]")
    page.locator("[data-action=confirm]").scroll_into_view_if_needed()
    page.click("[data-action=confirm]")


def test_names_are_data(make_page: MakePage, site: Server) -> None:
    page = make_page(viewport={"width": 360, "height": 640})
    names = [
        '<img src=x onerror="document.title=1"><b>Bold</b>',
        "بلاكبيرد القرصان",
        "Kapitän Wunderbar von Hohenlohe " * 5,
    ]
    save = shell.made_game(names, seed=3, entries=9)
    shell.bring(page, site.url, save)
    page.goto(f"{site.url}#/play/{shell.ids(page)[0]}")
    table.ready(page)
    check(page, "hard names", large=False)
    page.click("[data-action=log]")
    check(page, "hard names in the log", large=False)
    assert page.title() != "1"


@pytest.mark.parametrize("width", [360, 390])
def test_letters_twice_as_large(make_page: MakePage, site: Server, width: int) -> None:
    page = opened(make_page, site, "day", "fr", (width, 740))
    table.reach(page, site.url, lambda now: True)
    running = shell.ids(page)[0]
    shell.bring(page, site.url, shell.made_game(["Anne", "Maximilien", "Mary"], seed=3))
    ended = next(game for game in shell.ids(page) if game != running)
    page.evaluate("localStorage.setItem('flibuste.settings', JSON.stringify({language: 'fr', textSize: 200}))")
    page.goto("about:blank")
    page.goto(f"{site.url}#/play/{running}")
    table.ready(page)
    check(page, "a question")
    tall = "(it) => document.querySelector(it).getBoundingClientRect().height"
    assert page.evaluate(tall, ".bar-name") <= page.evaluate(tall, ".bar")
    page.goto(f"{site.url}#/end/{ended}")
    page.wait_for_selector(".victor")
    check(page, "the end")
    # a name is never broken in the middle
    for name in [".victor h1", ".score .who span"]:
        line = f"parseFloat(getComputedStyle(document.querySelector('{name}')).fontSize)"
        assert page.evaluate(tall, name) < 2.5 * page.evaluate(line), name
