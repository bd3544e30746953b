"""Deals that are given to others, and those that others have sent, played without a score."""
