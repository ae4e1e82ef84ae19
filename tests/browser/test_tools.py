"""The tools for people with the box: large, at once, without Python for a roll, and nothing rolled is lost."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from flibuste.bridge import Desk
from tests.browser import shell
from tests.browser.conftest import MakePage, wait_engine
from tests.browser.test_play_axe import check, opened
from tools.server import Server

pytestmark = pytest.mark.browser

THROW = "[data-action=throw]"


def test_the_small_map_has_twelve_columns(page: Page, site: Server) -> None:
    """PLU-2P-03: numbers from 1 to 12 only."""
    page.goto(f"{site.url}#/tools/plunder.spinners")
    page.click('.device [data-value="two"]')
    for _ in range(40):
        page.click(THROW)
    numbers = [int(text.split("·")[1].split()[0]) for text in page.locator(".rolls li").all_inner_texts()]
    assert len(numbers) == 40
    assert max(numbers) <= 12


def test_a_tool_that_does_not_load_says_so(page: Page, site: Server, troubles: list[str]) -> None:
    shell.without(page, "faces", f"{site.url}#/tools/pirates.ruler")
    expect(page.get_by_role("heading", level=1)).not_to_have_text("This page did not load")
    troubles.clear()


# what of a bar's words is cut off
CUT = """() => [...document.querySelectorAll(".bar p")]
  .filter((it) => it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 3)
  .map((it) => it.textContent)"""


def test_each_device_and_each_helper_has_a_page(make_page: MakePage, site: Server) -> None:
    """Also what only settles a throw: it shares the face of its device. What it is for is said whole, in French too."""
    page = make_page(locale="fr-FR", viewport={"width": 360, "height": 640})
    said = json.loads(Desk().call('{"op": "tools"}'))
    page.goto(f"{site.url}#/tools")
    for tool in sorted({one["id"] for one in [*said["devices"], *said["tools"]]}):
        page.evaluate("(id) => (location.hash = `#/tools/${id}`)", tool)
        page.wait_for_selector("main[data-device], main[data-helper]")
        expect(page.locator("h1")).not_to_be_empty()
        assert page.evaluate(shell.UNPAINTED) == [], tool
        expect(page.get_by_label("Retour", exact=True).first).to_be_visible()
        assert page.evaluate(CUT) == [], tool
        page.evaluate("() => (location.hash = '#/tools')")
        page.wait_for_selector("main[data-device], main[data-helper]", state="detached")


def test_the_screen_stays_on_while_a_tool_lies_on_the_table(page: Page, site: Server) -> None:
    """A drawn face, a device, a clock and a helper alike; the shelf lets it go."""
    page.add_init_script("""
      const tell = (awake) => (document.documentElement.dataset.awake = awake);
      const lock = { release: async () => tell("no") };
      Object.defineProperty(navigator, "wakeLock", { value: { request: async () => (tell("yes"), lock) } });
    """)
    for tool in ("jamaica.combat", "jamaica.cards", "any.clock", "plunder.trade", "nassau.dice"):
        page.goto(f"{site.url}#/tools/{tool}")
        expect(page.locator("html"), tool).to_have_attribute("data-awake", "yes")
        page.goto(f"{site.url}#/tools")
        expect(page.locator("html"), tool).to_have_attribute("data-awake", "no")


def test_the_copies_of_the_own_box_are_kept(page: Page, site: Server) -> None:
    page.goto(f"{site.url}#/tools/plunder.resources")
    page.click("[data-action=copies]")
    inputs = page.locator(".value-list input")
    for i in range(inputs.count()):
        inputs.nth(i).fill("1" if i == 0 else "0")
    page.keyboard.press("Escape")
    page.click(THROW)
    expect(page.locator(THROW)).to_have_attribute("aria-disabled", "true")
    page.reload()
    page.click("[data-action=copies]")
    expect(inputs.first).to_have_value("1")


@pytest.mark.parametrize(("theme", "language"), [("day", "en"), ("night", "fr")])
def test_everybody_can_use_the_tools(make_page: MakePage, site: Server, theme: str, language: str) -> None:
    page = opened(make_page, site, theme, language, (360, 640))
    page.goto(f"{site.url}#/tools")
    page.wait_for_selector("[data-tool]")
    wait_engine(page)
    check(page, "the shelf")
    every: list[str] = []
    for chip in page.locator(".rules-of [role=radio]").all():
        chip.click()
        page.wait_for_selector("[data-belt]:not([data-belt=''])")
        shown = page.locator("[data-tool]").evaluate_all("all => all.map((it) => it.dataset.tool)")
        every += [tool for tool in shown if tool not in every]
    assert len(every) > 20
    # half of them in each look: a whole round would take minutes
    for tool in every[::2] if language == "en" else every[1::4]:
        page.goto(f"{site.url}#/tools/{tool}")
        page.wait_for_selector("[data-device], [data-helper]")
        if page.locator(THROW).count():
            page.click(THROW)
        page.wait_for_timeout(150)
        assert shell.violations(page) == [], tool
        assert page.evaluate(shell.UNFIT) == [], tool


def test_a_tap_on_what_lies_there_draws(page: Page, site: Server) -> None:
    """The pile and the bag are drawn, say how many are left, and give."""
    for tool in ("plunder.resources", "nassau.goods"):
        page.goto(f"{site.url}#/tools/{tool}")
        heap = page.locator(".heap")
        expect(heap.locator("svg")).to_be_visible()
        left = int(re.sub(r"\D", "", heap.locator(".heap-left").inner_text()))
        heap.click()
        expect(page.locator(".thrown")).to_have_count(1)
        expect(heap.locator(".heap-left")).to_have_text(f"{left - 1} left.")


def test_an_answer_that_cannot_come_says_so(page: Page, site: Server, troubles: list[str]) -> None:
    """In its own place: the engine did not start."""
    page.route(re.compile(r"/runtime-"), lambda route: route.abort())
    page.goto(f"{site.url}#/tools/plunder.trade")
    expect(page.locator(".answers-said .awaited")).to_be_visible()
    expect(page.locator(".answers-said")).to_contain_text("The engine did not start")
    troubles.clear()
