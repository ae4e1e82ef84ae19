"""What the questions of Jamaica say beside their words (`Decision.data`, `Option.data`, `Form.data`), by key: for type
checkers and for the page, whose `decisions.d.ts` is written from here (`tools/shapes.py`). Nothing imports it when the
engine runs."""

from typing import NotRequired, TypedDict


class Aboard(TypedDict):
    """The characters aboard whose powers bear on it."""

    aboard: list[str]


class OrGhost(TypedDict):
    """`ghost_by`: the rule by which one decides for the Ghost Ship; empty where one does not."""

    ghost_by: str
    aboard: NotRequired[list[str]]


class Near(TypedDict):
    """Who sits beside that place of the tavern."""

    near: list[str]


Decisions = TypedDict(
    "Decisions",
    {
        "jamaica-ask-answer": Aboard,
        "jamaica-ask-discard": Aboard,
        "jamaica-ask-lookout": Aboard,
        "jamaica-ask-mage": Aboard,
        "jamaica-ask-merchant": Aboard,
        "jamaica-ask-oracle": Aboard,
        "jamaica-ask-pay": Aboard,
        "jamaica-ask-powder": Aboard,
        "jamaica-ask-ranged": Aboard,
        "jamaica-ask-route": Aboard,
        "jamaica-ask-sabre": OrGhost,
        "jamaica-ask-sea-dog": Aboard,
        "jamaica-ask-spoils": OrGhost,
        "jamaica-ask-target": OrGhost,
        "jamaica-ask-weasel": Aboard,
    },
)
Options = TypedDict("Options", {"jamaica-do-recruit": Near})


class Forms(TypedDict):
    pass
