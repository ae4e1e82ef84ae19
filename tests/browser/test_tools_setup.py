"""Set-ups as they are drawn: a picture of what lies where, and steps whose ticks outlive a closed page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import MakePage, wait_engine
from tests.browser.shell import fit
from tests.browser.test_play_axe import check, opened
from tools.server import Server

pytestmark = pytest.mark.browser

PICTURE = "svg.any-lies"


@pytest.mark.parametrize(
    ("tool", "thing", "four", "three"),
    [
        # five pirates of each colour; a disc of each captain; three islands of each
        ("buccaneer.setup", ".chip", 20, 15),
        ("plunder.setup", ".chip", 4, 3),
        ("pirates.setup", ".isle", 12, 9),
        # a ship in Port Royal and a hold board of each
        ("jamaica.start", ".chip", 8, 6),
    ],
)
def test_a_set_up(make_page: MakePage, site: Server, tool: str, thing: str, four: int, three: int) -> None:
    page: Page = opened(make_page, site, "night", "fr")
    page.goto(f"{site.url}#/tools/{tool}")
    wait_engine(page)
    page.fill("#any-players", "4")
    expect(page.locator(f"{PICTURE} {thing}")).to_have_count(four)
    fit(page, "four")
    page.fill("#any-players", "3")
    expect(page.locator(f"{PICTURE} {thing}")).to_have_count(three)
    steps = page.locator(".any-ticks input")
    steps.first.check()
    page.reload()
    wait_engine(page)
    expect(page.locator("#any-players")).to_have_value("3")
    expect(steps.first).to_be_checked()
    expect(page.locator(".any-ticks :checked")).to_have_count(1)
    check(page, "a step done")
    page.locator(".bar button").last.click()
    expect(page.locator(".any-ticks :checked")).to_have_count(0)
    expect(page.locator("#any-players")).to_have_value("3")


def test_teams_are_asked_where_they_can_be(page: Page, site: Server) -> None:
    """PLU-TEAM-01: six captains may be two teams or three; of five there are none."""
    page.goto(f"{site.url}#/tools/plunder.setup")
    wait_engine(page)
    page.fill("#any-players", "6")
    page.click('[data-value="3x2"]')
    expect(page.locator('.any-ticks .rule-id:has-text("PLU-TEAM-01")')).to_be_visible()
    page.fill("#any-players", "5")
    expect(page.locator('.any-ticks .rule-id:has-text("PLU-TEAM-01")')).to_have_count(0)
    expect(page.locator("[role=radiogroup]")).to_have_count(0)
