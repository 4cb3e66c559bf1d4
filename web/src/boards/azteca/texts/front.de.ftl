front-sentence = Völker kämpfen um das Tal von Mexiko, und alle verlieren, wenn ihre Opfer den dunklen Gott nicht aufhalten.
front-first-game = kurzes Spiel für einen ersten Abend
