"""Ids and tokens: made here, so that nobody uses weak ones."""

from __future__ import annotations

import secrets
from hashlib import sha256


def new_id() -> str:
    """An id that may be seen in addresses."""
    return secrets.token_hex(8)


def new_token() -> str:
    """A secret that nobody can guess (192 bits), fit for a link."""
    return secrets.token_urlsafe(24)


def token_hash(token: str) -> bytes:
    """What storage keeps of a token. Tokens are random, so a plain hash cannot be searched for."""
    return sha256(token.encode("utf-8", "surrogatepass")).digest()
