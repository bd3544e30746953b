"""The Salzburg pack as it is played with in South Tyrol: 40 cards, the 6 of bells is the Weli."""
