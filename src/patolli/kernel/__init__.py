"""What every game shares: positions, agendas, secrets, chance, records. Standard library only."""
