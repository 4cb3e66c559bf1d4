"""Texts for people: the moves, questions, reasons, events and components of a game, in several languages.

All sentences are in Project Fluent files, which are also used in the browser. The sentences of a game are in
`games/<game>/texts/<language>.ftl`; if there are many, some are in further files in a folder `<language>`
next to it. Sentences shared by all games are in `texts/shared/<language>.ftl`. A game's message takes
precedence over a shared one. Message ids are names from the kernel, with `-` for spaces and underscores:

    move-<verb>             a move such as `place palenque`. `$object` is the text of the object, `$effect`
                            what it does, `$price` what it costs, `$number` its number (as in
                            `pick tikal 3`), `$bare` the object without the number, and `$object_id` its
                            notation. The parts of an object with two words are `$first` and `$second`, and a
                            number is also available as a player, as in `$first_seat`.
    move-<verb>-<object>    takes precedence, for an object that needs its own sentence
    move-<word>             a move without an object, such as `stop` or `pass`
    move-amount             the amounts 0 to 99, with the amount in `$count`
    question-<Kind>         a question, named after the class of its decision. Attributes such as `.stop`,
                            `.place` or `.place-start` contain texts for answers to this question, and
                            `.amount` the text for amounts.
    reason-<name>           a reason why a move is illegal. Its numbers are arguments, with the names in the
                            lexicon.
    event-<name>            an event, with arguments as for reasons
    note-<name>             a note by the rules on an answer or a question (`kernel/prospect_rules.py`). For
                            a component, there are also `$..._price` and `$..._effect`, for a list
                            `$..._number`.
    score-<source>          a source of points
    thing-<id>              a thing that has a name, such as a wheel, a good or a tile (id in lower case)
    component-<word>        components with two words, such as `theology bonus`: `$thing` is the first word
    card-<id>               the text of a component, with its row in the components file as arguments.
                            `card-<list>`, such as `card-terrain-tiles`, is for all components of a list.
    automa                  a participant without a seat, such as an automatic opponent or a neutral side
    option-<name>, option-<name>-<value>
                            an option that is chosen when a table is created
    window-<name>           a kind of question for which an answer can be set in advance
    effect-<op>, action-<kind>, scoring-<rule>
                            a row in the components file, with its keys as arguments

The names of the numbers in a question are defined by its class (`Decision.number_names`). `arguments.py`
converts numbers and ids to text. The titles of rules come from the rulebook.
"""

from .game_texts import GameTexts as GameTexts
from .messages import Messages as Messages
from .messages import languages as languages
from .messages import preferred_language as preferred_language
