"""What is asked of a table that people lay: purses, treasures and whose turn it is."""

from ...core.layout_fields import LayoutField, seat
from .state import Setting
from .tables import ALL_DUCATS, KINDS, TOKENS


def fields(setting: Setting) -> list[LayoutField]:
    return [
        LayoutField("purses", "purses[]", "captain", high=ALL_DUCATS),
        *(
            LayoutField(kind, f"tokens[].{kind}", "captain", high=count, word=f"buccaneer-treasures-{kind}")
            for kind, count in zip(KINDS, TOKENS, strict=True)
        ),
        seat("turn", "turn", "table"),
    ]
