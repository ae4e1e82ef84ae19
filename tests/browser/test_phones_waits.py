"""Nobody is left waiting: each edge of the states in which devices wait for each other (docs/architecture/phones.md),
on browsers of their own."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Playwright, expect

from tests.browser import table
from tests.browser.near.server import NearServer
from tests.browser.processes import Device
from tests.browser.test_phones import TAKE, begin, code, code_for, join, let_in, meet, press_once
from tests.browser.test_phones_back import menu

pytestmark = pytest.mark.browser

Devices = Callable[[str], Device]
SOON = 20_000


@pytest.fixture
def devices(playwright: Playwright, near_site: NearServer, tmp_path: Path, troubles: list[str]) -> Iterator[Devices]:
    made: list[Device] = []

    def make(name: str) -> Device:
        made.append(Device(playwright, near_site, tmp_path / name, troubles.append))
        return made[-1]

    yield make
    for device in made:
        device.thaw()
        device.context.close()


def waits(page: Page, state: str, *, late: bool = False) -> None:
    """It says what it waits for, and once that takes long, what may be wrong."""
    expect(page.locator(f"[data-wait={state}]{'[data-late]' if late else ':not([data-late])'}")).to_be_visible()


def gives(host: Page, seat: int, answer: str) -> None:
    host.fill(f"[data-meeting='{seat}'] textarea", answer)
    host.click(f"[data-meeting='{seat}'] {TAKE}")


def in_sight(page: Page, selector: str) -> bool:
    """It lies in the window, and nothing lies over its middle."""
    found = page.locator(selector).first.evaluate("""(it) => {
      const { x, y, width, height } = it.getBoundingClientRect();
      const at = document.elementFromPoint(x + width / 2, y + height / 2);
      return it === at || it.contains(at);
    }""")
    return bool(found)


def test_on_the_way_to_a_table(devices: Devices, near_site: NearServer) -> None:
    """Answered, timed out, read anew, reloaded, frozen, killed: whoever waits is told what for, and finds a way on."""
    host, guest = devices("host"), devices("guest")
    for device in (host, guest):
        device.page.clock.install()
    begin(host.page, near_site, "buccaneer", "Anne,phone:Jack,Mary&first=1")

    # nobody reads the answer, in time and then late; the guest begins anew
    answer = join(guest.page, near_site, code_for(host.page, 1))
    expect(guest.page.locator("[data-wait]")).to_be_visible()
    guest.page.clock.fast_forward(31_000)
    expect(guest.page.locator("[data-wait][data-late]")).to_be_visible()
    guest.page.click("[data-action=wait-reread]")
    expect(guest.page.locator("textarea")).to_be_visible()

    # its answer is read all the same, and the phones do not find each other: a new code helps at once
    gives(host.page, 1, answer)
    waits(host.page, "looking")
    host.page.clock.fast_forward(16_000)
    waits(host.page, "looking", late=True)
    assert in_sight(host.page, "[data-action=wait-renew]")
    host.page.click("[data-action=wait-renew]")
    expect(host.page.locator("[data-wait=looking]")).to_have_count(0)
    # the old answer is known as such, and nothing is tried with it
    gives(host.page, 1, answer)
    expect(host.page.locator(".paste .why")).to_contain_text("an earlier code")

    # the guest's page is loaded again while its answer is read; it stands still; it is killed
    answer = join(guest.page, near_site, code_for(host.page, 1))
    guest.page.reload()
    gives(host.page, 1, answer)
    waits(host.page, "looking")
    host.page.click("[data-action=wait-renew]")
    expect(host.page.locator("[data-wait=looking]")).to_have_count(0)
    answer = join(guest.page, near_site, code_for(host.page, 1))
    guest.freeze()
    gives(host.page, 1, answer)
    waits(host.page, "looking")
    guest.thaw()
    # what was read while it stood still holds
    guest.page.wait_for_selector(".panel", timeout=SOON)
    expect(host.page.locator(".sheet--phones")).to_have_count(0)

    # the host is killed while a guest shows its answer to it: the guest is told, and has a way out
    guest.kill()
    guest.start()
    guest.page.clock.install()
    menu(host.page)
    host.page.locator("[data-phone='1'][data-standing=gone] [data-action=await]").click(timeout=SOON)
    join(guest.page, near_site, code_for(host.page, 1))
    host.kill()
    guest.page.clock.fast_forward(31_000)
    expect(guest.page.locator("[data-wait][data-late]")).to_be_visible()
    guest.page.click("[data-action=wait-reread]")
    expect(guest.page.locator("[data-sat]")).to_contain_text("You were Jack at Anne’s table")


def claims(host: Device, stranger: Page, near_site: NearServer, link: str) -> None:
    """A phone comes for a seat that somebody has."""
    gives_answer = join(stranger, near_site, link)
    gives(host.page, 1, gives_answer)
    waits(stranger, "asked")
    expect(host.page.locator("[data-claim='1']")).to_be_visible()


def test_a_seat_that_is_asked_for(devices: Devices, near_site: NearServer) -> None:
    """Yes, No, closed, timed out, gone, loaded again; and the phone that had it wakes up."""
    host, jack, stranger = devices("host"), devices("jack"), devices("stranger")
    stranger.page.clock.install()
    begin(host.page, near_site, "buccaneer", "Anne,phone:Jack,Mary&first=1")
    meet(host.page, jack.page, near_site, 1)

    # Jack's phone sleeps: whoever asks waits, is told so, and that somebody has to answer
    jack.freeze()
    menu(host.page)
    row = host.page.locator("[data-phone='1'][data-standing=away]")
    row.locator("[data-action=await]").click(timeout=SOON)
    claims(host, stranger.page, near_site, code_for(host.page, 1))
    stranger.page.clock.fast_forward(21_000)
    waits(stranger.page, "asked", late=True)
    # closed is No
    host.page.keyboard.press("Escape")
    expect(stranger.page.locator("[data-over=phones-over-refused]")).to_be_visible()

    # asked again: Jack wakes up, and that settles it on all screens
    stranger.page.click("[data-action=another-code]")
    menu(host.page)
    row.locator("[data-action=await]").click(timeout=SOON)
    claims(host, stranger.page, near_site, code_for(host.page, 1))
    jack.thaw()
    expect(stranger.page.locator("[data-over=phones-over-back]")).to_be_visible()
    expect(host.page.locator("[data-claim]")).to_have_count(0)
    expect(jack.page.locator("[data-contact]")).to_have_count(0)

    # whoever asks is loaded again: nobody is asked any more
    jack.freeze()
    menu(host.page)
    row.locator("[data-action=await]").click(timeout=SOON)
    stranger.page.click("[data-action=another-code]")
    claims(host, stranger.page, near_site, code_for(host.page, 1))
    stranger.page.reload()
    expect(host.page.locator("[data-claim]")).to_have_count(0)

    # it is given away: whoever had it is told, once awake
    claims(host, stranger.page, near_site, code_for(host.page, 1))
    host.page.click("[data-action=claim-yes]")
    stranger.page.wait_for_selector(".panel", timeout=SOON)
    jack.thaw()
    expect(jack.page.locator("[data-over=phones-over-taken]")).to_be_visible()


def test_a_seat_that_a_guest_would_let_somebody_have(devices: Devices, near_site: NearServer) -> None:
    """Whoever lets them in is told that the table is asked, and what it has said."""
    host, jack, mary, stranger = (devices(name) for name in ("host", "jack", "mary", "stranger"))
    begin(host.page, near_site, "buccaneer", "Anne,phone:Jack,phone:Mary&first=1")
    for seat, device in ((1, jack), (2, mary)):
        meet(host.page, device.page, near_site, seat)
    jack.page.goto("about:blank")
    menu(mary.page)
    gives(mary.page, 1, join(stranger.page, near_site, code_for(mary.page, 1)))
    waits(mary.page, "claimed")
    waits(stranger.page, "asked")
    expect(host.page.locator("[data-claim='1']")).to_contain_text("Jack’s own phone is gone")
    host.page.keyboard.press("Escape")
    expect(mary.page.locator(".paste .why")).to_contain_text("was not given")
    expect(stranger.page.locator("[data-over=phones-over-refused]")).to_be_visible()


def test_at_a_table(devices: Devices, near_site: NearServer) -> None:
    """The other device stands still, is killed, comes back; somebody leaves. All at the table hear of it."""
    host, jack = devices("host"), devices("jack")
    jack.page.clock.install()
    begin(host.page, near_site, "buccaneer", "Anne,phone:Jack,Mary&first=1")
    meet(host.page, jack.page, near_site, 1)
    table.ready(jack.page)
    # whoever is asked while the phone shows something else is called back
    jack.page.evaluate("location.hash = '#/'")
    expect(jack.page.locator("[data-awaited]")).to_have_text("Anne’s table waits for you")
    expect(jack.page).to_have_title("● Your turn – Flibuste")
    jack.page.click("[data-awaited]")
    expect(jack.page).not_to_have_title(re.compile("Your turn"))
    table.ready(jack.page)
    press_once(jack.page)
    expect(host.page.locator("main")).to_have_attribute("data-entries", "1", timeout=SOON)

    # somebody else takes it back, and Jack is told so
    host.page.click("[data-action=undo]")
    expect(jack.page.locator(".toast")).to_contain_text("The last answer was taken back")
    table.ready(jack.page)
    press_once(jack.page)
    expect(host.page.locator("main")).to_have_attribute("data-entries", "1", timeout=SOON)

    # the phone with the table sleeps
    host.freeze()
    jack.page.clock.fast_forward(8_000)
    waits(jack.page, "away")
    jack.page.clock.fast_forward(16_000)
    waits(jack.page, "away", late=True)
    host.thaw()
    expect(jack.page.locator("[data-contact]")).to_have_count(0)

    # it is killed, and comes back: nobody's hand opens before it is said where Jack plays
    host.kill()
    expect(jack.page.locator("[data-contact=seeking]")).to_be_visible()
    jack.page.clock.fast_forward(9_000)
    waits(jack.page, "seeking", late=True)
    jack.page.clock.fast_forward(31_000)
    waits(jack.page, "adrift")
    host.start()
    host.page.locator("[data-game]").first.click()
    expect(host.page.locator("[data-absent='1']")).to_contain_text("Jack played on another phone")
    host.page.click("[data-action=bring-back]")
    link = code_for(host.page, 1)
    jack.page.click("[data-action=wait-reread]")
    jack.page.fill("textarea", link)
    jack.page.click(TAKE)
    jack.page.wait_for_selector("[data-code]", timeout=SOON)
    let_in(host.page, 1, code(jack.page))
    expect(jack.page.locator("main")).to_have_attribute("data-entries", "1", timeout=SOON)

    # the guest is killed: it is named at once, whoever's turn it is; home knows where it sat
    jack.kill()
    expect(host.page.locator(".toast")).to_contain_text("Jack’s phone is not responding")
    jack.start()
    expect(jack.page.locator("[data-join=again]")).to_contain_text("You were Jack at Anne’s table")
    jack.page.click("[data-join=again]")
    host.page.locator(".toast .btn").first.click()
    jack.page.fill("textarea", code_for(host.page, 1))
    jack.page.click(TAKE)
    jack.page.wait_for_selector("[data-code]", timeout=SOON)
    let_in(host.page, 1, code(jack.page))
    jack.page.wait_for_selector(".panel", timeout=SOON)
    expect(host.page.locator(".toast")).to_contain_text("Jack is back")

    # and leaves for good: home offers any table again
    jack.page.click("[aria-label=Menu]")
    jack.page.click("[data-action=depart]")
    jack.page.click("[data-action=depart-yes]")
    expect(jack.page.locator("[data-join=new]")).to_be_visible()
    expect(host.page.locator(".toast")).to_contain_text("Jack has left the table")
    menu(host.page)
    expect(host.page.locator("[data-phone='1']")).to_have_attribute("data-standing", "left")
