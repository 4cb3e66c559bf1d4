## Aussichten: wie eine Schlacht ausgeht, und was gezählt wird

odds-won = gewonnen
odds-undecided = unentschieden
odds-lost = verloren
odds-units-lost = eigene Einheiten verloren
odds-enemies-lost = feindliche Einheiten verloren
odds-ships-lost = eigene Schiffe verloren
odds-enemy-ships-lost = feindliche Schiffe verloren
