"""One table on two phones of different engines, introduced by codes that are passed on."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.browser.table import FREE
from tests.browser.test_phones import PRESS
from tests.browser.test_phones_back import CUT, LAID, LISTEN
from tests.engines.conftest import innocent
from tools.browsers import ENGINES, Browser
from tools.server import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]

TYPE = """([what, text]) => {
  const field = document.querySelector(what);
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}"""
PREPARED = "window.all.filter((it) => it.signalingState === 'have-remote-offer').length === 2"
"""At the guest: the next two connections are agreed upon."""
CLICK = "([what, at]) => document.querySelectorAll(what)[at]?.click()"


def code(page: Browser) -> str:
    page.see("[data-code]", 60)
    text: str = page.evaluate("document.querySelector('[data-code]').textContent")
    return text


def fill(page: Browser, inside: str, text: str) -> None:
    page.see(f"{inside} textarea")
    page.evaluate(TYPE, [f"{inside} textarea", text])


def take(page: Browser, inside: str, text: str) -> None:
    fill(page, inside, text)
    page.evaluate(CLICK, [f"{inside} [data-action=take-code]", 0])


@pytest.fixture
def two(request: pytest.FixtureRequest, shared: Browser, near_site: Server, tmp_path: Path) -> Iterator[list[Browser]]:
    """A host and its guest: this engine is one of them, the other a Chromium."""
    if shared.name == "chromium":
        pytest.skip("tests/browser/test_phones.py")
    shared.goto(f"{near_site.url}#/join")
    if not shared.evaluate("typeof RTCPeerConnection === 'function'"):
        shared.see(".join .why")
        pytest.skip(f"{shared.name} has no data channels here, and says so")
    # whatever it was at before
    shared.goto(f"{near_site.url}icons/icon.svg")
    # what was still being fetched for it does not come any more
    shared.hear()
    shared.troubles = [one for one in shared.troubles if "dynamically imported module" not in one]
    other = ENGINES["chromium"](tmp_path, near_site.url)
    host, guest = both = [shared, other] if request.param == "host" else [other, shared]
    try:
        host.goto(near_site.url)
        host.evaluate(f"({LISTEN})()")
        host.goto(f"{near_site.url}#/new?game=jamaica&seats=Anne,phone:Jack,bot:easy&seed=7&start=1")
        guest.goto(f"{near_site.url}#/join")
        guest.evaluate(f"({LISTEN})()")
        take(guest, ".join", code(host))
        take(host, "[data-meeting='1']", code(guest))
        guest.see(".panel", 60)
        yield both
        # what was on its way when a line was cut is refused, and the console says so
        guest.hear()
        guest.troubles = [one for one in guest.troubles if "phones-gone" not in one]
        innocent(shared)
        innocent(other)
    finally:
        other.kill()


@pytest.mark.parametrize("two", ["host", "guest"], indirect=True)
def test_it_plays_with_a_chromium_and_gives_it_the_game(two: list[Browser], near_site: Server) -> None:
    host, guest = two
    assert min(play([host, guest], 3)) >= 3
    # cut off, it is back by what lies by, and plays on
    if guest.name == "chromium":
        guest.wait(PREPARED, seconds=60)
    else:
        host.wait(f"({LAID})()", seconds=60)
    assert min(play([host, guest], 1)) >= 1
    host.evaluate(f"({CUT})()")
    guest.wait("window.opened.length > 1 && !document.querySelector('[data-contact]')", seconds=60)
    assert min(play([host, guest], 2)) >= 2
    # the game goes to the other, and its log with it; the phone that held it is led after it, and both play on
    old, new = two
    for what in ("[aria-label=Menu]", "[data-action=phones]", "[data-phone='1'] [data-action=give]"):
        old.see(what, 20)
        old.evaluate(CLICK, [what, 0])
    old.see("[data-action=give-yes]", 20)
    old.evaluate(CLICK, ["[data-action=give-yes]", 0])
    new.see("[data-action=take-table]", 60)
    new.evaluate(CLICK, ["[data-action=take-table]", 0])
    new.wait("location.hash.startsWith('#/play/')", seconds=60)
    old.wait("location.hash === '#/join' && document.querySelector('.panel')", seconds=60)
    new.see(".panel", 60)
    assert min(play([old, new], 2)) >= 2
    new.goto(f"{near_site.url}#/new?game=nassau&seats=Anne,bot:easy&start=1")
    old.see("[data-over=phones-over-left]", 60)


def play(pages: list[Browser], least: int) -> list[int]:
    """Until each has answered so often; how often they did."""
    answered, rng, end = [0] * len(pages), Random(1), time.monotonic() + 60
    while min(answered) < least and time.monotonic() < end:
        for i, page in enumerate(pages):
            answered[i] += page.evaluate(PRESS, [FREE, rng.random()]) == "answer"
        time.sleep(0.05)
    return answered
