-- What people and servers have set, where it is not the default.
create table setting (
    owner text not null check (owner in ('person', 'server')),
    id bigint not null,
    -- The feature that it belongs to, or core.
    feature text not null,
    name text not null,
    value text not null,
    primary key (owner, id, feature, name)
) {clustered};
create index setting_value on setting (owner, feature, name, value, id);
insert into setting select 'person', id, 'core', 'theme', theme from person where theme <> 'dark';
insert into setting select 'person', id, 'core', 'listed', 'no' from person where is_unlisted = 1;
insert into setting select 'person', id, 'core', 'goeson', 'no' from person where goes_on = 0;
insert into setting select 'person', id, 'core', 'language', language from person where language is not null;
insert into setting select 'person', id, 'core', 'zone', zone from person where zone is not null;
insert into setting select 'person', id, 'notices', 'place', notify from person where notify <> 'dm';
insert into setting select 'person', id, 'notices', 'quietfrom', cast(quiet_from as text) from person
    where quiet_from is not null;
insert into setting select 'person', id, 'notices', 'quietuntil', cast(quiet_until as text) from person
    where quiet_until is not null;
insert into setting select 'person', id, 'core', 'answered', 'yes' from person where has_answered = 1;
insert into setting select 'server', id, 'core', 'language', language from guild where language is not null;
insert into setting select 'server', id, 'core', 'clock', clock from guild where clock is not null;
insert into setting select 'server', id, 'core', 'channels', channels from guild where channels <> '';
insert into setting select 'server', id, 'core', 'theme', theme from guild where theme <> 'dark';
insert into setting select 'server', id, 'core', 'table', table_style from guild where table_style <> 'follow';
insert into setting select 'server', id, 'daily', 'channel', cast(daily_channel as text) from guild
    where daily_channel is not null;
insert into setting select 'server', id, 'daily', 'hour', cast(daily_hour as text) from guild where daily_hour <> 8;
insert into setting select 'server', id, 'daily', 'puzzle', 'yes' from guild where has_puzzles = 1;
insert into setting select 'server', id, 'reviews', 'films', 'yes' from guild where has_films = 1;
create view unlisted as
    select id from setting where owner = 'person' and feature = 'core' and name = 'listed' and value = 'no';
create view person_language as
    select id, value as language from setting where owner = 'person' and feature = 'core' and name = 'language';
create view person_zone as
    select id, value as zone from setting where owner = 'person' and feature = 'core' and name = 'zone';
drop table guild;
drop index person_unlisted;
alter table person drop column theme;
alter table person drop column is_unlisted;
alter table person drop column notify;
alter table person drop column quiet_from;
alter table person drop column quiet_until;
alter table person drop column has_answered;
alter table person drop column goes_on;
alter table person drop column language;
alter table person drop column zone;
-- The settings of a seat's person that games and messages need: key and value of each, with blanks between.
alter table player add column settings text not null default '';
update player set settings = trim(case when goes_on = 0 then 'core.goeson=no' else '' end
    || case when theme <> 'dark' then ' core.theme=' || theme else '' end);
alter table player drop column theme;
alter table player drop column goes_on;
