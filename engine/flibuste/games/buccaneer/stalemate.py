"""Chapter 5.8 (STL): nobody can act. House rules, for the rulebook is silent."""

from ...core.events import Event, EventSink
from ...core.fate import Fate
from .boarding import send_home, uncover
from .scoring import finish
from .state import State


def declare(s: State, fate: Fate, emit: EventSink) -> bool:
    """BUC-STL-01, BUC-STL-02, BUC-STL-03, BUC-VAR-04: True when all crews were broken up and play goes on, False
    when the game is over. Every capture leaves a unit less, so sooner or later there is a boarding or a stalemate
    (BUC-STL-04).
    """
    if s.stalled or s.setting.options["stalemate"] == "end":
        rule = "BUC-VAR-04" if s.setting.options["stalemate"] == "end" else "BUC-STL-03"
        emit(Event("buccaneer-stalemate-end", rule=rule))
        finish(s, emit)
        return False
    emit(Event("buccaneer-stalemate", rule="BUC-STL-02"))
    s.stalled = True
    for crew in [unit for unit in s.units if len(unit) > 1]:
        uncover(s, crew, None, fate, emit)
        s.units.remove(crew)
        send_home(s, crew, emit, None)
    return True
