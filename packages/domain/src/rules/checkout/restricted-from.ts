import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import type { MessageKey } from '../../messages/ko.ts';
import type { ParamsOf } from '../../messages/format-message.ts';
import { finding, idsOf, productOf } from '../../rule/finding.ts';
import type { Finding, Fix } from '../../rule/rule.ts';

type ProductCode = {
  [K in MessageKey]: ['product', keyof ParamsOf<K>] extends [keyof ParamsOf<K>, 'product'] ? K : never;
}[MessageKey];

/**
 * Returns a finding for restricted units: names the first one, and the fixes concern all (CK-18). undefined without such
 * units.
 * @param lifting fixes offered before exclusion
 */
export const restrictedFrom = (
  code: ProductCode,
  units: readonly CartUnit[],
  lifting: readonly Fix[] = [],
): Finding | undefined => {
  const [first] = units;
  if (!first) return undefined;
  const cartUnitIds = idsOf(units);
  return finding(code, { product: productOf(first) }, cartUnitIds, [...lifting, { type: 'Deselect', cartUnitIds }]);
};

/** Questions for findings with a message of the specification (CK-07, CK-08). */
const askedBy: { readonly [K in MessageKey]?: MessageKey } = {
  'CART-BR7-08': 'ASK-ECOUPON-FIRST',
  'CART-BR7-09': 'ASK-INCOME-DUTY',
};

/** Returns the message that offers to order a part first, by the code of the finding (CK-17). */
export const questionCodeOf = (code: MessageKey): MessageKey => askedBy[code] ?? code;
