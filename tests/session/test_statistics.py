"""What finished games tell together."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from hansetable.errors import Message
from hansetable.session.entry import DAMAGED, FINISHED, UNFINISHED, Entry
from hansetable.session.record import Header
from hansetable.session.slot import COLOURS, PlayerSlot
from hansetable.session.statistics import by_player, by_table, kind_of

DAY = datetime(2026, 11, 20)


def game(seats: str, scores=(), winners=(), state: str = FINISHED, name: str = "riga") -> Entry:
    """A game; its seats like “Heike, *greedy”: a star marks a level of the AI."""
    slots = []
    for colour, seat in zip(COLOURS, seats.split(", "), strict=False):
        human = not seat.startswith("*")
        slots.append(PlayerSlot(seat.strip("*"), colour, "human" if human else seat[1:]))
    header = Header(name, 1, (), tuple(slots))
    return Entry(Path("x.hanse"), DAY, state, header, 100, 8, scores, winners=winners)


GAMES = (
    game("Heike, *greedy", (50, 44), (0,)),
    game("*greedy, heike", (60, 40), (0,)),
    game("Heike, Jorin", (30, 35), (1,)),
    game("*greedy, *random", (30, 20), (0,)),
    game("Heike, *greedy", state=UNFINISHED),
    Entry(Path("bad.hanse"), DAY, DAMAGED, problem=Message("line 1")),
)


def test_a_kind_of_table_is_the_game_its_people_and_its_levels() -> None:
    header = game("*greedy, Heike, *random").header
    assert kind_of(header) == ("riga", 1, ("random", "journeyman"))


def test_only_finished_games_count_by_table() -> None:
    tables = dict(by_table(GAMES))
    assert list(tables) == [
        ("riga", 0, ("random", "journeyman")),
        ("riga", 1, ("journeyman",)),
        ("riga", 2, ()),
    ]
    one = tables["riga", 1, ("journeyman",)]
    assert (one.games, one.won, one.average, one.best) == (2, 1, 45, 50)
    assert one.margin == -7 and (one.rounds, one.actions) == (8, 100)


def test_tables_without_people_or_without_others_count_the_best_over_the_next() -> None:
    tables = dict(by_table(GAMES))
    assert tables["riga", 0, ("random", "journeyman")].won == 0
    assert not tables["riga", 0, ("random", "journeyman")].people
    assert tables["riga", 0, ("random", "journeyman")].margin == 10
    assert (tables["riga", 2, ()].won, tables["riga", 2, ()].margin) == (1, 5)


def test_people_are_known_by_their_name_in_any_case() -> None:
    players = dict(by_player(GAMES))
    assert list(players) == [("riga", "Heike"), ("riga", "Jorin")]
    heike = players["riga", "Heike"]
    assert (heike.games, heike.won, heike.average, heike.best) == (3, 1, 40, 50)
    assert players["riga", "Jorin"].won == 1


def test_two_people_of_nearly_one_name_do_not_count_a_game_twice() -> None:
    (player,) = by_player([game("Anna, ANNA, *greedy", (40, 50, 30), (1,))])
    assert player[0] == ("riga", "Anna")
    assert (player[1].games, player[1].won, player[1].average) == (1, 1, 45)


def test_without_finished_games_there_is_nothing_to_tell() -> None:
    assert by_table(GAMES[4:]) == [] and by_player(GAMES[4:]) == []


def test_a_level_counts_by_its_name_of_today() -> None:
    headers = [game(f"Heike, *{level}").header for level in ("greedy", "journeyman")]
    assert {kind_of(header) for header in headers} == {("riga", 1, ("journeyman",))}
