"""Compiles the rules with mypyc, and loads them when the program starts."""
