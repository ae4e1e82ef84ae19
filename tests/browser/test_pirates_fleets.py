"""Before a game of Pirates: the fleets to choose from, large; and those of the fleet builder among them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import table
from tests.browser.conftest import wait_until
from tests.browser.test_pirates import last
from tests.browser.test_tools_pirates import bring_fleet
from tools.server import Server

pytestmark = pytest.mark.browser

CHOICE = ".harbour [data-fleet]"
SEEN = ".pir-seen [data-option]"


def begin(page: Page, site: Server, more: str) -> None:
    page.goto(f"{site.url}#/new?game=pirates&seats=Anne,bot:easy&seed=5&{more}&start=1")
    table.ready(page)


def test_the_fleets_are_shown_large(phone: Page, site: Server) -> None:
    """CSG-FLT-14: each fleet that may be chosen has a picture where the table will lie, and the one that is chosen then
    lies there alone."""
    # she is asked for her treasure before anything lies on the table
    begin(phone, site, "build_total=40")
    options = [str(it.get_attribute("data-option")) for it in phone.locator(".pir-rows [data-option]").all()]
    fleets = [str(it.get_attribute("data-fleet")) for it in phone.locator(CHOICE).all()]
    assert fleets == options
    phone.locator(".harbour-row").evaluate("(row) => row.scrollTo(row.scrollWidth, 0)")
    expect(phone.locator(SEEN)).to_have_attribute("data-option", options[-1])
    phone.locator(".harbour-row").evaluate("(row) => row.scrollTo(0, 0)")
    expect(phone.locator(SEEN)).to_have_attribute("data-option", options[0])
    phone.locator("[data-action=fleet-cards]").first.tap()
    card = phone.locator("dialog .pir-card")
    expect(card.first).to_contain_text("points")
    expect(card.locator(".pir-abilities [aria-busy]")).to_have_count(0)
    phone.keyboard.press("Escape")
    expect(card).to_have_count(0)
    at = 1
    drawn = phone.locator(CHOICE).nth(at).locator("li .name-it").all_inner_texts()
    phone.locator(".pir-rows [data-option]").nth(at).tap()
    expect(phone.locator(".harbour > article li .name-it")).to_have_text(drawn)


def test_a_fleet_is_taken_where_it_is_drawn(phone: Page, site: Server) -> None:
    """CSG-FLT-14: a tap on a fleet that is drawn large takes it; one at the rim comes to the middle first."""
    begin(phone, site, "build_total=40")
    second = phone.locator(CHOICE).nth(1)
    name = str(second.get_attribute("data-fleet"))
    second.dispatch_event("click")
    expect(phone.locator(SEEN)).to_have_attribute("data-option", name)
    expect(second).to_be_in_viewport(ratio=0.9)
    second.tap()
    assert last(phone, "fleet") == [name.removeprefix("fleet:")]


def test_a_fleet_of_the_builder_is_played_with(phone: Page, site: Server) -> None:
    """CSG-FLT-14: one tap in the fleet builder opens a game of its points, in which it is offered first."""
    bring_fleet(phone, site)
    phone.locator("[data-action=sail-fleet]").tap()
    expect(phone.locator("body")).to_have_attribute("data-screen", "new")
    assert "build_total=40" in phone.url
    begin(phone, site, "build_total=40&forts=0")
    own = phone.locator(".pir-rows [data-option]").first
    expect(own).to_contain_text("Two of them")
    expect(phone.locator(CHOICE).first).to_contain_text("Revenant")
    own.tap()
    assert last(phone, "list") == ["SM-PS-002", "GEN-captain@pirates", "SM-PS-001"]


def test_a_fleet_that_is_too_dear_says_so(phone: Page, site: Server) -> None:
    """CSG-FLT-01: a fleet of one's own that this game does not allow stands there with its reason."""
    bring_fleet(phone, site)
    begin(phone, site, "quick=1")
    own = phone.locator(".pir-rows [data-option]").first
    expect(own).to_contain_text("Two of them")
    expect(own).to_have_attribute("aria-disabled", "true")
    own.click(force=True)
    expect(phone.locator(".panel .why .rule-id")).to_have_text("CSG-FLT-01")


def test_the_fleet_builder_is_a_step_from_the_question(phone: Page, site: Server) -> None:
    """CSG-FLT-14: a link leads to it, on a fleet of as many points; what it made is offered on the way back."""
    begin(phone, site, "quick=1")
    phone.locator("[data-action=build-fleet]").tap()
    expect(phone.locator("body")).to_have_attribute("data-screen", "tool")
    phone.locator("[data-action=read]").tap()
    phone.locator("dialog textarea").fill("Mine: 9/20\nSnipe, 6 [SM-PS-002]\n  + Captain, 3 [GEN-captain@pirates]")
    phone.locator("dialog [data-action=take]").tap()
    expect(phone.locator(".fleet-points")).to_contain_text("20")
    # the step of what was open is taken back first: two at once would be one
    wait_until(phone, "!history.state?.open")
    phone.go_back()
    own = phone.locator(".pir-rows [data-option]").first
    expect(own).to_contain_text("Mine")
    own.tap()
    assert last(phone, "list") == ["SM-PS-002", "GEN-captain@pirates"]
