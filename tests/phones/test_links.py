"""Which codes any camera can follow: links into an app that was opened from a site."""

import pytest

from tests.page import WEB, told_by


@pytest.mark.parametrize(
    ("protocol", "hostname", "expected"),
    [
        ("https:", "flibuste.example.org", True),
        ("http:", "flibuste.example.org", False),
        ("https:", "localhost", False),
        ("https:", "192.168.1.20", False),
        ("https:", "[fd00::2]", False),
        ("https:", "annes-laptop.local", False),
    ],
)
def test_only_a_site_that_other_phones_can_open_makes_its_codes_links(
    protocol: str, hostname: str, expected: bool
) -> None:
    code = "return page.isOnSite(told);"
    told = {"protocol": protocol, "hostname": hostname}
    assert told_by(WEB / "phones/code-picture.tsx", code, told) is expected


def test_a_link_is_a_code_that_any_camera_reads() -> None:
    """Its modules are smaller, and still five pixels wide where a phone shows them 320 pixels wide."""
    code = """
    const facts = { fingerprint: new Uint8Array(32).fill(7), ufrag: "abcd", pwd: "a".repeat(24) };
    const addresses = [{ kind: "ip4", bytes: Uint8Array.from([192, 168, 1, 20]), port: 50000 }];
    const code = { kind: "offer", table: new Uint8Array(4), seat: 1, nth: 3, ...facts, addresses };
    return [page.readBy(code, told), page.readBy(code, { ...told, protocol: "http:" })];
    """
    site = {"protocol": "https:", "hostname": "flibuste.example.org", "href": "https://flibuste.example.org/app/"}
    link, own = told_by(WEB / "phones/code-picture.tsx", code, site)
    assert link.startswith(f"{site['href']}#/join/")
    assert own.startswith("FLIB:")
    assert 320 / told_by(WEB / "phones/qr.ts", "return page.drawn(told).side;", link) >= 5
