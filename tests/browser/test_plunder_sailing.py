"""Plunder: a ship is sailed over the chart, by finger and by keyboard."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import secrets, shell, table
from tests.browser.conftest import middle
from tests.browser.test_chart import rest
from tests.browser.test_plunder import own_moves, rolled, square
from tools.server import Server

pytestmark = pytest.mark.browser


@pytest.mark.smoke
def test_a_ship_sails_a_whole_way_by_one_tap_or_drag(phone: Page, site: Server) -> None:
    """PLU-SAIL-01: the chart counts the steps to each square; one tap on it, or a drag of the ship, sails them all."""
    phone.goto(f"{site.url}#/new?game=plunder&seats=Anne,bot:easy&seed=12&start=1")
    table.ready(phone)
    phone.locator(table.FREE).first.tap()
    phone.locator("[data-option=roll]").tap(timeout=table.WAIT)
    phone.locator("[data-place^='square:'] .step").first.wait_for()

    def sailed(more: int) -> str:
        phone.wait_for_function("(n) => document.querySelector('main')?.dataset.entries >= n", arg=more)
        expect(phone.locator("[data-option=end]")).not_to_have_attribute("aria-disabled", "true")
        return f"square:{own_moves(phone)[-1][1][1]}"

    begun = len(shell.log(phone))
    tap = square(phone, 2)
    phone.locator(f'[data-place="{tap}"]').tap()
    assert sailed(begun + 2) == tap
    phone.locator("[data-place^='square:'] .step").first.wait_for()
    aim = square(phone, 2)
    phone.mouse.move(*middle(phone, '[data-place="ship:0"]'))
    phone.mouse.down()
    phone.mouse.move(*middle(phone, f'[data-place="{aim}"]'), steps=8)
    expect(phone.locator("g.way")).to_be_attached()
    phone.mouse.up()
    assert sailed(begun + 4) == aim
    assert [move for move, _ in own_moves(phone)[-4:]] == ["sail"] * 4


def test_the_keyboard_sails_a_whole_way_too(phone: Page, site: Server) -> None:
    """PLU-SAIL-01: Enter on a far square of the chart is a tap there."""
    rolled(phone, site)
    begun = len(shell.log(phone))
    far = square(phone, 3)
    phone.locator(f'[data-place="{far}"]').focus()
    phone.keyboard.press("Enter")
    phone.wait_for_function("(n) => document.querySelector('main')?.dataset.entries >= n", arg=begun + 3)
    assert f"square:{own_moves(phone)[-1][1][1]}" == far
    assert [move for move, _ in own_moves(phone)[-3:]] == ["sail"] * 3


# the middle of a square that nothing stands on
OPEN_SEA = """() => {
  const svg = document.querySelector("svg.plunder-chart");
  for (let col = 0; col < 12; col++)
    for (let row = 0; row < 12; row++) {
      const { x, y } = new DOMPoint((col + 0.5) * 44, (row + 0.5) * 44).matrixTransform(svg.getScreenCTM());
      const there = document.elementFromPoint(x, y);
      if (svg.contains(there) && !there.closest("[data-place]")) return [x, y];
    }
}"""


def test_a_square_out_of_reach_says_so(phone: Page, site: Server) -> None:
    """PLU-SAIL-01: where the ship does not come to, a tap tells that, instead of nothing."""
    rolled(phone, site)
    phone.locator("[data-action=chart-full] + button").tap()
    rest(phone)
    phone.touchscreen.tap(*phone.evaluate(OPEN_SEA))
    expect(phone.locator(".why--name")).to_contain_text("has too few steps left")
    # an X is in reach from somewhere, or not
    phone.locator("[data-place^='mark:']").first.focus()
    phone.keyboard.press("Enter")
    expect(phone.locator(".why--name")).to_contain_text(re.compile("treasure. (In reach from|The ship on)"))


def test_whoever_touches_an_x_at_sea_sails_there(phone: Page, site: Server) -> None:
    """PLU-SAIL-01: the steps stand on the X, and it does not hide its square from the finger."""

    def beside(answer: dict[str, Any]) -> bool:
        asked = answer["table"]["decision"] or {"key": "", "seat": 0, "options": []}
        marks = {f"square:{mark}" for mark in answer["table"]["view"]["marks"]}
        fleet = {option["from"] for option in asked["options"] if option["from"]}
        near = any(option["at"] in marks for option in asked["options"] if option["group"] == "sail")
        return asked["key"] == "plunder-ask-turn" and asked["seat"] == 0 and near and len(fleet) == 1

    save = secrets.found(beside, secrets.colours("plunder", ["Anne", "Jack"], {1: "easy"}), game="plunder")
    secrets.sit_down(phone, site.url, save)
    mark = phone.locator("[data-place^='mark:']:has(.step)").first
    expect(mark.locator(".step")).to_have_text("1")
    name, begun = str(mark.get_attribute("aria-label")), len(shell.log(phone))
    mark.tap()
    phone.wait_for_function("(n) => document.querySelector('main')?.dataset.entries > n", arg=begun)
    move, (_, square) = own_moves(phone)[-1]
    assert move == "sail"
    assert f"An X on {square}" in name


def test_a_target_of_another_ship_is_not_attacked_by_a_slip(phone: Page, site: Server) -> None:
    """PLU-SEA-02, PLU-CON-02: a tap on what only another ship reaches takes that ship in hand."""

    def apart(answer: dict[str, Any]) -> tuple[str, str] | None:
        asked = answer["table"]["decision"] or {"key": "", "seat": 0, "options": []}
        if asked["key"] != "plunder-ask-turn" or asked["seat"] != 0:
            return None
        free = [option for option in asked["options"] if option["from"] and not option["barred"]]
        first = next((option["from"] for option in free if option["group"] == "sail"), None)
        reached = {option["at"] for option in free if option["from"] == first}
        others = [it for it in free if it["group"] == "attack" and first and it["at"] not in reached]
        return (others[0]["from"], others[0]["at"]) if others else None

    people = secrets.colours("plunder", ["Anne", "Jack"], {1: "easy"})
    save = secrets.found(lambda answer: apart(answer) is not None, people, game="plunder")
    ship, target = apart({"table": shell.ask("open", table="apart", save=save)["table"]}) or ("", "")
    shell.ask("close", table="apart")
    secrets.sit_down(phone, site.url, save)
    begun = len(shell.log(phone))
    place, head = phone.locator(f"[data-place='{target}']"), phone.locator(f".plu-ship [data-pick='{ship}']")
    expect(head).to_have_attribute("aria-pressed", "false")
    expect(place).not_to_have_class(re.compile(r"\blit\b"))
    place.focus()
    phone.keyboard.press("Enter")
    expect(head).to_have_attribute("aria-pressed", "true")
    expect(place).to_have_class(re.compile(r"\blit\b"))
    assert len(shell.log(phone)) == begun
    phone.keyboard.press("Enter")
    phone.wait_for_function("(n) => document.querySelector('main')?.dataset.entries > n", arg=begun)
    assert own_moves(phone)[-1][0] == "attack"


def test_each_of_several_targets_is_told_from_the_others(phone: Page, site: Server) -> None:
    """PLU-CON-02: of one captain's ships in reach the answers say which, to those who see as to those who hear."""

    def attacks(answer: dict[str, Any]) -> list[str]:
        options = (answer["table"]["decision"] or {"options": []})["options"]
        return [it["id"] for it in options if it["key"] == "plunder-do-attack-ship" and not it["barred"]]

    people = secrets.colours("plunder", ["Anne", "Jack"])
    save = secrets.found(lambda answer: len(attacks(answer)) > 1, people, game="plunder")
    secrets.sit_down(phone, site.url, save)
    if phone.locator(table.LIFT).count():
        table.lift(phone)
    rows = phone.locator(".plu-row[data-option^='attack:']")
    rows.first.wait_for()
    ships = [text for text in rows.locator(".plu-text > b").all_inner_texts() if "ship" in text]
    assert len(ships) > 1
    assert len(set(ships)) == len(ships)
    assert all(re.search(r"[A-L]\d+$", text) for text in ships)


# the squares that are lit, and how many of them no finger finds
LIT = """() => {
  const lit = [...document.querySelectorAll("[data-place^='square:'].lit")];
  const met = lit.filter((it) => {
    const { x, y, width, height } = it.querySelector(".hit").getBoundingClientRect();
    return it.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  return [lit.length, lit.length - met.length];
}"""


def test_a_small_window_goes_where_the_ship_can_go(phone: Page, site: Server) -> None:
    """Of a throw that reaches far to one side, the chart shows that side."""
    rolled(phone, site, "seats=Anne,bot:easy,bot:easy&seed=21")
    # as the throw was; before the window knew the ways, thirteen were hidden
    phone.wait_for_function(f"() => {{ const [lit, hidden] = ({LIT})(); return lit === 35 && hidden < 8; }}")
