import fc, { type Arbitrary } from 'fast-check';
import { visibleTabs, type CartTab, featuresOf } from '../../storefront/features.ts';
import { couponKeyOf, type Coupon, couponsOn } from '../../entities/coupon/coupon.ts';
import { isOrderable, type CartUnit } from '../../entities/cart/cart-unit.ts';
import { evolveCart, pricesUpdated, replayCart } from '../cart-events.ts';
import { emptyCart, replaceFields, type Cart, priceParts, type PricePart } from '../../cart/cart.ts';
import { shipTo } from '../../cart/changes.ts';
import { pricedInputsOf } from '../../selectors/priced-of.ts';
import type { BundleTerms, ShippingBundle } from '../../entities/shipping/policy.ts';
import type { Storefront } from '../../storefront/storefront.ts';
import { arbInitialCart } from './cart.ts';
import { arbHeldCoupon } from './coupon.ts';
import { testNow } from '../builders/unit.ts';
import { arbOverseaTerms, arbPapers, arbFreshDelivery } from './delivery.ts';
import { arbExtraDiscounts, arbWonIn } from './price.ts';
import { arbEnvironment, arbStorefront } from './buyer.ts';
import { MAX_QUANTITY } from '../../rules/facts.ts';

const tabsIn = (storefront: Storefront): readonly CartTab[] => {
  const tabs = visibleTabs(featuresOf(storefront));
  return tabs.length === 0 ? ['All'] : tabs;
};

const arbUnpriced: Arbitrary<Cart> = fc
  .tuple(arbStorefront, arbEnvironment, arbInitialCart)
  .chain(([storefront, environment, initial]) =>
    fc
      .tuple(
        fc.constantFrom(...tabsIn(storefront)),
        fc.subarray(initial.units.filter(isOrderable).map((unit) => unit.cartUnitId)),
      )
      .map(([tab, autoSelected]) => {
        const { units, shippingPolicies, bundleTerms, appliedCoupons, fundingDiscounts, buyer } = initial;
        const { latestShippingAddress, shippingCountry, isCertificatedAdult, missing = [] } = initial;
        return replaceFields(shipTo(emptyCart(storefront, tab), shippingCountry), {
          units,
          shipping: { policies: shippingPolicies, bundleTerms, thresholds: environment.freeShippingThresholds },
          coupons: { applied: appliedCoupons },
          discounts: { funding: fundingDiscounts },
          buyer,
          destination: { address: latestShippingAddress },
          isCertificatedAdult,
          missing,
          selected: autoSelected,
        });
      }),
  );

const arbBundle = (terms: BundleTerms): Arbitrary<ShippingBundle> =>
  arbWonIn(0, 10_000).map((shippingFee) => ({ ...terms, shippingFee }));

const priced = (state: Cart): Arbitrary<Cart> =>
  fc
    .tuple(...state.shipping.bundleTerms.map(arbBundle))
    .map((bundles) =>
      evolveCart(state, pricesUpdated(state, { inputs: pricedInputsOf(state), bundles, policies: [], discounts: [] })),
    );

/** The cart with an offer of the marketplace, in half of the cases without one (DC-04). */
const withOffers = (state: Cart): Arbitrary<Cart> => {
  const offered = arbExtraDiscounts(testNow).map((candidates) =>
    evolveCart(state, { type: 'ExtraDiscountsRead', candidates, now: testNow }),
  );
  return fc.oneof(fc.constant(state), offered);
};

const unpriced = (state: Cart): Cart => evolveCart(state, { type: 'PricesFailed', inputs: pricedInputsOf(state) });

/** A coupon in the wallet has the same value as in use. */
const asInUse =
  ({ coupons }: Cart) =>
  (coupon: Coupon): Coupon => {
    const used = coupons.applied.find(({ couponIssueNo }) => couponIssueNo === couponKeyOf(coupon));
    if (!used) return coupon;
    const { couponType, discountUnitType, discountValue, possiblePrice, limitPrice, isFreeShipping } = used;
    const flags = { ...coupon.flags, isFreeShipping };
    return { ...coupon, couponType, discountUnitType, discountValue, possiblePrice, limitPrice, flags };
  };

/** Adds a wallet of owned and downloadable coupons, unknown half of the time (CP-14). */
const withWallet = (state: Cart): Arbitrary<Cart> => {
  const size = { units: 5, coupons: 3, items: 3, sellers: 2 };
  const coupons = fc.tuple(...[1, 2, 3].map((n) => arbHeldCoupon(size, n)));
  return fc.oneof(
    fc.constant(state),
    coupons.map((known) => evolveCart(state, { type: 'CouponsRead', coupons: known.map(asInUse(state)) })),
  );
};

/** Ships the cart overseas half of the time, with known or failed terms (OV-01..OV-03). */
const withOversea = (state: Cart): Arbitrary<Cart> => {
  const ids = state.units.map((unit) => unit.cartUnitId);
  const arbRefusal = fc.constantFrom(undefined, undefined, 'Type' as const, 'Size' as const);
  const away = fc
    .tuple(arbOverseaTerms(ids), arbPapers, fc.boolean(), arbRefusal)
    .map(([terms, papers, isKnown, refusal]) => {
      const { countryType } = terms;
      return replayCart(state, [
        { type: 'CountryChanged', countryType },
        { type: 'OverseaRead', ...terms },
        ...(isKnown ? [] : [{ type: 'OverseaFailed', countryType } as const]),
        { type: 'PapersGiven', papers },
        ...(refusal === undefined ? [] : [{ type: 'IdImageRefused', refusal } as const]),
      ]);
    });
  return fc.oneof(fc.constant(state), away);
};

/** Makes some parts unreadable, rarely: policy, parcel fee, overseas fees, discounts, coupons (CM-53). */
const withMissing = (state: Cart): Arbitrary<Cart> => {
  const spoiled = fc.subarray([...priceParts]).map((missing): Cart => {
    const { shipping, serverPrices, destination } = state;
    const { overseas } = destination;
    const lacks = (part: PricePart): boolean => missing.includes(part);
    const answer =
      serverPrices.answer === undefined
        ? undefined
        : { ...serverPrices.answer, bundles: serverPrices.answer.bundles.slice(1) };
    return {
      ...state,
      missing,
      shipping: lacks('ShippingTerms') ? { ...shipping, policies: shipping.policies.slice(1) } : shipping,
      serverPrices: lacks('ShippingFee') ? { ...serverPrices, answer } : serverPrices,
      destination: lacks('OverseaFee')
        ? { ...destination, overseas: { ...overseas, fees: overseas.fees.slice(1) } }
        : destination,
    };
  });
  return fc.oneof({ weight: 3, arbitrary: fc.constant(state) }, { weight: 1, arbitrary: spoiled });
};

/** A loaded cart with some orderable units selected; server prices not requested, failed or known. */
export const arbCartState: Arbitrary<Cart> = arbUnpriced
  .chain(withOversea)
  .chain(withOffers)
  .chain(withWallet)
  .chain((state) => fc.oneof(fc.constantFrom(state, unpriced(state)), priced(state)))
  .chain(withMissing);

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
    appliedCouponIssueNoes: couponsOn(state.coupons.applied, unit.cartUnitId).map(({ couponIssueNo }) => couponIssueNo),
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

/** Returns quantities at both sides of each limit of a unit (QT-01, QT-02). */
const edgesOf = ({ item }: CartUnit): readonly number[] => {
  const { min, max, multiple } = item.limits;
  const known = [max, item.stock, ...item.options.map(({ stock }) => stock)].flatMap((limit) =>
    limit === undefined ? [] : [limit],
  );
  const edges = [min, multiple, ...known].flatMap((edge) => [edge - 1, edge, edge + 1]);
  return [0, 1, MAX_QUANTITY, MAX_QUANTITY + 1, ...edges].filter((quantity) => quantity >= 0);
};

const odd = (unit: CartUnit): Arbitrary<CartUnit> =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constant(unit) },
    { weight: 1, arbitrary: fc.constantFrom(...edgesOf(unit)).map((quantity) => ({ ...unit, quantity })) },
  );

/**
 * Gives a third of the units a quantity inside or outside their limits.
 * @example
 * const allowed = ({ quantity }: CartUnit) => quantity >= MIN_QUANTITY && quantity <= MAX_QUANTITY;
 * const held = fc.property(withOddQuantities(cart), (odd) => odd.units.every(allowed) || marketplace.checkOrder(odd, now).length > 0);
 * fc.check(held).failed; // false
 */
export const withOddQuantities = (state: Cart): Arbitrary<Cart> =>
  fc.tuple(...state.units.map(odd)).map((units) => ({ ...state, units }));
