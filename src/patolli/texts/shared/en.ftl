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
bot-net-greedy = Network { $number }
bot-net-search = Network with search { $number }

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
command-odds = odds
command-rule = rule
command-save = save
command-quit = quit

help-help = this list
help-table = the whole table again
help-scores = the scores by source
help-undo = take back your last answer
help-why = why an answer is not offered: why place tikal
help-try = what an answer would do: try 2
help-odds = how likely the outcomes of an answer are: odds 2
help-rule = read or search the rules: rule 5.5, rule burn forest
help-save = keep the record so far: save FILE
help-quit = leave the game; Ctrl-D does so too
help-answers = Answer by the number in front, or by the notation behind; its beginning is enough if it fits only one: pl pal.
help-stroke = With / in front a line is always a command: /help, /save FILE. Without it, what answers the question is the answer.

## An invitation, as messengers show it

invite-title = { $name } invites you to a game of { $game }
invite-watch = { $game }: { $name }
invite-text = { $free ->
    [0] Around the table: { $names }.
    [one] Around the table: { $names }. One seat is free.
   *[other] Around the table: { $names }. { $free } seats are free.
}
invite-gone = There is no such table. The link may have been cut off, or the table was deleted.
invite-go = To the table

## Odds

odds-part = { $outcome } { $percent } %
odds-about = about { $parts }
odds-mean = on average { $amount } { $what }
odds-decimal = { $whole }.{ $tenth }
odds-exact = { $parts } (exact).
odds-estimated = { $parts } (estimated from { $samples } play-outs, ± { $margin } %).
terminal-no-odds = There are no odds for this answer: nothing is decided by chance in it.
## Tours

tour-other-move = “{ $move }” is possible, but it is not what this step asks for. It would do this: { $effect }
tour-other-move-plain = “{ $move }” is possible, but it is not what this step asks for.

## Outcomes typed at a real table

outcome-welcome = { $title }. Roll and draw with your box, and type what comes.
outcome-question = { $question } ({ $rule })
outcome-help = Type what came: a number, its name or a part of it; dice in any order. “{ $computer }” lets the computer draw this, “{ $rest }” everything until the next decision; “{ $back }” takes the last one back, “{ $save } FILE” saves, “{ $quit }” leaves.
outcome-cannot = This cannot have come: look again at what there is left.
outcome-computer = computer
outcome-rest = rest
outcome-back = back
outcome-save = save
outcome-quit = quit
