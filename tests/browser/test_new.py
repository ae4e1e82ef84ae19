"""The form of a new game: what it asks, what it refuses, and what a link may fill in."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Request, Route, expect

from tests.browser import shell, table
from tests.browser.conftest import wait_engine
from tests.browser.near.server import HERE
from tools.server import Server
from tools.sizes import files_of

pytestmark = pytest.mark.browser


@pytest.mark.smoke
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
    # a bot is called otherwise than a person who sits farther on
    page.goto(f"{site.url}#/new?game=buccaneer&seats=Anne,bot:hard,Jack")
    expect(page.get_by_label("Name of captain 3")).to_have_value("Jack")
    expect(page.get_by_label("Name of captain 2")).to_have_value("Mary")


@pytest.mark.shipped
def test_nothing_of_a_game_is_fetched_before_it_is_opened(home: Page, site: Server, dist: Path) -> None:
    """Neither its wheel nor its page, its words or its catalogue. (The service worker fetches all of them in the
    background, for offline play.)"""
    fetched: set[str] = set()
    home.on("request", lambda request: fetched.add(request.url.rpartition("/")[2]))
    games = {game: files_of(dist, game) for game in ("buccaneer", "plunder", "pirates")}
    assert all(any(name.endswith(end) for name in games["pirates"]) for end in (".whl", ".css", ".js"))
    home.reload()
    wait_engine(home)
    assert not fetched & set().union(*games.values())
    shell.start(home, site.url, "seats=Anne,Jack,Mary&seed=7")
    table.ready(home)
    assert fetched & games["buccaneer"]
    assert not fetched & (games["plunder"] | games["pirates"])
    home.goto(f"{site.url}#/new?game=pirates&seats=Anne,bot:easy&seed=5&start=1")
    table.ready(home)
    assert {name.rpartition(".")[2] for name in fetched & games["pirates"]} == {"whl", "css", "js"}
    assert not fetched & games["plunder"]


def test_odd_links_lead_somewhere(page: Page, site: Server) -> None:
    page.goto(f"{site.url}#/new?game=buccaneer&seats=Anne,Jack,Mary&first=9")
    expect(page.locator("[data-seat]")).to_have_count(3)
    expect(page.locator(".starts[aria-pressed=true]")).to_have_count(0)
    page.goto(f"{site.url}#/play")
    expect(page.locator("body")).to_have_attribute("data-screen", "home")
    page.goto(f"{site.url}#/rules/chess")
    expect(page.locator("[data-part=aim] .guide-ship").first).to_be_visible()


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
    home.get_by_role("radio", name=re.compile("Zoë")).click()
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


def test_only_score_and_dice(home: Page, site: Server) -> None:
    """For those who know the game: the score sheet of these people, and the dice one tap away."""
    home.goto(f"{site.url}#/new?game=jamaica&seats=Anne,Jack")
    home.click("[data-value=scores]")
    expect(home.locator("#h-options")).to_have_count(0)
    home.click("[data-action=start]")
    expect(home.locator(".sheet-main")).to_contain_text("Jack")
    home.click(".sheet-main [href='#/tools']")
    expect(home.locator("[data-belt=jamaica]")).to_be_visible()


def test_how_many_sit_down(home: Page) -> None:
    """Three, or as many as mostly play; one tap adds a captain, one takes the last away, down to the fewest."""
    names, fewer = home.get_by_label(re.compile("Name of captain")), home.locator("[data-action=drop-seat]")
    home.click("[data-new=buccaneer]")
    expect(names).to_have_count(3)
    expect(fewer).to_have_count(0)
    home.go_back()
    home.click("[data-new=pirates]")
    expect(names).to_have_count(2)
    home.get_by_role("button", name="A third captain").click()
    expect(names).to_have_count(3)
    expect(fewer).to_have_attribute("aria-label", re.compile("^Without "))
    fewer.click()
    expect(names).to_have_count(2)
    expect(fewer).to_have_count(0)


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
    expect(home.locator("[data-action=again]")).to_have_text("Buccaneer againAnne, Jack and Mary")
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


def test_the_lily_says_what_it_marks(home: Page) -> None:
    home.click("[data-new=buccaneer]")
    note = home.locator(".lily-note")
    expect(note).to_contain_text("The fleur-de-lis marks who takes the first turn.")
    expect(note.locator("svg").first).to_be_visible()
    home.get_by_role("button", name="Jack takes the first turn").click()
    expect(note).to_contain_text("Jack takes the first turn.")
    expect(home.locator(".starts[aria-pressed=true]")).to_have_text("first")


def test_many_values_are_picked_from_a_list(page: Page, site: Server) -> None:
    """Where a dozen segments would not do; what a game says of itself decides which options stand open."""
    page.goto(f"{site.url}#/new?game=plunder&seats=Anne,bot:easy,bot:easy,bot:easy")
    expect(page.locator("[data-setting=teams]").get_by_role("radio", name="Two of two")).to_be_visible()
    page.get_by_label("Points to win").select_option("7")
    page.get_by_role("radio", name="Two of two").click()
    page.click("[data-action=start]")
    page.wait_for_selector('body[data-screen="play"] [data-option]')
    options = shell.head(page)["save"]["options"]
    assert (options["target"], options["teams"]) == (7, "2x2")


def test_bots_are_called_by_what_they_do_on_board(home: Page) -> None:
    home.click("[data-new=buccaneer]")
    played = home.get_by_label("Who plays Jack")
    for level, name, does in (
        ("random", "Monkey", "Plans nothing"),
        ("easy", "Cabin boy", "a handful of moves"),
        ("normal", "Gunner", "Weighs every move"),
        ("hard", "Skipper", "thousands of times"),
    ):
        played.select_option(level)
        expect(home.locator(".kind", has=played)).to_contain_text(name)
        expect(home.locator(".levels")).to_contain_text(re.compile(f"{name}.*{does}"))


def test_own_cards(home: Page) -> None:
    """BUC-VAR-03: ours are marked as the house's until people tell what theirs say; a card is told by four keys."""
    home.click("[data-new=buccaneer]")
    home.get_by_text("More options").click()
    home.get_by_role("radio", name="Those of my box").click()
    expect(home.locator("[data-card] .house-mark")).to_have_count(15)
    home.get_by_role("button", name="Empty all cards").click()
    expect(home.locator(".sheet-foot")).to_contain_text("15 cards are not finished.")
    home.get_by_role("button", name="Put the cards back as they were").click()
    expect(home.locator("[data-card] .house-mark")).to_have_count(15)
    home.get_by_role("button", name="Empty all cards").click()
    for _ in range(4):
        home.get_by_role("button", name="Three fewer").click()
    for card in range(3):
        home.click(f"[data-open='{card}']")
        if not card:
            home.get_by_label("Name of card 1").fill(shell.MARKUP)
            assert home.locator("[data-told^='crew ']").first.get_attribute("data-told") == "crew 2"
        told = ("crew 2", f"ducats {10 + card}", "wage 4")
        for key in told if card == 2 else (*told, "treasures chest,sabre"):
            home.click(f"[data-told='{key}']")
    home.click("[data-action=shut-card]")
    home.get_by_role("button", name="Finish later").click()
    expect(home.locator(".setup-foot")).to_contain_text("What you have typed in is not finished")
    expect(home.locator("[data-action=start]")).to_have_count(0)
    home.click("[data-action=edit-deck]")
    home.click("[data-open='2']")
    home.click("[data-told='treasures barrel']")
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
    assert [card["name"] for card in deck] == [shell.MARKUP, "Ship 2", "Ship 3"]
    assert len(deck[1]["treasures"]) == 2
    expect(home.locator("#app img")).to_have_count(0)


def test_an_option_stands_there_only_for_those_it_is_for(home: Page, site: Server) -> None:
    """JAM-GHOST-17: the Ghost Ship sails for two; what was chosen for two does not keep three from playing."""
    home.goto(f"{site.url}#/new?game=jamaica&seats=Anne,Jack")
    home.get_by_text("More options").click()
    ghost = home.get_by_role("switch", name=re.compile("ghost", re.IGNORECASE))
    ghost.uncheck()
    home.click("[data-action=add-seat]")
    expect(ghost).to_have_count(0)
    home.click("[data-action=start]")
    home.wait_for_selector('body[data-screen="play"], body[data-screen="curtain"]')
    assert shell.head(home)["save"]["options"]["ghost_powers"] is True


def asked(request: Request) -> dict[str, object]:
    """What a request asks the engine; nothing where it does not."""
    is_call = request.method == "POST" and request.url.endswith("/call")
    return json.loads(json.loads(request.post_data or "")[0]) if is_call else {}


def test_while_the_form_is_filled_in_a_table_is_set_up_for_nobody(home: Page, site: Server) -> None:
    """What the engine makes when a game first needs it is made by the time people begin, and nothing of it is left."""
    said: list[dict[str, object]] = []
    home.on("request", lambda request: said.extend(filter(None, [asked(request)])))
    with home.expect_response(lambda response: asked(response.request).get("op") == "close"):
        home.click("[data-new=buccaneer]")
    assert [it["op"] for it in said] == ["new", "open", "story", "close"]
    rehearsed = said[0]["table"]
    assert all(it["table"] == rehearsed for it in said)
    assert shell.ids(home) == []
    said.clear()
    with home.expect_response(lambda response: asked(response.request).get("op") == "story"):
        home.click("[data-action=start]")
    assert [it["op"] for it in said][:3] == ["new", "open", "story"]
    assert rehearsed not in [it["table"] for it in said]
    # whoever comes by a link that begins at once waits for no rehearsal
    said.clear()
    with home.expect_response(lambda response: asked(response.request).get("op") == "story"):
        home.goto(f"{site.url}#/new?game=jamaica&seats=Anne,Jack&seed=5&start=1")
    assert rehearsed not in [it["table"] for it in said]


def test_idle_work_waits_while_an_answer_is_due(page: Page, site: Server) -> None:
    """Piece after piece the engine makes ready what a game will need, and none while it is asked something."""
    engine = (HERE / "core.js").read_text()
    at_once = engine.replace("before.then(", "Promise.resolve().then(")  # what waits for its turn would not be seen
    assert at_once != engine
    page.route("**/pyscript/core.js", lambda route: route.fulfill(body=at_once, content_type="text/javascript"))
    pieces: list[Route] = []

    def another(route: Route) -> None:
        pieces.append(route)
        route.fulfill(body="more")

    page.route("**/warm", another)
    page.goto(site.url)
    wait_engine(page)
    for _ in range(3):
        with page.expect_request("**/warm"):
            pass
    held: list[Route] = []
    page.route("**/call", lambda route: held.append(route))
    with page.expect_request("**/call"):
        page.evaluate("location.hash = '#/new?game=buccaneer&seats=Anne,Jack,Mary&seed=7&start=1'")
    begun = len(pieces)
    page.evaluate("async () => { for (let i = 0; i < 9; i++) await new Promise(requestIdleCallback); }")
    assert len(pieces) <= begun + 1  # one may have been under way
    page.unroute("**/call")
    held[0].continue_()
    with page.expect_request("**/warm"):
        table.ready(page)
