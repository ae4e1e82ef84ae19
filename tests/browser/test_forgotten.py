"""A move that was made beside a box and never entered: what only ended the turn is taken back for it, rounds later."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from flibuste.core.atoms import Json
from flibuste.core.faults import InputNeeded
from flibuste.repair import Rest
from flibuste.table import Table
from tests.browser import shell, table
from tests.browser.conftest import MakePage
from tests.browser.test_physical import written
from tests.browser.test_put_right import opened
from tests.contract.test_amended import told_game
from tools.server import Server

pytestmark = pytest.mark.browser


def cut_short() -> tuple[Json, int, str]:
    """A game of people, the entry that ended somebody's turn rounds ago, and a voyage that was possible instead."""
    for seed in range(1, 40):
        save = told_game("plunder", seed).save()
        save = {**save, "seats": [{**seat, "bot": None} for seat in save["seats"]], "log": save["log"][:60]}
        for at in range(30, 50):
            one, before = save["log"][at], save["log"][at - 1]
            if one["move"] != "end" or before["seat"] != one["seat"]:
                continue
            decision = Table.load({**save, "log": save["log"][:at]}).decision
            sails = [o.id for o in decision.options if o.move[0] == "sail" and not o.barred] if decision else []
            for sail in sails:
                if _holds(save, at, sail):
                    return save, at, sail
    raise AssertionError("everybody sailed as far as they could")


def _holds(save: Json, at: int, sail: str) -> bool:
    """Nothing of what came later depends on it."""
    game = Table.load(save)
    rest: Rest | None = game.reopen(at)
    for id_ in (sail, "end"):
        if rest is None or game.decision is None or rest.holds:
            return False
        move = next((option.move for option in game.decision.options if option.id == id_ and not option.barred), None)
        if move is None:
            return False
        try:
            game.answer(rest, move, ())
        except InputNeeded:
            return False
        rest = game.resume(rest)
    return rest is None and len(game.log) == len(save["log"]) + 1


def test_what_was_left_out_of_a_turn_is_entered_later(make_page: MakePage, site: Server) -> None:
    """The turn is open again until it is ended, and what came after holds."""
    save, at, sail = cut_short()
    page = table.phone(make_page, site)
    opened(page, site, save)
    page.locator("[data-action=log]").tap()
    open_turn(page, at)
    page.locator("[data-action=forgotten]").tap()
    written(page, lambda: bool(shell.head(page).get("repair")))
    for _ in range(100):
        if not shell.head(page).get("repair"):
            break
        added = len(shell.log(page)) > at
        option = f"[data-option='{'end' if added else sail}']:not([aria-disabled=true])"
        # whoever could sail on is asked whether that is all
        for way in (table.LIFT, option, "[data-action=confirm]:not([aria-disabled=true])"):
            if page.locator(way).count():
                # it is folded away while another ship is in hand, and not heard at once
                page.evaluate("(way) => document.querySelector(way)?.click()", way)
        page.wait_for_timeout(150)
    true = shell.log(page)
    moves = [":".join(map(str, [one["move"], *one["args"]])) for one in true]
    assert moves[at : at + 2] == [sail, "end"]
    assert true[at + 2 :] == save["log"][at + 1 :]
    assert not shell.head(page).get("repair")


def open_turn(page: Page, at: int) -> None:
    """The turn that this entry ended."""
    turns = page.locator(".log-sheet .move-open")
    turns.last.wait_for(timeout=table.WAIT)
    for i in reversed(range(turns.count())):
        turns.nth(i).tap()
        page.wait_for_timeout(100)
        shown = page.locator(".log-sheet [data-action=show]").get_attribute("href") or ""
        if int(shown.split("at=")[1]) <= at:
            return
    raise AssertionError("no such turn")
