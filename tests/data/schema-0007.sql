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
INSERT INTO "entry" VALUES('9yhh5f',2,'A6=1',1);
INSERT INTO "entry" VALUES('9yhh5f',0,'B3=1',0);
INSERT INTO "entry" VALUES('4zdcfq',0,'F1=3',0);
CREATE TABLE event (
    game text not null references game (id) on delete cascade,
    step integer not null,
    line text not null,
    at bigint not null,
    primary key (game, step)
);
INSERT INTO "event" VALUES('9yhh5f',0,'move 0:start=B2,D1,F2,D4,A1,A3 1:start=A3,A1,B2,F2,D4,D1 2:start=B2,D1,A1,F2,D4,A3',1000000);
INSERT INTO "event" VALUES('9yhh5f',1,'roll 5 6',1000000);
INSERT INTO "event" VALUES('9yhh5f',2,'move 0:A2=5 1:E1=5 2:A4=5',1000000);
INSERT INTO "event" VALUES('9yhh5f',3,'roll 5 1',1000000);
INSERT INTO "event" VALUES('9yhh5f',4,'move 0:C2=5 1:C4=1 2:A5=1',1000000);
INSERT INTO "event" VALUES('9yhh5f',5,'roll 1 1',1000000);
INSERT INTO "event" VALUES('4zdcfq',0,'move 0:start=D1,A1,F2,A3,B2,D4',1000000);
INSERT INTO "event" VALUES('4zdcfq',1,'roll 3 3',1000000);
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
, mark integer, is_casual integer not null default 0, interactions text, is_hidden integer not null default 0, ends_at bigint, record text, best integer, noted bigint not null default 0, untouched_at bigint);
INSERT INTO "game" VALUES('bcp73x','brilliant','fixture','table','lobby','{"clock": "live", "panel": "dm", "rules": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 4, "theme": "dark"}',NULL,'2bb05efc46320b369bdffee7416fe3653b5ed58cbe9cbcae30d8df07aae77154',0,1,11,21,102,'en',2800000,NULL,NULL,0,NULL,1000000,NULL,NULL,0,'',0,NULL,NULL,NULL,0,NULL);
INSERT INTO "game" VALUES('9yhh5f','brilliant','fixture','table','running','{"clock": "live", "panel": "dm", "seats": 3, "theme": "dark"}','{"game": "brilliant", "options": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 3}','06fd2a6056c1f07feef30f9710909a444bfabb52ef43c52c734b45146964ea01',6,20,11,21,100,'en',1090000,1060000,NULL,0,NULL,1000000,NULL,NULL,0,'',0,NULL,NULL,NULL,0,NULL);
INSERT INTO "game" VALUES('4zdcfq','brilliant','fixture','solo','running','{"clock": "none", "panel": "dm", "seats": 1, "theme": "dark"}','{"game": "brilliant", "options": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 1}','d3363606f279e9ec5b2df76195fdb2cb57a699d9a432d3f0740ffa716cfeaadc',2,5,11,21,100,'en',NULL,NULL,NULL,0,NULL,1000000,NULL,44,0,'',0,NULL,NULL,NULL,0,1210600000);
INSERT INTO "game" VALUES('nj66vf','brilliant','fixture','table','finished','{"clock": "live", "panel": "dm", "seats": 2, "theme": "dark"}',NULL,'169440300fdd6978cf4cc2f6dabbfc6225e5458bf4b48cac5a8a472973142998',51,107,11,21,100,'en',NULL,NULL,NULL,0,'jm1fq0',1000000,1000000,NULL,0,'',0,NULL,'c=^Tx8$Q)qJ8r`;484jE;Gz0%8f41`ntQZBkTf2WevV&Klt`lvk{HfXWC-LZ(T}7+niAJ#H7vB=_dk#l-Y}vg@#*_SH}n|yGxHDFPt6x(IIO`w&ro@tCP;ew(*=?d<&Wbu9nQ^he}J;<GS3D@_>FV`KO9hW@35}w8@^z~K~GVi1{m4%JtBqq9i36$JfGw{w?9EY8acQ8FG2pfM|v-t!^*mHFRefS+Lo{uZ`c}qhkHJM&`29AmnYq5y>9v5Uzr(q_pVSM4D&KgHu3$aSekb7q!3M;Y&+^Us<zW@QjMA+^vohSa@UZq5_%g9Oiwx(!gOORmQ1jK4Jwo-BQNXVp+-yxT^o=@rp{Qef|KT?DpLoCm=3<mG!+|7@PNTz;bMhLU%1%H1>R7xXo-sns_Mrwdzba=Sf-P8@DRDca<{-r_f*ssvyJ0*DszcW?7}<;;@P>XpArm&AqFN_(!EuA`izaNpIUH9te+KocAjjeWF2E547UPIQ49S>M}BZu^cx)6nlUZDO)lFyca9aAqPx#B6We8`UuUz-<gfUl=m#$5_p$$C@gKPO7x1WLYy',NULL,0,NULL);
INSERT INTO "game" VALUES('jm1fq0','brilliant','fixture','table','lobby','{"clock": "live", "panel": "dm", "rules": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 2, "theme": "dark"}',NULL,'7756fdacbdb9ac085d9af6ebdfb71bbb7a06b3f8182d115b958b7042b18d42bf',0,1,11,21,101,'en',2800000,NULL,NULL,0,NULL,1000000,NULL,NULL,0,'',0,NULL,NULL,NULL,0,NULL);
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
INSERT INTO "player" VALUES('bcp73x',0,102,'P2','en',NULL,'dm',0,0,NULL,'dark',0);
INSERT INTO "player" VALUES('9yhh5f',0,100,'P0','en',NULL,'dm',0,0,NULL,'dark',0);
INSERT INTO "player" VALUES('9yhh5f',1,101,'P1','en',NULL,'dm',0,0,NULL,'dark',0);
INSERT INTO "player" VALUES('9yhh5f',2,NULL,'1','en','steady','dm',0,0,NULL,'dark',0);
INSERT INTO "player" VALUES('4zdcfq',0,100,'P0','en',NULL,'dm',0,0,NULL,'dark',0);
INSERT INTO "player" VALUES('nj66vf',0,100,'P0','en',NULL,'dm',0,0,NULL,'dark',0);
INSERT INTO "player" VALUES('nj66vf',1,101,'P1','en',NULL,'dm',0,0,NULL,'dark',0);
INSERT INTO "player" VALUES('jm1fq0',0,101,'P1','en',NULL,'dm',0,0,NULL,'dark',0);
INSERT INTO "player" VALUES('jm1fq0',1,100,'P0','en',NULL,'dm',0,0,NULL,'dark',0);
CREATE TABLE process (
    owner text primary key,
    until bigint not null,
    is_leaving integer not null
);
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
INSERT INTO "result" VALUES('nj66vf',0,100,'P0',NULL,11,'brilliant','fixture','table',2,16,0,'target',1000000,'');
INSERT INTO "result" VALUES('nj66vf',1,101,'P1',NULL,11,'brilliant','fixture','table',2,28,1,'target',1000000,'');
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
INSERT INTO "standing" VALUES('brilliant','table','',0,100,'P0',1,0,16,16,1000000,0,16);
INSERT INTO "standing" VALUES('brilliant','table','',11,100,'P0',1,0,16,16,1000000,0,16);
INSERT INTO "standing" VALUES('brilliant','table','fixture',0,100,'P0',1,0,16,16,1000000,0,16);
INSERT INTO "standing" VALUES('brilliant','table','fixture',11,100,'P0',1,0,16,16,1000000,0,16);
INSERT INTO "standing" VALUES('brilliant','table','',0,101,'P1',1,1,28,28,1000000,1,28);
INSERT INTO "standing" VALUES('brilliant','table','',11,101,'P1',1,1,28,28,1000000,1,28);
INSERT INTO "standing" VALUES('brilliant','table','fixture',0,101,'P1',1,1,28,28,1000000,1,28);
INSERT INTO "standing" VALUES('brilliant','table','fixture',11,101,'P1',1,1,28,28,1000000,1,28);
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
COMMIT;
PRAGMA user_version = 7;
