import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { bundleKey, cartUnitId, shippingPolicyKey } from '../../money/ids.ts';
import { won } from '../../money/won.ts';
import { aBundleTerms, aPolicy, aUnit } from '../../testing/index.ts';
import type { ShippingPolicy } from '../../entities/shipping/policy.ts';
import { feeBefore } from './parcels.ts';

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
    freeFrom: O.some(10_000),
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
