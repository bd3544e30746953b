"""Ways in which a file of ours can be damaged, the same for every kind of file."""

DAMAGES = {
    "empty": (b"", "is empty"),
    "zero-filled": (b"\0" * 4096, "is empty"),
    "white space": (b" \n\n", "is empty"),
    "cut off": (b'{"kind": "schafkopf-desktop settings", "vers', "is not JSON"),
    "not text": (b"\xff\xfe\x00\x80\x81", "is not JSON"),
    "nested too deep": (b"[" * 100_000, "is not JSON"),
    "another program's": (b'{"window": {"width": 3}}', "is not a file of"),
    "a list": (b"[1, 2, 3]", "is not a file of"),
    "another kind of ours": (b'{"kind": "schafkopf-desktop statistics", "version": 1}', "is not a file of"),
}
"""Name of each damage: the bytes of the file, and what is said about it."""
