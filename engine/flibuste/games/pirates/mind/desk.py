"""What has been worked out about one position, so that each thing is worked out once."""

from ..state import State
from .outlook import Outlook
from .survey import Survey
from .weights import Weights


class Desk:
    """One position, as a bot looks at it."""

    def __init__(self, s: State, w: Weights) -> None:
        self.s, self.w = s, w
        self._surveys: dict[int, Survey] = {}
        self._outlooks: dict[int, tuple[Outlook, float]] = {}

    def survey(self, seat: int) -> Survey:
        found = self._surveys.get(seat)
        if found is None:
            found = self._surveys[seat] = Survey(self.s, seat, self.w)
        return found

    def outlook(self, number: int) -> tuple[Outlook, float]:
        """Of a ship, and what she is worth where she lies."""
        found = self._outlooks.get(number)
        if found is None:
            outlook = Outlook(self.survey(self.s.ship(number).owner), number)
            found = self._outlooks[number] = outlook, outlook.now()
        return found
