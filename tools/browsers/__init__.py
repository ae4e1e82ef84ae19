"""The three browser engines behind one small face: Chromium, Firefox, and WebKit in place of Safari.

Playwright cannot drive the Firefox and the WebKit that Debian ships. WebKit is driven by Selenium. Firefox is spoken to
in WebDriver BiDi, because Selenium needs geckodriver for it, which Debian does not have; Chromium in DevTools over the
same socket. A browser is a process of its own on a profile folder, so that it can be killed and come back.
"""

from __future__ import annotations

from tools.browsers.browser import Browser, Gone
from tools.browsers.chromium import Chromium
from tools.browsers.firefox import Firefox
from tools.browsers.webkit import WebKit

ENGINES: dict[str, type[Browser]] = {kind.name: kind for kind in (Chromium, Firefox, WebKit)}

__all__ = ["ENGINES", "Browser", "Gone"]
