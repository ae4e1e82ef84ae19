"""Chapter 4.2 over whole games: every seat's views, events and questions against what it can have learnt."""

import json
import re
from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from flibuste.core.atoms import Json
from flibuste.games.jamaica.state import CARD, State
from flibuste.games.jamaica.treasure import WeaselChoice, names_of
from flibuste.table import Table
from tests.games.jamaica.positions import new, sea

Known = set[tuple[int, str]]
"""Covered treasures: on which ship, and which."""


def named(data: Any, what: str) -> set[str]:
    """The cards that occur anywhere in some JSON: treasures (C?T01) or action cards (AC01)."""
    return set(re.findall(rf"(?<![A-Z])({what}\d\d)", json.dumps(data)))


def covered(s: State) -> Known:
    names = s.setting.treasures
    return {(ship, names[held & CARD].id) for ship, down in enumerate(s.down) for held in down if held & CARD}


def shown_as_known(view: Json) -> Known:
    return {(i, row["card"]) for i, ship in enumerate(view["ships"]) for row in ship["down"] if row["card"]}


class Memory:
    """What each captain has learnt, told by the state before and after an entry, and by the rules of chapter 4.2."""

    def __init__(self, s: State) -> None:
        self.seats = range(s.setting.seats)
        self.seen: list[set[str]] = [set() for _ in self.seats]
        """Treasures that the seat has ever looked at or that lay open."""
        self.knows: list[Known] = [set() for _ in self.seats]
        self.cursed: Known = set()

    def learn(self, before: State, after: State) -> None:
        was, now = covered(before), covered(after)
        for ship, card in now - was:
            # one of the treasures that nobody has looked at may be the one that was taken
            fewer = (other for other, down in enumerate(before.down) if len(down) > len(after.down[other]))
            giver = next((other for other, name in was - now if name == card), next(fewer, None))
            if giver is not None:
                self._moved(after, giver, ship, card, len(before.down[giver]) > 1)
            elif ship in self.seats:
                self.knows[ship].add((ship, card))
        for ship, card in was - now:
            if all(name != card for _, name in now):  # a power was laid open, or (none here) a card left the game
                self._forget(after, ship, {ship})
        step = after.agenda[-1] if after.agenda else None
        if isinstance(step, WeaselChoice):
            looked = {after.setting.treasures[card].id for card in step.cards}
            self.seen[step.seat] |= looked
            self.knows[step.seat] |= {(step.loser, card) for card in looked if step.loser >= 0}
        for seat in self.seats:
            self.seen[seat] |= {card for _, card in self.knows[seat]}
            self.seen[seat].update(*(names_of(after, up) for up in after.up))
            if after.over:
                self.knows[seat] |= {(ship, card) for ship, card in now if ship != after.setting.ghost}
                self.seen[seat] |= {card for _, card in self.knows[seat]}

    def _moved(self, after: State, giver: int, taker: int, card: str, others: bool) -> None:
        """JAM-HID-04, JAM-RUL-42."""
        knew = {seat for seat in self.seats if (giver, card) in self.knows[seat]}
        flagged = (giver, card) in self.cursed
        given = after.setting.treasures[[t.id for t in after.setting.treasures].index(card)].cursed and self.gives
        if others:
            self._forget(after, giver, {giver, taker})
            knew = set()
            flagged = False
        for seat in self.seats:
            self.knows[seat].discard((giver, card))
            if seat in knew or seat in (giver, taker):
                self.knows[seat].add((taker, card))
        self.cursed.discard((giver, card))
        if given or flagged:
            self.cursed.add((taker, card))

    gives = False
    """Whether the entry gave a curse away."""

    def _forget(self, after: State, ship: int, but: Iterable[int]) -> None:
        """Nobody else can tell which of a ship's covered treasures went."""
        for seat in self.seats:
            if seat not in but:
                self.knows[seat] = {(at, card) for at, card in self.knows[seat] if at != ship}
        self.cursed = {(at, card) for at, card in self.cursed if at != ship}


def check(table: Table, memory: Memory) -> None:
    s, decision = table.state, table.decision
    for viewer in (None, *memory.seats):
        view, told = table.view(viewer), [event.to_json() for event in table.told(viewer)]
        seen = memory.seen[viewer] if viewer is not None else set.intersection(*memory.seen)
        known = memory.knows[viewer] if viewer is not None else set.intersection(*memory.knows)
        assert shown_as_known(view) == (known if viewer is not None or s.over else set())
        flagged = [sum(row["cursed"] for row in ship["down"]) for ship in view["ships"]]
        assert flagged == [sum(at == ship for at, _ in memory.cursed) for ship in range(s.setting.ships)]
        assert named([view, told], "C?T") <= seen
        for i, seat in enumerate(view["seats"]):
            if i != viewer:
                assert seat["hand"] is None
                assert seat["deck"] is None
                assert seat["chosen"] is None or s.shown
        for event in told:
            if named(event, "AC") and event["key"] != "jamaica-revealed":
                assert event["key"] == "jamaica-drew"
                assert event["data"]["seat"] == viewer
            if event["key"] == "jamaica-revealed":
                data = event["data"]
                turned_up = view["seats"][data["seat"]]
                assert data["card"] in (turned_up["chosen"], *turned_up["discard"]) or "drew" in str(table.events)
    if decision is not None:
        asked = named(decision.to_json(), "C?T")
        assert asked <= (set.intersection(*memory.seen) if decision.open else memory.seen[decision.seat])
        assert not named(decision.to_json(), "AC") or decision.secret


@pytest.mark.parametrize("seed", range(14))
def test_nobody_sees_a_card_too_early(seed: int) -> None:
    """JAM-HID-02: nor learns it from an event or a question; and what was once seen is known as long as it can be."""
    crew, reveal = seed % 3 == 1, "simultaneous" if seed % 4 == 3 else "sequential"
    table, rng = new(2 + seed % 5, seed, crew=crew, reveal=reveal), Random(seed)
    memory = Memory(table.state)
    while (decision := table.decision) is not None:
        allowed = [option for option in decision.options if not option.barred]
        # Thefts and gifts are what this is about.
        eager = [o for o in allowed if o.group in ("give", "treasure") and not o.id.endswith(":no")]
        option = rng.choice(eager if eager and rng.random() < 0.8 else allowed)
        before = table.state
        table.play(option.id)
        memory.gives = option.move[0] == "give" or option.id == "spoils:give"
        memory.learn(before, table.state)
        check(table, memory)


# ---- what told somebody something is not taken back


def looking(*ships: str, **where: Any) -> Table:
    """The Weasel of the first ship looks at three treasures of the pile, the Youkounkoun among them."""
    return sea(*ships, crew=True, told={"treasure": ["CT12", "CT01", "CT09"]}, do="forward 1", **where).table()


def test_the_weasel_lays_the_youkounkoun_open_for_good() -> None:
    """JAM-CREW-C06, JAM-CREW-19: everybody has learnt that it was among the three."""
    table = looking("3 f3 g1 p1 g2 weasel", then="food 2")
    table.play("keep:CT12")
    assert not table.log[-1].found
    assert table.undoable == 0
    with pytest.raises(ValueError, match="0 can be taken back"):
        table.undo()


def test_what_the_weasel_covers_again_may_be_chosen_again() -> None:
    """JAM-CREW-C06: nobody else has seen it."""
    table = looking("3 f3 g1 p1 g2 weasel", then="food 2")
    before = table.position()
    table.play("keep:CT01")
    assert table.undoable == 1
    table.undo()
    assert table.position() == before


def test_the_amulet_that_the_weasel_keeps_wins_for_good() -> None:
    """JAM-CREW-C17, JAM-SCORE-06: with it all has been shown."""
    rest = {"treasure": ["CT11", "CT01", "CT02"]}
    table = sea("3 f3 weasel calypso | CT09 CT10", crew=True, do="forward 1", told=rest).table()
    table.play("keep:CT11")
    assert table.result
    assert table.undoable == 0


def test_a_third_treasure_without_a_win_tells_that_these_are_no_three_amulets() -> None:
    """JAM-CREW-C17: while Calypso is aboard, everybody can see that they are not; of a second one nobody can."""
    rest = {"treasure": ["CT11", "CT01", "CT02"]}
    for cards, back in (("CT09 CT10", 0), ("CT09", 1)):
        at = f"3 f3 g1 p1 weasel calypso | {cards}"
        table = sea(at, crew=True, do="forward 1", then="food 2", told=rest).table()
        table.play("keep:CT01")
        assert table.undoable == back


def test_a_loser_who_saw_which_card_the_weasel_took_has_seen_it() -> None:
    """JAM-HID-04, JAM-CREW-C06: the choice is the Weasel's secret, and its victim's from then on."""
    at = ("3 f3 g1 p1 g2 weasel", "4 g1 | CT01 CT02")
    game = sea(*at, do="forward 1", then="food 2", gone=[4, 9], crew=True)
    table = game.play("powder:0", combat=["star"]).play("spoils:covered").table()
    assert table.decision
    assert table.decision.key == "jamaica-ask-weasel"
    table.play("keep:CT02")
    assert not table.log[-1].found
    assert table.undoable == 0


@pytest.mark.parametrize(("captain", "back"), [("0@1 f3 | T05", 0), ("0@1 f3", 1)])
def test_the_end_that_shows_a_covered_treasure_is_not_taken_back(captain: str, back: int) -> None:
    """JAM-SCORE-06: where none lies covered, nobody has learnt anything."""
    table = sea(captain, "20 f1 g1 p1 g2 p2", seat=1, do="food 1").table()
    table.play("hold:1")
    assert table.result
    assert table.undoable == back


def test_that_there_are_two_curses_to_give_is_told() -> None:
    """JAM-D-14: everybody hears that it is asked which one is given."""
    game = sea("3 p1 | T10 T11", "4 g1", do="forward 1", gone=[4, 9])
    table = game.play("powder:0", combat=["star"]).table()
    table.play("spoils:give")
    assert table.decision
    assert table.decision.rule == "JAM-D-14"
    assert table.undoable == 0
