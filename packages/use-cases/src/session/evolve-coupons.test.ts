import { anOpenSession } from '../testing/sessions.ts';
import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { aHeldCoupon, testNow } from '@baguni/domain/testing';
import { cartUnitId, couponIssueNo, couponPolicyNo, won } from '@baguni/domain';
import type { CartEvent } from './event.ts';
import { replay } from './evolve.ts';

const after = (...events: readonly CartEvent[]) => replay(anOpenSession(), events);
const opened: CartEvent = { type: 'CouponBoxOpened', cartUnitId: cartUnitId(1), now: testNow };
const policyNo = couponPolicyNo('P1');

test('[CP-10] a choice replaces the previous one in its lane and is discarded with the box', () => {
  const choose = (key: string): CartEvent => ({
    type: 'CouponChosen',
    lane: 'Buyer',
    couponKey: O.some(couponIssueNo(key)),
  });
  expect(O.toUndefined(after(opened, choose('A'), choose('B')).couponBox)?.choices).toEqual([
    { lane: 'Buyer', cartUnitId: 1, couponKey: O.some('B') },
  ]);
  expect(after(opened, choose('A'), { type: 'CouponBoxClosed' }).couponBox).toEqual(O.none);
  expect(after(choose('A')).couponBox).toEqual(O.none);
});

test('[CP-14 CP-15] a download is in progress until it succeeds or fails; the new coupon is marked new', () => {
  const started: CartEvent = { type: 'CouponDownloadStarted', policyNo };
  expect(O.toUndefined(after(opened, started).couponBox)?.downloading).toEqual(['P1']);
  const failed = after(opened, started, { type: 'CouponDownloadFailed', policyNo });
  expect([O.toUndefined(failed.couponBox)?.downloading, failed.cart.coupons.offered]).toEqual([[], []]);
  const issued = after(opened, started, { type: 'CouponIssued', coupon: aHeldCoupon() });
  expect(O.toUndefined(issued.couponBox)).toMatchObject({ downloading: [], fresh: ['C1'] });
});

test('[CP-10] the box is busy while the choice is being applied', () => {
  const applying = after(opened, { type: 'CouponBoxApplyStarted' });
  expect(O.toUndefined(applying.couponBox)?.isApplying).toBe(true);
  expect(O.toUndefined(replay(applying, [{ type: 'CouponBoxApplyFailed' }]).couponBox)?.isApplying).toBe(false);
});

test('[CP-19] the preview is searching, found, applying; a failed request returns to found', () => {
  const found = {
    cartVersion: 1,
    selected: [cartUnitId(1)],
    lines: [],
    before: won(2),
    after: won(1),
    gap: won(0),
    unused: [],
  };
  const sought: CartEvent = { type: 'CombinationSought' };
  const statusOf = (...events: readonly CartEvent[]) => O.toUndefined(after(...events).bestCombination)?.status;
  const there: CartEvent = { type: 'CombinationFound', found };
  expect([statusOf(sought), statusOf(sought, there)]).toEqual(['Searching', 'Found']);
  const progressed = after(sought, { type: 'CombinationProgressed', found });
  expect(progressed.bestCombination).toEqual(O.some({ status: 'Searching', found: O.some(found) }));
  expect(statusOf(sought, { type: 'CombinationFailed' })).toBe('Failed');
  expect(statusOf(sought, there, { type: 'CombinationApplyStarted' })).toBe('Applying');
  expect(statusOf(sought, there, { type: 'CombinationApplyStarted' }, { type: 'CombinationApplyFailed' })).toBe(
    'Found',
  );
  // a result after closing the preview is ignored
  expect(statusOf(sought, { type: 'CombinationClosed' }, there)).toBeUndefined();
});
