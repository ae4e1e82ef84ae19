"""Looking back over a game, and its end."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import shell, table
from tests.browser.conftest import MakePage
from tools.server import Server

pytestmark = pytest.mark.browser

TALES = Path(__file__).resolve().parents[1] / "tales"
UNFIT = TALES.with_name("core") / "older" / "pirates-2-unfit.save.json"
WHOLE = ("buccaneer-own-deck", "jamaica-three", "nassau-feld", "plunder-two", "pirates-duel")
# the move that is told, and how many places there are on the board
LOOK = """() => {
  const board = document.querySelector(".board-frame .board");
  const places = board ? board.querySelectorAll("[data-place]").length : 0;
  return [Number(document.querySelector("#tiller").value), places];
}"""
HASTE = 40


@pytest.fixture
def finished(page: Page, site: Server) -> tuple[str, dict[str, Any]]:
    save = shell.made_game(["Anne", "Jack", "Mary"], seed=3)
    shell.bring(page, site.url, save)
    return shell.ids(page)[0], save


@pytest.mark.shipped
@pytest.mark.smoke
def test_the_tiller_goes_anywhere(page: Page, site: Server, finished: tuple[str, dict[str, Any]]) -> None:
    game, save = finished
    moves = len(save["log"])
    page.goto(f"{site.url}#/replay/{game}?at=4")
    expect(page.locator(".replay-told h2")).to_have_text(f"Move 4 of {moves}")
    page.click("[data-action=replay-next]")
    expect(page.locator(".replay-told h2")).to_have_text(f"Move 5 of {moves}")
    page.click("[data-action=replay-back]")
    expect(page.locator(".replay-told h2")).to_have_text(f"Move 4 of {moves}")
    page.click("[data-action=replay-last]")
    expect(page.locator(".replay-told h2")).to_have_text(f"Move {moves} of {moves}")
    expect(page.locator(".replay-told")).to_contain_text("wins")
    page.click("[data-action=replay-first]")
    expect(page.locator(".unit")).to_have_count(15)
    page.locator("#tiller").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".replay-told h2")).to_have_text(f"Move 1 of {moves}")
    # another move of the same game by its address, and back
    page.evaluate("location.hash = location.hash.replace('at=4', 'at=7')")
    expect(page.locator(".replay-told h2")).to_have_text(f"Move 7 of {moves}")
    page.go_back()
    expect(page.locator(".replay-told h2")).to_have_text(f"Move 4 of {moves}")


def test_a_game_of_earlier_rules_is_seen_as_far_as_it_fits(page: Page, site: Server, troubles: list[str]) -> None:
    """It says why, stays as it is, and is not called damaged."""
    save = json.loads(UNFIT.read_text(encoding="utf-8"))
    page.goto(site.url)
    shell.put_games(page, older=save)
    page.reload()
    page.goto(f"{site.url}#/play/older")
    expect(page.locator(".lost")).to_contain_text("begun by an older Flibuste")
    page.goto(f"{site.url}#/replay/older?at=5")
    expect(page.locator(".replay-told h2")).to_have_text("Move 1 of 1")
    expect(page.locator(".replay-told")).to_contain_text("The game went on from here")
    page.click("[data-action=replay-first]")
    expect(page.locator(".replay-told")).not_to_contain_text("The game went on from here")
    page.goto(f"{site.url}#/play/older")
    page.locator(".lost").get_by_role("link", name="Replay").click()
    expect(page.locator(".replay-told h2")).to_contain_text("of 1")
    assert shell.log(page, "older") == save["log"]
    troubles.clear()  # the engine's detail is noted in the console


def test_it_plays_by_itself_to_the_end(page: Page, site: Server, finished: tuple[str, dict[str, Any]]) -> None:
    game, save = finished
    moves = len(save["log"])
    page.goto(f"{site.url}#/replay/{game}?at={moves - 3}")
    page.click("[data-action=replay-play]")
    expect(page.locator(".replay-told h2")).to_have_text(f"Move {moves} of {moves}", timeout=20_000)
    expect(page.locator("[data-action=replay-play]")).to_be_visible()


def test_the_end_explains_every_number(page: Page, site: Server, finished: tuple[str, dict[str, Any]]) -> None:
    game, save = finished
    result = shell.result_of(save)
    page.goto(f"{site.url}#/end/{game}")
    rows = page.locator(".score tbody tr")
    expect(rows).to_have_count(3)
    totals = [int(text) for text in page.locator(".score tbody .total").all_inner_texts()]
    assert totals == sorted(result["totals"], reverse=True)
    for row in rows.all():
        points = [0 if text == "–" else int(text) for text in row.locator("td button .num").all_inner_texts()]
        assert sum(points) == int(row.locator(".total").inner_text())
    rows.first.locator("td button").first.click()
    expect(page.locator(".because .rule-id")).to_have_text(re.compile("BUC-SCO-0"))
    expect(page.locator("svg.fortunes").first).to_be_visible()
    page.click("[data-action=rematch]")
    table.ready(page)
    assert len(shell.ids(page)) == 2


def test_show_it_leads_from_the_log_to_the_board_of_then(page: Page, site: Server) -> None:
    game = shell.start(page, site.url, "seats=Anne,Jack,Mary&seed=7")
    shell.play(page, 3)
    page.click("[data-action=log]")
    page.locator(".move-open").nth(2).click()
    page.click("[data-action=show]")
    expect(page.locator(".replay-told h2")).to_have_text("Move 2 of 3")
    expect(page.locator(".unit.chosen")).to_have_count(1)
    page.go_back()
    table.ready(page)
    assert game in page.url


def test_closed_purses_stay_closed_in_the_replay(page: Page, site: Server) -> None:
    page.goto(f"{site.url}#/new?game=buccaneer&seats=Anne,Jack,Mary&closed_purses=1&seed=7&start=1")
    table.lift(page)
    table.ready(page)
    game = page.evaluate("location.hash.split('/')[2]")
    page.goto(f"{site.url}#/replay/{game}")
    expect(page.locator(".replay-told")).to_be_visible()
    assert set(page.locator("[data-purse]").all_inner_texts()) == {"–"}


@pytest.mark.parametrize("tale", WHOLE)
def test_a_whole_game_with_bots_is_replayed(make_page: MakePage, site: Server, tale: str) -> None:
    """With motion on: it opens on a board that has something on it; three moves on by quick taps, one back, the tiller,
    and the last quarter by itself to the end."""
    page = make_page(viewport=table.SMALL, reduced_motion="no-preference")
    save = json.loads((TALES / f"{tale}.save.json").read_text())
    for seat in save["seats"][1:]:
        seat["bot"] = "easy"
    moves = len(save["log"])
    shell.bring(page, site.url, save)
    page.goto(f"{site.url}#/replay/{shell.ids(page)[0]}")
    page.wait_for_selector(".replay-told h2", timeout=table.WAIT)
    first, places = page.evaluate(LOOK)
    assert places > 0
    head, tiller = page.locator(".replay-told h2"), page.locator("#tiller")
    for _ in range(3):
        page.click("[data-action=replay-next]")
    expect(head).to_have_text(f"Move {first + 3} of {moves}")
    page.click("[data-action=replay-back]")
    expect(head).to_have_text(f"Move {first + 2} of {moves}")
    page.evaluate("(haste) => void (document.documentElement.dataset.haste = haste)", HASTE)
    page.click("[data-action=replay-play]")
    expect(head).not_to_have_text(f"Move {first + 2} of {moves}")
    late = moves - moves // 4
    tiller.fill(str(late))
    expect(head).to_have_text(f"Move {late} of {moves}")
    page.click("[data-action=replay-play]")
    expect(head).to_have_text(f"Move {moves} of {moves}", timeout=120_000)
    expect(page.locator("[data-action=replay-play]")).to_have_attribute("aria-label", "Play")
    assert page.evaluate(LOOK)[1] > 0


def test_covered_coins_are_not_drawn_as_none(page: Page, site: Server) -> None:
    """CSG-INF-04: of more than two players nobody sees what lies at home, but how many coins there are."""
    save = json.loads((TALES / "pirates-four.save.json").read_text())
    for entries in range(150, len(save["log"]), 50):
        players = shell.ask("at", save=save, entries=entries)["table"]["view"]["players"]
        seat = next((i for i, it in enumerate(players) if it["hidden"] and not it["gold"]), None)
        if seat is not None:
            break
    assert seat is not None
    shell.bring(page, site.url, save)
    page.goto(f"{site.url}#/replay/{shell.ids(page)[0]}?at={entries}")
    page.wait_for_selector(".replay-told", timeout=table.WAIT)
    expect(page.locator(f"[data-purse='{seat}']")).to_have_text("?")
    coins = players[seat]["coins"]
    said = f"{coins} coin{'s' if coins > 1 else ''} at home, 0 gold known"
    expect(page.locator(".strip li").nth(seat)).to_contain_text(said)
