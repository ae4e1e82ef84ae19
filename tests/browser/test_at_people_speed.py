"""Games at the speed of people: with motion on and at the default speed, only faster by a factor that a test may set.

Whenever somebody is asked, every place of the board is in sight and still, the table shows what the engine says, and it
is drawn as if it had just been opened. In between, every picture is one of a true view.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import people, secrets, shell, table
from tests.browser.conftest import MakePage
from tools.server import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]

HASTE = 20
BUCCANEER = "game=buccaneer&seed=7&groups=2"
JAMAICA = "game=jamaica&seed=7"
NASSAU = "game=nassau&seed=7"
PLUNDER = "game=plunder&seed=7"
PIRATES = "game=pirates&seed=7&quick=1&fleets=lot"


@pytest.fixture
def lively(make_page: MakePage) -> Page:
    return make_page(reduced_motion="no-preference")


def player(page: Page, game: str = "", haste: float = HASTE) -> people.Player:
    """At a game that is open in the page."""
    game = game or str(page.evaluate("location.hash.split('/')[2]"))
    return people.Player(page, game, lambda what: page.locator(what).first.click(), haste)


def begun(page: Page, site: Server, query: str) -> people.Player:
    page.goto(f"{site.url}#/new?{query}&start=1")
    page.wait_for_selector(f"{table.FREE}, {people.LIFT}", timeout=table.WAIT)
    return player(page)


def test_a_whole_game_of_buccaneer(lively: Page, site: Server) -> None:
    assert begun(lively, site, f"{BUCCANEER}&seats=Anne,Jack,bot:easy").play(afresh=5) > 5


def test_jamaica_against_bots(lively: Page, site: Server) -> None:
    assert begun(lively, site, f"{JAMAICA}&seats=Anne,bot:easy,bot:easy").play(15, afresh=5) == 15


@pytest.mark.parametrize("crew", [False, True], ids=["the Ghost Ship", "The Crew"])
def test_jamaica_on_one_device(lively: Page, site: Server, crew: bool) -> None:
    """The beginning of a game with secrets, and another when it is all but played."""
    names = ["Anne", "Jack", "Mary"] if crew else ["Anne", "Jack"]
    begun(lively, site, f"{JAMAICA}&seats={','.join(names)}&crew={int(crew)}").play(10, afresh=5)
    *_, (save, _) = secrets.playing("jamaica", secrets.colours("jamaica", names), 5, crew=crew)
    late = {**save, "log": save["log"][:-14]}
    assert player(lively, secrets.sit_down(lively, site.url, late)).play(12, afresh=5) > 2


def test_nassau(lively: Page, site: Server) -> None:
    """The walk and the voyage of a first round with a bot, and the last decisions of two on one device."""
    begun(lively, site, f"{NASSAU}&seats=Anne,bot:easy&feld_pawn=1").play(18, afresh=6)
    *_, (save, _) = secrets.playing("nassau", secrets.colours("nassau", ["Anne", "Jack"]), 5, dutchman="beside")
    late = {**save, "log": save["log"][:-12]}
    assert player(lively, secrets.sit_down(lively, site.url, late)).play(12, afresh=6) > 2


def test_plunder(lively: Page, site: Server) -> None:
    """The first turns against a bot, and the last decisions of two on one device."""
    begun(lively, site, f"{PLUNDER}&seats=Anne,bot:easy").play(16, afresh=6)
    *_, (save, _) = secrets.playing("plunder", secrets.colours("plunder", ["Anne", "Jack"]), 5, target=5)
    late = {**save, "log": save["log"][:-14]}
    assert player(lively, secrets.sit_down(lively, site.url, late)).play(12, afresh=6) > 2


def test_pirates(lively: Page, site: Server) -> None:
    """Setting up and the first courses of two on one device; all orders are buttons, though most are folded away."""
    player = begun(lively, site, f"{PIRATES}&seats=Anne,Jack")
    player.tap = lambda what: lively.locator(what).first.dispatch_event("click")
    assert player.play(22, afresh=11) == 22


def test_it_waits_for_whoever_reads(lively: Page, site: Server) -> None:
    """At the speed "wait for me" what a bot has done stays until somebody goes on."""
    lively.add_init_script("localStorage.setItem('flibuste.settings', JSON.stringify({ speed: 4 }))")
    lively.goto(f"{site.url}#/new?{BUCCANEER}&seats=Anne,bot:easy,bot:easy&first=0&start=1")
    lively.wait_for_selector(table.FREE, timeout=table.WAIT)
    lively.locator(table.FREE).first.click()
    on = lively.locator("[data-action=told]:not([aria-disabled])")
    for _ in range(2):
        on.wait_for(timeout=table.WAIT)
        stands = shell.log(lively), lively.locator("#ask").inner_text()
        lively.wait_for_timeout(1500)
        assert (shell.log(lively), lively.locator("#ask").inner_text()) == stands
        on.press("Enter")
    lively.wait_for_selector(table.FREE, timeout=table.WAIT)
    expect(lively.locator("[data-action=told]")).to_have_count(0)


def test_at_true_speed(lively: Page, site: Server) -> None:
    game = table.reach(lively, site.url, table.offers("board"))
    assert player(lively, game, haste=0).play(6) == 6
