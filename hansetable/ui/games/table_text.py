"""What every game says in the same way: it looks its sentences up in tables."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar

from hansetable.ai.reasons import Difference
from hansetable.ai.worth import HAND
from hansetable.core import Action, Event, Game, Handle, Place, Reasons, Refusal, Seat, Step
from hansetable.core.state import OMNISCIENT
from hansetable.ui.game_ui import (
    CardText,
    ChoiceForm,
    GameForm,
    LossText,
    OptionForm,
    Paint,
    Symbol,
)
from hansetable.ui.games.phrases import SILENT, Asked, Gap, Phrase, Phrases, Told, titled
from hansetable.ui.language import Context, Text, translate
from hansetable.ui.widgets.numbers import whole

_RULE_OF_THUMB = Text("Saying", "worth by rule of thumb")
"""What `Game.evaluate` says."""
OptionTexts = Mapping[str, tuple[Text, Text, Mapping[str, Text]]]
"""The title of each option, what it means, and the titles of its values."""


def _details(place: Told) -> Iterable[str]:
    return place.mark, place.zone, place.name


class Saying(Context):
    """The context of the texts with a number."""


class CardTable:
    """The words on the pieces of a game.

    Each table is looked up by the kind of a piece and what else matters, such as "office hold",
    and then by its kind alone. ``details`` tells what may matter, the most important first;
    ``texts`` have the rule of a piece and what it does, ``now`` says what it is worth or allows;
    ``names`` tell those pieces apart that have the same title.
    """

    def __init__(
        self,
        titles: Mapping[str, Phrase],
        subs: Mapping[str, Phrase],
        texts: Mapping[str, tuple[str, Phrase]],
        now: Callable[[Told], str],
        details: Callable[[Any], Iterable[str]] = _details,
        names: Mapping[str, Phrase] = MappingProxyType({}),
        **gaps: Gap,
    ) -> None:
        self._titles, self._subs, self._texts, self._names = titles, subs, texts, names
        self._now, self._details = now, details
        self._gaps = Phrases({}, **gaps)

    def card(self, place: Told) -> CardText:
        """Return the words on a piece; a hidden one tells nothing of its face.

        Raises:
            KeyError: the tables do not know this kind of piece.
        """
        keys = [*(f"{place.kind} {detail}" for detail in self._details(place)), place.kind]

        def found(table: Mapping[str, Phrase]) -> str:
            phrase = next((table[key] for key in keys if key in table), SILENT)
            return self._gaps.fill(phrase, place)

        rule, text = self._texts[next((key for key in keys if key in self._texts), place.kind)]
        said = self._gaps.fill(text, place)
        title, sub, name = map(found, (self._titles, self._subs, self._names))
        return CardText(titled(title), sub, said, rule, self._now(place), name)

    def symbol(self, key: str, paint: Paint, word: Callable[[], str]) -> Symbol:
        """Return the symbol of a kind of piece, for the legend, with the rule and words of it.

        They must be the same for all pieces of that kind.
        """
        rule, text = self._texts[key]
        return Symbol(paint, word, lambda: self._gaps.fill(text, None), rule)


class TableText:
    """What a game says out of its tables, in the language of the moment, which may change."""

    log: ClassVar[Phrases]
    beside_log: ClassVar[Mapping[Any, Phrase]] = {}
    """What is worth no line of the log, but is said while it is shown."""
    brief: ClassVar[Mapping[Any, Phrase]] = {}
    """What sums up a turn, in two or three words."""
    questions: ClassVar[Phrases]
    help: ClassVar[Phrases]
    actions: ClassVar[Phrases]
    refusals: ClassVar[Phrases]
    reasons: ClassVar[Reasons]
    cards: ClassVar[CardTable]
    ways: ClassVar[Phrases]
    """The deed on a button, where the whole action is too much to say: by the kind of an action, or
    by the set of the kinds for a thing that can mean several."""
    asks: ClassVar[Phrases]
    """What is asked of a held thing, by the kind of the one action that begins with it, or by the
    set of the kinds if it can mean several."""
    meanings: ClassVar[Phrases] = Phrases({})
    """What a click means, where the action in words is not enough."""
    legends: ClassVar[Mapping[frozenset[type[Action]], Text]] = {}
    """What the forms of the glow mean, by the set of the kinds of actions."""
    slips: ClassVar[Mapping[type[Action], Text]] = {}
    """What the ring of a thing means, in a word or two, where rings have several meanings."""
    losses: ClassVar[Phrases]
    """What is asked before something is given up for good: four phrases; see `LossText`."""
    features: ClassVar[Mapping[str, Text]]
    """What the features are about that a position is judged by."""
    buttons: ClassVar[Mapping[Handle, Action]]
    """The action of each button."""
    help_is_private: ClassVar[bool] = True
    """Whether help names what only the seat that is asked may know."""

    def __init__(self, players: Sequence[str]) -> None:
        """Remember the name of each seat."""
        self.players = tuple(players)

    def event(self, event: Event) -> str:
        """Return an event as a sentence for the log; empty if another line says it."""
        return self.log.of(Told(event, self.players))

    def telling(self, event: Event) -> str:
        """Return an event as a sentence to be read while it is shown; empty if it needs none."""
        beside = self.beside_log.get(type(event), SILENT)
        return self.event(event) or self.log.fill(beside, Told(event, self.players))

    def summary(self, events: Iterable[Event]) -> str:
        """Return what a seat did, without its name; empty if nothing of it counts."""
        told = [Told(event, self.players) for event in events if type(event) in self.brief]
        parts = [self.log.fill(self.brief[type(one.itself)], one) for one in told]
        return titled("; ".join(dict.fromkeys(parts)))

    def question(self, step: Step, view: Any, seat: Seat) -> str:
        """Return what is asked of a seat, to follow its name and a colon."""
        return self.questions.of(Asked(step, self.players, view, seat))

    def reason(self, step: Step, view: Any, seat: Seat) -> str:
        """Return a line of help for the question: what can be done, or why not."""
        if self.help_is_private and view.viewer not in (OMNISCIENT, seat):
            return ""
        return self.help.line(Asked(step, self.players, view, seat))

    def refusal(self, refusal: Refusal, view: Any) -> str:
        """Return why something cannot be done, as one sentence."""
        return self.refusals.why(refusal, self.reasons, self.players, view)

    def action(self, action: Action, view: Any) -> str:
        """Return an action in words: for menus, buttons and the list of moves."""
        return titled(self.actions.of(Told(action, self.players, view)))

    def way(self, actions: Sequence[Action], view: Any) -> str:
        """Return in a few words the deed that all of these are; empty if there are several."""
        told = [Told(action, self.players, view) for action in actions]
        kinds = frozenset(map(type, actions))
        known = kinds <= self.ways.table.keys()
        deeds = {(self.ways if known else self.actions).of(one) for one in told}
        if len(deeds) == 1:
            return titled(deeds.pop())
        return titled(self.ways.say(kinds, told[0])) if kinds in self.ways.table else ""

    def meaning(self, actions: Sequence[Action], view: Any) -> str:
        """Return in a sentence what a click on a thing means that can say these actions."""
        if len(actions) != 1:
            return Saying.trUtf8("A click chooses among %n action(s).", None, len(actions))
        told = Told(actions[0], self.players, view)
        if type(actions[0]) in self.meanings.table:
            return self.meanings.of(told)
        return translate("Saying", "A click: {action}.").format(action=self.actions.of(told))

    def legend(self, actions: Sequence[Action]) -> str:
        """Return what the forms of the glow mean while these actions are possible; mostly empty."""
        text = self.legends.get(frozenset(map(type, actions)))
        return text.say() if text is not None else ""

    def slip(self, action: Action) -> str:
        """Return what the ring of a thing means that says an action; mostly empty."""
        text = self.slips.get(type(action))
        return text.say() if text is not None else ""

    def chosen(self, place: Place, actions: Sequence[Action], view: Any) -> str:
        """Return what is asked of a held thing: whether its one action is meant, or which."""
        title, one = self.card(place, view).title, len(actions) == 1
        key = type(actions[0]) if one else frozenset(map(type, actions))
        if key in self.asks.table and not (one and actions[0].begins not in place.says):
            ask = self.asks.say(key, Told(actions[0], self.players, view))
        elif one:
            ask = translate("Question", "{action}?").format(action=self.action(actions[0], view))
        else:
            ask = translate("Question", "What for?")
        return translate("Question", "{title} chosen. {ask}").format(title=title, ask=ask)

    def left(self, action: Action, view: Any) -> str:
        """Return what is still useful to do, for one who could close the step instead."""
        return self.action(action, view)

    def loss(self, action: Action, view: Any) -> LossText:
        """Return what is asked before an action that gives something up for good."""
        told = Told(action, self.players, view)
        phrases: Any = self.losses.table[type(action)]
        return LossText(*(self.losses.fill(phrase, told) for phrase in phrases))

    def button(self, handle: Handle, view: Any) -> str:
        """Return the text of a button.

        Raises:
            KeyError: there is no such button.
        """
        return self.action(self.buttons[handle], view)

    def plan(self, actions: Sequence[Action], view: Any) -> str:
        """Return what stands on the button that plays the proposed actions."""
        return ", ".join(self.action(action, view) for action in actions)

    def differences(self, found: Iterable[Difference]) -> Sequence[tuple[float, str]]:
        """Return what speaks for a way to play or against it, the weightiest first.

        Each is what it adds to the chance of winning, and what it is about. Features that are said
        alike are one.
        """
        said: dict[Text, list[Difference]] = {}
        texts = {HAND: _RULE_OF_THUMB, **self.features}
        order = [*texts]
        for one in sorted(found, key=lambda one: order.index(one.feature)):
            said.setdefault(texts[one.feature], []).append(one)
        lines = [
            (sum(one.chance for one in alike), _difference(text.say(), alike[0], len(alike)))
            for text, alike in said.items()
        ]
        return sorted(lines, key=lambda line: -abs(line[0]))

    def card(self, place: Place, view: Any) -> CardText:
        """Return the words on a piece: what it is, what it does, and its rule."""
        return self.cards.card(Told(place, self.players, view))


def _difference(about: str, one: Difference, alike: int) -> str:
    """Say how much there is of something; of what cannot be counted only whether it is more."""
    here, there = one.here, one.there
    if isinstance(here, bool):
        if alike > 1:
            return about
        pattern = (
            translate("Saying", "{about}: yes") if here else translate("Saying", "{about}: no")
        )
        return pattern.format(about=about)
    if here == int(here) and there == int(there):
        pattern = translate("Saying", "{about}: {here} instead of {there}")
        return pattern.format(about=about, here=whole(int(here)), there=whole(int(there)))
    more = here > there
    pattern = translate("Saying", "{about}: more") if more else translate("Saying", "{about}: less")
    return pattern.format(about=about)


def buttons(*actions: Action) -> dict[Handle, Action]:
    """Return actions by the buttons that say them."""
    return {handle: action for action in actions for handle in action.touches()}


def form(game: Game, texts: OptionTexts) -> GameForm:
    """Return the options of a game in the language of the moment, in the order of its rules."""
    options = []
    for option in game.options:
        title, sentence, values = texts[option.name]
        choices = [ChoiceForm(value, values[value].say()) for value in option.values]
        options.append(
            OptionForm(option.name, title.say(), sentence.say(), choices, option.values[0])
        )
    return GameForm(game.name, game.seats, options)
