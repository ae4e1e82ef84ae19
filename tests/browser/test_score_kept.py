"""A score sheet that is kept: what is typed outlives the page, goes out as a file, and comes back."""

from __future__ import annotations

import json
from urllib.parse import unquote

import pytest
from playwright.sync_api import Page, expect

from tests.browser import shell
from tests.browser.conftest import wait_engine, wait_until
from tests.browser.test_score import begin, fill
from tools.server import Server

pytestmark = pytest.mark.browser


BUSY = """() => new Promise((resolve, reject) => {
  const opening = indexedDB.open("flibuste");
  opening.onerror = reject;
  opening.onsuccess = () => {
    const store = opening.result.transaction(["sheets"], "readwrite").objectStore("sheets");
    const hold = () => (store.count().onsuccess = hold);
    hold();
    resolve();
  };
})"""


def test_what_is_typed_while_the_disk_is_busy_outlives_the_page(page: Page, site: Server) -> None:
    """The sheet is shown before it is on the disk; a page that is closed at that moment must not take it along."""
    begin(page, site, "jamaica")
    fill(page, "0.gold", "1", "2")
    page.evaluate(BUSY)
    fill(page, "1.gold", "7")
    page.reload()
    expect(page.locator('[data-cell="1.gold"]')).to_contain_text("7")
    expect(page.locator('[data-cell="0.gold"]')).to_contain_text("12")
    page.reload()
    expect(page.locator('[data-cell="1.gold"]')).to_contain_text("7")
    # the copy that outlived the page goes once the sheet is on the disk
    wait_until(page, "!Object.keys(localStorage).some((key) => key.startsWith('flibuste.sheet.'))")


def test_a_sheet_is_shared_as_text_picture_file_and_statistics(page: Page, site: Server) -> None:
    begin(page, site, "jamaica")
    wait_engine(page)
    fill(page, "0.space", "15")
    expect(page.locator('[data-total="0"]')).to_contain_text("15")
    page.locator(".bar .btn").last.click()
    link = page.locator("[data-action=share-stats]").get_attribute("href") or ""
    assert link.startswith("https://app.bgstatsapp.com/createPlay.html?data=%7B")
    play = json.loads(unquote(link.partition("data=")[2]))
    assert play["sourceName"] == "Flibuste"
    assert play["sourcePlayId"] == page.url.rpartition("/")[2]
    assert (play["game"]["sourceGameId"], play["game"]["noPoints"]) == ("jamaica", False)
    assert "durationMin" not in play, "nobody has said how long it took"
    for player in play["players"]:
        assert isinstance(player["score"], int)
        assert isinstance(player["winner"], bool)
        assert isinstance(player["startPlayer"], bool)
        assert player["sourcePlayerId"]
    with page.expect_download() as picture:
        page.click("[data-action=share-picture]")
    assert picture.value.path().read_bytes().startswith(b"\x89PNG")
    page.locator(".bar .btn").last.click()
    with page.expect_download() as file:
        page.click("[data-action=share-file]")
    sheet = json.loads(file.value.path().read_text())
    assert shell.ask("score", sheet=sheet)["result"]["totals"][0] == 15


def test_a_backup_holds_the_sheets(page: Page, site: Server) -> None:
    begin(page, site, "jamaica")
    fill(page, "0.space", "15")
    page.goto(f"{site.url}#/settings")
    with page.expect_download() as backup:
        page.click("[data-action=export-all]")
    content = json.loads(backup.value.path().read_text())
    assert content["sheets"][0]["sheet"]["players"][0]["space"] == 15
    content["sheets"][0]["id"] = "another"
    shell.give(page, content)
    shell.shut(page)
    page.goto(f"{site.url}#/score")
    expect(page.locator(".score-shelf .game")).to_have_count(2)


OLD = """(game) => new Promise((resolve, reject) => {
  const opening = indexedDB.open("flibuste", 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore("games", {keyPath: "id"});
    opening.result.createObjectStore("entries");
    opening.result.createObjectStore("tables");
  };
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const tx = opening.result.transaction(["games", "entries"], "readwrite");
    tx.objectStore("games").put(game.head);
    game.log.forEach((entry, i) => tx.objectStore("entries").put(entry, [game.head.id, i]));
    tx.oncomplete = () => { opening.result.close(); resolve(); };
  };
})"""


def test_a_database_from_before_the_sheets_keeps_its_games(page: Page, site: Server, troubles: list[str]) -> None:
    save = shell.made_game(["Anne", "Jack", "Mary"], entries=5)
    log = save.pop("log")
    head = {"id": "old", "title": None, "save": save, "created": 1, "updated": 2, "status": "running", "entries": 5}
    page.goto(f"{site.url}licences.txt")
    page.wait_for_timeout(500)
    troubles.clear()  # a bare file has no icon
    page.evaluate(OLD, {"head": {**head, "played": 0, "result": None, "learn": False, "removed": None}, "log": log})
    page.goto(site.url)
    page.click('[data-game="old"]')
    page.wait_for_selector("[data-option]", timeout=60_000)
    begin(page, site, "jamaica")
    page.goto(f"{site.url}#/score")
    expect(page.locator(".score-shelf .game")).to_have_count(1)


def test_when_and_where_goes_into_the_diary(page: Page, site: Server) -> None:
    """Date, minutes, place, notes, who began: kept, in the text, and in what BG Stats takes over."""
    begin(page, site, "jamaica")
    wait_engine(page)
    fill(page, "0.gold", "7")
    page.click("[data-action=details]")
    detail = {"date": "2026-11-21T20:30", "minutes": "70", "place": "Hut <b>", "comments": "It was late."}
    for name, value in detail.items():
        page.locator(f"[data-detail={name}]").fill(value)
    # both at once, before the page is drawn again
    page.evaluate(
        """() => {
          const [minutes, place] = ["minutes", "place"].map((name) => document.querySelector(`[data-detail=${name}]`));
          minutes.value = "75";
          minutes.dispatchEvent(new Event("change", { bubbles: true }));
          place.dispatchEvent(new Event("input", { bubbles: true }));
        }"""
    )
    page.locator("[data-detail=first]").select_option("1")
    page.keyboard.press("Escape")
    page.reload()
    wait_engine(page)
    page.click("[data-action=details]")
    for name, value in {**detail, "minutes": "75"}.items():
        expect(page.locator(f"[data-detail={name}]")).to_have_value(value)
    page.keyboard.press("Escape")
    page.locator(".bar .btn").last.click()
    link = page.locator("[data-action=share-stats]").get_attribute("href") or ""
    play = json.loads(unquote(link.partition("data=")[2]))
    assert (play["playDate"], play["durationMin"]) == ("2026-11-21 20:30:00", 75)
    assert (play["location"]["name"], play["comments"]) == ("Hut <b>", "It was late.")
    assert [player["startPlayer"] for player in play["players"]] == [False, True]
