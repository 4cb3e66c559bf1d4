front-sentence = Lead warriors and heroes through jungle and lagoons, and defend the city against what comes at night.
