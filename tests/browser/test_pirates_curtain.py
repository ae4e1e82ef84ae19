"""One device for all captains of the Pirates: crew and coins that lie face down leave no trace for the others."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import secrets, shell, table
from tests.browser.conftest import MakeContext
from tools.server import Server

pytestmark = pytest.mark.browser

Save = dict[str, Any]

NAMES = ["Anne", "Jack", "Mary", "Bart"]
PLAIN = {"build_total": 20, "terrain": 0, "events": False, "equipment": False, "uniques": False, "forts": False}
TOWARDS = ("explore", "unload", "sail", "ready", "pass")
"""What brings ships to treasure soon, by the verbs of moves."""

FOUND = {2: 26, 4: 37}
"""By how many play: the first luck with which Anne finds coins to choose from, while nobody knows her crew."""

STORED = "JSON.stringify(Object.entries(sessionStorage))"


def secret_of_anne(people: int, seed: int, crew: str, nth: int) -> Save | None:
    """Anne has one of the crew face down and takes the nth coin of a choice; the save ends at the next order of
    another captain."""
    seats, name = secrets.colours("pirates", NAMES[:people]), f"secret {people} {seed} {crew}"
    answer = shell.ask("new", table=name, game="pirates", seats=seats, options=PLAIN, seed=seed)
    save, loaded = answer["save"], False
    fleets = {0: ["list", "SM-PS-018", f"GEN-{crew}@pirates", "SM-PS-002"]}
    while (asked := answer["table"]["decision"]) and len(save["log"]) < 40 * people:
        moves = [option["move"] for option in asked["options"] if not option["barred"]]
        key, seat = asked["key"], asked["seat"]
        ones = [move for move in moves if len(move) == 2]
        if loaded and seat and key == "pirates-ask-order" and answer["table"]["private"]:
            known = shell.ask("look", table=name, seat=0)["view"]["ships"]
            kinds = [one["kind"] for ship in known for one in ship["hold"] if ship["owner"] == 0 and one["seen"] == [0]]
            return save if {"coin", "crew"} <= {*kinds} else None
        if key == "pirates-ask-fleet":
            move = fleets.get(seat, ["fleet", "F-B1"])
        elif key == "pirates-ask-load" and seat == 0 and len(ones) > 1:
            move, loaded = ones[nth], True
        elif loaded and ["pass"] in moves:
            move = ["pass"]
        else:
            move = next((move for verb in TOWARDS for move in moves if move[0] == verb), moves[0])
        answer = shell.ask("play", table=name, option=move)
        save["log"].append(answer["entry"])
    return None


def two_secrets(people: int) -> tuple[Save, Save]:
    """Two games that differ in Anne's secrets alone."""
    for seed in range(FOUND[people], 80):
        one = secret_of_anne(people, seed, "cannoneer", 0)
        if one and (other := secret_of_anne(people, seed, "oarsman", 1)):
            return one, other
    raise AssertionError("Anne finds nothing")


def seen(page: Page) -> list[str]:
    """All that there is to be seen, heard or read by a script, once it stands."""
    before = ""
    while before != (before := secrets.document(page)):
        page.wait_for_timeout(150)
    heard = page.locator("body").aria_snapshot()
    return [*before.split("<"), *heard.split("\n"), page.evaluate(STORED)]


@pytest.mark.parametrize("people", [2, 4])
def test_nothing_of_a_captain_is_there_for_another(make_context: MakeContext, site: Server, people: int) -> None:
    """CSG-INF-02, CSG-INF-03: two games that differ in the crew and the coins that Anne has face down are the same for
    whoever has the device next: behind the curtain, at the order, in Anne's slip, the log, and behind the next one."""
    pictures: list[list[list[str]]] = []
    for save in two_secrets(people):
        page = table.phone(make_context, site)
        secrets.sit_down(page, site.url, save)
        page.locator(table.LIFT).wait_for()
        found = [seen(page)]
        page.locator(table.LIFT).tap()
        table.ready(page)
        found.append(seen(page))
        page.locator("[data-captain='0']").tap()
        for ship in page.locator("dialog .pir-fleet summary").all():
            ship.tap()
        expect(page.locator("dialog .pir-piece.down").first).to_be_visible()
        found.append(seen(page))
        page.keyboard.press("Escape")
        page.locator("[data-action=log]").first.tap()
        page.locator("dialog .move").first.wait_for()
        found.append(seen(page))
        page.keyboard.press("Escape")
        page.locator("[data-option=pass]").tap()
        page.locator(table.LIFT).wait_for(timeout=table.WAIT)
        found.append(seen(page))
        if people == 2:
            page.locator(table.LIFT).tap()
            table.ready(page)
            page.locator("[data-captain='0']").tap()
            page.locator("dialog .pir-fleet summary").first.wait_for()
            for ship in page.locator("dialog .pir-fleet summary").all():
                ship.tap()
            own = secrets.document(page)
            assert "Cannoneer" in own or "Oarsman" in own, "the own crew is there for its captain"
        pictures.append(found)
    for one, other in zip(*pictures, strict=True):
        assert one == other, secrets.difference([one, other])
