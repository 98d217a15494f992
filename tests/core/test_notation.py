"""Actions as text."""

from __future__ import annotations

import pytest

from hansetable.core import Action, NotationError, index, one_of, read_action, write_action


class Wait(Action):
    pass


class SendShip(Action):
    port: str
    crew: int


class Load(Action):
    goods: tuple[str, ...]

    def __post_init__(self) -> None:
        if "gold" in self.goods:
            raise KeyError("gold")


VERBS = (Wait, SendShip, Load)
WRITTEN = [
    (Wait(), "wait"),
    (SendShip("riga", 3), "send-ship riga 3"),
    (SendShip("riga", -3), "send-ship riga -3"),
    (Load(("salt", "hold:fish")), "load salt,hold:fish"),
    (Load(("salt",)), "load salt"),
    (Load(()), "load -"),
]


@pytest.mark.parametrize(("action", "text"), WRITTEN)
def test_an_action_is_written_as_its_verb_and_fields(action: Action, text: str) -> None:
    assert write_action(action) == text


@pytest.mark.parametrize(("action", "text"), WRITTEN)
def test_what_was_written_is_read(action: Action, text: str) -> None:
    assert read_action(text, VERBS) == action


def test_space_around_and_between_does_not_matter() -> None:
    assert read_action("  send-ship   riga\t3\n", VERBS) == SendShip("riga", 3)


def test_a_verb_is_the_name_of_the_class() -> None:
    assert [kind.VERB for kind in VERBS] == ["wait", "send-ship", "load"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "expected one of load, send-ship, wait, found nothing"),
        ("sink", "expected one of load, send-ship, wait, found 'sink'"),
        ("Wait", "expected one of load, send-ship, wait, found 'Wait'"),
        ("wait now", "expected 'wait', found 'wait now'"),
        ("send-ship riga", "expected 'send-ship <port> <crew>', found 'send-ship riga'"),
        ("send-ship riga many", "expected a whole number for crew, found 'many'"),
        ("send-ship riga ²", "expected a whole number for crew, found '²'"),
        ("load gold", "expected ids of this game, found 'load gold'"),
    ],
)
def test_an_error_says_what_was_expected_and_found(text: str, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_action(text, VERBS)
    assert str(caught.value) == message


class Berth(Action):
    place: str = one_of(("east", "west"))
    p: int = index("place", ("west", "east"))


def test_a_field_may_take_only_some_values_and_have_an_index():
    assert Berth("east").p == 1 and repr(Berth("east")) == "Berth(place='east')"
    assert write_action(Berth("west")) == "berth west"
    for text in ("berth north", "berth west 0"):
        with pytest.raises(NotationError):
            read_action(text, (Berth,))


def test_what_says_no_touch_is_a_button():
    assert Wait().touches() == {"button:wait"}
