"""The server, over real sockets on loopback."""
