"""The first screen: its first paint, and what it offers and tells by itself."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser import secrets, shell
from tests.browser.conftest import MakeContext, MakePage, wait_engine, wait_offline, wait_until
from tests.sites import MakeSite
from tools.server import Server

pytestmark = pytest.mark.browser


OFFER = """() => {
  const offer = new Event("beforeinstallprompt", { cancelable: true });
  Object.assign(offer, { prompt: async () => {}, userChoice: Promise.resolve({ outcome: "dismissed" }) });
  dispatchEvent(offer);
}"""
# Every node of the first paint is marked before the scripts come.
MARK = """() => {
  window.painted = [...document.querySelectorAll("#app, #app *")];
  window.places = window.painted.map((it) => JSON.stringify(it.getBoundingClientRect()));
}"""
KEPT = """() => window.painted.map((it, i) => [
  it.outerHTML.slice(0, 80), it.isConnected, JSON.stringify(it.getBoundingClientRect()) === window.places[i],
])"""


def painted_without_scripts(page: Page, site: Server) -> Route:
    """The first paint; the page's script, held back."""
    held: list[Route] = []
    page.route(re.compile(r"/assets/main-[^/]*\.js"), lambda route: held.append(route))
    page.goto(site.url, wait_until="commit")
    expect(page.get_by_role("heading", level=1)).to_have_text("Flibuste")
    while not held:
        page.wait_for_timeout(20)
    return held[0]


def test_an_address_that_changes_before_the_scripts_come(page: Page, site: Server) -> None:
    """What was painted is home's: another screen is not drawn into it, or it would keep home's layout."""
    script = painted_without_scripts(page, site)
    page.evaluate("location.hash = '#/settings'")
    script.continue_()
    expect(page.get_by_role("radio").first).to_be_visible()
    expect(page.locator("#app")).to_have_class("screen screen-settings")


def test_what_is_painted_first_stays_where_it_is(page: Page, site: Server) -> None:
    """index.html is what the scripts would draw: they take every node over and move none."""
    script = painted_without_scripts(page, site)
    wait_until(page, "getComputedStyle(document.body).margin === '0px'")
    page.evaluate("document.fonts.ready.then(() => {})")
    page.evaluate(MARK)
    script.continue_()
    expect(page.locator("[data-new=buccaneer]")).to_be_visible()
    kept = page.evaluate(KEPT)
    assert len(kept) > 20
    assert not [node for node, there, still in kept if not there]
    # the screen itself grows downwards
    assert not [node for node, there, still in kept[1:] if not still]


def test_installing_is_offered_after_a_finished_game_and_once_a_week(page: Page, site: Server) -> None:
    offer = page.locator("[data-offer=install]")
    shell.bring(page, site.url, shell.made_game(["Anne", "Jack", "Mary"], entries=3))
    page.goto(site.url)
    page.evaluate(OFFER)
    expect(page.locator(".cont--big")).to_be_visible()
    expect(offer).to_have_count(0)
    shell.bring(page, site.url, shell.made_game(["Anne", "Jack", "Mary"]))
    page.goto(site.url)
    page.evaluate(OFFER)
    expect(offer).to_be_visible()
    for days, times in ((0, 0), (6, 0), (8, 1)):
        page.evaluate("(days) => localStorage['flibuste.install'] -= days * 86400000", days)
        page.goto("about:blank")
        page.goto(site.url)
        page.evaluate(OFFER)
        expect(page.locator(".home-ways")).to_be_visible()
        page.wait_for_timeout(200)
        assert offer.count() == times, f"after {days} days more"


IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 Version/18.4 Mobile Safari/604.1"


def test_on_ios_the_steps_are_shown(make_page: MakePage, site: Server) -> None:
    page = make_page(user_agent=IPHONE)
    shell.bring(page, site.url, shell.made_game(["Anne", "Jack", "Mary"]))
    expect(page.locator(".steps")).to_contain_text("Add to Home Screen")
    page.goto(site.url)
    offer = page.locator("[data-offer=install]")
    expect(offer.locator("li")).to_have_count(3)
    expect(offer).to_contain_text("save a copy first")
    assert shell.violations(page) == []
    offer.get_by_role("button", name="Later").click()
    expect(offer).to_have_count(0)


def test_ten_games_without_a_backup_are_mentioned(page: Page, site: Server) -> None:
    crew = ["Anne", "Jack", "Mary"]
    shell.bring(page, site.url, *(shell.made_game(crew, seed=seed) for seed in range(10)))
    page.goto(site.url)
    reminder = page.locator("[data-offer=backup]")
    with page.expect_download():
        reminder.get_by_role("button", name="Save a copy").click()
    expect(reminder).to_have_count(0)
    page.reload()
    expect(page.locator(".home-ways")).to_be_visible()
    expect(reminder).to_have_count(0)


@pytest.mark.shipped
def test_a_new_version_is_offered_on_home_and_not_in_a_game(
    make_context: MakeContext, make_site: MakeSite, versions: tuple[Path, Path]
) -> None:
    old, new = versions
    server = make_site(old)
    page = make_context(origin=server.url, service_workers="allow").new_page()
    page.goto(server.url)
    wait_offline(page)
    script = page.evaluate("document.querySelector('script[type=module]').src")
    game = shell.start(page, server.url)
    server.folder = new
    page.evaluate("navigator.serviceWorker.getRegistration().then((it) => it.update()).then(() => {})")
    wait_until(page, "navigator.serviceWorker.getRegistration().then((it) => Boolean(it.waiting))")
    shell.play(page, 1)
    expect(page.locator("[data-action=update]")).to_have_count(0)
    page.goto(f"{server.url}#/")
    expect(page.locator("[data-offer=update]")).to_contain_text("A new version is here")
    assert shell.violations(page) == []
    with page.expect_navigation():
        page.click("[data-action=update]")
    wait_engine(page)
    assert page.evaluate("document.querySelector('script[type=module]').src") != script
    assert len(shell.log(page, game)) == 1
    page.goto(f"{server.url}#/play/{game}")
    page.wait_for_selector("[data-option]:not([aria-disabled=true])", timeout=60_000)
    shell.play(page, 2)
    assert len(shell.log(page, game)) == 3


@pytest.mark.shipped
def test_ready_to_play_offline_is_said(make_context: MakeContext, site: Server) -> None:
    page = make_context(service_workers="allow").new_page()
    page.goto(site.url)
    wait_offline(page)
    expect(page.locator(".offline-line")).to_have_text("Ready to play offline")


def test_a_screen_that_does_not_load_says_so(page: Page, site: Server, troubles: list[str]) -> None:
    shell.without(page, "about", f"{site.url}#/about")
    expect(page.get_by_role("heading", level=1)).to_have_text("About")
    troubles.clear()


def test_a_game_whose_board_does_not_load_says_so(page: Page, site: Server, troubles: list[str]) -> None:
    game = shell.made_game(["Anne", "Jack", "Mary"], seed=1, entries=3)
    shell.bring(page, site.url, game)
    shell.without(page, "face", f"{site.url}#/play/{shell.ids(page)[0]}")
    page.wait_for_selector("[data-option]", timeout=shell.SETTLE)
    troubles.clear()


def test_the_engine_is_heard_of_in_the_footer_when_it_fails(page: Page, site: Server, troubles: list[str]) -> None:
    page.route(re.compile(r"/runtime-"), lambda route: route.abort())
    page.goto(site.url)
    again = page.get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    page.unroute_all()
    again.click()
    wait_engine(page)
    troubles.clear()


@pytest.mark.smoke
def test_every_game_of_the_lists_has_its_picture(page: Page, site: Server) -> None:
    crew = ["Anne", "Jack", "Mary"]
    many = [shell.made_game(crew, seed=seed, entries=4) for seed in range(12)]
    shell.bring(page, site.url, shell.made_game(crew), *many)
    page.goto(f"{site.url}#/past")
    drawn = page.locator(".game .mini:has(.land)")
    expect(drawn.first).to_be_visible()
    # those far below are drawn when they come near
    assert drawn.count() < 13
    page.locator(".game").last.scroll_into_view_if_needed()
    expect(page.locator(".game").last.locator(".land")).to_be_visible()
    page.goto(f"{site.url}#/score")
    expect(page.locator("[data-new-sheet] .ship-art:has(path)")).to_have_count(5)
    page.goto(f"{site.url}#/")
    expect(page.locator("[data-new] .ship-art:has(path)")).to_have_count(5)


# what is used in a drawing, and is not there
UNDRAWN = """() => [...document.querySelectorAll("use")].map((it) => it.getAttribute("href"))
  .filter((it) => !document.querySelector(it))"""


def test_every_symbol_of_a_drawing_is_there(page: Page, site: Server) -> None:
    """Home draws with fewer than all others, and they come with the first of those."""
    crew = ["Anne", "Jack", "Mary"]
    for game in ("buccaneer", "jamaica", "nassau", "pirates", "plunder"):
        begun = shell.ask("new", table=game, game=game, seats=secrets.colours(game, crew), options={}, seed=1)
        shell.ask("close", table=game)
        shell.bring(page, site.url, begun["save"])
    page.goto("about:blank")
    page.goto(f"{site.url}#/")
    expect(page.locator(".mini:has(path)").first).to_be_visible()
    assert page.locator("use").count()
    assert page.evaluate(UNDRAWN) == []
    page.locator(".home [href='#/tools']").click()
    expect(page.locator("use[href^='#t-'], use[href^='#g-']").first).to_be_attached()
    assert page.evaluate(UNDRAWN) == []


ENTRIES = ".cont, [data-new], .home :is([href='#/learn'], [href='#/score'], [href='#/tools'])"
# where the last pixel of each lies on the page
ENDS = """(entries) => Object.fromEntries([...document.querySelectorAll(entries)].map((it) => [
  it.dataset.new ?? it.dataset.game ?? it.hash, it.getBoundingClientRect().bottom + scrollY,
]))"""
SCREEN_AND_A_HALF = 640 * 1.5


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_home_is_for_both_kinds_of_people(make_page: MakePage, site: Server, locale: str) -> None:
    """What goes on, a new game, the score sheets and the tools lie within a screen and a half of a small phone."""
    page = make_page(viewport={"width": 360, "height": 640}, locale=locale)
    crew = ["Anne", "Jack", "Bernadette"]
    page.goto(f"{site.url}#/")
    page.locator(".home-ways").wait_for()
    first = page.evaluate(ENDS, ENTRIES)
    assert max(first.values()) < 640, "nothing goes on yet: all of it is in sight"
    shell.bring(page, site.url, shell.made_game(crew, entries=3), shell.made_game(crew, seed=2, entries=4))
    page.goto(f"{site.url}#/score")
    page.click("[data-new-sheet=nassau]")
    page.locator(".pad").wait_for()
    sheet = page.evaluate("location.hash.split('/').at(-1)")
    page.goto(f"{site.url}#/")
    expect(page.locator(".cont")).to_have_count(3)
    expect(page.locator(".cont--big")).to_have_attribute("data-game", sheet)
    page.locator(".home-ways").wait_for()
    ends = page.evaluate(ENDS, ENTRIES)
    assert len(ends) == 3 + 5 + 3, "the games, the covers, the lesson, the sheets and the tools"
    assert max(ends.values()) <= SCREEN_AND_A_HALF, ends
    assert shell.violations(page) == []
    page.click(".cont--big")
    expect(page.locator("body")).to_have_attribute("data-screen", "sheet")


def test_what_is_used_most_comes_first(page: Page, site: Server) -> None:
    order = "[...document.querySelectorAll('.home section a')].map((it) => it.dataset.new ?? it.hash)"

    def at_home() -> list[str]:
        page.goto(f"{site.url}#/")
        page.locator(".home-ways").wait_for()
        return list(page.evaluate(order))

    started = at_home()
    assert started.index("buccaneer") < started.index("plunder") < started.index("#/score") < started.index("#/tools")
    page.click("[data-new=plunder]")
    page.locator("body[data-screen=new]").wait_for()
    assert at_home()[0] == "plunder"
    for _ in range(2):
        page.click(".home [href='#/tools']")
        page.locator("body[data-screen=tools]").wait_for()
        now = at_home()
    assert now[:3] == ["#/tools", "#/score", "plunder"]
    # and so it stays, for the next evening
    page.reload()
    page.locator(".home-ways").wait_for()
    assert page.evaluate(order) == now


def test_about_names_whose_each_game_is(page: Page, site: Server) -> None:
    """And what of each is ours."""
    page.goto(f"{site.url}#/about")
    for part in ("credit", "house"):
        lines = page.locator(f"[data-part={part}] li")
        expect(lines).to_have_count(5)
        for at, name in enumerate(("Buccaneer", "Jamaica", "Nassau", "Pirates", "Plunder")):
            expect(lines.nth(at)).to_have_text(re.compile(f"^{name}: "))
