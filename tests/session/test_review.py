"""The review of a game: sums that are exact, from nothing but what a seat could know."""

import json
from itertools import islice

import pytest

from hansetable import games
from hansetable.ai import LEVELS
from hansetable.ai.review import STEPS, Moment, Part, Reviewer
from hansetable.ai.worth import shipped
from hansetable.session import review
from hansetable.session.session import Session
from hansetable.session.slot import COLOURS, PlayerSlot
from tests.ai.test_reasons import worth_of

MANY = pytest.mark.parametrize(
    "seats", [2, *(pytest.param(seats, marks=pytest.mark.soak) for seats in (3, 4))]
)
NAMES = ("Heike", "Jorin", "Klaas", "Lisbet")


def played(name: str, most: int = 10_000, seats: int = 2) -> Session:
    people = zip(NAMES[:seats], COLOURS, strict=False)
    slots = tuple(PlayerSlot(person, colour, "apprentice") for person, colour in people)
    session = Session.new(name, 3, slots, {})
    players = [LEVELS["apprentice"](session.game, seat) for seat in range(seats)]
    while (seat := session.decides()) is not None and len(session.actions) < most:
        session.submit(seat, players[seat].choose(session.state.seen_by(seat), seat, 40))
    return session


@MANY
@pytest.mark.parametrize("name", games.GAMES)
def test_luck_and_skill_lead_from_the_beginning_to_the_end(name: str, seats: int) -> None:
    session = played(name, seats=seats)
    result = session.state.result()
    assert result is not None
    worth = worth_of(session.game, seats)
    report = review.review(session, worth, range(seats), 20)
    assert json.loads(json.dumps(report)) == report
    for seat, row in enumerate(report["seats"]):
        assert row["start"] + row["luck"] + row["skill"] == pytest.approx(row["end"], abs=1e-9)
        assert row["end"] == result.share(seat)
        assert len(row["course"]) == len(session.actions) + 1
        assert all(0 <= chance <= 1 for chance in row["course"])
        assert row["decisions"]
        for one in row["decisions"]:
            assert session.actions[one["number"]][0] == seat
            assert one["loss"] == pytest.approx(one["before"] - one["after"], abs=1e-9)
            assert not one["step"] or one["loss"] >= STEPS[one["step"] - 1]


@pytest.mark.parametrize(
    ("seats", "most"), [(2, 60), *(pytest.param(n, 400, marks=pytest.mark.soak) for n in (2, 3, 4))]
)
@pytest.mark.parametrize("name", games.GAMES)
def test_what_is_hidden_changes_nothing(name: str, seats: int, most: int) -> None:
    session = played(name, most, seats)
    worth = worth_of(session.game, seats)
    for seat in range(seats):
        seen = review.moments(session, seat)
        other = [
            Moment(moment.view.imagine(number).seen_by(seat), moment.actor, moment.action)
            for number, moment in enumerate(seen)
        ]
        found, again = (Reviewer(session.game, worth, seat, one, 20) for one in (seen, other))
        count = len(session.actions)
        assert [*map(found.part, range(count))] == [*map(again.part, range(count))]


@pytest.mark.parametrize("name", games.GAMES)
def test_the_chances_of_all_seats_begin_at_about_one(name: str) -> None:
    game, found, deals = games.game(name), [], 4
    worth = shipped(game, 2)
    for deal in range(deals):
        views = [game.deal(2, deal, {}).seen_by(seat) for seat in range(2)]
        begin = [[Moment(view, None, None)] for view in views]
        found += [Reviewer(game, worth, seat, one).start for seat, one in enumerate(begin)]
    assert sum(found) / deals == pytest.approx(1, abs=0.15)


@pytest.mark.parametrize("name", games.GAMES)
def test_what_others_do_in_secret_is_not_shown_to_the_review(name: str) -> None:
    session = played(name, 60)
    for number, moment in enumerate(islice(review.moments(session, 0), 60)):
        actor, action = session.actions[number]
        told = session.journal[number]
        assert moment.actor == actor and moment.view.viewer == 0
        if actor and told != tuple(event.seen_by(0) for event in told):
            assert moment.action is None
        else:
            assert moment.action == action


def test_what_was_reviewed_so_far_can_be_summed() -> None:
    session = played("riga", 30)
    found = [*islice(review.parts(session, worth_of(session.game, 2), 0, 20), 12)]
    row = review.summed(found)
    assert isinstance(found[-1], Part) and row["end"] == found[-1].chance
    assert row["start"] + row["luck"] + row["skill"] == pytest.approx(row["end"], abs=1e-9)
