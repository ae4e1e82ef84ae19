"""What is sought and offered is announced in Plunder's page, and answered with terms."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import secrets, shell, table
from tools.server import Server

pytestmark = pytest.mark.browser


def test_types_are_announced_and_terms_proposed(phone: Page, site: Server) -> None:
    """PLU-NEG-04: a type is named by one tap, on one side alone; whoever hears it composes terms, or passes."""
    seats = secrets.colours("plunder", ["Anne", "Jack", "Mary"])
    secrets.sit_down(phone, site.url, secrets.found(secrets.asks("plunder-ask-announce"), seats, game="plunder"))

    def lift() -> None:
        table.lift(phone)
        phone.locator(table.FREE).first.wait_for()

    lift()
    offer, seek = (phone.get_by_label(f"{verb} wood", exact=True) for verb in ("Offer", "Seek"))
    seek.tap()
    expect(seek).to_have_attribute("aria-pressed", "true")
    offer.tap()
    expect(seek).to_have_attribute("aria-pressed", "false")
    phone.get_by_label("Seek gold", exact=True).tap()
    phone.locator(".plu-propose:not([aria-disabled=true])").tap()
    lift()
    assert shell.log(phone)[-1]["args"] == [1, 0, 0, 0, 0, 0, 0, 1]
    expect(phone.locator(".plu-compose")).to_be_visible()
    passed = 0
    while phone.locator("[data-option=pass]").count():
        phone.locator("[data-option=pass]").tap()
        passed += 1
        lift()
    assert 0 < passed < 3
    assert [entry["move"] for entry in shell.log(phone)[-1 - passed :]] == ["announce", *["pass"] * passed]
