"""HTTP and WebSocket endpoints, and the checks that protect the server."""
