"""Checks a shuffle of Schafkopf Desktop without it: python3 check_shuffle.py SEED FINGERPRINT NOTATION"""

import sys
from hashlib import sha256
from itertools import count

seed, fingerprint, notation = sys.argv[1:]
_, dealer, written, *_ = notation.split(" ")
pack = [suit + rank for suit in "ELHS" for rank in "AXKOU987"]
blocks = (sha256(f"{seed}/{number}".encode()).digest() for number in count())
words = (int.from_bytes(block[start : start + 4], "big") for block in blocks for start in range(0, 32, 4))
for last in range(31, 0, -1):
    drawn = next(word for word in words if word < 2**32 - 2**32 % (last + 1)) % (last + 1)
    pack[last], pack[drawn] = pack[drawn], pack[last]
first_cards = [(seat - int(dealer) - 1) % 4 * 4 for seat in range(4)]
hands = [sorted(pack[first : first + 4] + pack[first + 16 : first + 20]) for first in first_cards]
same = hands == [sorted(hand[place : place + 2] for place in range(0, 16, 2)) for hand in written.split("/")]
fits = sha256(seed.encode()).hexdigest() == fingerprint
print("pack:", *pack)
print("fingerprint of this seed:", "yes" if fits else "no")
print("hands of this deal:", "yes" if same else "no")
sys.exit(not (fits and same))
