"""Home, new game, past games, rules, settings, about: what they do, and that everybody can use them."""

from __future__ import annotations

import re
from functools import cache
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser import shell
from tests.browser.conftest import MakePage
from tools.server import Server

pytestmark = pytest.mark.browser

SCREENS = ["", "#/new?game=buccaneer", "#/past", "#/rules/buccaneer?at=BUC-CRW-05", "#/settings", "#/about"]
SCREENS += ["#/rules/buccaneer", "#/rules/jamaica"]
RTL = "بلاكبيرد القرصان"
LONG = "Kapitän Wunderbar von Hohenlohe " * 7
FAMILY = "👩‍👩‍👧‍👦🏴‍☠️"


@cache
def games() -> list[dict[str, Any]]:
    running = shell.made_game(["Anne", "Jack", "Mary"], seed=1, entries=9)
    hard = shell.made_game([shell.MARKUP, RTL, LONG[:200], FAMILY], seed=2, entries=5)
    return [running, hard, *(shell.made_game(["Anne", "Jack", "Mary"], seed=seed) for seed in (3, 4))]


@pytest.fixture
def logbook(page: Page, site: Server) -> Page:
    """A page on which two games go on and two are finished, by people whose names are hard to show."""
    shell.bring(page, site.url, *games())
    return page


def settings(page: Page, site: Server, **values: Any) -> None:
    page.goto(site.url)
    page.evaluate("(it) => localStorage.setItem('flibuste.settings', JSON.stringify(it))", values)
    page.goto("about:blank")


def test_the_shell_paints_without_the_engine(page: Page, site: Server, troubles: list[str]) -> None:
    def refuse(route: Route) -> None:
        route.abort()

    page.route(re.compile(r"/(engine|runtime)-"), refuse)
    page.goto(site.url)
    expect(page.get_by_role("heading", level=1)).to_have_text("Flibuste")
    page.click("[data-new=buccaneer]")
    expect(page.locator(".seat")).to_have_count(3)
    expect(page.get_by_role("switch", name=re.compile("Open crews"))).to_be_visible()
    page.wait_for_selector('body[data-engine="failed"]')
    page.click("[data-action=start]")
    expect(page.get_by_role("alert")).to_contain_text("The engine did not start. Your games are safe.")
    troubles.clear()


@pytest.mark.parametrize("theme", [pytest.param("day", marks=pytest.mark.smoke), "night"])
def test_axe_finds_nothing(logbook: Page, site: Server, theme: str) -> None:
    settings(logbook, site, theme=theme, language="fr" if theme == "night" else "en")
    for path in SCREENS:
        logbook.goto(f"{site.url}{path or '#/'}")
        expect(logbook.get_by_role("heading", level=1)).to_be_visible()
        logbook.wait_for_timeout(300)
        assert logbook.evaluate("document.documentElement.dataset.theme") == theme
        assert shell.violations(logbook) == [], path


@pytest.mark.parametrize("theme", ["day", "night"])
def test_axe_finds_nothing_in_what_opens(logbook: Page, site: Server, theme: str) -> None:
    settings(logbook, site, theme=theme)
    logbook.goto(f"{site.url}#/new?game=buccaneer")
    logbook.locator(".seat-disc").first.click()
    logbook.locator("details summary").click()
    assert shell.violations(logbook) == []
    logbook.get_by_role("radio", name="Those of my box").click()
    logbook.click("[data-open='0']")
    logbook.click("[data-fact=ducats]")
    logbook.click("[data-action=more-ducats]")
    logbook.click("[data-tens='30']")
    expect(logbook.locator("[data-told='ducats 30']")).to_be_visible()
    assert shell.violations(logbook) == []
    logbook.goto(f"{site.url}#/past")
    logbook.get_by_role("button", name=re.compile(": more$")).first.click()
    assert shell.violations(logbook) == []


@pytest.mark.parametrize("theme", ["day", "night"])
def test_axe_finds_nothing_in_what_the_page_says_by_itself(logbook: Page, site: Server, theme: str) -> None:
    settings(logbook, site, theme=theme)
    logbook.goto(f"{site.url}#/past")
    shell.put_head(logbook, {"id": "broken"})
    logbook.goto("about:blank")
    logbook.goto(f"{site.url}#/past")
    expect(logbook.locator(".game--damaged")).to_be_visible()
    logbook.locator(".game--damaged").get_by_role("button", name="Delete").click()
    expect(logbook.locator(".toast")).to_be_visible()
    assert shell.violations(logbook) == []
    logbook.goto(f"{site.url}#/settings")
    shell.give(logbook, b"nonsense")
    assert shell.violations(logbook) == []
    shell.shut(logbook)
    # the notice of a wiped store, and the offer to install
    shell.database(logbook, "store('games').clear()")
    logbook.goto("about:blank")
    logbook.goto(site.url)
    expect(logbook.locator(".notice")).to_be_visible()
    assert shell.violations(logbook) == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_nothing_is_cut_off_or_too_small(logbook: Page, site: Server, language: str) -> None:
    found = {}
    sizes = [(320, 100), (360, 100), (390, 200), (820, 100), (1366, 150)]
    for (width, text), path in product(sizes, SCREENS):
        if path == SCREENS[0]:
            settings(logbook, site, language=language, textSize=text)
            logbook.set_viewport_size({"width": width, "height": 740})
        logbook.goto(f"{site.url}{path}")
        expect(logbook.get_by_role("heading", level=1)).to_be_visible()
        if "new" in path:
            logbook.locator(".seat-disc").first.click()
            logbook.locator("details summary").click()
        logbook.wait_for_timeout(150)
        if unfit := logbook.evaluate(shell.UNFIT):
            found[width, path] = unfit
    assert found == {}


def test_a_new_screen_begins_at_its_heading(home: Page) -> None:
    assert home.evaluate("document.activeElement === document.body")
    home.get_by_role("link", name="All games").click()
    expect(home.get_by_role("heading", level=1, name="All games")).to_be_focused()
    assert home.title() == "All games – Flibuste"
    assert home.evaluate("document.body.dataset.screen") == "past"
    home.get_by_role("button", name="Back").click()
    expect(home.get_by_role("heading", level=1, name="Flibuste")).to_be_focused()
    assert home.title() == "Flibuste"


@pytest.mark.smoke
def test_back_stays_in_the_app(page: Page, site: Server) -> None:
    page.goto(f"{site.url}#/rules/buccaneer?at=BUC-CRW-05")
    page.get_by_role("button", name="Back").click()
    expect(page.locator("body")).to_have_attribute("data-screen", "home")


@pytest.mark.parametrize("path", ["", "#/past", "#/new?game=buccaneer"])
def test_names_are_data(logbook: Page, site: Server, path: str) -> None:
    known = [
        {"name": name, "colour": "red", "emblem": None, "last": 1} for name in (shell.MARKUP, RTL, LONG[:200], FAMILY)
    ]
    logbook.evaluate("(it) => localStorage.setItem('flibuste.roster', JSON.stringify({ names: it }))", known)
    logbook.goto("about:blank")
    logbook.goto(f"{site.url}{path}")
    if "new" in path:
        expect(logbook.get_by_label("Name of captain 1")).to_have_value(shell.MARKUP)
        logbook.get_by_label("Name of captain 1").fill("Anne")
    expect(logbook.locator("#app")).to_contain_text(shell.MARKUP)
    expect(logbook.locator("#app img")).to_have_count(0)
    assert "Flibuste" in logbook.title()


def test_the_card_of_a_game_leads_into_it(logbook: Page, site: Server) -> None:
    logbook.goto(site.url)
    card = logbook.locator(".cont--big")
    expect(card).to_contain_text("to play.")
    expect(card.locator(".mini")).to_be_visible()
    assert card.locator(".mini .stack").count() > 5
    card.click()
    logbook.wait_for_selector('body[data-screen="play"] [data-option]', timeout=shell.SETTLE)


def test_statistics(logbook: Page, site: Server) -> None:
    results = [shell.result_of(shell.made_game(["Anne", "Jack", "Mary"], seed=seed)) for seed in (3, 4)]
    totals = [result["totals"][0] for result in results]
    wins = sum(0 in result["winners"] for result in results)
    logbook.goto(f"{site.url}#/past")
    row = logbook.locator(".statistics tbody tr").filter(has=logbook.get_by_text("Anne", exact=True))
    average = f"{sum(totals) / 2:.1f}".removesuffix(".0")
    expect(row).to_have_count(1)
    assert row.locator("td").all_inner_texts() == ["2", str(wins), average, str(max(totals))]


def test_rename_copy_delete_and_take_it_back(logbook: Page, site: Server) -> None:
    logbook.goto(f"{site.url}#/past")
    rows = logbook.locator(".games .game")
    expect(rows).to_have_count(4)

    def menu(act: str) -> None:
        logbook.locator(".game").first.get_by_role("button").click()
        logbook.get_by_role("dialog").get_by_role("button", name=act).click()

    menu("Rename")
    logbook.get_by_label("Name of this game").fill(shell.MARKUP)
    logbook.get_by_role("button", name="Keep the name").click()
    expect(rows.locator(".game-title").first).to_have_text(shell.MARKUP)
    menu("Copy")
    expect(rows).to_have_count(5)
    expect(logbook.locator("#live")).to_contain_text("Copied.")
    menu("Delete")
    expect(rows).to_have_count(4)
    logbook.get_by_role("button", name="Take it back").click()
    expect(rows).to_have_count(5)
    menu("Delete")
    expect(rows).to_have_count(4)
    logbook.reload()
    expect(rows).to_have_count(4)


def test_a_rule_opens_lit_and_in_sight(page: Page, site: Server) -> None:
    page.goto(f"{site.url}#/rules/buccaneer?at=BUC-PAY-07")
    rule = page.locator("#BUC-PAY-07")
    expect(rule).to_be_in_viewport()
    expect(rule).to_be_focused()
    expect(rule).to_have_class(re.compile(r"\blit\b"))
    assert page.locator(".rule").count() > 60


def test_the_rules_can_be_searched(page: Page, site: Server) -> None:
    page.goto(f"{site.url}#/rules/buccaneer?all=1")
    search = page.get_by_role("searchbox", name="Search the rules")
    expect(page.locator("#BUC-VAR-06")).to_have_count(1)
    every = page.locator(".rule").count()
    search.fill("MUTINY")
    found = page.locator(".rule")
    expect(page.locator("[data-found]")).to_be_visible()
    assert 3 < found.count() < every
    assert all("mutin" in text.lower() for text in found.all_inner_texts())
    assert page.locator("mark").count() >= found.count()
    search.fill("no such word")
    expect(page.locator("[data-found='0']")).to_have_text("Nothing found. Try another word.")


def test_settings_are_kept_and_shown_before_the_first_paint(page: Page, site: Server, troubles: list[str]) -> None:
    page.goto(f"{site.url}#/settings")
    page.get_by_role("radio", name="Night").click()
    page.get_by_role("radio", name="Français").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Réglages")
    page.get_by_role("button", name="Texte plus grand").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("link[rel=manifest]")).to_have_attribute("href", "manifest.fr.json")
    switch = page.get_by_role("switch", name="Confirmer un coup", exact=True)
    expect(switch).to_have_accessible_description(re.compile("."))
    switch.check()
    # without the module nothing but early.ts can have set them
    page.route(re.compile(r"/assets/main-.*\.js"), lambda route: route.abort())
    page.reload()
    assert page.evaluate("document.documentElement.dataset.theme") == "night"
    assert page.evaluate("document.documentElement.style.fontSize") == "125%"
    expect(page.locator("link[rel=manifest]")).to_have_attribute("href", "manifest.fr.json")
    page.unroute_all()
    troubles.clear()
    page.reload()
    expect(page.get_by_role("switch", name=re.compile("Confirmer"))).to_be_checked()


def test_the_device_decides_until_somebody_does(make_page: MakePage, site: Server) -> None:
    page = make_page(color_scheme="dark", locale="fr-FR")
    page.goto(site.url)
    expect(page.get_by_role("link", name="Réglages").first).to_be_visible()
    assert page.evaluate("document.documentElement.dataset.theme") == "night"
    page.emulate_media(color_scheme="light")
    expect(page.locator("html")).to_have_attribute("data-theme", "day")


def test_choices_answer_to_the_arrow_keys(page: Page, site: Server) -> None:
    page.goto(f"{site.url}#/settings")
    page.get_by_role("radio", name="Normal").click()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Slow")).to_be_focused()
    expect(page.get_by_role("radio", name="Slow")).to_be_checked()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="At once")).to_be_checked()
    assert '"speed":0' in page.evaluate("localStorage.getItem('flibuste.settings')")


def test_what_is_chosen_is_news(page: Page, site: Server) -> None:
    page.goto(f"{site.url}#/settings")
    page.get_by_role("button", name="Larger text").click()
    expect(page.locator("#live")).to_contain_text("125")


def test_contrast_and_forced_colours(make_page: MakePage, site: Server) -> None:
    """By night too; where the system has the colours, an outline says what is chosen."""
    page = make_page(contrast="more", color_scheme="dark")
    page.goto(f"{site.url}#/settings")
    token = "(it) => getComputedStyle(document.documentElement).getPropertyValue(it)"
    chosen = page.get_by_role("radio", name="At once")
    chosen.click()
    assert page.evaluate(token, "--ink-2") == page.evaluate(token, "--ink") == page.evaluate(token, "--line")
    page.emulate_media(forced_colors="active", contrast="no-preference")
    page.get_by_role("radio", name="Day").focus()
    style = "(it) => [getComputedStyle(it).outlineStyle, getComputedStyle(it).outlineWidth]"
    assert chosen.evaluate(style) == ["solid", "3px"]
