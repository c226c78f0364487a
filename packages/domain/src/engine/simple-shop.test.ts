import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addItem,
  applyCode,
  applyCoupon,
  applyPromotion,
  changeQuantity,
  removeCoupon,
  removeUnits,
  selectUnits,
  setQuantity,
} from './cart-verbs.ts';
import { codesOf, explainCode, formatFinding } from './engine-texts.ts';
import type { CartUnit } from '../entities/cart/cart-unit.ts';
import { asApplied } from '../entities/coupon/coupon.ts';
import { noFlags } from '../entities/cart/item.ts';
import { messages as en } from '../messages/en.ts';
import { messageParams } from '../messages/keys.ts';
import { messages as ko } from '../messages/ko.ts';
import { refundMessages } from '../messages/refunds.ts';
import { KRW, USD } from '../money/currency.ts';
import { cartUnitId, couponIssueNo, itemNo } from '../money/ids.ts';
import { won } from '../money/won.ts';
import { arbOrderState, lawRuns } from '../testing/index.ts';
import { anOffer } from '../testing/shop-offers.ts';
import type { EngineCart } from './cart/engine-cart.ts';
import { bestOffers } from './find-best-offers.ts';
import { couponsFor } from './coupons-for.ts';
import { createEngine } from './create-engine.ts';
import type { ShopMessages } from './finding.ts';
import type { Refused } from './engine.ts';
import { marketplace, marketplaceRules } from './marketplace.ts';
import { readableCodes } from './readable-codes.ts';
import { defineRule, type ShopFacts } from './rule.ts';
import { shopRules, simpleBase } from './simple-rules.ts';

const now = Date.parse('2026-11-28T00:00:00Z');
const shop = createEngine({ currency: USD });
const { plain } = shop;

const unit = (n: number, price: number, item: Partial<CartUnit['item']> = {}, quantity = 1): CartUnit => ({
  ...plain.unit,
  cartUnitId: cartUnitId(n),
  quantity,
  item: { ...plain.item, itemNo: itemNo(`item-${n}`), itemSellPrice: won(price), ...item },
});

const codes = (cart: EngineCart<'USD'>) => shop.checkOrder(cart, now).map(({ code }) => code);
const refusal = (changed: { readonly ok: true } | Refused) => (changed.ok ? 'accepted' : changed.reason.code);

describe('[EN-14] without the terms of the marketplace', () => {
  test('its rules on mixing, buyers and overseas orders do not apply', () => {
    const voucher = unit(1, 500, { flags: { ...noFlags, isECoupon: true, isMembersOnly: true } });
    const units = [voucher, unit(2, 500, { flags: { ...noFlags, isClubOnly: true, isAdult: true } })];
    const rest = { destination: { country: 'JP' } };
    const ofMarketplace = createEngine({ ...marketplace.terms, currency: USD });
    expect(ofMarketplace.checkOrder(ofMarketplace.cartOf(units, rest), now).length).toBeGreaterThan(2);
    expect(codes(shop.cartOf(units, rest))).toEqual([]);
    expect(refusal(addItem(shop, shop.cartOf([]), { ...voucher, quantity: 1 }))).toBe('accepted');
  });

  test('a shop cannot omit its groups, and can omit those of a simple shop', () => {
    expect(() => createEngine({ currency: USD, without: ['mixing'] })).toThrow(
      'no rules that a shop can be without: mixing; they are selection',
    );
    expect(() => createEngine({ currency: USD, without: ['OUT_OF_STOCK'] })).toThrow(
      'without: OUT_OF_STOCK; they are selection, countries, NOTHING_SELECTED, TOO_MANY_ITEMS, UNAVAILABLE, ',
    );
    const unasked = createEngine({ currency: USD, without: ['selection'] });
    expect([codes(shop.cartOf([])), unasked.checkOrder(unasked.cartOf([]), now)]).toEqual([['NOTHING_SELECTED'], []]);
  });

  test.each(['NOTHING_SELECTED', 'CART-BR7-01'])('a shop can omit the rule of the code %s alone', (code) => {
    const unasked = createEngine({ currency: USD, without: [code] });
    const soldOut = unasked.cartOf([unit(1, 5, { stock: 0 })], { selected: [cartUnitId(1)] });
    const found = [unasked.cartOf([]), soldOut].map((cart) => unasked.checkOrder(cart, now).length);
    expect(found).toEqual([0, 1]);
    expect(() => createEngine({ ...marketplace.terms, without: ['NOTHING_SELECTED'] })).toThrow(TypeError);
  });

  test.each(['TOO-FEW', 'TOO_FEW'])('a shop adds rules to those of a simple shop, under its own codes: %s', (code) => {
    const few = defineRule({ code, message: { en: 'One.' }, broken: () => ({ params: {} }) });
    const own = createEngine({ currency: USD, rules: [...shopRules, few] });
    expect(own.checkOrder(own.cartOf([]), now).map((found) => found.code)).toEqual(['NOTHING_SELECTED', code]);
    expect([formatFinding(own, { code, params: {} }, 'en'), codesOf(own).includes(code)]).toEqual(['One.', true]);
    expect(shopRules).toEqual(Object.values(simpleBase.orders).flat());
  });

  test('its findings are those of the rules that both have, under readable codes', () => {
    const simple = createEngine({ currency: KRW });
    const common = new Set<string>(marketplaceRules.filter((rule) => shopRules.includes(rule)).map(({ code }) => code));
    const names: Readonly<Record<string, string>> = readableCodes;
    let seen = 0;
    fc.assert(
      fc.property(arbOrderState, (state) => {
        const storefront = { ...state.storefront, features: { overseaShipping: false } };
        // an engine does not check frozen carts, and some of these contradict themselves
        const cart = Object.freeze({ ...state, storefront });
        const isCommon = ({ code }: { readonly code: string }) => common.has(code);
        const found = marketplace.checkOrder(cart, now).filter(isCommon);
        const renamed = found.map((one) => ({ ...one, code: names[one.code] ?? one.code.replaceAll('-', '_') }));
        const ours = simple.checkOrder(cart, now);
        expect(ours).toEqual(expect.arrayContaining(renamed));
        seen += renamed.length;
      }),
      { numRuns: lawRuns(100) },
    );
    expect(seen).toBeGreaterThan(20);
  });
});

test('[EN-14] a unit that is sold out is neither selected nor priced by default; the last piece is', () => {
  const own = shop.cartOf(
    [0, 1, undefined].map((stock, i) => ({ id: i + 1, item: `i${i}`, name: 'I', price: 5, stock })),
  );
  expect([own.selected, shop.priceOfCart(own, now).price]).toEqual([[2, 3], 10]);
});

test('[EN-14] a cart knows its coupons by default, so that a coupon in use must be offered', () => {
  const coupon = { ...plain.coupon, issueNo: couponIssueNo('C'), discountValue: 100 };
  const offering = shop.cartOf([unit(1, 1000)], { coupons: { offered: [coupon] } });
  expect([offering.coupons.status, bestOffers(shop, offering, now).saving]).toEqual(['Known', 100]);
  expect(shop.cartOf([unit(1, 1000)]).coupons.status).toBe('NotAsked');
  const applied = [asApplied(coupon, [cartUnitId(1)])];
  expect(shop.cartOf([unit(1, 1000)], { coupons: { offered: [coupon], applied } }).coupons.applied).toEqual(applied);
  for (const coupons of [{ applied }, { offered: [], applied }])
    expect(() => shop.cartOf([unit(1, 1000)], { coupons })).toThrow(
      'coupons.applied.0.couponIssueNo: "C" is no coupon of the buyer',
    );
  expect(shop.cartOf([unit(1, 1000)], { coupons: { status: 'NotAsked', applied } }).coupons.status).toBe('NotAsked');
});

describe('[EN-14] codes of a simple shop', () => {
  const coupon = { ...plain.coupon, issueNo: couponIssueNo('C'), discountValue: 100, possiblePrice: won(2000) };
  const scarce = unit(1, 1000, { stock: 3 });
  const cart = shop.cartOf([scarce], { buyer: plain.buyer, coupons: { status: 'Known', offered: [coupon] } });
  const [one, two] = [cartUnitId(1), cartUnitId(2)];
  const small = createEngine({ currency: USD, limits: { lines: 1 } });
  const dollar = { ...coupon, issueNo: couponIssueNo('D'), possiblePrice: won(0) };
  const both = shop.cartOf([scarce, unit(2, 1000)], { coupons: { status: 'Known', offered: [dollar] } });
  const applied = applyCoupon(shop, both, couponIssueNo('D'), [one], now);
  const used = applied.ok ? applied.cart : both;

  test.each<readonly [string, () => unknown]>([
    ['NOTHING_SELECTED', () => codes({ ...cart, selected: [] })[0]],
    ['NOT_ENOUGH_STOCK', () => codes(shop.cartOf([{ ...scarce, quantity: 4 }]))[0]],
    ['NOT_ENOUGH_STOCK', () => refusal(setQuantity(shop, cart, one, 4))],
    ['NOT_ENOUGH_STOCK', () => refusal(addItem(shop, cart, { ...scarce, quantity: 3 }))],
    ['NOT_ENOUGH_STOCK', () => refusal(addItem(shop, shop.cartOf([]), { ...scarce, quantity: 4 }))],
    ['CART_FULL', () => refusal(addItem(small, cart, { ...unit(2, 500), quantity: 1 }))],
    ['COUPON_IN_USE', () => refusal(applyCoupon(shop, used, couponIssueNo('D'), [two], now))],
    ['SOLD_OUT', () => codes(shop.cartOf([unit(1, 5, { stock: 0 })], { selected: [one] }))[0]],
    ['QUANTITY_NOT_WHOLE', () => refusal(changeQuantity(shop, cart, one, 'two'))],
    ['UNIT_NOT_IN_CART', () => refusal(selectUnits(shop, cart, [cartUnitId(9)]))],
    ['NOTHING_TO_REMOVE', () => refusal(removeUnits(shop, cart, []))],
    ['MIN_SPEND', () => refusal(applyCoupon(shop, cart, couponIssueNo('C'), [one], now))],
    ['MIN_SPEND', () => couponsFor(shop, cart, one, now)?.sections[0]?.options[0]?.reason?.code],
    ['MIN_SPEND', () => bestOffers(shop, cart, now).unused[0]?.reason.code],
    ['COUPON_NOT_IN_USE', () => refusal(removeCoupon(shop, cart, couponIssueNo('C')))],
    ['CODE_UNKNOWN', () => refusal(applyCode(shop, cart, 'HELLO', now))],
    ['PROMOTION_NOT_OFFERED', () => refusal(applyPromotion(shop, cart, 'gone', now))],
  ])('%s', (code, ask) => {
    expect(ask()).toBe(code);
    expect(codesOf(shop)).toContain(code);
  });

  test('a code with several rules of the marketplace has the text of the first one', () => {
    const tooMany = { code: 'ABOVE_MAXIMUM_QUANTITY', params: { max: 12 } };
    expect(formatFinding(shop, tooMany, 'en', en)).toBe(
      formatFinding(marketplace, { ...tooMany, code: 'CART-BR3-06' }, 'en', en),
    );
    expect(formatFinding(shop, tooMany, 'en', en)).not.toBe(
      formatFinding(marketplace, { ...tooMany, code: 'CART-BR1-33' }, 'en', en),
    );
  });

  test('an unused promotion has a readable reason too, and the codes of the shop stay', () => {
    const late = anOffer('late', { worth: () => 1 }, { until: '2026-11-27T00:00:00Z' });
    const lacking = anOffer('lacking', { worth: () => 1, lacks: () => ({ params: {} }) });
    const own = createEngine({ currency: USD, promotions: [late, lacking] });
    expect(bestOffers(own, own.cartOf([scarce]), now).unusedPromotions.map(({ reason }) => reason.code)).toEqual([
      'PROMOTION_NOT_NOW',
      'LACKING',
    ]);
    const used = own.cartOf([scarce], { promotions: ['late', 'lacking'] });
    expect(own.priceOfCart(used, now).promotions.map(({ unavailable }) => unavailable?.code)).toEqual([
      undefined,
      'PROMOTION_NOT_NOW',
    ]);
    expect(codesOf(own)).toEqual(expect.arrayContaining(['LATE', 'LACKING', 'PROMOTION_NOT_NOW', 'PROMOTION_FAILED']));
    expect(codesOf(shop)).not.toContain('PROMOTION_NOT_NOW');
  });

  test('each code has a text in the messages of the marketplace, and differs from its codes', () => {
    const all = codesOf(shop);
    expect(all.length).toBeGreaterThan(40);
    expect(all.filter((code) => code.includes('-'))).toEqual([]);
    for (const code of all) {
      expect(formatFinding(shop, { code, params: {} }, 'en', { ...en, ...refundMessages.en })).not.toBe(code);
      expect(explainCode(shop, code, {}, 'ko', { ...ko, ...refundMessages.ko })?.code).toBe(code);
    }
    expect(formatFinding(shop, { code: 'NO_SUCH_CODE', params: {} }, 'en', en)).toBe('NO_SUCH_CODE');
  });

  test('the marketplace keeps its codes, and a shop of it lists them', () => {
    expect(codesOf(marketplace)).toEqual(expect.arrayContaining(['CART-BR7-01', 'COUPON-MINIMUM', 'CODE-UNKNOWN']));
    const readable: readonly string[] = Object.values(readableCodes);
    expect(codesOf(marketplace).filter((code) => readable.includes(code))).toEqual([]);
  });

  test('codes with one name have the same values', () => {
    const byName = new Map<string, string>();
    for (const [code, name] of Object.entries(readableCodes)) {
      const values = JSON.stringify(messageParams[code as keyof typeof readableCodes]);
      expect([name, byName.get(name) ?? values]).toEqual([name, values]);
      byName.set(name, values);
    }
  });

  test('a shop writes its messages by readable codes, or by those of the marketplace', () => {
    const of = (messages: ShopMessages, language = 'de') =>
      formatFinding(createEngine({ currency: USD, messages }), { code: 'MIN_SPEND', params: { min: 500 } }, language);
    expect(of({ de: { MIN_SPEND: 'Erst ab {min}.' } }).replace('\u00a0', ' ')).toBe('Erst ab 5,00 $.');
    expect(of({ en: { 'COUPON-MINIMUM': 'From {min} on.' } }, 'en')).toBe('From $5.00 on.');
  });

  test('the list has every code that the engine returns for random carts', () => {
    const engines = [createEngine({ currency: KRW }), marketplace];
    const seen = new Set<string>();
    fc.assert(
      fc.property(
        arbOrderState.map((state) => Object.freeze({ ...state })),
        (state) => {
          for (const engine of engines) {
            const [first] = state.units;
            const reasons = [
              ...engine.checkOrder(state, now),
              ...bestOffers(engine, state, now, { nodeLimit: 5 }).unused.map(({ reason }) => reason),
              ...(first
                ? [setQuantity(engine, state, first.cartUnitId, 1000), addItem(engine, state, first)]
                : []
              ).flatMap((changed) => (changed.ok ? [] : [changed.reason])),
            ];
            const listed = codesOf(engine);
            for (const { code } of reasons) {
              expect(listed).toContain(code);
              seen.add(code);
            }
          }
        },
      ),
      { numRuns: lawRuns(60) },
    );
    expect(seen.size).toBeGreaterThan(15);
  });
});

describe('[EN-14 PR-07] a total of 0', () => {
  const free = (price: number, off: number) => {
    const offer = anOffer('gift', { worth: () => off });
    const engines = [createEngine({ currency: USD, promotions: [offer] })] as const;
    const ofMarketplace = createEngine({ ...marketplace.terms, currency: USD, promotions: [offer] });
    return [...engines, ofMarketplace].map((engine) =>
      engine
        .checkOrder(engine.cartOf([unit(1, price)], off > 0 ? { promotions: ['gift'] } : {}), now)
        .map(({ code }) => code),
    );
  };

  test.each([
    ['a free item', 0, 0, []],
    ['an item for a cent', 1, 0, undefined],
    ['a promotion of the whole price', 500, 500, []],
    ['a promotion that leaves a cent', 500, 499, undefined],
  ])('%s', (_, price, off, ours) => {
    expect(free(price, off)).toEqual(ours ? [ours, ['CART-BR7-47']] : [[], []]);
  });

  test('a price below 0 is refused', () => {
    const minus = plain.item.options.concat([
      {
        optionNo: '1',
        optionType: 'Combination',
        optionEntries: [],
        optionPrice: won(-501),
        calculationUnit: undefined,
        stock: undefined,
      },
    ]);
    const at = (price: number) => shop.cartOf([unit(1, price, { options: minus })]);
    expect(() => at(500)).toThrow('not a cart: units.0.item: expected a price with options of 0 or more, not -1');
    expect([shop.priceOfCart(at(501), now).price, codes(at(501))]).toEqual([0, []]);
    // a cart of other code, and a discount above the price
    const [less] = at(501).units;
    const discount = { discountNo: '1', discountType: 'Seller', displayName: '' } as const;
    const terms = { basisKind: 'Amount', calcType: 'Amount', discountRate: 0, minApplyCondition: 0 } as const;
    const bounds = { calcTypeSub: undefined, maxDiscountPrice: undefined, maxAppliedQuantity: undefined };
    const off = (price: number) => ({ ...discount, policy: { ...terms, ...bounds, discountPrice: won(price) } });
    const cut = (price: number) => shop.cartOf([{ ...unit(1, 500), discounts: [off(price)] }]);
    expect(
      [
        Object.freeze({ ...at(501), units: [{ ...less!, item: { ...less!.item, itemSellPrice: won(500) } }] }),
        { ...at(501), units: [{ ...less!, item: { ...less!.item, itemSellPrice: won(501) } }] },
        cut(501),
        cut(500),
      ].map(codes),
    ).toEqual([['PRICE_BELOW_ZERO'], [], ['PRICE_BELOW_ZERO'], []]);
  });

  test('a rule of the shop can forbid it', () => {
    const broken = ({ payable }: ShopFacts) => (payable === 0 ? { params: {} } : undefined);
    const paid = defineRule({ code: 'NOT_FREE', message: { en: 'Nothing is free.' }, broken });
    const own = createEngine({ currency: USD, rules: [...shopRules, paid] });
    const found = (price: number) => own.checkOrder(own.cartOf([unit(1, price)]), now).map(({ code }) => code);
    expect([found(0), found(1)]).toEqual([['NOT_FREE'], []]);
  });
});
