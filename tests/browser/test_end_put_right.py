"""What was entered wrongly beside a box is often found only when the treasures are counted: at the end of the game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from flibuste.core.atoms import Json
from flibuste.table import Table
from tests.browser import shell, table
from tests.browser.conftest import MakePage
from tests.contract.test_amended import told_game
from tools.server import Server

pytestmark = pytest.mark.browser

LOG = "dialog.log-sheet"


def over() -> tuple[Json, int, str]:
    """A game of people that is over, how many entries come before somebody's choice of a treasure, and another one that
    could be chosen, with which all that came later holds."""
    for seed in range(1, 40):
        save = told_game("buccaneer", seed).save()
        save = {**save, "seats": [{**seat, "bot": None} for seat in save["seats"]]}
        if not Table.load(save).result:
            continue
        for at in reversed(range(len(save["log"]))):
            if save["log"][at]["move"] != "treasure":
                continue
            decision = Table.load({**save, "log": save["log"][:at]}).decision
            kinds = [str(option.move[1]) for option in decision.options] if decision else []
            for other in kinds:
                if [other] != save["log"][at]["args"] and _holds(save, at, other):
                    return save, at, other
    raise AssertionError("nobody had a choice")


def _holds(save: Json, at: int, other: str) -> bool:
    game = Table.load(save)
    rest = game.reopen(at)
    game.play(("treasure", other))
    return rest is not None and game.resume(rest) is None and game.result is not None


def look_back(page: Page, site: Server, save: Json) -> None:
    shell.bring(page, site.url, save)
    page.goto(f"{site.url}#/end/{shell.ids(page)[0]}")
    page.locator("[data-action=filled-sheet]").wait_for(timeout=table.WAIT)
    page.locator("[data-action=end-wrong]").tap()
    page.locator(f"{LOG} .move-open").last.wait_for(timeout=table.WAIT)


def test_a_move_is_put_right_after_the_end(make_page: MakePage, site: Server) -> None:
    """The game is over again by itself, and its score sheet says what is true now."""
    save, at, other = over()
    page = table.phone(make_page, site)
    look_back(page, site, save)
    page.get_by_role("button", name=f"Move {at + 1}.").tap()
    page.locator(f"{LOG} [data-action=reopen]").last.tap()
    key = page.locator(f"[data-option='treasure:{other}']")
    key.wait_for(timeout=table.WAIT)
    page.wait_for_timeout(300)
    key.tap()
    carried = page.locator("[data-action=carried]")
    for _ in range(100):
        if page.evaluate(table.SCREEN) == "end":
            break
        if carried.count():
            carried.first.tap()
        page.wait_for_timeout(100)
    true = shell.log(page)
    assert true[at]["args"] == [other]
    totals = shell.result_of({**save, "log": true})["totals"]
    assert totals != shell.result_of(save)["totals"]
    assert shell.head(page)["status"] == "finished"
    page.locator("[data-action=filled-sheet]").tap()
    expect(page.locator("[data-total] b")).to_have_text([str(total) for total in totals])


def test_whoever_finds_nothing_wrong_is_back_at_the_end(make_page: MakePage, site: Server) -> None:
    save, _, _ = over()
    page = table.phone(make_page, site)
    look_back(page, site, save)
    assert page.evaluate(table.SCREEN) == "play"
    page.keyboard.press("Escape")
    page.locator(".victor").wait_for()
    assert shell.log(page) == save["log"]


def test_what_was_entered_before_is_not_called_advice(make_page: MakePage, site: Server) -> None:
    """It is lit like a hint; whoever listens hears why."""
    save, _, _ = over()
    at = max(at for at, entry in enumerate(save["log"]) if entry["move"] == "capture")
    page = table.phone(make_page, site)
    look_back(page, site, save)
    page.get_by_role("button", name=f"Move {at + 1}.").tap()
    page.locator(f"{LOG} [data-action=reopen]").last.tap()
    expect(page.locator(".option.hinted .sr")).to_contain_text("answered before", timeout=table.WAIT)
    expect(page.locator(".option.hinted .sr")).not_to_contain_text("suggested")
