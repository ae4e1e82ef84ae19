"""The odds of a combat, before it and after the attacker's roll (docs/rules/jamaica.md, 5.6)."""

from typing import Final

from ....companion.tool import Answer, Input, Said, Tool, choice, count, flag
from ....core.atoms import Args, Json
from ..characters import bonus
from ..combat import edge, firepower, verdict
from ..foresight import FACES, both_roll, odds
from ..state import Combat, State
from ..tables import BETH, COMBAT_DIE, STAR
from .ship import table_of

OPEN: Final = "open"
_LEADS: Final = range(-10, 11)
_SIDES: Final = ("attack", "answer")


class FightTool(Tool):
    """JAM-CBT-04: powder and Lady Beth on both sides, and the rolls as far as they are made.

    Data: `stage` (whose roll is due: attack, answer, over), `fire` a side (roll, powder, bonus, sum; null before the
    roll; no sum with a star), `winner` (attack, answer, tie; null before the end), `again` (the side whose roll may be
    made again now, JAM-PWR-02), `odds` as it stands, `steps` for the defender's powder, `table` by the lead.
    """

    id = "jamaica.fight"
    rule = "JAM-CBT-06"
    asked = (
        count("powder", 0, 60),
        flag("beth"),
        count("answer", 0, 60),
        flag("answer_beth"),
        choice("roll", (OPEN, *COMBAT_DIE)),
        choice("answer_roll", (OPEN, *COMBAT_DIE)),
        flag("rerolled"),
        flag("strategist"),
    )

    def answer(self, given: Input) -> Answer:
        lead = _lead(given, given["answer"])
        table = [{"lead": n, **odds(both_roll(n), attacks=True)} for n in _LEADS]
        roll, reply = (_face(given[name]) for name in ("roll", "answer_roll"))
        fire = {"attack": _fire(given, roll, 0, "powder"), "answer": _fire(given, reply, 1, "answer")}
        data: dict[str, Json] = {"lead": lead, "table": table, "fire": fire, "winner": None, "again": None}
        if given["strategist"]:
            return _over([Said("jamaica-tool-strategist", "JAM-CREW-C04")], {**data, "fire": {}}, 1)
        if roll is None:
            chance = odds(both_roll(lead), attacks=True)
            return Answer([_chance(chance, "JAM-CBT-06")], {**data, "stage": "attack", "odds": chance})
        if not given["rerolled"]:
            data["again"] = "attack" if reply is None or roll == STAR else "answer"
        if roll == STAR:
            return _over([Said("jamaica-tool-star", "JAM-CBT-08")], data, 1)
        if reply is None:
            return self._second_step(given, roll, {**data, "stage": "answer"})
        balance = verdict(roll, reply, lead)
        if reply == STAR:
            return _over([Said("jamaica-tool-answer-star", "JAM-CBT-09")], data, balance)
        args: Args = {"lead": abs(balance)}
        key = "won" if balance > 0 else "lost" if balance < 0 else "parted"
        return _over([Said(f"jamaica-tool-{key}", "JAM-CBT-07", args)], data, balance)

    def _second_step(self, given: Input, roll: int, data: dict[str, Json]) -> Answer:
        """JAM-CBT-08: the defender may still add powder, knowing what the attacker has."""
        lines: list[Said] = []
        steps: list[dict[str, Json]] = []
        for powder in range(given["answer"] + 1):
            chance = _reply_odds(roll, _lead(given, powder))
            if steps and steps[-1]["odds"] == chance:
                continue
            steps.append({"powder": powder, "odds": chance})
            args: Args = {"powder": powder, "win": chance["lose"], "tie": chance["tie"], "of": chance["of"]}
            lines.append(Said("jamaica-tool-step", "JAM-CBT-08", args))
        return Answer(lines, {**data, "steps": steps, "odds": _reply_odds(roll, data["lead"])})


def _over(lines: list[Said], data: dict[str, Json], balance: int) -> Answer:
    """JAM-WIN-01: what the winner may take; JAM-CBT-07: nothing, when they part."""
    if balance:
        lines.append(Said("jamaica-tool-spoils", "JAM-WIN-01"))
    winner = "tie" if not balance else _SIDES[balance < 0]
    return Answer(lines, {**data, "stage": "over", "winner": winner})


def _reply_odds(roll: int, lead: int) -> Json:
    return odds([verdict(roll, reply, lead) for reply in FACES], attacks=True)


def _fire(given: Input, roll: int | None, ship: int, powder: str) -> Json:
    """JAM-CBT-06, JAM-CBT-10: what one side throws in; a star has no number."""
    if roll is None:
        return None
    more = bonus(_sides(given), ship)
    if roll == STAR:
        return {"roll": "star", "powder": given[powder], "bonus": more, "sum": None}
    return {"roll": roll, "powder": given[powder], "bonus": more, "sum": firepower(roll, given[powder], more)}


def _face(face: str | int) -> int | None:
    return None if face == OPEN else STAR if face == "star" else int(face)


def _sides(given: Input) -> State:
    """The attacker's ship is 0, the defender's 1."""
    s = table_of(3)
    s.up[0], s.up[1] = BETH * given["beth"], BETH * given["answer_beth"]
    return s


def _lead(given: Input, answer: int) -> int:
    """JAM-CBT-06: by how much the attacker is ahead before the dice."""
    return edge(_sides(given), Combat(0, 1, powder=given["powder"], answer=answer))


def _chance(chance: Json, rule: str) -> Said:
    return Said("jamaica-tool-odds", rule, {name: chance[name] for name in ("win", "tie", "lose", "of")})
