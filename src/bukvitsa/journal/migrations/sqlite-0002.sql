-- Rows lie in the order in which they were written, whichever table's they are, and each names the
-- one before it: so a commit of many tables' rows touches a few pages, not one for each table.
create table log (
    id integer primary key,
    before integer not null,
    "table" text not null,
    number integer not null,
    at integer not null,
    command text not null,
    body text not null
) strict;

-- Where each table's last row is. Tables that are played at together lie together.
create table tips (
    id integer primary key,
    "table" text not null unique,
    last integer not null,
    tip integer not null
) strict;

insert into log (id, before, "table", number, at, command, body)
select id, coalesce(lag(id) over (partition by "table" order by number), 0),
    "table", number, at, command, body
from (select row_number() over (order by at, "table", number) as id, * from rows);

insert into tips ("table", last, tip)
select tables.id, tables.last, max(log.id)
from tables join log on log."table" = tables.id
group by tables.id
order by tables.created, tables.id;

drop table rows;
alter table tables drop column last;
alter table tables drop column touched;
