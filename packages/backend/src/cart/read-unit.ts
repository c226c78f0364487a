import { couponsOn, type AppliedCoupon, type CartUnit, type CartUnitId } from '@baguni/domain';
import { readInUse } from '../coupon/read-coupons.ts';
import type { ReadDeps } from '../request/handler.ts';
import type { StoredUnit } from '../store/rows.ts';
import { duplicatesOf } from './choice-of.ts';
import { readBuyer } from './read-buyer.ts';
import { readUnitSources } from './read-unit-sources.ts';
import { unitOf } from './unit-of.ts';

export interface ReadUnit {
  readonly unit: CartUnit;
  readonly row: StoredUnit;
  readonly coupons: readonly AppliedCoupon[];
}

/** Reads one unit without its cart; returns null if it is not in the shopper’s cart. */
export const readUnit = async (deps: ReadDeps, id: CartUnitId): Promise<ReadUnit | null> => {
  const { tx, session, language } = deps;
  const rows = await tx.units(session.scope);
  const row = rows.find(({ cartUnitId }) => cartUnitId === id);
  if (!row) return null;
  const coupons = await readInUse(deps);
  const { buyer } = await readBuyer(tx, session.scope);
  const sources = await readUnitSources(tx, session.scope, [row], { language, buyer, coupons });
  return { row, unit: unitOf(row, { ...sources, duplicates: duplicatesOf(rows) }), coupons: couponsOn(coupons, id) };
};
