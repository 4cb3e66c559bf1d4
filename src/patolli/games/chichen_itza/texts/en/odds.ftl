## Odds: the outcomes of a combat, and what is counted

odds-beaten = creature beaten
odds-fled = creature flees
odds-last-blow = both fall
odds-thrown-back = thrown back
odds-wiped-out = group lost
odds-taken = tile taken
odds-both-fell = both fall
odds-attackers-fell = attackers beaten
odds-attackers-back = attackers thrown back
odds-tile-lost = tile lost
odds-city-held = city held
odds-city-lost = city lost
odds-warriors-lost = warriors lost
odds-heroes-lost = heroes lost
odds-city-attack = If the city were attacked now
