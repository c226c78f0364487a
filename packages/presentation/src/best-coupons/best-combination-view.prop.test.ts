import { anOpenSession, selectAllUnits } from '@baguni/use-cases/sessions';
import type { Session } from '@baguni/use-cases';
import {
  asApplied,
  bestCombination,
  cartUnitId as id,
  couponIssueNo,
  couponKeyOf,
  couponPolicyNo,
  couponSituationOf,
  languages,
  marketplaceCheck,
  marketplacePrices,
  pricedOf,
  pricingInput,
  won,
} from '@baguni/domain/internal';
import { aBuyer, aHeldCoupon, anItem, aUnit, couponFlags, testNow } from '@baguni/domain/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testContext } from '../testing/context.ts';
import { bestCombinationView } from './best-combination-view.ts';
import { translateOf } from '../common/word.ts';
import { couponWords as cn } from '../coupons/coupon-words-cn.ts';
import { couponWords as en } from '../coupons/coupon-words-en.ts';
import { couponWords as jp } from '../coupons/coupon-words-jp.ts';
import { couponWords as ko } from '../coupons/coupon-words-ko.ts';

const held = (key: string, over: object = {}) =>
  aHeldCoupon({ issueNo: couponIssueNo(key), policyNo: couponPolicyNo(`P-${key}`), couponName: key, ...over });
const offered = [
  held('ten', { discountValue: 10 }),
  held('five', { discountUnitType: 'Amount', discountValue: 500 }),
  held('dup', { couponType: 'SellerDupCoupon', discountValue: 3 }),
  held('super', { couponType: 'SuperCoupon', discountValue: 7, limitPrice: won(900) }),
  held('free', { discountValue: 100, flags: couponFlags('isFreeShipping') }),
];

const stateOf = (prices: readonly number[], used: number): Session => {
  const units = prices.map((price, i) => aUnit({ cartUnitId: id(i + 1), item: anItem({ itemSellPrice: won(price) }) }));
  const [first] = offered;
  return selectAllUnits(
    anOpenSession(units, {
      buyer: aBuyer(),
      coupons: {
        status: 'Known',
        offered,
        applied: first && used <= units.length ? [asApplied(first, [id(used)])] : [],
      },
    }),
  );
};

/** Parses a displayed amount; negative for savings. */
const wonOf = (amount: string): number =>
  Number(amount.replaceAll(/[^\d]/gu, '')) * (amount.startsWith('−') ? 1 : amount.startsWith('+') ? -1 : 1);
const total = (rows: readonly { readonly amount: string }[]): number =>
  rows.reduce((so, { amount }) => so + wonOf(amount), 0);

const viewOf = (state: Session, language: (typeof languages)[number] = 'ko') => {
  const best = bestCombination({
    pricing: pricingInput(state.cart),
    coupons: offered,
    situation: couponSituationOf(state.cart, testNow),
  });
  const found = {
    cartVersion: 1,
    selected: state.cart.selected,
    lines: best.chosen.map(({ coupon, place }) => ({ couponKey: couponKeyOf(coupon), cartUnitIds: place.cartUnitIds })),
    before: pricedOf(state.cart).payable,
    after: best.payable,
    gap: won(0),
    unused: [],
  };
  const shop = { ...marketplacePrices, ...marketplaceCheck };
  const context = { view: testContext({ language }), translate: translateOf({ ko, en, cn, jp }[language]), shop };
  const view = bestCombinationView(context, state, { status: 'Found', found });
  return { view, saving: found.before - found.after };
};

test('[CP-19] the amounts of each coupon, each unit and the remainder add up to the saving', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1000, max: 40_000 }), { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 1, max: 5 }),
      (prices, used) => {
        const { view, saving } = viewOf(stateOf(prices, used));
        expect(total(view.lines) + total(view.rest)).toBe(saving);
        for (const { amount, shares } of view.lines) if (shares.length > 0) expect(total(shares)).toBe(wonOf(amount));
      },
    ),
    { numRuns: 60 },
  );
});

test.each(languages)('[CP-19] lists replaced coupons and other differences, in %s', (language) => {
  const { view } = viewOf(stateOf([10_000, 20_000], 1), language);
  const present = {
    ko: '지금 쓰는 쿠폰 해제',
    en: 'Coupons in use now are removed',
    cn: '取消当前使用的优惠券',
    jp: '現在のクーポンを外す分',
  };
  expect(view.rest[0]?.label).toBe(present[language]);
  expect(view.rest[0]?.amount).toMatch(/^\+/u);
});
