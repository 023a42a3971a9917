"""The daily sheet: the same throws for everybody, once a day."""
