import { expect, test } from 'vitest';
import { cartUnitId } from '../../money/ids.ts';
import { aCoupon, aUnit } from '../../testing/index.ts';
import { lineOf, type Line } from '../ledger/line.ts';
import { lanesOf, linesByPlace } from './coupon-lanes.ts';

const id = cartUnitId;
const lines = [1, 2, 3].map((n) => lineOf(aUnit({ cartUnitId: id(n) })));

test('[CP-17] each bought unit with a coupon has a unique index; other units have none', () => {
  const byPlace = linesByPlace(lines, lanesOf([aCoupon({ cartUnitIds: [id(2), id(9)] })]));
  expect(byPlace).toHaveLength(2);
  expect(Object.entries(byPlace)).toEqual([['0', lines[1]]]);
});

test('[CP-17] without coupons no line is read', () => {
  const unread: readonly Line[] = Object.assign([...lines], {
    [Symbol.iterator]: () => {
      throw new Error('looked at');
    },
  });
  expect(linesByPlace(unread, lanesOf([]))).toEqual([]);
});
