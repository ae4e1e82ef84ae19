"""Something was told wrongly of the box: what comes after it is kept, and only what does not fit is asked again."""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from itertools import product
from random import Random

import pytest
from playwright.sync_api import Error, Page, expect

from flibuste.core.atoms import Atom, Json, Move
from flibuste.core.box import Heard
from flibuste.core.entry import Entry
from flibuste.core.events import Event
from flibuste.core.faults import InputNeeded
from flibuste.table import Seat, Table
from tests.browser import shell, table
from tests.browser.conftest import MakePage
from tests.browser.test_physical import KEY, written
from tests.contract.test_amended import told_game
from tools.server import Server

pytestmark = pytest.mark.browser

AGREE = "[data-action=put-right-again]"
LEAVE = "[data-action=leave-repair]"


def slip(game: Table, *, holds: bool) -> tuple[int, int, Heard, Atom]:
    """A told answer of which another one brings up to three questions: entry, which of those told for it, and the other
    answer. `holds`: the first of them is one of the box."""
    save = game.save()
    for entry, told in reversed([*enumerate(game.heard())]):
        for k, heard in enumerate(told):
            for other in heard.faces:
                table_ = Table.load(save)
                rest = table_.amend(entry, heard.at, other) if other != heard.answer else None
                if rest and rest.known and rest.holds == holds and 0 < table_.questions(rest) < 4 and _asks(table_):
                    return entry, k, heard, other
    raise AssertionError("every slip holds")


def _asks(game: Table) -> bool:
    return game.asked is not None and game.seats[game.asked].bot is None


def opened(page: Page, site: Server, save: Json) -> None:
    shell.bring(page, site.url, save)
    page.goto(f"{site.url}#/play/{shell.ids(page)[0]}")
    ready(page)


def ready(page: Page) -> None:
    page.wait_for_selector(f"[data-action=log], {table.LIFT}", timeout=table.WAIT)
    if page.locator(table.LIFT).count():
        table.lift(page)


def put_right(page: Page, entry: int, k: int, heard: Heard, other: Atom, move: str = "Move") -> None:
    page.locator("[data-action=log]").first.tap()
    page.get_by_role("button", name=re.compile(rf"^{move} {entry + 1}\b")).tap()
    page.locator(".move [data-action=put-right]").nth(k).tap()
    page.locator(f"dialog [data-told='{heard.asked} {other}']").tap()


def answers(page: Page) -> None:
    """Answers what is asked, as it is lit or first, until the log is right."""
    free = ":not([aria-disabled=true])"
    ways = [table.LIFT, "[data-action=carried]", KEY, f"[data-option].hinted{free}", f"[data-option]{free}"]
    for _ in range(100):
        if not shell.head(page).get("repair"):
            return
        way = next((way for way in ways if page.locator(way).count()), None)
        if way:
            with suppress(Error):  # it may have gone meanwhile
                page.locator(way).first.tap(timeout=1000)
        page.wait_for_timeout(200)
    raise AssertionError(page.locator("#app").inner_text())


@pytest.mark.parametrize(("name", "seed", "holds"), [("buccaneer", 1, False), ("buccaneer", 2, True)])
def test_only_what_does_not_fit_is_asked_again(
    make_page: MakePage, site: Server, name: str, seed: int, holds: bool
) -> None:
    """The page says how much that is before anybody agrees; a reload in the middle loses nothing, and all of it can be
    left as it was."""
    whole = told_game(name, seed).save()
    game = Table.load({**whole, "log": whole["log"][:-5]})
    entry, k, heard, other = slip(game, holds=holds)
    page = table.phone(make_page, site)
    opened(page, site, game.save())
    log = shell.log(page)
    put_right(page, entry, k, heard, other)
    expect(page.locator("dialog").last).to_contain_text("be asked again")
    assert shell.log(page) == log, "nothing has changed before people agree"
    page.locator(AGREE).tap()
    written(page, lambda: bool(shell.head(page).get("repair")))
    page.reload()
    ready(page)
    page.locator(LEAVE).tap()
    written(page, lambda: not shell.head(page).get("repair"))
    assert shell.log(page) == log
    ready(page)
    put_right(page, entry, k, heard, other)
    page.locator(AGREE).tap()
    written(page, lambda: bool(shell.head(page).get("repair")))
    answers(page)
    right = shell.log(page)
    assert right[entry]["found"][heard.at] == other
    assert Table.load({**game.save(), "log": right}).position()


def test_the_answers_are_in_sight_beneath_the_note(make_page: MakePage, site: Server) -> None:
    """Most of the list is theirs, on the smallest phone, in French, whose words are longer."""
    whole = told_game("buccaneer", 1).save()
    game = Table.load({**whole, "log": whole["log"][:-5]})
    page = table.phone(make_page, site, "fr")
    opened(page, site, game.save())
    put_right(page, *slip(game, holds=False), move="Coup")
    page.locator(AGREE).tap()
    page.locator(f".panel [data-option].hinted, .panel {table.FREE}").first.wait_for(timeout=table.WAIT)
    note, room = (page.locator(it).bounding_box() for it in (".repairing", ".panel-options"))
    assert note
    assert room
    assert note["height"] <= 0.4 * room["height"], (note, room)


def test_a_card_that_was_told_before_stands_there_greyed(make_page: MakePage, site: Server) -> None:
    """Whoever sees it only now told it wrongly then: one tap leads there, one more puts it right."""
    game, later, earlier, true, wrong = told_for_another()
    page = table.phone(make_page, site)
    opened(page, site, game.save())
    page.locator(f"[data-option='{':'.join(map(str, later.move))}']:not([aria-disabled=true])").first.tap()
    gone = page.locator(f"[data-gone='{wrong}']")
    page.wait_for_timeout(500)
    expect(gone).to_contain_text(game.seats[earlier.rolls].name)
    assert page.locator(f"[data-told='ship {wrong}']").count() == 0
    gone.tap()
    page.locator(f"dialog [data-told='ship {true}']").tap()
    key = page.locator(f".panel [data-told='ship {wrong}']")
    expect(key).to_be_visible()
    expect(page.locator(f"[data-gone='{true}']")).to_have_count(1)
    assert not shell.head(page).get("repair")


def told_for_another() -> tuple[Table, Entry, Heard, Atom, Atom]:
    """A game of people in which a ship was told that comes up only now: the game just before, the move that brings it
    up, how it was told wrongly, and what was true."""
    for seed in range(1, 20):
        save = told_game("buccaneer", seed).save()
        save = {**save, "seats": [{**seat, "bot": None} for seat in save["seats"]]}
        whole = Table.load(save)
        told = [(entry, heard) for entry, all_told in enumerate(whole.heard()) for heard in all_told]
        for (then, one), (now, other) in product(told, reversed(told)):
            if then >= now or one.at or other.at:
                continue
            false = Table.load({**save, "log": save["log"][:now]})
            if false.amend(then, one.at, other.answer) is None and len(false.log) == now:
                return false, whole.log[now], one, one.answer, other.answer
    raise AssertionError("no such game")


def test_undo_takes_back_a_told_die_first_and_then_the_move(make_page: MakePage, site: Server) -> None:
    game = Table.new("plunder", [Seat("Anne"), Seat("Jack")], seed=7, box=["sailing"])
    while "roll" not in [option.id for option in game.decision.options if not option.barred]:  # type: ignore[union-attr]
        game.play(game.decision.options[0].id)  # type: ignore[union-attr]
    page = table.phone(make_page, site)
    opened(page, site, game.save())
    roll = page.locator("[data-option=roll]:not([aria-disabled=true])")
    roll.first.tap(timeout=table.WAIT)
    page.locator("[data-told='sailing 3']").tap(timeout=table.WAIT)
    written(page, lambda: len(shell.log(page)) == len(game.log) + 1)
    page.locator("[data-action=undo]:not([aria-disabled=true])").tap(timeout=table.WAIT)
    page.locator("[data-told='sailing 5']").tap(timeout=table.WAIT)
    written(page, lambda: [one["found"] for one in shell.log(page)[len(game.log) :]] == [[5]])
    page.locator("[data-action=undo]:not([aria-disabled=true])").tap(timeout=table.WAIT)
    page.wait_for_selector("[data-told='sailing 5']", timeout=table.WAIT)
    page.reload()
    page.wait_for_selector("[data-told='sailing 5']", timeout=table.WAIT)
    page.locator("[data-action=told-back]").tap(timeout=table.WAIT)
    table.lift(page)
    expect(roll.first).to_be_visible(timeout=table.WAIT)
    assert len(shell.log(page)) == len(game.log)


def test_only_what_differs_is_put_back_and_done_anew(make_page: MakePage, site: Server) -> None:
    """Anne took the other treasure, so a bot has another one too. What bots were paid for that boarding lies in their
    purses already, and what they did since stands. A page that is reloaded in the middle lists the same, and what is
    ticked."""
    game, entry = boarded_for_a_treasure()
    page = table.phone(make_page, site)
    opened(page, site, game.save())
    table.ready(page)
    log = shell.log(page)
    page.locator("[data-action=log]").first.tap()
    page.get_by_role("button", name=re.compile(rf"^Move {entry + 1}\b")).tap()
    page.locator(".move [data-action=reopen]").tap()
    other = page.locator("[data-option^=treasure]:not(.hinted)")
    other.wait_for(timeout=table.WAIT)
    page.reload()
    other.tap(timeout=table.WAIT)
    carried, line = page.locator("[data-action=carried]"), page.locator(".carry-line")
    carried.wait_for(timeout=table.WAIT)
    said = line.all_inner_texts()
    assert [(one.startswith("Undo:"), re.sub("^Undo: ", "", one).split()[0].strip(",")) for one in said] == [
        (True, "Jack"),
        (True, "Anne"),
        (False, "Anne"),
        (False, "Jack"),
    ]
    line.nth(1).tap()
    written(page, lambda: shell.head(page)["outdated"]["ticked"] == 2)
    page.reload()
    carried.wait_for(timeout=table.WAIT)
    assert line.all_inner_texts() == said
    expect(page.locator(".carry-line[aria-pressed=true]")).to_have_count(2)
    carried.tap()
    written(page, lambda: not shell.head(page)["outdated"])
    right = shell.log(page)
    assert right[entry]["args"] != log[entry]["args"]
    assert [*right[:entry], *right[entry + 1 :]] == [*log[:entry], *log[entry + 1 :]]
    page.reload()
    ready(page)
    table.ready(page)
    assert not carried.count()


def boarded_for_a_treasure() -> tuple[Table, int]:
    """A game of Anne and two bots in which she has chosen one of two treasures, a bot was paid, and she is asked again;
    and the entry of that choice."""
    new = Table.new("buccaneer", [Seat(name) for name in ("Anne", "Jack", "Mary")], seed=2, box=["ship"])
    looks = shell.seats("Anne", "Jack", "Mary", bots={1: "easy", 2: "easy"})
    game, rng, entry = Table.load({**new.save(), "seats": looks}), Random(2), None
    while entry is None or game.asked:
        assert game.decision
        free = [option for option in game.decision.options if not option.barred]
        chosen = rng.choice([option for option in free if option.move[0] == "board"] or free)
        chooses = game.asked == 0 and chosen.move[0] == "treasure" and len(free) == 2
        events = whole_move(game, chosen.move)
        if chooses and any(event.key == "buccaneer-wages" for event in events):
            entry = len(game.log) - 1
    return game, entry


def whole_move(game: Table, move: Move) -> Sequence[Event]:
    """Plays a move; of what the box shows, the first that may come."""
    found: list[Atom] = []
    while True:
        try:
            return game.play(move, found)
        except InputNeeded as wanted:
            found.append(wanted.faces[0])
