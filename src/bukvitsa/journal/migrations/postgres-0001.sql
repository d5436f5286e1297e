-- Tables, their rows, who sits where, and counts for limits.
create table tables (
    id text primary key,
    created bigint not null,
    touched bigint not null,
    last integer not null,
    game text not null,
    status text not null,
    public boolean not null,
    code text not null,
    wake_at bigint,
    people text not null,
    card text not null
);

create unique index tables_by_code on tables (code) where code <> '' and status <> 'closed';
create index tables_by_wake on tables (wake_at) where wake_at is not null;
create index tables_by_status on tables (status, created) where public;

create table rows (
    "table" text not null,
    number integer not null,
    at bigint not null,
    command text not null,
    body text not null,
    primary key ("table", number)
);

create table sitters (
    person text not null,
    "table" text not null,
    primary key (person, "table")
);

create table counts (
    key text primary key,
    until bigint not null,
    count integer not null
);

create table kept (
    name text primary key,
    value text not null
);

-- When somebody last said that tables are served, and when nobody did.
create table beats (
    one integer primary key check (one = 1),
    at bigint not null
);

create table outages (
    start bigint primary key,
    "end" bigint not null
);
