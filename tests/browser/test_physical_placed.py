"""Dice that were laid on the real table before they are told: nobody is asked how they lie."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from flibuste.core.atoms import Atom
from flibuste.core.faults import InputNeeded
from flibuste.table import GAMES, Seat, Table
from tests.browser import shell, table
from tests.browser.conftest import MakePage
from tests.browser.test_physical_fit import Asked, sits
from tools.server import Server

pytestmark = pytest.mark.browser

NAMES = [name for name, source in GAMES["jamaica"].sources.items() if source.physical and not source.hidden]


def rolling() -> Asked:
    """A move after which a Captain with real cards rolls both dice."""
    seats = [Seat(look["name"], keeps=True, colour=look["colour"]) for look in shell.seats("Anne", "Jack", "Mary")]
    box, rng = Table.new("jamaica", seats, seed=5, box=NAMES), Random(5)
    while True:
        save, found = box.save(), list[Atom]()
        assert box.decision
        move = rng.choice([option.move for option in box.decision.options if not option.barred])
        while True:
            try:
                box.play(move, found)
                break
            except InputNeeded as wanted:
                if [one["asked"] for one in wanted.together] == ["die", "die"]:
                    return Asked(save, move, found)
                found.append(rng.choice(wanted.faces))


def laid(page: Page) -> None:
    """All cards lie there, or are to be laid."""
    page.wait_for_selector(
        "[data-option='card:?']:not([aria-disabled=true]), [data-told^='reveal ']", timeout=table.WAIT
    )


def placed(page: Page) -> Any:
    """How the dice were laid last."""
    return [[one["move"], one["args"]] for one in shell.log(page) if one["move"] == "dice"][-1]


def test_dice_are_told_as_they_lie(make_page: MakePage, site: Server) -> None:
    """JAM-D-01: the first is the morning's; taken back, people are asked."""
    asked = rolling()
    page = table.phone(make_page, site)
    sits(page, site, asked.save, asked)
    expect(page.locator("#ask")).to_contain_text("lays one for the morning", timeout=table.WAIT)
    page.locator("[data-row='0'] [data-told='die 5']").tap(timeout=table.WAIT)
    page.locator("[data-row='1'] [data-told='die 2']").tap(timeout=table.WAIT)
    laid(page)
    assert placed(page) == ["dice", [1]]
    page.locator("[data-action=undo]:not([aria-disabled=true])").tap(timeout=table.WAIT)
    page.locator("[data-option='dice:2']:not([aria-disabled=true])").tap(timeout=table.WAIT)
    laid(page)
    assert placed(page) == ["dice", [2]]
