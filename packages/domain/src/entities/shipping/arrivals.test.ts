import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { itemNo } from '../../money/ids.ts';
import { arrivalsAt } from './arrivals.ts';

const end = Date.parse('2026-11-20T20:00:00+09:00');
const policy = (cutOffTime: string | null) => ({
  itemNo: itemNo('I1'),
  arrivalScheduledDate: '2026-11-21',
  displayType: 'Guaranteed' as const,
  cutOffTime: O.fromNullable(cutOffTime),
});

test.each([
  [61 * 60_000, null],
  [60 * 60_000 + 1, null],
  [60 * 60_000, 60],
  [60_001, 2],
  [1, 1],
  [0, null],
  [-1, null],
])('[PG-16] shows %s minutes at %d ms before the cut-off', (before, minutesLeft) => {
  const [arrival] = arrivalsAt([policy('2026-11-20T20:00:00+09:00')], end - before);
  expect(arrival).toEqual({
    itemNo: 'I1',
    arrivalScheduledDate: '2026-11-21',
    displayType: 'Guaranteed',
    minutesLeft,
  });
});

test('[PG-16] an arrival without a cut-off shows only the day', () => {
  expect(arrivalsAt([policy(null)], end - 1)[0]?.minutesLeft).toBeNull();
});
