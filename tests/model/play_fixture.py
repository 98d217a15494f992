"""Games in progress, a worker that answers when it is told to, and ears for the signals."""

from __future__ import annotations

from dataclasses import dataclass

from hansetable.ai import LEVELS
from hansetable.ai.hint import Hint, advise
from hansetable.ai.player import DEFAULT_BUDGET
from hansetable.ai.worker import Answer
from hansetable.ai.worker_error import WorkerError
from hansetable.model.play import PlayModel
from hansetable.model.showing import Beat
from hansetable.session.session import Session
from tests.ui.table.page_fixture import Idle, advance, asks, can, game

ALONE = ("human", "greedy")


@dataclass
class Question:
    ticket: int
    level: str
    view: object
    seat: int
    budget: int = 0


class Obedient(Idle):
    """A worker that answers when the test says so."""

    def __init__(self, game) -> None:
        super().__init__(game)
        self.questions: list[Question] = []
        self.answers: list[Answer] = []
        self.broken = False

    def ask(self, ticket, level, view, seat, budget) -> None:
        self.questions.append(Question(ticket, level, view, seat, budget))

    def hint(self, question: Question) -> Hint:
        found = advise(self.game, question.view, question.seat, 20)
        self.answers.append(Answer(question.ticket, found.best.action, found))
        return found

    def poll(self):
        if self.broken:
            raise WorkerError
        answers, self.answers = self.answers, []
        return answers

    def answer(self, question: Question) -> None:
        action = next(iter(question.view.options(question.seat)))
        self.answers.append(Answer(question.ticket, action))


class Ears:
    """Remembers what a model says."""

    def __init__(self, model: PlayModel) -> None:
        self.heard: list[tuple] = []
        for name in ("laid", "told", "asked", "choiceChanged", "curtainChanged", "ended",
                     "undone", "failed", "lateChanged", "practiceWanted"):  # fmt: skip
            signal = getattr(model, name)
            signal.connect(lambda *what, name=name: self.heard.append((name, *what)))

    def of(self, name: str) -> list[tuple]:
        return [what[1:] for what in self.heard if what[0] == name]


def practise(until):
    slots = game(ALONE).slots
    session = Session.new("novgorod", 11, slots, {}, practice=True)
    return advance(session, until)


def ai_to_play(seed=11):
    return advance(game(ALONE, seed), lambda s: s.decides() == 1)


def shown(seat, ms: int = 60_000):
    """A model that shows each line of the log for as long, with its worker."""
    session = advance(game(ALONE, 11), lambda s: len(s.actions) > 20 and s.decides() == 0)
    worker = Obedient(session.game)
    model = seat(advance(session, lambda s: s.decides() == 1), worker)
    model.showing.split = lambda lines: [Beat(range(n, n + 1), ms) for n in lines]
    model.begin()
    return model, worker


def advised(seat, budget=DEFAULT_BUDGET):
    """A model that has asked for a hint, with its worker."""
    session = advance(game(ALONE), lambda s: s.decides() == 0 and can("Lay")(s))
    worker = Obedient(session.game)
    model = seat(session, worker)
    model.ai_runner.budget = budget
    model.begin()
    model.advise()
    return model, worker


def turn_over(seat, lingers=True):
    """A model whose person has just ended a turn after which the other one is to play."""
    session = advance(game(), lambda s: asks("LayRoute")(s) and len(s.actions) > 20)
    model = seat(session)
    model.lingers = lingers
    model.begin()
    model.lift_curtain()
    player, first = LEVELS["greedy"](model.game, 3), model.viewer
    while model.passing is None and model.curtain is None:
        model.say(player.choose(model.view, first, 1))
    return model, first
