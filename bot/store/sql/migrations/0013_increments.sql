-- What lets a finished game be added to a standing without a look at the games before it: when the newest game ended,
-- whose name is shown; the best single result, first made at reached_at; and of a board that goes by people beaten the
-- ten best shares, the best first, each with three digits.
alter table standing add column newest_at bigint not null default 0;
alter table standing add column best bigint not null default 0;
alter table standing add column shares text not null default '';

-- Only the first result of all was looked up by it, once at a start.
drop index result_ended;
