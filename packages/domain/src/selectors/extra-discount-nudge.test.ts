import { expect, test } from 'vitest';
import {
  extraWorth,
  liveCandidates,
  rankedExtraDiscounts,
  type ExtraDiscountCandidate,
} from '../entities/discount/discount.ts';
import { won, type Won } from '../money/won.ts';
import { cartUnitId } from '../money/ids.ts';
import { aDiscount, anExtraDiscount } from '../testing/builders/price.ts';
import { anOpenCart, aStorefront, withAllSelected } from '../testing/builders/cart.ts';
import { anUnorderableUnit, arbExtraDiscounts, arbWonIn, aSmileFreshUnit, aUnit, testNow } from '../testing/index.ts';
import { extraDiscountNudge, extraDiscountNudgeOf, selectableMore, type ExtraDiscountNudge } from './spend-more.ts';
import { laws } from '../testing/laws.ts';

const { forAll } = laws(500);

const step = (masterNo: string, from: number, discountAmount: number): ExtraDiscountCandidate =>
  anExtraDiscount({
    masterNo,
    unit: 'Amount',
    baseAmount: won(from),
    discountAmount: won(discountAmount),
    maxDiscountAmount: undefined,
  });
const at = (total: number, ...candidates: readonly ExtraDiscountCandidate[]): unknown => {
  const nudge = extraDiscountNudge({ candidates, now: testNow }, won(total));
  return nudge.type === 'NONE' ? 'NONE' : [nudge.candidate.masterNo, nudge.missing, nudge.worth];
};

test('[DC-05] returns the amount to select for the next candidate', () => {
  const steps = [step('B', 50_000, 3000), step('A', 30_000, 1000)];
  expect([at(0, ...steps), at(29_999, ...steps)]).toEqual([
    ['A', 30_000, 1000],
    ['A', 1, 1000],
  ]);
  expect([at(30_000, ...steps), at(50_000, ...steps), at(0)]).toEqual([['B', 20_000, 3000], 'NONE', 'NONE']);
});

test('[DC-05] skips a candidate that is no better than the current one at that amount', () => {
  expect(at(35_000, step('A', 30_000, 1000), step('Same', 40_000, 1000), step('B', 50_000, 2000))).toEqual([
    'B',
    15_000,
    2000,
  ]);
  const rate = anExtraDiscount({ masterNo: 'R', maxDiscountAmount: undefined });
  expect(at(20_000, rate, step('A', 40_000, 2000))).toBe('NONE');
  expect(at(20_000, rate, step('A', 40_000, 2001))).toEqual(['A', 20_000, 2001]);
});

test('[DC-05] names the better candidate with the same threshold, and ignores expired ones', () => {
  expect(at(0, step('A', 30_000, 1000), step('B', 30_000, 1500))).toEqual(['B', 30_000, 1500]);
  const expired = { ...step('A', 30_000, 1000), endDate: '2026-11-20T02:59:59.999Z' };
  expect(at(0, expired, step('B', 40_000, 500))).toEqual(['B', 40_000, 500]);
});

test('[DC-05] counts the selection after discounts and coupons, without shipping; only with extra discounts', () => {
  const state = withAllSelected(
    anOpenCart([aUnit()], { discounts: { extra: [step('A', 30_000, 1000)] }, pricesAsOf: testNow }),
  );
  const missing = (nudge: ExtraDiscountNudge): Won | undefined => (nudge.type === 'MORE' ? nudge.missing : undefined);
  expect(missing(extraDiscountNudgeOf(state))).toBe(20_000);
  expect(missing(extraDiscountNudgeOf({ ...state, selected: [] }))).toBe(30_000);
  const outlet = { ...state, storefront: aStorefront({ tenant: 'outlet' }) };
  expect(extraDiscountNudgeOf(outlet)).toEqual({ type: 'NONE' });
});

test('[DC-05] counts orderable unselected units of the tab after discounts', () => {
  const units = [
    aUnit(),
    aUnit({ cartUnitId: cartUnitId(2), quantity: 2, discounts: [aDiscount()] }),
    anUnorderableUnit({ cartUnitId: cartUnitId(3) }),
    aSmileFreshUnit({ cartUnitId: cartUnitId(4) }),
  ];
  const state = anOpenCart(units, { selected: [cartUnitId(1)] });
  expect(selectableMore(state)).toBe(selectableMore({ ...state, units: units.slice(0, 2) }) + 10_000);
  expect(selectableMore({ ...state, units: units.slice(0, 2) })).toBe(18_000);
  expect(selectableMore({ ...state, tab: 'SmileFresh' })).toBe(10_000);
  expect(selectableMore(withAllSelected(state))).toBe(0);
});

test('[DC-05] reaching the amount applies the named candidate with a greater saving, never earlier', () => {
  forAll([arbExtraDiscounts(testNow), arbWonIn(0, 1_000_000)], (candidates, total) => {
    const offer = { candidates, now: testNow };
    const nudge = extraDiscountNudge(offer, total);
    const best = (amount: number) => rankedExtraDiscounts(liveCandidates(offer), won(amount))[0];
    if (nudge.type === 'NONE') {
      // No candidate with a lower threshold is better.
      const live = liveCandidates(offer);
      for (const one of live.filter(({ baseAmount }) => baseAmount > total)) {
        const worth = extraWorth(one, one.baseAmount);
        const earlier = live.filter(({ baseAmount }) => baseAmount < one.baseAmount);
        expect(worth === 0 || earlier.some((other) => extraWorth(other, one.baseAmount) >= worth)).toBe(true);
      }
      return;
    }
    expect(nudge.missing).toBeGreaterThan(0);
    expect(best(total + nudge.missing)).toEqual({ candidate: nudge.candidate, worth: nudge.worth });
    expect(nudge.worth).toBeGreaterThan(best(total)?.worth ?? 0);
    expect(best(total + nudge.missing - 1)?.candidate.masterNo).not.toBe(nudge.candidate.masterNo);
  });
});
