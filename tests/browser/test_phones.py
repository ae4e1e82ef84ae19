"""One table on two phones: two contexts that meet on the machine's own address, by codes that are passed on."""

from __future__ import annotations

import json
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

from tests.browser import secrets, shell, table
from tests.browser.large import tangled
from tools.server import Server

if TYPE_CHECKING:
    from tests.browser.conftest import MakePage

pytestmark = pytest.mark.browser

TAKE = "[data-action=take-code]"
PRESS = """([free, chance]) => {
  if (document.body.dataset.screen === "end" || document.querySelector("[data-ended]")) return "end";
  for (const act of ["lift-curtain", "seen", "confirm", "go-on"]) {
    const it = document.querySelector(`[data-action=${act}]:not([aria-disabled=true])`);
    if (it) return it.click() ?? "act";
  }
  const seen = [...document.querySelectorAll(free)].filter((one) => one.checkVisibility());
  seen[Math.floor(chance * seen.length)]?.click();
  return seen.length ? "answer" : null;
}"""
"""Presses what there is to be pressed, of the answers one that is in sight; says which, or that the game is over."""
PLAY = f"""([free, seed]) => {{
  const press = {PRESS};
  let [state, answered, deaf] = [seed, null, 0];
  window.played = {{ answers: 0, ended: false }};
  played.timer = setInterval(() => {{
    const {{ entries }} = document.querySelector("main")?.dataset ?? {{}};
    deaf = entries === answered ? deaf - 1 : 0;
    state = (state * 16807) % 2147483647;
    const what = press([deaf > 0 ? ":not(*)" : free, state / 2147483647]);
    played.ended = what === "end";
    if (what !== "answer") return;
    played.answers += entries !== answered;
    [answered, deaf] = [entries, 10];
  }}, 40);
}}"""
"""The page goes on by itself: to press from here, again and again, cost more than the games. What was answered is not
pressed again at once, nor counted."""
PLAYED = "() => [played.answers, played.ended]"
STOP = "() => clearInterval(played.timer)"


def code(page: Page, inside: str = "") -> str:
    text = page.locator(f"{inside} [data-code]").inner_text()
    assert "#/join/" in text
    return text


def begin(host: Page, site: Server, game: str, seats: str) -> None:
    """A new game; those who have phones of their own (`phone:Jack`) are awaited."""
    host.goto(f"{site.url}#/new?game={game}&seats={seats}&seed=7&start=1")
    host.wait_for_selector(".phones", timeout=table.WAIT)


def code_for(host: Page, seat: int) -> str:
    host.wait_for_selector(f"[data-meeting='{seat}'] [data-code]")
    return code(host, f"[data-meeting='{seat}']")


def let_in(host: Page, seat: int, answer: str) -> None:
    host.fill(f"[data-meeting='{seat}'] textarea", answer)
    host.click(f"[data-meeting='{seat}'] {TAKE}")
    # the next who is awaited takes its place; after the last the table is there
    expect(host.locator(f"[data-meeting='{seat}']")).to_have_count(0, timeout=20_000)


def join(guest: Page, site: Server, link: str) -> str:
    """A phone pastes the code; its answer."""
    guest.goto(f"{site.url}#/join")
    guest.fill("textarea", link)
    guest.click(TAKE)
    guest.wait_for_selector("[data-code]", timeout=20_000)
    return code(guest)


def meet(host: Page, guest: Page, site: Server, seat: int) -> None:
    let_in(host, seat, join(guest, site, code_for(host, seat)))
    guest.wait_for_selector(".panel", timeout=20_000)


def press_all(pages: list[Page], most: int = 0) -> list[int]:
    """Each page answers whatever it is asked, until all have seen the end, or so many answers are given; how often each
    did."""
    idle, before = time.monotonic(), list[int]()
    for seed, page in enumerate(pages, 1):
        page.evaluate(PLAY, [table.FREE, seed * 7919])
    try:
        while True:
            told = [page.evaluate(PLAYED) for page in pages]
            pressed = [answers for answers, _ in told]
            if all(ended for _, ended in told) or 0 < most <= sum(pressed):
                return pressed
            if pressed != before:
                idle, before = time.monotonic(), pressed
            texts = [page.locator("#app").inner_text()[:400] for page in pages] if time.monotonic() > idle + 30 else []
            assert not texts, texts
            pages[0].wait_for_timeout(100)
    finally:
        for page in pages:
            page.evaluate(STOP)


def resume(host: Page, site: Server, save: dict[str, Any], *awaited: int) -> None:
    """The game of a save goes on; whoever sits there is awaited."""
    shell.bring(host, site.url, save)
    (game,) = shell.ids(host)
    host.evaluate(
        "([key, seats]) => localStorage.setItem(key, seats)", [f"flibuste.phones.{game}", json.dumps(awaited)]
    )
    host.goto(f"{site.url}#/play/{game}")


TABLE = {
    "plunder": "phone:Anne,phone:Jack&target=3",
    "pirates": "phone:Anne,phone:Jack&build_total=20&fleets=lot&round_limit=20&forts=0&events=0",
}
"""Short games of two, at a table that lies in the middle."""


@pytest.mark.parametrize("game", ["plunder", "pirates", "nassau"])
def test_a_game_round_a_table_in_the_middle(make_page: MakePage, site: Server, game: str) -> None:
    """All play on phones of their own, to the end; the device between them shows what lies open and asks nobody. Of
    Nassau, which is never short, it is the last third."""
    host = make_page(viewport={"width": 820, "height": 1180})
    guests = [table.phone(make_page, site), table.phone(make_page, site, "fr")]
    if game in TABLE:
        begin(host, site, game, TABLE[game])
    else:
        *_, (save, _) = secrets.playing(game, secrets.colours(game, ["Anne", "Jack"]), seed=2)
        resume(host, site, {**save, "log": save["log"][: 2 * len(save["log"]) // 3]}, 0, 1)
    for seat, guest in enumerate(guests):
        meet(host, guest, site, seat)
    expect(host.locator(".meanwhile")).to_be_visible(timeout=table.WAIT)
    waiting = next(guest for guest in guests if not guest.locator(table.FREE).count())
    expect(waiting.locator(".meanwhile-of")).to_be_visible()
    pressed = press_all([host, *guests])
    assert pressed[0] == 0
    assert min(pressed[1:]) > 3, pressed
    for guest in guests:
        expect(guest.locator("[data-ended]")).to_be_visible()


def test_the_curtain_leads_to_other_phones(make_page: MakePage, site: Server) -> None:
    """Who forgot to say it beforehand need not look first: whoever has an own phone leaves the device to the other."""
    host = table.phone(make_page, site, "fr")
    host.goto(f"{site.url}#/new?game=jamaica&seats=Anne,Jean-Baptiste,bot:easy&seed=7&start=1")
    host.wait_for_selector(table.LIFT, timeout=table.WAIT)
    host.click("[data-action=phones]")
    host.locator("[data-phone='1'] [data-action=put]").click()
    expect(host.locator("[data-meeting='1']")).to_be_visible()
    host.locator("[data-code]").wait_for()
    host.locator("dialog summary").click()  # a code in letters is broken anywhere
    host.locator(".phones").scroll_into_view_if_needed()
    assert tangled(host) == []
    host.keyboard.press("Escape")
    expect(host.locator(table.LIFT)).to_have_count(0)
    expect(host.locator("body")).to_have_attribute("data-screen", "play")


def test_what_a_phone_did_it_takes_back_and_a_phone_that_is_gone_is_missed(make_page: MakePage, site: Server) -> None:
    """Its undo is the table's; its seat is played here, or comes back to a phone by a new code and nobody else's."""
    host, guest = table.phone(make_page, site), table.phone(make_page, site)
    begin(host, site, "buccaneer", "Anne,phone:Jack,Mary&first=1")
    meet(host, guest, site, 1)
    undo = "[data-action=undo]:not([aria-disabled=true])"
    table.ready(guest)
    press_once(guest)
    expect(guest.locator(undo)).to_be_visible(timeout=20_000)
    assert len(shell.log(host)) == 1
    guest.click(undo)
    table.ready(guest)
    assert len(shell.log(host)) == 0
    guest.goto("about:blank")
    expect(host.locator("[data-silent=gone]")).to_contain_text("Jack’s phone is gone", timeout=20_000)
    host.click("[data-action=silent]")
    place = host.locator("[data-phone='1']")
    expect(place).to_have_attribute("data-standing", "gone", timeout=20_000)
    place.locator("[data-action=await]").click()
    link = code_for(host, 1)
    let_in(host, 1, join(guest, site, link))
    table.ready(guest)
    host.click("[aria-label=Menu]")
    host.click("[data-action=phones]")
    place.locator("[data-action=take]").click()
    expect(place).to_have_attribute("data-standing", "here")
    expect(guest.locator("[data-over=phones-over-taken]")).to_be_visible()
    host.keyboard.press("Escape")
    table.ready(host)


def press_once(page: Page) -> None:
    """One answer, and the yes after it."""
    page.locator(table.FREE).first.click()
    confirm = page.locator("[data-action=confirm]")
    with suppress(TookTooLong):
        confirm.click(timeout=2000)


def test_a_guest_lets_the_next_phone_in(make_page: MakePage, site: Server) -> None:
    """It shows the host's code and reads the answer; the phone that comes is told of the table by the host alone."""
    host, guest, next_one = [table.phone(make_page, site) for _ in range(3)]
    begin(host, site, "jamaica", "Anne,phone:Jack,phone:Mary")
    meet(host, guest, site, 1)
    host.keyboard.press("Escape")
    guest.click("[aria-label=Menu]")
    guest.click("[data-action=phones]")
    let_in(guest, 2, join(next_one, site, code_for(guest, 2)))
    next_one.wait_for_selector(".panel", timeout=20_000)
    expect(guest.locator(".sheet--phones")).to_contain_text("All phones are at the table")
    host.click("[aria-label=Menu]")
    host.click("[data-action=phones]")
    expect(host.locator("[data-phone='2']")).to_have_attribute("data-standing", "there")


def test_the_guard_tells_of_connections_that_are_not_ours(page: Page, site: Server, troubles: list[str]) -> None:
    """Any other page, and any server between two phones, fails a test as a request to elsewhere does."""
    page.goto(site.url)
    page.evaluate("() => void new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1' }] }).close()")
    page.evaluate("() => void new RTCPeerConnection({ iceServers: [] }).close()")
    assert sorted(troubles) == ["a connection at ", "a connection at ", "a connection by way of a server"]
    troubles.clear()
