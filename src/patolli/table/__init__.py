"""The web table: seats, storage, sockets, clocks, notices."""
