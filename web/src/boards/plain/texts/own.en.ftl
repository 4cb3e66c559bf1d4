# What the plain boards say beside the words of the games.

way-open = Open border
way-sailed = Over water: by ship
