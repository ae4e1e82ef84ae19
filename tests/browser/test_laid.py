"""A table is laid by drawing, as it lies in the middle of a game; then it is asked, and played on."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from flibuste.core.agenda import asking
from flibuste.table import Seat, Table
from tests.browser import shell, table
from tests.browser.conftest import MakePage
from tools.server import Server

pytestmark = pytest.mark.browser

MOST = 48
"""Taps for a table in the middle of a game: measured are 28 in Buccaneer and 33 in Jamaica."""
CREW = 30
"""So many more with The Crew."""
CHART = 18
"""So many more for the chart of Plunder: tiles, tokens, the storm."""
KINDS = ("gold", "food", "powder")
PLAY, ASK, BREACH = "[data-action=lay-play]", "[data-action=lay-ask]", "[data-breach]"


class Hand:
    """Taps, and counts them."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps = 0

    def key(self, key: str | int) -> Locator:
        return self.page.locator(f'.editor-bench [data-key="{key}"]')

    def tap(self, where: Locator) -> None:
        self.taps += 1
        where.first.tap()

    def board(self, place: str) -> None:
        """As by keyboard: a chart is moved about until the place is in sight, which is no matter here."""
        self.taps += 1
        self.page.locator(f'[data-place="{place}"]').first.dispatch_event("click")

    def among(self, label: str, value: str | int) -> None:
        choice = self.page.locator(f'.editor-bench [aria-label="{label}"] [data-value="{value}"]')
        if choice.get_attribute("aria-checked") != "true":
            self.tap(choice)
            try:
                expect(choice).to_have_attribute("aria-checked", "true", timeout=1000)
            except AssertionError:
                # the note at the foot had just gone, and the row had moved: people tap again
                self.tap(choice)
                expect(choice).to_have_attribute("aria-checked", "true")

    def step(self, label: str, by: int) -> None:
        for _ in range(abs(by)):
            self.tap(self.page.get_by_role("button", name=f"{label} {'+' if by > 0 else '−'}1", exact=True))

    def write(self, label: str, number: int) -> None:
        field = self.page.get_by_role("spinbutton", name=label)
        if field.input_value() != str(number):
            self.taps += 1 + len(str(number))
            field.fill(str(number))


def half_time(game: str, seed: int, options: dict[str, Any]) -> dict[str, Any]:
    """A random table for three in the middle of a game, at a moment that people would lay."""
    rng = Random(seed)
    made = Table.new(game, [Seat(name) for name in ("Anne", "Jack", "Mary")], options, seed=seed)
    while not is_half_time(made):
        step = asking(made.state)
        assert step
        made.play(rng.choice(step.moves(made.state)))
    layout: dict[str, Any] = made.layout()
    return layout


def is_half_time(made: Table) -> bool:
    if made.game.name == "jamaica":
        return bool(made.state.round >= 6 and made.layout()["moment"]["at"] == "rolled")
    if made.game.name == "plunder":
        return bool(made.layout()["moment"]["at"] == "before" and sum(map(made.state.score, range(3))) >= 14)
    return len(made.state.boarded) >= 7 and len(made.log) > 20


def lay_jamaica(hand: Hand, wanted: dict[str, Any]) -> None:
    for number, ship in enumerate(wanted["ships"]):
        if ship["space"]:
            hand.board(f"ship:{number}")
            hand.board(f"space:{ship['space']}")
        else:
            hand.among("Whose ship?", number)
        for card in ship["up"]:
            hand.tap(hand.key(card))
        lay_holds(hand, ship["holds"])
        hand.step("Covered treasures", len(ship["down"]))
        hand.step("Of these known to be cursed", ship["down"].count("cursed"))
        if ship["lap"]:
            hand.tap(hand.page.locator("#lay-behind"))
        if wanted["tavern"]:
            hand.step("Lair tokens kept", ship["tokens"] - len(ship["up"]) - len(ship["down"]))
    lay_tavern(hand, wanted)
    for lair in (4, 9, 11, 19, 22, 25, 33, 37, 44):
        if lair not in wanted["lairs"]:
            hand.board(f"space:{lair}")
    hand.write("Round", wanted["round"])
    hand.among("Captain of the round", wanted["captain"])
    hand.among("What comes next?", "rolled")
    for row, face in zip(("First die", "Second die"), wanted["moment"]["dice"], strict=True):
        hand.among(row, face)


def lay_holds(hand: Hand, holds: list[Any]) -> None:
    """Fills the holds one after the other, as far as they differ from those of a new game."""
    front = 0
    start = [["food", 3], ["gold", 3], *[["none", 0]] * 4]
    for bay, hold in enumerate(holds):
        if hold == start[bay]:
            continue
        if front != bay:
            hand.tap(hand.page.locator(f'[data-option="hold:{bay}"]'))
        hand.tap(hand.key(hold[0]))
        if hold[0] == "crew":
            hand.tap(hand.key(hold[1]))
        elif hold[0] != "none":
            hand.tap(hand.key(min(hold[1], 6)))
            if hold[1] > 6:
                hand.tap(hand.page.locator(f'[data-option="hold:{bay}"]'))
                for _ in range(hold[1] - 6):
                    hand.tap(hand.key("more"))
        front = bay if hold[0] in KINDS and hold[1] > 6 else (bay + 1) % len(holds)


def lay_tavern(hand: Hand, wanted: dict[str, Any]) -> None:
    """Whoever has come aboard has left a tile behind that nobody has told of."""
    for i, who in enumerate(wanted.get("tavern", ())):
        cell = hand.page.locator(".editor-tray > .cell").nth(i)
        if who == "?" or cell.get_attribute("data-cell") == "r0c3":
            continue
        hand.tap(cell)
        sits = hand.page.locator(f'[aria-label="Who sits there"] [data-key="{who or "nobody"}"]')
        hand.tap(sits)
    if wanted.get("bottle", "r0c3") != "r0c3":
        hand.tap(hand.page.locator(f'[data-cell="{wanted["bottle"]}"]'))
        hand.tap(hand.key("bottle"))


def lay_buccaneer(hand: Hand, wanted: dict[str, Any]) -> None:
    for ship in wanted["roads"]:
        hand.tap(hand.key(ship))
    free = {f"{colour}-{face}" for colour in wanted["colours"] for face in "2345q"}
    free -= {unit[0] for unit in wanted["units"]}
    for top, *covered in wanted["units"]:
        under = []
        for colour in (piece.split("-")[0] for piece in covered):
            under.append(min(piece for piece in free if piece.startswith(colour)))
            free.remove(under[-1])
        for upper, lower in list(zip([top, *under], under, strict=False))[::-1]:
            hand.board(f"unit:{upper}")
            hand.board(f"unit:{lower}")
    for seat in range(3):
        hand.among("Which captain?", seat)
        for ship, captain in wanted["boarded"]:
            if captain == seat:
                hand.tap(hand.key(ship))
        hand.write("Ducats in the purse", wanted["purses"][seat])
        for kind in ("chest", "barrel", "candlestick", "sabre"):
            field = hand.page.locator(f".editor-chest [data-kind={kind}] input")
            by = wanted["tokens"][seat][kind] - int(field.input_value())
            for _ in range(abs(by)):
                hand.tap(hand.page.locator(f".editor-chest [data-kind={kind}] button").nth(int(by > 0)))
    hand.among("Whose turn begins?", wanted["turn"])


def lay_plunder(hand: Hand, wanted: dict[str, Any]) -> None:
    for place, (tile, face, turns) in enumerate(wanted["layout"], 1):
        hand.tap(hand.key(tile + face))
        hand.among(f"How does the tile lie in place {place}?", turns)
    for number, square in enumerate(wanted["marks"]):
        hand.tap(hand.key(f"mark:{number}"))
        hand.board(f"square:{square}")
    hand.tap(hand.key("storm"))
    hand.board(f"square:{wanted['storm']}")
    for seat in range(3):
        hand.among("What do you set up?", seat)
        for number in range(3 * seat, 3 * seat + 3):
            if ship := wanted["ships"][number]:
                hand.tap(hand.key(f"ship:{number}"))
                hand.board(f"square:{ship['square']}")
                row = hand.page.locator(f"[data-ship='{number}']")
                for what, taps in (
                    ("lives", 3 - ship["lives"]),
                    ("cannons", ship["cannons"]),
                    ("masts", ship["masts"]),
                ):
                    for _ in range(taps):
                        hand.tap(row.locator(f"[data-key={what}]"))
        for island, owner in wanted["owners"].items():
            if owner == seat:
                hand.board(f"island:{island}")
        hand.write("Cards in hand", wanted["hands"][seat])
        hand.step("Plunder Point cards", wanted["points"][seat])
    hand.among("Whose turn is it?", wanted["turn"])
    hand.among("What comes next?", wanted["moment"]["at"])


def plain(layout: dict[str, Any]) -> dict[str, Any]:
    """What was laid, whatever the order in which it was done."""
    told = {key: part for key, part in layout.items() if key not in ("players", "options")}
    if told["game"] == "plunder":
        # people count neither the piles nor the rounds
        told = {key: part for key, part in told.items() if key not in ("piles", "round", "first", "colours")}
    for key in ("units", "boarded", "roads"):
        if key in told:
            told[key] = sorted(told[key])
    return told


def goes_on(page: Page, entries: int) -> None:
    """By whatever may be answered, until the log has more entries than these."""
    rng = Random(1)
    for _ in range(600):
        what = page.evaluate(table.NEXT)
        if len(shell.log(page)) > entries:
            return
        if what and what != "end":
            with suppress(Error):  # gone meanwhile
                found = page.locator(what)
                found.nth(rng.randrange(found.count())).tap(timeout=2000)
        page.wait_for_timeout(30)
    raise AssertionError("the game does not go on")


@pytest.mark.parametrize(
    ("game", "lay", "crew"),
    [
        ("jamaica", lay_jamaica, False),
        ("jamaica", lay_jamaica, True),
        ("buccaneer", lay_buccaneer, False),
        ("plunder", lay_plunder, False),
    ],
    ids=["jamaica", "The Crew", "buccaneer", "plunder"],
)
def test_a_table_is_laid_asked_and_played_on(
    make_page: MakePage, site: Server, game: str, lay: Any, crew: bool
) -> None:
    """As a photograph would show it; the game that begins has the same layout, and is no game of two."""
    page = table.phone(make_page, site)
    page.goto(f"{site.url}#/new?game={game}&seats=Anne,Jack,bot:easy&seed=7&laid=1{'&crew=1' if crew else ''}")
    page.locator("[data-action=start]").tap()
    page.wait_for_selector(PLAY, timeout=table.WAIT)
    wanted, hand = half_time(game, 4, {"crew": True} if crew else {}), Hand(page)
    lay(hand, wanted)
    assert hand.taps <= MOST + CREW * crew + CHART * (game == "plunder"), hand.taps
    expect(page.locator(BREACH)).to_have_count(0)
    page.locator(ASK).tap()
    expect(page.locator("[data-standing]")).to_have_count(3, timeout=table.WAIT)
    expect(page.locator(".lay-may [data-option]").nth(1)).to_be_attached(timeout=table.WAIT)
    page.keyboard.press("Escape")
    page.locator(PLAY).tap()
    page.wait_for_selector("[data-screen=play], [data-screen=curtain]", timeout=table.WAIT)
    began = shell.head(page)["save"]
    laid = Table.load({**began, "log": []})
    assert plain(laid.layout()) == plain(
        {**wanted, "colours": list(laid.layout()["colours"])} if game == "jamaica" else wanted
    )
    goes_on(page, 4)


def test_what_cannot_be_is_ringed_and_begins_no_game(make_page: MakePage, site: Server) -> None:
    """The piece is ringed on the board, the reason stands there, and what was done is taken back."""
    page = table.phone(make_page, site)
    page.goto(f"{site.url}#/new?game=jamaica&seats=Anne,Jack,bot:easy&seed=7&laid=1")
    page.locator("[data-action=start]").tap()
    page.wait_for_selector(PLAY, timeout=table.WAIT)
    hand = Hand(page)
    hand.board("space:25")
    expect(page.locator(f"{BREACH}[data-breach=pile]")).to_be_visible()
    expect(page.locator('[data-place="space:25"]')).to_have_class("spot barred")
    expect(page.locator(PLAY)).to_have_attribute("aria-disabled", "true")
    page.locator(PLAY).tap(force=True)
    assert page.evaluate(table.SCREEN) == "lay"
    page.locator("[data-action=lay-back]").tap()
    expect(page.locator(BREACH)).to_have_count(0)
    expect(page.locator(PLAY)).not_to_have_attribute("aria-disabled", "true")


def test_the_toolbox_leads_there(make_page: MakePage, site: Server) -> None:
    page = table.phone(make_page, site)
    page.goto(f"{site.url}#/tools")
    page.locator("[data-lay]").tap()
    expect(page.locator("[data-action=start]")).to_have_text("Set up your table")


def test_what_is_laid_outlives_the_page(make_page: MakePage, site: Server) -> None:
    """The page is killed: all lies there again. Begun anew, it is as at the start; that is taken back too."""
    page = table.phone(make_page, site)
    page.goto(f"{site.url}#/new?game=jamaica&seats=Anne,Jack,bot:easy&seed=7&laid=1")
    page.locator("[data-action=start]").tap()
    page.wait_for_selector(PLAY, timeout=table.WAIT)
    hand = Hand(page)
    hand.board("ship:1")
    hand.board("space:14")
    hand.tap(hand.key("gold"))
    hand.tap(hand.key(5))
    page.goto("about:blank")
    page.goto(f"{site.url}#/lay/jamaica")
    page.wait_for_selector(PLAY, timeout=table.WAIT)
    five = page.locator('.editor-bench [data-option="hold:0"]')
    expect(five).to_contain_text("5")
    page.get_by_role("button", name="Start over").tap()
    expect(five).to_contain_text("3")
    page.locator("[data-action=lay-back]").tap()
    expect(five).to_contain_text("5")
    page.locator(PLAY).tap()
    page.wait_for_selector("[data-screen=play], [data-screen=curtain]", timeout=table.WAIT)
    assert shell.head(page)["save"]["position"]["ships"][1]["space"] == 14
    page.goto(f"{site.url}#/lay/jamaica")
    page.wait_for_selector("[data-screen=new]", timeout=table.WAIT)


def test_a_box_with_cards_of_its_own_is_laid_card_by_card(make_page: MakePage, site: Server) -> None:
    """BUC-VAR-03: only what the cards say that lie there is told; the rest is, when it is turned up."""
    page = table.phone(make_page, site)
    page.goto(f"{site.url}#/new?game=buccaneer&seats=Anne,Jack,Mary")
    page.locator("[data-value=table]").tap(timeout=table.WAIT)
    page.locator("[aria-labelledby=h-laid] [data-value=true]").tap()
    page.locator("[data-action=start]").tap()
    page.wait_for_selector(PLAY, timeout=table.WAIT)
    for crew, ducats in ((3, 9), (5, 14), (2, 6)):
        page.locator("[data-key=untold]").tap()
        for told in (f"crew {crew}", f"ducats {ducats}", "wage 1", "treasures chest"):
            page.locator(f"dialog [data-told='{told}']").tap()
        expect(page.locator("dialog[open]")).to_have_count(0)
    page.locator(f"{PLAY}:not([aria-disabled=true])").tap(timeout=table.WAIT)
    page.wait_for_selector("[data-screen=play]", timeout=table.WAIT)
    game = Table.load({**shell.head(page)["save"], "log": []})
    cards = game.view()["ships"]["cards"].values()
    assert [(card["min_crew"], card["ducats"]) for card in cards] == [(3, 9), (5, 14), (2, 6)]
    assert len(game.view()["ships"]["open"]) == 3


def put_right(page: Page, site: Server, game: str, change: Callable[[Hand], None]) -> tuple[Table, Table]:
    """A game with a box, as it stood and as it goes on, its table having been laid otherwise from the menu."""
    page.goto(f"{site.url}#/new?game={game}&seed=7&box=1&start=1")
    page.locator("[data-action=carried]").tap(timeout=table.WAIT)
    [before] = shell.ids(page)
    page.locator(".bar button").first.tap()
    page.locator("[data-action=lay-right]").tap()
    page.wait_for_selector(PLAY, timeout=table.WAIT)
    # only now does no bot play on
    was = Table.load({**shell.head(page)["save"], "log": shell.log(page)})
    expect(page.locator(BREACH)).to_have_count(0)
    change(Hand(page))
    page.locator(PLAY).tap()
    page.wait_for_selector("[data-screen=play]", timeout=table.WAIT)
    assert shell.ids(page) == [before]
    assert before in page.url
    head, log = shell.head(page), shell.log(page)
    assert head["save"]["flibuste"] == 3
    laid = next(i for i, entry in enumerate(log) if "position" in entry)
    assert Table.load({**head["save"], "log": log[:laid]}).position() == was.position(), "its log is kept"
    return was, Table.load({**head["save"], "log": log[: laid + 1]})


def held(made: Table) -> list[int]:
    """Each captain's hand, with the card that waits while others still choose: the laid table gives it back."""
    state = made.state
    return [hand | (1 << card if card >= 0 else 0) for hand, card in zip(state.hand, state.chosen, strict=True)]


@pytest.mark.parametrize(
    "game",
    [
        "jamaica&seats=Anne,Jack,bot:easy&hands=1",
        "jamaica&seats=Anne,Jack,bot:easy&hands=1&crew=1",
        "jamaica&seats=Anne,Jack&hands=1",
    ],
    ids=["jamaica", "The Crew", "Ghost Ship"],
)
def test_a_game_that_has_drifted_is_put_right(make_page: MakePage, site: Server, game: str) -> None:
    """From the menu into the editor, as the table stands; what nobody sees stays, and the game goes on in its place."""

    def another_space(hand: Hand) -> None:
        hand.board("ship:0")
        hand.board("space:3")

    was, right = put_right(table.phone(make_page, site), site, game, another_space)
    assert right.layout()["ships"][0]["space"] == 3
    assert held(right) == held(was)
    assert sorted(right.layout()["moment"]["dice"]) == sorted(was.layout()["moment"]["dice"])


def test_buccaneer_is_put_right(make_page: MakePage, site: Server) -> None:
    """It was another captain's turn; all else lies as it lay."""

    def another_turn(hand: Hand) -> None:
        hand.among("Whose turn begins?", 1)

    game = "buccaneer&seats=Anne,Jack,Mary"
    was, right = put_right(table.phone(make_page, site), site, game, another_turn)
    assert was.layout()["turn"] != 1
    assert right.layout() == {**was.layout(), "turn": 1}


def test_a_game_of_plunder_is_put_right(make_page: MakePage, site: Server) -> None:
    """The storm lies elsewhere; all else goes on as it was."""

    def another_storm(hand: Hand) -> None:
        hand.among("What do you set up?", -1)
        hand.tap(hand.key("storm"))
        hand.board("square:F9")
        expect(hand.page.locator(BREACH)).to_have_count(0)

    game = "plunder&seats=Anne,Jack,bot:easy"
    was, right = (one.layout() for one in put_right(table.phone(make_page, site), site, game, another_storm))
    assert right["storm"] == "F9"
    assert (right["layout"], right["marks"]) == (was["layout"], was["marks"])


def editor(page: Page, site: Server, game: str) -> Hand:
    """An editor with something laid in it."""
    page.goto(f"{site.url}#/new?game={game}&seats=Anne,Jack&laid=1")
    page.locator("[data-action=start]").tap(timeout=table.WAIT)
    page.wait_for_selector(PLAY, timeout=table.WAIT)
    hand = Hand(page)
    hand.tap(page.locator(".editor-bench [role=radio][aria-checked=false], .editor-bench [data-key]").last)
    return hand


def test_a_half_laid_table_is_kept_beside_others(make_page: MakePage, site: Server) -> None:
    """Leaving asks; home shows it; another table that is laid meanwhile, or put right, does not throw it away."""
    page = table.phone(make_page, site)
    editor(page, site, "plunder")
    page.locator(".bar button").first.tap()
    page.locator("[data-action=lay-later]").tap()
    page.wait_for_selector("[data-screen=new]", timeout=table.WAIT)
    page.goto(f"{site.url}#/")
    page.wait_for_selector("[data-laid=plunder]", timeout=table.WAIT)
    kept = page.evaluate("localStorage.getItem('flibuste.laying')")
    editor(page, site, "jamaica")
    page.goto(f"{site.url}#/")
    page.locator("[data-laid=plunder]").tap(timeout=table.WAIT)
    page.wait_for_selector(PLAY, timeout=table.WAIT)
    assert json.loads(page.evaluate("localStorage.getItem('flibuste.laying')")) == json.loads(kept)
    page.locator(".bar button").first.tap()
    page.locator("[data-action=lay-away]").tap()
    page.goto(f"{site.url}#/")
    page.wait_for_selector("[data-new=plunder]", timeout=table.WAIT)
    expect(page.locator("[data-laid]")).to_have_count(1)
    expect(page.locator("[data-laid=jamaica]")).to_have_count(1)
