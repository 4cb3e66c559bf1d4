front-sentence = Peoples fight for the valley of Mexico, and all lose if their offerings do not hold the dark god back.
front-first-game = short game for a first evening
