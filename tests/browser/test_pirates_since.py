"""The Pirates: whoever comes back to the table reads what befell the ships since, and has it shown once more."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import secrets, table
from tests.browser.test_pirates import ORDER, TWO, duel
from tools.server import Server

pytestmark = pytest.mark.browser


def second_turn() -> dict[str, Any]:
    """A save where Anne has her second turn, with two people on one phone; she was asked something in Jack's."""
    for seed in range(5, 200):
        for save, answer in duel(TWO, seed):
            asked, log = answer["table"]["decision"], save["log"]
            if asked and asked["key"] == ORDER and asked["seat"] == 0 and answer["table"]["view"]["round"] == 2:
                passed = max(i for i, entry in enumerate(log) if (entry["seat"], entry["move"]) == (0, "pass"))
                if any(entry["seat"] == 0 for entry in log[passed + 1 :]):
                    return {**save, "log": list(log)}
                break
    raise AssertionError("Anne is never asked in Jack's turn")


def test_what_befell_her_ships_since(phone: Page, site: Server) -> None:
    """CSG-TRN-01: on a phone that is handed on, and after it was loaded anew, the whole turn of the other stands below
    a line, in words, and is shown once more on the table from its first move on."""
    save = second_turn()
    secrets.sit_down(phone, site.url, save)
    for again in (False, True):
        if again:
            phone.reload()
            phone.wait_for_selector(f"{table.LIFT}, {table.FREE}", timeout=table.WAIT)
        if phone.locator(table.LIFT).count():
            table.lift(phone)
        phone.locator(".bar [data-action=log]").tap()
        new = phone.locator(".log-sheet .since ~ .move")
        expect(phone.locator(".log-sheet .since")).to_have_text("since Anne’s last turn", timeout=table.WAIT)
        expect(new.locator(".move-open").first).to_have_text("Jack’s turn")
        expect(phone.locator(".log-sheet .move:has(+ .since) .move-open")).to_have_text("Anne’s turn")
        expect(new.first.locator(".entry")).not_to_have_count(0)
        if not again:
            phone.keyboard.press("Escape")
    new.first.locator(".move-open").tap()
    new.first.locator("[data-action=show]").tap()
    phone.wait_for_selector("body[data-screen=replay]")
    passed = max(i for i, entry in enumerate(save["log"]) if (entry["seat"], entry["move"]) == (0, "pass"))
    expect(phone.locator(".replay-told h2")).to_have_text(f"Move {passed + 1} of {len(save['log'])}")
    expect(phone.locator(".board [data-place^='ship:1.']").first).to_be_attached()
