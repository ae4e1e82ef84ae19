"""What the questions of Pirates say beside their words (`Decision.data`, `Option.data`, `Form.data`), by key: for type
checkers and for the page, whose `decisions.d.ts` is written from here (`tools/shapes.py`). Nothing imports it when the
engine runs."""

from typing import NotRequired, TypedDict


class Deploying(TypedDict):
    """`zone`: where she may begin (bearing, turned, pose); `berth`: the two numbers of the place that is proposed."""

    ship: str
    card: str
    home: int
    zone: list[list[int]]
    berth: list[int]


class Cancelling(TypedDict):
    """What would be cancelled."""

    trait: str


class Loom(TypedDict):
    """A fort that may be built, and with how many coins."""

    seat: int
    island: int
    coins: int


class Ordering(TypedDict):
    looming: list[Loom]


class Chances(TypedDict):
    """So much of the whole each."""

    win: int
    tie: int
    lose: int


class Lead(TypedDict):
    """By how many masts one has more."""

    lead: int


class Boarding(Lead):
    odds: Chances


class Masts(TypedDict):
    """How many masts stand."""

    masts: int


class Contact(Masts):
    """`good`: how many faces of the die break a mast."""

    derelict: bool
    good: NotRequired[int]


class End(TypedDict):
    """`pose`: where it puts the piece, and its heading; `why`: what it is good for."""

    pose: list[int]
    why: NotRequired[str]


class Shot(TypedDict):
    """`good`: how many faces of the die hit."""

    gun: str
    good: int
    number: int
    bonus: int


class OfItem(TypedDict):
    item: str


class Flags(TypedDict):
    """The flags of a fort as its card shows them."""

    flags: list[tuple[str, int]]


class Supply(TypedDict):
    """`begin`: the counts to begin with; so many `pieces`, worth so much `gold`, where that matters."""

    begin: list[int]
    pieces: int
    gold: int | None


class Courses(TypedDict):
    """By what a course can be drawn, of ships by their names: `lists`: their letters; `turns`: how far each may turn
    before a segment; `lengths`: of a letter, in hundredths of a millimetre."""

    lists: dict[str, str]
    turns: dict[str, int]
    lengths: dict[str, int]


Decisions = TypedDict(
    "Decisions",
    {
        "pirates-ask-cancel": Cancelling,
        "pirates-ask-deploy": Deploying,
        "pirates-ask-order": Ordering,
    },
)


Options = TypedDict(
    "Options",
    {
        "pirates-do-blow": End,
        "pirates-do-board": Boarding,
        "pirates-do-board-afar": Lead,
        "pirates-do-clear": Masts,
        "pirates-do-deploy": End,
        "pirates-do-drive": End,
        "pirates-do-fire": Shot,
        "pirates-do-fire-special": Shot,
        "pirates-do-fly": End,
        "pirates-do-free-sail": End,
        "pirates-do-lay-smoke": End,
        "pirates-do-leave": End,
        "pirates-do-lose": OfItem,
        "pirates-do-ram": Contact,
        "pirates-do-retreat": End,
        "pirates-do-sail": End,
        "pirates-do-show": OfItem,
        "pirates-do-show-at": OfItem,
        "pirates-do-tow": Contact,
        "pirates-do-whirl": End,
    },
)


Forms = TypedDict(
    "Forms",
    {
        "pirates-do-build": Flags,
        "pirates-do-coins-form": Supply,
        "pirates-do-course": Courses,
        "pirates-do-drive-form": Courses,
        "pirates-do-free-course": Courses,
        "pirates-do-pieces-form": Supply,
    },
)
