-- Where a person wants to be told of their turns, and when not: the hours are their own, the offset is in hours of UTC.
alter table person add column notify text not null default 'dm';
alter table person add column utc_offset integer not null default 0;
alter table person add column quiet_from integer;
alter table person add column quiet_until integer;
-- Whether they have taken the lesson that is offered with a first game, or turned it down; and who is offered it.
alter table person add column has_answered integer not null default 0;
alter table player add column is_offered integer not null default 0;
-- What is told of one decision of one seat: first that it is their turn, then that time runs out.
create table turn_notice (
    game text not null,
    seat integer not null,
    step integer not null,
    guild_id bigint,
    state text not null,
    wants integer not null,
    told integer not null default 0,
    due_at bigint,
    channel_id bigint not null default 0,
    message_id bigint not null default 0,
    primary key (game, seat, step)
);
create index turn_notice_due on turn_notice (due_at) where due_at is not null;
