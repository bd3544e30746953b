# cython: language_level=3
"""C types for search.py, which is plain Python without this file."""

cimport cython

cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __inline int bit_count(unsigned int mask) { return (int)__popcnt(mask); }
    static __inline int highest_bit(unsigned int mask) { unsigned long place; _BitScanReverse(&place, mask); return (int)place; }
    static __inline int lowest_bit(unsigned int mask) { unsigned long place; _BitScanForward(&place, mask); return (int)place; }
    #else
    static inline int bit_count(unsigned int mask) { return __builtin_popcount(mask); }
    static inline int highest_bit(unsigned int mask) { return 31 - __builtin_clz(mask); }
    static inline int lowest_bit(unsigned int mask) { return __builtin_ctz(mask); }
    #endif
    """
    int bit_count(unsigned int mask) noexcept nogil
    int highest_bit(unsigned int mask) noexcept nogil
    int lowest_bit(unsigned int mask) noexcept nogil

ctypedef unsigned int mask_t
ctypedef unsigned long long key_t

cdef class Search:
    cdef mask_t[::1] _beats
    cdef mask_t[::1] _bit
    cdef mask_t[::1] _group_masks
    cdef int[::1] _group_of
    cdef int[::1] _points
    cdef mask_t[::1] _worth
    cdef int[::1] _worths
    cdef int _kinds
    cdef mask_t _trumps
    cdef int _trump_group
    cdef int _first_trump
    cdef int _called_group
    cdef mask_t _called_ace
    cdef bint _counts_tricks
    cdef mask_t[::1] _own
    cdef mask_t _owner_low
    cdef mask_t _owner_high
    cdef mask_t _declarer_side
    cdef mask_t _side_cards
    cdef mask_t _defender_cards
    cdef int[::1] _moves
    cdef int[::1] _scores
    cdef key_t[::1] _entry_keys
    cdef mask_t[::1] _entry_extras
    cdef mask_t[::1] _entry_rests
    cdef unsigned char[::1] _entry_lows
    cdef unsigned char[::1] _entry_highs
    cdef unsigned char[::1] _entry_moves
    cdef unsigned short[::1] _entry_ages
    cdef unsigned short _age
    cdef unsigned char[::1] _extract
    cdef key_t _mixer
    cdef key_t _all_bits
    cdef readonly long long nodes
    cdef bint _stopped

    @cython.locals(seat=int, slot=int)
    cpdef set_world(self, mask_t first, mask_t second, mask_t third, mask_t fourth, mask_t declarer_side)
    @cython.locals(value=int)
    cpdef int bound_value(self, int target, mask_t rest, int leader, bint bound, int first, int second, int third)
    @cython.locals(value=int)
    cpdef int exact_value(self, int guess, mask_t rest, int leader, bint bound, int first, int second, int third)

    @cython.locals(low=int, high=int, target=int, value=int, down=int, up=int)
    cdef int _exact(self, int guess, mask_t rest, int leader, bint bound, int first, int second, int third) noexcept nogil
    @cython.locals(total=int, led=int, best=int, winner=int, points=int, place=int, seat=int, card=int)
    cdef int _playout(self, mask_t rest, int leader, bint bound, int first, int second, int third) noexcept nogil
    @cython.locals(hand=mask_t, legal=mask_t, count=int)
    cdef int _promising(self, mask_t rest, int seat, int place, int led, int best, int winner, int points,
                        bint bound) noexcept nogil
    @cython.locals(left=int, start=mask_t, led=int, best=int, winner=int, points=int, place=int)
    cdef int _from_table(self, int target, mask_t rest, int leader, bint bound, int first, int second, int third) noexcept nogil
    @cython.locals(total=int, kind=int)
    cdef int _points_of(self, mask_t mask) noexcept nogil
    @cython.locals(low=int, high=int, cards=int, stored=bint, hint=int, key=key_t, extra=mask_t, slot=int, group=int,
                   known=mask_t, gain=int, loss=int, known_low=int, known_high=int, maximise=bint, base=int, hand=mask_t,
                   count=int, index=int, card=int, value=int, best_value=int, best_move=int)
    cdef int _lead(self, mask_t rest, int leader, bint bound, int left, int target) noexcept nogil
    @cython.locals(hand=mask_t, base=int, count=int, maximise=bint, index=int, card=int, new_best=int, new_winner=int, value=int,
                   best_value=int, new_rest=mask_t, won=int, gained=int, still_bound=bint)
    cdef int _follow(self, mask_t rest, mask_t start, int seat, int place, int led, int best, int winner, int points,
                     bint bound, int left, int target) noexcept nogil
    @cython.locals(of_called_suit=mask_t)
    cdef mask_t _legal_leads(self, mask_t hand, bint bound) noexcept nogil
    @cython.locals(following=mask_t)
    cdef mask_t _legal(self, mask_t hand, int led, bint bound) noexcept nogil
    @cython.locals(count=int, above=int, foreign=mask_t, card=int)
    cdef int _list_moves(self, mask_t legal, mask_t start, mask_t hand, int base) noexcept nogil
    @cython.locals(chosen=int, other=int, move=int)
    cdef int _take_best(self, int base, int index, int count) noexcept nogil
    @cython.locals(maximise=bint, index=int, card=int, group=int, new_best=int, new_winner=int, outlook=int, score=int)
    cdef void _order(self, mask_t rest, int seat, int place, int led, int best, int winner, int points, bint bound,
                     int base, int count, int hint) noexcept nogil
    @cython.locals(total=int, after=int, seat_after=int, beating=mask_t, takes=bint, legal=mask_t)
    cdef int _outlook(self, mask_t rest, int seat, int place, int led, int best, int winner, int points, bint bound) noexcept nogil
    @cython.locals(kind=int)
    cdef int _most(self, mask_t mask) noexcept nogil
    @cython.locals(kind=int)
    cdef int _least(self, mask_t mask) noexcept nogil
    @cython.locals(trumps=mask_t, sure=mask_t, foreign=mask_t, cashed=mask_t, hand=mask_t, tricks=int, total=int, missing=int, seat=int)
    cdef int _sure(self, mask_t rest, mask_t side, int leader) noexcept nogil
    @cython.locals(total=int, kind=int, cards=int)
    cdef int _cheapest(self, mask_t mask, int number) noexcept nogil
    @cython.locals(hand=mask_t, drawn=int, first=mask_t, second=mask_t, third=mask_t, cashed=mask_t, group=int, mine=mask_t,
                   limit=int)
    cdef mask_t _cashed(self, mask_t rest, mask_t side, int leader) noexcept nogil
    @cython.locals(others=mask_t, top=mask_t, rounds=int, longest=int)
    cdef mask_t _good(self, mask_t mine, mask_t first, mask_t second, mask_t third, mask_t group) noexcept nogil
    cdef int _rounds_with(self, mask_t cards, mask_t side, int drawn) noexcept nogil
    cdef int _limit(self, mask_t cards, mask_t side, int group, int drawn) noexcept nogil
    @cython.locals(shift=int, packed=mask_t, part=mask_t)
    cdef mask_t _compress(self, mask_t bits, mask_t rest) noexcept nogil
    @cython.locals(mixed=key_t)
    cdef int _slot(self, key_t key, mask_t extra) noexcept nogil
    @cython.locals(gain=int, difference=int)
    cdef int _gain(self, mask_t known, mask_t rest) noexcept nogil
