"""What people read: every move, question, reason, event and component of a game, in their language.

All sentences stand in Project Fluent files, the same for Python and for the browser: those of a game in
`games/<game>/texts/<language>.ftl` and, where they are many, in further files in a folder `<language>` beside
it, those of the house in `texts/shared/<language>.ftl`. A game's message wins over one of the house. Message
ids follow from the kernel's names, with `-` for spaces and underlines:

    move-<verb>             `place palenque`: `$object` is the rendered object, `$effect` what it does,
                            `$price` what it costs, `$number` its number (`pick tikal 3`), `$bare` the object
                            without it, and `$object_id` the object as said; of two words `$first` and
                            `$second`, numbers also as players, `$first_seat`
    move-<verb>-<object>    wins where one object needs a sentence of its own
    move-<word>             a word without an object: `stop`, `pass`
    move-amount             the amounts 0 to 99, as `$count`
    question-<Kind>         by the decision's class; an attribute `.stop`, `.place` or `.place-start` words
                            that answer to this very question, `.amount` the amounts
    reason-<name>           by the names in the lexicons; their numbers are arguments under their names
    event-<name>
    note-<name>             what the rules remark about an answer or a question
                            (`kernel/prospect_rules.py`); of a component also `$..._price` and
                            `$..._effect`, of a list `$..._number`
    score-<source>          a source of points
    thing-<id>              what can be named, in small letters: a wheel, a good, a tile
    component-<word>        for components of two words, `theology bonus`: `$thing` is the first
    card-<id>               what a component says, its row of the components file as arguments;
                            `card-<list>` for all of a list, `card-terrain-tiles`
    automa                  who plays without a seat: an automatic opponent, a neutral side
    option-<name>, option-<name>-<value>
                            a choice that a table is set up with
    window-<name>           a kind of question for which an answer can be set in advance
    effect-<op>, action-<kind>, scoring-<rule>
                            a row of the components file, its keys as arguments

The numbers of a question have their names from its class (`Decision.number_names`). How arguments become
texts stands in `arguments.py`. Titles of rules come from the rulebook.
"""

from .game_texts import GameTexts as GameTexts
from .messages import Messages as Messages
from .messages import languages as languages
from .messages import preferred_language as preferred_language
