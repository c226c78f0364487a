import { option as O } from 'fp-ts';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import type { MessageKey } from '../../messages/ko.ts';
import type { ParamsOf } from '../../messages/params.ts';
import { finding, idsOf, productOf } from '../../rule/finding.ts';
import type { Finding, Fix } from '../../rule/rule.ts';

/** The codes whose message names one product and nothing else. */
export type ProductCode = {
  [K in MessageKey]: ['product', keyof ParamsOf<K>] extends [keyof ParamsOf<K>, 'product'] ? K : never;
}[MessageKey];

/**
 * Units that may not be ordered as things stand: the first of them is named, the fixes concern all of them, so that one
 * press is enough (CK-18). None where there are no such units.
 * @param lifting what would make them orderable, offered before leaving them out
 */
export const restrictedFrom = (
  code: ProductCode,
  units: readonly CartUnit[],
  lifting: readonly Fix[] = [],
): O.Option<Finding> => {
  const [first] = units;
  if (!first) return O.none;
  const cartUnitIds = idsOf(units);
  return O.some(
    finding(code, { product: productOf(first) }, cartUnitIds, [...lifting, { type: 'Deselect', cartUnitIds }]),
  );
};
