import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bundleKey, shippingPolicyKey, cartUnitId } from '../../money/ids.ts';
import { won } from '../../money/won.ts';
import { unknownEnvironment } from '../../storefront/environment.ts';
import { aPolicy, arbPolicy, arbWonIn, aSmileDeliveryPolicy, aBundleTerms, aUnit } from '../../testing/index.ts';
import { bundleFee, type BundleFee, type BundleLoad } from './bundle-fee.ts';
import { shippingMethodTypes, type ShippingPolicy } from '../../entities/shipping/policy.ts';
import { forAll } from '../../testing/laws.ts';
import { feeBefore } from './shipping-fees.ts';

const thresholds = { ordinary: won(15_000), club: won(10_000), universeClub: won(5000) };
const ordinary = { isSmileClub: false, isUniverseClub: false };
const load = (policies: readonly ShippingPolicy[], over: Partial<BundleLoad> = {}): BundleLoad => ({
  bundleKey: bundleKey('B'),
  sellerGroupKey: 'G',
  isMaxCharge: true,
  uses: policies.map((policy) => ({ policy, quantity: 1 })),
  subtotal: won(10_000),
  unitCount: policies.length,
  ...over,
});
const feeOf = (policies: readonly ShippingPolicy[], over: Partial<BundleLoad> = {}): BundleFee =>
  bundleFee(load(policies, over), ordinary, thresholds);
const policy = (fee: number, over: Partial<ShippingPolicy> = {}): ShippingPolicy =>
  aPolicy({ shippingFee: won(fee), shippingPolicyKey: shippingPolicyKey(`P${fee}`), ...over });
const free = (from: number): Partial<ShippingPolicy> => ({
  isConditionalFree: true,
  conditionalFreeBasisCost: won(from),
});

test('[SH-02] charges one fee per parcel: the highest of its policies if isMaxCharge, otherwise the lowest', () => {
  expect(feeOf([policy(3000), policy(2500)]).fee).toBe(3000);
  expect([feeOf([policy(3000), policy(2500)], { isMaxCharge: false }).fee, feeOf([]).fee]).toEqual([2500, 0]);
});

test('[SH-02] shows a fee on arrival but excludes it from the total', () => {
  const onArrival = policy(4000, { shippingChargePayType: 'PaymentOnArrival' });
  expect(feeOf([onArrival])).toMatchObject({ fee: 0, onArrival: 4000 });
  expect(feeOf([onArrival, policy(2500)])).toMatchObject({ fee: 2500, onArrival: 4000 });
});

test('[SH-01] quantity fees on arrival and conditional free shipping follow the same terms', () => {
  const onArrival = policy(1000, { shippingChargePayType: 'PaymentOnArrival', isQuantityShippingFee: true });
  expect(feeOf([], { uses: [{ policy: onArrival, quantity: 3 }] }).onArrival).toEqual(3000);
  const freeOnArrival = { ...onArrival, ...free(10_000) };
  expect(feeOf([], { uses: [{ policy: freeOnArrival, quantity: 3 }] }).onArrival).toEqual(0);
});

test('[SH-01] shipping method, arrival guarantee and special shipping change no fee; a parcel is special if all its policies are', () => {
  const plain = policy(2500);
  for (const shippingMethodType of shippingMethodTypes)
    expect(feeOf([{ ...plain, shippingMethodType, isArrivalGuaranteed: true }])).toEqual(feeOf([plain]));
  const special = { ...plain, isSpecialShipping: true };
  expect([feeOf([special]).fee, feeOf([special]).isSpecial]).toEqual([2500, true]);
  expect([feeOf([special, plain]).isSpecial, feeOf([]).isSpecial]).toEqual([false, false]);
});

test('[SH-03] conditional free shipping starts at its minimum, not one won below', () => {
  expect([feeOf([policy(2500, free(10_001))]).fee, feeOf([policy(2500, free(10_000))]).fee]).toEqual([2500, 0]);
});

test('[SH-06 FG-03] SmileDelivery is free from the buyer’s threshold: ordinary, club, universe club', () => {
  const at = (subtotal: number, isSmileClub: boolean, isUniverseClub: boolean): number =>
    bundleFee(
      load([aSmileDeliveryPolicy({ isConditionalFree: false })], { subtotal: won(subtotal) }),
      { isSmileClub, isUniverseClub },
      thresholds,
    ).fee;
  expect([at(14_999, false, false), at(15_000, false, false)]).toEqual([2500, 0]);
  expect([at(9999, true, false), at(10_000, true, false)]).toEqual([2500, 0]);
  expect([at(4999, true, true), at(5000, true, true)]).toEqual([2500, 0]);
  expect(unknownEnvironment.freeShippingThresholds.ordinary).toBe(15_000);
});

test('[FG-01] the highest fee uses the largest threshold, or none if one policy is never free; the lowest fee uses the smallest', () => {
  const both = [policy(2500, free(20_000)), policy(3000, free(30_000))];
  expect(feeOf(both).freeFrom).toEqual(30_000);
  expect(feeOf(both, { isMaxCharge: false }).freeFrom).toEqual(20_000);
  expect(feeOf([...both, policy(1000)]).freeFrom).toBeUndefined();
});

test('[FG-01] a fee of 0 is always free, whatever the terms', () => {
  expect(feeOf([policy(0)]).freeFrom).toEqual(0);
  expect(feeOf([policy(0, free(20_000))])).toMatchObject({ fee: 0, freeFrom: 0 });
});

test('[SH-02] the fee is one of its policies’ fees, and more goods never increase it', () => {
  forAll(
    [fc.array(arbPolicy, { maxLength: 4 }), fc.boolean(), arbWonIn(0, 100_000), arbWonIn(0, 100_000)],
    (policies, isMaxCharge, subtotal, more) => {
      const before = feeOf(policies, { isMaxCharge, subtotal });
      const after = feeOf(policies, { isMaxCharge, subtotal: won(subtotal + more) });
      expect([0, ...policies.map(({ shippingFee }) => shippingFee)]).toContain(before.fee);
      expect(after.fee).toBeLessThanOrEqual(before.fee);
    },
  );
});

const unit = aUnit({ quantity: 3 });
const before = (policies: readonly ShippingPolicy[], units = [unit], isMaxCharge = false) =>
  feeBefore(units, {
    shippingPolicies: policies,
    bundleTerms: [aBundleTerms({ bundleKey: unit.bundleKey, isMaxCharge })],
    buyer: { isSmileClub: false, isUniverseClub: false },
    thresholds: { ordinary: won(15_000), club: won(15_000), universeClub: won(15_000) },
  });

test('[SH-04] a parcel without selected units costs its full fee, whatever the unit prices', () => {
  const free = aPolicy({ isConditionalFree: true, conditionalFreeBasisCost: won(10_000), shippingFee: won(2500) });
  expect(before([free])).toMatchObject({
    bundleKey: unit.bundleKey,
    sellerGroupKey: 'Seller/S1',
    fee: 2500,
    freeFrom: 10_000,
    subtotal: 0,
    unitCount: 1,
  });
  expect(before([aPolicy({ ...free, conditionalFreeBasisCost: won(0) })])?.fee).toBe(0);
});

test('[SH-01] a fee per piece counts all pieces of all units', () => {
  const policy = aPolicy({ isQuantityShippingFee: true, shippingFee: won(500) });
  expect(before([policy])?.fee).toBe(1500);
  expect(before([policy], [unit, aUnit({ cartUnitId: cartUnitId(2), quantity: 1 })])).toMatchObject({
    fee: 2000,
    unitCount: 2,
  });
});

test('[SH-02] charges the highest or lowest fee of several policies, depending on the parcel terms', () => {
  const other = aUnit({ cartUnitId: cartUnitId(2), shippingPolicyKey: shippingPolicyKey('P9') });
  const policies = [
    aPolicy({ shippingFee: won(2500) }),
    aPolicy({ shippingPolicyKey: shippingPolicyKey('P9'), shippingFee: won(4000) }),
  ];
  expect([before(policies, [unit, other], true)?.fee, before(policies, [unit, other])?.fee]).toEqual([4000, 2500]);
});

test('[SH-05] a parcel without its policy has no visible fee; without units there is none', () => {
  expect(before([])).toMatchObject({ fee: 0, isFeeTold: false });
  expect(before([aPolicy()], [])).toBeUndefined();
  expect(before([aPolicy()], [aUnit({ bundleKey: bundleKey('other') })])?.bundleKey).toBe('other');
});
