# Was die Seite selbst sagt. Die Sätze eines Spiels kommen vom Tisch.

motto = Große Brettspiele aus Mesoamerika an einem Tisch
connecting = Auf dem Weg zum Tisch …
close = Schließen
back = Zurück
name = Name
you = Du
guest = Gast
points = Punkte
points-gained = { $n ->
    [one] Punkt
   *[other] Punkte
}
total = Summe

## Lobby

play-bots = { $n ->
    [0] Allein
    [one] Gegen einen Bot spielen
   *[other] Gegen { $n } Bots
}
bot-name = { $n ->
    [1] Ixchel
    [2] Balam
    [3] Itzamna
   *[other] Bot { $n }
}
for-players = für { $fewest } bis { $most } Spieler
tour = Rundgang machen
my-tables = Meine Tische
my-tables-none = Du sitzt noch an keinem Tisch.
listed-tables = Offene Tische
new-table = Einen Tisch einrichten
open-table = Tisch eröffnen
game = Spiel
level = Bots
bots-random = Wanderer
bots-level-1 = Lehrling
bots-level-2 = Bauer
bots-level-3 = Händler
bots-level-4 = Priester
bots-level-5 = Herrscher
player-n = Spieler { $n }
seat-kind = Wer sitzt auf Platz { $n }
seat-me = Ich
seat-open = Ein Freund, per Link
seat-bot = Ein Bot
seat-hot = Jemand an diesem Gerät
seat-more = Ein Platz mehr
seat-fewer = Ein Platz weniger
seat-free = frei
pace = Uhr
pace-none = Keine Uhr
pace-live = Live: je 45 Minuten und 20 Sekunden pro Zug
pace-days = Fernspiel: drei Tage pro Zug
listed = Diesen Tisch in der Liste offener Tische zeigen
own-components = Meine eigene Komponentendatei (TOML)
own-components-get = Die gedruckte, zum Kopieren und Ändern
components = Komponenten
components-printed = Wie gedruckt.
components-own = { $n ->
    [one] Ein Wert stammt aus der eigenen Datei.
   *[other] { $n } Werte stammen aus der eigenen Datei.
}
components-uncertain = { $n ->
    [one] Ein Wert steht nicht im Regelheft
   *[other] { $n } Werte stehen nicht im Regelheft
}
your-turn = Du bist am Zug
state-waiting = wartet auf Mitspieler
state-running = läuft
state-paused = unterbrochen
state-over = beendet
state-abandoned = aufgegeben
state-stuck = hängt

## Vor dem Beginn

sit-down = Platz nehmen
begin = Beginnen
thats-you = du
invite = Mit Link einladen
invite-link = Link zu diesem Tisch
invite-qr = Derselbe Link als QR-Code
sheet-seat = Mein Link
my-seat-text = Dieser Link ist der Schlüssel zu deinem Platz. Öffne ihn auf einem anderen Gerät, um dort weiterzuspielen, und heb ihn auf: Ohne ihn ist mit dem Browser auch der Platz verloren. Wer ihn hat, spielt für dich.
my-seat-link = Link zu meinem Platz
renew-link = Neuen Link machen; der alte gilt dann nicht mehr
here-only = Nur dieser Rechner kann diesen Link öffnen. Damit andere in deinem Netz mitspielen können, starte den Server mit
waiting-for = { $n ->
    [one] Ein Platz ist frei. Das Spiel beginnt, wenn er besetzt ist.
   *[other] { $n } Plätze sind frei. Das Spiel beginnt, wenn sie besetzt sind.
}
waiting-host = Alle sind da.
fill-bot = Einen Bot hinsetzen
kick = Wegschicken
leave-seat = Meinen Platz verlassen
close-table = Diesen Tisch schließen
close-table-ask = Dann kann sich hier niemand mehr hinsetzen, und der Link zum Tisch gilt nicht mehr.
table-closed = Dieser Tisch wurde geschlossen, bevor das Spiel begann.
copy = Kopieren
copied = Kopiert

## Tisch

board = Spielplan
rail = Spieler, Frage und Verlauf
tools = Werkzeuge
players = Spieler
to-lobby = Zur Lobby
table-gone = Diesen Tisch gibt es nicht.
table-gone-then = Vielleicht ist der Link unvollständig, oder der Tisch wurde gelöscht. Lass dir den Link noch einmal geben.
nowhere = Diese Adresse führt nirgendwohin. Ist der Link unvollständig?
server-full = Der Server ist voll. Neuer Versuch …
server-silent = Der Server antwortet nicht. Neuer Versuch …
stuck-here = Dieser Tisch kann mit den Regeln auf diesem Server nicht weiter. Verloren ist nichts: Wer den Server betreibt, kann den Grund feststellen.
page-old = Diese Seite und der Server passen nicht mehr zusammen. Lade die Seite neu.
page-reload = Neu laden
lost-link = Dieser Link zu einem Platz gilt nicht: Er ist unvollständig, oder der Platz hat inzwischen einen neueren Link.
lost-seat = Dieser Browser hat hier keinen Platz mehr: Der Platz wurde freigegeben, oder es gibt einen neueren Link dazu.
lost-one-seat = Dieser Browser hat hier einen Platz weniger: Er wurde freigegeben, oder es gibt einen neueren Link zu ihm.
lost-watch = Du kannst zuschauen.
lost-sit = Du kannst einen freien Platz nehmen.
lost-then = Wenn es dein Platz ist, öffne seinen neuesten Link: Er steht unter „Mein Link“ dort, wo du spielst. Hat ihn niemand mehr, frag die Person, die den Server betreibt.
sheet-rules = Regeln
sheet-scores = Punkte
sheet-replay = Rückblick
tab-log = Verlauf
tab-chat = Gespräch
tab-notes = Notizen
thinks = { $name } überlegt
others-think = Schau dich inzwischen um, oder probiere deinen nächsten Zug aus.
away = nicht da
stands-in = ein Bot vertritt
left-game = ist gegangen; ein Bot spielt
undo = Rückgängig
undo-all = Ganzen Zug rückgängig machen
confirm = Bestätigen
confirm-asked = Ist das deine Wahl?
ends-turn = Damit endet dein Zug.
ends-game = Damit endet das Spiel.
others-answer = Dann antworten andere.
no-way-back = Danach lässt sich dein Zug nicht mehr zurücknehmen.
would = Wenn du das tust:
would-nothing = Wenn du das tust, geschieht zunächst nichts weiter.
would-later = Danach:
would-chance = Dann entscheidet der Zufall.
would-hidden = Was folgt, ist dir verborgen.
explanation = Erklärung
explain-more = Rechtsklick oder langer Druck: mehr
in-the-rules = In den Regeln
not-this-now = Jetzt nicht. Gefragt ist: „{ $question }“
confidence = { $sure ->
    [owner] Wert aus deiner eigenen Komponentendatei.
    [two-sources] Steht nicht im Regelheft; zwei Quellen sind sich einig.
    [one-source] Steht nicht im Regelheft; aus einer Quelle.
   *[other] Steht nicht im Regelheft; erschlossen.
}
skip = Überspringen
you-watch = Du schaust zu.
try-out = Meinen nächsten Zug ausprobieren
trying-mark = Probe:
trying-done = Das wäre dein Zug. Behalte ihn, und er wird dir angeboten, wenn du an der Reihe bist.
trying-chance = Was folgt, hängt vom Zufall ab oder ist dir verborgen.
trying-leave = Probe beenden
plan-keep = Als Plan behalten
plan-kept = Dein Plan:
plan-play = Plan spielen
plan-drop = Verwerfen
plan-change = Plan ändern
plan-broken = Dein Plan lässt sich nicht mehr spielen.
hint = Tipp
hint-1 = Wo soll ich hinschauen?
hint-2 = Welcher Zug?
hint-3 = Welcher Zug, und warum?
hint-here = hier
hint-thinks = Jemand denkt darüber nach …
hint-look = Sieh dir an:
hint-move = Rat:
hint-line = Danach:
hint-why = So viele Punkte sind am Ende mit den besten zu erwarten:
hint-more = Denn einige Runden später bringt er mehr als „{ $other }“: { $list }.
hint-less = Der andere brächte mehr: { $list }.
hint-alike = Was einige Runden später gezählt wird, spricht nicht dafür: Die Stellung ist dann mehr wert als nach „{ $other }“.
hint-points = { $n ->
    [one] { $source } +{ $n } Punkt
   *[other] { $source } +{ $n } Punkte
}
hint-goods = { $thing } +{ $n }
hint-closer = „{ $other }“ hat eine größere Zahl, wurde aber nur in { $share } % der Zugfolgen erprobt: Sie ist weniger sicher, und der Unterschied entscheidet nichts.
which-meant = Was ist gemeint?
asides = Außerdem kannst du:
type-move = Zug eintippen
type-missing = So beginnt kein Zug, der jetzt möglich ist.
my-holdings = Was ich habe
scores-now = Punkte bisher
scores-final = Endwertung
scores-ending = Wenn das Spiel jetzt endete
counting = Die Wertung
given-up = Das Spiel wurde aufgegeben.
ended-by-operator = Wer diesen Server betreibt, hat das Spiel beendet.
ended-by-operator-text = Es hat keinen Sieger und zählt nicht.
digest-nothing = Seit deinem letzten Zug ist nichts geschehen.
digest-table = Am Tisch
replay-play = Abspielen
replay-pause = Anhalten
what-happened = Was seit meinem letzten Zug geschah ({ $n })
spoken = Gesprochen
spoken-choices = { $n } { $n ->
    [one] Möglichkeit
   *[other] Möglichkeiten
}.
spoken-confirm = Ist das deine Wahl? Bestätige, oder geh zurück.
only-you-see = das siehst nur du
several-here = { $n } { $n ->
    [one] Möglichkeit
   *[other] Möglichkeiten
} hier: ein Klick fragt, welche
log-sum = zusammen: { $list }
log-earlier = Früheres
since-last-turn = Seit deinem letzten Zug
chat-only-seats = Nur wer am Tisch sitzt, kann hier schreiben.
chat-say = Etwas sagen
chat-say-to = Nur an { $name }
chat-send = Senden
chat-to = An
chat-to-all = alle
chat-to-one = nur { $name }
whispers-to = nur an { $name }:
seat-handed-over = Der Platz von { $name } hat einen neuen Schlüssel.
seat-removed = { $name } wurde von allen anderen weggeschickt; ein Bot hat den Platz.
propose = Vorschlagen
propose-add = Wählen …
propose-name = Was? …
propose-gives = Ich würde
propose-wants = wenn du dafür bereit bist:
propose-send = Vorschlag senden
propose-binds-nobody = Worte binden niemanden.
remove = Entfernen
proposal-gives = bietet an:
proposal-wants = und möchte dafür:
proposal-accept = Einverstanden
proposal-decline = Ablehnen
proposal-accepted = { $name } ist einverstanden.
proposal-declined = { $name } lehnt ab.
notes-hint = Das kannst nur du lesen.
wins = { $name } gewinnt
nobody-wins = Niemand gewinnt.
share-victory = { $names } teilen sich den Sieg
rematch = Noch einmal
to-rematch = Zum neuen Tisch
line-lost = Die Verbindung ist weg. Neuer Versuch …
line-lost-pending = Die Verbindung ist weg. Dein Zug bleibt erhalten und wird noch einmal geschickt.
paused = Das Spiel ist unterbrochen.
pause-by-one = { $name } macht Pause. Spätestens in { $time } geht es von selbst weiter.
pause-by-me = Du machst Pause. Es geht weiter, wann du willst, oder in { $time } von selbst.
pause-by-all = Alle waren mit dieser Pause einverstanden. Sie dauert, bis jemand weitermacht.
pause-open-other = { $name } macht Pause.
pause-open = Es geht weiter, wann du willst.
pause-nothing-else = Bis dahin lässt sich nichts im Voraus ausprobieren, und es gibt keine Hinweise.
pause-for = Unterbrechen (noch { $time })
pause-ask-longer = Um eine längere Pause bitten
resume = Weiter
understood = In Ordnung
curtain = Gib das Gerät weiter
curtain-lift = Ich bin { $name }
costs = Kostet { $cost }
rules-search = In den Regeln suchen
rules-none = Keine Regel enthält das.
replay-at = Moment { $n } von { $last }.
replay-back = Einen Schritt zurück
replay-on = Einen Schritt vor
copy-moment = Link zu diesem Moment kopieren
replay-now = Zurück zum Spiel
zoom-in = Größer
zoom-out = Kleiner
zoom-fit = Einpassen

## Einstellungen

settings = Einstellungen
language = Sprache
theme = Licht
theme-auto = Wie das Gerät
theme-light = Tag
theme-dark = Nacht
motion = Bewegung
motion-calm = Ruhig
motion-quick = Schnell
motion-none = Keine
confirm-turns = Fragen, bevor ein Zug endet oder etwas aufgegeben wird
sound = Klopfen, wenn ich am Zug bin

## Pläne

age-short = Zeitalter { $age }
food-today = heute
worker-neutral = neutraler Arbeiter
food-needed = Das nächste Erntefest verlangt { $corn } Mais

## Der Tisch selbst

sheet-table = Tisch
let-bot-play = Einen Bot spielen lassen
let-bot-play-mine = Einen Bot für mich spielen lassen
ask-rewind = Bitten, meine letzte Antwort zurückzunehmen
ask-rewind-of = Bitten, die letzte Antwort von { $name } zurückzunehmen
let-bot-ask-mine = Ab jetzt antwortet ein Bot (Stufe: { $level }) für dich, alle paar Sekunden einmal. Du kannst deinen Platz jederzeit zurücknehmen.
let-bot-ask = Ein Bot (Stufe: { $level }) antwortet für { $name }, bis { $name } den Platz zurücknimmt.
let-bot-yes = Spielen lassen
bot-plays-for-me = Ein Bot (Stufe: { $level }) spielt für dich.
bot-plays-for = Ein Bot (Stufe: { $level }) spielt für { $name }.
take-seat-back = Meinen Platz zurücknehmen
take-seat-back-of = Den Platz von { $name } zurücknehmen
pause = Unterbrechen
give-up = Aufgabe vorschlagen
give-up-ask = Die anderen werden gefragt. Stimmen alle zu, endet das Spiel ohne Sieger.
give-up-alone = Aufgeben
give-up-ask-alone = Das Spiel endet sofort und ohne Sieger. Das lässt sich nicht rückgängig machen.
leave-game = Das Spiel endgültig verlassen
leave-game-sure = Ein Bot übernimmt deinen Platz, und du kannst nicht auf ihn zurückkehren.
leave-game-yes = Endgültig verlassen
vote-abandon = { $name } schlägt vor, das Spiel aufzugeben.
vote-rewind = { $name } bittet, vor die letzte Entscheidung von { $whose }{ $where ->
    [own] { " " }im eigenen Zug
    [other] { " " }im Zug von { $turn }
   *[none] {""}
  } zurückzugehen. Alles seitdem würde zurückgenommen.
vote-rewind-own = { $name } bittet, die eigene letzte Entscheidung{ $where ->
    [other] { " " }im Zug von { $turn }
   *[own] {""}
  } zurückzunehmen. Auch alles seitdem würde zurückgenommen.
vote-pause = { $name } bittet um eine Pause, bis jemand weitermacht.
vote-host = Wer den Tisch aufgemacht hat,
vote-left = Jemand, der nicht mehr mitspielt,
vote-missing = Es fehlt noch die Antwort von: { $names }.
vote-one-more = Noch eine andere Person muss zustimmen; sonst ist niemand mit einer Stimme da.
vote-withdraw = Zurückziehen
vote-declined-abandon = { $name } will nicht aufgeben.
vote-declined-rewind = { $name } will nicht zurückgehen.
vote-declined-pause = { $name } stimmt einer längeren Pause nicht zu.
vote-remove = { $name } möchte { $whose } wegschicken; ein Bot hätte den Platz dann endgültig.
vote-declined-remove = { $name } will niemanden wegschicken.
yes = Ja
no = Nein
fate = Schicksal
fate-text = Aller Zufall steht vor dem ersten Zug fest: durch eine geheime Zahl des Servers und ein zufälliges Wort von allen, die mitspielen. Das Siegel der geheimen Zahl wird gezeigt, bevor jemand sein Wort sagt; am Ende wird auch die Zahl selbst gezeigt, damit alle es prüfen können.
fate-seal = Siegel (SHA-256 der geheimen Zahl)
fate-seed = Geheime Zahl
fate-same = Das Siegel ist noch dasselbe, das dieser Browser zuerst gesehen hat.
fate-other = Das ist nicht das Siegel, das dieser Browser zuerst gesehen hat: Das Schicksal wurde ausgetauscht.
fate-late = Dieser Browser hat das Siegel erst nach Spielbeginn gesehen; für die Zeit davor kann er nicht bürgen.
fate-word = { $n ->
    [one] Dein Wort ist dabei.
   *[other] Eure Wörter sind dabei.
  }
fate-word-missing = Dein Wort ist nicht dabei: Ein anderes steht an seiner Stelle.
fate-word-elsewhere = Dein Wort wurde nicht in diesem Browser gesagt und lässt sich hier nicht prüfen.
fate-bots = Die Wörter der Bots hat der Server gewählt.
fate-seed-fits = Die geheime Zahl gehört zum Siegel.
fate-seed-wrong = Die geheime Zahl gehört nicht zu dem Siegel, das dieser Browser gesehen hat: Das Schicksal wurde ausgetauscht.
fate-command = Um jede Ziehung zu prüfen, die Aufzeichnung speichern und ausführen:
fate-check = Schicksal prüfen
record = Aufzeichnung speichern
hints = Tipps
hints-allowed = erlaubt
hints-announced = alle erfahren es
hints-off = keine
hints-here-announced = Wer sich an diesem Tisch einen Tipp holt, wird allen genannt.
hints-here-off = An diesem Tisch gibt es keine Tipps.
hint-taken = { $name } hat sich einen Tipp geholt.
waiting-words = Alle sitzen. Das Spiel beginnt, sobald alle bereit sind.
not-ready = noch nicht bereit
standing-turn = Passen bis zu meinem Zug
standing-always = Hier immer passen
standing-ask = Wieder fragen ({ $window })
standing-hand = Du hast Karten, passt aber überall, wo du sie spielen könntest.
standing-ask-all = Überall fragen
standing-held = { $n ->
    [one] Passt bei einer Art von Fenstern – ändern
   *[other] Passt bei { $n } Arten von Fenstern – ändern
}

## Für alle, die den Server betreiben

host-page = Dein Server
host-no-key = Dieser Tab hat keinen Schlüssel zu dieser Seite. Der Befehl „patolli tables operator-link“ gibt den Link dazu aus.
host-numbers = Version { $version }: { $live } { $live ->
    [one] Tisch
   *[other] Tische
} im Speicher, { $sockets } { $sockets ->
    [one] Verbindung
   *[other] Verbindungen
}, { $memory } MB
host-stuck = { $n ->
    [one] Ein Tisch kann nicht weiter:
   *[other] { $n } Tische können nicht weiter:
}
host-tables = Alle Tische
host-end = Spiel beenden
host-end-sure = Es endet für alle ohne Sieger und wird als von dir beendet gekennzeichnet.
host-none = So einen Tisch gibt es nicht.
host-search = Suche
host-ended = Auch beendete Partien
host-earlier = Frühere Tische
host-later = Spätere Tische
host-range = { $first } bis { $last } von { $total }
host-delete = Löschen
host-delete-sure = Diesen Tisch mit allen Zügen endgültig löschen?
host-damaged = { $n ->
    [one] Ein Tisch ist in der Datenbank beschädigt; nur eine Sicherung hat ihn:
   *[other] { $n } Tische sind in der Datenbank beschädigt; nur eine Sicherung hat sie:
}
page-question = Die Frage
page-players = Die Spieler
page-log = Verlauf, Chat und Notizen
