"""Storage of tables. The log of moves is authoritative; everything else can be computed from it."""
