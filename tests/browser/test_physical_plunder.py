"""Plunder with real hands at a real table, through the page: whole games beside a box that only the test knows."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from flibuste.core.agenda import asking
from flibuste.core.atoms import Atom, Move
from flibuste.core.events import Event
from flibuste.core.faults import InputNeeded
from flibuste.games.plunder.gains import Discard, Swap
from flibuste.table import Table
from tests.browser import at_table
from tests.browser.conftest import MakePage
from tests.games.plunder.side_by_side import Beside, random_move
from tools.server import Server

pytestmark = pytest.mark.browser

ROOT = Path(__file__).resolve().parents[2]
WORDS = (ROOT / "engine/flibuste/games/plunder/locale/en/plunder-cards.ftl").read_text()
# the next tap on the way to an answer, as a selector, and whether that answers: itself, a card more or less, or what it
# is folded away in
NEXT = """([id, bag, folded]) => {
  const free = (what) => document.querySelector(`${what}:not([aria-disabled=true])`) ? what : null;
  const fields = [...document.querySelectorAll(".plu-compose > .plu-stepper, .plu-compose > .plu-naming")];
  const sides = fields.length / 4;
  const step = (up) => {
    for (const [i, n] of bag.entries()) {
      const field = fields[(i % 4) * sides + Math.floor(i / 4)];
      if (!field) continue;
      const at = `.plu-compose > :nth-child(${[...field.parentElement.children].indexOf(field) + 1})`;
      const naming = field.matches(".plu-naming");
      const now = naming ? Number(field.getAttribute("aria-pressed") === "true") : parseInt(field.textContent, 10);
      if (up ? now < n : now > n) return naming ? at : `${at} button:${up ? "last" : "first"}-of-type`;
    }
    return null;
  };
  const option = free(`[data-option="${id}"]`);
  const found = option ?? step(false) ?? step(true) ?? folded.map((one) => free(one)).find(Boolean);
  return found ? [found, found === option] : null;
}"""
# a tap on a square of the chart
POINT = """([col, row, side]) => {
  const svg = document.querySelector("svg.zoom-chart.plunder-chart");
  const { x, y } = new DOMPoint((col + 0.5) * side, (row + 0.5) * side).matrixTransform(svg.getScreenCTM());
  svg.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1, clientX: x, clientY: y }));
  return "told";
}"""
SIDE = 44
AGREED = ("plunder-ask-trade-other", "plunder-ask-threat-other", "plunder-ask-bribed")
CARDS = (4, 8)
"""So many numbers of a move are cards."""


class AtTable(at_table.AtTable, Beside):
    """Plunder's hands of resource cards."""

    def __init__(self, page: Page, seed: int) -> None:
        self.sit(page, seed)
        self.asked = []
        self.waits: Move | None = None
        self.events, self.questions = [], []
        self._spent = Counter[str]()
        self._told: list[Event] = []
        self.turns = 0
        self.forget()

    def forget(self) -> None:
        super().forget()
        self._spent.clear()
        self._told.clear()

    def play_on(self) -> None:
        """What one captain does, and what follows of it."""
        people = self.true.asked in self.keepers
        agreed = self._agreed(self.true)
        move = ("accept",) if agreed else self._persons_move() if people else self.bots_move()
        said = self.truly(move)
        if said is None:
            return
        self.follow(said, self._way(said) if people and not agreed else None)
        while (lost := self._lost()) is not None:
            self.follow(lost, self._way(lost))
        self.turns += sum(event.key == "plunder-turn" for event in self.events)
        self.forget()
        self.same()

    def _agreed(self, table: Table) -> bool:
        """Whether somebody with real cards answers another one: that was settled across the table."""
        decision = table.decision
        other = getattr(decision.args.get("other"), "seat", None) if decision else None
        return decision is not None and decision.key in AGREED and {decision.seat, other} <= {*self.keepers}

    def _persons_move(self) -> Move:
        """Two people tell the app only what both can give."""
        while True:
            move, world = self.persons_move(random_move), self.true.copy()
            world.play(move)
            if not self._agreed(world) or asking(world.state).why_not(world.state, ("accept",)) is None:  # type: ignore[union-attr]
                return move

    def _lost(self) -> Move | None:
        """Whoever loses all cards, or all of one type, had no choice; but the app has to hear which they are."""
        step = asking(self.box.state)
        if not isinstance(step, Discard | Swap) or step.seat not in self.keepers or asking(self.true.state) == step:
            return None
        lost = self.events[len(self._told)]
        assert lost.key == "plunder-lost"
        return ("discard" if isinstance(step, Discard) else "swap", *lost.data["cards"])

    def _way(self, move: Move) -> at_table.Way:
        """What is tapped for a move."""
        numbers = [n for n in move[1:] if isinstance(n, int)]
        option = (
            next((one for one in self.box.decision.options if one.move == move), None) if self.box.decision else None
        )
        folded = [
            "[data-action=other-terms][aria-expanded=false]",
            f"[data-pair='{','.join(map(str, move[1:3]))}'][aria-pressed=false]",
            f"[data-pick='{option.source if option else None}'][aria-pressed=false]",
        ]
        bag = numbers if len(numbers) == len(move) - 1 and len(numbers) in CARDS else []
        return NEXT, [":".join(map(str, move)), bag, folded]

    # ---- the truth

    def heard_of(self, wanted: InputNeeded, at: int, asked: str, k: int) -> Atom:
        faces: Any = wanted.together[at]["faces"]
        one = InputNeeded(wanted.at, asked, faces, wanted.seat, wanted.rolls)
        return self.answer(one, self._spent[asked] + k, len(self._told) + self._public(wanted.events))

    def at_once(self, faces: list[str]) -> at_table.Way | None:
        """Both compasses point at one square."""
        said = dict(face.split() for face in faces)
        if set(said) != {"letter", "number"}:
            return None
        return POINT, [int(said["number"]) - 1, ord(said["letter"]) - ord("A"), SIDE]

    def initial(self, face: str) -> str:
        found = re.search(rf"^plunder-treasure-{face.split()[1]} = (.)", WORDS, re.MULTILINE)
        return found[1] if found else ""

    def entered(self, names: Sequence[str]) -> None:
        self._spent.update(names)
        self._told += [event for event in self.box.events if self._hears(event)]

    def same(self) -> None:
        """In both games the same lies open, and the bots know the same."""
        for seat in (None, *(i for i in range(len(self.true.seats)) if i not in self.keepers)):
            assert self.true.view(seat) == self.box.view(seat), f"seat {seat}"
        assert self.true.result == self.box.result
        assert self.true.asked == self.box.asked


@pytest.mark.parametrize(
    ("seats", "told", "chosen"),
    [("Anne,Jack,bot:easy&target=5", 3.5, 8.0), ("Anne,bot:easy,Jack,Mary&teams=2x2&target=6", 3.5, 6.0)],
    ids=["a bot", "teams"],
)
def test_a_whole_game_with_real_hands(
    make_page: MakePage, site: Server, seats: str, told: float, chosen: float
) -> None:
    """To its end, at few taps a turn, and nobody is shown anything alone: no curtain, no private view."""
    page = at_table.sits(make_page, site, "plunder", seats)
    game = AtTable(page, 3)
    at_table.whole_game(game, lambda: game.turns, told, chosen)
