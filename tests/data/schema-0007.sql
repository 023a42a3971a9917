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
INSERT INTO "entry" VALUES('kn69t5',2,'E2=3',1);
INSERT INTO "entry" VALUES('kn69t5',0,'D3=3',0);
INSERT INTO "entry" VALUES('jaz105',0,'B1=2',0);
CREATE TABLE event (
    game text not null references game (id) on delete cascade,
    step integer not null,
    line text not null,
    at bigint not null,
    primary key (game, step)
);
INSERT INTO "event" VALUES('kn69t5',0,'move 0:start=B2,D1,F2,D4,A1,A3 1:start=A3,A1,B2,F2,D4,D1 2:start=A1,F2,B2,D4,D1,A3',1000000);
INSERT INTO "event" VALUES('kn69t5',1,'roll 5 3',1000000);
INSERT INTO "event" VALUES('kn69t5',2,'move 0:F1=5 1:C2=5 2:E1=3',1000000);
INSERT INTO "event" VALUES('kn69t5',3,'roll 4 5',1000000);
INSERT INTO "event" VALUES('kn69t5',4,'move 0:C4=5 1:C3=4 2:D2=4',1000000);
INSERT INTO "event" VALUES('kn69t5',5,'roll 3 4',1000000);
INSERT INTO "event" VALUES('jaz105',0,'move 0:start=D1,A1,F2,A3,B2,D4',1000000);
INSERT INTO "event" VALUES('jaz105',1,'roll 5 2',1000000);
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
, mark integer, is_casual integer not null default 0, interactions text, is_hidden integer not null default 0, ends_at bigint, record text, best integer, untouched_at bigint);
INSERT INTO "game" VALUES('eex7sc','brilliant','fixture','table','lobby','{"clock": "live", "panel": "dm", "rules": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 4, "theme": "dark"}',NULL,'8735440b2cdf16250ec4305405c357ebcd73111c839aad43158c32a1749755f8',0,1,11,21,102,'en',2800000,NULL,NULL,0,NULL,1000000,NULL,NULL,0,'',0,NULL,NULL,NULL,NULL);
INSERT INTO "game" VALUES('kn69t5','brilliant','fixture','table','running','{"clock": "live", "panel": "dm", "seats": 3, "theme": "dark"}','{"game": "brilliant", "options": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 3}','c7816944ba025f15e0b62144034ac30ae8f2de3a8ac826bf55b7fc00c345762d',6,20,11,21,100,'en',1090000,1060000,NULL,0,NULL,1000000,NULL,NULL,0,'',0,NULL,NULL,NULL,NULL);
INSERT INTO "game" VALUES('jaz105','brilliant','fixture','solo','running','{"clock": "none", "panel": "dm", "seats": 1, "theme": "dark"}','{"game": "brilliant", "options": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 1}','58bb206f2d3010205039865ad073cefa66c43df232fdc43475320c1952ee728b',2,5,11,21,100,'en',NULL,NULL,NULL,0,NULL,1000000,NULL,48,0,'',0,NULL,NULL,NULL,1210600000);
INSERT INTO "game" VALUES('g9qscd','brilliant','fixture','table','finished','{"clock": "live", "panel": "dm", "seats": 2, "theme": "dark"}',NULL,'291a6a60632642a6ef0b836fa63806d518c04d5ce68932cfd59394eb7ca67064',49,103,11,21,100,'en',NULL,NULL,NULL,0,'edhjvb',1000000,1000000,NULL,0,'',0,NULL,'c=^Tx8$Q)qJ8r`;484jD;GxuS)8LN`H1}wMAgMhhZFBsRq9qy*5XW$qB151&iQ-3i3?**MYE)=_9&eZuK8Vpt@$q-y7kc9Tr1=+~C-s9Fj%u*)3szpkh)M4_TrnAO{y2~0>7vfZ6P8`qc{Z4YKS&4op#igdLv>ZF$^#<}T4sG75VNOuM5g%z-%&oipDb@~3(~KR+*|$^l7H=$-rH_k*;ej#+wZ^jC9Jz0_L6U0i}{mI+F7~0=tb*&&;R|6nenjpg!&}S%QQK}>#R66?W9SeHdSY<URO0#jjlRSFhlq^OJF~B4SD6WgiZ&K(|ZV>F{@n08VDA#&IEUdwVE;fVoWPjFdGbFIHhzcLB@I$NWI1cBOOe6KbvH>Cd-`fhe{A;vo3mOg9(~!FtT64T9@oY(LT3M6|A?6xd0g}HbkBDtX<Y~X5Z9VRa@ClFR*B2U9p`OkPR-BIEc@D@>%UA4h3s`@=LVYFCa1-_GjwkTFUHQl8L7Htf$z=n5+Yd11do>(LIox%OplF#Q~SQyR#G_`7?s}y7(n>jL=NTez6OmbuQRHSo>Zq',NULL,NULL);
INSERT INTO "game" VALUES('edhjvb','brilliant','fixture','table','lobby','{"clock": "live", "panel": "dm", "rules": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 2, "theme": "dark"}',NULL,'9c1fa985ab2ace8c7d4cbf821bee33165b2ce5729f0f986c0715a40eb6914bc9',0,1,11,21,101,'en',2800000,NULL,NULL,0,NULL,1000000,NULL,NULL,0,'',0,NULL,NULL,NULL,NULL);
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
INSERT INTO "player" VALUES('eex7sc',0,102,'P2','en',NULL,'dm',0,0,NULL,'dark',0);
INSERT INTO "player" VALUES('kn69t5',0,100,'P0','en',NULL,'dm',0,0,NULL,'dark',0);
INSERT INTO "player" VALUES('kn69t5',1,101,'P1','en',NULL,'dm',0,0,NULL,'dark',0);
INSERT INTO "player" VALUES('kn69t5',2,NULL,'1','en','steady','dm',0,0,NULL,'dark',0);
INSERT INTO "player" VALUES('jaz105',0,100,'P0','en',NULL,'dm',0,0,NULL,'dark',0);
INSERT INTO "player" VALUES('g9qscd',0,100,'P0','en',NULL,'dm',0,0,NULL,'dark',0);
INSERT INTO "player" VALUES('g9qscd',1,101,'P1','en',NULL,'dm',0,0,NULL,'dark',0);
INSERT INTO "player" VALUES('edhjvb',0,101,'P1','en',NULL,'dm',0,0,NULL,'dark',0);
INSERT INTO "player" VALUES('edhjvb',1,100,'P0','en',NULL,'dm',0,0,NULL,'dark',0);
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
    ended_at bigint not null, uncounted text not null default '',
    primary key (game, seat)
);
INSERT INTO "result" VALUES('g9qscd',0,100,'P0',NULL,11,'brilliant','fixture','table',2,14,0,'target',1000000,'');
INSERT INTO "result" VALUES('g9qscd',1,101,'P1',NULL,11,'brilliant','fixture','table',2,30,1,'target',1000000,'');
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
INSERT INTO "standing" VALUES('brilliant','table','',0,100,'P0',1,0,14,14,1000000,0,14);
INSERT INTO "standing" VALUES('brilliant','table','',11,100,'P0',1,0,14,14,1000000,0,14);
INSERT INTO "standing" VALUES('brilliant','table','fixture',0,100,'P0',1,0,14,14,1000000,0,14);
INSERT INTO "standing" VALUES('brilliant','table','fixture',11,100,'P0',1,0,14,14,1000000,0,14);
INSERT INTO "standing" VALUES('brilliant','table','',0,101,'P1',1,1,30,30,1000000,1,30);
INSERT INTO "standing" VALUES('brilliant','table','',11,101,'P1',1,1,30,30,1000000,1,30);
INSERT INTO "standing" VALUES('brilliant','table','fixture',0,101,'P1',1,1,30,30,1000000,1,30);
INSERT INTO "standing" VALUES('brilliant','table','fixture',11,101,'P1',1,1,30,30,1000000,1,30);
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
CREATE INDEX game_host on game (host_id) where status in ('lobby', 'running');
CREATE INDEX game_channel on game (channel_id) where status in ('lobby', 'running');
CREATE INDEX game_guild on game (guild_id) where status in ('lobby', 'running');
COMMIT;
PRAGMA user_version = 7;
