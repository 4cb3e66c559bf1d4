"""All games with all their player counts, as test parameters."""

from patolli import games

EVERY = [
    (name, players)
    for name in games.names()
    for players in range(games.load(name).fewest, games.load(name).most + 1)
]
FEW = [(name, 2 + number % 3) for number, name in enumerate(games.names())]
"""Each game once, with two to four players."""
