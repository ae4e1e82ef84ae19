"""Tools for any game: clocks that no closed page stops, who begins, coins and dice, reminders that are ticked."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import MakePage, wait_engine
from tests.browser.shell import fit
from tests.browser.test_play_axe import opened
from tools.server import Server

pytestmark = pytest.mark.browser

THROW = "[data-action=throw]"


def seconds(page: Page) -> int:
    minutes, rest = page.locator(".any-clock-time").inner_text().replace("\u2212", "-").split(":")
    return int(minutes) * 60 + int(rest)


def test_a_clock_runs_on_over_a_closed_page(page: Page, site: Server) -> None:
    """The moment on the wall is kept: an hour without the page is an hour on the clock, and no less."""
    page.clock.install(time=1_000_000_000)
    page.goto(f"{site.url}#/tools/any.clock")
    page.click("[data-action=start]")
    page.clock.run_for(5_000)
    page.click("[data-action=next]")
    # the first has spent five seconds; the second has the turn
    expect(page.locator(".any-clock-others .num").first).to_have_text(re.compile(r"0:(0[5-9]|[1-4]\d)"))
    page.goto("about:blank")
    page.clock.run_for(65_000)
    page.goto(f"{site.url}#/tools/any.clock")
    page.wait_for_selector(".any-clock-time")
    # a slow machine adds its own seconds
    assert 65 <= seconds(page) < 125
    fit(page, "a running clock")
    page.click("[data-action=pause]")
    stands = seconds(page)
    page.clock.run_for(60_000)
    assert seconds(page) == stands
    # the mistaken tap is taken back: the first has the turn again, and the time that went by
    page.click("[data-action=back]")
    assert seconds(page) >= 70


def test_the_game_clock_counts_down(make_page: MakePage, site: Server) -> None:
    page = opened(make_page, site, "night", "fr")
    page.clock.install(time=1_000_000_000)
    page.goto(f"{site.url}#/tools/any.timer")
    page.fill("#minutes", "1")
    page.click("[data-action=start]")
    page.clock.run_for(61_000)
    expect(page.locator(".any-clock-now")).to_have_class(re.compile(r"\bover\b"))
    expect(page.locator(".any-clock-now")).to_contain_text("écoulé")
    fit(page, "time is up")


def test_who_begins_is_drawn_among_the_names(make_page: MakePage, site: Server) -> None:
    page = opened(make_page, site, "day", "fr")
    page.goto(f"{site.url}#/tools/any.first")
    page.click("[data-action=people]")
    page.fill(".any-people-add input", "<b>Zoé</b>")
    page.click(".any-people-add button")
    fit(page, "the names")
    page.keyboard.press("Escape")
    page.click(THROW)
    names = {
        page.locator(".any-first-one .who-name").inner_text(),
        *page.locator(".any-first-order .who-name").all_inner_texts(),
    }
    assert len(names) == 5
    assert "<b>Zoé</b>" in names
    fit(page, "who begins")


def test_coin_and_dice(page: Page, site: Server) -> None:
    page.goto(f"{site.url}#/tools/any.die")
    page.click('[data-value="6"]')
    page.click(THROW)
    faces = [int(face) for face in page.locator(".thrown b").all_inner_texts()]
    assert len(faces) == 6
    assert page.locator(".any-sum .num").inner_text() == str(sum(faces))
    fit(page, "six dice")
    page.goto(f"{site.url}#/tools/any.coin")
    page.click(THROW)
    expect(page.locator(".rolls li")).to_have_count(1)


def test_a_reminder_is_ticked(page: Page, site: Server) -> None:
    page.goto(f"{site.url}#/tools/nassau.round")
    wait_engine(page)
    page.locator(".any-ticks input").first.check()
    expect(page.locator(".any-ticks li").nth(1)).to_have_class("next")
    page.reload()
    wait_engine(page)
    expect(page.locator(".any-ticks input").first).to_be_checked()
    fit(page, "a reminder")
    page.click("[data-action=next]")
    expect(page.locator('[data-value="sea"]')).to_have_attribute("aria-checked", "true")
    expect(page.locator(".any-ticks input:checked")).to_have_count(0)
