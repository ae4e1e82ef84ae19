"""What somebody adds to a checkout without a line of script: a game that has its rules alone."""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser import table
from tests.checkout import Checkout
from tools.environment import ROOT
from tools.server import Server

pytestmark = [pytest.mark.browser, pytest.mark.shipped]


@pytest.fixture(scope="module")
def checkout() -> Iterator[Server]:
    made = Checkout("added")
    shutil.copytree(ROOT / "tests/toy/flibuste_doubloon", made.root / "engine/flibuste/games/doubloon")
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
