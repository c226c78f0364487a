import { setTimeout as wait } from 'node:timers/promises';
import { expiryOf, keysOfTarget } from '@baguni/backend';
import type { CouponTarget } from '@baguni/domain/internal';
import { sql, type CreateTableBuilder, type Kysely } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator, type Migration, type MigrationResultSet } from 'kysely/migration';
import { isLockTimeout } from './database-errors.ts';
import type { DatabaseKind } from './schema.ts';
import { writeStored } from './stored-json.ts';

type OldDb = Kysely<unknown>;

const ofTenant = (db: OldDb, table: string) =>
  db.schema.createTable(table).addColumn('tenant', 'text', (column) => column.notNull());

const ofShopper = (db: OldDb, table: string) =>
  ofTenant(db, table).addColumn('owner', 'text', (column) => column.notNull());

/** Adds columns that are never null. */
const withColumns = <T extends string, C extends string>(
  table: CreateTableBuilder<T, C>,
  columns: Readonly<Record<string, 'text' | 'integer' | 'bigint' | 'json'>>,
) =>
  Object.entries(columns).reduce<CreateTableBuilder<T, string>>(
    (all, [name, type]) => all.addColumn(name, type, (column) => column.notNull()),
    table,
  );

/** A table of texts by tenant and language. */
const catalogueTable = (db: OldDb, name: string): Promise<void> =>
  withColumns(ofTenant(db, name), { language: 'text', entry_key: 'text', detail: 'json' })
    .addPrimaryKeyConstraint(`${name}_key`, ['tenant', 'language', 'entry_key'])
    .execute();

const firstTables = async (db: OldDb, kind: DatabaseKind): Promise<void> => {
  await ofShopper(db, 'sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('guest_owner', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await withColumns(ofShopper(db, 'buyers'), { detail: 'json' })
    .addPrimaryKeyConstraint('buyers_key', ['tenant', 'owner'])
    .execute();
  await withColumns(ofShopper(db, 'carts'), { version: 'integer' })
    .addPrimaryKeyConstraint('carts_key', ['tenant', 'owner'])
    .execute();
  // both continue from the highest number ever assigned, even if that row is deleted
  const units = ofShopper(db, 'cart_units').addColumn(
    'cart_unit_id',
    kind === 'sqlite' ? 'integer' : 'bigserial',
    (column) => (kind === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey()),
  );
  const columns = { item_no: 'text', quantity: 'integer', version: 'integer', inserted_at: 'bigint' } as const;
  await withColumns(units, { ...columns, detail: 'json' }).execute();
  await db.schema.createIndex('cart_units_of_cart').on('cart_units').columns(['tenant', 'owner']).execute();
  await withColumns(ofShopper(db, 'cart_coupons'), { coupon_issue_no: 'text', detail: 'json' })
    .addPrimaryKeyConstraint('cart_coupons_key', ['tenant', 'owner', 'coupon_issue_no'])
    .execute();
  for (const name of ['items', 'sellers', 'policies', 'bundle_terms', 'discounts']) await catalogueTable(db, name);
  await withColumns(ofTenant(db, 'stock'), { stock_key: 'text', pieces: 'integer' })
    .addPrimaryKeyConstraint('stock_key_of_tenant', ['tenant', 'stock_key'])
    .execute();
  await ofShopper(db, 'orders')
    .addColumn('tx_key', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('paid_at', 'bigint')
    .addColumn('detail', 'json', (column) => column.notNull())
    .execute();
  const request = { path: 'text', request_key: 'text', body_hash: 'text', claimed_at: 'bigint' } as const;
  await withColumns(ofShopper(db, 'idempotency'), request)
    .addColumn('answer', 'json')
    .addPrimaryKeyConstraint('idempotency_key', ['tenant', 'owner', 'path', 'request_key'])
    .execute();
  await db.schema.createIndex('idempotency_by_age').on('idempotency').column('claimed_at').execute();
  await db.schema.createIndex('sessions_by_age').on('sessions').column('expires_at').execute();
};

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
  await withColumns(ofTenant(db, 'coupon_policies'), { policy_no: 'text', per_buyer: 'integer' })
    .addColumn('issue_limit', 'integer')
    .addColumn('issued', 'integer', (column) => column.notNull())
    .addColumn('detail', 'json', (column) => column.notNull())
    .addPrimaryKeyConstraint('coupon_policies_key', ['tenant', 'policy_no'])
    .execute();
  const issued = { issue_no: 'text', policy_no: 'text', issued_at: 'bigint' } as const;
  await withColumns(ofShopper(db, 'issued_coupons'), issued)
    .addColumn('cart_unit_ids', 'json')
    .addColumn('spent_at', 'bigint')
    .addPrimaryKeyConstraint('issued_coupons_key', ['tenant', 'owner', 'issue_no'])
    .execute();
  const tries = { policy_no: 'text', day: 'bigint', tries: 'integer' } as const;
  await withColumns(ofShopper(db, 'coupon_tries'), tries)
    .addPrimaryKeyConstraint('coupon_tries_key', ['tenant', 'owner', 'policy_no', 'day'])
    .execute();
  const { rows } = await sql<OldRow>`select tenant, owner, coupon_issue_no, detail from cart_coupons`.execute(db);
  for (const row of rows) await move(db, row);
  await db.schema.dropTable('cart_coupons').execute();
};

const itemIn = (kind: DatabaseKind) => {
  if (kind === 'postgres') return sql`split_part(stock_key, '/', 2)`;
  const rest = sql`substr(stock_key, instr(stock_key, '/') + 1)`;
  return sql`substr(${rest}, 1, instr(${rest} || '/', '/') - 1)`;
};

/** Change detection for carts: revisions of shoppers, versions of catalogues, stock by item (SV-06). */
const revisions = async (db: OldDb, kind: DatabaseKind): Promise<void> => {
  await db.schema
    .alterTable('carts')
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('catalogue_versions')
    .addColumn('tenant', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .alterTable('stock')
    .addColumn('item_no', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`update stock set item_no = ${itemIn(kind)}`.execute(db);
  await db.schema.createIndex('stock_of_item').on('stock').columns(['tenant', 'item_no']).execute();
  await db.schema.createIndex('cart_units_items').on('cart_units').columns(['tenant', 'owner', 'item_no']).execute();
  await db.schema.dropIndex('cart_units_of_cart').execute();
};

type OldLists = Readonly<Record<string, readonly { readonly itemNo: string }[]>>;

/**
 * Stores offers in one row for each item, so that no request reads the lists of all items. The old lists stay for the
 * servers of the previous version.
 */
const offersByItem = async (db: OldDb): Promise<void> => {
  await withColumns(ofTenant(db, 'item_offers'), { kind: 'text', item_no: 'text', detail: 'json' })
    .addPrimaryKeyConstraint('item_offers_key', ['tenant', 'kind', 'item_no'])
    .execute();
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
  await withColumns(ofTenant(db, 'cashbacks'), { target: 'text', place: 'integer', detail: 'json' })
    .addPrimaryKeyConstraint('cashbacks_key', ['tenant', 'target', 'place'])
    .execute();
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
  await withColumns(ofTenant(db, 'coupon_targets'), { target: 'text', expires_at: 'bigint', policy_no: 'text' })
    .addPrimaryKeyConstraint('coupon_targets_key', ['tenant', 'target', 'expires_at', 'policy_no'])
    .execute();
  await db.schema
    .createIndex('coupon_targets_of_policy')
    .on('coupon_targets')
    .columns(['tenant', 'policy_no'])
    .execute();
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
const answers = async (db: OldDb, kind: DatabaseKind): Promise<void> => {
  const [id, bytes] = kind === 'sqlite' ? ['text', 'blob'] : ['uuid', 'bytea'];
  await sql`create table answers (tenant text not null, owner text not null, request_id ${sql.raw(id)} not null,
    slot integer not null, body_hash text not null, claimed_at bigint not null, answer ${sql.raw(bytes)} not null,
    primary key (tenant, owner, request_id, slot)) ${kind === 'sqlite' ? sql`` : sql`partition by list (slot)`}`.execute(
    db,
  );
  if (kind === 'sqlite') {
    await db.schema.createIndex('answers_by_age').on('answers').column('claimed_at').execute();
    return;
  }
  await sql`create index answers_by_age on answers using brin (claimed_at)`.execute(db);
  for (const slot of [0, 1, 2, 3])
    await sql`create table ${sql.table(`answers_${slot}`)} partition of answers for values in (${sql.lit(slot)})`.execute(
      db,
    );
  await sql`create function skip_answered() returns trigger language plpgsql as $$ begin
    if exists (select from answers a where a.tenant = new.tenant and a.owner = new.owner and a.request_id =
      left(encode(sha256(convert_to(new.path || ' ' || new.request_key, 'UTF8')), 'hex'), 32)::uuid
      and a.claimed_at > new.claimed_at - 172800000) then return null; end if;
    return new; end $$`.execute(db);
  await sql`create trigger idempotency_skips_answered before insert on idempotency
    for each row execute function skip_answered()`.execute(db);
};

type Step = (db: OldDb, kind: DatabaseKind) => Promise<void>;

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
  '0003-offers-and-fundings': async (db) => {
    await catalogueTable(db, 'fundings');
    await db.schema
      .createTable('offers')
      .addColumn('tenant', 'text', (column) => column.primaryKey())
      .addColumn('detail', 'json', (column) => column.notNull())
      .execute();
  },
  // null in existing orders (OV-01)
  '0004-country-of-orders': async (db) => {
    await db.schema.alterTable('orders').addColumn('country_type', 'text').execute();
    await db.schema.alterTable('orders').addColumn('shipping_company', 'text').execute();
  },
  // the choice to order as a non-member; null in existing sessions (CK-15)
  '0005-non-members-orders': (db) =>
    db.schema.alterTable('sessions').addColumn('orders_as_non_member', 'integer').execute(),
  '0006-revisions': revisions,
  '0007-seeds': (db) =>
    db.schema
      .createTable('seeds')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('build', 'text', (column) => column.notNull())
      .execute(),
  // data of gateways and standalone layers until used (RT-07, RT-08)
  '0008-kept-details': async (db) => {
    const table = ofShopper(db, 'kept_details').addColumn('detail_key', 'text', (column) => column.primaryKey());
    await withColumns(table, { place: 'text', type: 'text', expires_at: 'bigint', detail: 'json' }).execute();
    await db.schema.createIndex('kept_details_by_age').on('kept_details').column('expires_at').execute();
  },
  // storing a detail reads and deletes older ones of its shopper (RT-07)
  '0009-kept-details-by-owner': (db) =>
    db.schema
      .createIndex('kept_details_of_shopper')
      .on('kept_details')
      .columns(['tenant', 'owner', 'expires_at'])
      .execute(),
  '0010-order-days': (db) =>
    withColumns(ofTenant(db, 'order_days'), { day: 'text', orders: 'integer' })
      .addPrimaryKeyConstraint('order_days_key', ['tenant', 'day'])
      .execute(),
  // each shopper’s last visit (RC-03)
  '0011-visits': async (db) => {
    await withColumns(ofShopper(db, 'visits'), { seen_at: 'bigint', detail: 'json' })
      .addPrimaryKeyConstraint('visits_key', ['tenant', 'owner'])
      .execute();
    await db.schema.createIndex('visits_by_age').on('visits').column('seen_at').execute();
  },
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
  '0012-sessions-of-the-mall': (db) =>
    db.schema.alterTable('sessions').addColumn('via_employee_mall', 'integer').execute(),
  '0013-saved-units': async (db) => {
    const columns = { item_no: 'text', quantity: 'integer', version: 'integer', inserted_at: 'bigint' } as const;
    await withColumns(ofShopper(db, 'saved_units'), {
      cart_unit_id: 'bigint',
      ...columns,
      saved_at: 'bigint',
      detail: 'json',
    })
      .addPrimaryKeyConstraint('saved_units_key', ['tenant', 'owner', 'cart_unit_id'])
      .execute();
  },
  // items for free shipping by their parcel and price (FG-01)
  '0013-within-parcels': [
    `items_by_parcel on items (tenant, language, (detail -> 'terms' ->> 'bundleKey'), (cast(detail -> 'item' ->> 'itemSellPrice' as bigint)), entry_key)`,
  ],
  // the recipient of an order whose buyer has no address; null in existing orders (CK-20)
  '0014-recipients': (db) => db.schema.alterTable('orders').addColumn('recipient', 'json').execute(),
  '0014-recipients-by-age': ['orders_with_recipient on orders (paid_at) where recipient is not null'],
  '0014-viewed-items': async (db) => {
    await withColumns(ofShopper(db, 'viewed_items'), { item_no: 'text', viewed_at: 'bigint' })
      .addPrimaryKeyConstraint('viewed_items_key', ['tenant', 'owner', 'item_no'])
      .execute();
    await db.schema.createIndex('viewed_items_by_age').on('viewed_items').column('viewed_at').execute();
  },
  // the progress of interrupted imports
  '0015-imports': (db) =>
    db.schema
      .createTable('imports')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('detail', 'json', (column) => column.notNull())
      .execute(),
  // events for other systems; their positions are given when they are read
  '0015-outbox': async (db, kind) => {
    const table = ofTenant(db, 'outbox').addColumn('event_id', kind === 'sqlite' ? 'integer' : 'bigserial', (column) =>
      kind === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey(),
    );
    await withColumns(table, { type: 'text', subject: 'text', created_at: 'bigint', detail: 'json' })
      .addColumn('position', 'bigint')
      .execute();
    const outbox = (name: string) => db.schema.createIndex(name).on('outbox');
    await outbox('outbox_by_position').column('position').unique().execute();
    await outbox('outbox_unnumbered').column('event_id').where(sql.ref('position'), 'is', null).execute();
    await outbox('outbox_by_age').column('created_at').execute();
    await db.schema
      .createTable('outbox_positions')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('position', 'bigint', (column) => column.notNull())
      .execute();
    await sql`insert into outbox_positions (name, position) values ('last', 0)`.execute(db);
  },
  // the progress of deliveries, by the name of the receiver
  '0015-webhooks': (db) =>
    db.schema
      .createTable('webhooks')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('position', 'bigint', (column) => column.notNull())
      .addColumn('failures', 'integer', (column) => column.notNull())
      .addColumn('holder', 'text')
      .addColumn('free_at', 'bigint', (column) => column.notNull())
      .execute(),
  '0016-answers': answers,
  // requests of clients in the current minute, which may be lost in a crash; a single process counts in its memory
  '0016-rate-counts': async (db, kind) => {
    if (kind === 'sqlite') return;
    await sql`create unlogged table rate_counts
      (key text primary key, count bigint not null, ends_at timestamptz not null)`.execute(db);
    await db.schema.createIndex('rate_counts_by_age').on('rate_counts').column('ends_at').execute();
  },
  // begins above every number that servers of the previous version can reach on one day
  '0016-order-numbers': async (db, kind) => {
    if (kind === 'sqlite') return;
    await sql`create sequence order_numbers owned by order_days.orders`.execute(db);
    await sql`select setval('order_numbers', (select greatest(100000, 10 * max(orders)) from order_days))`.execute(db);
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
