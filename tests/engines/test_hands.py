"""In Firefox and WebKit, as in tests/browser in Chromium: nothing private is in the document without its owner."""

from __future__ import annotations

import pytest

from tests.browser import hands
from tests.browser.table import FREE
from tools.browsers import Browser
from tools.server import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]

LIFT = "[data-action=lift-curtain]"


@pytest.mark.parametrize("way", [hands.WAYS[3], hands.WAYS[4]])
def test_nothing_private_without_its_owner(page: Browser, near_site: Server, way: str) -> None:
    if page.name == "chromium":
        pytest.skip("tests/browser/test_hands.py")
    page.goto(f"{near_site.url}#/new?{way}&start=1")
    page.see(f"{LIFT}, {FREE}")
    hands.held(hands.witnessed(page, 42, 2))
