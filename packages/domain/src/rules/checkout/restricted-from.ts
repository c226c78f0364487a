import { option as O } from 'fp-ts';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import type { MessageKey } from '../../messages/ko.ts';
import type { ParamsOf } from '../../messages/params.ts';
import { finding, idsOf, productOf } from '../../rule/finding.ts';
import type { Finding, Fix } from '../../rule/rule.ts';

export type ProductCode = {
  [K in MessageKey]: ['product', keyof ParamsOf<K>] extends [keyof ParamsOf<K>, 'product'] ? K : never;
}[MessageKey];

/**
 * Returns a finding for restricted units: names the first one, and the fixes concern all (CK-18). `none` without such
 * units.
 * @param lifting fixes offered before exclusion
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
