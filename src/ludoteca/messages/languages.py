"""Which language is spoken: what was asked for, else what the machine is set to, else English."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Final

from ludoteca.core.errors import BadOptions

# Each language in its own words.
NAMES: Final = {"en": "English", "ru": "русский", "fr": "français", "cs": "čeština"}
LANGUAGES: Final = tuple(NAMES)
ENGLISH: Final = "en"
VARIABLE: Final = "LUDOTECA_LANGUAGE"
# Where POSIX says which language is wished for, the first that says something.
LOCALES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def choose_language(given: str | None = None, environment: Mapping[str, str] = os.environ) -> str:
    """The language of ``given``, of LUDOTECA_LANGUAGE or of the locale; a locale we have no words for means English."""
    if given is not None:
        return check_language(given, "--language")
    if environment.get(VARIABLE):
        return check_language(environment[VARIABLE], VARIABLE)
    locale = next((environment[name] for name in LOCALES if environment.get(name)), "")
    found = locale.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return found if found in LANGUAGES else ENGLISH


def check_language(given: str, where: str) -> str:
    """One of the languages; refuses any other and names those there are."""
    found = given.strip().lower()
    if found not in LANGUAGES:
        known = [f"{code} ({name})" for code, name in NAMES.items()]
        raise BadOptions(f"{where} {given!r:.40}: say {', '.join(known[:-1])} or {known[-1]}")
    return found
