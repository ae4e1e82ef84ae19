"""The game goes to another phone: its log with it, and everybody after it, without a code."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from tests.browser import shell, table
from tests.browser.conftest import wait_until
from tests.browser.test_phones import begin, code_for, join, let_in, meet, press_all, press_once, resume
from tools.server import Server

if TYPE_CHECKING:
    from tests.browser.conftest import MakePage

pytestmark = pytest.mark.browser


def give(host: Page, seat: int) -> None:
    host.click("[aria-label=Menu]")
    host.click("[data-action=phones]")
    host.locator(f"[data-phone='{seat}'] [data-action=give]").click()
    host.click("[data-action=give-yes]")


Led = tuple[Page, Page, Page, str, list[dict[str, object]]]


def led(make_page: MakePage, site: Server) -> Led:
    """Old host, new host and a third phone, the game and its log as it was."""
    host, new, third = [table.phone(make_page, site) for _ in range(3)]
    save = shell.made_game(["Anne", "Jack", "Mary"])
    resume(host, site, {**save, "log": save["log"][:-16]}, 1, 2)
    meet(host, new, site, 1)
    meet(host, third, site, 2)
    pressed = press_all([host, new, third], most=6)
    assert sum(pressed) >= 6
    log = shell.log(host)
    game = shell.ids(host)[0]
    give(host, 1)
    began = time.monotonic()
    new.click("[data-action=take-table]")
    new.wait_for_function(f"() => location.hash === '#/play/{game}'", timeout=20_000)
    host.wait_for_function("() => location.hash === '#/join'", timeout=40_000)
    for page in (host, third, new):
        page.wait_for_selector(".panel", timeout=20_000)
    expect(new.locator(".sheet--phones")).to_have_count(0, timeout=20_000)
    print("everybody is at the new host after", round(time.monotonic() - began, 2), "s")
    return host, new, third, game, log


def test_the_game_goes_to_another_phone(make_page: MakePage, site: Server) -> None:
    """The log is whole on the new host's disk, the old one is a guest, and the third was led over: to the end."""
    host, new, third, game, log = led(make_page, site)
    assert shell.log(new, game)[: len(log)] == log
    assert shell.head(host, game)["elsewhere"] == "given"
    assert not shell.head(new, game).get("elsewhere")
    press_all([host, new, third])
    expect(host.locator("[data-ended]")).to_be_visible()
    expect(third.locator("[data-ended]")).to_be_visible()
    assert shell.head(new, game)["status"] == "finished"
    # the phone that gave it says so, and does not go on by itself
    host.goto(f"{site.url}#/play/{game}")
    expect(host.locator("main.lost")).to_contain_text("went to another phone")


DEAF = """() => {
  const send = RTCDataChannel.prototype.send;
  RTCDataChannel.prototype.send = function (text) {
    if (!text.includes('"t":"lead","seat":2')) send.call(this, text);
  };
}"""
"""Of leading the third phone nothing goes over this one."""
LATE = """() => {
  const { setTimeout: later } = window;
  const { createDataChannel } = RTCPeerConnection.prototype;
  window.late = [];
  window.setTimeout = (run, ms, ...rest) => (ms === 20_000 ? late.push(run) : later(run, ms, ...rest));
  window.channels = [];
  RTCPeerConnection.prototype.createDataChannel = function (...args) {
    const channel = createDataChannel.apply(this, args);
    channels.push(channel);
    return channel;
  };
}"""
"""What is due in twenty seconds waits for the test, which also sees the lines that are made from now on."""


def test_whoever_is_not_led_in_time_comes_by_a_code(make_page: MakePage, site: Server) -> None:
    """The slip of the new host stays, and shows the code by itself; the old host does not wait any longer either."""
    host, new, third = [table.phone(make_page, site) for _ in range(3)]
    begin(host, site, "buccaneer", "Anne,phone:Jack,phone:Mary")
    meet(host, new, site, 1)
    meet(host, third, site, 2)
    host.evaluate(DEAF)
    new.evaluate(LATE)
    give(host, 1)
    new.click("[data-action=take-table]")
    new.locator("[data-phone='2'][data-standing=coming]").wait_for(timeout=20_000)
    # the old host has its way to the new one, and stays only for whoever is still to be led
    wait_until(new, "channels.some((channel) => channel.readyState === 'open')", 20)
    new.evaluate("late.forEach((run) => run())")
    third.click("[data-action=another-code]", timeout=20_000)
    let_in(new, 2, join(third, site, code_for(new, 2)))
    host.wait_for_function("() => location.hash === '#/join'", timeout=20_000)
    assert sum(press_all([host, new, third], most=6)) >= 6


def test_whoever_does_not_want_the_game_leaves_it_where_it_is(make_page: MakePage, site: Server) -> None:
    host, guest = table.phone(make_page, site), table.phone(make_page, site)
    begin(host, site, "buccaneer", "Anne,phone:Jack,bot:easy&first=1")
    meet(host, guest, site, 1)
    give(host, 1)
    guest.click("[data-action=take-no]")
    host.locator("[data-giving=declined]").wait_for()
    host.click("[data-action=giving-over]")
    host.keyboard.press("Escape")
    table.ready(guest)
    press_once(guest)
    host.wait_for_function("() => document.querySelector('main').dataset.entries > 0", timeout=20_000)
    assert not shell.ids(guest)


DROPS = """(step) => {
  const send = RTCDataChannel.prototype.send;
  RTCDataChannel.prototype.send = function (text) {
    if (text.includes(`"step":"${step}"`)) {
      window.dropped = true;
      RTCDataChannel.prototype.send = () => {};
    } else send.call(this, text);
  };
}"""
"""From this step on nothing of this phone is heard any more."""


@pytest.mark.parametrize(
    ("dies", "step", "marks"), [("new", "kept", (None, "coming")), ("old", "given", ("given", "coming"))]
)
def test_two_phones_that_lose_each_other_never_both_hold_the_game(
    make_page: MakePage, site: Server, dies: str, step: str, marks: tuple[str | None, str]
) -> None:
    """Whichever is killed, the log is on both disks, and at most one plays on unasked: the other says what it is."""
    old, new = table.phone(make_page, site), table.phone(make_page, site)
    begin(old, site, "buccaneer", "Anne,phone:Jack,Mary")
    meet(old, new, site, 1)
    (new if dies == "new" else old).evaluate(DROPS, step)
    give(old, 1)
    new.click("[data-action=take-table]")
    (new if dies == "new" else old).wait_for_function("() => window.dropped", timeout=20_000)
    game = shell.ids(old)[0]
    (new if dies == "new" else old).goto(f"{site.url}icons/icon.svg")
    if dies == "new":
        # the game stays, and goes on
        old.locator("[data-giving=failed]").wait_for(timeout=20_000)
        old.click("[data-action=giving-over]")
        old.keyboard.press("Escape")
        table.ready(old)
    for page, mark in zip((old, new), marks, strict=True):
        assert shell.head(page, game).get("elsewhere") == mark
        assert shell.log(page, game) == shell.log(old, game)
    new.goto(f"{site.url}#/play/{game}")
    expect(new.locator("main.lost")).to_contain_text("may hold it still")
    new.click("[data-action=take-over]")
    table.ready(new)
    assert not shell.head(new, game).get("elsewhere")
