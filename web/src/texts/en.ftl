# What the page itself says. Sentences of a game come from the table.

motto = Heavy board games of Mesoamerica, at one table
connecting = Going to the table …
close = Close
back = Back
name = Name
you = You
guest = Guest
points = points
points-gained = { $n ->
    [one] point
   *[other] points
}
total = Total

## Lobby

bot-name = { $n ->
    [1] Ixchel
    [2] Balam
    [3] Itzamna
   *[other] Bot { $n }
}
tour = Take the tour
tour-title = Tour
tour-missing = There is no tour of this game.
tour-new-position = A new situation
tour-step = step { $n } of { $last }
tour-back = Previous step
tour-next = Next
tour-begin = Your move
tour-read = Text
tour-skip = Skip
tour-again = Once more
tour-show-me = Show me
tour-play = Play a first game
tour-chapters = Chapters
tour-step-done = (done)
my-tables = My tables
listed-tables = Open tables
new-table = Set up a table
open-table = Open the table
game = Game
level = Bots
bots-random = Random
bots-level-1 = Very easy
bots-level-2 = Easy
bots-level-3 = Medium
bots-level-4 = Hard
bots-level-5 = Very hard
bots-level-6 = Hardest
bots-net-greedy = Network
bots-net-search = Network with search
bot-by-hand = plays without its network, which does not fit this table
player-n = Player { $n }
seat-kind = Who sits on seat { $n }
seat-me = Me
seat-open = A friend, by link
seat-bot = A bot
seat-hot = Someone at this device
seat-more = One seat more
seat-fewer = One seat fewer
seat-free = free
your-turn = Your turn
state-waiting = waits for players
state-running = runs
state-paused = paused
state-over = over
state-abandoned = given up
state-stuck = stuck

pace = Clock
pace-none = No clock
pace-live = Live: { $minutes } minutes each and { $increment } seconds a turn
pace-days = { $days ->
    [0] By correspondence: { $hours } hours a turn
    [one] By correspondence: { $days } day a turn
   *[other] By correspondence: { $days } days a turn
}
listed = Show this table in the list of open tables
own-components = My own components file (TOML)
own-components-get = The printed one, to be copied and edited
components = Components
components-printed = As printed.
components-own = { $n ->
    [one] One value is from the owner's own file.
   *[other] { $n } values are from the owner's own file.
}
components-uncertain = { $n ->
    [one] One value is not printed in the rulebook
   *[other] { $n } values are not printed in the rulebook
}

## The first page

play = Play
play-choose = Choose bots for { $game }
play-bots = { $n ->
    [0] alone
    [one] one bot: { $level }
   *[other] { $n } bots: { $level }
}
play-against = { $n ->
    [0] alone
    [one] against one bot: { $level }
   *[other] against { $n } bots: { $level }
}
alone = alone
first-setup = first-game set-up
first-setup-choose = First-game set-up: nothing to choose before the first turn
how-many-bots = How many bots?
how-many-friends = How many friends?
learn = Learn
invite-friends = Invite
invite-to = Invite friends to { $game }
invite-open = Open the table and get the link
planned = When? (may stay empty)
players-from-to = { $fewest } to { $most } players
length-minutes = { $least } to { $most } min
length-hours = { $least } to { $most } hours
weight = Weight { $n } of 5
weight-1 = light
weight-2 = medium
weight-3 = medium heavy
weight-4 = heavy
weight-5 = very heavy
finished-tables = Finished games
remove-table = Take { $title } off my list
remove-all-tables = Take all off my list
hidden-tables = { $n ->
    [one] One table is off the list.
   *[other] { $n } tables are off the list.
}
hidden-back = Show again
show-all = Show all ({ $n })
show-fewer = Show fewer
round-n = Round { $n }
turn-of = Turn: { $names }
you-won = You won
seats-free = { $n ->
    [one] one seat free
   *[other] { $n } seats free
}

## An invitation

invited-by = { $name } invites you to { $game }
invited = You are invited to { $game }
invited-when = When
invited-length = How long
invited-weight = Weight
invited-full = All seats are taken. You can watch when the game begins.
invited-approval = { $name } still has to let you in.
invited-no-account = No account is needed: this browser keeps your seat.
planned-when-full = as soon as all seats are taken
planned-for = Planned for { $when }
which-seat = Which seat?
seat-n = Seat { $n }
look-board = Look at the board
look-board-text = How a game may begin
rules-of = Rules of { $game }
share = Send
share-text = Come and play { $game } with me:

## Before the start

sit-down = Sit down
begin = Begin
thats-you = you
invite = Invite by link
invite-link = Link to this table
invite-qr = The same link as a QR code
sheet-seat = My link
my-seat-text = This link is the key to your seat. Open it on another device to go on playing there, and keep it: without it a lost browser is a lost seat. Whoever has it plays for you.
my-seat-link = Link to my seat
here-only = Only this machine can open this link. To let others of your network in, start the server with
waiting-for = { $n ->
    [one] One seat is free. The game begins when it is taken.
   *[other] { $n } seats are free. The game begins when they are taken.
}
waiting-host = Everybody is here.
fill-bot = Let a bot sit here
kick = Send away
leave-seat = Leave my seat
close-table = Close this table
close-table-ask = Nobody can sit down here any more, and the link to the table stops working.
table-closed = This table was closed before the game began.
copy = Copy
copied = Copied

## Table

board = Board
rail = Players, question and log
tools = Tools
players = Players
to-lobby = To the lobby
table-gone = There is no such table.
table-gone-then = The link may have been cut off, or the table was deleted. Ask for the link again.
nowhere = This address leads nowhere. Was the link cut off?
server-full = The server is full. Trying again …
server-silent = The server does not answer. Trying again …
stuck-here = This table cannot go on with the rules on this server. Nothing is lost: whoever runs the server can find out why.
page-old = This page and the server do not fit together any more. Load the page again.
page-reload = Load again
lost-one-seat = This browser has one seat less here: the key to the seat of { $name } does not fit any more since { $when }.
lost-link-renewed = This link to the seat of { $name } does not work any more: on { $when } a newer one was made by somebody who has the seat.
lost-link-claimed = This link to the seat of { $name } does not work any more: on { $when } all others agreed to hand the seat over.
lost-link-handed = This link to the seat of { $name } does not work any more: on { $when } the person who runs this server made a new one.
lost-link-left = This link does not work any more: whoever had it left the game for good on { $when }.
lost-link-freed = This link does not work any more: the seat was freed before the game began.
lost-link-banned = This link does not work any more: the person who runs this server keeps its owner out.
lost-link-broken = This link to a seat is incomplete: part of it was cut off. Copy the whole link once more.
lost-link-other-table = This link belongs to a seat at another table.
lost-link-unknown = This link to a seat does not work: the seat has a newer link by now.
lost-seat-renewed = This browser has no seat here any more: on { $when } a newer link to the seat of { $name } was made on another device.
lost-seat-claimed = This browser has no seat here any more: on { $when } all others agreed to hand over the seat of { $name }.
lost-seat-handed = This browser has no seat here any more: on { $when } the person who runs this server made a new link to the seat of { $name }.
lost-seat-left = This browser has no seat here any more: a bot has had the seat of { $name } for good since { $when }.
lost-seat-freed = This browser has no seat here any more: the seat was freed.
lost-seat-banned = This browser has no seat here any more: the person who runs this server keeps its owner out.
lost-seat-broken = This browser had a damaged key to a seat here.
lost-seat-other-table = This browser had a key to a seat at another table.
lost-seat-unknown = This browser has no seat here any more: there is a newer link to it.
lost-sit = You can take a free seat.
lost-then = If the seat is yours, open its newest link: it is shown under “My link” on the device where you last played.
lost-ask = If you have none, the others at the table can give you the seat, or the person who runs this server can make a new link.
i-have-a-seat = I have a seat here
claim-ask = Ask the others: I am { $name }
claim-which = Which seat was yours?
claim-operator = If you have none: in this game the others cannot give the seat back, because one person alone would decide. Send this page’s address to the person who runs this server. On their page “Your server” they press “Lost seat” at this table, or they run “patolli tables seat-link”; then they send you the new link.
claim-all-here = Somebody is connected at each seat, so none can be asked for now. If one of them is yours, tell the person who runs this server.
claim-for-operator = If { $name } has lost the link, the person who runs this server can make a new one.
claim-runs = The others have been asked for the seat of { $name }. When all have agreed you sit there; you can leave this page open or come back later.
claim-away-first = This works once nobody has been connected to the seat of { $name } for { $hours ->
    [0] { $minutes } minutes
   *[other] { $hours } hours
}.
claim-declined = The others did not give you the seat.
claim-for = New link for this seat
claim-for-ask = { $name } lost the link? All others are asked; when they have agreed a new link works and the old one does not.
claim-for-yes = Ask the others
claim-pass-on = For { $name }; works when all others have agreed
keys-not-kept = This browser keeps nothing. Copy the link: without it the seat is lost when you close the page.
no-seat-link = This browser has no link to a seat here.
renew-link = Make a new link
renew-link-ask = The old link stops working at once, and so do all other devices that use it; they are told why.
renew-link-yes = Make a new one
link-renewed = This is the new link. The old one does not work any more.
sheet-rules = Rules
sheet-scores = Scores
sheet-replay = Replay
sheet-help = Help
sheet-more = More
tool-home = Home
tool-settings = Settings
help-explain = Point at anything on the table, or hold it with a finger, and a card says what it is, what it costs and does, and why it cannot be chosen now. A right click or the key I keeps the card open, with its rules.
help-guide = Player guide: from the first page to the last turn
help-marks = What marks mean
help-mark-lit = may be chosen now
help-mark-near = may be chosen too: one click makes the moves that lead there
help-mark-would = would come of the answer you point at
help-mark-changed = has changed since your last turn
help-turn = A turn
help-confirm = What ends your turn, or costs something and cannot be taken back, is asked once more. Everything else can be undone until then.
help-others = What others do is shown one after the other; the settings can make it wait for a press, or sum it up.
help-keys = Keys
help-key-digits = choose the answer with this number; 0 ends or declines
help-key-arrows = go through the answers
help-key-enter = take the answer, or confirm
help-key-escape = back, or close
help-key-undo = undo
help-key-explain = explain what is chosen with the keyboard
help-key-type = type a move
help-key-help = this page
tab-log = Log
tab-chat = Chat
tab-notes = Notes
thinks = { $name } thinks
others-think = Meanwhile you can look around, or try out your next turn.
away = away
stands-in = a bot stands in
left-game = has left; a bot plays
undo = Undo
undo-all = Undo the whole turn
confirm = Confirm
confirm-asked = Is this your choice?
confirm-number = How many?
odds-come = The odds are being counted …
ends-turn = This ends your turn.
ends-game = This ends the game.
others-answer = Then others answer, and you cannot take it back.
no-way-back = After this you cannot take your turn back.
would = If you do this:
press-refused = This press did not count: the question has just changed. Look again, then press.
would-later = After that:
would-chance = Then chance decides.
would-hidden = What happens after that is hidden from you.
explanation = Explanation
explain-more = Right click or long press: more
in-the-rules = In the rules
not-this-now = Not now. You are asked: “{ $question }”
confidence = { $sure ->
    [owner] Value from your own components file.
    [two-sources] Not printed in the rulebook; two sources agree.
    [one-source] Not printed in the rulebook; from one source.
   *[other] Not printed in the rulebook; reconstructed.
}
skip = Skip
board-plays = Watch the board
board-waits = Look at the board, then press “Go on”
go-on = Go on
you-watch = You are watching.
try-out = Try out my next turn
trying-mark = Try-out:
trying-done = That would be your turn. Keep it, and it is offered to you when your turn comes.
trying-chance = What follows depends on chance or on what you cannot see.
trying-leave = End the try-out
plan-keep = Keep as my plan
plan-kept = Your plan:
plan-play = Play the plan
plan-drop = Drop it
plan-change = Change the plan
plan-broken = Your plan cannot be played any more.
hint = Hint
hint-1 = Where should I look?
hint-2 = Which move?
hint-3 = Which move, and why?
hint-here = look here
hint-thinks = Somebody thinks about it …
hint-look = Look at:
hint-move = Advice:
hint-line = Then:
hint-why = Points to be expected at the end with each of the best:
hint-only = { $n ->
        [one] With it about { $n } point is to be expected at the end.
       *[other] With it about { $n } points are to be expected at the end.
    }
hint-better = { $n ->
    [one] About { $n } point more in the end than “{ $other }”.
   *[other] About { $n } points more in the end than “{ $other }”.
}
hint-as-good = In the end it is worth about as much as “{ $other }”.
hint-ahead = Some rounds ahead, compared with it: { $list }.
hint-brings = Some rounds ahead, compared with now: { $list }.
hint-points = { $n ->
    [one] { $source } { $sign }{ $n } point
   *[other] { $source } { $sign }{ $n } points
}
hint-goods = { $thing } { $sign }{ $n }
which-meant = Which do you mean?
which-use = { $name } – choose one:
card-uses = { $n ->
    [one] { $n } possibility
   *[other] { $n } possibilities
}
answered-on-board = Decide this on the board.
form-unsent = { $missing ->
    [0] Your changes on the board are not sent yet: send them with the button there, or discard them for the other answers.
    [one] Your changes on the board are not sent yet: choose { $missing } more there, or discard them for the other answers.
   *[other] Your changes on the board are not sent yet: choose { $missing } more there, or discard them for the other answers.
}
form-discard = Discard the changes
asides = You may also:
type-move = Type a move
type-missing = No move that is offered begins like this.
my-holdings = What I hold
scores-now = Points so far
scores-final = Final scores
scores-ending = If the game ended now
counting = The counting
given-up = The game was given up.
ended-by-operator = The person who runs this server ended the game.
ended-by-operator-text = It has no winner and counts for nothing.
digest-nothing = Nothing has happened since your last turn.
digest-sum = Gains and losses
digest-steps = Step by step
digest-watch = Watch it on the board
digest-show = Show this on the board
replay-play = Play
replay-pause = Hold
news-short = News ({ $n })
news-before = Before:
news-more = more
what-happened = What happened since my last turn ({ $n })
spoken = Spoken
spoken-choices = { $n } { $n ->
    [one] choice
   *[other] choices
}.
spoken-confirm = Is this your choice? Confirm, or go back.
only-you-see = only you see this
several-here = { $n } { $n ->
    [one] choice
   *[other] choices
} here: a click asks which
log-sum = together: { $list }
log-end = { $n ->
    [0] To the latest
    [one] One new entry
   *[other] { $n } new entries
}
log-earlier = Earlier
since-last-turn = Since your last turn
chat-only-seats = Only those who sit at the table can write here.
chat-say = Say something
chat-say-to = To { $name } alone
chat-send = Send
chat-to = To
chat-to-all = everybody
chat-to-one = { $name } alone
whispers-to = to { $name } alone:
seat-handed-over = The seat of { $name } has a new key.
seat-claimed = All agreed: the seat of { $name } was handed over.
seat-removed = { $name } was sent away by all others; a bot has the seat.
propose = Propose
propose-add = Choose …
propose-name = Name it …
propose-gives = I would
propose-wants = if you
propose-send = Send the proposal
propose-binds-nobody = Words bind nobody.
remove = Remove
proposal-gives = offers to
proposal-wants = and wants in return:
proposal-accept = Agree
proposal-decline = Decline
proposal-accepted = { $name } agrees.
proposal-declined = { $name } declines.
notes-hint = Only you can read this.
wins = { $name } wins
nobody-wins = Nobody wins.
share-victory = { $names } share the victory
rematch = Play again
to-rematch = To the new table
line-lost = The connection is lost. Trying again …
line-lost-pending = The connection is lost. Your move is kept and sent again.
paused = The game is paused.
pause-by-one = { $name } pauses. The game goes on by itself in { $time } at the latest.
pause-by-me = You pause. The game goes on when you like, or by itself in { $time }.
pause-by-all = All agreed to this pause. It lasts until somebody goes on.
pause-open-other = { $name } pauses.
pause-open = It goes on when you like.
pause-nothing-else = Until then nothing can be tried out ahead, and there are no hints.
pause-for = Pause ({ $time } left)
pause-ask-longer = Ask for a longer pause
resume = Go on
understood = All right
curtain = Hand over the device
curtain-lift = I am { $name }
costs = Costs { $cost }
rule = Rule
rules-search = Search the rules
rules-none = No rule contains this.
replay-at = Moment { $n } of { $last }.
replay-back = Back
replay-on = On
replay-start = The beginning
replay-whose-turn = { $name }’s turn
replay-your-turn = It is your turn now.
replay-jump = Jump to
replay-unit = What one press goes on by
replay-step = by step
replay-turn = by turn
replay-round = by round
replay-fight = by fight
replay-speed = Speed of playing
replay-slow = slow
replay-normal = normal
replay-fast = fast
copy-moment = Copy the link to this moment
replay-now = Back to now
zoom-in = Larger
zoom-out = Smaller
zoom-fit = Fit

## Settings

settings = Settings
language = Language
theme = Light
theme-auto = As the device
theme-light = Day
theme-dark = Night
following = Others’ turns
following-watch = shown one after the other
following-step = one at a press
following-sum = at once, with a summary
next-action = Next
motion = Motion
motion-calm = Calm
motion-quick = Quick
motion-none = None
confirm-turns = Ask before a turn ends or something is given up
sound = Knock when it is my turn

## Boards

age-short = Age { $age }
food-in = in { $days }
food-today = today
worker-neutral = neutral worker
food-needed = The next food day asks for { $corn } corn

## The table itself

sheet-table = Table
let-bot-play = Let a bot play
let-bot-play-mine = Let a bot play for me
ask-rewind = Ask to take back my last answer
ask-rewind-of = Ask to take back { $name }’s last answer
let-bot-ask-mine = A bot (level: { $level }) answers for you from now on, one answer every few seconds. You can take your seat back at any time.
let-bot-ask = A bot (level: { $level }) answers for { $name } until { $name } takes the seat back.
let-bot-yes = Let it play
bot-plays-for-me = A bot (level: { $level }) plays for you.
bot-plays-for = A bot (level: { $level }) plays for { $name }.
take-seat-back = Take my seat back
take-seat-back-of = Take the seat of { $name } back
pause = Pause
give-up = Propose to give up
give-up-ask = The others are asked. If all agree, the game ends without a winner.
give-up-alone = Give up
give-up-ask-alone = The game ends at once and without a winner. This cannot be undone.
leave-game = Leave the game for good
leave-game-sure = A bot takes your seat, and you cannot come back to it.
leave-game-yes = Leave for good
vote-abandon = { $name } proposes to give up the game.
vote-rewind = { $name } asks to go back to before the last decision of { $whose }{ $where ->
    [own] { " " }in their own turn
    [other] { " " }in { $turn }’s turn
   *[none] {""}
  }. Everything since then would be undone.
vote-rewind-own = { $name } asks to take back their last decision{ $where ->
    [other] { " " }in { $turn }’s turn
   *[own] {""}
  }. Everything since then would be undone, too.
vote-pause = { $name } asks for a pause until somebody goes on.
vote-host = The host
vote-left = Somebody who has left
vote-missing = Still to answer: { $names }.
vote-one-more = Another person must agree, too; nobody else with a vote is here.
vote-withdraw = Withdraw
vote-declined-abandon = { $name } does not agree to give up.
vote-declined-rewind = { $name } does not agree to go back.
vote-declined-pause = { $name } does not agree to a longer pause.
vote-remove = { $name } asks to send { $whose } away; a bot would have the seat for good.
vote-claim = { $name } asks for the seat of { $whose }. Say yes only if you know that it is { $whose }: whoever gets the seat plays it and sees what it holds.
vote-visitor = Somebody without a seat
vote-declined-claim = { $name } does not agree to give the seat away.
vote-declined-remove = { $name } does not agree to send somebody away.
yes = Yes
no = No
fate = Fate
fate-text = All chance was fixed before the first move, by a secret seed of the server and a random word from every player. The seal of the seed is shown before anybody says a word; at the end the seed is shown too, so that everybody can check.
fate-seal = Seal (SHA-256 of the seed)
fate-seed = Seed
fate-same = The seal is still the one that this browser was shown first.
fate-other = This is not the seal that this browser was shown first: fate was exchanged.
fate-late = This browser saw the seal only when the game had begun; it cannot vouch for what was before.
fate-word = { $n ->
    [one] Your word is in it.
   *[other] Your words are in it.
  }
fate-word-missing = Your word is not in it: another one was put in its place.
fate-word-elsewhere = Your word was not said in this browser, so it cannot be checked here.
fate-bots = The words of the bots were chosen by the server.
fate-seed-fits = The seed belongs to the seal.
fate-seed-wrong = The seed does not belong to the seal that this browser was shown: fate was exchanged.
fate-command = To check every draw, save the record and run
fate-check = Was chance fair?
record = Save the record
save-failed = The file could not be saved. { $reason }
hints = Hints
hints-allowed = allowed
hints-announced = everybody is told
hints-off = none
hints-here-announced = Whoever takes a hint at this table is named to everybody.
hints-here-off = No hints are given at this table.
hint-taken = { $name } took a hint.
waiting-words = Everybody sits. The game begins as soon as all are ready.
not-ready = not ready yet
standing-ask-less = Ask me less often
standing-turn = Pass until my turn
standing-round = Pass for the rest of this round
standing-always = Always pass here
standing-never-ask = Do not ask me this
standing-ask = Ask me again ({ $window })
standing-hand = { $n ->
    [one] You hold cards, and the table passes for you at one kind of moment.
   *[other] You hold cards, and the table passes for you at { $n } kinds of moments.
}
standing-hand-few = You hold cards, and the table passes for you here: { $windows }.
standing-ask-all = Ask me everywhere
standing-held = { $n ->
    [one] One kind of question is answered for you – change
   *[other] { $n } kinds of questions are answered for you – change
}
passed-windows = { $n ->
    [one] The table answered one question for you since your last answer
   *[other] The table answered { $n } questions for you since your last answer
}
passed-open = { $n ->
    [one] The table answered one question for you – take it back?
   *[other] The table answered { $n } questions for you – take back?
}
passed-no-choice = (there was no other answer)
passed-reopen = Take back
passed-reopen-which = Take back and ask me: { $window }
usual-answers = Questions that are answered for you
usual-answers-words = The table answers here for you, unless it sees a reason to ask you. It considers only what everybody can see. Every answer is listed and can be taken back until the next move; bots often move at once.
usual-answers-keep = All right

## For whoever runs the server

host-page = Your server
host-no-key = This tab has no key to this page. The command “patolli tables operator-link” prints the link to it.
host-numbers = Version { $version }: { $live } { $live ->
    [one] table
   *[other] tables
} in memory, { $sockets } { $sockets ->
    [one] connection
   *[other] connections
}, { $memory } MB
host-stuck = { $n ->
    [one] One table cannot go on:
   *[other] { $n } tables cannot go on:
}
host-processes = Servers and workers
host-process-server = server, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} in memory, { $sockets ->
    [one] { $sockets } connection
   *[other] { $sockets } connections
}
host-process-leader = looks after the clocks
host-process-draining = about to end
host-process-worker = worker, { $busy } of { $processes } processes busy, { $done } answers in { $seconds } s of processor time
host-tables = All tables
host-hand-over = Lost seat
host-hand-over-text = Whose link is lost? The old link stops working, and everybody at the table is told.
host-hand-over-sure = A new link to the seat of { $name } is made. Give it to nobody else.
host-hand-over-yes = Make the link
seat-link-of = Link to the seat of { $name }
host-end = End this game
host-end-sure = It ends for everybody, without a winner, and is marked as ended by you.
host-none = There is no such table.
host-search = Search
host-ended = Also games that are over
host-earlier = Earlier tables
host-later = Later tables
host-range = { $first } to { $last } of { $total }
host-delete = Delete
host-delete-sure = Delete this table with all its moves, for ever?
host-damaged = { $n ->
    [one] One table is damaged in the data base; only a backup has it:
   *[other] { $n } tables are damaged in the data base; only a backup has them:
}
page-question = The question
page-players = The players
page-log = Log, chat and notes

## How fast the server computes

rules-speed-soon = Bots and hints get faster in a few minutes ({ $percent } %). You can play meanwhile.
rules-speed = Patolli { $version }. { $rules ->
    [compiled] The rules are compiled: bots think at full speed.
    [compiling] The rules are being compiled in the background ({ $percent } %). You can play meanwhile; bots think faster afterwards.
    [ready] The rules have been compiled: bots, hints and previews use them now, the server itself after its next start.
   *[plain] Bots think more slowly here, because { $why ->
        [no-compiler] this computer has no C compiler to compile the rules.
        [no-mypyc] the tools that compile the rules are not installed.
        [read-only] there is no folder where compiled rules could be kept.
        [failed] compiling the rules failed; the command “patolli compile” tries again and says why.
       *[other] compiling the rules is switched off (PATOLLI_MYPYC=0).
    }
}

## The owner's workshop

workshop = Workshop for owners
workshop-own = Do you own the box?
workshop-link = Look values up in your box
workshop-about = We have no box of our own to copy from: these values come from public sources, or are reconstructed. If you own the game, take it out and compare. What you confirm or correct is checked at once and stays in this browser; save it as a file for other devices and friends.
workshop-progress = Progress
workshop-groups = What to look up
workshop-count = Confirmed: { $done } of { $total }
workshop-look = Where to look:
workshop-next = Go to the next open one
workshop-play = Play with these values
workshop-save = Save as a components file
workshop-open = Open an earlier file
workshop-forget = Begin again
workshop-forget-sure = Really forget everything?
workshop-confirm = It is so in my box
workshop-confirm-changed = The rest is so in my box
workshop-confirmed = Confirmed
workshop-source = How we know
workshop-yes = yes
workshop-no = no
workshop-was = Here it was: { $value }
workshop-reset = Take back
workshop-unused = No rule uses this value.
workshop-unread-number = This must be a whole number.
workshop-unread-flag = This is yes or no.
workshop-unread-toml = This cannot be read; keep brackets and quotation marks as they were.
workshop-must-number = This must be a whole number from { $least } to { $most }.
workshop-must-one-of = This must be one of: { $words }.
workshop-must-entries = Entries needed here: { $needed }; given: { $given }.
workshop-must-stay = This must stay { $value }: the rules depend on it.
workshop-unknown = { $path }: there is no such component in this game.
workshop-refused = The rules cannot use this: { $text }.
workshop-edition = These values were made for edition { $made } of the rules; here is edition { $here }. All of them were checked again.
workshop-trouble-refused = This file was not taken. { $text }
workshop-trouble-unreachable = The table cannot be reached; nothing is lost, it will be checked later. { $text }
workshop-strays = { $n ->
    [one] One entry of this file could not be used
   *[other] { $n } entries of this file could not be used
}
workshop-unused-values = { $n ->
    [one] One value that no rule uses
   *[other] { $n } values that no rule uses
}

## Chance typed at a real table

chance = Dice and draws
chance-seed = by the server, sealed beforehand
chance-hand = by hand: we have the box here and type what comes
chance-search = Find
chance-none = Nothing like that can come now.
chance-types = { $name } types it
chance-nobody = Nobody here sees this; the computer draws it.
chance-computer = Let the computer draw this
chance-computer-rest = … and everything until the next decision
chance-back = Typed wrong: take it back
fate-hand = At this table dice and draws are typed by those who see them. Only what they leave to the computer follows from the seed.

## What the server refuses, where its own sentence is not read

refused-too-many = Too much at once. Wait a little and try again.
refused-full = The server is full. Try again later.
refused-too-slow = The request took too long.
refused-taken = This seat is taken.
refused-no-table = There is no such table.
refused-not-found = There is nothing here.
refused-not-yours = This is not yours, or its key does not fit any more.
refused-not-host = Only the host may do this.
refused-not-running = This is not possible in this state of the game.
refused-paused = The game is paused.
refused-no-pause = Your time for pauses is used up.
refused-no-vote = Others must agree to this, and there are not enough of them here.
refused-not-away = This is possible only when the person has been away for long enough.
refused-not-there = Nobody sits there.
refused-stale = The question has changed meanwhile.
refused-not-asked = You are not asked now.
refused-no-undo = Nothing can be taken back now.
refused-cannot-write = The server cannot keep anything just now. Nothing was changed; try again later.
refused-damaged = This table is damaged; only a backup has it.
refused-busy = The server is still busy with this. Try again in a moment.
refused-no-hint = Nobody knew a hint.
refused-no-hints = No hints are given at this table.
refused-no-trial = Before that something must happen that nobody knows.
refused-stuck = This table cannot go on with the rules on this server.
refused-banned = This server does not accept requests from here.
refused-fault = Something went wrong on the server. Nothing was changed.
refused-lost = The connection was lost before an answer came.
refused-unreachable = The server does not answer.
## Among strangers

mute = Stop reading { $name }
unmute = Read { $name } again
report = Report { $name }
report-explain = Your report goes to the person who runs this server. Nobody at the table learns of it.
report-what = What happened?
report-line = A line of the chat, if it is about one
report-no-line = Nothing from the chat
report-send = Send the report
report-sent = Your report has been sent.
send-away = Send { $name } away
send-away-ask = All others are asked. If everybody agrees, a bot has the seat of { $name } for good.
send-away-yes = Ask the others
approval = Everybody who sits down needs my approval
waiting-approval = The host has not let everybody in yet.
awaits-approval = waits for approval
approve = Let { $name } in
decline-seat = Not { $name }
host-reports = { $n ->
    [one] One report
   *[other] { $n } reports
}
host-settled = Dealt with
host-no-address = address unknown
host-ban = Keep { $name } out
host-ban-ask = { $name } loses the seat at this table to a bot, and with this key comes to no other. Below, a whole address can be kept out.
host-ban-yes = Keep out
host-ban-address = Address or network
host-ban-reason = Reason
host-bans = Kept out
host-ban-key = a person
host-lift = Let in again

## The review of a finished game

review = Review
review-about = Every choice is compared with the best one that could be found by what its player could know, and every roll and draw with the average of all that could have come. This takes a minute or two; the curve comes first.
review-begin = Review this game
review-go-on = Go on
review-stop = Stop
review-progress = Choices, rolls and draws examined: { $done } of { $all }
review-failed = The review could not be finished. Try it again.
review-players-begin = Those who played can have this game reviewed.
review-points = Expected final points
review-win = Chance to win
review-turning-points = Turning points
review-none-yet = None has been found yet.
review-moment-choice = { $when }: a choice.
review-moment-answered = { $when }: answered for the player.
review-moment-luck = { $when }: luck.
review-moment-unforeseen = { $when }: not foreseen.
review-reads = The game is being read …
review-line = The turn could have gone on like this:
review-try = Try it yourself
review-thinks = Your answer is being judged …
review-end = The end
review-by-source = Points so far by source
review-record = Review a record
set-up-position = Set up a position
edit-position = Edit
review-drop = Drop the record of a finished game here, or choose its file.
review-no-record = { $name } is not a record of a game, or is too long.
review-show = Show on the board
review-back = Back to the review
review-ledger = Where the results came from
review-ledger-text = Every column adds up to the result. Luck is compared with the average of all outcomes, a choice with the best one by what its player could know. The remainder is what the estimates had not foreseen: in some turns, the expected result changed although nothing else explains it, because the players played differently from what the estimates expect.
review-in-points = In points
review-in-percent = Chance to win, in percent
review-part-start = expected at the start
review-part-luck = luck
review-part-hidden = what was hidden
review-part-own-choices = own choices
review-part-answered = answered for the player
review-part-other-choices = choices of others
review-part-remainder = remainder
review-not-examined = remainder, with what is not examined yet
review-part-result = result
review-choices = Choices
review-counts = How the choices were
review-whose = Show the choices of
review-everybody = all players
review-every = Also choices that cost nothing
review-axis-rounds = Round
review-axis-turns = Turn
review-marks = The numbers in circles are the turning points below.
review-verdict-best = best
review-verdict-equal = about equal
review-verdict-fine = fine
review-verdict-slip = slip
review-verdict-mistake = mistake
review-verdict-blunder = blunder
review-answered = answered for the player
review-luck = Luck

## A position without a table

position = Position
position-of = { $game }: a position
position-open = Open a position
position-paste = Paste the position as text:
position-show = Show it on the board
position-no-text = This is no position. Its text begins with “patolli position 1” and names its game.
position-broken-link = This link is broken: part of it may be missing.
position-over = The game is over here.
position-others = The other players are to move now.
position-back = { $moves ->
    [one] Back to the beginning (one move)
   *[other] Back to the beginning ({ $moves } moves)
}
position-share = Share
position-link = A link to this position
position-text = The position as text
position-copy-text = Copy the text
lines = Best lines
lines-start = Find the best lines
lines-stop = Stop searching
lines-wait = Searching …
lines-busy = The server is busy. The search goes on by itself in a few seconds.
lines-too-busy = The server is too busy to search now. Try it again in a few minutes; what was found stays here.
lines-done = The search is complete.
lines-explained = Expected final points, share of the search, and the moves. A click plays them.
lines-tries = { $count ->
    [one] One try so far
   *[other] { $count } tries so far
}
lines-play = Play these moves on the board
refused-bad-position = This position is not possible in the game.
position-play-on = Play on from here
position-play-on-title = A new game that begins in this position; what you cannot know is dealt again
try-about = This is what { $name } could know.
try-task = Answer as you would have. Your answer is judged at once.
try-again = Try something else
try-better = The better line
try-show-better = Show the better line
try-next-move = Next move
try-line-ends = The rest depends on chance or on hidden things.
try-other-components = This game was played with components of its own, so its moments cannot be opened on this board.
# Puzzles
puzzles = Puzzles
puzzles-of = Puzzles: { $game }
puzzles-all = All puzzles
puzzles-more = Puzzles of all games
puzzles-none = There are no puzzles of this game yet.
puzzles-explained = One turn is clearly the best in each of these positions. Make it on the board: the turn is judged when it is over.
puzzles-solved = { $solved } of { $all } solved
puzzle-of = Puzzle: { $game }
puzzle-of-the-day = Puzzle of the day
puzzle-solve = Solve
puzzle-look = Look again
puzzle-easy = easy
puzzle-medium = medium
puzzle-hard = hard
puzzle-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
puzzle-is-solved = solved
puzzle-task = Find the best turn. It is judged when it is over, or when chance decides how it goes on.
puzzle-judging = The turn is being judged …
puzzle-again = Try again
puzzle-show = Show the solution
puzzle-solution = The best turn
puzzle-step = Step { $at } of { $all }
puzzle-next = Next puzzle
