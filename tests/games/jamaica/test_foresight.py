"""Chapter 4.4: what may be foreseen of an answer is what happens."""

import json
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

from flibuste.bridge import Desk
from flibuste.core.agenda import Ask, asking
from flibuste.core.atoms import Json
from flibuste.core.events import Event, EventCollector
from flibuste.core.fate import OwnDice
from flibuste.games.jamaica.characters import MAGE
from flibuste.games.jamaica.choose import Choose, act
from flibuste.games.jamaica.move import Act
from flibuste.games.jamaica.round import ROUND_END
from flibuste.games.jamaica.state import State
from flibuste.games.jamaica.tables import CARD_NUMBER
from tests.games.jamaica.positions import GAME, GHOST, Sea, new, position, sea

DICE = {"die": [2, 5]}


def foreseen(game: Sea) -> dict[str, Any]:
    """The previews of all that may be answered now."""
    asked = game.decision
    return {o.id: GAME.preview(game.state, o.move, asked.seat) for o in asked.options if not o.barred}


def stop(game: Sea, option: str) -> Any:
    preview = foreseen(game)[option]
    assert preview["kind"] == "stop"
    return preview["stop"]


def plans(game: Sea, card: str) -> Any:
    preview = foreseen(game)[f"card:{card}"]
    assert (preview["kind"], preview["card"]) == ("card", card)
    return preview["plans"]


def choosing(*ships: str, cards: str = "8 1 4", dice: str = "dice:1", **where: Json) -> Sea:
    hands = [cards, *["1 2 3"] * 5]
    return Sea(position(*ships, hands=hands, **where), **DICE).play(dice)


# ---- stops


def test_a_stop_says_what_it_costs_and_who_is_there() -> None:
    game = sea("4 f9 g2", "13 f9", do="forward 3")
    assert stop(game, "sail:7") == {
        "space": 7, "way": [4, 5, 6, 7], "home": False, "cost": 2, "resource": "food", "have": 9, "pay": "yes",
        "ships": [], "treasure": False, "score": -5, "short": None,
    }  # fmt: skip
    assert stop(game, "sail:13")["ships"] == [1]


def test_a_lair_is_free_and_may_hold_a_treasure() -> None:
    lair = stop(sea("18 f9", do="forward 4"), "sail:22")
    assert (lair["pay"], lair["resource"], lair["treasure"]) == ("free", None, True)
    empty = stop(sea("18 f9 | T05", do="forward 4", gone=[22]), "sail:22")
    assert (empty["pay"], empty["treasure"]) == ("free", False)


def test_a_stop_that_cannot_be_paid_leads_back() -> None:
    """JAM-SHORT-04: to the first payable space of either lane, which is paid in its turn."""
    short = stop(sea("15 f1 g1 navigator", do="forward 2", crew=True), "sail:18")
    assert (short["pay"], short["have"], short["short"]["lost"], short["short"]["kind"]) == ("no", 1, 1, "gold")
    assert [(b["space"], b["way"]) for b in short["short"]["back"]] == [
        (4, [18, 17, 16, 15, 14, 13, 6, 5, 4]), (11, [18, 17, 16, 15, 12, 11]),
    ]  # fmt: skip
    both = plans(choosing("16 f1 g1"), "AC08")
    assert {tuple(b["space"] for b in plan["morning"]["stop"]["short"]["back"]) for plan in both} == {(4, 11)}
    assert [(p["evening"]["stop"]["way"][0], p["evening"]["stop"]["space"]) for p in both] == [
        (4, 9),
        (4, 15),
        (11, 18),
    ]


def test_falling_back_is_foreseen_too() -> None:
    game = sea("17 f1", do="forward 1")
    assert foreseen(game).keys() == {"retreat:11", "retreat:4"}
    back = stop(game, "retreat:4")
    assert (back["way"], back["pay"], back["treasure"]) == ([18, 17, 16, 15, 14, 13, 6, 5, 4], "free", True)
    assert "short" not in back


def test_home_and_what_it_scores() -> None:
    home = stop(sea("47 f9 navigator", do="forward 2", crew=True), "sail:0")
    assert (home["home"], home["score"], home["way"], home["pay"]) == (True, 15, [47, 48, 49, 0], "free")
    assert stop(sea("47 f9 navigator", do="forward 2", crew=True), "sail:49")["score"] == 10


def test_a_move_of_no_step_is_no_stop() -> None:
    stay = stop(sea("16 anchorman", "16 f3", do="forward 1", crew=True), "sail:16")
    assert (stay["way"], stay["pay"], stay["ships"], stay["cost"]) == ([16], "free", [], 0)


def test_merchants_are_counted_on() -> None:
    assert stop(sea("15 f9 merchant_venetian navigator", do="forward 1", crew=True), "sail:16")["pay"] == "merchants"


def test_the_ghosts_stops() -> None:
    """It pays nothing; both directions, and its lanes."""
    where: dict[str, Any] = {"seats": 2, "agenda": [["RoundEnd"], ["GhostMove", 1]], "fields": {"dice": [3, 2]}}
    free = foreseen(sea("20 f3", "10 f3", ghost="14 g5", **where))
    assert [s["space"] for s in free["ghost:ahead"]["stops"]] == [16]
    assert [s["space"] for s in free["ghost:back"]["stops"]] == [6]
    assert free["ghost:ahead"]["kind"] == "ghost"
    assert {s["pay"] for preview in free.values() for s in preview["stops"]} == {"free"}
    forced = foreseen(sea("20 f3", "20 f3", ghost="5 g5", **where))
    assert {(p["ship"], p["stop"]["space"]) for p in forced.values()} == {(GHOST, 7), (GHOST, 13)}


# ---- cards and dice


def test_a_load_names_its_hold() -> None:
    step = plans(choosing("20 f3 g3"), "AC01")[0]
    assert step["morning"] == {
        "icon": "food", "die": 2, "count": 2, "hold": 2, "dump": [], "ignored": False,
    }  # fmt: skip
    assert (step["evening"]["icon"], step["evening"]["hold"]) == ("powder", 3)


def test_a_full_ship_must_empty_a_hold() -> None:
    """JAM-LOAD-04, JAM-LOAD-07: and what the morning filled with gold, the evening may not empty for gold."""
    full = plans(choosing("20 f1 f2 p3 g4 p5"), "AC04")
    assert [(p["morning"]["dump"], p["evening"]["dump"]) for p in full] == [([0, 1, 2, 4], [0, 1, 2, 4])]
    one = plans(choosing("20 g1 f2 g3 g4 g5"), "AC04")[0]
    assert (one["morning"]["dump"], one["evening"]["ignored"]) == ([1], True)


def test_what_is_emptied_may_matter_for_the_price() -> None:
    """Whoever throws the food away falls back from the sea: two plans, each with its holds to empty."""
    full = plans(choosing("28 f3 p1 p3 g4 p5", cards="5 1 4", dice="dice:2"), "AC05")
    assert [(p["morning"]["dump"], p["evening"]["stop"]["pay"]) for p in full] == [([0, 1, 2, 4], "yes")]
    sail = plans(choosing("30 f3 p1 p3 g4 p5", cards="5 1 4", dice="dice:2"), "AC05")
    assert [(p["morning"]["dump"], p["evening"]["stop"]["pay"]) for p in sail] == [([0], "no"), ([1, 2, 4], "yes")]


def test_one_plan_for_every_route() -> None:
    game = choosing("5 f9 g9", cards="8 1 4")
    assert [(p["morning"]["stop"]["space"], p["evening"]["stop"]["space"]) for p in plans(game, "AC08")] == [
        (7, 12), (13, 18),
    ]  # fmt: skip


def test_the_evening_is_paid_with_what_the_morning_left() -> None:
    """JAM-FLOW-06: three gold pay port 16; then none is left for port 21."""
    spent = {p["evening"]["stop"]["space"]: p["evening"]["stop"] for p in plans(choosing("14 f9 g3"), "AC08")}
    assert (spent[21]["resource"], spent[21]["have"], spent[21]["pay"]) == ("gold", 0, "no")
    assert (spent[27]["resource"], spent[27]["have"], spent[27]["pay"]) == ("food", 9, "yes")
    loaded = plans(choosing("3 p1", cards="5 1 4", dice="dice:2"), "AC05")[0]
    assert (loaded["evening"]["stop"]["have"], loaded["evening"]["stop"]["pay"]) == (5, "yes")


def test_a_ship_that_comes_home_skips_the_evening() -> None:
    """JAM-END-01."""
    assert plans(choosing("48 f9 g9"), "AC08")[0]["evening"] == {"icon": "forward", "die": 5, "skipped": True}


def test_powers_of_characters_are_foreseen() -> None:
    """JAM-CREW-C10, C16, C18: the Sea Dog stays, the Cooper adds one, the Mage swaps."""
    dog = plans(choosing("20 f9 sea_dog", cards="6 1 4", crew=True), "AC06")
    assert {tuple(p["morning"]["stop"]["way"]) for p in dog} == {(20, 19, 18), (20,)}
    assert plans(choosing("20 f9 cooper", crew=True), "AC01")[0]["morning"]["count"] == 3
    full = plans(choosing("20 cooper f9 f8 p7 p6", crew=True), "AC01")[0]
    assert (full["morning"]["count"], full["morning"]["dump"][0], full["evening"]["count"]) == (3, 0, 5)
    mage = plans(choosing("20 f9 mage", crew=True), "AC01")
    assert [p["morning"]["die"] for p in mage] == [2, 5]


def test_the_dice_show_what_every_card_of_the_own_hand_would_do() -> None:
    game = Sea(position("20 f3 g3", hands=["8 1 4"] * 3), **DICE)
    placed = foreseen(game)
    assert [(p["kind"], p["morning"], p["evening"]) for p in placed.values()] == [("dice", 2, 5), ("dice", 5, 2)]
    assert placed["dice:2"]["cards"].keys() == {"AC08", "AC01", "AC04"}
    assert placed["dice:2"]["cards"]["AC01"][0]["morning"]["count"] == 5


# ---- odds


def test_odds_of_powder() -> None:
    """JAM-CBT-06..10: out of 36 before any roll, out of 6 against one; stars included."""
    game = sea("16 f9 p2", "17 f9 p2 | T03", do="forward 1")
    odds = foreseen(game)
    assert odds["powder:2"] == {"kind": "odds", "win": 16, "tie": 5, "lose": 15, "of": 36}
    assert odds["powder:0"]["win"] == 12
    answer = foreseen(game.play("powder:0", combat=8))
    assert answer["powder:0"] == {"kind": "odds", "win": 3, "tie": 1, "lose": 2, "of": 6}
    assert answer["powder:1"]["win"] == 4


def test_odds_of_the_sabre() -> None:
    first = sea("16 f9 p1 | T02", "17 f9", do="forward 1").play("powder:0", combat=2)
    assert foreseen(first)["sabre:keep"] == {"kind": "odds", "win": 0, "tie": 1, "lose": 5, "of": 6}
    assert foreseen(first)["sabre:reroll"]["of"] == 36
    second = first.play("sabre:keep", combat=4)
    assert foreseen(second)["sabre:keep"] == {"kind": "odds", "win": 0, "tie": 0, "lose": 6, "of": 6}
    assert foreseen(second)["sabre:reroll"] == {"kind": "odds", "win": 0, "tie": 1, "lose": 5, "of": 6}
    star = sea("16 f9 p1", "17 f9 | T02", do="forward 1").play("powder:0", combat="star")
    assert (foreseen(star)["sabre:keep"]["lose"], foreseen(star)["sabre:reroll"]["win"]) == (6, 15)


def test_odds_of_an_attack() -> None:
    """JAM-CREW-C04: without powder on either side; with the Strategist there is no doubt."""
    both = foreseen(sea("16 f9", "17 f9", "17 f9 | T03", do="forward 1"))
    assert [(o["win"], o["of"]) for o in both.values()] == [(16, 36), (12, 36)]
    far = foreseen(sea("15 f9 g9 buccaneer strategist", "17 f9", do="forward 1", crew=True))
    assert far["attack:no"] is None
    assert far["attack:1"]["win"] == far["attack:1"]["of"]


def test_nothing_is_foreseen_of_the_rest() -> None:
    assert set(foreseen(sea("20 f9 g2 g3 p1 p2", do="food 4")).values()) == {None}


# ---- in whole games


class Mild(OwnDice):
    """Luck without the 6th Hold, which would change what the evening may do."""

    def answer(self, asked: str, among: Any, *at_table: Any, **more: Any) -> Any:
        return super().answer(asked, [a for a in among if a != "T04"] or among)


def outcomes(s: State, told: tuple[Event, ...] = ()) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """Every way that the actions on the agenda may go, payments as the default has them; combats lead nowhere."""
    emit, fate = EventCollector(), Mild(s)
    while s.agenda and not isinstance(s.agenda[-1], Ask) and s.agenda[-1] is not ROUND_END:
        if isinstance(s.agenda[-1], Act):
            emit(Event("act"))
        s.agenda.pop().run(s, fate, emit)
    told = (*told, *emit.events)
    if s.over or any(e.key == "jamaica-combat" for e in told):
        return
    if not s.agenda or s.agenda[-1] is ROUND_END:
        yield s, told
        return
    options = [o for o in s.agenda[-1].ask(s).options if o.barred is None]
    group = options[0].group
    if defaults := [o for o in options if o.default and group in ("pay", "hold", "attack")]:
        options = defaults
    elif group in ("treasure", "recruit"):
        options = options[-1:]
    for option in options:
        world, heard = s.copy(), EventCollector()
        world.agenda.pop().play(world, option.move, Mild(world), heard)
        yield from outcomes(world, (*told, *heard.events))


def told_actions(told: tuple[Event, ...]) -> list[tuple[Any, ...]]:
    """What happened in each of the two actions, in few words."""
    found: list[list[Any]] = []
    for event in told:
        key, data = event.key.removeprefix("jamaica-").removeprefix("ghost-"), event.data
        if key == "act":
            found.append([])
        elif key == "loaded":
            found[-1].append((key, data["hold"]))
        elif key in ("sailed", "retreat") and len(data["way"]) > 1:
            found[-1].append((key, data["way"][-1]))
        elif key == "paid":
            before = found[-1].pop() if found[-1] and found[-1][-1][0] == "paid" else ("paid", 0)
            found[-1].append(("paid", before[1] + int(str(event.args["count"]))))
        elif key == "shortage":
            found[-1].append(("short", event.args["paid"]))
        elif key in ("load-ignored", "lair"):
            found[-1].append((key, 0))
    return [tuple(action) for action in found]


def said_actions(step: Json) -> list[tuple[Any, ...]]:
    """The same of a foreseen action: every way that it leaves open and on which nobody is met."""
    if step.get("skipped"):
        return [()]
    if "stop" not in step:
        if step["ignored"]:
            return [(("load-ignored", 0),)]
        return [(("loaded", i),) for i in (step["dump"] if step["hold"] is None else [step["hold"]])]
    stop = step["stop"]
    if len(stop["way"]) == 1:
        return [()]
    if stop["ships"]:
        return []
    if "short" not in stop:
        return [_arrived("retreat", stop)]
    if stop["short"]:
        moved = ("sailed", stop["space"])
        return [
            (moved, ("short", stop["short"]["lost"]), *_arrived("retreat", b))
            for b in stop["short"]["back"]
            if not b["ships"]
        ]
    return [_arrived("sailed", stop)]


def _arrived(key: str, stop: Json) -> tuple[Any, ...]:
    paid = [("paid", stop["cost"])] if stop["pay"] in ("yes", "merchants") else []
    return ((key, stop["space"]), *paid, *([("lair", 0)] if stop["treasure"] else []))


def acting(s: State, steps: list[Any]) -> State:
    world = s.copy()
    world.agenda = [ROUND_END, *steps]
    return world


def the_same(real: set[tuple[Any, ...]], plans: list[list[list[tuple[Any, ...]]]]) -> None:
    """All that happens was foreseen, and every part of all that was foreseen happens."""
    assert real <= {way for plan in plans for way in product(*plan)}
    for plan in [plan for plan in plans if all(plan)]:
        for i, action in enumerate(plan):
            for said in action:
                others = plan[:i] + plan[i + 1 :]
                assert any(way[i] == said and (*way[:i], *way[i + 1 :]) in set(product(*others)) for way in real)


def unlosing(action: tuple[Any, ...]) -> tuple[Any, ...]:
    """After a load how much is lost depends on which hold was emptied."""
    return tuple(("short", 0) if part[0] == "short" else part for part in action)


def said_day(plan: Json) -> tuple[list[tuple[Any, ...]], list[tuple[Any, ...]]]:
    """Both actions; the evening begins where one of the morning's ways ends."""
    morning, evening = plan["morning"], plan["evening"]
    if "stop" in morning and morning["stop"]["short"]:
        short = morning["stop"]["short"]
        back = [stop for stop in short["back"] if stop["space"] in plan["from"]]
        morning = {**morning, "stop": {**morning["stop"], "short": {**short, "back": back}}}
    return said_actions(morning), said_actions(evening)


def check_card(s: State, step: Choose, card: str) -> None:
    said = GAME.preview(s, ("card", card), step.seat)["plans"]
    json.dumps(said)
    real = set()
    orders = (s.dice, s.dice[::-1]) if MAGE in s.holds[step.seat] and s.setting.crew else (s.dice,)
    for dice in orders:
        world = acting(s, [])
        world.turn = step.seat
        act(world, step.seat, CARD_NUMBER[card], *dice)
        real |= {tuple(map(unlosing, told_actions(told))) for _, told in outcomes(world)}
    the_same(real, [[list(map(unlosing, half)) for half in said_day(plan)] for plan in said])
    for plan in said:
        assert plan["morning"]["die"] in s.dice


def check_stop(s: State, move: Any, previewed: Json) -> None:
    stops = previewed["stops"] if previewed["kind"] == "ghost" else [previewed["stop"]]
    world, emit = acting(s, [s.agenda[-1]]), EventCollector()
    world.agenda.pop().play(world, move, Mild(world), emit)
    real = {tuple(told_actions((Event("act"), *told))) for _, told in outcomes(world, tuple(emit.events))}
    the_same(real, [[said_actions({"stop": stop})] for stop in stops])


@pytest.mark.parametrize("seed", range(12))
def test_what_is_foreseen_is_what_happens(seed: int) -> None:
    """Every stop, price, load, hold and way back of every answer, in whole games, wherever no combat intervenes."""
    table, rng = new(2 + seed % 5, seed, crew=seed % 2 == 1), Random(seed)
    while (decision := table.decision) is not None:
        step, s = asking(table.state), table.state
        before = GAME.write(s)
        for option in decision.options:
            if option.barred is None:
                preview = GAME.preview(s, option.move, decision.seat)
                if preview and preview["kind"] in ("stop", "ghost"):
                    check_stop(s, option.move, preview)
                elif preview and preview["kind"] == "card" and isinstance(step, Choose) and rng.random() < 0.3:
                    check_card(s, step, preview["card"])
        assert GAME.write(s) == before
        table.play(rng.choice([option.id for option in decision.options if option.barred is None]))


@pytest.mark.parametrize("seed", range(4))
def test_foresight_tells_nothing_that_is_hidden(seed: int) -> None:
    """JAM-HID-02: it is the same in every world that the seat cannot tell from the true one."""
    table, rng = new(2 + seed, seed, crew=seed % 2 == 1), Random(seed)
    while (decision := table.decision) is not None:
        allowed = [option for option in decision.options if option.barred is None]
        world = GAME.imagine(table.state, decision.seat, rng.getrandbits(60))
        for option in allowed:
            here, there = (GAME.preview(s, option.move, decision.seat) for s in (table.state, world))
            assert here == there
        table.play(rng.choice(allowed).id)


def test_the_op_foresight() -> None:
    """For the person who is asked, all options that are not barred; while a bot thinks, nothing."""
    desk = Desk()

    def ask(**request: Any) -> Any:
        answer = json.loads(desk.call(json.dumps({"table": "t", **request})))
        assert answer["ok"], answer
        return answer

    seats = [{"name": "Anne"}, {"name": "Jack", "bot": "easy"}, {"name": "Mary", "bot": "easy"}]
    answer = ask(op="new", game="jamaica", seats=seats, options={"start": 0}, seed=3)
    while (decision := answer["table"]["decision"])["seat"] == 0:
        foresight = ask(op="foresight")["foresight"]
        assert foresight.keys() == {option["id"] for option in decision["options"]}
        answer = ask(op="play", option=decision["options"][0]["id"])
    assert ask(op="foresight")["foresight"] == {}
