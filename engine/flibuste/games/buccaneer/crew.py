"""Chapter 5.2 (CRW): forming a crew."""

from ...core.atoms import Args, Atom, Name
from ...core.decision import Bar
from ...core.events import Event, EventSink
from .state import State, Unit, owner
from .tables import MAX_STACK


def room(unit: Unit) -> int:
    """BUC-CRW-05: how many pieces may still be put together with this unit."""
    return MAX_STACK - len(unit)


def why_not_capture(s: State, seat: int, mover: Atom, target: Atom) -> Bar | None:
    """BUC-CRW-02, BUC-CRW-03, BUC-CRW-05: why `seat` may not put the unit `mover` on the unit `target` (both named by
    their top piece)."""
    over, under = s.find(mover), s.find(target)
    if over is None or under is None:
        return Bar("buccaneer-barred-no-such-unit", "BUC-CRW-01")
    if owner(over) != seat:
        return Bar("buccaneer-barred-not-yours", "BUC-CRW-02")
    return why_not_lay(over, under)


def why_not_lay(over: Unit, under: Unit) -> Bar | None:
    """BUC-CRW-03, BUC-CRW-05: why one unit may not be laid on another. Only their captains and heights matter: one's
    own pieces further down do not protect a crew (BUC-CRW-04)."""
    if owner(under) == owner(over):
        return Bar("buccaneer-barred-own", "BUC-CRW-03")
    return too_high(over, under) if len(over) > room(under) else None


def too_high(over: Unit, under: Unit) -> Bar:
    mine, theirs = len(over), len(under)
    args: Args = {
        "owner": Name(owner(under)),
        "mine": mine,
        "theirs": theirs,
        "height": mine + theirs,
        "max": MAX_STACK,
    }
    return Bar("buccaneer-barred-height", "BUC-CRW-05", args)


def lay(units: list[Unit], over: Unit, under: Unit) -> Unit:
    """BUC-CRW-01: all pieces of the mover in their order, then all pieces of the target in theirs. The crew takes the
    mover's place among the units, and its captain stays on top (BUC-CRW-06), above another's piece (BUC-CRW-12).

    >>> units = [(3,), (7, 1), (5,)]
    >>> lay(units, (5,), (7, 1)), units
    ((5, 7, 1), [(3,), (5, 7, 1)])
    """
    crew = over + under
    units[units.index(over)] = crew
    units.remove(under)
    return crew


def capture(s: State, over: Unit, under: Unit, emit: EventSink) -> None:
    """BUC-CRW-01. Nothing is paid, and nothing remembers how often a unit was captured (BUC-CRW-11)."""
    crew = lay(s.units, over, under)
    if emit.on:
        args: Args = {
            "seat": Name(owner(over)),
            "victim": Name(owner(under)),
            "mine": len(over),
            "theirs": len(under),
            "height": len(crew),
        }
        places = {"mover": s.place(over), "target": s.place(under), "unit": s.place(crew)}
        emit(Event("buccaneer-captured", args, places, "BUC-CRW-01"))
