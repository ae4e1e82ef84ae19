"""What Orca says of the page in Firefox, played by keyboard: the news, the questions and the reasons."""

from __future__ import annotations

import pytest

from tests.heard.ears import Ears, plain

pytestmark = pytest.mark.browser

PEOPLE = "seats=Anne,Jack,Mary&seed=7"
TABLES = {
    "buccaneer": "seats=Anne,bot:easy,bot:easy&seed=7&groups=2&first=0",
    "jamaica": "seats=Anne,bot:easy,bot:easy&seed=7",
    "nassau": "seats=Anne,bot:easy&seed=7",
    "plunder": "seats=Anne,bot:easy&seed=7",
    "pirates": "seats=Anne,bot:easy&seed=7",
}


@pytest.mark.parametrize("game", TABLES)
def test_turns_are_heard(ears: Ears, game: str) -> None:
    """Whatever the live region says is spoken, and so is each question after an answer."""
    ears.open(game, TABLES[game])
    for _ in range(3):
        ears.answer()
        # what is looked at before it is given waits for a yes, which the live region says
        asked = "Waits for a yes" if ears.count("[data-action=confirm]") else ears.question
        assert ears.hears(asked), f"not heard: {asked} among {ears.lines}"
    assert ears.unheard() == []


def test_what_is_barred_gives_its_reason(ears: Ears) -> None:
    """BUC-CRW-05: it is spoken, and its rule is the next stop."""
    ears.open("buccaneer", "seats=Anne,Jack,Mary&seed=7&first=0")
    ears.evaluate("void document.querySelector('[data-pick]').click()")
    ears.see('[data-option^="board"][aria-disabled=true]')
    ears.evaluate("void document.querySelector('[data-option^=\"board\"][aria-disabled=true]').focus()")
    ears.press("Return")
    ears.see("#why")
    assert ears.hears(ears.texts("#why > span")[0].split(".")[0])
    ears.press("Tab")
    assert ears.evaluate("document.activeElement.closest('#why') !== null")


CARD = "[data-option^='card:']"


def cards(ears: Ears) -> list[str]:
    """The hand that is shown, as it is named for the ears."""
    found = ears.evaluate("(what) => [...document.querySelectorAll(what)].map((it) => it.textContent)", CARD)
    return [plain(text) for text in found]


def test_the_curtain_keeps_its_secret(ears: Ears) -> None:
    """JAM-PHONE-01: whom the device goes to is heard, and nothing of a hand before the curtain is lifted."""
    ears.open("jamaica", PEOPLE)
    shown: list[str] = []
    while not (ears.curtained and ears.texts("#next") == ["Jack"]):
        shown += cards(ears)
        ears.answer()
    assert ears.hears("Jack")
    before = list(ears.lines)
    ears.listen()
    ears.answer()
    while not (hand := cards(ears)):
        ears.answer()
    assert len(hand) == 3, hand
    said = " ".join(before)
    # what both may hold counts for nothing
    assert not [card for card in hand if card in said and card not in shown]


def test_a_dialog_gives_the_focus_back(ears: Ears) -> None:
    ears.open("buccaneer", TABLES["buccaneer"])
    ears.evaluate("void document.querySelector('[data-action=log]').focus()")
    ears.press("Return")
    assert ears.hears("Log")
    ears.press("Escape")
    ears.wait("document.activeElement.matches('[data-action=log]')")


def test_a_short_game_by_keyboard(ears: Ears) -> None:
    """To its end, from the question to the first answer that may be given; who wins is heard."""
    ears.open("buccaneer", "seats=Anne,bot:easy,bot:easy&seed=7&groups=2&first=0")
    for _ in range(60):
        if ears.over:
            break
        ears.answer()
    assert ears.over
    assert ears.unheard() == []


def test_in_french(ears: Ears) -> None:
    ears.open("buccaneer", TABLES["buccaneer"], language="fr")
    ears.answer()
    assert any("pose" in text for text in ears.said)
    assert ears.hears(ears.question)
    assert ears.unheard() == []
