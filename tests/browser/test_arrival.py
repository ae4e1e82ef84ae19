"""Every screen says where one is as it comes: its heading has the focus and names the document, however it came."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import shell, table
from tests.browser.conftest import wait_until
from tools.server import Server

pytestmark = pytest.mark.browser

# by a link from outside, and what is said
BY_LINK = {
    "#/new?game=jamaica": "Jamaica",
    "#/past": "All games",
    "#/rules/plunder": "Rules",
    "#/settings": "Settings",
    "#/score": "Score a game",
    "#/tools/any.coin": "Coin",
    "#/tools/chess": "This address leads nowhere",
    "#/play/none": "This game cannot be opened",
}


def arrived(page: Page, heading: str) -> None:
    """One heading of the first level, which has the focus and names the document."""
    level = page.get_by_role("heading", level=1)
    expect(level).to_contain_text(heading)
    expect(level).to_be_focused()
    assert heading in page.title()
    assert "Flibuste" in page.title()


def test_a_screen_by_link_says_its_heading(page: Page, site: Server) -> None:
    for path, heading in BY_LINK.items():
        page.goto("about:blank")
        page.goto(f"{site.url}{path}")
        arrived(page, heading)


def test_a_game_says_each_of_its_screens(page: Page, site: Server) -> None:
    """From home through the form to the first question, to the end and home again, by the keyboard."""
    page.goto(site.url)
    page.locator("[data-new=buccaneer]").press("Enter")
    arrived(page, "Buccaneer")
    page.go_back()
    arrived(page, "Flibuste")
    assert page.title() == "Flibuste"
    page.goto(f"{site.url}#/new?game=buccaneer&seats=Anne,Jack,Mary&seed=7&first=0&start=1")
    expect(page.locator("#ask")).to_be_focused(timeout=table.WAIT)
    assert page.title() == "Buccaneer – Flibuste"
    shell.bring(page, site.url, shell.made_game(["Anne", "Jack", "Mary"], seed=3))
    ended = next(game for game in shell.ids(page) if shell.head(page, game)["status"] == "finished")
    page.goto(f"{site.url}#/end/{ended}")
    arrived(page, "win")
    page.get_by_role("link", name="Replay").click()
    arrived(page, "Replay")


def test_the_last_move_leads_to_who_has_won(page: Page, site: Server) -> None:
    save = shell.made_game(["Anne", "Jack", "Mary"], seed=3)
    shell.bring(page, site.url, {**save, "log": save["log"][:-1]})
    page.goto(f"{site.url}#/play/{shell.ids(page)[0]}")
    table.ready(page)
    table.press_through(page, table.by_keyboard, 5)
    expect(page.locator("body")).to_have_attribute("data-screen", "end")
    arrived(page, "win")


def test_the_curtain_and_what_is_for_one_alone(page: Page, site: Server) -> None:
    """JAM-PHONE-01: the curtain, the first question behind it, and what one looks at alone."""
    page.goto(f"{site.url}#/new?game=jamaica&seats=Anne,Jack&first=0&seed=3&start=1")
    page.wait_for_selector(table.LIFT, timeout=table.WAIT)
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text("Hand the device to Anne For Anne’s eyes only")
    expect(heading).to_be_focused()
    page.locator(table.LIFT).press("Enter")
    expect(page.locator("#ask")).to_be_focused()
    page.locator("[data-captain='1']").press("Enter")
    page.locator("[data-action=look-alone]").press("Enter")
    expect(heading).to_contain_text("device to Jack")
    page.locator(table.LIFT).press("Enter")
    alone = page.get_by_role("dialog", name="For Jack’s eyes only")
    expect(alone).to_be_focused()
    page.locator("[data-action=seen]").press("Enter")
    wait_until(page, "document.activeElement !== document.body")


def test_the_way_back_to_the_toolbox_leads_to_the_tool(page: Page, site: Server) -> None:
    """The shelf is said; what one came from has the focus and is in sight. Further back is home, not out of the app."""
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto("about:blank")
    page.goto(f"{site.url}#/tools")
    tool = page.locator("[data-tool='any.first']")
    tool.press("Enter")
    arrived(page, "First player")
    page.get_by_role("button", name="Back").click()
    expect(tool).to_be_focused()
    expect(tool).to_be_in_viewport(ratio=1)
    expect(page.locator("#live")).to_have_text("Tools")
    page.get_by_role("button", name="Back").click()
    expect(page.locator("[data-new=jamaica]")).to_be_visible()
