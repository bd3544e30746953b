"""One match being played by any four seats, as a stream of events; no clock, no threads, no Qt."""
