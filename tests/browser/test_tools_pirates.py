"""The tools for Pirates: fleets, the die, the gold, the coins; nothing private is left in the document."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser import shell, table
from tests.browser.conftest import MakePage, wait_engine
from tests.browser.test_play_axe import check, opened
from tools.server import Server

pytestmark = pytest.mark.browser

LOOKS = [("day", "en"), ("night", "fr")]
THROW = "[data-action=throw]"

FLEET = """Two of them: 15/40
Snipe, 6 [SM-PS-002]
  + Captain, 3 [GEN-captain@pirates]
Revenant, 15 [SM-PS-001]
"""


def at(page: Page, site: Server, tool: str) -> None:
    page.goto(f"{site.url}#/tools/{tool}")
    wait_engine(page)


def bring_fleet(page: Page, site: Server) -> None:
    at(page, site, "pirates.fleet")
    page.click("[data-action=read]")
    page.fill("#fleet-text", FLEET)
    page.click("[data-action=take]")
    # what the tools know is fetched and unpacked when it is first asked for
    expect(page.locator(".fleet-ship")).to_have_count(2, timeout=table.WAIT)


@pytest.mark.parametrize(("theme", "language"), LOOKS)
def test_a_fleet_is_built(make_page: MakePage, site: Server, theme: str, language: str) -> None:
    """CSG-CRG-04: Snipe, with one space, has a captain; a helmsman more is one too many, and Revenant takes it."""
    page = opened(make_page, site, theme, language)
    at(page, site, "pirates.fleet")
    check(page, "no fleet yet")
    bring_fleet(page, site)
    expect(page.locator(".fleet-points > .num")).to_have_text("24")
    page.click("[data-action=cards]")
    expect(page.locator(".card-row")).to_have_count(30)
    check(page, "the catalogue")
    page.fill(".cards-search input", "GEN-helmsman")
    expect(page.locator(".card-row")).to_have_count(1)
    page.click(".card-add")
    expect(page.locator("[data-place='1'] ~ .why .rule-id")).to_have_text("CSG-CRG-04")
    check(page, "where it may go")
    page.click("[data-place='2']")
    expect(page.locator(".fleet-points > .num")).to_have_text("26")
    page.locator(".fleet-head .segments button").first.click()
    expect(page.locator("[data-ship=SM-PS-001] .fleet-crew li")).to_have_count(1)
    check(page, "the fleet")
    page.reload()
    expect(page.locator("[data-ship=SM-PS-001] .fleet-crew li")).to_have_count(1)
    page.locator("[data-ship=SM-PS-002] > .fleet-piece").click()
    page.click("[data-action=remove]")
    # the captain of a ship that is gone waits on the home island
    expect(page.locator(".fleet-part .fleet-crew li")).to_have_count(1)
    page.locator(".toast button").first.click()
    expect(page.locator(".fleet-ship")).to_have_count(2)


def test_fleets_are_copied_and_deleted(page: Page, site: Server) -> None:
    bring_fleet(page, site)
    fleets = page.locator("[data-fleet]")
    page.locator(".bar button").last.click()
    expect(fleets).to_have_count(2)
    page.locator(".fleets li").last.locator("button").nth(1).click()
    page.locator(".bar button").last.click()
    expect(fleets).to_have_count(3)
    page.locator(".fleets li").last.locator("button").nth(2).click()
    page.locator(".bar button").last.click()
    expect(fleets).to_have_count(2)
    page.keyboard.press("Escape")
    page.locator(".toast button").first.click()
    page.locator(".bar button").last.click()
    expect(fleets).to_have_count(3)


def test_a_notice_is_under_nothing(page: Page, site: Server) -> None:
    """Neither under the page nor under a sheet that is opened before it is gone."""
    on_top = """(it) => { const { left, top, width, height } = it.getBoundingClientRect();
      return it.contains(document.elementFromPoint(left + width / 2, top + height / 2)); }"""
    bring_fleet(page, site)
    fleets = page.locator("[data-fleet]")
    page.locator(".bar button").last.click()
    page.locator(".fleets li").last.locator("button").nth(2).click()
    undo = page.locator(".toast button").first
    # it leaves the sheet that closes, for the page
    seen = f"() => [...document.querySelectorAll('.toast button')].slice(0, 1).some({on_top})"
    page.wait_for_function(seen, timeout=8000)
    page.locator(".bar button").last.click()
    expect(fleets).to_have_count(1)
    expect(page.locator(".toast")).to_have_count(1)
    page.wait_for_timeout(300)  # the sheet has come up
    page.wait_for_function(seen, timeout=8000)
    undo.click(timeout=8000)
    page.locator(".bar button").last.click()
    expect(fleets).to_have_count(2)


@pytest.mark.parametrize(("theme", "language"), LOOKS[1:])
def test_the_die_says_what_it_is_rolled_for(make_page: MakePage, site: Server, theme: str, language: str) -> None:
    """Chapter 9: against three masts a 4 and more rams; the history names purpose, roll and outcome."""
    page = opened(make_page, site, theme, language)
    at(page, site, "pirates.ram")
    expect(page.locator(".faces-six .good")).to_have_count(3)
    page.click(THROW)
    expect(page.locator(".faces-six .now")).to_have_count(1)
    expect(page.locator(".die-said .rule-id").first).to_be_visible()
    check(page, "a ram")
    page.select_option("[data-purposes]", "reef")
    page.click(THROW)
    page.click("[data-for=board]")
    page.click(THROW)
    expect(page.locator(".thrown")).to_have_count(2)
    check(page, "a boarding")
    expect(page.locator(".rolls li")).to_have_count(3)


def test_the_gold_has_a_mark_at_the_half(page: Page, site: Server) -> None:
    """CSG-END-02: three coins of 7 are 21 of 30; with a third player there is no half (CSG-MUL-01)."""
    at(page, site, "pirates.gold")
    expect(page.locator(".half")).to_have_count(2)
    for _ in range(3):
        page.click("[data-player='1'] [data-coin=coin_7]")
    expect(page.locator("[data-player='1'].past-half")).to_be_visible()
    check(page, "a duel")
    page.get_by_role("button", name="Players").click()
    page.fill(".any-people-add input", "Zoé")
    page.click(".any-people-add .btn")
    page.keyboard.press("Escape")
    expect(page.locator(".gold-head .who-name")).to_have_text(["Player 1", "Player 2", "Zoé"])
    expect(page.locator(".half")).to_have_count(0)
    check(page, "three players")


@pytest.mark.parametrize(("theme", "language"), LOOKS[:1])
def test_coins_are_told_to_one_player_alone(make_page: MakePage, site: Server, theme: str, language: str) -> None:
    """CSG-INF-03: covered, nothing of an island is in the document; what is loaded is gone, also after a reload."""
    page = opened(make_page, site, theme, language)
    at(page, site, "pirates.treasure")
    for player in ("0", "1"):
        page.click(f"[data-player='{player}']")
        page.click("[data-preset=C15-A]")
    expect(page.locator("[data-action=deal]")).not_to_have_attribute("aria-disabled", "true")
    check(page, "the lists")
    page.click("[data-action=deal]")
    expect(page.locator("[data-island]")).to_have_count(4)
    check(page, "the islands")
    page.click("[data-island='2']")
    expect(page.locator("[data-value]")).to_have_count(0)
    check(page, "covered")
    page.click("[data-action=show]")
    expect(page.locator("[data-value]")).to_have_count(4)
    check(page, "uncovered")
    page.locator("[data-value]").first.click()
    page.click("[data-action=cover]")
    expect(page.locator("[data-value]")).to_have_count(0)
    page.reload()
    expect(page.locator("[data-island='2'] .backs i")).to_have_count(3)


def test_masts_and_marks_are_kept(make_page: MakePage, site: Server) -> None:
    """Gone, burning, standing; what lasts a turn is taken off together, and comes back where that was a mistake."""
    page = opened(make_page, site, "night", "fr")
    bring_fleet(page, site)
    at(page, site, "pirates.afloat")
    page.locator("[data-ship=SM-PS-001] [data-mast='1']").click()
    page.locator("[data-ship=SM-PS-001] [data-mast='2']").dblclick()
    page.locator("[data-ship=SM-PS-001] [data-mark=chained]").click()
    page.reload()
    expect(page.locator(".afloat-mast--gone")).to_have_count(1)
    expect(page.locator(".afloat-mast--fire")).to_have_count(1)
    check(page, "ships in play")
    page.click("[data-action=turn-over]")
    expect(page.locator("[data-mark][aria-pressed=true]")).to_have_count(0)
    page.locator(".toast button").first.click()
    expect(page.locator("[data-mark=chained][aria-pressed=true]")).to_have_count(1)


@pytest.mark.parametrize(("theme", "language"), LOOKS)
def test_islands_turns_and_measures(make_page: MakePage, site: Server, theme: str, language: str) -> None:
    page = opened(make_page, site, theme, language)
    at(page, site, "pirates.island")
    expect(page.locator(".island-rows li")).to_have_count(3)
    page.click(THROW)
    expect(page.locator(".island-rows .now")).to_have_count(1)
    check(page, "an island")
    at(page, site, "pirates.ruler")
    check(page, "a bank card")
    page.click("[data-action=fits]")
    expect(page.locator(".measure")).to_have_count(2)
    tall = [box["height"] for it in page.locator(".measure").all() if (box := it.bounding_box())]
    assert tall[1] / tall[0] == pytest.approx(88.9 / 63.5, rel=0.01)
    check(page, "the ruler")
    at(page, site, "pirates.may")
    page.locator("[data-value=rams]").click()
    expect(page.locator(".verdict .rule-id").last).to_have_text("CSG-BRD-01")
    answer, question = page.locator(".answers-said").bounding_box(), page.locator(".asks").bounding_box()
    assert answer
    assert question
    assert answer["y"] < question["y"], "the answer stands above the questions"
    page.select_option("#rammed", "cata")
    expect(page.locator(".answers-said li.no .rule-id").last).to_have_text("CSG-RAM-07")


@pytest.mark.shipped
def test_the_ruler_is_shown_once_its_lengths_are_known(page: Page, site: Server) -> None:
    held: list[Route] = []
    waits = True
    page.route("**/*.whl", lambda route: held.append(route) if waits else route.continue_())
    page.goto(f"{site.url}#/tools/pirates.ruler")
    expect(page.locator("[data-helper='pirates.ruler'] .waiting")).to_be_visible()
    expect(page.locator(".ruler, .bank-card")).to_have_count(0)
    waits = False
    for route in held:
        route.continue_()
    expect(page.locator(".bank-card")).to_be_visible()


def test_no_start_waits_for_the_catalogue(page: Page, site: Server) -> None:
    """The first screen fetches no page of these tools; the first search is what reads the catalogue."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(site.url)
    wait_engine(page)
    assert not [url for url in asked if "/faces-" in url]
    at(page, site, "pirates.catalogue")
    expect(page.locator(".card-row").first).to_be_visible()
    assert [url for url in asked if "/faces-" in url]
    assert shell.violations(page) == []


def test_flags_and_the_end_marker(make_page: MakePage, site: Server) -> None:
    """CSG-EXP-05: explored first, the flag when the ship leaves; CSG-MUL-02: the lowest coin of the load."""
    page = opened(make_page, site, "night", "fr")
    at(page, site, "pirates.flags")
    expect(page.locator("[data-island]")).to_have_count(4)
    expect(page.locator("[data-bearer]")).to_have_count(0)
    page.click("[data-action=people]")
    page.click(".any-people-add .btn")
    page.keyboard.press("Escape")
    expect(page.locator("[data-island]")).to_have_count(6)
    page.click('[data-island="2"]')
    expect(page.locator(".flags-mark--explored")).to_have_count(1)
    page.click('[data-island="2"]')
    expect(page.locator(".flags-mark--flagged")).to_have_count(1)
    page.click('[data-player="1"]')
    page.click('[data-island="2"]')
    expect(page.locator('[data-island="2"] .flags-mark')).to_have_count(2)
    expect(page.locator('.rule-id:has-text("CSG-EXP-05")')).to_be_visible()
    page.locator("[data-bearer]").nth(1).click()
    page.click('[data-coin="4"]')
    page.click('[data-coin="2"]')
    page.click('[data-coin="3"]')
    expect(page.locator(".gold-disc.marked")).to_have_text("2")
    page.click('[data-coin="2"]')
    expect(page.locator(".gold-disc.marked")).to_have_text("3")
    check(page, "flags and the end marker")
    page.reload()
    wait_engine(page)
    expect(page.locator('[data-island="2"] .flags-mark')).to_have_count(2)
    expect(page.locator(".gold-disc.marked")).to_have_text("3")
