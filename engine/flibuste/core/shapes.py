"""What the bridge answers about a table, as JSON: for type checkers, and for the page, whose `web/play/protocol.d.ts`
is written from here (`tools/shapes.py`). Nothing imports it when the engine runs."""

from collections.abc import Mapping
from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

Args: TypeAlias = dict[str, object]
"""The arguments of a message: words and numbers, names of seats, other messages, lists of these (`arg_json`)."""
Data: TypeAlias = Mapping[str, Any]
"""What a page may draw beside a message: each game's own (its `event_shapes.py` and `decision_shapes.py`)."""
Changes: TypeAlias = list[list[Any]]
"""What an event changed in a view (`changes`)."""


class Said(TypedDict):
    """A message."""

    key: str
    args: Args


class Ruled(Said):
    """A message with the rule that it comes from, if one rule says it."""

    rule: str | None


class Seat(TypedDict):
    """`bot`: its level; None for a person. `keeps`: a person whose hidden cards are real ones."""

    name: str
    bot: str | None
    colour: str | None
    emblem: str | None
    keeps: NotRequired[bool]


class Entry(TypedDict):
    """`move`: its verb; None where others may know only that a choice was made. `position`: where the game went on as
    people laid the table; only for the device that keeps the game."""

    seat: int
    move: str | None
    args: list[str | int]
    found: list[str | int]
    position: NotRequired[Any]


class Event(Ruled):
    """`quiet`: animated, but not told in the story; `change`: what it changed in the view, where that is watched."""

    data: Data
    quiet: bool
    change: NotRequired[Changes]


class Whole(TypedDict):
    """A whole number from `low` to `high`."""

    kind: Literal["whole"]
    id: str
    low: int
    high: int
    unit: str


class Pick(TypedDict):
    """One of `among`."""

    kind: Literal["pick"]
    id: str
    among: list[str | int]


class Bag(TypedDict):
    """How many of each kind: up to that kind's `most`, with a total from `low` to `high`."""

    kind: Literal["bag"]
    id: str
    kinds: list[str | int]
    most: list[int]
    low: int
    high: int


class Pose(TypedDict):
    """A place within `box` (left, top, right, bottom) and a heading."""

    kind: Literal["pose"]
    id: str
    box: list[int]


class Path(TypedDict):
    """From 1 to `most` legs, each with the same parts."""

    kind: Literal["path"]
    id: str
    leg: "list[Whole | Pick | Bag | Pose | Path]"
    most: int


class Form(Said):
    """How a move is composed where not all can be listed."""

    verb: str
    parts: list[Whole | Pick | Bag | Pose | Path]
    data: NotRequired[Data]


Option = TypedDict(
    "Option",
    {
        "id": str,
        "move": list[str | int],
        "key": str,
        "args": Args,
        "group": str,
        "from": str | None,
        "at": str | None,
        "default": bool,
        "barred": Ruled | None,
        "data": NotRequired[Data],
        "leaves": NotRequired[list[Said]],
    },
)
Option.__doc__ = """`from`: the place of the piece that would move; `at`: the place it would act on; `data`: what may be
drawn of it beside its message; `leaves`: what it leaves undone for good, asked about once a turn."""


class Decision(Said):
    """Who is asked what; `turn`: whose turn it is. Others are told neither `options` nor `forms`."""

    seat: int
    turn: int
    rule: str
    secret: bool
    open: bool
    forms: list[Form]
    options: list[Option]
    data: NotRequired[Data]


class Line(Said):
    """One line of a score."""

    points: int
    rule: str


class Result(TypedDict):
    """For each seat its total, its rank (1 is best) and its lines."""

    totals: list[int]
    rank: list[int]
    winners: list[int]
    lines: list[list[Line]]


class Chapter(TypedDict):
    """An entry, None at the beginning, and what it told; `standing`: how everybody stood then, once all is over."""

    entry: Entry | None
    secret: bool
    events: list[Event]
    turn: int
    standing: NotRequired[list[int] | None]


class Breach(TypedDict):
    """What a laid table breaks: a rule, the place of the layout, such as ``ships[1].holds[0]``, and what is wrong;
    `excess`: how many there are too many, where it is that."""

    rule: str
    place: str
    what: str
    excess: NotRequired[int]


class LayoutField(TypedDict):
    """What is asked of a layout: a number from `low` to `high`, one `among` several, a flag (`among`: off and on) or a
    seat. `place`: where it is, with ``[]`` for whoever's things are being laid; `when`: a place, and the values there
    with which it is asked; `word`: the key of its name, where the game has one."""

    id: str
    place: str
    section: str
    kind: Literal["count", "choice", "flag", "seat"]
    low: int
    high: int
    among: list[str | int]
    when: tuple[str, list[str | int]] | None
    word: str | None


class Layout(TypedDict):
    """What lies open of a table, as `lay` takes it (docs/positions.md); `view`: the same, as a page draws it;
    `fields`: what is asked of it."""

    layout: Any
    view: Any
    fields: list[LayoutField]


class Snapshot(TypedDict):
    """`private`: there is something in the view that only the viewer may see; `open`: what lies open, where the view is
    private; `sides`: the seats that win together."""

    entries: int
    undoable: int
    turn: int
    decision: Decision | None
    viewer: int | None
    private: bool
    view: Any
    open: Any
    result: Result | None
    sides: list[list[int]]


class GameOption(TypedDict):
    """`seats`: the fewest and the most for which it can be chosen."""

    id: str
    kind: Literal["flag", "choice", "seat", "data"]
    default: object
    rule: str | None
    among: list[str | int | bool]
    seats: tuple[int, int] | None


class Source(TypedDict):
    """What the box has for chance: the device that rolls or draws it, whether only one seat sees it, and the option
    that brings it into play when it is not as by default."""

    device: NotRequired[str]
    hidden: NotRequired[bool]
    needs: NotRequired[str]


class Game(TypedDict):
    """What a page needs to set a game up. `reserved`: by number of seats, colours that nobody can take; `data`: the
    game's own."""

    name: str
    rules: int
    seats: tuple[int, int]
    minutes: int
    colours: list[str]
    reserved: dict[str, list[str]]
    bots: list[str]
    options: list[GameOption]
    keeps: bool
    lays: bool
    sources: dict[str, Source]
    data: Any


class Hello(TypedDict):
    engine: str


class Games(TypedDict):
    games: list[Game]


class Update(TypedDict):
    """What happened, for everybody's eyes, the people here who have something to look at alone, and how all stands."""

    events: list[Event]
    news: list[int]
    table: Snapshot


Box = TypedDict("Box", {"from": list[str]})
Box.__doc__ = """A box on the table: the questions that it answers."""


class Save(TypedDict):
    """A whole game."""

    flibuste: int
    game: str
    rules: int
    seats: list[Seat]
    options: dict[str, object]
    seed: int
    opening: list[str | int]
    log: list[Entry]
    position: NotRequired[object]
    box: NotRequired[Box]


class Begun(Update):
    save: Save


class Laid(TypedDict):
    """What a layout breaks. Where it breaks nothing: the game that has begun, or `outlook`: per world that looks like
    this, what each seat would score if the game ended now, and `lies`: the layout as it comes to lie."""

    breaches: list[Breach]
    outlook: NotRequired[list[list[int]]]
    lies: NotRequired[Any]
    save: NotRequired[Save]
    table: NotRequired[Snapshot]
    events: NotRequired[list[Event]]
    news: NotRequired[list[int]]


class Opened(TypedDict):
    events: list[Event]
    table: Snapshot


class Throw(TypedDict):
    asked: str
    faces: list[str | int]
    rolls: int


class InputNeeded(Throw):
    """People have to say what a die or a card shows. `seat` alone sees it; `together`: the dice of one throw; `why`:
    who rolls and what for, where a game says so."""

    seat: int | None
    why: Said | None
    together: list[Throw]
    events: list[Event]


class Played(Update):
    """`secret`: others are told only that a choice was made."""

    entry: Entry
    secret: bool


class Wanting(TypedDict):
    wanted: InputNeeded


class GoneBack(TypedDict):
    """How many entries are left."""

    entries: int
    table: Snapshot


class Repaired(GoneBack):
    """`log`: the entries from the first that has changed. Where somebody has to answer before it goes on: `rest`, for
    `resume`; about how many `questions` there will be; the option that is `likest` to what was answered before; or the
    move that `goes_on`, where only what people told does not fit: `play` takes `rest` with it."""

    log: list[Entry]
    rest: Any
    questions: int
    likest: str | None
    goes_on: list[str | int] | None


class Questions(TypedDict):
    """About how many would be asked."""

    questions: int


class Heard(TypedDict):
    """An answer that was told of the box: `at` says which of its entry's; `rolls`: who had the dice in hand; `throw`:
    the first answer of its throw; `open`: whether all have seen it."""

    at: int
    asked: str
    faces: list[str | int]
    answer: str | int
    seat: int | None
    rolls: int
    throw: int
    open: bool


class AllHeard(TypedDict):
    heard: list[list[Heard]]


class Looked(TypedDict):
    view: Any
    events: list[Event]


class Stands(TypedDict):
    table: Snapshot


class Seated(Stands):
    chapter: Chapter


class Odds(TypedDict):
    """`percent`: of imagined games that are won after a move; `next`: after the best of the others that were tried."""

    percent: int
    next: int | None


class Thought(TypedDict):
    """`aim`, `reason`, `odds`: of a hint, where they can be said."""

    option: str
    move: list[str | int]
    done: bool
    iterations: int
    aim: NotRequired[Any]
    reason: NotRequired[Any]
    odds: NotRequired[Odds | None]


class Story(TypedDict):
    chapters: list[Chapter]


class Retold(Story):
    """`view`: in which the first of the changes is made; `asked`: who makes the move that is not whole yet."""

    view: Any
    asked: int | None


class Foreseen(TypedDict):
    """By the ids of the options."""

    foresight: dict[str, Any]


class Previewed(TypedDict):
    preview: Any


class Traced(TypedDict):
    trace: Any


class Nothing(TypedDict):
    pass


class Answers(TypedDict):
    """What each op answers, beside those of the companion."""

    hello: Hello
    games: Games
    added: Games
    new: Begun
    lay: Laid
    layout: Layout
    open: Opened
    play: Played | Wanting
    relay: Played
    undo: GoneBack
    rewind: GoneBack
    amend: Repaired | Questions
    reopen: Repaired
    resume: Repaired
    heard: AllHeard
    preview: Previewed
    trace: Traced
    foresight: Foreseen
    look: Looked
    here: Stands
    seated: Seated
    think: Thought
    story: Story
    retell: Retold
    at: Opened
    close: Nothing
