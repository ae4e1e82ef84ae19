"""Plunder's tools as they are drawn: what the engine says of a spin, a battle, a fleet, a treaty."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import MakePage, wait_engine
from tests.browser.shell import fit
from tests.browser.test_play_axe import opened
from tools.server import Server

pytestmark = pytest.mark.browser

THROW = "[data-action=throw]"


def test_a_storm_lies_on_the_grid(make_page: MakePage, site: Server) -> None:
    """PLU-STM-01: in the corner A18 it is clipped to four squares; typed in from the box's own compasses, in French."""
    page = opened(make_page, site, "night", "fr")
    page.goto(f"{site.url}#/tools/plunder.storm")
    wait_engine(page)
    page.click('[data-value="storm"]')
    page.click(".bar .btn--icon >> nth=1")
    page.click('[data-face="A"]')
    page.click('[data-face="18"]')
    expect(page.locator(".plu-spun b")).to_have_text("A18")
    expect(page.locator(".plu-sea-grid .storm")).to_have_count(4)
    fit(page, "a storm")
    # an X leaves the storm where it is
    page.click('[data-value="x"]')
    page.click(THROW)
    expect(page.locator(".plu-sea-grid .storm")).to_have_count(4)
    expect(page.locator(".plu-sea-grid .cross")).to_have_count(1)
    expect(page.locator(".rolls li")).to_have_count(2)
    # PLU-STM-01 on the map of two players: the column 18 is not there
    page.click('[data-value="two"]')
    expect(page.locator(".plu-sea-grid .storm")).to_have_count(0)
    page.reload()
    expect(page.locator(".rolls li")).to_have_count(2)


def test_a_tie_is_the_attackers(page: Page, site: Server) -> None:
    """PLU-SEA-04: 3 and 2 cannons against a 5 that was typed in; before the dice 26 of 36 at a lead of one."""
    page.goto(f"{site.url}#/tools/plunder.dice")
    wait_engine(page)
    plus = page.locator("[data-side=attack] .stepper button").last
    plus.click()
    expect(page.locator(".plu-battle-word")).to_contain_text("26")
    plus.click()
    for side, face in (("attack", 3), ("defence", 5)):
        page.click(f"[data-side={side}] .plu-camp-bonus .btn--icon")
        page.click(f'[data-side={side}] [data-value="{face}"]')
    expect(page.locator("[data-side=attack]")).to_have_class("plate plu-camp plu-camp--wins")
    expect(page.locator(".said .rule-id").first).to_have_text("PLU-SEA-04")
    fit(page, "a battle")


def test_a_fleet_sails_on_what_the_die_gave(page: Page, site: Server) -> None:
    """PLU-SAIL-02, PLU-STM-06: a 1 and a mast are two squares, and the storm is to be moved first."""
    page.goto(f"{site.url}#/tools/plunder.sailing")
    wait_engine(page)
    page.click(".plu-fleet .stepper button >> nth=1")
    page.click(".bar .btn--icon >> nth=1")
    page.click('.plu-six-faces [data-value="1"]')
    expect(page.locator(".plu-storm-first")).to_be_visible()
    step = page.locator("[data-step='0']")
    for left in ("1", "0"):
        expect(step).not_to_have_attribute("aria-disabled", "true")
        step.click()
        expect(page.locator(".plu-sail-pool .num")).to_have_text(left)
    expect(step).to_have_attribute("aria-disabled", "true")
    fit(page, "a fleet")


def test_treaties_end_with_the_turn(make_page: MakePage, site: Server) -> None:
    page = opened(make_page, site, "day", "fr")
    page.goto(f"{site.url}#/tools/plunder.treaty")
    wait_engine(page)
    captain = page.locator("[data-captain]").nth(1)
    captain.click()
    expect(captain).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".said .rule-id").first).to_have_text("PLU-TRT-02")
    fit(page, "a treaty")
    page.reload()
    expect(captain).to_have_attribute("aria-pressed", "true")
    page.click("[data-action=end]")
    expect(captain).to_have_attribute("aria-pressed", "false")
    page.goto(f"{site.url}#/tools/plunder.shipless")
    page.click(THROW)
    expect(page.locator(".said .rule-id").last).to_have_text("PLU-NOS-08", timeout=60_000)
    fit(page, "two dice")


def test_a_hand_and_a_card(page: Page, site: Server) -> None:
    """PLU-BLD-02: 5 gold, 2 wood, 1 iron pay a ship (2, 1, 0, 2) or a burial, no mast; a card says its steps."""
    page.goto(f"{site.url}#/tools/plunder.build")
    wait_engine(page)
    more = "[data-count={}] .taps-more"
    page.focus(more.format("gold"))
    page.keyboard.press("5")
    for resource, n in (("wood", 2), ("iron", 2)):
        for _ in range(n):
            page.click(more.format(resource))
    page.click("[data-count=iron] .taps-less")
    for item, often in (("ship", "×1"), ("mast", "–"), ("bury_treasure", "×1")):
        expect(page.locator(f"[data-item={item}] .plu-costs-often")).to_have_text(often)
    expect(page.locator("[data-item=ship] .plu-lacks")).to_have_count(0)
    expect(page.locator("[data-item=mast] .plu-lacks")).to_contain_text("rum")
    fit(page, "a hand")
    page.goto(f"{site.url}#/tools/plunder.card")
    page.click(THROW)
    expect(page.locator(".plu-treasure-card .rule-id").last).to_have_text("PLU-X-12")
    page.click(".plu-titles [data-value=MIRAGE]")
    expect(page.locator(".plu-treasure-card h2")).to_have_text("Mirage")
    expect(page.locator(".plu-treasure-card .rule-id").first).to_have_text("PLU-TC-26")
    fit(page, "a card")
