"""What is small to the eye is 44 pixels high to the finger, and takes nothing from its neighbours."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import shell, table
from tests.browser.conftest import MakePage
from tools.server import Server

pytestmark = pytest.mark.browser

# each in the middle of the window, so that no bar lies over it: what the finger meets above and below its centre
MISSED = """() => {
  const found = [];
  for (const it of document.querySelectorAll("main .switch, main .rule-id, dialog .switch, dialog .rule-id")) {
    if (!it.getClientRects().length || it.closest("dialog") !== document.querySelector("dialog")) continue;
    it.scrollIntoView({ block: "center", behavior: "instant" });
    const box = it.getClientRects()[0];
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const off = [-21.5, 21.5].filter((by) => {
      const met = document.elementFromPoint(x, y + by);
      return !(met === it || met?.closest("label")?.contains(it));
    });
    if (off.length) found.push(`${off} of ${it.outerHTML.slice(0, 90)}`);
  }
  for (const it of document.querySelectorAll("main button, main a, main input, main select")) {
    if (!it.getClientRects().length || it.matches(".switch, .rule-id") || document.querySelector("dialog")) continue;
    it.scrollIntoView({ block: "center", behavior: "instant" });
    const box = it.getBoundingClientRect();
    for (const y of [box.top + 1.5, box.bottom - 1.5]) {
      const met = document.elementFromPoint(box.left + box.width / 2, y);
      if (met?.matches(".switch, .rule-id"))
        found.push(`${met.outerHTML.slice(0, 60)} lies on ${it.outerHTML.slice(0, 90)}`);
    }
  }
  return found;
}"""

PLACES = [
    "#/settings",
    "#/new?game=buccaneer",
    "#/new?game=jamaica",
    "#/tools/jamaica.start",
    "#/tools/jamaica.combat",
    "#/tools/pirates.die",
    "#/tools/plunder.build",
    "#/tools/plunder.battle",
    "#/tools/nassau.tales",
    "#/tools/nassau.setup",
    "#/tools/pirates.turn",
    "#/tools/buccaneer.mutiny",
]


@pytest.fixture(params=[360, 844], ids=["upright", "sideways"])
def page(request: pytest.FixtureRequest, make_page: MakePage) -> Page:
    height = {360: 640, 844: 390}[request.param]
    return make_page(viewport={"width": request.param, "height": height}, has_touch=True)


def test_switches_and_rules(page: Page, site: Server) -> None:
    missed = {}
    for place in PLACES:
        page.goto(site.url + place)
        # the first tool of a game has its engine loaded
        expect(page.locator("main .switch, main .rule-id").first).to_be_attached()
        for more in page.locator("details:not([open]) > summary").all():
            more.click()
        page.wait_for_timeout(200)
        missed[place] = page.evaluate(MISSED)
    assert {place: some for place, some in missed.items() if some} == {}


def test_rules_at_the_table(page: Page, site: Server) -> None:
    table.reach(page, site.url, table.offers("capture", barred=True), grown=True)
    page.locator("[data-option][aria-disabled=true]").first.click(force=True)
    expect(page.locator("#why .rule-id")).to_be_visible()
    assert page.evaluate(MISSED) == []
    page.click("[data-action=log]")
    page.locator(".move-open").last.click()
    page.wait_for_timeout(300)
    assert page.evaluate(MISSED) == []


def test_rules_at_the_end(page: Page, site: Server) -> None:
    shell.bring(page, site.url, shell.made_game(["Anne", "Jack", "Mary"]))
    page.goto(f"{site.url}#/end/{shell.ids(page)[0]}")
    expect(page.locator(".score td button").first).to_be_visible()
    for cell in page.locator(".score td button").all()[:4]:
        cell.click()
        expect(page.locator(".because .rule-id").first).to_be_visible()
        assert page.evaluate(MISSED) == []
