BEGIN TRANSACTION;
CREATE TABLE alert (
    guild_id bigint not null,
    user_id bigint not null,
    primary key (guild_id, user_id)
);
CREATE TABLE entry (
    game text not null references game (id) on delete cascade,
    seat integer not null,
    move text not null,
    is_ready integer not null default 0,
    primary key (game, seat)
);
INSERT INTO "entry" VALUES('m696e0',2,'F3=3',1);
INSERT INTO "entry" VALUES('m696e0',0,'D2=3',0);
INSERT INTO "entry" VALUES('fzx6yc',0,'F1=3',0);
CREATE TABLE event (
    game text not null references game (id) on delete cascade,
    step integer not null,
    line text not null,
    at bigint not null,
    primary key (game, step)
);
INSERT INTO "event" VALUES('m696e0',0,'move 0:start=B2,D1,F2,D4,A1,A3 1:start=A3,A1,B2,F2,D4,D1 2:start=A3,F2,A1,D1,D4,B2',1000000);
INSERT INTO "event" VALUES('m696e0',1,'roll 3 5',1000000);
INSERT INTO "event" VALUES('m696e0',2,'move 0:F1=5 1:C2=5 2:C4=3',1000000);
INSERT INTO "event" VALUES('m696e0',3,'roll 3 6',1000000);
INSERT INTO "event" VALUES('m696e0',4,'move 0:F3=6 1:D2=3 2:B4=6',1000000);
INSERT INTO "event" VALUES('m696e0',5,'roll 2 3',1000000);
INSERT INTO "event" VALUES('fzx6yc',0,'move 0:start=D1,A1,F2,A3,B2,D4',1000000);
INSERT INTO "event" VALUES('fzx6yc',1,'roll 3 3',1000000);
CREATE TABLE game (
    id text primary key,
    name text not null,
    variant text not null,
    mode text not null,
    status text not null,
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
    ended_at bigint
, mark integer, is_casual integer not null default 0, interactions text, is_hidden integer not null default 0, ends_at bigint, record text, best integer, noted bigint not null default 0, untouched_at bigint, median integer);
INSERT INTO "game" VALUES('qtwx79','brilliant','fixture','table','lobby','{"clock": "live", "panel": "dm", "rules": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 4, "theme": "dark"}',NULL,'f142712053967a45fcfbc786597fa67fbf535d9d099d421a952a8253580b0649',0,1,11,21,102,'en',2800000,NULL,NULL,0,NULL,1000000,NULL,NULL,0,'',0,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "game" VALUES('m696e0','brilliant','fixture','table','running','{"clock": "live", "panel": "dm", "seats": 3, "theme": "dark"}','{"game": "brilliant", "options": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 3}','3295072f65d134acaa3cd5427ec2f838b42b09dfd62f435fa7456f023e1d0880',6,20,11,21,100,'en',1090000,1060000,NULL,0,NULL,1000000,NULL,NULL,0,'',0,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "game" VALUES('fzx6yc','brilliant','fixture','solo','running','{"clock": "none", "panel": "dm", "seats": 1, "theme": "dark"}','{"game": "brilliant", "options": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 1}','830282604fa36e3e7f8c05332a4a3f7e114d30074d5964a84a74af27836aac3a',2,5,11,21,100,'en',NULL,NULL,NULL,0,NULL,1000000,NULL,44,0,'',0,NULL,NULL,NULL,0,1210600000,NULL);
INSERT INTO "game" VALUES('51wn8n','brilliant','fixture','table','finished','{"clock": "live", "panel": "dm", "seats": 2, "theme": "dark"}',NULL,'82f179e4924b6bf50a7ce13b94d3443d75fb72f0114d8682063c71dd77ec1ab3',49,103,11,21,100,'en',NULL,NULL,NULL,0,'h1c1sn',1000000,1000000,NULL,0,'',0,NULL,'c=^Tx8$Q)qJ8r`;484jE;Gv>En+999faV@85G1vSq-~C0Qq&JI5XW$qB7@*O>4_hMG(~O8YE)=_9&eZuJ}9D-;Pdaq9eRrULGmwrpPC=ca8!eRU$F9;W=wj=>59pS^T&CfPnYI=JYm^&t+PQSe~=FFM-Lp`d#bBklN*fm;5h2@14Z`GN8~Vn;4{jH=aaeTb{F(JS<Ws0OOSu<k>1<xu(GY(8@8W+?MqmT9rgy_an0vX8fj<c@}iE``=0OpjhXSV)<S(U%$I59C0>t;@zPG1WINdos`b!zqV1s_L?bGM|5F6|>ef(X@X{)rK1eGQrW5ACO2m3$HDk~~#*_tG2R3r5!ift4r?&BOl4(rBMqv$N9*1&qDPl;b36o_%nK@OEWt3?@WJy@30w)a%Yy?Z@=w-pO4xJ7<j9CY$beBOEmvuJ<BQnAuaYE6-X_iGNPF?M10w)a%TlXgD=T-6p6nhTrBQkkfm+j(soy-0cWgQxebVrdyT9@VY(GNQ5po*NHeTybnOH2n@`bs~2cjK&sVl#7xd6V|5bQo9%n(_yW9bBg',NULL,0,NULL,NULL);
INSERT INTO "game" VALUES('h1c1sn','brilliant','fixture','table','lobby','{"clock": "live", "panel": "dm", "rules": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 2, "theme": "dark"}',NULL,'63f75efe3cf4047d6797ac32240c7629e145f5c377a7f5fddaece80c322288c1',0,1,11,21,101,'en',2800000,NULL,NULL,0,NULL,1000000,NULL,NULL,0,'',0,NULL,NULL,NULL,0,NULL,NULL);
CREATE TABLE guest (
    game text not null,
    user_id bigint not null,
    is_invited integer not null,
    primary key (game, user_id)
);
CREATE TABLE guild (
    id bigint primary key,
    language text,
    clock text,
    channels text not null default '',
    theme text not null default 'dark', table_style text not null default 'follow');
CREATE TABLE identify_slot (
    bucket integer primary key,
    free_at bigint not null
);
CREATE TABLE job (
    kind text not null,
    slot text not null,
    due bigint not null,
    owner text not null default '',
    term bigint not null default 0,
    until bigint not null default 0,
    is_done integer not null default 0,
    primary key (kind, slot)
);
CREATE TABLE memo (
    name text primary key,
    value text not null
);
INSERT INTO "memo" VALUES('alive_at','1000000');
CREATE TABLE message (
    id integer primary key,
    game text not null references game (id) on delete cascade,
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
    edited_at bigint not null default 0
, due_at bigint not null default 0, is_unsure integer not null default 0);
CREATE TABLE naming (
    message_id bigint not null,
    channel_id bigint not null,
    user_id bigint not null,
    primary key (message_id, user_id)
);
CREATE TABLE person (
    id bigint primary key,
    theme text not null default 'dark',
    told_at bigint not null default 0
);
CREATE TABLE player (
    game text not null references game (id) on delete cascade,
    seat integer not null,
    user_id bigint,
    name text not null,
    locale text not null,
    computer text,
    panel text not null,
    missed integer not null default 0,
    has_left integer not null default 0, joined bigint, theme text not null default 'dark', is_new integer not null default 0,
    primary key (game, seat)
);
INSERT INTO "player" VALUES('qtwx79',0,102,'P2','en',NULL,'dm',0,0,NULL,'dark',0);
INSERT INTO "player" VALUES('m696e0',0,100,'P0','en',NULL,'dm',0,0,NULL,'dark',0);
INSERT INTO "player" VALUES('m696e0',1,101,'P1','en',NULL,'dm',0,0,NULL,'dark',0);
INSERT INTO "player" VALUES('m696e0',2,NULL,'1','en','steady','dm',0,0,NULL,'dark',0);
INSERT INTO "player" VALUES('fzx6yc',0,100,'P0','en',NULL,'dm',0,0,NULL,'dark',0);
INSERT INTO "player" VALUES('51wn8n',0,100,'P0','en',NULL,'dm',0,0,NULL,'dark',0);
INSERT INTO "player" VALUES('51wn8n',1,101,'P1','en',NULL,'dm',0,0,NULL,'dark',0);
INSERT INTO "player" VALUES('h1c1sn',0,101,'P1','en',NULL,'dm',0,0,NULL,'dark',0);
INSERT INTO "player" VALUES('h1c1sn',1,100,'P0','en',NULL,'dm',0,0,NULL,'dark',0);
CREATE TABLE process (
    owner text primary key,
    until bigint not null,
    is_leaving integer not null
);
CREATE TABLE rating (
    game_name text not null,
    mode text not null,
    person bigint not null,
    name text not null,
    mu double precision not null,
    sigma double precision not null,
    shown integer not null,
    games integer not null,
    opponents integer not null,
    last_at bigint not null,
    primary key (game_name, mode, person)
);
CREATE TABLE rating_change (
    game text not null,
    person bigint not null,
    game_name text not null,
    mode text not null,
    ended_at bigint not null,
    model text not null,
    mu double precision not null,
    sigma double precision not null,
    primary key (game, person)
);
CREATE TABLE rating_due (
    game text primary key,
    game_name text not null,
    mode text not null,
    ended_at bigint not null
);
INSERT INTO "rating_due" VALUES('51wn8n','brilliant','table',1000000);
CREATE TABLE removal (
    channel_id bigint not null,
    message_id bigint not null,
    is_all integer not null,
    failures integer not null default 0,
    due_at bigint not null default 0,
    primary key (channel_id, message_id)
);
CREATE TABLE result (
    game text not null,
    seat integer not null,
    user_id bigint,
    name text not null,
    computer text,
    guild_id bigint,
    game_name text not null,
    variant text not null,
    mode text not null,
    seats integer not null,
    points integer not null,
    is_winner integer not null,
    reason text not null,
    ended_at bigint not null, uncounted text not null default '', person bigint, has_left integer not null default 0, unrated text not null default '',
    primary key (game, seat)
);
INSERT INTO "result" VALUES('51wn8n',0,100,'P0',NULL,11,'brilliant','fixture','table',2,28,1,'target',1000000,'',100,0,'');
INSERT INTO "result" VALUES('51wn8n',1,101,'P1',NULL,11,'brilliant','fixture','table',2,20,0,'target',1000000,'',101,0,'');
CREATE TABLE review (
    game text primary key references game (id) on delete cascade,
    content text not null,
    is_shown integer not null default 0
);
CREATE TABLE shard_lease (
    shard integer not null,
    shards integer not null,
    owner text not null,
    term bigint not null,
    until bigint not null,
    heir text not null default '',
    is_heir_ready integer not null default 0,
    taken text not null default '',
    primary key (shard, shards)
);
CREATE TABLE standing (
    game_name text not null,
    mode text not null,
    variant text not null,
    guild_id bigint not null,
    user_id bigint not null,
    name text not null,
    games integer not null,
    wins integer not null,
    points bigint not null,
    best integer not null,
    best_at bigint not null,
    first_key bigint not null,
    second_key bigint not null,
    primary key (game_name, mode, variant, guild_id, user_id)
);
INSERT INTO "standing" VALUES('brilliant','table','',0,100,'P0',1,1,28,28,1000000,1,28);
INSERT INTO "standing" VALUES('brilliant','table','',11,100,'P0',1,1,28,28,1000000,1,28);
INSERT INTO "standing" VALUES('brilliant','table','fixture',0,100,'P0',1,1,28,28,1000000,1,28);
INSERT INTO "standing" VALUES('brilliant','table','fixture',11,100,'P0',1,1,28,28,1000000,1,28);
INSERT INTO "standing" VALUES('brilliant','table','',0,101,'P1',1,0,20,20,1000000,0,20);
INSERT INTO "standing" VALUES('brilliant','table','',11,101,'P1',1,0,20,20,1000000,0,20);
INSERT INTO "standing" VALUES('brilliant','table','fixture',0,101,'P1',1,0,20,20,1000000,0,20);
INSERT INTO "standing" VALUES('brilliant','table','fixture',11,101,'P1',1,0,20,20,1000000,0,20);
CREATE TABLE thinking (
    game text primary key,
    step integer not null,
    owner text not null,
    until bigint not null
);
CREATE INDEX game_open on game (status, deadline);
CREATE INDEX player_user on player (user_id);
CREATE UNIQUE INDEX message_live on message (game, kind, seat) where is_retired = 0;
CREATE INDEX message_game on message (game);
CREATE INDEX message_at on message (message_id);
CREATE INDEX game_ended on game (status, ended_at);
CREATE INDEX standing_place on standing (game_name, mode, variant, guild_id, first_key desc, second_key desc,
    best_at, user_id);
CREATE INDEX standing_user on standing (user_id);
CREATE INDEX result_user on result (user_id, game_name, mode);
CREATE INDEX game_hidden on game (guild_id) where is_hidden = 1;
CREATE INDEX message_behind on message (game) where shows < wants or is_retired = 1 or is_unsure = 1;
CREATE INDEX naming_user on naming (user_id);
CREATE INDEX removal_due on removal (due_at);
CREATE INDEX alert_user on alert (user_id);
CREATE INDEX guest_user on guest (user_id);
CREATE INDEX result_uncounted on result (game_name, mode, uncounted, coalesce(guild_id, 0)) where uncounted <> '';
CREATE INDEX thinking_until on thinking (until);
CREATE INDEX job_due on job (due) where is_done = 0;
CREATE INDEX game_host on game (host_id, status);
CREATE INDEX game_channel on game (channel_id, status);
CREATE INDEX game_guild on game (guild_id, status);
CREATE INDEX game_steps on game (name, variant, mode, step) where status = 'finished';
CREATE INDEX rating_shown on rating (game_name, mode, shown desc, person, sigma, last_at, opponents);
CREATE INDEX rating_person on rating (person);
CREATE INDEX rating_change_time on rating_change (game_name, mode, ended_at);
CREATE INDEX rating_change_person on rating_change (person, game_name, mode, ended_at);
CREATE INDEX rating_due_time on rating_due (ended_at);
COMMIT;
PRAGMA user_version = 9;
