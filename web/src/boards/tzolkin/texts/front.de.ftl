front-sentence = Arbeiter auf Räder setzen, die sich jeden Tag drehen: Je länger sie mitfahren, desto mehr bringen sie.
