import { option as O } from 'fp-ts';
import { isFeeless } from '../../../coupons/stacking.ts';
import { finding, productOf } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import { removeThese, unitsOn } from './conflicting-coupons.ts';
import type { CheckoutFacts } from '../facts.ts';

/** Rejects shipping coupons on free parcels; a parcel with an unknown fee is accepted (CP-05). */
export const shippingCouponUseless: Rule<CheckoutFacts> = {
  code: 'CART-BR7-43',
  codes: ['CART-BR7-43'],
  requirement: 'CP-05',
  source: 'specification 5, Coupons; 8, CART-BR7',
  broken: ({ chosen, coupons, bundleFees }) => {
    const useless = coupons.filter(
      (placed) => bundleFees.has(placed.place.bundleKey) && isFeeless(placed, { bundleFees }),
    );
    const units = unitsOn(useless);
    const first = chosen.find((unit) => unit.cartUnitId === units[0]);
    if (!first) return O.none;
    return O.some(finding('CART-BR7-43', { product: productOf(first) }, units, [removeThese(useless)]));
  },
};
