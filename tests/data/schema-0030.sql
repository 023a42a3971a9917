BEGIN TRANSACTION;
CREATE TABLE achievement (
    user_id bigint not null,
    name text not null,
    earned_at bigint not null,
    primary key (user_id, name)
);
INSERT INTO "achievement" VALUES(101,'brilliant-full',1000000);
CREATE TABLE alert (
    guild_id bigint not null,
    user_id bigint not null,
    primary key (guild_id, user_id)
);
CREATE TABLE announcement (
    guild_id bigint not null,
    said_at bigint not null,
    channel_id bigint not null,
    sentence text not null,
    primary key (guild_id, said_at)
);
CREATE TABLE block (
    kind text not null check (kind in ('person', 'server')),
    id bigint not null,
    reason text not null,
    since bigint not null,
    primary key (kind, id)
);
CREATE TABLE challenge (
    id text primary key,
    game text not null,
    game_kind text not null,
    challenger bigint not null,
    challenger_name text not null,
    opponent bigint not null,
    opponent_name text not null,
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
    due_at bigint not null default 0
, message_id bigint not null default 0);
CREATE TABLE claim (
    name text primary key,
    owner text not null,
    until bigint not null
);
CREATE TABLE daily (
    game_kind text not null,
    day text not null,
    seed text not null,
    variant text not null,
    rules text not null,
    par integer not null,
    primary key (game_kind, day)
);
CREATE TABLE daily_pair (
    asker bigint not null,
    asked bigint not null,
    since text,
    asked_at bigint not null,
    primary key (asker, asked)
);
CREATE TABLE daily_post (
    guild_id bigint not null,
    day text not null,
    channel_id bigint not null,
    message_id bigint not null default 0,
    shown text not null default '',
    due_at bigint not null default 0,
    primary key (day, guild_id)
);
CREATE TABLE daily_reminder (
    user_id bigint primary key,
    hour integer not null,
    locale text not null,
    due_at bigint not null
);
CREATE TABLE daily_try (
    game_kind text not null,
    day text not null,
    user_id bigint not null,
    game text not null,
    guild_id bigint,
    primary key (day, game_kind, user_id)
);
CREATE TABLE departed (
    scope text not null,
    secret text not null,
    digest text not null,
    until bigint not null,
    primary key (scope, digest)
);
CREATE TABLE entry (
    game text not null references game (id) on delete cascade,
    seat integer not null,
    move text not null,
    is_ready integer not null default 0,
    primary key (game, seat)
);
INSERT INTO "entry" VALUES('25nwfn',2,'A4=2',1);
INSERT INTO "entry" VALUES('25nwfn',0,'D2=4',0);
INSERT INTO "entry" VALUES('8es2gq',0,'D3=2',0);
CREATE TABLE event (
    game text not null references game (id) on delete cascade,
    step integer not null,
    line text not null,
    at bigint not null,
    primary key (game, step)
);
INSERT INTO "event" VALUES('25nwfn',0,'move 0:start=B2,D1,F2,D4,A1,A3 1:start=A3,A1,B2,F2,D4,D1 2:start=A1,F2,D4,A3,D1,B2',1000000);
INSERT INTO "event" VALUES('25nwfn',1,'roll 2 1',1000000);
INSERT INTO "event" VALUES('25nwfn',2,'move 0:E1=1 1:A2=2 2:F3=1',1000000);
INSERT INTO "event" VALUES('25nwfn',3,'roll 1 4',1000000);
INSERT INTO "event" VALUES('25nwfn',4,'move 0:C4=1 1:F3=1 2:F4=4',1000000);
INSERT INTO "event" VALUES('25nwfn',5,'roll 2 4',1000000);
INSERT INTO "event" VALUES('8es2gq',0,'move 0:start=D1,A1,F2,A3,B2,D4',1000000);
INSERT INTO "event" VALUES('8es2gq',1,'roll 6 2',1000000);
CREATE TABLE game (
    id text primary key,
    kind text not null,
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
, par integer, is_casual integer not null default 0, interactions text, is_hidden integer not null default 0, ends_at bigint, record text, noted bigint not null default 0, untouched_at bigint, throws_of text, dice_name text, skipped text not null default '', facts text not null default '{}', secret_until bigint, has_hints integer not null default 1, drawer text not null default '', drawn_until bigint not null default 0);
INSERT INTO "game" VALUES('rxda08','brilliant','fixture','table','lobby','{"clock": "live", "panel": "dm", "rules": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 4, "theme": "dark"}',NULL,'c61873801631c3e722a19cb7a6644fae6cc656e02d051a72e6627b7d5ad0d16d',0,1,11,21,102,'en',2800000,NULL,NULL,0,NULL,1000000,NULL,NULL,0,'',0,NULL,NULL,0,NULL,NULL,NULL,'','{}',NULL,1,'',0);
INSERT INTO "game" VALUES('25nwfn','brilliant','fixture','table','running','{"clock": "live", "panel": "dm", "seats": 3, "theme": "dark"}','{"game": "brilliant", "options": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 3}','ee74ed27d9bdc0427c8bd354a9613ccc2852f2023795d55b13967d183ddf7e6a',6,20,11,21,100,'en',1090000,NULL,NULL,0,NULL,1000000,NULL,NULL,0,'',0,NULL,NULL,0,NULL,NULL,NULL,'','{}',NULL,1,'',0);
INSERT INTO "game" VALUES('8es2gq','brilliant','fixture','solo','running','{"clock": "none", "panel": "dm", "seats": 1, "theme": "dark"}','{"game": "brilliant", "options": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 1}','f157f6fd017beccfa6b7c92220db98894db999009f5608756f1bf070cc439eb6',2,5,11,21,100,'en',NULL,NULL,1003000,0,NULL,1000000,NULL,48,0,'',0,NULL,NULL,0,1210600000,NULL,NULL,'','{}',NULL,1,'',0);
INSERT INTO "game" VALUES('jt6aw8','brilliant','fixture','table','finished','{"clock": "live", "panel": "dm", "seats": 2, "theme": "dark"}',NULL,'b8935b80e3e19297492f7af2695ba9ea457f6e2625c01093c602f74a6b1a4c0c',49,103,11,21,100,'en',NULL,NULL,NULL,0,'9rg1pr',1000000,1000000,NULL,0,'',0,NULL,'c=^Tx8$Q)qxo*QS4E+^<fQRbxra?XgH2={8M$&jldVGFK(Ikx;NMblkk-?Ckc}gHdk=wEw7FzG)52S=QjOeKN^nIodJ;wc_`3Ib*>I*U))?l9(sJzY-B)#!`g=9qe<1|gjOLZELP<CCH*<faVBOSmG7ZlxFtgE_88jQH;DC*M!BYWv1QkXx`9p%mYN$I)$3Hr(Dz2$!i^3T1}d)XaUwv~JR_WQ4W32P-`Z}1)N?fHXF+F7|gsiXC}=l}l3%y_uhLVYmI>t}k1??=UXXs3J>ldF4QXIm#zx3=z0Wflm%^9bg7YN)9i=Fr>Nz~|Y-hOxldU}8Yb#lS;Gp0UnG4_GglSGv{|Ec@trN=dLxJX@i23!W}Iz&an@iVj{DI<NAa*x-u1F0edUF_t`GO*AV#2UmC|(bFnVP|zZsjh1b<f{`wrQNIWsD1kPBTOE&TiG7KDmILcz7g#9r@WDJ)PfNBN^_lvmAzd8Hv%0sbDSJD}-Wv7GJRO$BFN?ixL(vl+fzO242Zy2Xw9GRo&lZ>=o$xfO=PVCgZdN{<F>p`#1@2E=m;',0,NULL,NULL,NULL,'','{"earned": {"by_seat": ["", "brilliant-full"], "hidden": []}}',NULL,1,'',0);
INSERT INTO "game" VALUES('9rg1pr','brilliant','fixture','table','lobby','{"clock": "live", "panel": "dm", "rules": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 2, "theme": "dark"}',NULL,'2748c28328e44abcccdd9cc0f3964e2f02b6746c4a0aa74cedcbcbe18717d87d',0,1,11,21,101,'en',2800000,NULL,NULL,0,NULL,1000000,NULL,NULL,0,'',0,NULL,NULL,0,NULL,NULL,NULL,'','{"earned": {"by_seat": ["", "brilliant-full"], "hidden": []}}',NULL,1,'',0);
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
    theme text not null default 'dark', table_style text not null default 'follow', daily_channel bigint, daily_hour integer not null default 8, has_films integer not null default 0, has_puzzles integer not null default 0);
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
INSERT INTO "memo" VALUES('rating_model','BradleyTerryFull beta=10.4167 openskill=6.2.0 share=whole');
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
, is_unlisted integer not null default 0, notify text not null default 'dm', quiet_from integer, quiet_until integer, has_answered integer not null default 0, goes_on integer not null default 1, language text, zone text);
CREATE TABLE player (
    game text not null references game (id) on delete cascade,
    seat integer not null,
    user_id bigint,
    name text not null,
    locale text not null,
    computer text,
    panel text not null,
    missed integer not null default 0,
    has_left integer not null default 0, joined bigint, theme text not null default 'dark', is_new integer not null default 0, ghost_of integer, ghost_user bigint, is_offered integer not null default 0, is_removed integer not null default 0, goes_on integer not null default 1,
    primary key (game, seat)
);
INSERT INTO "player" VALUES('rxda08',0,102,'P2','en',NULL,'dm',0,0,NULL,'dark',0,NULL,NULL,0,0,1);
INSERT INTO "player" VALUES('25nwfn',0,100,'P0','en',NULL,'dm',0,0,NULL,'dark',0,NULL,NULL,0,0,1);
INSERT INTO "player" VALUES('25nwfn',1,101,'P1','en',NULL,'dm',0,0,NULL,'dark',0,NULL,NULL,0,0,1);
INSERT INTO "player" VALUES('25nwfn',2,NULL,'1','en','steady','dm',0,0,NULL,'dark',0,NULL,NULL,0,0,1);
INSERT INTO "player" VALUES('8es2gq',0,100,'P0','en',NULL,'dm',0,0,NULL,'dark',0,NULL,NULL,0,0,1);
INSERT INTO "player" VALUES('jt6aw8',0,100,'P0','en',NULL,'dm',0,0,NULL,'dark',0,NULL,NULL,0,0,1);
INSERT INTO "player" VALUES('jt6aw8',1,101,'P1','en',NULL,'dm',0,0,NULL,'dark',0,NULL,NULL,0,0,1);
INSERT INTO "player" VALUES('9rg1pr',0,101,'P1','en',NULL,'dm',0,0,NULL,'dark',0,NULL,NULL,0,0,1);
INSERT INTO "player" VALUES('9rg1pr',1,100,'P0','en',NULL,'dm',0,0,NULL,'dark',0,NULL,NULL,0,0,1);
CREATE TABLE process (
    owner text primary key,
    until bigint not null);
CREATE TABLE puzzle (
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
    made_at bigint not null
, misses integer not null default 5, behind text not null default '');
CREATE TABLE puzzle_day (
    day text primary key,
    puzzle text not null
);
CREATE TABLE puzzle_try (
    id text primary key,
    puzzle text not null,
    person bigint not null,
    name text not null,
    move text not null,
    is_solved integer not null,
    tried_at bigint not null
);
CREATE TABLE rating (
    game_kind text not null,
    mode text not null,
    person bigint not null,
    name text not null,
    mu double precision not null,
    sigma double precision not null,
    shown integer not null,
    games integer not null,
    opponents integer not null,
    last_at bigint not null,
    primary key (game_kind, mode, person)
);
INSERT INTO "rating" VALUES('brilliant','table',100,'P0',2.3159326428107267048e+01,8.24346651827474730112e+00,1426,1,1,1000000);
INSERT INTO "rating" VALUES('brilliant','table',101,'P1',2.68406735718927329519e+01,8.24346651827474730112e+00,1574,1,1,1000000);
CREATE TABLE rating_change (
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
INSERT INTO "rating_change" VALUES('jt6aw8',100,'brilliant','table',1000000,'BradleyTerryFull beta=10.4167 openskill=6.2.0 share=whole',2.3159326428107267048e+01,8.24346651827474730112e+00);
INSERT INTO "rating_change" VALUES('jt6aw8',101,'brilliant','table',1000000,'BradleyTerryFull beta=10.4167 openskill=6.2.0 share=whole',2.68406735718927329519e+01,8.24346651827474730112e+00);
CREATE TABLE rating_due (
    game text primary key,
    game_kind text not null,
    mode text not null,
    ended_at bigint not null
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
    game_kind text not null,
    variant text not null,
    mode text not null,
    seats integer not null,
    points integer not null,
    is_winner integer not null,
    reason text not null,
    ended_at bigint not null, uncounted text not null default '', person bigint, has_left integer not null default 0, unrated text not null default '', par integer, beaten integer, feats text, decisions integer, loss integer, weight integer not null default 4,
    primary key (game, seat)
);
INSERT INTO "result" VALUES('jt6aw8',0,100,'P0',NULL,11,'brilliant','fixture','table',2,24,0,'target',1000000,'',100,0,'',NULL,0,'',NULL,NULL,4);
INSERT INTO "result" VALUES('jt6aw8',1,101,'P1',NULL,11,'brilliant','fixture','table',2,26,1,'target',1000000,'',101,0,'',NULL,100,'full',NULL,NULL,4);
CREATE TABLE review (
    game text primary key references game (id) on delete cascade,
    content text not null,
    is_shown integer not null default 0
, is_examined integer not null default 0, is_searched integer not null default 0);
CREATE TABLE season (
    name text primary key,
    frozen_at bigint not null
);
CREATE TABLE "standing" (
    kind text not null,
    game_kind text not null,
    mode text not null,
    variant text not null,
    guild_id bigint not null,
    period text not null,
    user_id bigint not null,
    name text not null,
    games integer not null,
    value bigint not null,
    second bigint not null,
    reached_at bigint not null,
    newest_at bigint not null default 0,
    best bigint not null default 0,
    total bigint not null default 0, weight bigint not null default 0,
    primary key (user_id, guild_id, period, game_kind, mode, kind, variant)
) without rowid;
INSERT INTO "standing" VALUES('wins','brilliant','table','',0,'',100,'P0',1,0,24,1000000,1000000,0,0,0);
INSERT INTO "standing" VALUES('beaten','brilliant','table','',0,'1970-01',100,'P0',1,454,0,1000000,1000000,454,0,4);
INSERT INTO "standing" VALUES('wins','brilliant','table','',0,'1970-01',100,'P0',1,0,24,1000000,1000000,0,0,0);
INSERT INTO "standing" VALUES('beaten','brilliant','table','',0,'1970-Q1',100,'P0',1,454,0,1000000,1000000,454,0,4);
INSERT INTO "standing" VALUES('wins','brilliant','table','',0,'1970-Q1',100,'P0',1,0,24,1000000,1000000,0,0,0);
INSERT INTO "standing" VALUES('beaten','brilliant','table','',0,'1970-W01',100,'P0',1,454,0,1000000,1000000,454,0,4);
INSERT INTO "standing" VALUES('wins','brilliant','table','',0,'1970-W01',100,'P0',1,0,24,1000000,1000000,0,0,0);
INSERT INTO "standing" VALUES('wins','brilliant','table','',11,'',100,'P0',1,0,24,1000000,1000000,0,0,0);
INSERT INTO "standing" VALUES('beaten','brilliant','table','',11,'1970-01',100,'P0',1,454,0,1000000,1000000,454,0,4);
INSERT INTO "standing" VALUES('wins','brilliant','table','',11,'1970-01',100,'P0',1,0,24,1000000,1000000,0,0,0);
INSERT INTO "standing" VALUES('beaten','brilliant','table','',11,'1970-Q1',100,'P0',1,454,0,1000000,1000000,454,0,4);
INSERT INTO "standing" VALUES('wins','brilliant','table','',11,'1970-Q1',100,'P0',1,0,24,1000000,1000000,0,0,0);
INSERT INTO "standing" VALUES('beaten','brilliant','table','',11,'1970-W01',100,'P0',1,454,0,1000000,1000000,454,0,4);
INSERT INTO "standing" VALUES('wins','brilliant','table','',11,'1970-W01',100,'P0',1,0,24,1000000,1000000,0,0,0);
INSERT INTO "standing" VALUES('wins','brilliant','table','',0,'',101,'P1',1,1,26,1000000,1000000,1,0,0);
INSERT INTO "standing" VALUES('beaten','brilliant','table','',0,'1970-01',101,'P1',1,545,0,1000000,1000000,545,400,4);
INSERT INTO "standing" VALUES('wins','brilliant','table','',0,'1970-01',101,'P1',1,1,26,1000000,1000000,1,0,0);
INSERT INTO "standing" VALUES('beaten','brilliant','table','',0,'1970-Q1',101,'P1',1,545,0,1000000,1000000,545,400,4);
INSERT INTO "standing" VALUES('wins','brilliant','table','',0,'1970-Q1',101,'P1',1,1,26,1000000,1000000,1,0,0);
INSERT INTO "standing" VALUES('beaten','brilliant','table','',0,'1970-W01',101,'P1',1,545,0,1000000,1000000,545,400,4);
INSERT INTO "standing" VALUES('wins','brilliant','table','',0,'1970-W01',101,'P1',1,1,26,1000000,1000000,1,0,0);
INSERT INTO "standing" VALUES('wins','brilliant','table','',11,'',101,'P1',1,1,26,1000000,1000000,1,0,0);
INSERT INTO "standing" VALUES('beaten','brilliant','table','',11,'1970-01',101,'P1',1,545,0,1000000,1000000,545,400,4);
INSERT INTO "standing" VALUES('wins','brilliant','table','',11,'1970-01',101,'P1',1,1,26,1000000,1000000,1,0,0);
INSERT INTO "standing" VALUES('beaten','brilliant','table','',11,'1970-Q1',101,'P1',1,545,0,1000000,1000000,545,400,4);
INSERT INTO "standing" VALUES('wins','brilliant','table','',11,'1970-Q1',101,'P1',1,1,26,1000000,1000000,1,0,0);
INSERT INTO "standing" VALUES('beaten','brilliant','table','',11,'1970-W01',101,'P1',1,545,0,1000000,1000000,545,400,4);
INSERT INTO "standing" VALUES('wins','brilliant','table','',11,'1970-W01',101,'P1',1,1,26,1000000,1000000,1,0,0);
CREATE TABLE thinking (
    game text primary key,
    step integer not null,
    owner text not null,
    until bigint not null
);
CREATE TABLE turn_notice (
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
CREATE INDEX player_user on player (user_id);
CREATE UNIQUE INDEX message_live on message (game, kind, seat) where is_retired = 0;
CREATE INDEX message_at on message (message_id);
CREATE INDEX game_ended on game (status, ended_at);
CREATE INDEX game_hidden on game (guild_id) where is_hidden = 1;
CREATE INDEX message_behind on message (game) where shows < wants or is_retired = 1 or is_unsure = 1;
CREATE INDEX naming_user on naming (user_id);
CREATE INDEX removal_due on removal (due_at);
CREATE INDEX alert_user on alert (user_id);
CREATE INDEX guest_user on guest (user_id);
CREATE INDEX result_uncounted on result (game_kind, mode, uncounted, coalesce(guild_id, 0)) where uncounted <> '';
CREATE INDEX thinking_until on thinking (until);
CREATE INDEX job_due on job (due) where is_done = 0;
CREATE INDEX game_host on game (host_id, status);
CREATE INDEX game_steps on game (kind, variant, mode, step) where status = 'finished';
CREATE INDEX rating_shown on rating (game_kind, mode, shown desc, person, sigma, last_at, opponents);
CREATE INDEX rating_person on rating (person);
CREATE INDEX rating_change_time on rating_change (game_kind, mode, ended_at);
CREATE INDEX rating_change_person on rating_change (person, game_kind, mode, ended_at);
CREATE INDEX rating_due_time on rating_due (ended_at);
CREATE INDEX daily_try_user on daily_try (user_id);
CREATE INDEX daily_try_guild on daily_try (guild_id, day);
CREATE INDEX guild_daily on guild (id) where daily_channel is not null;
CREATE INDEX person_unlisted on person (id) where is_unlisted = 1;
CREATE INDEX standing_place on standing (kind, game_kind, mode, variant, guild_id, period, value desc, second desc,
    reached_at, user_id);
CREATE INDEX player_ghost on player (ghost_user) where ghost_user is not null;
CREATE INDEX challenge_open on challenge (id) where is_told = 0;
CREATE INDEX challenge_challenger on challenge (challenger, game_kind);
CREATE INDEX challenge_opponent on challenge (opponent, game_kind);
CREATE INDEX challenge_game on challenge (game);
CREATE INDEX review_unexamined on review (game) where is_examined = 0;
CREATE INDEX puzzle_game on puzzle (game_kind, id);
CREATE INDEX puzzle_source on puzzle (source);
CREATE UNIQUE INDEX puzzle_try_once on puzzle_try (person, puzzle);
CREATE INDEX puzzle_try_puzzle on puzzle_try (puzzle);
CREATE INDEX turn_notice_due on turn_notice (due_at) where due_at is not null;
CREATE INDEX game_channel on game (channel_id) where status in ('lobby', 'running');
CREATE INDEX game_guild on game (guild_id) where status in ('lobby', 'running');
CREATE INDEX result_user on result (user_id);
CREATE INDEX result_unreviewed on result (ended_at) where decisions is null and seat = 0;
CREATE INDEX game_deadline on game (deadline) where status in ('lobby', 'running') and deadline is not null;
CREATE INDEX game_closes on game (closes_at) where status in ('lobby', 'running') and closes_at is not null;
CREATE INDEX game_ends on game (ends_at) where status in ('lobby', 'running') and ends_at is not null;
CREATE INDEX game_untouched on game (untouched_at) where status in ('lobby', 'running') and untouched_at is not null;
CREATE INDEX game_warning on game (warn_at) where status in ('lobby', 'running') and warn_at is not null and is_warned = 0;
CREATE INDEX review_unsearched on review (game) where is_searched = 0;
CREATE INDEX daily_pair_asked on daily_pair (asked);
CREATE INDEX daily_reminder_due on daily_reminder (due_at);
CREATE INDEX puzzle_day_puzzle on puzzle_day (puzzle);
CREATE INDEX game_throws on game (throws_of) where throws_of is not null;
CREATE INDEX game_drawn on game (drawn_until) where drawer <> '';
COMMIT;
PRAGMA user_version = 30;
