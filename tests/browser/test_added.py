"""A game from elsewhere: its wheel is picked in the settings, and it is played offline with a plain face, locked in."""

from __future__ import annotations

import time
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser import shell, table
from tests.browser.conftest import MakeContext, offline, wait_engine, wait_offline, wait_until
from tests.browser.spy import called, pick, told_in
from tests.browser.test_runtime import wheel
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
            "Game added to the home screen: The last doubloon", timeout=60_000
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
        expect(page.locator(".victor h1")).to_contain_text("win together", timeout=30_000)
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


def refused(page: Page, site: Server, file: Path, said: str) -> str:
    """The settings are opened afresh, and say that of this file; the note above it. The engine runs on."""
    page.goto(f"{site.url}#/")
    page.wait_for_selector('body[data-screen="home"]')
    settings(page, site)
    section = page.locator("section:has([data-action=add-game])")
    expect(section.locator(".why")).to_have_count(0)
    pick(page, file)
    expect(section.locator(".why"), file.name).to_contain_text(said, timeout=60_000)
    return section.locator(".prose").inner_text()


def test_no_stranger_takes_a_name_of_ours(page: Page, site: Server, toy_wheel: Path, tmp_path: Path) -> None:
    """By such a name it would say the app's own words, those that warn of it too, or be taken for a part of the app."""
    settings(page, site)
    note = page.locator("section:has([data-action=add-game]) .prose").inner_text()
    for name in ("page", "play", "core", "error", "plunder", "home", "flibuste"):
        said = f"A game cannot be called {name}"
        assert refused(page, site, called(toy_wheel, tmp_path, name), said) == note, name


def rewritten(wheel: Path, folder: Path, before: str, after: str) -> Path:
    """The toy's wheel in other words."""
    spy = folder / wheel.name
    with zipfile.ZipFile(wheel) as old, zipfile.ZipFile(spy, "w") as new:
        for member in old.infolist():
            new.writestr(member, old.read(member).replace(before.encode(), after.encode()))
    return spy


def test_a_long_name_covers_nothing(page: Page, site: Server, toy_wheel: Path, tmp_path: Path) -> None:
    """Neither on the home screen nor in the settings, in one word or in many."""
    page.set_viewport_size({"width": 360, "height": 740})
    for title in ("W" * 1000, "doubloon " * 111):
        settings(page, site)
        pick(page, rewritten(toy_wheel, tmp_path, "title = The last doubloon", f"title = {title}"))
        expect(page.locator("[data-added]")).to_contain_text("added to the home screen", timeout=60_000)
        row = page.locator("[data-wheel]").bounding_box()
        assert row
        assert row["height"] < 150
        page.goto(f"{site.url}#/")
        tile = page.locator("[data-new=doubloon]")
        expect(tile).to_be_visible()
        box, ours = tile.bounding_box(), page.locator("[data-new=buccaneer]").bounding_box()
        assert box
        assert ours
        assert box["height"] < ours["height"] + 60
        inside = "(it) => { const w = it.getBoundingClientRect(); return [w.left, w.right, w.top, w.bottom]; }"
        left, right, top, bottom = tile.locator(".title").evaluate(inside)
        assert box["x"] <= left < right <= box["x"] + box["width"]
        assert box["y"] <= top < bottom <= box["y"] + box["height"]
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_stranger_asks_in_its_own_words(
    page: Page, site: Server, toy_wheel: Path, tmp_path: Path, troubles: list[str]
) -> None:
    """What the app alone has to say is no answer of a game."""
    settings(page, site)
    pick(page, rewritten(toy_wheel, tmp_path, '"doubloon-ask', '"page-store-full" if True else "doubloon-ask'))
    expect(page.locator("[data-added]")).to_contain_text("added to the home screen", timeout=60_000)
    page.goto(f"{site.url}#/new?game=doubloon&seats=Anne,Jack&seed=1&start=1")
    wait_until(page, "document.body.textContent.includes('could not') || document.querySelector('.notice, .why')")
    assert "no room left" not in page.locator("#app").inner_text()
    assert not shell.ids(page)
    troubles.clear()  # the answer is noted in the console


def test_a_game_that_hangs_is_no_riddle(page: Page, site: Server, toy_wheel: Path, tmp_path: Path) -> None:
    page.clock.install()
    settings(page, site)
    pick(page, told_in(toy_wheel, tmp_path, "lied", LIAR + "\nwhile True: pass\n"))
    why = page.locator("section:has([data-action=add-game]) .why")
    end = time.monotonic() + 60
    while not why.count() and time.monotonic() < end:
        page.wait_for_timeout(500)
        page.clock.fast_forward(31_000)
    expect(why).to_contain_text("This game never answers")


def test_a_file_that_swells_is_refused_unopened(page: Page, site: Server, toy_wheel: Path, tmp_path: Path) -> None:
    file = tmp_path / toy_wheel.name
    file.write_bytes(toy_wheel.read_bytes())
    with zipfile.ZipFile(file, "a", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("flibuste_doubloon/sand", bytes(25_000_000))
    refused(page, site, file, "Unpacked, this file would be too large for a game: 20 MB at most.")


LIAR = """

import json as _json

LIES = [
    '"error"',
    "[]",
    "null",
    "no json",
    '{"ok": true, "entry": {"seat": "x"}}',
    _json.dumps({"ok": True, "table": {"view": list(range(9000))}}),
    '{"ok": false, "error": "error"}',
    '{"ok": true, "deep": ' + "[" * 900 + "]" * 900 + "}",
]


def lied() -> str:
    return "x" * 5000


def listen() -> None:
    import sys

    main = sys.modules["__main__"]
    call = getattr(main, "call", None)
    lies = iter(LIES)
    main.call = lambda text: (next(lies, None) if '"op":"play"' in text else None) or call(text)


listen()
"""
LIES = 8
ROUND_AND_ROUND = f"""
doubloon-view-heap = {{ doubloon-view-heap }}
doubloon-view-lied = {"long " * 500}
page-add-note = All is well.
"""


def test_what_a_stranger_says_has_a_shape_and_a_size(
    page: Page, site: Server, toy_wheel: Path, tmp_path: Path, troubles: list[str]
) -> None:
    settings(page, site)
    note = page.locator("section:has([data-action=add-game]) .prose").inner_text()
    pick(page, told_in(toy_wheel, tmp_path, "lied", LIAR, ROUND_AND_ROUND))
    expect(page.locator("[data-added]")).to_contain_text("added to the home screen", timeout=60_000)
    assert page.locator("section:has([data-action=add-game]) .prose").inner_text() == note
    game = shell.start(page, site.url, "seats=Anne,Jack&seed=1", "doubloon")
    told = page.locator(".plain-board").inner_text()
    assert 1500 < len(told) < 2200  # both its long word and its long text are cut
    for heard in range(LIES):
        page.locator(table.FREE).first.click()
        end = time.monotonic() + 20
        while len(troubles) == heard and time.monotonic() < end:
            page.wait_for_timeout(20)
        assert len(troubles) == heard + 1
        assert shell.log(page, game) == []
    expect(page.locator(".trouble")).to_be_visible()
    page.locator(table.FREE).first.click()
    wait_until(page, "document.querySelector('main').dataset.entries === '1'")
    assert len(shell.log(page, game)) == 1
    troubles.clear()  # each lie is noted in the console


def test_what_is_no_game_is_refused(page: Page, site: Server, tmp_path: Path, troubles: list[str]) -> None:
    for name, content, said in (
        ("game.zip", b"", "This is no game for Flibuste"),
        ("tortuga-1.0-py3-none-any.whl", b"no wheel", "could not be installed"),
        ("tortuga-1.0-py3-none-any.whl", wheel("tortuga"), "There is no game for Flibuste in this file"),
    ):
        file = tmp_path / name
        file.write_bytes(content)
        refused(page, site, file, said)
    # what was there before still plays
    shell.start(page, site.url, "game=buccaneer&seats=Anne,Jack,Mary&seed=7")
    table.ready(page)
    troubles.clear()
