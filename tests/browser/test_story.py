"""What Jamaica's story looks like while it is told: the dice, a captain's day, the log by days. With motion on."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser import shell, table
from tests.browser.conftest import MakePage, wait_until
from tools.server import Server

pytestmark = pytest.mark.browser

BEGIN = "#/new?game=jamaica&seats=Anne,bot:easy,bot:easy&seed=3&start=1"
HASTE = "addEventListener('DOMContentLoaded', () => (document.documentElement.dataset.haste = '4'))"
# what has been seen in the panel and in the bar, from the beginning
SEEN = """addEventListener('DOMContentLoaded', () => {
  globalThis.seen = {};
  const note = () => {
    for (const what of ['.panel .big-dice.rolling', '.panel .laid', '.day-lines li + li'])
      if (document.querySelector(what)) seen[what] = true;
  };
  new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true });
})"""


CARD = '[data-option^="card:"]:not([aria-disabled=true])'


def play_card(page: Page) -> None:
    page.wait_for_selector(CARD, timeout=table.WAIT)
    page.locator(CARD).first.click()
    page.locator("[data-action=confirm]").click()
    wait_until(page, "!document.querySelector('[data-action=confirm]')")


def until_card(page: Page) -> None:
    """Whatever else is asked in between is answered."""
    while not page.locator(CARD).count():
        for what in ("[data-action=confirm]", table.FREE):
            if page.locator(what).count():
                page.locator(what).first.click()
                break
        page.wait_for_timeout(40)


def test_a_round_as_it_is_told(make_page: MakePage, site: Server) -> None:
    page = make_page(reduced_motion="no-preference")
    page.add_init_script(HASTE)
    page.add_init_script(SEEN)
    page.goto(site.url + BEGIN)
    for _ in range(2):
        play_card(page)
        until_card(page)

    # the dice are rolled large, and stay in the bar
    assert page.evaluate("seen['.panel .big-dice.rolling']")
    said = page.locator(".bar .day-dice").get_attribute("aria-label") or ""
    assert said.startswith("Morning ")
    assert "evening" in said

    # a captain's day fills in
    for what in (".panel .laid", ".day-lines li + li"):
        assert page.evaluate(f"seen[{what!r}]"), what

    # the log goes by days; that a card was chosen is no line of it
    page.locator(".bar [data-action=log]").click()
    headings = page.locator(".log-sheet .move-open").all_inner_texts()
    assert {"Anne’s day", "Round 1"} <= {heading.strip() for heading in headings}
    assert "chosen a card" not in page.locator(".log-sheet .entries").inner_text()
    assert len(headings) < len(shell.log(page))
    page.keyboard.press("Escape")

    # whoever skips is asked again soon: two seconds at the speed of people, and the machine may be busy
    page.evaluate("document.documentElement.dataset.haste = '1'")
    play_card(page)
    began = page.evaluate("performance.now()")
    page.locator("[data-action=skip]").click()
    table.ready(page)
    assert page.evaluate("performance.now()") - began < 5000


def test_the_list_beside_the_question_tells_what_came_since(make_page: MakePage, site: Server) -> None:
    """On a tablet. In Jamaica the others' days stand in the entry of one's own card."""
    page = make_page(viewport={"width": 820, "height": 1180})
    page.goto(site.url + BEGIN)
    for _ in range(4):
        play_card(page)
        table.ready(page)
        lines = page.locator(".pinned li").all_inner_texts()
        assert any("turns up" in line for line in lines), lines
        assert not any("chosen a card" in line for line in lines)
        while not page.locator(CARD).count():
            table.answer(page, page.locator(table.FREE).first.get_attribute("data-option") or "")
            table.ready(page)
            assert page.locator(".pinned li").count(), page.locator("#ask").inner_text()
