"""Moves that cannot be listed: their forms, their candidates, and how a search goes about them."""

from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar

import pytest

from flibuste.bots.search import WIDTH, tree_search
from flibuste.bots.worlds import Worlds
from flibuste.bridge import Desk
from flibuste.core.agenda import Composed, asking, not_asked, then
from flibuste.core.atoms import Move
from flibuste.core.decision import Bar, Barred, Decision
from flibuste.core.events import EventSink
from flibuste.core.fate import Fate
from flibuste.core.forms import Bag, Form, Path, Pick, PosePart, Whole
from flibuste.core.mind import Mind
from flibuste.table import GAMES, Table
from tests.core.test_bridge import ask, refused
from tests.games.jamaica.positions import sea

SHOT = Form(
    "shoot",
    "do-shoot",
    (Pick("gun", ("bow", "stern", 3)), Whole("range", 0, 600, "1/10 mm"), Bag("shot", ("ball", "chain"), (3, 2), 1, 4)),
)
COURSE = Form("sail", "do-sail", (PosePart("from", (0, 0, 9600, 9600)), Path("course", (Whole("turn", -90, 90),), 3)))


@pytest.mark.parametrize(
    ("form", "move", "fits"),
    [
        (SHOT, ("shoot", "bow", 0, 1, 0), True),
        (SHOT, ("shoot", 3, 600, 3, 1), True),
        (SHOT, ("shoot", "3", 600, 3, 1), False),
        (SHOT, ("shoot", "bow", 601, 1, 0), False),
        (SHOT, ("shoot", "bow", True, 1, 0), False),
        (SHOT, ("shoot", "bow", 0, 0, 0), False),
        (SHOT, ("shoot", "bow", 0, 3, 2), False),
        (SHOT, ("shoot", "bow", 0, 4, 0), False),
        (SHOT, ("shoot", "bow", 0, 1), False),
        (SHOT, ("shoot", "bow", 0, 1, 0, 0), False),
        (SHOT, ("sail", "bow", 0, 1, 0), False),
        (SHOT, (), False),
        (COURSE, ("sail", 0, 9600, 359, -90), True),
        (COURSE, ("sail", 0, 9600, 359, -90, 0, 90), True),
        (COURSE, ("sail", 0, 9600, 359, -90, 0, 90, 1), False),
        (COURSE, ("sail", 0, 9600, 360, 0), False),
        (COURSE, ("sail", 0, 9601, 0, 0), False),
        (COURSE, ("sail", 0, 0, 0), False),
    ],
)
def test_a_form_takes_moves_of_its_types_and_ranges(form: Form, move: Move, *, fits: bool) -> None:
    assert form.fits(move) is fits


@dataclass
class Duel:
    """Somebody names a number up to a million; the nearer to 700,000, the better."""

    luck: int = 1
    turn: int = 0
    named: int = -1
    agenda: Any = None

    def copy(self) -> "Duel":
        return Duel(self.luck, self.turn, self.named, list(self.agenda))


@dataclass(frozen=True, slots=True)
class NameIt(Composed[Duel]):
    seat: int

    form: ClassVar[Form] = Form("name", "do-name", (Whole("number", 0, 1_000_000),))

    def candidates(self, s: Duel, rng: Random, most: int) -> list[Move]:
        return [("name", 0), *(("name", rng.randrange(1, 1_000_001)) for _ in range(most - 1))]

    def why_not(self, s: Duel, move: Move) -> Bar | None:
        return None if self.form.fits(move) else not_asked(move)

    def ask(self, s: Duel) -> Decision:
        return self.decision(s, "ask-name", "TOY-01", (), {}, forms=(self.form,))

    def play(self, s: Duel, move: Move, fate: Fate, emit: EventSink) -> None:
        s.named = int(move[1])


class Guess(Mind):
    patience = 0

    def judge(self, s: Duel) -> list[float]:
        return [1 - abs(s.named - 700_000) / 1_000_000]

    def prior(self, s: Duel, moves: Any) -> list[float]:
        return [0.0] * len(moves)


class Imagining:
    mind = Guess()

    def imagine(self, s: Duel, seat: int, luck: int) -> Duel:
        return s.copy()


def test_a_search_widens_as_visits_grow_and_finds_what_was_not_offered() -> None:
    state = Duel(agenda=[NameIt(0)])
    game: Any = Imagining()
    worlds = Worlds(game, state, Random(3))
    thought = tree_search(worlds)
    best: Move = ()
    for _ in range(150):
        best = next(thought, best)
    assert abs(int(best[1]) - 700_000) < 60_000
    step = asking(state)
    assert step is not None
    assert len(step.moves(state)) == step.moves(state).index(step.moves(state)[-1]) + 1 <= WIDTH
    assert step.moves(state) == step.moves(state)
    assert len(step.choices(state, Random(1), 40)) == 40


def test_steps_come_in_reading_order() -> None:
    state = Duel(agenda=[NameIt(9)])
    then(state, NameIt(1), NameIt(2))
    assert [state.agenda.pop().seat for _ in range(3)] == [1, 2, 9]


def paying() -> Table:
    """Three gold to pay out of holds of 2, 3 and 1."""
    return Table.at("jamaica", GAMES["jamaica"].write(sea("15 g2 g3 g1", do="forward 1").state))


def test_what_is_composed_is_played_and_what_does_not_fit_is_refused() -> None:
    """JAM-COST-03, JAM-D-06: any split that meets the price, by id or as a list; nothing else."""
    for way in ("pay:0:2:1:0:0", ("pay", 0, 2, 1, 0, 0)):
        table = paying()
        table.play(way)
        assert table.log[-1].move == ("pay", 0, 2, 1, 0, 0)
    table = paying()
    for wrong in (("pay", 0, 2, 0, 0, 0), ("pay", 0, 0, 0, 3, 0), ("pay", -1, 3, 1, 0, 0), ("pay", 0, 2, 1), ("pay",)):
        with pytest.raises(Barred) as refusal:
            table.play(wrong)
        assert refusal.value.rule == "JAM-COST-03"
    with pytest.raises(Barred):
        table.play(("hold", 1))


def test_the_bridge_takes_moves_as_lists_and_traces_them() -> None:
    desk = Desk()
    ask(desk, "open", table="t", save=paying().save())
    traced = ask(desk, "trace", table="t", option=["pay", 0, 2, 0, 0, 0])["trace"]
    assert traced["bar"]["rule"] == "JAM-COST-03"
    assert ask(desk, "trace", table="t", option=["pay", 0, 2, 1, 0, 0])["trace"] == {"bar": None}
    for wrong in ([], [1], ["pay", 1.5], ["pay", True], ["pay", None], ["pay", ["x"]], 5, None, {"id": "pay"}):
        assert refused(desk, op="play", table="t", option=wrong)["kind"] == "request", wrong
        assert refused(desk, op="trace", table="t", option=wrong)["kind"] == "request", wrong
    assert ask(desk, "play", table="t", option=["pay", 0, 2, 1, 0, 0])["entry"]["args"] == [0, 2, 1, 0, 0]
