"""What the table tells: the log, what a screen reader hears, where the focus is, what is refused and why."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from tests.browser import shell, table
from tests.browser.conftest import MakePage, wait_until
from tools.server import Server

pytestmark = pytest.mark.browser


def test_what_is_barred_says_why_and_links_the_rule(page: Page, site: Server) -> None:
    table.reach(page, site.url, table.offers("capture", barred=True), grown=True)
    log = shell.log(page)
    page.locator('[data-option^="capture"][aria-disabled=true]').first.click(force=True)
    expect(page.locator(".why")).to_contain_text("a crew holds 9 at most")
    link = page.locator(".why .rule-id")
    expect(link).to_have_text("BUC-CRW-05")
    assert shell.log(page) == log
    link.click()
    expect(page.locator("body")).to_have_attribute("data-screen", "rules")
    page.go_back()
    table.ready(page)


def test_the_log_tells_in_sentences_and_leads_back(page: Page, site: Server) -> None:
    shell.start(page, site.url, "seats=Anne,Jack,Mary&seed=7&groups=2")
    shell.play(page, 2)
    page.click("[data-action=log]")
    entries = page.locator(".entries .move")
    expect(entries).to_have_count(3)
    said = entries.nth(2).inner_text()
    assert re.search(r"(Anne|Jack|Mary) lays a pirate", said)
    assert not re.search(r"\d of|'s [2345]", said), "BUC-INF-03: no value in the line of a capture"
    page.locator(".filter button").nth(1).click()
    assert page.locator(".entries .move").count() < 4
    page.locator(".filter button").first.click()
    entries.nth(1).locator(".move-open").click()
    expect(page.locator("[data-action=show]")).to_be_visible()
    entries.nth(2).locator(".move-open").click()
    expect(page.locator(".acts")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_back_to_here_goes_back_over_ones_own_moves(page: Page, site: Server) -> None:
    """One person against bots: all the person's moves since the last uncovering can be taken back."""
    shell.start(page, site.url, "seats=Anne,bot:easy,bot:easy&seed=7&start=0")
    for _ in range(2):
        table.answer(page, page.locator(table.FREE).first.get_attribute("data-option") or "")
        table.ready(page)
    log = shell.log(page)
    page.click("[data-action=log]")
    page.locator(".entries .move").first.locator(".move-open").click()
    back = page.locator("[data-action=back-to-here]")
    if back.count():  # nothing was uncovered yet
        back.click()
        table.ready(page)
        assert shell.log(page) == []
    else:
        assert any(entry["found"] for entry in log)


# what stood in the page at each change while something was told: its sentence, its scene, what moves
TOLD = """() => {
  window.told = [];
  const there = (what) => Boolean(document.querySelector(what));
  const note = () => told.push([there("[data-action=skip]"), there(".panel .settle"), there("#sky > *")].join());
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true });
}"""


def test_what_is_told_comes_one_after_the_other(make_page: MakePage, site: Server) -> None:
    """The sentence, then its scene, then what moves: together they would be more than a picture's time."""
    page = make_page(reduced_motion="no-preference")
    table.reach(page, site.url, table.offers("board"))
    page.evaluate(TOLD)
    page.locator('[data-option^="board"]:not([aria-disabled=true])').first.click()
    page.click("[data-action=confirm]")
    page.wait_for_selector("#sky > *", state="attached")
    told = page.evaluate("told")
    first = [told.index(state) for state in ("true,false,false", "true,true,false", "true,true,true")]
    assert first == sorted(first)


def test_the_focus_stays_sensible(page: Page, site: Server) -> None:
    shell.start(page, site.url, "seats=Anne,Jack,Mary&seed=7")
    page.locator(table.FREE).first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#ask:focus, [data-option]:focus, [data-place]:focus")).to_have_count(1)


HEARD = """() => {
  window.heard = [];
  const live = document.querySelector("#live");
  const changes = { childList: true, subtree: true, characterData: true };
  new MutationObserver(() => heard.push(live.textContent.trim())).observe(live, changes);
  addEventListener("focusin", ({ target }) => heard.push(`focus: ${target.ariaLabel ?? target.textContent.trim()}`));
}"""


def test_a_move_is_heard_once_and_in_full(page: Page, site: Server) -> None:
    """The pirate that is covered is seen by everybody for a moment: whoever listens must hear which one it was."""
    shell.start(page, site.url, "seats=Anne,bot:easy,Mary&seed=7&first=0")
    option = page.locator('[data-option="capture:red-2:blue-5"]')
    option.focus()
    page.evaluate(HEARD)
    page.keyboard.press("Enter")
    expect(page.locator("#ask")).to_have_text("Mary, what is your move?", timeout=table.WAIT)
    expect(page.locator("#ask")).to_be_focused()
    wait_until(page, "heard.some((text) => text.includes('Jack lays'))")
    texts = page.evaluate("heard")
    # before the answer goes the focus waits in the panel, for what takes its place at once may be heard of by nobody
    focused = [text for text in texts if text.startswith("focus:")]
    assert focused == ["focus: Question and answers", "focus: Mary, what is your move?"]
    news = " ".join(text for text in texts if not text.startswith("focus:"))
    assert news.count("Anne lays a 2 on Jack’s 5: a crew of 2.") == 1
    assert news.count("Jack lays") == 1


def test_a_course_is_heard_as_one_sentence(page: Page, site: Server) -> None:
    """Each square that a captain sails is a move; whoever listens hears once where the ship has come to."""
    page.goto(site.url)
    page.evaluate(HEARD)
    page.goto(f"{site.url}#/new?game=plunder&seats=bot:easy,bot:easy,bot:easy&seed=7&start=1")
    wait_until(page, "heard.filter((text) => text.includes('sails to')).length > 3")
    told = re.findall(r"sails to (\w+)", " ".join(page.evaluate("heard")).replace("\u2068", ""))
    moves = [(entry["move"], *entry["args"]) for entry in shell.log(page)]
    sailed = [move for move in moves if move[0] == "sail"]
    ends = [move[2] for move, after in pairwise(moves) if move in sailed and after[:2] != move[:2]]
    assert told == ends[: len(told)]
    assert len(told) < len(sailed)


def test_a_piece_that_is_taken_up_is_heard_of(page: Page, site: Server) -> None:
    shell.start(page, site.url, "seats=Anne,Jack,Mary&seed=7&first=0")
    page.locator('[data-place="unit:red-3"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator("#live")).to_contain_text("Anne’s 3, chosen")
    page.keyboard.press("Escape")
    page.locator(".merchant").first.click()
    expect(page.locator(".why--name")).to_contain_text("a crew of")


def test_a_refusal_goes_when_its_piece_is_put_back(page: Page, site: Server) -> None:
    shell.start(page, site.url, "seats=Anne,Jack,Mary&seed=7&first=0")
    page.locator("[data-pick]").first.click()
    page.locator('[data-option^="board"][aria-disabled=true]').first.click(force=True)
    expect(page.locator("#why")).to_have_count(1)
    page.get_by_role("button", name="Put the piece back").click()
    expect(page.locator("[data-pick]")).to_have_count(5)
    expect(page.locator("#why")).to_have_count(0)


def test_whoever_may_mutiny_sees_the_stakes(page: Page, site: Server) -> None:
    table.reach(page, site.url, table.offers("mutiny"), grown=True)
    ships = page.locator(".stakes li")
    expect(ships.first).to_be_visible()
    assert 0 < ships.count() <= 3
