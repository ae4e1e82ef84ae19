"""French before a name: *d’Anne*, *de Jack*, *du Galion royal*, *qu’Anne*. ``web/store/elision.ts`` does the same, and
both are held to ``tests/elisions.json``."""

import re
import unicodedata
from typing import Final

WHOLE: Final = re.compile(
    r"ha(?:che|lle|mac|nche|ne?s\b|nk|r(?:ald|di|eng|old|per|pie|pon|riet|rison|ry|vey)|sard|uban|ut|vre|wk)|"
    r"her(?:isson|on|os\b)|hibou|ho(?:llan|mard|ngr|nte|ok|rde|rnigold|ule|ward)|"
    r"hu(?:dson|it(?!re)|ne|rl|ssard|tte)|onze|oui(?:stiti)?\b|uhlan"
)
"""How those begin, without accents, that elide nothing although they begin with a vowel or an *h*: *de Harry*."""


def elides(name: str) -> bool:
    """Whether *de* and *que* lose their vowel before a name."""
    apart = unicodedata.normalize("NFD", name.lower())
    plain = re.sub(r"^[^\w]+|[\u0300-\u036f]", "", apart).replace("œ", "oe").replace("æ", "ae")
    return not WHOLE.match(plain) and bool(re.match(r"h?[aeiou][^\W\d_]|hy|y[^\W\d_aeiou]", plain))


def de(name: str, whole: bool = False) -> str:
    """*de*, joined to the article of what it stands before; the name of a person, *Le Borgne*, is ``whole``."""
    article = None if whole else re.match(r"(le|les) ", name, re.IGNORECASE)
    if article:
        return f"{'du' if article[1].lower() == 'le' else 'des'} {name[article.end() :]}"
    return f"d’{name}" if elides(name) else f"de {name}"


def que(name: str) -> str:
    return f"qu’{name}" if elides(name) else f"que {name}"
