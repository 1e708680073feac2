"""Live tables: sockets, the hub of running games, and what each client is sent."""
