"""The disk: every entry on it before it shows, two tabs, and everything that can go wrong with storage."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser import shell, table
from tests.browser.conftest import MakeContext, wait_engine, wait_until
from tools.server import Server

pytestmark = pytest.mark.browser

PATIENCE = 20_000

# no database at all, as in some private windows
BLOCKED = "IDBFactory.prototype.open = () => { throw new DOMException('blocked by the test', 'SecurityError'); };"
# a database that never answers
HANGING = """
const open = IDBFactory.prototype.open;
IDBFactory.prototype.open = function () {
  return Object.assign(open.call(this, "never heard of"), { addEventListener() {} });
};
"""


def entry_count(page: Page, game: str) -> int:
    return len(shell.log(page, game))


# a disk that says that it has written when the test lets it
SLOW = """
globalThis.held = null;
const transaction = IDBDatabase.prototype.transaction;
IDBDatabase.prototype.transaction = function (...asked) {
  const tx = transaction.apply(this, asked);
  if (asked[1] === "readwrite") tx.addEventListener("complete", (event) => {
    if (event.late) return;
    if (!held) return;
    event.stopImmediatePropagation();
    held.push(() => tx.dispatchEvent(Object.assign(new Event("complete"), { late: true })));
  });
  return tx;
};
"""


@pytest.mark.smoke
def test_an_entry_is_on_the_disk_before_it_shows(make_context: MakeContext, site: Server) -> None:
    context = make_context()
    context.add_init_script(SLOW)
    page = context.new_page()
    game = shell.start(page, site.url)
    # a capture joins two of the fifteen
    units = page.locator(".places .unit")
    expect(units).to_have_count(15)
    page.evaluate("() => (globalThis.held = [])")
    page.locator(table.FREE).first.click()
    wait_until(page, "held.length || document.querySelector('[data-action=confirm]')")
    if (confirm := page.locator("[data-action=confirm]")).count():
        confirm.click()
    wait_until(page, "held.length > 0")
    assert units.count() == 15, "the table has moved before the disk had it"
    page.evaluate("() => { const late = held; globalThis.held = null; late.forEach((tell) => tell()); }")
    expect(units).to_have_count(14)
    assert len(shell.log(page, game)) == 1


# a disk that ends a transaction, once, between its first answer and what the page does next
ENDING = """
globalThis.ended = 0;
const count = IDBObjectStore.prototype.count;
IDBObjectStore.prototype.count = function (...asked) {
  const request = count.apply(this, asked);
  if (this.transaction.mode === "readwrite" && !ended++) this.transaction.commit();
  return request;
};
"""


def test_a_transaction_that_ends_too_soon_is_begun_anew(
    make_context: MakeContext, site: Server, troubles: list[str]
) -> None:
    """A busy Firefox does so."""
    context = make_context()
    context.add_init_script(ENDING)
    page = context.new_page()
    game = shell.start(page, site.url)
    shell.play(page, 1)
    assert page.evaluate("ended") > 1
    assert len(shell.log(page, game)) == 1
    assert troubles == []


def test_a_killed_page_comes_back_where_it_was(context: BrowserContext, page: Page, site: Server) -> None:
    game = shell.start(page, site.url)
    shell.play(page, 3)
    offered = page.evaluate(shell.OFFERED)
    page.close(run_before_unload=False)
    again = context.new_page()
    again.goto(site.url)
    again.locator(".cont--big").click()
    again.wait_for_selector("[data-option]", timeout=PATIENCE)
    assert again.evaluate(shell.OFFERED) == offered
    assert entry_count(again, game) == 3


def test_the_second_tab_reads_and_takes_over_when_the_first_is_gone(
    context: BrowserContext, page: Page, site: Server
) -> None:
    game = shell.start(page, site.url)
    shell.play(page, 1)
    second = context.new_page()
    second.goto(f"{site.url}#/play/{game}")
    notice = second.locator(".other-tab")
    expect(notice).to_contain_text("open in another tab", timeout=PATIENCE)
    expect(second.locator("[data-option]:not([aria-disabled=true])")).to_have_count(0)
    shell.play(page, 1)
    assert entry_count(second, game) == 2
    page.close(run_before_unload=False)
    take = second.locator("[data-action=take-over]")
    expect(take).to_be_visible(timeout=PATIENCE)
    take.click()
    second.wait_for_selector("[data-option]:not([aria-disabled=true])", timeout=PATIENCE)
    expect(notice).to_have_count(0)
    before = shell.log(second, game)
    shell.play(second, 1)
    assert shell.log(second, game)[:2] == before
    assert entry_count(second, game) == 3


# PyScript has channels of its own
DEAF = """
const post = BroadcastChannel.prototype.postMessage;
BroadcastChannel.prototype.postMessage = function (data) { if (this.name !== "flibuste") post.call(this, data); };
"""


def test_a_browser_without_locks_does_not_overwrite_either(make_context: MakeContext, site: Server) -> None:
    context = make_context()
    # and without news from the other tab
    context.add_init_script("Object.defineProperty(navigator, 'locks', { value: undefined });" + DEAF)
    first, second = context.new_page(), context.new_page()
    game = shell.start(first, site.url)
    second.goto(f"{site.url}#/play/{game}")
    second.wait_for_selector("[data-option]:not([aria-disabled=true])", timeout=PATIENCE)
    shell.play(first, 2)
    kept = shell.log(first, game)
    assert len(kept) == 2
    second.evaluate(
        """() => [...document.querySelectorAll("[data-option]:not([aria-disabled=true])")].at(-1).click()"""
    )
    # it is told off, and shows what the first has made of the game: two captures
    expect(second.locator(".other-tab")).to_be_visible(timeout=PATIENCE)
    expect(second.locator(".places .unit")).to_have_count(13)
    expect(second.locator("[data-option]:not([aria-disabled=true])")).to_have_count(0)
    assert shell.log(first, game) == kept


def blank_page(page: Page, site: Server) -> None:
    """A page of our origin that does not open the database itself."""
    nothing = '<link rel="icon" href="data:,">'
    page.route("**/blank", lambda route: route.fulfill(content_type="text/html", body=nothing))
    page.goto(f"{site.url}blank")


class Disk:
    """The room that the browser gives our origin.

    It is filled before anything is written: Chromium trusts for half a minute what it once found.
    """

    def __init__(self, page: Page, site: Server) -> None:
        self.session = page.context.new_cdp_session(page)
        self.origin = site.url.rstrip("/")

    def fill(self) -> None:
        self.session.send("Storage.overrideQuotaForOrigin", {"origin": self.origin, "quotaSize": 1})

    def clear(self) -> None:
        self.session.send("Storage.overrideQuotaForOrigin", {"origin": self.origin})


@pytest.fixture
def disk(page: Page, site: Server) -> Disk:
    return Disk(page, site)


@pytest.fixture
def full_game(page: Page, site: Server, disk: Disk, troubles: list[str]) -> Iterator[str]:
    """A game that was begun on a full disk, and two entries of it."""
    page.goto(site.url)
    disk.fill()
    game = shell.start(page, site.url)
    shell.play(page, 2)
    yield game
    troubles[:] = [trouble for trouble in troubles if "not saved" not in trouble]


def test_a_full_disk_loses_nothing(page: Page, disk: Disk, full_game: str) -> None:
    notice = page.locator(".notice")
    expect(notice).to_contain_text("Not saved yet")
    expect(notice).to_contain_text("The device has no room left. Free some space")
    # a copy can be made of what is only in memory
    with page.expect_download() as download:
        notice.get_by_role("button", name="Save a copy").click()
    copy = json.loads(download.value.path().read_text())
    assert [len(it["save"]["log"]) for it in copy["games"]] == [2]
    assert shell.ids(page) == []
    disk.clear()
    notice.get_by_role("button", name="Save now").click()
    expect(notice).to_have_count(0)
    assert shell.log(page, full_game) == copy["games"][0]["save"]["log"]


def test_a_full_disk_heals_with_the_next_entry(page: Page, disk: Disk, full_game: str) -> None:
    expect(page.locator(".notice")).to_be_visible()
    disk.clear()
    shell.play(page, 1)
    expect(page.locator(".notice")).to_have_count(0)
    assert entry_count(page, full_game) == 3


@pytest.mark.parametrize(
    ("trouble", "said"),
    [(BLOCKED, "open Flibuste in an ordinary window"), (HANGING, "does not answer. Close other tabs")],
    ids=["blocked", "hanging"],
)
def test_without_a_database_play_goes_on_in_memory(
    make_context: MakeContext, site: Server, troubles: list[str], trouble: str, said: str
) -> None:
    context = make_context()
    context.add_init_script(trouble)
    page = context.new_page()
    page.goto(site.url)
    expect(page.get_by_role("heading", level=1)).to_have_text("Flibuste")
    notice = page.locator(".notice")
    expect(notice).to_contain_text("Games cannot be saved here", timeout=PATIENCE)
    expect(notice).to_contain_text(said)
    notice.get_by_role("button", name="Understood").click()
    expect(notice).to_have_count(0)
    shell.start(page, site.url)
    shell.play(page, 2)
    page.evaluate("location.hash = '#/'")
    expect(page.locator(".cont--big")).to_contain_text("to play.")
    page.evaluate("location.hash = '#/settings'")
    expect(page.locator("[data-storage=memory]")).to_be_visible()
    with page.expect_download() as download:
        page.click("[data-action=export-all]")
    copy = json.loads(download.value.path().read_text())
    assert [len(it["save"]["log"]) for it in copy["games"]] == [2]
    # PyScript opens a database of its own, which it can do without
    troubles[:] = [thrown for thrown in troubles if "blocked by the test" not in thrown]


def make_newer_database(page: Page, site: Server) -> None:
    blank_page(page, site)
    page.evaluate(
        """() => new Promise((resolve, reject) => {
          const opening = indexedDB.open("flibuste", 99);
          opening.onupgradeneeded = () => opening.result.createObjectStore("later").put("precious", 1);
          opening.onsuccess = () => { opening.result.close(); resolve(); };
          opening.onerror = reject;
        })"""
    )


def test_a_database_of_a_newer_version_is_left_alone(page: Page, site: Server) -> None:
    make_newer_database(page, site)
    page.goto(site.url)
    expect(page.locator(".notice")).to_contain_text("saved by a newer Flibuste. Reload with a network")
    shell.start(page, site.url)
    shell.play(page, 1)
    kept = page.evaluate(
        """() => new Promise((resolve) => {
          const opening = indexedDB.open("flibuste");
          opening.onsuccess = () => {
            const asked = opening.result.transaction("later").objectStore("later").get(1);
            asked.onsuccess = () => resolve([opening.result.version, asked.result]);
          };
        })"""
    )
    assert kept == [99, "precious"]


def change_head(page: Page, game: str, change: dict[str, Any]) -> Any:
    changed = shell.head(page, game)
    changed["save"] |= change
    shell.put_head(page, changed)
    return changed


@pytest.mark.parametrize("change", [{"flibuste": 4}, {"rules": 99}], ids=["format", "rules"])
def test_a_game_of_a_newer_version_stays_as_it_is(
    page: Page, site: Server, troubles: list[str], change: dict[str, int]
) -> None:
    shell.bring(page, site.url, shell.made_game(["Anne", "Jack", "Mary"], entries=4))
    (game,) = shell.ids(page)
    changed = change_head(page, game, change)
    page.goto("about:blank")
    page.goto(f"{site.url}#/play/{game}")
    expect(page.locator("#app")).to_contain_text("saved by a newer Flibuste. Update the app", timeout=PATIENCE)
    assert shell.head(page, game) == changed
    assert entry_count(page, game) == 4
    # the rest still works
    page.goto(f"{site.url}#/past")
    expect(page.locator(".games .game")).to_have_count(1)
    troubles[:] = [trouble for trouble in troubles if "page-save-newer" not in trouble]


def test_a_damaged_record_is_kept_and_let_out(page: Page, site: Server) -> None:
    shell.bring(page, site.url, shell.made_game(["Anne", "Jack", "Mary"], entries=4))
    shell.put_head(page, {"id": "broken", "save": None, "note": "rest"})
    page.goto("about:blank")
    page.goto(f"{site.url}#/past")
    damaged = page.locator(".game--damaged")
    expect(damaged).to_contain_text("This game cannot be read")
    expect(page.locator(".game")).to_have_count(2)
    with page.expect_download():
        damaged.get_by_role("button", name="Export").click()
    damaged.get_by_role("button", name="Delete").click()
    expect(damaged).to_have_count(0)
    page.goto(site.url)
    expect(page.locator(".cont--big")).to_be_visible()


@pytest.mark.parametrize("seats", [[], [{}]], ids=["none", "nameless"])
def test_a_game_without_whole_seats_says_that_it_is_damaged(page: Page, site: Server, seats: list[Any]) -> None:
    shell.bring(page, site.url, shell.made_game(["Anne", "Jack", "Mary"], entries=4))
    head = shell.head(page)
    head["save"]["seats"] = seats
    shell.put_head(page, head)
    page.goto("about:blank")
    page.goto(f"{site.url}#/play/{head['id']}")
    expect(page.locator("#app")).to_contain_text("damaged and cannot be opened")


def test_a_wiped_store_is_noticed(page: Page, site: Server) -> None:
    shell.bring(page, site.url, shell.made_game(["Anne", "Jack", "Mary"], entries=2))
    blank_page(page, site)
    page.evaluate("new Promise((resolve) => (indexedDB.deleteDatabase('flibuste').onsuccess = resolve))")
    page.goto(site.url)
    notice = page.locator(".notice")
    expect(notice).to_contain_text("The games that were kept here are gone")
    notice.get_by_role("button", name="Understood").click()
    page.reload()
    expect(page.locator(".home-ways")).to_be_visible()
    page.wait_for_timeout(300)
    expect(notice).to_have_count(0)


def test_deleting_the_last_game_is_no_wiped_store(page: Page, site: Server) -> None:
    shell.bring(page, site.url, shell.made_game(["Anne", "Jack", "Mary"], entries=2))
    page.goto(f"{site.url}#/past")
    page.locator(".game").get_by_role("button").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    # eleven minutes later it is gone for good
    deleted = shell.head(page)
    deleted["removed"] -= 11 * 60_000
    shell.put_head(page, deleted)
    page.goto("about:blank")
    for _ in range(2):
        page.goto(site.url)
        expect(page.locator(".tile").first).to_be_visible()
        page.wait_for_timeout(300)
        assert shell.ids(page) == []
        expect(page.locator(".notice")).to_have_count(0)
        page.goto("about:blank")


def test_the_browser_is_asked_to_keep_the_games_after_the_first_save(make_context: MakeContext, site: Server) -> None:
    context = make_context()
    context.add_init_script(
        "globalThis.asked = 0;"
        "const keep = () => { asked += 1; return new Promise(() => {}); };"
        "if (globalThis.StorageManager) StorageManager.prototype.persist = keep;"
    )
    page = context.new_page()
    page.goto(site.url)
    wait_engine(page)
    assert page.evaluate("asked") == 0
    shell.start(page, site.url)
    shell.play(page, 2)
    assert page.evaluate("asked") == 1
