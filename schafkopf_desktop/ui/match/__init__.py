"""One match at the table: the controller, the models it feeds, and the panels that show them."""
