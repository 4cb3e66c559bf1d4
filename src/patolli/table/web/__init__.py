"""HTTP and sockets, and the checks that protect the server."""
