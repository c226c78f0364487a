import { expect, test } from 'vitest';
import { itemNo } from '../../money/ids.ts';
import { won } from '../../money/won.ts';
import { aBuyer, anEnvironment, anItem, aPolicy, aSmileDeliveryPolicy, aUnit } from '../../testing/index.ts';
import type { ShippingPolicy } from '../../entities/shipping/policy.ts';
import { itemsFreeByDefault } from './bundle-fee.ts';

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

test('[SH-07] an item without a shipping fee ships free and is listed once', () => {
  expect(listOf(aPolicy({ shippingFee: won(0) }), 1000)).toEqual([free]);
  expect(listOf(aPolicy({ shippingFee: won(2500), isConditionalFree: false }), 1_000_000)).toEqual([]);
});

test('[SH-07] the price of one piece decides, from the free-shipping threshold of its terms', () => {
  const policy = aPolicy({ shippingFee: won(3000), isConditionalFree: true, conditionalFreeBasisCost: won(30_000) });
  expect([listOf(policy, 29_999), listOf(policy, 30_000)]).toEqual([[], [free]]);
});

test('[SH-06]SmileDelivery depends on the buyer', () => {
  const policy = aSmileDeliveryPolicy();
  expect([listOf(policy, 12_000), listOf(policy, 12_000, true)]).toEqual([[], [free]]);
});

test('[SH-04]a fee on arrival or a separate fee is not free', () => {
  const onArrival = aPolicy({ shippingFee: won(0), shippingChargePayType: 'PaymentOnArrival' });
  expect(listOf(onArrival, 1000)).toEqual([]);
  expect(listOf(aPolicy({ shippingFee: won(0), isSpecialShipping: true }), 1000)).toEqual([]);
});

test('[SH-05]without terms no item is free', () => {
  const terms = { shippingPolicies: [], buyer: aBuyer(), thresholds };
  expect(itemsFreeByDefault([aUnit()], terms)).toEqual([]);
});
