"""Where tables are kept: the log is the truth, everything else follows from it."""
