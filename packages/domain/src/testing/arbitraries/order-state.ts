import fc, { type Arbitrary } from 'fast-check';
import { replayCart } from '../cart-events.ts';
import type { Cart } from '../../cart/cart.ts';
import { couponsOn } from '../../entities/coupon/application.ts';
import { arbFreshDelivery } from './delivery-slot.ts';
import { arbOverseaTerms, arbPapers } from './oversea.ts';
import { arbCartState } from './state.ts';

const overseas = (state: Cart): Arbitrary<Cart> =>
  fc.tuple(arbOverseaTerms(state.units.map(({ cartUnitId }) => cartUnitId)), arbPapers).map(([terms, papers]) =>
    replayCart(state, [
      { type: 'CountryChanged', countryType: terms.countryType },
      { type: 'OverseaRead', ...terms },
      { type: 'PapersGiven', papers },
    ]),
  );

const atHome = (state: Cart): Cart => replayCart(state, [{ type: 'CountryChanged', countryType: 'SouthKorea' }]);

const written = (state: Cart): Cart => ({
  ...state,
  units: state.units.map((unit) => ({
    ...unit,
    appliedCouponIssueNoes: couponsOn(state.appliedCoupons, unit.cartUnitId).map(({ couponIssueNo }) => couponIssueNo),
  })),
});

/**
 * A cart before an order, domestic or overseas. May select unorderable units, which a server may receive (CK-19).
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
