## Odds: the outcomes of a battle, and what is counted

odds-won = won
odds-undecided = undecided
odds-lost = lost
odds-units-lost = own units lost
odds-enemies-lost = enemy units lost
odds-ships-lost = own ships lost
odds-enemy-ships-lost = enemy ships lost
