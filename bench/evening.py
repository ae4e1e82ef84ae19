"""A family's evening on three phones, by touch: how many taps and seconds each meeting, parting and coming back takes.

`python bench/evening.py [WIDTH HEIGHT]`, with the app in `dist`. Each phone is a browser of its own that is frozen and
killed for real; its camera is a film of what the other phone shows. Seconds hold the machine's own, and no person's.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT)]

from playwright.sync_api import Page, Playwright, expect, sync_playwright  # noqa: E402

from tests.browser import film, table  # noqa: E402
from tests.browser.processes import Device  # noqa: E402
from tests.browser.test_phones import press_all  # noqa: E402
from tests.browser.test_phones_cameras import shown  # noqa: E402
from tools.server import Server  # noqa: E402

SOON = 60_000
FROZEN = 60
MOVES = 6
"""How many are played between two happenings."""


class Phone(Device):
    """Counts its taps; `camera` is what it sees."""

    def __init__(self, playwright: Playwright, site: Server, folder: Path, name: str) -> None:
        self.name, self.taps, self.troubles = name, 0, list[str]()
        self.camera = folder / f"{name}.y4m"
        film.write(self.camera, None)
        fakes = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"]
        switches = [*fakes, f"--use-file-for-fake-video-capture={self.camera}"]
        super().__init__(playwright, site, folder / name, self.troubles.append, switches)

    def tap(self, selector: str, *, has_text: str | None = None) -> None:
        self.page.locator(selector, has_text=has_text).first.tap(timeout=SOON)
        self.taps += 1

    def sees(self, page: Page | None) -> None:
        """It is held up to another phone's code; None: it lies on the table."""
        film.write(self.camera, shown(page) if page else None)


class Evening:
    def __init__(self, *phones: Phone) -> None:
        self.phones = phones
        self.told = list[tuple[str, dict[str, int], float]]()

    @contextmanager
    def step(self, what: str) -> Iterator[None]:
        """Counts what each phone is tapped for, and how long it takes."""
        before, began = [phone.taps for phone in self.phones], monotonic()
        yield
        taps = {phone.name: phone.taps - n for phone, n in zip(self.phones, before, strict=True) if phone.taps > n}
        self.told.append((what, taps, monotonic() - began))
        by = ", ".join(f"{name} {n}" for name, n in taps.items()) or "nobody"
        print(f"{what:<60} {sum(taps.values()):>3} taps ({by}), {self.told[-1][2]:5.1f} s", flush=True)


def face_to_face(host: Phone, guest: Phone) -> None:
    """Each camera reads what the other phone shows."""
    guest.page.locator(".scan video").wait_for(timeout=SOON)
    guest.sees(host.page)
    expect(guest.page.locator(".scan")).to_have_count(0, timeout=SOON)
    host.sees(guest.page)
    guest.page.locator(".panel, [data-cell]").first.wait_for(timeout=SOON)
    for phone in (host, guest):
        phone.sees(None)


def play(*phones: Phone, most: int = MOVES) -> None:
    """By whoever is asked; not counted."""
    press_all([phone.page for phone in phones], most=most)


def slip(phone: Phone) -> None:
    phone.tap("[aria-label=Menu]")
    phone.tap("[data-action=phones]")


def begin(evening: Evening, anne: Phone, jack: Phone, mary: Phone) -> None:
    anne.go("#/new?game=buccaneer&seats=Anne,phone:Jack,phone:Mary&seed=7&first=0")
    with evening.step("Anne begins a game of three phones"):
        anne.tap("[data-action=start]")
        anne.page.locator("[data-meeting] svg.code-picture").wait_for(timeout=SOON)
    for guest in (jack, mary):
        with evening.step(f"{guest.name} joins by the cameras"):
            guest.tap("[data-join]")
            face_to_face(anne, guest)
    play(anne, jack, mary)


def locked(evening: Evening, anne: Phone, jack: Phone) -> None:
    jack.freeze()
    anne.page.wait_for_timeout(FROZEN * 1000)
    with evening.step(f"Jack's phone was locked for {FROZEN} s and is back"):
        jack.thaw()
        expect(jack.page.locator("[data-contact]")).to_have_count(0, timeout=SOON)
        anne.page.wait_for_timeout(2500)
        expect(anne.page.locator(".silent[data-silent]")).to_have_count(0, timeout=SOON)


def host_killed(evening: Evening, anne: Phone, jack: Phone, mary: Phone) -> None:
    anne.kill()
    with evening.step("Anne's phone was killed: both come back to it"):
        anne.start()
        anne.tap("[data-game]")
        for guest in (jack, mary):
            anne.tap("[data-action=bring-back]")
            guest.tap("[data-action=wait-reread]")
            face_to_face(anne, guest)
    play(anne, jack, mary)


def guest_killed(evening: Evening, anne: Phone, mary: Phone) -> None:
    mary.kill()
    with evening.step("Mary's phone was killed: it is back"):
        mary.start()
        expect(mary.page.locator("[data-join=again]")).to_contain_text("You were Mary", timeout=SOON)
        mary.tap("[data-join]")
        anne.tap(".toast .btn", has_text="Show the code")
        face_to_face(anne, mary)


def leave(guest: Phone) -> None:
    guest.tap("[aria-label=Menu]")
    guest.tap("[data-action=depart]")
    guest.tap("[data-action=depart-yes]")
    guest.page.locator("[data-join=new]").wait_for(timeout=SOON)


def one_leaves(evening: Evening, anne: Phone, jack: Phone, paul: Phone) -> None:
    with evening.step("Jack leaves the table"):
        leave(jack)
    with evening.step("Paul takes his seat"):
        anne.tap(".toast .btn", has_text="Show the code")
        paul.tap("[data-join]")
        face_to_face(anne, paul)
    with evening.step("Jack's phone becomes the screen in the middle"):
        slip(anne)
        anne.tap("[data-action=watch]")
        jack.tap("[data-join]")
        face_to_face(anne, jack)
        anne.page.keyboard.press("Escape")


def given(evening: Evening, anne: Phone, mary: Phone) -> None:
    with evening.step("Anne gives the table to Mary"):
        slip(anne)
        anne.tap("[data-phone='2'] [data-action=give]")
        anne.tap("[data-action=give-yes]")
        mary.tap("[data-action=take-table]")
        anne.page.wait_for_function("() => location.hash === '#/join'", timeout=SOON)
        anne.page.locator(".panel").wait_for(timeout=SOON)


def ends(evening: Evening, mary: Phone, *others: Phone) -> None:
    play(mary, *others, most=0)
    with evening.step("a rematch"):
        mary.tap("[data-action=rematch]")
        for phone in (mary, *others):
            phone.page.locator(".panel").wait_for(timeout=SOON)
    play(mary, *others)


def scored(evening: Evening, anne: Phone, jack: Phone) -> None:
    """Of a game that is played without the app."""
    anne.go("#/score")
    with evening.step("a score sheet, of which Jack fills in a column"):
        anne.tap("[data-new-sheet=buccaneer]")
        anne.tap("[aria-label='Other phones']")
        anne.tap("[data-phone='1'] [data-action=await]")
        leave(jack)
        jack.tap("[data-join]")
        face_to_face(anne, jack)


def main() -> None:
    size = sys.argv[1:3]
    if len(size) == 2:
        table.SMALL = {"width": int(size[0]), "height": int(size[1])}
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        site = Server(ROOT / "dist").start()
        anne, jack, mary, paul = (
            Phone(playwright, site, Path(folder), name) for name in ("Anne", "Jack", "Mary", "Paul")
        )
        evening = Evening(anne, jack, mary, paul)
        begin(evening, anne, jack, mary)
        locked(evening, anne, jack)
        host_killed(evening, anne, jack, mary)
        guest_killed(evening, anne, mary)
        one_leaves(evening, anne, jack, paul)
        play(anne, paul, mary)
        given(evening, anne, mary)
        ends(evening, mary, anne, paul)
        scored(evening, anne, jack)
        print(*(trouble for phone in evening.phones for trouble in phone.troubles), sep="\n")


if __name__ == "__main__":
    main()
