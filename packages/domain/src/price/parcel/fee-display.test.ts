import fc from 'fast-check';
import { expect, test } from 'vitest';
import { itemNo, bundleKey, cartUnitId, sellerKey, shippingPolicyKey } from '../../money/ids.ts';
import { noWon, won } from '../../money/won.ts';
import { aCoupon, aDiscount, aPolicy, aSmileDeliveryPolicy, aBundleTerms } from '../../testing/builders/price.ts';
import { arbPolicy } from '../../testing/arbitraries/price.ts';
import {
  aBuyer,
  aCartContent,
  anItem,
  aUnit,
  anOpenCart,
  arbCartState,
  aSeller,
  withAllSelected,
} from '../../testing/index.ts';
import {
  feeDisplay,
  isArrivalGuaranteed,
  isChargedByQuantity,
  isShippingFeeShown,
  type FeeDisplay,
} from './bundle-fee.ts';
import { isFreeAlone, itemsFreeByDefault } from '../free-alone.ts';
import { laws } from '../../testing/laws.ts';
import type { ShippingPolicy } from '../../entities/shipping/policy.ts';
import type { AppliedCoupon } from '../../entities/coupon/coupon.ts';
import type { CartFields } from '../../cart/cart.ts';
import { bundleLoads } from './shipping-fees.ts';
import { lineOf } from '../ledger/line.ts';
import { pricedOf, pricingInput } from '../../selectors/priced-of.ts';
import { isOrderable, type CartUnit } from '../../entities/cart/cart-unit.ts';
import { unitsOfTab } from '../../entities/cart/tree.ts';

const { forAll } = laws(200);
const id = cartUnitId;

const nothing = { fee: noWon, onArrival: undefined, isSpecial: false };
const shown = [aPolicy()];

const fee = won(2500);
const inAdvance = { type: 'FEE', inAdvance: fee, onArrival: undefined } as const;
const onArrival = won(4000);
const hidden = aPolicy({ isDisplayShippingFee: false });
const onArrivalOnly = { shippingChargePayType: 'PaymentOnArrival' } as const;
const tenOff = { discounts: [aDiscount()] };

type Terms = Partial<Parameters<typeof feeDisplay>[0]>;

test.each<readonly [string, FeeDisplay, Terms, readonly ShippingPolicy[], isKnown: boolean]>([
  ['SH-04] free if nothing is charged', { type: 'FREE' }, {}, shown, true],
  ['SH-04] separate if all shipping is special', { type: 'SEPARATE' }, { isSpecial: true }, shown, true],
  ['SH-04] a fee', inAdvance, { fee }, shown, true],
  ['SH-04] a fee of special shipping', inAdvance, { fee, isSpecial: true }, shown, true],
  ['SH-02] a fee on arrival', { type: 'FEE', inAdvance: noWon, onArrival }, { onArrival }, shown, true],
  ['SH-05] unknown while shipping is unknown', { type: 'UNKNOWN' }, {}, shown, false],
  ['SH-05] unknown without policies', { type: 'UNKNOWN' }, {}, [], false],
  ['SH-07] hidden if every policy hides it', { type: 'HIDDEN' }, { fee }, [hidden, hidden], true],
  ['SH-07] hidden before it is known', { type: 'HIDDEN' }, { fee }, [hidden, hidden], false],
  ['SH-07] shown if one policy shows it', { type: 'FREE' }, {}, [hidden, ...shown], true],
  ['SH-07] unknown if one policy shows it', { type: 'UNKNOWN' }, {}, [hidden, ...shown], false],
])('[%s', (_, display, over, policies, isKnown) => {
  expect(feeDisplay({ ...nothing, ...over }, policies, isKnown)).toEqual(display);
});

test.each([
  ['SH-07', isShippingFeeShown, [[hidden], [hidden, ...shown], []], [false, true, true]],
  ['SH-01', isArrivalGuaranteed, [[], shown, [...shown, aPolicy({ isArrivalGuaranteed: true })]], [false, false, true]],
  [
    'SH-01',
    isChargedByQuantity,
    [[], shown, [...shown, aPolicy({ isQuantityShippingFee: true })]],
    [false, false, true],
  ],
] as const)('[%s] one policy of a parcel decides what it shows: %o', (_, shows, parcels, expected) => {
  expect(parcels.map((policies) => shows(policies))).toEqual(expected);
});

test('[SH-04] a parcel is free only if neither a prepaid fee nor a fee on arrival remains', () => {
  forAll(
    [fc.array(arbPolicy, { maxLength: 3 }), fc.nat(3000), fc.option(fc.nat(3000)), fc.boolean()],
    (policies, fee, arrival, known) => {
      const onArrival = arrival === null ? undefined : won(arrival);
      const said = feeDisplay({ fee: won(fee), onArrival, isSpecial: false }, policies, known);
      if (said.type === 'FREE') expect([fee, arrival, known]).toEqual([0, null, true]);
      if (said.type === 'FEE') expect(fee > 0 || arrival !== null).toBe(true);
    },
  );
});

const free = { itemNo: itemNo('I1'), isFreeShipping: true };
const thresholds = { ordinary: won(15_000), club: won(12_000), universeClub: won(10_000) };
const noFee = won(0);
const from30 = aPolicy({ shippingFee: won(3000), isConditionalFree: true, conditionalFreeBasisCost: won(30_000) });
const priced = (price: number, over: Partial<CartUnit> = {}): CartUnit =>
  aUnit({ item: anItem({ itemSellPrice: won(price) }), ...over });
const smile = aSmileDeliveryPolicy({ isConditionalFree: false });

test.each<readonly [string, ShippingPolicy, readonly CartUnit[], isListed: boolean, isSmileClub: boolean]>([
  ['SH-07] an item without a fee, listed once', aPolicy({ shippingFee: noFee }), [priced(1), priced(1)], true, false],
  ['SH-07] an item with a fee', aPolicy({ isConditionalFree: false }), [priced(1_000_000)], false, false],
  ['SH-07] a price below the threshold', from30, [priced(29_999)], false, false],
  ['SH-07] a price from the threshold', from30, [priced(30_000)], true, false],
  ['SH-07] a price that falls below the threshold by its discount', from30, [priced(33_000, tenOff)], false, false],
  ['SH-07] a price that stays at the threshold after its discount', from30, [priced(33_334, tenOff)], true, false],
  ['SH-07] pieces that reach the threshold together', from30, [priced(15_000, { quantity: 2 })], true, false],
  ['SH-07] an item with a unit below the threshold', from30, [priced(30_000), priced(29_999)], false, false],
  ['SH-06] SmileDelivery, always free from its threshold', smile, [priced(15_000)], true, false],
  ['SH-06] SmileDelivery below its threshold', smile, [priced(14_999)], false, false],
  ['SH-06] SmileDelivery of a club member', smile, [priced(12_000)], true, true],
  ['SH-04] a fee on arrival', aPolicy({ shippingFee: noFee, ...onArrivalOnly }), [priced(1000)], false, false],
  ['SH-04] a separate fee', aPolicy({ shippingFee: noFee, isSpecialShipping: true }), [priced(1000)], false, false],
  ['SH-07] a hidden fee', aPolicy({ shippingFee: noFee, isDisplayShippingFee: false }), [priced(1000)], false, false],
])('[%s: what is free by default', (_, policy, units, isListed, isSmileClub) => {
  const { shippingPolicyKey } = policy;
  const content = aCartContent(
    units.map((unit, i) => ({ ...unit, cartUnitId: id(i + 1), shippingPolicyKey })),
    { shippingPolicies: [policy] },
  );
  expect(itemsFreeByDefault({ ...content, buyer: aBuyer({ isSmileClub }), thresholds })).toEqual(
    isListed ? [free] : [],
  );
});

test('[SH-05] without terms no item is free', () => {
  const content = aCartContent([aUnit()], { shippingPolicies: [] });
  expect(itemsFreeByDefault({ ...content, buyer: aBuyer(), thresholds })).toEqual([]);
});

test('[SH-07] a unit counts as free alone if and only if its parcel shows a free fee once only it is selected', () => {
  forAll([arbCartState], (state) => {
    const cart = { ...state, serverPrices: { ...state.serverPrices, answer: undefined } };
    for (const unit of unitsOfTab(cart.units, cart.tab).filter(isOrderable)) {
      const alone = pricedOf({ ...cart, selected: [unit.cartUnitId] });
      const policies = cart.shipping.policies.filter((one) => one.shippingPolicyKey === unit.shippingPolicyKey);
      const fee = alone.bundleFees.get(unit.bundleKey);
      const isFree = fee !== undefined && feeDisplay(fee, policies, policies.length > 0).type === 'FREE';
      // the server’s fees are for another selection
      const serverBundles = [{ bundleKey: unit.bundleKey, isMaxCharge: false, shippingFee: won(isFree ? 2500 : 0) }];
      expect(isFreeAlone(unit, { ...pricingInput({ ...cart, selected: [] }), serverBundles })).toBe(isFree);
    }
  });
});

test('[SH-07 PR-03] a coupon that replaces an option discount can make a unit free alone', () => {
  const unit = priced(33_000, { discounts: [aDiscount({ discountType: 'Ebay' })] });
  const input = pricingInput(anOpenCart([unit], { shipping: { policies: [from30] } }));
  const isFreeWith = (...appliedCoupons: readonly AppliedCoupon[]) => isFreeAlone(unit, { ...input, appliedCoupons });
  expect([isFreeWith(), isFreeWith(aCoupon({ cartUnitIds: [unit.cartUnitId] }))]).toEqual([false, true]);
});

const policyKey = shippingPolicyKey;
const unitIn = (n: number, parcel: string, policy = 'P1', quantity = 1): CartUnit =>
  aUnit({
    cartUnitId: id(n),
    quantity,
    bundleKey: bundleKey(parcel),
    shippingPolicyKey: policyKey(policy),
    seller: aSeller({ sellerKey: sellerKey(parcel) }),
  });
const policies = ['P1', 'P2'].map((key) => aPolicy({ shippingPolicyKey: policyKey(key) }));
const loads = (units: readonly CartUnit[], bundleTerms = [aBundleTerms({ bundleKey: bundleKey('B') })]) =>
  bundleLoads(
    units.map((unit) => lineOf(unit)),
    { shippingPolicies: policies, bundleTerms },
  );

test('[SH-02 SH-03] parcels are in first-seen order, at any position of their units in the cart', () => {
  const mixed = [unitIn(1, 'A'), unitIn(2, 'B'), unitIn(3, 'A', 'P1', 2), unitIn(4, 'B'), unitIn(5, 'B')];
  const same = { uses: [{ policy: policies[0], quantity: 3 }], subtotal: 30_000 };
  expect(loads(mixed)).toEqual([
    { ...same, bundleKey: 'A', sellerGroupKey: 'Seller/A', isMaxCharge: false, unitCount: 2 },
    { ...same, bundleKey: 'B', sellerGroupKey: 'Seller/B', isMaxCharge: true, unitCount: 3 },
  ]);
});

test('[SH-02] counts the pieces of a parcel per policy; an unknown policy charges 0 won', () => {
  const three = [unitIn(1, 'A', 'P1', 2), unitIn(2, 'A', 'P2'), unitIn(3, 'A', 'P1'), unitIn(4, 'A', 'P9')];
  expect(loads(three)[0]?.uses).toEqual([
    { policy: policies[0], quantity: 3 },
    { policy: policies[1], quantity: 1 },
  ]);
});

const feeOf = (policy: Partial<ShippingPolicy>, more: CartFields = {}) => {
  const shippingPolicies = [aPolicy(policy)];
  const state = withAllSelected(anOpenCart([aUnit()], { shipping: { policies: shippingPolicies }, ...more }));
  return pricedOf(state).entries.find(({ rule }) => rule === 'ShippingFee');
};

test('[PR-08 SH-01] the fee entry of a parcel has its subtotal and free-shipping threshold', () => {
  expect(feeOf({})).toEqual({
    rule: 'ShippingFee',
    kind: 'Shipping',
    sellerGroupKey: 'Seller/S1',
    place: { type: 'Bundle', bundleKey: 'B/Seller/S1' },
    amount: 2500,
    inputs: { subtotal: 10_000, policies: 1 },
  });
  const free = { isConditionalFree: true, conditionalFreeBasisCost: won(10_001) };
  expect(feeOf(free)).toMatchObject({ amount: 2500, inputs: { subtotal: 10_000, policies: 1, freeFrom: 10_001 } });
});

test('[PR-08 SH-02] a fee on arrival is shown but not included', () => {
  expect(feeOf({ shippingChargePayType: 'PaymentOnArrival' })).toMatchObject({
    amount: 0,
    inputs: { subtotal: 10_000, policies: 1, onArrival: 2500 },
  });
});

test('[SE-03] uses our own fee for a parcel that the server response omits', () => {
  const inputs = { selected: [id(1)], quantities: [1] };
  const bundles = [{ bundleKey: bundleKey('B/Other'), isMaxCharge: true, shippingFee: won(700) }];
  const serverPrices = { status: 'Known', answer: { inputs, bundles, gauges: [] } } as const;
  expect(feeOf({}, { serverPrices })?.amount).toBe(2500);
});
