import fc, { type Arbitrary } from 'fast-check';
import { replayCart } from '../cart-events.ts';
import type { Cart } from '../../cart/cart.ts';
import { couponsOn } from '../../entities/coupon/application.ts';
import { arbFreshDelivery } from './delivery-slot.ts';
import { arbOverseaTerms, arbPapers } from './oversea.ts';
import { arbCartState } from './state.ts';

/** The cart, shipped to some country by what is known of it, with papers or without. */
const overseas = (state: Cart): Arbitrary<Cart> =>
  fc.tuple(arbOverseaTerms(state.units.map(({ cartUnitId }) => cartUnitId)), arbPapers).map(([terms, papers]) =>
    replayCart(state, [
      { type: 'CountryChanged', countryType: terms.countryType },
      { type: 'OverseaRead', ...terms },
      { type: 'PapersGiven', papers },
    ]),
  );

const atHome = (state: Cart): Cart => replayCart(state, [{ type: 'CountryChanged', countryType: 'SouthKorea' }]);

/** The numbers of the coupons in use written to the units, whichever are known (CP-17). */
const written = (state: Cart): Cart => ({
  ...state,
  units: state.units.map((unit) => ({
    ...unit,
    appliedCouponIssueNoes: couponsOn(state.appliedCoupons, unit.cartUnitId).map(({ couponIssueNo }) => couponIssueNo),
  })),
});

/**
 * Any cart that is about to be ordered: shipped home or overseas; also such as a server may be sent, with units selected
 * that cannot be ordered (CK-19).
 */
export const arbOrderState: Arbitrary<Cart> = arbCartState
  .chain((state) => fc.oneof(fc.constant(atHome(state)), overseas(state)))
  .chain((state) => {
    const sent = fc.subarray(state.units.map(({ cartUnitId }) => cartUnitId));
    const selected = fc.oneof({ weight: 3, arbitrary: fc.constant(state.selected) }, { weight: 1, arbitrary: sent });
    const delivery = fc.option(arbFreshDelivery);
    return fc
      .tuple(selected, delivery)
      .map(([ids, times]) => written({ ...state, selected: ids, ...(times ? { delivery: times } : {}) }));
  });
