import { option as O } from 'fp-ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KRW, USD } from '../money/currency.ts';
import { money } from '../money/money.ts';
import { changeSearch } from '../orders/smallest-change/smallest-change.ts';
import { marketplaceCheck, type OrderCheck } from '../orders/order-check.ts';
import { checkAdd } from '../rules/add.ts';
import { judgeRequestedCoupons } from '../rules/coupon-in-use.ts';
import { checkQuantity } from '../rules/quantity.ts';
import { arbOrderState, lawRuns } from '../testing/index.ts';
import { engineOf } from './engine-of.ts';
import { marketplaceEngine, marketplaceRules } from './marketplace.ts';
import { partsOf } from './parts.ts';
import { defineRule } from './rule.ts';

const modest = defineRule({
  code: 'MODEST-ORDERS',
  message: { en: 'At most {most} an order.', ko: '한 번에 {most}까지 주문할 수 있습니다.' },
  broken: ({ payable, chosen }) =>
    payable > 10_000
      ? {
          params: { most: money(KRW, 10_000) },
          units: chosen.map(({ cartUnitId }) => cartUnitId),
          fixes: [{ type: 'Deselect', cartUnitIds: chosen.map(({ cartUnitId }) => cartUnitId) }],
        }
      : undefined,
});
const engine = engineOf({ currency: KRW, rules: [...marketplaceRules, modest] });
const check: OrderCheck = partsOf(engine).orders;

test('[EN-09] the engine of the marketplace uses the same order check as page and server', () => {
  expect(partsOf(marketplaceEngine).orders).toBe(marketplaceCheck);
  expect(partsOf(engineOf({ currency: KRW, rules: [...marketplaceRules] })).orders).toBe(marketplaceCheck);
  for (const terms of [
    { rules: marketplaceRules.slice(1) },
    { rules: [...marketplaceRules, modest] },
    { limits: { units: 3 } },
    { features: { overseaShipping: false } },
  ])
    expect(partsOf(engineOf({ currency: KRW, ...terms })).orders).not.toBe(marketplaceCheck);
  const { add, quantity, coupons, orderUnits } = marketplaceCheck.changes;
  expect([add, quantity, coupons, orderUnits]).toEqual([checkAdd, checkQuantity, judgeRequestedCoupons, 30]);
});

describe('the order check of a custom shop', () => {
  test('[EN-09] returns the violations of its engine, with amounts as text in the language of the cart', () => {
    let broken = 0;
    fc.assert(
      fc.property(arbOrderState, (cart) => {
        const { findings } = check.judge(cart);
        expect(findings.map(({ code, units, fixes }) => ({ code, units, fixes }))).toEqual(
          engine.checkOrder(cart, cart.pricesAsOf).map(({ code, units, fixes }) => ({ code, units, fixes })),
        );
        const own = findings.filter(({ code }) => check.isOwn(code));
        broken += own.length;
        const most = cart.storefront.language === 'ko' ? '10,000원' : '₩10,000';
        for (const { params } of own) expect(params).toEqual({ most });
        const marketplace = marketplaceCheck.judge(cart).findings;
        expect(findings.filter(({ code }) => !check.isOwn(code))).toEqual(marketplace);
      }),
      { numRuns: lawRuns(100) },
    );
    expect(broken).toBeGreaterThan(10);
  });

  test('[EN-09] shows its own messages in its languages, and in English otherwise', () => {
    expect(check.words('ko')).toEqual({ 'MODEST-ORDERS': '한 번에 {most}까지 주문할 수 있습니다.' });
    expect(check.words('jp')).toEqual({ 'MODEST-ORDERS': 'At most {most} an order.' });
    expect(marketplaceCheck.words('ko')).toEqual({});
    expect([check.isOwn('MODEST-ORDERS'), check.isOwn('CART-BR7-01')]).toEqual([true, false]);
  });

  test('[EN-09] [CK-18] the smallest change respects it: the remaining order is valid', () => {
    fc.assert(
      fc.property(arbOrderState, (cart) => {
        const ours = O.toNullable(changeSearch(check)(cart, 200).found);
        const asked = O.toNullable(engine.smallestChange(cart, cart.pricesAsOf, 200));
        expect([ours?.fixes, ours?.lost]).toEqual([asked?.fixes, asked?.lost]);
      }),
      { numRuns: lawRuns(30) },
    );
  });

  test('[EN-08] page and server use won: a check in dollars is a type error and rejects their cart', () => {
    expect(partsOf(engineOf({ currency: USD })).orders).not.toBe(marketplaceCheck);
    // @ts-expect-error -- a cart in dollars
    const dollars: OrderCheck = partsOf(engineOf({ currency: USD, rules: [...marketplaceRules, modest] })).orders;
    const [cart] = fc.sample(arbOrderState, 1);
    expect(() => cart && dollars.judge(cart)).toThrow(TypeError);
  });
});
