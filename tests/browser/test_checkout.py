"""What somebody adds to a checkout without a line of script: a game that has its rules alone, and a language."""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser import table
from tests.browser.conftest import MakePage
from tests.checkout import Checkout
from tests.pseudo import MARK, NAME, add_language
from tools.environment import ROOT
from tools.server import Server

pytestmark = [pytest.mark.browser, pytest.mark.shipped]


@pytest.fixture(scope="module")
def checkout() -> Iterator[Server]:
    made = Checkout("added")
    shutil.copytree(ROOT / "tests/toy/flibuste_doubloon", made.root / "engine/flibuste/games/doubloon")
    add_language(made.root, "de")
    server = Server(made.build()).start()
    yield server
    server.stop()


@pytest.fixture
def site(checkout: Server) -> Server:
    return checkout


def test_a_game_without_a_folder_of_the_page_is_played_with_the_plain_face(page: Page, site: Server) -> None:
    page.goto(site.url)
    expect(page.locator("[data-new=doubloon]")).to_contain_text("The last doubloon")
    page.goto(f"{site.url}#/new?game=doubloon&seats=Anne,bot:easy&seed=3&start=1")
    table.ready(page)
    expect(page.locator("#app")).to_contain_text("21 doubloons lie on the sand: how many do you take?")
    expect(page.locator(".plain-board")).to_contain_text("On the sand")
    assert table.press_through(page, lambda page, what: page.locator(what).first.click()) > 3
    expect(page.locator(".victor h1")).to_be_visible(timeout=30_000)


def test_a_language_that_is_added_is_spoken(make_page: MakePage, site: Server) -> None:
    """To whoever's device speaks it, or who chooses it; in it the app is installed, and a game is played."""
    page = make_page(locale="de-AT")
    page.goto(site.url)
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("link[rel=manifest]")).to_have_attribute("href", "manifest.de.json")
    told = page.request.get(f"{site.url}manifest.de.json").json()
    assert told["lang"] == "de"
    assert told["description"].startswith(MARK)
    expect(page.locator("[data-new=plunder] .title")).to_contain_text(MARK)
    page.goto(f"{site.url}#/settings")
    choices = page.get_by_role("radiogroup", name=f"{MARK}Language").locator("[lang]")
    expect(choices).to_have_text([NAME, "English", "Français"])
    page.goto(f"{site.url}#/new?game=doubloon&seats=Anne,bot:easy&seed=3&start=1")
    table.ready(page)
    expect(page.locator("#app")).to_contain_text(f"{MARK}21 doubloons lie on the sand")
    page.goto(f"{site.url}#/settings")
    choices.get_by_text("English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.get_by_role("heading", level=1)).not_to_contain_text(MARK)
