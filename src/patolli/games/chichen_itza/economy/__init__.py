"""Coins, luck, idols, shields and magic cards."""
