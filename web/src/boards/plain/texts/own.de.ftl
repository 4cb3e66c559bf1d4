# Was die schlichten Pläne neben den Wörtern der Spiele sagen.

way-open = Offene Grenze
way-sailed = Übers Wasser: mit Schiffen
