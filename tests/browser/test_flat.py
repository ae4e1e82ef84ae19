"""The device lies flat between people: the question turns to the side of whoever is asked."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import table
from tests.browser.conftest import MakePage, wait_until
from tools.server import Server

pytestmark = pytest.mark.browser

RACE = "#/new?game=jamaica&seats=Anne,Jack&seed=3&start=1"


@pytest.fixture
def page(make_page: MakePage) -> Page:
    return make_page(has_touch=True)


def turn(page: Page, site: Server) -> None:
    page.goto(f"{site.url}#/settings")
    page.locator("#page-flat").tap()


def side(page: Page, what: str) -> str:
    return str(page.locator(what).evaluate("(it) => getComputedStyle(it).rotate"))


def test_of_two_people_one_sits_opposite(page: Page, site: Server) -> None:
    turn(page, site)
    page.goto(site.url + RACE)
    curtains: dict[str, str] = {}
    panels: dict[str, str] = {}
    while len(panels) < 2 and len(curtains) < 6:
        page.wait_for_selector(f"[data-action=lift-curtain], {table.FREE}", timeout=table.WAIT)
        curtain = page.locator("[data-action=lift-curtain]")
        if curtain.count():
            # nobody takes up a device that lies between them
            expect(page.locator(".give")).to_have_text("Look away, all but ")
            curtains[page.locator("#next").inner_text()] = side(page, ".screen-curtain")
            curtain.tap()
        table.ready(page)
        panels[page.locator(".turn b").inner_text()] = side(page, ".panel")
        # what stands on its head is tapped as ever
        page.locator(table.FREE).first.tap()
        page.wait_for_timeout(200)
        if page.locator("[data-action=confirm]").count():
            page.locator("[data-action=confirm]").tap()
        page.wait_for_timeout(300)
    assert panels == {"Anne": "none", "Jack": "180deg"}
    assert curtains == panels


def test_everybody_chooses_a_side_once(page: Page, site: Server) -> None:
    turn(page, site)
    page.goto(f"{site.url}#/new?game=buccaneer&seats=Anne,Jack,Mary&seed=7&start=1")
    table.ready(page)
    assert side(page, ".panel") == "none"
    first = page.locator(".turn b").inner_text()
    page.locator("[data-action=turn]").tap()
    assert side(page, ".panel") == "180deg"
    # what comes up for this person comes from that side, too
    page.locator(".bar [data-action=log]").tap()
    assert side(page, "dialog.sheet") == "180deg"
    wait_until(page, "document.querySelector('dialog.sheet').getBoundingClientRect().top === 0")
    page.locator("dialog.sheet .sheet-head .btn").tap()
    expect(page.locator("dialog.sheet")).to_have_count(0)
    option = page.locator(table.FREE).first.get_attribute("data-option")
    assert option
    table.answer(page, option)
    table.ready(page)
    expect(page.locator(".turn b")).not_to_have_text(first)
    assert side(page, ".panel") == "none"
    page.click("[data-action=undo]")
    expect(page.locator(".turn b")).to_have_text(first)
    assert side(page, ".panel") == "180deg"
    page.reload()
    table.ready(page)
    assert side(page, ".panel") == "180deg"


def test_nothing_turns_unless_it_is_asked_for(page: Page, site: Server) -> None:
    page.goto(site.url + RACE)
    page.wait_for_selector("[data-action=lift-curtain]", timeout=table.WAIT)
    table.lift(page)
    table.ready(page)
    assert side(page, ".panel") == "none"
    expect(page.locator("[data-action=turn]")).to_have_count(0)
