"""One tap does one thing, by touch and with motion on: no second tap answers what has appeared under the finger."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import shell, table
from tests.browser.conftest import MakePage
from tools.server import Server

pytestmark = pytest.mark.browser

GAMES = {
    "buccaneer": "seats=Anne,bot:easy,bot:easy&seed=7&groups=2",
    "jamaica": "seats=Anne,bot:easy,bot:easy&seed=7",
    "nassau": "seats=Anne,bot:easy&seed=12",
    "plunder": "seats=Anne,bot:easy,bot:easy&seed=7",
    "pirates": "seats=Anne,bot:easy&quick=1&seed=5",
}
TWICE = 8
"""So many answers of each game are tapped twice."""
MOST = 1.5
"""Seconds between two taps of one finger that means one."""
HASTE = 3
"""Everything is so many times as fast as for people, the hand too."""
# and the page notes when it was touched
HURRIED = """(haste) => {
  Object.assign(document.documentElement.dataset, { haste, deft: haste });
  window.touched = [];
  addEventListener("click", ({ timeStamp }) => touched.push(timeStamp), true);
}"""
# what has moved because it was touched and did not hear it
SHRUGS = """() => {
  window.shrugs = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    shrugs.push(this);
    return animate.apply(this, how);
  };
}"""
ANSWER = f".panel :is({table.FREE}, [data-action=confirm])"


def answers(page: Page) -> int:
    """How many decisions Anne has answered; that all her crew is aboard the page says by itself, once it is."""
    return sum(entry["seat"] == 0 and entry["move"] != "ready" for entry in shell.log(page))


def tap_twice(page: Page, answer: Locator, gap: float) -> float:
    """The finger does not move between the two. How many seconds lay between them, for the machine may be busy."""
    # not to the edge of the list, where what is cut does not show
    answer.evaluate("(it) => it.scrollIntoView({ block: 'center', behavior: 'instant' })")
    page.wait_for_timeout(150)
    box = answer.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.touchscreen.tap(x, y)
    page.wait_for_timeout(gap * 1000)
    page.touchscreen.tap(x, y)
    one, two = page.evaluate("touched.slice(-2)")
    return float(two - one) / 1000


@pytest.mark.parametrize("game", GAMES)
def test_two_taps_never_answer_two_questions(make_page: MakePage, site: Server, game: str) -> None:
    page = make_page(has_touch=True, viewport=table.SMALL, reduced_motion="no-preference")
    page.goto(f"{site.url}#/new?game={game}&{GAMES[game]}&start=1")
    table.ready(page)
    page.evaluate(HURRIED, HASTE)
    rng = Random(game)
    for _ in range(TWICE):
        page.locator(ANSWER).first.wait_for(timeout=table.WAIT)
        page.wait_for_timeout(500 / HASTE)  # somebody has read the question
        if page.evaluate(table.SCREEN) == "end":
            break
        before, seen = answers(page), [one for one in page.locator(ANSWER).all() if one.is_visible()]
        gap = rng.uniform(0.1, MOST)
        real = tap_twice(page, rng.choice(seen), gap / HASTE) * HASTE
        page.wait_for_timeout(800 / HASTE)
        assert answers(page) - before <= 1 or real > MOST, f"{real:.2f} s between two taps: {shell.log(page)[before:]}"


def test_a_tap_that_ends_what_is_told_answers_nothing(make_page: MakePage, site: Server) -> None:
    """Plunder: the button that ends the turn comes where the die was rolled."""
    page = make_page(has_touch=True, viewport=table.SMALL, reduced_motion="no-preference")
    page.goto(f"{site.url}#/new?game=plunder&seats=Anne,bot:easy&seed=12&start=1")
    page.locator(table.FREE).first.tap(timeout=table.WAIT)
    roll = page.locator("[data-option=roll]")
    roll.wait_for(timeout=table.WAIT)
    page.evaluate(HURRIED, 1)
    page.wait_for_timeout(500)
    begun = answers(page)
    tap_twice(page, roll, 0.25)
    end = page.locator("[data-option=end]")
    expect(end).to_be_visible()
    assert answers(page) == begun + 1
    # whoever means it is heard
    page.wait_for_timeout(400)
    end.tap()
    page.wait_for_function("(n) => document.querySelector('main')?.dataset.entries > n", arg=len(shell.log(page)) - 1)


def test_a_look_is_not_confirmed_by_the_tap_that_opens_it(make_page: MakePage, site: Server) -> None:
    page = make_page(has_touch=True, viewport=table.SMALL, reduced_motion="no-preference")
    table.reach(page, site.url, table.offers("board"))
    page.evaluate(HURRIED, 1)
    page.wait_for_timeout(500)
    begun = len(shell.log(page))
    page.evaluate(SHRUGS)
    tap_twice(page, page.locator("[data-option^='board']").first, 0.15)
    expect(page.locator("[data-action=confirm]")).to_be_visible()
    # where the second one has met a button, it says that it was touched
    assert page.evaluate("shrugs.every((it) => it.matches('button'))")
    page.wait_for_timeout(500)
    assert len(shell.log(page)) == begun


def test_a_button_that_does_not_hear_shows_that_it_was_touched(make_page: MakePage, site: Server) -> None:
    page = make_page(has_touch=True, viewport=table.SMALL, reduced_motion="no-preference")
    table.reach(page, site.url, table.offers("board"))
    page.evaluate(HURRIED, 0.001)  # a hand so slow that no answer has been there long enough
    page.evaluate(SHRUGS)
    begun = len(shell.log(page))
    answer = page.locator(table.FREE).first
    answer.tap()
    assert page.evaluate("shrugs.map((it) => it.dataset.option)") == [answer.get_attribute("data-option")]
    assert len(shell.log(page)) == begun


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_skips_does_not_lie_where_a_turn_ends(make_page: MakePage, site: Server, language: str) -> None:
    page = make_page(has_touch=True, viewport=table.SMALL, reduced_motion="no-preference", locale=language)
    page.goto(f"{site.url}#/new?game=plunder&{GAMES['plunder']}&start=1")
    table.ready(page)
    page.wait_for_timeout(500)
    page.locator(".panel-options [data-option]").first.tap()
    skip = page.locator("[data-action=skip]").bounding_box()
    page.locator(".plu-roll").wait_for(timeout=table.WAIT)
    page.wait_for_timeout(500)
    page.locator(".plu-roll").tap()
    end = page.locator(".turn-end").bounding_box()
    assert skip
    assert end
    assert skip["x"] + skip["width"] <= end["x"]


@pytest.mark.parametrize("size", [(360, 640), (844, 390)], ids=["upright", "sideways"])
def test_what_ends_a_turn_is_confirmed_elsewhere(make_page: MakePage, site: Server, size: tuple[int, int]) -> None:
    """Where "End the turn" lay, no second tap ends it."""
    page = make_page(has_touch=True, viewport={"width": size[0], "height": size[1]})
    page.goto(f"{site.url}#/new?game=plunder&{GAMES['plunder']}&start=1")
    table.answer(page, page.locator(table.FREE).first.get_attribute("data-option") or "")
    page.locator(".plu-roll").tap(timeout=table.WAIT)
    end = page.locator(".turn-end")
    lay = end.bounding_box()
    end.tap()
    yes = page.locator("[data-action=confirm]")
    expect(yes).to_be_in_viewport(ratio=1)
    lies = yes.bounding_box()
    assert lay
    assert lies
    assert lies["y"] + lies["height"] <= lay["y"] or lies["x"] + lies["width"] <= lay["x"]
    page.touchscreen.tap(lay["x"] + lay["width"] / 2, lay["y"] + lay["height"] / 2)
    page.wait_for_timeout(300)
    expect(yes).to_be_visible()
