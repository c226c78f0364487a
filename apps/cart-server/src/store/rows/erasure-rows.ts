import type { Scope } from '@baguni/backend';
import { sql } from 'kysely';
import { ofShopper, type DatabaseKind, type Db, type ScopedTable } from '../schema.ts';
import { guestsOf, dropGuests, ROWS_AT_ONCE } from './retention-rows.ts';

/**
 * What erasure does with the rows of a shopper. The type requires each table with an owner, and a test compares the names
 * with the database.
 */
export const tablesOfShoppers: Readonly<Record<ScopedTable, 'Erased' | 'UnpaidErased'>> = {
  // first, so that no request of the shopper adds rows meanwhile
  sessions: 'Erased',
  cart_units: 'Erased',
  saved_units: 'Erased',
  buyers: 'Erased',
  visits: 'Erased',
  viewed_items: 'Erased',
  kept_details: 'Erased',
  idempotency: 'Erased',
  issued_coupons: 'Erased',
  coupon_tries: 'Erased',
  carts: 'Erased',
  // the law requires paid orders; retention erases their recipients later (CK-20)
  orders: 'UnpaidErased',
};

/** Erases one batch of a shopper’s rows, and the guests of the sessions among them; returns the number of rows. */
export const eraseShopper = async (db: Db, kind: DatabaseKind, { tenant, owner }: Scope): Promise<number> => {
  const sessions = db
    .selectFrom('sessions')
    .select(['tenant', 'owner', 'guest_owner'])
    .where(ofShopper({ tenant, owner }));
  const guests = guestsOf(await sessions.execute());
  let erased = 0;
  for (const [table, how] of Object.entries(tablesOfShoppers)) {
    const place = sql.ref(kind === 'sqlite' ? 'rowid' : 'ctid');
    const only = how === 'UnpaidErased' ? sql`and paid_at is null` : sql``;
    const rows = sql`select ${place} from ${sql.table(table)} where tenant = ${tenant} and owner = ${owner} ${only}
      limit ${sql.lit(ROWS_AT_ONCE)}`;
    const batch = kind === 'sqlite' ? sql`in (${rows})` : sql`= any(array(${rows}))`;
    const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ${place} ${batch} ${only}`.execute(db);
    erased += Number(numAffectedRows ?? 0);
  }
  if (guests.length > 0) await dropGuests(db, tenant, guests);
  return erased;
};

/** Returns the number of paid orders of a shopper. */
export const countPaidOrders = async (db: Db, scope: Scope): Promise<number> => {
  const count = db.selectFrom('orders').select(({ fn }) => fn.countAll<number>().as('orders'));
  const paid = count.where(ofShopper(scope)).where('paid_at', 'is not', null);
  return (await paid.executeTakeFirst())?.orders ?? 0;
};
