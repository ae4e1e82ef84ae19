"""What the box is asked, what is carried out, and what is put right: for every finger, in both languages, with text
twice as large; nothing sticks out at the side, axe finds nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from flibuste.core.atoms import Atom, Move
from flibuste.core.faults import InputNeeded, Untold
from flibuste.table import GAMES, Seat, Table
from tests.browser import shell, table
from tests.browser.conftest import MakePage
from tests.browser.test_physical import KEY, lay
from tests.browser.test_targets import opened, unfit_in_both
from tools.server import Server

pytestmark = pytest.mark.browser

SETUPS: dict[str, tuple[list[Seat], dict[str, Any]]] = {
    "buccaneer": ([Seat("Anne"), Seat("Jack", "easy"), Seat("Mary")], {}),
    "jamaica": ([Seat("Anne", keeps=True), Seat("Jack", "easy"), Seat("Mary", keeps=True)], {"crew": True}),
    "plunder": ([Seat("Anne"), Seat("Jack", "easy")], {}),
    "nassau": ([Seat("Anne"), Seat("Jack", "easy")], {"dutchman": "beside"}),
}


class Asked(NamedTuple):
    """A position, the move for which the box is asked, and what was told of it before."""

    save: Any
    move: Move
    found: list[Atom]


def physical_game(game: str) -> Table:
    """A new one, whose box answers whatever lies open."""
    people, options = SETUPS[game]
    new = Table.new(game, [replace(seat, keeps=False) for seat in people], options, 7).save()
    looks = shell.seats(*(seat.name for seat in people))
    seats = [
        {**seat.to_json(), **{of: look[of] for of in ("colour", "emblem")}}
        for seat, look in zip(people, looks, strict=True)
    ]
    asked = [name for name, source in GAMES[game].sources.items() if source.physical and not source.hidden]
    return Table.load({**new, "seats": seats, "flibuste": 2, "box": {"from": asked}})


def states(game: str) -> tuple[dict[str, Asked], list[Any]]:
    """Of each question of the box one place where it is asked, and of refusals one after something was told."""
    found: dict[str, Asked] = {}
    refused: list[Any] = []
    for seed in range(2):
        box, rng = physical_game(game), Random(seed)
        while (decision := box.decision) and len(box.log) < 400:
            barred = [option for option in decision.options if option.barred]
            if barred and not refused and any(box.heard()) and not box.seats[decision.seat].bot:
                refused.append(box.save())
            move, told, save = _move(box, rng), list[Atom](), box.save()
            faces: Sequence[Atom] = ()
            while True:
                try:
                    box.play(move, told)
                    break
                except InputNeeded as wanted:
                    if not box.seats[decision.seat].bot:  # whose moves the page thinks of itself
                        found.setdefault(wanted.asked, Asked(save, move, told[:]))
                    faces = wanted.faces
                    told.append(rng.choice(faces))
                except Untold:  # a captain of the app does not hold this one
                    told[-1] = rng.choice(faces)
    return found, refused


def _move(box: Table, rng: Random) -> Move:
    """Any that is offered, or a candidate where moves are composed."""
    assert box.decision
    free = [option.move for option in box.decision.options if not option.barred]
    return rng.choice(free) if free else rng.choice(box.game.mind.choices(box.state, rng, 20))


def sits(page: Page, site: Server, save: Any, pending: Asked | None = None) -> None:
    shell.bring(page, site.url, save)
    (kept,) = shell.ids(page)
    goes_on(page, site, kept, save, pending)


def goes_on(page: Page, site: Server, kept: str, save: Any, pending: Asked | None = None) -> None:
    """A game that the page has."""
    if pending:
        asked = {"entries": len(save["log"]), "option": list(pending.move), "found": pending.found, "partial": []}
        shell.put_head(page, shell.head(page, kept) | {"pending": asked})
    page.goto(f"{site.url}#/play/{kept}")


def unfit(page: Page) -> list[str]:
    page.wait_for_timeout(350)
    found = [*unfit_in_both(page), *map(str, shell.violations(page))]
    return found + [one for one in page.evaluate(shell.UNFIT) if one.startswith(("sticks out", "scrolls"))]


@pytest.mark.parametrize("game", list(SETUPS))
def test_whatever_a_box_brings_fits(make_page: MakePage, site: Server, game: str) -> None:
    found: dict[str, list[str]] = {}
    kinds, refused = states(game)
    page = opened(make_page, site)
    page.goto(f"{site.url}#/new?game={game}&seats=Anne,bot:easy,bot:easy&seed=7&box=1&start=1")
    page.locator("[data-action=carried]").wait_for(timeout=table.WAIT)
    found["the deal"] = unfit(page)
    lay(page)
    # all into one page: to open and leave it costs as much as to look
    shell.bring(page, site.url, *(state.save for state in kinds.values()), *refused)
    logs = {one: shell.log(page, one) for one in shell.ids(page)}

    def at(save: Any, state: Asked | None = None) -> None:
        page.goto("about:blank")
        page.goto(f"{site.url}icons/icon.svg")
        goes_on(page, site, next(one for one, log in logs.items() if log == save["log"]), save, state)

    for asked, state in kinds.items():
        at(state.save, state)
        page.locator(f"{KEY}, [data-action=carried]").first.wait_for(timeout=table.WAIT)
        if page.locator("[data-action=carried]").count():
            found[f"carried, then {asked}"] = unfit(page)
            lay(page)
            page.locator(KEY).first.wait_for(timeout=table.WAIT)
        found[asked] = unfit(page)
    for save in refused:
        at(save)
        table.ready(page)
        page.locator("[data-option][aria-disabled=true]").first.dispatch_event("click")
        expect(page.locator(".why [data-action=put-right]").first).to_be_visible()
        found["a refusal"] = unfit(page)
        page.locator(".why [data-action=put-right]").first.click()
        page.wait_for_selector("dialog[open]")
        found["put right"] = unfit(page)
    assert {name: small for name, small in found.items() if small} == {}
