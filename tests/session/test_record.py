from dataclasses import replace

import pytest

from hansetable.core import NotationError
from hansetable.session.record import RecordError, RecordReader, write
from hansetable.session.session import Session
from hansetable.session.slot import PlayerSlot

TEXT = """\
Hansetable record 1
game: novgorod
seed: 7
option bonus: first
option careers: first
seat 1: red, human, Heike
seat 2: blue, greedy, Jorin, der Alte

1 buy-office danzig
2 buy-office riga
1 buy-office riga
"""
LINES = TEXT.splitlines()
WRITTEN = TEXT.replace(
    "option careers: first\n",
    "option careers: first\noption merchant: off\noption pirate: off\noption starts: fixed\n"
    "option special: off\n",
)
"""The same record with the options that it leaves out."""


def test_a_record_is_written_as_it_is_read() -> None:
    assert Session.of_text(TEXT).text() == WRITTEN
    assert Session.of_text(WRITTEN).text() == WRITTEN


def test_a_record_names_everybody_and_everything() -> None:
    reader = RecordReader(LINES)
    header = reader.header
    assert (header.game, header.seed, header.values) == ("novgorod", 7, "")
    assert header.slots[1] == PlayerSlot("Jorin, der Alte", "blue", "greedy")
    assert [(line, seat) for line, seat, _ in reader] == [(9, 0), (10, 1), (11, 0)]


def test_comments_of_people_stay_where_they_stood() -> None:
    lines = WRITTEN.splitlines()
    lines[1:1] = ["# Look at this, Jorin"]
    lines += ["# Here you slept."]
    lines[-2:-2] = ["# And here?"]
    text = "\n".join(lines) + "\n"
    session = Session.of_text(text)
    assert session.text() == text
    assert Session.of_text("# Look at this, Jorin\n" + WRITTEN).text().splitlines()[1] == lines[1]
    shorter = write(session.header, session.actions[:1], session.comments)
    assert shorter.splitlines()[-3:] == ["1 buy-office danzig", "# And here?", lines[-1]]


def test_a_record_is_read_in_steps() -> None:
    steps = [len(session.actions) for session in Session.in_steps(LINES)]
    assert steps == [0, 1, 2, 3]


def test_what_is_wrong_is_said_in_a_short_line() -> None:
    for bad in ("x" * 3000, "\x1b[2J\u202e", "1 " + "x" * 3000, "1 buy-office " + "y" * 999):
        with pytest.raises(RecordError) as caught:
            Session.of_text(f"{TEXT}{bad}\n")
        assert len(str(caught.value)) <= 200 and str(caught.value).isprintable()


def test_a_header_without_end_is_refused() -> None:
    options = "".join(f"option x-{number}: y\n" for number in range(100_000))
    with pytest.raises(RecordError, match="line 52: expected the first action"):
        Session.of_text(TEXT.replace("\n\n", f"\n{options}\n", 1))


@pytest.mark.parametrize(
    "mailed",
    [
        TEXT.replace("\n", "\r\n"),
        TEXT.replace("\n", "\r"),
        TEXT.replace("\n", "   \n"),
        "\ufeff" + TEXT,
        "".join(f"> {line}\n" for line in LINES),
        "".join(f">> > {line}\n" for line in LINES),
        TEXT.replace("\n", "\n\n\n"),
        TEXT.replace(": ", ":\xa0"),
        TEXT.rstrip("\n"),
    ],
    ids=["CRLF", "CR", "spaces", "BOM", "quoted", "thrice", "empty", "nbsp", "cut"],
)
def test_mail_does_no_harm(mailed: str) -> None:
    assert Session.of_text(mailed).text() == WRITTEN


def test_the_order_of_the_header_is_free_and_options_may_be_missing() -> None:
    short = "\n".join([LINES[0], LINES[6], LINES[5], LINES[2], LINES[1], *LINES[8:]])
    assert Session.of_text(short).text() == WRITTEN


@pytest.mark.parametrize("name", ["", "  ", "#1", "A, B", "> me", "seat 2: red", "Zoë\n1 pass"])
def test_whatever_a_person_is_called_a_record_can_be_read(name: str) -> None:
    slots = (PlayerSlot(name, "red", "human"), PlayerSlot("B", "blue", "random"))
    session = Session.new("novgorod", 1, slots, {})
    assert Session.of_text(session.text()).slots[0].name == " ".join(name.split())


def test_a_record_tells_a_practice_game_and_an_old_one_is_none() -> None:
    plain = Session.of_text(TEXT)
    session = Session(replace(plain.header, practice=True))
    for seat, action in plain.actions:
        session.submit(seat, action)
    again = Session.of_text(session.text())
    assert session.text().startswith("Hansetable record 2\n")
    assert again.practice and again.text() == session.text()
    assert not plain.practice and TEXT.startswith("Hansetable record 1\n")


BAD = [
    (4, "practice: maybe", "line 4: expected an answer (yes, no), found 'maybe'"),
    (1, "Dear Jorin", "line 1: expected “Hansetable record 1”, found 'Dear Jorin'"),
    (1, "Hansetable record 3", "line 1: expected a record of version 1 to 2, found version 3"),
    (2, "game: chess", "line 2: expected a game (novgorod, riga, kogge), found 'chess'"),
    (2, "", "line 7: expected “game: …” in the header, found none"),
    (3, "seed: seven", "line 3: expected a whole number of up to 18 digits as seed, found 'seven'"),
    (3, "game: novgorod", "line 3: expected “game” only once, found 'game: novgorod'"),
    (3, "values: 0123", "line 7: expected “seed: …” in the header, found none"),
    (
        4,
        "values: 0123",
        "line 4: expected the card values that come with the program, found '0123'",
    ),
    (4, "option bonus: second", "line 4: expected one of first, random, found 'second'"),
    (4, "option luck: good", "line 4: expected an option (bonus, careers, merchant, pirate, "),
    (
        4,
        "weather: fine",
        "line 4: expected an entry of the header or an action, found 'weather: fine'",
    ),
    (7, "", "line 6: expected 2 to 4 seats, found '1'"),
    (7, "seat 3: blue, human, Jorin", "line 7: expected “seat 2: …” in the header, found none"),
    (7, "seat 2: blue, human", "line 7: expected “colour, player, name”, found 'blue, human'"),
    (
        7,
        "seat 2: red, human, B",
        "line 7: expected a free colour (blue, green, black), found 'red'",
    ),
    (
        7,
        "seat 2: blue, genius, B",
        "line 7: expected a player (human, random, apprentice, journeyman, greedy, merchant,"
        " alderman), found 'genius'",
    ),
    (9, "1 buy-office moscow", "line 9: expected ids of this game, found 'buy-office moscow'"),
    (9, "1 buy-office", "line 9: expected 'buy-office <city>', found 'buy-office'"),
    (9, "2 buy-office danzig", "line 9: expected a legal action of seat 1, like “buy-office "),
    (9, "3 buy-office danzig", "line 9: expected a seat from 1 to 2, found '3'"),
    (10, "1 lay riga", "line 10: expected a legal action of seat 2, like “buy-office "),
    (10, "then he passed", "line 10: expected a seat and an action, found 'then he passed'"),
    (11, "1 buy-office danzig", "line 11: expected a legal action of seat 1, like “buy-office "),
]


@pytest.mark.parametrize(("line", "text", "message"), BAD, ids=[text for _, text, _ in BAD])
def test_the_first_bad_line_is_named(line: int, text: str, message: str) -> None:
    lines = [*LINES]
    lines[line - 1] = text
    with pytest.raises(RecordError) as problem:
        Session.of_text("\n".join(lines))
    assert str(problem.value).startswith(message)
    assert "\n" not in str(problem.value)


def test_an_unknown_verb_is_named_with_its_line() -> None:
    with pytest.raises(RecordError, match=r"^line 9: .* found 'dance'$") as problem:
        Session.of_text(TEXT.replace("buy-office danzig", "dance"))
    assert isinstance(problem.value.__cause__, NotationError)


@pytest.mark.parametrize("text", ["", "\n\n", "# only a note", "\x00\x01", "{}"])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(RecordError, match=r"^line 1: expected “Hansetable record 1”"):
        Session.of_text(text)


def test_nothing_follows_the_end_of_the_game() -> None:
    session = Session.of_text(TEXT)
    while (seat := session.decides()) is not None:
        session.submit(seat, session.state.listed(seat)[-1])
    with pytest.raises(RecordError, match="expected nothing after the end of the game"):
        Session.of_text(session.text() + "1 pass\n")
