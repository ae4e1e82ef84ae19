"""The table as people see it: what a page shows while things move, and what stands when it is somebody's turn.

Works on any page that evaluates: Playwright's, and those of `tools.browsers`.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from random import Random
from typing import Any

from flibuste.core.entry import Entry
from flibuste.table import Table
from tests.browser import secrets, shell
from tests.browser.shown import SHOWN, State, fits, shown_of
from tests.browser.table import FREE, SCREEN
from tests.contract.changes import applied

LIFT, SEEN, CONFIRM = "[data-action=lift-curtain]", "[data-action=seen]", "[data-action=confirm]"

# what there is to be pressed, once all is told
NEXT = f"""() => {{
  const there = (what) => (document.querySelector(what) ? what : null);
  if ({SCREEN} === "end") return "end";
  if ({SCREEN} === "curtain") return there("{LIFT}");
  return there("{SEEN}") ?? (document.querySelector(".board") && there("{FREE}"));
}}"""
OFFERED = f"[...document.querySelectorAll('{FREE}')].map((it) => it.dataset.option)"

# arrivals are over by then, at the speed of people
SETTLE = 1.0

# everything is told so many times as fast; every picture that differs from the one before is kept, and whether any
# piece was seen in the air
WATCH = """(haste) => {
  const shown = SHOWN;
  if (haste) document.documentElement.dataset.haste = haste;
  if (window.pictures) return;
  window.pictures = [];
  let last = "";
  // all that is looked at stands in the document: where that has not changed, the picture is the one before
  let changed = true;
  const everything = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(() => (changed = true)).observe(document, everything);
  const look = () => {
    requestAnimationFrame(look);
    // a piece that moves in its place: no part of the document changes with it
    window.moved ||= Boolean(document.querySelector(".board-frame .board")?.getAnimations({ subtree: true }).length);
    if (!changed) return;
    changed = false;
    const now = JSON.stringify(shown());
    if (now !== "null" && now !== last) pictures.push((last = now));
    window.moved ||= Boolean(document.querySelector("#sky > *, .chart-sky > *"));
  };
  look();
}""".replace("SHOWN", SHOWN)

# what keeps the board from standing still, and in sight
RESTLESS = """() => {
  const board = document.querySelector(".board-frame .board");
  if (!board) return ["there is no board"];
  const found = [];
  const seen = new Set();
  const look = (element, name) => {
    for (let at = element; at !== board.parentElement && !seen.has(at); at = at.parentElement) {
      seen.add(at);
      const { opacity, visibility, display } = getComputedStyle(at);
      if (opacity !== "1" || visibility !== "visible" || display === "none")
        found.push(`${name}: <${at.tagName} ${at.getAttribute("class")}> ${opacity} ${visibility} ${display}`);
    }
  };
  for (const place of board.querySelectorAll("[data-place]")) {
    const name = place.getAttribute("data-place");
    const body = place.querySelector("[data-body]");
    if (body) look(body, `body of ${name}`);
    for (const chest of place.querySelectorAll(".chest")) look(chest, `chest of ${name}`);
    look(place, name);
    for (const one of place.getAnimations({ subtree: true })) found.push(`${name}: ${one.playState}`);
  }
  for (const sky of document.querySelectorAll("#sky, .chart-sky"))
    if (sky.childElementCount) found.push(`in the air: ${sky.innerHTML.slice(0, 200)}`);
  return found;
}"""

WHOLE = ".board-frame:not([aria-busy])"

# the board's document, without what depends on where the window onto it stands, or the focus
BOARD = """() => {
  const board = document.querySelector(".board-frame .board");
  const text = (it) => {
    if (it.nodeType !== 1) return it.nodeType === 3 ? it.data : "";
    if (it.matches(".zoom-glass, .zoom-tools, .zoom-sign")) return "";
    const window = it.matches(".zoom, .zoom-corner");
    const slides = it.matches(".zoom-chart, .zoom-above, [data-ruler]");
    const loose = slides ? ["tabindex", "style", "viewBox"] : ["tabindex"];
    const kept = [...it.attributes].filter(({ name }) => !window && !loose.includes(name));
    const plain = (value) => (it.matches(".zoom-chart, text") ? value.replace(/\\b(far|cut)\\b/, "") : value).trim();
    const said = kept.map(({ name, value }) => `${name}="${plain(value)}"`).filter((one) => !one.endsWith('""'));
    return `\\n<${[it.tagName, ...said.sort()].join(" ")}>${[...it.childNodes].map(text).join("")}`;
  };
  return board && text(board);
}"""


class Truth:
    """A game that is replayed beside the page: all that the page may show, one after the other."""

    def __init__(self, save: Any) -> None:
        self.table = Table.load({**save, "log": []})
        self.table.watch(self.table.witness)
        self.view = self.table.view(self.table.witness)
        self.states: list[State] = []
        self._stand()

    @property
    def now(self) -> State:
        return self.states[-1]

    def follow(self, log: list[Any]) -> None:
        """Plays what the page's log has more."""
        for it in log[len(self.table.log) :]:
            self._note(self.view)
            entry = Entry.from_json(it, "log")
            self.table.play(entry.move, entry.found)
            for event in self.table.told(self.table.witness):
                self.view = applied(self.view, json.loads(json.dumps(event.changes[self.table.witness])))
                self._note(self.view)
            self._stand()

    def _stand(self) -> None:
        """Somebody is asked: a person sees what this person may know."""
        asked = self.table.decision
        view = self.table.view(self.table.viewer(asked))
        self._note(view, asked.turn if asked else None, asked.seat if asked else None)

    def _note(self, view: Any, turn: int | None = None, seat: int | None = None) -> None:
        turn = view["turn"] if turn is None else turn
        state = shown_of(self.table, view, turn, turn if seat is None else seat)
        if not self.states or state != self.states[-1]:
            self.states.append(state)


class Watch:
    """Looks at a page in which a game is played, from picture to picture."""

    def __init__(self, page: Any, save: Any, haste: float = 0) -> None:
        self.page = page
        self.truth = Truth(save)
        self._settle = SETTLE / (haste or 1)
        self._at = 0
        page.evaluate(WATCH, haste)

    def at_rest(self, log: list[Any]) -> None:
        """A person is asked: the board lies in the open as the engine says, and it came there over true views only."""
        end = time.monotonic() + self._settle + 1  # the machine may be busy
        while (restless := self.page.evaluate(RESTLESS)) and time.monotonic() < end:
            time.sleep(0.02)
        assert not restless, f"after {log[-1:]}: {restless}"
        self.told(log)
        shown = self.page.evaluate(SHOWN)
        assert fits(shown, self.truth.now), f"after {log[-1:]}: {nearest(shown, [self.truth.now])}"

    def told(self, log: list[Any]) -> None:
        """All that was shown since then was true when it was shown."""
        self.truth.follow(log)
        for picture in self.page.evaluate("pictures.splice(0)"):
            state, ahead = json.loads(picture), self.truth.states[self._at :]
            at = next((i for i, true in enumerate(ahead) if fits(state, true)), None)
            assert at is not None, f"never so: {nearest(state, ahead)}"
            self._at += at


def nearest(state: State, states: list[State]) -> str:
    """Where a picture that is not true differs from the state that is most like it."""
    lacks = [{key: (state[key], it[key]) for key in state if state[key] != it.get(key)} for it in states]
    return f"{min(lacks, key=len, default=None)} in {state}"


class Player:
    """Plays for all people at the table, at random, but rather what moves much; looks whenever somebody is asked."""

    def __init__(self, page: Any, game: str, tap: Callable[[str], None], haste: float, seed: int = 1) -> None:
        self.page, self.game, self.tap, self.rng = page, game, tap, Random(seed)
        self.watch = Watch(page, shell.head(page, game)["save"], haste)
        self.decisions = 0

    def play(self, decisions: int = 10_000, afresh: int = 0) -> int:
        """So many decisions, or the whole game; every so many of them the table is left and opened again."""
        while self._await() != "end" and self.decisions < decisions:
            self.watch.at_rest(self._log())
            self.decisions += 1
            if afresh and self.decisions % afresh == 0:
                self._open_afresh()
            self._answer()
        self.watch.told(self._log())
        assert self.page.evaluate("moved"), "nothing moves"
        return self.decisions

    def _log(self) -> list[Any]:
        return shell.log(self.page, self.game)

    def _await(self) -> str:
        """Goes through curtains, until somebody is asked or the game is over."""
        end = time.monotonic() + 60
        while time.monotonic() < end:
            what = shell.soon(self.page, NEXT)
            if what in ("end", FREE):
                return str(what)
            if what:
                self.tap(what)
                time.sleep(0.02)
        raise AssertionError(f"nothing to press: {self.page.evaluate('document.body.innerText')}")

    def _answer(self) -> None:
        entries = shell.length(self.page, self.game)
        assert isinstance(entries, int)
        free = self.page.evaluate(OFFERED)
        option = self.rng.choice([it for it in free if it.startswith(("capture", "board"))] or free)
        self.tap(f'[data-option="{option}"]')
        end = time.monotonic() + 30
        while not isinstance(found := shell.length(self.page, self.game, entries, CONFIRM), int):
            assert time.monotonic() < end, f"{option} is not played"
            if found:
                self.tap(CONFIRM)
                time.sleep(0.02)

    def _open_afresh(self) -> None:
        """A face is a function of the view: whatever was told before, the board is drawn the same."""
        end = time.monotonic() + 30
        while not self.page.evaluate("(what) => Boolean(document.querySelector(what))", WHOLE):
            assert time.monotonic() < end, "what the options would do does not come"
            time.sleep(0.02)
        drawn = self.page.evaluate(BOARD)
        self._visit("#/", "home")
        self._visit(f"#/play/{self.game}", "play")
        end = time.monotonic() + 10
        while (anew := self.page.evaluate(BOARD)) != drawn and time.monotonic() < end:
            time.sleep(0.02)
        assert anew == drawn, secrets.difference([drawn.split("\n"), (anew or "").split("\n")])

    def _visit(self, address: str, screen: str) -> None:
        self.page.evaluate("(address) => void (location.hash = address)", address)
        end = time.monotonic() + 30
        while self.page.evaluate(SCREEN) not in (screen, "curtain"):
            assert time.monotonic() < end, f"{address} does not open"
            time.sleep(0.02)
        if screen == "play":
            self._await()
