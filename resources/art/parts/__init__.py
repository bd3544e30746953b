"""What the cards are put together from: heads, hats, hands, clothes, things, animals, plants, houses, ground."""
