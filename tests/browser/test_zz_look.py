import os, json, time
from random import Random
import pytest
from contextlib import suppress
from playwright.sync_api import Error
from tests.browser import shell, table
pytestmark = pytest.mark.browser
KEY=".told-key"
@pytest.mark.parametrize(("w","h","lang","theme"),[(360,640,"fr","dark"),(820,1180,"en","light")])
def test_look(playwright, site, w, h, lang, theme):
    from tools.chromium import launch, DEFT
    b = launch(playwright)
    page = b.new_context(has_touch=True, viewport={"width":w,"height":h}, color_scheme=theme).new_page()
    page.add_init_script(DEFT)
    try: look(page, site, lang, theme)
    finally: b.close()

def look(page, site, lang, theme):
    page.goto(f"{site.url}icons/icon.svg")
    page.evaluate("(it) => localStorage.setItem('flibuste.settings', JSON.stringify(it))", {"language":lang,"speed":int(os.environ.get("SPEED","2")),"theme":theme})
    out=f"/tmp/pp/{lang}"; os.makedirs(out,exist_ok=True)
    page.goto(f"{site.url}#/new?game=plunder&seats=Anne,Jack,bot:easy&seed=7&box=1&hands=1")
    page.wait_for_timeout(1500)
    page.screenshot(path=f"{out}/000-new.png", full_page=True)
    page.goto(f"{site.url}#/new?game=plunder&{os.environ.get('SEATS','seats=Anne,Jack,bot:easy&seed=7')}&box=1&hands=1&start=1")
    rng=Random(int(os.environ.get("SEED","3"))); seen={}; n=0; t0=time.monotonic()
    while time.monotonic()-t0 < float(os.environ.get("SECS","150")):
        what=page.evaluate("""() => {
          const v = (s) => [...document.querySelectorAll(s)].filter((it) => it.checkVisibility()).length;
          if (document.body.dataset.screen === "end") return "end";
          if (v("dialog[open]")) return "dialog " + document.querySelector("dialog[open]").className;
          if (v("[data-action=carried]")) return "carry";
          if (v(".told-key, [data-initial]")) return "told " + (document.querySelector(".told-key")?.dataset.told ?? "initial").split(" ")[0] + document.querySelectorAll(".told-throw").length;
          if (v("[data-option]")) return "ask " + document.querySelector("#ask")?.textContent.replace(/Anne|Jack/g, "X").slice(0,60);
          if (v("[data-action=go-on]")) return "goon";
          return null; }""")
        if what is None: page.wait_for_timeout(80); continue
        if what=="end":
            page.wait_for_timeout(1500); page.screenshot(path=f"{out}/999-end.png"); break
        seen[what]=seen.get(what,0)+1
        if seen[what]<= (3 if what in ("carry",) else 2):
            page.wait_for_timeout(900); n+=1
            page.screenshot(path=f"{out}/{n:03}-{what.replace('/','')[:40]}.png".replace(" ","_"))
            print(n, what, flush=True)
        with suppress(Error):
            if what.startswith("dialog"):
                b=page.locator("dialog[open] [data-action=seen], dialog[open] .btn--main, dialog[open] button"); b.first.tap(timeout=2000)
            elif what=="carry": page.locator("[data-action=carried]").tap(timeout=2000)
            elif what.startswith("told"):
                
                o=page.locator(".told-throw:not(:has(.told-key[aria-pressed=true])) .told-key[data-told]")
                if not o.count(): o=page.locator("[data-initial]")
                c=o.count(); c and o.nth(rng.randrange(c)).tap(timeout=2000)
            elif what=="goon": page.locator("[data-action=go-on]").tap(timeout=2000)
            else:
                c=page.locator("[data-action=confirm]:not([aria-disabled=true])")
                if c.count(): c.first.tap(timeout=2000)
                else:
                    o=page.locator("[data-option]:not([aria-disabled=true])"); k=[i for i in range(o.count()) if o.nth(i).is_visible()]
                    ids=[o.nth(i).get_attribute("data-option") for i in k]
                    pref=[i for i,d in zip(k,ids) if d.split(":")[0] in ("collect","trade","attack","threat","roll","bury","accept","bribe","sail")]
                    if not k: page.wait_for_timeout(300); continue
                    pick=rng.choice(pref if pref and rng.random()<.7 else k)
                    o.nth(pick).tap(timeout=2000)
        page.wait_for_timeout(150)
    print(seen)
