"""A box on the table, through the page: what people tell of it, what is kept of that, and what is put right."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Error, Locator, Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

from flibuste.core.atoms import Atom, Json
from flibuste.core.faults import InputNeeded, Untold
from flibuste.table import GAMES, Seat, Table
from tests.browser import shell, table
from tests.browser.conftest import MakePage
from tools.server import Server

pytestmark = pytest.mark.browser

KEY = ".told-key"
# presses one of those that can be seen
ANY = """([what, share]) => {
  const all = [...document.querySelectorAll(what)].filter((it) => it.checkVisibility());
  all[Math.floor(share * all.length)]?.click();
  return all.length > 0;
}"""
FULL = """() => {
  const { put } = IDBObjectStore.prototype;
  window.room = () => (IDBObjectStore.prototype.put = put);
  IDBObjectStore.prototype.put = function () { throw new DOMException("full", "QuotaExceededError"); };
}"""
END = "[data-screen=end]"
OPEN = f".told-throw:not(:has([aria-pressed=true])) {KEY}"
# goes on until something is to be found there, the game is over, or a second has passed: how often a key was heard
PLAY = f"""async ([wanted, but, seed]) => {{
  const next = {table.NEXT};
  const any = {ANY};
  const share = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const left = but ? `{OPEN}:not([data-told^='${{but}} '])` : "{OPEN}";
  let [told, pressed] = [0, null];
  for (const end = performance.now() + 1000; performance.now() < end; ) {{
    if (document.querySelector(wanted) || next() === "end") return [told, true];
    if (document.querySelector("{KEY}")) {{
      pressed = [...document.querySelectorAll(left)].filter((it) => it.checkVisibility());
      pressed = pressed[Math.floor(share() * pressed.length)];
      pressed?.click();
    }} else if (next()) any([next(), share()]);
    await new Promise((done) => setTimeout(done, 20));
    if (pressed && (!pressed.isConnected || pressed.getAttribute("aria-pressed") === "true")) told += 1;
    pressed = null;
  }}
  return [told, false];
}}"""


def begin(page: Page, site: Server, game: str, who: str = "Anne,bot:easy,bot:easy") -> None:
    page.goto(f"{site.url}#/new?game={game}&seats={who}&seed=7&box=1&start=1")
    lay(page)


def lay(page: Page) -> None:
    """Before the first move people say that the table is laid."""
    laid = page.locator("[data-action=carried]")
    laid.wait_for(timeout=table.WAIT)
    button = laid.element_handle()
    laid.tap()
    # a bot that begins has its own list at once
    button.wait_for_element_state("hidden", timeout=table.WAIT)


def play(page: Page, rng: Random, wanted: str, but: str = "") -> int:
    """Chooses and reads at random until something is there to be found, or the end; how many dice and cards were read.
    Never one of those that are `but` to be found. The page presses for itself: that it hears fingers is held where one
    face is read."""
    told: int = 0
    since = time.monotonic()
    while True:
        more, over = page.evaluate(PLAY, [wanted, but, rng.randrange(1, 1 << 30)])
        told += more
        if over:
            return told
        assert time.monotonic() < since + 120, page.locator("#app").inner_text()


def written(page: Page, look: Callable[[], bool]) -> None:
    """The disk says so, soon."""
    for _ in range(200):
        if look():
            return
        page.wait_for_timeout(25)
    raise AssertionError("was never written")


def until_asked(page: Page, rng: Random, asked: str) -> None:
    """Plays on until the box is asked this."""
    wanted = f"[data-told^='{asked} ']"
    play(page, rng, wanted, asked)
    expect(page.locator(wanted).first).to_be_visible()


def read(page: Page, key: Locator) -> None:
    """A face is told. A table is deaf for a moment to a tap on what has only just appeared: then again."""
    for _ in range(20):
        with suppress(Error):  # it may have gone, having been the last
            key.tap(timeout=1000)
        page.wait_for_timeout(150)
        if not key.count() or key.get_attribute("aria-pressed") == "true":
            return
    raise AssertionError("the table hears nothing")


def half_told(game: str, people: list[str], options: dict[str, Any]) -> Json:
    """A save from the middle of a random game whose box answers whatever lies open. The first is a person."""
    looks = shell.seats(*people, bots=dict.fromkeys(range(1, len(people)), "easy"))
    new = Table.new(game, [Seat(name) for name in people], options, 7).save()
    asked = [name for name, source in GAMES[game].sources.items() if source.physical and not source.hidden]
    box = Table.load({**new, "seats": looks, "flibuste": 2, "box": {"from": asked}})
    rng = Random(1)
    while box.decision:
        move, told = rng.choice([option.move for option in box.decision.options if not option.barred]), list[Atom]()
        faces: Sequence[Atom] = ()
        while True:
            try:
                box.play(move, told)
                break
            except InputNeeded as wanted:
                faces = wanted.faces
                told.append(rng.choice(faces))
            except Untold:  # a captain of the app does not hold this one
                told[-1] = rng.choice(faces)
    save = box.save()
    return {**save, "log": save["log"][: len(save["log"]) // 2]}


@pytest.mark.parametrize(
    ("game", "people", "options", "most"),
    [
        ("buccaneer", ["Anne", "Jack", "Mary"], {}, 0.4),
        ("jamaica", ["Anne", "Jack", "Mary"], {}, 6.5),
        ("nassau", ["Anne", "Jack"], {"dutchman": "beside"}, 0.6),
    ],
    ids=["buccaneer", "jamaica", "nassau"],
)
def test_a_game_is_told_to_its_end(
    make_page: MakePage, site: Server, game: str, people: list[str], options: dict[str, Any], most: float
) -> None:
    """At few taps: Jamaica's dice and fights are counted a round, Buccaneer's ships and what Nassau turns up an entry.
    A hand stays in the app here, so that no card is told. How such games begin, the tests below hold."""
    save = half_told(game, people, options)
    page = table.phone(make_page, site)
    shell.bring(page, site.url, save)
    page.goto(f"{site.url}#/play/{shell.ids(page)[0]}")
    told = play(page, Random(1), END)
    head, log = shell.head(page), shell.log(page)[len(save["log"]) :]
    assert head["save"]["flibuste"] == 2
    assert head.get("pending") is None
    rounds = sum(one["move"] == "dice" for one in log) if game == "jamaica" else len(log)
    print(f"{told} told in {rounds}")
    assert 0 < told <= most * rounds, (told, rounds)


@pytest.mark.parametrize("way", ["#/tools", "#/score"])
def test_the_things_of_the_box_lead_to_a_referee(make_page: MakePage, site: Server, way: str) -> None:
    """From the toolbox, and from a sheet: the game that begins asks the box."""
    page = table.phone(make_page, site)
    page.goto(f"{site.url}{way}")
    if way == "#/score":
        page.locator("[data-new-sheet=buccaneer]").tap()
        page.locator("[data-action=details]").tap()
    page.locator("[data-action=referee]").tap()
    page.locator("[data-action=start]").tap()
    page.locator("[data-action=carried]").wait_for(timeout=table.WAIT)
    assert shell.head(page)["save"]["box"]["from"]


def test_a_duel_of_pirates_is_told_to_its_end(make_page: MakePage, site: Server) -> None:
    """Whatever two people choose: each die that is rolled is asked for, and the end comes."""
    page = table.phone(make_page, site)
    begin(page, site, "pirates", "Anne,Jack&quick=1&fleets=lot")
    told = play(page, Random(3), END)
    dice = [answer for entry in shell.log(page) for answer in entry["found"] if isinstance(answer, int)]
    assert 0 < told <= len(dice)


def test_a_page_that_is_killed_between_two_dice_loses_none(make_page: MakePage, site: Server) -> None:
    """Two of a throw: one is read, the page dies, the other is asked for; then the throw stands in the log as told."""
    page = table.phone(make_page, site)
    begin(page, site, "jamaica")
    until_asked(page, Random(1), "die")
    entries = len(shell.log(page))
    second = page.locator(".told-throw").nth(1)
    read(page, second.locator("[data-told='die 5']"))
    expect(second.locator("[data-told='die 5']")).to_have_attribute("aria-pressed", "true")
    written(page, lambda: (shell.head(page).get("pending") or {}).get("partial") == [None, 5])
    page.reload()
    expect(second.locator("[data-told='die 5']")).to_have_attribute("aria-pressed", "true", timeout=table.WAIT)
    read(page, page.locator(".told-throw").first.locator("[data-told='die 3']"))
    written(page, lambda: len(shell.log(page)) > entries)
    assert shell.log(page)[entries]["found"][-2:] == [3, 5]
    assert shell.head(page).get("pending") is None


def test_a_die_that_is_told_on_a_full_disk_is_kept_as_soon_as_there_is_room(
    make_page: MakePage, site: Server, troubles: list[str]
) -> None:
    """No entry is due, and yet something is: people hear what to do, and a page that is killed afterwards knows it.
    Without room the throw is told to its end all the same."""
    page = table.phone(make_page, site)
    begin(page, site, "jamaica")
    until_asked(page, Random(1), "die")
    written(page, lambda: shell.head(page).get("pending") is not None)
    entries = len(shell.log(page))
    first, second = (page.locator(".told-throw").nth(i) for i in range(2))
    notice = page.locator(".notice")
    page.evaluate(FULL)
    read(page, second.locator("[data-told='die 5']"))
    expect(notice).to_contain_text("The device has no room left. Free some space")
    assert shell.head(page)["pending"]["partial"] == [None, None]
    page.evaluate("void room()")
    notice.get_by_role("button", name="Save now").click()
    expect(notice).to_have_count(0)
    page.reload()
    expect(second.locator("[data-told='die 5']")).to_have_attribute("aria-pressed", "true", timeout=table.WAIT)
    page.evaluate(FULL)
    read(page, first.locator("[data-told='die 3']"))
    expect(notice).to_be_visible()
    expect(page.locator(f"{KEY}[aria-pressed=true]")).to_have_count(0)
    assert len(shell.log(page)) == entries
    page.evaluate("void room()")
    # whatever is written next saves this too, and nobody needs to say so any more
    with suppress(TookTooLong):
        notice.get_by_role("button", name="Save now").click(timeout=2000)
    expect(notice).to_have_count(0)
    assert shell.log(page)[entries]["found"][-2:] == [3, 5]
    troubles[:] = [trouble for trouble in troubles if "not saved" not in trouble]


def test_back_drops_what_was_told_and_then_the_move(make_page: MakePage, site: Server) -> None:
    page = table.phone(make_page, site)
    begin(page, site, "plunder", "Anne,Jack")
    until_asked(page, Random(1), "sailing")
    entries = len(shell.log(page))
    page.click("[data-action=told-back]")
    expect(page.locator("[data-option=roll]").first).to_be_visible()
    assert len(shell.log(page)) == entries
    assert shell.head(page).get("pending") is None


def test_an_answer_told_wrongly_is_put_right_within_three_taps(make_page: MakePage, site: Server) -> None:
    """The log is opened, the move, its pencil, the other face: the entry holds it, and no other has gone."""
    page = table.phone(make_page, site)
    begin(page, site, "plunder", "Anne,Jack")
    until_asked(page, Random(1), "sailing")
    read(page, page.locator("[data-told='sailing 4']"))
    table.ready(page)
    entries = shell.log(page)
    assert 4 in entries[-1]["found"]
    page.click("[data-action=log]")
    page.locator(".entries .move-open").last.tap()
    page.locator("[data-action=put-right]").last.tap()
    page.locator("dialog [data-told='sailing 5']").tap()
    expect(page.locator("dialog[open]")).to_have_count(0)
    written(page, lambda: 5 in shell.log(page)[-1]["found"])
    assert len(shell.log(page)) == len(entries)


def test_a_question_of_the_box_passes_the_gate_or_is_none(make_page: MakePage, site: Server) -> None:
    """What makes no sense, or belongs to a log of another length, is not there; the game goes on."""
    page = table.phone(make_page, site)
    begin(page, site, "plunder", "Anne,Jack")
    table.ready(page)
    head, entries = shell.head(page), len(shell.log(page))
    good: dict[str, Any] = {"entries": entries, "option": ["roll"], "found": [], "partial": []}
    wrong: list[dict[str, Any]] = [
        {"entries": entries + 1},
        {"option": []},
        {"option": {"a": 1}},
        {"found": [{}]},
        {"partial": "x"},
        {"partial": [1.5]},
    ]
    for change in wrong:
        shell.put_head(page, head | {"pending": good | change})
        page.reload()
        lay(page)
        table.ready(page)
        assert page.locator(KEY).count() == 0, change


def test_another_tab_takes_over_in_the_middle_of_a_throw(make_page: MakePage, site: Server) -> None:
    """Nothing is asked there while the first is open; then it asks for what was not read yet."""
    page = table.phone(make_page, site)
    begin(page, site, "jamaica")
    until_asked(page, Random(1), "die")
    read(page, page.locator(".told-throw").nth(1).locator("[data-told='die 5']"))
    written(page, lambda: (shell.head(page).get("pending") or {}).get("partial") == [None, 5])
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.locator(".other-tab")).to_be_visible(timeout=table.WAIT)
    expect(other.locator(KEY)).to_have_count(0)
    page.close(run_before_unload=False)
    other.locator("[data-action=take-over]").click(timeout=table.WAIT)
    told = other.locator(".told-throw").nth(1).locator("[data-told='die 5']")
    expect(told).to_have_attribute("aria-pressed", "true", timeout=table.WAIT)
