"""Hansetable: a card table for three board games of the Hanseatic League.

The whole program hangs on five sentences and never reaches behind them:

1. A game is a *state* and a stack of *steps*; the top step asks one question of one or more seats.
2. An answer is an *action*: a small frozen value that can be compared, hashed, written, read,
   and touched.
3. Playing an action changes the state and tells *events*.
4. A seat sees a *view*: the same state with its secrets turned face down. The screen and the AI
   know nothing else.
5. The *record*, which is header, seed and actions, is the game. Save, undo, replay, bug report
   and test are five uses of it.

Where to read on: ``core`` is the grammar, ``games`` holds the rules of each game, ``ai`` plays
without knowing any of them, ``session`` seats people at a table, ``model`` and ``ui`` show it.
"""

__version__ = "0.1.0"
