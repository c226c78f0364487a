import { discountResultsOf } from '../price/discount/discount-results.ts';
import { expect, test } from 'vitest';
import fc, { type Arbitrary } from 'fast-check';
import { cartUnitId, shippingPolicyKey } from '../money/ids.ts';
import type { Cart } from '../cart/cart.ts';
import { aCoupon, anOpenCart, aUnit, withAllSelected, arbCartState } from '../testing/index.ts';
import { createPricer } from './pricer.ts';
import type { CartUnit } from '../entities/cart/cart-unit.ts';
import { won } from '../money/won.ts';
import { evolveCart, type CartEvent } from '../testing/cart-events.ts';
import { priceCart } from '../price/price-cart.ts';
import { isFeeKnown, type PricedCart } from '../price/priced-cart.ts';
import { pricedInputsOf, pricingInput } from './priced-of.ts';
import { laws } from '../testing/laws.ts';

const newCart = (): Cart =>
  withAllSelected(anOpenCart([1, 2, 3].map((n) => aUnit({ cartUnitId: cartUnitId(n), quantity: n }))));

test('[PR-08] a pricer prices a cart again only if it is another cart', () => {
  const { price } = createPricer();
  const cart = newCart();
  const saving = [{ cartUnitId: cartUnitId(1), quantity: 4 }];
  const priced = price(cart);
  expect(price({ ...cart, saving }).payable).toBeGreaterThan(priced.payable);
  expect(price({ ...cart, selected: [cartUnitId(1)] }).payable).toBeLessThan(priced.payable);
  expect(price(cart)).toBe(priced);
});

test('[PR-08] a pricer keeps the prices of a cart that differs only in what prices do not depend on', () => {
  const { price } = createPricer();
  const cart = newCart();
  const priced = price(cart);
  expect(price({ ...cart, coupons: { ...cart.coupons, status: 'Asking' } })).toBe(priced);
  expect(price({ ...cart, serverPrices: { ...cart.serverPrices, status: 'Failed' } })).not.toBe(priced);
});

test.each([
  'units',
  'selected',
  'saving',
  'serverPrices',
  'storefront',
  'buyer',
  'destination',
  'shipping',
  'appliedPromotions',
  'discounts',
  'missing',
] as const)('[PR-08] a pricer prices a cart again if its %s are replaced', (name) => {
  const { price } = createPricer();
  const cart = newCart();
  expect(price({ ...cart, [name]: newCart()[name] })).not.toBe(price(cart));
});

test('[PR-08] a pricer prices a cart again if its tab, applied coupons or time are others', () => {
  const { price } = createPricer();
  const cart = newCart();
  const priced = price(cart);
  const coupons = { ...cart.coupons, applied: [aCoupon()] };
  for (const other of [{ tab: 'SmileFresh' }, { coupons }, { pricesAsOf: 1 }] as const)
    expect(price({ ...cart, ...other })).not.toBe(priced);
});

const { forAll } = laws(60);

/** Time limit of a long search in ms: 100,000 sequences take several minutes. */
const LONG_MS = 3_600_000;

/** Returns a domestic, completely read cart without server fees, as after each change. */
const atHome = (state: Cart): Cart => ({
  ...state,
  destination: { ...state.destination, country: 'SouthKorea' },
  missing: [],
  serverPrices: { status: 'NotAsked', answer: undefined },
});

const arbState: Arbitrary<Cart> = fc.oneof(arbCartState.map(atHome), arbCartState);

const happenings = [
  ...(['Toggle', 'Toggle', 'Toggle', 'Toggle', 'Quantity', 'Quantity', 'Save', 'Save'] as const),
  ...(['Stop', 'Undiscounted', 'Discounted', 'Readdressed', 'Uncoupon', 'TabToggle', 'Delete', 'Back'] as const),
  ...(['Asked', 'Answered', 'Answered', 'Misread', 'Failed'] as const),
] as const;

interface Happening {
  readonly type: (typeof happenings)[number];
  readonly n: number;
  readonly quantity: number;
}

const arbHappening: Arbitrary<Happening> = fc.record({
  type: fc.constantFrom(...happenings),
  n: fc.nat(30),
  quantity: fc.integer({ min: 1, max: 9 }),
});

const changed = (unit: CartUnit, over: Partial<CartUnit>, cancelledCoupons = false): CartEvent => ({
  type: 'QuantityChanged',
  cartUnitId: unit.cartUnitId,
  unit: { ...unit, ...over },
  cancelledCoupons,
});

/**
 * Returns a server answer for the selection, with other fees than ours.
 * @param lacks omitted parcels
 */
const answered = (state: Cart, fee: number, lacks: number): CartEvent => {
  const parcels = [...new Set(state.units.map((unit) => unit.bundleKey))].slice(lacks);
  return {
    type: 'PricesUpdated',
    inputs: pricedInputsOf(state),
    bundles: parcels.map((key) => ({ bundleKey: key, isMaxCharge: true, shippingFee: won(fee * 500) })),
    policies: state.shipping.policies.map((policy) => ({ ...policy })),
    discounts: [],
    gauges: [],
    missing: lacks > 0 ? ['ShippingFee'] : [],
  };
};

const eventOf = ({ type, n, quantity }: Happening, state: Cart): CartEvent | undefined => {
  const { units } = state;
  const unit = units[n % Math.max(1, units.length)];
  if (!unit) return undefined;
  const { cartUnitId } = unit;
  switch (type) {
    case 'Toggle':
      return { type: 'UnitToggled', cartUnitId };
    case 'Quantity':
      return changed(unit, { quantity });
    case 'Save':
      return { type: 'QuantityChangeStarted', cartUnitId, quantity };
    case 'Stop':
      return changed(unit, { isBuyAvailable: !unit.isBuyAvailable });
    case 'Undiscounted':
      return changed(unit, { discounts: unit.discounts.slice(1) });
    case 'Discounted':
      // discounts of another unit: a bundle discount connects the two (DC-02)
      return changed(unit, { discounts: units[(n + quantity) % units.length]?.discounts ?? [] });
    case 'Readdressed':
      return changed(unit, { shippingPolicyKey: shippingPolicyKey(`P${quantity}`) });
    case 'Asked':
      return { type: 'PricesAsked', inputs: pricedInputsOf(state) };
    case 'Answered':
      return answered(state, quantity, 0);
    case 'Misread':
      return answered(state, quantity, 1 + (n % 2));
    case 'Failed':
      return { type: 'PricesFailed', inputs: pricedInputsOf(state) };
    case 'Uncoupon':
      return changed(unit, { quantity, appliedCouponIssueNoes: [] }, true);
    case 'TabToggle':
      return { type: 'TabToggled' };
    case 'Delete':
      return { type: 'UnitsDeleted', cartUnitIds: [cartUnitId] };
    case 'Back':
      return undefined;
  }
};

/** A copy of the cart with new objects. */
const asNew = (state: Cart): Cart => ({
  ...state,
  units: state.units.map((unit) => ({ ...unit })),
  coupons: { ...state.coupons, applied: state.coupons.applied.map((coupon) => ({ ...coupon })) },
});

const openOf = (priced: PricedCart, { units }: Cart) => ({
  payable: priced.payable,
  goods: priced.goods,
  shippingKnown: priced.shippingKnown,
  extraDiscountBasis: priced.extraDiscountBasis,
  extraDiscount: priced.extraDiscount,
  entries: priced.entries,
  ofUnits: units.map(({ cartUnitId }) => priced.unitEntries.get(cartUnitId)),
  areFeesKnown: units.map(({ bundleKey }) => isFeeKnown(priced, bundleKey)),
  bundleFees: [...priced.bundleFees],
  zeroWonUnits: priced.zeroWonUnits,
  discountResults: [...discountResultsOf(priced.lines)],
});

test(
  '[PR-08] a pricer gives each changed cart the same prices and ledgers as a new calculation',
  () => {
    forAll([arbState, fc.array(arbHappening, { minLength: 1, maxLength: 12 })], (start, all) => {
      const { price } = createPricer();
      const states = [start];
      const opened = [openOf(price(start), start)];
      for (const happening of all) {
        const state = states.at(-1) ?? start;
        const event = eventOf(happening, state);
        // back to an earlier state, whose cache must not be mixed up
        const next = event ? evolveCart(state, event) : (states[happening.n % states.length] ?? start);
        states.push(next);
        opened.push(openOf(price(next), next));
      }
      for (const [i, state] of states.map(asNew).entries())
        expect(opened[i]).toEqual(openOf(priceCart(pricingInput(state)), state));
    });
  },
  LONG_MS,
);
