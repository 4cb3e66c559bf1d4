front-sentence = Krieger und Helden durch Dschungel und Lagunen führen und die Stadt gegen die Kreaturen verteidigen.
