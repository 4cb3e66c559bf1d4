"""The code that all games share: positions, agendas, secrets, chance, records. Standard library only."""
