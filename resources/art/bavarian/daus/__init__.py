"""The four Daus: two large signs and a scene each."""
