"""Before a game of Pirates: the fleets to choose from, large; and those of the fleet builder among them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import table
from tests.browser.conftest import MakeContext
from tests.browser.test_pirates import last
from tests.browser.test_tools_pirates import bring_fleet
from tools.server import Server

pytestmark = pytest.mark.browser

CHOICE = ".harbour [data-fleet]"
SEEN = ".pir-seen [data-option]"


@pytest.fixture
def page(make_context: MakeContext, site: Server) -> Page:
    page = table.phone(make_context, site)
    page.goto(site.url)
    return page


def begin(page: Page, site: Server, more: str) -> None:
    page.goto(f"{site.url}#/new?game=pirates&seats=Anne,bot:easy&seed=5&{more}&start=1")
    table.ready(page)


def test_the_fleets_are_shown_large(page: Page, site: Server) -> None:
    """CSG-FLT-14: each fleet that may be chosen has a picture where the table will lie, and the one that is chosen then
    lies there alone."""
    # she is asked for her treasure before anything lies on the table
    begin(page, site, "build_total=40")
    options = [str(it.get_attribute("data-option")) for it in page.locator(".pir-rows [data-option]").all()]
    fleets = [str(it.get_attribute("data-fleet")) for it in page.locator(CHOICE).all()]
    assert fleets == options
    page.locator(".harbour-row").evaluate("(row) => row.scrollTo(row.scrollWidth, 0)")
    expect(page.locator(SEEN)).to_have_attribute("data-option", options[-1])
    page.locator(".harbour-row").evaluate("(row) => row.scrollTo(0, 0)")
    expect(page.locator(SEEN)).to_have_attribute("data-option", options[0])
    at = 1
    drawn = page.locator(CHOICE).nth(at).locator("li .name-it").all_inner_texts()
    page.locator(".pir-rows [data-option]").nth(at).tap()
    expect(page.locator(".harbour > article li .name-it")).to_have_text(drawn)


def test_a_fleet_of_the_builder_is_played_with(page: Page, site: Server) -> None:
    """CSG-FLT-14: one tap in the fleet builder opens a game of its points, in which it is offered first."""
    bring_fleet(page, site)
    page.locator("[data-action=sail-fleet]").tap()
    expect(page.locator("body")).to_have_attribute("data-screen", "new")
    assert "build_total=40" in page.url
    begin(page, site, "build_total=40&forts=0")
    own = page.locator(".pir-rows [data-option]").first
    expect(own).to_contain_text("Two of them")
    expect(page.locator(CHOICE).first).to_contain_text("Revenant")
    own.tap()
    assert last(page, "list") == ["SM-PS-002", "GEN-captain@pirates", "SM-PS-001"]


def test_a_fleet_that_is_too_dear_says_so(page: Page, site: Server) -> None:
    """CSG-FLT-01: a fleet of one's own that this game does not allow stands there with its reason."""
    bring_fleet(page, site)
    begin(page, site, "quick=1")
    own = page.locator(".pir-rows [data-option]").first
    expect(own).to_contain_text("Two of them")
    expect(own).to_have_attribute("aria-disabled", "true")
    own.click(force=True)
    expect(page.locator(".panel .why .rule-id")).to_have_text("CSG-FLT-01")


def test_a_fleet_is_pasted_as_it_was_shared(page: Page, site: Server) -> None:
    """CSG-FLT-14: what the fleet builder shares as text is understood where a fleet is chosen."""
    begin(page, site, "quick=1")
    page.locator(".pir-ends summary").tap()
    text = page.locator(".pir-written textarea")
    text.fill(
        "Mine: 9/20\nSnipe, 6 [SM-PS-002]\n  + Captain, 3 [GEN-captain@pirates]\n  + Helmsman, 2 [GEN-helmsman@pirates]"
    )
    expect(page.locator(".pir-written .why .rule-id")).to_have_text("CSG-CRG-04")
    mine = "Mine: 9/20\nSnipe, 6 [SM-PS-002]\n  + Captain, 3 [GEN-captain@pirates]"
    text.fill(f"{mine}\n  + Helmsman, 2 [GEN-helmsman@pirates]")
    expect(page.locator(".pir-written .why .rule-id")).to_have_text("CSG-CRG-04")
    text.fill(mine)
    page.locator("[data-action=written]:not([aria-disabled=true])").tap()
    assert last(page, "list") == ["SM-PS-002", "GEN-captain@pirates"]
