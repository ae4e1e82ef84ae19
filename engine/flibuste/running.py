"""A game that runs: where it stands, the log that led there, and every way in which that log grows or shrinks."""

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Self

from .core.agenda import Ask, advance, advance_to, allowing, asking, play, recorded
from .core.atoms import Atom, Json, Move, Name, move_of
from .core.decision import Barred, Decision
from .core.entry import Entry, undoable
from .core.events import Event, EventCollector
from .core.fate import Fate, OwnDice, ScriptedFate, luck_of
from .core.faults import InputNeeded, PositionError, SaveError, SetupError, Untold
from .core.game import Game
from .core.gate import shown
from .core.layout_rules import AsLaid
from .core.save import Save
from .core.seat import Seat
from .core.secrets import tells
from .rooms import Shelf

if TYPE_CHECKING:
    from .core.box import Box

GAMES: Final[Shelf[Game[Any]]] = Shelf("GAME")
"""The games that can be played, by their names."""


class Running:
    """One running game, as its log tells it. What people do with it is `Table`'s.

    A call that raises has changed nothing.
    """

    def __init__(self, save: Save, *, told: bool, watchers: Sequence[int | None] = ()) -> None:
        """Sets the game up and replays the log of `save`. Use `Table.new`, `Table.load` or `Table.at`."""
        self.game = game_of(save.game)
        self._begin = save
        self._check_seats(save.seats)
        self.log: list[Entry] = []
        self._before: list[tuple[Any, list[Event], tuple[bool, int]]] = []
        """The state, `events` and `asked_last` before each entry since something was last found."""
        self.events: list[Event] = []
        """What was told by the last entry or, before the first, by the set-up."""
        self.asked_last: tuple[bool, int] = (False, 0)
        """Whether what the last entry answers was asked in secret, and whose turn it was."""
        self.here: tuple[int, ...] = tuple(self.persons)
        """The people who sit at this device: all of them, until `gather` says otherwise. The others have devices of
        their own."""
        self._watchers: tuple[int | None, ...] = ()
        # what was last worked out, and the state that it belongs to
        self._asked_in: Any = None
        self._decision: Decision | None = None
        self._seen_in: Any = None
        self._seen: Mapping[int | None, Json] = {}
        self.state, self.opening = self._set_up(save.opening if told else None)
        self._look_at_table()
        if save.position is not None:
            self._begin = replace(save, options=self.position()["options"])
        for i, entry in enumerate(save.log, 1):
            if i == len(save.log):
                self._watchers = tuple(watchers)
            self._replay(entry, i - 1)

    def _look_at_table(self) -> None:
        """Whether real cards lie there that nobody has told, and what is asked of the box therefore."""
        untold, names = bool(self.game.untold(self.state)), self._begin.box
        self.guesses = untold or bool(self.keepers)
        """Whether something stands in for real cards."""
        self._box = None if names is None else _box(self.game, names, self.keepers, untold=untold)

    # ---- how it stands

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where.

        >>> [seat.name for seat in Table.new("jamaica", [Seat("Anne"), Seat("Jack")]).seats]
        ['Anne', 'Jack']
        """
        return self._begin.seats

    @property
    def options(self) -> Mapping[str, Json]:
        """Every option of the game, as it was chosen or by default.

        >>> Table.new("jamaica", [Seat("Anne"), Seat("Jack")], {"crew": True}).options["crew"]
        True
        """
        return self._begin.options

    @property
    def persons(self) -> list[int]:
        """The seats of people.

        >>> Table.new("jamaica", [Seat("Anne"), Seat("Jack", "easy"), Seat("Mary")]).persons
        [0, 2]
        """
        return [i for i, seat in enumerate(self.seats) if seat.bot is None]

    @property
    def keepers(self) -> list[int]:
        """The seats whose hidden cards are real ones: of them the app shows only what lies open.

        >>> Table.new("jamaica", [Seat("Anne", keeps=True), Seat("Jack"), Seat("Mary")], box=["die"]).keepers
        [0]
        """
        return [i for i, seat in enumerate(self.seats) if seat.keeps]

    @property
    def decision(self) -> Decision | None:
        """Who is asked what; None when the game is over.

        >>> table = Table.new("jamaica", [Seat("Anne"), Seat("Jack")], seed=7)
        >>> table.decision.key, table.decision.rule, [option.id for option in table.decision.options]
        ('jamaica-ask-dice', 'JAM-D-01', ['dice:1', 'dice:2'])
        """
        if self._asked_in is not self.state:
            step = asking(self.state)
            self._asked_in, self._decision = self.state, self.game.put(self.state, step) if step else None
        return self._decision

    @property
    def asked(self) -> int | None:
        """The seat that is asked: `decision.seat`, without the work of building the options.

        >>> table = Table.new("jamaica", [Seat("Anne"), Seat("Jack")], seed=7)
        >>> table.asked == table.decision.seat
        True
        """
        step = asking(self.state)
        return step.seat if step else None

    def position(self) -> Json:
        """The position now, as JSON that `at` takes.

        >>> table = Table.new("jamaica", [Seat("Anne"), Seat("Jack")], seed=7)
        >>> Table.at("jamaica", table.position()).position() == table.position()
        True
        """
        return self.game.write(self.state)

    def save(self) -> Json:
        """The whole game, as JSON that `load` takes.

        >>> table = Table.new("jamaica", [Seat("Anne"), Seat("Jack")], seed=7)
        >>> sorted(table.save())
        ['flibuste', 'game', 'log', 'opening', 'options', 'rules', 'seats', 'seed']
        """
        b = self._begin
        save = Save(b.game, b.rules, b.seats, b.options, b.seed, self.opening, tuple(self.log), b.position, b.box)
        return save.to_json()

    # ---- the log

    def copy(self) -> Self:
        """The same game at a table of its own: what is played there does not happen here.

        >>> table = Table.new("jamaica", [Seat("Anne"), Seat("Jack")], seed=7)
        >>> twin = table.copy()
        >>> _ = twin.play(twin.decision.options[0].id)
        >>> len(twin.log), len(table.log)
        (1, 0)
        """
        twin = copy(self)
        twin.log, twin._before = self.log[:], self._before[:]
        return twin

    def watch(self, *seats: int | None) -> None:
        """From now on each event of `play` says what it changed in these seats' views (None: in what lies open).

        >>> table = Table.new("jamaica", [Seat("Anne"), Seat("Jack")], seed=7)
        >>> table.watch(0)
        >>> [event.changes[0] for event in table.play("dice:1")]
        [[[['dice'], [1, 3]], [['rolled'], None]]]
        """
        self._watchers = seats

    def play(self, option: str | Move, found: Sequence[Atom] | None = None) -> list[Event]:
        """Plays an option (its id) or a free-form move; the events are also kept in `events`.

        `found` tells what dice and decks answered; without it they are rolled by the seed. With a box it tells what
        people have answered so far.
        Raises Barred with the reason and the rule, Untold when `found` does not answer what was asked, and Wanted while
        people with a box still have to answer.

        >>> table = Table.new("jamaica", [Seat("Anne"), Seat("Jack")], seed=7)
        >>> [event.key for event in table.play("dice:1")]
        ['jamaica-dice-placed']
        >>> table.play("dice:2")
        Traceback (most recent call last):
        flibuste.core.decision.Barred: core-barred-not-asked
        """
        move = self._move(option)
        return self._play(allowing(self._met(move), move).seat, move, partial(self._fate, found))

    def replay(self, entry: Entry) -> None:
        """Plays an entry of this game's log. Raises Barred or Untold where it does not fit.

        >>> table = Table.new("jamaica", [Seat("Anne"), Seat("Jack")], seed=7)
        >>> twin, _ = table.copy(), table.play(table.decision.options[0].id)
        >>> twin.replay(table.log[0])
        >>> twin.position() == table.position()
        True
        """
        if entry.position is not None:
            self._lay(entry)
            return
        step = recorded(self._met(entry.move), entry.move)
        self._play(step.seat, entry.move, lambda state: ScriptedFate(state, entry.found))

    @property
    def undoable(self) -> int:
        """How many entries may be taken back: never past one that found something or told somebody something. With a
        box on the table all of them, because people may have told something wrongly.

        >>> table = Table.new("jamaica", [Seat("Anne"), Seat("Jack")], seed=7)
        >>> _ = table.play(table.decision.options[0].id)
        >>> table.undoable
        1
        """
        if self._box is not None:
            return len(self.log)
        return undoable(self.log, lambda seat: self.seats[seat].bot is not None, self._tells)

    def undo(self) -> None:
        """Takes back the last entry of a person, and those of bots after it.

        >>> table = Table.new("jamaica", [Seat("Anne"), Seat("Jack")], seed=7)
        >>> _ = table.play(table.decision.options[0].id)
        >>> table.undo()
        >>> table.log
        []
        """
        back = next((i for i, e in enumerate(reversed(self.log), 1) if self.seats[e.seat].bot is None), 0)
        self.rewind(len(self.log) - back if back else len(self.log) + 1)

    def rewind(self, entries: int) -> None:
        """Goes back to when the log had this many entries. Raises ValueError when it cannot go back that far.

        >>> table = Table.new("jamaica", [Seat("Anne"), Seat("Jack")], seed=7)
        >>> _ = table.play(table.decision.options[0].id)
        >>> table.rewind(1)
        Traceback (most recent call last):
        ValueError: of 1 entries, 1 can be taken back
        """
        back = len(self.log) - entries
        if not 0 < back <= self.undoable:
            raise ValueError(f"of {len(self.log)} entries, {self.undoable} can be taken back")
        if back > len(self._before):
            self._stand_like(self._again(self.log[:entries]))
        else:
            self.state, self.events, self.asked_last = self._before[-back]
            del self.log[-back:], self._before[-back:]

    # ---- inside

    def _again(self, log: Sequence[Entry]) -> Self:
        """The same game, when its log was this."""
        return type(self)(replace(self._begin, opening=self.opening, log=tuple(log)), told=True)

    def _lay(self, entry: Entry) -> None:
        """From here on the game goes on at a position. Raises PositionError."""
        layout_rules = self.game.layout_rules
        if self._box is None or layout_rules is None:
            raise SetupError("only a table with a box is laid anew in the middle of a game")
        emit = EventCollector(lambda seat: self._view_of(self.state, seat), self._watchers)
        state = self.game.read(entry.position, self.seats)
        if state.agenda and state.agenda[-1].runs:
            state.agenda.append(AsLaid(*layout_rules.goes_on(state)))
        self.asked_last = (False, self.state.turn)
        self.state = state
        emit(Event("core-laid", {"seat": Name(entry.seat)}))
        self._seen_in, self._seen = state, emit.views
        self.events = emit.events
        self.log.append(entry)
        self._before.clear()
        self._look_at_table()

    def _stand_like(self, other: Self) -> None:
        self._box, self.guesses = other._box, other.guesses
        self.state, self.events, self.asked_last = other.state, other.events, other.asked_last
        self.log, self._before = other.log, other._before

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
            if begin.box is None and (breaches := self.game.untold(state)):
                raise PositionError(breaches)
        if begin.rules < self.game.rules:
            self.game.older(state, begin.rules)
        fate: Fate = OwnDice(state) if opening is None else ScriptedFate(state, opening)
        emit = EventCollector()
        if begin.box is not None and begin.position is None and self.game.begins:
            advance_to(state, self.game.begins, fate, emit)
            # a log of before holds what the app threw then
            if self.game.layout_rules and (opening is None or len(fate.found) == len(opening)):
                state.agenda.append(AsLaid(*self.game.layout_rules.goes_on(state)))
        advance(state, fate, emit)
        _spent(fate)
        self.events = emit.events
        return state, tuple(fate.found)

    def _fate(self, found: Sequence[Atom] | None, state: Any) -> Fate:
        if self._box is not None:
            from .core.box import PhysicalFate

            return PhysicalFate(state, self._box, found or ())
        return OwnDice(state) if found is None else ScriptedFate(state, found)

    def _play(self, seat: int, move: Move, fate_of: Callable[[Any], Fate]) -> list[Event]:
        state = self._met(move).copy()
        fate = fate_of(state)
        emit = EventCollector(partial(self._view_of, state), self._watchers)
        try:
            play(state, move, fate, emit)
        except InputNeeded as wanted:
            wanted.events = emit.events
            raise
        _spent(fate)
        if fate.found:
            self._before.clear()
        else:
            self._before.append((self.state, self.events, self.asked_last))
        step = asking(self.state)
        self.asked_last = (step is not None and step.privacy(self.state)[0], self.state.turn)
        self.state = state
        self._seen_in, self._seen = state, emit.views
        self.log.append(Entry(seat, move, tuple(fate.found)))
        self.events = emit.events
        return emit.events

    def _met(self, move: Move) -> Any:
        """The state that a move meets: a keeper at a real table holds what it takes, if that may be."""
        return self.game.agree(self.state, move)

    def _view_of(self, state: Any, seat: int | None) -> Json:
        return self.game.view(state, self._knows(seat))

    def _knows(self, seat: int | None) -> int | None:
        """A keeper is shown what lies open: the app does not see the cards, and what stands in for them is nobody's."""
        return None if seat is not None and self.seats[seat].keeps else seat

    def _tells(self, entry: int) -> bool:
        """Whether this entry, which found nothing, told any seat what it could not have known before."""
        back = entry - len(self.log)
        before, after = self._before[back][0], self.state if back == -1 else self._before[back + 1][0]
        if self._answers_person(back):
            return True
        return tells(self.game.secrets(before), self.game.secrets(after), self.log[entry].seat, len(self.seats))

    def _answers_person(self, back: int) -> bool:
        """Whether this entry, by its place from the end, is a bot's answer to a person: it was asked in that person's
        turn, or by what the person did in somebody else's."""
        before = self._before[back][0]
        step = asking(before)
        if step is None or not step.weighed or self._is_person(step.seat):
            return False
        turn = _whose_turn(step, before)
        if turn != step.seat and self._is_person(turn):
            return True
        if -back == len(self._before) or not self._is_person(self.log[back - 1].seat):
            return False
        earlier = self._before[back - 1][0]
        asked = asking(earlier)
        return asked is not None and step not in earlier.agenda and _whose_turn(asked, earlier) == turn

    def _is_person(self, seat: int) -> bool:
        return self.seats[seat].bot is None

    def _replay(self, entry: Entry, i: int) -> None:
        if entry.seat != self.asked and entry.position is None:
            raise SaveError(f"log[{i}]", f"is by seat {entry.seat}, but seat {self.asked} is asked", fits=i)
        try:
            self.replay(entry)
        except (Barred, Untold, PositionError, SetupError) as fault:
            raise SaveError(f"log[{i}]", f"cannot be played: {fault}", fits=i) from fault

    def _check_seats(self, seats: Sequence[Seat]) -> None:
        game = self.game
        if not game.min_seats <= len(seats) <= game.max_seats:
            raise SetupError(
                f"{game.name} is for {game.min_seats} to {game.max_seats} players, not {len(seats)}", game.seats_rule
            )
        for seat in seats:
            if seat.keeps and (seat.bot is not None or not game.keeps or self._begin.box is None):
                raise SetupError("only a person with a box on the table can hold real cards")
            if seat.bot is not None and seat.bot not in game.mind.levels:
                raise SetupError(f"there is no bot {shown(seat.bot)}; the bots are {', '.join(game.mind.levels)}")


def _whose_turn(step: Ask[Any], state: Any) -> int:
    """`Decision.turn` of this question, without the work of building its options where it can be told."""
    return step.seat if step.seat == state.turn else step.ask(state).turn


def _spent(fate: Fate) -> None:
    """Raises Untold where more was told than was asked for."""
    if more := fate.leftover():
        raise Untold("nothing more", (), more[0])


def _box(game: Game[Any], names: Sequence[str], keepers: Sequence[int], *, untold: bool) -> "Box":
    from .core.box import Box  # here: only games with a box wait for it

    return Box.of(game.sources, names, keepers, untold=untold)


def game_of(name: str) -> Game[Any]:
    """The game of this name. Raises SetupError where there is none."""
    if name not in GAMES:
        raise SetupError(f"there is no game {shown(name)}; the games are {', '.join(GAMES)}")
    return GAMES[name]
