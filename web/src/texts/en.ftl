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

play-bots = { $n ->
    [0] Alone
    [one] Play against one bot
   *[other] Against { $n } bots
}
bot-name = { $n ->
    [1] Ixchel
    [2] Balam
    [3] Itzamna
   *[other] Bot { $n }
}
for-players = for { $fewest } to { $most } players
tour = Take the tour
my-tables = My tables
my-tables-none = You sit at no table yet.
listed-tables = Open tables
new-table = Set up a table
open-table = Open the table
game = Game
level = Bots
bots-random = Wanderer
bots-level-1 = Apprentice
bots-level-2 = Farmer
bots-level-3 = Trader
bots-level-4 = Priest
bots-level-5 = Ruler
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
pace-live = Live: 45 minutes each and 20 seconds a turn
pace-days = By correspondence: three days a turn
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
renew-link = Make a new link; the old one stops working
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
lost-link = This link to a seat does not work: it is incomplete, or the seat has a newer link by now.
lost-seat = This browser has no seat here any more: the seat was freed, or a newer link to it was made.
lost-one-seat = This browser has one seat less here: it was freed, or a newer link to it was made.
lost-watch = You can watch.
lost-sit = You can take a free seat.
lost-then = If the seat is yours, open its newest link: it is shown under “My link” where you play. If nobody has it, ask the person who runs this server.
sheet-rules = Rules
sheet-scores = Scores
sheet-replay = Replay
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
ends-turn = This ends your turn.
ends-game = This ends the game.
others-answer = Then others answer.
no-way-back = After this you cannot take your turn back.
would = If you do this:
would-nothing = If you do this, nothing more happens at once.
would-later = After that:
would-chance = Then chance decides.
would-hidden = What follows is hidden from you.
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
hint-more = Because, some rounds ahead, it brings more than “{ $other }”: { $list }.
hint-less = The other would bring more: { $list }.
hint-alike = What is counted some rounds ahead does not speak for it: it is how things stand then that is worth more than after “{ $other }”.
hint-points = { $n ->
    [one] { $source } +{ $n } point
   *[other] { $source } +{ $n } points
}
hint-goods = { $thing } +{ $n }
hint-closer = “{ $other }” has a greater number, but was tried in { $share } % of the lines only: it is less certain, and the difference decides nothing.
which-meant = Which do you mean?
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
digest-table = At the table
replay-play = Play
replay-pause = Hold
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
rules-search = Search the rules
rules-none = No rule contains this.
replay-at = Moment { $n } of { $last }.
replay-back = One step back
replay-on = One step on
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
motion = Motion
motion-calm = Calm
motion-quick = Quick
motion-none = None
confirm-turns = Ask before a turn ends or something is given up
sound = Knock when it is my turn

## Boards

age-short = Age { $age }
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
fate-check = Check fate
record = Save the record
hints = Hints
hints-allowed = allowed
hints-announced = everybody is told
hints-off = none
hints-here-announced = Whoever takes a hint at this table is named to everybody.
hints-here-off = No hints are given at this table.
hint-taken = { $name } took a hint.
waiting-words = Everybody sits. The game begins as soon as all are ready.
not-ready = not ready yet
standing-turn = Pass until my turn
standing-always = Always pass here
standing-ask = Ask me again ({ $window })
standing-hand = You hold cards, but you pass wherever they could be played.
standing-ask-all = Ask me everywhere
standing-held = { $n ->
    [one] Passing in one kind of window – change
   *[other] Passing in { $n } kinds of windows – change
}

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
host-tables = All tables
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
