"""What a touch means, and when it is an answer."""

from __future__ import annotations

from tests.model.play_fixture import ALONE
from tests.ui.table.page_fixture import advance, can, game, options


def test_a_touch_narrows_the_choice_until_it_is_said(seat) -> None:
    session = advance(game(ALONE), lambda s: s.decides() == 0)
    model = seat(session)
    model.begin()
    wanted = options(session, "BuyOffice")[0]
    assert not model.completes(f"stack:{wanted.city}")
    assert model.touch(f"stack:{wanted.city}") and model.choice.targets == {"hand"}
    assert model.completes("hand") and not model.completes("ship")
    before = len(session.actions)
    assert not model.touch("button:sail") and model.touch("hand")
    assert session.actions[before] == (0, wanted)


def test_releasing_forgets(seat) -> None:
    session = advance(game(ALONE), lambda s: s.decides() == 0)
    model = seat(session)
    model.begin()
    whole = model.choice
    model.touch("hand")
    model.release()
    assert model.choice == whole


def test_answers_that_are_said_alike_wait_for_a_word(seat) -> None:
    session = game(seed=1)

    def twins(s):
        lays = {a.city for a in options(s, "Lay")} if s.decides() is not None else set()
        return [a for a in options(s, "Mark") if a.card in lays] if lays else []

    advance(session, lambda s: can("Lay", "Mark")(s) and bool(twins(s)))
    model = seat(session)
    model.begin()
    model.lift_curtain()
    mark, before = twins(session)[0], len(session.actions)
    assert model.touch(f"office:{mark.card}")
    assert model.touch("route", f"mark:{mark.city}")
    assert len(session.actions) == before and len(model.choice.said) == 2
    model.say(mark)
    assert session.actions[before] == (session.actions[before][0], mark)
    assert not model.choice.touched
