# Was das Haus in jedem Spiel sagt. Wie Kennungen und Argumente zustande kommen, steht am Kopf von patolli/texts.

amount = { $count } { $thing }
nothing = nichts
seat = Platz { $number }

## Bots mit der Nummer ihres Platzes; die Stufen heißen auf der Seite ebenso

bot-random = Zufall { $number }
bot-greedy = Raffer { $number }
bot-search = Sucher { $number }
bot-level-1 = Sehr leicht { $number }
bot-level-2 = Leicht { $number }
bot-level-3 = Mittel { $number }
bot-level-4 = Schwer { $number }
bot-level-5 = Sehr schwer { $number }
bot-level-6 = Am schwersten { $number }
bot-hand-level = Von Hand { $number }
bot-net-greedy = Netz { $number }
bot-net-search = Netz mit Suche { $number }

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
command-odds = aussichten
command-rule = regel
command-save = sichern
command-quit = ende

help-help = diese Liste
help-table = der ganze Tisch noch einmal
help-scores = die Punkte nach Herkunft
help-undo = deine letzte Antwort zurücknehmen
help-why = warum eine Antwort nicht zur Wahl steht: warum place tikal
help-try = was eine Antwort bewirken würde: probe 2
help-odds = wie wahrscheinlich die Ausgänge einer Antwort sind: aussichten 2
help-rule = Regeln lesen oder durchsuchen: regel 5.5, regel brandrodung
help-save = den Spielbericht bis hierher sichern: sichern DATEI
help-quit = das Spiel verlassen; Strg-D tut das auch
help-answers = Antworte mit der Zahl davor oder mit der Notation dahinter; ihr Anfang genügt, wenn er eindeutig ist: pl pal.
help-stroke = Mit / davor ist eine Zeile immer ein Befehl: /hilfe, /sichern DATEI. Ohne ihn gilt, was die Frage beantwortet, als Antwort.

## Eine Einladung, wie Messenger sie zeigen

invite-title = { $name } lädt dich zu einer Partie { $game } ein
invite-watch = { $game }: { $name }
invite-text = { $free ->
    [0] Am Tisch: { $names }.
    [one] Am Tisch: { $names }. Ein Platz ist frei.
   *[other] Am Tisch: { $names }. { $free } Plätze sind frei.
}
invite-gone = Diesen Tisch gibt es nicht. Vielleicht wurde der Link abgeschnitten oder der Tisch gelöscht.
invite-go = Zum Tisch

## Aussichten

odds-part = { $outcome } { $percent } %
odds-about = etwa { $parts }
odds-mean = im Mittel { $amount } { $what }
odds-decimal = { $whole },{ $tenth }
odds-exact = { $parts } (genau).
odds-estimated = { $parts } (geschätzt aus { $samples } Proben, ± { $margin } %).
terminal-no-odds = Für diese Antwort gibt es keine Aussichten: In ihr entscheidet kein Zufall.
## Touren

tour-other-move = „{ $move }“ ist möglich, aber nicht das, worum es in diesem Schritt geht. Es würde Folgendes bewirken: { $effect }
tour-other-move-plain = „{ $move }“ ist möglich, aber nicht das, worum es in diesem Schritt geht.

## Am echten Tisch eingetippt

outcome-welcome = { $title }. Würfelt und zieht mit eurer Schachtel und tippt ein, was kommt.
outcome-question = { $question } ({ $rule })
outcome-help = Was kam, als Nummer, Name oder ein Teil davon; Würfel in jeder Reihenfolge. „{ $computer }“ lässt den Computer das ziehen, „{ $rest }“ alles bis zur nächsten Entscheidung; „{ $back }“ nimmt das letzte zurück, „{ $save } DATEI“ sichert, „{ $quit }“ beendet.
outcome-cannot = Das kann nicht gekommen sein: Sieh noch einmal nach, was übrig ist.
outcome-computer = computer
outcome-rest = rest
outcome-back = zurück
outcome-save = sichern
outcome-quit = ende

## Die Besprechung einer beendeten Partie

review-title = { $game }: Besprechung der Partie von { $names }
review-result-of = { $name } { $points }
review-unfinished = Bisher untersucht: { $done } von { $all } Entscheidungen, Würfen und Ziehungen.
review-curve = Der Verlauf der Partie
review-expected-points = Erwartete Punkte am Ende
review-chance-to-win = Chance auf den Sieg
review-by-source = Bisherige Punkte nach Herkunft
review-turning-points = Wendepunkte
review-ledger = Woher die Ergebnisse kommen
review-ledger-explained = Jede Zeile ergibt zusammen das Ergebnis. Glück ist, was gewürfelt und gezogen wurde, verglichen mit dem Durchschnitt aller Möglichkeiten. Verborgenes ist der Unterschied, den bei der Entscheidung niemand kennen konnte. Entscheidungen werden mit der besten Antwort verglichen, nach dem Wissen dessen, der entschieden hat. Der Rest ist, was die Schätzungen nicht vorhergesehen haben: In manchen Zügen änderte sich das erwartete Ergebnis, obwohl nichts anderes es erklärt, weil anders gespielt wurde, als die Schätzungen erwarten.
review-part-start = anfangs erwartet
review-part-luck = Glück
review-part-hidden = Verborgenes
review-part-own-choices = eigene Entscheidungen
review-part-answered = vom Tisch beantwortet
review-part-other-choices = Entscheidungen anderer
review-part-remainder = Rest
review-part-result = Ergebnis
review-in-points = In Punkten
review-in-percent = Chance auf den Sieg, in Prozent
review-choices = Entscheidungen
review-events = Glück
review-event = Was kam
review-events-explained = Zufallsereignisse: { $number }. Diese { $shown } haben am meisten verändert, in Punkten gegenüber dem Durchschnitt.
review-how = Wie das ermittelt wurde
review-turn = Zug
review-in-turn = Zug { $turn }
review-in-round = Runde { $round }
review-in-set-up = Aufbau
review-when = { $place }, { $name }
review-round = Runde
review-marks = Zahlen in Kreisen sind die Wendepunkte, die unten aufgezählt sind.
review-verdict-best = beste
review-verdict-equal = etwa gleich
review-verdict-fine = gut
review-verdict-slip = Ungenauigkeit
review-verdict-mistake = Fehler
review-verdict-blunder = grober Fehler
review-answered = vom Tisch beantwortet
review-thresholds = Eine Ungenauigkeit kostet mindestens { $slip }, ein Fehler { $mistake }, ein grober Fehler { $blunder }. „Etwa gleich“: Der Unterschied kann Zufall sein.
review-made-choice = { $name } wählte „{ $chosen }“.
review-made-answered = Der Tisch antwortete für { $name } „{ $chosen }“.
review-choice = { $made } „{ $best }“ war um { $cost } besser ({ $low } bis { $high } allein durch den Fehler der Stichprobe).
review-choice-every-world = { $made } „{ $best }“ war in jeder ausprobierten möglichen Welt um { $cost } besser.
review-choice-heading = { $when }: { $verdict }
review-moment-choice = { $number }. { $when }: eine Entscheidung
review-moment-answered = { $number }. { $when }: vom Tisch beantwortet
review-moment-luck = { $number }. { $when }: Glück
review-moment-unforeseen = { $number }. { $when }: nicht vorhergesehen
review-unforeseen = { $events } Das hatten die Schätzungen nicht vorhergesehen.
review-remainder = Rest von { $name }: { $points }. Größte Teile: { $list }.
review-remainder-turn = { $when } ({ $points })
review-came = { $event }
review-effect = Was es verändert hat: { $list }.
review-moved = { $name } { $points }, { $win } % Siegchance
review-moved-points = { $points }
review-gain = { $by } { $name }
review-gain-points = { $by } aus { $name }
review-more = Die bessere Antwort bringt voraussichtlich mehr: { $list }.
review-by-position = Ihr Vorteil ergibt sich aus der Lage insgesamt. Die erwarteten Ergebnisse ändern sich dadurch: { $list }.
review-less = Sie bringt weniger: { $list }.
review-line = So hätte der Zug weitergehen können: { $list }
review-board-before = Das Brett davor
review-how-choices = Jede Entscheidung wurde mit der besten Antwort verglichen, die eine Suche gefunden hat ({ $depth } Durchläufe), in möglichen Welten, die zum Wissen des Spielers passen. Was andere verborgen hielten, zählte dabei nicht.
review-how-interval = Der Bereich hinter einem Verlust enthält nur den Fehler der Stichprobe aus möglichen Welten. Wie gut die Lagen eingeschätzt werden, gehört nicht dazu: Für schlechte Antworten, die in drei Spielen eingesetzt wurden, fand eine zehnmal so tiefe Suche in vier von zehn Fällen einen Verlust außerhalb des Bereichs.
review-how-luck = Glück ist der Wert dessen, was kam, abzüglich des Durchschnitts von allem, was hätte kommen können, nach der Wahrscheinlichkeit. Nach jedem möglichen Ausgang wurde der Zug zu Ende gespielt und die Lage dort verglichen. Was spätere Runden gewöhnlich ausgleichen, zählt nicht mit, ebenso wenig das meiste, was beim Aufbau geschieht.
review-how-costs = Manches, was eine Entscheidung innerhalb der Suche kostet, gleicht sich im Lauf der Partie wieder aus. Angegeben ist nur, was gewöhnlich bleibt: { $percent } %.
review-luck-unknown = Wie viel von den Unterschieden der Ergebnisse in diesem Spiel das Glück erklärt, wurde nicht gemessen: Die Zahlen sind nur Anhaltspunkte.
review-luck-hardly = Soweit es sich messen lässt, erklärt das Glück in diesem Spiel kaum etwas von den Unterschieden der Ergebnisse: Die Zahlen sind nur Anhaltspunkte.
review-luck-explains = In diesem Spiel erklärt das Glück etwa { $percent } % der Unterschiede zwischen den Ergebnissen.
review-how-error = Mitten in einer Partie liegt das erwartete Ergebnis um etwa { $error } daneben; die Wendungen einer Kurve sind sicherer als ihre Höhe.
review-how-unfitted = Erwartete Punkte und Chancen sind nicht an diese Zahl von Spielern oder diese Optionen (etwa ein kurzes Spiel) angepasst. Sie sind gröber als sonst und können viel zu hoch sein.
review-how-digest = Prüfsumme dieser Besprechung: { $digest }; der Aufzeichnung: { $record }. Dieselbe Aufzeichnung ergibt auf jedem Rechner dieselbe Besprechung.
review-points-amount = { $amount_number ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
}
review-counts = { $name }: { $list }
review-count = { $number } × { $verdict }
review-stopped = Angehalten; untersucht: { $done } von { $all } Entscheidungen, Würfen und Ziehungen. Derselbe Befehl setzt dort fort.
review-progress = Untersucht: { $done } von { $all } Entscheidungen, Würfen und Ziehungen
review-tried-best = „{ $chosen }“ würde auch die Besprechung wählen.
review-tried-equal = „{ $chosen }“ ist etwa so gut wie „{ $best }“.
review-tried-fine = „{ $chosen }“ ist gut: nur { $cost } hinter „{ $best }“.
review-tried-worse = „{ $chosen }“, { $verdict }: { $cost } hinter „{ $best }“.
review-not-kept = { $file } lässt sich nicht schreiben ({ $fault }), diese Besprechung wird daher nicht aufbewahrt.
review-written = In { $file } geschrieben.

## Puzzles

puzzle-solved = Gelöst: Das ist der beste Zug.
puzzle-as-good = Gesucht war ein anderer Zug, aber soweit sich das abschätzen lässt, ist dieser ebenso gut.
puzzle-missed = Es gibt einen besseren Zug: Dieser verschenkt etwa { $cost }.
puzzle-more = Der beste Zug bringt voraussichtlich mehr als dieser: { $list }.
puzzle-more-second = Der beste Zug bringt voraussichtlich mehr als der zweitbeste: { $list }.
puzzle-less = Er bringt weniger: { $list }.
