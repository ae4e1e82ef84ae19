"""Home, new game, past games, rules, settings, about: what they do, and that everybody can use them."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser import shell
from tests.browser.conftest import ROOT, MakeContext, MakeSite, build, wait_engine, wait_offline, wait_until
from tools.server import Server

pytestmark = pytest.mark.browser

SCREENS = ["", "#/new?game=buccaneer", "#/past", "#/rules/buccaneer?at=BUC-CRW-05", "#/settings", "#/about"]
MARKUP = '<img src=x onerror="document.title=1"><b>Bold</b>'
RTL = "بلاكبيرد القرصان"
LONG = "Kapitän Wunderbar von Hohenlohe " * 7
FAMILY = "👩‍👩‍👧‍👦🏴‍☠️"


@pytest.fixture
def logbook(page: Page, site: Server) -> Page:
    """A page on which two games go on and two are finished, by people whose names are hard to show."""
    running = shell.made_game(["Anne", "Jack", "Mary"], seed=1, entries=9)
    hard = shell.made_game([MARKUP, RTL, LONG[:200], FAMILY], seed=2, entries=5)
    finished = [shell.made_game(["Anne", "Jack", "Mary"], seed=seed) for seed in (3, 4)]
    shell.bring(page, site.url, running, hard, *finished)
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


@pytest.mark.parametrize("theme", ["day", "night"])
@pytest.mark.parametrize("path", SCREENS)
def test_axe_finds_nothing(logbook: Page, site: Server, path: str, theme: str) -> None:
    settings(logbook, site, theme=theme, language="fr" if theme == "night" else "en")
    logbook.goto(f"{site.url}{path}")
    expect(logbook.get_by_role("heading", level=1)).to_be_visible()
    logbook.wait_for_timeout(300)
    assert logbook.evaluate("document.documentElement.dataset.theme") == theme
    assert shell.violations(logbook) == []


@pytest.mark.parametrize("theme", ["day", "night"])
def test_axe_finds_nothing_in_what_opens(logbook: Page, site: Server, theme: str) -> None:
    settings(logbook, site, theme=theme)
    logbook.goto(f"{site.url}#/new?game=buccaneer")
    logbook.locator(".seat-disc").first.click()
    logbook.locator("details summary").click()
    assert shell.violations(logbook) == []
    logbook.get_by_role("radio", name="My own cards").click()
    logbook.locator("[data-card='0'] input[type=number]").first.fill("900")
    expect(logbook.locator("[data-card='0'] .why")).to_be_visible()
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


@pytest.mark.parametrize(("width", "text"), [(320, 100), (360, 100), (390, 200), (820, 100), (1366, 150)])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_nothing_is_cut_off_or_too_small(logbook: Page, site: Server, width: int, text: int, language: str) -> None:
    settings(logbook, site, language=language, textSize=text)
    logbook.set_viewport_size({"width": width, "height": 740})
    found = {}
    for path in SCREENS:
        logbook.goto(f"{site.url}{path}")
        expect(logbook.get_by_role("heading", level=1)).to_be_visible()
        if "new" in path:
            logbook.locator(".seat-disc").first.click()
            logbook.locator("details summary").click()
        logbook.wait_for_timeout(150)
        if unfit := logbook.evaluate(shell.UNFIT):
            found[path] = unfit
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


def test_back_stays_in_the_app(page: Page, site: Server) -> None:
    page.goto(f"{site.url}#/rules/buccaneer?at=BUC-CRW-05")
    page.get_by_role("button", name="Back").click()
    expect(page.locator("body")).to_have_attribute("data-screen", "home")


def test_a_link_starts_a_game(page: Page, site: Server) -> None:
    page.goto(site.url)
    game = shell.start(page, site.url, "seats=Anne,Jack,bot:hard&seed=7&open_crews=1&groups=3&first=1")
    save = shell.head(page, game)["save"]
    assert [seat["name"] for seat in save["seats"][:2]] == ["Anne", "Jack"]
    assert [seat["bot"] for seat in save["seats"]] == [None, None, "hard"]
    assert save["seed"] == 7
    assert save["options"] | {"open_crews": True, "groups": 3, "start": 1} == save["options"]
    # the way back does not start another one
    page.go_back()
    expect(page.locator("body")).to_have_attribute("data-screen", "home")
    assert len(shell.ids(page)) == 1


def test_odd_links_lead_somewhere(page: Page, site: Server) -> None:
    page.goto(f"{site.url}#/new?game=buccaneer&seats=Anne,Jack,Mary&first=9")
    expect(page.locator("[data-seat]")).to_have_count(3)
    expect(page.locator(".starts[aria-pressed=true]")).to_have_count(0)
    page.goto(f"{site.url}#/play")
    expect(page.locator("body")).to_have_attribute("data-screen", "home")
    page.goto(f"{site.url}#/rules/chess")
    expect(page.locator("#BUC-CRW-01")).to_be_attached()


def test_the_form_says_what_it_starts(home: Page) -> None:
    home.click("[data-new=buccaneer]")
    home.get_by_label("Name of captain 1").fill("  Zoë ")
    home.click("[data-action=add-seat]")
    home.get_by_label("Name of captain 4").fill("Émile")
    home.get_by_label("Who plays Jack").select_option("hard")
    home.get_by_label("Who plays Mary").select_option("person")
    home.get_by_label("Name of captain 3").fill("Mary")
    # Émile takes Zoë's colour, and she gets his; then he goes one place up, and begins
    home.get_by_role("button", name=re.compile("^Émile: colour")).click()
    home.get_by_role("radio", name=re.compile("held by Zoë")).click()
    home.get_by_role("radio", name="kraken").click()
    home.get_by_role("button", name="Sit earlier").click()
    home.get_by_role("button", name="Émile takes the first turn").click()
    home.get_by_role("switch", name=re.compile("Closed purses")).check()
    home.get_by_role("radio", name="6 ships").click()
    home.get_by_text("More options").click()
    home.get_by_label("Seed").fill("42")
    home.click("[data-action=start]")
    home.wait_for_selector('body[data-screen="play"], body[data-screen="curtain"]')
    save = shell.head(home)["save"]
    assert [(seat["name"], seat["bot"], seat["colour"]) for seat in save["seats"]] == [
        ("Zoë", None, "black"),
        ("Jack", "hard", "blue"),
        ("Émile", None, "red"),
        ("Mary", None, "yellow"),
    ]
    assert save["seats"][2]["emblem"] == "kraken"
    assert save["seed"] == 42
    assert save["options"] | {"closed_purses": True, "groups": 2, "start": 2} == save["options"]


def test_moving_a_captain_keeps_the_focus(home: Page) -> None:
    home.click("[data-new=buccaneer]")
    home.locator(".seat-disc").first.click()
    down = home.get_by_role("button", name="Sit later")
    down.click()
    expect(down).to_be_focused()
    home.keyboard.press("Enter")
    # the last place: it can go no further down, so the focus waits on the way up
    expect(home.get_by_role("button", name="Sit earlier")).to_be_focused()


def test_again_as_last_time(home: Page, site: Server) -> None:
    shell.start(home, site.url, "seats=Anne,Jack,Mary&seed=7&open_crews=1")
    home.goto(f"{site.url}#/")
    home.click("[data-action=again]")
    home.wait_for_selector('body[data-screen="play"] [data-option]')
    first, second = (shell.head(home, game)["save"] for game in shell.ids(home))
    assert first["seats"] == second["seats"]
    assert first["options"] == second["options"]
    assert first["seed"] != second["seed"]
    # and the form has kept them too, with the names at hand
    home.goto(f"{site.url}#/new?game=buccaneer")
    expect(home.get_by_label("Name of captain 2")).to_have_value("Jack")
    home.get_by_label("Name of captain 2").fill("Olivier")
    home.get_by_role("button", name="Jack", exact=True).click()
    expect(home.get_by_label("Name of captain 4")).to_have_value("Jack")


def test_own_cards(home: Page) -> None:
    home.click("[data-new=buccaneer]")
    home.get_by_text("More options").click()
    home.get_by_role("radio", name="My own cards").click()
    home.get_by_role("button", name="Empty all cards").click()
    expect(home.locator(".sheet-foot")).to_contain_text("15 cards are not finished.")
    for _ in range(4):
        home.get_by_role("button", name="Three fewer").click()
    for card in range(3):
        row = home.locator(f"[data-card='{card}']")
        row.get_by_label("Ducats").fill(str(10 + card))
        row.get_by_label("Smallest crew").fill("1")
        row.get_by_label("Wage of ?").fill("4")
    expect(home.locator("[data-card='0'] .why")).to_have_text("Smallest crew: a whole number from 2 to 9.")
    home.get_by_role("button", name="Finish later").click()
    expect(home.locator(".setup-foot")).to_contain_text("What you have typed in is not finished")
    expect(home.locator("[data-action=start]")).to_have_count(0)
    home.click("[data-action=edit-deck]")
    for card in range(3):
        home.locator(f"[data-card='{card}']").get_by_label("Smallest crew").fill("2")
    home.locator("[data-card='0']").get_by_label("Name of card 1").fill(MARKUP)
    home.locator("[data-card='1']").get_by_label("Second treasure").select_option("chest")
    home.get_by_role("button", name="Play with these 3 cards").click()
    home.get_by_label("Name of captain 1").fill("Anne")
    home.get_by_label("Who plays Jack").select_option("person")
    home.get_by_label("Who plays Mary").select_option("person")
    home.click("[data-action=start]")
    home.wait_for_selector('body[data-screen="play"] [data-option]')
    deck = shell.head(home)["save"]["options"]["deck"]
    assert [(card["ducats"], card["min_crew"], card["question_wage"]) for card in deck] == [
        (10, 2, 4),
        (11, 2, 4),
        (12, 2, 4),
    ]
    assert [card["name"] for card in deck] == [MARKUP, "Ship 2", "Ship 3"]
    assert len(deck[1]["treasures"]) == 2
    expect(home.locator("#app img")).to_have_count(0)


@pytest.mark.parametrize("path", ["", "#/past", "#/new?game=buccaneer"])
def test_names_are_data(logbook: Page, site: Server, path: str) -> None:
    known = [{"name": name, "colour": "red", "emblem": None, "last": 1} for name in (MARKUP, RTL, LONG[:200], FAMILY)]
    logbook.evaluate("(it) => localStorage.setItem('flibuste.roster', JSON.stringify({ names: it }))", known)
    logbook.goto("about:blank")
    logbook.goto(f"{site.url}{path}")
    if "new" in path:
        expect(logbook.get_by_label("Name of captain 1")).to_have_value(MARKUP)
        logbook.get_by_label("Name of captain 1").fill("Anne")
    expect(logbook.locator("#app")).to_contain_text(MARKUP)
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
    logbook.get_by_label("Name of this game").fill(MARKUP)
    logbook.get_by_role("button", name="Keep the name").click()
    expect(rows.locator(".game-title").first).to_have_text(MARKUP)
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
    page.goto(f"{site.url}#/rules/buccaneer")
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
    page.get_by_role("switch", name=re.compile("Confirmer")).check()
    # without the module nothing but early.js can have set them
    page.route(re.compile(r"/assets/main-.*\.js"), lambda route: route.abort())
    page.reload()
    assert page.evaluate("document.documentElement.dataset.theme") == "night"
    assert page.evaluate("document.documentElement.style.fontSize") == "125%"
    page.unroute_all()
    troubles.clear()
    page.reload()
    expect(page.get_by_role("switch", name=re.compile("Confirmer"))).to_be_checked()


def test_the_device_decides_until_somebody_does(make_context: MakeContext, site: Server) -> None:
    page = make_context(color_scheme="dark", locale="fr-FR").new_page()
    page.goto(site.url)
    expect(page.get_by_role("link", name="Réglages").first).to_be_visible()
    assert page.evaluate("document.documentElement.dataset.theme") == "night"
    page.emulate_media(color_scheme="light")
    expect(page.locator("html")).to_have_attribute("data-theme", "day")


def test_choices_answer_to_the_arrow_keys(page: Page, site: Server) -> None:
    page.goto(f"{site.url}#/settings")
    page.get_by_role("radio", name="Told").click()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Slow")).to_be_focused()
    expect(page.get_by_role("radio", name="Slow")).to_be_checked()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="At once")).to_be_checked()
    assert '"speed":0' in page.evaluate("localStorage.getItem('flibuste.settings')")


OFFER = """() => {
  const offer = new Event("beforeinstallprompt", { cancelable: true });
  Object.assign(offer, { prompt: async () => {}, userChoice: Promise.resolve({ outcome: "dismissed" }) });
  dispatchEvent(offer);
}"""


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


def test_on_ios_the_steps_are_shown(make_context: MakeContext, site: Server) -> None:
    page = make_context(user_agent=IPHONE).new_page()
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


def test_a_new_version_is_offered_on_home_and_not_in_a_game(make_context: MakeContext, make_site: MakeSite) -> None:
    old, new = (ROOT / "build" / "test" / f"shell-{name}" for name in ("old", "new"))
    for folder in (old, new):
        folder.parent.mkdir(parents=True, exist_ok=True)
        build("--out", folder, "--label", folder.name)
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


def test_ready_to_play_offline_is_said(make_context: MakeContext, site: Server) -> None:
    page = make_context(service_workers="allow").new_page()
    page.goto(site.url)
    wait_offline(page)
    expect(page.locator(".offline-line")).to_have_text("Ready to play offline")


def test_a_screen_that_does_not_load_says_so(page: Page, site: Server, troubles: list[str]) -> None:
    shell.without(page, "about", f"{site.url}#/about")
    expect(page.get_by_role("heading", level=1)).to_have_text("About")
    troubles.clear()


def test_the_engine_is_heard_of_in_the_footer_when_it_fails(page: Page, site: Server, troubles: list[str]) -> None:
    page.route(re.compile(r"/runtime-"), lambda route: route.abort())
    page.goto(site.url)
    again = page.get_by_role("button", name="Try again")
    expect(again).to_be_visible(timeout=shell.SETTLE)
    page.unroute_all()
    again.click()
    wait_engine(page)
    troubles.clear()
