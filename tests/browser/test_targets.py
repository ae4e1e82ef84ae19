"""Whatever is pressed is 44 pixels wide and high on a small phone (WCAG 2.5.5), on every screen; and with text twice as
large (WCAG 1.4.4) no word breaks, nothing is cut off and nothing lies on anything else.

Links within a sentence are excepted, as there; lit places on charts are measured by tests of their own.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import shell, table
from tests.browser.conftest import MakePage
from tests.browser.large import tangled
from tests.browser.test_keys import GAMES
from tools.server import Server

pytestmark = pytest.mark.browser

# a target is what hears: with its label, and what reaches beyond what is drawn; nine columns of a score share a phone
SMALL = """() => {
  const found = [];
  for (const one of document.querySelectorAll("button, a[href], input, select, textarea, summary, [role=button]")) {
    const there = !(one instanceof SVGElement) && one.checkVisibility({ visibilityProperty: true });
    const under = document.querySelector("dialog[open]") && !one.closest("dialog");
    if (!there || under || one.closest(".sr, [inert]")) continue;
    const label = one.closest("label") ?? (one.id && document.querySelector(`label[for="${one.id}"]`));
    const narrow = one.closest(".score td") ? 36 : 44;
    const sizes = [one, label].filter(Boolean).map((it) => it.getBoundingClientRect());
    if (!sizes[0].width || sizes.some(({ width, height }) => width > narrow - 0.5 && height > 43.5)) continue;
    // links within a line of text
    const line = [...(one.parentElement?.childNodes ?? [])].some((it) => it.nodeType === 3 && it.data.trim());
    if (one.matches("a") && line && getComputedStyle(one).display.startsWith("inline")) continue;
    one.scrollIntoView({ block: "center", inline: "center" });
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hears = (dx, dy) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return one.contains(hit) || label?.contains?.(hit) || false;
    };
    if ([[21.5, 0], [-21.5, 0], [0, 21.5], [0, -21.5]].every((way) => hears(...way))) continue;
    const name = (one.ariaLabel ?? one.textContent).trim().replace(/\\s+/g, " ").slice(0, 30);
    found.push(`${one.tagName}.${one.className} ${name} ${Math.round(width)}x${Math.round(height)}`);
  }
  return [...new Set(found)];
}"""


def opened(make_page: MakePage, site: Server) -> Page:
    page = table.phone(make_page, site, "fr")
    page.goto("about:blank")
    return page


def unfit(page: Page) -> list[str]:
    return [*page.evaluate(SMALL), *tangled(page)]


SPEAK = """(language) => {
  const key = "flibuste.settings";
  localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key)), language }));
  dispatchEvent(new StorageEvent("storage", { key }));
}"""


def unfit_in_both(page: Page) -> list[str]:
    """In French, as it is opened, and what is too large in English."""
    found = unfit(page)
    for language in ("en", "fr"):
        page.evaluate(SPEAK, language)
        page.wait_for_function("(it) => document.documentElement.lang.startsWith(it)", arg=language)
        if language == "en":
            found += [f"in English, {one}" for one in tangled(page)]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_at_the_table(make_page: MakePage, site: Server, game: str) -> None:
    page = opened(make_page, site)
    shell.start(page, site.url, f"{GAMES[game]}&seed=7", game)
    table.ready(page)
    found = {"the table": unfit_in_both(page)}
    for key, name in (("l", "the log"), ("?", "the help")):
        page.keyboard.press(key)
        page.wait_for_selector("dialog[open]")
        found[name] = unfit_in_both(page)
        page.keyboard.press("Escape")
    page.locator(".bar button").first.click()
    found["the menu"] = unfit_in_both(page)
    page.keyboard.press("Escape")
    page.locator(table.FREE).first.click()
    page.wait_for_timeout(500)
    found["an answer"] = unfit_in_both(page)
    assert {name: small for name, small in found.items() if small} == {}


def test_on_every_other_screen(make_page: MakePage, site: Server) -> None:
    page = opened(make_page, site)
    running = shell.made_game(["Anne", "Jack", "Mary"], seed=1, entries=9)
    shell.bring(page, site.url, running, shell.made_game(["Anne", "Jack", "Mary"], seed=3))
    ended = next(game for game in shell.ids(page) if shell.head(page, game)["status"] == "finished")
    told = shell.ask("tools")
    paths = [f"#/{name}" for name in ("", "past", "settings", "about", "score", "tools")]
    paths += [f"#/end/{ended}", f"#/replay/{ended}"]
    for game in GAMES:
        page.goto("about:blank")
        page.goto(f"{site.url}#/score")
        page.locator(f"[data-new-sheet={game}]").first.click()
        page.wait_for_url("**/#/score/*")
        paths += [page.evaluate("location.hash"), f"#/new?game={game}", f"#/rules/{game}", f"#/rules/{game}?all=1"]
    paths += [f"#/tools/{one['id']}" for one in [*told["tools"], *told["devices"]]]
    paths += ["#/tools/any.people", "#/tools/any.clock"]
    found = {}
    for path in paths:
        page.goto(f"{site.url}{path}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_timeout(200)
        if small := unfit_in_both(page):
            found[path] = small
    assert found == {}


@pytest.mark.parametrize("game", ["jamaica&crew=1", "buccaneer"])
def test_at_a_table_that_is_laid(make_page: MakePage, site: Server, game: str) -> None:
    """With a breach at its foot as without; axe finds nothing either."""
    page = opened(make_page, site)
    page.goto(f"{site.url}#/new?game={game}&seats=Anne,Jack,Mary&seed=7&laid=1")
    page.locator("[data-action=start]").tap()
    page.wait_for_selector("[data-action=lay-play]", timeout=table.WAIT)
    found = {"laid": [*unfit_in_both(page), *shell.violations(page)]}
    if "crew" in game:
        page.locator('.editor-bench [data-key="crew"]').tap()
        found["the crew"] = [*unfit_in_both(page), *shell.violations(page)]
    assert {name: small for name, small in found.items() if small} == {}
