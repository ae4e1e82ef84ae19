"""A device that comes to a table to watch: it has no seat, shows what lies open, and is never asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser import shell, table
from tests.browser.test_phones import begin, code_for, join, let_in, meet, press_all
from tools.server import Server

if TYPE_CHECKING:
    from tests.browser.conftest import MakePage

pytestmark = pytest.mark.browser

WATCHES = 128
"""The first place without a seat."""


def test_a_tablet_watches_a_whole_game(make_page: MakePage, site: Server) -> None:
    """Two play, each on an own phone; between them lies a tablet, in its own language, to the end."""
    host, guest = table.phone(make_page, site), table.phone(make_page, site)
    tablet = table.phone(make_page, site, "fr")
    tablet.set_viewport_size({"width": 820, "height": 1180})
    begin(host, site, "jamaica", "Anne,phone:Jack,bot:easy")
    meet(host, guest, site, 1)
    host.click("[aria-label=Menu]")
    host.click("[data-action=phones]")
    host.click("[data-action=watch]")
    let_in(host, WATCHES, join(tablet, site, code_for(host, WATCHES)))
    expect(tablet.locator(".meanwhile")).to_be_visible(timeout=table.WAIT)
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
    assert tablet.evaluate("document.body.dataset.engine") == "loading"
    assert len(shell.log(host)) > 10
