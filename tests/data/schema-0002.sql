BEGIN TRANSACTION;
CREATE TABLE entry (
    game text not null references game (id) on delete cascade,
    seat integer not null,
    move text not null,
    is_ready integer not null default 0,
    primary key (game, seat)
);
INSERT INTO "entry" VALUES('e9b0nb',2,'E2=6',1);
INSERT INTO "entry" VALUES('e9b0nb',0,'F1=2',0);
INSERT INTO "entry" VALUES('z7v3wf',0,'E1=6',0);
CREATE TABLE event (
    game text not null references game (id) on delete cascade,
    step integer not null,
    line text not null,
    at bigint not null,
    primary key (game, step)
);
INSERT INTO "event" VALUES('e9b0nb',0,'move 0:start=B2,D1,F2,D4,A1,A3 1:start=A3,A1,B2,F2,D4,D1 2:start=A1,B2,F2,D4,A3,D1',1000000);
INSERT INTO "event" VALUES('e9b0nb',1,'roll 2 6',1000000);
INSERT INTO "event" VALUES('e9b0nb',2,'move 0:E1=6 1:C1=2 2:E1=2',1000000);
INSERT INTO "event" VALUES('e9b0nb',3,'roll 2 4',1000000);
INSERT INTO "event" VALUES('e9b0nb',4,'move 0:D3=2 1:F3=2 2:C2=4',1000000);
INSERT INTO "event" VALUES('e9b0nb',5,'roll 6 2',1000000);
INSERT INTO "event" VALUES('z7v3wf',0,'move 0:start=D1,A1,F2,A3,B2,D4',1000000);
INSERT INTO "event" VALUES('z7v3wf',1,'roll 1 6',1000000);
INSERT INTO "event" VALUES('b8ct01',0,'move 0:start=A3,D4,F2,A1,B2,D1 1:start=A3,D1,B2,D4,A1,F2',1000000);
INSERT INTO "event" VALUES('b8ct01',1,'roll 6 2',1000000);
INSERT INTO "event" VALUES('b8ct01',2,'move 0:D3=6 1:F3=2',1000000);
INSERT INTO "event" VALUES('b8ct01',3,'roll 2 1',1000000);
INSERT INTO "event" VALUES('b8ct01',4,'move 0:C4=1 1:D2=1',1000000);
INSERT INTO "event" VALUES('b8ct01',5,'roll 5 6',1000000);
INSERT INTO "event" VALUES('b8ct01',6,'move 0:E1=5 1:F1=5',1000000);
INSERT INTO "event" VALUES('b8ct01',7,'roll 3 2',1000000);
INSERT INTO "event" VALUES('b8ct01',8,'move 0:F3=2 1:C2=2',1000000);
INSERT INTO "event" VALUES('b8ct01',9,'roll 3 3',1000000);
INSERT INTO "event" VALUES('b8ct01',10,'move 0:pass 1:B3=3',1000000);
INSERT INTO "event" VALUES('b8ct01',11,'roll 2 3',1000000);
INSERT INTO "event" VALUES('b8ct01',12,'move 0:pass 1:F4=3',1000000);
INSERT INTO "event" VALUES('b8ct01',13,'roll 5 3',1000000);
INSERT INTO "event" VALUES('b8ct01',14,'move 0:F1=5 1:F5=5',1000000);
INSERT INTO "event" VALUES('b8ct01',15,'roll 6 5',1000000);
INSERT INTO "event" VALUES('b8ct01',16,'move 0:D2=5 1:E5=6',1000000);
INSERT INTO "event" VALUES('b8ct01',17,'roll 5 1',1000000);
INSERT INTO "event" VALUES('b8ct01',18,'move 0:B4=5 1:A4=5',1000000);
INSERT INTO "event" VALUES('b8ct01',19,'roll 4 1',1000000);
INSERT INTO "event" VALUES('b8ct01',20,'move 0:C3=4 1:D3=1',1000000);
INSERT INTO "event" VALUES('b8ct01',21,'roll 3 3',1000000);
INSERT INTO "event" VALUES('b8ct01',22,'move 0:pass 1:B4=3',1000000);
INSERT INTO "event" VALUES('b8ct01',23,'roll 4 4',1000000);
INSERT INTO "event" VALUES('b8ct01',24,'move 0:C2=4 1:E4=4',1000000);
INSERT INTO "event" VALUES('b8ct01',25,'roll 5 5',1000000);
INSERT INTO "event" VALUES('b8ct01',26,'move 0:E2=5 1:E1=5',1000000);
INSERT INTO "event" VALUES('b8ct01',27,'roll 2 5',1000000);
INSERT INTO "event" VALUES('b8ct01',28,'move 0:E3=5 1:C1=5',1000000);
INSERT INTO "event" VALUES('b8ct01',29,'roll 2 4',1000000);
INSERT INTO "event" VALUES('b8ct01',30,'move 0:F4=4 1:C4=2',1000000);
INSERT INTO "event" VALUES('b8ct01',31,'roll 5 3',1000000);
INSERT INTO "event" VALUES('b8ct01',32,'move 0:A4=3 1:C3=5',1000000);
INSERT INTO "event" VALUES('b8ct01',33,'roll 1 3',1000000);
INSERT INTO "event" VALUES('b8ct01',34,'move 0:C5=3 1:B5=1',1000000);
INSERT INTO "event" VALUES('b8ct01',35,'roll 6 5',1000000);
INSERT INTO "event" VALUES('b8ct01',36,'move 0:B3=6 1:E2=5',1000000);
INSERT INTO "event" VALUES('b8ct01',37,'roll 2 3',1000000);
INSERT INTO "event" VALUES('b8ct01',38,'move 0:C6=2 1:C5=3',1000000);
INSERT INTO "event" VALUES('b8ct01',39,'roll 3 2',1000000);
INSERT INTO "event" VALUES('b8ct01',40,'move 0:B5=2 1:C6=2',1000000);
INSERT INTO "event" VALUES('b8ct01',41,'roll 6 2',1000000);
INSERT INTO "event" VALUES('b8ct01',42,'move 0:B6=6 1:B6=6',1000000);
INSERT INTO "event" VALUES('b8ct01',43,'roll 3 2',1000000);
INSERT INTO "event" VALUES('b8ct01',44,'move 0:A5=2 1:pass',1000000);
INSERT INTO "event" VALUES('b8ct01',45,'roll 2 5',1000000);
INSERT INTO "event" VALUES('b8ct01',46,'move 0:E4=2 1:A5=2',1000000);
INSERT INTO "event" VALUES('b8ct01',47,'roll 4 2',1000000);
INSERT INTO "event" VALUES('b8ct01',48,'move 0:F5=2 1:A6=4',1000000);
INSERT INTO "event" VALUES('b8ct01',49,'roll 1 3',1000000);
INSERT INTO "event" VALUES('b8ct01',50,'move 0:pass 1:pass',1000000);
INSERT INTO "event" VALUES('b8ct01',51,'roll 1 1',1000000);
INSERT INTO "event" VALUES('b8ct01',52,'move 0:pass 1:E3=1',1000000);
INSERT INTO "event" VALUES('b8ct01',53,'roll 5 3',1000000);
INSERT INTO "event" VALUES('b8ct01',54,'move 0:pass 1:A2=5',1000000);
INSERT INTO "event" VALUES('b8ct01',55,'roll 1 4',1000000);
INSERT INTO "event" VALUES('b8ct01',56,'move 0:A2=4 1:pass',1000000);
INSERT INTO "event" VALUES('b8ct01',57,'roll 2 2',1000000);
INSERT INTO "event" VALUES('b8ct01',58,'move 0:D5=2 1:D6=2',1000000);
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
, mark integer);
INSERT INTO "game" VALUES('d56wq1','brilliant','fixture','table','lobby','{"clock": "live", "panel": "dm", "rules": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 4}',NULL,'7500a7a079fbb935679b7dcbe500190681b450a66f3e8bf5ef86f66122285ad8',0,1,11,21,102,'en',2800000,NULL,NULL,0,NULL,1000000,NULL,NULL);
INSERT INTO "game" VALUES('e9b0nb','brilliant','fixture','table','running','{"clock": "live", "panel": "dm", "rules": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 3}','{"game": "brilliant", "options": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 3}','9665eedfa75eed2c3c165d20a3a664c458ac1b6e7063111c94e5482335ef8284',6,20,11,21,100,'en',1090000,1060000,NULL,0,NULL,1000000,NULL,NULL);
INSERT INTO "game" VALUES('z7v3wf','brilliant','fixture','solo','running','{"clock": "none", "panel": "dm", "rules": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 1}','{"game": "brilliant", "options": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 1}','330f09126b89441f977544cdea19e16b390984020cc5d619b4e1c0919025d028',2,4,11,21,100,'en',NULL,NULL,NULL,0,NULL,1000000,NULL,48);
INSERT INTO "game" VALUES('b8ct01','brilliant','fixture','table','finished','{"clock": "live", "panel": "dm", "rules": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 2}','{"game": "brilliant", "options": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 2}','1c166fd1875fe810f12184561282830a87e49245bda5f7c7110aa71f2a7b17b3',59,123,11,21,100,'en',NULL,NULL,NULL,0,'f2zwby',1000000,1000000,NULL);
INSERT INTO "game" VALUES('f2zwby','brilliant','fixture','table','lobby','{"clock": "live", "panel": "dm", "rules": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 2}',NULL,'10b3ad477301e35826cc358c550d3eed9fde2e0b61cba715b21b487ddca905c7',0,1,11,21,101,'en',2800000,NULL,NULL,0,NULL,1000000,NULL,NULL);
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
INSERT INTO "player" VALUES('d56wq1',0,102,'P2','en',NULL,'dm',0,0);
INSERT INTO "player" VALUES('e9b0nb',0,100,'P0','en',NULL,'dm',0,0);
INSERT INTO "player" VALUES('e9b0nb',1,101,'P1','en',NULL,'dm',0,0);
INSERT INTO "player" VALUES('e9b0nb',2,NULL,'1','en','steady','dm',0,0);
INSERT INTO "player" VALUES('z7v3wf',0,100,'P0','en',NULL,'dm',0,0);
INSERT INTO "player" VALUES('f2zwby',0,101,'P1','en',NULL,'dm',0,0);
INSERT INTO "player" VALUES('f2zwby',1,100,'P0','en',NULL,'dm',0,0);
INSERT INTO "player" VALUES('b8ct01',0,100,'P0','en',NULL,'dm',0,0);
INSERT INTO "player" VALUES('b8ct01',1,101,'P1','en',NULL,'dm',0,0);
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
INSERT INTO "result" VALUES('b8ct01',0,100,'P0',NULL,11,'brilliant','fixture','table',2,28,0,'target',1000000);
INSERT INTO "result" VALUES('b8ct01',1,101,'P1',NULL,11,'brilliant','fixture','table',2,30,1,'target',1000000);
CREATE INDEX game_open on game (status, deadline);
CREATE INDEX player_user on player (user_id);
CREATE UNIQUE INDEX message_live on message (game, kind, seat) where is_retired = 0;
CREATE INDEX message_behind on message (game) where shows < wants or is_retired = 1;
CREATE INDEX result_board on result (game_name, mode, variant, guild_id);
CREATE INDEX result_user on result (user_id);
COMMIT;
PRAGMA user_version = 2;
