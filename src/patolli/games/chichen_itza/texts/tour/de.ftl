# Die Tour durch Chichén Itzá; die Schritte stehen in tour.toml.

tour-chapter-turn = Dein Zug
tour-chapter-combat = Kampf
tour-chapter-city = Gunst und Stadt
tour-chapter-tiles = Was Plättchen bringen
tour-chapter-more = Stärker werden
tour-chapter-end = Das Ende eines Durchgangs

tour-goal = Eine Stadt, die man verteidigen will
    .text = Sechs Durchgänge mit je vier Aktionen. Du ziehst aus der Stadt, nimmst Kreaturen Plättchen ab, sammelst Edelsteine und Götter, und am Ende gewinnen die meisten Punkte. Hier machst du die Züge selbst; die Würfel sind abgesprochen, und nichts kann schiefgehen.

tour-scout = Erst schauen, dann ziehen
    .text = Für eine Aktion legst du einen deiner vier Marker auf ein Feld des Aktionsplans. Zeile und Spalte haben je einen Preis: Du zahlst den kleineren, oder den größeren, wenn dort schon ein Marker ist. Ein Späher zeigt nur dir, wie stark eine Kreatur ist, und findet einen Schatz.
    .task = Wähle den Späher und schicke ihn in die Rotmine neben der Stadt, wo eine Schlange wartet.
    .done = Stärke 2, und nur du weißt es. Der Schatz war ein Glücksplättchen. Itzel nahm 3 Münzen vom Münzfeld, das immer offen ist.
    .wrong-coins = Das Münzfeld kostet nichts und ist immer offen, aber du hast 13 Münzen. Schicke erst den Späher.
    .wrong-action = Diese Aktion kommt später. Schicke zuerst einen Späher.
    .wrong-tile = Du darfst überall spähen. Diesmal wollen wir die Rotmine mit der Schlange.

tour-gear = Drehe ein Rad
    .text = Vier Räder machen dich besser: Verteidigung gibt Schilde, im Nahkampf treffen mehr Würfel, Fernkampf heißt Reichweite und Schüsse, Magie heißt mehr Karten im Kampf. Manche Felder bieten zwei Aktionen: Du machst eine davon.
    .task = Drehe dein Rad für den Nahkampf höher.
    .done = Stufe 2 brachte zwei Glücksplättchen; ab Stufe 3 treffen Würfel auch mit einer 2. Das war die zweite deiner vier Aktionen in diesem Durchgang.
    .wrong-defense = Auch Schilde sind gut, aber heute greifen wir an. Wähle die andere Hälfte des Feldes: Nahkampf.
    .wrong-action = Noch nicht. Erst kommt der Nahkampf.

tour-march = Zieh los
    .text = Landbewegung betritt Land, Wasserbewegung betritt Wasser, und deine Reichweite sagt, wie viele Plättchen weit. Bis zu fünf Einheiten ziehen als eine Gruppe. Wo eine Kreatur wartet, gibt es Kampf.
    .task = Ziehe über Land mit 4 Kriegern zur Rotmine. Einer bleibt zurück und bewacht die Stadt.
    .done = Die Schlange zeigt ihre Stärke: 2 Herzen. Jetzt kommt Magie, dann Fernkampf, dann bis zu dreimal Nahkampf.
    .wrong-water = Die Rotmine ist Land. Wähle die Landbewegung.
    .wrong-action = Jetzt ziehen wir: Wähle die Landbewegung.
    .wrong-all = Lass einen daheim: Am Ende des Durchgangs greift eine Kreatur die Stadt an, und vielleicht musst du sie verteidigen.
    .wrong-few = Mehr Krieger sind mehr Würfel und halten mehr aus. Nimm 4.
    .wrong-tile = Dort wartet eine Kreatur, deren Stärke du nicht kennst. Geh zur Rotmine.

tour-magic = Erste Phase: Magie
    .text = Jede Magiekarte, die du spielst, ist ein Würfel. Stein trifft mit 1 bis 4. Feuer trifft mit 1 bis 3, und jeder Treffer wird noch einmal gewürfelt.
    .task = Spiele deine Steinkarte.
    .done = Eine 5: daneben. Aber du hast Glücksplättchen.
    .wrong-none = Für genau diesen Moment hast du Steinkarten. Spiele eine.

tour-luck = Glück
    .text = Einmal in jeder Phase, nach deinem Wurf, hilft das Glück: 1 Plättchen, um alle Würfel neu zu werfen, oder 2 Plättchen für einen Treffer mehr.
    .task = Wirf für 1 Plättchen neu.
    .done = Eine 3: Treffer, und ein Herz ist übrig. Für den Fernkampf hast du keine Schüsse, also folgt der Nahkampf: ein Würfel je Krieger und einer für deinen Späher; Treffer sind Würfel bis zu deinem Nahkampfwert. Alle daneben!
    .wrong-stop = Dann bleibt der Wurf daneben. Ein Plättchen für einen neuen Wurf ist ein guter Preis.
    .wrong-hit = Das wäre ein sicherer Treffer für 2 Plättchen. Versuche es erst billiger: Deine Chance ist 4 von 6.

tour-melee = Die Entscheidung
    .text = Fünf Würfel, kein Treffer, und die Schlange hat noch ein Herz. Die Prozente auf den Knöpfen sind deine Chance auf das Plättchen: je 100 %, denn mit einem Herzen würde sie am Ende fliehen. Aber nur eine besiegte Kreatur gehört dir, und jeder weitere Nahkampf kann Krieger kosten.
    .task = Besiege sie jetzt: Kaufe für 2 Glücksplättchen einen Treffer.
    .done = Besiegt: 2 Punkte für ihre Stärke, 2 für das Plättchen, 1 für den roten Edelstein der Mine. Schaden zählt gleichzeitig, darum ist ein Krieger zurück auf deiner ersten Leiste, die nun keinen Punkt mehr zählt: 5 statt 1.
    .wrong-stop = Mit genau einem Herzen nach der letzten Phase würde sie fliehen: Du bekämst das Plättchen, aber nicht die Figur. Und zwei weitere Nahkämpfe können Krieger kosten.
    .wrong-again = Ein neuer Wurf kann wieder danebengehen. Du hast drei Plättchen: Kaufe den Treffer.

tour-favor = Gunst
    .text = Auf der Gunstleiste, die jetzt umrahmt ist, haben alle einen Marker. Sie bestimmt die Reihenfolge des nächsten Durchgangs und wer die Stadt verteidigen muss: der Tiefste. Jeder Schritt bringt auch ein Glücksplättchen.
    .task = Steige in der Gunst auf.
    .done = Du bist jetzt vor Itzel: In diesem Durchgang müsste sie die Stadt verteidigen.
    .wrong-war = Mit einer Kriegserklärung darfst du andere Spieler angreifen. Das hat Zeit. Wähle die Gunst.
    .wrong-action = Wähle diesmal die Gunst.

tour-city = Verteidige die Stadt
    .text = Am Ende jedes Durchgangs greift eine Kreatur die Stadt an, und wer in der Gunst am tiefsten steht, hier du, muss mit den Einheiten kämpfen, die dort sind. Scheitern kostet 3 Punkte; die Stadt zu retten bringt 2, ab Durchgang 3 sogar 4.
    .task = Ein Affe mit 2 Herzen greift an. Spiele Feuer und behalte den Wurf.
    .done = Das Feuer traf, der Treffer wurde noch einmal gewürfelt und traf wieder: zwei Herzen auf einmal. Die Stadt ist gerettet, und niemand musste das Schwert ziehen.
    .wrong-none = Du hast eine Feuerkarte, und sie kann zweimal treffen. Spiele sie.
    .wrong-again = Du hast schon einen Treffer, und Feuer würfelt jeden Treffer noch einmal. Behalte ihn.
    .wrong-hit = Nicht nötig: Feuer würfelt jeden Treffer noch einmal. Spare dein Glück.

tour-star = Der Edelsteinstern
    .text = Minen haben Edelsteine, von jeder Farbe einen für dich. Linien des Edelsteinsterns verbinden die Farben: Ein neuer Edelstein bringt dir den Bonus jeder Linie zu einem, den du schon hast. Hier hast du den blauen, und niemand bewacht die Rotmine.
    .task = Ziehe über Land zur Rotmine.
    .done = Die Linie von Rot zu Blau brachte 2 Götzen. Ein Götze zählt am Ende 1 Punkt; du kannst ihn jederzeit gegen 2 Münzen, ein Glücksplättchen oder eine Magiekarte tauschen, und im Kampf ist er ein Schild. Zwei Edelsteine zählen 4 Punkte, fünf zählen 25.
    .wrong-action = Die Rotmine ist Land, gleich neben der Stadt. Wähle die Landbewegung.
    .wrong-tile = Dort wartet eine Kreatur. Die Rotmine ist frei: Geh dorthin.

tour-ruin = Ruinen
    .text = Eine Ruine ohne Zahlen ist verdeckt. Wer das Plättchen nimmt, deckt sie auf und bekommt ihren Bonus; wer sie am Ende hält, bekommt ihre Punkte. Ein Späher kann sie vorher ansehen.
    .task = Keine Kreatur bewacht die Ruine neben der Stadt. Ziehe dorthin.
    .done = Diese bringt einen Götzen und 5 Punkte, solange du sie hältst. Auch jedes Plättchen, das du hältst, zählt 2 Punkte.
    .wrong-action = Die Ruine ist Land, gleich neben der Stadt. Wähle die Landbewegung.
    .wrong-tile = Niemand bewacht die Ruine. Geh dorthin.

tour-reinforce = Verstärkung
    .text = Krieger in deiner Reserve warten auf Leisten. Eine Leiste mit Kriegern bringt in jedem Durchgang Münzen; eine leere zählt am Ende Punkte. Krieger auszusenden kostet also Einkommen und bringt Punkte.
    .task = Wähle die Verstärkung und schicke 3 Krieger, in dein Dorf, in die Stadt oder in beide.
    .done = Ein Plättchen gehört dir, solange eine deiner Einheiten darauf ist. Dörfer bringen Münzen, Lager Krieger, Tempel Götzen.
    .wrong-regroup = Das ist die andere Hälfte des Feldes: Sie bewegt Einheiten, die du schon hast. Wir wollen neue.
    .wrong-action = Wir wollen mehr Krieger: Wähle die Verstärkung.
    .wrong-early = Drei darfst du holen, und bezahlt ist es schon. Schicke alle.

tour-god = Eine Götterkarte
    .text = Götterkarten bleiben dir für den Rest des Spiels. Goldene bringen Münzen und billigere Aktionen, grüne ändern Regeln für dich, rote helfen im Kampf, blaue zählen am Ende Punkte.
    .task = Nimm eine der vier offenen Götterkarten.
    .done = Sie wirkt von jetzt an. Zeige auf eine Karte, oder halte den Finger darauf, um sie groß zu lesen. Am Ende des Durchgangs werden vier neue aufgedeckt.
    .wrong-magic = Das ist die andere Hälfte des Feldes: drei Magiekarten. Nimm eine Götterkarte.
    .wrong-action = Wähle diesmal die Götterkarte.

tour-hero = Ein Held
    .text = Ein Held ist eine Einheit mit eigener Karte und fällt zuletzt. Er kostet in jedem Durchgang Sold und zählt am Ende 3 Punkte, wenn er dir dann noch dient.
    .task = Wirb einen der drei Helden an.
    .done = Dein Held wartet in der Stadt. Seine Karte hilft ihm und allen, die mit ihm kämpfen oder ziehen.
    .wrong-action = Wähle es, einen Helden anzuwerben.

tour-task = Eine Aufgabe
    .text = Nach den Durchgängen 2, 4, 5 und 6 wird eine Aufgabe geprüft: Wer sie erfüllt, darf einen Krieger auf die Karte setzen. Die Punkte kommen am Ende: 3, 6, 9 und 12.
    .task = Du hältst ein Lager, wie es diese Aufgabe verlangt. Setze einen Krieger aus deiner Reserve darauf.
    .done = 3 Punkte sind sicher, und der Krieger fehlt dir nicht auf dem Plan. Dann werden die Preise neu verteilt, und eine Kreatur greift die Stadt an.
    .wrong-pass = Eine zweite Gelegenheit gibt es nicht, und ein Krieger aus der Reserve fehlt dir nicht. Nimm die Punkte.
    .wrong-camp = Das würde dein Lager schwächen. Nimm einen aus der Reserve.
    .wrong-city = Den brauchst du vielleicht, um die Stadt zu verteidigen. Nimm einen aus der Reserve.

tour-points = Was am Ende zählt
    .text = Jedes Plättchen, das du hältst, 2; Ruinen, was darauf steht; Edelsteine zusammen 1, 4, 9, 16 oder 25; Kreaturen ihre Stärke; Helden 3, Götzen 1, leere Leisten 1 bis 5, Aufgaben 3 bis 12; blaue Götter; die Stadt je Angriff +2, +4 oder −3. Münzen, Glück, Magiekarten zählen nichts. Dein Punktestand zeigt, was es jetzt wäre.

tour-strategy = Ein Plan für dein erstes Spiel
    .text = Nimm in den ersten Durchgängen zwei oder drei Plättchen ein, die etwas bringen, spähe vor dem Kampf und drehe ein Rad auf Stufe 3. Edelsteine verschiedener Farben zählen schnell viel. Behalte ein paar Krieger in der Stadt und ein Glücksplättchen für den Wurf, auf den es ankommt.
