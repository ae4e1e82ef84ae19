"""The toolbox: what a table uses each turn lies on top, usable at once; everything else by the moment of the game; and
nothing on the screen knows what a throw brings before it lies still."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from flibuste.companion.tools import about
from tests.browser import shell
from tests.browser.conftest import MakePage, wait_engine
from tools.server import Server

pytestmark = pytest.mark.browser

WEB = Path(__file__).resolve().parents[2] / "web"
GAMES = ("buccaneer", "jamaica", "plunder", "nassau", "pirates")
THROW = "[data-action=throw]"
KEPT = "JSON.parse(localStorage['flibuste.tools'] ?? '{}')"


def at(page: Page, site: Server, game: str) -> None:
    page.goto(f"{site.url}#/tools")
    page.click(f'.rules-of [data-value="{game}"]')
    page.wait_for_selector(f'[data-belt="{game}"]')


def in_motion(make_page: MakePage) -> Page:
    """A page as people get it: with motion, at the default speed."""
    return make_page(viewport={"width": 360, "height": 640}, reduced_motion="no-preference")


@pytest.fixture
def moving(make_page: MakePage) -> Page:
    return in_motion(make_page)


def test_every_tool_lies_on_a_shelf_once(page: Page, site: Server) -> None:
    """A device and the tool that settles it share a face: one of them is enough."""
    told = about()
    text = "".join(path.read_text() for path in WEB.glob("games/*/tools/shelf.ts*"))
    faces = {f"{game}.{name}": f"{game}/{face}" for game, name, face in re.findall(r'"(\w+)\.(\w+)": "(\w+)"', text)}
    wanted = [one["id"] for one in [*told["devices"], *told["tools"]] if one["game"] != "any"]
    # and those of which the engine need not know
    wanted += re.findall(r'id: "([a-z.]+)", game: "(?!any)', text)
    shown: list[str] = []
    for game in GAMES:
        at(page, site, game)
        shown += [
            tool
            for tool in page.locator("[data-tool]").evaluate_all("all => all.map((it) => it.dataset.tool)")
            if not tool.startswith("any.")
        ]
    assert len(shown) == len(set(shown))
    assert {faces.get(tool, tool) for tool in shown} == {faces.get(tool, tool) for tool in wanted}


def test_the_belt_is_used_where_it_lies(page: Page, site: Server) -> None:
    """One tap on the thing, and it is rolled, spun or drawn: kept, and shown."""
    things = {
        "jamaica.dice": "[data-slot=morning]",
        "jamaica.combat": THROW,
        "plunder.spinners": ".plu-wheels",
        "plunder.sailing": THROW,
        "plunder.battle": THROW,
        "nassau.tokens": THROW,
        "nassau.dice": THROW,
        "pirates.die": THROW,
    }
    for tool, thing in things.items():
        at(page, site, tool.split(".")[0])
        tile = page.locator(f'[data-tile="{tool}"]')
        before = page.evaluate(KEPT)
        shown = tile.inner_text(), tile.inner_html()
        tile.locator(thing).click()
        assert page.evaluate(KEPT) != before, tool
        assert (tile.inner_text(), tile.inner_html()) != shown, tool
    kept = page.evaluate(KEPT)
    page.reload()
    page.wait_for_selector("[data-belt=pirates]")
    assert page.evaluate(KEPT) == kept


def test_what_was_rolled_on_the_belt_lies_in_the_tool(page: Page, site: Server) -> None:
    at(page, site, "jamaica")
    page.click("[data-slot=morning]")
    faces = page.locator("[data-slot]").evaluate_all("all => all.map((it) => it.dataset.face)")
    page.click('[data-tile="jamaica.dice"] h2 a')
    page.wait_for_selector("[data-device='jamaica.dice']")
    assert page.locator("[data-slot]").evaluate_all("all => all.map((it) => it.dataset.face)") == faces


# what must not change before the die lies still: sums, verdicts, the history, what follows from it
TOLD = (
    ".rolls, .die-said, .faces-six, .island-rows .now, .verdict, .spoils, .fire, .plu-spun, .plu-sea-grid, "
    ".plu-battle-word, .plu-sail-pool, .said, .any-sum, .any-coin-word, .device-note, #live"
)


THROWN = (
    "jamaica.dice",
    "jamaica.combat",
    "plunder.spinners",
    "plunder.battle",
    "plunder.sailing",
    "plunder.shipless",
    "pirates.die",
    "pirates.island",
    "nassau.dice",
    "any.die",
    "any.coin",
)


def test_nothing_tells_before_the_die_lies_still(make_page: MakePage, site: Server) -> None:
    """All tools at once, as each throw takes its time."""
    pages = {tool: in_motion(make_page) for tool in THROWN}
    for tool, page in pages.items():
        page.goto(f"{site.url}#/tools/{tool}")
    for page in pages.values():
        wait_engine(page)
        page.wait_for_selector(THROW)
        page.click(THROW)
    page.wait_for_timeout(1600)
    for _ in range(2):
        lie = [thrown(page, tool) for tool, page in pages.items()]
        page.wait_for_timeout(1600)
        for lies in lie:
            lies()


def thrown(page: Page, tool: str) -> Callable[[], None]:
    """Throws, and looks while it is in the air; what is to be seen once it lies still."""
    told = f"[...document.querySelectorAll('{TOLD}')].map((it) => it.textContent.trim()).join('|').replace(/^–|…/g, '')"
    rolls = "document.querySelectorAll('.rolls li').length"
    if not page.locator(THROW).count():  # a star ends a combat with the first die
        page.click("[data-action=new]")
        page.wait_for_timeout(300)
    before, many = page.evaluate(told), page.evaluate(rolls)
    kept = json.dumps(page.evaluate(KEPT))
    in_the_air = page.evaluate(
        f"""async () => {{
          document.querySelector('{THROW}').click();
          await new Promise((next) => setTimeout(next, 250));
          return {{ told: {told}, rolls: {rolls}, kept: {KEPT} }};
        }}"""
    )
    assert json.dumps(in_the_air["kept"]) != kept, f"{tool}: what came is on the disk at once"
    assert in_the_air["rolls"] == many, tool
    new = set(in_the_air["told"].split("|")) - set(before.split("|"))
    assert not [text for text in new if re.search(r"\d", text)], f"{tool}: a figure that was not there before"

    def lies() -> None:
        if page.locator(".rolls").count():
            assert page.evaluate(rolls) == many + 1, tool

    return lies


def test_who_cannot_wait_lays_the_die_down(moving: Page, site: Server) -> None:
    """A second tap ends the throw; it does not throw again."""
    moving.goto(f"{site.url}#/tools/any.die")
    moving.wait_for_selector(THROW)
    moving.evaluate(f"document.querySelector('{THROW}').click()")
    moving.wait_for_timeout(60)
    moving.evaluate(f"document.querySelector('{THROW}').click()")
    moving.wait_for_timeout(60)
    expect(moving.locator(".rolls li")).to_have_count(1)


@pytest.mark.parametrize("size", [(360, 640), (844, 390)])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_belts_fit(make_page: MakePage, site: Server, size: tuple[int, int], language: str) -> None:
    page = make_page(
        viewport={"width": size[0], "height": size[1]}, locale=f"{language}-GB" if language == "en" else "fr-FR"
    )
    for game in GAMES:
        at(page, site, game)
        shell.fit(page, game)
