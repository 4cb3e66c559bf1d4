# What the house says in every game. How ids and arguments come about stands at the head of patolli/words.

amount = { $count } { $thing }
seat = Player { $number }

## Words that all games share

move-more = More
move-stop = Stop
move-pass = Pass
move-yes = Yes
move-no = No
move-amount = { $count }
reason-not-asked-this = This does not answer the question.

## The rulebook

rules-nothing-found = No rule contains “{ $words }”.
