### Der Stellungseditor: Teile einer Stellung, und was nicht sein kann.

editor-section-table = Runde und Zug
editor-section-players = Personen
editor-section-wheels = Räder
editor-section-tiles = Plättchen
editor-section-jungle = Dschungel
editor-section-offerings = Schädel in Chichen Itza

editor-next = Einen Zug beginnen
editor-marker = Startspielermarker
editor-day = Tag
editor-round = Runde
editor-age = Zeitalter
editor-calendar-corn = Mais auf dem Startspielerfeld
editor-supply-skulls = Schädel im Vorrat
editor-workers = Arbeiter im Spiel
editor-buildings = Gebäude
editor-monuments = Monumente
editor-wealth = Startvermögen
editor-corn-tiles = Geerntete Maisplättchen
editor-wood-tiles = Abholzplättchen
editor-light = Spielertafel zeigt die helle Seite
editor-display = Gebäude in der Auslage
editor-shown-monuments = Monumente auf dem Spielplan
editor-neutral-tiles = Startvermögen der neutralen Arbeiter
editor-neutral = neutraler Arbeiter
editor-jungle-corn = Maisplättchen bei Palenque { $n }
editor-jungle-wood = Abholzplättchen bei Palenque { $n }

fault-tz-i1 = Die Schädel bei den Personen, im Vorrat und in Chichen Itza sind nicht so viele, wie die Schachtel hat.
fault-tz-i2 = Von einer Ware ist weniger als nichts da, oder auf dem Startspielerfeld liegt zu viel Mais.
fault-tz-i3 = Die Arbeiter auf der Hand und auf dem Spielplan sind nicht die, die im Spiel sind; jeder hat drei bis sechs.
fault-tz-i4 = Auf einem Rad steht ein Arbeiter hinter dem letzten Aktionsfeld, oder von jemandem, der nicht mitspielt.
fault-tz-i5 = Die neutralen Arbeiter sind nicht dort, wohin ihre Plättchen und der Tag sie bringen.
fault-tz-i6 = Das Startspielerfeld ist vor dem ersten Zug der Runde besetzt.
fault-tz-i7 = In einem Tempel ist ein Marker außerhalb der Stufen, oder zwei sind auf der obersten.
fault-tz-i8 = Eine Technologie hat eine Stufe, die es nicht gibt.
fault-tz-i9 = Die Mais- und Abholzplättchen im Dschungel und bei den Personen gehen nicht auf.
fault-tz-i10 = Die Gebäude in der Auslage, bei den Personen und im Stapel passen nicht: Eines ist doppelt da, fehlt oder gehört zum anderen Zeitalter.
fault-tz-i11 = Die Monumente passen nicht: Eines ist doppelt da, oder es sind zu viele oder zu wenige.
fault-tz-i12 = Bis zu dieser Runde können nicht so viele Tage vergangen sein.
fault-tz-i13 = Tag, Runde und Erntefeste passen nicht zusammen.
fault-tz-i14 = Niemand hat den Startspielermarker.
fault-tz-i15 = In einem Zug wurden Arbeiter eingesetzt und zurückgenommen.
fault-tz-i17 = Punkte passen nicht: Sie sind ganz, und manche Quellen zählen erst am Spielende.
fault-tz-i19 = Jemand hat nicht so viele Plättchen mit Startvermögen behalten, wie die Regeln sagen.
fault-tz-19-1 = Es kommt nichts mehr, aber das Spiel ist nicht zu Ende. Sag, wessen Zug beginnt.
