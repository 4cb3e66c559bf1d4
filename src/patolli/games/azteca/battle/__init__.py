"""Land battles (AZ-12-G, AZ-12-H), from the cards before a battle to the spoils of the winner."""
