"""The Activity: a page inside Discord on which people play, and what serves it."""
