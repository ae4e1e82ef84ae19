"""What a phone need not load of Python's library. Neither Pyodide's start nor micropip nor a game asks for it, at the
head of a module or within a function, and every download pays for it. Numbers, texts, dates and data formats stay for
the games that people add.

Runs inside Pyodide, where the library is compiled. tests/browser/test_library.py sees that nothing is missed.
"""

FAMILIES = {
    # what only a developer at a keyboard asks for
    "debuggers and consoles": """
        _pyrepl bdb cProfile cmd code compileall doctest fileinput filecmp getpass modulefinder pdb pickletools profile
        pstats pty py_compile pyclbr pydoc pyodide.console rlcompleter runpy symtable tabnanny timeit trace tty unittest
        asyncio.tools json.tool""",
    "command lines": "argparse getopt gettext optparse shlex zipapp",
    # a page has neither sockets nor other processes
    "mail and web": """
        ftplib http imaplib mailbox mimetypes netrc poplib smtplib socketserver urllib.error urllib.request
        urllib.response urllib.robotparser webbrowser wsgiref xmlrpc""",
    "processes and other systems": """
        asyncio.proactor_events asyncio.windows_events asyncio.windows_utils concurrent.futures.interpreter
        concurrent.futures.process concurrent.interpreters ctypes multiprocessing nturl2path""",
    "Python twins of compiled modules": "_pydatetime _pyio",
    # the page speaks JSON
    "stores and settings": "configparser dbm logging.config logging.handlers plistlib shelve sqlite3 xml",
    "toys and leftovers": """
        __hello__ __phello__ antigravity sched sre_compile sre_constants sre_parse this turtle wave""",
}
LETTERS = "big5 cp euc gb hp_ hz iso johab koi8 kz ma mbcs oem palmos ptcp shift_jis tis".split()  # noqa: SIM905
"""How the names of the encodings begin that no page on the web should use any more."""
KEPT_LETTERS = frozenset({"cp1252", "cp437", "iso8859_1", "iso8859_15"})
"""Those that names in archives and the texts of western Europe still come in."""

NAMES = frozenset(name for names in FAMILIES.values() for name in names.split())


def ashore(member: str) -> bool:
    """Whether a member of the library's archive is left out."""
    if member.endswith(("/__main__.py", "/py.typed")):
        return True
    path = member.removesuffix(".py").removesuffix("/__init__").split("/")
    if path[0] == "encodings" and len(path) > 1:
        return path[1].startswith(tuple(LETTERS)) and path[1] not in KEPT_LETTERS
    return any(".".join(path[:end]) in NAMES for end in range(1, len(path) + 1))
