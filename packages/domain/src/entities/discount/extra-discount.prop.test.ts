import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { arbCartState, arbExtraDiscounts, arbWonIn, aStorefront, lawRuns, testNow } from '../../testing/index.ts';
import { extraWorth, liveCandidates, rankedExtraDiscounts } from './extra-discount.ts';
import { pricedOf } from '../../selectors/priced-of.ts';
import { totalOf } from '../../price/ledger/ledger.ts';
import { minus, sum, won } from '../../money/won.ts';
import { laws } from '../../testing/laws.ts';

const { forAll } = laws(300);

const runs = { numRuns: lawRuns(300) };
const arbTotal = arbWonIn(0, 2_000_000);

test('[DC-04] a saving is never below 0 or above its maximum or the total, and never falls as the total rises', () => {
  forAll([arbExtraDiscounts(testNow), arbTotal, arbTotal], (candidates, total, more) => {
    for (const candidate of candidates) {
      const worth = extraWorth(candidate, total);
      expect(worth).toBeGreaterThanOrEqual(0);
      expect(worth).toBeLessThanOrEqual(total);
      expect(worth).toBeLessThanOrEqual(O.getOrElse(() => total)(candidate.maxDiscountAmount));
      expect(extraWorth(candidate, won(total + more))).toBeGreaterThanOrEqual(worth);
    }
  });
});

test('[DC-04] the order of candidates changes nothing, and the first one is the best', () => {
  forAll([arbExtraDiscounts(testNow), arbTotal], (candidates, total) => {
    const ranked = rankedExtraDiscounts(candidates, total);
    expect(rankedExtraDiscounts(candidates.toReversed(), total)).toEqual(ranked);
    const best = ranked[0]?.worth ?? 0;
    for (const candidate of candidates) expect(extraWorth(candidate, total)).toBeLessThanOrEqual(best);
  });
});

test('[DC-04]its entries add up to its saving on every cart, and only unexpired candidates apply', () => {
  let applied = 0;
  forAll([arbCartState], (anywhere) => {
    const state = { ...anywhere, storefront: aStorefront(), tab: 'All' as const };
    const { entries, extraDiscount, extraDiscountBasis, payable } = pricedOf(state);
    const extra = entries.filter(({ rule }) => rule === 'ExtraDiscount');
    const live = liveCandidates({ candidates: state.extraDiscountCandidates, now: testNow });
    const [best] = rankedExtraDiscounts(live, extraDiscountBasis);
    expect(minus(sum(extra.map(({ amount }) => amount)))).toBe(best?.worth ?? 0);
    expect(O.toUndefined(extraDiscount)?.candidate).toEqual(best?.candidate);
    expect(totalOf(entries)).toBe(payable);
    if (best) applied += 1;
  });
  expect(applied).toBeGreaterThan(runs.numRuns / 30);
});
