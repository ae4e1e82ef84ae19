"""What passes hidden from one real hand to another: the app says that these two settle it, and goes on."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from flibuste.core.atoms import Atom
from flibuste.core.faults import InputNeeded, Untold
from flibuste.table import GAMES, Seat, Table
from tests.browser import shell, table
from tests.browser.conftest import MakePage
from tests.browser.test_physical_fit import Asked, sits
from tools.server import Server

pytestmark = pytest.mark.browser


def unseen(game: str, event: str) -> Asked:
    """A move that has something pass unseen between two with real hands, and what is told of it."""
    seats = [Seat(look["name"], keeps=True, colour=look["colour"]) for look in shell.seats("Anne", "Jack", "Mary")]
    names = [name for name, source in GAMES[game].sources.items() if source.physical and not source.hidden]
    for seed in range(20):
        box, rng = Table.new(game, seats, seed=seed, box=names), Random(seed)
        while box.decision and len(box.log) < 500:
            free = [option.move for option in box.decision.options if not option.barred]
            told, save = list[Atom](), box.save()
            move = rng.choice(free) if free else rng.choice(box.game.mind.choices(box.state, rng, 20))
            while True:
                try:
                    told_events = box.play(move, told)
                    break
                except InputNeeded as wanted:
                    told.append(rng.choice(wanted.faces))
                except Untold:
                    told.pop()
            if any(it.key == event for it in told_events):
                return Asked(save, move, told)
    raise AssertionError(f"{event} never happens")


@pytest.mark.parametrize(
    ("game", "event", "said"),
    [
        ("jamaica", "jamaica-stole-covered", "takes a covered treasure from"),
        ("plunder", "plunder-stolen", "steals"),
    ],
    ids=["jamaica", "plunder"],
)
def test_two_with_real_hands_settle_it_between_them(
    make_page: MakePage, site: Server, game: str, event: str, said: str
) -> None:
    asked = unseen(game, event)
    page = table.phone(make_page, site)
    sits(page, site, asked.save, asked)
    done = page.locator("[data-action=carried]")
    done.wait_for(timeout=table.WAIT)
    expect(page.locator("#ask")).to_contain_text("Settle this between")
    expect(page.locator(".carry-line")).to_have_count(1)
    expect(page.locator(".carry-line")).to_contain_text(said)
    assert len(shell.log(page)) == len(asked.save["log"]) + 1
    done.tap()
    expect(done).to_have_count(0)
    page.wait_for_selector(f"{table.FREE}, .told-key", timeout=table.WAIT)
