"""The Pirates for everybody: axe finds nothing from the fleet to the course, guns and cards; nothing sticks out."""

from __future__ import annotations

import pytest

from tests.browser import secrets, table
from tests.browser.conftest import MakeContext
from tests.browser.test_pirates import ORDER, SAIL, first
from tests.browser.test_play_axe import check, opened
from tools.server import Server

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    ("theme", "language", "size"), [("day", "en", (360, 640)), ("night", "fr", (844, 390))], ids=["phone", "sideways"]
)
def test_a_turn(make_context: MakeContext, site: Server, theme: str, language: str, size: tuple[int, int]) -> None:
    page = opened(make_context, site, theme, language, size)
    page.goto(f"{site.url}#/new?game=pirates&seats=Anne,bot:easy&seed=5&quick=1&start=1")
    table.ready(page)
    page.locator(".pir-ends summary").click()
    check(page, "a fleet")
    secrets.sit_down(page, site.url, first(ORDER))
    page.locator("[data-pick]").first.click()
    page.evaluate("document.querySelectorAll('.pir-ends').forEach((it) => (it.open = true))")
    page.locator(".pir-abilities li:not([aria-busy])").first.wait_for(timeout=table.WAIT)
    check(page, "the orders of a ship, and her card")
    page.locator("[data-action=plan]").click()
    page.locator(SAIL).wait_for()
    check(page, "the helm")
    page.locator("[data-action=leg-back]").click()
    page.click('[data-captain="1"]')
    page.locator(".pir-fleet summary").first.click()
    page.locator("dialog .pir-card").wait_for()
    check(page, "a captain's slip")
    page.keyboard.press("Escape")
    secrets.sit_down(page, site.url, first("pirates-ask-shot"))
    check(page, "a shot")
