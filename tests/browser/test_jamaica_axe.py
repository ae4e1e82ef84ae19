"""Jamaica for everybody: axe finds nothing in any kind of decision and nothing sticks out."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser import secrets, shell, table
from tests.browser.conftest import MakePage
from tests.browser.test_play_axe import check, check_each, kinds_met, opened
from tools.server import Server

pytestmark = pytest.mark.browser

LOOKS = [("day", "en", (360, 640)), ("night", "fr", (360, 640)), ("day", "fr", (820, 1180))]

MODES: dict[str, tuple[list[str], dict[int, str], dict[str, Any]]] = {
    "race": (["Anne", "Jack", "Mary"], {1: "easy", 2: "easy"}, {}),
    "ghost": (["Anne", "Jack"], {1: "easy"}, {}),
    "crew": (["Anne", "Jack", "Mary"], {1: "easy", 2: "easy"}, {"crew": True}),
}


@cache
def positions(mode: str) -> dict[str, dict[str, Any]]:
    """Of each kind of decision that a person meets in some games, one that comes when the game is under way."""
    names, bots, options = MODES[mode]
    return kinds_met("jamaica", secrets.colours("jamaica", names, bots), [options] * 8)


@pytest.mark.parametrize(
    ("mode", "theme", "language", "size"),
    [
        ("race", "day", "fr", (360, 640)),
        ("ghost", "night", "en", (360, 640)),
        ("crew", "night", "en", (820, 1180)),
    ],
)
def test_every_kind_of_decision(
    make_page: MakePage, site: Server, mode: str, theme: str, language: str, size: tuple[int, int]
) -> None:
    page = opened(make_page, site, theme, language, size)
    kinds = {key: save for key, save in positions(mode).items() if mode == "race" or key not in positions("race")}
    assert len(kinds) > (7 if mode == "race" else 0), kinds.keys()
    check_each(page, site, kinds)


@pytest.mark.parametrize(("theme", "language", "size"), LOOKS)
def test_slips_and_curtains(
    make_page: MakePage, site: Server, theme: str, language: str, size: tuple[int, int]
) -> None:
    page = opened(make_page, site, theme, language, size)
    people = secrets.colours("jamaica", ["Anne", "Jack", "Mary"])

    def known(answer: dict[str, Any]) -> bool:
        ships = answer["table"]["view"]["ships"]
        route = (answer["table"]["decision"] or {}).get("key") == "jamaica-ask-route"
        return route and any(ship["down"] for ship in ships)

    save = secrets.found(known, people, crew=True)
    secrets.sit_down(page, site.url, save)
    check(page, "a question in the open")
    seat = next(
        i for i, ship in enumerate(shell.ask("open", table="slip", save=save)["table"]["view"]["ships"]) if ship["down"]
    )
    page.click(f'[data-captain="{seat}"]')
    check(page, "a captain's slip")
    page.click("[data-action=look-alone]")
    page.wait_for_selector("[data-action=put-off]")
    check(page, "the curtain before a look")
    table.lift(page)
    page.wait_for_selector("[data-action=seen]")
    check(page, "what one alone may see")


def test_an_advised_card(make_page: MakePage, site: Server) -> None:
    """At night its words are light, and what is lit is not."""
    page = opened(make_page, site, "night", "en", (360, 640))
    secrets.sit_down(page, site.url, positions("race")["jamaica-ask-card"])
    page.click("[data-action=hint]")
    page.wait_for_selector(".action-card.hinted", timeout=table.WAIT)
    check(page, "an advised card")


def test_text_at_twice_the_size(make_page: MakePage, site: Server) -> None:
    page: Page = make_page(viewport={"width": 390, "height": 844})
    page.goto(site.url)
    page.evaluate("localStorage.setItem('flibuste.settings', JSON.stringify({textSize: 200, speed: 0}))")
    for key in ("jamaica-ask-card", "jamaica-ask-dice", "jamaica-ask-powder"):
        page.goto(f"{site.url}#/settings")
        before = set(shell.ids(page))
        shell.bring(page, site.url, positions("race")[key])
        page.goto(f"{site.url}#/play/{(set(shell.ids(page)) - before).pop()}")
        table.ready(page)
        check(page, key)
