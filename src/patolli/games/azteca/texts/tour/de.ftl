# Die Tour durch Azteca; die Schritte stehen in tour.toml.

tour-chapter-round = Eine Runde
tour-chapter-war = Der Blumenkrieg
tour-chapter-gods = Die Götter

tour-goal = Ein Tal und zwei Götter
    .text = Du führst ein Volk im Tal von Mexiko. Rufe Quetzalcoatl auf die Spitze der Pyramide: Kommt er dort an, gewinnt, wer ihm am meisten gegeben hat. Steigt aber Tezcatlipoca in die Hölle hinab, haben alle verloren. Ihr braucht einander, und nur einer gewinnt.

tour-phases = Acht Phasen
    .text = Jede Runde hat acht Phasen: Karten, Tribut, Kauf, Sklavenmarkt, Pochtecas, Seen, Blumenkrieg, Urteil. Vieles wird geheim entschieden und gemeinsam aufgedeckt. In dieser Tour probierst du die wichtigsten selbst, mit abgesprochenen Würfeln.

tour-marker = Vor der ersten Runde
    .text = Gebietsmarker, 0, 1 oder 2 Punkte wert, werden einzeln verdeckt gelegt und am Ende aufgedeckt. Wer so ein Gebiet hält, bekommt jede Runde die Punkte. Die Azteken bauen auch einen ersten Damm, einen Weg von ihrer Insel ans Land.
    .task = Lege einen Marker auf eines der hervorgehobenen Gebiete.
    .done = Wertvolle Marker gehören dorthin, wo du eher ankommst als die anderen; eine 0 belegt nur ein Gebiet.

tour-card = Eine Karte
    .text = In der ersten Phase ziehen alle auf vier Karten nach; du hältst sie geheim. Die Zahl in der Ecke sagt, in welcher Phase man sie spielt, und nur dann wirst du gefragt. Das Eingreifen Tlalocs gehört zu Phase 2: Ein Würfel bestimmt, wie viel Tribut es bringt.
    .task = Du hast diese Karte auf der Hand. Spiele sie.
    .done = Eine 5: fünf Tribut mehr. Die Karte ist abgelegt. Du darfst immer passen und eine Karte für später behalten.
    .wrong-pass = Behalten ist erlaubt, aber jetzt brauchst du den Tribut. Spiele sie.

tour-buy = Stelle eine Armee auf
    .text = Du hattest 1 Tribut, und deine Hauptstadt brachte 4; eine Stadt bringt 1, ein äußeres Tal 2. Ein Krieger kostet 1 und zählt im Kampf 1; ein Jaguarkrieger kostet 2 und zählt 2. Eine Armee fasst vier Soldaten, verdeckt: Die anderen sehen nur, wie viele es sind.
    .task = Kaufe einen Jaguarkrieger und zwei Krieger für Armee A, im Laden auf deinem Tableau oder aus der Liste, und beende den Kauf.
    .done = Armee A hat jetzt drei Soldaten, Stärke 4, und dir bleibt 1 Tribut. Als Nächstes kommt der Sklavenmarkt.
    .wrong-box = Diesmal für Armee A: Eine starke Armee nützt mehr als drei schwache.
    .wrong-jaguar = Ein Jaguarkrieger für Armee A genügt fürs Erste.
    .wrong-dike = Dämme verbinden deine Insel mit dem Land: nützlich, aber 3 Tribut. Erst die Soldaten.
    .wrong-later = Gut zu haben, aber erst Soldaten für Armee A.
    .wrong-stop = Du hast noch Tribut. Kaufe erst den Jaguarkrieger und beide Krieger.

tour-look = Der Sklavenmarkt: ansehen
    .text = So viele Lose wie Spieler liegen verdeckt aus, jedes einige Opferpunkte wert. Alle dürfen zwei davon geheim ansehen, und dann bieten alle zugleich.
    .task = Sieh dir beide Lose an.
    .done = Los 1 ist 3 Opferpunkte wert, Los 2 nur 1. Zu zweit hat Itzel dasselbe gesehen; mit mehr Spielern weiß jeder etwas anderes.

tour-bid = Der Sklavenmarkt: bieten
    .text = Du bietest geheim auf jedes Los, zusammen höchstens, was du hast. Das höchste Gebot gewinnt und zahlt; die anderen bekommen ihres zurück. Bei gleichen höchsten Geboten wird neu geboten, und sind auch die gleich, sind sie verloren.
    .task = Du hast 4 Tribut, Itzel 3. Biete 3 auf Los 1 und 0 auf Los 2.
    .done = Itzel bot 2: Los 1 gehört dir, für 3 Tribut. Sie bekam Los 2 für 1. Du hast beide Lose gesehen, darum weißt du, was sie gewann. Von Punkten, die du nicht gesehen hast, kennst du nur einen Bereich wie 0–4.
    .wrong-all = Auch das würde gewinnen, aber 3 reichen vielleicht, und mit dem gesparten Tribut ist das nächste Bündnis näher.
    .wrong-low = Auch Itzel will es, und sie hat 3 Tribut. Biete 3.
    .wrong-second = Ein Punkt lohnt das Risiko gleicher Gebote nicht. Biete 0 und behalte den Tribut.

tour-pochteca = Ein Händler mit geheimem Befehl
    .text = Ein Pochteca ist ein Händler und geht überallhin an Land. Alle geben ihre Befehle geheim, mit der Nummer des Gebiets, und decken sie gemeinsam auf. Was ein Pochteca dort tut, wählst du erst danach.
    .task = Schicke deinen Pochteca nach Tlacopan, Gebiet 8, gleich gegenüber deiner Hauptstadt.
    .done = Aufgedeckt: Dein Pochteca ist in Tlacopan. Itzel hat ihren daheim gelassen.
    .wrong-pass = Dann bleibt er daheim. Schicke ihn nach Tlacopan.
    .wrong-expedition = Expeditionen kommen im übernächsten Schritt. Jetzt wollen wir eine Stadt: Tlacopan, Gebiet 8.
    .wrong-area = Das ginge, aber Tlacopan, Gebiet 8, liegt neben deiner Insel. Schicke ihn dorthin.

tour-mission = Sein Auftrag
    .text = In einer neutralen Stadt kann er für 3 Tribut ein Bündnis schließen, und sie gehört dir. Er kann spionieren, damit sie im Krieg keine Hilfe bekommt, in einer feindlichen Stadt einen Aufstand wagen oder eine eigene assimilieren.
    .task = Du hast 4 Tribut: Schließe das Bündnis.
    .done = Tlacopan gehört dir, ohne einen Tropfen Blut. Es bringt 1 Tribut je Runde, und die Punkte seines Gebietsmarkers, wenn es einen hat.
    .wrong-spy = Das hilft einer Armee, die dort in dieser Runde angreift. Den Tribut haben wir: Schließe das Bündnis.
    .wrong-rest = Dann war die Reise umsonst. Schließe das Bündnis.

tour-expedition = Eine Expedition
    .text = Statt in ein Gebiet kann ein Pochteca auf eine Expedition nach Mexiko gehen: Er zieht eine Karte, die Tribut, Opferpunkte oder nichts bringt, und kehrt dann heim. Das kostet nichts.
    .task = Schicke deinen Pochteca auf eine Expedition.
    .done = Die Karte brachte 1 Tribut. Das ist wenig, aber ohne Gefahr: ein guter Befehl, wenn du kein Bündnis bezahlen kannst.
    .wrong-pass = Daheim bringt er nichts. Schicke ihn auf eine Expedition.
    .wrong-area = Du hast nur 1 Tribut, und ein Bündnis kostet 3. Schicke ihn auf eine Expedition.

tour-ships = Schiffe
    .text = Seen sind Wege. Jede Runde schicken alle geheim ihre Schiffe aus. Wer auf einem See die meisten hat, beherrscht ihn: 1 Tribut in der nächsten Runde, und andere müssen um Durchfahrt bitten.
    .task = Schicke beide Schiffe in die Lagune von Mexiko, S5, rings um deine Hauptstadt.
    .done = Zwei gegen eins: Die Lagune gehört dir, wenn Itzel nicht angreift. Du wirst gefragt, ob du einen Kampf ansagst; du musst nie.
    .wrong-lake = Deine Hauptstadt ist in der Lagune von Mexiko, S5. Schicke sie dorthin.
    .wrong-stop = Ein Schiff daheim beherrscht nichts. Schicke beide.

tour-dike = Dämme
    .text = Ohne Schiffe verlässt man deine Insel nur über einen Damm. Es gibt drei Plätze; den ersten Damm hast du von Anfang an, die anderen kosten beim Einkauf je 3 Tribut. Auch Feinde können darüber marschieren, doch dann würfelst du für die Verteidigung; eine Flut kann ihn zerstören.
    .task = Baue den Damm nach Tlacopan, 8, und kaufe sonst nichts.
    .done = Der Damm wird sofort gebaut. Deine Armeen erreichen jetzt das Westufer, wer auch immer die Lagune beherrscht.
    .wrong-site = Auch das ist ein Platz, aber baue den Damm nach Tlacopan, 8.
    .wrong-other = Dafür hast du später Tribut. Baue zuerst den Damm nach Tlacopan, 8.
    .wrong-stop = Baue zuerst den Damm nach Tlacopan, 8.

tour-march = Marsch
    .text = Für jeden General kommt ein Zähler in den Behälter. Wessen Zähler gezogen wird, der aktiviert eine Armee: Sie geht bis zu drei Gebiete weit und hält, wo sie auf neutrales oder feindliches Land trifft. Neutrale Städte haben 1 Krieger und 1 Jaguarkrieger und bekommen vielleicht noch einen.
    .task = Dein Zähler wurde gezogen. Aktiviere Armee A und geh nach Coyoacan, Gebiet 9, über die Ebene.
    .done = Niemand kam Coyoacan zu Hilfe. Stärke 6 gegen 3: Die stärkere Seite wirft die besseren Würfel. Je ein Treffer, also verlieren beide Seiten einen Soldaten.
    .wrong-pass = Der Zähler wäre verloren. Aktiviere Armee A.
    .wrong-army = Diese Armee hat keine Soldaten. Armee A ist die richtige.
    .wrong-area = Hinter Bergen und in einer Hauptstadt warten mehr Verteidiger. Coyoacan, Gebiet 9, liegt in der Ebene.
    .wrong-stop = Die Armee ist zum Marschieren da. Geh nach Coyoacan.

tour-losses = Verluste
    .text = Jeder Treffer nimmt einen feindlichen Soldaten gefangen, und wer ihn verliert, sucht ihn aus. Die Würfe beider Seiten zählen zugleich.
    .task = Wähle, welchen Soldaten du verlierst: Ein Krieger zählt 1, ein Jaguarkrieger 2.
    .done = Du behältst Stärke 5. Die Besatzung verlor ihren Krieger und hat nur noch 2.
    .wrong-jaguar = Ein Jaguarkrieger zählt 2 und bringt dir die besseren Würfel. Gib einen Krieger her.

tour-fight = Weiter oder zurück?
    .text = Nach jeder Runde eines Kampfes darf sich eine Seite in eigenes Land zurückziehen. Der Angreifer entscheidet zuerst; neutrale Soldaten ziehen sich nie zurück.
    .task = 5 gegen 2: Bleib und kämpfe.
    .done = Der letzte Verteidiger ist gefangen. Gefangene werden zu 2 Opferpunkten, dein Krieger wird zum Jaguarkrieger, und Coyoacan ist deine Stadt. Der Krieg nährt die Götter.
    .wrong-retreat = Du bist viel stärker, und mit dem Rückzug wären alle Gefangenen verloren. Bleib.

tour-plunder = Plündere eine Hauptstadt
    .text = Eine Hauptstadt wechselt nie den Besitzer. Aber wer dort siegt oder niemanden antrifft, nimmt den ganzen Tribut und die Hälfte der Opferpunkte und muss dann abziehen.
    .task = Itzels Hauptstadt, Gebiet 24, ist leer. Aktiviere Armee A und geh dorthin.
    .done = 3 Tribut und 2 ihrer 4 Punkte gehören dir, und Armee A ist wieder, wo sie war. Lass deine eigene Hauptstadt nie ohne Soldaten: Auch die Reserve verteidigt sie.
    .wrong-pass = Der Zähler wäre verloren. Aktiviere Armee A.
    .wrong-army = Diese Armee hat keine Soldaten. Armee A ist die richtige.
    .wrong-area = In Itzels Hauptstadt, Gebiet 24, ist mehr zu holen, und niemand verteidigt sie.
    .wrong-stop = Die Hauptstadt liegt neben dir und ist leer. Geh dorthin.

tour-quetzalcoatl = Gib Quetzalcoatl
    .text = Das Urteil: Was du in seine Urne wirfst, zählt am Ende für dich, und für je 20 Punkte von allen zusammen steigt er eine Stufe. Aber behalte etwas für Tezcatlipoca.
    .task = Du hast 5 Punkte. Gib Quetzalcoatl 3.
    .done = Niemand hat es gesehen. Auch Itzel hat etwas gegeben: Ihre 4 Punkte kanntest du, von jetzt an siehst du nur noch einen Bereich. Wer vorn liegt, weiß keiner, bis die Urne geöffnet wird.
    .wrong-much = Dann bleibt gegen Tezcatlipoca wenig oder nichts, und steigt er zu oft hinab, verlieren alle. Gib 3.
    .wrong-little = Für den Sieg zählt nur, was er bekommt. Gib 3.

tour-tezcatlipoca = Halte Tezcatlipoca auf
    .text = Jetzt decken alle auf, was sie ihm opfern. Eine Karte sagt, was er fordert, hier 8, 9 oder 10; die Opfer und der beste von drei Würfeln müssen das erreichen. Sonst geht er eine von vier Stufen hinab.
    .task = Opfere deine 2 Punkte und hoffe, dass Itzel hilft.
    .done = 2 und 2 und eine 5: genau die 9, die er fordert. Er bleibt. Wer ihm weniger gibt, hat mehr für Quetzalcoatl, und darum geht es den ganzen Abend.
    .wrong-little = Verlockend: Vielleicht halten ihn die anderen. Aber wenn alle so denken, verlieren alle. Opfere 2.

tour-strategy = Ein Plan für deinen ersten Abend
    .text = Nimm früh zwei oder drei Städte nahe deiner Hauptstadt: durch Bündnisse oder mit einer starken Armee. Biete auf Sklaven, wenn die anderen arm sind. Rede und mach Vorschläge, aber Worte binden niemanden. Und rechne, was Tezcatlipoca fordern kann, bevor du Quetzalcoatl alles gibst.
