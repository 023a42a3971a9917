"""Everything that touches the world: Discord, the database, pictures, the command line."""

__version__ = "0.1.0"
