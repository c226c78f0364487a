import { option as O } from 'fp-ts';
import type { CartState } from '../../cart/state.ts';
import { isOrderable, unitsById, type CartUnit } from '../../cart/cart-unit.ts';
import { unitsOfTab } from '../../cart/tabs.ts';
import { couponOfKey } from '../../coupon/wallet.ts';
import { placeOfWish } from '../../coupon/in-use.ts';
import type { Placed } from '../../coupon/placed.ts';
import { overseaIn } from '../../oversea/oversea-in.ts';
import { totalOf } from '../../price/ledger.ts';
import { priceCart } from '../../price/price-cart.ts';
import { pricedOf, pricingInput } from '../../price/priced-of.ts';
import { featuresOf } from '../../storefront/features.ts';
import { idsOf } from '../finding.ts';
import type { CheckoutFacts } from './facts.ts';

/** The coupons of what is chosen, as far as they are known, each with those of its units that are chosen. */
const couponsOn = (state: CartState, chosen: readonly CartUnit[]): readonly Placed[] => {
  const byId = unitsById(chosen);
  return state.appliedCoupons.flatMap(({ couponIssueNo, cartUnitIds }) => {
    const on = cartUnitIds.flatMap((id) => byId.get(id) ?? []);
    const coupon = couponOfKey(state.coupons.offered, couponIssueNo);
    if (on.length === 0 || O.isNone(coupon)) return [];
    // its own units are enough to tell its place, and few: this runs at every tick of a box
    const place = placeOfWish(on, { coupon: coupon.value, cartUnitIds: idsOf(on) });
    return O.isSome(place) ? [{ coupon: coupon.value, place: place.value }] : [];
  });
};

/**
 * The facts of an order of what is selected in the current tab (SE-04). Units that cannot be ordered stay in: a page
 * never selects them, a server that is sent them must refuse them by their code (CK-02, CK-19).
 */
export const checkoutFactsOf = (state: CartState): CheckoutFacts => {
  const selected = new Set(state.selected);
  const inTab = unitsOfTab(state.units, state.tab);
  const chosen = inTab.filter((unit) => selected.has(unit.cartUnitId));
  const priced = pricedOf(state);
  return {
    chosen,
    canSelect: inTab.some(isOrderable),
    payable: priced.payable,
    payableWithoutCoupons: () => priceCart({ ...pricingInput(state), appliedCoupons: [] }).payable,
    // coupons on a fee are of shipping too
    payableWithoutShipping: totalOf(priced.entries.filter(({ place }) => place.type === 'Unit')),
    priceOf: (id) => totalOf(priced.unitEntries.get(id) ?? []),
    bundleFees: priced.bundleFees,
    coupons: couponsOn(state, chosen),
    zeroWonUnits: priced.zeroWonUnits,
    buyer: state.buyer,
    features: featuresOf(state.storefront),
    hasAddress: O.isSome(state.latestShippingAddress),
    oversea: overseaIn(state),
    agreed: state.agreed,
  };
};
