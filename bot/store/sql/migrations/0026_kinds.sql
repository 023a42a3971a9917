-- What a game is played as is its kind everywhere.
alter table game rename column name to kind;
alter table result rename column game_name to game_kind;
alter table rating rename column game_name to game_kind;
alter table rating_change rename column game_name to game_kind;
alter table rating_due rename column game_name to game_kind;
alter table daily rename column game_name to game_kind;
alter table daily_try rename column game_name to game_kind;
alter table standing rename column game_name to game_kind;
alter table challenge rename column game_name to game_kind;
alter table puzzle rename column game_name to game_kind;
