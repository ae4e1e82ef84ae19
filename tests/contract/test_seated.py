"""Whoever sits at another phone is sent the same bytes in every world that this seat could take for the true one, and
a device that only watches in every world that lies open alike."""

import json
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from flibuste.bridge import foreseen, seated
from flibuste.core.agenda import Composed, asking
from flibuste.core.atoms import Atom, Move
from flibuste.core.decision import Barred
from flibuste.core.faults import Untold
from flibuste.core.secrets import Secret, Secrets
from flibuste.table import Table
from tests.contract.games import LONG, playing, runs

STRIDE, LATE, ENTRIES = 7, 101, 4
"""How often a pair of worlds is begun, early and late in a game, and how many entries it is followed for at most."""


def at(table: Table, state: Any, seat: int | None) -> Table:
    """A table that begins in this state, whose `seat` has a device of its own; None: one watches."""
    one = Table.at(table.game.name, table.game.write(state), table.seats)
    one.gather([other for other in one.persons if other != seat])
    one.watch(seat)
    return one


def sent(table: Table, seat: int | None) -> str:
    """All that the device of this seat is sent, or may ask for."""
    more: list[Any] = []
    if seat is not None and table.asked == seat:
        step = asking(table.state)
        candidates = step.choices(table.state, Random(0), 3) if isinstance(step, Composed) else []
        more = [foreseen(table), [table.trace(move[:most]) for move in candidates for most in (2, len(move))]]
    return json.dumps([seated(table, seat), more])


def shown(table: Table, seat: int | None) -> Any:
    """What this seat sees, what everybody has just been told, whether something was found, which ends taking back, and
    which question follows: that somebody still chooses in secret is seen at every table."""
    told = [event.to_json() for event in table.told(None)]
    return table.view(seat), told, bool(table.log[-1].found), type(asking(table.state))


def learns(before: Secrets, after: Secrets, seat: int | None) -> bool:
    """Whether this seat knows, or everybody does, what it did not know before."""

    def knows(now: Secret) -> bool:
        return seat is not None and bool(now.known >> seat & 1)

    return any(about not in after or knows(after[about]) for about, was in before.items() if not knows(was))


def played(table: Table, move: Move, found: Sequence[Atom] | None = None) -> bool:
    """Whether a move can be played here too, as it is now."""
    try:
        table.play(move, found)
    except (Barred, Untold):
        return False
    return True


def follow(true: Table, world: Table, seat: int | None, rng: Random) -> Iterator[None]:
    """The same entries in both worlds, until one of them cannot have been, or the seat has learned which is true."""
    assert sent(true, seat) == sent(world, seat)
    yield
    for _ in range(ENTRIES):
        step = asking(true.state)
        if step is None:
            return
        secret, before, other = step.privacy(true.state)[0], true.game.secrets(true.state), world.copy()
        true.play(rng.choice(step.choices(true.state, rng, 20)))
        if step.seat != seat:
            # nothing of what another seat alone may know shows: what it answered in secret, what it alone has found
            otherwise = asking(other.state)
            moves = otherwise.choices(other.state, rng, 20) if secret and otherwise else [true.log[-1].move]
            if played(other, rng.choice(moves)) and shown(other, seat) == shown(true, seat):
                assert sent(true, seat) == sent(other, seat), true.log[-1]
        entry = true.log[-1]
        if not played(world, entry.move, entry.found):
            return
        if sent(true, seat) != sent(world, seat):
            laid_open = true.view(None) != world.view(None)
            # that somebody is still to choose is seen at every table
            asks = type(asking(true.state)) is not type(asking(world.state))
            assert laid_open or asks or learns(before, true.game.secrets(true.state), seat), entry
            return
        yield


@runs(6)
def test_a_device_is_sent_the_same_in_all_worlds_that_look_alike(name: str, seed: int) -> None:
    """View, events, question, foresight, traces and what may be taken back; of a secret answer, that it was given."""
    rng, compared = Random(seed), 0
    for i, table in enumerate(playing(name, seed)):
        if i % (STRIDE if i < LONG else LATE) == 0:
            seat = rng.choice(table.persons)
            imagined = table.game.imagine(table.state, seat, rng.getrandbits(64))
            pair = at(table, table.state, seat), at(table, imagined, seat)
            compared += sum(1 for _ in follow(*pair, seat, rng))
    assert compared


@runs(6)
def test_a_device_that_watches_is_sent_the_same_in_all_worlds_that_lie_open_alike(name: str, seed: int) -> None:
    """Whatever anybody alone may know is dealt again; it is never asked anything, and takes nothing back."""
    rng, compared = Random(seed), 0
    for i, table in enumerate(playing(name, seed)):
        if i % (STRIDE if i < LONG else LATE) == 0:
            world = table.state
            for seat in range(len(table.seats)):
                world = table.game.imagine(world, seat, rng.getrandbits(64))
            pair = at(table, table.state, None), at(table, world, None)
            stands = seated(pair[0], None)["table"]
            assert (stands["view"], stands["undoable"], stands["private"]) == (table.view(None), 0, False)
            assert stands["decision"] is None or not stands["decision"]["options"]
            compared += sum(1 for _ in follow(*pair, None, rng))
    assert compared
