"""The tools for people with the box: large, at once, without Python for a roll, and nothing rolled is lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import shell
from tests.browser.conftest import MakeContext, wait_engine
from tests.browser.test_play_axe import check, opened
from tools.server import Server

pytestmark = pytest.mark.browser

THROW = "[data-action=throw]"


def test_a_roll_stays_in_the_history_over_a_reload(page: Page, site: Server) -> None:
    page.goto(f"{site.url}#/tools/jamaica.dice")
    for _ in range(3):
        page.click(THROW)
    rolls = page.locator(".rolls li")
    expect(rolls).to_have_count(3)
    before = rolls.all_inner_texts()
    faces = page.locator(".thrown b").all_inner_texts()
    assert len(faces) == 2
    assert all(face in "123456" for face in faces)
    page.reload()
    page.wait_for_selector(".rolls li")
    assert rolls.all_inner_texts() == before


def test_a_deck_ends_where_its_cards_do(page: Page, site: Server) -> None:
    """Nine of the twelve treasures are in a game; what is drawn does not come again before the shuffle."""
    page.goto(f"{site.url}#/tools/jamaica.treasures")
    for _ in range(9):
        page.click(THROW)
    expect(page.locator(THROW)).to_have_attribute("aria-disabled", "true")
    expect(page.locator(".rolls li")).to_have_count(9)
    page.click("[data-action=shuffle]")
    expect(page.locator(THROW)).not_to_have_attribute("aria-disabled", "true")


def test_the_small_map_has_twelve_columns(page: Page, site: Server) -> None:
    """PLU-2P-03: numbers from 1 to 12 only."""
    page.goto(f"{site.url}#/tools/plunder.spinners")
    page.click('.device [data-value="two"]')
    for _ in range(40):
        page.click(THROW)
    numbers = [int(text.split("·")[1].split()[0]) for text in page.locator(".rolls li").all_inner_texts()]
    assert len(numbers) == 40
    assert max(numbers) <= 12


def test_the_copies_of_the_own_box_are_kept(page: Page, site: Server) -> None:
    page.goto(f"{site.url}#/tools/plunder.resources")
    page.click("[data-action=copies]")
    inputs = page.locator(".value-list input")
    for i in range(inputs.count()):
        inputs.nth(i).fill("1" if i == 0 else "0")
    page.keyboard.press("Escape")
    page.click(THROW)
    expect(page.locator(THROW)).to_have_attribute("aria-disabled", "true")
    page.reload()
    page.click("[data-action=copies]")
    expect(inputs.first).to_have_value("1")


def test_a_boarding_is_settled_by_the_rules_of_the_game(page: Page, site: Server) -> None:
    """What the page says is what the engine answers, line by line."""
    page.goto(f"{site.url}#/tools/buccaneer.boarding")
    wait_engine(page)
    expect(page.locator(".answers-said li").first).to_be_visible()
    page.locator(".answers-said .rule-id").first.click()
    expect(page.locator(".rule.lit")).to_be_visible()


@pytest.mark.parametrize(("theme", "language"), [("day", "en"), ("night", "fr")])
def test_everybody_can_use_the_tools(make_context: MakeContext, site: Server, theme: str, language: str) -> None:
    page = opened(make_context, site, theme, language, (360, 640))
    page.goto(f"{site.url}#/tools")
    page.wait_for_selector("[data-tool]")
    wait_engine(page)
    check(page, "the shelf")
    every = page.locator("[data-tool]").evaluate_all("all => all.map((it) => it.dataset.tool)")
    assert len(every) > 20
    # half of them in each look: a whole round would take minutes
    for tool in every[::2] if language == "en" else every[1::4]:
        page.goto(f"{site.url}#/tools/{tool}")
        page.wait_for_selector("[data-device], [data-helper]")
        if page.locator(THROW).count():
            page.click(THROW)
        page.wait_for_timeout(150)
        assert shell.violations(page) == [], tool
        assert page.evaluate(shell.UNFIT) == [], tool
