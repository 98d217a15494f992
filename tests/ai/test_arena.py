import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hansetable import games
from hansetable.ai import arena
from hansetable.ai.arena import Entrant, Played
from hansetable.ai.worth import HAND, Worth, features_of

STEADY, QUICK, RANDOM = Entrant("greedy"), Entrant("greedy", 20), Entrant("random")


def outcome(game: Played) -> tuple[object, ...]:
    """All but the times."""
    return game.deal, game.entrants, game.result, game.actions, game.rounds, game.order


def test_each_deal_is_played_from_every_seat() -> None:
    played = arena.run("riga", [QUICK, RANDOM, RANDOM], 4, 1)
    assert [game.entrants.index(QUICK) for game in played] == [0, 2, 1] * 2
    assert [game.deal for game in played] == [1, 1, 1, 2, 2, 2]
    assert all(game.result and game.rounds for game in played)


def test_equals_play_a_deal_once() -> None:
    played = arena.run("novgorod", [RANDOM, RANDOM], 3, 5)
    assert [game.deal for game in played] == [5, 6, 7]


def test_the_order_is_that_of_the_first_round() -> None:
    (game,) = arena.run("riga", [RANDOM] * 4, 1, 2)
    first = game.order[0]
    assert game.order == tuple((first + at) % 4 for at in range(4))


def test_thinking_is_told_apart_from_following_a_plan() -> None:
    (game, _) = arena.run("riga", [QUICK, RANDOM], 2, 1)
    greedy, random = game.planned
    assert 12 <= len(greedy) < len(game.followed[0])  # a turn of a year takes a plan
    assert min(greedy) > max(0.0, sorted(game.followed[0])[len(game.followed[0]) // 2])
    assert not game.followed[1] and random  # who says anything has no plan


def test_a_level_with_a_budget_is_named_so() -> None:
    assert [str(one) for one in (STEADY, QUICK, RANDOM)] == ["greedy", "greedy:20", "random"]


def test_greedy_beats_random() -> None:
    played = arena.run("novgorod", [STEADY, RANDOM], 4, 20)
    won = [game.result and game.result.winners == (game.entrants.index(STEADY),) for game in played]
    assert sum(map(bool, won)) >= 3


def test_a_game_of_four_greedy_ends_in_time_with_careers_made() -> None:
    (game,) = arena.run("novgorod", [STEADY] * 4, 1, 7)
    assert game.result
    assert 8 <= game.rounds <= 15
    assert max(game.result.scores) >= 30


# Who does the work


def test_games_are_the_same_in_several_processes() -> None:
    words = ["arena", "riga", "--seats", "greedy:20,random", "--games", "4", "--json"]
    assert said(*words) == said(*words, "--jobs", "2")


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a scheduler with two workers."""
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, host="127.0.0.1"
    ) as found:
        yield found.scheduler_address


@pytest.mark.timeout(300)  # it starts four processes more
def test_games_are_the_same_on_a_cluster(cluster: str) -> None:
    words = ["arena", "riga", "--seats", "greedy:20,random", "--games", "4", "--json"]
    assert said(*words) == said(*words, "--cluster", cluster)


def said(*words: str) -> Any:
    """What a command line prints as JSON, without times of the processor."""
    code = "import sys; from hansetable.app import main; sys.exit(main(sys.argv[1:]))"
    done = subprocess.run(
        [sys.executable, "-c", code, *words], capture_output=True, text=True, check=True
    )
    found = json.loads(done.stdout)
    for row in found["seats"]:
        for key in ("planned", "followed"):
            row[key] = row[key]["decisions"]
    return found


def test_weights_from_a_file_play_as_the_level_model(tmp_path: Path) -> None:
    game = games.game("riga")
    names = tuple(features_of(game, game.deal(2, 0, {}).seen_by(0), 0, 0.0))
    weights = [float(name == HAND) for name in names]
    file = tmp_path / "weights.json"
    file.write_text(Worth(names, weights, [0.0] * len(names), [0.0], 1.0).written())
    words = ["arena", "riga", "--seats", "model:20,random", "--games", "2", "--json"]
    found = said(*words, "--model", str(file))
    assert [row["level"] for row in found["seats"]] == ["model:20", "random"]
    assert found["seats"][0]["wins"] == 2
