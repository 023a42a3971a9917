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
INSERT INTO "entry" VALUES('a060zr',2,'C5=1',1);
INSERT INTO "entry" VALUES('a060zr',0,'C2=3',0);
INSERT INTO "entry" VALUES('199rpf',0,'E1=6',0);
CREATE TABLE event (
    game text not null references game (id) on delete cascade,
    step integer not null,
    line text not null,
    at bigint not null,
    primary key (game, step)
);
INSERT INTO "event" VALUES('a060zr',0,'move 0:start=B2,D1,F2,D4,A1,A3 1:start=A3,A1,B2,F2,D4,D1 2:start=B2,F2,A1,D4,D1,A3',1000000);
INSERT INTO "event" VALUES('a060zr',1,'roll 3 4',1000000);
INSERT INTO "event" VALUES('a060zr',2,'move 0:F1=4 1:F1=3 2:C4=3',1000000);
INSERT INTO "event" VALUES('a060zr',3,'roll 6 4',1000000);
INSERT INTO "event" VALUES('a060zr',4,'move 0:C4=6 1:E2=6 2:A4=4',1000000);
INSERT INTO "event" VALUES('a060zr',5,'roll 1 3',1000000);
INSERT INTO "event" VALUES('199rpf',0,'move 0:start=D1,A1,F2,A3,B2,D4',1000000);
INSERT INTO "event" VALUES('199rpf',1,'roll 1 6',1000000);
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
, mark integer, is_casual integer not null default 0, interactions text, is_hidden integer not null default 0, ends_at bigint, record text, best integer);
INSERT INTO "game" VALUES('c8j32w','brilliant','fixture','table','lobby','{"clock": "live", "panel": "dm", "rules": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 4, "theme": "dark"}',NULL,'6cf3f17656106e3f372d8571f5a25a213fc75ad3c328e7d2536e8060a40b9fd6',0,1,11,21,102,'en',2800000,NULL,NULL,0,NULL,1000000,NULL,NULL,0,'',0,NULL,NULL,NULL);
INSERT INTO "game" VALUES('a060zr','brilliant','fixture','table','running','{"clock": "live", "panel": "dm", "seats": 3, "theme": "dark"}','{"game": "brilliant", "options": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 3}','ca2b1344d1ef0ab37af9e9a618035cc56fadda62ab204ce6911c5c6303cdb1f7',6,20,11,21,100,'en',1090000,1060000,NULL,0,NULL,1000000,NULL,NULL,0,'',0,NULL,NULL,NULL);
INSERT INTO "game" VALUES('199rpf','brilliant','fixture','solo','running','{"clock": "none", "panel": "dm", "seats": 1, "theme": "dark"}','{"game": "brilliant", "options": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 1}','dcc6fe6457d45fa4562c9d3bd50e00cb75cefb06fd36a844d73ff93f571e7aae',2,5,11,21,100,'en',NULL,NULL,NULL,0,NULL,1000000,NULL,46,0,'',0,NULL,NULL,NULL);
INSERT INTO "game" VALUES('vnwr5e','brilliant','fixture','table','finished','{"clock": "live", "panel": "dm", "seats": 2, "theme": "dark"}',NULL,'f7f1d1e9133041ede1007e750167a50f3f2932c2bfdf5ccea474536eaf2f1e26',59,123,11,21,100,'en',NULL,NULL,NULL,0,'papz39',1000000,1000000,NULL,0,'',0,NULL,'c=^Tx8$Q)q&2GXl41Se9Ko86BEr*1*(s++eLNI!OZ9M+$xOO7C0adw79IEz<9skM3iI-J1Y_#5Y7bppDn9))2@%u<O^qBXv<R1`E%@<TS?7==y(0Lt4D0;i&8Hy3rkHa|bPt9SshqminSA&W9jdB1#e4*@~u&>%Qa>0l%8_N3hf|)(vBT|~*(i!E=^GUgLyGr`elyl4flH{Lzr1!Eqtt@Nzy5;9z>k8IvhqcMKzvuG@jkL0JdD4y6>ze=j3oGOH-WBSDX}&BgL3}?ePD49+QHZAPY&+;Ssy6AiQ;n(+`eqRvrl}#@c;?XQU}1S@f@e%Kwy_z5hfEs@*6W}F>s2s>>Bb6Xhz=f1XRfA_fZUY9CEia557=OWW6Uv@;3Hs3F{Uay6Hw)7S%*qaV1{xg%llPyNPt+SyAqx*^8}I9pE?-kS=p?k{m`tegV3Q6D5w5S2cKoh6Is_jN<P~&I_9a0oYj;U`$4eevMi_yVSYx3+cGBpizEw>3s(HD2=g2hZq8GDRM|65aV9!c@q&t>ex5Nq<JpT2m41WGKI%o5ItFdlz1XGFeQ+~dmpD^d7GQ0E0EmW#c>',NULL);
INSERT INTO "game" VALUES('papz39','brilliant','fixture','table','lobby','{"clock": "live", "panel": "dm", "rules": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 2, "theme": "dark"}',NULL,'01edf6370e527fadec20a6a67760f3e05750d035864f2c4cac6558286ff47fcb',0,1,11,21,101,'en',2800000,NULL,NULL,0,NULL,1000000,NULL,NULL,0,'',0,NULL,NULL,NULL);
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
INSERT INTO "player" VALUES('c8j32w',0,102,'P2','en',NULL,'dm',0,0,NULL,'dark',0);
INSERT INTO "player" VALUES('a060zr',0,100,'P0','en',NULL,'dm',0,0,NULL,'dark',0);
INSERT INTO "player" VALUES('a060zr',1,101,'P1','en',NULL,'dm',0,0,NULL,'dark',0);
INSERT INTO "player" VALUES('a060zr',2,NULL,'1','en','steady','dm',0,0,NULL,'dark',0);
INSERT INTO "player" VALUES('199rpf',0,100,'P0','en',NULL,'dm',0,0,NULL,'dark',0);
INSERT INTO "player" VALUES('vnwr5e',0,100,'P0','en',NULL,'dm',0,0,NULL,'dark',0);
INSERT INTO "player" VALUES('vnwr5e',1,101,'P1','en',NULL,'dm',0,0,NULL,'dark',0);
INSERT INTO "player" VALUES('papz39',0,101,'P1','en',NULL,'dm',0,0,NULL,'dark',0);
INSERT INTO "player" VALUES('papz39',1,100,'P0','en',NULL,'dm',0,0,NULL,'dark',0);
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
INSERT INTO "result" VALUES('vnwr5e',0,100,'P0',NULL,11,'brilliant','fixture','table',2,22,0,'target',1000000,'');
INSERT INTO "result" VALUES('vnwr5e',1,101,'P1',NULL,11,'brilliant','fixture','table',2,26,1,'target',1000000,'');
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
INSERT INTO "standing" VALUES('brilliant','table','',0,100,'P0',1,0,22,22,1000000,0,22);
INSERT INTO "standing" VALUES('brilliant','table','',11,100,'P0',1,0,22,22,1000000,0,22);
INSERT INTO "standing" VALUES('brilliant','table','fixture',0,100,'P0',1,0,22,22,1000000,0,22);
INSERT INTO "standing" VALUES('brilliant','table','fixture',11,100,'P0',1,0,22,22,1000000,0,22);
INSERT INTO "standing" VALUES('brilliant','table','',0,101,'P1',1,1,26,26,1000000,1,26);
INSERT INTO "standing" VALUES('brilliant','table','',11,101,'P1',1,1,26,26,1000000,1,26);
INSERT INTO "standing" VALUES('brilliant','table','fixture',0,101,'P1',1,1,26,26,1000000,1,26);
INSERT INTO "standing" VALUES('brilliant','table','fixture',11,101,'P1',1,1,26,26,1000000,1,26);
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
COMMIT;
PRAGMA user_version = 6;
