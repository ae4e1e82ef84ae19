"""The page's gate, from within: what lies in the page's own store is data too, whatever it holds."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import shell
from tests.browser.test_gate import BROKEN_SHEETS, CREW, EVIL, LISTS, everywhere, hostile_result, hostile_sheet
from tools.server import Server

pytestmark = pytest.mark.browser


def all_records(page: Page, games: list[Any], sheets: list[Any], tables: dict[str, Any]) -> None:
    """Records as an older version may have let them in."""
    page.evaluate(
        """([games, sheets, tables]) => new Promise((done, fail) => {
          indexedDB.open("flibuste").onsuccess = ({ target: { result: db } }) => {
            const tx = db.transaction(["games", "tables", "sheets"], "readwrite");
            for (const one of games) tx.objectStore("games").put(one);
            for (const one of sheets) tx.objectStore("sheets").put(one);
            for (const [id, one] of Object.entries(tables)) tx.objectStore("tables").put(one, id);
            tx.oncomplete = () => { db.close(); done(); };
            tx.onabort = () => fail(tx.error);
          };
        })""",
        [games, sheets, tables],
    )


def test_what_was_stored_before_there_was_a_gate_passes_it_too(page: Page, site: Server, troubles: list[str]) -> None:
    """The store, the journal, the names, the last set-ups and what tools hold, full of hostile words."""
    shell.bring(page, site.url, shell.made_game(CREW, entries=6))
    (game,) = shell.ids(page)
    head = shell.head(page, game)
    hostile = []
    for at, (key, value) in enumerate([("emblem", EVIL), ("colour", EVIL), ("bot", EVIL), ("name", EVIL)]):
        one = deepcopy(head)
        one["id"] = f"hostile{at}"
        one["save"]["seats"][0][key] = value
        hostile.append(one | {"title": EVIL, "updated": head["updated"] + 1 + at})
    hostile += [head | {"id": EVIL, "title": EVIL}, head | {"id": "__proto__", "result": EVIL, "status": "finished"}]
    sheet = {
        "id": "evil",
        "sheet": hostile_sheet("jamaica"),
        "past": [{}],
        "result": hostile_result(),
        "finished": True,
    }
    view = {"view": {"ships": {"open": [EVIL], "boarded": [], "of": 3}, "units": [{"colours": [EVIL]}], "seats": []}}
    all_records(page, hostile, [sheet, sheet | {"id": EVIL, "finished": False}], {"__proto__": view, EVIL: view})
    page.evaluate(
        """(evil) => {
          const seat = { name: evil, bot: null, colour: evil, emblem: evil };
          const setup = { seats: [seat, seat, seat], options: { deck: [null, { name: evil, treasures: [evil] }] } };
          localStorage["flibuste.roster"] = JSON.stringify({
            names: [seat, null, 7],
            setups: { buccaneer: setup, jamaica: { seats: evil } },
            own: { "buccaneer.deck": evil },
          });
          const people = { people: [{ ...seat }, { name: "B", colour: "red", emblem: evil }] };
          const tools = ["any.people", "any.clock", "any.first", "buccaneer.table"];
          localStorage["flibuste.tools"] = JSON.stringify(Object.fromEntries(tools.map((it) => [it, people])));
          localStorage["flibuste.settings"] = JSON.stringify({ theme: evil, speed: 1.5, sides: null });
          const sheet = { id: "j", sheet: { game: evil, players: [null] } };
          for (const [i, junk] of [evil, "null", "7", '{"id":7}', JSON.stringify(sheet)].entries())
            localStorage[`flibuste.sheet.${i}`] = junk;
        }""",
        EVIL,
    )
    screens = [f"#/{screen}/hostile{at}" for at in range(4) for screen in ("play", "end", "replay")]
    links = [
        "#/score/evil",
        "#/learn/buccaneer",
        "#/tools/any.first",
        "#/tools/any.clock",
        "#/tools/jamaica.treasures",
        "#/tools/buccaneer.ledger",
    ]
    everywhere(page, site, *LISTS, *screens, *links)
    everywhere(
        page, site, "#/new?game=buccaneer&seats=" + "%3Cimg%20src%3Dx%3E,b,c", f"#/play/{EVIL}", f"#/tools/{EVIL}"
    )
    # what cannot be shown is said to be so, and that is all that was said
    troubles[:] = [one for one in troubles if "page-save-damaged" not in one and "page-store-gone" not in one]


def test_a_game_that_cannot_be_opened_says_so_and_can_be_let_out(page: Page, site: Server, troubles: list[str]) -> None:
    """As an older version kept it, that took what it could not prove: without a picture."""
    save = shell.made_game(CREW, entries=4)
    shell.bring(page, site.url, save)
    (game,) = shell.ids(page)
    shell.database(page, "store('tables').put(null, arg)", game)
    shell.database(page, "store('entries').put({ seat: 0, move: 'fly', args: [], found: [] }, [arg, 2])", game)
    page.goto("about:blank")
    page.goto(f"{site.url}#/play/{game}")
    expect(page.get_by_role("heading", level=1)).to_have_text("This game cannot be opened", timeout=60_000)
    with page.expect_download() as download:
        page.click(".lost [data-action=export]")
    assert json.loads(download.value.path().read_text())["log"][2]["move"] == "fly"
    page.click(".lost [data-action=delete]")
    expect(page.locator(".home")).to_be_visible()
    expect(page.locator(".cont")).to_have_count(0)
    page.get_by_role("button", name="Take it back").click()
    expect(page.locator(".cont")).to_have_count(1)
    troubles[:] = [one for one in troubles if "SaveError: log[2]" not in one]


def test_one_damaged_sheet_never_takes_a_list_down(page: Page, site: Server) -> None:
    page.goto(f"{site.url}#/score")
    page.click("[data-new-sheet=jamaica]")
    page.wait_for_selector(".score-table, [data-cell], table")
    broken: list[Any] = [
        {
            "id": f"broken{at}",
            "sheet": {"game": "jamaica", "options": {}, "values": {}, **it},
            "past": [],
            "result": None,
        }
        for at, it in enumerate(BROKEN_SHEETS)
    ]
    junk = [
        {
            "id": f"junk{at}",
            "sheet": {"game": "jamaica", "players": [{"name": "Anne"}, {"name": "Bo"}]},
            "finished": True,
            "result": result,
        }
        for at, result in enumerate(
            [
                7,
                {},
                {"winners": None},
                {"totals": "x", "winners": [0]},
                {"totals": [1, 2], "rank": [2, 1], "winners": [], "lines": [[], []]},
                hostile_result(),
            ]
        )
    ]
    all_records(page, [], [*broken, *junk, {"id": "bare"}], {})
    page.goto("about:blank")
    page.goto(f"{site.url}#/score")
    expect(page.locator(".game--damaged")).to_have_count(len(broken) + 1)
    expect(page.locator("[data-sheet]")).to_have_count(1 + len(junk))
    with page.expect_download() as download:
        page.locator(".game--damaged").first.get_by_role("button", name="Export").click()
    assert json.loads(download.value.path().read_text())["id"] in {"bare", "broken0"}
    page.locator(".game--damaged").first.get_by_role("button", name="Delete").click()
    expect(page.locator(".game--damaged")).to_have_count(len(broken))
    page.locator(".toast").wait_for()  # said once the disk has it
    page.reload()
    expect(page.locator(".game--damaged")).to_have_count(len(broken))
    everywhere(page, site, "#/score/junk0", "#/score/broken1", "#/score/bare", "#/score", "#/past", "")


def test_one_damaged_game_never_takes_a_list_down(page: Page, site: Server) -> None:
    shell.bring(page, site.url, shell.made_game(CREW, seed=2), shell.made_game(CREW, entries=4))
    heads = [shell.head(page, game) for game in shell.ids(page)]
    finished = next(head for head in heads if head["status"] == "finished")
    results: list[Any] = [
        None,
        7,
        {"winners": None, "totals": [1, 2, 3]},
        {"totals": None, "winners": [9]},
        {"totals": [1, 2, 3], "rank": [3, 2, 1], "winners": [], "lines": [[], [], []]},
        hostile_result(),
    ]
    all_records(page, [finished | {"id": f"junk{at}", "result": it} for at, it in enumerate(results)], [], {})
    saves: list[Any] = [
        None,
        7,
        {},
        {"seats": None},
        finished["save"] | {"options": None},
        finished["save"] | {"game": {}},
    ]
    all_records(page, [finished | {"id": f"lost{at}", "save": it} for at, it in enumerate(saves)], [], {})
    all_records(page, [{"id": 7}, finished | {"id": "when", "updated": "yesterday", "played": {}, "title": []}], [], {})
    for address in ("#/past", ""):
        page.goto("about:blank")
        page.goto(f"{site.url}{address}")
        page.wait_for_selector(".game, .cont")
    page.goto(f"{site.url}#/past")
    expect(page.locator(".game--damaged")).to_have_count(len(saves) + 1)
    expect(page.locator(".game[data-game]")).to_have_count(2 + len(results) + 1)
    damaged = page.locator(".game--damaged").first
    damaged.get_by_role("button", name="Delete").click()
    expect(page.locator(".game--damaged")).to_have_count(len(saves))
