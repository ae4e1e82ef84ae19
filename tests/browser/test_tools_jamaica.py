"""Jamaica's tools as they are drawn: a combat, the two dice, the pile that nobody may see, the deck, the compass."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import shell
from tests.browser.conftest import MakePage, wait_engine
from tests.browser.test_play_axe import opened
from tools.server import Server

pytestmark = pytest.mark.browser

THROW = "[data-action=throw]"
ROSTER = {
    "names": [
        {"name": "Anne", "colour": "red", "emblem": "parrot", "last": 2},
        {"name": "<i>Jack</i>", "colour": "blue", "emblem": "anchor", "last": 1},
    ]
}


def at(page: Page, site: Server, tool: str, kept: dict[str, Any] | None = None) -> None:
    """The tool, at a table where two have played before; `kept` is what it holds already."""
    page.goto(site.url)
    page.evaluate("(it) => localStorage.setItem('flibuste.roster', JSON.stringify(it))", ROSTER)
    if kept:
        page.evaluate("(it) => localStorage.setItem('flibuste.tools', JSON.stringify(it))", {f"{tool}.face": kept})
    page.goto("about:blank")
    page.goto(f"{site.url}#/tools/{tool}")
    page.wait_for_selector("[data-device], [data-helper]")


def fight(attack: object, answer: object, **more: object) -> dict[str, Any]:
    ship = {"name": "Anne", "colour": "red", "emblem": None, "powder": 3, "beth": False, "face": attack}
    other = {"name": "Olivier", "colour": "purple", "emblem": None, "powder": 2, "beth": True, "face": answer}
    more = {"rerolled": False, "crew": False, "strategist": False, "rolls": [], **more}
    return {"ships": {"attack": ship, "answer": other}, **more}


def test_a_combat_as_it_is_drawn(page: Page, site: Server) -> None:
    """JAM-CBT-06: 8 + 3 = 11 beats 4 + 2 + Lady Beth's 2 = 8."""
    at(page, site, "jamaica.combat", fight(8, 4))
    expect(page.locator(".verdict")).to_have_text("Anne 11 beats 8 Olivier", timeout=60_000)
    expect(page.locator(".spoils")).to_contain_text("Anne may take one hold")
    expect(page.locator(".spoils .rule-id")).to_have_text("JAM-WIN-01")
    expect(page.locator("[data-side=answer] .fire")).to_contain_text("die 4, powder 2, Lady Beth 2")
    # JAM-PWR-02: the roll that was made last, once
    sabre = page.locator("[data-side=answer] .again")
    expect(page.locator("[data-side=attack] .again")).to_have_attribute("aria-disabled", "true")
    sabre.click()
    expect(sabre).to_have_attribute("aria-disabled", "true")
    page.get_by_role("button", name="What came before").click()
    expect(page.locator(".rolls li")).to_have_count(1)
    expect(page.locator(".rolls li")).to_contain_text("rolled again")


def test_a_star_ends_a_combat_at_once(page: Page, site: Server) -> None:
    at(page, site, "jamaica.combat", fight("star", None))
    expect(page.locator("[data-winner=attack]")).to_be_visible(timeout=60_000)
    expect(page.locator(THROW)).to_have_count(0)
    page.click("[data-action=anew]")
    expect(page.locator("[data-side=attack] [data-powder]")).to_have_text("0")


def test_both_roll_and_a_name_is_data(page: Page, site: Server) -> None:
    at(page, site, "jamaica.combat")
    expect(page.locator("[data-side=answer] h2")).to_have_text("<i>Jack</i>")
    rolled = re.compile("^(2|4|6|8|10|star)$")
    page.click(THROW)
    expect(page.locator("[data-side=attack] .cast-die")).to_have_attribute("data-face", rolled)
    # the engine has said by now whether a star ended it
    expect(page.locator("[data-side=attack] [data-sum]")).not_to_have_text("–")
    if page.locator(THROW).count():
        page.click(THROW)
        expect(page.locator("[data-side=answer] .cast-die")).to_have_attribute("data-face", rolled)
    read = "all => all.map((it) => it.dataset.face)"
    before = page.locator(".cast-die").evaluate_all(read)
    page.reload()
    page.wait_for_selector(".cast-die")
    assert page.locator(".cast-die").evaluate_all(read) == before


def test_the_captain_places_the_dice(page: Page, site: Server) -> None:
    """JAM-FLOW-02; with the Oracle one is set and stays where it is (JAM-CREW-C19)."""
    at(page, site, "jamaica.dice")
    faces = page.locator("[data-slot]")
    read = "all => all.map((it) => it.dataset.face)"
    page.click(THROW)
    rolled = faces.evaluate_all(read)
    assert all(face in "123456" for face in rolled)
    page.click("[data-action=swap]")
    assert faces.evaluate_all(read) == rolled[::-1]
    page.click('.segments [data-value="true"]')
    page.click('.oracle-set [data-value="1"]')
    page.click('.oracle-faces [data-value="5"]')
    page.click(THROW)
    assert faces.evaluate_all(read)[1] == "5"
    expect(page.locator("[data-action=swap]")).to_have_attribute("aria-disabled", "true")
    expect(page.locator(".rolls li").first).to_contain_text("5 (set)")


SECRETS = """() => {
  const whole = document.documentElement.outerHTML;
  const said = ["curse", "cursed-", "Morgan", "Sabre", "Lady Beth", "6th Hold", "doubloons", "treasure-card"]
    .filter((word) => whole.includes(word));
  // an id is a word of its own: the hour of a roll, 2026-11-22T07:15, is none
  return [...said, ...(whole.match(/\\bT[0-9]{2}\\b/g) ?? [])];
}"""


def test_a_drawn_treasure_is_nowhere_in_the_page(page: Page, site: Server) -> None:
    """JAM-TRE-02: only while it is held, or until it is covered; the history says that one was drawn, and by whom."""
    at(page, site, "jamaica.treasures")
    page.click('.who-draws [data-value="0"]')
    before = page.evaluate(SECRETS)
    for _ in range(9):
        page.click(THROW)
        assert page.evaluate(SECRETS) == before
    expect(page.locator(THROW)).to_have_attribute("aria-disabled", "true")
    card = page.locator("[data-look]")
    box = card.bounding_box()
    assert box
    page.mouse.move(box["x"] + 40, box["y"] + 40)
    page.mouse.down()
    expect(page.locator(".look .treasure-card")).to_be_visible()
    page.mouse.up()
    assert page.evaluate(SECRETS) == before
    page.click("[data-action=show]")
    expect(page.locator(".look .treasure-card")).to_be_visible()
    page.click("[data-action=show]")
    assert page.evaluate(SECRETS) == before
    page.get_by_role("button", name="What came before").click()
    expect(page.locator(".rolls li").first).to_contain_text("Anne drew a card.")
    assert page.evaluate(SECRETS) == before


def test_a_power_is_laid_face_up(page: Page, site: Server) -> None:
    """JAM-TRE-01: Lady Beth's number among the cards is 3."""
    got = [{"id": "T03", "by": "", "up": False}]
    at(page, site, "jamaica.treasures", {"game": "base", "who": -1, "got": got, "rolls": []})
    page.click("[data-action=show]")
    page.click("[data-action=open]")
    expect(page.locator(".look-name")).to_have_text("Lady Beth")
    page.get_by_role("button", name="What came before").click()
    expect(page.locator(".rolls li").first).to_contain_text("face up: Lady Beth")


def test_what_is_left_of_a_deck(page: Page, site: Server) -> None:
    """JAM-FLOW-08: eleven cards; three drawn, one of them and another one played: seven in the pile."""
    at(page, site, "jamaica.cards")
    for _ in range(3):
        page.click(THROW)
    page.locator(".is-hand").first.click()
    page.locator(".is-pile").first.click()
    expect(page.locator("[data-left]")).to_have_text("7")
    page.reload()
    expect(page.locator("[data-left]")).to_have_text("7")
    page.click("[data-action=shuffle]")
    expect(page.locator("[data-left]")).to_have_text("9")


@pytest.mark.parametrize(("theme", "language"), [("day", "en"), ("night", "fr")])
def test_everybody_can_use_them(make_page: MakePage, site: Server, theme: str, language: str) -> None:
    page = opened(make_page, site, theme, language, (360, 640))
    for tool in ("combat", "dice", "treasures", "cards", "start", "people"):
        page.goto(f"{site.url}#/tools/jamaica.{tool}")
        page.wait_for_selector(f"[data-device='jamaica.{tool}'], [data-helper='jamaica.{tool}']")
        wait_engine(page)
        if page.locator(THROW).count():
            page.click(THROW)
        page.wait_for_timeout(250)
        assert shell.violations(page) == [], tool
        assert page.evaluate(shell.UNFIT) == [], tool
        main = page.locator(".device-foot .btn--main")
        if main.count():
            box = main.bounding_box()
            assert box
            assert box["y"] + box["height"] <= 640, tool


def test_the_holds_are_the_holds(page: Page, site: Server) -> None:
    """JAM-LOAD-01, JAM-LOAD-04: the empty hold where the load goes, or those that may be emptied for it, are seen."""
    at(page, site, "jamaica.load")
    wait_engine(page)
    expect(page.locator(".hold--free")).to_have_attribute("data-hold", "0")
    for i, kind in enumerate(("gold", "gold", "food", "powder", "powder")):
        page.click(f"[data-hold='{i}']")
        page.locator(".hold-kinds").first.locator(f"[data-value={kind}]").click()
    page.locator(".hold-kinds").nth(1).locator("[data-value=gold]").click()
    page.click(".hold-die [data-value='4']")
    expect(page.locator(".hold--free")).to_have_count(0)
    out = page.locator(".hold--out")
    expect(out).to_have_count(3)
    assert out.evaluate_all("all => all.map((it) => it.dataset.hold)") == ["2", "3", "4"]


def test_the_twenty_stand_on_one_page(page: Page, site: Server) -> None:
    at(page, site, "jamaica.people")
    wait_engine(page)
    expect(page.locator(".crew-all button")).to_have_count(20)
    page.click(".crew-all [data-value=king]")
    expect(page.locator(".said")).to_contain_text("JAM-CREW-C07")
