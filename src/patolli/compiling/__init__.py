"""Compiles the rules with mypyc, and loads the compiled rules when the program starts."""
