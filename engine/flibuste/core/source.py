"""Who may answer a question of chance: the app's luck or, at a real table, the box."""

from typing import NamedTuple

from .atoms import Json


class Source(NamedTuple):
    """Where the answer to a question comes from in the box."""

    device: str | None = None
    """The id of the companion's device that draws it; None where there is none."""
    setup: bool = False
    """Asked while the table is laid: the app deals, and people lay what it shows."""
    hidden: bool = False
    """One seat alone sees the answer, or does where nothing of it lies open."""
    app: bool = False
    """The app alone can answer it, or nobody has to."""
    kept: bool = False
    """Wherever somebody's hand is real, people answer it."""

    needs: str | None = None
    """The option of the game without which nobody asks it: as it stands by default, it is not in play."""

    @property
    def physical(self) -> bool:
        """Whether people can be asked for it while they play."""
        return not (self.app or self.setup)

    def to_json(self) -> Json:
        told = {"device": self.device, "hidden": self.hidden, "needs": self.needs}
        return {name: what for name, what in told.items() if what}


LAID = Source(setup=True)
APP = Source(app=True)
