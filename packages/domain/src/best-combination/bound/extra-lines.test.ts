import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import type { ExtraDiscountCandidate } from '../../entities/discount/extra-discount.ts';
import { pricingInput } from '../../selectors/priced-of.ts';
import { won } from '../../money/won.ts';
import { anExtraDiscount, anOpenCart, testNow } from '../../testing/index.ts';
import { giftsOf } from './extra-lines.ts';

const none = { from: 0, lines: [{ share: 0, amount: 0 }] };
const giftsWith = (...over: readonly Partial<ExtraDiscountCandidate>[]) =>
  giftsOf({
    ...pricingInput(anOpenCart()),
    extraDiscounts: { now: testNow, candidates: over.map((one) => anExtraDiscount(one)) },
  });

test('[DC-04 CP-19] without extra discounts, or with those that are over, there is none to aim at', () => {
  const { extraDiscounts: _, ...pricing } = pricingInput(anOpenCart());
  expect(giftsOf(pricing)).toEqual([none]);
  expect(giftsWith({ endDate: new Date(testNow - 1).toISOString() })).toEqual([none]);
});

test('[DC-04 CP-19] a rate gives at most its share, in whole per cent, and at most its maximum', () => {
  const maxDiscountAmount = O.some(won(3000));
  expect(giftsWith({ discountRate: 5, baseAmount: won(700), maxDiscountAmount })).toEqual([
    none,
    {
      from: 700,
      lines: [
        { share: 5, amount: 0 },
        { share: 0, amount: 3000 },
      ],
    },
  ]);
  const shareOf = (discountRate: number) => giftsWith({ discountRate, maxDiscountAmount: O.none })[1]?.lines;
  expect(shareOf(4.1)).toEqual([{ share: 5, amount: 0 }]);
  expect(shareOf(100)).toEqual([{ share: 100, amount: 0 }]);
  expect(shareOf(120)).toEqual([{ share: 100, amount: 0 }]);
});

test('[DC-04 CP-19] an amount gives at most itself, all that the goods cost, and its maximum', () => {
  const amount = { unit: 'Amount', discountAmount: won(900) } as const;
  const lines = [
    { share: 0, amount: 900 },
    { share: 100, amount: 0 },
  ];
  expect(giftsWith({ ...amount, maxDiscountAmount: O.none })[1]?.lines).toEqual(lines);
  expect(giftsWith({ ...amount, maxDiscountAmount: O.some(won(800)) })[1]?.lines).toEqual([
    ...lines,
    { share: 0, amount: 800 },
  ]);
});
