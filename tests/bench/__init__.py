"""Measurements that are derived without the bot."""
