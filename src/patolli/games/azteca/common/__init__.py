"""Parts that all phases share (AZ-3, AZ-5): the map, boxes of soldiers, dice, sacrifice points."""
