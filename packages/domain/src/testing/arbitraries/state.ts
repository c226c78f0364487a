import { visibleTabs, type CartTab } from '../../storefront/tabs.ts';
import { option as O } from 'fp-ts';
import fc, { type Arbitrary } from 'fast-check';
import { couponKeyOf, type Coupon } from '../../entities/coupon/held-coupon.ts';
import { isOrderable } from '../../entities/cart/cart-unit.ts';
import { evolve, replay } from '../../evolve/evolve.ts';
import { pricesUpdated } from '../../selectors/prices-updated.ts';
import { emptyCart, type CartState, type PriceAnswer } from '../../state/state.ts';
import { priceParts, type PricePart } from '../../price/price-part.ts';
import { pricedInputsOf } from '../../selectors/priced-of.ts';
import type { BundleTerms, ShippingBundle } from '../../entities/shipping/policy.ts';
import { featuresOf } from '../../storefront/features.ts';
import type { Storefront } from '../../storefront/storefront.ts';
import { arbInitialCart } from './cart.ts';
import { arbHeldCoupon } from './coupon.ts';
import { testNow } from '../builders/unit.ts';
import { arbCardOffers, arbCashbackAnswer } from './cashback.ts';
import { arbOverseaTerms, arbPapers } from './oversea.ts';
import { arbExtraDiscounts, arbWonIn } from './price.ts';
import { arbEnvironment, arbStorefront } from './storefront.ts';

/** The tabs on which one can stand in a storefront (PG-02). */
const tabsIn = (storefront: Storefront): readonly CartTab[] => {
  const tabs = visibleTabs(featuresOf(storefront));
  return tabs.length === 0 ? ['All'] : tabs;
};

/** A loaded cart, anywhere, with some of its orderable units selected, before the server said anything on prices. */
const arbUnpriced: Arbitrary<CartState> = fc
  .tuple(arbStorefront, arbEnvironment, arbInitialCart)
  .chain(([storefront, environment, initial]) =>
    fc
      .tuple(
        fc.constantFrom(...tabsIn(storefront)),
        fc.subarray(initial.units.filter(isOrderable).map((unit) => unit.cartUnitId)),
      )
      .map(([tab, autoSelected]) => {
        const empty = evolve(emptyCart(storefront, tab), { type: 'EnvironmentRead', environment });
        return evolve(empty, { type: 'CartOpened', initial, autoSelected });
      }),
  );

const arbBundle = (terms: BundleTerms): Arbitrary<ShippingBundle> =>
  arbWonIn(0, 10_000).map((shippingFee) => ({ ...terms, shippingFee }));

/** The cart after the server's answer on its prices. */
const priced = (state: CartState): Arbitrary<CartState> =>
  fc
    .tuple(...state.bundleTerms.map(arbBundle))
    .map((bundles) =>
      evolve(state, pricesUpdated(state, { inputs: pricedInputsOf(state), bundles, policies: [], discounts: [] })),
    );

/** The cart with what the marketplace offers, half of the time nothing (DC-04, CB-01, ND-04). */
const withOffers = (state: CartState): Arbitrary<CartState> => {
  const ids = state.units.map((unit) => unit.cartUnitId);
  const offers = fc.tuple(arbExtraDiscounts(testNow), arbCashbackAnswer(ids), arbCardOffers);
  const offered = offers.map(([candidates, cashback, coupons]) => {
    const reduced = evolve(state, { type: 'ExtraDiscountsRead', candidates, now: testNow });
    const rewarded = evolve(reduced, { type: 'CashbackRead', cashback });
    return evolve(rewarded, { type: 'SmileCardNudgeCouponsRead', coupons });
  });
  return fc.oneof(fc.constant(state), offered);
};

/** The cart after the server's prices could not be had (SH-05). */
const unpriced = (state: CartState): CartState =>
  evolve(state, { type: 'PricesFailed', inputs: pricedInputsOf(state) });

/** A coupon of the wallet is worth what it is worth where it is in use. */
const asInUse =
  ({ appliedCoupons }: CartState) =>
  (coupon: Coupon): Coupon => {
    const used = appliedCoupons.find(({ couponIssueNo }) => couponIssueNo === couponKeyOf(coupon));
    if (!used) return coupon;
    const { couponType, discountUnitType, discountValue, possiblePrice, limitPrice, isFreeShipping } = used;
    const flags = { ...coupon.flags, isFreeShipping };
    return { ...coupon, couponType, discountUnitType, discountValue, possiblePrice, limitPrice, flags };
  };

/** The cart with the coupons that its buyer holds or may download, half of the time not known (CP-14). */
const withWallet = (state: CartState): Arbitrary<CartState> => {
  const size = { units: 5, coupons: 3, items: 3, sellers: 2 };
  const coupons = fc.tuple(...[1, 2, 3].map((n) => arbHeldCoupon(size, n)));
  const recommended = fc.subarray(state.units.map((unit) => unit.cartUnitId));
  return fc.oneof(
    fc.constant(state),
    fc
      .tuple(coupons, recommended, fc.boolean())
      .map(([known, cartUnitIds, isDismissed]) =>
        replay(state, [
          { type: 'CouponsRead', coupons: known.map(asInUse(state)) },
          { type: 'CouponsRecommended', cartUnitIds },
          ...(isDismissed ? [{ type: 'CouponPromptDismissed' } as const] : []),
        ]),
      ),
  );
};

/** The cart on its way overseas, half of the time; what the server says of it known, or failed (OV-01..OV-03). */
const withOversea = (state: CartState): Arbitrary<CartState> => {
  const ids = state.units.map((unit) => unit.cartUnitId);
  const arbRefusal = fc.constantFrom(undefined, undefined, 'Type' as const, 'Size' as const);
  const away = fc
    .tuple(arbOverseaTerms(ids), arbPapers, fc.boolean(), arbRefusal)
    .map(([terms, papers, isKnown, refusal]) => {
      const { countryType } = terms;
      return replay(state, [
        { type: 'CountryChanged', countryType },
        { type: 'OverseaRead', ...terms },
        ...(isKnown ? [] : [{ type: 'OverseaFailed', countryType } as const]),
        { type: 'PapersGiven', papers },
        ...(refusal === undefined ? [] : [{ type: 'IdImageRefused', refusal } as const]),
      ]);
    });
  return fc.oneof(fc.constant(state), away);
};

/** The cart of which some parts could not be read, seldom: a policy, a fee of a parcel, fees overseas, discounts, coupons (CM-53). */
const withMissing = (state: CartState): Arbitrary<CartState> => {
  const spoiled = fc.subarray([...priceParts]).map((missing): CartState => {
    const { shippingPolicies, serverPrices, oversea } = state;
    const lacks = (part: PricePart): boolean => missing.includes(part);
    const answer = O.map((known: PriceAnswer) => ({ ...known, bundles: known.bundles.slice(1) }))(serverPrices.answer);
    return {
      ...state,
      missing,
      shippingPolicies: lacks('ShippingTerms') ? shippingPolicies.slice(1) : shippingPolicies,
      serverPrices: lacks('ShippingFee') ? { ...serverPrices, answer } : serverPrices,
      oversea: lacks('OverseaFee') ? { ...oversea, fees: oversea.fees.slice(1) } : oversea,
    };
  });
  return fc.oneof({ weight: 3, arbitrary: fc.constant(state) }, { weight: 1, arbitrary: spoiled });
};

/** A loaded cart, anywhere, with some of its orderable units selected; the server's prices not asked for, failed or known. */
export const arbCartState: Arbitrary<CartState> = arbUnpriced
  .chain(withOversea)
  .chain(withOffers)
  .chain(withWallet)
  .chain((state) => fc.oneof(fc.constantFrom(state, unpriced(state)), priced(state)))
  .chain(withMissing);
