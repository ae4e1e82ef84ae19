"""The rules of the games that are only accompanied: a sheet's or a tool's link opens them at the rule."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import MakeContext
from tests.browser.test_play_axe import check, opened
from tools.server import Server

pytestmark = pytest.mark.browser

GAMES = ["buccaneer", "jamaica", "nassau", "pirates", "plunder"]


def test_a_tool_of_plunder_leads_to_its_rule_in_french(make_context: MakeContext, site: Server) -> None:
    """360 px wide: the rule is lit, in view and in French, and the page says that not all rules are told."""
    page = opened(make_context, site, "night", "fr", (360, 640))
    page.goto(f"{site.url}#/tools/plunder.turn")
    link = page.locator(".rule-id").first
    expect(link).to_be_visible(timeout=60_000)
    rule = link.inner_text()
    assert rule.startswith("PLU-")
    link.click()
    lit = page.locator(f"#{rule}.lit")
    expect(lit).to_be_in_viewport()
    expect(lit).to_be_focused()
    expect(lit).to_contain_text("capitaine")
    expect(page.locator(".rules-part")).to_contain_text("que citent la feuille de score et les outils")
    expect(page.locator(".rules-of [aria-current]")).to_contain_text("Plunder")
    check(page, "a rule of Plunder")


def test_every_game_has_its_rules_here(page: Page, site: Server) -> None:
    """Only of the games that are played all rules are told."""
    page.goto(f"{site.url}#/rules/pirates?at=CSG-BRD-02")
    expect(page.locator("#CSG-BRD-02.lit")).to_be_in_viewport()
    links = page.locator(".rules-of a")
    assert [(link.get_attribute("href") or "").split("/")[-1] for link in links.all()] == GAMES
    for i, game in enumerate(GAMES):
        links.nth(i).click()
        expect(page.locator(".rules-of [aria-current]")).to_have_attribute("href", f"#/rules/{game}")
        expect(page.locator(".rule").first).to_be_visible()
        expect(page.locator(".rules-part")).to_have_count(0 if game in GAMES[:2] else 1)
