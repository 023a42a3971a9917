"""A Discord on loopback: REST, gateway and a page, for play without an account and for tests."""
