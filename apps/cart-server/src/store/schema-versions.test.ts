import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ANSWER_LASTS_MS, guestOwner, type Scope } from '@baguni/backend';
import { aNewUnit, anIdempotentRequest, scopeA } from '@baguni/backend/testing';
import { Kysely, sql, type Dialect } from 'kysely';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { postgresOfFile } from '../testing/postgres.ts';
import { migrate, SCHEMA_VERSION } from './migrations.ts';
import { readConfig } from '../config/config.ts';
import { migrateStore, openPostgres, openSqlite } from './open-store.ts';
import { connectorForShoppers } from './postgres/connector.ts';
import { postgresDialect } from './postgres/postgres-dialect.ts';
import type { DatabaseKind } from './schema.ts';
import { sqliteDialect, sqliteFile } from './sqlite/sqlite-dialect.ts';

const postgres = postgresOfFile();
const folder = mkdtempSync(join(tmpdir(), 'baguni-versions-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
const databases = {
  sqlite: {
    empty: async () => join(folder, `${(files += 1)}.sqlite`),
    dialect: (place: string): Dialect => sqliteDialect(sqliteFile(place)),
    open: openSqlite,
  },
  postgres: {
    empty: () => postgres.emptyDatabase(),
    dialect: (place: string): Dialect => postgresDialect(connectorForShoppers(place)),
    open: (place: string) => openPostgres(place),
  },
} as const;
const kinds = ['sqlite', 'postgres'] as const;

/** Runs work on a database without a server. */
const on = async (
  kind: DatabaseKind,
  place: string,
  work: (db: Kysely<unknown>) => Promise<unknown>,
): Promise<void> => {
  const db = new Kysely<unknown>({ dialect: databases[kind].dialect(place) });
  await work(db);
  await db.destroy();
};

const migratedTo = async (kind: DatabaseKind, step?: string): Promise<string> => {
  const place = await databases[kind].empty();
  await on(kind, place, (db) => migrate(db, kind, step));
  return place;
};

const OLD = '0011-visits';
const configOf = (url: string) => readConfig({ DATABASE_URL: url });

test.each(kinds)('a server uses the %s schema of the next version, and refuses the one after it', async (kind) => {
  const { empty, open } = databases[kind];
  const place = await empty();
  await (await open(place)).close();
  const add = (version: number) =>
    on(kind, place, (db) =>
      sql`insert into kysely_migration (name, timestamp) values (${`${String(version).padStart(4, '0')}-later`}, 'now')`.execute(
        db,
      ),
    );
  await add(SCHEMA_VERSION + 1);
  const store = await open(place);
  expect(await store.transaction((tx) => tx.bumpCart(scopeA))).toBe(1);
  await store.close();
  await add(SCHEMA_VERSION + 2);
  await expect(open(place)).rejects.toThrow(`schema version ${SCHEMA_VERSION + 2}`);
});

test('a server migrates an old SQLite file, and refuses an old PostgreSQL database', async () => {
  const store = await openSqlite(await migratedTo('sqlite', OLD));
  expect(await store.transaction((tx) => tx.bumpCart(scopeA))).toBe(1);
  await store.close();
  const url = await migratedTo('postgres', OLD);
  await expect(openPostgres(url)).rejects.toThrow(
    `the database has schema version 11, and this server needs ${SCHEMA_VERSION}; migrate it first: baguni-server migrate`,
  );
});

test('the command waits longer than the timeout of the database, also after a build that was interrupted', async () => {
  const url = await migratedTo('postgres', OLD);
  const [slow, quick] = [new pg.Client({ connectionString: url }), new pg.Client({ connectionString: url })];
  await Promise.all([slow.connect(), quick.connect()]);
  await quick.query('create index orders_unpaid on orders (tenant)');
  await quick.query(
    `do $$ begin execute format('alter database %I set statement_timeout = 1000', current_database()); end $$`,
  );
  await slow.query('begin; select from orders');
  const lines: string[] = [];
  const command = migrateStore(configOf(url), (line) => lines.push(line));
  const waiting = `select from pg_stat_activity where datname = current_database() and query like '%index%orders%' and wait_event_type = 'Lock'
    and now() - query_start > interval '1.2 s'`;
  await expect.poll(async () => (await quick.query(waiting)).rowCount, { timeout: 10_000 }).toBe(1);
  await slow.query('commit');
  await command;
  expect(lines).toContain('0012-indexes');
  await migrateStore(configOf(url), (line) => lines.push(line));
  expect(lines.at(-1)).toBe(`The database has schema version ${SCHEMA_VERSION}.`);
  await (await openPostgres(url)).close();
  await Promise.all([slow.end(), quick.end()]);
});

test('shoppers order while the command builds indexes, also of two commands at once', async () => {
  const url = await migratedTo('postgres', OLD);
  const [slow, quick] = [new pg.Client({ connectionString: url }), new pg.Client({ connectionString: url })];
  await Promise.all([slow.connect(), quick.connect()]);
  const order = (key: string) =>
    `insert into orders (tenant, owner, tx_key, created_at, detail) values ('marketplace', 'buyer:a', '${key}', 0, '{}')`;
  await slow.query(`begin; ${order('T1')}`);
  const commands = [0, 1].map(() => migrateStore(configOf(url), () => undefined));
  const waiting = `select from pg_stat_activity where datname = current_database() and query like 'create index%orders%' and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await quick.query(waiting)).rowCount, { timeout: 10_000 }).toBe(1);
  await quick.query(`set lock_timeout = 500; ${order('T2')}`);
  await slow.query('commit');
  await Promise.all(commands);
  expect((await quick.query('select from orders')).rowCount).toBe(2);
  await Promise.all([slow.end(), quick.end()]);
});

test('shoppers read a table while the command waits for a long transaction to change it', async () => {
  const url = await migratedTo('postgres', OLD);
  const [slow, quick] = [new pg.Client({ connectionString: url }), new pg.Client({ connectionString: url })];
  await Promise.all([slow.connect(), quick.connect()]);
  await slow.query('begin; select from sessions');
  const command = migrateStore(configOf(url), () => undefined);
  const waiting = `select from pg_stat_activity where datname = current_database() and query like 'alter table sessions%' and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await quick.query(waiting)).rowCount, { timeout: 10_000 }).toBe(1);
  await quick.query('set statement_timeout = 2000; select from sessions');
  await slow.query('commit');
  await command;
  await (await openPostgres(url)).close();
  await Promise.all([slow.end(), quick.end()]);
});

test.each(kinds)('drops the data of %s guests whose sessions earlier versions deleted', async (kind) => {
  const place = await migratedTo(kind, OLD);
  const scopes = ['lost', 'waiting', 'here'].map((id): Scope => ({ ...scopeA, owner: guestOwner(id) }));
  await on(kind, place, async (db) => {
    for (const { owner } of [...scopes, scopeA])
      await sql`insert into cart_units (tenant, owner, item_no, quantity, version, inserted_at, detail)
        values ('marketplace', ${owner}, 'I1', 1, 1, 0, ${JSON.stringify(aNewUnit().detail)})`.execute(db);
    await sql`insert into sessions (tenant, owner, token_hash, guest_owner, created_at, expires_at)
      values ('marketplace', 'buyer:a', 'H1', 'guest:waiting', 0, 1), ('marketplace', 'guest:here', 'H2', null, 0, 1)`.execute(
      db,
    );
    if (kind === 'postgres') await migrateStore(configOf(place), () => undefined);
  });
  const store = await databases[kind].open(place);
  const left = await store.transaction((tx) => Promise.all([...scopes, scopeA].map((scope) => tx.units(scope))));
  expect(left.map((units) => units.length)).toEqual([0, 1, 1, 1]);
  await store.close();
});

/** Stores an answer as servers of the previous version do. */
const oldComplete = (key: string, now: number) => sql`
  insert into idempotency (tenant, owner, path, request_key, body_hash, claimed_at, answer)
  values (${scopeA.tenant}, ${scopeA.owner}, ${anIdempotentRequest().path}, ${key}, 'H', ${now}, '{"status":200,"body":1}')
  on conflict (tenant, owner, path, request_key) do update set claimed_at = excluded.claimed_at
  where idempotency.answer is null`;

test.each(kinds)('[BL-8] a request that the previous version answered on %s happens once', async (kind) => {
  const place = await migratedTo(kind, '0015-outbox');
  await on(kind, place, (db) => oldComplete('K1', 5).execute(db));
  if (kind === 'postgres') await migrateStore(configOf(place), () => undefined);
  const store = await databases[kind].open(place);
  const request = anIdempotentRequest({ key: 'K1', bodyHash: 'H' });
  const answer = { status: 200, body: 1 };
  await store.transaction(async (tx) => {
    expect(await tx.claim(scopeA, request, 5 + ANSWER_LASTS_MS - 1)).toEqual({ type: 'Replay', answer });
    expect(await tx.complete(scopeA, request, 5 + ANSWER_LASTS_MS - 1, answer)).toBe(false);
    expect(await tx.claim(scopeA, request, 5 + ANSWER_LASTS_MS)).toEqual({ type: 'New' });
    expect(await tx.complete(scopeA, request, 5 + ANSWER_LASTS_MS, answer)).toBe(true);
  });
  await store.close();
});

test('[BL-8] the previous version rolls back a request that this version has answered', async () => {
  const url = await migratedTo('postgres');
  const store = await openPostgres(url);
  await store.transaction((tx) => tx.complete(scopeA, anIdempotentRequest({ key: 'K1' }), 5, { status: 200, body: 1 }));
  await store.close();
  await on('postgres', url, async (db) => {
    const written = async (key: string, now: number) => (await oldComplete(key, now).execute(db)).numAffectedRows;
    expect(await written('K1', 5 + ANSWER_LASTS_MS - 1)).toBe(0n);
    expect(await written('K1', 5 + ANSWER_LASTS_MS)).toBe(1n);
    expect(await written('K2', 5)).toBe(1n);
  });
});

test('[CK-13] numbers of orders begin above those of servers of the previous version', async () => {
  const url = await migratedTo('postgres', '0015-outbox');
  await on('postgres', url, (db) =>
    sql`insert into order_days (tenant, day, orders)
      values ('marketplace', '2026-1122', 7), ('outlet', '2026-1122', 40000)`.execute(db),
  );
  await migrateStore(configOf(url), () => undefined);
  const store = await openPostgres(url);
  const next = () => store.transaction((tx) => tx.nextOrder('marketplace', '2026-1122'));
  expect([await next(), await next()]).toEqual([400_001, 400_002]);
  await store.close();
});

interface Column {
  readonly column: string;
  readonly type: string;
  readonly isOptional: boolean;
}

/** Returns all columns, and the names of executed steps. */
const schemaOf = async (url: string): Promise<{ columns: readonly Column[]; steps: readonly string[] }> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: columns } = await client.query<Column>(
    `select table_name || '.' || column_name as "column", data_type as type,
       is_nullable = 'YES' or column_default is not null as "isOptional"
     from information_schema.columns where table_schema = 'public'`,
  );
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  await client.end();
  return { columns, steps: rows.map(({ name }) => name) };
};

test('the newest version keeps all columns, and requires no new one of servers of the previous version', async () => {
  const newest = await migratedTo('postgres');
  const { columns, steps } = await schemaOf(newest);
  const previous = steps.findLast((name) => Number.parseInt(name, 10) < SCHEMA_VERSION) ?? '';
  const { columns: old } = await schemaOf(await migratedTo('postgres', previous));
  const oldTables = new Set(old.map(({ column }) => column.split('.')[0]));
  const added = columns.filter(({ column }) => !old.some((one) => one.column === column));
  expect(old.length).toBeGreaterThan(50);
  expect(columns).toEqual(expect.arrayContaining([...old]));
  expect(added.filter(({ column, isOptional }) => oldTables.has(column.split('.')[0]) && !isOptional)).toEqual([]);
});
