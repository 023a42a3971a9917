-- The channel of somebody's direct messages with the bot, which stays the same; null until the bot has opened it.
alter table person add column direct_channel bigint;
