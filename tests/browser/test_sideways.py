"""A phone held sideways, 844x390: the main things are in sight, and nothing lies over what is tapped."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import secrets, shell, table
from tests.browser.conftest import MakePage, wait_until
from tools.server import Server

pytestmark = pytest.mark.browser

SIDEWAYS = {"width": 844, "height": 390}
SMALL = {"width": 640, "height": 360}

# buttons that lie on each other, or reach out of what holds them
CROWDED = """() => [".panel-foot", ".pir-stepper", ".pad"].flatMap((within) =>
  [...document.querySelectorAll(within)].flatMap((it) => {
    const { left, right } = it.getBoundingClientRect();
    const parts = [...it.querySelectorAll("button")].map((one) => one.getBoundingClientRect());
    const apart = (a, b) => a === b || a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
    const crowded = parts.some((a) => a.left < left || a.right > right || parts.some((b) => !apart(a, b)));
    return crowded ? [`${within}: ${it.innerText}`] : [];
  }))"""


@pytest.fixture(params=["en-GB", "fr-FR"])
def page(request: pytest.FixtureRequest, make_page: MakePage) -> Page:
    return make_page(viewport=SIDEWAYS, locale=request.param, has_touch=True)


def in_sight(found: Locator) -> None:
    """Wholly within the window, and on top."""
    expect(found).to_be_visible()
    box = found.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= SIDEWAYS["width"]
    assert box["y"] + box["height"] <= SIDEWAYS["height"], found
    assert found.evaluate(
        "(it) => { const { left, top, width, height } = it.getBoundingClientRect();"
        " return it.contains(document.elementFromPoint(left + width / 2, top + height / 2)); }"
    )


def test_home_shows_every_game(page: Page, site: Server) -> None:
    page.goto(site.url)
    for tile in page.locator("[data-new]").all():
        in_sight(tile)
    expect(page.locator("[data-new]")).to_have_count(5)


def test_home_shows_what_goes_on_and_that_there_is_more(page: Page, site: Server) -> None:
    shell.bring(page, site.url, *(shell.made_game(["Anne", "Jack", "Mary"], seed, entries=4) for seed in (1, 2, 3)))
    page.goto(site.url)
    expect(page.locator(".cont")).to_have_count(3)
    for card in page.locator(".cont").all():
        in_sight(card)
    in_sight(page.locator("#h-new"))


def test_a_new_game_shows_all_captains_and_how_to_begin(page: Page, site: Server) -> None:
    page.goto(f"{site.url}#/new?game=jamaica&seats=Anne,Jack,Mary,Olivier")
    expect(page.locator(".seat-row")).to_have_count(4)
    for seat in page.locator(".seat-row").all():
        in_sight(seat)
    in_sight(page.locator("[data-action=start]"))


def test_the_end_shows_who_is_first_second_and_third(page: Page, site: Server) -> None:
    shell.bring(page, site.url, shell.made_game(["Anne", "Jack", "Mary"]))
    page.goto(f"{site.url}#/end/{shell.ids(page)[0]}")
    in_sight(page.locator(".victor h1"))
    for row in page.locator(".score tbody tr").all():
        in_sight(row)
    expect(page.locator(".score tbody tr")).to_have_count(3)
    in_sight(page.locator("[data-action=rematch]"))


@pytest.mark.parametrize(
    ("game", "cells"),
    [("buccaneer", ["0.ducats", "2.ducats", "1.barrel"]), ("jamaica", ["0.space", "1.gold", "0.other"])],
)
def test_the_pad_leaves_in_sight_what_is_filled_in(page: Page, site: Server, game: str, cells: list[str]) -> None:
    page.goto(f"{site.url}#/score")
    page.click(f'[data-new-sheet="{game}"]')
    for cell in cells:
        page.click(f'[data-cell="{cell}"]')
        page.locator("[data-key='4']").click()
        # a key that says it all goes on to the next cell
        expect(page.locator(f'[data-cell="{cell}"] b')).to_have_text("4")
        in_sight(page.locator(f'[data-cell="{cell}"]'))
        in_sight(page.locator(".score-table button.active, .score-table td.active button"))
    for key in page.locator(".pad button").all():
        in_sight(key)


def test_the_ship_deck_lies_on_none_of_its_buttons(page: Page, site: Server) -> None:
    page.goto(f"{site.url}#/tools/buccaneer.ships")
    # the longest name takes two lines: some deals have it, some have not
    for _ in range(8):
        expect(page.locator(".ship-card")).to_have_count(3)
        for each in page.locator(".ship-card, .ship-tick, .device-foot .btn").all():
            in_sight(each)
        page.click("[data-action=shuffle]")
    page.locator(".ship-tick").nth(2).tap()
    expect(page.locator("[data-boarded]")).to_have_text("1")


def test_two_dice_lie_on_nothing(page: Page, site: Server) -> None:
    page.goto(f"{site.url}#/tools/jamaica.dice")
    in_sight(page.locator(".device-note .rule-id"))
    for slot in page.locator(".slot").all():
        in_sight(slot)


def test_board_question_and_answers_are_side_by_side(page: Page, site: Server) -> None:
    shell.start(page, site.url)
    in_sight(page.locator("#ask"))
    in_sight(page.locator(table.FREE).first)
    in_sight(page.locator(".buccaneer"))
    page.click("[data-action=log]")
    in_sight(page.locator(".log-sheet .sheet-head .btn"))
    in_sight(page.locator(".entries"))


def test_a_small_phone_crowds_no_buttons(make_page: MakePage, site: Server) -> None:
    """Where a turn of Plunder may end, four of them stand in a row."""
    page = make_page(viewport=SMALL, locale="fr-FR", has_touch=True)
    people = secrets.colours("plunder", ["Anne", "Jack"], {1: "easy"})
    secrets.sit_down(page, site.url, secrets.found(secrets.asks("plunder-ask-turn"), people, game="plunder"))
    expect(page.locator(".panel-foot .turn-end")).to_be_visible()
    wait_until(page, f"!({CROWDED})().length")


def test_a_small_phone_shows_both_ways_to_turn_a_ship(make_page: MakePage, site: Server) -> None:
    """CSG-SET-21: where a ship anchors is said by two steppers."""
    page = make_page(viewport=SMALL, locale="fr-FR", has_touch=True)
    page.goto(f"{site.url}#/new?game=pirates&seats=Anne,bot:easy&quick=1&fleets=lot&seed=3&start=1")
    expect(page.locator(".pir-stepper")).to_have_count(2, timeout=table.WAIT)
    wait_until(page, f"!({CROWDED})().length")


def test_a_small_phone_has_room_for_the_pad(make_page: MakePage, site: Server) -> None:
    page = make_page(viewport=SMALL, locale="fr-FR", has_touch=True)
    page.goto(f"{site.url}#/sheet?game=nassau")
    expect(page.locator(".pad .key")).to_have_count(15)
    wait_until(page, f"!({CROWDED})().length")
    lines = "(it) => it.getClientRects().length && it.offsetHeight / parseFloat(getComputedStyle(it).lineHeight)"
    assert page.locator(".player-name").first.evaluate(lines) < 2.5, "a name is not broken into three"
