import type { CreateTableBuilder, Kysely } from 'kysely';
import type { DatabaseKind } from '../schema.ts';
import { couponsInHands } from './migration-0002.ts';
import { offersAndFundings } from './migration-0003.ts';
import { countryOfOrders } from './migration-0004.ts';
import { nonMembersOrders } from './migration-0005.ts';
import { revisions } from './migration-0006.ts';
import { seeds } from './migration-0007.ts';
import { keptDetails } from './migration-0008.ts';
import { keptDetailsByOwner } from './migration-0009.ts';
import { orderDays } from './migration-0010.ts';
import { visits } from './migration-0011.ts';
import { Migrator, type Migration } from 'kysely/migration';

const scoped = <T extends string, C extends string>(table: CreateTableBuilder<T, C>) =>
  table
    .addColumn('tenant', 'text', (column) => column.notNull())
    .addColumn('owner', 'text', (column) => column.notNull());

const catalogueTables = ['items', 'sellers', 'policies', 'bundle_terms', 'discounts'];

const shoppers = async (db: Kysely<unknown>): Promise<void> => {
  await scoped(db.schema.createTable('sessions'))
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('guest_owner', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await scoped(db.schema.createTable('buyers'))
    .addColumn('detail', 'json', (column) => column.notNull())
    .addPrimaryKeyConstraint('buyers_key', ['tenant', 'owner'])
    .execute();
};

const carts = async (db: Kysely<unknown>, kind: DatabaseKind): Promise<void> => {
  await scoped(db.schema.createTable('carts'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('carts_key', ['tenant', 'owner'])
    .execute();
  // both continue from the highest number ever assigned, even if that row is deleted
  await scoped(db.schema.createTable('cart_units'))
    .addColumn('cart_unit_id', kind === 'sqlite' ? 'integer' : 'bigserial', (column) =>
      kind === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey(),
    )
    .addColumn('item_no', 'text', (column) => column.notNull())
    .addColumn('quantity', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('inserted_at', 'bigint', (column) => column.notNull())
    .addColumn('detail', 'json', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('cart_units_of_cart').on('cart_units').columns(['tenant', 'owner']).execute();
  await scoped(db.schema.createTable('cart_coupons'))
    .addColumn('coupon_issue_no', 'text', (column) => column.notNull())
    .addColumn('detail', 'json', (column) => column.notNull())
    .addPrimaryKeyConstraint('cart_coupons_key', ['tenant', 'owner', 'coupon_issue_no'])
    .execute();
};

const shop = async (db: Kysely<unknown>): Promise<void> => {
  for (const name of catalogueTables)
    await db.schema
      .createTable(name)
      .addColumn('tenant', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('entry_key', 'text', (column) => column.notNull())
      .addColumn('detail', 'json', (column) => column.notNull())
      .addPrimaryKeyConstraint(`${name}_key`, ['tenant', 'language', 'entry_key'])
      .execute();
  await db.schema
    .createTable('stock')
    .addColumn('tenant', 'text', (column) => column.notNull())
    .addColumn('stock_key', 'text', (column) => column.notNull())
    .addColumn('pieces', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('stock_key_of_tenant', ['tenant', 'stock_key'])
    .execute();
};

const requests = async (db: Kysely<unknown>): Promise<void> => {
  await scoped(db.schema.createTable('orders'))
    .addColumn('tx_key', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('paid_at', 'bigint')
    .addColumn('detail', 'json', (column) => column.notNull())
    .execute();
  await scoped(db.schema.createTable('idempotency'))
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('request_key', 'text', (column) => column.notNull())
    .addColumn('body_hash', 'text', (column) => column.notNull())
    .addColumn('claimed_at', 'bigint', (column) => column.notNull())
    .addColumn('answer', 'json')
    .addPrimaryKeyConstraint('idempotency_key', ['tenant', 'owner', 'path', 'request_key'])
    .execute();
  await db.schema.createIndex('idempotency_by_age').on('idempotency').column('claimed_at').execute();
  await db.schema.createIndex('sessions_by_age').on('sessions').column('expires_at').execute();
};

/** All migrations by name, in order; never edit a published one. */
export const migrations = (kind: DatabaseKind): Record<string, Migration> => ({
  '0001-first-tables': {
    up: async (db: Kysely<unknown>): Promise<void> => {
      await shoppers(db);
      await carts(db, kind);
      await shop(db);
      await requests(db);
    },
  },
  '0002-coupons-in-hands': { up: couponsInHands },
  '0003-offers-and-fundings': { up: offersAndFundings },
  '0004-country-of-orders': { up: countryOfOrders },
  '0005-non-members-orders': { up: nonMembersOrders },
  '0006-revisions': { up: revisions(kind) },
  '0007-seeds': { up: seeds },
  '0008-kept-details': { up: keptDetails },
  '0009-kept-details-by-owner': { up: keptDetailsByOwner },
  '0010-order-days': { up: orderDays },
  '0011-visits': { up: visits },
});

/** Migrates a database to the latest schema, for both kinds (SV-01). Throws if it cannot. */
export const migrate = async <T>(db: Kysely<T>, kind: DatabaseKind): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations(kind)) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('the database could not be brought up to date');
};
