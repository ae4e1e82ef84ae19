"""What is to be done for a bot is on the disk until people say that it is done; what was taken back is put back on the
table, or made again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import shell, table
from tests.browser.conftest import MakePage
from tests.browser.test_physical import lay, written
from tools.server import Server

pytestmark = pytest.mark.browser

DONE = "[data-action=carried]"
LINE = ".carry-line"
TICKED = f"{LINE}[aria-pressed=true]"
CAPTURE = "[data-option^=capture]:not([aria-disabled=true])"


def begun(make_page: MakePage, site: Server) -> Page:
    """A game of Buccaneer: the only person has moved, and the first of two bots."""
    page = table.phone(make_page, site)
    page.goto(f"{site.url}#/new?game=buccaneer&seats=Anne,bot:easy,bot:easy&seed=7&box=1&start=1")
    lay(page)
    until_asked(page)
    page.locator(CAPTURE).first.dispatch_event("click")
    page.locator(DONE).wait_for(timeout=table.WAIT)
    return page


def until_asked(page: Page) -> None:
    """Whatever there is to be done is said to be done."""
    for _ in range(4):
        page.locator(f"{DONE}, {table.FREE}").first.wait_for(timeout=table.WAIT)
        if not page.locator(DONE).count():
            return
        done(page)
    raise AssertionError("nobody is asked")


def done(page: Page) -> None:
    before = carried(page)
    page.locator(DONE).tap()
    written(page, lambda: carried(page) != before)


def carried(page: Page) -> tuple[int, int]:
    """So far the disk says that people have come."""
    so_far = shell.head(page)["carried"]
    return so_far["entries"], so_far["events"]


def reload(page: Page) -> None:
    page.reload()
    page.locator(DONE).wait_for(timeout=table.WAIT)


def ticks(page: Page) -> None:
    """The first line is done."""
    before = carried(page)
    page.locator(LINE).first.tap()
    expect(page.locator(TICKED)).to_have_count(1)
    written(page, lambda: carried(page) != before)


def test_a_list_is_there_again_until_it_is_done(make_page: MakePage, site: Server) -> None:
    """The line says which pirate. What was said to be done is not asked for again."""
    page = begun(make_page, site)
    lines = page.locator(LINE).all_inner_texts()
    assert " lays a " in lines[0]
    assert "’s" in lines[0]
    entries = len(shell.log(page))
    assert carried(page)[0] < entries
    reload(page)
    assert page.locator(LINE).all_inner_texts() == lines
    done(page)
    assert carried(page)[0] == entries
    page.reload()
    page.locator(f"{DONE}, {table.FREE}").first.wait_for(timeout=table.WAIT)
    assert lines[0] not in page.locator(".panel").inner_text()


def test_what_was_taken_back_is_put_back_or_made_again(make_page: MakePage, site: Server) -> None:
    """Newest first, one's own move with those of the bots; half put back and made again, so much is to be done anew."""
    page = begun(make_page, site)
    until_asked(page)
    log = shell.log(page)
    bots = 0
    while log[-1 - bots]["seat"]:
        bots += 1
    assert bots
    page.locator("[data-action=undo]").tap()
    page.locator(DONE).wait_for(timeout=table.WAIT)
    lines = page.locator(LINE).all_inner_texts()
    assert len(lines) == bots + 1
    assert lines[-1].startswith("Undo: Anne lays a ")
    ticks(page)
    reload(page)
    assert page.locator(LINE).all_inner_texts() == lines[1:]
    page.locator("[data-action=redo]").tap()
    expect(page.locator("#ask")).to_have_text("Do again on the table:", timeout=table.WAIT)
    assert [f"Undo: {line}" for line in page.locator(LINE).all_inner_texts()] == lines[:1]
    assert shell.log(page) == log
    until_asked(page)
    page.locator("[data-action=undo]").tap()
    page.locator(DONE).wait_for(timeout=table.WAIT)
    until_asked(page)
    assert shell.log(page) == log[: -1 - bots]
    assert carried(page) == (len(log) - 1 - bots, 0)


def test_what_was_not_done_when_a_repair_began_is_still_to_be_done(make_page: MakePage, site: Server) -> None:
    page = begun(make_page, site)
    lines = page.locator(LINE).all_inner_texts()
    log = shell.log(page)
    moved = max(i for i, entry in enumerate(log) if entry["seat"] == 0)
    page.locator("[data-action=log]").first.tap()
    page.get_by_role("button", name=re.compile(rf"^Move {moved + 1}\b")).tap()
    page.locator(".move [data-action=reopen]").tap()
    page.locator(f"{CAPTURE}.hinted").first.dispatch_event("click")
    written(page, lambda: shell.log(page) == log and not shell.head(page).get("repair"))
    page.locator(DONE).wait_for(timeout=table.WAIT)
    assert page.locator(LINE).all_inner_texts() == lines
