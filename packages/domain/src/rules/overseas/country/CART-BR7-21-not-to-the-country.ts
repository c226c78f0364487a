import { option as O } from 'fp-ts';
import type { CartUnit } from '../../../entities/cart/cart-unit.ts';
import type { CheckoutFacts, OverseaFacts } from '../../checkout/facts.ts';
import { finding, idsOf, productOf } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import { countryName, isCarried, whenOversea, withoutUnits } from '../order.ts';

/** True if no company carries the unit to the country. CART-BR7-39 covers domestic-only items. */
const isUnshippable =
  (oversea: OverseaFacts) =>
  (unit: CartUnit): boolean =>
    !unit.item.flags.isDomesticOnly &&
    oversea.companies.length > 0 &&
    oversea.companies.every(({ shippingCompanyType }) => !isCarried(oversea, shippingCompanyType)(unit));

/**
 * Rejects units that cannot be shipped to the country: -21 for some of the selected units, -23 for all of several
 * (OV-09).
 */
export const notToTheCountry: Rule<CheckoutFacts> = {
  code: 'CART-BR7-21',
  codes: ['CART-BR7-21', 'CART-BR7-23'],
  requirement: 'OV-09',
  source: 'specification 5, Checkout, Overseas',
  broken: whenOversea(({ chosen }, oversea) => {
    const staying = chosen.filter(isUnshippable(oversea));
    const [first] = staying;
    if (!first) return O.none;
    const [country, ids, fixes] = [countryName(oversea), idsOf(staying), withoutUnits(staying)];
    return O.some(
      chosen.length > 1 && staying.length === chosen.length
        ? finding('CART-BR7-23', { country }, ids, fixes)
        : finding('CART-BR7-21', { product: productOf(first), country }, ids, fixes),
    );
  }),
};
