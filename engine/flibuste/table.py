"""The public face: `Table`, one running game with its seats, and `GAMES`, the games that can be played."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Self

from .core.agenda import Composed, allowing, asking
from .core.atoms import Atom, Json, Move, RawJson
from .core.decision import Decision
from .core.entry import LAID, Entry
from .core.events import Event
from .core.fate import luck_of
from .core.faults import PositionError, SaveError, SetupError, Untold
from .core.game import Game
from .core.gate import shown
from .core.layout_fields import LayoutField
from .core.layout_rules import AsLaid, LayoutRules, before_it_goes_on
from .core.options import read_options
from .core.result import Result
from .core.save import Save
from .core.seat import Seat
from .core.steps import step_json
from .repair import Repairing
from .running import GAMES, game_of


class Table(Repairing):
    """One running game and the people at it: how it begins, who may know what of it, and what a move would do.

    A call that raises has changed nothing.
    """

    # ---- beginnings

    @classmethod
    def new(
        cls,
        game: str,
        seats: Sequence[Seat],
        options: Mapping[str, RawJson] | None = None,
        seed: int = 0,
        found: Sequence[Atom] | None = None,
        box: Sequence[str] | None = None,
    ) -> Self:
        """A new game. `found` tells what the set-up drew, where it was set up with a real box. `box` names what people
        answer as they play with one (`Game.sources`).

        Raises SetupError for seats, options or a box that the game does not take, Untold for an impossible `found`.

        >>> seats = [Seat("Anne"), Seat("Jack", "easy"), Seat("Mary", "hard")]
        >>> table = Table.new("buccaneer", seats, {"groups": 2}, seed=7)
        >>> table.options["groups"], table.persons
        (2, [0])
        """
        rules = game_of(game)
        chosen = read_options(rules.options, options or {}, len(seats))
        physical = None if box is None else tuple(box)
        save = Save(game, rules.rules, tuple(seats), chosen, seed, tuple(found or ()), box=physical)
        return cls(save, told=found is not None)

    @classmethod
    def load(cls, data: RawJson, watchers: Sequence[int | None] = ()) -> Self:
        """The game of a save. `watchers` watch its last entry, as if `watch` had been called before it.

        Raises SaveError, with the place and the reason, for a damaged save, and for one that earlier rules of ours
        began and that today's cannot replay (`SaveError.older`).

        >>> table = Table.new("jamaica", [Seat("Anne"), Seat("Jack")], seed=7)
        >>> Table.load(table.save()).position() == table.position()
        True
        """
        save = Save.from_json(data)
        if save.game not in GAMES:
            raise SaveError("game", f"is {shown(save.game)}, which is not played here", newer=True)
        if save.rules > GAMES[save.game].rules:
            raise SaveError("rules", f"is {save.rules}: written by a newer version", newer=True)
        if save.rules == GAMES[save.game].rules:
            return cls._replayed(save, watchers)
        try:
            return cls._replayed(save, watchers)
        except SaveError as fault:
            reason = f"{fault.reason} (it was begun by rules {save.rules}, today's are {GAMES[save.game].rules})"
            raise SaveError(fault.place, reason, older=True, fits=fault.fits) from fault

    @classmethod
    def _replayed(cls, save: Save, watchers: Sequence[int | None]) -> Self:
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
        position: RawJson,
        seats: Sequence[Seat] | None = None,
        seed: int | None = None,
        found: Sequence[Atom] | None = None,
    ) -> Self:
        """A game that begins at a position: the JSON that `position()` writes (docs/positions.md).

        All luck comes from the position, or from `seed` if there is one. `found` answers the automatic steps that come
        first. Raises PositionError, which says what breaks which rule, and Untold for an impossible `found`.

        >>> table = Table.at("buccaneer", {"colours": ["red", "blue", "yellow"], "turn": 2})
        >>> table.asked, table.seats[2].name
        (2, 'Captain 3')
        """
        rules = game_of(game)
        named = seats or [Seat(f"Captain {i + 1}") for i in range(rules.seats_of(position))]
        if seed is not None and isinstance(position, dict):
            position = {**position, "luck": luck_of(seed)}
        save = Save(game, rules.rules, tuple(named), {}, seed or 0, tuple(found or ()), position=position)
        return cls(save, told=found is not None)

    @classmethod
    def laid(
        cls,
        game: str,
        layout: RawJson,
        seats: Sequence[Seat],
        seed: int = 0,
        box: Sequence[str] | None = None,
        before: Self | None = None,
    ) -> Self:
        """A game that begins as people have laid the table (`layout`); what nobody sees there is drawn by the seed, or
        stays as it was in the game that the table was laid to put right (`before`).

        Raises PositionError, and SetupError for a game that cannot be laid, for its seats or its box.

        >>> begun = Table.new("buccaneer", [Seat("Anne"), Seat("Jack"), Seat("Mary")], seed=7)
        >>> laid = Table.laid("buccaneer", begun.layout(), begun.seats, seed=8)
        >>> laid.view() == begun.view()
        True
        """
        rules, luck = game_of(game), luck_of(seed)
        was = before.state if before and before.game is rules else None
        position = _position(rules, layout, luck, seats, box, was)
        physical = None if box is None else tuple(box)
        save = Save(game, rules.rules, tuple(seats), {}, seed, (), position=position, box=physical)
        table = cls(save, told=False)
        begun = rules.read(position, seats)
        if box is None or not begun.agenda or not begun.agenda[-1].runs:
            return table
        agenda = [*begun.agenda, AsLaid(*_layout_rules(rules).goes_on(begun))]
        return cls(replace(save, position={**position, "agenda": [*map(step_json, agenda)]}), told=False)

    def relay(self, layout: RawJson, seed: int = 0) -> list[Event]:
        """The table with a box is laid anew in the middle of this game, which goes on from there; its log is kept. What
        nobody sees stays as it was where it lies as it did, or else is drawn by the seed.

        Raises PositionError, and SetupError where there is no box or the game cannot be laid.

        >>> table = Table.new("buccaneer", [Seat("Anne"), Seat("Jack"), Seat("Mary")], seed=7, box=["ship"])
        >>> [event.key for event in table.relay({**table.layout(), "turn": 2})]
        ['core-laid']
        >>> table.asked, table.undoable
        (2, 1)
        """
        box, asked = self._begin.box, self.asked
        position = _position(self.game, layout, luck_of(seed), self.seats, box, self.state)
        seat = asked if asked in self.persons else self.persons[0]
        self.replay(Entry(seat or 0, LAID, (), {**position, "options": self.position()["options"]}))
        return self.events

    @classmethod
    def outlook(
        cls, game: str, layout: RawJson, seats: Sequence[Seat], seed: int = 0, lots: int = 30
    ) -> list[list[int]]:
        """Who would win if the game ended now: what each seat would score, in so many worlds that have this layout.

        >>> begun = Table.new("buccaneer", [Seat("Anne"), Seat("Jack"), Seat("Mary")], seed=7)
        >>> Table.outlook("buccaneer", begun.layout(), begun.seats, lots=1)
        [[10, 10, 10]]
        """
        rules = game_of(game)
        worlds = (_layout_rules(rules).position(layout, luck_of(seed + i)) for i in range(lots))
        return [rules.standing(rules.read(world, seats)) for world in worlds]

    @classmethod
    def normalized(cls, game: str, layout: RawJson, seats: Sequence[Seat], seed: int = 0) -> Json:
        """A layout as it comes to lie: what a hand has laid a little beside its place is in it.

        >>> begun = Table.new("buccaneer", [Seat("Anne"), Seat("Jack"), Seat("Mary")], seed=7)
        >>> Table.normalized("buccaneer", begun.layout(), begun.seats) == begun.layout()
        True
        """
        layout_rules = _layout_rules(rules := game_of(game))
        return layout_rules.layout(rules.read(layout_rules.position(layout, luck_of(seed)), seats))

    def layout(self) -> Json:
        """What lies open on the table, as `laid` takes it.

        >>> Table.new("jamaica", [Seat("Anne"), Seat("Jack")], seed=7).layout()["moment"]["at"]
        'rolled'
        """
        return _layout_rules(self.game).layout(before_it_goes_on(self.state))

    def layout_fields(self) -> Sequence[LayoutField]:
        """What is asked of a layout of this table.

        >>> table = Table.new("buccaneer", [Seat("Anne"), Seat("Jack"), Seat("Mary")], seed=7)
        >>> table.layout_fields()[0].place
        'purses[]'
        """
        return _layout_rules(self.game).fields(self.state.setting)

    # ---- how it stands

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats that win together.

        >>> Table.new("plunder", [Seat(name) for name in "ABCD"], {"teams": "2x2"}).sides
        ((0, 2), (1, 3))
        """
        return self.game.sides(len(self.seats), self.options)

    @property
    def result(self) -> Result | None:
        """How it ended; None until then.

        >>> over = {"colours": ["red", "blue", "yellow"], "over": True}
        >>> Table.at("buccaneer", over).result.ranks
        (1, 1, 1)
        """
        return self.game.result(self.state)

    def view(self, seat: int | None = None) -> Json:
        """What a seat may know, as JSON; None: what lies open on the table. Not to be changed: it may be shared.

        >>> table = Table.new("jamaica", [Seat("Anne"), Seat("Jack")], seed=7)
        >>> [[len(seat["hand"] or ()) for seat in table.view(viewer)["seats"]] for viewer in (0, 1, None)]
        [[3, 0], [0, 3], [0, 0]]
        """
        if self._seen_in is self.state and seat in self._seen:
            return self._seen[seat]
        return self._view_of(self.state, seat)

    @property
    def witness(self) -> int | None:
        """The seat whose knowledge this device may show at any time: the only person's who sits at it. None unless it
        is just one, who holds no real cards.

        >>> Table.new("jamaica", [Seat("Anne"), Seat("Jack", "easy"), Seat("Mary", "easy")]).witness
        0
        """
        return self.here[0] if len(self.here) == 1 and not self.seats[self.here[0]].keeps else None

    def viewer(self, decision: Decision | None) -> int | None:
        """The seat whose knowledge this device may show while `decision` waits: the witness or else the person who is
        asked here, unless the question is open. None: nobody's, only what lies open.

        >>> table = Table.new("jamaica", [Seat("Anne"), Seat("Jack")], seed=7)
        >>> _ = table.play("dice:1")
        >>> table.viewer(table.decision) == table.asked
        True
        """
        if (witness := self.witness) is not None:
            return witness
        if decision is None or decision.open or decision.seat in self.keepers:
            return None
        return decision.seat if decision.seat in self.here else None

    @property
    def last_person(self) -> int | None:
        """The seat of the person who moved last: what can be taken back is this person's.

        >>> table = Table.new("jamaica", [Seat("Anne"), Seat("Jack")], seed=7)
        >>> _ = table.play(table.decision.options[0].id)
        >>> table.last_person == table.log[-1].seat
        True
        """
        return next((entry.seat for entry in reversed(self.log) if self.seats[entry.seat].bot is None), None)

    def told(self, viewer: int | None) -> list[Event]:
        """Those of the last `events` that this seat may know of.

        >>> table = Table.new("jamaica", [Seat("Anne"), Seat("Jack")], seed=7)
        >>> [event.key for event in table.told(None)]
        ['jamaica-starts', 'jamaica-round', 'jamaica-dice-rolled']
        """
        return [e for e in self.events if e.seen(self._knows(viewer))]

    # ---- who is here, and what they ask

    def gather(self, seats: Sequence[int]) -> None:
        """These people sit at this device. Raises ValueError for whoever is no person at this table.

        >>> table = Table.new("jamaica", [Seat("Anne"), Seat("Jack")], seed=7)
        >>> table.gather([1])
        >>> table.witness
        1
        """
        if not all(seat in self.persons for seat in seats):
            raise ValueError("only people sit at a device")
        self.here = tuple(sorted({*seats}))

    def preview(self, option: str | Move) -> Json:
        """What the seat that is asked can foresee of a move. Raises Barred.

        >>> table = Table.new("buccaneer", [Seat("Anne"), Seat("Jack"), Seat("Mary")], seed=7)
        >>> table.preview("capture:yellow-2:red-2")
        {'kind': 'capture', 'height': 2, 'colours': ['yellow', 'red'], 'ships': ['BUC-S03']}
        """
        move = self._move(option)
        state = self._met(move)
        return self.game.preview(state, move, allowing(state, move).seat)

    def trace(self, move: Move) -> Json:
        """What the current step says of a partly composed move (`Composed.trace`); None if moves are not composed.

        >>> table = Table.new("pirates", [Seat("Anne"), Seat("Jack")])
        >>> table.trace(("fleet",))["bar"]["key"]
        'core-barred-not-asked'
        """
        step = asking(self.state)
        return step.trace(self._met(move), move) if isinstance(step, Composed) else None


def _position(
    game: Game[Any], layout: RawJson, luck: int, seats: Sequence[Seat], box: Sequence[str] | None, was: Any
) -> dict[str, Json]:
    """A position with this layout; what nobody sees is drawn, or as it `was`."""
    in_app = [i for i, seat in enumerate(seats) if not seat.keeps] if _hides_cards(game, seats, box) else []
    before = None if was is None else before_it_goes_on(was)
    return {**_layout_rules(game).position(layout, luck, before, in_app), "luck": luck}


def _hides_cards(game: Game[Any], seats: Sequence[Seat], box: Sequence[str] | None) -> bool:
    """Whether hidden cards lie on a real table: somebody holds some, or draws them from the box."""
    sources = game.sources
    drawn = any(name in sources and sources[name].kept for name in box or ())
    return box is not None and (drawn or any(seat.keeps for seat in seats))


def _layout_rules(game: Game[Any]) -> LayoutRules:
    if game.layout_rules is None:
        raise SetupError(f"a table of {game.name} cannot be laid")
    return game.layout_rules


__all__ = ["GAMES", "Seat", "Table"]
