-- The schema of version 1.0.0, for both engines: `bot.store.dialects` has the words in braces. It is never edited; what
-- changes comes in a migration with the next number. Times are whole milliseconds UTC.

-- revision counts committed changes.
create table game (
    id text collate {bytewise} primary key,
    kind text not null,
    variant text not null,
    mode text not null,
    status text not null,
    -- The level is among them until the game starts, and then in its header.
    options text not null,
    header text,
    seed text not null,
    step integer not null default 0,
    revision integer not null default 0,
    guild_id bigint,
    channel_id bigint not null,
    host_id bigint not null,
    locale text not null,
    deadline bigint,
    warn_at bigint,
    closes_at bigint,
    is_warned integer not null default 0,
    rematch text,
    created_at bigint not null,
    ended_at bigint,
    -- The points to beat in a solo game; null until they are known.
    par integer,
    -- Hints may be taken, so that the game counts for no leaderboard.
    is_casual integer not null default 0,
    -- The ids of the interactions that the throws follow from besides the seed, with blanks between them; null where
    -- they follow from the seed and the number of events.
    interactions text,
    -- Discord takes no public message of a hidden game; where its channel is gone, it ends at ends_at.
    is_hidden integer not null default 0,
    ends_at bigint,
    -- Header and events of a finished game as one packed text; both are empty then.
    record text,
    -- How many times something was noted of its messages since the game began.
    noted bigint not null default 0,
    -- When a game without a clock ends because nobody has touched it; a game that has ended keeps it if that is why.
    untouched_at bigint,
    -- The game whose throws this one has, what stands for the id of a game in the throws, and the numbers of those that
    -- are left out because they were thrown again.
    throws_of text,
    dice_name text,
    skipped text not null default '',
    -- What features know of the game: an object of JSON with a value for each.
    facts text not null default '{}',
    -- Until when nobody may be told the seed.
    secret_until bigint,
    has_hints integer not null default 1,
    -- Which process redraws the messages, and until when.
    drawer text not null default '',
    drawn_until bigint not null default 0
);
create index game_ended on game (status, ended_at);
create index game_hidden on game (guild_id) where is_hidden = 1;
-- What is open is counted whenever something is opened; of all games these are few.
create index game_host on game (host_id, status);
create index game_channel on game (channel_id) where status in ('lobby', 'running');
create index game_guild on game (guild_id) where status in ('lobby', 'running');
create index game_steps on game (kind, variant, mode, step) where status = 'finished';
-- Every second somebody asks which games are due.
create index game_deadline on game (deadline) where status in ('lobby', 'running') and deadline is not null;
create index game_closes on game (closes_at) where status in ('lobby', 'running') and closes_at is not null;
create index game_ends on game (ends_at) where status in ('lobby', 'running') and ends_at is not null;
create index game_untouched on game (untouched_at) where status in ('lobby', 'running') and untouched_at is not null;
create index game_warning on game (warn_at) where status in ('lobby', 'running') and warn_at is not null and is_warned = 0;
-- Somebody who is deleted is looked for in the games with the throws of theirs.
create index game_throws on game (throws_of) where throws_of is not null;
create index game_drawn on game (drawn_until) where drawer <> '';

create table player (
    game text collate {bytewise} not null references game (id) on delete cascade,
    seat integer not null,
    user_id bigint,
    name text not null,
    locale text not null,
    computer text,
    panel text not null,
    missed integer not null default 0,
    has_left integer not null default 0,
    -- In a lobby, the interaction by which the seat was taken.
    joined bigint,
    theme text not null default 'dark',
    -- This is their first game of the kind.
    is_new integer not null default 0,
    -- Of a ghost: the seat whose moves it makes, and whose ghost it is; null once that person is deleted.
    ghost_of integer,
    ghost_user bigint,
    -- They are offered the lesson.
    is_offered integer not null default 0,
    -- Whom the host has removed has not left, and loses no rating by it.
    is_removed integer not null default 0,
    -- In a game that somebody plays alone, the next throw comes by itself.
    goes_on integer not null default 1,
    primary key (game, seat)
);
create index player_user on player (user_id);
create index player_ghost on player (ghost_user) where ghost_user is not null;

create table event (
    game text collate {bytewise} not null references game (id) on delete cascade,
    step integer not null,
    line text not null,
    at bigint not null,
    primary key (game, step)
);

create table entry (
    game text collate {bytewise} not null references game (id) on delete cascade,
    seat integer not null,
    move text not null,
    is_ready integer not null default 0,
    primary key (game, seat)
);

-- wants is the revision that a message must show, shows the one that it does; seat -1 is the table.
create table message (
    id {row_id} primary key,
    game text collate {bytewise} not null references game (id) on delete cascade,
    kind text not null,
    seat integer not null,
    step integer not null,
    channel_id bigint not null,
    message_id bigint not null,
    token text,
    token_until bigint,
    wants bigint not null,
    shows bigint not null default -1,
    is_urgent integer not null default 1,
    is_retired integer not null default 0,
    failures integer not null default 0,
    created_at bigint not null,
    edited_at bigint not null default 0,
    -- A message that failed is not tried again before this time.
    due_at bigint not null default 0,
    -- After a start Discord may show something newer than this database knows: it may be an old copy.
    is_unsure integer not null default 0
);
create unique index message_live on message (game, kind, seat) where is_retired = 0;
create index message_at on message (message_id);
create index message_behind on message (game) where shows < wants or is_retired = 1 or is_unsure = 1;

-- Public messages that are drawn no more, and whom they name.
create table naming (
    message_id bigint not null,
    channel_id bigint not null,
    user_id bigint not null,
    primary key (message_id, user_id)
);
create index naming_user on naming (user_id);

-- Messages that somebody wants to be gone; with is_all everything that the bot wrote in the channel before.
create table removal (
    channel_id bigint not null,
    message_id bigint not null,
    is_all integer not null,
    failures integer not null default 0,
    due_at bigint not null default 0,
    primary key (channel_id, message_id)
);
create index removal_due on removal (due_at);

-- Whom the notice of a lobby mentions; a seat is kept for the invited.
create table guest (
    game text collate {bytewise} not null,
    user_id bigint not null,
    is_invited integer not null,
    primary key (game, user_id)
);
create index guest_user on guest (user_id);

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

-- A person's own settings.
create table person (
    id bigint primary key,
    theme text not null default 'dark',
    -- When they were last told of a new table.
    told_at bigint not null default 0,
    -- They are on no board, and show nobody else a profile.
    is_unlisted integer not null default 0,
    -- Where they want to be told of their turns, and between which hours of their own not.
    notify text not null default 'dm',
    quiet_from integer,
    quiet_until integer,
    -- They have taken the lesson that is offered with a first game, or turned it down.
    has_answered integer not null default 0,
    goes_on integer not null default 1,
    -- For what only they see; null for that of their Discord.
    language text,
    -- The zone of their clock by its IANA name, or how many minutes it is ahead of UTC.
    zone text,
    -- Empty for somebody who has only set something.
    name text not null default ''
);
create index person_unlisted on person (id) where is_unlisted = 1;

-- What somebody has achieved stays theirs when an achievement becomes rarer later: when they first did it.
create table achievement (
    user_id bigint not null,
    name text not null,
    earned_at bigint not null,
    primary key (user_id, name)
);

-- Whom a deletion must give no second try and no new opponent: hashes of people, each with a key of its own, for what
-- they have had already. Both are wiped at their time, a day later at most.
create table departed (
    scope text not null,
    secret text not null,
    digest text not null,
    until bigint not null,
    primary key (scope, digest)
);

create table guild (
    id bigint primary key,
    language text,
    clock text,
    channels text not null default '',
    -- The colours of public pictures.
    theme text not null default 'dark',
    -- What table messages do: follow, stay or rounds.
    table_style text not null default 'follow',
    -- Where and at which hour (UTC) the daily message comes.
    daily_channel bigint,
    daily_hour integer not null default 8,
    -- Whether the film of a finished game comes into its channel.
    has_films integer not null default 0,
    -- Whether the daily message has the puzzle of the day.
    has_puzzles integer not null default 0
);
create index guild_daily on guild (id) where daily_channel is not null;

-- Whom a server's new tables are announced to.
create table alert (
    guild_id bigint not null,
    user_id bigint not null,
    primary key (guild_id, user_id)
);
create index alert_user on alert (user_id);

create table result (
    game text collate {bytewise} not null,
    seat integer not null,
    user_id bigint,
    computer text,
    guild_id bigint,
    game_kind text not null,
    variant text not null,
    mode text not null,
    seats integer not null,
    points integer not null,
    is_winner integer not null,
    reason text not null,
    ended_at bigint not null,
    -- Why it counts for no leaderboard: alone, hints or rules, or how it was played on a daily sheet; empty if it counts.
    uncounted text not null default '',
    -- Whom it is rated for: the user or, once they are deleted, a random negative number; null for computers.
    person bigint,
    -- The player left, or a computer player had taken over the seat by the end.
    has_left integer not null default 0,
    -- Why it is not rated: solo, alone, hints, rules, clock, few or short; empty if it is.
    unrated text not null default '',
    -- In solo, what the strong computer player made of the same throws; null if it was not found before the end.
    par integer,
    -- Of a rated game: the share of the other people who were beaten, in per cent; a tie is half. Null for the others.
    beaten integer,
    -- What the person did well on the sheet, as names with blanks between; null until it was looked at.
    feats text,
    -- What a review found: the decisions, and what they lost in tenths of a point. Null until it is noted.
    decisions integer,
    loss integer,
    -- What it counts for its season, in quarters: the same people count in full once a day, then less and less.
    weight integer not null default 4,
    primary key (game, seat)
);
create index result_user on result (user_id);
create index result_uncounted on result (game_kind, mode, uncounted, coalesce(guild_id, 0)) where uncounted <> '';
-- The games that nobody has reviewed; the first seat stands for the whole game.
create index result_unreviewed on result (ended_at) where decisions is null and seat = 0;

-- A person's present rating in a pool, that is, one game in one mode.
create table rating (
    game_kind text not null,
    mode text not null,
    person bigint not null,
    mu double precision not null,
    sigma double precision not null,
    shown integer not null,
    games integer not null,
    opponents integer not null,
    last_at bigint not null,
    primary key (game_kind, mode, person)
);
create index rating_person on rating (person);
-- Whole, so that nothing else is read to count those who are listed.
create index rating_shown on rating (game_kind, mode, shown desc, person, sigma, last_at, opponents);

-- What each rated game made of it, and by which model.
create table rating_change (
    game text not null,
    person bigint not null,
    game_kind text not null,
    mode text not null,
    ended_at bigint not null,
    model text not null,
    mu double precision not null,
    sigma double precision not null,
    primary key (game, person)
);
create index rating_change_time on rating_change (game_kind, mode, ended_at);
create index rating_change_person on rating_change (person, game_kind, mode, ended_at);

-- The games that ratings do not know yet.
create table rating_due (
    game text primary key,
    game_kind text not null,
    mode text not null,
    ended_at bigint not null
);
create index rating_due_time on rating_due (ended_at);

-- What a person's results on one board come to. An empty period stands for all time, an empty variant for all, guild 0
-- for every server. The key begins with the person and orders the table itself, which makes an index needless.
create table standing (
    kind text not null,
    game_kind text not null,
    mode text not null,
    variant text not null,
    guild_id bigint not null,
    period text not null,
    user_id bigint not null,
    games integer not null,
    value bigint not null,
    second bigint not null,
    reached_at bigint not null,
    -- The best single result, first made at reached_at.
    best bigint not null default 0,
    -- A season's board goes by the mean share of people beaten: the sum of the weighted shares, and of the weights.
    total bigint not null default 0,
    weight bigint not null default 0,
    primary key (user_id, guild_id, period, game_kind, mode, kind, variant)
) {clustered};
create index standing_place on standing (kind, game_kind, mode, variant, guild_id, period, value desc, second desc,
    reached_at, user_id);

-- The quarters that are over: their standings are never counted again.
create table season (
    name text primary key,
    frozen_at bigint not null
);

-- What was luck and what was skill in a finished game, as JSON without names; made when somebody asks for it.
create table review (
    game text collate {bytewise} primary key references game (id) on delete cascade,
    content text not null,
    is_shown integer not null default 0,
    -- Whether what decisions lost was counted, and whether puzzles were looked for.
    is_examined integer not null default 0,
    is_searched integer not null default 0
);
create index review_unexamined on review (game) where is_examined = 0;
create index review_unsearched on review (game) where is_searched = 0;

-- The sheet of a day: one for each game, the same for everybody. Nobody is told the seed while it can still be played.
create table daily (
    game_kind text not null,
    day text not null,
    seed text not null,
    variant text not null,
    rules text not null,
    par integer not null,
    primary key (game_kind, day)
);

-- Each person's one game that counts for a day; of a deleted person, the random number that stands for them.
create table daily_try (
    game_kind text not null,
    day text not null,
    user_id bigint not null,
    game text not null,
    guild_id bigint,
    primary key (day, game_kind, user_id)
);
create index daily_try_user on daily_try (user_id);
create index daily_try_guild on daily_try (guild_id, day);

-- The daily messages that were sent.
create table daily_post (
    guild_id bigint not null,
    day text not null,
    channel_id bigint not null,
    message_id bigint not null default 0,
    shown text not null default '',
    due_at bigint not null default 0,
    primary key (day, guild_id)
);

-- Two people who keep a streak of daily sheets together: who asked, who was asked, and since which day, once they agree.
create table daily_pair (
    asker bigint not null,
    asked bigint not null,
    since text,
    asked_at bigint not null,
    primary key (asker, asked)
);
create index daily_pair_asked on daily_pair (asked);

-- Who wants to be reminded of the daily sheets, at which hour of their own, in which language, and when the next time.
create table daily_reminder (
    user_id bigint primary key,
    hour integer not null,
    locale text not null,
    due_at bigint not null
);
create index daily_reminder_due on daily_reminder (due_at);

-- Somebody has asked somebody else to play against their ghost. The stage is playing, asked, answering or over; answer
-- is the opponent's game. The winner is null without one. A deleted person's id is the random number for them.
create table challenge (
    id text primary key,
    game text not null,
    game_kind text not null,
    challenger bigint not null,
    opponent bigint not null,
    guild_id bigint not null,
    channel_id bigint not null,
    locale text not null,
    stage text not null,
    answer text,
    winner bigint,
    made_at bigint not null,
    until bigint,
    ended_at bigint,
    is_asked integer not null default 0,
    is_told integer not null default 0,
    due_at bigint not null default 0,
    -- The message with the result: where somebody is deleted it is changed, not removed.
    message_id bigint not null default 0
);
create index challenge_open on challenge (id) where is_told = 0;
create index challenge_challenger on challenge (challenger, game_kind);
create index challenge_opponent on challenge (opponent, game_kind);
create index challenge_game on challenge (game);

-- A decision with one move that is far better than all others: the game up to it without names, the best moves with
-- blanks between, and what the game says it is about. `source` is the game it comes from, null for one that computers
-- played; the record is empty once somebody in that game asked to be forgotten, or the puzzle is asked no more.
-- `person` stands for it in ratings.
create table puzzle (
    id text primary key,
    game_kind text not null,
    variant text not null,
    mode text not null,
    record text not null,
    seat integer not null,
    moves text not null,
    lead integer not null,
    motifs text not null,
    person bigint not null,
    source text,
    made_at bigint not null,
    -- How often the weakest computer player missed it, of eight tries, and how much less the other moves bring.
    misses integer not null default 5,
    behind text not null default ''
);
create index puzzle_game on puzzle (game_kind, id);
create index puzzle_source on puzzle (source);

-- Each person's one try of a puzzle; of a deleted person, the random number that stands for them.
create table puzzle_try (
    id text primary key,
    puzzle text not null,
    person bigint not null,
    move text not null,
    is_solved integer not null,
    tried_at bigint not null
);
create unique index puzzle_try_once on puzzle_try (person, puzzle);
create index puzzle_try_puzzle on puzzle_try (puzzle);

-- The puzzle of a day.
create table puzzle_day (
    day text primary key,
    puzzle text not null
);
create index puzzle_day_puzzle on puzzle_day (puzzle);

-- People and servers that the owner of the bot keeps out.
create table block (
    kind text not null check (kind in ('person', 'server')),
    id bigint not null,
    reason text not null,
    since bigint not null,
    primary key (kind, id)
);

-- What is still to be said to servers by the owner of the bot.
create table announcement (
    guild_id bigint not null,
    said_at bigint not null,
    channel_id bigint not null,
    sentence text not null,
    primary key (guild_id, said_at)
);

-- What the program notes for itself: when it last ran, which commands Discord knows.
create table memo (
    name text primary key,
    value text not null
);

-- Processes that serve together; each gives itself a new name at every start.
create table process (
    owner text primary key,
    until bigint not null
);

-- What one process does for all, and until when another one may not take it over.
create table claim (
    name text primary key,
    owner text not null,
    until bigint not null
);

-- Which process lets the computer players of a game think.
create table thinking (
    game text primary key,
    step integer not null,
    owner text not null,
    until bigint not null
);
create index thinking_until on thinking (until);

-- What happens once on a date, such as the end of a season.
create table job (
    kind text not null,
    slot text not null,
    due bigint not null,
    owner text not null default '',
    term bigint not null default 0,
    until bigint not null default 0,
    is_done integer not null default 0,
    primary key (kind, slot)
);
create index job_due on job (due) where is_done = 0;
