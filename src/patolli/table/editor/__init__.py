"""The position editor: positions as forms, their validity, and their view (docs/editor.md)."""
