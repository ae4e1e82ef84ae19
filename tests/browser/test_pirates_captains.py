"""The Pirates without a drag: by the list alone, by the keyboard alone, and a page that is loaded anew meanwhile."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import captains, secrets, shell, table
from tests.browser.conftest import MakePage
from tests.browser.test_pirates import SAIL, at_sea, first, last
from tools.server import Server

pytestmark = pytest.mark.browser

SECONDS = 240
# where the focus had been when a change had left it nowhere, once somebody has answered; asked before the next picture
ADRIFT = """() => {
  window.adrift = [];
  let trail = [];
  const named = (it) => it.tagName + (it.id && "#" + it.id) + JSON.stringify(it.dataset) + "." + it.className;
  for (const way of ["focusin", "focusout"])
    document.addEventListener(way, ({ target }) => (trail = [...trail.slice(-9), `${way} ${named(target)}`]), true);
  const begun = () => document.querySelector("main")?.dataset.entries > 0;
  const ask = () => document.querySelector("#ask")?.textContent;
  const look = () => begun() && document.activeElement.matches("body, #root") && adrift.push([...trail, ask()]);
  new MutationObserver(() => setTimeout(look)).observe(document.body, { childList: true, subtree: true });
}"""
# the question, and what is there to be pressed
PANEL = """() => [document.querySelector("#ask"), ...document.querySelectorAll(".panel-options :is(button, summary)")]
  .map((one) => one.textContent.trim() + one.ariaPressed).join("; ")"""


@pytest.mark.shipped
def test_a_whole_duel_by_the_list(phone: Page, site: Server) -> None:
    """CSG-BOT-01: from the fleets of 40 points to the end on 360x640, by taps on answers; nothing is drawn."""
    phone.goto(f"{site.url}#/new?game=pirates&seats=Anne,bot:easy&seed=7&round_limit=3&start=1")
    table.ready(phone)
    captain = captains.Captain(phone)
    turns = captain.play(99, SECONDS)
    table.ended(phone, 2)
    own = [entry["move"] for entry in shell.log(phone) if entry["seat"] == 0]
    assert own.count("sail") > 6
    assert captain.pressed < 16 * turns + 12


def test_turns_by_the_keyboard(make_page: MakePage, site: Server) -> None:
    """CSG-TRN-01: no pointer, few keys; the focus is in the panel, whoever's turn it is, and what happens is heard."""
    page = make_page(viewport={"width": 820, "height": 1180}, reduced_motion="no-preference")
    page.goto(f"{site.url}#/new?game=pirates&seats=Anne,bot:easy&seed=7&fleets=lot&forts=0&start=1")
    table.ready(page)
    # with motion on, many times as fast
    page.evaluate("document.documentElement.dataset.haste = 6")
    captain = captains.Typist(page)
    page.evaluate(ADRIFT)
    heard: list[str] = []
    turns = captain.play(2, SECONDS, asked=lambda: heard.append(page.evaluate(captains.HEARD)))
    own = [entry["move"] for entry in shell.log(page) if entry["seat"] == 0]
    assert own.count("sail") > 1
    # four ships and the fleet: a number or a letter, and Enter
    assert captain.pressed < 45 * turns
    assert page.evaluate("window.adrift") == []
    assert any("sets sail" in said and "of island" in said for said in heard)


def test_what_would_be_left_undone_is_asked_by_the_keyboard(phone: Page, site: Server) -> None:
    """CSG-TRN-01: the answer that ends the turn gives way to a yes, and the focus goes from one to the other."""
    at_sea(phone, site)
    phone.evaluate(ADRIFT)
    phone.locator(captains.PASS).first.focus()
    phone.keyboard.press("Enter")
    expect(phone.locator(captains.CONFIRM)).to_be_focused()
    assert phone.evaluate("window.adrift") == []


def test_a_chosen_course_outlives_the_page(phone: Page, site: Server) -> None:
    """CSG-MOV-03: an island is known by what lies there and which way; a course stands as before, for keys too."""
    at_sea(phone, site)
    phone.locator("[data-pick]").first.tap()
    row = phone.locator("[data-head^='island:']", has_text="treasures").first
    there = re.compile(r"Island \d, \d treasures, unexplored\. (north|south|east|west)\S*, \d{3}°, \d+ mm")
    expect(row).to_have_accessible_name(there)
    row.tap()
    phone.locator(SAIL).wait_for()
    stood = phone.evaluate(PANEL)
    phone.reload()
    phone.locator(SAIL).wait_for(timeout=table.WAIT)
    assert phone.evaluate(PANEL) == stood
    phone.keyboard.press("o")
    expect(phone.locator(SAIL)).to_be_focused()
    phone.keyboard.press("Enter")
    last(phone, "sail")


def test_shots_half_fired_outlive_the_page(phone: Page, site: Server) -> None:
    """CSG-SHT-06: a gun is known by its mast, range, target and odds; the others fire after a reload."""
    secrets.sit_down(phone, site.url, first("pirates-ask-shot"))
    gun = phone.locator("[data-option^='fire:']:not([aria-disabled=true])").first
    expect(gun).to_have_accessible_name(re.compile(r"Mast \d \([SL], \d\) at .+\. \d+%"), timeout=table.WAIT)
    stood = phone.evaluate(PANEL)
    phone.reload()
    gun.wait_for(timeout=table.WAIT)
    assert phone.evaluate(PANEL) == stood
    phone.keyboard.press("o")
    expect(gun).to_be_focused()
    phone.keyboard.press("Enter")
    last(phone, "fire")
