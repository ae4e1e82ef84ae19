"""The end of a game: what is told of it, how it is shown, and the quiet triumph before."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import secrets, shell, table
from tests.browser.conftest import MakePage
from tests.contract.test_amended import told_game
from tests.games.buccaneer.positions import all_but, table_at
from tools.server import Server

pytestmark = pytest.mark.browser

TALES = Path(__file__).resolve().parents[1] / "tales"
SMALL = {"width": 360, "height": 640}
CREW = ["Bartholomew", "Anne-Marguerite", "Mary", "Jack", "Grace"]

# What moves, and which properties of it.
MOVING = """() => document.getAnimations().filter((it) => !(it instanceof CSSTransition)).map(({ effect }) => [
  effect.getComputedTiming().endTime,
  effect.getKeyframes().flatMap((frame) => Object.keys(frame)).join(" "),
])"""

# Words that stand on two lines, and text that is cut off.
BROKEN = """(names) => [...document.querySelectorAll(names)].flatMap((it) => {
  if (!it.getClientRects().length) return [];
  if (it.matches("input")) return it.scrollWidth > it.clientWidth ? [it.value] : [];
  const found = it.scrollHeight > it.clientHeight + 2 && getComputedStyle(it).display !== "inline" ? ["cut"] : [];
  const text = [...it.childNodes].find((child) => child.nodeType === 3);
  for (const { index, 0: word } of (text?.data ?? "").matchAll(/[^\\s-]+/g)) {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word);
  }
  return found;
})"""


def ended(purses: list[int], **options: Any) -> dict[str, Any]:
    """A game that is over: the first of three has eighteen tokens, the others have none of any kind."""
    tokens = [(6, 6, 6, 6), (0, 0, 0, 0), (0, 0, 0, 0)]
    over = table_at(boarded=all_but(), roads="", tokens=tokens, purses=purses, over=True, **options)
    return {**over.save(), "seats": shell.seats("Anne", "Jack", "Mary")}


def last_move(page: Page, site: Server) -> str:
    """A game that lacks its last move, which is then made."""
    save = shell.made_game(["Anne", "Jack", "Mary"], seed=3)
    shell.bring(page, site.url, {**save, "log": save["log"][:-1]})
    game = shell.ids(page)[0]
    page.goto(f"{site.url}#/play/{game}")
    table.ready(page)
    page.locator(table.FREE).first.click()
    page.wait_for_selector(".victor, [data-action=confirm]", timeout=table.WAIT)
    if page.locator("[data-action=confirm]").count():
        page.click("[data-action=confirm]")
    return game


def test_a_triumph_once_and_a_tap_ends_it(make_page: MakePage, site: Server) -> None:
    page = make_page(reduced_motion="no-preference")
    game = last_move(page, site)
    page.wait_for_selector(".victor", timeout=table.WAIT)
    moving = page.evaluate(MOVING)
    assert len(moving) >= 5
    for end, properties in moving:
        assert end <= 5000
        assert set(properties.split()) <= {"offset", "computedOffset", "easing", "composite", "transform", "opacity"}
    page.locator(".score caption").dispatch_event("pointerdown")
    assert page.evaluate(MOVING) == []
    page.goto(f"{site.url}#/past")
    page.goto(f"{site.url}#/end/{game}")
    page.wait_for_selector(".victor")
    assert page.evaluate(MOVING) == []


@pytest.mark.parametrize(("motion", "speed"), [("reduce", 2), ("no-preference", 0)])
def test_nothing_moves_for_those_who_want_it_still(make_page: MakePage, site: Server, motion: str, speed: int) -> None:
    page = make_page(reduced_motion=motion)
    page.goto(site.url)
    page.evaluate("(speed) => localStorage.setItem('flibuste.settings', JSON.stringify({ speed }))", speed)
    page.goto("about:blank")
    last_move(page, site)
    page.wait_for_selector(".victor", timeout=table.WAIT)
    assert page.evaluate(MOVING) == []


@pytest.mark.parametrize(
    ("purses", "options", "heading", "told"),
    [
        ([80, 110, 100], {}, "Anne wins by 12 points", ["Chests decided it: 15 against 0 for Jack. BUC-SCO-03"]),
        (
            [80, 130, 90],
            {},
            "Jack wins by 8 points",
            ["Ducats in the purse decided it: 130 against 80 for Anne. BUC-SCO-07"],
        ),
        (
            [80, 122, 90],
            {},
            "Anne and Jack share the win with 122 points each",
            ["Anne and Jack · Equal totals at the top: the win is shared. BUC-SCO-08"],
        ),
        (
            [80, 122, 90],
            {"tie_break": "tokens"},
            "Anne wins on the tie-break",
            [
                "Anne · Equal totals, decided by treasures: 24. BUC-VAR-05",
                "Jack · Equal totals: no treasures to decide. BUC-VAR-05",
            ],
        ),
    ],
)
def test_what_decided_it_is_told(
    page: Page, site: Server, purses: list[int], options: dict[str, Any], heading: str, told: list[str]
) -> None:
    shell.bring(page, site.url, ended(purses, **options))
    page.goto(f"{site.url}#/end/{shell.ids(page)[0]}")
    assert " ".join(table.text_of(page, ".victor-text").split()) == heading
    expect(page.locator(".why-won li")).to_have_text(told)
    # the tie is no column of its own
    expect(page.locator(".score thead th")).to_have_count(6)


def test_since_when_the_winner_leads(page: Page, site: Server) -> None:
    save = shell.made_game(CREW[:3], seed=3)
    chapters = shell.ask("story", save=save)["chapters"]
    shell.bring(page, site.url, save)
    page.goto(f"{site.url}#/end/{shell.ids(page)[0]}")
    (winner,) = shell.result_of(save)["winners"]
    rest = [key for chapter in chapters for key in chapter["events"] if key["key"] == "buccaneer-rest"]
    assert rest
    expect(page.locator("[data-lead]")).to_have_text(re.compile(rf"^{CREW[winner]} (has led|took the lead)"))


def finished(game: str, names: list[str], seed: int) -> dict[str, Any]:
    *_, (save, answer) = secrets.playing(game, secrets.colours(game, names, {}), seed)
    assert answer["table"]["result"]
    return save


def of_beginners(game: str, seed: int) -> dict[str, Any]:
    """A whole game of two bots: random ones bring no gold home."""
    seats = secrets.colours(game, CREW[:2], {0: "easy", 1: "easy"})
    answer = shell.ask("new", table="beginners", game=game, seats=seats, options={}, seed=seed)
    save: dict[str, Any] = answer["save"]
    while answer["table"]["decision"]:
        move = shell.ask("think", table="beginners", sips=1)["move"]
        answer = shell.ask("play", table="beginners", option=move)
        save["log"].append(answer["entry"])
    shell.ask("close", table="beginners")
    return save


@pytest.mark.parametrize("game", ["plunder", "pirates"])
def test_the_lead_is_told_by_the_round(page: Page, site: Server, game: str) -> None:
    save = of_beginners(game, 7)
    shell.bring(page, site.url, save)
    page.goto(f"{site.url}#/end/{shell.ids(page)[0]}")
    told = re.compile(r"(the first round|at the very end|in round \d+)\.$")
    expect(page.locator("[data-lead]")).to_have_text(told, timeout=table.WAIT)


def test_nothing_has_no_sign(page: Page, site: Server) -> None:
    """An axis that begins below nothing says 0 in its middle."""
    shell.bring(page, site.url, *(finished("jamaica", ["Anne", "Jack", "Mary"], seed) for seed in (1, 2, 3)))
    signs = set()
    for game in shell.ids(page):
        page.goto(f"{site.url}#/end/{game}")
        page.wait_for_selector("svg.fortunes")
        texts = page.locator("svg.fortunes .axis").all_text_contents()
        signs |= set(texts)
    assert any(text.startswith("\u2212") for text in signs)
    assert not {"-0", "\u22120"} & signs


@pytest.mark.parametrize("count", [3, 5])
def test_names_are_whole_on_a_small_phone(make_page: MakePage, site: Server, count: int) -> None:
    page = make_page(viewport=SMALL)
    names = CREW[:count]
    whole = shell.made_game(names, seed=5)
    shell.bring(page, site.url, whole, {**whole, "log": whole["log"][:4]})
    over, running = sorted(shell.ids(page), key=lambda game: shell.head(page, game)["status"])
    page.goto(f"{site.url}#/end/{over}")
    page.wait_for_selector(".victor")
    assert page.evaluate(BROKEN, ".victor h1 b, .score .who span") == []
    page.goto(f"{site.url}#/past")
    page.wait_for_selector(".statistics")
    assert page.evaluate(BROKEN, ".statistics .who-name") == []
    page.goto(f"{site.url}#/play/{running}")
    table.ready(page)
    assert page.evaluate(BROKEN, ".captain-name b, .turn b") == []
    page.goto(f"{site.url}#/new?game=buccaneer&seats={','.join([*names[:3], 'Olivier', 'Edward'])}")
    for seat in range(5):
        page.locator(f"[data-seat='{seat}'] select").select_option("normal")
        page.get_by_label(f"Name of captain {seat + 1}").fill([*names[:3], "Olivier", "Edward"][seat])
    page.wait_for_selector("[data-seat]")
    assert page.evaluate(BROKEN, ".seat-name") == []
    assert shell.violations(page) == []


TOUCHING = """() => {
  const right = (cell) => {
    const words = document.createRange();
    words.selectNodeContents(cell);
    return words.getBoundingClientRect().right;
  };
  return [...document.querySelectorAll(".score tbody tr")].filter((row) => {
    const [chip, table] = [row.querySelector(".chip"), row.closest("table")].map((it) => it.getBoundingClientRect());
    return chip.left - right(row.querySelector(".rank")) < 4 || table.right - right(row.querySelector(".total")) < 4;
  }).length;
}"""


def test_ranks_and_totals_keep_off_what_stands_beside_them(make_page: MakePage, site: Server) -> None:
    """Where columns are many and the phone is small."""
    page = make_page(viewport=SMALL)
    shell.bring(page, site.url, json.loads((TALES / "pirates-four.save.json").read_text(encoding="utf-8")))
    page.goto(f"{site.url}#/end/{shell.ids(page)[0]}")
    expect(page.locator(".score tbody tr")).to_have_count(4)
    page.evaluate("document.fonts.ready.then(() => {})")
    assert page.evaluate(TOUCHING) == 0


def test_figures_are_lining_wherever_they_stand(page: Page, site: Server) -> None:
    shell.bring(page, site.url, ended([80, 110, 100]))
    page.goto(f"{site.url}#/end/{shell.ids(page)[0]}")
    page.wait_for_selector(".victor")
    page.evaluate("document.fonts.ready.then(() => {})")
    devtools = page.context.new_cdp_session(page)
    devtools.send("DOM.enable")
    devtools.send("CSS.enable")
    root = devtools.send("DOM.getDocument")["root"]["nodeId"]
    node = devtools.send("DOM.querySelector", {"nodeId": root, "selector": ".victor .name-it"})
    fonts = devtools.send("CSS.getPlatformFontsForNode", {"nodeId": node["nodeId"]})["fonts"]
    used = {font["familyName"]: font["glyphCount"] for font in fonts}
    assert sorted(name.split()[0] for name in used) == ["Atkinson", "IM"]
    assert next(count for name, count in used.items() if name.startswith("Atkinson")) == len("12")


@pytest.mark.parametrize("game", ["buccaneer", "plunder"])
def test_a_game_beside_a_box_fills_its_sheet(page: Page, site: Server, game: str) -> None:
    """It lies with the other sheets, filled in, and the statistics count the game once."""
    save = told_game(game, 7).save()
    shell.bring(page, site.url, save)
    (kept,) = shell.ids(page)
    page.goto(f"{site.url}#/end/{kept}")
    page.locator("[data-action=filled-sheet]").click(timeout=table.WAIT)
    totals = shell.result_of(save)["totals"]
    for seat, total in enumerate(totals):
        told = page.locator(".podium .score tbody tr").filter(has_text=save["seats"][seat]["name"])
        expect(told).to_contain_text(str(total).replace("-", "\u2212"))
    page.locator(".podium [data-action=to-sheet]").click()
    expect(page.locator("[data-total] b")).to_have_text([str(total).replace("-", "\u2212") for total in totals])
    page.goto(f"{site.url}#/score")
    expect(page.locator(f".games-list a[href='#/score/{kept}']")).to_have_count(1)
    expect(page.locator(".statistics tbody tr").first.locator("td").first).to_have_text("1")


def test_the_ship_beside_the_winner_is_the_winners(page: Page, site: Server) -> None:
    """Of four in the Pirates, what a person knows of the others' gold names another as the richest."""
    save = json.loads((TALES / "pirates-four.save.json").read_text())
    names = [seat["name"] for seat in save["seats"]]
    save["seats"] = secrets.colours("pirates", names, dict.fromkeys(range(1, len(names)), "easy"))
    assert shell.result_of(save)["winners"] == [3]
    secrets.sit_down_at_end(page, site.url, save)
    page.locator(".victor-ship [data-colour], .victor-ship[data-colour]").first.wait_for()
    colours = "[...document.querySelectorAll('.victor [data-colour]')].map((it) => it.dataset.colour)"
    assert set(page.evaluate(colours)) == {"black"}


# the widths, as the text is made narrower and narrower, at which its book stands on another line than its last word
ALONE = """() => {
  const book = document.querySelector(".why-won .rule-book");
  const text = book.parentElement;
  const texts = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  let last = null;
  while (texts.nextNode() && !book.contains(texts.currentNode))
    if (texts.currentNode.data.trim()) last = texts.currentNode;
  const word = document.createRange();
  word.setStart(last, last.data.trimEnd().length - 1);
  word.setEnd(last, last.data.trimEnd().length);
  text.style.display = "block";
  return Array.from({ length: 60 }, (_, i) => 320 - 3 * i).filter((width) => {
    text.style.width = `${width}px`;
    return book.querySelector("svg").getBoundingClientRect().top > word.getBoundingClientRect().bottom;
  });
}"""
ROOM = """() => {
  const more = document.querySelector(".end-more");
  const above = more.previousElementSibling.getBoundingClientRect();
  return more.querySelector(".btn").getBoundingClientRect().top - above.bottom;
}"""


def test_buttons_have_room_and_no_book_stands_alone(page: Page, site: Server) -> None:
    """What a rule's book belongs to stands before it, on the same line."""
    shell.bring(page, site.url, ended([80, 110, 100]))
    for width in (360, 844):
        page.set_viewport_size({"width": width, "height": 640})
        page.goto(f"{site.url}#/end/{shell.ids(page)[0]}")
        page.locator(".why-won .rule-book").first.wait_for()
        assert page.evaluate(ROOM) >= 10
    assert page.evaluate(ALONE) == []
