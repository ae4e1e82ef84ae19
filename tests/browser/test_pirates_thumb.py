"""A whole duel of the Pirates on a small phone, by a thumb that draws each course; what it takes is counted."""

from __future__ import annotations

import time
from contextlib import suppress
from math import cos, radians, sin
from random import Random

import pytest
from playwright.sync_api import CDPSession, Page
from playwright.sync_api import TimeoutError as TookTooLong

from tests.browser import shell, table
from tests.browser.conftest import middle
from tests.browser.test_pirates import HANDLE, SAIL, USEFUL, lifted
from tools.server import Server

pytestmark = pytest.mark.browser

READY = ".pir-ship:has(.has-act)"
PASS = "[data-option=pass]:not([aria-disabled=true])"
PATIENCE = 400  # seconds


class Thumb:
    """It knows no rule: it draws where there is water, and takes what is useful."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page, self.rng = page, Random(seed)
        self.finger: CDPSession = page.context.new_cdp_session(page)
        self.taps = self.drags = 0
        self.tried = 0

    def tap(self, what: str) -> None:
        self.page.locator(what).first.tap(timeout=2000)
        self.taps += 1

    def draw(self) -> None:
        """Takes the handle and draws it some way; sails where the engine lets her."""
        x, y = middle(self.page, HANDLE)
        # a little to one side of where she heads, and back where there is no room
        heading = int(str(self.page.locator(HANDLE).get_attribute("aria-valuenow")))
        turn = radians(heading + self.rng.randrange(-40, 41) + 180 * (self.tried > 0))
        far = 12 + 8 * self.tried
        points = [(x, y), *((x + sin(turn) * far * k / 3, y - cos(turn) * far * k / 3) for k in (1, 2, 3))]
        for kind, (px, py) in zip(("touchStart", "touchMove", "touchMove", "touchMove"), points, strict=True):
            at = {"type": kind, "touchPoints": [{"x": px, "y": py}]}
            self.finger.send("Input.dispatchTouchEvent", at)
        lifted(self.page, self.finger)
        self.drags += 1
        self.page.wait_for_timeout(120)

    def answer(self) -> None:
        """One thing after another, as they are asked."""
        page = self.page
        if page.locator(HANDLE).count():
            self.draw()
            self.tried += 1
            if page.locator(SAIL).count():
                self.tap(SAIL)
            elif self.tried > 3:
                self.tap("[data-action=leg-back]")
            return
        # what is useful, a ship that may still sail, the end of the turn; then whatever is asked
        free = ":is([data-option='{0}'], [data-option^='{0}:']):not([aria-disabled=true])"
        found = [free.format(verb) for verb in USEFUL if verb != "sail"]
        found += ["[data-action=plan]", READY] if self.tried <= 3 else []
        what = next((one for one in (*found, PASS, table.FREE) if page.locator(one).count()), PASS)
        self.tap(what)
        if what == PASS:
            self.tried = 0


def test_a_whole_duel_is_drawn(phone: Page, site: Server) -> None:
    """CSG-MOV-03: from the fleets to the end, every course drawn with a finger, on 360x640."""
    phone.goto(f"{site.url}#/new?game=pirates&seats=Anne,bot:easy&seed=7&quick=1&round_limit=20&start=1")
    table.ready(phone)
    thumb = Thumb(phone, 7)
    begun = time.monotonic()
    phone.locator("[data-option='fleet:F-B1']").tap()
    while phone.evaluate(table.SCREEN) != "end":
        assert time.monotonic() < begun + PATIENCE, phone.locator("#app").inner_text()
        if phone.locator(table.FREE).count() or phone.locator(HANDLE).count():
            # what was there may be gone: something else is asked meanwhile
            with suppress(TookTooLong, AssertionError):
                thumb.answer()
        phone.wait_for_timeout(20)
    table.ended(phone, 2)
    spent = time.monotonic() - begun
    own = [entry["move"] for entry in shell.log(phone) if entry["seat"] == 0]
    turns = own.count("pass")
    touches = thumb.taps + thumb.drags
    print(f"{spent:.0f} s, {turns} turns: {spent / turns:.1f} s and {touches / turns:.1f} touches a turn")
    assert own.count("sail") > 3
    assert thumb.drags >= own.count("sail")
