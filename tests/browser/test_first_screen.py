"""What a good player would do first stands in the first screen of a small phone, and a lesson leaves it there; no
answer is cut through."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser import secrets, shell, table
from tests.browser.conftest import MakePage
from tools.server import Server

pytestmark = pytest.mark.browser

LESSON = 54
"""The pixels that a lesson takes: one line, and the gap below it."""

SCROLLED = {"nassau-ask-sail"}
"""Nine zones, each with all that lies there: those that lie outside the window of the chart want a scroll."""
CROWDED = {
    "jamaica-ask-answer",
    "jamaica-ask-card",
    "jamaica-ask-recruit",
    "nassau-ask-extra",
    "nassau-ask-keep",
    "nassau-ask-reward",
    "nassau-ask-turtle",
    "plunder-ask-announce",
    "plunder-ask-call",
    "plunder-ask-close",
    "plunder-ask-offer",
    "plunder-ask-give",
    "plunder-ask-reply",
    "plunder-ask-swap-islands",
}
"""Below a lesson a part of the answer is out of sight, until it is put away."""
UNEVEN = {"jamaica-ask-recruit"}
"""Columns of unlike rows: there is no line that cuts none of them."""

# how many pixels of the button of an answer are out of sight, where `less` of the panel are taken; null if none.
# An answer in two steps is there where its piece can be picked, one of the chart where it can be tapped there, and one
# that is put together where that can be offered.
HIDDEN = """([option, less, composed]) => {
  const list = document.querySelector(".panel-options");
  const room = list.getBoundingClientRect();
  const line = document.querySelector(".list-more")?.getBoundingClientRect();
  const out = (it) => {
    if (it.closest(".panel-foot")) return 0;
    const box = it.getBoundingClientRect();
    const under = line && box.top < line.bottom - 2 && box.bottom > line.top + 1;
    const foot = under ? line.top : room.bottom;
    return Math.max(0, Math.round(room.top - box.top), Math.round(box.bottom - foot + less));
  };
  const far = (what) => [...document.querySelectorAll(what)].filter((it) => it.checkVisibility()).map(out);
  const met = (place) => [...document.querySelectorAll(`.board [data-place="${CSS.escape(place)}"]`)].some((it) => {
    const { left, top, width, height } = it.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there?.closest("[data-place]") === it;
  });
  const ways = far(`.panel [data-option="${CSS.escape(option.id)}"]`);
  if (option.from) ways.push(...far(`.panel-options [data-pick="${CSS.escape(option.from)}"]`));
  if (option.at && met(option.at)) ways.push(0);
  if (composed) ways.push(...far(".panel-options .btn--main"));
  return ways.length ? Math.min(...ways) : null;
}"""

# the answers that the lower edge of the list cuts through
CUT = """() => {
  const list = document.querySelector(".panel-options");
  const edge = document.querySelector(".list-more")?.getBoundingClientRect().top ?? list.getBoundingClientRect().bottom;
  return [...list.querySelectorAll("[data-option], [data-pick]")].filter((it) => {
    const { top, bottom } = it.getBoundingClientRect();
    return it.checkVisibility() && !it.matches(".btn--main") && top < edge - 2 && bottom > edge + 2;
  }).map((it) => it.innerText);
}"""


def weighed(game: str, people: list[dict[str, Any]], games: list[dict[str, Any]]) -> dict[str, tuple[Any, Any]]:
    """Of each kind of decision the first position that comes once the game is under way, and what a bot would do."""
    found: dict[str, tuple[Any, Any]] = {}
    for seed, options in enumerate(games, 1):
        for save, answer in secrets.playing(game, people, seed, **options):
            decision = answer["table"]["decision"]
            if not decision or decision["seat"] != 0 or decision["key"] in found or len(save["log"]) < 15:
                continue
            if len(decision["options"]) < 2:
                # there is nothing to weigh
                continue
            best = shell.ask("think", table=f"found {game} {seed}", level="normal", sips=8)
            option = next((one for one in decision["options"] if one["id"] == best["option"]), None)
            if option:
                asked = [{key: option.get(key) for key in ("id", "from", "at")}, bool(decision["forms"])]
                found[decision["key"]] = ({**save, "log": list(save["log"])}, asked)
    return found


GAMES: dict[str, tuple[list[str], list[dict[str, Any]]]] = {
    "buccaneer": (["Anne", "Jack", "Mary"], [{}, {}]),
    "jamaica": (["Anne", "Jack", "Mary"], [{"crew": True}, {}]),
    "nassau": (["Anne", "Jack", "Mary"], [{"dutchman": "beside"}, {"feld_pawn": True}]),
    "plunder": (["Anne", "Jack", "Mary"], [{}, {}]),
    "pirates": (["Anne", "Jack"], [{}, {"quick": True}]),
}


def aside(page: Page, site: Server) -> None:
    """Nothing of a game is shown."""
    page.goto(f"{site.url}#/settings")
    page.wait_for_selector('body[data-screen="settings"]')


def measured(page: Page, site: Server, kinds: dict[str, tuple[Any, Any]]) -> tuple[set[str], set[str]]:
    """In which kinds of decision it is not wholly seen: as it is, and below a lesson."""
    hidden: tuple[set[str], set[str]] = (set(), set())
    aside(page, site)
    shell.put_games(page, **{key: save for key, (save, _) in kinds.items()})
    for key, (_, (option, composed)) in kinds.items():
        aside(page, site)
        secrets.sit_at(page, site.url, key)
        if page.locator(table.LIFT).count():
            table.lift(page)
        table.ready(page)
        page.wait_for_timeout(250)
        assert key in UNEVEN or page.evaluate(CUT) == [], key
        for found, less in zip(hidden, (0, LESSON), strict=True):
            if page.evaluate(HIDDEN, [option, less, composed]) != 0:
                found.add(key)
    return hidden


@pytest.mark.parametrize("game", GAMES)
def test_what_is_weighed_first_is_seen_at_once(make_page: MakePage, site: Server, game: str) -> None:
    page = table.phone(make_page, site)
    names, games = GAMES[game]
    kinds = weighed(game, secrets.colours(game, names, dict.fromkeys(range(1, len(names)), "easy")), games)
    assert len(kinds) > 3
    alone, below = measured(page, site, kinds)
    assert alone <= SCROLLED
    assert below <= SCROLLED | CROWDED
