"""In Firefox and WebKit, as in tests/browser in Chromium: courses by the list and by a drag, a reload, a shot."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.browser import shell
from tests.browser.table import FREE
from tests.browser.test_pirates import HANDLE, ORDER, SAIL, first
from tools.browsers import Browser
from tools.server import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]

# neither of their drivers draws with a finger: what a page hears of one
DRAWN = """(what) => {
  const handle = document.querySelector(what);
  const { left, top, width, height } = handle.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const tell = (to, type, dx, dy) => to.dispatchEvent(new PointerEvent(type, { pointerId: 7, isPrimary: true, button: 0,
    pointerType: "touch", bubbles: true, cancelable: true, clientX: x + dx, clientY: y + dy }));
  tell(handle, "pointerdown", 0, 0);
  for (let i = 1; i < 9; i++) tell(window, "pointermove", 4 * i, 3 * i);
  tell(window, "pointerup", 32, 24);
}"""


def press(page: Browser, what: str) -> None:
    """A button that may be folded away."""
    page.see(what)
    page.evaluate("(what) => document.querySelector(what).click()", what)


def last(page: Browser, game: str, entries: int) -> dict[str, Any]:
    """Anne's last move, once there is more than there was."""
    end = time.monotonic() + 30
    while len(log := shell.log(page, game)) <= entries:
        assert time.monotonic() < end, "nothing is played"
        time.sleep(0.05)
    return next(it for it in reversed(log) if it["seat"] == 0)


def test_courses_and_a_shot(page: Browser, near_site: Server) -> None:
    """CSG-MOV-03, D-SHOT: whatever the engine makes of a drawing's own measures."""
    if page.name == "chromium":
        pytest.skip("tests/browser/test_pirates.py")
    save, shot = first(ORDER), first("pirates-ask-shot")
    page.goto(f"{near_site.url}#/settings")
    page.see('body[data-screen="settings"]')
    shell.put_games(page, sea=save, shot=shot)
    page.goto(f"{near_site.url}#/play/sea")
    page.see(FREE)
    page.tap("[data-pick]", 60)
    press(page, "[data-fold=sail] summary")
    press(page, "[data-option^='sail:']")
    page.tap(SAIL)
    assert last(page, "sea", len(save["log"]))["move"] == "sail"
    # the next ship is in hand
    press(page, "[data-action=plan]")
    page.see(SAIL)
    begun = page.texts("[data-leg]")
    page.wait("(what) => !document.querySelector(what).closest('svg').style.transform.includes('scale')", HANDLE)
    page.evaluate(DRAWN, HANDLE)
    page.wait("(was) => document.querySelector('[data-leg]').textContent.trim() !== was", begun[0])
    drawn = page.texts("[data-leg]")
    page.reload()
    page.see(SAIL)
    assert page.texts("[data-leg]") == drawn, "a course outlives the page"
    page.tap(SAIL)
    move = last(page, "sea", len(save["log"]) + 1)
    assert (move["move"], f"{move['args'][1]:03}°") == ("sail", drawn[0].split()[-1])
    page.goto(f"{near_site.url}#/play/shot")
    press(page, "[data-option^='fire:']")
    assert last(page, "shot", len(shot["log"]))["move"] == "fire"
