"""Phones of different versions: one that takes a new one in mid-game, and one that knows less than the table's."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser import shell, table
from tests.browser.test_phones import TAKE, begin, code, code_for, let_in, meet, press_once
from tools.server import Server

if TYPE_CHECKING:
    from tests.browser.conftest import MakeContext, MakePage

pytestmark = pytest.mark.browser

WATCHES = 128
"""The first place without a seat."""

NEW_VERSION = """() => {
  const active = { postMessage: () => {} };
  const waiting = { postMessage: () => location.reload() };
  const registration = { active, waiting, addEventListener: () => {}, update: async () => {} };
  const container = { controller: null, addEventListener: () => {}, register: async () => registration };
  Object.defineProperty(navigator, "serviceWorker", { value: container });
}"""
"""As far as the page can tell, one waits (test_update.py has real ones): taken, it loads the page anew."""


def test_a_host_takes_a_new_version_in_mid_game(make_context: MakeContext, make_page: MakePage, site: Server) -> None:
    """It is said beforehand that all come by new codes; nothing is lost, and whoever was there is awaited."""
    context = make_context(has_touch=True, viewport=table.SMALL)
    context.add_init_script(f"({NEW_VERSION})()")
    host, guest = context.new_page(), table.phone(make_page, site)
    begin(host, site, "buccaneer", "Anne,phone:Jack,Mary&first=1")
    meet(host, guest, site, 1)
    host.click("[aria-label=Menu]")
    host.click("[data-action=phones]")
    host.click("[data-action=watch]")
    host.keyboard.press("Escape")
    table.ready(guest)
    press_once(guest)
    expect(guest.locator("main")).to_have_attribute("data-entries", "1", timeout=20_000)
    host.goto(f"{site.url}#/")
    expect(host.locator("[data-offer=update]")).to_contain_text("need a new code to come back")
    with host.expect_navigation():
        host.click("[data-action=update]")
    # what lies by is tried still, and nobody has to wait for that
    expect(guest.locator("[data-contact=seeking]")).to_be_visible(timeout=20_000)
    host.goto(f"{site.url}#/play/{shell.ids(host)[0]}")
    host.click("[data-action=bring-back]")
    link = code_for(host, 1)
    guest.click("[data-action=wait-reread]")
    guest.fill("textarea", link)
    guest.click(TAKE)
    guest.wait_for_selector("[data-code]", timeout=20_000)
    let_in(host, 1, code(guest))
    expect(guest.locator("main")).to_have_attribute("data-entries", "1", timeout=20_000)
    host.locator(f"[data-phone='{WATCHES}'][data-standing=open] [data-action=take]").click()
    table.ready(host)
    press_once(host)
    expect(guest.locator("main")).to_have_attribute("data-entries", "2", timeout=20_000)


OTHER_BUILD = """() => {
  const send = RTCDataChannel.prototype.send;
  RTCDataChannel.prototype.send = function (text) {
    send.call(this, text.replace(/"build":"[^"]*"/, '"build":"another"').replace('"view":{', '"view":{},"now":{'));
  };
}"""
"""What it says of the table nobody else can draw."""


def test_a_guest_says_that_the_host_has_another_version(make_page: MakePage, site: Server, troubles: list[str]) -> None:
    host, guest = table.phone(make_page, site), table.phone(make_page, site)
    begin(host, site, "buccaneer", "Anne,phone:Jack,bot:easy")
    host.evaluate(OTHER_BUILD)
    link = code_for(host, 1)
    guest.goto(f"{site.url}#/join")
    guest.fill("textarea", link)
    guest.click(TAKE)
    host.fill("[data-meeting='1'] textarea", code(guest))
    host.click(f"[data-meeting='1'] {TAKE}")
    expect(guest.locator("[data-over=phones-over-newer]")).to_contain_text("different versions", timeout=20_000)
    # it is a phone like any other still
    guest.click("[data-action=another-code]")
    expect(guest.locator("textarea")).to_be_visible()
    assert troubles
    troubles.clear()
    # what was sent is this page's alone
    host.reload()
