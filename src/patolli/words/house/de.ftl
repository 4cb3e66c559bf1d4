# Was das Haus in jedem Spiel sagt. Wie Kennungen und Argumente zustande kommen, steht am Kopf von patolli/words.

amount = { $count } { $thing }
seat = Platz { $number }

## Wörter, die alle Spiele teilen

move-more = Mehr
move-stop = Aufhören
move-pass = Passen
move-yes = Ja
move-no = Nein
move-amount = { $count }
reason-not-asked-this = Das ist keine Antwort auf die Frage.

## Das Regelheft

rules-nothing-found = Keine Regel enthält „{ $words }“.
