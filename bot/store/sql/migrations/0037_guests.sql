-- Where the bot is a guest in the game's channel, and speaks only by answering: the id of a server, or 0 for a channel of people;
-- null where it is a member.
alter table game add column guest_of bigint;
