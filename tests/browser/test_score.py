"""The score sheets: typed with one thumb, reckoned by the engine, kept step by step, shared by hand only."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import MakePage, wait_engine
from tests.browser.test_play_axe import check, opened
from tools.server import Server

pytestmark = pytest.mark.browser

SMALL = {"width": 360, "height": 640}


def begin(page: Page, site: Server, game: str) -> None:
    page.goto(f"{site.url}#/score")
    page.click(f'[data-new-sheet="{game}"]')
    page.wait_for_selector(".score-table")


def fill(page: Page, cell: str, *keys: str) -> None:
    page.click(f'[data-cell="{cell}"]')
    for key in keys:
        page.click(f'.pad [data-key="{key}"]')


@pytest.mark.smoke
def test_a_sheet_of_jamaica_from_the_first_tap_to_the_ranking(make_page: MakePage, site: Server) -> None:
    """JAM-SHEET-01: 15 + 12 gold against 6 + 7 gold; each line with its rule; another time it is still here."""
    page = make_page(viewport=SMALL, has_touch=True)
    begin(page, site, "jamaica")
    wait_engine(page)
    fill(page, "0.space", "15")
    fill(page, "1.space", "6")
    fill(page, "0.gold", "1", "2")
    page.click("[data-action=next-cell]")
    page.click('.pad [data-key="7"]')
    expect(page.locator("[data-total]")).to_have_text(["27I", "13II"])
    page.click('[data-total="0"]')
    expect(page.locator(".line-row")).to_have_count(2)
    expect(page.locator(".lines-slip .rule-id").first).to_contain_text("JAM-SCORE")
    page.keyboard.press("Escape")
    page.reload()
    page.wait_for_selector(".score-table")
    expect(page.locator("[data-total]")).to_have_text(["27I", "13II"])
    page.click("[data-action=finish-sheet]")
    page.goto(f"{site.url}#/score")
    expect(page.locator(".score-shelf .game")).to_contain_text("wins with 27")


def test_a_link_opens_a_sheet_or_a_tool(page: Page, site: Server) -> None:
    """The sheet of the game that is being filled in, else a new one; a game without a sheet leads to all of them."""
    body = page.locator("body")
    for _ in range(2):
        page.goto(f"{site.url}#/sheet?game=jamaica")
        page.wait_for_selector(".score-table")
        expect(body).to_have_attribute("data-screen", "sheet")
        page.goto(f"{site.url}#/tool?game=plunder&tool=spinners")
        expect(page.locator("h1")).to_have_text("Compasses")
        expect(body).to_have_attribute("data-screen", "tool")
    page.goto(f"{site.url}#/sheet?game=chess")
    expect(body).to_have_attribute("data-screen", "score")
    expect(page.locator(".games-list > *")).to_have_count(1)


def test_what_happens_in_plunder_is_noted_with_a_tap(make_page: MakePage, site: Server) -> None:
    """PLU-SEA-05: who sinks a ship takes a point card, the other one has a ship less; one step takes it back."""
    page = make_page(viewport=SMALL, has_touch=True)
    begin(page, site, "plunder")
    wait_engine(page)
    fill(page, "1.ships", "2")
    page.click("[data-action=taps]")
    page.click("[data-tap=sank]")
    page.click("[data-who='1']")
    expect(page.locator('[data-cell="0.cards"]')).to_have_text("1")
    expect(page.locator('[data-cell="1.ships"]')).to_have_text("1")
    page.click("[data-action=undo-sheet]")
    expect(page.locator('[data-cell="1.ships"]')).to_have_text("2")
    expect(page.locator('[data-cell="0.cards"]')).to_have_text("0")


def test_a_number_shows_what_it_brings_and_the_phone_may_go_round(page: Page, site: Server) -> None:
    """BUC-SCO-03: two chests, and nobody has more: fifteen points. What goes on
    by itself, and "next", go down a column when they are asked to; "next" stays once where the pad went by itself."""
    begin(page, site, "buccaneer")
    wait_engine(page)
    page.click('[data-cell="0.chest"]')
    page.click("[data-action=down]")
    page.click('.pad [data-key="2"]')
    expect(page.locator('[data-cell="0.chest"] .made')).to_have_text("+15")
    page.click('.pad [data-key="3"]')
    expect(page.locator('[data-cell="0.barrel"] b')).to_have_text("3")
    page.click("[data-action=next-cell]")
    page.click("[data-action=next-cell]")
    page.click('.pad [data-key="1"]')
    expect(page.locator('[data-cell="0.sabre"] b')).to_have_text("1")


def test_what_was_typed_can_be_taken_back_step_by_step(page: Page, site: Server) -> None:
    begin(page, site, "buccaneer")
    wait_engine(page)
    # digits typed close together are one number, and one step
    fill(page, "0.ducats", "4", "5")
    expect(page.locator('[data-total="0"]')).to_contain_text("45")
    fill(page, "1.ducats", "9")
    page.click("[data-action=undo-sheet]")
    expect(page.locator('[data-cell="0.ducats"]')).to_have_text("45")
    expect(page.locator('[data-cell="1.ducats"]')).to_have_text("0")
    page.click("[data-action=undo-sheet]")
    expect(page.locator('[data-cell="0.ducats"]')).to_have_text("0")
    expect(page.locator("[data-action=undo-sheet]")).to_have_attribute("aria-disabled", "true")


def test_more_than_the_box_has_is_said_and_nothing_is_lost(page: Page, site: Server) -> None:
    begin(page, site, "buccaneer")
    wait_engine(page)
    for seat in (0, 1):
        fill(page, f"{seat}.chest", "5")
    expect(page.locator(".checks .fault")).to_contain_text("6")
    expect(page.locator('[data-cell="1.chest"]')).to_have_text("5")
    fill(page, "1.chest", "1")
    expect(page.locator(".checks .fault")).to_have_count(0)


def test_players_come_go_and_are_named_as_data(page: Page, site: Server) -> None:
    begin(page, site, "jamaica")
    page.click("[data-action=add-player]")
    expect(page.locator("[data-player]")).to_have_count(3)
    page.click('[data-player="2"]')
    page.locator('.player-slip [data-field="name"]').fill("<b>Anne</b>")
    page.keyboard.press("Escape")
    expect(page.locator('[data-player="2"]')).to_have_text("<b>Anne</b>")
    page.click('[data-player="0"]')
    page.click("[data-action=remove-player]")
    expect(page.locator("[data-player]")).to_have_count(2)


def test_the_crew_brings_its_characters_and_the_own_values_count(page: Page, site: Server) -> None:
    """JAM-CREW-14: the tile's upper value in Port Royal, as the owner typed it."""
    begin(page, site, "jamaica")
    wait_engine(page)
    page.locator(".bar .btn").nth(1).click()
    page.click('[data-setting="crew"] input, [data-setting="crew"] button')
    page.locator(".options-slip summary").click()
    page.locator("#sv-mage-top").fill("9")
    page.keyboard.press("Escape")
    fill(page, "0.space", "15")
    # one row for all people: who is taken aboard here leaves the other ship
    fill(page, "1.people", "crew-mage", "crew-king")
    expect(page.locator('[data-cell="1.people"] b')).to_have_text("2")
    fill(page, "0.people", "crew-mage")
    expect(page.locator('[data-cell="1.people"] b')).to_have_text("1")
    expect(page.locator('[data-cell="0.people"] .made')).to_have_text("+9")
    expect(page.locator('[data-total="0"]')).to_contain_text("24")
    expect(page.locator("tbody tr:not(.score-table-section)")).to_have_count(15)


def test_a_sum_may_be_spelled_out(page: Page, site: Server) -> None:
    """NAS-END-07: one cell for all the cargo; its kinds unfold, make the sum, and are asked about where they differ."""
    begin(page, site, "nassau")
    wait_engine(page)
    kinds = page.locator(".score-table .part")
    expect(kinds).to_have_count(0)
    fill(page, "0.cargo", "1", "5")
    expect(page.locator('[data-total="0"]')).to_contain_text("7")
    page.click("[data-spell=cargo]")
    expect(kinds).to_have_count(9)
    fill(page, "0.rum", "4")
    expect(page.locator(".checks")).to_contain_text("15 typed, but the parts make 4")
    fill(page, "0.cargo", "0")
    expect(page.locator(".checks")).not_to_contain_text("but the parts make")
    expect(page.locator('[data-cell="0.cargo"] b')).to_have_text("4")
    expect(page.locator('[data-total="0"]')).to_contain_text("2")


@pytest.mark.parametrize(("theme", "language"), [("day", "en"), ("night", "fr")])
def test_everybody_can_use_every_sheet(make_page: MakePage, site: Server, theme: str, language: str) -> None:
    page = opened(make_page, site, theme, language, (360, 640))
    page.goto(f"{site.url}#/score")
    page.wait_for_selector("[data-new-sheet]")
    check(page, "the shelf")
    games = page.locator("[data-new-sheet]").evaluate_all("all => all.map((it) => it.dataset.newSheet)")
    assert len(games) >= 2
    for game in games:
        begin(page, site, game)
        wait_engine(page)
        check(page, game)
        page.locator("[data-cell]").first.click()
        check(page, f"{game}, a cell")
        page.locator(".bar .btn").nth(1).click()
        if page.locator("dialog").count():
            check(page, f"{game}, options")
            page.keyboard.press("Escape")


def test_a_team_wins_with_what_it_has_together(make_page: MakePage, site: Server) -> None:
    """PLU-TEAM-03: on the sheet, in the list, in the text."""
    page = make_page(viewport=SMALL)
    begin(page, site, "plunder")
    wait_engine(page)
    for _ in range(2):
        page.click("[data-action=add-player]")
    page.locator(".bar .btn").nth(1).click()
    expect(page.locator("#sv-target")).to_be_visible()
    page.click('[data-setting="teams"] input, [data-setting="teams"] button')
    # what was agreed at the table stands in the open, and only what goes with the options
    expect(page.locator("#sv-team-target")).to_be_visible()
    expect(page.locator("#sv-target")).to_have_count(0)
    page.keyboard.press("Escape")
    for seat, cards in enumerate("6010"):
        fill(page, f"{seat}.cards", cards)
    sides = page.locator("[data-side]")
    expect(sides.nth(0)).to_contain_text("Team A")
    expect(sides).to_contain_text(["11", "4", "11", "4"])
    expect(sides).to_contain_text(["I", "II", "I", "II"])
    page.click("[data-action=finish-sheet]")
    page.goto(f"{site.url}#/score")
    expect(page.locator(".score-shelf .game")).to_contain_text("win together with 11")
    page.reload()
    expect(page.locator(".score-shelf .game")).to_contain_text("win together with 11")


def test_names_are_typed_one_after_the_other(page: Page, site: Server) -> None:
    """The field has the focus, Enter leads to the next player and after the last back to the sheet."""
    begin(page, site, "jamaica")
    page.click("[data-action=add-player]")
    page.click('[data-player="0"]')
    for name in ("Anne", "Jack", "Mary"):
        expect(page.locator('.player-slip [data-field="name"]')).to_be_focused()
        page.keyboard.type(name)
        page.keyboard.press("Enter")
    expect(page.locator(".player-slip")).to_have_count(0)
    expect(page.locator("[data-player]")).to_have_text(["Anne", "Jack", "Mary"])


def test_the_pad_opens_closes_and_says_what_does_not_fit(page: Page, site: Server) -> None:
    begin(page, site, "jamaica")
    wait_engine(page)
    pad = page.get_by_role("region", name=re.compile("Player 1, "))
    expect(pad).to_be_visible()
    page.locator("[data-action=next-cell]").press("Enter")
    expect(page.locator("#live")).to_contain_text("Player 2, ")
    page.locator("[data-action=close-pad]").press("Enter")
    expect(page.locator(".pad")).to_have_count(0)
    expect(page.locator('[data-cell^="1."]:focus')).to_have_count(1)
    fill(page, "0.gold", "9", "9", "9")
    expect(page.locator(".pad [role=alert]")).to_contain_text("0 to 120")
    expect(page.locator(".score-table.stale")).to_have_count(1)
    page.keyboard.press("Backspace")
    expect(page.locator(".pad [role=alert], .score-table.stale")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".pad")).to_have_count(0)
    # two of a kind at most: each tap is the next number
    cell = page.locator('[data-cell="1.riches-3"]')
    for value in ("1", "2", "0"):
        cell.click()
        expect(cell).to_contain_text(value)
        expect(page.locator(".pad")).to_have_count(0)


def test_back_closes_what_is_open_before_it_leaves_the_sheet(make_page: MakePage, site: Server) -> None:
    """The pad and a slip over it, one after the other; nothing typed is lost, and nothing of them stays on the way."""
    page = make_page(viewport=SMALL, has_touch=True)
    begin(page, site, "buccaneer")
    wait_engine(page)
    pad, slip = page.locator(".pad"), page.locator(".player-slip")
    page.click('.pad [data-key="4"]')
    page.go_back()
    expect(pad).to_have_count(0)
    expect(page.locator('[data-cell="0.ducats"] b')).to_have_text("4")
    # shut by its own button, again and again
    for _ in range(2):
        fill(page, "1.ducats", "7")
        page.click("[data-action=close-pad]")
    page.click('[data-player="0"]')
    page.keyboard.type("Anne")
    page.go_back()
    expect(slip).to_have_count(0)
    expect(page.locator('[data-player="0"]')).to_have_text("Anne")
    fill(page, "1.ducats", "8")
    page.click("[data-action=details]")
    for gone in ("dialog", ".pad"):
        page.go_back()
        expect(page.locator(gone)).to_have_count(0)
        expect(page.locator('[data-cell="1.ducats"] b')).to_have_text("8")
    # what leads elsewhere leaves nothing behind either
    fill(page, "0.ducats", "5")
    page.click("[data-action=rematch-sheet]")
    expect(page.locator('[data-cell="0.ducats"] b')).to_have_text("0")
    page.reload()
    expect(pad).to_be_visible()
    page.go_back()
    expect(pad).to_have_count(0)
    page.wait_for_function("!history.state?.open")
    page.go_back()
    expect(page.locator('[data-cell="0.ducats"] b')).to_have_text("5")
    page.go_back()
    expect(page.locator(".score-shelf")).to_be_visible()


def test_a_sheet_by_keys_alone(page: Page, site: Server) -> None:
    """Arrows go from cell to cell, and the pad goes along; Tab stops at one of them; a sign may come first."""
    begin(page, site, "jamaica")
    wait_engine(page)
    add = page.locator("[data-action=add-player]")
    add.focus()
    for _ in range(4):
        add.press("Enter")
    # all sit there: the button is gone, and the focus is not lost
    expect(page.locator('[data-player="5"]')).to_be_focused()
    page.keyboard.press("Enter")
    page.locator("[data-action=remove-player]").press("Enter")
    expect(page.locator('[data-player="4"]')).to_be_focused()
    add.press("Enter")
    page.keyboard.press("ArrowDown")
    cell = page.locator('[data-cell="5.space"]')
    expect(cell).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.type("-5")
    expect(cell.locator("b")).to_contain_text("−5")
    # over the heading of a section, and back to the left
    for key in ("ArrowDown", "ArrowLeft"):
        page.keyboard.press(key)
    expect(page.locator('.active > [data-cell="4.gold"]')).to_be_focused()
    page.keyboard.type("12")
    page.keyboard.press("Enter")
    expect(page.locator('[data-cell="4.gold"] b')).to_have_text("12")
    expect(page.locator('.active > [data-cell="5.gold"]')).to_be_focused()
    # what is tapped itself has no pad, so nothing typed there goes elsewhere
    page.keyboard.press("ArrowDown")
    page.keyboard.type("7")
    expect(page.locator(".pad")).to_have_count(0)
    expect(page.locator('[data-cell="5.gold"] b')).to_have_text("0")
    page.keyboard.press("Tab")
    expect(page.locator('[data-total="0"]')).to_be_focused()
    # a number typed on any other cell begins to fill it in
    page.keyboard.press("Shift+Tab")
    for key in "ArrowUp", "ArrowLeft", "3", "4":
        page.keyboard.press(key)
    expect(page.locator('.active > [data-cell="4.gold"] b')).to_have_text("34")


def test_only_the_tied_are_asked_and_the_end_is_a_podium(page: Page, site: Server) -> None:
    """JAM-SCORE-05: the place in the race for those on -5 alone; who won and why; then the sheet is locked."""
    begin(page, site, "jamaica")
    wait_engine(page)
    page.click("[data-action=add-player]")
    expect(page.locator(".rank:not(:empty), .checks li")).to_have_count(0)
    fill(page, "0.space", "-5")
    fill(page, "1.space", "-5")
    fill(page, "0.gold", "9")
    fill(page, "1.gold", "9")
    fill(page, "2.space", "15")
    fill(page, "2.gold", "3")
    expect(page.locator('[data-cell$=".race"]')).to_have_count(2)
    fill(page, "0.race", "2")
    fill(page, "1.race", "1")
    page.click("[data-action=finish-sheet]")
    podium = page.locator(".podium")
    expect(podium.locator("[data-rank] .who")).to_have_text(["Player 3", "Player 2", "Player 1"])
    # what decided it stands beside the totals, on the page and on the sheet
    expect(podium.locator("[data-rank] .total")).to_have_text(["18", "4further along", "4further behind"])
    expect(podium).to_contain_text("Equal totals")
    page.keyboard.press("Escape")
    expect(page.locator("tfoot .tie")).to_have_text(["further behind", "further along"])
    page.click('[data-cell="0.gold"]')
    expect(page.locator(".pad")).to_have_count(0)
    page.click("[data-action=who-won]")
    expect(podium).to_be_visible()
    page.click("[data-action=to-sheet]")
    page.click("[data-action=finish-sheet]")
    page.click('[data-cell="0.gold"]')
    expect(page.locator(".pad")).to_be_visible()
