"""The picture that is kept of a game, for its first moment: the log is the truth, and a bad picture is thrown away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import secrets, shell, table
from tools.server import Server

pytestmark = pytest.mark.browser

Picture = dict[str, Any]


def without(*keys: str) -> Callable[[Picture], Any]:
    return lambda it: {**it, "view": {key: value for key, value in it["view"].items() if key not in keys}}


def asks(**changed: Any) -> Callable[[Picture], Any]:
    return lambda it: {**it, "decision": it["decision"] and {**it["decision"], **changed}}


def each(picture: Picture) -> str:
    """Under which name a view has what each captain has."""
    return "seats" if "seats" in picture["view"] else "players"


BAD: dict[str, Callable[[Picture], Any]] = {
    "no ships": without("ships"),
    "no units, no dice": without("units", "dice", "rolled", "reserve"),
    "of nobody": asks(seat=99),
    "of half a seat": asks(turn=0.5),
    "no options": asks(options=None),
    "options of another version": asks(options=[{}, None, 7], key="no-such-question"),
    "another log": lambda it: {**it, "entries": it["entries"] + 5},
    "other seats": lambda it: {**it, "view": {**it["view"], each(it): [None]}},
    "empty seats": lambda it: {**it, "view": {**it["view"], each(it): [{} for _ in it["view"][each(it)]]}},
    "empty ships": lambda it: {**it, "view": {**it["view"], "ships": {}}},
    "not a picture": lambda _: "a picture",
    "nothing": lambda _: None,
}


def put(page: Page, game: str, picture: Any) -> None:
    shell.database(page, "store('tables').put(arg[1], arg[0])", [game, picture])


def kept(page: Page, game: str) -> Any:
    return shell.database(page, "store('tables').get(arg)", game)


@pytest.mark.parametrize("game", ["buccaneer", "plunder"])
def test_a_bad_picture_of_a_sound_game(page: Page, site: Server, game: str, troubles: list[str]) -> None:
    seats = secrets.colours(game, ["Anne", "Jack", "Mary"], {1: "easy", 2: "easy"})
    save = next(save for save, now in secrets.playing(game, seats, 3) if _fifth(save, now))
    own = secrets.sit_down(page, site.url, save)
    good = kept(page, own)
    shown = page.locator(".board").inner_text()
    for name, spoil in BAD.items():
        page.goto(f"{site.url}#/settings")
        put(page, own, spoil(good))
        page.goto("about:blank")
        for screen in ("#/", "#/past"):
            page.goto(f"{site.url}{screen}")
            expect(page.locator(f'[href="#/play/{own}"]').first, name).to_be_visible()
        page.goto(f"{site.url}#/play/{own}")
        table.ready(page)
        assert page.locator(".board").inner_text() == shown, name
        # and the good one takes its place
        end = 100
        while kept(page, own) != good and end:
            page.wait_for_timeout(50)
            end -= 1
        assert kept(page, own) == good, name
    troubles.clear()  # what could not be drawn is told to developers


def _fifth(save: Any, now: Any) -> bool:
    return len(save["log"]) >= 5 and now["table"]["decision"]["seat"] == 0


def test_a_bad_picture_of_a_finished_game(page: Page, site: Server, troubles: list[str]) -> None:
    save = shell.made_game(["Anne", "Jack", "Mary"], seed=1)
    own = secrets.sit_down_at_end(page, site.url, save)
    good = kept(page, own)
    shown = page.locator(".score").inner_text()
    for name in ("no ships", "other seats", "empty seats", "empty ships", "not a picture"):
        put(page, own, BAD[name](good))
        page.goto("about:blank")
        page.goto(f"{site.url}#/end/{own}")
        expect(page.locator(".score"), name).to_be_visible()
        assert page.locator(".score").inner_text() == shown
    troubles.clear()
