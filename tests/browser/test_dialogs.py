"""Whatever opens over a screen says its name, and gives the focus back to what opened it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import shell, table
from tests.browser.test_keys import GAMES
from tools.server import Server

pytestmark = pytest.mark.browser

# every button that is no answer is pressed, from one of them on, and what it opens is shut as by Escape; one that leads
# elsewhere ends the round
OPENED = """async (from) => {
  const settled = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const where = location.hash;
  const opened = [];
  const buttons = [...document.querySelectorAll("#app button:not([data-option], [type=submit], [aria-label=Back])")];
  for (const [i, button] of buttons.entries()) {
    const able = button.isConnected && button.checkVisibility() && !button.disabled && !button.ariaDisabled;
    if (i < from || !able || button.matches("[data-action=hint], [data-action=undo]")) continue;
    button.focus();
    button.click();
    await settled();
    // what is kept on the disk first comes when it is kept
    const kept = button.matches("[data-action=rematch-sheet], [data-action=finish-sheet]");
    const stays = () => location.hash === where && !document.querySelector("dialog[open]");
    for (let i = 0; i < 300 && kept && stays(); i++) await settled();
    if (location.hash !== where) return [opened, i + 1];
    const dialog = document.querySelector("dialog[open]");
    if (!dialog) continue;
    const name = dialog.ariaLabel ?? document.getElementById(dialog.getAttribute("aria-labelledby"))?.textContent;
    // or in the field that one has come to fill in, which says itself what it is for
    const begins = document.activeElement === dialog || document.activeElement.matches("dialog input");
    dialog.requestClose();
    for (let i = 0; i < 100 && dialog.isConnected; i++) await settled();
    const shut = !document.querySelector("dialog[open]");
    const back = document.activeElement === button ? "" : document.activeElement.outerHTML.slice(0, 90);
    opened.push({ name: name?.trim(), begins, shut, back });
  }
  return [opened, -1];
}"""

# the page has heard of it by then, and its focus waits in the root
GO = """(hash) => new Promise((done) => {
  addEventListener("hashchange", done, { once: true });
  location.hash = hash;
})"""


def go(page: Page, to: str) -> None:
    """Another screen stands there, and the focus is where it begins."""
    page.evaluate(GO, to)
    page.wait_for_function("() => document.activeElement.id !== 'root'")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def names(page: Page) -> set[str]:
    """What can be opened on this screen, by its name; each has the focus at first, and gives it back."""
    here, start, found = page.evaluate("location.hash"), 0, list[dict[str, Any]]()
    while start >= 0:
        opened, start = page.evaluate(OPENED, start)
        found += opened
        if start >= 0:
            go(page, here)
    for one in found:
        assert one == {"name": one["name"], "begins": True, "shut": True, "back": ""}, here
        assert one["name"]
    return {one["name"] for one in found}


@pytest.mark.parametrize("game", GAMES)
def test_at_the_table(page: Page, site: Server, game: str) -> None:
    shell.start(page, site.url, f"{GAMES[game]}&seed=7", game)
    table.ready(page)
    assert {"Menu", "Log"} <= names(page)
    # Escape itself, and by a letter: the focus was on an answer
    answer = page.locator(table.FREE).first
    answer.focus()
    for key in ("l", "?"):
        page.keyboard.press(key)
        expect(page.locator("dialog")).to_be_focused()
        page.keyboard.press("Escape")
        expect(answer).to_be_focused()
    # one that leads to another
    page.get_by_role("button", name="Menu").press("Enter")
    page.get_by_role("button", name="Help and keys").press("Enter")
    expect(page.get_by_role("dialog", name="Help and keys")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Menu")).to_be_focused()


def test_on_every_other_screen(page: Page, site: Server) -> None:
    shell.bring(page, site.url, shell.made_game(["Anne", "Jack", "Mary"], seed=3, entries=5))
    told = shell.ask("tools")
    tools = [f"#/tools/{one['id']}" for one in [*told["tools"], *told["devices"]]]
    tools += ["#/tools/any.people", "#/tools/any.clock"]
    sheets = []
    for game in GAMES:
        page.goto("about:blank")
        page.goto(f"{site.url}#/score")
        page.locator(f"[data-new-sheet={game}]").first.click()
        page.wait_for_url("**/#/score/*")
        sheets.append(page.evaluate("location.hash"))
    # what is fetched when it is first wanted opens at once from then on
    page.get_by_role("button", name="Other phones").click()
    page.locator("dialog .phones, dialog [data-phone]").first.wait_for()
    page.keyboard.press("Escape")
    found = {}
    for path in [*(f"#/new?game={game}" for game in GAMES), "#/past", "#/settings", *sheets, *tools]:
        go(page, path)
        found[path] = names(page)
    assert len(set().union(*found.values())) > 20, found
