"""Addresses that lead nowhere, links that would begin a game twice, browsers that lack what the page likes to have."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser import secrets, shell, table
from tests.browser.conftest import MakeContext, wait_engine
from tools.server import Server

pytestmark = pytest.mark.browser

NOWHERE = "This address leads nowhere"
NAMES = ("__proto__", "constructor", "toString", "chess", "%E0%A4")


@pytest.mark.parametrize("address", ["nowhere", "toString", "nowhere/else?game=jamaica", "%E0%A4"])
def test_an_address_that_is_none_leads_home(page: Page, site: Server, address: str) -> None:
    page.goto(f"{site.url}#/{address}")
    expect(page.get_by_role("heading", level=1)).to_have_text(NOWHERE)
    page.get_by_role("link", name="Home").click()
    expect(page.locator("[data-new=jamaica]")).to_be_visible()


@pytest.mark.parametrize("screen", ["tools/", "learn/", "new?start=1&seats=Anne,Jack,Mary&game="])
def test_what_is_not_there_is_not_found(page: Page, site: Server, screen: str) -> None:
    for name in NAMES:
        page.goto("about:blank")
        page.goto(f"{site.url}#/{screen}{name}")
        expect(page.get_by_role("heading", level=1), name).to_have_text(NOWHERE)
        assert shell.ids(page) == []
    page.get_by_role("link", name="Home").click()
    expect(page.locator("body")).to_have_attribute("data-screen", "home")


@pytest.mark.parametrize("screen", ["play", "end", "replay"])
def test_a_game_that_is_not_here_leads_home(page: Page, site: Server, screen: str) -> None:
    page.goto(f"{site.url}#/{screen}/x")
    expect(page.get_by_role("heading", level=1)).to_have_text("This game cannot be opened")
    page.get_by_role("link", name="Home").click()
    expect(page.locator("[data-new=jamaica]")).to_be_visible()


@pytest.mark.parametrize("screen", ["rules", "score", "play", "end", "replay"])
def test_odd_names_break_no_screen(page: Page, site: Server, screen: str) -> None:
    for name in NAMES[:3]:
        page.goto("about:blank")
        page.goto(f"{site.url}#/{screen}/{name}")
        expect(page.get_by_role("heading", level=1), name).not_to_be_empty()


def test_a_link_asks_before_it_begins_a_game_again(page: Page, site: Server) -> None:
    first = shell.start(page, site.url, "seats=Anne,Jack,Mary&seed=7")
    shell.play(page)
    link = f"{site.url}#/new?game=buccaneer&seats=Anne,Jack,Mary&seed=7&start=1"
    page.goto("about:blank")
    page.goto(link)
    expect(page.locator("[data-there]")).to_contain_text("already")
    assert shell.ids(page) == [first]
    page.locator("[data-there] a").click()
    table.ready(page)
    assert page.evaluate("location.hash") == f"#/play/{first}"
    # whoever wants another one gets it
    page.goto("about:blank")
    page.goto(link)
    page.locator("[data-there]").wait_for()
    page.click("[data-action=start]")
    table.ready(page)
    assert len(shell.ids(page)) == 2
    # and another game begins at once
    shell.start(page, site.url, "seats=Anne,Jack,Mary&seed=8")
    assert len(shell.ids(page)) == 3


def test_without_broadcast_channels(make_context: MakeContext, site: Server) -> None:
    """Neither the page nor its worker has one, and PyScript needs one: the plain worker does it."""
    context = make_context()
    gone = "delete globalThis.BroadcastChannel;"
    context.add_init_script(gone)

    def bare(route: Route) -> None:
        body = f"{gone}\n{route.fetch().text()}"
        route.fulfill(status=200, headers={"content-type": "text/javascript"}, body=body)

    context.route(re.compile(r"/interpreter(-pyscript)?\.mjs"), bare)
    page = context.new_page()
    page.goto(site.url)
    wait_engine(page)
    shell.start(page, site.url)


def test_the_copy_of_a_running_game_has_a_luck_of_its_own(page: Page, site: Server) -> None:
    """Else it would foretell the dice of the first; what was found out stays."""
    seats = secrets.colours("jamaica", ["Anne", "Jack", "Mary"], {1: "easy", 2: "easy"})
    save = next(
        {**save, "log": list(save["log"])}
        for save, now in secrets.playing("jamaica", seats, 3)
        if len(save["log"]) == 6 and now["table"]["decision"]
    )
    shell.bring(page, site.url, save)
    (own,) = shell.ids(page)
    page.goto(f"{site.url}#/past")
    page.locator(".game").first.get_by_role("button").click()
    expect(page.get_by_role("dialog")).to_contain_text("holds everything: hidden cards")
    page.get_by_role("dialog").get_by_role("button", name="Copy").click()
    expect(page.locator("#live")).to_contain_text("redrawn")
    (other,) = set(shell.ids(page)) - {own}
    first, copy = shell.head(page, own)["save"], shell.head(page, other)["save"]
    assert {**first, "seed": 0} == {**copy, "seed": 0}
    assert first["seed"] != copy["seed"]
    assert shell.log(page, other) == shell.log(page, own) == save["log"]
    page.goto(f"{site.url}#/play/{other}")
    table.ready(page)


def test_a_backup_says_what_it_holds(page: Page, site: Server) -> None:
    shell.bring(page, site.url, shell.made_game(["Anne", "Jack", "Mary"], entries=3))
    expect(page.locator("#h-backup ~ p").first).to_contain_text("holds everything")
    with page.expect_download() as download:
        page.click("[data-action=export-all]")
    assert {"games", "sheets", "names", "settings"} <= set(json.loads(download.value.path().read_text()))
