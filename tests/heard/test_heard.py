"""What Orca says of the page in Firefox, played by keyboard: the news, the questions and the reasons."""

from __future__ import annotations

import pytest

from tests.heard.ears import Ears

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
        assert ears.hears(ears.question), f"not asked: {ears.question} among {ears.lines}"
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


def test_the_curtain_keeps_its_secret(ears: Ears) -> None:
    """JAM-PHONE-01: whom the device goes to is heard, and nothing of a hand before the curtain is lifted."""
    ears.go("jamaica", PEOPLE)
    ears.see("[data-action=lift-curtain]")
    assert ears.hears("Anne")
    before = list(ears.lines)
    ears.evaluate("void document.querySelector('[data-action=lift-curtain]').focus()")
    ears.press("Return")
    ears.see("[data-option]")
    hand = ears.texts("[data-option] .sr")
    assert hand
    assert not [line for line in before for card in hand if card in line]


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
