"""Parts shared by all phases (AZ-3, AZ-5): the map, soldiers in boxes, dice, and sacrifice points."""
