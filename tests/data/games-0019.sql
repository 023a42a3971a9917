BEGIN TRANSACTION;
CREATE TABLE alert (
    guild_id bigint not null,
    user_id bigint not null,
    primary key (guild_id, user_id)
);
CREATE TABLE challenge (
    id text primary key,
    game text not null,
    game_name text not null,
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
CREATE TABLE daily (
    game_name text not null,
    day text not null,
    seed text not null,
    variant text not null,
    rules text not null,
    par integer not null,
    primary key (game_name, day)
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
CREATE TABLE daily_try (
    game_name text not null,
    day text not null,
    user_id bigint not null,
    game text not null,
    guild_id bigint,
    primary key (day, game_name, user_id)
);
INSERT INTO "daily_try" VALUES('brilliant','2026-02-28',100,'4syaty',11);
INSERT INTO "daily_try" VALUES('brilliant','2026-02-28',101,'1y84e2',11);
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
INSERT INTO "entry" VALUES('wmjq8d',1,'B1=5',1);
CREATE TABLE event (
    game text not null references game (id) on delete cascade,
    step integer not null,
    line text not null,
    at bigint not null,
    primary key (game, step)
);
INSERT INTO "event" VALUES('9cqp2c',0,'move 0:start=B2,A1,A3,D4,F2,D1',1772240400000);
INSERT INTO "event" VALUES('9cqp2c',1,'roll 3 4',1772240400000);
INSERT INTO "event" VALUES('4syaty',0,'move 0:start=F2,A3,D4,D1,B2,A1',1772240400000);
INSERT INTO "event" VALUES('4syaty',1,'roll 6 4',1772240400000);
INSERT INTO "event" VALUES('p43z51',0,'move 0:start=D4,F2,B2,A1,D1,A3',1772240400000);
INSERT INTO "event" VALUES('p43z51',1,'roll 6 4',1772240400000);
INSERT INTO "event" VALUES('wmjq8d',0,'move 0:start=D1,A3,A1,D4,F2,B2 1:start=B2,D1,F2,D4,A1,A3',1772240400000);
INSERT INTO "event" VALUES('wmjq8d',1,'roll 5 5',1772240400000);
INSERT INTO "event" VALUES('0qa0f3',0,'move 0:start=F2,A1,D4,B2,A3,D1 1:start=A1,F2,A3,B2,D4,D1',1772240400000);
INSERT INTO "event" VALUES('0qa0f3',1,'roll 3 5',1772240400000);
INSERT INTO "event" VALUES('cm7q23',0,'move 0:start=F2,A1,D1,A3,D4,B2',1772240400000);
INSERT INTO "event" VALUES('cm7q23',1,'roll 2 5',1772240400000);
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
, mark integer, is_casual integer not null default 0, interactions text, is_hidden integer not null default 0, ends_at bigint, record text, best integer, noted bigint not null default 0, untouched_at bigint, median integer, day text, is_practice integer not null default 0, throws_of text, dice_name text, skipped text not null default '', is_sealed integer not null default 0);
INSERT INTO "game" VALUES('npzk6z','brilliant','fixture','solo','finished','{"clock": "none", "panel": "dm", "seats": 1, "theme": "dark"}',NULL,'247e30d4ef3f6633eeead05457ab68ae2200d2c8d77d878989159db300aeac62',93,100,11,21,100,'en',NULL,NULL,NULL,0,NULL,1772240400000,1772240400000,48,0,'',0,NULL,'c=^Tx8$Q)q&2ED*41N_JfWw@>o^k*R()u2ogxVEp?Ydp|?n?-^vthMG^fFbd#3zT(v7^s8$+D^z8?D#=E0lznsOZu0;q#bI=%enBp1+0lR9r%Zi#^!KDRf@PAr!s-cn-xV)sMq4>`%p^--ovAoL7VC<yXo<_{E2$?se>|nt~1(<3p2FKRrZcAI}k!%<s}3<<<R3I&=FY`jzH=%l{(skKNLHS}iNf+P&@a{jYTeYsRoveA`<&zcWZHJC_HYXg#m_-d|W5cejpE@058q<3)T!72z8%?TkjgR^=ATF8rIag0j+hCCH*(4c;bDG1wAl3WZ=}JY6j!umhjnH=4k$_7jm~u-2X~BoWwXCIYfF9%g>F3N3-b)A>E<uxA$)j?9c2kT@)Q1BD~Mm3K36ya_c6kj80479fl4s?hV{E{mE*BE>FM6yFS-X1E~^$HW|Onv7zwHA1{Ai?Ps>i#GE{u_gIkJ4~$M;jI<2-AU|Bl(A1Uq<DAqx-9#ZLvJz{`E^F-uu={|$_z-BJi{#LR*IUiSmvvABN>4N@;Y(Cdd`V|<?sjovcg;',NULL,0,NULL,NULL,NULL,0,NULL,NULL,'',0);
INSERT INTO "game" VALUES('9cqp2c','brilliant','fixture','solo','running','{"clock": "none", "panel": "dm", "seats": 1, "theme": "dark"}','{"game": "brilliant", "options": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 1}','7179114d29256fa42c424106c9686202765cf625f2ebb96c5cc113b5b0eaf528',2,4,11,21,100,'en',NULL,NULL,NULL,0,NULL,1772240400000,NULL,38,0,'4711',0,NULL,NULL,40,0,1773450000000,NULL,NULL,0,NULL,NULL,'',0);
INSERT INTO "game" VALUES('4syaty','brilliant','fixture','solo','running','{"clock": "none", "panel": "dm", "seats": 1, "theme": "dark"}','{"game": "brilliant", "options": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 1}','000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',2,3,11,21,100,'en',NULL,NULL,NULL,0,NULL,1772240400000,NULL,41,0,'1000',0,NULL,NULL,NULL,0,1773450000000,NULL,'2026-02-28',0,NULL,NULL,'',0);
INSERT INTO "game" VALUES('1y84e2','brilliant','fixture','solo','finished','{"clock": "none", "panel": "dm", "seats": 1, "theme": "dark"}',NULL,'000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',74,80,11,21,101,'en',NULL,NULL,NULL,0,'p43z51',1772240400000,1772240400000,41,0,'1001',0,NULL,'c=^Tx8$Q)qOKyWO5WNZqU{Qb7jThJ$skuihp`;)+>1Wfs*T$KTNECv|rb;$Ejs0c@>kVUjT~*7C)?5FRO2TVa^z8WfJ(LsrtoxJa?`b_%U#Y_79_;g&I<H|&MXw)DsTh^|aTv$_u{!ko)OMYCH8@Xxqa37Pekkhhb6*uIJYdWZp{Ra&$jUyQBNmz8l|9Ov`;&O)HWU3u(Z1z>5&6e%={;?hm38f2yMF&`Tfw?u*ebqp>7C!1q>Y`+gHE(wwtVletc<&*Bh))(p3G<wFQ}sUg-bh=k@K={b=``(Nq<#$=et3+(qPvqrvX#|w$fPuErJR_MZ=?Vs(_lnM#7w$hDQbp0KFh~1Ou{*%HW*Z3AoQBDaenc!wxyTauSRTzwJbKqksdaW5ERUMv<l05FyJ&z+7k|>a;T#E=CP5G4^PHoh7IflpsBe5IG_mNiw1cnTrHUB5sYtB|xC1w~b4{8;X#!X0EtML@aBZof5>@)hxniB({)mNk)x@kt~?bUI`{5$Wj|Dtthl?k~e>obb_4',NULL,0,NULL,NULL,'2026-02-28',0,NULL,NULL,'',0);
INSERT INTO "game" VALUES('p43z51','brilliant','fixture','solo','running','{"clock": "none", "panel": "dm", "seats": 1, "theme": "dark"}','{"game": "brilliant", "options": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 1}','000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',2,3,11,21,101,'en',NULL,NULL,NULL,0,NULL,1772240400000,NULL,41,0,'',0,NULL,NULL,NULL,0,1773450000000,NULL,'2026-02-28',1,NULL,NULL,'',0);
INSERT INTO "game" VALUES('wmjq8d','brilliant','fixture','ghosts','running','{"clock": "none", "panel": "channel", "seats": 2, "theme": "dark"}','{"game": "brilliant", "options": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 2}','247e30d4ef3f6633eeead05457ab68ae2200d2c8d77d878989159db300aeac62',2,5,11,21,102,'en',NULL,NULL,NULL,0,NULL,1772240400000,NULL,NULL,0,'',0,NULL,NULL,NULL,0,1773450000000,NULL,NULL,0,'npzk6z','npzk6z','',0);
INSERT INTO "game" VALUES('8wgtss','brilliant','fixture','table','finished','{"clock": "live", "panel": "dm", "seats": 2, "theme": "dark"}',NULL,'c59c28b8817c04b0e1cb6eddd4ba862c75f4b136b03c3587405e52f472e19c03',49,102,11,21,100,'en',NULL,NULL,NULL,0,NULL,1772240400000,1772240400000,NULL,0,'',0,NULL,'c=^Tx8$Q)q&2ED*41N_JfWwkFx#a)^r1d>E3AKYmyPwCO9pfY#Ra-<aQ!j-t{*P=NXIoXHM(ch2!IJPs8J!fLzbBs1Q{Io7f8c(qzOcek5B7P+&TE>n=#A3_ixJn4(>x!~)oDCp+jS|c!NUATIlv!1aCUF0uj;BaV5EnRvpzpiW{-13PV)yoqr7=OnPzT(l73_Ix#fRJ^3Ofed)b{<wzYd<`}x<tg0+&cH~IGWV*a3$c6KgLnrOZ5`QG1H84veHs1K(3yex0x`&n_hv=bNkR@Xt*jj0Fx12ujvs|9HkA@~|WS_N`z$O?xJyusyz@m4MpfndRSAPhXnwWEaf#*>%^yb_)+@wDC{My!RWN_5&=qSIIC@FmgV61S2Ubd=W`p>vf^@|@R1r+jfMYQb8z0aZ#DrIPKzMqN5BwnNslWBUdx@>FFKrlZeriCOXNA@U4~rz$WTd3GxEOc(`#?1M~~{L(UAZ?5Rlx~L1XUUbn#98~lthEa=s*)PC;apD&!bWyB}6<u^;!-6^CsdF3x$6-iua9JL1lo(r(*t$X<V-0SbUl`n4BL',NULL,0,NULL,NULL,NULL,0,NULL,NULL,'',0);
INSERT INTO "game" VALUES('vzydbf','brilliant','fixture','table','finished','{"clock": "live", "panel": "dm", "seats": 2, "theme": "dark"}',NULL,'ae7591f58f1fb521a7dd4bd5f9ddf4de4be02b3648fc752de4022f7fe6c87cdf',49,102,11,21,100,'en',NULL,NULL,NULL,0,NULL,1772240400000,1772240400000,NULL,0,'',0,NULL,'c=^Tx8$Q)q!EVDK4E+^8Acp~l8wVhbwEo8?Rqc{PyRDx;8wbdmscDp6rXHeTY(GCDy9U-(HEOip4_7P+Z<Nsq`0(BH2|eZgg!}`)C-H?9j(V`qGj?A6fJN`nU$7W){WuN7@hnb<Beq?aX*C#)-zf+9qZiKZf%>W_$^j$2M9%vBLYY0CBXXMG^B(2h{mF9Xc9ZnIuKSk%CCNW`OYdcKT3Ofbwd?o4wiT?IhpowXx3uODlC-gNdD4m2>z4ofD=XuE=?L|~G+(FHk9avNj+b`QB<FS0%Ers4g{D(YP(qFp8rC$%!ccAvnQWocPUG|zA1t#%XIWrbR9R+(%Cenw24x<c$ybu(&CR1$IXTnALDGxhMl2wp*aQbC3(`ThS#Tl<^pM<Un-wRpO<l1Rn;j&*SZu<?Cj0ZI$|_Fnh(>QS&WS&AL|9bzH_?kG=^=G6<8!B-B|UuPbts%6k;HW;GiQ3ji%GIz>KfTUZh2+Bf+esXF7X(Hsy3rdu_HYt_JSqY#2M0BuoQnt7R7*J+SwW*S>_j(N$g(nw`6M!a1#Sgfge$LUK{',NULL,0,NULL,NULL,NULL,0,NULL,NULL,'',0);
INSERT INTO "game" VALUES('a871es','brilliant','fixture','table','finished','{"clock": "live", "panel": "dm", "seats": 2, "theme": "dark"}',NULL,'4566fa72f2c9130206ead49c500bfd08861f05f5e96eef903ec7f85e3585c0be',65,134,11,21,100,'en',NULL,NULL,NULL,0,NULL,1772240400000,1772240400000,NULL,0,'',0,NULL,'c=^Tx8$Q)qJ8r`;484jE;Gq&FZ5sRqntQZBkTe<6-|<U|rYOX%6T?}G42JY1@{uCQ=(Db>(MIca|BWT#g)%x3KYyM0hMw|%V*ZBlRDEKFqdnNi1$SPjGZwx5=^cv^*N@}*e7ID{{Q<XK?`1WZgfEl>{859mdrSMOuF4mT)aW?tbAvK_x<}+RzvDB?#q-I0=XRC!8_;vh|B~b%d!+ZYIjyYQ?)B@>zqS>unTD;&ceu6YcRFd~&gDTjTF+bl@2{+kyIWVNccytAra^o=D^8Dg(xBKtJ=(gpb?@rN)V-<9gkayO-E{-<e8`K0#zl|Adm9a7whDq_r$uZuF$k9DbvDf#@FOxouofaw=plkWSDG-KKo}00UNE^rAH;wdQp%5-T-FEC5#~joQ>^!lS(%5ej0M(b1ha~vVF`0$yHlQ>W82{uE)DBzy<nl>>5~luh|i#y7a|~rLtw^p2rM%Qm(rhX1G;?fPb5J+iSB%Dd5uu57oJ%r5=>k&PhaSBj0N>|);IDxq?cpYei=j3H#&_8#ayyM=M`~Qyi}WWF&t-3Y%j2B-jHL$E6<rsyNJ03%>RkOg3O@y4TfU^KR<Eip0o',NULL,0,NULL,NULL,NULL,0,NULL,NULL,'',0);
INSERT INTO "game" VALUES('7ktcf4','brilliant','fixture','table','finished','{"clock": "live", "panel": "dm", "seats": 2, "theme": "dark"}',NULL,'c2f3e89ceea700ea9f19dadd4ebbd153d56b25d927b9474aae508b5d8cb1a787',55,114,11,21,100,'en',NULL,NULL,NULL,0,NULL,1772240400000,1772240400000,NULL,0,'',0,NULL,'c=^Tx8$Q)q&2GaW41Se7Kn?=~w;U2kr1d>EscP38y1&PtjWM96Y8$1OsRu+p;Ij>~Ys|W+Mv2z@{ue{S8+mjReEvCcg`WI=l>7tFQ}c}xj&iWCGiF|=8H3*b^ohZU<HvEH59j8%KVaJRSx1Ak_>FLYKkBe|A1JT#O)fA}$FtYx4te%iM`Sm@<2%Zm_mjEicH#7UDEF5C#mPVSO7CT}TUnRxh4uGe+XB{tVXN~U@9p`6M%tLUJgK7fy5;}=%E-98S3-Tz&6i>25a0KT>CsLc)b-E?)lRzYRXgZ5m_{XpdI~=zum^cQq-2EwI_$+pFc56i5%anOd1Pb-!;coR9vjA7g&D?-V9;p6Cg?O`A+K5S4W<K<#R#U$yivt@)CivwEI{YdOQ(f?BkSk0ewCbobtv;pkp+b(GolHMteN>d^AWAsCG&a9d|7u}>1QLKSAwa^W-ekw#!TVsZRDG-@ugQ@I7ErfOkPv54j?wG_|iO|=RuJ(VZq8ixXLar?$K23QI=&=QFk1o7q%YU#U8;zmdRexy?VtaI%NIu@R5FKIwP{=c_<+95$zw69Cn5',NULL,0,NULL,NULL,NULL,0,NULL,NULL,'',0);
INSERT INTO "game" VALUES('5vbx6t','brilliant','fixture','table','finished','{"clock": "live", "panel": "dm", "seats": 2, "theme": "dark"}',NULL,'c4bfd3ecc2bd25412aa5c162949ac6943472c1e3d5dbb09b2454461c5cfa7cf1',49,102,11,21,100,'en',NULL,NULL,NULL,0,NULL,1772240400000,1772240400000,NULL,0,'',0,NULL,'c=^Tx8$Q)qJ8r`;484jE;34`B1vJP%pt(m27)k9RY1-qL6irE}ia3U|6d4TrN#r9XkfFqFSq%%V_wgH2!W%|(BtCylbVHAEKQRA*{Z!o`!(k2fd4bAnnjz_p(-o2t<&X0`pDxvTJVDuY&9lKG{7yQ6AHGm@Z?LXvt9ZePFD*rVdcnvZ?hz@>AL)$p?)hZAbNdzay-Men|0T#j_ek%sJFILg_qy%pU;7ePp<!?E?bp`)K_~63T%L5J^}6T({>IFBT)RSjFwCc6X%nwU#ieN{402x8ou~&{dr^0~Ze%4E1ipn2h=ftpEMzOm5_;h*4DY0q+(@JuYqisWdFeE_9Vx~d<rHAObc#EXY@8<p1`kV^PWnI*%0$sDQ~c4f#4;n+DhDH929@-gD3iE&ov>&_qlrtLXOm2rfVK~Ud5X+-6ZGMOFqv#vc=p=GF0AAiLw*sg&tyD}Gk}5XOtB6?0+(&j%q8R5TH+bG=p?f@!Jkd^rz!jiluTitU)I6$ylnlz$ze|@<|30mwmsTVV&1S{GJVC`mi`3y$RDG^VO;',NULL,0,NULL,NULL,NULL,0,NULL,NULL,'',0);
INSERT INTO "game" VALUES('cx3dkq','brilliant','fixture','table','finished','{"clock": "live", "panel": "dm", "seats": 2, "theme": "dark"}',NULL,'ed6da02e772af7ff32eb93b8285f37e4290c2ebafad0bece9c550e2c36cb16d9',59,122,11,21,100,'en',NULL,NULL,NULL,0,NULL,1772240400000,1772240400000,NULL,0,'',0,NULL,'c=^Tx8$Q)qOKt-p47~~mm_-4@js^3RntQZTlr*zQf5)$l$AB_XlF?*SWf75w?T0~j3|^PjsL*=f|6)pbqliw#r=JtQ&{Nz`%s=ovsc+11RD*q;vGO`inDq9iPfSLfKaSIMIIH9SfMwTboegH?H_`!qXu#3ErMjw9`GJuJ9Y=j0P-IW<h#cm3d`EfnelowgT?GAT%f01)3G&aq(tFt)R@Rk!{rdZ_Z3$~(VQcUm?(O-5PTE+xJn2R2b<6+#m6>sO?+Nw6FkhyXLwr9f&P_XMQi!@~O%rX?Lo=GD*GkVwujvN_5y4r}a<h<8UNrP37@R)p;2HA@GG>EEthE88?Z^riA&{BQ1T8w9V1o&cblTvgODW5tGCOxAiM@<<Y!6l2g<RFm#26@@<(LaD1w^OGTx?n&Qu3lRuN}z~7o1`j>+5vV8J(=J^2^MH=!(v4uZ3ifzLq>)0FndIS#g<l_L++*a?vC%tqZy9EBkt6f8rD;a)paaT#C<JwMRPbQL9BxS8|^1dEp6_&wSdWtNS;?1qO@#8$k953YQrhGiDZY=sGL*%GqTu!?m+Jvabgxm|N=fW$jrmvRw25{s7Lwhad',NULL,0,NULL,NULL,NULL,0,NULL,NULL,'',0);
INSERT INTO "game" VALUES('3kqmsp','brilliant','fixture','table','finished','{"clock": "live", "panel": "dm", "seats": 2, "theme": "dark"}',NULL,'35afd1f92f7ba85b6ae8ce0107507e490132883dca02ddda7db37da120f667d7',49,102,11,21,100,'en',NULL,NULL,NULL,0,NULL,1772240400000,1772240400000,NULL,0,'',0,NULL,'c=^Tx8$Q)qJ8r`;484jD;Gy~s1vE&q4K(*?0V8QVB>fz})Q6&Bw{Z+-DKaTf6d!4WG(~R9YO&CI8@?eWyvB$giH~3B+@X(gKQVuY_lbQ%hKn`W#|0{{^9V_AIA0+d<@|9P$K!>ah9i_+*J(B=hu=sC@QaHa-F>X90;>(ixClAw=S7U{sgIb${2|{_-n^fzJ-1oVcarWc|4Wd6?3Lcr?y$10+-tYrf9*?H3k`dNZ@2c$?{w16%H=^Ft(QID`x`UkVXcLFXPBpL^b)T}#WJ*$Hd!Z|UNkLlTGcq-c)@r<;156m_X&4A4+|Nl@dPKVhV31<1}BO*Vy&<ouvS`$Lq-xY5QuVKT8$$~6$`?`DbGP#PQytB^I0xbeS-A$GU@B9oMfV6Je>)Y1fE%K2!)G6E{5cQU~~siG7B4kV6t8QCa0{4TsX;*U$R_K$Wu+uREeikRw1UUoVKb=WG#H=vRu&UYe8HllU#_AKXtONtM*Owb!w(hPM*8YKGS47VJ6uQTMS}m#>I2eM?N!u>jNhz`wYD=RSt~iMeYY@lV8L',NULL,0,NULL,NULL,NULL,0,NULL,NULL,'',0);
INSERT INTO "game" VALUES('83yhra','brilliant','fixture','table','finished','{"clock": "live", "panel": "dm", "seats": 2, "theme": "dark"}',NULL,'744b9df20b0ecb32c2b368754c2897d7e42b32066b8ae7740eb4ce3af93dd2e7',51,106,11,21,100,'en',NULL,NULL,NULL,0,NULL,1772240400000,1772240400000,NULL,0,'',0,NULL,'c=^Tx8$Q)q&2ED*41Se70EgxGFe!%+Kw95plTbT2wEKDd*)dKKRBaKxOg*5~$(PSIvT@>VSq%%VkNy`@!aGKEBtHHObVHAEKQaG=_ep$1hQk`{>kO6GFhbJnhYKVl${(k3Jf6j=KSJ4cnP-Cu{6;!}9}XzG*H~9YkuMl=5Gm@@03&<4N2D-+pfk#w=ac!)Z4vZ?F6Wm2CCESbNbhBLSlL$YHQUd>_9d*<4ts-dd(Y<&8fj<c@}wKBw>{tc8#CkK-WBSDVZKZ&FY*1TI5q90NxoK9&{ZR=Agjhyof2{;ktpeCisAMl!w9wX2Bx>lOOh#JSr&}9AcKcm$!bk9#WE)(%cAlydX1)Fszp~4Y@63*E{#fDI_(|vbSy)HAZs*Z&U9#XS{LE5;t3?s96&ekS7bWz>_AQKrpi2P<27Q+E4l*-!~`{M>B3@6vS%l~USry{E?AbynXN79m;IoH&icv3rM3mrF6<fY6&>JDTo+u?J!68A6Q*HX&oDdkdvv_t%(tKz@@%soT=CJwrOlXYzo(9~+``6oaS0P2E8hlsCve>#PVZ&Y',NULL,0,NULL,NULL,NULL,0,NULL,NULL,'',0);
INSERT INTO "game" VALUES('mvetty','brilliant','fixture','table','finished','{"clock": "live", "panel": "dm", "seats": 2, "theme": "dark"}',NULL,'c2bbbe6db76cc7b354bf710089eb7fabb266bd83fb56ae7de0ee0c4cd6cc8ebf',47,98,11,21,100,'en',NULL,NULL,NULL,0,NULL,1772240400000,1772240400000,NULL,0,'',0,NULL,'c=^Tx8$Q)q&2GaW41Se7Kn~;g#sTspt?#i(QM=~QZtLUE#u!i|HI35CltV&48~=dp8nZ2{VWIUo-5@1=U_?j7=if7R=rQg`&A(tjH9wHyum=0SK;?CwA?Z!$D<mVzAE$XfUYgT%gtF^eXM;5PgLD874k)?@tgE^vHyClyQPigaM)uf8q%eP=Gs=hOley=17xcX<=a&B^$iMbT?`?Nj*;elL+t0uDC9H*ny}@@_Tk|KKw6k(~QAg{2&;R|6nenjJLVYsK7qYU6*P~*(v=fP3kZmtouUaqK5x#XJ5&|Rmt=BD+@U0=qGxX9aAn%n+H;Qb*I_)H4(pknVV}o`Uupwij(V0&=RAE#uT~5*!CL)F;gvo*h9kC!-7hUP1qAnrpX^JkRAYBCOA}c-<`8rkRR9T*hwu70P{gN?oNc0PkEaj;v55yYwOXl<B7Z7U~eCRC1Ec406WL=aqXrE@xR5sX%b)u}1$a5MekPlwG4#hqjF`sRye4TEGdFkY0PYmR1crEvfCx3cd)}dgeXQ=GEmp8(e`U4PCRHp',NULL,0,NULL,NULL,NULL,0,NULL,NULL,'',0);
INSERT INTO "game" VALUES('0heez4','brilliant','fixture','table','finished','{"clock": "live", "panel": "dm", "seats": 2, "theme": "dark"}',NULL,'b8ff5b768a823906a0fbd175ca9ed03e7f1436c8bac6ff153c48edad23cc792c',47,98,11,21,100,'en',NULL,NULL,NULL,0,NULL,1772240400000,1772240400000,NULL,0,'',0,NULL,'c=^Tx8$Q)q&2GaW41N_JAcygL;}D>c*7w+?s9kbs_w)F(aWL63HI35C)I&r+us`F-jxpP^8Wviw{THN!7mVmgeEb}!LyvJkGk=5kNqj(t!y4@U0+rV=LelGpD<mVzALnsAUBtORLD_YkXM;)jjdTD%98h!*SXV{C4MrS9iuyFb$e#O%6y}d~MtSpml6!8yf_|&(x#fQe@{c{zd)ggVwv~Hn`}x<tgtgGHH~1dbe17L9?W|lL)X{q0^S!?@GalDksCS0>I<3CM>rrvKw38?KRyWBsK{c&xl59F9<b-qz5x@ZfJW0ANWP~dc4$2#tp5Q^46RKdH_9!Z8?+8<MT{PYS7GcT~vw2<MbyCQJ!JjZfwQ_+)!a7+nB{X9y%WO^6XPBqSHUK5FkeMcZvg%`=fowQ1PhIuRZcmj9R*b=BY19Xg1(#qmm%v<X)d%D)+NZrO`gpH_g#Mv#CbOme#BHtDzskP2Y#&Tv-_~{H+aN2K>Iav(wC*o1hWuxXeRhV~ye{%OJM#nC-p%}AnG5j*welNG9aUN',NULL,0,NULL,NULL,NULL,0,NULL,NULL,'',0);
INSERT INTO "game" VALUES('0qa0f3','brilliant','fixture','table','running','{"clock": "live", "panel": "dm", "seats": 2, "theme": "dark"}','{"game": "brilliant", "options": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 2}','9ae0cde5d1e5bc577ae8b3175dafa04a7ba629b8c28a86830d94f9d618e4e857',2,6,11,21,100,'en',1772240490000,NULL,NULL,0,NULL,1772240400000,NULL,NULL,0,'',0,NULL,NULL,NULL,0,NULL,49,NULL,0,NULL,NULL,'',0);
INSERT INTO "game" VALUES('cm7q23','brilliant','fixture','solo','running','{"clock": "none", "panel": "dm", "seats": 1, "theme": "dark"}','{"game": "brilliant", "options": {"level": "# The fixture of our own that the placement vectors use; no printed sheet looks like it.\nname = \"fixture\"\ngrid = \"\"\"\nA A A B B B\nA G G G B D\nC G G G D D\nC C G E E D\nC H H E I I\nH H J J I I\n\"\"\"\nstars = [\"A1\", \"D1\", \"B2\", \"F2\", \"A3\", \"D4\"]\nbar = 33\nsolo_boxes = [5, 10, 15, 20]\n\n[areas.A]\ncolour = \"blue\"\nplace = \"top-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 0\n\n[areas.B]\ncolour = \"purple\"\nplace = \"top-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 0\n\n[areas.G]\ncolour = \"green\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 1\n\n[areas.D]\ncolour = \"red\"\nplace = \"right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 1\n\n[areas.C]\ncolour = \"red\"\nplace = \"left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 2\n\n[areas.E]\ncolour = \"blue\"\nplace = \"centre\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 2\n\n[areas.H]\ncolour = \"yellow\"\nplace = \"bottom-left\"\nvalues = [6, 4, 2]\nside = \"left\"\nslot = 3\n\n[areas.I]\ncolour = \"orange\"\nplace = \"bottom-right\"\nvalues = [6, 4, 2]\nside = \"right\"\nslot = 3\n\n[areas.J]\ncolour = \"grey\"\nplace = \"bottom\"\nvalues = [6, 4, 2]\nside = \"bottom\"\nslot = 0\n", "start": "stars"}, "seats": 1}','095a8f33a517534ce39dcd129420f7e575f987850ba353e99d2201156b1d9ac2',2,4,11,21,103,'en',NULL,NULL,NULL,0,NULL,1772240400000,NULL,48,0,'',0,NULL,NULL,NULL,0,1773450000000,NULL,NULL,0,NULL,NULL,'',1);
CREATE TABLE gateway_session (
    id text primary key,
    shard integer not null,
    shards integer not null,
    owner text not null,
    url text not null,
    sequence bigint not null
);
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
, is_unlisted integer not null default 0, notify text not null default 'dm', utc_offset integer not null default 0, quiet_from integer, quiet_until integer, has_answered integer not null default 0);
CREATE TABLE player (
    game text not null references game (id) on delete cascade,
    seat integer not null,
    user_id bigint,
    name text not null,
    locale text not null,
    computer text,
    panel text not null,
    missed integer not null default 0,
    has_left integer not null default 0, joined bigint, theme text not null default 'dark', is_new integer not null default 0, ghost_of integer, ghost_user bigint, is_offered integer not null default 0, is_removed integer not null default 0,
    primary key (game, seat)
);
INSERT INTO "player" VALUES('npzk6z',0,100,'P0','en',NULL,'dm',0,0,NULL,'dark',0,NULL,NULL,0,0);
INSERT INTO "player" VALUES('9cqp2c',0,100,'P0','en',NULL,'dm',0,0,NULL,'dark',0,NULL,NULL,0,0);
INSERT INTO "player" VALUES('4syaty',0,100,'P0','en',NULL,'dm',0,0,NULL,'dark',0,NULL,NULL,0,0);
INSERT INTO "player" VALUES('1y84e2',0,101,'P1','en',NULL,'dm',0,0,NULL,'dark',0,NULL,NULL,0,0);
INSERT INTO "player" VALUES('p43z51',0,101,'P1','en',NULL,'dm',0,0,NULL,'dark',0,NULL,NULL,0,0);
INSERT INTO "player" VALUES('wmjq8d',0,102,'P2','en',NULL,'channel',0,0,NULL,'dark',0,NULL,NULL,0,0);
INSERT INTO "player" VALUES('wmjq8d',1,NULL,'P0','en','ghost','dm',0,0,NULL,'dark',0,0,100,0,0);
INSERT INTO "player" VALUES('8wgtss',0,100,'P0','en',NULL,'dm',0,0,NULL,'dark',0,NULL,NULL,0,0);
INSERT INTO "player" VALUES('8wgtss',1,101,'P1','en',NULL,'dm',0,0,NULL,'dark',0,NULL,NULL,0,0);
INSERT INTO "player" VALUES('vzydbf',0,100,'P0','en',NULL,'dm',0,0,NULL,'dark',0,NULL,NULL,0,0);
INSERT INTO "player" VALUES('vzydbf',1,101,'P1','en',NULL,'dm',0,0,NULL,'dark',0,NULL,NULL,0,0);
INSERT INTO "player" VALUES('a871es',0,100,'P0','en',NULL,'dm',0,0,NULL,'dark',0,NULL,NULL,0,0);
INSERT INTO "player" VALUES('a871es',1,101,'P1','en',NULL,'dm',0,0,NULL,'dark',0,NULL,NULL,0,0);
INSERT INTO "player" VALUES('7ktcf4',0,100,'P0','en',NULL,'dm',0,0,NULL,'dark',0,NULL,NULL,0,0);
INSERT INTO "player" VALUES('7ktcf4',1,101,'P1','en',NULL,'dm',0,0,NULL,'dark',0,NULL,NULL,0,0);
INSERT INTO "player" VALUES('5vbx6t',0,100,'P0','en',NULL,'dm',0,0,NULL,'dark',0,NULL,NULL,0,0);
INSERT INTO "player" VALUES('5vbx6t',1,101,'P1','en',NULL,'dm',0,0,NULL,'dark',0,NULL,NULL,0,0);
INSERT INTO "player" VALUES('cx3dkq',0,100,'P0','en',NULL,'dm',0,0,NULL,'dark',0,NULL,NULL,0,0);
INSERT INTO "player" VALUES('cx3dkq',1,101,'P1','en',NULL,'dm',0,0,NULL,'dark',0,NULL,NULL,0,0);
INSERT INTO "player" VALUES('3kqmsp',0,100,'P0','en',NULL,'dm',0,0,NULL,'dark',0,NULL,NULL,0,0);
INSERT INTO "player" VALUES('3kqmsp',1,101,'P1','en',NULL,'dm',0,0,NULL,'dark',0,NULL,NULL,0,0);
INSERT INTO "player" VALUES('83yhra',0,100,'P0','en',NULL,'dm',0,0,NULL,'dark',0,NULL,NULL,0,0);
INSERT INTO "player" VALUES('83yhra',1,101,'P1','en',NULL,'dm',0,0,NULL,'dark',0,NULL,NULL,0,0);
INSERT INTO "player" VALUES('mvetty',0,100,'P0','en',NULL,'dm',0,0,NULL,'dark',0,NULL,NULL,0,0);
INSERT INTO "player" VALUES('mvetty',1,101,'P1','en',NULL,'dm',0,0,NULL,'dark',0,NULL,NULL,0,0);
INSERT INTO "player" VALUES('0heez4',0,100,'P0','en',NULL,'dm',0,0,NULL,'dark',0,NULL,NULL,0,0);
INSERT INTO "player" VALUES('0heez4',1,101,'P1','en',NULL,'dm',0,0,NULL,'dark',0,NULL,NULL,0,0);
INSERT INTO "player" VALUES('0qa0f3',0,100,'P0','en',NULL,'dm',0,0,NULL,'dark',0,NULL,NULL,0,0);
INSERT INTO "player" VALUES('0qa0f3',1,101,'P1','en',NULL,'dm',0,0,NULL,'dark',0,NULL,NULL,0,0);
INSERT INTO "player" VALUES('cm7q23',0,103,'P3','en',NULL,'dm',0,0,NULL,'dark',0,NULL,NULL,0,0);
CREATE TABLE process (
    owner text primary key,
    until bigint not null,
    is_leaving integer not null
);
CREATE TABLE puzzle (
    id text primary key,
    game_name text not null,
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
);
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
    game_name text not null,
    mode text not null,
    person bigint not null,
    name text not null,
    mu double precision not null,
    sigma double precision not null,
    shown integer not null,
    games integer not null,
    opponents integer not null,
    last_at bigint not null,
    primary key (game_name, mode, person)
);
INSERT INTO "rating" VALUES('brilliant','table',100,'P0',2.37239315797257752658e+01,8.17891807127710279701e+00,1449,10,1,1772240400000);
INSERT INTO "rating" VALUES('brilliant','table',101,'P1',2.62760684202742247341e+01,8.17891807127710279701e+00,1551,10,1,1772240400000);
CREATE TABLE rating_change (
    game text not null,
    person bigint not null,
    game_name text not null,
    mode text not null,
    ended_at bigint not null,
    model text not null,
    mu double precision not null,
    sigma double precision not null,
    primary key (game, person)
);
INSERT INTO "rating_change" VALUES('0heez4',100,'brilliant','table',1772240400000,'BradleyTerryFull beta=10.4167 openskill=6.2.0 share=whole',2.3159326428107267048e+01,8.24346651827474730112e+00);
INSERT INTO "rating_change" VALUES('0heez4',101,'brilliant','table',1772240400000,'BradleyTerryFull beta=10.4167 openskill=6.2.0 share=whole',2.68406735718927329519e+01,8.24346651827474730112e+00);
INSERT INTO "rating_change" VALUES('3kqmsp',100,'brilliant','table',1772240400000,'BradleyTerryFull beta=10.4167 openskill=6.2.0 share=whole',2.41520433569070860349e+01,8.2003270937496);
INSERT INTO "rating_change" VALUES('3kqmsp',101,'brilliant','table',1772240400000,'BradleyTerryFull beta=10.4167 openskill=6.2.0 share=whole',2.5847956643092913965e+01,8.2003270937496);
INSERT INTO "rating_change" VALUES('5vbx6t',100,'brilliant','table',1772240400000,'BradleyTerryFull beta=10.4167 openskill=6.2.0 share=whole',2.37239315797257752658e+01,8.17891807127710279701e+00);
INSERT INTO "rating_change" VALUES('5vbx6t',101,'brilliant','table',1772240400000,'BradleyTerryFull beta=10.4167 openskill=6.2.0 share=whole',2.62760684202742247341e+01,8.17891807127710279701e+00);
INSERT INTO "rating_change" VALUES('7ktcf4',100,'brilliant','table',1772240400000,'BradleyTerryFull beta=10.4167 openskill=6.2.0 share=whole',2.37239315797257752658e+01,8.17891807127710279701e+00);
INSERT INTO "rating_change" VALUES('7ktcf4',101,'brilliant','table',1772240400000,'BradleyTerryFull beta=10.4167 openskill=6.2.0 share=whole',2.62760684202742247341e+01,8.17891807127710279701e+00);
INSERT INTO "rating_change" VALUES('83yhra',100,'brilliant','table',1772240400000,'BradleyTerryFull beta=10.4167 openskill=6.2.0 share=whole',2.37239315797257752658e+01,8.17891807127710279701e+00);
INSERT INTO "rating_change" VALUES('83yhra',101,'brilliant','table',1772240400000,'BradleyTerryFull beta=10.4167 openskill=6.2.0 share=whole',2.62760684202742247341e+01,8.17891807127710279701e+00);
INSERT INTO "rating_change" VALUES('8wgtss',100,'brilliant','table',1772240400000,'BradleyTerryFull beta=10.4167 openskill=6.2.0 share=whole',2.37239315797257752658e+01,8.17891807127710279701e+00);
INSERT INTO "rating_change" VALUES('8wgtss',101,'brilliant','table',1772240400000,'BradleyTerryFull beta=10.4167 openskill=6.2.0 share=whole',2.62760684202742247341e+01,8.17891807127710279701e+00);
INSERT INTO "rating_change" VALUES('a871es',100,'brilliant','table',1772240400000,'BradleyTerryFull beta=10.4167 openskill=6.2.0 share=whole',2.37239315797257752658e+01,8.17891807127710279701e+00);
INSERT INTO "rating_change" VALUES('a871es',101,'brilliant','table',1772240400000,'BradleyTerryFull beta=10.4167 openskill=6.2.0 share=whole',2.62760684202742247341e+01,8.17891807127710279701e+00);
INSERT INTO "rating_change" VALUES('cx3dkq',100,'brilliant','table',1772240400000,'BradleyTerryFull beta=10.4167 openskill=6.2.0 share=whole',2.37239315797257752658e+01,8.17891807127710279701e+00);
INSERT INTO "rating_change" VALUES('cx3dkq',101,'brilliant','table',1772240400000,'BradleyTerryFull beta=10.4167 openskill=6.2.0 share=whole',2.62760684202742247341e+01,8.17891807127710279701e+00);
INSERT INTO "rating_change" VALUES('mvetty',100,'brilliant','table',1772240400000,'BradleyTerryFull beta=10.4167 openskill=6.2.0 share=whole',2.37239315797257752658e+01,8.17891807127710279701e+00);
INSERT INTO "rating_change" VALUES('mvetty',101,'brilliant','table',1772240400000,'BradleyTerryFull beta=10.4167 openskill=6.2.0 share=whole',2.62760684202742247341e+01,8.17891807127710279701e+00);
INSERT INTO "rating_change" VALUES('vzydbf',100,'brilliant','table',1772240400000,'BradleyTerryFull beta=10.4167 openskill=6.2.0 share=whole',2.37239315797257752658e+01,8.17891807127710279701e+00);
INSERT INTO "rating_change" VALUES('vzydbf',101,'brilliant','table',1772240400000,'BradleyTerryFull beta=10.4167 openskill=6.2.0 share=whole',2.62760684202742247341e+01,8.17891807127710279701e+00);
CREATE TABLE rating_due (
    game text primary key,
    game_name text not null,
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
    game_name text not null,
    variant text not null,
    mode text not null,
    seats integer not null,
    points integer not null,
    is_winner integer not null,
    reason text not null,
    ended_at bigint not null, uncounted text not null default '', person bigint, has_left integer not null default 0, unrated text not null default '', par integer, beaten integer, feats text, decisions integer, loss integer, weight integer not null default 4,
    primary key (game, seat)
);
INSERT INTO "result" VALUES('npzk6z',0,100,'P0',NULL,11,'brilliant','fixture','solo',1,40,1,'rolls',1772240400000,'',100,0,'solo',48,NULL,NULL,NULL,NULL,4);
INSERT INTO "result" VALUES('1y84e2',0,101,'P1',NULL,11,'brilliant','fixture','solo',1,48,1,'stalled',1772240400000,'daily',101,0,'solo',41,NULL,NULL,NULL,NULL,4);
INSERT INTO "result" VALUES('8wgtss',0,100,'P0',NULL,11,'brilliant','fixture','table',2,28,1,'target',1772240400000,'',100,0,'',NULL,100,NULL,NULL,NULL,4);
INSERT INTO "result" VALUES('8wgtss',1,101,'P1',NULL,11,'brilliant','fixture','table',2,20,0,'target',1772240400000,'',101,0,'',NULL,0,NULL,NULL,NULL,4);
INSERT INTO "result" VALUES('vzydbf',0,100,'P0',NULL,11,'brilliant','fixture','table',2,22,0,'target',1772240400000,'',100,0,'',NULL,0,NULL,NULL,NULL,2);
INSERT INTO "result" VALUES('vzydbf',1,101,'P1',NULL,11,'brilliant','fixture','table',2,26,1,'target',1772240400000,'',101,0,'',NULL,100,NULL,NULL,NULL,2);
INSERT INTO "result" VALUES('a871es',0,100,'P0',NULL,11,'brilliant','fixture','table',2,26,1,'target',1772240400000,'',100,0,'',NULL,50,NULL,NULL,NULL,1);
INSERT INTO "result" VALUES('a871es',1,101,'P1',NULL,11,'brilliant','fixture','table',2,26,1,'target',1772240400000,'',101,0,'',NULL,50,NULL,NULL,NULL,1);
INSERT INTO "result" VALUES('7ktcf4',0,100,'P0',NULL,11,'brilliant','fixture','table',2,28,1,'target',1772240400000,'',100,0,'',NULL,100,NULL,NULL,NULL,0);
INSERT INTO "result" VALUES('7ktcf4',1,101,'P1',NULL,11,'brilliant','fixture','table',2,20,0,'target',1772240400000,'',101,0,'',NULL,0,NULL,NULL,NULL,0);
INSERT INTO "result" VALUES('5vbx6t',0,100,'P0',NULL,11,'brilliant','fixture','table',2,6,0,'target',1772240400000,'',100,0,'',NULL,0,NULL,NULL,NULL,0);
INSERT INTO "result" VALUES('5vbx6t',1,101,'P1',NULL,11,'brilliant','fixture','table',2,28,1,'target',1772240400000,'',101,0,'',NULL,100,NULL,NULL,NULL,0);
INSERT INTO "result" VALUES('cx3dkq',0,100,'P0',NULL,11,'brilliant','fixture','table',2,22,0,'target',1772240400000,'',100,0,'',NULL,0,NULL,NULL,NULL,0);
INSERT INTO "result" VALUES('cx3dkq',1,101,'P1',NULL,11,'brilliant','fixture','table',2,26,1,'target',1772240400000,'',101,0,'',NULL,100,NULL,NULL,NULL,0);
INSERT INTO "result" VALUES('3kqmsp',0,100,'P0',NULL,11,'brilliant','fixture','table',2,28,1,'target',1772240400000,'',100,0,'',NULL,100,NULL,NULL,NULL,0);
INSERT INTO "result" VALUES('3kqmsp',1,101,'P1',NULL,11,'brilliant','fixture','table',2,16,0,'target',1772240400000,'',101,0,'',NULL,0,NULL,NULL,NULL,0);
INSERT INTO "result" VALUES('83yhra',0,100,'P0',NULL,11,'brilliant','fixture','table',2,28,1,'target',1772240400000,'',100,0,'',NULL,100,NULL,NULL,NULL,0);
INSERT INTO "result" VALUES('83yhra',1,101,'P1',NULL,11,'brilliant','fixture','table',2,24,0,'target',1772240400000,'',101,0,'',NULL,0,NULL,NULL,NULL,0);
INSERT INTO "result" VALUES('mvetty',0,100,'P0',NULL,11,'brilliant','fixture','table',2,16,0,'target',1772240400000,'',100,0,'',NULL,0,NULL,NULL,NULL,0);
INSERT INTO "result" VALUES('mvetty',1,101,'P1',NULL,11,'brilliant','fixture','table',2,30,1,'target',1772240400000,'',101,0,'',NULL,100,NULL,NULL,NULL,0);
INSERT INTO "result" VALUES('0heez4',0,100,'P0',NULL,11,'brilliant','fixture','table',2,24,0,'target',1772240400000,'',100,0,'',NULL,0,NULL,NULL,NULL,0);
INSERT INTO "result" VALUES('0heez4',1,101,'P1',NULL,11,'brilliant','fixture','table',2,26,1,'target',1772240400000,'',101,0,'',NULL,100,NULL,NULL,NULL,0);
CREATE TABLE review (
    game text primary key references game (id) on delete cascade,
    content text not null,
    is_shown integer not null default 0
, is_examined integer not null default 0);
CREATE TABLE season (
    name text primary key,
    frozen_at bigint not null
);
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
CREATE TABLE "standing" (
    kind text not null,
    game_name text not null,
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
    primary key (user_id, guild_id, period, game_name, mode, kind, variant)
) without rowid;
INSERT INTO "standing" VALUES('par','brilliant','solo','fixture',0,'',100,'P0',1,833,0,1772240400000,1772240400000,833,0,0);
INSERT INTO "standing" VALUES('points','brilliant','solo','fixture',0,'',100,'P0',1,40,0,1772240400000,1772240400000,40,0,0);
INSERT INTO "standing" VALUES('wins','brilliant','table','',0,'',100,'P0',10,5,228,1772240400000,1772240400000,1,0,0);
INSERT INTO "standing" VALUES('par','brilliant','solo','fixture',0,'2026-02',100,'P0',1,833,0,1772240400000,1772240400000,833,0,0);
INSERT INTO "standing" VALUES('points','brilliant','solo','fixture',0,'2026-02',100,'P0',1,40,0,1772240400000,1772240400000,40,0,0);
INSERT INTO "standing" VALUES('beaten','brilliant','table','',0,'2026-02',100,'P0',10,521,0,1772240400000,1772240400000,545,450,7);
INSERT INTO "standing" VALUES('wins','brilliant','table','',0,'2026-02',100,'P0',10,5,228,1772240400000,1772240400000,1,0,0);
INSERT INTO "standing" VALUES('par','brilliant','solo','fixture',0,'2026-Q1',100,'P0',1,833,0,1772240400000,1772240400000,833,0,0);
INSERT INTO "standing" VALUES('points','brilliant','solo','fixture',0,'2026-Q1',100,'P0',1,40,0,1772240400000,1772240400000,40,0,0);
INSERT INTO "standing" VALUES('beaten','brilliant','table','',0,'2026-Q1',100,'P0',10,521,0,1772240400000,1772240400000,545,450,7);
INSERT INTO "standing" VALUES('wins','brilliant','table','',0,'2026-Q1',100,'P0',10,5,228,1772240400000,1772240400000,1,0,0);
INSERT INTO "standing" VALUES('par','brilliant','solo','fixture',0,'2026-W09',100,'P0',1,833,0,1772240400000,1772240400000,833,0,0);
INSERT INTO "standing" VALUES('points','brilliant','solo','fixture',0,'2026-W09',100,'P0',1,40,0,1772240400000,1772240400000,40,0,0);
INSERT INTO "standing" VALUES('beaten','brilliant','table','',0,'2026-W09',100,'P0',10,521,0,1772240400000,1772240400000,545,450,7);
INSERT INTO "standing" VALUES('wins','brilliant','table','',0,'2026-W09',100,'P0',10,5,228,1772240400000,1772240400000,1,0,0);
INSERT INTO "standing" VALUES('par','brilliant','solo','fixture',11,'',100,'P0',1,833,0,1772240400000,1772240400000,833,0,0);
INSERT INTO "standing" VALUES('points','brilliant','solo','fixture',11,'',100,'P0',1,40,0,1772240400000,1772240400000,40,0,0);
INSERT INTO "standing" VALUES('wins','brilliant','table','',11,'',100,'P0',10,5,228,1772240400000,1772240400000,1,0,0);
INSERT INTO "standing" VALUES('par','brilliant','solo','fixture',11,'2026-02',100,'P0',1,833,0,1772240400000,1772240400000,833,0,0);
INSERT INTO "standing" VALUES('points','brilliant','solo','fixture',11,'2026-02',100,'P0',1,40,0,1772240400000,1772240400000,40,0,0);
INSERT INTO "standing" VALUES('beaten','brilliant','table','',11,'2026-02',100,'P0',10,521,0,1772240400000,1772240400000,545,450,7);
INSERT INTO "standing" VALUES('wins','brilliant','table','',11,'2026-02',100,'P0',10,5,228,1772240400000,1772240400000,1,0,0);
INSERT INTO "standing" VALUES('par','brilliant','solo','fixture',11,'2026-Q1',100,'P0',1,833,0,1772240400000,1772240400000,833,0,0);
INSERT INTO "standing" VALUES('points','brilliant','solo','fixture',11,'2026-Q1',100,'P0',1,40,0,1772240400000,1772240400000,40,0,0);
INSERT INTO "standing" VALUES('beaten','brilliant','table','',11,'2026-Q1',100,'P0',10,521,0,1772240400000,1772240400000,545,450,7);
INSERT INTO "standing" VALUES('wins','brilliant','table','',11,'2026-Q1',100,'P0',10,5,228,1772240400000,1772240400000,1,0,0);
INSERT INTO "standing" VALUES('par','brilliant','solo','fixture',11,'2026-W09',100,'P0',1,833,0,1772240400000,1772240400000,833,0,0);
INSERT INTO "standing" VALUES('points','brilliant','solo','fixture',11,'2026-W09',100,'P0',1,40,0,1772240400000,1772240400000,40,0,0);
INSERT INTO "standing" VALUES('beaten','brilliant','table','',11,'2026-W09',100,'P0',10,521,0,1772240400000,1772240400000,545,450,7);
INSERT INTO "standing" VALUES('wins','brilliant','table','',11,'2026-W09',100,'P0',10,5,228,1772240400000,1772240400000,1,0,0);
INSERT INTO "standing" VALUES('wins','brilliant','table','',0,'',101,'P1',10,6,242,1772240400000,1772240400000,1,0,0);
INSERT INTO "standing" VALUES('beaten','brilliant','table','',0,'2026-02',101,'P1',10,478,0,1772240400000,1772240400000,523,250,7);
INSERT INTO "standing" VALUES('wins','brilliant','table','',0,'2026-02',101,'P1',10,6,242,1772240400000,1772240400000,1,0,0);
INSERT INTO "standing" VALUES('beaten','brilliant','table','',0,'2026-Q1',101,'P1',10,478,0,1772240400000,1772240400000,523,250,7);
INSERT INTO "standing" VALUES('wins','brilliant','table','',0,'2026-Q1',101,'P1',10,6,242,1772240400000,1772240400000,1,0,0);
INSERT INTO "standing" VALUES('beaten','brilliant','table','',0,'2026-W09',101,'P1',10,478,0,1772240400000,1772240400000,523,250,7);
INSERT INTO "standing" VALUES('wins','brilliant','table','',0,'2026-W09',101,'P1',10,6,242,1772240400000,1772240400000,1,0,0);
INSERT INTO "standing" VALUES('wins','brilliant','table','',11,'',101,'P1',10,6,242,1772240400000,1772240400000,1,0,0);
INSERT INTO "standing" VALUES('beaten','brilliant','table','',11,'2026-02',101,'P1',10,478,0,1772240400000,1772240400000,523,250,7);
INSERT INTO "standing" VALUES('wins','brilliant','table','',11,'2026-02',101,'P1',10,6,242,1772240400000,1772240400000,1,0,0);
INSERT INTO "standing" VALUES('beaten','brilliant','table','',11,'2026-Q1',101,'P1',10,478,0,1772240400000,1772240400000,523,250,7);
INSERT INTO "standing" VALUES('wins','brilliant','table','',11,'2026-Q1',101,'P1',10,6,242,1772240400000,1772240400000,1,0,0);
INSERT INTO "standing" VALUES('beaten','brilliant','table','',11,'2026-W09',101,'P1',10,478,0,1772240400000,1772240400000,523,250,7);
INSERT INTO "standing" VALUES('wins','brilliant','table','',11,'2026-W09',101,'P1',10,6,242,1772240400000,1772240400000,1,0,0);
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
CREATE INDEX result_uncounted on result (game_name, mode, uncounted, coalesce(guild_id, 0)) where uncounted <> '';
CREATE INDEX thinking_until on thinking (until);
CREATE INDEX job_due on job (due) where is_done = 0;
CREATE INDEX game_host on game (host_id, status);
CREATE INDEX game_steps on game (name, variant, mode, step) where status = 'finished';
CREATE INDEX rating_shown on rating (game_name, mode, shown desc, person, sigma, last_at, opponents);
CREATE INDEX rating_person on rating (person);
CREATE INDEX rating_change_time on rating_change (game_name, mode, ended_at);
CREATE INDEX rating_change_person on rating_change (person, game_name, mode, ended_at);
CREATE INDEX rating_due_time on rating_due (ended_at);
CREATE INDEX daily_try_user on daily_try (user_id);
CREATE INDEX daily_try_guild on daily_try (guild_id, day);
CREATE INDEX guild_daily on guild (id) where daily_channel is not null;
CREATE INDEX person_unlisted on person (id) where is_unlisted = 1;
CREATE INDEX standing_place on standing (kind, game_name, mode, variant, guild_id, period, value desc, second desc,
    reached_at, user_id);
CREATE INDEX player_ghost on player (ghost_user) where ghost_user is not null;
CREATE INDEX challenge_open on challenge (id) where is_told = 0;
CREATE INDEX challenge_challenger on challenge (challenger, game_name);
CREATE INDEX challenge_opponent on challenge (opponent, game_name);
CREATE INDEX challenge_game on challenge (game);
CREATE INDEX review_unexamined on review (game) where is_examined = 0;
CREATE INDEX puzzle_game on puzzle (game_name, id);
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
COMMIT;
PRAGMA user_version = 19;
