"""The odds of a combat, before it and after the attacker's roll (docs/rules/jamaica.md, 5.6)."""

from typing import Final

from ....core.atoms import Args, Json
from ....games.jamaica.combat import edge, verdict
from ....games.jamaica.foresight import FACES, both_roll, odds
from ....games.jamaica.state import Combat
from ....games.jamaica.tables import BETH, COMBAT_DIE, STAR
from ..tool import Answer, Input, Said, Tool, choice, count, flag
from .ship import table_of

OPEN: Final = "open"
_LEADS: Final = range(-10, 11)


class Fight(Tool):
    """JAM-CBT-06: powder and Lady Beth on both sides, and the rolls as far as they are made."""

    id = "jamaica.fight"
    rule = "JAM-CBT-06"
    asked = (
        count("powder", 0, 60),
        flag("beth"),
        count("answer", 0, 60),
        flag("answer_beth"),
        choice("roll", (OPEN, *COMBAT_DIE)),
        choice("answer_roll", (OPEN, *COMBAT_DIE)),
    )

    def answer(self, given: Input) -> Answer:
        lead = _lead(given, given["answer"])
        table = [{"lead": n, **odds(both_roll(n), attacks=True)} for n in _LEADS]
        data: dict[str, Json] = {"lead": lead, "table": table}
        roll, reply = (_face(given[name]) for name in ("roll", "answer_roll"))
        if roll is None:
            chance = odds(both_roll(lead), attacks=True)
            return Answer([_chance(chance, "JAM-CBT-06")], {**data, "odds": chance})
        if roll == STAR:
            return Answer([Said("jamaica-tool-star", "JAM-CBT-08")], data)
        if reply is None:
            return self._second_step(given, roll, data)
        balance = verdict(roll, reply, lead)
        if reply == STAR:
            return Answer([Said("jamaica-tool-answer-star", "JAM-CBT-09")], data)
        args: Args = {"lead": abs(balance)}
        key = "won" if balance > 0 else "lost" if balance < 0 else "parted"
        return Answer([Said(f"jamaica-tool-{key}", "JAM-CBT-07", args)], data)

    def _second_step(self, given: Input, roll: int, data: dict[str, Json]) -> Answer:
        """JAM-CBT-08: the defender may still add powder, knowing what the attacker has."""
        lines: list[Said] = []
        steps: list[dict[str, Json]] = []
        for powder in range(given["answer"] + 1):
            lead = _lead(given, powder)
            chance = odds([verdict(roll, reply, lead) for reply in FACES], attacks=True)
            if steps and steps[-1]["odds"] == chance:
                continue
            steps.append({"powder": powder, "odds": chance})
            args: Args = {"powder": powder, "win": chance["lose"], "tie": chance["tie"], "of": chance["of"]}
            lines.append(Said("jamaica-tool-step", "JAM-CBT-08", args))
        return Answer(lines, {**data, "steps": steps})


def _face(face: str | int) -> int | None:
    return None if face == OPEN else STAR if face == "star" else int(face)


def _lead(given: Input, answer: int) -> int:
    """JAM-CBT-06: by how much the attacker is ahead before the dice."""
    s = table_of(3)
    s.up[0], s.up[1] = BETH * given["beth"], BETH * given["answer_beth"]
    return edge(s, Combat(0, 1, powder=given["powder"], answer=answer))


def _chance(chance: Json, rule: str) -> Said:
    return Said("jamaica-tool-odds", rule, {name: chance[name] for name in ("win", "tie", "lose", "of")})
