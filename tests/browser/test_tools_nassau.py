"""Nassau's tools as they are drawn: tales in hand, a fight from the bag to the losses, tiles, town and sea."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import MakePage, wait_engine
from tests.browser.shell import fit
from tests.browser.test_play_axe import opened
from tools.server import Server

pytestmark = pytest.mark.browser

THROW = "[data-action=throw]"


@pytest.mark.shipped
@pytest.mark.smoke
def test_which_of_my_tales_are_true(make_page: MakePage, site: Server) -> None:
    """NAS-RET-12: card 7 asks for two sailors, card 58 for three; what both ask about is typed in once."""
    page = opened(make_page, site, "night", "fr")
    page.goto(f"{site.url}#/tools/nassau.tales")
    wait_engine(page)
    page.click("[data-action=cards]")
    page.click('dialog [data-number="7"]')
    page.click('dialog [data-number="58"]')
    fit(page, "the numbers")
    page.keyboard.press("Escape")
    expect(page.locator("[data-card]")).to_have_count(2)
    expect(page.locator(".nas-tale-asks .ask-row")).to_have_count(1)
    page.fill("#have-sailors", "2")
    expect(page.locator('[data-card="7"]')).to_have_class("plate nas-tale nas-tale--met")
    expect(page.locator('[data-card="58"]')).to_have_class("plate nas-tale")
    fit(page, "the hand")
    page.reload()
    expect(page.locator("[data-card]")).to_have_count(2)
    wait_engine(page)
    expect(page.locator('[data-card="7"]')).to_have_class("plate nas-tale nas-tale--met")
    page.click('[data-value="all"]')
    expect(page.locator('.nas-tale-numbers .met[data-number="7"]')).to_be_visible()


def test_a_fight_from_the_bag_to_the_losses(page: Page, site: Server) -> None:
    """NAS-FGT-05 to NAS-FGT-15: one crate at strength 2; a dodge and a rum are typed in, the die fails, then not."""
    page.goto(f"{site.url}#/tools/nassau.fight")
    wait_engine(page)
    page.fill("#fray-crates", "1")
    page.click('.nas-fray-foe [data-value="2"]')
    page.click(".nas-token--add")
    page.click('[data-token="dodge"]')
    page.click('[data-token="rum"]')
    expect(page.locator(".nas-token:not(.nas-token--add)")).to_have_count(2)
    page.fill("#fray-many", "1")
    page.click(THROW)
    die = page.locator(".nas-fray-dice button")
    # the die is turned to a 2, which sends nothing back (NAS-FGT-11), and then to a 3, which does
    while not (die.get_attribute("aria-label") or "").startswith("Die 1 shows 2"):
        die.click()
    expect(page.locator('.answers-said .rule-id:has-text("NAS-FGT-14")')).to_be_visible()
    die.click()
    expect(page.locator('.answers-said .rule-id:has-text("NAS-FGT-14")')).to_have_count(0)
    fit(page, "a fight")
    page.click("[data-action=anew]")
    expect(page.locator(".nas-token:not(.nas-token--add)")).to_have_count(0)
    # the bag's own tokens, as many as the strength
    page.click(THROW)
    expect(page.locator(".nas-token:not(.nas-token--add)")).to_have_count(2)


def test_tiles_of_four_rounds(make_page: MakePage, site: Server) -> None:
    """NAS-SET-16, NAS-DUT-02: four of the tiles, one a round; what comes later is not in the page."""
    page = opened(make_page, site, "day", "fr")
    page.goto(f"{site.url}#/tools/nassau.salt")
    page.click("#dutch")
    for turned in range(1, 5):
        page.click(THROW)
        expect(page.locator(".nas-round-tiles b:text('?')")).to_have_count(4 - turned)
    expect(page.locator(THROW)).to_have_attribute("aria-disabled", "true")
    fit(page, "four tiles")


def test_a_town_and_a_sea_are_dealt_and_kept(page: Page, site: Server) -> None:
    """NAS-SET-01, NAS-SET-12: nine tiles; 16 opponents with two players."""
    page.goto(f"{site.url}#/tools/nassau.setup")
    wait_engine(page)
    tiles = page.locator(".nas-town .number")
    expect(tiles).to_have_count(9)
    before = page.locator(".nas-town").get_attribute("aria-label")
    fit(page, "the town")
    page.reload()
    # at once, before the engine has woken up
    expect(page.locator(".nas-town")).to_have_attribute("aria-label", before or "")
    wait_engine(page)
    page.click('[data-value="first_game"]')
    expect(page.locator(".nas-town .number").nth(4)).to_have_text("1")
    page.click('[data-value="random"]')
    page.click("[data-action=deal]")
    expect(page.locator(".nas-town")).not_to_have_attribute("aria-label", before or "")
    page.click('[data-value="2"]')
    page.click('[data-value="sea"]')
    expect(page.locator(".nas-sea .strength")).to_have_count(16)
    fit(page, "the sea")


def test_the_feld_pawn_stands_brings_and_goes_on(page: Page, site: Server) -> None:
    """NAS-FELD-01, NAS-FELD-05, NAS-FELD-06: what was given stays when the page is closed."""
    page.goto(f"{site.url}#/tools/nassau.feld")
    wait_engine(page)
    page.click("[data-action=on]:not([aria-disabled])")
    page.click("[data-bonus=rum]")
    expect(page.locator("[data-bonus=rum]")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-bonus].btn--ink")).to_have_count(2)
    page.reload()
    wait_engine(page)
    expect(page.locator(".nas-feld .said")).to_contain_text("northwest")
    page.click("[data-action=on]:not([aria-disabled])")
    expect(page.locator(".nas-feld .said")).to_contain_text("northeast")


def test_the_score_track_goes_past_a_hundred_and_below_nought(page: Page, site: Server) -> None:
    page.goto(f"{site.url}#/tools/nassau.track")
    rows = page.locator("[data-of-captain]")
    expect(rows).to_have_count(4)
    for _ in range(11):
        rows.nth(0).locator("[data-step='10']").click()
    rows.nth(1).locator("[data-step='-1']").click()
    rows.nth(1).locator("[data-step='-1']").click()
    expect(rows.nth(0).locator("output")).to_have_text("110")
    expect(rows.nth(1).locator("output")).to_have_text("−2")
    page.reload()
    expect(rows.nth(0).locator(".nas-rail b")).to_have_text("100")
    # what followed one another is taken back as one
    page.get_by_role("button", name="Undo").click()
    expect(rows.nth(1).locator("output")).to_have_text("0")
    expect(rows.nth(0).locator("output")).to_have_text("110")


def test_what_each_zone_costs(make_page: MakePage, site: Server) -> None:
    """NAS-SEA-04, NAS-SEA-06: with 2 sails and 2 sailors E is a turn away; a kraken in B and in D makes it two."""
    page = opened(make_page, site, "night", "fr", (360, 640))
    page.goto(f"{site.url}#/tools/nassau.range")
    wait_engine(page)
    expect(page.locator(".nas-range-zone.now")).to_have_count(6)
    assert page.evaluate("document.documentElement.scrollHeight") == 640, "all of it is in sight"
    expect(page.locator(".nas-range-zone.never")).to_have_count(3)
    page.click("[data-count=provisions] .taps-more")
    expect(page.locator(".nas-range-zone.never")).to_have_count(0)
    page.click('[data-value="krakens"]')
    page.click('[data-zone="B"]')
    page.click('[data-zone="D"]')
    expect(page.locator('[data-zone="E"]')).to_have_class("nas-range-zone later")
    fit(page, "the range")
    page.click('[data-value="boat"]')
    page.click('[data-zone="F"]')
    expect(page.locator('[data-zone="E"]')).to_have_class("nas-range-zone now")
    page.reload()
    expect(page.locator('[data-zone="F"] .nas-range-boat')).to_be_visible()
    expect(page.locator(".nas-range-kraken")).to_have_count(2)


def test_whether_the_cargo_fits(page: Page, site: Server) -> None:
    """NAS-HLD-03: eight crates and a good fill three holds; another crate lies over the edge of them."""
    page.goto(f"{site.url}#/tools/nassau.holds")
    wait_engine(page)
    crates = page.locator("[data-count=crates] .taps-more")
    crates.focus()
    page.keyboard.press("8")
    page.click("[data-count=goods] .taps-more")
    expect(page.locator(".answers-said")).to_contain_text("3 of 3")
    expect(page.locator(".nas-holds .over")).to_have_count(0)
    crates.click()
    expect(page.locator(".answers-said .no").first).to_be_visible()
    expect(page.locator(".nas-holds .over")).to_have_count(1)
    fit(page, "the holds")


def test_goods_are_hidden_in_their_order(make_page: MakePage, site: Server) -> None:
    """NAS-RET-06, NAS-RET-08: tobacco, then silver, fill the first two slots of the house's first hideout."""
    page = opened(make_page, site, "night", "fr")
    page.goto(f"{site.url}#/tools/nassau.hideout")
    wait_engine(page)
    page.click('[data-good="silver"]')
    page.click('[data-good="tobacco"]')
    page.fill("#hide-doubloons", "3")
    expect(page.locator('.rule-id:has-text("NAS-RET-06")')).to_be_visible()
    fit(page, "goods wait")
    page.click("[data-action=hide]")
    expect(page.locator(".nas-cave .full")).to_have_count(2)
    expect(page.locator("[data-held]")).to_have_count(0)
    page.click('[data-slot="1"]')
    expect(page.locator(".nas-cave .full")).to_have_count(1)
    page.get_by_role("button", name="Places de la boîte").click()
    page.locator("dialog select").first.select_option(index=3)
    page.locator("dialog .stepper input").first.fill("9")
    fit(page, "the slots of the box")
    page.keyboard.press("Escape")
    page.reload()
    wait_engine(page)
    expect(page.locator(".nas-cave .next")).to_have_count(1)
    expect(page.locator('[data-slot="0"]')).to_contain_text("9")
