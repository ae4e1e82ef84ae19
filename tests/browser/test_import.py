"""Games as files: out, in again, and what comes of files that are not what they should be."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import shell
from tests.browser.conftest import MakePage
from tests.browser.test_replay import UNFIT
from tools.server import Server

pytestmark = pytest.mark.browser

CREW = ["Anne", "Jack", "Mary"]


@pytest.fixture
def door(page: Page, site: Server) -> Page:
    """The settings, where files come in and go out."""
    page.goto(f"{site.url}#/settings")
    return page


def exported(page: Page) -> Any:
    with page.expect_download() as download:
        page.click("[data-action=export-all]")
    return json.loads(download.value.path().read_text())


def refused(page: Page, content: Any, said: str, what: str = "") -> None:
    before = shell.ids(page)
    shell.give(page, content)
    expect(page.locator("[data-outcome]"), what).to_contain_text(said)
    assert shell.ids(page) == before, what
    shell.shut(page)


def test_everything_comes_back_on_another_device(door: Page, make_page: MakePage, site: Server) -> None:
    running, finished = shell.made_game(CREW, seed=1, entries=6), shell.made_game([*CREW, "<i>Zoë</i>"], seed=2)
    shell.bring(door, site.url, running, finished)
    door.goto(f"{site.url}#/settings")
    door.get_by_role("radio", name="Night").click()
    door.evaluate(
        "(it) => localStorage.setItem('flibuste.roster', JSON.stringify({ names: it }))",
        [{"name": "Grace", "colour": "blue", "emblem": None, "last": 1}],
    )
    door.reload()
    backup = exported(door)

    other = make_page()
    other.goto(f"{site.url}#/settings")
    shell.give(other, backup)
    expect(other.locator("[data-outcome]")).to_contain_text("2 games were brought back.")
    shell.shut(other)
    expect(other.locator("html")).to_have_attribute("data-theme", "night")
    assert sorted((len(shell.log(other, it)), shell.head(other, it)["status"]) for it in shell.ids(other)) == sorted(
        [(6, "running"), (len(finished["log"]), "finished")]
    )
    again = exported(other)
    assert sorted(json.dumps(it["save"]) for it in again["games"]) == sorted(
        json.dumps(it["save"]) for it in backup["games"]
    )
    other.goto(f"{site.url}#/new?game=buccaneer")
    expect(other.get_by_label("Name of captain 1")).to_have_value("Grace")


def test_one_game_as_a_file_is_the_engines_own_save(door: Page, site: Server) -> None:
    save = shell.made_game(CREW, entries=6)
    shell.bring(door, site.url, save)
    door.goto(f"{site.url}#/past")
    door.locator(".game").get_by_role("button").click()
    with door.expect_download() as download:
        door.get_by_role("dialog").get_by_role("button", name="Export").click()
    assert download.value.suggested_filename.startswith("flibuste-buccaneer-")
    assert json.loads(download.value.path().read_text()) == save
    assert shell.ask("open", table="exported", save=save)["table"]["entries"] == 6


@pytest.mark.smoke
def test_the_same_file_twice_doubles_nothing(door: Page) -> None:
    save = shell.made_game(CREW, entries=3)
    shell.give(door, save)
    shell.shut(door)
    shell.give(door, {"flibuste": 1, "games": [{"save": save}, {"save": shell.made_game(CREW, entries=4)}]})
    expect(door.locator("[data-outcome]")).to_contain_text("One game was brought back.")
    expect(door.locator("[data-outcome]")).to_contain_text("One was here already.")
    assert len(shell.ids(door)) == 2
    # what came of it belongs to this screen
    here = door.url
    door.goto(f"{here.partition('#')[0]}#/rules")
    expect(door.locator("h1")).to_be_visible()
    expect(door.locator("dialog")).to_have_count(0)
    door.goto(here)
    expect(door.locator("[data-outcome]")).to_be_visible()


def test_a_file_that_is_not_ours(door: Page) -> None:
    for content in (b"", b"\x89PNG\r\n\x1a\n", b"[1, 2]", b'{"hello": "world"}', b"null", b'{"flibuste": "1"}'):
        refused(door, content, "This file does not come from Flibuste.")


def test_half_a_file(door: Page) -> None:
    text = json.dumps(shell.made_game(CREW, entries=6)).encode()
    refused(door, text[: len(text) // 2], "This file does not come from Flibuste.")


def test_a_save_of_a_newer_version(door: Page) -> None:
    save = shell.made_game(CREW, entries=3)
    for newer in (save | {"flibuste": 4}, save | {"rules": 99}, {"flibuste": 2, "games": [{"save": save}]}):
        refused(door, newer, "saved by a newer Flibuste. Update the app")


def test_a_save_that_earlier_rules_began_and_that_does_not_fit(door: Page) -> None:
    refused(door, json.loads(UNFIT.read_text(encoding="utf-8")), "begun by an older Flibuste")


def broken(at: int, **change: Any) -> dict[str, Any]:
    save = deepcopy(shell.made_game(CREW, entries=6))
    save["log"][at] |= change
    return save


def test_a_damaged_save_is_refused_with_the_reason(door: Page) -> None:
    damaged = {
        "piece": broken(2, args=["red-9", "blue-5"]),
        "seat": broken(0, seat=2),
        "move": broken(3, move="fly"),
        "no seats": shell.made_game(CREW, entries=3) | {"seats": []},
        "empty entry": shell.made_game(CREW, entries=3) | {"log": [None]},
        "deck": shell.made_game(CREW, entries=3) | {"options": {"deck": [{"id": "x"}]}},
        "game": shell.made_game(CREW, entries=3) | {"game": "../../etc/passwd"},
        "no log": shell.made_game(CREW, entries=3) | {"log": "none"},
    }
    for what, save in damaged.items():
        refused(door, save, "It is damaged. Nothing here was changed", what)


def test_one_damaged_game_does_not_hold_up_the_others(door: Page) -> None:
    good = [shell.made_game(CREW, seed=seed, entries=3) for seed in (1, 2)]
    games = [{"save": good[0]}, None, {"save": broken(1, move="fly")}, {"title": "no save"}, {"save": good[1]}]
    shell.give(door, {"flibuste": 1, "games": games})
    expect(door.locator("[data-outcome]")).to_contain_text("2 games were brought back.")
    expect(door.locator("[data-outcome]")).to_contain_text("3 games could not be read:")
    expect(door.locator("[data-outcome] .why")).to_have_count(3)
    assert len(shell.ids(door)) == 2


def test_what_a_file_claims_is_not_believed(door: Page, site: Server) -> None:
    """Titles are data, times are checked, and who has won is for the engine to say."""
    lie = {
        "save": shell.made_game(CREW, entries=3),
        "title": "<script>document.title = 'owned'</script><img src=x>",
        "updated": 1e300,
        "status": "finished",
        "result": {"winners": [0], "totals": [999, 0, 0], "rank": [1, 2, 3], "lines": []},
    }
    shell.give(door, {"flibuste": 1, "games": [lie], "names": [{"name": 7}, None], "settings": {"theme": "pink"}})
    shell.shut(door)
    head = shell.head(door)
    assert (head["status"], head["result"]) == ("running", None)
    assert head["updated"] < 1e13
    door.goto(f"{site.url}#/past")
    expect(door.locator(".game-title")).to_have_text(str(lie["title"]))
    expect(door.locator("#app img")).to_have_count(0)
    assert "owned" not in door.title()


def test_a_huge_file_is_not_even_read(door: Page, tmp_path: Path) -> None:
    huge = tmp_path / "games.json"
    huge.write_bytes(b" " * 20_000_001)
    refused(door, huge, "This file is too large")


def test_a_game_of_the_command_line_gets_colours_and_is_known_again(door: Page, site: Server) -> None:
    save = shell.made_game(CREW, seed=3)
    for seat in save["seats"]:
        seat["colour"] = seat["emblem"] = None
    shell.bring(door, site.url, save)
    colours = {seat["colour"] for seat in shell.head(door)["save"]["seats"]}
    assert len(colours - {None}) == len(CREW)
    door.goto(f"{site.url}#/settings")
    shell.give(door, save)
    assert len(shell.ids(door)) == 1
