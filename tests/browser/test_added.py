"""A game from elsewhere: its wheel is picked in the settings, and it is played offline with a plain face, locked in."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser import shell, table
from tests.browser.conftest import MakeContext, offline, wait_engine, wait_offline
from tests.browser.spy import Storm, pick
from tests.test_toy import toy_wheel
from tools.server import Server

pytestmark = [pytest.mark.browser, pytest.mark.shipped]
__all__ = ["toy_wheel"]


def settings(page: Page, site: Server) -> None:
    page.goto(f"{site.url}#/settings?at=added")
    wait_engine(page)


def test_a_game_from_a_file_is_played_offline(make_context: MakeContext, site: Server, toy_wheel: Path) -> None:
    page = make_context(service_workers="allow").new_page()
    page.goto(site.url)
    wait_offline(page)
    page.reload()
    with offline(page.context):
        settings(page, site)
        pick(page, toy_wheel)
        expect(page.locator("[data-added]")).to_have_text(
            "Added: The last doubloon. It stands on the home screen.", timeout=60_000
        )
        # another start: it is still there
        page.goto(site.url)
        page.reload()
        page.click("[data-new=doubloon]")
        expect(page.get_by_role("button", name="Cast off")).to_be_enabled()
        page.goto(f"{site.url}#/new?game=doubloon&seats=Anne,bot:easy,Mary,bot:easy&seed=3&start=1")
        table.ready(page)
        expect(page.locator("#app")).to_contain_text("21 doubloons lie on the sand: how many do you take?")
        pressed = table.press_through(page, lambda page, what: page.locator(what).first.click())
        assert pressed > 3
        expect(page.locator(".victor h2")).to_contain_text("win together", timeout=30_000)
        # a game of ours needs an engine without it, and the other way round
        shell.start(page, site.url, "game=buccaneer&seats=Anne,Jack,Mary&seed=7")
        table.ready(page)
        shell.play(page)
        settings(page, site)
        page.click("[data-wheel] button")
        expect(page.locator("[data-wheel]")).to_have_count(0)
        page.goto(site.url)
        expect(page.locator("[data-new=buccaneer]")).to_be_visible()
        expect(page.locator("[data-new=doubloon]")).to_have_count(0)


def test_two_tables_two_engines_and_an_import_beside(page: Page, site: Server, toy_wheel: Path, tmp_path: Path) -> None:
    """Whenever requests cross, each goes to the engine of its own game; bench/spy.py blows longer."""
    storm = Storm(page, site, toy_wheel, tmp_path)
    for run in range(3):
        storm.blow(run)
    storm.sound()


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("game.zip", b"", "This is no game for Flibuste"),
        ("tortuga-1.0-py3-none-any.whl", b"no wheel", "could not be installed"),
        ("tortuga-1.0-py3-none-any.whl", None, "There is no game for Flibuste in this file"),
    ],
)
def test_what_is_no_game_is_refused(
    page: Page, site: Server, tmp_path: Path, troubles: list[str], name: str, content: bytes | None, said: str
) -> None:
    from tests.browser.test_runtime import wheel

    file = tmp_path / name
    file.write_bytes(wheel("tortuga") if content is None else content)
    settings(page, site)
    pick(page, file)
    expect(page.locator("section:has([data-action=add-game]) .why")).to_contain_text(said, timeout=60_000)
    # what was there before still plays
    shell.start(page, site.url, "game=buccaneer&seats=Anne,Jack,Mary&seed=7")
    table.ready(page)
    troubles.clear()
