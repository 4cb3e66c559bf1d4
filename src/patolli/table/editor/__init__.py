"""The position editor: positions as forms, checks of their validity, and their view (docs/editor.md)."""
