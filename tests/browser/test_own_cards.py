"""BUC-VAR-03: the ship cards of one's own box, told as they turn up, kept for the next game, sent to another owner."""

from __future__ import annotations

import json
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

from tests.browser import shell, table
from tests.browser.conftest import MakePage
from tools.server import Server

pytestmark = pytest.mark.browser

SAID: list[tuple[str, ...]] = [
    ("crew 3", "ducats 12", "wage 4", "treasures chest"),
    ("crew 5", "ducats 24", "wage 5", "treasures barrel,sabre"),
    ("crew 2", "ducats 8", "wage 1", "treasures sabre"),
]
DUCATS = [12, 24, 8]


def own(at: int, ducats: int, **more: Any) -> dict[str, Any]:
    numbers = {"min_crew": 3, "ducats": ducats, "question_wage": 2, "treasures": ["chest"]}
    return {"id": f"OWN-{at:02}", "name": "", **numbers, **more}


def known_as(page: Page, ducats: list[int]) -> None:
    """So it is kept, soon."""
    for _ in range(200):
        if kept(page) == ducats:
            return
        page.wait_for_timeout(50)
    raise AssertionError(kept(page))


def blank(at: int) -> dict[str, Any]:
    return {**own(at, 0), "min_crew": None, "ducats": None, "question_wage": None}


def keep(page: Page, site: Server, deck: list[dict[str, Any]]) -> None:
    page.goto(f"{site.url}icons/icon.svg")
    roster = {"own": {"buccaneer.deck": deck}}
    page.evaluate("(it) => localStorage.setItem('flibuste.roster', JSON.stringify(it))", roster)


def kept(page: Page) -> list[Any]:
    """What the cards that are known bring."""
    roster = json.loads(page.evaluate("localStorage.getItem('flibuste.roster')") or "{}")
    deck = roster.get("own", {}).get("buccaneer.deck", [])
    return [card["ducats"] for card in deck if card["ducats"] is not None and not card.get("house")]


def begin(page: Page, site: Server, seed: int) -> None:
    page.goto("about:blank")
    page.goto(f"{site.url}#/new?game=buccaneer&seats=Anne,Jack,Mary&seed={seed}&groups=2&box=1&deck=own&start=1")
    laid = page.locator("[data-action=carried]")
    laid.wait_for(timeout=table.WAIT)
    laid.tap()


def tell(page: Page, key: str, then: str) -> None:
    """One key, and what comes of it. A table is deaf to a tap on what has only just appeared: then again. Many ducats
    are found by their tens."""
    tens, one = f"[data-tens='{key[-2:-1]}0']", f"[data-told='{key}']"
    for _ in range(40):
        with suppress(TookTooLong):
            if key.startswith("ducats 2") and not page.locator(f"{one}, {tens}").count():
                page.locator("[data-action=more-ducats]").tap(timeout=1500)
            if page.locator(tens).count():
                page.locator(tens).tap(timeout=1500)
            page.locator(one).tap(timeout=1500)
        with suppress(AssertionError):
            expect(page.locator(then).first).to_be_visible(timeout=1500)
            return
    raise AssertionError(f"{key} is not heard")


def read(page: Page, card: tuple[str, ...]) -> None:
    """The last card of three."""
    for key, after in pairwise(card):
        tell(page, key, f"[data-told^='{after.split()[0]} ']")
    tell(page, card[-1], ".merchant")


def in_roads(page: Page) -> list[str]:
    expect(page.locator(".merchant")).to_have_count(3, timeout=table.WAIT)
    return sorted(page.locator(".merchant .fact:first-child .num").all_inner_texts())


def test_the_second_game_asks_one_tap_a_ship(make_page: MakePage, site: Server) -> None:
    """A card that nobody knows is told by four keys, and what is told is kept; a known one is one key."""
    page = table.phone(make_page, site)
    begin(page, site, 7)
    keys = [key for card in SAID for key in card]
    for i, key in enumerate(keys):
        tell(page, key, f"[data-told^='{keys[i + 1].split()[0]} ']" if i + 1 < len(keys) else ".merchant")
    assert in_roads(page) == ["12", "24", "8"]
    known_as(page, DUCATS)
    deck = json.loads(page.evaluate("localStorage.getItem('flibuste.roster')"))["own"]["buccaneer.deck"]
    assert len(deck) == 15, "a short game leaves cards in the box"
    names = [one["name"] for one in shell.head(page)["save"]["options"]["deck"][:2]]
    assert names == ["Ship 1", "Ship 2"]
    begin(page, site, 8)
    known = page.locator("[data-told^='ship ']")
    expect(known).to_have_count(4, timeout=table.WAIT)  # three, and one that is new
    for left, card in ((3, 1), (2, 2), (0, 3)):
        tell(
            page, f"ship OWN-0{card}", f".told-throw:not(:has([data-told='ship OWN-0{card}']))" if left else ".merchant"
        )
    assert in_roads(page) == ["12", "24", "8"]
    assert kept(page) == DUCATS


def test_what_is_taken_back_is_forgotten(make_page: MakePage, site: Server) -> None:
    """Told anew it is not a second card."""
    page = table.phone(make_page, site)
    keep(page, site, [own(1, 10), own(2, 11), blank(3)])
    begin(page, site, 7)
    tell(page, "ship OWN-01", "[data-told='ship OWN-02']")
    tell(page, "ship OWN-02", "[data-told='crew 2']")
    read(page, SAID[0])
    known_as(page, [10, 11, 12])
    page.locator("[data-action=undo]").tap()
    known_as(page, [10, 11])
    page.locator("[data-action=told-back]").tap(timeout=table.WAIT)
    page.wait_for_selector("[data-told='crew 2']", timeout=table.WAIT)
    read(page, SAID[2])
    known_as(page, [10, 11, 8])


@pytest.fixture
def sheet(make_page: MakePage, site: Server) -> Page:
    """The sheet of cards, reached from the toolbox: three are known, of three each, in a deck of nine."""
    page = make_page()
    keep(page, site, [own(1, 10), own(2, 11, name="Sea Hen"), own(3, 12), *map(blank, range(4, 7))])
    page.goto(f"{site.url}#/tools/buccaneer.ships")
    page.get_by_role("button", name="The cards of my box").click()
    expect(page.locator("[data-card]")).to_have_count(6)
    return page


def take(page: Page, path: Path, content: object, what: str = "deck") -> str:
    """What the page says of a file that somebody has sent."""
    path.write_text(content if isinstance(content, str) else json.dumps(content))
    outcome = page.locator("[data-outcome]")
    before = outcome.inner_text() if outcome.count() else ""
    with page.expect_file_chooser() as chooser:
        page.click(f"[data-action=take-{what}]")
    chooser.value.set_files(path)
    with suppress(AssertionError):  # of two files it may say the same
        expect(outcome).not_to_have_text(before, timeout=3000)
    expect(outcome).to_be_visible()
    return outcome.inner_text()


def deck_file(*cards: dict[str, Any]) -> dict[str, Any]:
    return {"flibuste": 1, "own": {"buccaneer.deck": list(cards)}}


def test_cards_are_sent_and_taken(sheet: Page, tmp_path: Path) -> None:
    """What one owner sends, another has beside his own: nothing twice, and nothing lost."""
    with sheet.expect_download() as download:
        sheet.click("[data-action=share-deck]")
    assert download.value.suggested_filename == "flibuste-buccaneer-cards.json"
    sent = json.loads(download.value.path().read_text())
    assert [card["ducats"] for card in sent["own"]["buccaneer.deck"]] == [10, 11, 12, None, None, None]
    assert "nothing was changed" in take(sheet, tmp_path / "a.json", sent)
    more = deck_file(own(1, 12, name="Hind"), own(2, 30), own(3, 31))
    assert take(sheet, tmp_path / "b.json", more) == "2 new cards. Your own cards were kept."
    assert kept(sheet) == [10, 11, 12, 30, 31]
    expect(sheet.locator("[data-card='2']")).to_contain_text("Hind")
    expect(sheet.locator("[data-card='1']")).to_contain_text("Sea Hen")


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ("{", "does not come from Flibuste"),
        ({"cards": []}, "does not come from Flibuste"),
        ({"flibuste": 9, "own": {}}, "newer Flibuste"),
        ({"flibuste": 1, "own": {}}, "no ship cards"),
        (deck_file(own(1, 5), own(2, 6), own(3, 100)), "are damaged"),
        (deck_file(own(1, 5), own(2, 6), own(3, 7, treasures=["gold"])), "are damaged"),
        (deck_file(own(1, 5), own(2, 6)), "are damaged"),
    ],
)
def test_a_file_that_makes_no_sense_changes_nothing(sheet: Page, tmp_path: Path, content: object, says: str) -> None:
    assert says in take(sheet, tmp_path / "it.json", content)
    assert kept(sheet) == [10, 11, 12]


def test_cards_of_another_box_replace_none_unasked(sheet: Page, tmp_path: Path) -> None:
    """Too many for one box: they come in only where somebody says so, and there is a way back from that."""
    other = deck_file(*(own(at, 40 + at) for at in range(1, 7)))
    assert "Nothing was changed" in take(sheet, tmp_path / "it.json", other)
    assert kept(sheet) == [10, 11, 12]
    sheet.click("[data-action=take-other]")
    assert kept(sheet) == [41, 42, 43, 44, 45, 46]
    sheet.click("[data-action=deck-back]")
    assert kept(sheet) == [10, 11, 12]


def test_a_backup_holds_them(make_page: MakePage, site: Server, tmp_path: Path) -> None:
    """On another device they come in beside what is known there; a damaged deck is left out, and that is said."""
    page = make_page()
    keep(page, site, [own(1, 10), own(2, 11), own(3, 12)])
    page.goto(f"{site.url}#/settings")
    with page.expect_download() as download:
        page.click("[data-action=export-all]")
    backup = json.loads(download.value.path().read_text())
    other = make_page()
    keep(other, site, [own(1, 11), blank(2), blank(3)])
    other.goto(f"{site.url}#/settings")
    for deck, ducats, says in (
        ([own(1, 10), own(2, 11), own(3, -1)], [11], "is damaged"),
        (backup["own"]["buccaneer.deck"], [11, 10, 12], "was restored too"),
    ):
        (tmp_path / "backup.json").write_text(json.dumps({**backup, "own": {"buccaneer.deck": deck}}))
        with other.expect_file_chooser() as chooser:
            other.click("[data-action=import]")
        chooser.value.set_files(tmp_path / "backup.json")
        expect(other.locator("[data-outcome]")).to_contain_text(says, timeout=table.WAIT)
        assert kept(other) == ducats
        other.locator("[data-outcome] .btn").click()
