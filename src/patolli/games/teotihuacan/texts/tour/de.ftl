# Die Tour durch Teotihuacan; die Schritte stehen in tour.toml.

tour-chapter-turn = Dein Zug
tour-chapter-points = Was Punkte bringt
tour-chapter-eclipse = Die Eklipse

tour-goal = Die Stadt der Pyramide
    .text = Deine Würfel sind Arbeiter, die um die Pyramide gehen. Ihre Augen sind ihre Stärke. Dreimal wird die Sonne dunkel, und Punkte werden gezählt; nach der dritten Eklipse gewinnen die meisten Punkte. In dieser Tour machst du die Züge selbst.

tour-cocoa = Geh los und ernte Kakao
    .text = In deinem Zug geht einer deiner Arbeiter 1, 2 oder 3 Tafeln im Uhrzeigersinn, und dort tust du eines. Mit Kakao zahlst du fast alles: Du nimmst 1, und 1 mehr je Farbe, die vor dir dort war. Jede Tafel zeigt beides: −2 kostet dort das Arbeiten, +3 würdest du ernten.
    .task = Geh mit dem Arbeiter vom Steinbruch in den Wald und ernte Kakao.
    .done = 3 Kakao: 1, und je 1 für deine eigene Farbe und die von Itzel. Auf vollen Tafeln erntet es sich gut.
    .wrong-worker = Der hat einen anderen Weg vor sich. Nimm den Arbeiter im Steinbruch.
    .wrong-board = Der Wald ist zwei Tafeln weiter, und dort sind zwei Farben: Das lohnt sich am meisten.
    .wrong-worship = Beim Beten würde dein Arbeiter eingeschlossen. Ernte erst Kakao.

tour-main = Eine Hauptaktion
    .text = Eine Hauptaktion kostet 1 Kakao je Farbe auf der Tafel und nutzt alle deine Arbeiter dort. Wie viele es sind und die kleinste Stärke unter ihnen sagen, was du bekommst; dann wird einer von ihnen stärker.
    .task = Geh von der Alchemie in den Wald und führe mit beiden Arbeitern die Hauptaktion aus.
    .done = 2 Kakao gezahlt, 2 Holz genommen: zwei Arbeiter, kleinste Stärke 2. Einer von ihnen hat nun Stärke 3. Zwei oder drei Arbeiter zusammen sind viel mehr wert als einer.
    .wrong-worker = Zwei Arbeiter zusammen schaffen mehr. Geh mit dem aus der Alchemie, dann kommt er zum anderen.
    .wrong-board = Dein anderer Arbeiter ist im Wald, eine Tafel weiter.
    .wrong-collect = Kakao zum Arbeiten hast du diesmal genug. Nimm die Hauptaktion.
    .wrong-worship = Diesmal nicht: Nimm die Hauptaktion.

tour-neutral = Gestreifte Würfel
    .text = Zu zweit und zu dritt gibt es auch gestreifte Würfel. Sie gehören niemandem und ziehen fast nie, zählen aber als Farbe: Arbeiten kostet dort mehr, und Ernten bringt mehr. Im Wald sind drei Farben: −3 und +4.
    .task = Geh von der Alchemie in den Wald und ernte Kakao.
    .done = 4 Kakao: 1, und je 1 für deine Farbe, die von Itzel und die gestreifte.
    .wrong-worker = Nimm den Arbeiter in der Alchemie: Der Wald liegt gleich daneben.
    .wrong-board = Im Wald sind die meisten Farben. Er ist eine Tafel weiter.
    .wrong-worship = Beim Beten würde dein Arbeiter eingeschlossen. Du hast keinen Kakao: Ernte.

tour-worship = Beten
    .text = Fünf Tafeln haben einen Ort zum Beten. Farben kosten dort nichts: Du steigst eine Stufe im Tempel dieses Ortes oder nimmst für seinen Preis das Entdeckungsplättchen. Der Arbeiter ist eingeschlossen, bis du ihn freisetzt.
    .task = Geh von der Alchemie in den Wald, bete dort und steige im roten Tempel.
    .done = Eine Stufe im roten Tempel und sofort 1 Punkt. Die Tempel haben eine eigene Ansicht neben den Tafeln: Jede Stufe hat eine Belohnung, und hohe Stufen sind am Ende viel wert.
    .wrong-worker = Nimm den Arbeiter in der Alchemie.
    .wrong-board = Der Wald ist eine Tafel weiter.
    .wrong-other = Das wäre Kakao. Diesmal beten wir.
    .wrong-main = Das wäre Holz. Diesmal beten wir.
    .wrong-tile = Für 1 Kakao mehr bekämst du auch das Entdeckungsplättchen. Behalte den Kakao und nimm nur die Stufe.

tour-discovery = Entdeckungsplättchen und Masken
    .text = Neben jedem Ort zum Beten liegt ein Entdeckungsplättchen mit seinem Preis. Manche helfen einmal, jederzeit in deinem Zug. Die meisten sind Masken: In jeder Eklipse bringt ein Satz verschiedener Masken 1, 3, 6, 10, 15, 21 oder 28 Punkte. Eine hast du.
    .task = Bete im Wald und nimm beides, die Stufe und das Plättchen: für seinen Preis und 1 Kakao mehr.
    .done = Eine zweite, andere Maske: In der nächsten Eklipse bringen beide 3 Punkte. Masken bleiben dir für alle Eklipsen, darum lohnen sie sich früh.
    .wrong-worker = Nimm den Arbeiter in der Alchemie.
    .wrong-board = Der Wald ist eine Tafel weiter.
    .wrong-other = Das wäre Kakao. Diesmal beten wir.
    .wrong-main = Das wäre Holz. Diesmal beten wir.
    .wrong-step = Du kannst auch die Maske bezahlen: ihr Preis und 1 Kakao mehr. Drücke das + daneben und nimm beides.

tour-royal = Herrscherplättchen
    .text = Der Palast hat drei Orte zum Beten, jeder mit einem Herrscherplättchen statt eines Tempels. Das P darauf ist die Stärke des Arbeiters, den du dort einschließt: P+1 Kakao heißt einer mehr als seine Stärke.
    .task = Geh mit dem Arbeiter der Stärke 4 von den Goldvorkommen zum Palast, bete am Plättchen mit dem Kakao und nimm, was es gibt.
    .done = 5 Kakao bei Stärke 4. Starke Arbeiter gehören in den Palast, schwache zu den Tempeln.
    .wrong-worker = Das Plättchen zählt die Stärke. Nimm den Arbeiter mit Stärke 4.
    .wrong-board = Der Palast ist die nächste Tafel.
    .wrong-other = Ernten bringt hier weniger. Bete am Kakaoplättchen.
    .wrong-space = Das ist ein anderes Herrscherplättchen. Nimm das erste, mit dem Kakao.
    .wrong-tile = Diesmal genügt das Herrscherplättchen allein.

tour-pass = Setze deine Arbeiter frei
    .text = Eingeschlossene Arbeiter gehen nicht und arbeiten nicht. Du kannst in jedem deiner Züge 3 Kakao zahlen und beliebig viele freisetzen, oder passen: Dann kommen alle umsonst frei. Auch wer deinen Ort zum Beten nimmt, setzt deinen Arbeiter frei.
    .task = Zwei deiner Arbeiter sind eingeschlossen, und du hast 1 Kakao. Passe.
    .done = Alle frei. Passen kostet einen ganzen Zug; bete also dann, wenn es dir passt.
    .wrong-worker = Das ginge, aber mit einem einzelnen schwachen Arbeiter bekommst du wenig. Passe, dann hast du alle drei wieder.

tour-nobles = Baue für die Adeligen
    .text = Ein Gebäude kostet 2 Holz und bringt die Zahl, die es bedeckt: 3 in der oberen Reihe mit einem Arbeiter, mehr in den unteren Reihen mit zwei oder drei. Es bringt dich auch auf der Straße der Toten voran.
    .task = Schicke einen Arbeiter zu den Adeligen und baue.
    .done = 3 Punkte jetzt, und ein Schritt auf der Straße der Toten: In jeder Eklipse wird dein Schritt dort mit der Gebäudereihe malgenommen. Gebäude lohnen sich früh.
    .wrong-worker = Von dort sind die Adeligen nicht zu erreichen. Nimm den im Wald oder bei den Verzierungen.
    .wrong-board = Wir wollen bauen: Geh zu den Adeligen.
    .wrong-collect = Das Holz hast du. Nimm die Hauptaktion.

tour-alchemy = Lerne eine Technologie
    .text = In der Alchemie zahlst du Gold für eine Technologie, die dir für den Rest des Spiels hilft. Die Spalte bringt auch eine Stufe in ihrem Tempel. Wer sie nach dir lernt, bringt dir 3 Punkte.
    .task = Geh vom Steinbruch in die Alchemie und lerne eine Technologie der ersten Reihe.
    .done = Sie wirkt ab deiner nächsten Aktion. Die Stufe im Tempel brachte ihre Belohnung sofort.
    .wrong-worker = Nimm den im Steinbruch: Die Alchemie ist gleich daneben.
    .wrong-board = Die Alchemie ist die nächste Tafel.
    .wrong-collect = Du hast 1 Gold, das reicht für eine Technologie der ersten Reihe. Nimm die Hauptaktion.

tour-pyramid = Baue an der Pyramide
    .text = Ein Pyramidenstein kostet 2 Stein, und Holz für jede Ebene über der ersten. Er zählt nach seiner Ebene, und 1 Punkt mehr für jedes Symbol, das zu dem darunter passt; farbige Treffer steigen auch in ihrem Tempel. Dreh ihn mit Rad oder Tippen: Jeder Platz zeigt seine Punkte.
    .task = Geh zum Bauwerk und baue einen Pyramidenstein, wo du willst.
    .done = Punkte, vielleicht eine Stufe in einem Tempel, und immer ein Schritt auf der Pyramidenleiste, die in der nächsten Eklipse zählt. Mit zwei Arbeitern hättest du zwei bauen können.
    .wrong-worker = Mit dem kämst du nicht gut zum Bauwerk. Nimm den Arbeiter im Wald.
    .wrong-board = Das Bauwerk ist die nächste Tafel.
    .wrong-collect = Den Stein hast du. Nimm die Hauptaktion.

tour-decoration = Verziere sie
    .text = Verzierungen kosten 3 Gold mit einem Arbeiter, 2 mit zweien, 1 mit dreien. Sie kommen an die vier Seiten der Pyramide: 3 Punkte, und 1 mehr für jede Hälfte, die zu dem passt, was sie bedeckt.
    .task = Geh vom Bauwerk zu den Verzierungen, wo noch ein Arbeiter wartet, und lege eine Verzierung.
    .done = Wieder ein Schritt auf der Pyramidenleiste. Wer dort am weitesten ist, bekommt in der Eklipse 4 Punkte extra.
    .wrong-worker = Nimm den beim Bauwerk: So treffen sich zwei Arbeiter, und das Plättchen kostet nur 2 Gold.
    .wrong-board = Die Verzierungen sind die nächste Tafel.
    .wrong-collect = Du hast 2 Gold und zwei Arbeiter: Nimm die Hauptaktion.

tour-ascension = Aufstieg
    .text = Ein Arbeiter, der Stärke 6 erreicht, steigt auf: Er beginnt als 1 im Palast von vorn, du gehst auf der Straße der Toten voran, wählst eine Belohnung, und die Zeit rückt weiter. Dein vierter Arbeiter wartet auf so einen Moment.
    .task = Arbeite im Wald mit deinem Arbeiter der Stärke 5, und wähle den vierten Arbeiter als Belohnung.
    .done = Jetzt sind es vier Arbeiter, dazu 2 Kakao, und die weiße Scheibe ist weitergerückt: Jeder Aufstieg bringt die Eklipse näher.
    .wrong-worker = Der Arbeiter der Stärke 5 in der Alchemie ist kurz vor dem Aufstieg. Nimm ihn.
    .wrong-board = Geh in den Wald: Dort ist niemand, also kostet die Hauptaktion nichts.
    .wrong-collect = Ernten macht niemanden stärker. Nimm die Hauptaktion.
    .wrong-worship = Beten macht niemanden stärker. Nimm die Hauptaktion.
    .wrong-reward = Eine gute Belohnung. Aber ein vierter Arbeiter hilft dir für den Rest des Spiels: Nimm ihn beim ersten Mal.

tour-eclipse = Die Sonne wird dunkel
    .text = Haben sich die Scheiben getroffen, folgt noch eine Runde, dann die Eklipse. Straße der Toten, Pyramidenleiste und Masken zählen. Dann isst jeder Arbeiter: 1 Kakao, ab Stärke 4 sind es 2. Jeder fehlende Kakao kostet 3 Punkte.
    .task = Der letzte Zug vor der Eklipse: Du brauchst 4 Kakao und hast 2. Ernte im Wald, und zahle dann für alle deine Arbeiter.
    .done = 15 Punkte für Schritt 3 der Straße der Toten, 12 für die Pyramidenleiste, und alle sind satt. Die Vorschau auf die nächste Eklipse ist immer neben deinen Gütern zu sehen.
    .wrong-worker = Der in der Alchemie kommt in den Wald, wo eine Farbe wartet. Nimm ihn.
    .wrong-board = Im Wald ist noch eine Farbe, und so gibt es 2 Kakao.
    .wrong-other = Von Holz wird niemand satt. Ernte Kakao.
    .wrong-worship = Davon wird niemand satt. Ernte Kakao.
    .wrong-hungry = Jeder Kakao, den du behältst, kostet 3 Punkte. Zahle alle vier.

tour-strategy = Ein Plan für dein erstes Spiel
    .text = Bring zuerst zwei Arbeiter auf eine Tafel, und achte auf deinen Kakao. Wähle einen oder zwei Wege zu Punkten: die Pyramide und ihre Leiste, die Adeligen und die Straße der Toten, oder Tempel. Das erste Spiel hat einen festen Aufbau. Deine Startplättchen geben Güter und erste Stufen in Tempeln: Du wählst nur ihre Reihenfolge.
