front-sentence = Place workers on wheels that turn every day: the longer they ride, the more they bring.
