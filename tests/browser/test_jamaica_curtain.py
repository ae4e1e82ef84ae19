"""Behind the curtain of Jamaica: what is chosen and looked at leaves no trace for the others."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import secrets, shell, table
from tests.browser.conftest import wait_until
from tools.server import Server

pytestmark = pytest.mark.browser


# What each redraw after the curtain's tap showed: how many answers, whether the board, and where the strip stands.
REDRAWN = """() => {
  window.redrawn = [];
  new MutationObserver(() => {
    const strip = document.querySelector(".strip");
    if (!strip) return;
    const board = Boolean(document.querySelector(".board-frame .board"));
    window.redrawn.push([document.querySelectorAll("[data-option]").length, board, strip.getBoundingClientRect().top]);
  }).observe(document.getElementById("app"), { subtree: true, childList: true });
}"""


def test_a_curtain_answers_before_the_board_is_drawn(phone: Page, site: Server) -> None:
    """And the board's room is kept free: nothing moves when it comes."""
    phone.goto(f"{site.url}#/new?game=jamaica&seats=Anne,Jack,Mary&seed=7&start=1")
    for _ in range(2):
        table.lift(phone)
        # the board stands: it has been measured when the next curtain falls
        expect(phone.locator(".board-frame .board")).to_be_visible()
        phone.wait_for_timeout(300)
        for _ in range(40):
            for what in (table.LIFT, "[data-action=confirm]", table.FREE):
                if phone.locator(what).count():
                    break
            if what == table.LIFT:
                break
            phone.locator(what).last.tap()
            phone.wait_for_timeout(150)
    phone.evaluate(REDRAWN)
    table.lift(phone)
    expect(phone.locator(".board-frame .board")).to_be_visible()
    first, *_, last = phone.evaluate("redrawn")
    assert first[0] > 0, "there are answers at once"
    assert [first[1], last[1]] == [False, True]
    assert abs(first[2] - last[2]) < 1


def test_with_one_person_there_is_no_curtain(page: Page, site: Server) -> None:
    """JAM-PHONE-02: and everything is told at once, one's own treasures too."""
    page.goto(f"{site.url}#/new?game=jamaica&seats=Anne,bot:easy,bot:easy&seed=2&start=1")
    table.ready(page)

    def press(at: Page, what: str) -> None:
        assert what != table.LIFT
        at.locator(what).first.click()

    table.press_through(page, press, most=900)


def test_the_curtain_is_the_same_whatever_it_hides(page: Page, site: Server) -> None:
    """JAM-PHONE-01, JAM-HID-02: three games that differ in hands and dice, not in what lies open."""
    seen = []
    for seed in (3, 4, 5):
        page.goto(f"{site.url}#/new?game=jamaica&seats=Anne,Jack,Mary&first=0&seed={seed}&start=1")
        page.wait_for_selector(table.LIFT, timeout=table.WAIT)
        page.wait_for_timeout(300)
        seen.append(secrets.document(page).split("<"))
    assert all(document == seen[0] for document in seen), secrets.difference(seen)


def chosen(page: Page, site: Server, nth: int, seed: int = 3) -> None:
    """Anne is the Captain; she places the dice and plays one card of her hand."""
    page.goto(f"{site.url}#/new?game=jamaica&seats=Anne,Jack,Mary&first=0&seed={seed}&start=1")
    page.wait_for_selector(f"{table.LIFT}, [data-there]", timeout=table.WAIT)
    if page.locator("[data-there]").count():
        page.click("[data-action=start]")
    page.wait_for_selector(table.LIFT, timeout=table.WAIT)
    table.lift(page)
    page.wait_for_selector('[data-option^="dice:"]')
    table.answer(page, page.locator('[data-option^="dice:"]').first.get_attribute("data-option") or "")
    cards = page.locator('[data-option^="card:"]')
    expect(cards).to_have_count(3)
    table.answer(page, cards.nth(nth).get_attribute("data-option") or "")
    page.wait_for_selector('body[data-screen="curtain"]')


# what a screen reader was told
HEARD = """
  window.heard = [];
  new MutationObserver(() => {
    const said = document.querySelector("#live")?.textContent;
    if (said && said !== window.heard.at(-1)) window.heard.push(said);
  }).observe(document, { subtree: true, childList: true, characterData: true });
"""


def test_a_chosen_card_leaves_no_trace(page: Page, site: Server) -> None:
    """JAM-FLOW-03, JAM-PHONE-01: whichever card Anne has played, Jack's curtain is the same page."""
    page.add_init_script(HEARD)
    seen = []
    for nth in (0, 1, 2):
        chosen(page, site, nth)
        expect(page.locator("#next")).to_have_text("Jack")
        wait_until(page, "window.heard.at(-1)?.includes('Anne has chosen a card')")
        page.wait_for_timeout(300)
        seen.append(secrets.document(page, unheard=True).split("<"))
    assert all(document == seen[0] for document in seen), secrets.difference(seen)
    assert "card:AC" not in "<".join(seen[0])


def test_a_choice_can_be_changed_until_the_next_curtain_is_lifted(page: Page, site: Server) -> None:
    """JAM-PHONE-04."""
    chosen(page, site, 0)
    assert len(shell.log(page, page.url.split("/")[-1])) == 2
    page.click("[data-action=choose-again]")
    expect(page.locator("#next")).to_have_text("Anne")
    table.lift(page)
    cards = page.locator('[data-option^="card:"]')
    expect(cards).to_have_count(3)
    table.answer(page, cards.nth(1).get_attribute("data-option") or "")
    page.wait_for_selector('body[data-screen="curtain"]')
    table.lift(page)
    page.wait_for_selector('[data-option^="card:"]')
    expect(page.locator("[data-action=undo]")).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("u")
    page.wait_for_timeout(300)
    assert len(shell.log(page, page.url.split("/")[-1])) == 2


def test_leaving_the_page_draws_the_curtain(page: Page, site: Server) -> None:
    chosen(page, site, 0)
    table.lift(page)
    page.wait_for_selector('[data-option^="card:"]')
    page.evaluate(
        "Object.defineProperty(document, 'hidden', {value: true, configurable: true});"
        "document.dispatchEvent(new Event('visibilitychange'))"
    )
    page.wait_for_selector('body[data-screen="curtain"]')
    assert "card:AC" not in secrets.document(page)


def drawn(page: Page, site: Server) -> tuple[int, str, str]:
    """A covered treasure is drawn by a person's next answer: who, which, and what was answered."""
    people = secrets.colours("jamaica", ["Anne", "Jack", "Mary"])
    save = secrets.found(lambda answer: bool(answer["news"]), people)
    last = save["log"][-1]
    whole = shell.ask("open", table="drawn", save=save)["table"]
    before = {**save, "log": save["log"][:-1]}
    asked = shell.ask("open", table="drawn", save=before)["table"]["decision"]
    option = ":".join(map(str, [last["move"], *last["args"]]))
    shell.ask("open", table="drawn", save=before)
    played = shell.ask("play", table="drawn", option=option)
    seat = played["news"][0]
    cards = shell.ask("look", table="drawn", seat=seat)["view"]["ships"][seat]["down"]
    assert whole["entries"] == len(save["log"])
    assert asked["options"]
    secrets.sit_down(page, site.url, before)
    return seat, cards[-1]["card"], option


def test_a_treasure_is_looked_at_behind_the_curtain(page: Page, site: Server) -> None:
    """JAM-PHONE-05, JAM-TRE-02: who drew it looks; nothing of it stands in the page before or after."""
    seat, _card, option = drawn(page, site)
    name = ["Anne", "Jack", "Mary"][seat]
    if page.locator(table.LIFT).count():
        table.lift(page)
    page.locator(f'[data-option="{option}"]').click()
    page.wait_for_timeout(60)
    if page.locator("[data-action=confirm]").count():
        page.click("[data-action=confirm]")
    page.wait_for_selector("[data-action=put-off]", timeout=table.WAIT)
    expect(page.locator("#next")).to_have_text(name)
    covered = secrets.document(page)
    assert "a treasure worth" not in covered
    assert "a curse of" not in covered
    table.lift(page)
    page.wait_for_selector("[data-action=seen]")
    assert re.search("a treasure worth|a curse of", page.locator(".alone").inner_text())
    page.click("[data-action=seen]")
    page.wait_for_selector(f"{table.LIFT}, {table.FREE}")
    assert not re.search("a treasure worth|a curse of", secrets.document(page))


def test_a_captain_looks_at_the_own_things_at_any_time(page: Page, site: Server) -> None:
    """JAM-HID-02: from the strip; behind the curtain where others share the device."""
    people = secrets.colours("jamaica", ["Anne", "Jack", "Mary"])
    save = secrets.found(secrets.asks("jamaica-ask-route"), people)
    secrets.sit_down(page, site.url, save)
    asked = shell.ask("open", table="own", save=save)["table"]["decision"]["seat"]
    other = (asked + 1) % 3
    page.click(f'[data-captain="{other}"]')
    page.click("[data-action=look-alone]")
    page.wait_for_selector('body[data-screen="curtain"]')
    table.lift(page)
    page.wait_for_selector("[data-action=seen]")
    page.click("[data-action=seen]")
    expect(page.locator("#ask")).to_be_visible()
    assert "card:AC" not in secrets.document(page)
