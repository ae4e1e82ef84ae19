"""What hands do at a table of several phones: they look things up, go back by mistake, tap too often."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from tests.browser import shell, table
from tests.browser.test_phones import begin, meet, press_once
from tools.server import Server

if TYPE_CHECKING:
    from tests.browser.conftest import MakePage

pytestmark = pytest.mark.browser

MUTE = """() => {
  const send = RTCDataChannel.prototype.send;
  RTCDataChannel.prototype.send = function (text) {
    if (!text.startsWith('{"t":"answer"')) send.call(this, text);
  };
}"""
"""At the host: questions have no answers any more; how the table stands is told."""


def stands(page: Page, entries: int) -> None:
    expect(page.locator("main")).to_have_attribute("data-entries", str(entries), timeout=20_000)


def test_who_looks_something_up_keeps_the_seat(make_page: MakePage, site: Server) -> None:
    """The table outlives its screen, on a guest and on the phone that holds it, until that one plays something else."""
    host, guest, third = [table.phone(make_page, site) for _ in range(3)]
    guest.goto(site.url)
    begin(host, site, "buccaneer", "Anne,phone:Jack,phone:Mary&first=1")
    meet(host, guest, site, 1)
    meet(host, third, site, 2)
    host.goto(f"{site.url}#/rules/buccaneer")
    press_once(guest)
    stands(guest, 1)
    guest.go_back()
    # meanwhile the others play on, by way of a phone on which the rules are read
    table.ready(third)
    press_once(third)
    stands(third, 2)
    guest.click("text=Back to the table")
    stands(guest, 2)
    host.go_back()
    table.ready(host)
    press_once(host)
    stands(guest, 3)
    assert len(shell.log(host)) == 3
    host.goto(f"{site.url}#/new?game=nassau&seats=Anne,bot:easy&start=1")
    expect(guest.locator("[data-over=phones-over-left]")).to_be_visible(timeout=20_000)


def test_a_phone_waits_for_no_more_than_how_the_table_stands(make_page: MakePage, site: Server) -> None:
    """By then its own answer is in the log, whatever the phone with the table still has to do."""
    host, guest = table.phone(make_page, site), table.phone(make_page, site)
    begin(host, site, "buccaneer", "Anne,phone:Jack,Mary&first=1")
    meet(host, guest, site, 1)
    table.ready(guest)
    host.evaluate(MUTE)
    press_once(guest)
    stands(guest, 1)
    # what was sent is this page's alone
    host.reload()


def test_what_is_tapped_twice_is_done_once(make_page: MakePage, site: Server) -> None:
    """An answer, and an undo."""
    host, guest = table.phone(make_page, site), table.phone(make_page, site)
    begin(host, site, "buccaneer", "Anne,phone:Jack,Mary&first=1")
    meet(host, guest, site, 1)
    table.ready(guest)
    option = guest.locator(table.FREE).first
    option.dblclick()
    if guest.locator("[data-action=confirm]").count():
        guest.locator("[data-action=confirm]").dblclick()
    stands(guest, 1)
    assert len(shell.log(host)) == 1
    guest.locator("[data-action=undo]:not([aria-disabled=true])").dblclick()
    stands(guest, 0)
    table.ready(guest)
    assert len(shell.log(host)) == 0
