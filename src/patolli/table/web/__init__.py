"""HTTP and sockets, and the checks that protect them."""
