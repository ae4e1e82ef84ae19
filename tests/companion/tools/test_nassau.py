"""Nassau's tools, with examples computed by hand and the tables of the rulebook."""

from pathlib import Path

import pytest

from flibuste.companion.tools import Answer, tools
from flibuste.core.faults import SheetError
from flibuste.core.seat import Seat
from flibuste.games.nassau.chances import repelled, unrepelled
from flibuste.table import Table


def use(tool: str, **given: object) -> Answer:
    return tools()[f"nassau.{tool}"].use(given)


@pytest.mark.parametrize(
    ("dice", "row"),
    [(1, (0.3333, 0.6667)), (2, (0.1111, 0.4444, 0.4444)), (5, (0.0041, 0.0412, 0.1646, 0.3292, 0.3292, 0.1317))],
)
def test_the_dice_are_those_of_the_table(dice: int, row: tuple[float, ...]) -> None:
    assert [round(chance, 4) for chance in repelled(dice)] == list(row)


def test_with_the_cat_eight_of_nine() -> None:
    """NAS-ANI-11: 1 - 1/3 * 1/3."""
    assert round(repelled(1, cat=True)[1], 4) == round(8 / 9, 4)


@pytest.mark.parametrize(
    ("strength", "row"),
    [
        (1, (0.17, 0.06, 0.02, 0.01, 0.00)),
        (2, (0.52, 0.23, 0.10, 0.04, 0.01)),
        (3, (0.96, 0.52, 0.26, 0.12, 0.05)),
        (4, (1.44, 0.90, 0.51, 0.27, 0.14)),
        (5, (1.94, 1.34, 0.85, 0.50, 0.28)),
    ],
)
def test_the_risk_is_that_of_the_table(strength: int, row: tuple[float, ...]) -> None:
    assert [round(unrepelled(strength, dice), 2) for dice in range(1, 6)] == pytest.approx(row, abs=0.0101)


def test_a_fight() -> None:
    """NAS-FGT-05: 3 harpoons, 2 sailors and 2 pirates, 4 crates: 3 can be fired; strength 3 with 1 damage needs 2."""
    given = {"strength": 3, "damage": 1, "weapons": 3, "sails": 3, "sailors": 2, "pirates": 2, "crates": 4}
    answer = use("fight", **given)
    assert (answer.data["most"], answer.data["need"], answer.data["dice"]) == (3, 2, 3)
    assert answer.lines[0].key == "nassau-tool-fight-wins"
    assert answer.lines[0].args["laid"] == 0


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"strength": 2, "bomb": 1}, "at-once"),
        ({"strength": 1, "crab": 1}, "at-once"),
        ({"strength": 3, "crates": 0}, "none"),
        ({"strength": 3, "crates": 1}, "wounds"),
        ({"strength": 3, "crates": 0, "bomb": 1}, "wounds"),
    ],
)
def test_what_a_fight_comes_to(given: dict[str, int], key: str) -> None:
    """NAS-FGT-04, NAS-FGT-06, NAS-FGT-21: a bomb does 2, the crab takes one off; without a crate a bomb must do."""
    assert use("fight", **given).lines[0].key == f"nassau-tool-fight-{key}"


def test_who_is_laid_down_for_the_shot_does_not_defend() -> None:
    """NAS-FGT-05, NAS-FGT-10: three crates with two sailors lay the pirate down: two dice, and 0.90 gets through."""
    ship = {"strength": 4, "weapons": 3, "sails": 3, "sailors": 2, "pirates": 1, "crates": 3}
    assert (use("fight", **ship).data["dice"], use("fight", **ship).data["risk"]) == (2, 0.90)
    assert (use("fight", **ship, fired=2).data["dice"], use("fight", **ship, fired=2).data["risk"]) == (3, 0.51)


def test_no_fight_is_no_fight() -> None:
    """NAS-FGT-21: nothing is drawn and no die is rolled after it."""
    answer = use("fight", strength=3, weapons=3, crates=0)
    assert [line.key for line in answer.lines] == ["nassau-tool-fight-none"]
    assert answer.data["dice"] == 0


def test_the_holds() -> None:
    """NAS-HLD-03, NAS-HLD-04: 5 crates, 3 provisions, 1 good are 2 + 1 + 1 loads: 4 holds, or 3 with the rat."""
    cargo = {"crates": 5, "provisions": 3, "goods": 1}
    full = ["crates", "crates", "provisions", "goods"]
    assert use("holds", **cargo).data == {"fits": False, "loads": 4, "holds": full}
    assert use("holds", **cargo, rat=1).data == {"fits": True, "loads": 4, "holds": full}
    assert use("holds", **cargo, open_holds=4).data == {"fits": True, "loads": 4, "holds": full}
    # One crate fewer makes one hold of crates; three provisions or the good fewer do as well.
    assert [line.args.get("count") for line in use("holds", **cargo).lines[1:]] == [1, 3, 1]


@pytest.mark.parametrize(("phase", "steps"), [("town", 5), ("sea", 4), ("home", 3), ("ready", 9)])
def test_the_round(phase: str, steps: int) -> None:
    assert len(use("round", phase=phase).lines) == steps


def test_the_dutchman_comes_first() -> None:
    assert use("round", phase="ready", dutchman=1).lines[0].rule == "NAS-DUT-10"


def told(card: int, **given: object) -> bool:
    return bool(use("tales", hand=[{"card": card}], **given).data["able"])


def test_the_rum_that_telling_costs_is_spent_first() -> None:
    """NAS-RET-11: card 31 asks for two rum, so it takes three; with three other tales told it takes four."""
    assert not told(31, rum=2)
    assert told(31, rum=3)
    others = [{"card": card} for card in (1, 2, 11)]
    have = {"sails": 3, "pistol": 2, "animal_rat": 1}
    hand = [*others, {"card": 31}]
    assert use("tales", hand=hand, rum=3, **have).data["able"] == [1, 2, 11]
    assert use("tales", hand=hand, rum=4, **have).data["able"] == [1, 2, 11, 31]


def test_a_card_is_there_once() -> None:
    """The box has one of each: typed twice it counts once."""
    answer = use("tales", hand=[{"card": 1}, {"card": 1}], sails=3)
    assert answer.data["able"] == [1]
    assert (answer.lines[0].args["count"], answer.lines[0].args["of"]) == (1, 1)


@pytest.mark.parametrize(
    ("card", "enough", "short"),
    [
        (1, {"sails": 3}, {"sails": 2}),
        (2, {"pistol": 2}, {"pistol": 1}),
        (9, {"opponents_one": 1}, {"opponents_one_strong": 1}),
        (11, {"animal_rat": 1}, {"animal_crab": 1}),
        (19, {"hidden_tobacco": 1}, {"sugar": 1}),
        (25, {"defeated_rival": 1}, {"defeated_ship": 1}),
        (33, {"opponents_one": 2}, {"opponents_one": 1}),
        (35, {"towers_1": 1, "towers_4": 2}, {"towers_1": 2}),
        (36, {"animal_rat": 1, "animal_cat": 1}, {"animal_rat": 1}),
        (38, {"most_pistol": 1}, {"most_hook": 1}),
        (54, {"towers_2": 1, "towers_6": 1}, {"towers_1": 5, "towers_3": 1}),
        (55, {"towers_3": 1}, {"towers_4": 1}),
        (57, {"towers_1": 1, "towers_2": 1, "towers_3": 1}, {"towers_1": 2, "towers_2": 1}),
        (61, {"opponents_one_strong": 1}, {"opponents_one": 3}),
        (62, {"clear_E": 1}, {"clear_I": 1}),
        (68, {"score_first": 1}, {"score_last": 1}),
        (71, {"hook": 4}, {"hook": 3, "sabre": 3}),
        (72, {"open_holds": 5}, {"open_holds": 4}),
        (73, {"silver": 1, "spice": 1}, {"silver": 2}),
    ],
)
def test_a_tale(card: int, enough: dict[str, int], short: dict[str, int]) -> None:
    """NAS-RET-12, by the conditions of chapter 10.5."""
    assert told(card, **enough)
    assert not told(card, **short)


def test_every_tale_can_be_true_and_says_what_it_asks() -> None:
    """With much of everything all can be told but the one that wants exactly two goods; each asks for known fields."""
    fields = {asked["id"]: asked["high"] for asked in tools()["nassau.tales"].about()["asks"] if asked["id"] != "hand"}
    cards = use("tales", **fields).data["cards"]
    assert [card["id"] for card in cards] == list(range(1, 75))
    assert {card["id"] for card in cards if not card["met"]} == {73}
    words = (Path(__file__).parents[3] / "engine/flibuste/games/nassau/locale/en/nassau-tools.ftl").read_text(
        encoding="utf-8"
    )
    for card in cards:
        assert set(card["asks"]) <= fields.keys()
        assert f"{card['condition']['key']} = " in words


def test_which_of_my_cards() -> None:
    """NAS-RET-11, NAS-RET-13: of four cards those of rum and sailors are true: 4 + 2 points, one rum."""
    answer = use("tales", hand=[{"card": n} for n in (31, 7, 72, 30)], rum=3, sailors=2)
    assert answer.data["able"] == [7, 31]
    assert answer.lines[0].args == {"count": 2, "of": 4, "points": 6}
    assert answer.lines[1].args == {"rum": 1}
    assert answer.lines[2].key == "nassau-tool-campfire-first"


def test_a_card_that_there_is_not() -> None:
    with pytest.raises(SheetError):
        use("tales", hand=[{"card": 75}])


def settled(tokens: str, dice: tuple[int, ...] = (), **given: object) -> Answer:
    rows = [{"token": token} for token in tokens.split()]
    return use("settle", tokens=rows, dice=[{"die": die} for die in dice], **given)


def test_what_gets_through() -> None:
    """Strength 4, 3 crates fired. Tokens: a dodge, a blank, two attacks; dice 2 and 5. By hand: the dodge leaves 2
    crates, the 5 sends one attack back, one gets through; 1 crate before and 2 now are 3 of 4: wounded."""
    answer = settled("dodge blank rum sail", (2, 5), strength=4, damage=1, fired=3)
    assert (answer.data["back"], answer.data["through"], answer.data["again"]) == (1, 1, [True, False])
    keys = [line.key.removeprefix("nassau-tool-settle-") for line in answer.lines]
    assert keys == ["dodge", "through", "choose", "points", "wounded"]
    assert answer.lines[0].args["left"] == 2
    assert answer.lines[-1].args == {"damage": 3, "strength": 4}


def test_a_fight_step_by_step() -> None:
    """NAS-FGT-07: strength 3 with the crab is 2 tokens; NAS-FGT-09: dice only against attacks."""
    assert settled("blank", strength=3, crab=1).data["draw"] == 1
    assert settled("blank sail", strength=3, crab=1).data["roll"] is True
    quiet = settled("blank dodge", strength=3, crab=1, fired=1, dodged=1)
    assert (quiet.data["over"], quiet.lines[-1].key) == (True, "nassau-tool-settle-wounded")
    assert settled("", strength=3, crab=1, bomb=1).lines[0].rule == "NAS-FGT-04"


def test_no_damage_no_reward() -> None:
    """NAS-FGT-15: the only crate was dodged away, and both attacks of one kind are lost without a choice."""
    answer = settled("dodge sail sail", (1, 1), strength=3, fired=1)
    keys = [line.key.removeprefix("nassau-tool-settle-") for line in answer.lines]
    assert keys == ["dodge", "through", "lose", "points", "nothing"]


@pytest.mark.parametrize(("players", "foes"), [(2, 16), (3, 22), (4, 29)])
def test_a_town_and_a_sea(players: int, foes: int) -> None:
    """NAS-SET-01, NAS-SET-12: nine tiles once each; opponents by the table; 8 outposts, 10 towers, 10 posts."""
    for seed in range(40):
        data = use("setup", players=players, seed=seed).data
        assert sorted(cell["tile"] for cell in data["town"]) == list(range(1, 10))
        assert {cell["side"] for cell in data["town"]} <= {"A", "B"}
        assert {cell["rot"] for cell in data["town"]} <= {0, 1, 2, 3}
        zones = {zone["zone"]: zone for zone in data["zones"]}
        assert sum(len(zone["opponents"]) for zone in zones.values()) == foes
        assert [sum(len(zone[kind]) for zone in zones.values()) for kind in ("outposts", "towers", "posts")] == [
            8,
            10,
            10,
        ]
        # NAS-SET-10: only weak ones near Nassau
        assert all(one["strength"] <= 2 for name in "ABD" for one in zones[name]["opponents"])
        # NAS-SET-14: the six near posts have one of each kind
        near = [post["good"] for name in "ABCDEG" for post in zones[name]["posts"]]
        assert len(set(near)) == len(near) == 6
        assert len(set(data["weapons"])) == players
        assert 1 <= data["first"] <= players


def test_the_same_number_deals_the_same() -> None:
    assert use("setup", seed=12).data == use("setup", seed=12).data
    assert use("setup", seed=12).data != use("setup", seed=13).data


def test_the_first_game_has_the_start_in_the_middle() -> None:
    """NAS-SET-01."""
    data = use("setup", layout="first_game", seed=5, dutchman=1, old_salt=0).data
    assert data["town"][4] == {"tile": data["start"], "side": "A", "rot": 0}
    assert (len(data["dutchman"]), len(data["dutch_weapons"]), data["salt"]) == (1, 4, [])


def test_the_dutchman_changes_nothing_else() -> None:
    """NAS-DUT-02: his tile and weapons are dealt after all the rest."""
    plain, haunted = (use("setup", players=3, seed=11, dutchman=ship).data for ship in (0, 1))
    assert {key: haunted[key] for key in plain if key != "dutchman"} == {
        key: plain[key] for key in plain if key != "dutchman"
    }
    assert plain["dutchman"] == []
    assert len(haunted["dutch_weapons"]) == 4


def test_the_tool_deals_as_the_game_does() -> None:
    """NAS-SET-06, NAS-SET-10 to NAS-SET-14: the same number, the same table."""
    data = use("setup", players=3, seed=29, dutchman=1).data
    table = Table.new("nassau", [Seat(name) for name in ("Anne", "Jack", "Mary")], {"dutchman": "beside"}, 29)
    view = table.view(None)
    for zone, played in zip(data["zones"], view["zones"], strict=True):
        assert zone["opponents"] == [{key: foe[key] for key in ("type", "strength")} for foe in played["foes"]]
        assert zone["posts"] == [{key: post[key] for key in ("weapon", "good")} for post in played["posts"]]
        assert zone["towers"] == [tower["weapon"] for tower in played["towers"]]
    assert [max(one["weapons"], key=one["weapons"].get) for one in view["players"]] == data["weapons"]
    assert (view["turn"] + 1, view["display"], [view["salt"]]) == (data["first"], data["animals"], data["salt"])
    assert view["dutchman"]["weapons"] == data["dutch_weapons"]


def test_the_feld_pawn_begins_where_the_captain_does_not() -> None:
    """NAS-FELD-01."""
    assert use("feld").data["corner"] == "southwest"
    assert use("feld", start_there=1).data["corner"] == "northeast"


def test_the_feld_pawn_brings_a_bonus_and_for_a_doubloon_another() -> None:
    """NAS-FELD-03, NAS-FELD-05."""
    assert use("feld", corner="northwest").data["bonuses"] == ["provision", "rum", "crate"]
    assert use("feld", corner="northwest", bonus="rum").data["second"] == ["provision", "crate"]
    assert use("feld", corner="northwest", bonus="rum", doubloon=0).data["second"] == []


def test_the_feld_pawn_goes_round_clockwise() -> None:
    """NAS-FELD-06."""
    way = ["southwest"]
    while len(way) < 5:
        way.append(use("feld", corner=way[-1]).data["next"])
    assert way == ["southwest", "northwest", "northeast", "southeast", "southwest"]
