"""A hint is a plan: it stays while it is followed, lies over nothing, and nothing on the page gainsays it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser import secrets, table
from tests.browser.conftest import MakePage
from tests.hinted import Advised, advised
from tools.server import Server

pytestmark = pytest.mark.browser

SMALL: ViewportSize = {"width": 360, "height": 640}

# what is in sight of each answer and of the cards in hand, and lies under the hint
COVERED = """() => {
  const hint = document.querySelector(".advised").getBoundingClientRect();
  const list = document.querySelector(".panel-options").getBoundingClientRect();
  return [...document.querySelectorAll(".panel-options :is([data-option], .plu-hand, .hold)")].filter((it) => {
    const { top, bottom, width } = it.getBoundingClientRect();
    return width > 0 && Math.max(top, list.top) < hint.bottom - 1 && Math.min(bottom, list.bottom) > hint.top + 1;
  }).length;
}"""


def until(game: str, wanted: Any) -> Any:
    """The save of the guided game, played by its hints, where one is as wanted."""
    found: Advised = next(one for one in advised(game, iterations=60) if wanted(one))
    return found.table.save()


def sails(one: Advised) -> list[Any]:
    """The steps of a way that is advised."""
    plan = one.hint["aim"]["plan"] if one.hint["aim"] else []
    return [move for move in plan if move[0] == "sail"]


@pytest.mark.parametrize("game", ["plunder", "nassau"])
def test_a_hint_lies_over_no_answer(make_page: MakePage, site: Server, game: str) -> None:
    page = make_page(has_touch=True, viewport=SMALL)
    save = until(game, lambda one: len(one.table.log) > 12 and len(one.table.decision.options) > 3)
    secrets.sit_down(page, site.url, save)
    page.locator("[data-action=hint]").tap()
    expect(page.locator(".advised")).to_be_visible(timeout=table.WAIT)
    assert page.evaluate(COVERED) == 0
    page.locator(".panel-options").evaluate("(it) => it.scrollTo(0, it.scrollHeight)")
    assert page.evaluate(COVERED) == 0


def test_a_way_is_one_hint(phone: Page, site: Server) -> None:
    """Who follows it is told the same, with the next step of it lit."""
    save = until(
        "plunder", lambda one: [verb for verb, *_ in (one.hint["aim"] or {"plan": []})["plan"]][:3] == ["sail"] * 3
    )
    secrets.sit_down(phone, site.url, save)
    phone.locator("[data-action=hint]").tap()
    expect(phone.locator(".advised")).to_be_visible(timeout=table.WAIT)
    said = phone.locator(".advised").inner_text()
    first = phone.locator(".panel-options .hinted").first.get_attribute("data-option")
    phone.locator(f".panel-options [data-option='{first}']").tap()
    expect(phone.locator(f".panel-options .hinted[data-option='{first}']")).to_have_count(0, timeout=table.WAIT)
    table.ready(phone)
    expect(phone.locator(".advised")).to_have_text(said)
    expect(phone.locator(".panel-options .hinted")).to_have_count(1)


def test_who_is_advised_to_end_the_turn_is_not_asked_whether_that_is_all(phone: Page, site: Server) -> None:
    """CSG-TRN-13: the hint has said of the ships that could still act that they have nothing better to do."""
    save = until("pirates", lambda one: one.move == ("pass",) and one.leaves)
    secrets.sit_down(phone, site.url, save)
    end = phone.locator(".panel-foot [data-option=pass]")
    end.tap()
    expect(phone.locator(".leaves")).to_be_visible()
    phone.locator(".panel-foot .undo").tap()
    phone.reload()
    phone.locator("[data-action=hint]").tap()
    expect(phone.locator(".advised")).to_contain_text("nothing better", timeout=table.WAIT)
    end.tap()
    expect(phone.locator(".leaves")).to_have_count(0)
    expect(phone.locator(".advised")).to_have_count(0)
