"""The same captains play again: the phones that are still there come along, over the lines that are open."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser import secrets, shell, table
from tests.browser.test_phones import code_for, join, let_in, meet, press_all, resume
from tools.server import Server

if TYPE_CHECKING:
    from tests.browser.conftest import MakePage

pytestmark = pytest.mark.browser


def test_a_rematch_takes_the_phones_along(make_page: MakePage, site: Server) -> None:
    """Nobody scans; whoever has gone gets a code. Between the two games one may look up a rule, or go home."""
    host, jack, mary = [table.phone(make_page, site) for _ in range(3)]
    # all that matters begins with the end
    *_, (save, _) = secrets.playing("plunder", secrets.colours("plunder", ["Anne", "Jack", "Mary"]), seed=2, target=3)
    resume(host, site, {**save, "log": save["log"][:-12]}, 1, 2)
    meet(host, jack, site, 1)
    meet(host, mary, site, 2)
    press_all([host, jack, mary])
    host.wait_for_selector("[data-action=rematch]", timeout=table.WAIT)
    expect(host.locator("main.end")).to_contain_text("come along to a rematch")
    expect(jack.locator("footer")).to_contain_text("Leave this page open")
    jack.click("footer a")
    mary.goto("about:blank")
    host.goto(f"{site.url}#/rules/plunder")
    host.go_back()
    host.click("[data-action=rematch]")
    # whoever is elsewhere hears of it, and comes back
    toast = jack.locator(".toast", has_text="Anne begins another game")
    toast.get_by_role("button", name="Back to the table").click(timeout=20_000)
    # whoever has gone is awaited
    let_in(host, 2, join(mary, site, code_for(host, 2)))
    assert len(shell.ids(host)) == 2
    pages = [host, jack, mary]
    for page in pages:
        expect(page.locator(".panel")).to_be_visible(timeout=table.WAIT)
    pressed = press_all(pages, most=12)
    assert min(pressed) > 0, pressed
