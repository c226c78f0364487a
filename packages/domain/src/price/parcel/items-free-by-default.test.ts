import { expect, test } from 'vitest';
import { itemNo } from '../../money/ids.ts';
import { won } from '../../money/won.ts';
import { aBuyer, anEnvironment, anItem, aPolicy, aSmileDeliveryPolicy, aUnit } from '../../testing/index.ts';
import type { ShippingPolicy } from '../../entities/shipping/policy.ts';
import { itemsFreeByDefault } from './items-free-by-default.ts';

const free = { itemNo: itemNo('I1'), isFreeShipping: true };
const thresholds = { ordinary: won(15_000), club: won(12_000), universeClub: won(10_000) };

const listOf = (policy: ShippingPolicy, price: number, isSmileClub = false) => {
  const item = anItem({ itemNo: itemNo('I1'), itemSellPrice: won(price) });
  const unit = aUnit({ item, quantity: 50, shippingPolicyKey: policy.shippingPolicyKey });
  return itemsFreeByDefault([unit, unit], {
    ...anEnvironment(),
    shippingPolicies: [policy],
    buyer: aBuyer({ isSmileClub }),
    thresholds,
  });
};

test('[SH-07] an item whose terms charge nothing ships free by itself; it stands once in the list', () => {
  expect(listOf(aPolicy({ shippingFee: won(0) }), 1000)).toEqual([free]);
  expect(listOf(aPolicy({ shippingFee: won(2500), isConditionalFree: false }), 1_000_000)).toEqual([]);
});

test('[SH-07] one piece decides, from the amount at which its terms ship free', () => {
  const policy = aPolicy({ shippingFee: won(3000), isConditionalFree: true, conditionalFreeBasisCost: won(30_000) });
  expect([listOf(policy, 29_999), listOf(policy, 30_000)]).toEqual([[], [free]]);
});

test('[SH-06][SH-07] SmileDelivery goes by the buyer', () => {
  const policy = aSmileDeliveryPolicy();
  expect([listOf(policy, 12_000), listOf(policy, 12_000, true)]).toEqual([[], [free]]);
});

test('[SH-04][SH-07] what is paid on arrival, or asked for apart, is not free', () => {
  const onArrival = aPolicy({ shippingFee: won(0), shippingChargePayType: 'PaymentOnArrival' });
  expect(listOf(onArrival, 1000)).toEqual([]);
  expect(listOf(aPolicy({ shippingFee: won(0), isSpecialShipping: true }), 1000)).toEqual([]);
});

test('[SH-05][SH-07] without terms nothing is said to be free', () => {
  const terms = { shippingPolicies: [], buyer: aBuyer(), thresholds };
  expect(itemsFreeByDefault([aUnit()], terms)).toEqual([]);
});
