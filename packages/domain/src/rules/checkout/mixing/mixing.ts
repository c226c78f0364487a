import { option as O } from 'fp-ts';
import type { CartUnit } from '../../../entities/cart/cart-unit.ts';
import type { MessageKey } from '../../../messages/ko.ts';
import type { ParamsOf } from '../../../messages/params.ts';
import { finding, idsOf } from '../../../rule/finding.ts';
import type { Finding, Fix } from '../../../rule/rule.ts';

/** The codes whose message names no value. */
export type PlainCode = { [K in MessageKey]: keyof ParamsOf<K> extends never ? K : never }[MessageKey];

type IsKind = (unit: CartUnit) => boolean;

/** What does not go into one order together. */
export interface Mix {
  /** The units that are ordered apart. */
  readonly apart: IsKind;
  /** What they do not go with; every other unit where left out. */
  readonly from?: IsKind;
  /** What lifts it besides, e.g. a word of agreement. */
  readonly lifting?: readonly Fix[];
}

/**
 * Units of a kind that are chosen together with what they do not go with: they are ordered first, alone, or one of the
 * two sides is left out (CK-05..CK-10, CK-17).
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
  // where nothing stands outside the two sides, ordering one first is leaving the other out
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
