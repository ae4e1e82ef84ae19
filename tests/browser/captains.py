"""Captains who play a duel of the Pirates and draw nothing: by taps on the list, or by the keyboard alone.

They know no rule. They read what the buttons say: treasure is fetched and taken home, guns that bear are fired.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TookTooLong

from tests.browser import shell, table

FREE = ".panel-options [data-option]:not([aria-disabled=true])"
SAIL = "[data-action=sail]"
ABLE = f".pir-facts[aria-busy=false] ~ {SAIL}:not([aria-disabled=true])"
CONFIRM = "[data-action=confirm]"
PASS = "[data-option=pass]:not([aria-disabled=true])"
FRESH = ".pir-ship[aria-pressed=false]:has(.has-act)"
HELD = ".pir-ship[aria-pressed=true]:has(.has-act)"
USEFUL = ("fire", "shoot", "explore", "load", "ram", "board", "repair", "ready", "done", "no-fort")
ASKED = f"""() => document.querySelector("{FREE}, {SAIL}, {CONFIRM}, {PASS}") !== null"""

# Keys that lead to something in the panel, each way there is: a letter, a number, arrows from here or from an end.
# Letters and numbers are those that the page shows. Where one is in the panel; nowhere is below 0.
WAYS = """(target) => {
  const seen = (what) => [...document.querySelectorAll(what)].filter((one) => one.checkVisibility());
  const all = seen(".panel #ask, .panel-options :is(button, summary, a, textarea), .turn-end, [data-action=confirm]");
  const is = (one) => one.matches(target);
  const [at, to] = [all.indexOf(document.activeElement), all.findIndex(is)];
  const arrows = (from) => Array(Math.abs(to - from)).fill(to > from ? "ArrowDown" : "ArrowUp");
  const ways = [arrows(at), ["Home", ...arrows(1)], ["End", ...arrows(all.length - 1)]];
  const letter = all[to]?.getAttribute("aria-keyshortcuts");
  const says = `[aria-keyshortcuts="${letter}"]:not([aria-disabled=true])`;
  const alike = seen(`.panel-options ${says}, .turn-end${says}, [data-action=confirm]${says}`);
  const here = alike.indexOf(document.activeElement);
  const presses = (alike.findIndex(is) - here + alike.length - 1) % alike.length + 1;
  if (letter && alike.some(is)) ways.push(Array(presses).fill(letter.toLowerCase()));
  const free = ":not([data-mine], [aria-disabled=true])";
  const number = seen(`.panel-options :is(.option, .btn, summary)${free}`).findIndex(is) + 1;
  if (number) ways.push([...String(number)]);
  const within = document.activeElement?.closest(".panel") ? 0 : -1;
  return [within, to < 0 ? [] : ways];
}"""
FOCUS = "document.activeElement?.outerHTML.slice(0, 200) ?? ''"
HEARD = "document.querySelector('#live')?.textContent.trim() ?? ''"


class Captain:
    """By taps on the list."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.pressed = 0
        self.thought = 0.0
        """Seconds from a question to its answer, of all questions together."""
        self.tried: set[str] = set()
        """The ships and courses of this turn: none is tried twice."""
        self.held = ""

    def press(self, what: str) -> None:
        self._seen(what).first.tap(timeout=2000)
        self.pressed += 1

    def _seen(self, what: str) -> Locator:
        """What is folded away is not there."""
        return self.page.locator(what).locator("visible=true")

    def answer(self) -> None:
        """One thing after another, as they are asked."""
        self.press(self._wanted())

    def _wanted(self) -> str:
        if self._seen(CONFIRM).count():
            return CONFIRM
        if self._seen(SAIL).count():
            self.page.locator(".pir-facts[aria-busy=false]").wait_for(timeout=3000)
            if self._seen(ABLE).count():
                return ABLE
            # where she has no room to turn, no other course is any better
            self.tried.add(self.held)
            return "[data-action=leg-back]"
        free = self._seen("[data-option]:not([aria-disabled=true])").all()
        ids = [str(it.get_attribute("data-option")) for it in free]
        for verb in USEFUL:
            # an answer without atoms does without; ships of one fleet leave each other their cargo
            found = [
                one for one in ids if one.startswith(f"{verb}:") and not (verb == "explore" and one.count(":") > 1)
            ]
            if found or verb in ids:
                return f"[data-option='{[*found, verb][0]}']"
        if course := self._course():
            return course
        ships = [f"[data-pick='{it.get_attribute('data-pick')}']" for it in self._seen(FRESH).all()]
        if ship := self._first(ships):
            return ship
        if self._seen(PASS).count():
            self.tried.clear()
            return PASS
        return FREE

    def _course(self) -> str | None:
        """Home, if the ship in hand is laden; else to the nearest island where treasure is said to lie."""
        if not self._seen(HELD).count():
            return None
        self.held = said = str(self._seen(HELD).first.text_content())
        if said in self.tried:
            return None
        wanted = "Anne’s home" if "treasure" in said else "treasure"
        rows = self.page.locator("[data-head^='island:']:not([aria-disabled=true])").all()
        found = [f"[data-head='{it.get_attribute('data-head')}']" for it in rows if wanted in str(it.text_content())]
        return self._first([it for it in found if "no treasure" not in str(self.page.locator(it).text_content())], said)

    def _first(self, of: list[str], by: str = "") -> str | None:
        found = next((one for one in of if by + one not in self.tried), None)
        self.tried.add(by + str(found))
        return found

    def play(self, turns: int, seconds: float, *, asked: Callable[[], None] = lambda: None) -> int:
        """So many turns, or to the end; `asked` is called before each answer. How many turns it were."""
        end = time.monotonic() + seconds
        before = len(shell.log(self.page))
        begun: float | None = None
        while self.page.evaluate(table.SCREEN) != "end":
            assert time.monotonic() < end, self.page.locator("#app").inner_text()
            if not self.page.evaluate(ASKED):
                begun = None
                self.page.wait_for_timeout(20)
                continue
            begun = begun or time.monotonic()
            # what was there may be gone: something else is asked meanwhile
            with suppress(TookTooLong):
                asked()
                self.answer()
                self.thought += time.monotonic() - begun
                begun = None
            self.page.wait_for_timeout(60)
            log = shell.log(self.page)
            if len(log) > before and passes(log) >= turns:
                break
        return passes(shell.log(self.page))


class Typist(Captain):
    """By keys alone, as somebody who has read the help: letters, numbers, arrows through the panel, Enter."""

    def press(self, what: str) -> None:
        at, ways = self.page.evaluate(WAYS, what)
        if at < 0 and self.page.evaluate("document.activeElement.matches('body, #root')") and not self.pressed:
            # the page has just been opened: this key leads to the answers
            self._key("o")
            at, ways = self.page.evaluate(WAYS, what)
        assert at >= 0, f"the focus is lost: {self.page.evaluate(FOCUS)}"
        if not ways:
            raise TookTooLong(f"{what} is gone")
        for key in min(ways, key=len):
            self._key(key)
        if not self.page.evaluate("(what) => document.activeElement?.matches(what)", what):
            raise TookTooLong(f"{what} has moved")
        self._key("Enter")

    def _key(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.pressed += 1


def passes(log: list[dict[str, object]]) -> int:
    """The turns of Anne."""
    return sum(entry["move"] == "pass" and entry["seat"] == 0 for entry in log)
