"""Land battles (AZ-12-G, AZ-12-H), from the cards played before a battle to the winner's spoils."""
