"""The join code of a table, and how both sides prove that they know it.

It is what SCRAM (RFC 5802) does, bound to the channel by the certificate's fingerprint (RFC 5929,
``tls-server-end-point``): the key is stretched from the code by scrypt with the fingerprint as
salt, and each side sends an HMAC over the nonces of both. So the proof holds for the certificate
that the guest has seen and for no other: who stands between host and guest cannot hand it on. The
guest proves first, so a stranger who asks gets nothing to guess at; who pretends to be a host
gets one proof and would have to try 20^10 codes, each at the price of scrypt.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Literal

ALPHABET = "ABCDEFGHKLMNPRSTVWXZ"
"""The letters of a code: those that are not taken for another one."""
LENGTH = 10
_COST, _BLOCK = 1 << 15, 8
"""What scrypt takes: 32 MiB, and about a tenth of a second."""


def new_code() -> str:
    """Return a code for a new table."""
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def read_code(text: str) -> str:
    """Return a code as it was typed, without hyphen and blanks, in capitals.

    Raises:
        ValueError: it is no code; the message is one line.
    """
    code = "".join(text.upper().replace("-", " ").split())
    if len(code) != LENGTH or not set(code) <= set(ALPHABET):
        raise ValueError(f"expected a code of {LENGTH} letters ({ALPHABET})")
    return code


def new_nonce() -> str:
    """Return a random text that is used once, also as a ticket."""
    return secrets.token_hex(16)


def key_of(code: str, certificate: bytes) -> bytes:
    """Return the key of a table from its code and its certificate (DER)."""
    salt = hashlib.sha256(certificate).digest()
    return hashlib.scrypt(
        code.encode(), salt=salt, n=_COST, r=_BLOCK, p=1, maxmem=256 * _COST * _BLOCK, dklen=32
    )


def proof(key: bytes, side: Literal["host", "guest"], host: str, guest: str) -> str:
    """Return the proof of one side, who knows the key, over the nonces of both."""
    return hmac.new(key, f"{side} {host} {guest}".encode(), "sha256").hexdigest()


def proves(found: str, key: bytes, side: Literal["host", "guest"], host: str, guest: str) -> bool:
    """Tell whether a proof is the right one, in the same time whatever it is."""
    return hmac.compare_digest(found.encode(), proof(key, side, host, guest).encode())
