-- Tables, their rows, who sits where, and counts for limits.
create table tables (
    id text primary key,
    created integer not null,
    touched integer not null,
    last integer not null,
    game text not null,
    status text not null,
    public integer not null,
    code text not null,
    wake_at integer,
    people text not null,
    card text not null
) strict, without rowid;

create unique index tables_by_code on tables (code) where code <> '' and status <> 'closed';
create index tables_by_wake on tables (wake_at) where wake_at is not null;
create index tables_by_status on tables (status, created) where public = 1;

create table rows (
    "table" text not null,
    number integer not null,
    at integer not null,
    command text not null,
    body text not null,
    primary key ("table", number)
) strict, without rowid;

create table sitters (
    person text not null,
    "table" text not null,
    primary key (person, "table")
) strict, without rowid;

create table counts (
    key text primary key,
    until integer not null,
    count integer not null
) strict, without rowid;

create table kept (
    name text primary key,
    value text not null
) strict, without rowid;

-- When somebody last said that tables are served, and when nobody did.
create table beats (
    one integer primary key check (one = 1),
    at integer not null
) strict;

create table outages (
    start integer primary key,
    "end" integer not null
) strict, without rowid;
