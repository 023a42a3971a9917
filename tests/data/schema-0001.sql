BEGIN TRANSACTION;
CREATE TABLE entry (
    game text not null references game (id) on delete cascade,
    seat integer not null,
    move text not null,
    is_ready integer not null default 0,
    primary key (game, seat)
);
INSERT INTO "entry" VALUES('mwa80h',2,'B3=3',1);
INSERT INTO "entry" VALUES('mwa80h',0,'F3=5',0);
INSERT INTO "entry" VALUES('sfzbq7',0,'E1=6',0);
CREATE TABLE event (
    game text not null references game (id) on delete cascade,
    step integer not null,
    line text not null,
    at bigint not null,
    primary key (game, step)
);
INSERT INTO "event" VALUES('mwa80h',0,'move 0:start=B2,D1,F2,D4,A1,A3 1:start=A3,A1,B2,F2,D4,D1 2:start=A1,D4,D1,A3,B2,F2',1000000);
INSERT INTO "event" VALUES('mwa80h',1,'roll 6 2',1000000);
INSERT INTO "event" VALUES('mwa80h',2,'move 0:E1=6 1:C1=2 2:F3=2',1000000);
INSERT INTO "event" VALUES('mwa80h',3,'roll 1 6',1000000);
INSERT INTO "event" VALUES('mwa80h',4,'move 0:A4=1 1:A4=6 2:E2=1',1000000);
INSERT INTO "event" VALUES('mwa80h',5,'roll 5 3',1000000);
INSERT INTO "event" VALUES('sfzbq7',0,'move 0:start=D1,A1,F2,A3,B2,D4',1000000);
INSERT INTO "event" VALUES('sfzbq7',1,'roll 6 1',1000000);
INSERT INTO "event" VALUES('g6z5dp',0,'move 0:start=A3,D4,F2,A1,B2,D1 1:start=A3,D1,B2,D4,A1,F2',1000000);
INSERT INTO "event" VALUES('g6z5dp',1,'roll 4 3',1000000);
INSERT INTO "event" VALUES('g6z5dp',2,'move 0:F3=4 1:D3=3',1000000);
INSERT INTO "event" VALUES('g6z5dp',3,'roll 5 5',1000000);
INSERT INTO "event" VALUES('g6z5dp',4,'move 0:C2=5 1:B1=5',1000000);
INSERT INTO "event" VALUES('g6z5dp',5,'roll 3 6',1000000);
INSERT INTO "event" VALUES('g6z5dp',6,'move 0:F1=6 1:D2=6',1000000);
INSERT INTO "event" VALUES('g6z5dp',7,'roll 4 2',1000000);
INSERT INTO "event" VALUES('g6z5dp',8,'move 0:D3=4 1:E1=4',1000000);
INSERT INTO "event" VALUES('g6z5dp',9,'roll 1 1',1000000);
INSERT INTO "event" VALUES('g6z5dp',10,'move 0:B3=1 1:B3=1',1000000);
INSERT INTO "event" VALUES('g6z5dp',11,'roll 2 6',1000000);
INSERT INTO "event" VALUES('g6z5dp',12,'move 0:D2=2 1:F3=2',1000000);
INSERT INTO "event" VALUES('g6z5dp',13,'roll 2 2',1000000);
INSERT INTO "event" VALUES('g6z5dp',14,'move 0:E4=2 1:pass',1000000);
INSERT INTO "event" VALUES('g6z5dp',15,'roll 3 5',1000000);
INSERT INTO "event" VALUES('g6z5dp',16,'move 0:C3=3 1:E3=5',1000000);
INSERT INTO "event" VALUES('g6z5dp',17,'roll 4 4',1000000);
INSERT INTO "event" VALUES('g6z5dp',18,'move 0:A2=4 1:C4=4',1000000);
INSERT INTO "event" VALUES('g6z5dp',19,'roll 1 3',1000000);
INSERT INTO "event" VALUES('g6z5dp',20,'move 0:A4=3 1:C3=1',1000000);
INSERT INTO "event" VALUES('g6z5dp',21,'roll 3 2',1000000);
INSERT INTO "event" VALUES('g6z5dp',22,'move 0:A5=2 1:C2=2',1000000);
INSERT INTO "event" VALUES('g6z5dp',23,'roll 5 1',1000000);
INSERT INTO "event" VALUES('g6z5dp',24,'move 0:B4=5 1:B4=5',1000000);
INSERT INTO "event" VALUES('g6z5dp',25,'roll 6 4',1000000);
INSERT INTO "event" VALUES('g6z5dp',26,'move 0:E3=6 1:C5=6',1000000);
INSERT INTO "event" VALUES('g6z5dp',27,'roll 3 1',1000000);
INSERT INTO "event" VALUES('g6z5dp',28,'move 0:C4=1 1:A4=3',1000000);
INSERT INTO "event" VALUES('g6z5dp',29,'roll 6 2',1000000);
INSERT INTO "event" VALUES('g6z5dp',30,'move 0:A6=6 1:C6=2',1000000);
INSERT INTO "event" VALUES('g6z5dp',31,'roll 3 1',1000000);
INSERT INTO "event" VALUES('g6z5dp',32,'move 0:C5=3 1:pass',1000000);
INSERT INTO "event" VALUES('g6z5dp',33,'roll 3 3',1000000);
INSERT INTO "event" VALUES('g6z5dp',34,'move 0:E2=3 1:pass',1000000);
INSERT INTO "event" VALUES('g6z5dp',35,'roll 1 5',1000000);
INSERT INTO "event" VALUES('g6z5dp',36,'move 0:B5=1 1:B5=1',1000000);
INSERT INTO "event" VALUES('g6z5dp',37,'roll 4 3',1000000);
INSERT INTO "event" VALUES('g6z5dp',38,'move 0:C6=4 1:A5=4',1000000);
INSERT INTO "event" VALUES('g6z5dp',39,'roll 6 4',1000000);
INSERT INTO "event" VALUES('g6z5dp',40,'move 0:C1=4 1:E2=4',1000000);
INSERT INTO "event" VALUES('g6z5dp',41,'roll 2 5',1000000);
INSERT INTO "event" VALUES('g6z5dp',42,'move 0:E5=5 1:C1=5',1000000);
INSERT INTO "event" VALUES('g6z5dp',43,'roll 6 1',1000000);
INSERT INTO "event" VALUES('g6z5dp',44,'move 0:pass 1:pass',1000000);
INSERT INTO "event" VALUES('g6z5dp',45,'roll 6 3',1000000);
INSERT INTO "event" VALUES('g6z5dp',46,'move 0:E1=6 1:pass',1000000);
INSERT INTO "event" VALUES('g6z5dp',47,'roll 1 6',1000000);
INSERT INTO "event" VALUES('g6z5dp',48,'move 0:pass 1:pass',1000000);
INSERT INTO "event" VALUES('g6z5dp',49,'roll 4 4',1000000);
INSERT INTO "event" VALUES('g6z5dp',50,'move 0:D6=4 1:D5=4',1000000);
INSERT INTO "event" VALUES('g6z5dp',51,'roll 6 2',1000000);
INSERT INTO "event" VALUES('g6z5dp',52,'move 0:B6=2 1:F1=2',1000000);
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
);
INSERT INTO "game" VALUES('sc8xgw','brilliant','fixture','table','lobby','{"clock": "live", "panel": "dm", "rules": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 4}',NULL,'cbcacbca8ad6339e8a128d0c9199bc9184b8e75bc54615811fe9b03be3bd128e',0,1,11,21,102,'en',2800000,NULL,NULL,0,NULL,1000000,NULL);
INSERT INTO "game" VALUES('mwa80h','brilliant','fixture','table','running','{"clock": "live", "panel": "dm", "rules": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 3}','{"game": "brilliant", "options": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 3}','47853d081e0f646f416523eaa634e5038d6d3f355c2b95365cd7549b2fb1c90b',6,20,11,21,100,'en',1090000,1060000,NULL,0,NULL,1000000,NULL);
INSERT INTO "game" VALUES('sfzbq7','brilliant','fixture','solo','running','{"clock": "none", "panel": "dm", "rules": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 1}','{"game": "brilliant", "options": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 1}','509d38c25247929208405739cd6df16dbb123a3e04ccfa865472e3cd10fc9519',2,4,11,21,100,'en',NULL,NULL,NULL,0,NULL,1000000,NULL);
INSERT INTO "game" VALUES('g6z5dp','brilliant','fixture','table','finished','{"clock": "live", "panel": "dm", "rules": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 2}','{"game": "brilliant", "options": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 2}','8778c7ba4e61cb291af2094628d409d325a3e137c41ecb66cc1a089fc5c655cd',53,111,11,21,100,'en',NULL,NULL,NULL,0,'d8n9hk',1000000,1000000);
INSERT INTO "game" VALUES('d8n9hk','brilliant','fixture','table','lobby','{"clock": "live", "panel": "dm", "rules": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 2}',NULL,'faa84cd4cfb878ab03e037cb6f69601eef2b7136486faff395e9a4887dfb457e',0,1,11,21,101,'en',2800000,NULL,NULL,0,NULL,1000000,NULL);
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
INSERT INTO "player" VALUES('sc8xgw',0,102,'P2','en',NULL,'dm',0,0);
INSERT INTO "player" VALUES('mwa80h',0,100,'P0','en',NULL,'dm',0,0);
INSERT INTO "player" VALUES('mwa80h',1,101,'P1','en',NULL,'dm',0,0);
INSERT INTO "player" VALUES('mwa80h',2,NULL,'1','en','naive','dm',0,0);
INSERT INTO "player" VALUES('sfzbq7',0,100,'P0','en',NULL,'dm',0,0);
INSERT INTO "player" VALUES('d8n9hk',0,101,'P1','en',NULL,'dm',0,0);
INSERT INTO "player" VALUES('d8n9hk',1,100,'P0','en',NULL,'dm',0,0);
INSERT INTO "player" VALUES('g6z5dp',0,100,'P0','en',NULL,'dm',0,0);
INSERT INTO "player" VALUES('g6z5dp',1,101,'P1','en',NULL,'dm',0,0);
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
    ended_at bigint not null,
    primary key (game, seat)
);
INSERT INTO "result" VALUES('g6z5dp',0,100,'P0',NULL,11,'brilliant','fixture','table',2,28,1,'target',1000000);
INSERT INTO "result" VALUES('g6z5dp',1,101,'P1',NULL,11,'brilliant','fixture','table',2,14,0,'target',1000000);
CREATE INDEX game_open on game (status, deadline);
CREATE INDEX player_user on player (user_id);
CREATE UNIQUE INDEX message_live on message (game, kind, seat) where is_retired = 0;
CREATE INDEX message_behind on message (game) where shows < wants or is_retired = 1;
CREATE INDEX result_board on result (game_name, mode, variant, guild_id);
CREATE INDEX result_user on result (user_id);
COMMIT;
PRAGMA user_version = 1;
