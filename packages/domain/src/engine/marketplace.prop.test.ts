import fc from 'fast-check';
import { addItem, removeUnits, setQuantity } from './cart-verbs.ts';
import { bestCombination } from '../best-combination/best-combination.ts';
import { couponBoxOf } from '../coupon-box/box.ts';
import { openBox } from '../coupon-box/open-box.ts';
import { priceCart } from '../price/price-cart.ts';
import { cartSummary } from '../price/priced-cart.ts';
import { pricingInput } from '../selectors/priced-of.ts';
import { couponSituationOf } from '../selectors/situation.ts';
import * as E from '../money/either.ts';
import { expect, test, describe } from 'vitest';
import { withCoupons } from './verbs/in-cart.ts';
import { appliedOf, type CouponAssignment } from '../coupons/coupon-assignment.ts';
import { couponKeyOf } from '../entities/coupon/coupon.ts';
import type { Cart } from '../cart/cart.ts';
import * as removal from './verbs/remove-units.ts';
import * as quantity from './verbs/set-quantity.ts';
import { changeSearch } from '../orders/smallest-change/smallest-change.ts';
import { addRules, checkAdd } from '../rules/add.ts';
import { checkoutRules } from '../rules/checkout-rules.ts';
import { arbSmallOrder } from '../testing/arbitraries/small-order.ts';
import { arbOrderState, lawRuns } from '../testing/index.ts';
import { KRW, USD } from '../money/currency.ts';
import { won } from '../money/won.ts';
import { anOversea } from '../testing/builders/oversea.ts';
import type { ShopFinding } from './finding.ts';
import { bestOffers } from './find-best-offers.ts';
import { couponsFor } from './coupons-for.ts';
import { createEngine } from './create-engine.ts';
import { marketplace, marketplaceRules } from './marketplace.ts';
import { omittableNames, omittedCodes } from './rule-base.ts';
import { marketplaceBase, marketplaceRuleGroups } from './rule-groups.ts';
import { money } from '../money/money.ts';
import { marketplaceCheck, type OrderCheck } from '../orders/order-check.ts';
import { judgeRequestedCoupons } from '../rules/coupon-in-use.ts';
import { checkQuantity } from '../rules/quantity.ts';
import { partsOf } from './parts.ts';
import { defineRule } from './rule.ts';
import { smallestChange } from './smallest-change.ts';

test('[EN-09] the engine of the marketplace uses exactly the rules of page and server', () => {
  expect(marketplaceRules).toBe(checkoutRules);
  expect(marketplace.terms).toEqual({
    currency: { code: 'KRW', exponent: 0, rounding: 'Down' },
    base: marketplaceBase,
  });
});

test('[EN-09 CK-13] the groups of rules in order contain each marketplace rule once', () => {
  const rules = Object.values(marketplaceRuleGroups).flat();
  expect(rules).toHaveLength(marketplaceRules.length);
  for (const [i, rule] of marketplaceRules.entries()) expect(rules[i]).toBe(rule);
  expect(new Set(rules).size).toBe(rules.length);
});

const arbRefused = fc.oneof({ weight: 1, arbitrary: arbOrderState }, { weight: 2, arbitrary: arbSmallOrder });

const sentTo = (country: string, cart: Cart): Cart => ({
  ...cart,
  destination: { ...cart.destination, country, overseas: anOversea('SFExpress') },
});

test('[EN-09 OV-14] without the overseas groups no overseas rule applies, and all others are unchanged', () => {
  const { overseas, overseasIdentity, overseasPapers, ...others } = marketplaceRuleGroups;
  const gone = new Set<string>([...overseas, ...overseasIdentity, ...overseasPapers].flatMap(({ codes }) => codes));
  const atHome = createEngine({ ...marketplace.terms, currency: KRW, rules: Object.values(others).flat() });
  let asked = 0;
  fc.assert(
    fc.property(arbRefused, fc.constantFrom('Taiwan', 'China'), (state, shippingCountry) => {
      const cart = sentTo(shippingCountry, state);
      const found = marketplace.checkOrder(cart, cart.pricesAsOf);
      const left = found.filter(({ code }) => !gone.has(code));
      expect(atHome.checkOrder(cart, cart.pricesAsOf)).toEqual(left);
      asked += found.length - left.length;
    }),
    { numRuns: lawRuns(60) },
  );
  expect(asked).toBeGreaterThan(20);
});

test('[EN-10] a shop without some rules finds the same violations except theirs', () => {
  let gone = 0;
  fc.assert(
    fc.property(
      arbOrderState,
      fc.subarray([...omittableNames(marketplaceBase)]),
      fc.constantFrom('SouthKorea', 'China'),
      (state, without, to) => {
        const cart = sentTo(to, state);
        const names = new Set(without);
        const isGone = (group: string, code: string): boolean => names.has(group) || names.has(code);
        const rules = Object.entries(marketplaceRuleGroups).flatMap(([group, ofGroup]) =>
          ofGroup.filter(({ code }) => !isGone(group, code)),
        );
        const found = marketplace.checkOrder(cart, cart.pricesAsOf);
        const left = createEngine({ ...marketplace.terms, currency: KRW, rules }).checkOrder(cart, cart.pricesAsOf);
        expect(
          createEngine({ ...marketplace.terms, currency: KRW, without }).checkOrder(cart, cart.pricesAsOf),
        ).toEqual(left);
        expect(found).toEqual(expect.arrayContaining([...left]));
        gone += found.length - left.length;
      },
    ),
    { numRuns: lawRuns(80) },
  );
  expect(gone).toBeGreaterThan(20);
});

test('[EN-10 CM-06] an omitted buyer rule also applies neither to additions nor to the smallest change', () => {
  const restricted = { ...marketplace.plain.buyer, standing: 'Restricted' } as const;
  const plain = marketplace.plain.unit;
  const sold = { ...plain, item: { ...plain.item, itemSellPrice: won(1000) } };
  const cart = marketplace.cartOf([sold], { buyer: restricted });
  const { cartUnitId: _, ...item } = sold;
  for (const [without, codes] of [
    [[], ['CART-BR7-16']],
    [['CART-BR7-17'], ['CART-BR7-16']],
    [['CART-BR7-16'], []],
    [['role'], []],
  ] as const) {
    const engine = createEngine({ ...marketplace.terms, currency: KRW, without });
    expect(engine.checkOrder(cart, 0).map(({ code }) => code)).toEqual(codes);
    expect(addItem(engine, cart, item).ok).toBe(codes.length === 0);
    expect(smallestChange(engine, cart, 0) !== undefined).toBe(codes.length === 0);
  }
});

test('[EN-10 CM-06] each buyer rule has a counterpart for additions, and omitting it removes both', () => {
  const ofRole = new Set<string>(marketplaceRuleGroups.role.map(({ code }) => code));
  const putIn = new Set<string>(addRules.map(({ code }) => code));
  const gone = omittedCodes(marketplaceBase, ['role']);
  expect([...gone].filter((code) => !ofRole.has(code) && !putIn.has(code))).toEqual([]);
  const left = addRules.filter(({ code, requirement }) => !gone.has(code) && requirement !== 'QT-01');
  expect(left.map(({ code }) => code).filter((code) => /^CART-BR1-(?:2[5-9]|3[689])|EMPLOYEE/u.test(code))).toEqual([]);
});

test('[EN-10 CP-05] rules for coupons and pieces cannot be omitted', () => {
  for (const name of ['quantity', 'amount', 'CART-BR3-06', 'CART-BR7-14', 'COUPON-CLUB', 'toString', ''])
    expect(() => createEngine({ ...marketplace.terms, currency: KRW, without: [name] })).toThrow(TypeError);
});

test('[EN-09] the engine of the marketplace equals the marketplace, in prices and reasons', () => {
  fc.assert(
    fc.property(arbOrderState, (cart) => {
      const now = cart.pricesAsOf;
      const { total, promotions, shippingKnown, ...summary } = marketplace.priceOfCart(cart, now);
      const priced = priceCart(pricingInput(cart));
      expect([summary, shippingKnown]).toEqual([cartSummary(priced), priced.shippingKnown]);
      expect([total.minor, promotions]).toEqual([summary.price, []]);
      expect(marketplace.checkOrder(cart, now)).toEqual(marketplaceCheck.judge(cart).findings);
    }),
    { numRuns: lawRuns(150) },
  );
});

/** Returns the result of the marketplace, with the cart in won. */
const answerOf = (verdict: E.Either<ShopFinding, Cart>) =>
  E.isRight(verdict) ? { ok: true, cart: { ...verdict.right, currency: 'KRW' } } : { ok: false, reason: verdict.left };

const breaks = (cart: Cart, coupons: readonly CouponAssignment[]): boolean => {
  const offered = cart.coupons.offered.map((coupon) => ({ ...coupon, issueNo: couponKeyOf(coupon) }));
  const held = { ...cart, coupons: { ...cart.coupons, offered } };
  const against = (used: readonly CouponAssignment[]) =>
    marketplaceCheck.judge(withCoupons(held, appliedOf(used))).findings;
  const anyway = against([]);
  return against(coupons).some(
    ({ code, units }) => !anyway.some((one) => one.code === code && units.every((id) => one.units.includes(id))),
  );
};

test('[EN-09] the same holds for coupons, the smallest change and the commands', () => {
  let broken = 0;
  fc.assert(
    fc.property(arbOrderState, (cart) => {
      const now = cart.pricesAsOf;
      const best = bestCombination({
        pricing: pricingInput(cart),
        coupons: cart.coupons.offered,
        situation: couponSituationOf(cart, now),
        nodeLimit: 5,
      });
      const ours = bestOffers(marketplace, cart, now, { nodeLimit: 5 });
      const { chosen, ...answer } = best;
      if (breaks(cart, chosen)) {
        broken += 1;
        expect(ours.saving).toBeLessThanOrEqual(best.saving);
        expect(breaks(cart, ours.coupons)).toBe(false);
      } else expect(ours).toEqual({ ...answer, coupons: chosen, promotions: [], unusedPromotions: [] });
      const change = changeSearch(marketplaceCheck)(cart, 50).found;
      expect(smallestChange(marketplace, cart, now, 50)).toEqual(change);
      const [unit] = cart.units;
      if (!unit) return;
      const { cartUnitId: id } = unit;
      const box = couponBoxOf(cart, openBox({ cartUnitId: id, now }));
      const options = (couponsFor(marketplace, cart, id, now)?.sections ?? []).flatMap((section) => section.options);
      expect(options.map(({ reason, ...one }) => ({ ...one, against: reason }))).toEqual(
        (box?.sections ?? []).flatMap((section) =>
          section.options.map(({ isChosen: _, isFresh: _fresh, ...one }) => one),
        ),
      );
      expect(setQuantity(marketplace, cart, id, 3)).toEqual(answerOf(quantity.setQuantity(cart, id, 3)));
      expect(removeUnits(marketplace, cart, [id])).toEqual(answerOf(removal.removeUnits(cart, [id])));
    }),
    { numRuns: lawRuns(40) },
  );
  // the best coupons can only violate the rule against an amount of 0, and rarely do
  expect(broken).toBeLessThan(lawRuns(40) / 10);
});

const modest = defineRule({
  code: 'MODEST-ORDERS',
  message: { en: 'At most {most} an order.', ko: '한 번에 {most}까지 주문할 수 있어요.' },
  broken: ({ payable, chosen }) =>
    payable > 10_000
      ? {
          params: { most: money(KRW, 10_000) },
          units: chosen.map(({ cartUnitId }) => cartUnitId),
          fixes: [{ type: 'Deselect', cartUnitIds: chosen.map(({ cartUnitId }) => cartUnitId) }],
        }
      : undefined,
});
const engine = createEngine({ ...marketplace.terms, currency: KRW, rules: [...marketplaceRules, modest] });
const check: OrderCheck = partsOf(engine).orders;

test('[EN-09] the engine of the marketplace uses the same order check as page and server', () => {
  expect(partsOf(marketplace).orders).toBe(marketplaceCheck);
  expect(partsOf(createEngine({ ...marketplace.terms, currency: KRW, rules: [...marketplaceRules] })).orders).toBe(
    marketplaceCheck,
  );
  for (const terms of [
    { rules: marketplaceRules.slice(1) },
    { rules: [...marketplaceRules, modest] },
    { limits: { units: 3 } },
    { features: { overseaShipping: false } },
  ])
    expect(partsOf(createEngine({ ...marketplace.terms, currency: KRW, ...terms })).orders).not.toBe(marketplaceCheck);
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
    expect(check.words('ko')).toEqual({ 'MODEST-ORDERS': '한 번에 {most}까지 주문할 수 있어요.' });
    expect(check.words('jp')).toEqual({ 'MODEST-ORDERS': 'At most {most} an order.' });
    expect(marketplaceCheck.words('ko')).toEqual({});
    expect([check.isOwn('MODEST-ORDERS'), check.isOwn('CART-BR7-01')]).toEqual([true, false]);
  });

  test('[EN-09] [CK-18] the smallest change respects it: the remaining order is valid', () => {
    fc.assert(
      fc.property(arbOrderState, (cart) => {
        const ours = changeSearch(check)(cart, 200).found;
        const asked = smallestChange(engine, cart, cart.pricesAsOf, 200);
        expect([ours?.fixes, ours?.lost]).toEqual([asked?.fixes, asked?.lost]);
      }),
      { numRuns: lawRuns(30) },
    );
  });

  test('[EN-08] page and server use won: a check in dollars rejects their cart', () => {
    const dollars = partsOf(
      createEngine({ ...marketplace.terms, currency: USD, rules: [...marketplaceRules, modest] }),
    ).orders;
    expect(dollars).not.toBe(marketplaceCheck);
    const [cart] = fc.sample(arbOrderState, 1);
    expect(() => cart && dollars.judge(cart)).toThrow(TypeError);
  });
});
