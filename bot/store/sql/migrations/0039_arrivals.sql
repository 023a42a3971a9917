-- Who came by whose link before they had ever played.
create table arrival (
    newcomer bigint primary key,
    referrer bigint not null,
    -- When the referrer was told; null until then.
    told_at bigint
);
create index arrival_referrer on arrival (referrer, told_at);
