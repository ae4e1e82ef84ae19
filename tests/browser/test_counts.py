"""What a tap costs the page, by counts that no busy machine changes: none grows unseen (bench/count_page.py).

Where a figure has to grow, `python bench/count_page.py --write` writes it anew, and the commit says why.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from bench.count_page import FIGURES, FIGURES_OF, GAMES, Counts, build_named, count, grown
from tests.browser.near.server import near

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def figures() -> dict[str, Counts]:
    read: dict[str, Counts] = json.loads(FIGURES.read_text())
    return read


@pytest.fixture(scope="module")
def named_site() -> Iterator[str]:
    with near(build_named()) as site:
        yield site.url


@pytest.mark.parametrize("game", GAMES)
def test_a_tap_costs_no_more_than_it_did(
    browser: Browser, named_site: str, figures: dict[str, Counts], game: str
) -> None:
    now, _ = count(browser, named_site, game)
    told = grown(figures[game], now)
    assert not told, "\n".join([*told, "wanted? python bench/count_page.py --write"])


@pytest.mark.parametrize("figure", FIGURES_OF)
def test_five_per_cent_more_is_told_with_what_grew(figures: dict[str, Counts], figure: str) -> None:
    for before in figures.values():
        now = copy.deepcopy(before)
        now[figure] = round(before[figure] * 1.05)  # type: ignore[literal-required]
        assert not grown(before, before)
        assert grown(before, now)[0].startswith(f"{figure} grew by 5")


def test_what_grew_is_named(figures: dict[str, Counts]) -> None:
    before = figures["nassau"]
    now = copy.deepcopy(before)
    now["by_component"]["Strip"] += before["renders"] // 20
    now["renders"] += before["renders"] // 20
    assert grown(before, now)[1].startswith("  Strip: from ")
