"""PLU-OPT-07: the tiles of one's own box, painted once, kept, sent to another owner, and played on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import shell, table
from tests.browser.conftest import MakePage
from tests.browser.test_own_cards import take
from tools.server import Server

pytestmark = pytest.mark.browser

ISLE = {"kind": "resource", "skulls": 1, "land": ["B2"], "ports": [{"square": "B3", "docks": ["E"]}]}
FACE: dict[str, Any] = {"coasts": [ISLE], "barriers": []}


def kept(page: Page) -> dict[str, Any]:
    roster = json.loads(page.evaluate("localStorage.getItem('flibuste.roster')") or "{}")
    found: dict[str, Any] = roster.get("own", {}).get("plunder.tiles", {})
    return found


def keep(page: Page, site: Server, tiles: dict[str, Any]) -> None:
    page.goto(f"{site.url}icons/icon.svg")
    roster = {"own": {"plunder.tiles": tiles}}
    page.evaluate("(it) => localStorage.setItem('flibuste.roster', JSON.stringify(it))", roster)


def painter(page: Page, site: Server) -> Page:
    page.goto("about:blank")
    page.goto(f"{site.url}#/new?game=plunder&tiles=own")
    page.locator("[data-action=edit-tiles]").click()
    expect(page.locator(".painter-board")).to_be_visible(timeout=table.WAIT)
    return page


def brush(page: Page, name: str) -> None:
    key = page.locator(f".painter-brushes [data-value='{name}']")
    key.click()
    expect(key).to_have_attribute("aria-checked", "true")


def stroke(page: Page, *squares: tuple[float, float]) -> None:
    """A finger goes from the first of these columns and rows to the last."""
    board = page.locator(".painter-board")
    board.scroll_into_view_if_needed()
    box = board.bounding_box()
    assert box
    points = [(box["x"] + x * box["width"] / 6, box["y"] + y * box["height"] / 6) for x, y in squares]
    page.mouse.move(*points[0])
    page.mouse.down()
    for point in points[1:]:
        page.mouse.move(*point)
    page.mouse.up()


def state(page: Page, is_now: str) -> None:
    expect(page.locator("[data-face]")).to_have_attribute("data-face", is_now, timeout=table.WAIT)


def test_a_face_is_painted_by_drawing(make_page: MakePage, site: Server) -> None:
    """Land along a stroke, a port that turns, skulls, a barrier; a stroke is taken back; what is not finished is the
    house's; a page that is closed has lost nothing."""
    page = painter(make_page(), site)
    state(page, "unpainted")
    stroke(page, (1.5, 1.5), (1.5, 3.5), (3.5, 3.5))
    state(page, "finished")
    (coast,) = kept(page)["T1A"]["coasts"]
    assert (coast["kind"], coast["land"]) == ("plain", ["B2", "C2", "D2", "D3", "D4"])
    brush(page, "port")
    stroke(page, (2.5, 1.5))
    state(page, "mark")
    assert kept(page)["T1A"]["coasts"][0]["ports"] == [{"square": "B3", "docks": ["E"]}]
    stroke(page, (2.5, 1.5))
    assert kept(page)["T1A"]["coasts"][0]["ports"] == [{"square": "B3", "docks": ["E", "S"]}]
    stroke(page, (2.5, 1.5), (3.4, 0.6))
    assert kept(page)["T1A"]["coasts"][0]["ports"] == [{"square": "B3", "docks": ["N", "E"]}]
    brush(page, "skull-2")
    stroke(page, (3.5, 3.5))
    state(page, "finished")
    brush(page, "barrier")
    stroke(page, (4, 0.5), (4, 2.5))
    assert kept(page)["T1A"]["barriers"] == [{"kind": "reef", "between": [f"{row}4", f"{row}5"]} for row in "ABC"]
    page.locator("[data-action=paint-undo]").click()
    expect(page.locator(".painter-board use[href^='#reef']")).to_have_count(0)
    assert kept(page)["T1A"]["barriers"] == []
    (coast,) = kept(page)["T1A"]["coasts"]
    assert (coast["kind"], coast["skulls"]) == ("resource", 2)
    again = painter(page, site)
    expect(again.locator("[data-progress]")).to_have_attribute("data-progress", "1")
    again.locator(".painter-faces [data-value=T1A]").click()
    state(again, "finished")
    assert kept(again)["T1A"]["coasts"] == [coast]


def test_a_face_is_painted_with_keys_alone(make_page: MakePage, site: Server) -> None:
    """Arrows go over squares, and with the brush for barriers over edges; each says what is there."""
    page = painter(make_page(), site)
    brush(page, "skull-1")
    first = page.locator("[data-cell=A1]")
    first.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-cell=B2]")).to_be_focused()
    page.keyboard.press("Enter")
    state(page, "port")
    expect(page.locator("[data-cell=B2]")).to_have_attribute("aria-label", "B2: land with one skull")
    brush(page, "port")
    page.locator("[data-cell=B2]").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-cell=B3]")).to_be_focused()
    page.keyboard.press("Space")
    state(page, "finished")
    expect(page.locator("[data-cell=B3]")).to_have_attribute("aria-label", "B3: port, open to the east")
    brush(page, "barrier")
    page.locator("[data-cell='A1 A2']").focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-cell='A1 B1']")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-cell='A1 B1']")).to_have_attribute("aria-label", "Between A1 and B1: reef")
    assert kept(page) == {"T1A": {"coasts": [ISLE], "barriers": [{"kind": "reef", "between": ["A1", "B1"]}]}}


def test_the_tile_of_the_house_is_a_start(make_page: MakePage, site: Server) -> None:
    """As it is printed, and what is wiped is the house's again."""
    page = painter(make_page(), site)
    page.locator(".painter-faces [data-value=T5A]").click()
    page.locator("[data-action=paint-house]").click()
    state(page, "finished")
    kinds = sorted(coast["kind"] for coast in kept(page)["T5A"]["coasts"])
    assert kinds == ["merchant", "resource", "resource"]
    assert len(kept(page)["T5A"]["barriers"]) == 4
    page.locator("[data-action=paint-wipe]").click()
    state(page, "unpainted")
    assert kept(page) == {}


def test_tiles_are_sent_and_taken(make_page: MakePage, site: Server, tmp_path: Path) -> None:
    """What one owner sends comes in beside what another has painted; a face that differs replaces none unasked."""
    page = make_page()
    keep(page, site, {"T1A": FACE})
    painter(page, site)
    with page.expect_download() as download:
        page.click("[data-action=share-tiles]")
    sent = json.loads(download.value.path().read_text())
    assert sent["own"] == {"plunder.tiles": {"T1A": FACE}}
    more = {**sent, "own": {"plunder.tiles": {"T1A": FACE, "T2B": FACE}}}
    assert "One new face" in take(page, tmp_path / "a.json", more, "tiles")
    assert kept(page) == {"T1A": FACE, "T2B": FACE}
    other = {"coasts": [{**ISLE, "skulls": 3}], "barriers": []}
    differs = {**sent, "own": {"plunder.tiles": {"T1A": other}}}
    assert "differs from" in take(page, tmp_path / "b.json", differs, "tiles")
    assert kept(page) == {"T1A": FACE, "T2B": FACE}
    page.click("[data-action=take-other]")
    expect(page.locator("[data-outcome=page-tiles-file-replaced]")).to_be_visible()
    assert kept(page) == {"T1A": other}


DAMAGED: list[Any] = [
    [],
    {"T9A": FACE},
    {"T1A": {"coasts": [ISLE]}},
    {"T1A": {"coasts": [{**ISLE, "skulls": 4}], "barriers": []}},
    {"T1A": {"coasts": [{**ISLE, "land": ["B3"]}], "barriers": []}},
    {"T1A": {"coasts": [{**ISLE, "kind": "merchant", "skulls": 0}], "barriers": []}},
    {"T1A": {"coasts": [], "barriers": [{"kind": "reef", "between": ["A1", "B2"]}]}},
]


def test_a_damaged_file_changes_nothing(make_page: MakePage, site: Server, tmp_path: Path) -> None:
    page = make_page()
    keep(page, site, {"T1A": FACE})
    painter(page, site)
    for at, tiles in enumerate(DAMAGED):
        said = take(page, tmp_path / f"{at}.json", {"flibuste": 1, "own": {"plunder.tiles": tiles}}, "tiles")
        assert "damaged" in said, tiles
    assert "no tiles" in take(page, tmp_path / "none.json", {"flibuste": 1, "own": {}}, "tiles")
    assert kept(page) == {"T1A": FACE}


def test_a_game_is_played_on_painted_tiles(make_page: MakePage, site: Server) -> None:
    """It begins from the form, is drawn, and its islands are called by their squares."""
    page = table.phone(make_page, site)
    faces = {f"T{tile}{side}": FACE for tile in range(1, 7) for side in "AB"}
    keep(page, site, {name: {**face, "coasts": [ISLE, *twin()]} for name, face in faces.items()})
    page.goto("about:blank")
    page.goto(f"{site.url}#/new?game=plunder&seats=Anne,Jack&seed=7&tiles=own&tile_rotation=0&start=1")
    expect(page.locator("[data-place='island:T1A-1'], [data-place='island:T1B-1']").first).to_be_attached(
        timeout=table.WAIT
    )
    assert set(shell.head(page)["save"]["options"]["tiles"]) == set(faces)
    names = page.locator(".isle-names .place-name")
    expect(names).to_have_count(8)
    assert {"B2", "B8", "H2", "H8"} <= set(names.all_text_contents())


def twin() -> list[dict[str, Any]]:
    return [{"kind": "resource", "skulls": 1, "land": ["E5"], "ports": [{"square": "E4", "docks": ["W"]}]}]


def test_a_table_is_laid_with_painted_tiles(make_page: MakePage, site: Server) -> None:
    """The editor says whose tiles lie there, and lays with what is painted from it."""
    page = make_page()
    page.goto(f"{site.url}#/new?game=plunder&seats=Anne,Jack&seed=7&laid=1&first_map=1&start=1")
    said = page.locator("[data-tiles]")
    expect(said).to_have_attribute("data-tiles", "0", timeout=table.WAIT)
    expect(said).to_contain_text("not those of your box")
    page.locator("[data-action=lay-paint]").click()
    expect(page.locator(".painter-board")).to_be_visible(timeout=table.WAIT)
    brush(page, "skull-1")
    stroke(page, (1.5, 1.5))
    brush(page, "port")
    stroke(page, (2.5, 1.5))
    state(page, "finished")
    page.locator("[data-action=paint-done]").click()
    expect(said).to_have_attribute("data-tiles", "1")
    expect(page.locator("[data-place='island:T1A-1']")).to_be_attached()
    # all that is still missing of a table
    expect(page.locator(".editor-foot [data-breach=ships]")).to_have_count(1)
