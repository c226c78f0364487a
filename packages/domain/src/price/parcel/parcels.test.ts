import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import { bundleKey, cartUnitId, sellerKey, shippingPolicyKey } from '../../money/ids.ts';
import type { Cart } from '../../cart/cart.ts';
import { aBundleTerms, anOpenCart, aPolicy, aSeller, aUnit, withAllSelected } from '../../testing/index.ts';
import type { ShippingPolicy } from '../../entities/shipping/policy.ts';
import { bundleLoads } from './parcels.ts';
import { lineOf } from '../ledger/line.ts';
import { pricedOf } from '../../selectors/priced-of.ts';
import { won } from '../../money/won.ts';

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
  expect(loads(mixed)).toEqual([
    {
      bundleKey: 'A',
      sellerGroupKey: 'Seller/A',
      isMaxCharge: false,
      uses: [{ policy: policies[0], quantity: 3 }],
      subtotal: 30_000,
      unitCount: 2,
    },
    {
      bundleKey: 'B',
      sellerGroupKey: 'Seller/B',
      isMaxCharge: true,
      uses: [{ policy: policies[0], quantity: 3 }],
      subtotal: 30_000,
      unitCount: 3,
    },
  ]);
});

test('[SH-02] counts the pieces of a parcel per policy; an unknown policy charges 0 won', () => {
  const three = [unitIn(1, 'A', 'P1', 2), unitIn(2, 'A', 'P2'), unitIn(3, 'A', 'P1'), unitIn(4, 'A', 'P9')];
  expect(loads(three)[0]?.uses).toEqual([
    { policy: policies[0], quantity: 3 },
    { policy: policies[1], quantity: 1 },
  ]);
});

const feeOf = (policy: Partial<ShippingPolicy>, more: Partial<Cart> = {}) => {
  const shippingPolicies = [aPolicy(policy)];
  const state = withAllSelected(anOpenCart([aUnit()], { shippingPolicies, ...more }));
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
