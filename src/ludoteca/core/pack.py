"""Packs: another table of printed content for a game, named by the hash of what it says."""

from __future__ import annotations

import hashlib
import json
from typing import Any


def pack_hash(data: Any) -> str:
    """The name of a pack: equal content has equal names, however the file is laid out."""
    text = json.dumps(data, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
