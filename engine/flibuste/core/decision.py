"""Questions as data: a decision, its options, and why some of them are barred."""

from collections.abc import Mapping
from dataclasses import field, replace
from typing import TYPE_CHECKING

from .atoms import Args, Json, Move, args_json, move_id
from .forms import Form
from .frozen import frozen

if TYPE_CHECKING:
    from . import shapes


@frozen
class Bar:
    """Why a move is refused: a message key with its arguments, and the id of the rule that forbids it."""

    key: str
    rule: str | None = None
    args: Args = field(default_factory=dict)

    def to_json(self) -> "shapes.Ruled":
        return {"key": self.key, "rule": self.rule, "args": args_json(self.args)}


class Barred(Exception):
    """Raised when a move is played that the rules forbid; `bar` says why."""

    def __init__(self, bar: Bar) -> None:
        super().__init__(f"{bar.key} ({bar.rule})" if bar.rule else bar.key)
        self.bar = bar

    @property
    def reason(self) -> str:
        return self.bar.key

    @property
    def rule(self) -> str | None:
        return self.bar.rule


@frozen
class Left:
    """Something that could still be done: a message key with its arguments."""

    key: str
    args: Args = field(default_factory=dict)

    def to_json(self) -> "shapes.Said":
        return {"key": self.key, "args": args_json(self.args)}


@frozen
class Option:
    """One answer to a decision: all that a button, a bot or a test needs.

    `source` and `at` are board places (``unit:red-2``): what acts, and what it acts on.
    """

    move: Move
    key: str
    args: Args
    group: str
    source: str | None = None
    at: str | None = None
    default: bool = False
    barred: Bar | None = None
    data: Mapping[str, Json] = field(default_factory=dict)
    """What a page may draw besides the message."""
    leaves: tuple[Left, ...] = ()
    """What this answer leaves undone for good: a page asks once before it is given."""

    @property
    def id(self) -> str:
        return move_id(self.move)

    def to_json(self) -> "shapes.Option":
        told: shapes.Option = {
            "id": self.id,
            "move": list(self.move),
            "key": self.key,
            "args": args_json(self.args),
            "group": self.group,
            "from": self.source,
            "at": self.at,
            "default": self.default,
            "barred": self.barred.to_json() if self.barred else None,
        }
        if self.data:
            told["data"] = dict(self.data)
        if self.leaves:
            told["leaves"] = [one.to_json() for one in self.leaves]
        return told


@frozen
class Decision:
    """Who is asked what. `turn` is the seat whose turn it is: not `seat`, for a question out of turn.

    `secret` and `open` are the step's (see `Ask`). The options that are not barred are all legal answers or, where
    there are `forms`, a sample of them.
    """

    seat: int
    turn: int
    key: str
    rule: str
    options: tuple[Option, ...]
    args: Args = field(default_factory=dict)
    secret: bool = False
    open: bool = False
    forms: tuple[Form, ...] = ()
    data: Mapping[str, Json] = field(default_factory=dict)
    """What a page may draw besides the message."""

    def to_json(self) -> "shapes.Decision":
        told: shapes.Decision = {
            "seat": self.seat,
            "turn": self.turn,
            "key": self.key,
            "rule": self.rule,
            "args": args_json(self.args),
            "secret": self.secret,
            "open": self.open,
            "forms": [form.to_json() for form in self.forms],
            "options": [o.to_json() for o in self.options],
        }
        if self.data:
            told["data"] = dict(self.data)
        return told

    def told(self) -> "shapes.Decision":
        """What others may know of it: who is asked, and what kind of question it is. What it speaks of (`args`, `data`)
        and how it may be answered (`options`, `forms`) tell what the seat that is asked holds."""
        return replace(self, args={}, options=(), forms=(), data={}).to_json()
