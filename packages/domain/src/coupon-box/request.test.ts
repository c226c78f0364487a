import { expect, test } from 'vitest';
import { cartUnitId, couponIssueNo } from '../money/ids.ts';
import { aCoupon } from '../testing/index.ts';
import { applicationOf, differsFrom } from './request.ts';

const on = (no: string, ...ids: readonly number[]) =>
  aCoupon({ couponIssueNo: couponIssueNo(no), cartUnitIds: ids.map(cartUnitId) });

const chain = [on('B', 2, 3), on('C', 3, 4), on('D', 4, 5), on('E', 6)];
const applied = [on('A', 1), on('B', 2), on('C', 9)];

test.each([
  [
    'CP-17] coupons that share a unit with a change, no others',
    applied,
    [...applied, on('D', 2, 3)],
    'B:2 D:2,3',
    '2,3',
    false,
  ],
  ['CP-17] the units of a removed coupon', [on('A', 1, 2), on('B', 2)], [on('B', 2)], 'B:2', '1,2', false],
  [
    'CP-17] units connected through other coupons',
    [on('A', 1, 2), ...chain],
    chain,
    'B:2,3 C:3,4 D:4,5',
    '1,2,3,4,5',
    false,
  ],
  ['CP-17] units by number', [], [on('A', 10, 9), on('B', 1)], 'A:10,9 B:1', '1,9,10', false],
  ['CP-09] a coupon that moves', [on('A', 1)], [on('A', 2)], 'A:2', '1,2', true],
  ['CP-09] a group coupon that loses a unit', [on('A', 1, 2)], [on('A', 1)], 'A:1', '1,2', true],
  ['CP-09] one that gains a unit', [on('A', 1)], [on('A', 1, 2)], 'A:1,2', '1,2', true],
  ['CP-09] one beside another', [on('B', 1), on('A', 1)], [on('B', 1), on('A', 2)], 'B:1 A:2', '1,2', true],
  ['CP-09] an unchanged one', [on('A', 1)], [on('A', 1), on('B', 1)], 'A:1 B:1', '1', false],
])('[%s', (_, before, after, applications, ids, moves) => {
  const asked = applicationOf(before, after);
  expect(asked.applications.map(({ couponIssueNo: no, cartUnitIds }) => `${no}:${cartUnitIds.join()}`).join(' ')).toBe(
    applications,
  );
  expect([asked.cartUnitIds.join(), asked.moves]).toEqual([ids, moves]);
});

test.each([
  [false, [on('A', 1, 2), on('B', 3)], [on('B', 3), on('A', 2, 1)]],
  [true, [on('A', 1)], []],
  [true, [], [on('A', 1)]],
  [true, [on('A', 1)], [on('B', 1)]],
  [true, [on('A', 1, 2)], [on('A', 1, 3)]],
])('[CP-10] coupons differ (%s) whatever the order of units and coupons: %#', (differs, before, after) => {
  expect(differsFrom(before, after)).toBe(differs);
});
