front-sentence = Dice are your workers: they walk around the city, grow stronger, and build the pyramid stone by stone.
