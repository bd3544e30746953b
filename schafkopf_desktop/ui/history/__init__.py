"""The page of all deals ever finished, and the statistics over them."""
