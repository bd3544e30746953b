"""The Double-German or Tell pattern: 32 double-headed cards and the Weli, with the people of Tell's legend."""
