-- The zone of a person's clock by its IANA name, or how many minutes it was ahead of UTC when they set it, before zones.
alter table person add column zone text;
update person set zone = cast(case when abs(utc_offset) <= 14 then 60 * utc_offset else utc_offset end as text)
where utc_offset <> 0;
alter table person drop column utc_offset;
-- Reminders come at an hour by the person's own clock.
update daily_reminder set hour = (
    select (daily_reminder.due_at + 60000 * cast(coalesce(max(zone), '0') as bigint)) / 3600000 % 24
    from person where id = daily_reminder.user_id
);
