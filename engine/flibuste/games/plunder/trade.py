"""Chapters 5.10 and 5.14 (TRD, TRT): who may trade with whom, and what the treaty then forbids."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

WAYS: Final[Mapping[str, str]] = {
    "visit": "PLU-STM-07",
    "visited": "PLU-STM-07",
    "merchant": "PLU-STM-07",
    "beside": "PLU-STM-08",
    "they_merchant": "PLU-STM-07",
}
"""PLU-TRD-02: a, b, e, d, c, one of them is enough; with the rule by which the storm spoils it."""


class Contact(NamedTuple):
    """A way in which two captains meet. `storm`: its port lies in the storm, or the storm's edge is between them."""

    way: str
    storm: bool = False


def open_ways(contacts: Sequence[Contact]) -> list[str]:
    """PLU-TRD-02, PLU-STM-07, PLU-STM-08: the ways by which these captains may trade.

    >>> open_ways([Contact("visit", storm=True), Contact("beside")])
    ['beside']
    """
    return [contact.way for contact in contacts if not contact.storm]


def may_exchange(ways: Sequence[str]) -> bool:
    """PLU-TRD-08: with the merchant, outside the storm.

    >>> may_exchange(["beside"])
    False
    """
    return "merchant" in ways


class Forbidden(NamedTuple):
    what: str
    rule: str


TREATY: Final = (
    Forbidden("ships", "PLU-TRT-02"),
    Forbidden("islands", "PLU-TRT-02"),
    Forbidden("threats", "PLU-TRT-02"),
    Forbidden("cards", "PLU-TRT-02"),
    Forbidden("all", "PLU-TRT-03"),
)
"""What a captain may no longer do to a treaty partner until the turn ends."""
