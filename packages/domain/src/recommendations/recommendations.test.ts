import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RecommendedList } from '../entities/recommendation/recommendation.ts';
import { cartUnitId, itemNo } from '../money/ids.ts';
import { anItem, aUnit } from '../testing/index.ts';
import { aRecommendedList } from '../testing/builders/page.ts';
import { nextList, recommendationsOf } from './lists.ts';
import { seedsOf } from './seeds.ts';
import { signalUnits } from './signals.ts';
import { law } from '../testing/laws.ts';

const unit = (n: number, day = n, over: Parameters<typeof aUnit>[0] = {}) =>
  aUnit({
    cartUnitId: cartUnitId(n),
    item: anItem({ itemNo: itemNo(`I${n}`) }),
    insertDateISO: new Date(Date.UTC(2026, 0, day)).toISOString(),
    ...over,
  });

test('[RC-01] seeds are the items added last, each once, at most five', () => {
  expect(seedsOf([unit(1), unit(3), unit(2)])).toEqual(['I3', 'I2', 'I1']);
  expect(seedsOf([1, 2, 3, 4, 5, 6].map((n) => unit(n)))).toEqual(['I6', 'I5', 'I4', 'I3', 'I2']);
  const twice = { ...unit(9, 9), item: anItem({ itemNo: itemNo('I1') }) };
  expect(seedsOf([unit(1), unit(2), twice])).toEqual(['I1', 'I2']);
  expect(seedsOf([])).toEqual([]);
});

test('[RC-01] shows a list of four but not of three; without a list shows no recommendations', () => {
  const [three, four] = [aRecommendedList(1, 3), aRecommendedList(2, 4)];
  expect(recommendationsOf('BoughtTogether', [three, four])).toEqual({
    kind: 'BoughtTogether',
    lists: [four],
    at: 0,
    showing: 1,
  });
  expect(recommendationsOf('Similar', [three])).toBeUndefined();
});

test('[RC-01] the next seed follows, after the last one the first, and each is a new display', () => {
  const lists: readonly RecommendedList[] = [aRecommendedList(1, 4), aRecommendedList(2, 4)];
  const first = { kind: 'Similar' as const, lists, at: 0, showing: 1 };
  const second = nextList(first);
  expect(second).toEqual({ ...first, at: 1, showing: 2 });
  expect(nextList(second)).toEqual({ ...first, at: 0, showing: 3 });
});

law('[RC-01] cycling through all lists returns to the first', [fc.integer({ min: 1, max: 5 })], (count) => {
  const lists = Array.from({ length: count }, (_, i) => aRecommendedList(i, 4));
  const seen: number[] = [];
  let now = { kind: 'Similar' as const, lists, at: 0, showing: 1 } as ReturnType<typeof nextList>;
  for (let step = 0; step < count; step += 1) {
    seen.push(now.at);
    now = nextList(now);
  }
  expect([now.at, seen.length]).toEqual([0, new Set(seen).size]);
});

test('[RC-03] requests price changes of ten orderable units', () => {
  const units = [unit(1, 1, { isBuyAvailable: false }), ...[2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((n) => unit(n))];
  expect(signalUnits(units)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});
