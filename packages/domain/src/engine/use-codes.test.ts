import { expect, test } from 'vitest';
import { applyCode, applyPromotion, removeCode, setQuantity, withBest } from './cart-verbs.ts';
import { formatFinding } from './engine-texts.ts';
import { promotionMessages } from '../messages/promotions.ts';
import { USD } from '../money/currency.ts';
import { cartUnitId } from '../money/ids.ts';
import { anOffer } from '../testing/shop-offers.ts';
import type { OfferFields } from './cart/engine-cart.ts';
import type { ShopChanged } from './engine.ts';
import { bestOffers } from './find-best-offers.ts';
import { createEngine } from './create-engine.ts';
import { marketplace } from './marketplace.ts';
import type { Promotion } from './promotions/promotion.ts';
import type { Offer, OfferTerms } from './promotions/offer.ts';

const from = '2026-11-20T00:00:00Z';
const until = '2026-11-30T00:00:00Z';
const now = Date.parse('2026-11-25T00:00:00Z');

const oneOff = (terms: Partial<OfferTerms<object>> = {}, over: Partial<Promotion<string, object>> = {}): Offer =>
  anOffer(
    'welcome',
    { worth: () => 100, message: { en: 'Spend {missing} more.' }, ...over },
    { name: 'Welcome', ...terms },
  );

const shopWith = (...promotions: readonly Offer[]) => createEngine({ ...marketplace.terms, currency: USD, promotions });

const basket = (shop: ReturnType<typeof shopWith>, fields: OfferFields = {}) => {
  const { item, unit } = shop.plain;
  return shop.cartOf([{ ...unit, item: { ...item, itemSellPrice: shop.amount('9.00') } }], fields);
};

const codeOf = (verdict: ShopChanged<'USD'>): string => (verdict.ok ? 'ok' : verdict.reason.code);

test('[EN-09] applies the offer of a coupon code, whatever its case and spaces', () => {
  const shop = shopWith(oneOff({ couponCode: 'Welcome 10' }));
  for (const typed of ['WELCOME10', ' welcome10 ', 'Wel Come 10', 'ＷＥＬＣＯＭＥ１０']) {
    const verdict = applyCode(shop, basket(shop), typed, now);
    if (!verdict.ok) throw new Error(verdict.reason.code);
    expect(verdict.cart).toMatchObject({ couponCodes: ['WELCOME10'], promotions: ['welcome'] });
    expect(shop.priceOfCart(verdict.cart, now).price).toBe(800);
    expect(shop.checkOrder(verdict.cart, now)).toEqual([]);
    expect(applyCode(shop, verdict.cart, typed, now)).toEqual(verdict);
  }
});

test.each<readonly [code: string, terms: Partial<OfferTerms<object>>, fields: OfferFields, at: number]>([
  ['ok', { from }, {}, Date.parse(from)],
  ['CODE-NOT-YET', { from }, {}, Date.parse(from) - 1],
  ['ok', { until }, {}, Date.parse(until)],
  ['CODE-EXPIRED', { until }, {}, Date.parse(until) + 1],
  ['CODE-USED-UP', {}, { usedCouponCodes: ['welcome 10'] }, now],
  ['ok', {}, { usedCouponCodes: ['WELCOME1'] }, now],
  ['CODE-NOT-FOR-BUYER', { groups: ['staff', 'press'] }, { buyerGroups: ['friends'] }, now],
  ['ok', { groups: ['staff', 'press'] }, { buyerGroups: ['friends', 'press'] }, now],
])('[EN-09] a coupon code: %s with %j and a cart with %j', (code, terms, fields, at) => {
  const shop = shopWith(oneOff({ couponCode: 'WELCOME10', ...terms }));
  expect(codeOf(applyCode(shop, basket(shop, fields), 'welcome10', at))).toBe(code);
  const [found] = shop.checkOrder(basket(shop, { ...fields, couponCodes: ['WELCOME10'], promotions: ['welcome'] }), at);
  expect(found?.code ?? 'ok').toBe(code);
  expect(found?.fixes ?? []).toEqual(found ? [{ type: 'RemovePromotion', promotion: 'welcome' }] : []);
});

test('[EN-09 CK-18] a refused offer that is not in use has no fix that removes it; one in use has', () => {
  const rival = anOffer('rival', { worth: () => 10 });
  const shop = shopWith(oneOff({ couponCode: 'WELCOME10' }, { lacks: () => ({ params: { missing: 1 } }) }), rival);
  const fixesOf = (verdict: ReturnType<typeof applyCode>) => (verdict.ok ? undefined : verdict.reason.fixes);
  expect(fixesOf(applyCode(shop, basket(shop), 'welcome10', now))).toEqual([]);
  expect(fixesOf(applyPromotion(shop, basket(shop, { couponCodes: ['WELCOME10'] }), 'welcome', now))).toEqual([]);
  const used = basket(shop, { couponCodes: ['WELCOME10'], promotions: ['welcome'] });
  const remove = { type: 'RemovePromotion', promotion: 'welcome' };
  expect(fixesOf(applyCode(shop, used, 'welcome10', now))).toEqual([remove]);
  // the promotion in the way is in use
  const both = shopWith(oneOff({ couponCode: 'WELCOME10' }), rival);
  const [fix] = fixesOf(applyCode(both, basket(both, { promotions: ['rival'] }), 'welcome10', now)) ?? [];
  expect(fix).toEqual({ type: 'RemovePromotion', promotion: 'rival' });
});

test('[EN-09] refuses an unknown coupon code, in every language of the shop, also without offers', () => {
  for (const { terms } of [shopWith(), shopWith(oneOff({ couponCode: 'WELCOME10' }), anOffer('other'))]) {
    const shop = createEngine({ ...terms, messages: promotionMessages });
    const verdict = applyCode(shop, basket(shop), ' hello', now);
    if (verdict.ok) throw new Error('accepted');
    expect(verdict.reason).toEqual({ code: 'CODE-UNKNOWN', params: { coupon: 'HELLO' }, units: [], fixes: [] });
    expect(['ko', 'en', 'cn', 'jp', 'de'].map((language) => formatFinding(shop, verdict.reason, language))).toEqual([
      '등록되지 않은 쿠폰 코드예요: HELLO',
      'There is no coupon code HELLO. Please check it.',
      '优惠码“HELLO”不存在，请检查后重试。',
      'クーポンコード「HELLO」は見つかりません。ご確認ください。',
      'There is no coupon code HELLO. Please check it.',
    ]);
  }
});

test('[EN-09] an order with the offer of a coupon code that the cart does not hold is refused', () => {
  const shop = shopWith(oneOff({ couponCode: 'WELCOME10' }));
  const cart = basket(shop, { promotions: ['welcome'] });
  expect(shop.priceOfCart(cart, now).price).toBe(900);
  const [found] = shop.checkOrder(cart, now);
  expect(found?.code).toBe('CODE-NOT-HELD');
  expect(found && formatFinding(shop, found, 'en')).toBe('Enter the coupon code for ‘Welcome’.');
});

test('[EN-09 CP-19] the best offers use held coupon codes, and hide those that the cart does not hold', () => {
  const lacks = () => ({ params: { missing: 300 }, fixes: [] });
  const shop = shopWith(oneOff({ couponCode: 'WELCOME10' }), anOffer('big', { lacks }, { couponCode: 'BIG' }));
  expect(bestOffers(shop, basket(shop), now)).toMatchObject({ promotions: [], saving: 0, unusedPromotions: [] });
  const best = bestOffers(shop, basket(shop, { couponCodes: ['welcome10', 'big'] }), now);
  expect(best).toMatchObject({ promotions: ['welcome'], saving: 100, isProved: true });
  expect(best.unusedPromotions.map(({ promotion, reason }) => [promotion, reason.code])).toEqual([['big', 'BIG']]);
  const used = bestOffers(shop, basket(shop, { couponCodes: ['big'], usedCouponCodes: ['big'] }), now);
  expect(used.unusedPromotions.map(({ reason }) => reason.code)).toEqual(['CODE-USED-UP']);
});

test('[EN-09] only buyers of its groups have an offer, and others do not see it', () => {
  const shop = shopWith(oneOff({ groups: ['staff'] }));
  const [others, ...staff] = [
    basket(shop),
    ...['staff', ' Staff'].map((name) => basket(shop, { buyerGroups: [name] })),
  ];
  for (const cart of staff) expect(bestOffers(shop, cart, now)).toMatchObject({ promotions: ['welcome'], saving: 100 });
  expect(bestOffers(shop, others, now)).toMatchObject({ promotions: [], unusedPromotions: [] });
  const [found] = shop.checkOrder({ ...others, promotions: ['welcome'] }, now);
  expect(found).toMatchObject({ code: 'PROMOTION-NOT-FOR-BUYER', params: { name: 'Welcome' } });
});

test('[EN-09] removes a coupon code with its offer', () => {
  const shop = shopWith(oneOff({ couponCode: 'WELCOME10' }), anOffer('other', { worth: () => 50 }));
  const cart = basket(shop, { couponCodes: ['AND', 'Welcome 10'], promotions: ['other', 'welcome'] });
  expect(removeCode(shop, cart, 'welcome10')).toMatchObject({
    ok: true,
    cart: { couponCodes: ['AND'], promotions: ['other'] },
  });
  expect(removeCode(shop, cart, 'and')).toMatchObject({ ok: true, cart: { couponCodes: ['Welcome 10'] } });
  expect(codeOf(removeCode(shop, basket(shop), 'welcome10'))).toBe('PROMOTION-NOT-IN-USE');
  expect(codeOf(removeCode(shop, basket(shop), 'hello'))).toBe('CODE-UNKNOWN');
});

test('[EN-09] rejects an empty coupon code, and one that two offers have', () => {
  expect(() => oneOff({ couponCode: ' ' })).toThrow('offer welcome: a coupon code without characters');
  const twice = ['a 1', 'A1'].map((couponCode, n) => anOffer(`o${n}`, {}, { couponCode }));
  expect(() => shopWith(...twice)).toThrow('two promotions of one coupon code: A1');
});

test('[EN-09] an offer stacks with another one by its ID', () => {
  const offers = (stacksWith: readonly string[]) => [
    anOffer('a', { worth: () => 10, code: 'SAME' }, { stacksWith: ['b'] }),
    anOffer('b', { worth: () => 20, code: 'SAME' }, { stacksWith }),
    anOffer('c', { worth: () => 15, code: 'SAME' }, { stacksWith: ['a', 'b'] }),
  ];
  const best = (stacksWith: readonly string[]) => {
    const shop = shopWith(...offers(stacksWith));
    return bestOffers(shop, basket(shop), now).promotions;
  };
  expect([best([]), best(['c']), best(['a'])]).toEqual([['b'], ['b', 'c'], ['a', 'b']]);
});

test('[EN-09 PR-08] the ledger contains the parameters of a promotion as the shop wrote them', () => {
  const shop = shopWith(oneOff({ params: { percent: 10 } }));
  const { entries } = shop.priceOfCart(basket(shop, { promotions: ['welcome'] }), now);
  expect(entries.find(({ rule }) => rule === 'Promotion')?.inputs).toEqual({
    promotion: 'welcome',
    code: 'WELCOME',
    name: 'Welcome',
    params: { percent: 10 },
    basis: 900,
    worth: 100,
  });
});

test('[EN-09] verbs keep the coupon codes and groups of a cart', () => {
  const shop = shopWith(oneOff({ couponCode: 'WELCOME10' }));
  const fields = { couponCodes: ['WELCOME10'], usedCouponCodes: ['OLD'], buyerGroups: ['staff'] };
  const cart = basket(shop, fields);
  const more = setQuantity(shop, cart, cartUnitId(1), 2);
  expect(more).toMatchObject({ cart: fields });
  expect(withBest(shop, cart, bestOffers(shop, cart, now))).toMatchObject({ ...fields, promotions: ['welcome'] });
});
