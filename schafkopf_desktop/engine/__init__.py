"""The rules of Schafkopf: immutable values, no Qt, no files, no clock, no randomness but what is handed in."""
