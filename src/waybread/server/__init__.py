"""HTTP and WebSocket around tables, seat links, storage."""
