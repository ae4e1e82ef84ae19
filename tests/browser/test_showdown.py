"""Fights as scenes: whoever is asked throws, the dice lie, and only then is it told what they came to."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser import secrets, table
from tests.browser.conftest import MakePage
from tools.server import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]

THROW = "[data-action=throw]"
FIGHTS = [
    ("plunder", "plunder-battle", "attack", {}),
    ("jamaica", "jamaica-rolled", "powder", {}),
    ("pirates", "pirates-boarded", "", {"quick": True, "fleets": "lot"}),
    ("nassau", "nassau-rolled", "", {}),
]
SEEN = """() => {
  window.seen = [];
  const look = () => {
    const rolling = document.querySelector(".showdown")?.dataset.rolling ?? "";
    const heading = document.querySelector(".panel .question")?.textContent ?? "";
    const heard = document.getElementById("live")?.textContent ?? "";
    const last = window.seen.at(-1);
    const now = [rolling, heading, heard];
    if (JSON.stringify(last) !== JSON.stringify(now)) window.seen.push(now);
  };
  new MutationObserver(look).observe(document.body, {
    subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ["data-rolling"],
  });
}"""


def reached(page: Page, site: Server, game: str, event: str, verb: str, options: dict[str, Any]) -> None:
    """The page at the throw, before anybody has made it."""
    seats = secrets.colours(game, ["Anne", "Jack"] if game == "pirates" else ["Anne", "Jack", "Mary"])
    save, option = secrets.about_to_tell(game, event, seats, range(3, 40), verb, **options)
    table.asked(page, site.url, save)
    page.evaluate(SEEN)
    page.locator(f'[data-option="{option}"]').first.evaluate("node => node.click()")
    confirm = page.locator("[data-action=confirm]:not([aria-disabled=true])")
    page.wait_for_selector(f"{THROW}, [data-action=confirm]:not([aria-disabled=true])")
    if confirm.count():
        confirm.evaluate("node => node.click()")
    page.wait_for_selector(THROW)


@pytest.mark.parametrize(("game", "event", "verb", "options"), FIGHTS, ids=[fight[0] for fight in FIGHTS])
def test_nothing_is_told_before_the_dice_lie(
    make_page: MakePage, site: Server, game: str, event: str, verb: str, options: dict[str, Any]
) -> None:
    page = make_page(reduced_motion="no-preference", has_touch=True)
    reached(page, site, game, event, verb, options)
    page.wait_for_timeout(900)
    assert page.locator(THROW).count(), "it waits for the person's own throw"
    page.locator(THROW).tap(force=True)
    page.wait_for_function("() => window.seen.some(([r]) => r === 'counts') && window.seen.at(-1)[0] === ''")
    seen = page.evaluate("window.seen")
    first = next(i for i, (rolling, *_) in enumerate(seen) if rolling)
    last = first + next(i for i, (rolling, *_) in enumerate(seen[first:]) if not rolling)
    order = list(dict.fromkeys(rolling for rolling, *_ in seen[first:last]))
    assert order == ["ready", "rolls", "counts"]
    told = next(heading for rolling, heading, _ in seen[last:] if not rolling)
    assert all(told != heading for rolling, heading, _ in seen[:last] if rolling in ("ready", "rolls"))
    plain = told.replace("\u2068", "").replace("\u2069", "")
    assert all(plain not in heard for rolling, _, heard in seen[:last] if rolling == "ready")
    # the fight is in the window of its panel, and nothing lies over it
    assert page.locator(".showdown").evaluate(
        """box => {
          const { left, right, top, bottom } = box.getBoundingClientRect();
          const at = document.elementFromPoint((left + right) / 2 + 60, (top + bottom) / 2);
          return top >= 0 && bottom <= innerHeight && box.contains(at);
        }"""
    )


def test_dice_that_nobody_throws_are_thrown_at_last_and_skip_ends_it(make_page: MakePage, site: Server) -> None:
    page = make_page(reduced_motion="no-preference", has_touch=True)
    reached(page, site, *FIGHTS[0])
    page.wait_for_function("() => document.querySelector('.showdown')?.dataset.rolling === 'rolls'", timeout=15_000)
    page.locator("[data-action=skip]").tap()
    table.ready(page)
