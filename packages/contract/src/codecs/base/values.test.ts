import { hostileNumbers } from '@baguni/domain/testing';
import { either as E } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import * as values from './values.ts';
import type { Reader } from '../../calls/call.ts';

type Row = readonly [name: string, codec: Reader, fits: readonly number[], not: readonly number[]];

const rows: readonly Row[] = [
  ['pieces', values.pieces, [1, 999], [0, 1000, 1.5]],
  ['pieces that stand in a cart', values.standingPieces, [0, 1, 999, 1000, 99_999], [-1, 100_000, 1.5]],
  ['pieces of an addition', values.additionPieces, [0, 999], [-1, 1000, 9e15, 0.5]],
  ['a count', values.count, [0, 1e12], [-1, 1e12 + 1, 0.5]],
  ['a moment', values.momentMs, [0, 253_402_300_799_999], [-1, 253_402_300_800_000, 9e15]],
  ['a price', values.price, [0, 1e9], [-1, 1e9 + 1, 0.5]],
  ['a change of a price', values.priceChange, [-1e9, 0, 1e9], [-1e9 - 1, 1e9 + 1, 0.5]],
  ['an amount', values.amount, [0, 1e12], [-1, -50_000, 1e12 + 1, 9e15, 1000.5]],
  ['a signed amount', values.signedAmount, [-1e12, 1e12], [-1e12 - 1, 1e12 + 1, 0.5]],
  ['a total', values.total, [-1e15, 1e15], [-1e15 - 1, 1e15 + 1, 0.5]],
  ['per cent', values.percent, [0, 0.7, 100], [-0.1, 100.1, 1e9]],
  ['a weight', values.kilograms, [0, 0.001, 1e7], [-0.001, 1e7 + 1]],
  ['a rate of exchange', values.exchangeRate, [0.0001, 1380.5, 1e6], [0, 0.00009, -1, 1e6 + 1]],
];

describe.each(rows)('[CM-53] %s', (_, codec, fits, not) => {
  test.each(fits)('%d fits', (value) => expect(codec.decode(value)).toEqual(E.right(value)));
  test.each(not)('%d does not', (value) => expect(E.isLeft(codec.decode(value))).toBe(true));
  test.each(hostileNumbers.filter((value) => typeof value !== 'number' || !Number.isFinite(value)))(
    '%j is no number',
    (value) => expect(E.isLeft(codec.decode(value))).toBe(true),
  );
});

test('[CM-53] reads −0 as 0', () => {
  for (const codec of [values.count, values.amount, values.total, values.percent])
    expect(codec.decode(-0)).toEqual(E.right(0));
});

test('[CM-53] the largest sums within the bounds are safe integers', () => {
  const most = { units: 500, cashbacks: 2_000, entries: 8_000 };
  for (const things of Object.values(most)) expect(Number.isSafeInteger(things * 1e12)).toBe(true);
  // units of a cart, parcel fees and overseas fees
  expect(Number.isSafeInteger(3 * most.units * 1e12)).toBe(true);
});
