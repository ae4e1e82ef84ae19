"""Chapters 4.2 and 4.3 (HID, PHONE): what a seat may know, and one phone for all."""

import json
from random import Random
from typing import Any

from flibuste.bots import choose
from flibuste.bridge import Desk
from flibuste.core.agenda import asking
from flibuste.table import Table
from tests.games.jamaica.positions import ANNE, GAME, JACK, MARY, Sea, new, sea
from tests.games.jamaica.test_spoils import won


def ask(desk: Desk, op: str, **fields: Any) -> Any:
    answer = json.loads(desk.call(json.dumps({"op": op, "table": "t", **fields})))
    assert answer["ok"], answer
    return answer


def opened(*bots: str | None, seed: int = 3, **options: Any) -> tuple[Desk, Any]:
    seats = [{"name": f"Captain {i}", "bot": bot} for i, bot in enumerate(bots)]
    desk = Desk()
    return desk, ask(desk, "new", game="jamaica", seats=seats, options={"start": 0, **options}, seed=seed)


def choosing(table: Table) -> Table:
    """Plays until the first card is to be chosen."""
    assert table.decision is not None
    if table.decision.rule == "JAM-D-01":
        table.play(table.decision.options[0].id)
    return table


def test_what_lies_open() -> None:
    """JAM-HID-01: places, holds, dice, discards, sizes of hands and piles, who has chosen."""
    table = choosing(new(3, 1, start=0))
    assert table.decision is not None
    table.play(table.decision.options[0].id)
    view = table.view()
    seat = view["seats"][ANNE]
    assert (seat["committed"], seat["hand_count"], seat["deck_count"]) == (True, 2, 8)
    assert view["dice"]
    assert view["pile"] == 9
    assert view["ships"][ANNE]["holds"][0]["count"] == 3


def test_what_is_ones_own() -> None:
    """JAM-HID-02: the hand, the chosen card and the covered treasures are seen by their owner alone."""
    table = choosing(new(3, 1, start=0))
    assert table.decision is not None
    option = table.decision.options[0].id
    table.play(option)
    for viewer in (None, JACK, MARY):
        seat = table.view(viewer)["seats"][ANNE]
        assert (seat["hand"], seat["chosen"], seat["deck"]) == (None, None, None)
    assert table.view(ANNE)["seats"][ANNE]["chosen"] == option.split(":")[1]
    assert len(table.view(ANNE)["seats"][ANNE]["hand"]) == 2


def test_what_nobody_knows() -> None:
    """JAM-HID-03: piles have no order, the ghost's treasures no face, the tavern's covered tiles no name."""
    game = sea("20 f3", "20 f3", ghost="3 g5", seats=2, agenda=[["RoundEnd"], ["GhostMove", 1]], dice=(1, 1),
               fields={"dice": [1, 1]})  # fmt: skip
    assert game.at(2) == "4"
    for viewer in (None, ANNE, JACK):
        assert [row["card"] for row in game.view(viewer)["ships"][2]["down"]] == [None]
    tavern = new(3, crew=True).view(ANNE)["tavern"]
    assert list(tavern["cells"].values()).count("?") == 17
    assert len(tavern["unseen"]) == 17


def test_what_is_known_of_a_treasure_that_changed_hands() -> None:
    """JAM-HID-04: a curse given is known to both, and as a curse to all; of a theft the third knows nothing."""
    game = won("f3 | T06 T10", "f2 | T05").play("spoils:give")
    given = {seat: game.view(seat)["ships"][JACK]["down"] for seat in range(3)}
    assert {row["card"] for row in given[ANNE]} == {"T10", None}
    assert {row["card"] for row in given[MARY]} == {None}
    assert [row["cursed"] for row in given[MARY]].count(True) == 1
    stolen = won("f3", "f2 | T05 T10").play("spoils:covered", theft="T10")
    assert stolen.view(MARY)["ships"][ANNE]["down"] == [{"card": None, "seen_by": [], "cursed": False}]
    assert stolen.view(JACK)["ships"][ANNE]["down"] == [{"card": "T10", "seen_by": [0, 1], "cursed": False}]
    assert stolen.view(JACK)["ships"][ANNE]["down"][0]["card"] == "T10"


def test_who_may_have_lost_a_known_curse_is_not_known_to_own_it() -> None:
    """JAM-HID-04: all know that Jack has a curse; after a theft from his two covered cards no more."""
    game = won("f3 | T10", "f2 | T05").play("spoils:give")
    game.state.agenda[:] = []
    where = GAME.write(game.state)
    ships = where["ships"]
    ships[MARY] = {**ships[MARY], "space": 16, "holds": [["powder", 1], ["food", 9]]}
    again = Sea({**where, "turn": MARY, "dice": [1, 1], "agenda": [["RoundEnd"], ["Act", MARY, 5, 1]]})
    again.play("attack:1").play("powder:0", combat="star").play("spoils:covered", theft="T05")
    assert [row["cursed"] for row in again.view(ANNE)["ships"][JACK]["down"]] == [False]
    # Anne gave the curse, but cannot tell whether it was what Mary took.
    assert [row["card"] for row in again.view(ANNE)["ships"][JACK]["down"]] == [None]
    assert [row["card"] for row in again.view(MARY)["ships"][MARY]["down"]] == ["T05"]


def test_the_only_covered_card_stays_known_when_it_is_stolen() -> None:
    """JAM-HID-04: Mary has seen Jack's one card, so she knows what Anne has now, and that it is a curse."""
    game = won("f3", "f2 | T10")
    game.state.down[JACK] = tuple(held | 1 << (6 + MARY) | 32 for held in game.state.down[JACK])
    game.play("spoils:covered")
    assert game.view(MARY)["ships"][ANNE]["down"] == [{"card": "T10", "seen_by": [0, 1, 2], "cursed": True}]


def test_who_has_seen_a_card_does_not_tell_which_was_stolen() -> None:
    """JAM-HID-04: Anne knows one of Jack's two cards and steals one: which of them, the others cannot tell."""
    seen = set()
    for card in ("T05", "T10"):
        game = won("f3", "f2 | T05 T10", fields={"pile": 7})
        game.state.down[JACK] = tuple(h | (h & 31 == 10) << 6 for h in game.state.down[JACK])
        assert [row["card"] for row in game.view(ANNE)["ships"][JACK]["down"]] == ["T10", None]
        game.play("spoils:covered", theft=card)
        seen.add(json.dumps([game.view(None), game.view(MARY)]))
    assert len(seen) == 1


def test_cards_are_chosen_behind_a_curtain_in_order_of_play() -> None:
    """JAM-PHONE-01: each person in turn sees their own hand and nobody else's, and no trace of a choice."""
    desk, answer = opened(None, None, None, seed=4)
    if answer["table"]["decision"]["rule"] == "JAM-D-01":
        answer = ask(desk, "play", option=answer["table"]["decision"]["options"][0]["id"])
    for seat in range(3):
        table = answer["table"]
        assert (table["decision"]["seat"], table["viewer"], table["private"]) == (seat, seat, True)
        others = [row for i, row in enumerate(table["view"]["seats"]) if i != seat]
        assert all(row["hand"] is None and row["chosen"] is None for row in others)
        assert all(event["data"].get("card") is None for event in answer["events"] if event["key"] == "jamaica-chose")
        answer = ask(desk, "play", option=table["decision"]["options"][0]["id"])


def test_the_story_keeps_a_secret_choice() -> None:
    """JAM-PHONE-01: the story that the next person reads tells that a card was chosen, not which."""
    desk, answer = opened(None, None, None, seed=4)
    if answer["table"]["decision"]["rule"] == "JAM-D-01":
        answer = ask(desk, "play", option=answer["table"]["decision"]["options"][0]["id"])
    card = answer["table"]["decision"]["options"][0]["id"]
    ask(desk, "play", option=card)
    chapter = ask(desk, "story")["chapters"][-1]
    assert chapter["entry"] == {"seat": 0, "move": None, "args": [], "found": []}
    assert card.split(":")[1] not in json.dumps(chapter)


def test_a_story_of_a_running_game_tells_no_draws() -> None:
    """JAM-HID-02: what others drew is neither in the entries nor in the events of the story."""
    desk, answer = opened(None, None, "easy", seed=4)
    for _ in range(60):
        decision = answer["table"]["decision"]
        free = [option["id"] for option in decision["options"] if not option["barred"]]
        option = free[0] if free else ask(desk, "think", sips=1)["option"]
        answer = ask(desk, "play", option=option)
    viewer = answer["table"]["viewer"]
    for chapter in ask(desk, "story")["chapters"]:
        assert not (chapter["entry"] or {}).get("found")
        for event in chapter["events"]:
            if event["key"] in ("jamaica-drew", "jamaica-treasure-seen"):
                assert event["data"]["seat"] == viewer


def test_one_person_needs_no_curtain_and_bots_no_peeking() -> None:
    """JAM-PHONE-02: the only person keeps the view while bots think; a bot's answer does not depend on hidden cards."""
    desk, answer = opened(None, "easy", "easy", seed=4)
    while answer["table"]["decision"]["seat"] == 0:
        answer = ask(desk, "play", option=answer["table"]["decision"]["options"][0]["id"])
    assert answer["table"]["viewer"] == 0
    assert answer["table"]["decision"]["options"] == []
    table = choosing(new(3, 5, start=0))
    moves = {choose("normal", GAME, GAME.imagine(table.state, ANNE, luck), Random(1)) for luck in range(5)}
    assert len(moves) == 1


def test_the_captain_places_dice_and_chooses_in_one_go() -> None:
    """JAM-PHONE-03: both questions go to the Captain, one after the other, with the hand in view."""
    desk, answer = next(
        (d, a) for d, a in (opened(None, None, None, seed=s) for s in range(20))
        if a["table"]["decision"]["rule"] == "JAM-D-01"
    )  # fmt: skip
    assert answer["table"]["view"]["seats"][0]["hand"]
    answer = ask(desk, "play", option=answer["table"]["decision"]["options"][0]["id"])
    assert (answer["table"]["decision"]["seat"], answer["table"]["decision"]["rule"]) == (0, "JAM-D-02")
    assert answer["table"]["view"]["dice"]


def test_a_choice_can_be_changed_until_somebody_else_chose() -> None:
    """JAM-PHONE-04: undo takes back one's own choice; once the next player has chosen, it is locked."""
    table = choosing(new(3, 1, start=0))
    before = len(table.log)
    first, second = [option.id for option in (table.decision.options if table.decision else ())][:2]
    table.play(first)
    table.undo()
    table.play(second)
    assert table.log[before].move == ("card", second.split(":")[1])
    assert table.decision is not None
    table.play(table.decision.options[0].id)
    assert table.undoable == 1


def test_private_moments_are_secret_questions() -> None:
    """JAM-PHONE-05: spoils of a winner with covered cards, which curse, and what is drawn, are for one seat alone."""
    assert won("f3 | T05", "f2").decision.secret
    assert won("f3 | T10 T11", "f2").play("spoils:give").decision.secret
    game = sea("3 f3", do="forward 1", told={"treasure": "T07"})
    assert [event.seen_by for event in game.events if event.key == "jamaica-treasure-seen"] == [(ANNE,)]


def test_public_questions_need_no_curtain() -> None:
    """JAM-PHONE-06: a lane, powder, payment: asked before everybody, whoever it is."""
    for game in (
        sea("5 f9 g9", do="forward 2"),
        sea("16 f9 p1", "17 f9", do="forward 1"),
        sea("15 g2 g3", do="forward 1"),
    ):
        table = game.table()
        assert table.viewer(table.decision) is None
        assert asking(table.state) is not None


def test_nothing_is_taken_back_after_a_find() -> None:
    """JAM-PHONE-07: the last choice of the round turns cards up, so it cannot be undone."""
    table, cards = choosing(new(3, 1, start=0)), []
    while table.decision and table.decision.rule == "JAM-D-02":
        cards.append(table.decision.options[0].id.split(":")[1])
        table.play(f"card:{cards[-1]}")
        if not table.log[-1].found:
            assert table.undoable
    assert table.log[-1].found[0] == cards[0]
    assert table.undoable == 0
