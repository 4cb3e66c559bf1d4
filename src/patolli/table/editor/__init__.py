"""The position editor: positions as forms, the check whether they are valid, and their view
(docs/editor.md).
"""
