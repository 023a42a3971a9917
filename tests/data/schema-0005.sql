BEGIN TRANSACTION;
CREATE TABLE entry (
    game text not null references game (id) on delete cascade,
    seat integer not null,
    move text not null,
    is_ready integer not null default 0,
    primary key (game, seat)
);
INSERT INTO "entry" VALUES('5dc5yr',2,'F3=3',1);
INSERT INTO "entry" VALUES('5dc5yr',0,'F1=1',0);
INSERT INTO "entry" VALUES('dv4svm',0,'D3=2',0);
CREATE TABLE event (
    game text not null references game (id) on delete cascade,
    step integer not null,
    line text not null,
    at bigint not null,
    primary key (game, step)
);
INSERT INTO "event" VALUES('5dc5yr',0,'move 0:start=B2,D1,F2,D4,A1,A3 1:start=A3,A1,B2,F2,D4,D1 2:start=F2,D1,B2,A3,A1,D4',1000000);
INSERT INTO "event" VALUES('5dc5yr',1,'roll 4 5',1000000);
INSERT INTO "event" VALUES('5dc5yr',2,'move 0:D3=5 1:F1=5 2:A4=5',1000000);
INSERT INTO "event" VALUES('5dc5yr',3,'roll 6 4',1000000);
INSERT INTO "event" VALUES('5dc5yr',4,'move 0:A4=4 1:E2=6 2:C4=4',1000000);
INSERT INTO "event" VALUES('5dc5yr',5,'roll 3 1',1000000);
INSERT INTO "event" VALUES('dv4svm',0,'move 0:start=D1,A1,F2,A3,B2,D4',1000000);
INSERT INTO "event" VALUES('dv4svm',1,'roll 2 6',1000000);
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
, mark integer, is_casual integer not null default 0, interactions text, is_hidden integer not null default 0, ends_at bigint, record text);
INSERT INTO "game" VALUES('gtjx6h','brilliant','fixture','table','lobby','{"clock": "live", "panel": "dm", "rules": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 4}',NULL,'16507b9eb487db23426e056355a0d8573acb5d7350fe9e98fa0be3aa5a758405',0,1,11,21,102,'en',2800000,NULL,NULL,0,NULL,1000000,NULL,NULL,0,'',0,NULL,NULL);
INSERT INTO "game" VALUES('5dc5yr','brilliant','fixture','table','running','{"clock": "live", "panel": "dm", "seats": 3}','{"game": "brilliant", "options": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 3}','95f380a8d8ffae75f41bc5c5ffc3553362a80a36a1456cff008efbe86497ee95',6,20,11,21,100,'en',1090000,1060000,NULL,0,NULL,1000000,NULL,NULL,0,'',0,NULL,NULL);
INSERT INTO "game" VALUES('dv4svm','brilliant','fixture','solo','running','{"clock": "none", "panel": "dm", "seats": 1}','{"game": "brilliant", "options": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 1}','8ada8099f042c2df60ca1080d96e9dec7223f89ed43aca6b9398949b97e76509',2,5,11,21,100,'en',NULL,NULL,NULL,0,NULL,1000000,NULL,48,0,'',0,NULL,NULL);
INSERT INTO "game" VALUES('zmrwqh','brilliant','fixture','table','finished','{"clock": "live", "panel": "dm", "seats": 2}',NULL,'a9d2da8ab4a3effd183555280ee8d506dd26d0d56e7a331e5a1701653d2fff91',49,103,11,21,100,'en',NULL,NULL,NULL,0,'zghc2w',1000000,1000000,NULL,0,'',0,NULL,'c-ozmO^@0z5QgvjD@N%xt%&X9uvHET3Hx#GZBtbNyb!Iikz?3ht@ginY!i|cDq3Vgu-}<^=ELM8Sk)UI+(IzdjSx*OO%Ot$wx&_C#q*Cq@I4pS;tTv(b9ipv%uaJq&!Bc1)T;!ut_^;1*ou0=H(VOn^Mz5mg<Z?PgH*89jWm1-?V57~LaCP)MDxO-G2bdFF$YMY3J$@mppq-yEZvz~G6TDEyX@x9tsII<P7j;HZ|t_j<u>=YN_c>WO4^@~xZI|T+L{`ZOyQ{tvZ%t!tDrbMbK;+~!!x4?omIilO3rJIew1PiCDgCEdgCro96~g~4?f8R?JD_HYhJhCGTbcCbf;ZabFp(}x|X>UqqbiKe>V1XU!&~eB_S{jh0blW^oE^LE0n>5$pDg%A={naiZdA9tk#z~N2@cSyD?~`IhSM30<VFe<o^^C4H(6kq4{!5xUPyJVS0gZ%{a&)etBu;|JbBIYZx-_$BcI_gnAuQ=E@kgx$1J!0qJ2(Qo5EaewK9IWQMHAll%34j&zaHoAsC2zToU1-`JO$djkZY_K4TUzVXQC%|`7xOm3Y~n$fUe;f#b?6y_u>B8UcxKVw#$ksGaqfCOk4VMfyg%}bKfPD?tijGVTu+tzCo;-g=b#;D~qjZgdva^goiZOT$=c~Q@cIxS<)4^xUd?Z}(@m{UyGYpmBYk}|8YE*IL@H;p}yc03BK)AHE)6*OgDBYmDloD!>%l$`o8=U1}MFBxdQpO`K?>Gd@6^&M+x10MA;<Bm7TrS!R!NvE;C*Lm{y8DX>Bj9B06zGsQkusw%<Mtz<(nDvYMIUKdj_tTE*gol^N@uL1t9A`UYslArif@93SKI-bj(BwBN6<vM');
INSERT INTO "game" VALUES('zghc2w','brilliant','fixture','table','lobby','{"clock": "live", "panel": "dm", "rules": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 2}',NULL,'f02f46d9e595bba47ced0630851a80342db9564bee7501d8b2722fef57b5acb0',0,1,11,21,101,'en',2800000,NULL,NULL,0,NULL,1000000,NULL,NULL,0,'',0,NULL,NULL);
CREATE TABLE guild (
    id bigint primary key,
    language text,
    clock text,
    channels text not null default '',
    is_message_per_round integer not null default 0
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
CREATE TABLE player (
    game text not null references game (id) on delete cascade,
    seat integer not null,
    user_id bigint,
    name text not null,
    locale text not null,
    computer text,
    panel text not null,
    missed integer not null default 0,
    has_left integer not null default 0, joined bigint,
    primary key (game, seat)
);
INSERT INTO "player" VALUES('gtjx6h',0,102,'P2','en',NULL,'dm',0,0,NULL);
INSERT INTO "player" VALUES('5dc5yr',0,100,'P0','en',NULL,'dm',0,0,NULL);
INSERT INTO "player" VALUES('5dc5yr',1,101,'P1','en',NULL,'dm',0,0,NULL);
INSERT INTO "player" VALUES('5dc5yr',2,NULL,'1','en','steady','dm',0,0,NULL);
INSERT INTO "player" VALUES('dv4svm',0,100,'P0','en',NULL,'dm',0,0,NULL);
INSERT INTO "player" VALUES('zmrwqh',0,100,'P0','en',NULL,'dm',0,0,NULL);
INSERT INTO "player" VALUES('zmrwqh',1,101,'P1','en',NULL,'dm',0,0,NULL);
INSERT INTO "player" VALUES('zghc2w',0,101,'P1','en',NULL,'dm',0,0,NULL);
INSERT INTO "player" VALUES('zghc2w',1,100,'P0','en',NULL,'dm',0,0,NULL);
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
    ended_at bigint not null, is_casual integer not null default 0,
    primary key (game, seat)
);
INSERT INTO "result" VALUES('zmrwqh',0,100,'P0',NULL,11,'brilliant','fixture','table',2,26,1,'target',1000000,0);
INSERT INTO "result" VALUES('zmrwqh',1,101,'P1',NULL,11,'brilliant','fixture','table',2,16,0,'target',1000000,0);
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
INSERT INTO "standing" VALUES('brilliant','table','',0,100,'P0',1,1,26,26,1000000,1,26);
INSERT INTO "standing" VALUES('brilliant','table','',11,100,'P0',1,1,26,26,1000000,1,26);
INSERT INTO "standing" VALUES('brilliant','table','fixture',0,100,'P0',1,1,26,26,1000000,1,26);
INSERT INTO "standing" VALUES('brilliant','table','fixture',11,100,'P0',1,1,26,26,1000000,1,26);
INSERT INTO "standing" VALUES('brilliant','table','',0,101,'P1',1,0,16,16,1000000,0,16);
INSERT INTO "standing" VALUES('brilliant','table','',11,101,'P1',1,0,16,16,1000000,0,16);
INSERT INTO "standing" VALUES('brilliant','table','fixture',0,101,'P1',1,0,16,16,1000000,0,16);
INSERT INTO "standing" VALUES('brilliant','table','fixture',11,101,'P1',1,0,16,16,1000000,0,16);
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
COMMIT;
PRAGMA user_version = 5;
