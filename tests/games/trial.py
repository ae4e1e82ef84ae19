"""A game in the hands of a test: it begins at a position, and its dice and decks answer as the test wants."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, Self, TypeVar

import pytest

from flibuste.core.agenda import State, advance, allowing, asking, play
from flibuste.core.atoms import Atom, Json, Move, move_id, move_of
from flibuste.core.decision import Barred, Decision
from flibuste.core.events import Event, EventCollector
from flibuste.core.fate import OwnDice
from flibuste.core.seat import Seat
from flibuste.table import GAMES

S = TypeVar("S", bound=State)


class Loaded(OwnDice):
    """Bags, piles, decks and dice that answer what a test says, one kind after the other, and else by luck."""

    def __init__(self, state: State, told: dict[str, list[Atom]]) -> None:
        super().__init__(state)
        self.told = told

    def answer(self, asked: str, among: Sequence[Atom], *at_table: Any, **more: Any) -> Atom:
        queue = self.told.get(asked)
        if not queue:
            return super().answer(asked, among)
        answer = queue.pop(0)
        assert answer in among, f"{asked} cannot be {answer}: {among}"
        self.found.append(answer)
        return answer


class Trial(Generic[S]):
    """`told`: one answer, or several in a row, by what fate is asked ("die", "token", ...); all of them must be asked
    for. Every step checks all invariants of the game."""

    def __init__(self, game: str, position: Json, **told: Any) -> None:
        self.game = GAMES[game]
        self.state: S = self.game.read(position, [Seat(f"Captain {i + 1}") for i in range(len(position["colours"]))])
        self.events: list[Event] = []
        self.found: list[Atom] = []
        self._go(None, told)

    def play(self, *options: str, **told: Any) -> Self:
        """Plays options by their ids, one after the other; `told` is for all of them together."""
        self._go(options, told)
        return self

    def _go(self, options: Sequence[str] | None, told: dict[str, Any]) -> None:
        answers = {asked: list(value) if isinstance(value, list) else [value] for asked, value in told.items()}
        for option in (None,) if options is None else options:
            fate, emit = Loaded(self.state, answers), EventCollector()
            if option is None:
                advance(self.state, fate, emit)
            else:
                move = move_of(option)
                allowing(self.state, move)
                play(self.state, move, fate, emit)
            assert self.game.breaches(self.state) == []
            self.events, self.found = emit.events, fate.found
        assert not any(answers.values()), f"nobody asked for {answers}"

    @property
    def decision(self) -> Decision:
        step = asking(self.state)
        assert step is not None
        return step.ask(self.state)

    @property
    def allowed(self) -> set[str]:
        """What may be answered, for people and for bots alike."""
        options = {option.id for option in self.decision.options if not option.barred}
        assert options == {move_id(move) for move in self.state.agenda[-1].moves(self.state)}
        return options

    @property
    def barred(self) -> dict[str, str | None]:
        """The greyed options, with the rule that forbids each."""
        return {option.id: option.barred.rule for option in self.decision.options if option.barred}

    def refused(self, option: str | Move) -> str | None:
        """The rule by which a move is refused; it must be refused."""
        with pytest.raises(Barred) as fault:
            allowing(self.state, move_of(option) if isinstance(option, str) else option)
        return fault.value.rule

    def heard(self) -> list[str]:
        """What the last step told: ["paid", "sailed"]."""
        return [event.key.removeprefix(f"{self.game.name}-") for event in self.events]

    def view(self, seat: int | None = None) -> Json:
        return self.game.view(self.state, seat)
