"""Finished games for people's own records in the app BG Stats."""
