import { cartDocument, documentOf } from '@baguni/contract';
import { formatWon, won, cartOf } from '@baguni/domain/internal';
import { aBuyer, aCouponCart } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { aCart, call, callJson } from '../testing/call.ts';
import { savingLines } from './best-coupons.ts';

const coupons = [
  { issueNo: 'C1', couponName: 'A tenth', discountUnitType: 'Rate', discountValue: 10 },
  { issueNo: 'C2', couponName: 'A twentieth', discountUnitType: 'Rate', discountValue: 5 },
  { issueNo: 'C3', couponName: 'Large orders', discountUnitType: 'Amount', discountValue: 3000, possiblePrice: 90_000 },
];

test('[EN-03 CP-19] --json has the saving, the proof, the coupons and the reasons against the others, and --now decides which coupons have expired', async () => {
  const [ends] = coupons.map((coupon) => ({ ...coupon, expiredDate: '2026-11-30T14:59:59Z' }));
  expect(await callJson(['best-coupons'], { ...aCart, coupons })).toMatchObject({
    saving: 1250,
    payable: 13_750,
    isProved: true,
    gap: 0,
    chosen: [
      { couponKey: 'C1', lane: 'Buyer', place: 'Unit', cartUnitIds: [1] },
      { couponKey: 'C2', lane: 'Buyer', place: 'Unit', cartUnitIds: [2] },
    ],
    unused: [{ couponKey: 'C3', code: 'COUPON-MINIMUM' }],
  });
  expect(await callJson(['best-coupons'], { ...aCart, coupons: [ends] })).toMatchObject({ saving: 1000 });
  expect(
    await callJson(['best-coupons', '--now', '2026-12-01T00:00:00Z'], { ...aCart, coupons: [ends] }),
  ).toMatchObject({ saving: 0, unused: [{ couponKey: 'C1', code: 'COUPON-EXPIRED' }] });
});

test('[EN-03 CP-19] an unproved answer has a gap that includes the proved answer', async () => {
  const { pricing, coupons: offered } = aCouponCart(3, 30, 60);
  const state = cartOf(pricing.units, {
    shipping: { policies: pricing.shippingPolicies, bundleTerms: pricing.bundleTerms },
    buyer: aBuyer(),
    coupons: { status: 'Known', offered },
  });
  const cart = cartDocument.encode(documentOf(state));
  interface Answer {
    readonly isProved: boolean;
    readonly gap: number;
    readonly saving: number;
  }
  const { isProved, gap, saving } = (await callJson(['best-coupons', '--nodes', '1'], cart)) as Answer;
  expect(isProved).toBe(false);
  expect(gap).toBeGreaterThan(0);
  const { text } = await call(['best-coupons', '--nodes', '1', '--lang', 'en'], cart);
  expect(text).toContain(`Not proved: another combination could save up to ${formatWon(won(gap), 'en')} more.`);
  const proved = (await callJson(['best-coupons'], cart)) as Answer;
  expect(proved.isProved).toBe(true);
  expect(proved.saving).toBeGreaterThanOrEqual(saving);
  expect(proved.saving).toBeLessThanOrEqual(saving + gap);
});

const saves = '<34640> to pay: <5350> less than with nothing in use (<39990>).';
test.each([
  [5350, 34_640, 5350, false, [saves]],
  [5350, 34_640, 4000, false, [saves, 'That is <4000> less than with what is in use now (<38640>).']],
  [5350, 34_640, 0, false, [saves, 'What is in use now saves as much.']],
  [5350, 34_640, -10, false, [saves, 'What is in use now is better by <10>: <34630> to pay.']],
  [0, 100, 0, false, ['No coupon saves anything on what is selected.']],
  [0, 100, 0, true, ['Neither a coupon nor a promotion saves anything on what is selected.']],
])(
  '[EN-03 CP-19] describes a saving of %i to %i, and of %i against those in use',
  (saving, payable, gain, hasPromotions, lines) => {
    const best = { saving, payable, savingAgainstPresent: gain };
    expect(savingLines(best, hasPromotions, (amount) => `<${amount}>`)).toEqual(lines);
  },
);
