"""Trials of faults and load: `python -m tests.table.trials kill | hostile | leak | load`; short forms run as
tests.
"""
