"""A true game beside the same game at a table with real hands, where the app hears only what is told.

The true game knows all cards. What people see of it, or a captain of the app does, is told to the other one; after each
entry nobody may see a difference.
"""

from __future__ import annotations

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
from flibuste.core.fate import BACK, OwnDice
from flibuste.core.faults import InputNeeded
from flibuste.games.jamaica.spoils import GiveWhich
from flibuste.games.jamaica.state import CARD, State
from flibuste.games.jamaica.treasure import WeaselChoice
from flibuste.table import GAMES, Seat, Table

FROM = [name for name, source in GAMES["jamaica"].sources.items() if source.physical]
SPOILS = ("covered", "give")


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
        self.true = Table.new("jamaica", people, options, seed)
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
        self.asked: list[tuple[str, int | None]] = []
        """What people have told: the question, and who sees the answer."""
        self.waits: Move | None = None
        """A move that the box will hear of with the next one."""
        self.alike = 0

    def play(self, move: Move) -> None:
        """Plays a move of the true game, and tells the other one what is seen of it."""
        said = self.truly(move)
        if said is None:
            return
        if self._tell(self.box, said) != self._tell(self.other, said):
            raise Different("other stand-ins bring other questions")
        self.compare()
        self.questions.clear()
        self.events.clear()

    def truly(self, move: Move) -> Move | None:
        """Plays a move of the true game. Returns what is seen of it; None where nobody sees anything yet."""
        seat, step = self.true.asked, asking(self.true.state)
        heard = self.questions

        class Listening(OwnDice):
            def answer(self, asked: str, among: Sequence[Atom], *at_table: Any, **more: Any) -> Atom:
                answer = super().answer(asked, among)
                heard.append((asked, answer))
                return answer

        with patch("flibuste.running.OwnDice", Listening):
            self.events += self.true.play(move)
        if move == ("spoils", "give") and isinstance(asking(self.true.state), GiveWhich) and seat in self.keepers:
            self.waits = move
            return None
        said = self.waits if isinstance(step, GiveWhich) and self.waits else self._said(move, seat)
        self.waits = None
        return said

    def _said(self, move: Move, seat: int | None) -> Move:
        """A move as it is seen at the table."""
        if seat not in self.keepers:
            return move
        if move[0] == "card":
            return ("card", BACK)
        step = asking(self.box.state)
        if move[0] == "keep" and isinstance(step, WeaselChoice) and move not in step.moves(self.box.state):
            return ("keep", BACK)
        return move

    def _tell(self, table: Table, move: Move) -> list[tuple[str, int | None, set[Atom]]]:
        """Plays it at this table, and returns what was asked."""
        answers: list[Atom] = []
        questions: list[tuple[str, int | None, set[Atom]]] = []
        began: list[str] = []
        names: list[str] = []

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
                answers.append(self._true(wanted, names.count(wanted.asked) - 1))
            else:
                break
        if began != [event.key for event in table.events[: len(began)]]:
            raise Different("the events until a question are not the first of all")
        if table is self.box:
            self.asked += [(asked, seat) for asked, seat, _ in questions]
        return questions

    def _true(self, wanted: InputNeeded, k: int) -> Atom:
        """The answer to a question of the box, which is the one of this name after `k` others of its entry."""
        state: State = self.true.state
        said = [answer for asked, answer in self.questions if asked == wanted.asked]
        if wanted.asked in ("theft", "treasure"):
            # what the Ghost Ship holds unseen is drawn once it is stolen
            drawn = [answer for asked, answer in self.questions if asked == "treasure"]
            thefts = [answer for asked, answer in self.questions if asked == "theft"]
            unseen = thefts.count(BACK)
            stolen = iter(drawn[:unseen])
            thefts = [next(stolen) if theft == BACK else theft for theft in thefts]
            said = thefts if wanted.asked == "theft" else drawn[unseen:]
        if wanted.asked == "unveil":
            cards = [state.setting.treasures[held & CARD].id for held in state.down[wanted.seat or 0]]
            answer: Atom = next(card for card in cards if card in wanted.faces)
        elif wanted.asked == "calypso":
            answer = "yes" if state.winner == wanted.seat else "no"
        else:
            answer = said[k]
        if answer not in wanted.faces:
            if BACK not in wanted.faces:
                raise Different(f"{wanted.asked} is {answer}, which is refused: {wanted.faces}")
            answer = BACK
        return answer

    def compare(self) -> None:
        """What lies open, what each captain of the app sees, and who is asked what."""
        true, box = self.true, self.box
        for seat in (None, *(i for i in range(len(true.seats)) if i not in self.keepers)):
            one, other = (seen_by(table.view(seat), self.keepers) for table in (true, box))
            if one != other:
                raise Different(f"seat {seat} sees {_parts(one, other)}")
            if _heard(self.events, seat) != _heard(box.events, seat):
                raise Different(f"seat {seat} hears something else")
        if (true.asked, type(asking(true.state))) != (box.asked, type(asking(box.state))):
            raise Different(f"{asking(true.state)} is asked, but {asking(box.state)} in the box")
        if breaches := box.game.breaches(box.state):
            raise Different(str(breaches))
        if true.result != box.result:
            raise Different("the results differ")
        if snapshot(box) != snapshot(self.other) or _kept(box) != _kept(self.other):
            raise Different("stand-ins can be seen")

    def choose(self, level: str, rng: Random) -> Move:
        """The choice of a captain of the app, who must not notice which of the two games it is."""
        seed = rng.getrandbits(32)
        move, other = (choose(level, t.game, t.state, Random(seed)) for t in (self.true, self.box))
        if move != other:
            raise Different(f"a bot plays {move}, but {other} in the box")
        self.alike += 1
        return move


def seen_by(view: Json, keepers: Sequence[int]) -> Json:
    """A view without which keepers have seen a covered card, which the app cannot know; once all is turned up, without
    what was known of it before."""
    ships = [
        {**ship, "down": sorted(str(_card(card, view, keepers)) for card in ship["down"])} for ship in view["ships"]
    ]
    return {**view, "ships": ships}


def _card(card: Json, view: Json, keepers: Sequence[int]) -> Json:
    if view["over"]:
        return card["card"]
    return card["card"], card["cursed"], [seat for seat in card["seen_by"] if seat not in keepers]


def _heard(events: Sequence[Event], seat: int | None) -> list[Json]:
    """What a seat is told; the covered cards that are turned up at the end in any order."""
    told = [event.to_json() for event in events if event.seen(seat)]
    for one in told:
        if one["key"] == "jamaica-uncovered":
            one["args"] = one["data"] = {"cards": sorted(one["data"]["cards"])}
    return told


def _kept(table: Table) -> Json:
    """What the story tells of the last entry, if it is a keeper's."""
    entry = table.log[-1]
    return entry.move if table.seats[entry.seat].keeps else None


def _parts(one: Json, other: Json) -> str:
    return str({key: (one[key], other[key]) for key in one if one[key] != other[key]})


def random_move(table: Table, rng: Random) -> Move:
    """Any move, but rather one by which a covered treasure changes hands."""
    step = asking(table.state)
    assert step
    moves = step.choices(table.state, rng, 20)
    hidden = [move for move in moves if move[-1] in SPOILS]
    return rng.choice(hidden if hidden and rng.random() < 0.7 else moves)


def beside(seed: int, **options: Any) -> Beside:
    """Any number of seats, some of them or all with real hands; of the others some are people, too."""
    rng = Random(seed)
    seats = rng.randint(2, 6)
    keepers = sorted(rng.sample(range(seats), rng.randint(1, seats)))
    chosen = {"crew": rng.random() < 0.5, "reveal": rng.choice(["sequential", "simultaneous"]), **options}
    return Beside(seats, keepers, chosen, seed, apart=range(seed % 2, seats, 2))


def playing(game: Beside, seed: int, *, thinking: float = 0.02) -> Iterator[Beside]:
    """A random game; a captain of the app thinks now and then."""
    rng = Random(~seed)
    while game.true.asked is not None:
        thinks = game.true.asked not in game.keepers and game.waits is None and rng.random() < thinking
        game.play(game.choose("normal", rng) if thinks else random_move(game.true, rng))
        yield game
