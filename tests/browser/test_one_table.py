"""Sheets, tools and games know who plays this evening, and in which colours."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import shell
from tools.server import Server

pytestmark = pytest.mark.browser

FAMILY = ["Anne", "Bernadette", "Jack", "Zoé"]
AT_THE_TABLE = {
    "any.clock": ".any-first-order .who-name",
    "any.first": ".any-first-order .who-name",
    "buccaneer.ledger": ".purses .who-name",
    "pirates.gold": ".gold-head .who-name",
    "pirates.treasure": ".dealer-who .who-name",
    "pirates.flags": ".flags-who .who-name",
    "plunder.treaty": ".plu-captains .who-name",
    "nassau.track": ".nas-track .who-name",
    "nassau.fight": ".nas-fray-who .who-name",
}
"""Where a tool shows its people."""


def family(page: Page, site: Server, *names: str) -> None:
    colours = ("red", "purple", "yellow", "green", "blue")
    page.goto(site.url)
    shell.sit_down(
        page,
        "plunder",
        [{"name": name, "colour": colour, "emblem": None} for name, colour in zip(names, colours, strict=False)],
    )


def test_every_tool_knows_who_plays(page: Page, site: Server) -> None:
    """In the colours of each box: Buccaneer has four purses for four, and no purple one."""
    family(page, site, *FAMILY)
    for tool, people in AT_THE_TABLE.items():
        page.goto(f"{site.url}#/tools/{tool}")
        expect(page.locator(people), tool).to_have_count(4)
        assert sorted(page.locator(people).all_inner_texts()) == FAMILY, tool
    page.goto(f"{site.url}#/tools/jamaica.combat")
    expect(page.locator(".side h2")).to_have_text(["Anne", "Bernadette"])
    page.goto(f"{site.url}#/tools/buccaneer.ledger")
    expect(page.locator("[data-purse]")).to_have_count(4)
    purses = page.locator("[data-purse]").evaluate_all("all => all.map((it) => it.dataset.purse)")
    assert "purple" not in purses


def test_who_is_named_at_a_tool_plays_this_evening(page: Page, site: Server) -> None:
    family(page, site, "Anne", "Jack")
    page.goto(f"{site.url}#/tools/any.clock")
    page.click("[data-action=people]")
    page.fill(".any-people-add input", "Zoé")
    page.click(".any-people-add .btn")
    page.keyboard.press("Escape")
    page.goto(f"{site.url}#/score")
    page.click("[data-new-sheet=nassau]")
    for name in ("Anne", "Jack", "Zoé"):
        expect(page.locator(".score-table thead")).to_contain_text(name)


def test_a_tool_that_holds_something_keeps_its_people(page: Page, site: Server) -> None:
    """Another group sits down at another game: the clock that runs is still that of the first."""
    family(page, site, "Anne", "Jack", "Mary")
    for tool, press in (("any.clock", "[data-action=start]"), ("buccaneer.ledger", "[data-coin='10']")):
        page.goto(f"{site.url}#/tools/{tool}")
        page.click(press)
    page.click("[data-action=gets]")
    expect(page.locator("[data-ducats]", has_text="20")).to_be_visible()
    family(page, site, *FAMILY)
    page.goto(f"{site.url}#/tools/any.clock")
    expect(page.locator(".any-clock-others .who-name")).to_have_text(["Anne", "Jack", "Mary"])
    page.goto(f"{site.url}#/tools/buccaneer.ledger")
    expect(page.locator("[data-purse]")).to_have_count(3)
    # begun anew, they are those of the second
    page.goto(f"{site.url}#/tools/any.clock")
    page.locator(".bar button").last.click()
    expect(page.locator(".any-first-order .who-name")).to_have_text(FAMILY)
