"""What one server knows of the writes of other servers to one table."""

from __future__ import annotations


class HeardNews:
    """Counts the notifications that arrive after each write to the table, by this server and by others."""

    def __init__(self, edits: int) -> None:
        self.newest = edits
        """The highest edit number of the table in the database that this server has been notified of."""
        self.unread = False
        """True if other servers have stored chat lines or connections that this server has not read yet."""
        self.unheard = 0
        """The number of this server's own writes of chat lines and connections whose notifications have not
        arrived yet.
        """
        self.being_read = False
        """True if a task has been started that will read the changes made by other servers."""

    def hear(self, edits: int) -> None:
        """Notes a notification, with the table's number of writes or with 0 for a chat line or connection."""
        if edits:
            self.newest = max(self.newest, edits)
        elif self.unheard:
            self.unheard -= 1  # a notification of this server's own write
        else:
            self.unread = True

    def is_beyond(self, edits: int) -> bool:
        """Returns whether other servers have written something after this number of writes."""
        return self.unread or self.newest > edits

    def missed(self) -> None:
        """Notes that notifications may have been lost. Those of chat lines and connections have no number."""
        self.unheard, self.unread = 0, True

    def expect(self) -> None:
        """Notes that this server is about to write a chat line or connection; the notification may arrive
        before the writer's answer.
        """
        self.unheard += 1

    def not_written(self) -> None:
        """Notes that this write failed. If its notification is no longer awaited, the one taken for it came
        from another server.
        """
        if self.unheard:
            self.unheard -= 1
        else:
            self.unread = True
