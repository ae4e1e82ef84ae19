"""The Pirates' set-up in the page: treasure of one's own choice, and forts."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from flibuste.table import Seat, Table
from tests.browser import secrets, shell, table
from tests.browser.conftest import MakePage
from tests.browser.test_pirates_axe import met
from tests.browser.test_play_axe import check, opened
from tests.games.pirates.test_lay import duel
from tests.tales.telling import HERE as TALES
from tools.server import Server

pytestmark = pytest.mark.browser

SEATS = secrets.colours("pirates", ["Anne", "Jack"], {1: "easy"})
CHANGOS = "UNR-F3"
RUNES, CHARTS = "FN-095", "SM-T-001"
FORTS = 19
"""Forts of the catalogue."""
SUM = ".pir-sum span"
TAKE = "[data-action=compose]"


def supplying(*, forts: bool = False) -> dict[str, Any]:
    """A save that ends where Anne is asked which treasure she brings."""
    options = {"build_total": 20, "forts": forts}
    answer = shell.ask("new", table="supply", game="pirates", seats=SEATS, options=options, seed=3)
    save: dict[str, Any] = answer["save"]
    while answer["table"]["decision"]["key"] != "pirates-ask-supply":
        answer = shell.ask("play", table="supply", option=["fleet", "F-B1"])
        save["log"].append(answer["entry"])
    shell.ask("close", table="supply")
    return save


def own(page: Page) -> None:
    page.locator("[data-form=coins]").tap()
    page.locator("[data-action=rares]").tap()


def test_unique_treasures_are_chosen_by_name(phone: Page, site: Server) -> None:
    """CSG-FLT-13, CSG-SET-27: each takes the place of one by lot, or is one too many; its player alone is told what was
    put in."""
    secrets.sit_down(phone, site.url, supplying())
    own(phone)
    expect(phone.locator(TAKE)).not_to_have_attribute("aria-disabled", "true")
    phone.locator(f"[data-rare={RUNES}]").tap()
    expect(phone.locator("[data-action=uniques-less] + output .num")).to_have_text("0")
    expect(phone.locator(SUM)).to_have_text(["Pieces: 8 of 8", "Gold: 15 of 15"])
    phone.locator(f"[data-rare={CHARTS}]").tap()
    expect(phone.locator(f"{SUM}.bad")).to_have_text("Pieces: 9 of 8")
    expect(phone.locator(TAKE)).to_have_attribute("aria-disabled", "true")
    # one coin of 1 and one of 2 become one of 3
    for step in ("coin-1-less", "coin-2-less", "coin-3-more"):
        phone.locator(f"[data-action={step}]").tap()
    expect(phone.locator(SUM)).to_have_text(["Pieces: 8 of 8", "Gold: 15 of 15"])
    phone.locator(f"{TAKE}:not([aria-disabled])").tap()
    table.ready(phone)
    (entry,) = [one for one in shell.log(phone) if one["seat"] == 0][-1:]
    assert (entry["move"], entry["args"][7:]) == ("pieces", [0, RUNES, CHARTS])
    phone.click('[data-captain="0"]')
    expect(phone.locator("dialog")).to_contain_text("Runes of Thor")
    phone.keyboard.press("Escape")
    phone.click('[data-captain="1"]')
    expect(phone.locator("dialog")).not_to_contain_text("Runes of Thor")


def test_any_number_of_forts(phone: Page, site: Server) -> None:
    """CSG-FLT-12: more than three; those that were named are no longer offered."""
    save = supplying(forts=True)
    secrets.sit_down(phone, site.url, save)
    phone.locator("[data-option^='supply:']").first.tap()
    for n in range(4):
        expect(phone.locator("[data-option^='fort:']")).to_have_count(FORTS - n, timeout=table.WAIT)
        phone.locator("[data-option^='fort:']").first.tap()
    expect(phone.locator("#ask")).to_contain_text("4 so far")
    phone.locator("[data-option=no-fort]").tap()


@pytest.mark.parametrize(
    ("theme", "language", "size"), [("day", "fr", (360, 640)), ("night", "en", (844, 390))], ids=["phone", "sideways"]
)
def test_for_everybody(make_page: MakePage, site: Server, theme: str, language: str, size: tuple[int, int]) -> None:
    page = opened(make_page, site, theme, language, size)
    secrets.sit_down(page, site.url, supplying())
    page.locator("[data-form=coins]").click()
    page.locator("[data-action=rares]").click()
    page.locator(f"[data-rare={RUNES}]").click()
    check(page, "unique treasures by name")


def test_a_fort_is_turned_its_flags_placed_its_coins_chosen(phone: Page, site: Server) -> None:
    """CSG-FRT-02, CSG-FRT-03, CSG-FRT-05: what stands on the chart meanwhile is what is built."""
    save = json.loads((TALES / "pirates-four.save.json").read_text(encoding="utf-8"))
    secrets.sit_down(phone, site.url, met(save)["fort"])
    table.ready(phone)
    phone.locator("[data-form=build]").tap()
    fort = phone.locator(f"[data-choice='fort-{CHANGOS}']")
    fort.tap()
    try:
        expect(fort).to_have_attribute("aria-pressed", "true", timeout=3000)
    except AssertionError:
        # what opens scrolls to its head, and the fort slipped away from under the finger: people touch it again
        fort.tap()
        expect(fort).to_have_attribute("aria-pressed", "true")
    flags = phone.locator(".pir-flag")
    before = flags.all_inner_texts()
    flags.first.tap()
    flags.last.tap()
    expect(flags).to_have_text([before[-1], *before[1:-1], before[0]])
    facing = phone.locator("[aria-label=Facing] output b")
    # a finger east of the island, and one step on
    walls = phone.locator(".placing.draft .fort-wall").bounding_box()
    assert walls
    x, y = walls["x"] + walls["width"] / 2, walls["y"] + walls["height"] / 2
    phone.mouse.move(x, y)
    phone.mouse.down()
    phone.mouse.move(x + 60, y, steps=5)
    phone.mouse.up()
    expect(facing).to_have_text("90°")
    phone.locator("[data-action=facing-more]").tap()
    expect(facing).to_have_text("91°")
    # what was to pay stays at home, and then twice as much goes
    phone.locator("[data-action=pays-4-less]").tap()
    expect(phone.locator(".pir-facts .bad")).to_have_text("The fort costs 3 gold.")
    expect(phone.locator(TAKE)).to_have_attribute("aria-disabled", "true")
    phone.locator("[data-action=pays-4-more]").tap()
    phone.locator("[data-action=pays-4-more]").tap()
    outline = phone.locator(".placing.draft .fort-wall").get_attribute("d")
    phone.locator(f"{TAKE}:not([aria-disabled])").tap()
    expect(phone.locator(".placing.draft")).to_have_count(0)
    table.ready(phone)
    expect(phone.locator(f"[data-body] .fort-wall[d='{outline}']")).to_have_count(1)
    (entry, *_) = shell.log(phone)
    assert [entry["move"], *entry["args"]] == ["build", CHANGOS, 8, 91, 0, 0, 0, 2, 0, 0, 0, 6, 2, 3, 4, 5, 1]


def test_coins_that_look_alike_lie_on_one_pile(phone: Page, site: Server) -> None:
    """CSG-INF-04: the card of a ship says how many there are, whatever lies between them."""
    layout = duel(moment={"at": "orders"})
    layout["ships"][0]["hold"] = ["coin-2", "coin-3", "coin-2"]
    laid = Table.laid("pirates", layout, (Seat("Anne"), Seat("Jack", "easy")), seed=3)
    secrets.sit_down(phone, site.url, laid.save())
    phone.locator("[data-captain='0']").tap()
    phone.locator("dialog .pir-fleet summary").first.tap()
    pieces = phone.locator("dialog .pir-piece:not(.free)")
    expect(pieces).to_have_text(["2 × a coin of 2", "a coin of 3"], ignore_case=True)
