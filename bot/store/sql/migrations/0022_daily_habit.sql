-- Two people who keep a streak of daily sheets together: who asked, who was asked, and since which day, once they agree.
create table daily_pair (
    asker bigint not null,
    asked bigint not null,
    since text,
    asked_at bigint not null,
    primary key (asker, asked)
);
create index daily_pair_asked on daily_pair (asked);
-- Who wants to be reminded of the daily sheets, at which hour (UTC), in which language, and when the next time.
create table daily_reminder (
    user_id bigint primary key,
    hour integer not null,
    locale text not null,
    due_at bigint not null
);
create index daily_reminder_due on daily_reminder (due_at);
