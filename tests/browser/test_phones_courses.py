"""The Pirates on two phones: a course is drawn on one that has no engine, and traced by the other."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import secrets, shell, table
from tests.browser.conftest import wait_until
from tests.browser.test_phones_secrets import TELLS, sat
from tests.browser.test_pirates import ORDER, SAIL, TWO, drawn, duel
from tests.browser.test_pirates_courses import at_the_helm
from tools.server import Server

if TYPE_CHECKING:
    from tests.browser.conftest import MakeContext

pytestmark = pytest.mark.browser


def his_turn() -> dict[str, Any]:
    """A save that ends where Jack has his ships to order."""
    for seed in range(10, 40):
        for save, answer in duel(TWO, seed):
            if secrets.asks(ORDER)(answer) and answer["table"]["decision"]["seat"] == 1:
                return {**save, "log": list(save["log"])}
    raise AssertionError("Jack has no turn")


def traces(page: Page) -> list[list[Any]]:
    """The courses that this phone has asked the other one to trace."""
    said = [json.loads(text) for text in page.evaluate("window.told")]
    return [one["fields"]["option"] for one in said if one.get("op") == "trace"]


def test_a_course_is_drawn_on_a_guest(make_context: MakeContext, site: Server) -> None:
    """CSG-MOV-03: the host traces what the finger draws, and the last of it counts: that is seen, and sailed."""
    host, guest = sat(make_context, site, his_turn())
    guest.locator("[data-pick]").first.wait_for(timeout=table.WAIT)
    guest.evaluate(TELLS)
    finger = guest.context.new_cdp_session(guest)
    at_the_helm(guest)
    begun = guest.locator("[data-leg]").first.inner_text()
    for dx, dy in ((16, 6), (-9, 14)):
        drawn(guest, finger, dx, dy)
        guest.locator(SAIL).wait_for(timeout=table.WAIT)
    expect(guest.locator("[data-leg]").first).not_to_have_text(begun)
    expect(guest.locator(".course .ghost")).to_have_count(1)
    # more than one question was on its way: what is seen is what was asked last
    asked = traces(guest)
    assert len(asked) > 2
    _, ship, heading, *_ = asked[-1]
    expect(guest.locator("[data-leg]").first).to_contain_text(f"{heading:03}")
    before = host.locator(f'[data-place="ship:{ship}"]').get_attribute("transform")
    entries = len(shell.log(host))
    guest.locator(SAIL).tap()
    wait_until(host, f"document.querySelector('main').dataset.entries > {entries}")
    sailed = shell.log(host)[entries]
    assert (sailed["seat"], sailed["move"], sailed["args"]) == (1, "sail", asked[-1][1:])
    # and both boards show where she is
    stands = host.locator(f'[data-place="ship:{ship}"]')
    expect(stands).not_to_have_attribute("transform", str(before))
    expect(guest.locator(f'[data-place="ship:{ship}"]')).to_have_attribute(
        "transform", str(stands.get_attribute("transform")), timeout=20_000
    )
    # a ship's card was looked at on the way: what is printed there the host's engine has said
    assert guest.evaluate("document.body.dataset.engine") == "loading"
