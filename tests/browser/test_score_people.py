"""Whose sheets these are and where they go: names known everywhere, the box's colours, paper, pictures, statistics."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import shell
from tests.browser.conftest import MakeContext, MakePage, wait_engine
from tests.browser.test_score import begin, fill
from tools.server import Server

pytestmark = pytest.mark.browser

KEEP_TEXT = "navigator.share = async ({ text }) => { window.shared = text; };"
A4 = {"width": 718, "height": 1047}  # within margins of 10 mm, at 96 dots an inch
NASSAU = {"track": 41, "towers": 2, "tower-crates": 5, "opponents": 11, "types": 2, "pairs": 3, "cargo": 15}


def sheet(game: str, *players: dict[str, object], ident: str = "one", **more: object) -> dict[str, object]:
    filled = {"game": game, "options": {}, "values": {}, "players": [{"emblem": None, **one} for one in players]}
    return {"id": ident, "sheet": filled, "result": None, "created": 1, "updated": 2, "finished": False, **more}


def give(page: Page, site: Server, *sheets: dict[str, object]) -> None:
    page.goto(f"{site.url}#/settings")
    wait_engine(page)
    shell.give(page, {"format": "flibuste-backup", "version": 1, "games": [], "sheets": list(sheets)})
    shell.shut(page)


def open_sheet(page: Page, site: Server, ident: str = "one") -> None:
    page.goto(f"{site.url}#/score/{ident}")
    page.wait_for_selector("tfoot .first")


def four(game: str, **fields: int) -> list[dict[str, object]]:
    people = zip(("Anne", "Jack", "Mary", "Bart"), ("red", "yellow", "green", "blue"), strict=True)
    return [{"name": name, "colour": colour, **(fields if i == 0 else {})} for i, (name, colour) in enumerate(people)]


def test_a_name_typed_once_is_offered_everywhere(page: Page, site: Server) -> None:
    """With colour and emblem: from a sheet to the next one and to a new game."""
    begin(page, site, "jamaica")
    page.click('[data-player="0"]')
    page.locator('.player-slip [data-field="name"]').fill("Grace")
    page.get_by_role("radio", name="yellow").click()
    page.keyboard.press("Escape")
    begin(page, site, "buccaneer")
    expect(page.locator('[data-player="0"]')).to_have_text("Grace")
    expect(page.locator('[data-player="0"] [data-colour="yellow"]')).to_have_count(1)
    page.click('[data-player="0"]')
    page.locator('.player-slip [data-field="name"]').fill("Henry")
    page.keyboard.press("Escape")
    page.click('[data-player="1"]')
    page.locator(".player-slip .known .btn", has_text="Grace").click()
    page.keyboard.press("Escape")
    expect(page.locator('[data-player="1"]')).to_have_text("Grace")
    stored = page.evaluate("() => JSON.parse(localStorage.getItem('flibuste.roster')).names.map(({ name }) => name)")
    assert stored[:2] == ["Grace", "Henry"]
    page.goto(f"{site.url}#/new?game=buccaneer")
    page.locator("[data-seat]").first.wait_for()
    expect(page.locator("#app")).to_contain_text("Henry")


def name_all(page: Page, *names: str) -> None:
    """Names for the first players of a sheet, and a first number: now they play."""
    page.click('[data-player="0"]')
    for name in names:
        page.locator('.player-slip [data-field="name"]').fill(name)
        page.keyboard.press("Enter")
    if len(names) < people(page).count():
        shut(page)


def shut(page: Page) -> None:
    page.keyboard.press("Escape")
    page.locator(".player-slip").wait_for(state="detached")


def people(page: Page) -> Locator:
    return page.locator("[data-player]")


def test_a_new_sheet_knows_who_plays_this_evening(page: Page, site: Server) -> None:
    """First the last group that played this game, then the last one at all; "+" takes whom this device knows."""
    begin(page, site, "jamaica")
    for _ in range(2):
        page.click("[data-action=add-player]")
    name_all(page, "Anne", "Jack", "Mary", "Bernadette")
    begin(page, site, "plunder")
    expect(people(page)).to_have_text(["Anne", "Jack", "Mary", "Bernadette"])
    colours = page.locator("[data-player] [data-colour]").evaluate_all("all => all.map((it) => it.dataset.colour)")
    assert len(set(colours)) == 4
    page.click('[data-player="3"]')
    page.click("[data-action=remove-player]")
    page.click('[data-player="2"]')
    page.locator('.player-slip [data-field="name"]').fill("Olivier")
    shut(page)
    page.click("[data-action=add-player]")
    expect(people(page)).to_have_text(["Anne", "Jack", "Olivier", "Bernadette"])
    begin(page, site, "nassau")
    expect(people(page)).to_have_text(["Anne", "Jack", "Olivier", "Bernadette"])
    page.goto(f"{site.url}#/new?game=pirates")
    seats = page.locator("[data-seat] .seat-name")
    expect(seats).to_have_count(4)
    assert seats.evaluate_all("all => all.map((it) => it.value)") == ["Anne", "Jack", "Olivier", "Bernadette"]
    begin(page, site, "jamaica")
    expect(people(page)).to_have_text(["Anne", "Jack", "Mary", "Bernadette"])
    page.click("[data-group]")
    expect(people(page)).to_have_text(["Anne", "Jack", "Olivier", "Bernadette"])


def test_a_colour_is_called_as_in_the_box_and_says_its_hue(page: Page, site: Server) -> None:
    begin(page, site, "plunder")
    page.click('[data-player="0"]')
    expect(page.locator(".player-slip .swatch-name")).to_have_text(
        ["red", "blue", "yellow", "black", "green", "purple"], use_inner_text=False
    )
    expect(page.get_by_role("radio", name="purple, drawn sky blue")).to_have_count(1)
    expect(page.get_by_role("radio", name="green", exact=True)).to_have_count(1)


def test_what_was_told_of_a_sheet_does_not_cover_the_next(page: Page, site: Server) -> None:
    begin(page, site, "jamaica")
    page.goto(f"{site.url}#/score")
    page.locator(".score-shelf .game .btn--icon").click()
    expect(page.locator(".toast")).to_be_visible()
    page.click("[data-new-sheet=nassau]")
    expect(page.locator(".pad")).to_be_visible()
    expect(page.locator(".toast")).to_have_count(0)


def test_what_the_box_calls_green_is_green(page: Page, site: Server) -> None:
    give(page, site, sheet("nassau", *four("nassau", track=41)))
    open_sheet(page, site)
    face = page.locator('[data-player="2"] .face')
    assert face.evaluate("it => getComputedStyle(it).fill") == "rgb(0, 121, 90)"
    page.click('[data-player="2"]')
    expect(page.get_by_role("radio", name="green")).to_have_count(1)
    expect(page.get_by_role("radio", name="white")).to_have_count(0)
    expect(page.get_by_role("radio", name="red, drawn orange")).to_contain_text("red")


def test_the_text_tells_what_made_a_total_and_each_number_once(make_context: MakeContext, site: Server) -> None:
    context = make_context()
    context.add_init_script(KEEP_TEXT)
    page = context.new_page()
    give(
        page,
        site,
        sheet("nassau", *four("nassau", **NASSAU)),
        sheet("jamaica", *four("jamaica", gold=12)[:2], ident="two"),
    )
    open_sheet(page, site)
    page.locator(".bar .btn").last.click()
    page.click("[data-action=share-text]")
    text = page.evaluate("window.shared")
    assert text.startswith("Nassau – Flibuste\n")
    assert "1. Anne: 104\n" in text
    assert "\n   Watchtowers: crates 5 × towers 2: 10\n" in text
    assert "\n   Cargo: half of 15, rounded down: 7\n" in text
    open_sheet(page, site, "two")
    page.locator(".bar .btn").last.click()
    page.click("[data-action=share-text]")
    assert "\n   Gold in the holds: 12\n" in page.evaluate("window.shared")


def test_the_picture_grows_with_what_it_tells(make_page: MakePage, site: Server) -> None:
    page = make_page()
    give(page, site, sheet("nassau", *four("nassau", **NASSAU)))
    open_sheet(page, site)
    page.locator(".bar .btn").last.click()
    with page.expect_download() as picture:
        page.click("[data-action=share-picture]")
    data = picture.value.path().read_bytes()
    height = int.from_bytes(data[20:24])
    assert height >= 190 + 4 * 64 + 5 * 30


@pytest.mark.parametrize("turned", [False, True])
def test_a_sheet_on_paper(make_page: MakePage, site: Server, turned: bool) -> None:
    """The whole table by day, at night too; no pad, no buttons; as wide as the paper, on one page where it can be."""
    width, height = sorted(A4.values(), reverse=turned)
    page = make_page(color_scheme="dark", viewport={"width": width, "height": height})
    give(page, site, sheet("nassau", *four("nassau", **NASSAU)))
    open_sheet(page, site)
    page.click('[data-cell="1.track"]')
    page.emulate_media(media="print")
    for away in (".pad", ".sheet-acts", ".bar .btn", ".checks"):
        expect(page.locator(away).first).to_be_hidden()
    expect(page.locator(".print-only")).to_be_visible()
    box = page.locator(".score-table table").bounding_box()
    assert box is not None
    assert box["width"] <= width
    assert turned or box["height"] < height - 90
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    assert page.locator("tfoot td").first.evaluate("it => getComputedStyle(it).position") == "static"


BROKEN = """() => [...document.querySelectorAll(".score-table tbody th, .score-table .words")].filter((it) => {
  const walk = document.createTreeWalker(it, NodeFilter.SHOW_TEXT);
  for (let node; (node = walk.nextNode()); )
    for (const word of node.data.matchAll(/\\S+/g)) {
      const range = document.createRange();
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) return true;
    }
  return it.scrollWidth > it.clientWidth + 1;
}).map((it) => it.textContent)"""


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_no_word_is_broken_on_a_small_phone(make_page: MakePage, site: Server, language: str) -> None:
    page = make_page(viewport={"width": 360, "height": 640}, locale=language)
    for game in ("buccaneer", "jamaica", "nassau", "plunder", "pirates"):
        begin(page, site, game)
        while page.locator("[data-action=add-player]").count():
            page.click("[data-action=add-player]")
        assert page.evaluate(BROKEN) == [], game


def test_statistics_over_games_and_sheets(page: Page, site: Server) -> None:
    """Wins over everything; points by game only; and two people against each other."""
    played = shell.made_game(["Anne", "Jack", "Mary"], seed=3)
    won = 0 in shell.result_of(played)["winners"]
    shell.bring(page, site.url, played)
    ended = {"finished": True}
    scores = [
        {"totals": totals, "rank": rank, "winners": winners, "lines": [[], []]}
        for totals, rank, winners in (([27, 13], [1, 2], [0]), ([9, 31], [2, 1], [1]), ([20, 20], [1, 1], [0, 1]))
    ]
    two: list[dict[str, object]] = [{"name": "Anne", "colour": "red"}, {"name": "Bart", "colour": "blue"}]
    give(page, site, *(sheet("jamaica", *two, ident=f"s{i}", **ended, result=one) for i, one in enumerate(scores)))
    for address in ("past", "score"):
        page.goto(f"{site.url}#/{address}")
        expect(page.locator("[data-sheet]")).to_have_count(3)
        row = page.locator(".statistics tbody tr", has=page.get_by_text("Anne", exact=True))
        expect(row.locator("td")).to_have_text(["4", str(2 + won)])
        page.locator("[data-stat=game]").select_option("jamaica")
        expect(row.locator("td")).to_have_text(["3", "2", "18.7", "27"])
        page.locator("[data-stat='0']").select_option(label="Anne")
        page.locator("[data-stat='1']").select_option(label="Bart")
        expect(page.locator("[data-stat=met] b")).to_have_text(["1", "1"])
        expect(page.locator("[data-stat=met]")).to_have_text("Anne 1 – 1 Bart, in 3 games, one of them level")
        page.locator("[data-stat=game]").select_option("")


# neither the sums nor the names lie over it
IN_SIGHT = """() => {
  const [cell, sums, names] = ["td.active", "tfoot td", "thead td"].map(
    (one) => document.querySelector(one).getBoundingClientRect());
  return cell.bottom <= sums.top + 1 && cell.top >= names.bottom - 1;
}"""


def test_the_cell_that_is_filled_in_is_in_sight(page: Page, site: Server) -> None:
    """The pad and the sums cover a part of a long sheet: what is next comes up."""
    page.set_viewport_size({"width": 360, "height": 640})
    begin(page, site, "nassau")
    fill(page, "0.pistol", "1")
    for _ in range(12):
        page.click("[data-action=next-cell]")
    page.wait_for_function(IN_SIGHT)


def test_only_what_is_printed_is_called_printed(page: Page, site: Server) -> None:
    """NAS-PH3-03: how many rounds were played was decided at the table; a tile's points are printed on it."""
    begin(page, site, "nassau")
    page.locator(".bar .btn").nth(1).click()
    for option in ("contest", "tiles"):
        page.click(f'[data-setting="{option}"] input')
    expect(page.locator("#sv-rounds")).to_be_visible()
    expect(page.locator("#sv-tile-1")).to_be_hidden()
    page.locator(".options-slip summary").click()
    expect(page.locator("#sv-tile-1")).to_be_visible()
    expect(page.locator("details #sv-rounds")).to_have_count(0)
