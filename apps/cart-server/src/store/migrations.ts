import { setTimeout as wait } from 'node:timers/promises';
import { expiryOf, keysOfTarget } from '@baguni/backend';
import type { CouponTarget } from '@baguni/domain/internal';
import { sql, type Kysely } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator, type Migration, type MigrationResultSet } from 'kysely/migration';
import { isLockTimeout } from './database-errors.ts';
import type { DatabaseKind } from './schema.ts';
import { writeStored } from './stored-json.ts';

type OldDb = Kysely<unknown>;

type Step = (db: OldDb, kind: DatabaseKind) => Promise<void>;

/** Runs statements one after another. */
const run = async (db: OldDb, ...statements: readonly string[]): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

/** Returns a step of statements that are the same in both kinds of databases. */
const statements =
  (...texts: readonly string[]): Step =>
  (db) =>
    run(db, ...texts);

const SHOPPER = 'tenant text not null, owner text not null';

/** A number that continues from the highest one ever assigned, even if that row is deleted. */
const serial = (kind: DatabaseKind): string =>
  kind === 'sqlite' ? 'integer primary key autoincrement' : 'bigserial primary key';

/** A table of texts by tenant and language. */
const catalogueTable = (name: string): string =>
  `create table ${name} (tenant text not null, language text not null, entry_key text not null, detail json not null,
    constraint ${name}_key primary key (tenant, language, entry_key))`;

const firstTables: Step = (db, kind) =>
  run(
    db,
    `create table sessions (${SHOPPER}, token_hash text primary key, guest_owner text, created_at bigint not null,
      expires_at bigint not null)`,
    `create table buyers (${SHOPPER}, detail json not null, constraint buyers_key primary key (tenant, owner))`,
    `create table carts (${SHOPPER}, version integer not null, constraint carts_key primary key (tenant, owner))`,
    `create table cart_units (${SHOPPER}, cart_unit_id ${serial(kind)}, item_no text not null, quantity integer not null,
      version integer not null, inserted_at bigint not null, detail json not null)`,
    'create index cart_units_of_cart on cart_units (tenant, owner)',
    `create table cart_coupons (${SHOPPER}, coupon_issue_no text not null, detail json not null,
      constraint cart_coupons_key primary key (tenant, owner, coupon_issue_no))`,
    ...['items', 'sellers', 'policies', 'bundle_terms', 'discounts'].map(catalogueTable),
    `create table stock (tenant text not null, stock_key text not null, pieces integer not null,
      constraint stock_key_of_tenant primary key (tenant, stock_key))`,
    `create table orders (${SHOPPER}, tx_key text primary key, created_at bigint not null, paid_at bigint,
      detail json not null)`,
    `create table idempotency (${SHOPPER}, path text not null, request_key text not null, body_hash text not null,
      claimed_at bigint not null, answer json,
      constraint idempotency_key primary key (tenant, owner, path, request_key))`,
    'create index idempotency_by_age on idempotency (claimed_at)',
    'create index sessions_by_age on sessions (expires_at)',
  );

interface OldCoupon {
  readonly couponIssueNo: string;
  readonly cartUnitIds: readonly number[];
  readonly [term: string]: unknown;
}

interface OldRow {
  readonly tenant: string;
  readonly owner: string;
  readonly coupon_issue_no: string;
  readonly detail: OldCoupon;
}

const noFlags = {
  isClub: false,
  isBusiness: false,
  isMobile: false,
  isApp: false,
  isDelivery: false,
  isOversea: false,
  isTimeSale: false,
  isFreeShipping: false,
};

/** Policy for an old coupon: granted, for all units, without expiry. */
const policyOf = (policyNo: string, { couponIssueNo: _, cartUnitIds: __, ...terms }: OldCoupon): string =>
  JSON.stringify({
    ...terms,
    policyNo,
    expiredDate: '9999-12-31T00:00:00.000Z',
    flags: noFlags,
    target: { type: 'All' },
    paymentCouponName: null,
    eventNo: '',
    encStr: '',
    couponPromotionType: '',
    issueLimit: null,
    perBuyer: 0,
  });

const move = async (db: OldDb, { tenant, owner, coupon_issue_no: no, detail }: OldRow): Promise<void> => {
  const policyNo = `given/${owner}/${no}`;
  const on = JSON.stringify(detail.cartUnitIds);
  await sql`insert into coupon_policies (tenant, policy_no, per_buyer, issue_limit, issued, detail)
    values (${tenant}, ${policyNo}, 0, null, 0, ${policyOf(policyNo, detail)})`.execute(db);
  await sql`insert into issued_coupons (tenant, owner, issue_no, policy_no, issued_at, cart_unit_ids, spent_at)
    values (${tenant}, ${owner}, ${no}, ${policyNo}, 0, ${on}, null)`.execute(db);
};

/** Issued coupons with policies, limits and attempts; keeps applied coupons (CP-09, CP-14). */
const couponsInHands = async (db: OldDb): Promise<void> => {
  await run(
    db,
    `create table coupon_policies (tenant text not null, policy_no text not null, per_buyer integer not null,
      issue_limit integer, issued integer not null, detail json not null,
      constraint coupon_policies_key primary key (tenant, policy_no))`,
    `create table issued_coupons (${SHOPPER}, issue_no text not null, policy_no text not null, issued_at bigint not null,
      cart_unit_ids json, spent_at bigint, constraint issued_coupons_key primary key (tenant, owner, issue_no))`,
    `create table coupon_tries (${SHOPPER}, policy_no text not null, day bigint not null, tries integer not null,
      constraint coupon_tries_key primary key (tenant, owner, policy_no, day))`,
  );
  const { rows } = await sql<OldRow>`select tenant, owner, coupon_issue_no, detail from cart_coupons`.execute(db);
  for (const row of rows) await move(db, row);
  await run(db, 'drop table cart_coupons');
};

const itemIn = (kind: DatabaseKind): string => {
  if (kind === 'postgres') return `split_part(stock_key, '/', 2)`;
  const rest = `substr(stock_key, instr(stock_key, '/') + 1)`;
  return `substr(${rest}, 1, instr(${rest} || '/', '/') - 1)`;
};

/** Change detection for carts: revisions of shoppers, versions of catalogues, stock by item (SV-06). */
const revisions: Step = (db, kind) =>
  run(
    db,
    'alter table carts add column revision integer default 0 not null',
    'create table catalogue_versions (tenant text primary key, version integer not null)',
    `alter table stock add column item_no text default '' not null`,
    `update stock set item_no = ${itemIn(kind)}`,
    'create index stock_of_item on stock (tenant, item_no)',
    'create index cart_units_items on cart_units (tenant, owner, item_no)',
    'drop index cart_units_of_cart',
  );

type OldLists = Readonly<Record<string, readonly { readonly itemNo: string }[]>>;

/**
 * Stores offers in one row for each item, so that no request reads the lists of all items. The old lists stay for the
 * servers of the previous version.
 */
const offersByItem = async (db: OldDb): Promise<void> => {
  await run(
    db,
    `create table item_offers (tenant text not null, kind text not null, item_no text not null, detail json not null,
      constraint item_offers_key primary key (tenant, kind, item_no))`,
  );
  const { rows } = await sql<{ readonly tenant: string; readonly detail: OldLists }>`
    select tenant, detail from offers`.execute(db);
  for (const { tenant, detail } of rows) {
    const { bsdEvents, benefits, boughtTogether, similar, priceChanges } = detail;
    for (const [kind, list = []] of Object.entries({ bsdEvents, benefits, boughtTogether, similar, priceChanges }))
      for (const [itemNo, entries] of Map.groupBy(list, (entry) => entry.itemNo))
        await sql`insert into item_offers (tenant, kind, item_no, detail)
          values (${tenant}, ${kind}, ${itemNo}, ${JSON.stringify(entries)})`.execute(db);
  }
};

interface OldTerms {
  readonly tenant: string;
  readonly detail: { readonly cashbacks?: readonly { readonly target: CouponTarget }[] };
}

/**
 * Stores cashback terms by their targets, so that prices read only the terms of their units. The old list stays for the
 * servers of the previous version.
 */
const cashbacksByTarget = async (db: OldDb): Promise<void> => {
  await run(
    db,
    `create table cashbacks (tenant text not null, target text not null, place integer not null, detail json not null,
      constraint cashbacks_key primary key (tenant, target, place))`,
  );
  const { rows } = await sql<OldTerms>`select tenant, detail from offers`.execute(db);
  for (const { tenant, detail } of rows)
    for (const [place, one] of (detail.cashbacks ?? []).entries())
      for (const target of new Set(keysOfTarget(one.target)))
        await sql`insert into cashbacks (tenant, target, place, detail)
          values (${tenant}, ${target}, ${place}, ${writeStored('cashbacks', one)})`.execute(db);
};

interface OldPolicy {
  readonly tenant: string;
  readonly policy_no: string;
  readonly detail: { readonly target: CouponTarget; readonly expiredDate: string };
}

/** Stores the targets of downloadable policies, so that a list of coupons reads only the policies of its units. */
const policiesByTarget = async (db: OldDb): Promise<void> => {
  await run(
    db,
    `create table coupon_targets (tenant text not null, target text not null, expires_at bigint not null,
      policy_no text not null, constraint coupon_targets_key primary key (tenant, target, expires_at, policy_no))`,
    'create index coupon_targets_of_policy on coupon_targets (tenant, policy_no)',
  );
  const { rows } =
    await sql<OldPolicy>`select tenant, policy_no, detail from coupon_policies where per_buyer > 0`.execute(db);
  for (const { tenant, policy_no: policyNo, detail } of rows)
    for (const target of new Set(keysOfTarget(detail.target)))
      await sql`insert into coupon_targets (tenant, target, expires_at, policy_no)
        values (${tenant}, ${target}, ${expiryOf(detail)}, ${policyNo})`.execute(db);
};

/**
 * Answers to repeated requests, on PostgreSQL in a partition for each of four days, which retention empties at once. A
 * server of the previous version reads only the old table. If it executes a request that a newer server has answered,
 * the trigger makes it roll back.
 */
const answers: Step = async (db, kind) => {
  const table = (id: string, bytes: string): string => `create table answers (${SHOPPER}, request_id ${id} not null,
    slot integer not null, body_hash text not null, claimed_at bigint not null, answer ${bytes} not null,
    primary key (tenant, owner, request_id, slot))`;
  if (kind === 'sqlite') return run(db, table('text', 'blob'), 'create index answers_by_age on answers (claimed_at)');
  return run(
    db,
    `${table('uuid', 'bytea')} partition by list (slot)`,
    'create index answers_by_age on answers using brin (claimed_at)',
    ...[0, 1, 2, 3].map((slot) => `create table answers_${slot} partition of answers for values in (${slot})`),
    `create function skip_answered() returns trigger language plpgsql as $$ begin
    if exists (select from answers a where a.tenant = new.tenant and a.owner = new.owner and a.request_id =
      left(encode(sha256(convert_to(new.path || ' ' || new.request_key, 'UTF8')), 'hex'), 32)::uuid
      and a.claimed_at > new.claimed_at - 172800000) then return null; end if;
    return new; end $$`,
    `create trigger idempotency_skips_answered before insert on idempotency
      for each row execute function skip_answered()`,
  );
};

/** Indexes that are added to tables with rows, as `name on table (columns)`. */
type Indexes = readonly string[];

/**
 * All steps by name, in order; never edit a published one. The number is the version of the schema: steps of one release
 * share it, and a server of the previous version must be able to work with their result.
 */
const steps: Readonly<Record<string, Step | Indexes>> = {
  '0001-first-tables': firstTables,
  '0002-coupons-in-hands': couponsInHands,
  // funding discounts, and checkout offers outside the catalogue (DC-03, CB-01, ND-04)
  '0003-offers-and-fundings': statements(
    catalogueTable('fundings'),
    'create table offers (tenant text primary key, detail json not null)',
  ),
  // null in existing orders (OV-01)
  '0004-country-of-orders': statements(
    'alter table orders add column country_type text',
    'alter table orders add column shipping_company text',
  ),
  // the choice to order as a non-member; null in existing sessions (CK-15)
  '0005-non-members-orders': statements('alter table sessions add column orders_as_non_member integer'),
  '0006-revisions': revisions,
  '0007-seeds': statements('create table seeds (name text primary key, build text not null)'),
  // data of gateways and standalone layers until used (RT-07, RT-08)
  '0008-kept-details': statements(
    `create table kept_details (${SHOPPER}, detail_key text primary key, place text not null, type text not null,
        expires_at bigint not null, detail json not null)`,
    'create index kept_details_by_age on kept_details (expires_at)',
  ),
  // storing a detail reads and deletes older ones of its shopper (RT-07)
  '0009-kept-details-by-owner': statements(
    'create index kept_details_of_shopper on kept_details (tenant, owner, expires_at)',
  ),
  '0010-order-days': statements(
    `create table order_days (tenant text not null, day text not null, orders integer not null,
        constraint order_days_key primary key (tenant, day))`,
  ),
  // each shopper’s last visit (RC-03)
  '0011-visits': statements(
    `create table visits (${SHOPPER}, seen_at bigint not null, detail json not null,
        constraint visits_key primary key (tenant, owner))`,
    'create index visits_by_age on visits (seen_at)',
  ),
  // merges after sign-in, lists of orders, retention and the data of guests
  '0012-indexes': [
    'orders_of_shopper on orders (tenant, owner, created_at)',
    'orders_unpaid on orders (created_at) where paid_at is null',
    'coupon_tries_by_day on coupon_tries (day)',
    'sessions_of_owner on sessions (tenant, owner)',
    'sessions_of_guest on sessions (tenant, guest_owner)',
  ],
  // data of guests whose sessions earlier versions deleted
  '0012-lost-guests': async (db) => {
    for (const table of ['carts', 'cart_units', 'buyers', 'visits', 'issued_coupons', 'coupon_tries'])
      await sql`delete from ${sql.table(table)} as t where t.owner like 'guest:%'
        and not exists (select 1 from sessions s where s.tenant = t.tenant and s.owner = t.owner)
        and not exists (select 1 from sessions s where s.tenant = t.tenant and s.guest_owner = t.owner)`.execute(db);
  },
  '0012-offers-by-item': offersByItem,
  '0012-policies-by-event': [`coupon_policies_of_event on coupon_policies (tenant, (detail ->> 'eventNo'))`],
  '0012-policies-by-target': policiesByTarget,
  '0012-targets-of-cashback': cashbacksByTarget,
  // null in existing sessions (RL-02)
  '0012-sessions-of-the-mall': statements('alter table sessions add column via_employee_mall integer'),
  '0013-saved-units': statements(
    `create table saved_units (${SHOPPER}, cart_unit_id bigint not null, item_no text not null,
        quantity integer not null, version integer not null, inserted_at bigint not null, saved_at bigint not null,
        detail json not null, constraint saved_units_key primary key (tenant, owner, cart_unit_id))`,
  ),
  // items for free shipping by their parcel and price (FG-01)
  '0013-within-parcels': [
    `items_by_parcel on items (tenant, language, (detail -> 'terms' ->> 'bundleKey'), (cast(detail -> 'item' ->> 'itemSellPrice' as bigint)), entry_key)`,
  ],
  // the recipient of an order whose buyer has no address; null in existing orders (CK-20)
  '0014-recipients': statements('alter table orders add column recipient json'),
  '0014-recipients-by-age': ['orders_with_recipient on orders (paid_at) where recipient is not null'],
  '0014-viewed-items': statements(
    `create table viewed_items (${SHOPPER}, item_no text not null, viewed_at bigint not null,
        constraint viewed_items_key primary key (tenant, owner, item_no))`,
    'create index viewed_items_by_age on viewed_items (viewed_at)',
  ),
  // the progress of interrupted imports
  '0015-imports': statements('create table imports (name text primary key, detail json not null)'),
  // events for other systems; their positions are given when they are read
  '0015-outbox': (db, kind) =>
    run(
      db,
      `create table outbox (tenant text not null, event_id ${serial(kind)}, type text not null, subject text not null,
        created_at bigint not null, detail json not null, position bigint)`,
      'create unique index outbox_by_position on outbox (position)',
      'create index outbox_unnumbered on outbox (event_id) where position is null',
      'create index outbox_by_age on outbox (created_at)',
      'create table outbox_positions (name text primary key, position bigint not null)',
      `insert into outbox_positions (name, position) values ('last', 0)`,
    ),
  // the progress of deliveries, by the name of the receiver
  '0015-webhooks': statements(
    `create table webhooks (name text primary key, position bigint not null, failures integer not null, holder text,
        free_at bigint not null)`,
  ),
  '0016-answers': answers,
  // requests of clients in the current minute, which may be lost in a crash; a single process counts in its memory
  '0016-rate-counts': async (db, kind) => {
    if (kind === 'sqlite') return;
    await run(
      db,
      'create unlogged table rate_counts (key text primary key, count bigint not null, ends_at timestamptz not null)',
      'create index rate_counts_by_age on rate_counts (ends_at)',
    );
  },
  // begins above every number that servers of the previous version can reach on one day
  '0016-order-numbers': async (db, kind) => {
    if (kind === 'sqlite') return;
    await run(
      db,
      'create sequence order_numbers owned by order_days.orders',
      `select setval('order_numbers', (select greatest(100000, 10 * max(orders)) from order_days))`,
    );
  },
};

const LOCK_POLL_MS = 200;
/** Pause after a failed try of a step. Requests that waited for the step run in this time. */
const PAUSE_MS = 1_000;
const TRIES = 100;

const isIndexes = (step: Step | Indexes | undefined): step is Indexes => Array.isArray(step);

/** Creates indexes. @param isOnline true if shoppers write at the same time; an interrupted build is then repeated */
const createIndexes = async (db: OldDb, indexes: Indexes, isOnline: boolean): Promise<void> => {
  for (const index of indexes) {
    const [name = ''] = index.split(' ');
    if (isOnline) await sql`drop index concurrently if exists ${sql.ref(name)}`.execute(db);
    await sql`create index ${sql.raw(isOnline ? 'concurrently' : '')} ${sql.raw(index)}`.execute(db);
  }
};

/** Runs a step while shoppers use its tables. Their requests would wait behind it as long as it waits for a lock. */
const runOnline = async (db: OldDb, step: Step): Promise<void> => {
  await sql`set local lock_timeout = '1s'`.execute(db);
  await step(db, 'postgres');
};

const migratorOf = <T>(db: Kysely<T>, kind: DatabaseKind, isOnline: boolean): Migrator => {
  const migrations = Object.entries(steps).map(([name, step]): [string, Migration] => [
    name,
    {
      up: (old: OldDb) => {
        if (isIndexes(step)) return createIndexes(old, step, isOnline);
        return isOnline ? runOnline(old, step) : step(old, kind);
      },
    },
  ]);
  return new Migrator({ db, provider: { getMigrations: () => Promise.resolve(Object.fromEntries(migrations)) } });
};

const mustSucceed = ({ error }: MigrationResultSet): void => {
  if (error) throw error instanceof Error ? error : new Error('the database could not be brought up to date');
};

/**
 * Migrates a database to the latest schema, for both kinds (SV-01). Throws if it cannot.
 * @param to the name of an earlier step, for tests
 */
export const migrate = async <T>(db: Kysely<T>, kind: DatabaseKind, to?: string): Promise<void> => {
  const migrator = migratorOf(db, kind, false);
  mustSucceed(await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to)));
};

/** Waits without a transaction, because a concurrent index build waits for all open transactions. */
const takeMigration = async <T>(db: Kysely<T>): Promise<void> => {
  const lock = sql<{ readonly isTaken: boolean }>`
    select pg_try_advisory_lock(hashtextextended('migration', 0)) as "isTaken"`;
  while ((await lock.execute(db)).rows[0]?.isTaken !== true) await wait(LOCK_POLL_MS);
};

/**
 * Migrates a PostgreSQL database while servers use it: one transaction for each step, repeated if it waits for a lock
 * for too long, and concurrent index builds outside of transactions.
 * @param db with a single connection, because it holds the lock
 * @param report receives the name of each step when it is done
 */
export const migrateOnline = async <T>(db: Kysely<T>, report: (step: string) => void): Promise<void> => {
  await takeMigration(db);
  const migrator = migratorOf(db, 'postgres', true);
  const pending = (await migrator.getMigrations()).filter(({ executedAt }) => executedAt === undefined);
  for (const { name } of pending) {
    const run = () => migrator.migrateTo(name, { disableTransactions: isIndexes(steps[name]) });
    let result = await run();
    for (let tries = 1; tries < TRIES && isLockTimeout(result.error); tries += 1) {
      await wait(PAUSE_MS);
      result = await run();
    }
    mustSucceed(result);
    report(name);
  }
};

const versionOf = (name: string): number => Number.parseInt(name, 10);

/** The version of the schema that this server works with. */
export const SCHEMA_VERSION = Math.max(...Object.keys(steps).map(versionOf));

/** `Newer` is one version newer, which this server can use; it refuses `TooNew`. */
export type SchemaState = 'Empty' | 'Old' | 'Current' | 'Newer' | 'TooNew';

/** The schema of a database, and its version: 0 if it is empty. */
export interface Schema {
  readonly state: SchemaState;
  readonly version: number;
}

/** The table that lists the executed steps. */
export const MIGRATION_TABLE = DEFAULT_MIGRATION_TABLE;

const executedSteps = async <T>(db: Kysely<T>): Promise<readonly string[]> => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ readonly name: string }>`select name from ${sql.table(MIGRATION_TABLE)}`.execute(db);
  return rows.map(({ name }) => name);
};

/** Compares the executed steps of a database with those of this server. */
export const schemaOf = (executed: readonly string[]): Schema => {
  const version = Math.max(0, ...executed.map(versionOf));
  const isMissing = Object.keys(steps).some((name) => !executed.includes(name));
  if (version > SCHEMA_VERSION + 1) return { state: 'TooNew', version };
  if (isMissing) return { state: executed.length === 0 ? 'Empty' : 'Old', version };
  return { state: version > SCHEMA_VERSION ? 'Newer' : 'Current', version };
};

/** Compares the schema of a database with the one that this server works with. */
export const readSchema = async <T>(db: Kysely<T>): Promise<Schema> => schemaOf(await executedSteps(db));
