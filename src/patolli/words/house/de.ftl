# Was das Haus in jedem Spiel sagt. Wie Kennungen und Argumente zustande kommen, steht am Kopf von patolli/words.

amount = { $count } { $thing }
nothing = nichts
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

## Der Tisch im Terminal

terminal-welcome = { $title }, Startzahl { $seed }. „hilfe“ zeigt, was du tun kannst.
terminal-random = Zufall { $number }
terminal-hand-over = Gib an { $name } weiter, dann die Eingabetaste drücken.
terminal-news = Was geschah:
terminal-question = { $name }: { $question } ({ $rule })
terminal-total = Summe
terminal-final = Endstand
terminal-wins = { $name } gewinnt.
terminal-nobody-wins = Niemand gewinnt.
terminal-share = Den Sieg teilen sich { $names }.
terminal-left = Das Spiel wurde vor dem Ende verlassen.
terminal-saved = Spielbericht gesichert in { $file }.
terminal-not-saved = { $file } ließ sich nicht schreiben: { $fault }.
terminal-several = Was davon: { $notations }?
terminal-no-number = Es gibt keine Antwort { $number }.
terminal-unknown = „{ $typed }“ ist hier unbekannt. „hilfe“ zeigt, was du tun kannst.
terminal-no-undo = Es gibt nichts zurückzunehmen.
terminal-undone = Zurückgenommen.
terminal-offered = „{ $notation }“ steht zur Wahl.
terminal-tried-nothing = Weiter geschieht zunächst nichts.

command-help = hilfe
command-table = tisch
command-scores = punkte
command-undo = zurück
command-why = warum
command-try = probe
command-rule = regel
command-save = sichern
command-quit = ende

help-help = diese Liste
help-table = der ganze Tisch noch einmal
help-scores = die Punkte nach Herkunft
help-undo = deine letzte Antwort zurücknehmen
help-why = warum eine Antwort nicht zur Wahl steht: warum place tikal
help-try = was eine Antwort bewirken würde: probe 2
help-rule = Regeln lesen oder durchsuchen: regel 5.5, regel brandrodung
help-save = den Spielbericht bis hierher sichern: sichern DATEI
help-quit = das Spiel verlassen; Strg-D tut das auch
help-answers = Antworte mit der Zahl davor oder mit der Notation dahinter; ihr Anfang genügt, wenn er eindeutig ist: pl pal.
