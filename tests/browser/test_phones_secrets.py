"""What is between two people at two phones: a card chosen in secret, a bargain."""

from __future__ import annotations

import json
from itertools import takewhile
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import secrets, shell, table
from tests.browser.conftest import wait_until
from tests.browser.test_phones import meet, press_once, resume
from tests.browser.test_plunder import words_of
from tools.server import Server

if TYPE_CHECKING:
    from tests.browser.conftest import MakeContext

pytestmark = pytest.mark.browser

PEOPLE = ["Anne", "Jack"]
TELLS = """() => {
  const send = RTCDataChannel.prototype.send;
  window.told = [];
  RTCDataChannel.prototype.send = function (text) {
    window.told.push(text);
    send.call(this, text);
  };
}"""
"""What goes over the lines of this phone."""


def sat(make_context: MakeContext, site: Server, save: dict[str, Any]) -> tuple[Page, Page]:
    """Anne's phone with the game of a save, and Jack's, which has come."""
    host, guest = [table.phone(lambda **how: make_context(**how).new_page(), site) for _ in PEOPLE]
    host.add_init_script(f"({TELLS})()")
    resume(host, site, save, 1)
    meet(host, guest, site, 1)
    return host, guest


def states(host: Page) -> list[dict[str, Any]]:
    """What Jack's phone was told of the table."""
    said = [json.loads(text) for text in host.evaluate("window.told")]
    return [one for one in said if one["t"] == "state"]


@pytest.mark.parametrize(("reveal", "shown"), [("sequential", [0]), ("simultaneous", [0, 1])])
def test_a_card_is_chosen_in_secret(make_context: MakeContext, site: Server, reveal: str, shown: list[int]) -> None:
    """JAM-FLOW-03, JAM-FLOW-04: nothing of the captain's card goes to the other phone before that one has chosen."""

    def begins(answer: dict[str, Any]) -> bool:
        asked, seats = answer["table"]["decision"], answer["table"]["view"]["seats"]
        return secrets.asks("jamaica-ask-card")(answer) and not (
            asked["seat"] or any(one["committed"] for one in seats)
        )

    save = secrets.found(begins, secrets.colours("jamaica", PEOPLE), reveal=reveal)
    host, guest = sat(make_context, site, save)
    before = len(save["log"])
    press_once(host)
    table.ready(guest)
    told = states(host)[-1]
    assert told["at"] == before + 1
    assert [(one["committed"], one["chosen"]) for one in told["table"]["view"]["seats"]] == [
        (True, None),
        (False, None),
    ]
    assert [event["key"] for event in told["chapter"]["events"]] == ["jamaica-chose"]
    assert not told["chapter"]["entry"]["move"]
    press_once(guest)
    wait_until(host, f'window.told.some((text) => text.startsWith(\'{{"t":"state","at":{before + 2},\'))')
    events = next(one for one in states(host) if one["at"] == before + 2)["chapter"]["events"]
    # after the choice itself: both at once, or one, who then sails first
    at_once = takewhile(lambda event: event["key"] == "jamaica-revealed", events[1:])
    assert [event["args"]["seat"]["seat"] for event in at_once] == shown


def test_a_bargain_between_two_phones(make_context: MakeContext, site: Server) -> None:
    """PLU-NEG-02, PLU-TRD-07: terms composed on one phone are answered on the other; neither shows the other's hand."""

    def offers(answer: dict[str, Any]) -> bool:
        asked = answer["table"]
        is_hers = secrets.asks("plunder-ask-offer")(answer) and asked["decision"]["seat"] == 0
        return is_hers and asked["view"]["players"][1]["hand"] > 2

    save = secrets.found(offers, secrets.colours("plunder", PEOPLE), game="plunder")
    shell.ask("open", table="b", save=save)
    hands = [shell.ask("look", table="b", seat=who)["view"]["players"][who]["cards"] for who in range(2)]
    shell.ask("close", table="b")
    hers, his = words_of(hands[0]), words_of(hands[1])
    assert hers != his
    host, guest = sat(make_context, site, save)
    host.locator(".plu-compose").wait_for(timeout=table.WAIT)
    give = next(i for i, n in enumerate(hands[0].values()) if n)
    steppers = host.locator(".plu-compose .stepper")
    steppers.nth(2 * give).get_by_role("button").last.tap()
    steppers.nth(2 * ((give + 1) % 4) + 1).get_by_role("button").last.tap()
    host.locator(".plu-propose:not([aria-disabled=true])").tap()
    guest.locator("[data-option=refuse]").wait_for(timeout=table.WAIT)
    assert his in secrets.document(guest)
    assert hers not in secrets.document(guest)
    expect(host.locator(table.FREE)).to_have_count(0)
    assert his not in secrets.document(host)
    guest.locator("[data-option=refuse]").tap()
    table.ready(host)
    assert shell.log(host)[-1]["move"] == "refuse"
    assert his not in secrets.document(host)


@pytest.mark.parametrize("who", [0, 1])
def test_a_tale_is_looked_at_alone(make_context: MakeContext, site: Server, who: int) -> None:
    """NAS-EQ-06: whoever draws a tale looks at it on the own phone; the other one hears of its back alone."""

    def draws(answer: dict[str, Any]) -> bool:
        return secrets.asks("nassau-ask-pile")(answer) and bool(answer["table"]["decision"]["seat"] == who)

    save = secrets.found(draws, secrets.colours("nassau", PEOPLE), game="nassau")
    host, guest = sat(make_context, site, save)
    own, other = (host, guest) if who == 0 else (guest, host)
    table.ready(own)
    press_once(own)
    tale = own.locator("dialog.reveal .tale-name").inner_text(timeout=table.WAIT)
    at = len(save["log"]) + 1
    # what was told of it has come, and is drawn
    wait_until(other, f"document.querySelector('main')?.dataset.entries >= {at}")
    told = next(one for one in states(host) if one["at"] == at)["chapter"]["events"]
    keys = [event["key"] for event in told]
    assert "nassau-drew" in keys
    assert ("nassau-drew-card" in keys) == (who == 1)
    expect(other.locator("dialog.reveal")).to_have_count(0)
    assert tale not in secrets.document(other)
