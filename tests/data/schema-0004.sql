BEGIN TRANSACTION;
CREATE TABLE entry (
    game text not null references game (id) on delete cascade,
    seat integer not null,
    move text not null,
    is_ready integer not null default 0,
    primary key (game, seat)
);
INSERT INTO "entry" VALUES('js8cr8',2,'F3=5',1);
INSERT INTO "entry" VALUES('js8cr8',0,'F1=5',0);
INSERT INTO "entry" VALUES('9vj3fh',0,'F1=3',0);
CREATE TABLE event (
    game text not null references game (id) on delete cascade,
    step integer not null,
    line text not null,
    at bigint not null,
    primary key (game, step)
);
INSERT INTO "event" VALUES('js8cr8',0,'move 0:start=B2,D1,F2,D4,A1,A3 1:start=A3,A1,B2,F2,D4,D1 2:start=D4,D1,F2,B2,A1,A3',1000000);
INSERT INTO "event" VALUES('js8cr8',1,'roll 2 5',1000000);
INSERT INTO "event" VALUES('js8cr8',2,'move 0:C1=5 1:D3=2 2:C1=5',1000000);
INSERT INTO "event" VALUES('js8cr8',3,'roll 4 1',1000000);
INSERT INTO "event" VALUES('js8cr8',4,'move 0:C4=1 1:F3=1 2:B3=1',1000000);
INSERT INTO "event" VALUES('js8cr8',5,'roll 3 5',1000000);
INSERT INTO "event" VALUES('9vj3fh',0,'move 0:start=D1,A1,F2,A3,B2,D4',1000000);
INSERT INTO "event" VALUES('9vj3fh',1,'roll 3 3',1000000);
INSERT INTO "event" VALUES('b4h4vg',0,'move 0:start=A3,D4,F2,A1,B2,D1 1:start=A3,D1,B2,D4,A1,F2',1000000);
INSERT INTO "event" VALUES('b4h4vg',1,'roll 6 1',1000000);
INSERT INTO "event" VALUES('b4h4vg',2,'move 0:B3=6 1:A4=6',1000000);
INSERT INTO "event" VALUES('b4h4vg',3,'roll 3 5',1000000);
INSERT INTO "event" VALUES('b4h4vg',4,'move 0:C2=3 1:B1=5',1000000);
INSERT INTO "event" VALUES('b4h4vg',5,'roll 3 3',1000000);
INSERT INTO "event" VALUES('b4h4vg',6,'move 0:D2=3 1:B3=3',1000000);
INSERT INTO "event" VALUES('b4h4vg',7,'roll 2 4',1000000);
INSERT INTO "event" VALUES('b4h4vg',8,'move 0:D3=4 1:E1=4',1000000);
INSERT INTO "event" VALUES('b4h4vg',9,'roll 5 1',1000000);
INSERT INTO "event" VALUES('b4h4vg',10,'move 0:A4=5 1:A2=5',1000000);
INSERT INTO "event" VALUES('b4h4vg',11,'roll 1 6',1000000);
INSERT INTO "event" VALUES('b4h4vg',12,'move 0:C3=1 1:F3=1',1000000);
INSERT INTO "event" VALUES('b4h4vg',13,'roll 4 6',1000000);
INSERT INTO "event" VALUES('b4h4vg',14,'move 0:E3=6 1:B4=4',1000000);
INSERT INTO "event" VALUES('b4h4vg',15,'roll 1 1',1000000);
INSERT INTO "event" VALUES('b4h4vg',16,'move 0:C4=1 1:pass',1000000);
INSERT INTO "event" VALUES('b4h4vg',17,'roll 5 1',1000000);
INSERT INTO "event" VALUES('b4h4vg',18,'move 0:C5=5 1:F4=5',1000000);
INSERT INTO "event" VALUES('b4h4vg',19,'roll 3 1',1000000);
INSERT INTO "event" VALUES('b4h4vg',20,'move 0:E2=1 1:C2=1',1000000);
INSERT INTO "event" VALUES('b4h4vg',21,'roll 1 1',1000000);
INSERT INTO "event" VALUES('b4h4vg',22,'move 0:E1=1 1:D2=1',1000000);
INSERT INTO "event" VALUES('b4h4vg',23,'roll 4 2',1000000);
INSERT INTO "event" VALUES('b4h4vg',24,'move 0:pass 1:B5=2',1000000);
INSERT INTO "event" VALUES('b4h4vg',25,'roll 5 3',1000000);
INSERT INTO "event" VALUES('b4h4vg',26,'move 0:A5=3 1:F5=3',1000000);
INSERT INTO "event" VALUES('b4h4vg',27,'roll 5 3',1000000);
INSERT INTO "event" VALUES('b4h4vg',28,'move 0:B5=3 1:C3=5',1000000);
INSERT INTO "event" VALUES('b4h4vg',29,'roll 6 5',1000000);
INSERT INTO "event" VALUES('b4h4vg',30,'move 0:B4=6 1:A5=5',1000000);
INSERT INTO "event" VALUES('b4h4vg',31,'roll 4 2',1000000);
INSERT INTO "event" VALUES('b4h4vg',32,'move 0:pass 1:F1=2',1000000);
INSERT INTO "event" VALUES('b4h4vg',33,'roll 6 6',1000000);
INSERT INTO "event" VALUES('b4h4vg',34,'move 0:pass 1:pass',1000000);
INSERT INTO "event" VALUES('b4h4vg',35,'roll 1 5',1000000);
INSERT INTO "event" VALUES('b4h4vg',36,'move 0:C6=1 1:A6=1',1000000);
INSERT INTO "event" VALUES('b4h4vg',37,'roll 1 6',1000000);
INSERT INTO "event" VALUES('b4h4vg',38,'move 0:F3=1 1:D3=6',1000000);
INSERT INTO "event" VALUES('b4h4vg',39,'roll 6 2',1000000);
INSERT INTO "event" VALUES('b4h4vg',40,'move 0:E4=2 1:E3=2',1000000);
INSERT INTO "event" VALUES('b4h4vg',41,'roll 1 5',1000000);
INSERT INTO "event" VALUES('b4h4vg',42,'move 0:F4=5 1:C4=1',1000000);
INSERT INTO "event" VALUES('b4h4vg',43,'roll 1 4',1000000);
INSERT INTO "event" VALUES('b4h4vg',44,'move 0:A2=4 1:B6=4',1000000);
INSERT INTO "event" VALUES('b4h4vg',45,'roll 1 5',1000000);
INSERT INTO "event" VALUES('b4h4vg',46,'move 0:F5=1 1:C5=5',1000000);
INSERT INTO "event" VALUES('b4h4vg',47,'roll 4 5',1000000);
INSERT INTO "event" VALUES('b4h4vg',48,'move 0:B1=4 1:C6=4',1000000);
INSERT INTO "event" VALUES('b4h4vg',49,'roll 2 6',1000000);
INSERT INTO "event" VALUES('b4h4vg',50,'move 0:pass 1:E2=2',1000000);
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
, mark integer, is_casual integer not null default 0, interactions text, is_hidden integer not null default 0, ends_at bigint);
INSERT INTO "game" VALUES('xryetq','brilliant','fixture','table','lobby','{"clock": "live", "panel": "dm", "rules": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 4}',NULL,'6a40abc9be7c8ac7ed3322d89ea5fa13749dd34442ef85144727561495260896',0,1,11,21,102,'en',2800000,NULL,NULL,0,NULL,1000000,NULL,NULL,0,'',0,NULL);
INSERT INTO "game" VALUES('js8cr8','brilliant','fixture','table','running','{"clock": "live", "panel": "dm", "rules": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 3}','{"game": "brilliant", "options": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 3}','fe087f248f3d01a1731dac489fa44721448990a68ae9cf05c0169daef6c3a3ad',6,20,11,21,100,'en',1090000,1060000,NULL,0,NULL,1000000,NULL,NULL,0,'',0,NULL);
INSERT INTO "game" VALUES('9vj3fh','brilliant','fixture','solo','running','{"clock": "none", "panel": "dm", "rules": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 1}','{"game": "brilliant", "options": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 1}','90b9f959ba9ae6c6134ce6928648b4b16a6b3308265965f8f2855da3175e5257',2,5,11,21,100,'en',NULL,NULL,NULL,0,NULL,1000000,NULL,48,0,'',0,NULL);
INSERT INTO "game" VALUES('b4h4vg','brilliant','fixture','table','finished','{"clock": "live", "panel": "dm", "rules": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 2}','{"game": "brilliant", "options": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 2}','79f7e0bf091be31e236119ad850236695508532fa11850a916f8e3fa4331aaad',51,107,11,21,100,'en',NULL,NULL,NULL,0,'473wky',1000000,1000000,NULL,0,'',0,NULL);
INSERT INTO "game" VALUES('473wky','brilliant','fixture','table','lobby','{"clock": "live", "panel": "dm", "rules": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 2}',NULL,'4aa30e9d680a561a4a1a5338750e53c8ee527836fc29aee38a965046544abd0f',0,1,11,21,101,'en',2800000,NULL,NULL,0,NULL,1000000,NULL,NULL,0,'',0,NULL);
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
INSERT INTO "player" VALUES('xryetq',0,102,'P2','en',NULL,'dm',0,0,NULL);
INSERT INTO "player" VALUES('js8cr8',0,100,'P0','en',NULL,'dm',0,0,NULL);
INSERT INTO "player" VALUES('js8cr8',1,101,'P1','en',NULL,'dm',0,0,NULL);
INSERT INTO "player" VALUES('js8cr8',2,NULL,'1','en','steady','dm',0,0,NULL);
INSERT INTO "player" VALUES('9vj3fh',0,100,'P0','en',NULL,'dm',0,0,NULL);
INSERT INTO "player" VALUES('b4h4vg',0,100,'P0','en',NULL,'dm',0,0,NULL);
INSERT INTO "player" VALUES('b4h4vg',1,101,'P1','en',NULL,'dm',0,0,NULL);
INSERT INTO "player" VALUES('473wky',0,101,'P1','en',NULL,'dm',0,0,NULL);
INSERT INTO "player" VALUES('473wky',1,100,'P0','en',NULL,'dm',0,0,NULL);
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
INSERT INTO "result" VALUES('b4h4vg',0,100,'P0',NULL,11,'brilliant','fixture','table',2,16,0,'target',1000000,0);
INSERT INTO "result" VALUES('b4h4vg',1,101,'P1',NULL,11,'brilliant','fixture','table',2,28,1,'target',1000000,0);
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
PRAGMA user_version = 4;
