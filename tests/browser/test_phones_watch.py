"""A device that comes to a table to watch: it has no seat, shows what lies open, and is never asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from tests.browser import shell, table
from tests.browser.test_phones import begin, code_for, join, let_in, meet, press_all
from tests.browser.test_phones_moved import give
from tools.server import Server

if TYPE_CHECKING:
    from tests.browser.conftest import MakePage

pytestmark = pytest.mark.browser

WATCHES = 128
"""The first place without a seat."""


def test_a_tablet_watches_a_whole_game(make_page: MakePage, site: Server) -> None:
    """Two play, each on an own phone, what they are asked; between them lies a tablet, in its own language, to the end.
    No Python runs at either guest's."""
    host, guest = table.phone(make_page, site), table.phone(make_page, site)
    tablet = table.phone(make_page, site, "fr")
    tablet.set_viewport_size({"width": 820, "height": 1180})
    begin(host, site, "jamaica", "Anne,phone:Jack,bot:easy")
    meet(host, guest, site, 1)
    watch(host, tablet, site)
    # whoever is asked, as far as it lies open: hand and deck are one
    expect(tablet.locator(".meanwhile-of")).to_contain_text("En main ou à piocher (11)")
    tablet.click("[aria-label=Menu]")
    expect(tablet.locator("[data-action=phones]")).to_have_count(0)
    tablet.keyboard.press("Escape")
    pressed = press_all([host, guest, tablet])
    assert (min(pressed[:2]) > 3, pressed[2]) == (True, 0), pressed
    stays = tablet.get_by_text("Laissez cette page ouverte")
    expect(stays).to_be_visible()
    host.wait_for_selector("[data-action=rematch]", timeout=table.WAIT)
    host.goto(f"{site.url}#/")
    # nobody plays again: the end stays to be looked at
    expect(stays).to_have_count(0)
    expect(tablet.locator("[data-ended]")).to_be_visible()
    expect(guest.locator("[data-ended]")).to_be_visible()
    for page in (guest, tablet):
        assert page.evaluate("document.body.dataset.engine") == "loading"
    assert len(shell.log(host)) > 10


def watch(host: Page, tablet: Page, site: Server) -> None:
    host.click("[aria-label=Menu]")
    host.click("[data-action=phones]")
    host.click("[data-action=watch]")
    let_in(host, WATCHES, join(tablet, site, code_for(host, WATCHES)))
    expect(tablet.locator(".meanwhile")).to_be_visible(timeout=table.WAIT)


def test_who_watches_moves_with_the_table(make_page: MakePage, site: Server) -> None:
    """It is led to the new host like everybody else, without a code, and is told there what lies open."""
    host, new, tablet = [table.phone(make_page, site) for _ in range(3)]
    begin(host, site, "buccaneer", "Anne,phone:Jack,bot:easy")
    meet(host, new, site, 1)
    watch(host, tablet, site)
    host.keyboard.press("Escape")
    game = shell.ids(host)[0]
    give(host, 1)
    new.click("[data-action=take-table]")
    new.wait_for_function(f"() => location.hash === '#/play/{game}'", timeout=20_000)
    host.wait_for_function("() => location.hash === '#/join'", timeout=40_000)
    new.wait_for_selector(".panel", timeout=20_000)
    pressed = press_all([host, new, tablet], most=6)
    assert (sum(pressed[:2]) >= 6, pressed[2]) == (True, 0), pressed
    # the phone that held the table is a guest by then, so this was told by the new one
    entries = new.locator("main").get_attribute("data-entries")
    assert int(entries or 0) >= 6
    # a bot may have gone on meanwhile
    there = "(most) => Number(document.querySelector('main')?.dataset.entries) >= most"
    tablet.wait_for_function(there, arg=int(entries or 0), timeout=20_000)
    expect(tablet.locator("[data-contact]")).to_have_count(0)
    new.click("[aria-label=Menu]")
    new.click("[data-action=phones]")
    expect(new.locator(f"[data-phone='{WATCHES}']")).to_have_attribute("data-standing", "there", timeout=20_000)
