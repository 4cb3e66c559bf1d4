# Die Tour durch Tzolk'in; die Schritte stehen in tour.toml.

tour-chapter-turn = Dein Zug
tour-chapter-wheels = Was die Räder bringen
tour-chapter-gods = Die Götter
tour-chapter-time = Essen, Mais und Zeit
tour-chapter-end = Monumente und das Ende

tour-goal = Du führst ein Volk der Maya
    .text = Das große Rad dreht sich einmal herum, Zahn um Zahn, dann ist das Spiel vorbei. Die meisten Punkte gewinnen: aus Tempeln, Gebäuden, Schädeln und Monumenten. In dieser Tour machst du die Züge selbst, und nichts kann schiefgehen.

tour-place = Setze einen Arbeiter ein
    .text = In deinem Zug setzt du entweder Arbeiter ein oder nimmst welche zurück. Ein Arbeiter kommt auf das niedrigste freie Feld eines Rades und kostet so viel Mais wie die Zahl des Feldes: Feld 0 ist umsonst.
    .task = Setze einen Arbeiter auf Palenque ein, das Rad des Maises, und beende deinen Zug.
    .done = Auch Itzel hat eingesetzt, dann verging ein Tag: Das große Rad hat sich um einen Zahn gedreht, und jeder Arbeiter fährt ein Feld weiter. Warten macht Arbeiter wertvoll.
    .wrong-wheel = Dieses Rad kommt später an die Reihe. Palenque bringt Mais, und mit Mais bezahlst du alles: Fang dort an.
    .wrong-second = Diesmal genügt einer: Jeder weitere Arbeiter im selben Zug kostet mehr. Beende deinen Zug.

tour-surcharge = Mehr Arbeiter kosten mehr
    .text = Du darfst in einem Zug mehrere Arbeiter einsetzen. Der zweite kostet 1 Mais Zuschlag, der dritte 2, und so weiter.
    .task = Setze deine beiden anderen Arbeiter auf Yaxchilan ein. Der zweite findet Feld 0 besetzt und kommt auf Feld 1: Wie viel kostet das?
    .done = 2 Mais: 1 für Feld 1 und 1, weil er der zweite war. Wieder ist ein Tag vergangen, und dein Arbeiter auf Palenque hat Feld 2 erreicht.
    .wrong-pick = Dein Arbeiter auf Palenque ist erst auf Feld 1. Lass ihn fahren und setze zuerst die anderen ein.
    .wrong-one = Du hast noch einen Arbeiter in der Hand. Setze auch ihn auf Yaxchilan ein.
    .wrong-wheel = Jetzt geht es um Yaxchilan: Dort gibt es Holz, Stein, Gold und Schädel.

tour-pick = Zurücknehmen und handeln
    .text = Alle deine Arbeiter sind auf Rädern, also nimmst du jetzt zurück. Ein Arbeiter, der zurückkommt, führt die Aktion des Feldes aus, auf dem er war.
    .task = Nimm den Arbeiter von Palenque 2 zurück und ernte dort.
    .done = Ein Maisplättchen und 4 Mais, und 1 mehr, weil du etwas von Landwirtschaft verstehst. Im selben Zug könntest du noch andere zurücknehmen, aber nie einsetzen und zurücknehmen zugleich.
    .wrong-early = Der hat seine Fahrt kaum begonnen. Heute lohnt sich der Arbeiter auf Palenque 2.
    .wrong-lower = Das wäre Fischen, 3 Mais, und eine niedrigere Aktion kostet noch 1 Mais. Feld 2 selbst bringt mehr.
    .wrong-nothing = Ohne Aktion bringt das Zurücknehmen nichts. Nimm die Ernte von Feld 2.

tour-back = Ein Schritt zurück
    .text = Du darfst auch eine niedrigere Aktion desselben Rades ausführen: Jeder Schritt zurück kostet 1 Mais. Auf Yaxchilan ist 4 ein Schädel und 3 Gold.
    .task = Nimm den Arbeiter von Yaxchilan 4 zurück und hol dir mit Aktion 3 das Gold.
    .done = 1 Mais für den Schritt zurück, dann 1 Gold und 2 Mais. Auf den Feldern 6 und 7 darfst du jede Aktion ohne Aufpreis wählen; danach fällt der Arbeiter vom Rad.
    .wrong-place = Diesmal nehmen wir zurück: Auf Yaxchilan ist ein Arbeiter reif.
    .wrong-worker = Auf Tikal 1 gibt es nichts, was du schon bezahlen könntest. Nimm den von Yaxchilan.
    .wrong-skull = Auch ein Schädel ist etwas Feines, aber jetzt wollen wir einen Schritt zurück: Wähle Aktion 3.
    .wrong-lower = Aktion 3 ist das Gold. Jeder weitere Schritt zurück würde noch 1 Mais kosten und weniger bringen.

tour-jungle = Der Dschungel von Palenque
    .text = In den Gruppen 3 bis 5 liegt auf jedem Maisfeld ein Abholzplättchen. Nimm zuerst das Holz, dann ist der Mais frei für eine spätere Ernte: vielleicht die eines anderen.
    .task = Nimm den Arbeiter von Palenque 4 zurück und nimm das Holz.
    .done = 3 Holz und ein Abholzplättchen, und der Mais darunter ist frei. Brandroden bringt den Mais sofort, verärgert aber einen Gott: eine Stufe hinab in einem Tempel.
    .wrong-place = Nimm zurück: Der Arbeiter auf Palenque 4 kann ernten.
    .wrong-worker = Der kann warten. Der Arbeiter auf Palenque 4 kann ernten.
    .wrong-lower = Bleib bei Aktion 4. Eine niedrigere Ernte bringt weniger und kostet für jeden Schritt zurück Mais.
    .wrong-burn = Brandroden kostet eine Stufe in einem Tempel. Holz brauchst du ohnehin: Nimm das Abholzplättchen.

tour-building = Baue etwas
    .text = Tikal ist das Rad des Wissens und des Bauens. Das Dach eines Plättchens zeigt den Preis, darunter steht, was es bringt. Was du bezahlen kannst, hat einen grünen Haken.
    .task = Baue mit Tikal 2 für 1 Holz den Acker I: Er ernährt bei jedem Erntefest einen Arbeiter.
    .done = Das Plättchen gehört dir und spart bei jedem Erntefest 2 Mais. Am Ende deines Zuges kommt ein neues Gebäude an seine Stelle.
    .wrong-place = Nimm den Arbeiter von Tikal 2 zurück: Er kann bauen.
    .wrong-worker = Der Arbeiter auf Tikal ist der Baumeister.
    .wrong-other = Ein gutes Plättchen, aber am Anfang fehlt vor allem Essen. Baue den Acker I.
    .wrong-action = Gebaut wird mit Aktion 2 von Tikal.

tour-technology = Lerne etwas
    .text = Vier Technologien mit je drei Stufen verbessern deine Aktionen für den Rest des Spiels. Stufe 1 kostet 1 Rohstoff, Stufe 2 zwei, Stufe 3 drei.
    .task = Mache mit Tikal 1 einen Fortschritt in der Rohstoffgewinnung.
    .done = Von nun an nimmst du immer 1 Holz mehr, wenn du in Yaxchilan 1 oder im Dschungel Holz nimmst.
    .wrong-place = Nimm den Arbeiter von Tikal 1 zurück.
    .wrong-worker = Dieser Arbeiter kann warten. Der auf Tikal kann lernen.
    .wrong-other = Alle vier sind zu etwas gut. Hier wollen wir mehr Holz: Rohstoffgewinnung.

tour-worker = Ein neuer Arbeiter
    .text = Uxmal hat von allem etwas: Opfer, einen Markt, neue Arbeiter, Bauen mit Mais und jede beliebige Aktion für 1 Mais. Du beginnst mit drei Arbeitern und kannst sechs haben.
    .task = Der Arbeiter auf Uxmal 4 darf einen Schritt zurück: Nimm mit Aktion 3 einen neuen Arbeiter auf.
    .done = Vier Arbeiter, für 1 Mais. Mehr Hände schaffen mehr, aber jeder will essen.
    .wrong-place = Nimm zurück: Der Arbeiter auf Uxmal ist am richtigen Ort.
    .wrong-worker = Der auf Uxmal bringt Verstärkung mit. Nimm ihn zurück.
    .wrong-lower = Den neuen Arbeiter gibt es mit Aktion 3.

tour-temple = Steige in einem Tempel auf
    .text = Drei Götter, drei Tempel. Die Zahl auf deiner Stufe zählt am Ende eines Zeitalters; die Güter am Rand gibt es in der Mitte eines Zeitalters, von deiner Stufe und allen darunter.
    .task = Bringe mit Uxmal 1 ein Opfer: 3 Mais für eine Stufe in einem Tempel deiner Wahl.
    .done = Eine Stufe höher. Ganz oben hat nur einer Platz, und in jedem Tempel bekommt der Höchste einen Bonus.
    .wrong-place = Nimm den Arbeiter von Uxmal 1 zurück, um das Opfer zu bringen.
    .wrong-worker = Der Arbeiter auf Uxmal 1 bringt das Opfer.
    .wrong-nothing = Den Mais hast du: Nimm Aktion 1.

tour-skull = Schädel für die Götter
    .text = Auf dem großen Rad von Chichen Itza opferst du Schädel. Jeder Platz nimmt einen Schädel und bringt Punkte und eine Stufe in einem Tempel: Je weiter herum, desto mehr.
    .task = Opfere deinen Schädel mit dem Arbeiter auf Chichen Itza 4.
    .done = 7 Punkte und eine Stufe im Tempel von Kukulcan. Platz 4 ist nun für den Rest des Spiels besetzt.
    .wrong-place = Nimm den Arbeiter von Chichen Itza zurück: Du hast einen Schädel für ihn.
    .wrong-worker = Der Arbeiter auf Chichen Itza 4 kann deinen Schädel opfern.
    .wrong-lower = Dieser Platz bringt weniger, und du müsstest zurückgehen. Nimm Aktion 4.

tour-food = Ein Erntefest
    .text = An vier Tagen müssen alle essen: 2 Mais für jeden Arbeiter, und jeder hungrige kostet 3 Punkte. Heute ist so ein Tag, du hast drei Arbeiter und 3 Mais.
    .task = Es ist der letzte Zug der Runde: Besorge den fehlenden Mais.
    .done = Gefischt, und alle sind satt. Es war die Mitte eines Zeitalters, darum gaben dir deine Tempel Güter: 1 Stein und 1 Holz. Am Ende eines Zeitalters geben sie Punkte.
    .wrong-place = Dann müssten deine drei Arbeiter mit 3 Mais auskommen, und zwei blieben hungrig: 6 Punkte weniger. Nimm lieber den Fischer zurück.
    .wrong-nothing = Wer mit leeren Händen heimkommt, macht niemanden satt. Fische!

tour-beg = Kein Mais mehr
    .text = Mit weniger als 3 Mais zu Beginn deines Zuges darfst du betteln: Dann hast du genau 3. Das verärgert einen Gott: eine Stufe hinab in einem Tempel deiner Wahl.
    .task = Du hast 1 Mais. Bettle, und setze dann einen Arbeiter ein.
    .done = Du kannst wieder handeln, eine Stufe tiefer. Manchmal ist das der beste Zug; oft heißt es, dass du früher hättest fischen sollen.
    .wrong-pass = Mit 1 Mais kannst du fast nichts tun. Bettle diesmal: Es kostet eine Stufe in einem Tempel.

tour-start = Das Startspielerfeld
    .text = Ein Arbeiter hier nimmt allen Mais vom großen Rad und macht dich zum Startspieler. Solange die helle Seite deiner Tafel oben ist, darfst du auch zwei Tage auf einmal vergehen lassen.
    .task = Setze hier einen Arbeiter ein, beende deinen Zug und lass zwei Tage vergehen.
    .done = 4 Mais, du beginnst, und alle Arbeiter sind zwei Felder gefahren. Deine Tafel ist nun dunkel: Erreiche die Spitze eines Tempels, um sie wieder umzudrehen.
    .wrong-wheel = In der Mitte haben sich 4 Mais angesammelt. Nimm das Startspielerfeld.
    .wrong-second = Das würde 1 Mais Zuschlag kosten. Beende deinen Zug.
    .wrong-day = Den Kalender darfst du nur einmal antreiben: Probiere es jetzt, mit zwei Tagen.

tour-monument = Ein Monument
    .text = Monumente bringen jetzt nichts und am Ende viel. Du kannst sie nur mit Tikal 4 bauen, zum vollen Preis.
    .task = Baue das Monument des Lernens: 3 Punkte für jede Technologiestufe, und du hast vier.
    .done = Das werden 12 Punkte, und mehr, wenn du weiter lernst. Entscheide früh, welches Monument du willst, und richte deine anderen Züge danach.
    .wrong-place = Nimm den Arbeiter von Tikal 4 zurück: Du hast alles, was das Monument kostet.
    .wrong-worker = Der Baumeister ist auf Tikal 4.
    .wrong-action = Nur Aktion 4 von Tikal baut Monumente.
    .wrong-building = Ein Gebäude ist gut, aber deine Rohstoffe reichen gerade für das Monument.
    .wrong-mastery = Die Meisterschaft zählt Technologien auf Stufe 3, und dort hast du keine. Baue das Monument des Lernens.

tour-end = Der letzte Tag
    .text = Nach dem vierten Erntefest ist das Spiel vorbei. Die Tempel zählen noch einmal, Güter werden zu Mais, und 4 Mais sind 1 Punkt. Ein Schädel in der Hand bringt 3 Punkte, und dann zählen die Monumente.
    .task = Das ist der letzte Zug des Spiels. Hol dir, was du kannst.
    .done = Alle satt, und gezählt: Tempel, Mais und Holz, der Schädel und 12 Punkte für das Monument. Du gewinnst!
    .wrong-place = Ein Arbeiter, den du jetzt einsetzt, bringt nichts mehr. Nimm zurück.
    .wrong-nothing = Nimm den Fisch: Du hast Arbeiter zu ernähren.

tour-strategy = Ein Plan für dein erstes Spiel
    .text = Zuerst Mais, dann Essen: ein paar Arbeiter auf Palenque und ein Gebäude, das ernährt. Dann wähle etwas, das Punkte bringt, einen Tempel, Schädel oder ein Monument, und lass Arbeiter dafür weit fahren. Was du tun kannst, leuchtet, und alles aus deinem Zug lässt sich zurücknehmen.
