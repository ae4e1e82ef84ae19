"""A table of Nassau is laid by drawing, as it lies in the middle of a game; then it is asked, and played on."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from flibuste.core.agenda import asking
from flibuste.games.nassau.places import POST_IDS, POST_WEAPONS, TOWER_IDS, TOWER_WEAPONS
from flibuste.games.nassau.state import SEA
from flibuste.table import Seat, Table
from tests.browser import shell, table
from tests.browser.conftest import MakePage
from tests.browser.test_laid import ASK, BREACH, PLAY, Hand, goes_on, put_right
from tools.server import Server

pytestmark = pytest.mark.browser

MOST = 220
"""Taps for a table of three in the third round: measured are 215."""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
TOWN, SEA_BENCH = -1, -2
WHOSE = "What do you set up?"


def half_time() -> Any:
    """A random table for three in the third round: all boats are in the water, and a turn begins."""
    rng = Random(4)
    made = Table.new("nassau", [Seat(name) for name in ("Anne", "Jack", "Mary")], {}, seed=4)
    while not is_half_time(made):
        step = asking(made.state)
        assert step
        made.play(rng.choice(step.moves(made.state)))
    return made.layout()


def is_half_time(made: Table) -> bool:
    at_sea = type(asking(made.state)).__name__ == "AtSea"
    return bool(at_sea and made.state.round == 3 and all(player.stage == SEA for player in made.state.players))


class Nassau(Hand):
    """Presses keys that count, and those that are on or off. What is pressed may just move, which is no matter here."""

    def tap(self, where: Locator) -> None:
        self.taps += 1
        where.first.dispatch_event("click")
        self.page.evaluate(DRAWN)

    def board(self, place: str) -> None:
        super().board(place)
        self.page.evaluate(DRAWN)

    def count(self, key: str, wanted: int, low: int, high: int) -> None:
        """Each tap is one more, and after the most it is the least again."""
        shows = self.key(key).locator("b.num").first
        taps = (wanted - int(shows.inner_text())) % (high - low + 1)
        for _ in range(taps):
            self.tap(self.key(key))
        expect(shows).to_have_text(str(wanted))

    def switch(self, key: str, *, on: bool) -> None:
        if (self.key(key).get_attribute("aria-pressed") == "true") != on:
            self.tap(self.key(key))

    def whose(self, label: str, seat: int | None) -> None:
        self.among(label, -1 if seat is None else seat)


def lay_town(hand: Nassau, wanted: Any) -> None:
    hand.among(WHOSE, TOWN)
    for place, (tile, side, turns) in enumerate(wanted["town"], 1):
        hand.tap(hand.key(f"{tile}{side}"))
        hand.among(f"How does the tile lie in place {place}?", turns)
    for seat, row in enumerate(wanted["players"]):
        if row["streets"]:
            hand.tap(hand.key(f"pirates:{seat}"))
        for street in row["streets"]:
            hand.board(f"street:{street}")
    hand.tap(hand.key("captain"))
    hand.board(f"space:{wanted['captain']}")


def lay_foes(hand: Nassau, wanted: Any) -> None:
    hand.board(first(hand, "foe"))
    won = {foe: seat for seat, row in enumerate(wanted["players"]) for foe in row["defeated"]}
    for foe, crates in wanted["foes"]:
        for seat, n in enumerate(crates or ()):
            hand.count(f"crates:{seat}", n, 0, 20)
        hand.tap(hand.key(foe))
        if foe in won:
            hand.board(f"foe:{foe}")
            hand.tap(hand.page.locator(f'[aria-label="Or who has defeated it?"] [data-value="{won[foe]}"]'))


def first(hand: Nassau, kind: str) -> str:
    place = hand.page.locator(f'[data-place^="{kind}:"]').first.get_attribute("data-place")
    assert place
    return place


def lay_sites(hand: Nassau, wanted: Any) -> None:
    weapons = ("pistol", "sabre", "cannon", "hook", "harpoon")
    hand.board(first(hand, "outpost"))
    for outpost, owner in wanted["outposts"]:
        hand.whose("Whose is it?", owner)
        hand.tap(hand.key(outpost))
    hand.board(first(hand, "tower"))
    for tower, owner, crates in wanted["towers"]:
        hand.whose("Whose is it?", owner)
        if owner is not None:
            hand.count("crates", crates, 1, 20)
        hand.tap(hand.key(weapons[TOWER_WEAPONS[TOWER_IDS.index(tower)]]))
    hand.board(first(hand, "post"))
    for post, good in wanted["posts"]:
        hand.switch(weapons[POST_WEAPONS[POST_IDS.index(post)]], on=True)
        hand.tap(hand.key(good or "nothing"))


def lay_sea(hand: Nassau, wanted: Any) -> None:
    # the bench follows who turns to the picture by hand
    hand.tap(hand.page.locator("[data-picture=sea]"))
    hand.among(WHOSE, SEA_BENCH)
    lay_foes(hand, wanted)
    lay_sites(hand, wanted)
    for seat, row in enumerate(wanted["players"]):
        hand.tap(hand.key(f"boat:{seat}"))
        hand.board(f"zone:{row['boat']}")
    hand.tap(hand.key("salt"))
    hand.board(f"zone:{wanted['salt']}")
    hand.switch(wanted["offering"], on=True)


def lay_ship(hand: Nassau, row: Any) -> None:
    for seat in range(1, 5):
        hand.switch(f"sailor:{seat}", on=seat in row["sailors"])
    for seat, animal in enumerate(row["animals"]):
        on = hand.page.locator('[aria-label^="Animal in seat"] [aria-pressed=true]')
        if not animal and seat and on.count() == 0:
            continue
        hand.among("Animals, by their seats", seat)
        has = on.first.get_attribute("data-key") if on.count() else None
        if (animal or has) and animal != has:
            hand.tap(hand.key(animal or str(has)))
    for animal in filter(None, row["animals"]):
        hand.switch(f"used:{animal}", on=animal in row["tired"])
    hand.write("Points", row["score"])
    hand.count("sails", row["sails"], 1, 5)
    hand.count("holds", row["holds"], 3, 5)
    hand.count("crates", row["crates"], 0, 20)
    hand.count("provisions", row["provisions"], 0, 15)
    hand.count("laid", row["laid"], 0, 13)
    for kind, n in row["weapons"].items():
        hand.count(kind, n, 1, 5)
    for kind, n in row["items"].items():
        hand.count(kind, n, 0, 15)
    for kind, n in row["goods"].items():
        hand.count(kind, n, 0, 4)
        hand.count(f"middle:{kind}", row["centre"][kind], 0, 4)
    for pub in range(1, 6):
        hand.switch(f"TT-{pub}", on=f"TT-{pub}" in row["tavern"])
    hand.among("Hideout", row["hideout"])
    hand.among("Filled slots", row["filled"])
    for where in ("hand", "jokes", "buried"):
        for back, n in enumerate(row[where]):
            if where == "hand" or n:
                hand.count(f"{where}:{back}", n, 0, 15)


def lay_course(hand: Nassau, wanted: Any) -> None:
    hand.among("Round", wanted["round"])
    for kind in wanted["display"]:
        hand.tap(hand.key(f"lay:{kind}"))
    for _ in range(3 - len(wanted["display"])):
        hand.tap(hand.key(f"open:{len(wanted['display'])}"))
    hand.write("Animals in the pile", wanted["pile"])
    hand.among("Who has the dolphin?", wanted["dolphin"])
    hand.among("Whose turn is it?", wanted["turn"])


def tell(hand: Nassau, seat: int, other: int) -> None:
    """A tale by its name; it lies before one captain only, and is taken back where it lies."""
    page = hand.page
    for one in (seat, other):
        hand.among(WHOSE, one)
        hand.tap(page.locator(".nas-lay-tales > summary"))
        hand.among("Pick the tales told", 1)
        expect(hand.key("tale:12")).to_contain_text("The turtle that knew the way")
        if one == seat:
            hand.tap(hand.key("tale:12"))
            expect(hand.key("tale:12")).to_have_attribute("aria-pressed", "true")
    expect(hand.key("tale:12")).to_have_attribute("aria-disabled", "true")
    hand.among(WHOSE, seat)
    hand.tap(hand.key("told:12"))
    expect(hand.key("told:12")).to_have_count(0)


def plain(layout: Any) -> Any:
    """What was laid: tiles that look alike are the same, and nobody lays what is past."""
    left_out = ("options", "colours", "visited", "discards", "players", "towers", "posts")
    told = {key: part for key, part in layout.items() if key not in left_out}
    told["towers"] = [[TOWER_WEAPONS[TOWER_IDS.index(one)], *more] for one, *more in layout["towers"]]
    told["posts"] = [[POST_WEAPONS[POST_IDS.index(one)], *more] for one, *more in layout["posts"]]
    told["players"] = [
        {key: sorted(part) if key in ("streets", "tavern", "defeated") else part for key, part in row.items()}
        for row in ({key: part for key, part in row.items() if key != "quay"} for row in layout["players"])
    ]
    return told


def test_a_table_of_nassau_is_laid_asked_and_played_on(make_page: MakePage, site: Server) -> None:
    """As photographs would show it: town, sea and three ships."""
    page = table.phone(make_page, site)
    page.goto(f"{site.url}#/new?game=nassau&seats=Anne,Jack,bot:easy&seed=7&laid=1")
    page.locator("[data-action=start]").tap()
    page.wait_for_selector(PLAY, timeout=table.WAIT)
    wanted, hand = half_time(), Nassau(page)
    lay_town(hand, wanted)
    lay_sea(hand, wanted)
    lay_course(hand, wanted)
    for seat, row in enumerate(wanted["players"]):
        hand.among(WHOSE, seat)
        lay_ship(hand, row)
    assert hand.taps <= MOST, hand.taps
    tell(hand, 0, 1)
    # each of so many changes was put to the engine
    expect(page.locator(BREACH)).to_have_count(0, timeout=table.WAIT)
    page.locator(ASK).tap()
    expect(page.locator("[data-standing]")).to_have_count(3, timeout=table.WAIT)
    expect(page.locator(".lay-may [data-option]").nth(1)).to_be_attached(timeout=table.WAIT)
    page.keyboard.press("Escape")
    page.locator(PLAY).tap()
    page.wait_for_selector("[data-screen=play], [data-screen=curtain]", timeout=table.WAIT)
    laid = Table.load({**shell.head(page)["save"], "log": []})
    assert plain(laid.layout()) == plain(wanted)
    goes_on(page, 2)


def test_nassau_is_put_right(make_page: MakePage, site: Server) -> None:
    """The captain stands elsewhere; all else goes on as it was, the tales too."""

    def another_space(hand: Hand) -> None:
        hand.among(WHOSE, TOWN)
        hand.tap(hand.key("captain"))
        hand.board("space:0.a")
        expect(hand.page.locator(BREACH)).to_have_count(0, timeout=table.WAIT)

    was, right = put_right(table.phone(make_page, site), site, "nassau&seats=Anne,Jack,bot:easy", another_space)
    assert right.layout() == {**was.layout(), "captain": "0.a", "visited": ["0.a"]}
    assert [player.hand for player in right.state.players] == [player.hand for player in was.state.players]


def in_a_choice() -> Table:
    """A table with a box, at which somebody chooses what a space brings."""
    rng, seats = Random(2), [Seat("Anne"), Seat("Jack")]
    made = Table.new("nassau", seats, {}, seed=2)
    while type(step := asking(made.state)).__name__ != "EitherOr":
        assert step
        made.play(rng.choice(step.moves(made.state)))
    looks = shell.seats("Anne", "Jack")
    kept = [
        {**seat.to_json(), **{of: look[of] for of in ("colour", "emblem")}}
        for seat, look in zip(seats, looks, strict=True)
    ]
    physical = [name for name, source in made.game.sources.items() if source.physical and not source.hidden]
    return Table.load({**made.save(), "seats": kept, "flibuste": 2, "box": {"from": physical}})


def test_a_gain_goes_on_where_the_table_is_put_right(make_page: MakePage, site: Server) -> None:
    """NAS-GEN-03: what somebody chooses is chosen afterwards, whatever was looked at in between."""
    page, was = table.phone(make_page, site), in_a_choice()
    shell.bring(page, site.url, was.save())
    [before] = shell.ids(page)
    page.goto(f"{site.url}#/play/{before}")
    page.locator(".bar button").first.tap(timeout=table.WAIT)
    page.locator("[data-action=lay-right]").tap()
    page.wait_for_selector(PLAY, timeout=table.WAIT)
    hand = Nassau(page)
    next_is = page.locator('[aria-label="What comes next?"]')
    for moment in ("turn", "midway"):
        hand.tap(next_is.locator(f"[data-value={moment}]"))
        expect(next_is.locator(f"[data-value={moment}]")).to_have_attribute("aria-checked", "true")
    expect(page.locator(BREACH)).to_have_count(0, timeout=table.WAIT)
    page.locator(PLAY).tap()
    page.wait_for_selector("[data-screen=play]", timeout=table.WAIT)
    assert shell.ids(page) == [before]
    right = Table.load({**shell.head(page)["save"], "log": shell.log(page)})
    assert right.layout() == was.layout()
    assert right.decision
    assert was.decision
    assert [one.move for one in right.decision.options] == [one.move for one in was.decision.options]
