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

bot-name = { $n ->
    [1] Ixchel
    [2] Balam
    [3] Itzamna
   *[other] Bot { $n }
}
tour = Tour machen
tour-title = Tour
tour-missing = Für dieses Spiel gibt es keine Tour.
tour-new-position = Eine neue Lage
tour-step = Schritt { $n } von { $last }
tour-back = Voriger Schritt
tour-next = Weiter
tour-begin = Jetzt du
tour-read = Text
tour-skip = Überspringen
tour-again = Noch einmal
tour-show-me = Zeig es mir
tour-play = Ein erstes Spiel spielen
tour-chapters = Kapitel
tour-step-done = (erledigt)
my-tables = Meine Tische
listed-tables = Offene Tische
new-table = Einen Tisch einrichten
open-table = Tisch eröffnen
game = Spiel
level = Bots
bots-random = Zufall
bots-level-1 = Sehr leicht
bots-level-2 = Leicht
bots-level-3 = Mittel
bots-level-4 = Schwer
bots-level-5 = Sehr schwer
bots-level-6 = Am schwersten
bots-net-greedy = Netz
bots-net-search = Netz mit Suche
bot-by-hand = spielt ohne sein Netz, das nicht zu diesem Tisch passt
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
pace-live = Live: je { $minutes } Minuten und { $increment } Sekunden pro Zug
pace-days = { $days ->
    [0] Fernspiel: { $hours } Stunden pro Zug
    [one] Fernspiel: { $days } Tag pro Zug
   *[other] Fernspiel: { $days } Tage pro Zug
}
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

## Die erste Seite

play = Spielen
play-choose = Bots für { $game } wählen
play-bots = { $n ->
    [0] allein
    [one] ein Bot: { $level }
   *[other] { $n } Bots: { $level }
}
play-against = { $n ->
    [0] allein
    [one] gegen einen Bot: { $level }
   *[other] gegen { $n } Bots: { $level }
}
alone = allein
first-setup = Aufbau fürs erste Spiel
first-setup-choose = Aufbau fürs erste Spiel: vor dem ersten Zug ist nichts zu wählen
how-many-bots = Wie viele Bots?
how-many-friends = Wie viele Freunde?
learn = Lernen
invite-friends = Einladen
invite-to = Freunde zu { $game } einladen
invite-open = Tisch öffnen und Link bekommen
planned = Wann? (kann leer bleiben)
players-from-to = { $fewest } bis { $most } Personen
length-minutes = { $least } bis { $most } min
length-hours = { $least } bis { $most } Stunden
weight = Anspruch { $n } von 5
weight-1 = leicht
weight-2 = mittel
weight-3 = mittelschwer
weight-4 = schwer
weight-5 = sehr schwer
finished-tables = Beendete Partien
remove-table = { $title } von meiner Liste nehmen
remove-all-tables = Alle von meiner Liste nehmen
hidden-tables = { $n ->
    [one] Ein Tisch steht nicht auf der Liste.
   *[other] { $n } Tische stehen nicht auf der Liste.
}
hidden-back = Wieder zeigen
show-all = Alle zeigen ({ $n })
show-fewer = Weniger zeigen
round-n = Runde { $n }
turn-of = Am Zug: { $names }
you-won = Du hast gewonnen
seats-free = { $n ->
    [one] ein Platz frei
   *[other] { $n } Plätze frei
}

## Eine Einladung

invited-by = { $name } lädt dich zu { $game } ein
invited = Du bist zu { $game } eingeladen
invited-when = Wann
invited-length = Wie lange
invited-weight = Anspruch
invited-full = Alle Plätze sind besetzt. Wenn die Partie beginnt, kannst du zuschauen.
invited-approval = { $name } muss dich noch hereinlassen.
invited-no-account = Ein Konto braucht es nicht: Dieser Browser bewahrt deinen Platz.
planned-when-full = sobald alle Plätze besetzt sind
planned-for = Geplant für { $when }
which-seat = Welcher Platz?
seat-n = Platz { $n }
look-board = Den Spielplan ansehen
look-board-text = So kann eine Partie beginnen
rules-of = Regeln von { $game }
share = Senden
share-text = Spiel mit mir { $game }:

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
lost-one-seat = Dieser Browser hat hier einen Platz weniger: Der Schlüssel zum Platz von { $name } gilt seit { $when } nicht mehr.
lost-link-renewed = Dieser Link zum Platz von { $name } gilt nicht mehr: Am { $when } hat jemand, der den Platz hat, einen neueren gemacht.
lost-link-claimed = Dieser Link zum Platz von { $name } gilt nicht mehr: Am { $when } waren alle anderen einverstanden, den Platz zu übergeben.
lost-link-handed = Dieser Link zum Platz von { $name } gilt nicht mehr: Am { $when } hat die Person, die diesen Server betreibt, einen neuen gemacht.
lost-link-left = Dieser Link gilt nicht mehr: Wer ihn hatte, hat die Partie am { $when } endgültig verlassen.
lost-link-freed = Dieser Link gilt nicht mehr: Der Platz wurde vor Beginn der Partie frei gemacht.
lost-link-banned = Dieser Link gilt nicht mehr: Die Person, die diesen Server betreibt, hat den Zugang gesperrt.
lost-link-broken = Dieser Link zu einem Platz ist unvollständig: Ein Teil wurde abgeschnitten. Kopiere den ganzen Link noch einmal.
lost-link-other-table = Dieser Link gehört zu einem Platz an einem anderen Tisch.
lost-link-unknown = Dieser Link zu einem Platz gilt nicht: Der Platz hat inzwischen einen neueren Link.
lost-seat-renewed = Dieser Browser hat hier keinen Platz mehr: Am { $when } wurde auf einem anderen Gerät ein neuer Link zum Platz von { $name } gemacht.
lost-seat-claimed = Dieser Browser hat hier keinen Platz mehr: Am { $when } waren alle anderen einverstanden, den Platz von { $name } zu übergeben.
lost-seat-handed = Dieser Browser hat hier keinen Platz mehr: Am { $when } hat die Person, die diesen Server betreibt, einen neuen Link zum Platz von { $name } gemacht.
lost-seat-left = Dieser Browser hat hier keinen Platz mehr: Seit { $when } hat ein Bot den Platz von { $name } endgültig.
lost-seat-freed = Dieser Browser hat hier keinen Platz mehr: Der Platz wurde frei gemacht.
lost-seat-banned = Dieser Browser hat hier keinen Platz mehr: Die Person, die diesen Server betreibt, hat den Zugang gesperrt.
lost-seat-broken = Dieser Browser hatte einen beschädigten Schlüssel zu einem Platz hier.
lost-seat-other-table = Dieser Browser hatte einen Schlüssel zu einem Platz an einem anderen Tisch.
lost-seat-unknown = Dieser Browser hat hier keinen Platz mehr: Es gibt einen neueren Link dazu.
lost-sit = Du kannst einen freien Platz nehmen.
lost-then = Ist es dein Platz, dann öffne seinen neuesten Link: Er steht unter „Mein Link“ auf dem Gerät, auf dem du zuletzt gespielt hast.
lost-ask = Hast du keinen, können die anderen am Tisch dir den Platz geben, oder die Person, die diesen Server betreibt, macht einen neuen Link.
i-have-a-seat = Ich habe hier einen Platz
claim-ask = Die anderen fragen: Ich bin { $name }
claim-which = Welcher Platz war deiner?
claim-operator = Hast du keinen: In dieser Partie können die anderen den Platz nicht zurückgeben, denn eine Person allein würde entscheiden. Schicke die Adresse dieser Seite an die Person, die diesen Server betreibt. Auf ihrer Seite „Dein Server“ drückt sie bei diesem Tisch „Verlorener Platz“, oder sie ruft „patolli tables seat-link“ auf; dann schickt sie dir den neuen Link.
claim-all-here = Auf jedem Platz ist jemand verbunden, darum kann jetzt um keinen gebeten werden. Ist einer davon deiner, dann wende dich an die Person, die diesen Server betreibt.
claim-for-operator = Hat { $name } den Link verloren, kann die Person, die diesen Server betreibt, einen neuen machen.
claim-runs = Die anderen wurden nach dem Platz von { $name } gefragt. Wenn alle einverstanden sind, sitzt du dort; du kannst diese Seite offen lassen oder später wiederkommen.
claim-away-first = Das geht, sobald { $hours ->
    [0] { $minutes } Minuten
   *[other] { $hours } Stunden
} lang niemand mit dem Platz von { $name } verbunden war.
claim-declined = Die anderen haben dir den Platz nicht gegeben.
claim-for = Neuer Link für diesen Platz
claim-for-ask = Hat { $name } den Link verloren? Alle anderen werden gefragt; sind sie einverstanden, gilt ein neuer Link und der alte nicht mehr.
claim-for-yes = Die anderen fragen
claim-pass-on = Für { $name }; gilt, wenn alle anderen einverstanden sind
keys-not-kept = Dieser Browser bewahrt nichts auf. Kopiere den Link: Ohne ihn ist der Platz verloren, wenn du die Seite schließt.
no-seat-link = Dieser Browser hat hier keinen Link zu einem Platz.
renew-link = Einen neuen Link machen
renew-link-ask = Der alte Link gilt dann sofort nicht mehr, auch nicht auf anderen Geräten; dort steht, warum.
renew-link-yes = Neu machen
link-renewed = Das ist der neue Link. Der alte gilt nicht mehr.
sheet-rules = Regeln
sheet-scores = Punkte
sheet-replay = Rückblick
sheet-help = Hilfe
sheet-more = Mehr
tool-home = Start
tool-settings = Optionen
help-explain = Zeige auf irgendetwas am Tisch oder halte es mit dem Finger: Eine Karte sagt, was es ist, was es kostet und bewirkt und warum es jetzt nicht gewählt werden kann. Ein Rechtsklick oder die Taste I lässt die Karte offen, mit ihren Regeln.
help-guide = Anleitung: von der ersten Seite bis zum letzten Zug
help-marks = Was Zeichen bedeuten
help-mark-lit = kann jetzt gewählt werden
help-mark-near = kann auch gewählt werden: Ein Klick macht die Züge, die dorthin führen
help-mark-would = käme durch die Antwort, auf die du zeigst
help-mark-changed = hat sich seit deinem letzten Zug geändert
help-turn = Ein Zug
help-confirm = Was deinen Zug beendet oder etwas kostet und nicht zurückgenommen werden kann, wird noch einmal gefragt. Alles andere lässt sich bis dahin rückgängig machen.
help-others = Was andere tun, wird nacheinander gezeigt; in den Einstellungen kannst du wählen, dass es auf einen Druck wartet oder zusammengefasst wird.
help-keys = Tasten
help-key-digits = Antwort mit dieser Nummer wählen; 0 beendet oder lehnt ab
help-key-arrows = durch die Antworten gehen
help-key-enter = Antwort nehmen oder bestätigen
help-key-escape = zurück oder schließen
help-key-undo = rückgängig machen
help-key-explain = erklären, was mit der Tastatur gewählt ist
help-key-type = Zug eintippen
help-key-help = diese Seite
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
confirm-number = Wie viele?
odds-come = Die Aussichten werden berechnet …
ends-turn = Damit endet dein Zug.
ends-game = Damit endet das Spiel.
others-answer = Dann antworten andere, und du kannst es nicht mehr zurücknehmen.
no-way-back = Danach lässt sich dein Zug nicht mehr zurücknehmen.
would = Wenn du das tust:
press-refused = Das zählte nicht: Die Frage hat gerade gewechselt. Sieh noch einmal hin, dann drücke.
would-later = Danach:
would-chance = Dann entscheidet der Zufall.
would-hidden = Was danach geschieht, ist dir verborgen.
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
board-plays = Schau aufs Spielbrett
board-waits = Schau aufs Spielbrett und drücke dann „Weiter“
go-on = Weiter
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
hint-only = { $n ->
        [one] Damit ist am Ende etwa { $n } Punkt zu erwarten.
       *[other] Damit sind am Ende etwa { $n } Punkte zu erwarten.
    }
hint-better = { $n ->
    [one] Am Ende etwa { $n } Punkt mehr als „{ $other }“.
   *[other] Am Ende etwa { $n } Punkte mehr als „{ $other }“.
}
hint-as-good = Am Ende ist er etwa so viel wert wie „{ $other }“.
hint-ahead = Einige Runden später, damit verglichen: { $list }.
hint-brings = Einige Runden später, verglichen mit jetzt: { $list }.
hint-points = { $n ->
    [one] { $source } { $sign }{ $n } Punkt
   *[other] { $source } { $sign }{ $n } Punkte
}
hint-goods = { $thing } { $sign }{ $n }
which-meant = Was ist gemeint?
which-use = { $name } – wähle aus:
card-uses = { $n ->
    [one] { $n } Möglichkeit
   *[other] { $n } Möglichkeiten
}
answered-on-board = Entscheide das auf dem Brett.
form-unsent = { $missing ->
    [0] Deine Änderungen auf dem Brett sind noch nicht abgeschickt: Schicke sie mit dem Knopf dort ab oder verwirf sie, um anders zu antworten.
    [one] Deine Änderungen auf dem Brett sind noch nicht abgeschickt: Wähle dort noch { $missing } aus oder verwirf sie, um anders zu antworten.
   *[other] Deine Änderungen auf dem Brett sind noch nicht abgeschickt: Wähle dort noch { $missing } aus oder verwirf sie, um anders zu antworten.
}
form-discard = Änderungen verwerfen
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
digest-sum = Gewinne und Verluste
digest-steps = Schritt für Schritt
digest-watch = Auf dem Brett ansehen
digest-show = Auf dem Brett zeigen
replay-play = Abspielen
replay-pause = Anhalten
news-short = Neues ({ $n })
news-before = Zuvor:
news-more = mehr
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
log-end = { $n ->
    [0] Zum Neuesten
    [one] Ein neuer Eintrag
   *[other] { $n } neue Einträge
}
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
seat-claimed = Alle waren einverstanden: Der Platz von { $name } wurde übergeben.
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
rule = Regel
rules-search = In den Regeln suchen
rules-none = Keine Regel enthält das.
replay-at = Moment { $n } von { $last }.
replay-back = Zurück
replay-on = Vor
replay-start = Der Anfang
replay-whose-turn = { $name } am Zug
replay-your-turn = Du bist jetzt am Zug.
replay-jump = Springen zu
replay-unit = Wie weit ein Druck führt
replay-step = nach Schritt
replay-turn = nach Zug
replay-round = nach Runde
replay-fight = nach Kampf
replay-speed = Tempo beim Abspielen
replay-slow = langsam
replay-normal = mittel
replay-fast = schnell
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
following = Züge der anderen
following-watch = nacheinander gezeigt
following-step = Schritt um Schritt auf Druck
following-sum = auf einmal, mit Übersicht
next-action = Weiter
motion = Bewegung
motion-calm = Ruhig
motion-quick = Schnell
motion-none = Keine
confirm-turns = Fragen, bevor ein Zug endet oder etwas aufgegeben wird
sound = Klopfen, wenn ich am Zug bin

## Pläne

age-short = Zeitalter { $age }
food-in = in { $days }
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
vote-claim = { $name } bittet um den Platz von { $whose }. Stimme nur zu, wenn du weißt, dass es { $whose } ist: Wer den Platz bekommt, spielt ihn und sieht, was dort liegt.
vote-visitor = Jemand ohne Platz
vote-declined-claim = { $name } ist dagegen, den Platz zu vergeben.
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
fate-check = War der Zufall fair?
record = Aufzeichnung speichern
save-failed = Die Datei konnte nicht gespeichert werden. { $reason }
hints = Tipps
hints-allowed = erlaubt
hints-announced = alle erfahren es
hints-off = keine
hints-here-announced = Wer sich an diesem Tisch einen Tipp holt, wird allen genannt.
hints-here-off = An diesem Tisch gibt es keine Tipps.
hint-taken = { $name } hat sich einen Tipp geholt.
waiting-words = Alle sitzen. Das Spiel beginnt, sobald alle bereit sind.
not-ready = noch nicht bereit
standing-ask-less = Seltener fragen
standing-turn = Passen bis zu meinem Zug
standing-round = Passen bis zum Ende der Runde
standing-always = Hier immer passen
standing-never-ask = Das nicht mehr fragen
standing-ask = Wieder fragen ({ $window })
standing-hand = { $n ->
    [one] Du hast Karten, und der Tisch passt für dich bei einer Art von Gelegenheiten.
   *[other] Du hast Karten, und der Tisch passt für dich bei { $n } Arten von Gelegenheiten.
}
standing-hand-few = Du hast Karten, und der Tisch passt für dich hier: { $windows }.
standing-ask-all = Überall fragen
standing-held = { $n ->
    [one] Eine Art von Fragen wird für dich beantwortet – ändern
   *[other] { $n } Arten von Fragen werden für dich beantwortet – ändern
}
passed-windows = { $n ->
    [one] Seit deiner letzten Antwort hat der Tisch eine Frage für dich beantwortet
   *[other] Seit deiner letzten Antwort hat der Tisch { $n } Fragen für dich beantwortet
}
passed-open = { $n ->
    [one] Der Tisch hat eine Frage für dich beantwortet – zurücknehmen?
   *[other] Der Tisch hat { $n } Fragen für dich beantwortet – zurücknehmen?
}
passed-no-choice = (es gab keine andere Antwort)
passed-reopen = Zurücknehmen
passed-reopen-which = Zurücknehmen und mich fragen: { $window }
usual-answers = Fragen, die für dich beantwortet werden
usual-answers-words = Hier antwortet der Tisch für dich, außer wenn er einen Grund sieht, dich zu fragen. Dabei beachtet er nur, was alle sehen. Jede Antwort wird aufgeführt und lässt sich bis zum nächsten Zug zurücknehmen; Bots ziehen oft sofort.
usual-answers-keep = In Ordnung

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
host-processes = Server und Rechenhelfer
host-process-server = Server, { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
} im Speicher, { $sockets ->
    [one] { $sockets } Verbindung
   *[other] { $sockets } Verbindungen
}
host-process-leader = wacht über die Uhren
host-process-draining = wird gleich beendet
host-process-worker = Rechenhelfer, { $busy } von { $processes } Prozessen beschäftigt, { $done } Antworten in { $seconds } s Rechenzeit
host-tables = Alle Tische
host-hand-over = Verlorener Platz
host-hand-over-text = Wessen Link ist verloren? Der alte Link gilt dann nicht mehr, und alle am Tisch erfahren es.
host-hand-over-sure = Es wird ein neuer Link zum Platz von { $name } gemacht. Gib ihn niemand anderem.
host-hand-over-yes = Link machen
seat-link-of = Link zum Platz von { $name }
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

## Wie schnell der Server rechnet

rules-speed-soon = In wenigen Minuten denken Bots und Tipps schneller ({ $percent } %). Spielen geht schon.
rules-speed = Patolli { $version }. { $rules ->
    [compiled] Die Regeln sind übersetzt: Bots denken mit voller Geschwindigkeit.
    [compiling] Die Regeln werden im Hintergrund übersetzt ({ $percent } %). Spielen geht schon; danach denken Bots schneller.
    [ready] Die Regeln sind übersetzt: Bots, Tipps und Vorschauen nutzen sie jetzt, der Server selbst nach dem nächsten Start.
   *[plain] Bots denken hier langsamer, weil { $why ->
        [no-compiler] auf diesem Rechner ein C-Compiler fehlt, der die Regeln übersetzt.
        [no-mypyc] die Werkzeuge fehlen, die die Regeln übersetzen.
        [read-only] es keinen Ordner gibt, in dem übersetzte Regeln liegen könnten.
        [failed] das Übersetzen der Regeln fehlschlug; der Befehl „patolli compile“ versucht es noch einmal und nennt den Grund.
       *[other] das Übersetzen der Regeln abgeschaltet ist (PATOLLI_MYPYC=0).
    }
}

## Die Werkstatt für Besitzer

workshop = Werkstatt für Besitzer
workshop-own = Hast du die Schachtel?
workshop-link = Werte in der eigenen Schachtel nachsehen
workshop-about = Wir haben keine eigene Schachtel zum Abschreiben: Diese Werte stammen aus öffentlichen Quellen oder sind rekonstruiert. Wer das Spiel besitzt, kann vergleichen. Was bestätigt oder berichtigt wird, prüft der Tisch sofort; es bleibt in diesem Browser und lässt sich als Datei für andere Geräte und Freunde sichern.
workshop-progress = Fortschritt
workshop-groups = Was nachzusehen ist
workshop-count = Bestätigt: { $done } von { $total }
workshop-look = Wo nachsehen:
workshop-next = Zum nächsten offenen
workshop-play = Mit diesen Werten spielen
workshop-save = Als Komponentendatei sichern
workshop-open = Frühere Datei öffnen
workshop-forget = Von vorn beginnen
workshop-forget-sure = Wirklich alles vergessen?
workshop-confirm = In meiner Schachtel ist es so
workshop-confirm-changed = Der Rest ist in meiner Schachtel so
workshop-confirmed = Bestätigt
workshop-source = Woher wir das wissen
workshop-yes = ja
workshop-no = nein
workshop-was = Hier stand: { $value }
workshop-reset = Zurücknehmen
workshop-unused = Keine Regel benutzt diesen Wert.
workshop-unread-number = Das muss eine ganze Zahl sein.
workshop-unread-flag = Das ist ja oder nein.
workshop-unread-toml = Das lässt sich nicht lesen; Klammern und Anführungszeichen müssen bleiben, wie sie waren.
workshop-must-number = Das muss eine ganze Zahl von { $least } bis { $most } sein.
workshop-must-one-of = Das muss eines davon sein: { $words }.
workshop-must-entries = Nötige Einträge: { $needed }; angegeben: { $given }.
workshop-must-stay = Das muss { $value } bleiben: Die Regeln hängen davon ab.
workshop-unknown = { $path }: So etwas gibt es in diesem Spiel nicht.
workshop-refused = Damit können die Regeln nichts anfangen: { $text }.
workshop-edition = Diese Werte wurden für Ausgabe { $made } der Regeln gemacht; hier gilt Ausgabe { $here }. Alle wurden neu geprüft.
workshop-trouble-refused = Diese Datei wurde nicht übernommen. { $text }
workshop-trouble-unreachable = Der Tisch ist nicht erreichbar; nichts ist verloren, es wird später geprüft. { $text }
workshop-strays = { $n ->
    [one] Ein Eintrag dieser Datei war nicht zu gebrauchen
   *[other] { $n } Einträge dieser Datei waren nicht zu gebrauchen
}
workshop-unused-values = { $n ->
    [one] Ein Wert, den keine Regel benutzt
   *[other] { $n } Werte, die keine Regel benutzt
}

## Am echten Tisch eingetippt

chance = Würfel und Karten
chance-seed = vom Server, vorher versiegelt
chance-hand = von Hand: Die Schachtel steht hier, wir tippen ein, was kommt
chance-search = Suchen
chance-none = So etwas kann jetzt nicht kommen.
chance-types = { $name } tippt es ein
chance-nobody = Das sieht hier niemand; der Computer zieht es.
chance-computer = Das soll der Computer ziehen
chance-computer-rest = … und alles bis zur nächsten Entscheidung
chance-back = Vertippt: zurücknehmen
fate-hand = An diesem Tisch tippt ein, wer es sieht. Nur was dem Computer überlassen wird, folgt aus der Zufallszahl.

## Was der Server ablehnt, wenn sein eigener Satz nicht gelesen wird

refused-too-many = Zu viel auf einmal. Warte ein wenig und versuche es noch einmal.
refused-full = Der Server ist voll. Versuche es später noch einmal.
refused-too-slow = Die Anfrage hat zu lange gedauert.
refused-taken = Dieser Platz ist besetzt.
refused-no-table = Diesen Tisch gibt es nicht.
refused-not-found = Hier gibt es nichts.
refused-not-yours = Das gehört dir nicht, oder der Schlüssel dazu gilt nicht mehr.
refused-not-host = Das darf nur, wer den Tisch gemacht hat.
refused-not-running = In diesem Zustand der Partie ist das nicht möglich.
refused-paused = Die Partie pausiert.
refused-no-pause = Deine Zeit für Pausen ist aufgebraucht.
refused-no-vote = Dem müssen andere zustimmen, und es sind nicht genug da.
refused-not-away = Das geht erst, wenn die Person lange genug weg ist.
refused-not-there = Dort sitzt niemand.
refused-stale = Die Frage ist inzwischen eine andere.
refused-not-asked = Du wirst gerade nicht gefragt.
refused-no-undo = Jetzt lässt sich nichts zurücknehmen.
refused-cannot-write = Der Server kann gerade nichts speichern. Es wurde nichts geändert; versuche es später noch einmal.
refused-damaged = Dieser Tisch ist beschädigt; nur eine Sicherung hat ihn.
refused-busy = Der Server ist damit noch beschäftigt. Versuche es gleich noch einmal.
refused-no-hint = Niemand wusste einen Hinweis.
refused-no-hints = An diesem Tisch gibt es keine Hinweise.
refused-no-trial = Davor muss etwas geschehen, das niemand weiß.
refused-stuck = Dieser Tisch kann mit den Regeln dieses Servers nicht weitergehen.
refused-banned = Dieser Server nimmt von hier keine Anfragen an.
refused-fault = Auf dem Server ist etwas schiefgegangen. Es wurde nichts geändert.
refused-lost = Die Verbindung brach ab, bevor eine Antwort kam.
refused-unreachable = Der Server antwortet nicht.
## Unter Fremden

mute = { $name } nicht mehr lesen
unmute = { $name } wieder lesen
report = { $name } melden
report-explain = Die Meldung geht an die Person, die diesen Server betreibt. Am Tisch erfährt niemand davon.
report-what = Was ist geschehen?
report-line = Eine Zeile aus dem Gespräch, wenn es um eine geht
report-no-line = Nichts aus dem Gespräch
report-send = Meldung abschicken
report-sent = Die Meldung ist abgeschickt.
send-away = { $name } wegschicken
send-away-ask = Alle anderen werden gefragt. Stimmen alle zu, hat den Platz von { $name } für immer ein Bot.
send-away-yes = Die anderen fragen
approval = Wer sich setzt, braucht meine Zustimmung
waiting-approval = Noch sind nicht alle zugelassen.
awaits-approval = wartet auf Zustimmung
approve = { $name } zulassen
decline-seat = { $name } nicht zulassen
host-reports = { $n ->
    [one] Eine Meldung
   *[other] { $n } Meldungen
}
host-settled = Erledigt
host-no-address = Adresse unbekannt
host-ban = { $name } aussperren
host-ban-ask = { $name } verliert den Platz an diesem Tisch an einen Bot und kommt mit diesem Schlüssel an keinen anderen. Eine ganze Adresse lässt sich weiter unten aussperren.
host-ban-yes = Aussperren
host-ban-address = Adresse oder Netz
host-ban-reason = Grund
host-bans = Ausgesperrt
host-ban-key = eine Person
host-lift = Wieder zulassen

## Die Besprechung einer beendeten Partie

review = Besprechung
review-about = Jede Entscheidung wird mit der besten verglichen, die sich nach dem Wissen des Spielers finden ließ, und jeder Wurf und jede Karte mit dem Durchschnitt von allem, was hätte kommen können. Das dauert ein bis zwei Minuten; die Kurve kommt zuerst.
review-begin = Diese Partie besprechen
review-go-on = Fortsetzen
review-stop = Anhalten
review-progress = Untersucht: { $done } von { $all } Entscheidungen, Würfen und Ziehungen
review-failed = Die Besprechung ließ sich nicht abschließen. Versuche es noch einmal.
review-players-begin = Wer mitgespielt hat, kann diese Partie besprechen lassen.
review-points = Erwartete Punkte am Ende
review-win = Chance auf den Sieg
review-turning-points = Wendepunkte
review-none-yet = Noch sind keine gefunden.
review-moment-choice = { $when }: eine Entscheidung.
review-moment-answered = { $when }: vom Tisch beantwortet.
review-moment-luck = { $when }: Glück.
review-moment-unforeseen = { $when }: nicht vorhergesehen.
review-reads = Die Partie wird gelesen …
review-line = So hätte der Zug weitergehen können:
review-try = Selbst probieren
review-thinks = Es wird beurteilt …
review-end = Das Ende
review-by-source = Bisherige Punkte nach Herkunft
review-record = Eine Aufzeichnung besprechen
set-up-position = Eine Stellung aufbauen
edit-position = Bearbeiten
review-drop = Lege die Aufzeichnung einer beendeten Partie hier ab oder wähle ihre Datei.
review-no-record = { $name } ist keine Aufzeichnung einer Partie oder zu lang.
review-show = Auf dem Brett zeigen
review-back = Zurück zur Besprechung
review-ledger = Woher die Ergebnisse kommen
review-ledger-text = Jede Spalte ergibt zusammen das Ergebnis. Glück wird mit dem Durchschnitt aller Möglichkeiten verglichen, eine Entscheidung mit der besten nach dem Wissen des Spielers. Der Rest ist, was die Schätzungen nicht vorhergesehen haben: In manchen Zügen änderte sich das erwartete Ergebnis, obwohl nichts anderes es erklärt, weil anders gespielt wurde, als die Schätzungen erwarten.
review-in-points = In Punkten
review-in-percent = Chance auf den Sieg, in Prozent
review-part-start = anfangs erwartet
review-part-luck = Glück
review-part-hidden = Verborgenes
review-part-own-choices = eigene Entscheidungen
review-part-answered = vom Tisch beantwortet
review-part-other-choices = Entscheidungen anderer
review-part-remainder = Rest
review-not-examined = Rest, mit allem, was noch nicht untersucht ist
review-part-result = Ergebnis
review-choices = Entscheidungen
review-counts = Wie die Entscheidungen waren
review-whose = Entscheidungen zeigen von
review-everybody = allen Personen
review-every = Auch Entscheidungen, die nichts gekostet haben
review-axis-rounds = Runde
review-axis-turns = Zug
review-marks = Die Zahlen in Kreisen sind die Wendepunkte weiter unten.
review-verdict-best = beste
review-verdict-equal = etwa gleich
review-verdict-fine = gut
review-verdict-slip = Ungenauigkeit
review-verdict-mistake = Fehler
review-verdict-blunder = grober Fehler
review-answered = vom Tisch beantwortet
review-luck = Glück

## Eine Stellung ohne Tisch

position = Stellung
position-of = { $game }: eine Stellung
position-open = Eine Stellung öffnen
position-paste = Füge die Stellung als Text ein:
position-show = Auf dem Brett zeigen
position-no-text = Das ist keine Stellung. Ihr Text beginnt mit „patolli position 1“ und nennt ihr Spiel.
position-broken-link = Dieser Link ist beschädigt: Vielleicht fehlt ein Teil.
position-over = Die Partie ist hier zu Ende.
position-others = Jetzt sind die anderen am Zug.
position-back = { $moves ->
    [one] Zurück zum Anfang (ein Zug)
   *[other] Zurück zum Anfang ({ $moves } Züge)
}
position-share = Teilen
position-link = Ein Link zu dieser Stellung
position-text = Die Stellung als Text
position-copy-text = Text kopieren
lines = Beste Zugfolgen
lines-start = Beste Zugfolgen suchen
lines-stop = Suche anhalten
lines-wait = Die Suche läuft …
lines-busy = Der Server ist beschäftigt. Die Suche geht in einigen Sekunden von selbst weiter.
lines-too-busy = Der Server ist gerade zu beschäftigt. Versuche es in einigen Minuten noch einmal; was gefunden wurde, bleibt hier.
lines-done = Die Suche ist abgeschlossen.
lines-explained = Erwartete Punkte am Ende, Anteil an der Suche und die Züge. Ein Klick spielt sie.
lines-tries = { $count ->
    [one] bisher ein Versuch
   *[other] bisher { $count } Versuche
}
lines-play = Diese Züge auf dem Brett spielen
refused-bad-position = Diese Stellung ist im Spiel nicht möglich.
position-play-on = Von hier weiterspielen
position-play-on-title = Eine neue Partie, die in dieser Stellung beginnt; was du nicht wissen kannst, wird neu verteilt
try-about = Das konnte { $name } wissen.
try-task = Antworte, wie du es getan hättest. Deine Antwort wird sofort beurteilt.
try-again = Etwas anderes probieren
try-better = Die bessere Zugfolge
try-show-better = Bessere Zugfolge zeigen
try-next-move = Nächster Zug
try-line-ends = Der Rest hängt vom Zufall oder von Verborgenem ab.
try-other-components = Diese Partie wurde mit eigenem Material gespielt; ihre Momente lassen sich auf diesem Brett nicht öffnen.
# Rätsel
puzzles = Rätsel
puzzles-of = Rätsel: { $game }
puzzles-all = Alle Rätsel
puzzles-more = Rätsel aller Spiele
puzzles-none = Zu diesem Spiel gibt es noch keine Rätsel.
puzzles-explained = In jeder dieser Stellungen ist ein Zug klar der beste. Mach ihn auf dem Brett: Beurteilt wird er, wenn er zu Ende ist.
puzzles-solved = { $solved } von { $all } gelöst
puzzle-of = Rätsel: { $game }
puzzle-of-the-day = Rätsel des Tages
puzzle-solve = Lösen
puzzle-look = Noch einmal ansehen
puzzle-easy = leicht
puzzle-medium = mittel
puzzle-hard = schwer
puzzle-players = { $players } Spieler
puzzle-is-solved = gelöst
puzzle-task = Finde den besten Zug. Beurteilt wird er, wenn er zu Ende ist oder der Zufall entscheidet, wie er weitergeht.
puzzle-judging = Der Zug wird beurteilt …
puzzle-again = Noch einmal versuchen
puzzle-show = Lösung zeigen
puzzle-solution = Der beste Zug
puzzle-step = Schritt { $at } von { $all }
puzzle-next = Nächstes Rätsel
