"""The keyboard at the table: the numbers that stand on the answers are the keys that lead there."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser import shell, table
from tools.server import Server

pytestmark = pytest.mark.browser

GAMES = {
    "buccaneer": "seats=Anne,bot:easy,bot:easy&first=0",
    "jamaica": "seats=Anne,bot:easy&first=0",
    "nassau": "seats=Anne,bot:easy&first=0",
    "pirates": "seats=Anne,bot:easy&quick=1&first=0",
    "plunder": "seats=Anne,bot:easy&first=0",
}

# what is written on each answer that can be seen, and those that may be taken or unfolded
SHOWN = """() => {
  const written = (one) => {
    const by = one.matches("summary") ? "::after" : "::before";
    return getComputedStyle(one, by).content.match(/"(\\d+)"/)?.[1] ?? null;
  };
  const all = [...document.querySelectorAll(".panel-options :is(.option, .btn, summary)")];
  const able = (one) => !one.matches("[data-mine], [aria-disabled=true]") && one.checkVisibility();
  return all.map((one) => [able(one), written(one)]);
}"""
FOCUSED = """() => {
  const one = document.activeElement;
  return getComputedStyle(one, one.matches("summary") ? "::after" : "::before").content.match(/"(\\d+)"/)?.[1];
}"""


def numbers(page: Page) -> list[str]:
    """What is seen on the answers, once each and in their order; each number leads to where it stands."""
    shown: list[list[Any]] = page.evaluate(SHOWN)
    seen = [number for able, number in shown if able]
    assert seen == [str(n + 1) for n in range(len(seen))]
    assert [number for able, number in shown if not able and number] == []
    for number in {seen[0], seen[len(seen) // 2], seen[-1]}:
        page.wait_for_timeout(950)  # a new number begins
        page.keyboard.type(number)
        assert page.evaluate(FOCUSED) == number
    return seen


@pytest.mark.parametrize("game", GAMES)
def test_the_number_that_is_seen_is_the_key(page: Page, site: Server, game: str) -> None:
    shell.start(page, site.url, f"{GAMES[game]}&seed=7", game)
    table.ready(page)
    assert not any(number for _, number in page.evaluate(SHOWN)), "nobody uses the keyboard yet"
    page.keyboard.press("ArrowDown")
    first = numbers(page)
    page.keyboard.press("Enter")
    page.wait_for_timeout(600)
    if page.locator(".panel-options [data-number]").count():
        assert numbers(page)
    page.mouse.click(2, 2)
    assert not any(number for _, number in page.evaluate(SHOWN))
    assert len(first) > 1
