# Was das Haus in jedem Spiel sagt. Wie Kennungen und Argumente zustande kommen, steht am Kopf von patolli/texts.

amount = { $count } { $thing }
nothing = nichts
seat = Platz { $number }

## Bots mit der Nummer ihres Platzes; die Stufen heißen auf der Seite ebenso

bot-random = Zufall { $number }
bot-greedy = Raffer { $number }
bot-search = Sucher { $number }
bot-level-1 = Lehrling { $number }
bot-level-2 = Bauer { $number }
bot-level-3 = Händler { $number }
bot-level-4 = Priester { $number }
bot-level-5 = Herrscher { $number }

## Wörter, die alle Spiele teilen

move-more = Mehr
move-stop = Aufhören
move-pass = Passen
move-yes = Ja
move-no = Nein
move-amount = { $count }
reason-not-asked-this = Das ist keine Antwort auf die Frage.
reason-amount-out-of-range = Wähle eine Zahl von { $least } bis { $most }.
reason-others-asked = Gefragt ist jemand anderes.
reason-game-over = Die Partie ist zu Ende.

## Das Regelheft

rules-nothing-found = Keine Regel enthält „{ $words }“.

## Der Tisch im Terminal

terminal-welcome = { $title }, Startzahl { $seed }. „hilfe“ zeigt, was du tun kannst.
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
terminal-no-command = Es gibt keinen Befehl „{ $typed }“. „/hilfe“ zeigt alle.
terminal-hidden = Hier sind diese Wörter Antworten: { $words }. Die Befehle heißen: { $commands }.
terminal-thinks = { $name } denkt nach …
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
help-stroke = Mit / davor ist eine Zeile immer ein Befehl: /hilfe, /sichern DATEI. Ohne ihn gilt, was die Frage beantwortet, als Antwort.
