import type { Scope } from '@baguni/backend';
import { sql } from 'kysely';
import { ofShopper, type DatabaseKind, type Db, type ScopedTable } from '../schema.ts';
import { cartLock } from '../revisions.ts';
import { cancelOrders, guestsOf, dropGuests, ROWS_AT_ONCE } from './retention-rows.ts';

/**
 * What erasure does with the rows of a shopper. The type requires each table with an owner, and a test compares the names
 * with the database.
 */
export const tablesOfShoppers: Readonly<Record<ScopedTable, 'Erased' | 'Cancelled'>> = {
  // first, so that no request of the shopper adds rows meanwhile
  sessions: 'Erased',
  cart_units: 'Erased',
  saved_units: 'Erased',
  buyers: 'Erased',
  visits: 'Erased',
  viewed_items: 'Erased',
  kept_details: 'Erased',
  answers: 'Erased',
  idempotency: 'Erased',
  issued_coupons: 'Erased',
  coupon_tries: 'Erased',
  carts: 'Erased',
  // the law requires paid orders; retention erases their recipients later (CK-20)
  orders: 'Cancelled',
};

/**
 * Erases one batch of a shopper’s rows, and the guests of the sessions among them; returns the number of rows. The lock
 * of the cart comes first: transactions of the shopper that run already end before, and what they wrote is erased.
 */
export const eraseShopper = async (db: Db, kind: DatabaseKind, { tenant, owner }: Scope): Promise<number> => {
  await cartLock(db, kind)({ tenant, owner });
  const sessions = db
    .selectFrom('sessions')
    .select(['tenant', 'owner', 'guest_owner'])
    .where(ofShopper({ tenant, owner }));
  const guests = guestsOf(await sessions.execute());
  let erased = 0;
  for (const [table, how] of Object.entries(tablesOfShoppers)) {
    const place = sql.ref(kind === 'sqlite' ? 'rowid' : 'ctid');
    const own = sql`tenant = ${tenant} and owner = ${owner} ${how === 'Cancelled' ? sql`and paid_at is null` : sql``}`;
    const rows = sql`select ${place} from ${sql.table(table)} where ${own} limit ${sql.lit(ROWS_AT_ONCE)}`;
    // rows of different partitions can have the same place
    const batch =
      kind === 'sqlite' ? sql<boolean>`rowid in (${rows})` : sql<boolean>`(ctid = any(array(${rows})) and ${own})`;
    if (how === 'Cancelled') erased += await cancelOrders(db, kind, batch);
    else erased += Number((await sql`delete from ${sql.table(table)} where ${batch}`.execute(db)).numAffectedRows ?? 0);
  }
  if (guests.length > 0) await dropGuests(db, kind, tenant, guests);
  return erased;
};

/** Returns the number of paid orders of a shopper. */
export const countPaidOrders = async (db: Db, scope: Scope): Promise<number> => {
  const count = db.selectFrom('orders').select(({ fn }) => fn.countAll<number>().as('orders'));
  const paid = count.where(ofShopper(scope)).where('paid_at', 'is not', null);
  return (await paid.executeTakeFirst())?.orders ?? 0;
};
