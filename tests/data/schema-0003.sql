BEGIN TRANSACTION;
CREATE TABLE entry (
    game text not null references game (id) on delete cascade,
    seat integer not null,
    move text not null,
    is_ready integer not null default 0,
    primary key (game, seat)
);
INSERT INTO "entry" VALUES('yjzfp2',2,'B1=5',1);
INSERT INTO "entry" VALUES('yjzfp2',0,'C3=3',0);
INSERT INTO "entry" VALUES('v4v3ry',0,'B3=6',0);
CREATE TABLE event (
    game text not null references game (id) on delete cascade,
    step integer not null,
    line text not null,
    at bigint not null,
    primary key (game, step)
);
INSERT INTO "event" VALUES('yjzfp2',0,'move 0:start=B2,D1,F2,D4,A1,A3 1:start=A3,A1,B2,F2,D4,D1 2:start=D1,D4,B2,F2,A1,A3',1000000);
INSERT INTO "event" VALUES('yjzfp2',1,'roll 4 3',1000000);
INSERT INTO "event" VALUES('yjzfp2',2,'move 0:F1=4 1:F1=3 2:F1=3',1000000);
INSERT INTO "event" VALUES('yjzfp2',3,'roll 5 6',1000000);
INSERT INTO "event" VALUES('yjzfp2',4,'move 0:B3=5 1:D3=6 2:A2=5',1000000);
INSERT INTO "event" VALUES('yjzfp2',5,'roll 5 3',1000000);
INSERT INTO "event" VALUES('v4v3ry',0,'move 0:start=D1,A1,F2,A3,B2,D4',1000000);
INSERT INTO "event" VALUES('v4v3ry',1,'roll 4 6',1000000);
INSERT INTO "event" VALUES('qsktjv',0,'move 0:start=A3,D4,F2,A1,B2,D1 1:start=A3,D1,B2,D4,A1,F2',1000000);
INSERT INTO "event" VALUES('qsktjv',1,'roll 4 1',1000000);
INSERT INTO "event" VALUES('qsktjv',2,'move 0:A4=4 1:A4=4',1000000);
INSERT INTO "event" VALUES('qsktjv',3,'roll 5 5',1000000);
INSERT INTO "event" VALUES('qsktjv',4,'move 0:C2=5 1:B1=5',1000000);
INSERT INTO "event" VALUES('qsktjv',5,'roll 3 3',1000000);
INSERT INTO "event" VALUES('qsktjv',6,'move 0:F1=3 1:B3=3',1000000);
INSERT INTO "event" VALUES('qsktjv',7,'roll 6 2',1000000);
INSERT INTO "event" VALUES('qsktjv',8,'move 0:D2=2 1:F3=2',1000000);
INSERT INTO "event" VALUES('qsktjv',9,'roll 6 1',1000000);
INSERT INTO "event" VALUES('qsktjv',10,'move 0:B3=6 1:F1=1',1000000);
INSERT INTO "event" VALUES('qsktjv',11,'roll 2 4',1000000);
INSERT INTO "event" VALUES('qsktjv',12,'move 0:B4=2 1:B4=2',1000000);
INSERT INTO "event" VALUES('qsktjv',13,'roll 3 2',1000000);
INSERT INTO "event" VALUES('qsktjv',14,'move 0:B5=3 1:E3=3',1000000);
INSERT INTO "event" VALUES('qsktjv',15,'roll 1 2',1000000);
INSERT INTO "event" VALUES('qsktjv',16,'move 0:C4=1 1:C4=1',1000000);
INSERT INTO "event" VALUES('qsktjv',17,'roll 1 3',1000000);
INSERT INTO "event" VALUES('qsktjv',18,'move 0:B6=1 1:C3=1',1000000);
INSERT INTO "event" VALUES('qsktjv',19,'roll 5 1',1000000);
INSERT INTO "event" VALUES('qsktjv',20,'move 0:C5=5 1:C2=5',1000000);
INSERT INTO "event" VALUES('qsktjv',21,'roll 4 3',1000000);
INSERT INTO "event" VALUES('qsktjv',22,'move 0:F3=4 1:D3=3',1000000);
INSERT INTO "event" VALUES('qsktjv',23,'roll 3 4',1000000);
INSERT INTO "event" VALUES('qsktjv',24,'move 0:A5=3 1:A5=3',1000000);
INSERT INTO "event" VALUES('qsktjv',25,'roll 1 4',1000000);
INSERT INTO "event" VALUES('qsktjv',26,'move 0:E3=1 1:C5=4',1000000);
INSERT INTO "event" VALUES('qsktjv',27,'roll 3 2',1000000);
INSERT INTO "event" VALUES('qsktjv',28,'move 0:D3=3 1:A6=2',1000000);
INSERT INTO "event" VALUES('qsktjv',29,'roll 4 6',1000000);
INSERT INTO "event" VALUES('qsktjv',30,'move 0:C3=4 1:C6=6',1000000);
INSERT INTO "event" VALUES('qsktjv',31,'roll 5 2',1000000);
INSERT INTO "event" VALUES('qsktjv',32,'move 0:D5=2 1:C1=5',1000000);
INSERT INTO "event" VALUES('qsktjv',33,'roll 2 5',1000000);
INSERT INTO "event" VALUES('qsktjv',34,'move 0:D6=5 1:B5=5',1000000);
INSERT INTO "event" VALUES('qsktjv',35,'roll 4 3',1000000);
INSERT INTO "event" VALUES('qsktjv',36,'move 0:A6=4 1:E4=4',1000000);
INSERT INTO "event" VALUES('qsktjv',37,'roll 3 2',1000000);
INSERT INTO "event" VALUES('qsktjv',38,'move 0:E2=3 1:B6=3',1000000);
INSERT INTO "event" VALUES('qsktjv',39,'roll 2 5',1000000);
INSERT INTO "event" VALUES('qsktjv',40,'move 0:E6=2 1:D2=2',1000000);
INSERT INTO "event" VALUES('qsktjv',41,'roll 1 4',1000000);
INSERT INTO "event" VALUES('qsktjv',42,'move 0:A2=4 1:E5=1',1000000);
INSERT INTO "event" VALUES('qsktjv',43,'roll 5 1',1000000);
INSERT INTO "event" VALUES('qsktjv',44,'move 0:C6=5 1:A2=5',1000000);
INSERT INTO "event" VALUES('qsktjv',45,'roll 5 4',1000000);
INSERT INTO "event" VALUES('qsktjv',46,'move 0:F4=5 1:F4=5',1000000);
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
, mark integer, is_casual integer not null default 0);
INSERT INTO "game" VALUES('n3e6hk','brilliant','fixture','table','lobby','{"clock": "live", "panel": "dm", "rules": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 4}',NULL,'3f0d8e9dea1be820ce7070432c59fec5dcd52452aa68ad9179394f869520c5d2',0,1,11,21,102,'en',2800000,NULL,NULL,0,NULL,1000000,NULL,NULL,0);
INSERT INTO "game" VALUES('yjzfp2','brilliant','fixture','table','running','{"clock": "live", "panel": "dm", "rules": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 3}','{"game": "brilliant", "options": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 3}','f601a5ae60c754d146434c7827bf0703e661d899a0578d633fba8d43bca814aa',6,20,11,21,100,'en',1090000,1060000,NULL,0,NULL,1000000,NULL,NULL,0);
INSERT INTO "game" VALUES('v4v3ry','brilliant','fixture','solo','running','{"clock": "none", "panel": "dm", "rules": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 1}','{"game": "brilliant", "options": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 1}','16425895d1bf43d759f8165bee6d471354c4161daa383e854ad6df8879d8fd36',2,5,11,21,100,'en',NULL,NULL,NULL,0,NULL,1000000,NULL,48,0);
INSERT INTO "game" VALUES('qsktjv','brilliant','fixture','table','finished','{"clock": "live", "panel": "dm", "rules": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 2}','{"game": "brilliant", "options": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 2}','8406cbc1a0d2345652b2b5a0829e2add2b5df5c9b72dc531ddbee4cfce0d8e44',47,99,11,21,100,'en',NULL,NULL,NULL,0,'fdvnv0',1000000,1000000,NULL,0);
INSERT INTO "game" VALUES('fdvnv0','brilliant','fixture','table','lobby','{"clock": "live", "panel": "dm", "rules": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 2}',NULL,'f350af7b671462033250331b004fb2c9e4e4950e33ca75a3a0ebc9bafed00e73',0,1,11,21,101,'en',2800000,NULL,NULL,0,NULL,1000000,NULL,NULL,0);
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
    has_left integer not null default 0,
    primary key (game, seat)
);
INSERT INTO "player" VALUES('n3e6hk',0,102,'P2','en',NULL,'dm',0,0);
INSERT INTO "player" VALUES('yjzfp2',0,100,'P0','en',NULL,'dm',0,0);
INSERT INTO "player" VALUES('yjzfp2',1,101,'P1','en',NULL,'dm',0,0);
INSERT INTO "player" VALUES('yjzfp2',2,NULL,'1','en','steady','dm',0,0);
INSERT INTO "player" VALUES('v4v3ry',0,100,'P0','en',NULL,'dm',0,0);
INSERT INTO "player" VALUES('fdvnv0',0,101,'P1','en',NULL,'dm',0,0);
INSERT INTO "player" VALUES('fdvnv0',1,100,'P0','en',NULL,'dm',0,0);
INSERT INTO "player" VALUES('qsktjv',0,100,'P0','en',NULL,'dm',0,0);
INSERT INTO "player" VALUES('qsktjv',1,101,'P1','en',NULL,'dm',0,0);
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
INSERT INTO "result" VALUES('qsktjv',0,100,'P0',NULL,11,'brilliant','fixture','table',2,30,1,'target',1000000,0);
INSERT INTO "result" VALUES('qsktjv',1,101,'P1',NULL,11,'brilliant','fixture','table',2,26,0,'target',1000000,0);
CREATE INDEX game_open on game (status, deadline);
CREATE INDEX player_user on player (user_id);
CREATE UNIQUE INDEX message_live on message (game, kind, seat) where is_retired = 0;
CREATE INDEX message_behind on message (game) where shows < wants or is_retired = 1;
CREATE INDEX result_board on result (game_name, mode, variant, guild_id);
CREATE INDEX result_user on result (user_id);
COMMIT;
PRAGMA user_version = 3;
