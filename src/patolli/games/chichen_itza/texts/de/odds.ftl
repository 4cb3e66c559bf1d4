## Aussichten: wie ein Kampf ausgeht, und was gezählt wird

odds-beaten = Kreatur besiegt
odds-fled = Kreatur flieht
odds-last-blow = beide fallen
odds-thrown-back = zurückgeschlagen
odds-wiped-out = Gruppe verloren
odds-taken = Ort eingenommen
odds-both-fell = beide fallen
odds-attackers-fell = Angreifer besiegt
odds-attackers-back = Angreifer zurückgeschlagen
odds-tile-lost = Ort verloren
odds-city-held = Stadt gehalten
odds-city-lost = Stadt verloren
odds-warriors-lost = verlorene Krieger
odds-heroes-lost = verlorene Helden
odds-city-attack = Würde die Stadt jetzt angegriffen
