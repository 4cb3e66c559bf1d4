"""The door: HTTP and sockets, and what guards them."""
