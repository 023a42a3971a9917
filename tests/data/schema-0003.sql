BEGIN TRANSACTION;
CREATE TABLE entry (
    game text not null references game (id) on delete cascade,
    seat integer not null,
    move text not null,
    is_ready integer not null default 0,
    primary key (game, seat)
);
INSERT INTO "entry" VALUES('q2498n',2,'E4=1',1);
INSERT INTO "entry" VALUES('q2498n',0,'C2=1',0);
INSERT INTO "entry" VALUES('tqctrc',0,'C2=4',0);
CREATE TABLE event (
    game text not null references game (id) on delete cascade,
    step integer not null,
    line text not null,
    at bigint not null,
    primary key (game, step)
);
INSERT INTO "event" VALUES('q2498n',0,'move 0:start=B2,D1,F2,D4,A1,A3 1:start=A3,A1,B2,F2,D4,D1 2:start=D4,B2,D1,A3,F2,A1',1000000);
INSERT INTO "event" VALUES('q2498n',1,'roll 5 4',1000000);
INSERT INTO "event" VALUES('q2498n',2,'move 0:D3=5 1:F1=5 2:A4=5',1000000);
INSERT INTO "event" VALUES('q2498n',3,'roll 6 3',1000000);
INSERT INTO "event" VALUES('q2498n',4,'move 0:F3=6 1:D2=3 2:C1=6',1000000);
INSERT INTO "event" VALUES('q2498n',5,'roll 1 1',1000000);
INSERT INTO "event" VALUES('tqctrc',0,'move 0:start=D1,A1,F2,A3,B2,D4',1000000);
INSERT INTO "event" VALUES('tqctrc',1,'roll 5 4',1000000);
INSERT INTO "event" VALUES('ckvq9k',0,'move 0:start=A3,D4,F2,A1,B2,D1 1:start=A3,D1,B2,D4,A1,F2',1000000);
INSERT INTO "event" VALUES('ckvq9k',1,'roll 3 4',1000000);
INSERT INTO "event" VALUES('ckvq9k',2,'move 0:F3=4 1:D3=3',1000000);
INSERT INTO "event" VALUES('ckvq9k',3,'roll 6 1',1000000);
INSERT INTO "event" VALUES('ckvq9k',4,'move 0:D2=1 1:F1=1',1000000);
INSERT INTO "event" VALUES('ckvq9k',5,'roll 5 6',1000000);
INSERT INTO "event" VALUES('ckvq9k',6,'move 0:B3=6 1:F3=5',1000000);
INSERT INTO "event" VALUES('ckvq9k',7,'roll 5 6',1000000);
INSERT INTO "event" VALUES('ckvq9k',8,'move 0:C3=5 1:pass',1000000);
INSERT INTO "event" VALUES('ckvq9k',9,'roll 1 2',1000000);
INSERT INTO "event" VALUES('ckvq9k',10,'move 0:C2=2 1:A4=2',1000000);
INSERT INTO "event" VALUES('ckvq9k',11,'roll 6 1',1000000);
INSERT INTO "event" VALUES('ckvq9k',12,'move 0:E1=1 1:E2=1',1000000);
INSERT INTO "event" VALUES('ckvq9k',13,'roll 3 1',1000000);
INSERT INTO "event" VALUES('ckvq9k',14,'move 0:E2=1 1:E3=1',1000000);
INSERT INTO "event" VALUES('ckvq9k',15,'roll 1 2',1000000);
INSERT INTO "event" VALUES('ckvq9k',16,'move 0:C4=1 1:D2=2',1000000);
INSERT INTO "event" VALUES('ckvq9k',17,'roll 2 6',1000000);
INSERT INTO "event" VALUES('ckvq9k',18,'move 0:B4=2 1:B4=6',1000000);
INSERT INTO "event" VALUES('ckvq9k',19,'roll 3 3',1000000);
INSERT INTO "event" VALUES('ckvq9k',20,'move 0:pass 1:C3=3',1000000);
INSERT INTO "event" VALUES('ckvq9k',21,'roll 5 5',1000000);
INSERT INTO "event" VALUES('ckvq9k',22,'move 0:D3=5 1:A2=5',1000000);
INSERT INTO "event" VALUES('ckvq9k',23,'roll 4 5',1000000);
INSERT INTO "event" VALUES('ckvq9k',24,'move 0:E3=5 1:C4=5',1000000);
INSERT INTO "event" VALUES('ckvq9k',25,'roll 5 4',1000000);
INSERT INTO "event" VALUES('ckvq9k',26,'move 0:B1=4 1:F4=4',1000000);
INSERT INTO "event" VALUES('ckvq9k',27,'roll 2 5',1000000);
INSERT INTO "event" VALUES('ckvq9k',28,'move 0:A4=5 1:A5=5',1000000);
INSERT INTO "event" VALUES('ckvq9k',29,'roll 3 3',1000000);
INSERT INTO "event" VALUES('ckvq9k',30,'move 0:pass 1:B3=3',1000000);
INSERT INTO "event" VALUES('ckvq9k',31,'roll 4 6',1000000);
INSERT INTO "event" VALUES('ckvq9k',32,'move 0:F4=6 1:F5=6',1000000);
INSERT INTO "event" VALUES('ckvq9k',33,'roll 1 6',1000000);
INSERT INTO "event" VALUES('ckvq9k',34,'move 0:C5=6 1:B5=1',1000000);
INSERT INTO "event" VALUES('ckvq9k',35,'roll 1 1',1000000);
INSERT INTO "event" VALUES('ckvq9k',36,'move 0:F1=1 1:E1=1',1000000);
INSERT INTO "event" VALUES('ckvq9k',37,'roll 4 6',1000000);
INSERT INTO "event" VALUES('ckvq9k',38,'move 0:B5=4 1:F6=4',1000000);
INSERT INTO "event" VALUES('ckvq9k',39,'roll 6 2',1000000);
INSERT INTO "event" VALUES('ckvq9k',40,'move 0:D5=2 1:C2=6',1000000);
INSERT INTO "event" VALUES('ckvq9k',41,'roll 3 1',1000000);
INSERT INTO "event" VALUES('ckvq9k',42,'move 0:pass 1:B6=3',1000000);
INSERT INTO "event" VALUES('ckvq9k',43,'roll 6 4',1000000);
INSERT INTO "event" VALUES('ckvq9k',44,'move 0:C1=4 1:E5=4',1000000);
INSERT INTO "event" VALUES('ckvq9k',45,'roll 2 3',1000000);
INSERT INTO "event" VALUES('ckvq9k',46,'move 0:D6=3 1:C6=2',1000000);
INSERT INTO "event" VALUES('ckvq9k',47,'roll 1 6',1000000);
INSERT INTO "event" VALUES('ckvq9k',48,'move 0:F5=1 1:C5=6',1000000);
INSERT INTO "event" VALUES('ckvq9k',49,'roll 3 4',1000000);
INSERT INTO "event" VALUES('ckvq9k',50,'move 0:B6=3 1:A6=4',1000000);
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
INSERT INTO "game" VALUES('zepedv','brilliant','fixture','table','lobby','{"clock": "live", "panel": "dm", "rules": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 4}',NULL,'6d06b147ed8c0bf33f740074305fb0b5929ffa466ad6d2ca4e0ce00f76d7ec69',0,1,11,21,102,'en',2800000,NULL,NULL,0,NULL,1000000,NULL,NULL,0);
INSERT INTO "game" VALUES('q2498n','brilliant','fixture','table','running','{"clock": "live", "panel": "dm", "rules": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 3}','{"game": "brilliant", "options": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 3}','91171aba1c993a9f199187832a83f2483f2315020e5333bb6880a1491c12bb7c',6,20,11,21,100,'en',1090000,1060000,NULL,0,NULL,1000000,NULL,NULL,0);
INSERT INTO "game" VALUES('tqctrc','brilliant','fixture','solo','running','{"clock": "none", "panel": "dm", "rules": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 1}','{"game": "brilliant", "options": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 1}','27d35384e22bbb03dafab15f5027d060b3f26d95fd28215b73ccef400b9187ea',2,5,11,21,100,'en',NULL,NULL,NULL,0,NULL,1000000,NULL,48,0);
INSERT INTO "game" VALUES('ckvq9k','brilliant','fixture','table','finished','{"clock": "live", "panel": "dm", "rules": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 2}','{"game": "brilliant", "options": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 2}','543040a339b40c0b8595acfbd3473728bea4a5f130abc15cd577662bdb791056',51,107,11,21,100,'en',NULL,NULL,NULL,0,'s37amj',1000000,1000000,NULL,0);
INSERT INTO "game" VALUES('s37amj','brilliant','fixture','table','lobby','{"clock": "live", "panel": "dm", "rules": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 2}',NULL,'04308d808e3197ef7cf67918a49b19490ba87d843c547b0ea8b3774e8fbb068e',0,1,11,21,101,'en',2800000,NULL,NULL,0,NULL,1000000,NULL,NULL,0);
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
INSERT INTO "memo" VALUES('clock_drift','0');
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
INSERT INTO "player" VALUES('zepedv',0,102,'P2','en',NULL,'dm',0,0);
INSERT INTO "player" VALUES('q2498n',0,100,'P0','en',NULL,'dm',0,0);
INSERT INTO "player" VALUES('q2498n',1,101,'P1','en',NULL,'dm',0,0);
INSERT INTO "player" VALUES('q2498n',2,NULL,'1','en','steady','dm',0,0);
INSERT INTO "player" VALUES('tqctrc',0,100,'P0','en',NULL,'dm',0,0);
INSERT INTO "player" VALUES('s37amj',0,101,'P1','en',NULL,'dm',0,0);
INSERT INTO "player" VALUES('s37amj',1,100,'P0','en',NULL,'dm',0,0);
INSERT INTO "player" VALUES('ckvq9k',0,100,'P0','en',NULL,'dm',0,0);
INSERT INTO "player" VALUES('ckvq9k',1,101,'P1','en',NULL,'dm',0,0);
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
INSERT INTO "result" VALUES('ckvq9k',0,100,'P0',NULL,11,'brilliant','fixture','table',2,16,0,'target',1000000,0);
INSERT INTO "result" VALUES('ckvq9k',1,101,'P1',NULL,11,'brilliant','fixture','table',2,28,1,'target',1000000,0);
CREATE INDEX game_open on game (status, deadline);
CREATE INDEX player_user on player (user_id);
CREATE UNIQUE INDEX message_live on message (game, kind, seat) where is_retired = 0;
CREATE INDEX message_behind on message (game) where shows < wants or is_retired = 1;
CREATE INDEX result_board on result (game_name, mode, variant, guild_id);
CREATE INDEX result_user on result (user_id);
COMMIT;
PRAGMA user_version = 3;
