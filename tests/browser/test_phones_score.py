"""A score sheet that each fills in on an own phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import table
from tests.browser.conftest import MakeContext, MakePage, wait_engine
from tests.browser.test_phones import code_for, join
from tests.browser.test_phones_back import CUT, LAID, listened
from tests.browser.test_score import begin, fill
from tools.server import Server

pytestmark = pytest.mark.browser


def test_each_fills_in_the_own_column_on_an_own_phone(make_page: MakePage, site: Server) -> None:
    """Both see all; a number that cannot be is said on the phone that typed it; nobody writes into another's column."""
    host, guest = make_page(viewport=table.SMALL), table.phone(make_page, site, "fr")
    begin(host, site, "jamaica")
    wait_engine(host)
    host.click("[aria-label='Other phones']")
    host.locator("[data-phone='1'] [data-action=await]").click()
    come(host, guest, site)
    host.keyboard.press("Escape")
    fill(guest, "1.gold", "1", "2")
    expect(host.locator('[data-cell="1.gold"]')).to_have_text("12")
    fill(host, "0.gold", "7")
    expect(guest.locator('[data-cell="0.gold"]')).to_have_text("7")
    expect(guest.locator("[data-total]")).to_have_text(["7II", "12I"])
    # another's column is not to be filled in
    expect(guest.locator('[data-cell="0.gold"]')).to_have_attribute("aria-disabled", "true")
    fill(guest, "1.gold", "9", "9", "9", "9")
    expect(guest.locator(".pad .why")).to_be_visible()
    expect(host.locator(".checks .fault")).to_be_visible()
    assert guest.evaluate("document.body.dataset.engine") == "loading"
    # the sheet outlives its screen: whoever fills in a column goes on, and hears what the engine says of it
    host.goto(f"{site.url}#/score")
    host.wait_for_selector("[data-cell]", state="detached")
    fill(guest, "1.gold", "1", "5")
    expect(guest.locator("[data-total]")).to_have_text(["7II", "15I"], timeout=20_000)
    host.go_back()
    expect(host.locator('[data-cell="1.gold"]')).to_have_text("15", timeout=20_000)
    fill(host, "0.gold", "2", "0")
    expect(guest.locator("[data-total]")).to_have_text(["20I", "15II"], timeout=20_000)
    # and beside a table, until another sheet is shared
    host.goto(f"{site.url}#/new?game=nassau&seats=Anne,bot:easy&start=1")
    host.wait_for_selector(".panel", timeout=table.WAIT)
    fill(guest, "1.gold", "1", "6")
    expect(guest.locator("[data-total]")).to_have_text(["20I", "16II"], timeout=20_000)


def test_a_column_is_filled_in_again(make_context: MakeContext, site: Server) -> None:
    """Cut off it is back without a code; where either page was loaded again, by a new one."""
    host, guest = listened(make_context, site), listened(make_context, site)
    begin(host, site, "jamaica")
    wait_engine(host)
    host.click("[aria-label='Other phones']")
    host.locator("[data-phone='1'] [data-action=await]").click()
    come(host, guest, site)
    # the next two connections lie by
    host.wait_for_function(LAID, timeout=20_000)
    host.evaluate(CUT)
    guest.wait_for_function("() => window.opened.length > 1", timeout=20_000)
    expect(guest.locator("[data-contact]")).to_have_count(0, timeout=20_000)
    fill(guest, "1.gold", "5")
    expect(host.locator('[data-cell="1.gold"]')).to_have_text("5", timeout=20_000)
    # whoever is missed when the slip opens has a code there at once
    guest.goto("about:blank")
    expect(host.locator("[data-phone='1']")).to_have_attribute("data-standing", "gone", timeout=20_000)
    come(host, guest, site)
    host.reload()
    expect(guest.locator("[data-contact]")).to_be_visible(timeout=20_000)
    guest.click("[data-action=another-code]")
    come(host, guest, site)
    host.keyboard.press("Escape")
    fill(guest, "1.gold", "6")
    expect(host.locator('[data-cell="1.gold"]')).to_have_text("6", timeout=20_000)


def come(host: Page, guest: Page, site: Server) -> None:
    """By the code of the second column, which the slip shows."""
    answer = join(guest, site, code_for(host, 1))
    host.fill("[data-meeting='1'] textarea", answer)
    host.click("[data-meeting='1'] [data-action=take-code]")
    guest.wait_for_selector("[data-column='1'] .score-table", timeout=table.WAIT)
    expect(host.locator("[data-phone='1']")).to_have_attribute("data-standing", "there", timeout=20_000)
