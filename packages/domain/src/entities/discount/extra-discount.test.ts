import { expect, test } from 'vitest';
import { cartUnitId } from '../../money/ids.ts';
import type { Cart, CartFields } from '../../cart/cart.ts';
import { aCoupon, aDiscount, anExtraDiscount, aPolicy } from '../../testing/builders/price.ts';
import { anOpenCart, aStorefront, withAllSelected } from '../../testing/builders/cart.ts';
import { anItem, aUnit, testNow, arbCartState, arbExtraDiscounts, arbWonIn, lawRuns } from '../../testing/index.ts';
import { extraWorth, liveCandidates, rankedExtraDiscounts, type ExtraDiscountCandidate } from './discount.ts';
import { pricedOf } from '../../selectors/priced-of.ts';
import { cartSummary } from '../../price/priced-cart.ts';
import { won, minus, sum } from '../../money/won.ts';
import { totalOf } from '../../price/ledger/ledger.ts';
import { laws } from '../../testing/laws.ts';

const id = cartUnitId;
const ofWon = (amount: number, over: Partial<ExtraDiscountCandidate> = {}): ExtraDiscountCandidate =>
  anExtraDiscount({ unit: 'Amount', discountAmount: won(amount), maxDiscountAmount: undefined, ...over });
const cart = (candidates: readonly ExtraDiscountCandidate[], over: CartFields = {}): Cart =>
  withAllSelected(
    anOpenCart(
      [1, 2, 3].map((n) => aUnit({ cartUnitId: id(n), item: anItem({ itemSellPrice: won(3334) }) })),
      { discounts: { extra: candidates }, pricesAsOf: testNow, ...over },
    ),
  );
const given = (state: Cart): readonly number[] =>
  pricedOf(state)
    .entries.filter(({ rule }) => rule === 'ExtraDiscount')
    .map(({ amount }) => amount);
const masterNo = (state: Cart): string | undefined => pricedOf(state).extraDiscount?.candidate.masterNo;

test('[DC-04] applies to all selected units together and splits without losing a won', () => {
  expect(given(cart([ofWon(1000)]))).toEqual([-334, -333, -333]);
  // a share of 0 gets no entry
  expect(given(cart([ofWon(1)]))).toEqual([-1]);
  // 5 per cent of 10,002
  expect(given(cart([anExtraDiscount()]))).toEqual([-167, -167, -166]);
  expect(given({ ...cart([anExtraDiscount()]), selected: [id(1)] })).toEqual([]);
});

test('[DC-04] applies from its base amount, up to its maximum, never above the total', () => {
  const candidate = anExtraDiscount({ baseAmount: won(10_000), maxDiscountAmount: won(700) });
  const worths = [9999, 10_000, 14_000, 14_019, 14_020, 100_000].map((total) => extraWorth(candidate, won(total)));
  expect(worths).toEqual([0, 500, 700, 700, 700, 700]);
  const from = (base: number, total: number) => extraWorth(ofWon(5000, { baseAmount: won(base) }), won(total));
  expect([from(0, 3000), from(0, 0), from(-100, -1)]).toEqual([3000, 0, 0]);
  expect(extraWorth(anExtraDiscount({ maxDiscountAmount: undefined }), won(100_000))).toBe(5000);
  expect(extraWorth(ofWon(5000, { maxDiscountAmount: won(-1) }), won(10_000))).toBe(0);
});

test('[DC-04] applies up to and including its last moment; an unreadable end never applies', () => {
  const end = '2026-11-20T03:00:00.000Z';
  const live = (now: number, endDate = end): number =>
    liveCandidates({ candidates: [anExtraDiscount({ endDate })], now }).length;
  expect([live(Date.parse(end) - 1), live(Date.parse(end)), live(Date.parse(end) + 1)]).toEqual([1, 1, 0]);
  expect([live(0, ''), live(0, 'tomorrow')]).toEqual([0, 0]);
  const ended = cart([anExtraDiscount({ endDate: new Date(testNow - 1).toISOString() })]);
  expect([given(ended), pricedOf(ended).extraDiscount]).toEqual([[], undefined]);
});

test('[DC-04] orders the best first, ties by sort order, then by number', () => {
  const best = (...candidates: readonly ExtraDiscountCandidate[]): readonly string[] =>
    rankedExtraDiscounts(candidates, won(20_000)).map(({ candidate }) => candidate.masterNo);
  const small = ofWon(900, { masterNo: 'A', sortOrder: 0 });
  const late = ofWon(1000, { masterNo: 'B', sortOrder: 2 });
  const early = ofWon(1000, { masterNo: 'D', sortOrder: 1 });
  const same = ofWon(1000, { masterNo: 'C', sortOrder: 2 });
  const tooHigh = ofWon(9000, { masterNo: 'E', baseAmount: won(20_001) });
  expect([best(small, late, early, same, tooHigh), best(same, late)]).toEqual([
    ['D', 'B', 'C', 'A'],
    ['B', 'C'],
  ]);
  expect(masterNo(cart([small, late]))).toBe('B');
});

test('[DC-04] applies only on the marketplace, in Korean', () => {
  const on = (over: Parameters<typeof aStorefront>[0]): number =>
    given(cart([ofWon(1000)], { storefront: aStorefront(over) })).length;
  for (const over of [{}, { device: 'm' }] as const) expect(on(over)).toBe(3);
  for (const over of [{ tenant: 'outlet' }, { language: 'en' }, { language: 'cn' }, { language: 'jp' }] as const)
    expect(on(over)).toBe(0);
});

test('[DC-04] applies after discounts and coupons, before shipping, and does not affect free shipping', () => {
  const state = withAllSelected(
    anOpenCart([aUnit({ quantity: 2, discounts: [aDiscount()] })], {
      coupons: { applied: [aCoupon()] },
      discounts: { extra: [anExtraDiscount()] },
      pricesAsOf: testNow,
      shipping: { policies: [aPolicy({ isConditionalFree: true, conditionalFreeBasisCost: won(18_000) })] },
    }),
  );
  expect(pricedOf(state).entries.map(({ rule, amount }) => [rule, amount])).toEqual([
    ['ItemPrice', 20_000],
    ['SellerDiscount', -2000],
    ['BuyerCoupon', -1800],
    ['ExtraDiscount', -810],
    ['ShippingFee', 0],
  ]);
  expect(pricedOf(state).extraDiscountBasis).toBe(16_200);
  expect(cartSummary(pricedOf(state))).toMatchObject({ discountTotal: 2810, couponTotal: 1800, price: 15_390 });
});

test('[DC-04]its entries contain rate or amount, basis, start amount and the cap that limits it', () => {
  const inputs = (candidate: ExtraDiscountCandidate): unknown =>
    pricedOf(cart([candidate])).entries.find(({ rule }) => rule === 'ExtraDiscount')?.inputs;
  const rate = { rate: 5, basis: 10_002, from: 10_000 };
  expect(inputs(anExtraDiscount())).toEqual(rate);
  expect(inputs(anExtraDiscount({ maxDiscountAmount: won(300) }))).toEqual({ ...rate, limit: 300 });
  expect(inputs(ofWon(700, { baseAmount: won(0) }))).toEqual({ once: 700, basis: 10_002 });
});

test('[DC-04]lists its units with a price above 0, and applies only to selected units', () => {
  const free = aUnit({ cartUnitId: id(4), item: anItem({ itemSellPrice: won(0) }) });
  const state = cart([ofWon(1000)]);
  const withFree = withAllSelected({ ...state, units: [free, ...state.units].toReversed() });
  expect(pricedOf(withFree).extraDiscount?.cartUnitIds).toEqual([id(1), id(2), id(3)]);
  const one = { ...cart([ofWon(1000, { baseAmount: won(1) })]), selected: [id(2)] };
  expect(pricedOf(one).unitEntries.get(id(1))).toMatchObject([{ rule: 'ItemPrice' }]);
  expect(pricedOf(one).extraDiscount?.cartUnitIds).toEqual([id(2)]);
});

const { forAll } = laws(300);

const runs = { numRuns: lawRuns(300) };
const arbTotal = arbWonIn(0, 2_000_000);

test('[DC-04] a saving is never below 0 or above its maximum or the total, and never falls as the total rises', () => {
  forAll([arbExtraDiscounts(testNow), arbTotal, arbTotal], (candidates, total, more) => {
    for (const candidate of candidates) {
      const worth = extraWorth(candidate, total);
      expect(worth).toBeGreaterThanOrEqual(0);
      expect(worth).toBeLessThanOrEqual(total);
      expect(worth).toBeLessThanOrEqual(candidate.maxDiscountAmount ?? total);
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
    const live = liveCandidates({ candidates: state.discounts.extra, now: testNow });
    const [best] = rankedExtraDiscounts(live, extraDiscountBasis);
    expect(minus(sum(extra.map(({ amount }) => amount)))).toBe(best?.worth ?? 0);
    expect(extraDiscount?.candidate).toEqual(best?.candidate);
    expect(totalOf(entries)).toBe(payable);
    if (best) applied += 1;
  });
  expect(applied).toBeGreaterThan(runs.numRuns / 30);
});
