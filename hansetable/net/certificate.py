"""A certificate that is made for one table, and the TLS of both sides."""

from __future__ import annotations

import ssl
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

_LIFE = timedelta(days=30)


def new() -> str:
    """Return a new certificate and its key (PEM)."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Hansetable")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - _LIFE)
        .not_valid_after(now + _LIFE)
        .sign(key, hashes.SHA256())
    )
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    return (secret + made.public_bytes(Encoding.PEM)).decode()


def of_host(pem: str) -> tuple[ssl.SSLContext, bytes]:
    """Return the TLS of a host with a certificate and its key, and the certificate as DER.

    Raises:
        ValueError: there is no certificate with its key; the message is one line.
    """
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    with TemporaryDirectory() as folder:  # ssl reads files only; nobody else may enter this folder
        file = Path(folder) / "table.pem"
        file.write_text(pem, encoding="utf-8")
        try:
            context.load_cert_chain(file, password="")
        except ssl.SSLError as problem:
            raise ValueError("expected a certificate and its key") from problem
    return context, x509.load_pem_x509_certificate(pem.encode()).public_bytes(Encoding.DER)


def of_guest() -> ssl.SSLContext:
    """Return the TLS of a guest; whose certificate it is shows in the proof of the code."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context
