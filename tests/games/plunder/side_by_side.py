"""A true game beside the same game at a table with real hands, where the app hears only what is told.

The true game knows all cards. What people see of it, or a captain of the app does, is told to the other one; after each
entry nobody may see a difference.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any
from unittest.mock import patch

from flibuste.bots import choose
from flibuste.bridge import snapshot
from flibuste.core import box as boxes
from flibuste.core.agenda import asking
from flibuste.core.atoms import Atom, Json, Move
from flibuste.core.events import Event
from flibuste.core.fate import OwnDice
from flibuste.core.faults import InputNeeded
from flibuste.games.plunder.gains import Discard, Swap
from flibuste.games.plunder.state import Cards, less, plus
from flibuste.games.plunder.stealing import Give, Instead, Steal
from flibuste.games.plunder.tables import RESOURCES
from flibuste.table import GAMES, Seat, Table

FROM = [name for name, source in GAMES["plunder"].sources.items() if source.physical]


class Different(AssertionError):
    """The two games are not the same for somebody."""


class Beside:
    """`true` is played in the app, `box` hears of it. Seats of `keepers` hold real cards in `box`; the people of
    `apart` have their hands in the app, where all others are bots."""

    def __init__(
        self, seats: int, keepers: Sequence[int], options: dict[str, Any], seed: int, apart: Sequence[int] = ()
    ) -> None:
        people = [Seat(f"Seat {i}", None if i in (*keepers, *apart) else "easy") for i in range(seats)]
        self.keepers = keepers
        self.true = Table.new("plunder", people, options, seed)
        save = self.true.save()
        held = [replace(seat, keeps=i in keepers).to_json() for i, seat in enumerate(people)]
        physical = {**save, "seats": held, "flibuste": 2, "box": {"from": FROM}}
        self.box = Table.load(physical)
        self.other = Table.load({**physical, "seed": seed + 1})
        """The same table with other stand-ins: whatever is shown of it is the same."""
        self.other.state.luck ^= 0x5DEECE66D
        self.events: list[Event] = []
        self.questions: list[tuple[str, Atom]] = []
        """What chance has answered in the true game since the box last heard of it."""
        self.before: list[Cards] = self.true.state.hands[:]
        self.asked: list[str] = []
        """What people have told."""
        self.waits: Move | None = None
        """A move of which the box hears once two keepers have settled what follows."""
        self.alike = self.stretched = 0

    def play(self, move: Move) -> None:
        """Plays a move of the true game, and tells the other one what is seen of it."""
        said = self.truly(move)
        if said is None:
            return
        self._offered(said)
        if self._tell(self.box, said) != self._tell(self.other, said):
            raise Different("other stand-ins bring other questions")
        self.compare()
        self.forget()

    def forget(self) -> None:
        self.questions.clear()
        self.events.clear()
        self.before = self.true.state.hands[:]

    def truly(self, move: Move) -> Move | None:
        """Plays a move of the true game. Returns what is seen of it; None where nobody sees anything yet."""
        heard = self.questions

        class Listening(OwnDice):
            def answer(self, asked: str, among: Sequence[Atom], *at_table: Any, **more: Any) -> Atom:
                answer = super().answer(asked, among)
                heard.append((asked, answer))
                return answer

        with patch("flibuste.running.OwnDice", Listening):
            self.events += self.true.play(move)
        said, step = self.waits or move, asking(self.true.state)
        between = isinstance(step, Steal | Instead) and {step.seat, step.victim} <= {*self.keepers}
        between = between or (isinstance(step, Give) and {step.seat, step.thief} <= {*self.keepers})
        self.waits = said if between else None
        return None if between else said

    def _offered(self, move: Move) -> None:
        """A true move is among what a keeper is offered, or can be composed."""
        decision = self.box.decision
        assert decision
        if decision.seat not in self.keepers:
            return
        options = [option.move for option in decision.options if not option.barred]
        if move not in options and not any(form.fits(move) for form in decision.forms):
            raise Different(f"{move} is not offered: {options}")
        self.stretched += self.box.game.agree(self.box.state, move) is not self.box.state

    def _tell(self, table: Table, move: Move) -> list[tuple[str, int | None, set[Atom]]]:
        """Plays it at this table, and returns what was asked."""
        spent = Counter[str]()
        told: list[Event] = []
        questions = self._entry(table, move, spent, told)
        while (step := asking(table.state)) and isinstance(step, Discard | Swap) and step.seat in self.keepers:
            if asking(self.true.state) == step:
                break
            # whoever loses all cards, or all of one type, had no choice; but the app has to hear which they are
            verb = "discard" if isinstance(step, Discard) else "swap"
            lost = self.events[len(told)]
            assert lost.key == "plunder-lost"
            questions += self._entry(table, (verb, *lost.data["cards"]), spent, told)
        if [event.key for event in told] != [event.key for event in self._open()]:
            raise Different("other things happen")
        if table is self.box:
            self.heard = told
            self.asked += [asked for asked, _, _ in questions]
        return questions

    def _open(self) -> list[Event]:
        """What happened, without what two keepers settled between them."""
        return [event for event in self.events if self._hears(event)]

    def _hears(self, event: Event) -> bool:
        private = event.seen_by is not None and {*event.seen_by} <= {*self.keepers}
        return not private

    def _entry(
        self, table: Table, move: Move, spent: Counter[str], told: list[Event]
    ) -> list[tuple[str, int | None, set[Atom]]]:
        answers: list[Atom] = []
        questions: list[tuple[str, int | None, set[Atom]]] = []
        names: list[str] = []
        began: list[str] = []

        class Counting(boxes.PhysicalFate):
            def answer(self, asked: str, *rest: Any, **more: Any) -> Atom:
                names.append(asked)
                return super().answer(asked, *rest, **more)

        while True:
            names.clear()
            try:
                with patch.object(boxes, "PhysicalFate", Counting):
                    table.play(move, answers)
            except InputNeeded as wanted:
                began = [event.key for event in wanted.events]
                questions.append((wanted.asked, wanted.seat, {*wanted.faces}))
                at = spent[wanted.asked] + names.count(wanted.asked) - 1
                answers.append(self.answer(wanted, at, len(told) + self._public(wanted.events)))
            else:
                break
        if began != [event.key for event in table.events[: len(began)]]:
            raise Different("the events until a question are not the first of all")
        spent.update(names)
        told += [event for event in table.events if self._hears(event)]
        return questions

    def _public(self, events: Sequence[Event]) -> int:
        return sum(map(self._hears, events))

    def answer(self, wanted: InputNeeded, k: int, happened: int) -> Atom:
        """The true answer to a question of the box, which is the one of this name after `k` others, when so much has
        `happened`."""
        answer: Atom
        if wanted.asked in (*RESOURCES, "has-gold"):
            hand = self.before[wanted.rolls]
            for event in self._open()[:happened]:
                hand = _after(hand, event, wanted.rolls)
            if wanted.asked == "has-gold":
                answer = "yes" if hand[-1] else "no"
            else:
                most = max(int(face) for face in wanted.faces)
                answer = str(min(hand[RESOURCES.index(wanted.asked)], most))
        else:
            answer = [answer for asked, answer in self.questions if asked == wanted.asked][k]
        if answer not in wanted.faces:
            raise Different(f"{wanted.asked} is {answer}, which is refused: {wanted.faces}")
        return answer

    def compare(self) -> None:
        """What lies open, what each captain of the app sees, and who is asked what."""
        true, box = self.true, self.box
        for seat in (None, *(i for i in range(len(true.seats)) if i not in self.keepers)):
            one, other = true.view(seat), box.view(seat)
            if one != other:
                raise Different(f"seat {seat} sees {_parts(one, other)}")
            if _heard(self._open(), seat) != _heard(self.heard, seat):
                raise Different(f"seat {seat} hears something else")
        if (true.asked, type(asking(true.state))) != (box.asked, type(asking(box.state))):
            raise Different(f"{asking(true.state)} is asked, but {asking(box.state)} in the box")
        if breaches := box.game.breaches(box.state):
            raise Different(str(breaches))
        if true.result != box.result:
            raise Different("the results differ")
        if snapshot(box) != snapshot(self.other):
            raise Different("stand-ins can be seen")

    def choose(self, level: str, rng: Random) -> Move:
        """The choice of a captain of the app, who must not notice which of the two games it is."""
        seed = rng.getrandbits(32)
        move, other = (choose(level, t.game, t.state, Random(seed)) for t in (self.true, self.box))
        if move != other:
            raise Different(f"a bot plays {move}, but {other} in the box")
        self.alike += 1
        return move


def _after(hand: Cards, event: Event, seat: int) -> Cards:
    """A hand after something that all have seen."""
    data = event.data
    if event.key == "plunder-handed" and seat == data["to"]:
        return plus(hand, tuple(data["cards"]))
    if "cards" not in data or data.get("seat") != seat:
        return hand
    cards: Cards = tuple(data["cards"])
    if event.key == "plunder-gained":
        return plus(hand, cards)
    return less(hand, cards) if event.key in ("plunder-lost", "plunder-paid", "plunder-handed") else hand


def _heard(events: Sequence[Event], seat: int | None) -> list[Json]:
    return [event.to_json() for event in events if event.seen(seat)]


def _parts(one: Json, other: Json) -> str:
    return str({key: (one[key], other[key]) for key in one if one[key] != other[key]})


def random_move(table: Table, rng: Random) -> Move:
    """Any move, but rather one that finds a treasure or takes cards of a hand."""
    moves: list[Move] = table.game.mind.choices(table.state, rng, 20)
    rather = [
        move for move in moves if move[0] in ("collect", "exchange", "accept", "bribe", "launch", "build", "deal")
    ]
    return rng.choice(rather if rather and rng.random() < 0.5 else moves)


def beside(seed: int, **options: Any) -> Beside:
    """Any number of seats, alone or in teams, some of them or all with real hands; of the others some are people,
    too."""
    rng = Random(seed)
    seats = rng.randint(2, 6)
    keepers = sorted(rng.sample(range(seats), rng.randint(1, seats)))
    if seats in (4, 6):
        name = "teams" if seats == 4 else "teams_of_six"
        ways = ["none", "2x2"] if seats == 4 else ["none", "2x3", "3x2"]
        options = {name: rng.choice(ways), **options}
    return Beside(seats, keepers, options, seed, apart=range(seed % 2, seats, 2))


def playing(game: Beside, seed: int, *, thinking: float = 0.02) -> Iterator[Beside]:
    """A random game; a captain of the app thinks now and then."""
    rng = Random(~seed)
    while game.true.asked is not None:
        thinks = game.true.asked not in game.keepers and game.waits is None and rng.random() < thinking
        game.play(game.choose("easy", rng) if thinks else random_move(game.true, rng))
        yield game
