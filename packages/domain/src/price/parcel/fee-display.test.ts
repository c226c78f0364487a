import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { itemNo, bundleKey, cartUnitId, sellerKey, shippingPolicyKey } from '../../money/ids.ts';
import { noWon, won } from '../../money/won.ts';
import { aPolicy, aSmileDeliveryPolicy, aBundleTerms } from '../../testing/builders/price.ts';
import { arbPolicy } from '../../testing/arbitraries/price.ts';
import { aBuyer, anEnvironment, anItem, aUnit, anOpenCart, aSeller, withAllSelected } from '../../testing/index.ts';
import {
  feeDisplay,
  isArrivalGuaranteed,
  isChargedByQuantity,
  isShippingFeeShown,
  type FeeDisplay,
  hasFreeShippingLabel,
  type ItemLabelFacts,
  itemsFreeByDefault,
} from './bundle-fee.ts';
import { laws } from '../../testing/laws.ts';
import type { ShippingPolicy } from '../../entities/shipping/policy.ts';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import type { CartFields } from '../../cart/cart.ts';
import { bundleLoads } from './parcels.ts';
import { lineOf } from '../ledger/line.ts';
import { pricedOf } from '../../selectors/priced-of.ts';

const { forAll } = laws(200);

const nothing = { fee: noWon, onArrival: O.none, isSpecial: false };
const shown = [aPolicy()];

const fee = won(2500);
const inAdvance = { type: 'FEE', inAdvance: fee, onArrival: O.none } as const;
const onArrival = O.some(won(4000));
const hidden = aPolicy({ isDisplayShippingFee: false });

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

const facts = (over: Partial<ItemLabelFacts> = {}): ItemLabelFacts => ({
  itemNo: itemNo('I1'),
  isParcelSelected: false,
  policies: shown,
  defaultItemShippingFeeIsFreeList: [
    { itemNo: itemNo('I0'), isFreeShipping: false },
    { itemNo: itemNo('I1'), isFreeShipping: true },
  ],
  ...over,
});

test.each<readonly [boolean, Partial<ItemLabelFacts>]>([
  [true, {}],
  [false, { itemNo: itemNo('I0') }],
  [false, { itemNo: itemNo('I9') }],
  [false, { defaultItemShippingFeeIsFreeList: [] }],
  [false, { isParcelSelected: true }],
  [false, { policies: [hidden] }],
])('[SH-07] the server list labels an item as free (%s) before its parcel is selected: %j', (isFree, over) => {
  expect(hasFreeShippingLabel(facts(over))).toBe(isFree);
});

test('[SH-04]a parcel is free only if neither a prepaid fee nor a fee on arrival remains', () => {
  forAll(
    [fc.array(arbPolicy, { maxLength: 3 }), fc.nat(3000), fc.option(fc.nat(3000)), fc.boolean()],
    (policies, fee, arrival, known) => {
      const onArrival = O.map(won)(O.fromNullable(arrival));
      const said = feeDisplay({ fee: won(fee), onArrival, isSpecial: false }, policies, known);
      if (said.type === 'FREE') expect([fee, arrival, known]).toEqual([0, null, true]);
      if (said.type === 'FEE') expect(fee > 0 || arrival !== null).toBe(true);
    },
  );
});

const free = { itemNo: itemNo('I1'), isFreeShipping: true };
const thresholds = { ordinary: won(15_000), club: won(12_000), universeClub: won(10_000) };

const listOf = (policy: ShippingPolicy, price: number, isSmileClub: boolean) => {
  const item = anItem({ itemNo: itemNo('I1'), itemSellPrice: won(price) });
  const unit = aUnit({ item, quantity: 50, shippingPolicyKey: policy.shippingPolicyKey });
  return itemsFreeByDefault([unit, unit], {
    ...anEnvironment(),
    shippingPolicies: [policy],
    buyer: aBuyer({ isSmileClub }),
    thresholds,
  });
};

const noFee = won(0);
const from30 = aPolicy({ shippingFee: won(3000), isConditionalFree: true, conditionalFreeBasisCost: won(30_000) });

test.each([
  ['SH-07] an item without a fee, listed once', aPolicy({ shippingFee: noFee }), 1000, false, [free]],
  ['SH-07] an item with a fee', aPolicy({ isConditionalFree: false }), 1_000_000, false, []],
  ['SH-07] the price of one piece, below the threshold', from30, 29_999, false, []],
  ['SH-07] the price of one piece, from the threshold', from30, 30_000, false, [free]],
  ['SH-06] SmileDelivery', aSmileDeliveryPolicy(), 12_000, false, []],
  ['SH-06] SmileDelivery of a club member', aSmileDeliveryPolicy(), 12_000, true, [free]],
  [
    'SH-04] a fee on arrival',
    aPolicy({ shippingFee: noFee, shippingChargePayType: 'PaymentOnArrival' }),
    1000,
    false,
    [],
  ],
  ['SH-04] a separate fee', aPolicy({ shippingFee: noFee, isSpecialShipping: true }), 1000, false, []],
])('[%s: what is free by default', (_, policy, price, isSmileClub, list) => {
  expect(listOf(policy, price, isSmileClub)).toEqual(list);
});

test('[SH-05]without terms no item is free', () => {
  const terms = { shippingPolicies: [], buyer: aBuyer(), thresholds };
  expect(itemsFreeByDefault([aUnit()], terms)).toEqual([]);
});

const id = cartUnitId;
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
  bundleLoads(units.map(lineOf), { shippingPolicies: policies, bundleTerms });

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
  const serverPrices = { status: 'Known', answer: O.some({ inputs, bundles, gauges: [] }) } as const;
  expect(feeOf({}, { serverPrices })?.amount).toBe(2500);
});
