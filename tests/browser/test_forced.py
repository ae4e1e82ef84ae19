"""With forced colours, as in Windows' high contrast, colours mean nothing: what they say is told apart by borders,
outlines and labels, at the opening of every game."""

from __future__ import annotations

import pytest

from tests.browser import shell, table
from tests.browser.conftest import MakePage
from tests.browser.test_keys import GAMES
from tools.server import Server

pytestmark = pytest.mark.browser

# what has the same lines with a state as without it; what is filled is told by its ground
ALIKE = """() => {
  const LINES = ["outlineStyle", "outlineWidth", "borderStyle", "borderWidth", "textDecorationLine", "strokeWidth",
    "strokeDasharray", "display", "visibility"];
  const look = (it, more) => [it, ...it.querySelectorAll("*")].map((one) => {
    const style = getComputedStyle(one);
    return [...LINES, ...more].map((name) => style[name]).join();
  }).join(";");
  const seen = (what) => [...document.querySelectorAll(what)].filter((it) => it.checkVisibility());
  const found = [];
  const told = (what, name, [change, back], more = []) => {
    for (const it of seen(what)) {
      const before = look(it, more);
      change(it);
      const after = look(it, more);
      back(it);
      if (before === after) found.push(`${name}: ${it.outerHTML.slice(0, 120)}`);
    }
  };
  const attribute = (name, value) => {
    const had = new Map();
    return [
      (it) => { had.set(it, it.getAttribute(name)); it.setAttribute(name, value); },
      (it) => had.get(it) === null ? it.removeAttribute(name) : it.setAttribute(name, had.get(it)),
    ];
  };
  const without = (name) => [(it) => it.classList.remove(name), (it) => it.classList.add(name)];
  const withIt = (name) => [(it) => it.classList.add(name), (it) => it.classList.remove(name)];
  const free = ":not([aria-disabled=true])";
  told(`.panel :is(.option, .btn)${free}`, "barred", attribute("aria-disabled", "true"));
  told(`.panel :is(.option, .btn):not(.hinted)`, "hinted", withIt("hinted"));
  told(`.panel [aria-pressed]:not([aria-pressed=true])`, "pressed", attribute("aria-pressed", "true"));
  told(`.panel .btn--main${free}`, "main", without("btn--main"), ["backgroundColor"]);
  told(".strip .now", "whose turn", without("now"));
  // captains are told apart by more than the colour of their discs
  const marks = (it) => it.querySelector("use")?.getAttribute("href") ?? it.textContent;
  const discs = seen(".strip [data-captain], .board .captain").map(marks);
  if (!discs.length || new Set(discs).size < discs.length) found.push(`captains: ${discs}`);
  return found;
}"""


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_told_by_colour_alone(make_page: MakePage, site: Server, game: str) -> None:
    page = make_page(forced_colors="active", reduced_motion="reduce", viewport={"width": 390, "height": 844})
    shell.start(page, site.url, f"{GAMES[game]}&seed=7", game)
    table.ready(page)
    assert page.evaluate("matchMedia('(forced-colors: active)').matches")
    assert page.locator(".panel .option, .panel .btn").count()
    assert page.evaluate(ALIKE) == []
