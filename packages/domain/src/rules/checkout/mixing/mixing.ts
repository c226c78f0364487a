import { option as O } from 'fp-ts';
import type { CartUnit } from '../../../entities/cart/cart-unit.ts';
import type { MessageKey } from '../../../messages/ko.ts';
import type { ParamsOf } from '../../../messages/params.ts';
import { finding, idsOf } from '../../../rule/finding.ts';
import type { Finding, Fix } from '../../../rule/rule.ts';

export type PlainCode = { [K in MessageKey]: keyof ParamsOf<K> extends never ? K : never }[MessageKey];

type IsKind = (unit: CartUnit) => boolean;

export interface Mix {
  readonly apart: IsKind;
  readonly from?: IsKind;
  /** Additional fixes, e.g. an agreement. */
  readonly lifting?: readonly Fix[];
}

/**
 * Creates a rule against a mix of units. The fixes order one side first or exclude one side (CK-05..CK-10, CK-17).
 */
export const mixed = (
  code: PlainCode,
  chosen: readonly CartUnit[],
  { apart, from = () => true, lifting = [] }: Mix,
): O.Option<Finding> => {
  const alone = idsOf(chosen.filter(apart));
  if (alone.length === 0) return O.none;
  const others = idsOf(chosen.filter((unit) => !apart(unit) && from(unit)));
  if (others.length === 0) return O.none;
  // if all units belong to the two sides, ordering one first equals excluding the other
  const isAll = alone.length + others.length === chosen.length;
  const sides = isAll ? [alone] : [alone, others];
  return O.some(
    finding(code, {}, idsOf(chosen.filter((unit) => apart(unit) || from(unit))), [
      { type: 'OrderFirst', cartUnitIds: alone },
      ...lifting,
      ...sides.map((cartUnitIds): Fix => ({ type: 'Deselect', cartUnitIds })),
    ]),
  );
};
