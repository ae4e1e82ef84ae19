"""What Orca says of the page in Firefox, played by keyboard: the news, the questions and the reasons."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.browser import secrets
from tests.engines.test_phones import code, fill, take
from tests.heard.ears import ASKED, Ears, plain
from tools.browsers import ENGINES

pytestmark = pytest.mark.browser

PEOPLE = "seats=Anne,Jack&first=0&seed=3"
TABLES = {
    "buccaneer": "seats=Anne,bot:easy,bot:easy&seed=7&groups=2&first=0",
    "jamaica": "seats=Anne,bot:easy,bot:easy&seed=7",
    "nassau": "seats=Anne,bot:easy&seed=7",
    "plunder": "seats=Anne,bot:easy&seed=7",
    "pirates": "seats=Anne,bot:easy&seed=7&quick=1",
}

# what a captain who hears has pressed, and what must be heard after it; of what bots do nothing, for they may differ
LOGS: dict[str, list[tuple[str, list[str]]]] = {
    "buccaneer": [
        ("o", ["Lay your 2 on Jack’s 2: a crew of 2"]),
        ("Return", ["Anne lays a 2 on Jack’s 2: a crew of 2.", "Anne, what is your move?"]),
    ],
    "jamaica": [
        ("o Down", ["Morning: gold, 6. Evening: gold, 2. Hold 3 is empty and takes 6 gold."]),
        ("Return", ["pressed", "Waits for a yes: Play: load 6 gold, load 2 gold"]),
        ("Down Down", ["Play: load 6 gold, load 2 gold push button"]),
        ("Return", ["Anne has chosen a card.", "Anne turns up: gold, then gold. Anne loads 6 gold."]),
    ],
    "nassau": [
        ("o Down Down", ["4 pirates: 1 pistol"]),
        ("Return", ["Anne fills an alley with 4 pirates. Anne gains 1 pistol.", "Anne, one more move for a doubloon?"]),
        ("o Down Down", ["By barge, 2 pirates: 1 hold"]),
        ("Return", ["Anne takes the barge with 2 pirates. Anne loses 2 points for the barge: 10 − 2 = 8."]),
    ],
    "plunder": [
        ("o", ["Driftwood, with a ship on F2"]),
        ("Return", ["Anne begins on Driftwood, with a ship on F2.", "Anne, what do you do before you roll?"]),
        ("o", ["Roll the sailing die"]),
        ("Return", ["Anne rolls a 5 on the sailing die.", "Anne, what do you do? 5 steps of the die are left."]),
        ("o Return", ["4 steps of the die are left.", "One of Anne’s ships sails to E2."]),
    ],
    "pirates": [
        ("o", ["First sail, pirates", "20 points"]),
        ("Return", ["Anne has a fleet.", "Anne, which island do you give Jack as a home?"]),
        ("o Return", ["Island 1 is Jack’s home.", "Anne, where does Longshanks start?", "Bearing 345°, north."]),
    ],
}


@pytest.mark.parametrize("game", LOGS)
def test_turns_are_heard(ears: Ears, game: str) -> None:
    """Keys that were pressed by ear: what each leads to is heard again, and so is whatever the live region says."""
    ears.open(game, TABLES[game])
    ears.let_keys_through()
    for keys, sentences in LOGS[game]:
        ears.press(*keys.split())
        for sentence in sentences:
            assert ears.hears(sentence), f"not heard after {keys}: {sentence} among {ears.lines}"
        # what was said meanwhile is over by the next key
        ears.until_quiet()
    assert ears.unheard() == []


def test_what_is_barred_gives_its_reason(ears: Ears) -> None:
    """BUC-CRW-05: it is spoken, and its rule is the next stop. A dialog gives the focus back."""
    ears.open("buccaneer", "seats=Anne,Jack,Mary&seed=7&first=0")
    ears.evaluate("void document.querySelector('[data-pick]').click()")
    ears.press_on('[data-option^="board"][aria-disabled=true]')
    ears.see("#why")
    assert ears.hears(ears.texts("#why > span")[0].split(".")[0])
    ears.press("Tab")
    assert ears.evaluate("document.activeElement.closest('#why') !== null")
    ears.press_on("[data-action=log]")
    assert ears.hears("Log")
    ears.press("Escape")
    ears.wait("document.activeElement.matches('[data-action=log]')")


LIFT = "[data-action=lift-curtain]"


def test_the_curtain_keeps_its_secret(ears: Ears) -> None:
    """JAM-PHONE-01: whom the device goes to is heard, and nothing of a hand before it is lifted; then all of it,
    pictures too."""
    ears.open("jamaica", PEOPLE)
    ears.press_on(LIFT)
    ears.press_on("[data-captain='1']")
    ears.press_on("[data-action=look-alone]")
    ears.see(LIFT)
    assert ears.hears("Jack")
    ears.until_quiet()
    before = " ".join(ears.ever)
    ears.press_on(LIFT)
    ears.see(".alone-look")
    hand = ears.evaluate("[...document.querySelectorAll('.alone-look [role=img]')].map((it) => it.ariaLabel)")
    assert len(hand) == 3, hand
    assert not [card for card in hand if card in before]
    assert ears.hears("For Jack’s eyes only")
    for card in hand:
        assert ears.hears(plain(card)), f"not heard: {card} among {ears.lines}"


def owns(seat: int, wanted: Callable[[dict[str, Any]], bool]) -> Callable[[dict[str, Any]], bool]:
    """Whether this seat is asked something of which an answer is like that."""

    def holds(answer: dict[str, Any]) -> bool:
        asked = answer["table"]["decision"]
        return asked is not None and asked["seat"] == seat and any(map(wanted, asked["options"]))

    return holds


def found(game: str, wanted: Callable[[dict[str, Any]], bool], **options: Any) -> dict[str, Any]:
    people = secrets.colours(game, ["Anne", "Jack"], {1: "easy"})
    return secrets.found(owns(0, wanted), people, game=game, **options)


def test_a_treasure_is_heard_as_it_is_turned_up(ears: Ears) -> None:
    """PLU-TC-01: which card it is, and how one goes on; then what became of it."""
    ears.bring(found("plunder", lambda option: option["group"] == "collect"))
    ears.press_on("[data-option^=collect]")
    ears.see("dialog.reveal")
    assert ears.hears("Anne finds “")
    assert ears.hears("Press Enter to go on.")
    ears.press("Return")
    ears.wait(ASKED)
    assert ears.unheard() == []


def test_a_ship_is_taken_up_and_sails(ears: Ears) -> None:
    """CSG-ACT-02: which ship it is and what she may do; a course that is chosen waits for a yes, and each step says
    where it leads now."""
    ears.bring(found("pirates", lambda option: option["group"] == "sail", quick=True, fleets="lot"))
    if not ears.count(".pir-ship[aria-pressed=true]"):
        ears.press_on(".pir-ship")
    ears.press_on(".pir-ship[aria-pressed=true]")
    assert ears.hears(", put back")
    ears.press("Return")
    assert ears.hears(" in hand: ")
    ears.press_on("[data-head]")
    assert ears.hears("Sail push button")
    assert not any("grayed" in line for line in ears.lines)
    assert ears.hears("Heading 349°, 79° to starboard. 89 mm, all L.")
    ears.evaluate("void document.querySelector('[data-action=degree-less]').focus()")
    assert ears.hears("Heading: 1° to port push button")
    ears.press("Return")
    assert ears.hears("Heading 348°, 78° to starboard.")
    ears.press("Escape")
    assert ears.hears("toggle button pressed")


def test_news_is_heard(ears: Ears) -> None:
    """What a part of a screen shows is spoken whenever it changes."""
    ears.goto(f"{ears.origin}#/settings")
    ears.press_on(".set:has(output) button:last-child")
    assert ears.hears(ears.texts(".set output")[0])


def test_a_short_game_by_keyboard(ears: Ears) -> None:
    """To its end, from the question to the first answer that may be given; who wins is heard, and is where one is."""
    ears.open("buccaneer", TABLES["buccaneer"])
    for _ in range(60):
        if ears.over:
            break
        ears.answer()
    assert ears.over
    (wins,) = ears.texts("h1")
    assert ears.hears(f"{wins} heading level 1")
    # at this pace Orca drops sentences beside the redraw of a boarding, up to 4 of 30 on a busy machine
    lost = ears.unheard()
    assert 4 * len(lost) <= len(ears.said), lost


def test_in_french(ears: Ears) -> None:
    ears.open("buccaneer", TABLES["buccaneer"], language="fr")
    ears.answer()
    assert any("pose" in text for text in ears.said)
    assert ears.hears(ears.question)
    assert ears.unheard() == []


def test_a_guest_and_a_host_hear_each_other_come_and_go(ears: Ears, tmp_path: Path) -> None:
    """At a table of two phones: what is to be done with a code, that the table is there, and that a phone has gone."""
    other = ENGINES["chromium"](tmp_path, ears.origin)
    ears.set_up()
    table = f"{ears.origin}#/new?game=jamaica&seats=Anne,phone:Jack,bot:easy&seed=7&start=1"
    try:
        other.goto(table)
        ears.goto(f"{ears.origin}#/join")
        fill(ears, ".join", code(other))
        ears.evaluate("void (document.querySelector('.join details').open = true)")
        ears.press_on(".join [data-action=take-code]")
        assert ears.hears("Now show this code heading level 2"), ears.lines
        take(other, "[data-meeting='1']", code(ears))
        assert ears.hears("Jack, which die for the morning"), ears.lines
        # whoever sits down elsewhere leaves the table
        other.goto(f"{ears.origin}#/new?game=nassau&seats=Anne,bot:easy&start=1")
        assert ears.hears("You are no longer at the table", 60), ears.lines
        other.goto(f"{ears.origin}#/join")
        ears.hush()
        ears.goto(table)
        take(other, ".join", code(ears))
        take(ears, "[data-meeting='1']", code(other))
        other.see(".panel", 60)
        ears.until_quiet()
        other.goto(f"{ears.origin}icons/icon.svg")
        assert ears.hears("Jack’s phone"), ears.lines
    finally:
        ears.hush()
        other.kill()
        # Firefox complains of a phone that went without a word
        ears.hear()
        ears.troubles = [one for one in ears.troubles if "ICE failed" not in one]
