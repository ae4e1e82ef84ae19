"""Buccaneer's tools as they are drawn: the roads, a boarding, the ledger, and a tracker that gives nothing away."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import shell
from tests.browser.conftest import MakePage, wait_engine
from tests.browser.test_play_axe import opened
from tools.server import Server

pytestmark = pytest.mark.browser

OWN = [
    {
        "id": f"OWN-{at:02}",
        "name": f"<b>Ship {at}</b>",
        "min_crew": 2,
        "ducats": 9,
        "question_wage": 4,
        "treasures": ["chest"],
    }
    for at in range(1, 7)
]


def tool(page: Page, site: Server, name: str) -> None:
    page.goto(f"{site.url}#/tools/buccaneer.{name}")
    page.wait_for_selector(f"[data-helper='buccaneer.{name}'], [data-device='buccaneer.{name}']")


def capture(page: Page, over: str, under: str) -> None:
    page.click(f"[data-unit={over}]")
    page.click(f"[data-unit={under}]")
    expect(page.locator(f"[data-unit={under}]")).to_have_count(0)


def press(page: Page, *names: str) -> None:
    for name in names:
        page.click(f"[data-pirate={name}]")


def test_three_ships_and_three_more_after_the_third(page: Page, site: Server) -> None:
    """BUC-SHP-02; what is undone and done again turns up the same ships."""
    tool(page, site, "ships")
    expect(page.locator(".deck-which")).to_contain_text("not those of your box")
    ships = page.locator("[data-ship]")
    read = "all => all.map((it) => it.dataset.ship)"
    first = ships.evaluate_all(read)
    for at in range(3):
        assert ships.evaluate_all(read) == first
        page.locator(".ship-tick:not([aria-disabled])").first.click()
        expect(page.locator("[data-boarded]")).to_have_text(str(at + 1))
    second = ships.evaluate_all(read)
    assert not set(first) & set(second)
    page.click("[data-action=undo]")
    assert ships.evaluate_all(read) == first
    page.reload()
    page.locator(".ship-tick:not([aria-disabled])").first.click()
    assert ships.evaluate_all(read) == second


def test_the_cards_of_the_own_box(page: Page, site: Server) -> None:
    """BUC-VAR-03: six cards are two groups; a name is data, and the house is named no more."""
    page.goto(site.url)
    roster = {"own": {"buccaneer.deck": OWN}}
    page.evaluate("(it) => localStorage.setItem('flibuste.roster', JSON.stringify(it))", roster)
    page.goto("about:blank")
    tool(page, site, "ships")
    expect(page.locator(".ship-count")).to_contain_text("of 6 boarded · group 1 of 2")
    expect(page.locator(".ship-told .name-it").first).to_have_text(re.compile(r"<b>Ship \d</b>"))
    expect(page.locator(".deck-which")).not_to_contain_text("not those of your box")


def test_a_boarding_is_settled_and_written_down(page: Page, site: Server) -> None:
    """BUC-PAY-05: 22 ducats, ? 4: blue 5 + 3, black's ? 4, yellow 4 make 16; red keeps 6, has 16, and a chest."""
    tool(page, site, "boarding")
    page.click("[data-action=ship]")
    page.click("[data-pick=BUC-S11]")
    press(page, "red-2", "blue-5", "red-3", "black-q", "yellow-4", "blue-3")
    expect(page.locator("[data-pirate=red-2]")).to_have_attribute("aria-disabled", "true")
    page.click("[data-action=settle]:not([aria-disabled])")
    gets = page.locator("[data-gets]")
    found = {it.get_attribute("data-gets"): it.locator(".num").inner_text() for it in gets.all()}
    assert found == {"red": "+6", "blue": "+8", "black": "+4", "yellow": "+4"}
    page.click(".settled summary")
    expect(page.locator(".settled .rule-id").first).to_be_visible()
    page.click("[data-action=write]")
    tool(page, site, "ledger")
    purses = {
        it.get_attribute("data-purse"): it.locator("[data-ducats]").inner_text()
        for it in page.locator("[data-purse]").all()
    }
    assert purses == {"red": "16", "blue": "18", "yellow": "14", "black": "14", "green": "10"}
    page.click("[data-value=tokens]")
    expect(page.locator("[data-kind=chest] [data-leads=red]")).to_be_visible()
    page.click("[data-action=undo]")
    expect(page.locator("[data-kind=chest] [data-leads]")).to_have_count(0)


def test_a_crew_too_small_says_so(page: Page, site: Server) -> None:
    """BUC-ATT-03."""
    tool(page, site, "boarding")
    page.click("[data-action=ship]")
    page.click("[data-pick=BUC-S13]")
    press(page, "red-2", "blue-5")
    expect(page.locator(".why .rule-id")).to_have_text("BUC-ATT-03", timeout=60_000)
    expect(page.locator("[data-action=settle]")).to_have_attribute("aria-disabled", "true")


def test_money_changes_hands_and_nobody_owes(page: Page, site: Server) -> None:
    """Chapter 9: 10 each; red gives 6 to blue, gets 5; 11 are more than white has."""
    tool(page, site, "ledger")
    for coin in (5, 1):
        page.click(f"[data-coin='{coin}']")
    page.click("[data-action=gives]")
    page.click("[data-purse=blue]")
    page.click("[data-coin='5']")
    page.click("[data-action=gets]")
    ducats = {colour: page.locator(f"[data-purse={colour}] [data-ducats]") for colour in ("red", "blue", "green")}
    expect(ducats["red"]).to_have_text("9")
    expect(ducats["blue"]).to_have_text("16")
    page.click("[data-purse=green]")
    for coin in (10, 1):
        page.click(f"[data-coin='{coin}']")
    expect(page.locator("[data-action=pays]")).to_have_attribute("aria-disabled", "true")
    page.reload()
    expect(ducats["blue"]).to_have_text("16")
    for _ in range(2):
        page.click("[data-action=undo]")
    expect(ducats["blue"]).to_have_text("10")
    expect(page.locator("[data-action=undo]")).to_have_attribute("aria-disabled", "true")


def test_what_a_crew_covers_is_nowhere_in_the_page(page: Page, site: Server) -> None:
    """BUC-INF-03: blue's 5 and green's ? lie under red's 2. Until the boarding they are neither shown nor said; then
    BUC-ATT-12 sends everybody home."""
    tool(page, site, "crews")
    wait_engine(page)
    capture(page, "blue-5", "green-q")
    capture(page, "red-2", "blue-5")
    page.reload()
    page.wait_for_selector("[data-unit=red-2]", timeout=60_000)
    secret = "() => [...document.querySelectorAll('[data-unit]')].map((it) => it.dataset.unit)"
    assert not {"blue-5", "green-q"} & set(page.evaluate(secret))
    hidden = page.evaluate("() => document.querySelector('[data-unit=red-2]').outerHTML")
    assert "5" not in re.sub(r'(?:="[^"]*"|rgb\([^)]*\))', "", hidden)
    page.click("[data-unit=red-2]")
    page.click("[data-action=board]")
    page.wait_for_selector("[data-helper='buccaneer.boarding']")
    crew = page.locator(".pile-now")
    assert re.findall(r"covered", crew.inner_text()) == ["covered", "covered"]
    assert not re.search(r"[5?]", crew.inner_text())
    # a ship that needs more uncovers nothing (BUC-ATT-03)
    page.click("[data-action=ship]")
    page.click("[data-pick=BUC-S13]")
    page.click("[data-action=settle]")
    expect(page.locator(".why .rule-id")).to_have_text("BUC-ATT-03")
    assert crew.inner_text().count("covered") == 2
    # the Salt Ketch: 12 ducats, three pirates, ? 3: 5 and 3 go out, 4 stay
    page.click("[data-action=ship]")
    page.click("[data-pick=BUC-S04]")
    page.click("[data-action=settle]")
    found = {}
    page.wait_for_selector("[data-gets]")
    for it in page.locator("[data-gets]").all():
        found[it.get_attribute("data-gets")] = it.locator(".num").inner_text()
    assert found == {"red": "+4", "blue": "+5", "green": "+3"}
    page.click("[data-action=write]")
    tool(page, site, "crews")
    page.wait_for_selector("[data-unit=green-q]")
    expect(page.locator("[data-unit]")).to_have_count(25)


def test_only_what_the_rules_allow_is_lit(page: Page, site: Server) -> None:
    """BUC-CRW-03: never on one's own."""
    tool(page, site, "crews")
    page.wait_for_selector("[data-unit]", timeout=60_000)
    page.click("[data-unit=red-2]")
    lit = page.locator(".pile.lit").evaluate_all("all => all.map((it) => it.dataset.unit)")
    assert len(lit) == 20
    assert not [unit for unit in lit if unit.startswith("red")]


@pytest.mark.parametrize(("theme", "language"), [("day", "en"), ("night", "fr")])
def test_everybody_can_use_them(make_page: MakePage, site: Server, theme: str, language: str) -> None:
    page = opened(make_page, site, theme, language, (360, 640))
    name_ = "Jean-Baptiste Le Rouge de Saint-Malo"
    people = [{"name": name_, "colour": colour, "emblem": None} for colour in ("red", "blue", "yellow")]
    page.goto(site.url)
    shell.sit_down(page, "buccaneer", people)
    for name in ("ships", "boarding", "ledger", "crews"):
        tool(page, site, name)
        wait_engine(page)
        if name == "boarding":
            press(page, "red-2", "blue-5", "red-3", "yellow-q")
        if name == "ledger":
            page.click("[data-coin='10']")
        page.wait_for_timeout(250)
        assert shell.violations(page) == [], name
        assert page.evaluate(shell.UNFIT) == [], name
        last = page.locator(".device-foot button").last.bounding_box()
        assert last
        assert last["y"] + last["height"] <= 640, name


def test_a_mutiny_is_seen_in_the_crew(page: Page, site: Server) -> None:
    """BUC-MUT-02: three of one colour under another's captain, and a ship that is small enough."""
    page.goto(f"{site.url}#/tools/buccaneer.mutiny")
    wait_engine(page)
    # captain and second are of two colours from the beginning
    for _ in range(2):
        page.click("[data-action=more]")
    page.fill("#ship_1", "4")
    expect(page.locator(".crew-row .calls")).to_have_count(3)
    page.click("[data-action=fewer]")
    expect(page.locator(".crew-row .calls")).to_have_count(0)
