# What the house says in every game. How ids and arguments come about stands at the head of patolli/texts.

amount = { $count } { $thing }
nothing = nothing
seat = Player { $number }

## Bots, with the number of their seat; the levels have the same names on the page

bot-random = Random { $number }
bot-greedy = Greedy { $number }
bot-search = Searcher { $number }
bot-level-1 = Apprentice { $number }
bot-level-2 = Farmer { $number }
bot-level-3 = Trader { $number }
bot-level-4 = Priest { $number }
bot-level-5 = Ruler { $number }

## Words that all games share

move-more = More
move-stop = Stop
move-pass = Pass
move-yes = Yes
move-no = No
move-amount = { $count }
reason-not-asked-this = This does not answer the question.
reason-amount-out-of-range = Choose a number from { $least } to { $most }.
reason-others-asked = Somebody else is asked.
reason-game-over = The game is over.

## The rulebook

rules-nothing-found = No rule contains “{ $words }”.

## The table in a terminal

terminal-welcome = { $title }, seed { $seed }. Type “help” for what you can do.
terminal-hand-over = Hand over to { $name }, then press Enter.
terminal-news = What happened:
terminal-question = { $name }: { $question } ({ $rule })
terminal-total = Total
terminal-final = Final scores
terminal-wins = { $name } wins.
terminal-nobody-wins = Nobody wins.
terminal-share = { $names } share the victory.
terminal-left = The game was left before its end.
terminal-saved = Record saved to { $file }.
terminal-not-saved = { $file } could not be written: { $fault }.
terminal-several = Which one: { $notations }?
terminal-no-number = There is no answer { $number }.
terminal-unknown = “{ $typed }” is not known here. Type “help” for what you can do.
terminal-no-command = There is no command “{ $typed }”. “/help” shows all of them.
terminal-hidden = Here these words are answers: { $words }. The commands are: { $commands }.
terminal-thinks = { $name } thinks …
terminal-no-undo = There is nothing that you could take back.
terminal-undone = Taken back.
terminal-offered = “{ $notation }” is offered.
terminal-tried-nothing = Nothing further happens at once.

command-help = help
command-table = table
command-scores = scores
command-undo = undo
command-why = why
command-try = try
command-rule = rule
command-save = save
command-quit = quit

help-help = this list
help-table = the whole table again
help-scores = the scores by source
help-undo = take back your last answer
help-why = why an answer is not offered: why place tikal
help-try = what an answer would do: try 2
help-rule = read or search the rules: rule 5.5, rule burn forest
help-save = keep the record so far: save FILE
help-quit = leave the game; Ctrl-D does so too
help-answers = Answer by the number in front, or by the notation behind; its beginning is enough if it fits only one: pl pal.
help-stroke = With / in front a line is always a command: /help, /save FILE. Without it, what answers the question is the answer.
