"""Storage of tables. The log of moves is authoritative, and all other data can be computed
from it.
"""
