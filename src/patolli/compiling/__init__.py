"""Compiles the rules with mypyc, and finds them again when the program starts."""
