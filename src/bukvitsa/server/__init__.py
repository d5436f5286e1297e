"""The web edge: HTTP, sockets, identity, pages; the only room that knows the framework."""
