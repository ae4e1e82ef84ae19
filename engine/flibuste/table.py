"""The public face: `Table`, one running game with its seats, and `GAMES`, the games that can be played."""

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import replace
from functools import partial
from typing import Any, Final, Self

from .core.agenda import Composed, advance, allowing, asking, play, recorded
from .core.atoms import Atom, Json, Move, move_of
from .core.decision import Barred, Decision
from .core.entry import Entry, undoable
from .core.events import Event, Teller
from .core.fate import Fate, OwnDice, Told, luck_of
from .core.faults import PositionError, SaveError, SetupError, Untold
from .core.game import Game
from .core.gate import shown
from .core.options import read_options
from .core.result import Result
from .core.save import Save
from .core.seat import Seat
from .core.secrets import tells
from .rooms import Shelf

GAMES: Final[Shelf[Game[Any]]] = Shelf("GAME")
"""The games that can be played, by their names."""


class Table:
    """One running game: who sits at it, where it stands, and the log that led there.

    A call that raises has changed nothing.
    """

    def __init__(self, save: Save, *, told: bool, watchers: Sequence[int | None] = ()) -> None:
        """Sets the game up and replays the log of `save`. Use `new`, `load` or `at`."""
        self.game = _game(save.game)
        self._check_seats(save.seats)
        self._begin = save
        self.log: list[Entry] = []
        self._before: list[tuple[Any, list[Event]]] = []
        """The state and the events before each entry since something was last found."""
        self.events: list[Event] = []
        """What was told by the last entry or, before the first, by the set-up."""
        self._watchers: tuple[int | None, ...] = ()
        # what was last worked out, and the state that it belongs to
        self._asked_in: Any = None
        self._decision: Decision | None = None
        self._seen_in: Any = None
        self._seen: Json = None
        self.state, self.opening = self._set_up(save.opening if told else None)
        if save.position is not None:
            self._begin = replace(save, options=self.position()["options"])
        for i, entry in enumerate(save.log, 1):
            if i == len(save.log):
                self._watchers = tuple(watchers)
            self._replay(entry, f"log[{i - 1}]")

    # ---- beginnings

    @classmethod
    def new(
        cls,
        game: str,
        seats: Sequence[Seat],
        options: Mapping[str, Json] | None = None,
        seed: int = 0,
        found: Sequence[Atom] | None = None,
    ) -> Self:
        """A new game. `found` tells what the set-up drew, where it was set up with a real box.

        Raises SetupError for seats or options that the game does not take, Untold for an impossible `found`.
        """
        rules = _game(game)
        chosen = read_options(rules.options, options or {}, len(seats))
        save = Save(game, rules.rules, tuple(seats), chosen, seed, tuple(found or ()))
        return cls(save, told=found is not None)

    @classmethod
    def load(cls, data: Json, watchers: Sequence[int | None] = ()) -> Self:
        """The game of a save. `watchers`, at most one, watch its last entry, as if `watch` had been called before it.

        Raises SaveError, with the place and the reason, for a damaged save.
        """
        save = Save.from_json(data)
        if save.game not in GAMES:
            raise SaveError("game", f"is {shown(save.game)}, which is not played here", newer=True)
        if save.rules > GAMES[save.game].rules:
            raise SaveError("rules", f"is {save.rules}: written by a newer version", newer=True)
        try:
            options = read_options(GAMES[save.game].options, save.options, len(save.seats), saved=True)
            table = cls(replace(save, options=options), told=True, watchers=watchers)
            if save.options and table.options != options:
                raise SaveError("options", "are not those of the position")
            return table
        except SetupError as fault:
            raise SaveError("the set-up", str(fault)) from fault
        except Untold as fault:
            raise SaveError("opening", str(fault)) from fault
        except PositionError as fault:
            raise SaveError("position", str(fault)) from fault

    @classmethod
    def at(
        cls,
        game: str,
        position: Json,
        seats: Sequence[Seat] | None = None,
        seed: int | None = None,
        found: Sequence[Atom] | None = None,
    ) -> Self:
        """A game that begins at a position: the JSON that `position()` writes (docs/positions.md).

        All luck comes from the position, or from `seed` if there is one. `found` answers the automatic steps that come
        first. Raises PositionError, which says what breaks which rule, and Untold for an impossible `found`.
        """
        rules = _game(game)
        named = seats or [Seat(f"Captain {i + 1}") for i in range(rules.seats_of(position))]
        if seed is not None and isinstance(position, dict):
            position = {**position, "luck": luck_of(seed)}
        save = Save(game, rules.rules, tuple(named), {}, seed or 0, tuple(found or ()), position=position)
        return cls(save, told=found is not None)

    # ---- how it stands

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats that win together."""
        return self.game.sides(len(self.seats), self.options)

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self._begin.seats

    @property
    def options(self) -> Mapping[str, Json]:
        return self._begin.options

    @property
    def decision(self) -> Decision | None:
        """Who is asked what; None when the game is over."""
        if self._asked_in is not self.state:
            step = asking(self.state)
            self._asked_in, self._decision = self.state, step.ask(self.state) if step else None
        return self._decision

    @property
    def asked(self) -> int | None:
        """The seat that is asked: `decision.seat`, without the work of building the options."""
        step = asking(self.state)
        return step.seat if step else None

    @property
    def result(self) -> Result | None:
        return self.game.result(self.state)

    def view(self, seat: int | None = None) -> Json:
        """What a seat may know, as JSON; None: what lies open on the table. Not to be changed: it may be shared."""
        if self._seen_in is self.state and self._watchers == (seat,):
            return self._seen
        return self.game.view(self.state, seat)

    @property
    def persons(self) -> list[int]:
        """The seats of people."""
        return [i for i, seat in enumerate(self.seats) if seat.bot is None]

    @property
    def witness(self) -> int | None:
        """The seat whose knowledge may be shown at any time: the only person's. None unless just one person plays."""
        persons = self.persons
        return persons[0] if len(persons) == 1 else None

    def viewer(self, decision: Decision | None) -> int | None:
        """The seat whose knowledge may be shown while `decision` waits: the witness or else the person who is asked,
        unless the question is open. None: nobody's, only what lies open."""
        if (witness := self.witness) is not None:
            return witness
        return decision.seat if decision and decision.seat in self.persons and not decision.open else None

    def told(self, viewer: int | None) -> list[Event]:
        """Those of the last `events` that this seat may know of."""
        return [e for e in self.events if e.seen(viewer)]

    def position(self) -> Json:
        """The position now, as JSON that `at` takes."""
        return self.game.write(self.state)

    def save(self) -> Json:
        """The whole game, as JSON that `load` takes."""
        b = self._begin
        save = Save(b.game, b.rules, b.seats, b.options, b.seed, self.opening, tuple(self.log), b.position)
        return save.to_json()

    # ---- playing

    def copy(self) -> Self:
        """The same game at a table of its own: what is played there does not happen here."""
        twin = copy(self)
        twin.log, twin._before = self.log[:], self._before[:]
        return twin

    def watch(self, seat: int | None) -> None:
        """From now on each event of `play` says what it changed in this seat's view (None: in what lies open)."""
        self._watchers = (seat,)

    def play(self, option: str | Move, found: Sequence[Atom] | None = None) -> list[Event]:
        """Plays an option (its id) or a free-form move; the events are also kept in `events`.

        `found` tells what dice and decks answered; without it they are rolled by the seed.
        Raises Barred with the reason and the rule, Untold when `found` does not answer what was asked.
        """
        move = self._move(option)
        return self._play(allowing(self.state, move).seat, move, found)

    def preview(self, option: str | Move) -> Json:
        """What the seat that is asked can foresee of a move. Raises Barred."""
        move = self._move(option)
        return self.game.preview(self.state, move, allowing(self.state, move).seat)

    def trace(self, move: Move) -> Json:
        """What the current step says of a partly composed move (`Composed.trace`); None if moves are not composed."""
        step = asking(self.state)
        return step.trace(self.state, move) if isinstance(step, Composed) else None

    @property
    def undoable(self) -> int:
        """How many entries may be taken back: never past one that found something or told somebody something."""
        return undoable(self.log, lambda seat: self.seats[seat].bot is not None, self._tells)

    def undo(self) -> None:
        """Takes back the last entry of a person, and those of bots after it."""
        back = next((i for i, e in enumerate(reversed(self.log), 1) if self.seats[e.seat].bot is None), 0)
        self.rewind(len(self.log) - back if back else len(self.log) + 1)

    def rewind(self, entries: int) -> None:
        """Goes back to when the log had this many entries. Raises ValueError when it cannot go back that far."""
        back = len(self.log) - entries
        if not 0 < back <= self.undoable:
            raise ValueError(f"of {len(self.log)} entries, {self.undoable} can be taken back")
        self.state, self.events = self._before[-back]
        del self.log[-back:], self._before[-back:]

    # ---- inside

    def _move(self, option: str | Move) -> Move:
        """The move of an option id. An atom may contain colons, so the ids on offer are compared before it is split."""
        if not isinstance(option, str):
            return option
        offered = self.decision.options if self.decision else ()
        return next((one.move for one in offered if one.id == option), None) or move_of(option)

    def _set_up(self, opening: Sequence[Atom] | None) -> tuple[Any, tuple[Atom, ...]]:
        begin = self._begin
        if begin.position is None:
            state = self.game.set_up(begin.seats, begin.options, luck_of(begin.seed))
        else:
            state = self.game.read(begin.position, begin.seats)
        if begin.rules < self.game.rules:
            self.game.older(state, begin.rules)
        fate: Fate = OwnDice(state) if opening is None else Told(state, opening)
        tell = Teller()
        advance(state, fate, tell)
        _spent(fate)
        self.events = tell.events
        return state, tuple(fate.found)

    def _play(self, seat: int, move: Move, found: Sequence[Atom] | None) -> list[Event]:
        state = self.state.copy()
        fate: Fate = OwnDice(state) if found is None else Told(state, found)
        tell = Teller()
        for watcher in self._watchers:
            tell = Teller(partial(self.game.view, state, watcher), watcher)
        play(state, move, fate, tell)
        _spent(fate)
        if fate.found:
            self._before.clear()
        else:
            self._before.append((self.state, self.events))
        self.state = state
        self._seen_in, self._seen = state, tell.view
        self.log.append(Entry(seat, move, tuple(fate.found)))
        self.events = tell.events
        return tell.events

    def _tells(self, entry: int) -> bool:
        """Whether this entry, which found nothing, told any seat what it could not have known before."""
        back = entry - len(self.log)
        before, after = self._before[back][0], self.state if back == -1 else self._before[back + 1][0]
        step = asking(before)
        if step is not None and step.weighed and self.seats[step.seat].bot is not None:
            return True
        return tells(self.game.secrets(before), self.game.secrets(after), self.log[entry].seat, len(self.seats))

    def _replay(self, entry: Entry, place: str) -> None:
        if entry.seat != self.asked:
            raise SaveError(place, f"is by seat {entry.seat}, but seat {self.asked} is asked")
        try:
            self._play(recorded(self.state, entry.move).seat, entry.move, entry.found)
        except (Barred, Untold) as fault:
            raise SaveError(place, f"cannot be played: {fault}") from fault

    def _check_seats(self, seats: Sequence[Seat]) -> None:
        game = self.game
        if not game.min_seats <= len(seats) <= game.max_seats:
            raise SetupError(
                f"{game.name} is for {game.min_seats} to {game.max_seats} players, not {len(seats)}", game.seats_rule
            )
        for seat in seats:
            if seat.bot is not None and seat.bot not in game.mind.levels:
                raise SetupError(f"there is no bot {shown(seat.bot)}; the bots are {', '.join(game.mind.levels)}")


def _spent(fate: Fate) -> None:
    """Raises Untold where more was told than was asked for."""
    if isinstance(fate, Told) and (more := fate.leftover()):
        raise Untold("nothing more", (), more[0])


def _game(name: str) -> Game[Any]:
    if name not in GAMES:
        raise SetupError(f"there is no game {shown(name)}; the games are {', '.join(GAMES)}")
    return GAMES[name]


__all__ = ["GAMES", "Seat", "Table"]
