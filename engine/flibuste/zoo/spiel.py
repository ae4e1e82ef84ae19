"""Buccaneer, Jamaica and the Ghost Ship as games of OpenSpiel: `import flibuste.zoo.spiel` registers them.

Chance is explicit: each die and each card is a node of its own with the odds that the rules give it, because a game
that is told what is drawn (`ScriptedFate`) says what may come. An action is the number of an answer among those that
can be given; `action_to_string` says which. Observations are those of the environments. Nothing here is perfect recall,
so there is no information state.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from math import prod
from typing import Any, Final, Self

import numpy as np
import pyspiel

from ..core.atoms import Atom, Json, Move, move_id
from ..core.faults import Untold
from ..core.game import Game
from ..table import GAMES, Table
from .sitting import Sitting

_LONGEST: Final = 5000
"""No game that was ever played had so many answers and draws."""
_OUTCOMES: Final = 64
_SPLITS: Final = 256
"""Room for all answers: the ways to pay in Jamaica are the most."""


class _Kind:
    """What one of the games is called, of how many seats it is, and which of its options are parameters."""

    def __init__(self, name: str, long_name: str, game: str, seats: tuple[int, int]) -> None:
        self.game, self.seats = game, seats
        rules: Game[Any] = GAMES[game]
        self.specs = {
            spec.id: spec for spec in rules.options if spec.kind in ("flag", "choice") and spec.exists(seats[0])
        }
        parameters: dict[str, Any] = {"players": seats[0]}
        parameters |= {name: spec.default for name, spec in self.specs.items()}
        self.type = pyspiel.GameType(
            short_name=name,
            long_name=long_name,
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.ZERO_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=seats[1],
            min_num_players=seats[0],
            provides_information_state_string=False,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
            provides_factored_observation_string=False,
            parameter_specification=parameters,
        )

    def options(self, parameters: Mapping[str, Any]) -> dict[str, Json]:
        return {name: parameters[name] for name in self.specs if name in parameters}


class _Game(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    kind: _Kind

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        seats = int(given.get("players", self.kind.seats[0]))
        self.sitting = Sitting(self.kind.game, seats, self.kind.options(given), candidates=_SPLITS, listed=_SPLITS)
        info = pyspiel.GameInfo(
            num_distinct_actions=_SPLITS,
            max_chance_outcomes=_OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=_LONGEST,
        )
        super().__init__(self.kind.type, info, given)

    def new_initial_state(self) -> _State:
        return _State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
        return _Observer(self, iig_obs_type, params)

    def max_chance_nodes_in_history(self) -> int:
        return _LONGEST


class _Held:
    """A table that is copied as tables are, where OpenSpiel copies everything."""

    def __init__(self, table: Table | None) -> None:
        self.table = table

    def __deepcopy__(self, memo: object) -> Self:
        return type(self)(self.table and self.table.copy())


class _State(pyspiel.State):  # type: ignore[misc]
    """Where a game stands: at a question, or in the middle of an answer (or of the set-up) whose next draw is a chance
    node. What was drawn so far is told to the game again with each further draw."""

    def __init__(self, game: _Game) -> None:
        super().__init__(game)
        self._held = _Held(None)
        self._move: Move | None = None
        self._found: tuple[Atom, ...] = ()
        self._among: tuple[Atom, ...] = ()
        self._go(game)

    def _go(self, game: _Game) -> None:
        """As far as nothing has to be drawn. What can only come in one way is no chance."""
        while True:
            try:
                self._reach(game)
            except Untold as untold:
                if len(set(untold.among)) > 1:
                    self._among = tuple(untold.among)
                    return
                self._found = (*self._found, untold.among[0])
            else:
                self._move, self._found, self._among = None, (), ()
                return

    def _reach(self, game: _Game) -> None:
        if self._held.table is None:
            sitting = game.sitting
            self._held.table = Table.new(sitting.game, sitting.seats, sitting.options, 0, self._found)
        elif self._move is not None:
            self._held.table.play(self._move, self._found)

    @property
    def table(self) -> Table | None:
        """The game itself; None while it is being set up."""
        return self._held.table

    def answers(self) -> list[Move]:
        """What can be answered, by the numbers of the actions."""
        sitting: Sitting = self.get_game().sitting
        return sitting.at(self._held.table).answers if self._held.table else []

    # ---- what OpenSpiel asks

    def current_player(self) -> int:
        if self._among:
            return int(pyspiel.PlayerId.CHANCE)
        assert self._held.table
        asked = self._held.table.asked
        return int(pyspiel.PlayerId.TERMINAL) if asked is None else asked

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self.answers())))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Each answer by its first place among those that are equally likely."""
        among = self._among
        return [(among.index(one), among.count(one) / len(among)) for one in dict.fromkeys(among)]

    def _apply_action(self, action: int) -> None:
        if self._among:
            self._found, self._among = (*self._found, self._among[action]), ()
        else:
            self._move = self.answers()[action]
        self._go(self.get_game())

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"drawn:{self._among[action]}"
        return move_id(self.answers()[action])

    def is_terminal(self) -> bool:
        table = self._held.table
        return not self._among and table is not None and table.asked is None

    def returns(self) -> list[float]:
        game = self.get_game()
        if not self.is_terminal():
            return [0.0] * game.num_players()
        found: list[float] = game.sitting.at(self._held.table).rewards()
        return found

    def __str__(self) -> str:
        table = self._held.table
        standing = json.dumps(table.position(), sort_keys=True) if table else "set-up"
        return f"{standing} {self._move or ''} {self._found or ''}"


class _Observer:
    """What a seat sees: the columns of the environments, and its answers."""

    def __init__(self, game: _Game, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observation parameters are not supported: {params}")
        if kind is not None and kind.perfect_recall:
            raise ValueError("there is no observation with perfect recall")
        self._sitting = game.sitting
        space = self._sitting.space
        sizes: dict[str, tuple[int, ...]] = {name: space[name].shape or () for name in ("observation", "answers")}
        self.tensor = np.zeros(sum(map(prod, sizes.values())), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for name, size in sizes.items():
            n = prod(size)
            self.dict[name] = self.tensor[at : at + n].reshape(size)
            at += n

    def set_from(self, state: _State, player: int) -> None:
        self.tensor.fill(0)
        if state.table is not None:
            seen = self._sitting.at(state.table).observation(player)
            for name, piece in self.dict.items():
                piece[...] = seen[name]

    def string_from(self, state: _State, player: int) -> str:
        return json.dumps(state.table.view(player)) if state.table else "set-up"


def _register(name: str, long_name: str, game: str, seats: tuple[int, int]) -> str:
    kind = _Kind(name, long_name, game, seats)
    pyspiel.register_game(kind.type, type("_" + name, (_Game,), {"kind": kind}))
    return name


NAMES: Final[Sequence[str]] = (
    _register("flibuste_buccaneer", "Flibuste: Buccaneer", "buccaneer", (3, 5)),
    _register("flibuste_jamaica", "Flibuste: Jamaica", "jamaica", (3, 6)),
    _register("flibuste_ghost_ship", "Flibuste: Jamaica, the Ghost Ship", "jamaica", (2, 2)),
)
"""The games that are registered."""
