"""What the companion answers, as JSON: what score sheets, tools and devices ask for, and what a sheet comes to. For
type checkers, and for the page, whose `web/screens/companion.d.ts` is written from here (`tools/shapes.py`). Nothing
imports it when the engine runs."""

from typing import Any, Literal, TypedDict

from ..core.shapes import Args, Result, Said


class When(TypedDict):
    """Asked only where this option has this value."""

    option: str
    value: str | int | bool


class Asked(TypedDict):
    """A count from `low` to `high`, a flag (0 or 1), or a choice of one `among`. `part`: the field that this one is a
    part of, `worth` what one of this adds to it; flags of the same `row` are picked together."""

    id: str
    section: str
    kind: Literal["count", "flag", "choice"]
    low: int
    high: int
    steps: list[int] | None
    when: When | None
    tie: bool
    house: bool
    part: str | None
    worth: int
    row: str | None
    rule: str


class Field(Asked):
    """Of a score sheet. `first`: what it begins with; None: it may be left empty."""

    first: int | None
    among: list[int] | None


class Question(Asked):
    """Of a tool; `words`: the key of each choice that is a word."""

    first: str | int | None
    among: list[str | int] | None
    key: str
    words: list[str | None] | None


class TextQuestion(TypedDict):
    """A text to search for, of at most `high` characters."""

    id: str
    kind: Literal["text"]
    high: int
    first: str
    key: str


class GroupQuestion(TypedDict):
    """Questions that are asked again and again, from `low` to `high` times."""

    id: str
    kind: Literal["group"]
    low: int
    high: int
    fields: list[Question | TextQuestion]
    key: str


class Tool(TypedDict):
    """A helper: what it asks; `key`: its name, `note`: what it is for."""

    id: str
    game: str
    rule: str
    key: str
    note: str
    asks: list[Question | TextQuestion | GroupQuestion]


class Part(TypedDict):
    """One die or one wheel: all its faces are equally likely."""

    id: str
    faces: list[str | int]


class Item(TypedDict):
    """`count` identical cards, tiles or tokens. `word`: the key of their name, where the id says too little; `facts`:
    what is printed on it."""

    id: str
    count: int
    word: str | None
    facts: dict[str, str | int | bool | list[str]]


class Switch(TypedDict):
    """A choice to make before the first draw; a value listed in `sets` has parts or items of its own. `house`: values
    whose contents are ours; `words`: the key of each value."""

    id: str
    kind: Literal["choice", "copies", "cards"]
    default: str | bool
    among: list[str]
    sets: dict[str, list[Part | Item]]
    house: list[str]
    key: str
    words: list[str]


Draws = TypedDict("Draws", {"from": int, "to": int})


class Device(TypedDict):
    """A source of chance. Parts are rolled or spun; items are drawn, and stay out until a shuffle. `use`: how many of
    the items are in the game, if not all; `tool`: the one that says what a roll leads to."""

    id: str
    game: str
    kind: Literal["dice", "spinner", "deck", "bag"]
    key: str
    note: str
    rule: str
    parts: list[Part]
    items: list[Item]
    draws: Draws
    use: int | None
    options: list[Switch]
    house: bool
    tool: str | None


class Option(TypedDict):
    """Of a score sheet. `seats`: by value, the fewest and the most players for which it can be chosen."""

    id: str
    kind: Literal["flag", "choice"]
    default: str | int | bool
    rule: str
    among: list[str | int]
    seats: dict[str, tuple[int, int]] | None


class Section(TypedDict):
    """`brings`: its fields make points together."""

    id: str
    when: When | None
    brings: bool


class Change(TypedDict):
    who: Literal["self", "other"]
    field: str
    by: int


class Tap(TypedDict):
    """What happened at the table, noted with one tap."""

    id: str
    rule: str
    changes: list[Change]


class Sheet(TypedDict):
    """What a score sheet asks for. `players`: the fewest and the most; `values`: what is printed on one's own box."""

    game: str
    players: tuple[int, int]
    colours: list[str]
    options: list[Option]
    sections: list[Section]
    fields: list[Field]
    values: list[Field]
    taps: list[Tap]


class Companion(TypedDict):
    """All that a page needs to draw sheets, tools and devices; asked by the build."""

    sheets: list[Sheet]
    tools: list[Tool]
    devices: list[Device]


class Note(Said):
    """Something to say about what was filled in; `place`: such as ``players[1].chest``."""

    place: str
    rule: str


class Side(TypedDict):
    """Seats that win together, the key of what they are called, and the total that counts for them."""

    name: str
    seats: list[int]
    total: int


class Brought(TypedDict):
    """What a field, a row of flags or a section has brought, and why where its line says so."""

    points: int
    why: str


class Scored(TypedDict):
    """What a sheet comes to. `notes`: what looks odd; `tied`: groups of seats that answer the tie-break; `places`: for
    each seat and line what brought its points; `brought`: by that, summed up; `sums`: what the parts of fields make."""

    result: Result
    notes: list[Note]
    tied: list[list[int]]
    extra: list[Note]
    places: list[list[str | None]]
    brought: list[dict[str, Brought]]
    sums: list[dict[str, int]]
    sides: list[Side]


class Line(TypedDict):
    """A line of a tool's answer, and the rule that it rests on."""

    key: str
    args: Args
    rule: str


class Answered(TypedDict):
    """What a tool answers; `data` is its own (`tools/shapes.py` of its room)."""

    lines: list[Line]
    data: Any


class Filling(TypedDict):
    """The sheet of a game that is over, as `score` takes it; null for a game that has none."""

    sheet: Any
    result: Result | None


class Answers(TypedDict):
    """What each op of the companion answers."""

    score: Scored
    fill: Filling
    tool: Answered
