"""A window of WebKitGTK that can be driven and remembers: `webkit_window.py PROFILE OWN [moving]`.

Run by Debian's own Python, whose bindings these are. What the page asks for outside the expression OWN is told on the
standard output, beside what its console says. Without `moving`, the page is asked for reduced motion.
"""

from __future__ import annotations

import re
import sys
from typing import Any

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

PROFILE, OWN, MOVING = sys.argv[1], re.compile(sys.argv[2]), "moving" in sys.argv[3:]
# as `EARLY` of browser.py, which Debian's Python cannot import
EARLY = """addEventListener("DOMContentLoaded", () => void (document.documentElement.dataset.deft = 100));
addEventListener("securitypolicyviolation", (event) =>
  console.error(`breach of the policy: ${event.violatedDirective} ${event.blockedURI}`));"""


def asked(_view: Any, _resource: Any, request: Any) -> None:
    if not OWN.match(request.get_uri()):
        print(f"LEFT HOME {request.get_uri()}", flush=True)


def main() -> None:
    Gtk.Settings.get_default().set_property("gtk-enable-animations", MOVING)
    kept = WebKit2.WebsiteDataManager(base_data_directory=f"{PROFILE}/data", base_cache_directory=f"{PROFILE}/cache")
    context = WebKit2.WebContext(website_data_manager=kept)
    context.set_automation_allowed(True)
    context.set_preferred_languages(["en-GB"])

    def view(_session: Any) -> Any:
        page = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
        page.get_settings().set_enable_write_console_messages_to_stdout(True)
        page.get_user_content_manager().add_script(
            WebKit2.UserScript.new(
                EARLY, WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START
            )
        )
        page.connect("resource-load-started", asked)
        page.connect("close", lambda _: Gtk.main_quit())
        window = Gtk.Window()
        window.set_default_size(390, 844)
        window.add(page)
        window.show_all()
        return page

    def started(_context: Any, session: Any) -> None:
        about = WebKit2.ApplicationInfo()
        about.set_name("flibuste")
        session.set_application_info(about)
        session.connect("create-web-view", view)

    context.connect("automation-started", started)
    Gtk.main()


if __name__ == "__main__":
    main()
