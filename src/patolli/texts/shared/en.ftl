# What the house says in every game. How ids and arguments come about stands at the head of patolli/texts.

amount = { $count } { $thing }
nothing = nothing
seat = Player { $number }

## Bots, with the number of their seat; the levels have the same names on the page

bot-random = Random { $number }
bot-greedy = Greedy { $number }
bot-search = Searcher { $number }
bot-level-1 = Very easy { $number }
bot-level-2 = Easy { $number }
bot-level-3 = Medium { $number }
bot-level-4 = Hard { $number }
bot-level-5 = Very hard { $number }
bot-level-6 = Hardest { $number }
bot-hand-level = Hand-made { $number }
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

## The review of a finished game

review-title = { $game }: review of the game of { $names }
review-result-of = { $name } { $points }
review-unfinished = Choices, rolls and draws examined so far: { $done } of { $all }.
review-curve = How the game went
review-expected-points = Expected final points
review-chance-to-win = Chance to win
review-by-source = Points so far by source
review-turning-points = Turning points
review-ledger = Where the results came from
review-ledger-explained = Every row adds up to the result. Luck is what came of dice and draws, compared with the average of all outcomes. What was hidden is the difference that nobody could know about when choosing. Choices are compared with the best answer by the knowledge of the player who chose. The remainder is what the estimates had not foreseen: in some turns, the expected result changed although nothing else explains it, because the players played differently from what the estimates expect.
review-part-start = expected at the start
review-part-luck = luck
review-part-hidden = what was hidden
review-part-own-choices = own choices
review-part-answered = answered for the player
review-part-other-choices = choices of others
review-part-remainder = remainder
review-part-result = result
review-in-points = In points
review-in-percent = Chance to win, in percent
review-choices = Choices
review-events = Luck
review-event = What came
review-events-explained = Events of chance: { $number }. These { $shown } changed most, in points compared with the average.
review-how = How this was found
review-turn = Turn
review-in-turn = Turn { $turn }
review-in-round = Round { $round }
review-in-set-up = Set-up
review-when = { $place }, { $name }
review-round = Round
review-marks = Numbers in circles are the turning points listed below.
review-verdict-best = best
review-verdict-equal = about equal
review-verdict-fine = fine
review-verdict-slip = slip
review-verdict-mistake = mistake
review-verdict-blunder = blunder
review-answered = answered for the player
review-thresholds = A slip costs { $slip } or more, a mistake { $mistake }, a blunder { $blunder }. “About equal”: the difference may be noise.
review-made-choice = { $name } chose “{ $chosen }”.
review-made-answered = The table answered “{ $chosen }” for { $name }.
review-choice = { $made } “{ $best }” was better by { $cost } ({ $low } to { $high } by the error of sampling alone).
review-choice-every-world = { $made } “{ $best }” was better by { $cost } in every possible world that was tried.
review-choice-heading = { $when }: { $verdict }
review-moment-choice = { $number }. { $when }: a choice
review-moment-answered = { $number }. { $when }: answered for the player
review-moment-luck = { $number }. { $when }: luck
review-moment-unforeseen = { $number }. { $when }: not foreseen
review-unforeseen = { $events } The estimates had not foreseen this.
review-remainder = Remainder of { $name }: { $points }. Largest parts: { $list }.
review-remainder-turn = { $when } ({ $points })
review-came = { $event }
review-effect = What it changed: { $list }.
review-moved = { $name } { $points }, { $win } % chance to win
review-moved-points = { $points }
review-gain = { $by } { $name }
review-gain-points = { $by } from { $name }
review-more = The better answer can be expected to bring more: { $list }.
review-by-position = Its advantage is that of the whole position. The expected results change by it: { $list }.
review-less = It brings less: { $list }.
review-line = The turn could have gone on so: { $list }
review-board-before = The board before it
review-how-choices = Every choice was compared with the best answer that a search found ({ $depth } iterations), in possible worlds that fit what the player could know. What others held in secret did not count.
review-how-interval = The range after a cost contains only the error of sampling possible worlds. How well the positions are estimated is not part of it: for bad answers that were planted in three games, a search ten times as deep found a cost outside the range in four of ten cases.
review-how-luck = Luck is the value of what came, less the average of everything that could have come, by its odds. After every outcome the turn was played on to its end and the positions there were compared. The part that later rounds usually make up for is not counted, nor are most events while the table is set up.
review-how-costs = Some of what a choice costs within the search is made up for later in the game. Only the part that usually remains is given: { $percent } %.
review-luck-unknown = How much of the differences between results luck explains in this game has not been measured: take its numbers as hints.
review-luck-hardly = In this game luck, as far as it can be measured, explains hardly anything of the differences between results: take its numbers as hints.
review-luck-explains = In this game luck explains about { $percent } % of the differences between results.
review-how-error = In the middle of a game the expected result is off by about { $error }; the turns of a curve are more certain than its height.
review-how-unfitted = Expected points and chances were not fitted for this number of players or these options (such as a short game). They are rougher than usual and can be far too high.
review-how-digest = Digest of this review: { $digest }; of the record: { $record }. The same record gives the same review on every machine.
review-points-amount = { $amount_number ->
    [one] { $amount } point
   *[other] { $amount } points
}
review-counts = { $name }: { $list }
review-count = { $number } × { $verdict }
review-stopped = Stopped. Choices, rolls and draws examined: { $done } of { $all }. The same command continues from there.
review-progress = Choices, rolls and draws examined: { $done } of { $all }
review-tried-best = “{ $chosen }” is what the review would choose, too.
review-tried-equal = “{ $chosen }” is about as good as “{ $best }”.
review-tried-fine = “{ $chosen }” is fine: only { $cost } behind “{ $best }”.
review-tried-worse = “{ $chosen }” is a { $verdict }: { $cost } behind “{ $best }”.
review-not-kept = { $file } cannot be written ({ $fault }), so this review is not kept.
review-written = Written to { $file }.

## Puzzles

puzzle-solved = Solved: this is the best turn.
puzzle-as-good = This turn is not the one that was looked for, but as far as can be seen it is as good.
puzzle-missed = There is a better turn: this one gives away about { $cost }.
puzzle-more = The best turn can be expected to bring more than this one: { $list }.
puzzle-more-second = The best turn can be expected to bring more than the second best: { $list }.
puzzle-less = It brings less: { $list }.
