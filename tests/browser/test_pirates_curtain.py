"""One device for all captains of the Pirates: crew and coins that lie face down leave no trace for the others."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from flibuste.core.entry import Entry
from flibuste.table import Table
from tests.browser import secrets, shell, table
from tests.browser.conftest import MakePage
from tests.browser.test_pirates import TWO, duel
from tools.server import Server

pytestmark = pytest.mark.browser

TALES = Path(__file__).resolve().parents[1] / "tales"

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
        handed = bool(save["log"]) and save["log"][-1]["seat"] != seat
        if loaded and seat and handed and key == "pirates-ask-order" and answer["table"]["private"]:
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
    # what abilities say, and what answers would do, comes from the engine
    expect(page.locator("[aria-busy]:not([aria-busy=false])")).to_have_count(0, timeout=table.WAIT)
    before = ""
    while before != (before := secrets.document(page, unheard=True)):
        page.wait_for_timeout(150)
    heard = page.locator("body").aria_snapshot().split("\n")
    return [*before.split("<"), *(line for line in heard if not line.startswith("- status")), page.evaluate(STORED)]


@pytest.mark.parametrize("people", [2, 4])
def test_nothing_of_a_captain_is_there_for_another(make_page: MakePage, site: Server, people: int) -> None:
    """CSG-INF-02, CSG-INF-03: two games that differ in the crew and the coins that Anne has face down are the same for
    whoever has the device next: behind the curtain, at the order, in Anne's slip, the log, and behind the next one."""
    pictures: list[list[list[str]]] = []
    for save in two_secrets(people):
        page = table.phone(make_page, site)
        secrets.sit_down(page, site.url, save)
        page.locator(table.LIFT).wait_for()
        # the story is there once the engine has replayed it
        expect(page.locator(".give")).to_contain_text(NAMES[save["log"][-1]["seat"]], timeout=table.WAIT)
        found = [seen(page)]
        table.lift(page)
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
        # what she leaves undone is asked about
        page.locator("[data-action=confirm]").tap()
        page.locator(table.LIFT).wait_for(timeout=table.WAIT)
        found.append(seen(page))
        if people == 2:
            table.lift(page)
            table.ready(page)
            page.locator("[data-captain='0']").tap()
            page.locator("dialog .pir-fleet summary").first.wait_for()
            for ship in page.locator("dialog .pir-fleet summary").all():
                ship.tap()
            own = secrets.document(page)
            assert "Cannoneer" in own or "Oarsman" in own, "one's own crew is there for its captain"
        pictures.append(found)
    for one, other in zip(*pictures, strict=True):
        assert one == other, secrets.difference([one, other])


def test_fleets_are_chosen_one_after_the_other(phone: Page, site: Server) -> None:
    """CSG-FLT-13: whoever has chosen secretly hands the device over, and may think again until it is taken."""
    phone.goto(f"{site.url}#/new?game=pirates&seats=Anne,Jack&seed=5&quick=1&start=1")
    table.ready(phone)
    phone.locator(table.FREE).first.tap()
    expect(phone.locator("#next")).to_have_text("Jack")
    phone.locator("[data-action=choose-again]").tap()
    expect(phone.locator("#ask")).to_contain_text("Anne")
    phone.locator(table.FREE).first.tap()
    table.lift(phone)
    expect(phone.locator("#ask")).to_contain_text("Jack")
    table.ready(phone)


def test_who_explores_has_the_device_already(phone: Page, site: Server) -> None:
    """CSG-INF-03: what Anne finds in her own turn she sees, and loads, without being handed the device again."""
    found = (save for seed in range(3, 20) for save, answer in duel(TWO, seed) if explores(save, answer))
    save = next({**save, "log": list(save["log"])} for save in found)
    last = save["log"].pop()
    secrets.sit_down(phone, site.url, save)
    phone.locator(f"{table.LIFT}, [data-pick]").first.wait_for()
    if phone.locator(table.LIFT).count():
        table.lift(phone)
    ship = phone.locator(f"[data-pick='ship:{last['args'][0]}']")
    ship.wait_for()
    while ship.get_attribute("aria-pressed") != "true":  # a tap that comes as the curtain goes is not heard
        ship.tap()
        phone.wait_for_timeout(100)
    phone.locator(f"[data-option='explore:{last['args'][0]}']").tap()
    phone.locator(f"{table.LIFT}, [data-action=seen]").first.wait_for(timeout=table.WAIT)
    expect(phone.locator(table.LIFT)).to_have_count(0)
    phone.locator("[data-action=seen]").tap()
    phone.locator(f"{table.LIFT}, [data-option^=load]").first.wait_for(timeout=table.WAIT)
    expect(phone.locator(table.LIFT)).to_have_count(0)


def explores(save: Save, answer: dict[str, Any]) -> bool:
    """Anne has just explored an island by an order of hers, and is asked what she loads."""
    last = save["log"][-1] if save["log"] else None
    explored = bool(last and last["seat"] == 0 and last["move"] == "explore" and len(last["args"]) == 1)
    return explored and answer["table"]["decision"]["key"] == "pirates-ask-load"


def asked_in_the_turn_of_another(save: Save) -> tuple[Table, int]:
    """Where somebody is asked out of turn what needs nothing hidden; and who."""
    game = Table.load({**save, "log": []})
    for it in save["log"]:
        asked = game.decision
        assert asked
        if asked.open and asked.seat != asked.turn and asked.key == "pirates-ask-mast":
            return game, asked.seat
        entry = Entry.from_json(it, "log")
        game.play(entry.move, entry.found)
    raise AssertionError("nobody is asked in the turn of another")


def test_a_window_of_another_is_answered_on_the_spot(phone: Page, site: Server) -> None:
    """CSG-INF-01: no curtain comes before a question that needs nothing hidden; no hidden card is in the document."""
    save = json.loads((TALES / "pirates-four.save.json").read_text(encoding="utf-8"))
    game, seat = asked_in_the_turn_of_another(save)
    secrets.sit_down(phone, site.url, {**save, "position": game.position(), "log": []})
    expect(phone.locator("#ask")).to_contain_text(save["seats"][seat]["name"])
    table.ready(phone)
    assert not [word for word in hidden_words(game) if word in secrets.document(phone)]
    phone.locator(table.FREE).first.tap()
    phone.wait_for_function("(n) => document.querySelector('main')?.dataset.entries > n", arg=0)
    assert shell.log(phone)[0]["seat"] == seat


def hidden_words(game: Table) -> list[str]:
    """What one's own views call by name, and what lies open does not."""
    held = [json.dumps([ship["hold"] for ship in game.view(seat)["ships"]]) for seat in (*range(4), None)]
    names = {name for text in held for name in re.findall(r'"card": "([^"]+)"', text)}
    return [name for name in names if f'"{name}"' not in held[-1]]
