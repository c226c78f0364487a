import type { CatalogueRows } from '@baguni/backend';
import type { StockKey, Tenant } from '@baguni/domain';
import type { Db } from '../schema.ts';

type StockRows = Pick<CatalogueRows, 'stock' | 'putStock' | 'takeStock'>;

const itemIn = (key: StockKey): string => key.split('/')[1] ?? '';

/** Remaining pieces, reduced by conditional updates and never below 0 (BL-6). */
export const stockRows = (db: Db): StockRows => {
  const stock = async (tenant: Tenant, keys: readonly StockKey[]): Promise<ReadonlyMap<StockKey, number>> => {
    if (keys.length === 0) return new Map();
    const query = db.selectFrom('stock').select(['stock_key', 'pieces']).where('tenant', '=', tenant);
    const rows = await query.where('stock_key', 'in', keys).execute();
    return new Map(rows.map((row) => [row.stock_key, row.pieces]));
  };
  const lift = async (tenant: Tenant, key: StockKey): Promise<void> => {
    await db.deleteFrom('stock').where('tenant', '=', tenant).where('stock_key', '=', key).execute();
  };
  return {
    stock,
    putStock: async (tenant, key, left) => {
      if (left === null) return lift(tenant, key);
      await db
        .insertInto('stock')
        .values({ tenant, stock_key: key, item_no: itemIn(key), pieces: left })
        .onConflict((conflict) => conflict.columns(['tenant', 'stock_key']).doUpdateSet({ pieces: left }))
        .execute();
    },
    takeStock: async (tenant, { key, pieces }) => {
      const { numUpdatedRows } = await db
        .updateTable('stock')
        .set((row) => ({ pieces: row('pieces', '-', pieces) }))
        .where('tenant', '=', tenant)
        .where('stock_key', '=', key)
        .where('pieces', '>=', pieces)
        .executeTakeFirst();
      return numUpdatedRows > 0n || !(await stock(tenant, [key])).has(key);
    },
  };
};
