"""Texts for people: the moves, questions, reasons, events and components of a game, in their language.

All sentences are in Project Fluent files, which Python and the browser share. The sentences for a game are in
`games/<game>/texts/<language>.ftl`. If there are many, some are in further files in a folder `<language>`
next to that file. Sentences that all games share are in `texts/shared/<language>.ftl`; a game's message takes
precedence over a shared one. Message ids are the kernel's names, with `-` for spaces and underscores:

    move-<verb>             `place palenque`: `$object` is the rendered object, `$effect` what it does,
                            `$price` what it costs, `$number` its number (`pick tikal 3`), `$bare` the object
                            without it, and `$object_id` its notation; of two words `$first` and
                            `$second`, numbers also as players, `$first_seat`
    move-<verb>-<object>    takes precedence for an object that needs its own sentence
    move-<word>             a move without an object: `stop`, `pass`
    move-amount             the amounts 0 to 99, as `$count`
    question-<Kind>         by the decision's class; attributes like `.stop`, `.place` or `.place-start` are
                            texts of answers to this question, `.amount` that of the amounts
    reason-<name>           by the names in the lexicons; their numbers are arguments of the same names
    event-<name>
    note-<name>             a note of the rules on an answer or a question
                            (`kernel/prospect_rules.py`); of a component also `$..._price` and
                            `$..._effect`, of a list `$..._number`
    score-<source>          a source of points
    thing-<id>              a thing with a name, in lower case: a wheel, a good, a tile
    component-<word>        for components of two words, `theology bonus`: `$thing` is the first
    card-<id>               the text of a component, with its row of the components file as arguments;
                            `card-<list>` for all of a list, `card-terrain-tiles`
    automa                  a participant without a seat: an automatic opponent, a neutral side
    option-<name>, option-<name>-<value>
                            an option of the set-up of a table
    window-<name>           a kind of question for which an answer can be set in advance
    effect-<op>, action-<kind>, scoring-<rule>
                            a row of the components file, its keys as arguments

The class of a question defines the names of its numbers (`Decision.number_names`). `arguments.py` turns
numbers and ids into texts. The titles of rules come from the rulebook.
"""

from .game_texts import GameTexts as GameTexts
from .messages import Messages as Messages
from .messages import languages as languages
from .messages import preferred_language as preferred_language
