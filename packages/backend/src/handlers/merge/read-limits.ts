import { option as O } from 'fp-ts';
import type { QuantityLimits } from '@baguni/domain';
import type { Scope } from '../../store/owner.ts';
import type { NewUnit } from '../../store/rows.ts';
import { additionStock, type StockKey } from '../../store/stock.ts';
import type { Tx } from '../../store/tx.ts';
import type { LimitsOf } from './merged-units.ts';

const unlimited: QuantityLimits = { min: 1, max: O.none, multiple: 1 };

const additionKeys = ({ itemNo, detail }: NewUnit): readonly (readonly [additionNo: string, key: StockKey])[] =>
  detail.additions.map(({ additionNo }) => [additionNo, additionStock(itemNo, additionNo)] as const);

/** The limits of the items of some units, and what is left of their additions; they are the same in every language. */
export const readLimits = async (tx: Tx, { tenant }: Scope, units: readonly NewUnit[]): Promise<LimitsOf> => {
  const items = units.map(({ itemNo }) => itemNo);
  const { items: offered } = await tx.catalogue(tenant, 'ko', {
    items: [...new Set(items)],
    sellers: [],
    policies: [],
    bundleTerms: [],
    discounts: [],
    fundings: [],
  });
  const keys = units.flatMap(additionKeys).map(([, key]) => key);
  const left = await tx.stock(tenant, [...new Set(keys)]);
  return (unit) => ({
    ...(offered.get(unit.itemNo)?.item.limits ?? unlimited),
    additionsLeft: new Map(
      additionKeys(unit).flatMap(([no, key]) => {
        const pieces = left.get(key);
        return pieces === undefined ? [] : [[no, pieces] as const];
      }),
    ),
  });
};
