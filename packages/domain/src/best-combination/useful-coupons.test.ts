import fc from 'fast-check';
import { expect } from 'vitest';
import { priceWith } from '../coupons/coupon-assignment.ts';
import { arbTightQuestion, arbWithExtras, arbWithOversea } from '../testing/arbitraries/near-question.ts';
import { arbQuestion } from '../testing/index.ts';
import { laws } from '../testing/laws.ts';
import { bestCombination } from './best-combination.ts';
import { usefulCoupons } from './useful-coupons.ts';

const { law } = laws(1500);
const small = { units: 4, coupons: 6, items: 3, sellers: 2 };
const arbAny = fc.oneof(arbWithExtras(arbTightQuestion(small)), arbWithOversea(arbQuestion(small)));

law('[CM-23] useful coupons save their amounts alone, and no other coupon saves more', [arbAny], (question) => {
  const { extraDiscounts: _, ...pricing } = question.pricing;
  const useful = usefulCoupons(question);
  const bare = priceWith(pricing, []).payable;
  const alone = useful.map((one) => bare - priceWith(pricing, [one]).payable);
  expect(useful.map(({ saving }) => saving)).toEqual(alone);
  const bestOfEach = question.coupons.map((coupon) => bestCombination({ ...question, pricing, coupons: [coupon] }));
  expect(Math.max(0, ...alone)).toBe(Math.max(0, ...bestOfEach.map(({ saving }) => saving)));
});
