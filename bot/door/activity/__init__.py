"""The Activity: a page inside Discord on which people play, with everything that it asks of the door."""
