"""Learning from self-play: the same lesson gives the same weights, whoever does the work."""

from concurrent.futures import ThreadPoolExecutor
from math import exp
from random import Random

import pytest

from hansetable import games

pytest.importorskip("numpy")

from hansetable.ai import network, selfplay, train
from hansetable.ai.worth import HAND, Worth

LESSON = train.Lesson("kogge", 2, 4, 1, 2)


def test_the_same_lesson_gives_the_same_weights() -> None:
    worth = train.train(LESSON, None)
    with ThreadPoolExecutor(2) as executor:
        assert train.train(LESSON, executor).written() == worth.written()
    assert worth.origin["games"] == 4
    assert worth.origin["command"] == LESSON.command
    found = train.gate(LESSON, worth, None, 1, None)
    assert found["games"] == 2 and found["low"] <= found["rate"] <= found["high"]


def test_hidden_units_learn_what_is_not_linear(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has the one or the other wins, who has both or none loses."""
    monkeypatch.setattr(network, "EPOCHS", 200)  # there are few positions
    played, random = [], Random(2)
    for _ in range(300):
        one = selfplay.Samples()
        for _ in range(10):
            pair = random.randrange(2), random.randrange(2)
            one.features.extend((0.0, *map(float, pair)))
            one.clock.append(random.random())
            one.won.append(float(pair[0] != pair[1]))
            one.margin.append(random.uniform(-100, 100))
        played.append(one)
    names = (HAND, "one", "other")
    linear, learned = (train.fit(names, played, hidden, True) for hidden in (0, 8))
    assert max(linear.origin["explained"]) < 0.1 and min(learned.origin["explained"]) > 0.7
    either, both = ({HAND: 0.0, "one": 1.0, "other": other} for other in (0.0, 1.0))
    assert learned.of(either, 0.5) > 0.3 and learned.of(both, 0.5) < -0.3
    assert learned.scale == 0.0
    assert train.fit(names, played, 8, True) == learned


def test_what_explains_the_result_gets_the_weight() -> None:
    """A made-up game in which the second feature alone decides the margin."""
    played = []
    for number in range(200):
        one = selfplay.Samples()
        for at in range(4):
            value = (number * 7 + at * 3) % 11 - 5
            one.features.extend((float(number % 5), float(value), float(at)))
            one.clock.append(at / 4)
            one.won.append(float(value > 0))
            one.margin.append(float(value))
        played.append(one)
    worth = train.fit((HAND, "decides", "nothing"), played)
    assert worth.x[1] > 10 * max(abs(worth.x[0]), abs(worth.x[2]))
    assert min(worth.origin["explained"]) > 0.7 > max(worth.origin["explained_by_hand_worth"])


@pytest.mark.parametrize("name", games.GAMES)
def test_a_game_to_learn_from_gives_a_row_for_each_plan(name: str) -> None:
    samples = selfplay.explore(name, 2, None, 5)
    width = len(games.game(name).features(games.game(name).deal(2, 0, {}).seen_by(0), 0)) + 1
    assert len(samples.features) == width * len(samples.clock) > width * 10
    assert len(samples.won) == len(samples.margin) == len(samples.clock)
    waiting = samples.waiting
    assert waiting and len(waiting.features) == width * len(waiting.clock) > 0
    again = selfplay.explore(name, 2, None, 5)
    assert again == samples


def test_a_worth_against_itself_wins_half() -> None:
    worth = Worth(("hand_worth",), [1.0], [0.0], [0.0], 1.0)
    found = selfplay.duel("riga", 2, worth, worth, 3)
    assert sum(won for won, _ in found) == 1.0
    assert sum(margin for _, margin in found) == 0.0


def test_chances_are_learned_along_with_the_worth() -> None:
    """Who is ahead wins more often, and more surely near the end."""
    samples, random = selfplay.Samples(), Random(1)
    for _ in range(4000):
        ahead, clock = random.uniform(-1, 1), random.random()
        samples.features.extend([ahead])
        samples.clock.append(clock)
        samples.won.append(random.random() < 1 / (1 + exp(-4 * ahead * (1 - clock / 2))))
        samples.margin.append(ahead)
    worth = train.with_chances(train.fit([HAND], [samples]), [samples])
    late, early = (worth.slope(clock, 2) for clock in (0.0, 1.0))
    assert late > early > 1
    assert worth.chance_of(0.0, 0.5, 2) == pytest.approx(0.5, abs=0.05)
    assert not worth.waiting


def test_who_waits_has_chances_of_its_own() -> None:
    """Whatever is ahead at the end of a turn means nothing once others have acted."""
    random = Random(1)
    games = [selfplay.Samples(waiting=selfplay.Samples()) for _ in range(400)]
    for one in games:
        assert one.waiting
        for samples, sure in ((one, True), (one.waiting, False)):
            for _ in range(20):
                ahead = random.uniform(-1, 1)
                samples.features.extend([ahead])
                samples.clock.append(random.random())
                samples.won.append(float(ahead > 0 if sure else random.random() < 0.5))
                samples.margin.append(ahead)
    worth = train.with_chances(train.fit([HAND], games), games)
    said = worth.of({HAND: 0.5}, 0.5)
    assert worth.chance_of(said, 0.5, 2) > 0.8
    assert worth.chance_of(said, 0.5, 2, waits=True) == pytest.approx(0.5, abs=0.05)
