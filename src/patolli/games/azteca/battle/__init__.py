"""Land battles (AZ-12-G, AZ-12-H), from the cards before one to what the winner gets."""
