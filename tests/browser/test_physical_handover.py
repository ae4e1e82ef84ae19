"""What is to be done for a bot is on the disk; what was taken back is put back, or made again."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import shell, table
from tests.browser.conftest import MakePage
from tests.browser.test_physical import lay, written
from tools.server import Server

pytestmark = pytest.mark.browser

DONE = "[data-action=carried]"
REDO = "[data-action=redo]"


def begun(make_page: MakePage, site: Server) -> Page:
    """A game of Buccaneer in which two bots move after the only person."""
    page = table.phone(make_page, site)
    page.goto(f"{site.url}#/new?game=buccaneer&seats=Anne,bot:easy,bot:easy&start=0&seed=7&box=1&start=1")
    lay(page)
    return page


def lines(page: Page) -> Locator:
    page.locator(DONE).wait_for(timeout=table.WAIT)
    return page.locator(".carry-line")


def again(page: Page) -> None:
    page.reload()
    page.locator(DONE).wait_for(timeout=table.WAIT)


def test_x(make_page: MakePage, site: Server) -> None:
    page = begun(make_page, site)
    for i in range(12):
        page.wait_for_timeout(1500)
        print(i, len(shell.log(page)), shell.head(page).get("carried"), shell.head(page).get("undone"))
        print(page.locator(".panel").inner_text())
        page.screenshot(path=f"/tmp/h{i}.png")
        if page.locator(DONE).count():
            again(page)
            print("  reloaded", page.locator(".panel").inner_text())
            page.locator(".carry-line").first.click()
            page.wait_for_timeout(300)
            page.locator(DONE).click()
        elif page.locator("[data-option]").count():
            if i>6: 
                page.locator("[data-action=undo]").first.click()
                page.wait_for_timeout(1500)
                page.screenshot(path=f"/tmp/hu.png")
                print(page.locator(".panel").inner_text(), shell.head(page).get("carried"), shell.head(page).get("undone"))
                again(page)
                page.locator(".carry-line").first.click()
                again(page)
                print(page.locator(".panel").inner_text(), shell.head(page).get("carried"), shell.head(page).get("undone"))
                page.locator(REDO).click()
                page.wait_for_timeout(1500)
                print(page.locator(".panel").inner_text(), shell.head(page).get("carried"), shell.head(page).get("undone"))
                page.screenshot(path=f"/tmp/hr.png")
                page.locator(DONE).click()
                page.wait_for_timeout(1500)
                print(page.locator(".panel").inner_text(), shell.head(page).get("carried"), shell.head(page).get("undone"), len(shell.log(page)))
                break
            table.ready(page)
            page.evaluate("""() => document.querySelector('[data-option]:not([aria-disabled=true])').click()""")
            page.wait_for_timeout(500)
            page.evaluate("""() => document.querySelector('[data-action=confirm]')?.click()""")
