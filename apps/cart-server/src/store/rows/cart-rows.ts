import { sql } from 'kysely';
import { inPlaces, type CartRows, type NewUnit, type SavedRows } from '@baguni/backend';
import type { CartLock, Revisions } from '../revisions.ts';
import { inChunks, ofShopper, type Db } from '../schema.ts';

type UnitRows = Pick<CartRows, 'units' | 'addUnit' | 'updateUnit' | 'removeUnits'>;

/** The columns of a `StoredUnit`. */
const unitColumns = [
  'cart_unit_id as cartUnitId',
  'item_no as itemNo',
  'quantity',
  'version',
  'inserted_at as insertedAt',
  'detail',
] as const;

const columnsOf = ({ itemNo, quantity, insertedAt, detail }: NewUnit) => ({
  item_no: itemNo,
  quantity,
  inserted_at: insertedAt,
  detail: JSON.stringify(detail),
});

/** One row per unit, so that concurrent changes of different units are kept (BL-7). */
const unitRows = (db: Db, lock: CartLock, revisions: Revisions): UnitRows => ({
  units: async (scope) => {
    await lock(scope);
    return inPlaces(await db.selectFrom('cart_units').select(unitColumns).where(ofShopper(scope)).execute());
  },
  addUnit: async (scope, unit) => {
    await revisions.ofShopper(scope);
    const { cartUnitId } = await db
      .insertInto('cart_units')
      .values({ ...scope, ...columnsOf(unit), version: 1 })
      .returning('cart_unit_id as cartUnitId')
      .executeTakeFirstOrThrow();
    return cartUnitId;
  },
  updateUnit: async (scope, cartUnitId, version, { quantity, detail }) => {
    await revisions.ofShopper(scope);
    const { numUpdatedRows } = await db
      .updateTable('cart_units')
      .set({ quantity, detail: JSON.stringify(detail), version: version + 1 })
      .where(ofShopper(scope))
      .where('cart_unit_id', '=', cartUnitId)
      .where('version', '=', version)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
  removeUnits: async (scope, cartUnitIds) => {
    if (cartUnitIds.length === 0) return [];
    await revisions.ofShopper(scope);
    const removed = await db
      .deleteFrom('cart_units')
      .where(ofShopper(scope))
      .where('cart_unit_id', 'in', [...new Set(cartUnitIds)])
      .returning('cart_unit_id')
      .execute();
    const gone = new Set(removed.map(({ cart_unit_id: id }) => id));
    return [...new Set(cartUnitIds)].filter((id) => gone.has(id));
  },
});

export const cartRows = (db: Db, lock: CartLock, revisions: Revisions): CartRows => ({
  cartVersion: async (scope) => {
    await lock(scope);
    const query = db.selectFrom('carts').select('version').where(ofShopper(scope));
    return (await query.executeTakeFirst())?.version ?? 0;
  },
  bumpCart: async (scope) => {
    const { tenant, owner } = scope;
    const { version } = await db
      .insertInto('carts')
      .columns(['tenant', 'owner', 'version', 'revision'])
      // `where true` separates the conflict clause from the query for SQLite
      .expression(sql`select ${tenant}, ${owner}, 1, 1 from (select ${lock.expression(scope)}) as held where true`)
      .onConflict((conflict) =>
        conflict.columns(['tenant', 'owner']).doUpdateSet((row) => ({
          version: row('carts.version', '+', 1),
          revision: row('carts.revision', '+', 1),
        })),
      )
      .returning('version')
      .executeTakeFirstOrThrow();
    revisions.raised(scope);
    return version;
  },
  ...unitRows(db, lock, revisions),
});

export const savedRows = (db: Db, lock: CartLock, revisions: Revisions): SavedRows => ({
  savedUnits: async (scope) => {
    await lock(scope);
    const query = db.selectFrom('saved_units').select(unitColumns).where(ofShopper(scope));
    return query.orderBy('saved_at', 'desc').orderBy('cart_unit_id', 'desc').execute();
  },
  saveUnits: async (scope, units, now) => {
    await revisions.ofShopper(scope);
    const rows = units.map((unit) => {
      const { cartUnitId, version } = unit;
      return { ...scope, ...columnsOf(unit), cart_unit_id: cartUnitId, version, saved_at: now };
    });
    await inChunks(rows, (some) => db.insertInto('saved_units').values(some).execute());
  },
  removeSaved: async (scope, cartUnitIds) => {
    if (cartUnitIds.length === 0) return [];
    await revisions.ofShopper(scope);
    const removed = await db
      .deleteFrom('saved_units')
      .where(ofShopper(scope))
      .where('cart_unit_id', 'in', [...new Set(cartUnitIds)])
      .returning('cart_unit_id')
      .execute();
    return removed.map(({ cart_unit_id: id }) => id);
  },
});
