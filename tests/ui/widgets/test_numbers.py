"""Numbers as they are written on the screen."""

from __future__ import annotations

import pytest

from hansetable.ui.widgets.numbers import decimal, signed, whole
from tests.ui.table.page_fixture import speaking


def test_a_whole_number_has_a_real_minus_sign() -> None:
    assert (whole(12), whole(0), whole(-3)) == ("12", "0", "−3")


def test_a_signed_number_has_a_plus_too() -> None:
    assert (signed(9), signed(-6)) == ("+9", "−6")


@pytest.mark.parametrize("code, text", [("en", "−2.5"), ("de", "−2,5")])
def test_a_decimal_follows_the_language(qapp: object, code: str, text: str) -> None:
    with speaking(code):
        assert decimal(-2.5) == text


def test_a_decimal_without_need_has_no_comma() -> None:
    assert decimal(3.04) == "3"


def test_what_is_rounded_to_nothing_has_no_sign() -> None:
    assert decimal(-0.04) == "0"
