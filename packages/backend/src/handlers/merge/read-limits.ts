import { option as O } from 'fp-ts';
import type { QuantityLimits } from '@baguni/domain';
import type { Scope } from '../../store/owner.ts';
import type { NewUnit } from '../../store/rows.ts';
import type { Tx } from '../../store/tx.ts';
import type { LimitsOf } from './merged-units.ts';

const unlimited: QuantityLimits = { min: 1, max: O.none, multiple: 1 };

/** The limits of the items of some units; they are the same in every language. */
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
  return ({ itemNo }) => offered.get(itemNo)?.item.limits ?? unlimited;
};
