import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { couponIssueNo, couponPolicyNo } from '../../money/ids.ts';
import { aHeldCoupon } from '../../testing/index.ts';
import type { Coupon } from './held-coupon.ts';
import { couponOfKey, withIssued } from './wallet.ts';

const held = (no: string, policy: string, couponName = no): Coupon =>
  aHeldCoupon({ issueNo: O.some(couponIssueNo(no)), policyNo: couponPolicyNo(policy), couponName });
const offered = (policy: string): Coupon => aHeldCoupon({ issueNo: O.none, policyNo: couponPolicyNo(policy) });

test('[CP-14] a downloaded coupon replaces its offer; other offers and owned coupons stay', () => {
  const others = [offered('P2'), held('C2', 'P1'), held('C3', 'P3')];
  expect(withIssued([offered('P1'), ...others], held('C1', 'P1'))).toEqual([...others, held('C1', 'P1')]);
});

test('[CP-14] reading a coupon again replaces the earlier copy', () => {
  expect(withIssued([held('C1', 'P1', 'old')], held('C1', 'P1', 'new'))).toEqual([held('C1', 'P1', 'new')]);
});

test('[CP-14] finds a coupon by key: its number, or its policy while it is only offered', () => {
  const known = [offered('P1'), held('C2', 'P2')];
  expect(couponOfKey(known, 'policy/P1')).toEqual(O.some(known[0]));
  expect(couponOfKey(known, 'C2')).toEqual(O.some(known[1]));
  expect(couponOfKey(known, 'policy/P2')).toEqual(O.none);
});
