import { either as E } from 'fp-ts';
import fc from 'fast-check';
import { HOME_COUNTRY } from '../entities/overseas/country.ts';
import { KRW } from '../money/currency.ts';
import { definePromotion, offerOf, type Offer, type Promotion, type PromotionOrder } from '../shop/promotion.ts';
import { aBuyer } from './builders/buyer.ts';

/** An order in won of a buyer who is known, at home, at the beginning of time. */
export const anOrder: PromotionOrder = { currency: KRW, buyer: aBuyer(), now: 0, country: HOME_COUNTRY };

/** Takes whatever it is given: of tests that write their params in code. */
export const anyParams = <P>() => ({ decode: (input: unknown) => E.right(input as P) });

interface BuyAndGet {
  readonly buy: number;
  readonly stacksWith: Promotion<string, unknown>['stacksWith'];
}

const buyAndGet = (stacksWith: BuyAndGet['stacksWith']) =>
  definePromotion({
    code: 'BUY-AND-GET',
    params: anyParams<{ readonly buy: number }>(),
    appliesTo: () => true,
    worth: (units, { buy }) => {
      const all = units.flatMap(({ pieces }, i) => pieces.map((price) => ({ price, i })));
      const dearest = all.toSorted((a, b) => b.price - a.price);
      const off = units.map(() => 0);
      for (const [at, { price, i }] of dearest.entries()) if (at % (buy + 1) === buy) off[i] = (off[i] ?? 0) + price;
      return off;
    },
    ...(stacksWith ? { stacksWith } : {}),
    message: { en: '' },
  });

const tier = (stacksWith: BuyAndGet['stacksWith']) =>
  definePromotion({
    code: 'TIER',
    params: anyParams<{ readonly from: number; readonly percent: number }>(),
    appliesTo: () => true,
    worth: (units, { percent }) => Math.floor((units.reduce((sum, { left }) => sum + left, 0) * percent) / 100),
    lane: 'Order',
    lacks: (units, { from }) =>
      units.reduce((sum, { left }) => sum + left, 0) < from ? { params: { from } } : undefined,
    ...(stacksWith ? { stacksWith } : {}),
    message: { en: '{from}' },
  });

const once = (stacksWith: BuyAndGet['stacksWith']) =>
  definePromotion({
    code: 'ONCE',
    params: anyParams<{ readonly won: number; readonly even: boolean }>(),
    appliesTo: ({ cartUnitId }, { even }) => (cartUnitId % 2 === 0) === even,
    worth: (_, { won }) => won,
    ...(stacksWith ? { stacksWith } : {}),
    message: { en: '' },
  });

const arbStacking = fc.oneof(
  fc.constant(undefined),
  fc.constant('Everything' as const),
  fc.subarray(['BUY-AND-GET', 'TIER', 'ONCE', 'Buyer', 'SellerDup', 'Super', 'Shipping']),
);

/** Three promotions of a shop with random params, in each of which something else goes together: once, by pieces, from a total on. */
export const arbOffers: fc.Arbitrary<readonly Offer[]> = fc
  .record({
    stacking: fc.tuple(arbStacking, arbStacking, arbStacking),
    buy: fc.integer({ min: 1, max: 3 }),
    from: fc.constantFrom(0, 10_000, 50_000),
    percent: fc.integer({ min: 1, max: 40 }),
    won: fc.constantFrom(100, 1000, 5000),
    even: fc.boolean(),
  })
  .map(({ stacking: [a, b, c], buy, from, percent, won, even }) => [
    offerOf(buyAndGet(a), { id: 'a', name: 'A', params: { buy } }),
    offerOf(tier(b), { id: 'b', name: 'B', params: { from, percent } }),
    offerOf(once(c), { id: 'c', name: 'C', params: { won, even } }),
  ]);
