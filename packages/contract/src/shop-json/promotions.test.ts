import {
  bestOffers,
  cartUnitId,
  itemNo,
  sellerKey,
  won,
  type CartUnit,
  type CouponTarget,
  plainUnit,
  definePromotion,
  createEngine,
  marketplace,
  JPY,
  KWD,
  offerOf,
  USD,
  type Currency,
  type Offer,
} from '@baguni/domain/internal';
import { explainCode, formatFinding } from '@baguni/domain/texts';
import { applyCode, applyPromotion, withFix } from '@baguni/domain/verbs';
import { checkPromotion } from '@baguni/domain/testing';
import fc from 'fast-check';
import * as t from 'io-ts';
import { expect, test } from 'vitest';
import {
  amountOffOrder,
  buyNGetM,
  cheapestFree,
  fixedPrice,
  freeShipping,
  gift,
  nForPrice,
  nthPiece,
  percentOffOrder,
  tiered,
} from './index.ts';

const now = Date.UTC(2026, 10, 28);

const units = (...prices: readonly (readonly [quantity: number, price: number, item?: string])[]) =>
  prices.map(([quantity, price, item = `item-${price}`], i): CartUnit => ({
    ...plainUnit,
    cartUnitId: cartUnitId(i + 1),
    quantity,
    item: { ...plainUnit.item, itemNo: itemNo(item), itemSellPrice: won(price) },
  }));

const common = { id: 'offer', name: 'Offer' };
const off = (offer: Offer, of: readonly CartUnit[], currency: Currency = USD) => {
  const engine = createEngine({ ...marketplace.terms, currency, promotions: [offer] });
  const { couponCode } = offer;
  const held = couponCode === undefined ? {} : { couponCodes: [couponCode] };
  const cart = engine.cartOf(of, { promotions: ['offer'], ...held });
  const [worked] = engine.priceOfCart(cart, now).promotions;
  const [against] = engine.checkOrder(cart, now).filter(({ code }) => code === offer.code);
  return against
    ? formatFinding(engine, against, 'en')
    : [...(worked?.amounts ?? [])].map(([id, amount]) => [Number(id), amount]);
};

const threeForTwo = offerOf(buyNGetM, { ...common, params: { buy: 2, free: 1 } });
const threeFor10 = offerOf(nForPrice, { ...common, params: { pieces: 3, price: 1000 } });
const oneOfFour = offerOf(cheapestFree, { ...common, params: { of: 4 } });
const tiers = offerOf(tiered, {
  ...common,
  params: {
    tiers: [
      { from: 2000, percent: 5 },
      { from: 5000, percent: 12.5 },
    ],
  },
});
const fiveEach = offerOf(fixedPrice, { ...common, params: { price: 500 } });
const mug = offerOf(gift, { ...common, params: { from: 3000, gift: itemNo('mug'), pieces: 1 } });

test('[EN-09] buy two, get one free: of every three pieces the cheapest is free', () => {
  expect(off(threeForTwo, units([2, 1000], [1, 600]))).toEqual([[2, 600]]);
  expect(off(threeForTwo, units([2, 1000], [3, 600], [1, 100]))).toEqual([
    [2, 600],
    [3, 100],
  ]);
  expect(off(threeForTwo, units([2, 1000]))).toBe('Add 1 more for ‘Offer’.');
});

test('[EN-09] free shipping from a minimum, up to a cap, with the quantity that reaches the minimum', () => {
  const offer = offerOf(freeShipping, { ...common, params: { from: 2900, cap: 300 } });
  const engine = createEngine({ currency: USD, promotions: [offer] });
  const shipping = { policies: [{ ...engine.plain.policy, shippingFee: won(499) }] };
  const cart = (price: number, promotions: readonly string[] = ['offer']) =>
    engine.cartOf(units([1, price]), { promotions, shipping });
  expect(engine.priceOfCart(cart(2900), now).price).toBe(2900 + 199);
  const refused = applyPromotion(engine, cart(2600, []), 'offer', now);
  expect(refused.ok || formatFinding(engine, refused.reason, 'en')).toBe('Spend $3.00 more to use ‘Offer’.');
  expect(refused.ok || refused.reason.fixes).toMatchObject([{ type: 'SetQuantity', quantity: 2 }]);
  expect(bestOffers(engine, cart(2900, []), now)).toMatchObject({ promotions: ['offer'], saving: 300, isProved: true });
});

test('[EN-09] n for a price applies to groups that would cost more', () => {
  expect(off(threeFor10, units([3, 500]))).toEqual([[1, 500]]);
  expect(off(threeFor10, units([2, 500], [1, 100]))).toEqual([
    [1, 91],
    [2, 9],
  ]);
  expect(off(threeFor10, units([3, 300]))).toEqual([]);
  expect(off(threeFor10, units([5, 500]))).toEqual([[1, 500]]);
  expect(off(threeFor10, units([2, 500]))).toBe('Add 1 more for ‘Offer’.');
});

test.each([
  ['three', units([1, 500, 'a'], [1, 500, 'b'], [1, 500, 'c']), [167, 167, 166]],
  ['four of which one is left over', units([2, 500, 'a'], [2, 500, 'b']), [250, 250]],
  ['in two groups', units([1, 800], [2, 500, 'a'], [2, 500, 'b'], [1, 500, 'c']), [315, 394, 394, 197]],
  ['next to a cheaper one', units([2, 500, 'a'], [2, 500, 'b'], [1, 400]), [250, 250, 0]],
])('[EN-09 DC-02] n for a price is shared by price, equally by equal lines: %s', (_, of, shares) => {
  const saved = shares.flatMap((share, i) => (share > 0 ? [[i + 1, share]] : []));
  expect(off(threeFor10, of)).toEqual(saved);
});

test('[EN-09] the cheapest of four pieces is free, once', () => {
  expect(off(oneOfFour, units([2, 900], [2, 500]))).toEqual([[2, 500]]);
  expect(off(oneOfFour, units([6, 900], [2, 500]))).toEqual([[2, 500]]);
  expect(off(oneOfFour, units([3, 900]))).toBe('Add 1 more for ‘Offer’.');
});

test('[EN-08 EN-09] applies the highest tier that the total reaches, rounded by currency', () => {
  expect(off(tiers, units([1, 1999]))).toBe('Spend $0.01 more for ‘Offer’.');
  expect(off(tiers, units([1, 2000]))).toEqual([[1, 100]]);
  expect(off(tiers, units([1, 4999]))).toEqual([[1, 249]]);
  expect(off(tiers, units([1, 5000]))).toEqual([[1, 625]]);
  expect(off(tiers, units([1, 5004]), { ...USD, rounding: 'HalfUp' })).toEqual([[1, 626]]);
  expect(off(tiers, units([1, 5004]), { ...USD, rounding: 'HalfEven' })).toEqual([[1, 626]]);
  expect(off(tiers, units([1, 5004]))).toEqual([[1, 625]]);
});

test('[EN-09] charges a fixed price per piece if it would cost more', () => {
  expect(off(fiveEach, units([3, 700], [1, 400]))).toEqual([[1, 600]]);
});

test('[EN-09] the gift is free from the minimum amount; only the pieces that are not free count towards it', () => {
  expect(off(mug, units([1, 3000], [1, 800, 'mug']))).toEqual([[2, 800]]);
  expect(off(mug, units([1, 2999], [1, 800, 'mug']))).toBe('Spend $0.01 more for the gift of ‘Offer’.');
  expect(off(mug, units([1, 2200], [2, 800, 'mug']))).toEqual([[2, 800]]);
  expect(off(mug, units([1, 2199], [2, 800, 'mug']))).toBe('Spend $0.01 more for the gift of ‘Offer’.');
  const from = (params: { readonly from: number; readonly pieces: number; readonly on?: CouponTarget }) =>
    offerOf(gift, { ...common, params: { gift: itemNo('mug'), ...params } });
  expect(off(from({ from: 4000, pieces: 1 }), units([5, 2000, 'mug']))).toEqual([[1, 2000]]);
  // a second free piece would leave less than the minimum amount
  expect(off(from({ from: 4000, pieces: 2 }), units([3, 2000, 'mug']))).toEqual([[1, 2000]]);
  const others = { type: 'Items', itemNos: [itemNo('a')] } as const;
  const ofOthers = from({ from: 4000, pieces: 1, on: others });
  expect(off(ofOthers, units([5, 2000, 'mug']))).toBe('Spend $40.00 more for the gift of ‘Offer’.');
  expect(off(ofOthers, units([1, 2000, 'mug'], [2, 2000, 'a']))).toEqual([[1, 2000]]);
});

test('[EN-09 CK-18] reports in every language that the gift is not in the cart although the amount is reached', () => {
  const engine = createEngine({ ...marketplace.terms, currency: USD, promotions: [mug] });
  const cart = engine.cartOf(units([1, 3000]), { promotions: ['offer'] });
  const [against] = engine.checkOrder(cart, now);
  expect(against).toMatchObject({ code: 'GIFT-NOT-IN-CART', fixes: [{ type: 'RemovePromotion' }] });
  expect(
    ['ko', 'en', 'cn', 'jp', 'de'].map((language) =>
      formatFinding(engine, against ?? { code: '', params: {} }, language),
    ),
  ).toEqual([
    '‘Offer’ 사은품을 장바구니에 담으면 무료로 받을 수 있어요.',
    'Add the gift of ‘Offer’ to your cart: it is free.',
    '将“Offer”的赠品加入购物车即可免费获得。',
    '「Offer」のプレゼントをカートに入れると無料になります。',
    'Add the gift of ‘Offer’ to your cart: it is free.',
  ]);
  const explained = explainCode(engine, 'GIFT-NOT-IN-CART', { name: 'Mug' }, 'en');
  expect(explained).toMatchObject({
    text: 'Add the gift of ‘Mug’ to your cart: it is free.',
    requirements: ['EN-09'],
  });
});

test('[EN-09 CK-18] adds missing pieces to each unit that allows them, in its lot size', () => {
  const limited = (quantity: number, price: number, limits: Partial<CartUnit['item']['limits']>, stock?: number) => {
    const [unit] = units([quantity, price]);
    const { item } = unit ?? plainUnit;
    return {
      ...plainUnit,
      quantity,
      item: { ...item, stock, limits: { ...item.limits, ...limits } },
    };
  };
  const fixesOf = (of: readonly CartUnit[], pieces?: number) => {
    const limits = pieces === undefined ? {} : { pieces };
    const engine = createEngine({ ...marketplace.terms, currency: USD, promotions: [oneOfFour], limits });
    const numbered = of.map((unit, i) => ({ ...unit, cartUnitId: cartUnitId(i + 1) }));
    const cart = engine.cartOf(numbered, { promotions: ['offer'] });
    return engine
      .checkOrder(cart, now)
      .flatMap(({ code, fixes }) => (code === 'CHEAPEST-FREE' ? fixes : []))
      .flatMap((fix) => (fix.type === 'SetQuantity' ? [[Number(fix.cartUnitId), fix.quantity]] : []));
  };
  const two = [limited(1, 900, {}), limited(1, 500, {})];
  expect(fixesOf(two)).toEqual([
    [1, 3],
    [2, 3],
  ]);
  expect(fixesOf([limited(1, 900, { max: 2 }), limited(1, 500, {})])).toEqual([[2, 3]]);
  expect(fixesOf([limited(1, 900, {}, 1), limited(2, 500, { multiple: 2 })])).toEqual([[2, 4]]);
  expect(fixesOf(two, 2)).toEqual([]);
  expect(fixesOf([...two, limited(1, 0, {})])).toEqual(fixesOf(two));
});

test('[EN-09] a cap limits a percentage off the order and of tiers', () => {
  const tenth = (cap?: number) =>
    offerOf(percentOffOrder, { ...common, params: { percent: 10, ...(cap === undefined ? {} : { cap }) } });
  const cart = units([1, 10_000], [1, 5000]);
  const each = (amounts: readonly number[]) => amounts.map((amount, i) => [i + 1, amount]);
  expect(off(tenth(), cart)).toEqual(each([1000, 500]));
  expect(off(tenth(1500), cart)).toEqual(each([1000, 500]));
  expect(off(tenth(1499), cart)).toEqual(each([999, 500]));
  const capped = offerOf(tiered, { ...common, params: { tiers: [{ from: 0, percent: 10 }], cap: 300 } });
  expect(off(capped, cart)).toEqual(each([200, 100]));
});

test('[EN-09] a discount on an order is shared by price, and applies to its target only', () => {
  const onSome = (on: CouponTarget) => offerOf(amountOffOrder, { ...common, params: { amount: 100, on } });
  const cart = units([1, 100, 'a'], [1, 100, 'b'], [1, 100, 'c']);
  expect(off(onSome({ type: 'All' }), cart)).toEqual([
    [1, 34],
    [2, 33],
    [3, 33],
  ]);
  expect(off(onSome({ type: 'Items', itemNos: [itemNo('b'), itemNo('c')] }), cart)).toEqual([
    [2, 50],
    [3, 50],
  ]);
  const [unit = plainUnit] = cart;
  const category = { ...unit.item.category, large: 'books' };
  const mixed = [{ ...unit, item: { ...unit.item, category } }, ...cart.slice(1)];
  expect(off(onSome({ type: 'LargeCategories', codes: ['books'] }), mixed)).toEqual([[1, 100]]);
  const seller = { ...unit.seller, sellerKey: sellerKey('other') };
  const other = onSome({ type: 'Sellers', sellerKeys: [sellerKey('other')] });
  expect(off(other, [{ ...unit, seller }, ...cart.slice(1)])).toEqual([[1, 100]]);
});

test('[EN-09 CK-18] a discount on an order names the missing amount, and the quantity that adds it', () => {
  const welcome = offerOf(amountOffOrder, {
    id: 'welcome',
    name: 'WELCOME10',
    couponCode: 'WELCOME10',
    params: { amount: 1000, from: 3000 },
  });
  const engine = createEngine({ ...marketplace.terms, currency: USD, promotions: [welcome] });
  const cart = (of: readonly CartUnit[]) => engine.cartOf(of, { couponCodes: ['welcome10'] });
  const short = cart(units([2, 900], [1, 1199]));
  const refused = applyCode(engine, short, 'welcome10', now);
  if (refused.ok) throw new Error('accepted');
  expect(['ko', 'en', 'cn', 'jp'].map((language) => formatFinding(engine, refused.reason, language))).toEqual([
    'US$0.01 더 담으면 ‘WELCOME10’ 혜택을 사용할 수 있어요.',
    'Spend $0.01 more to use ‘WELCOME10’.',
    '再购US$0.01即可使用“WELCOME10”。',
    'あと$0.01のお買い上げで「WELCOME10」を利用できます。',
  ]);
  expect(refused.reason.fixes).toEqual([
    { type: 'SetQuantity', cartUnitId: 1, quantity: 3 },
    { type: 'SetQuantity', cartUnitId: 2, quantity: 2 },
  ]);
  const [unused] = bestOffers(engine, short, now).unusedPromotions;
  expect(unused?.reason).toEqual(refused.reason);
  for (const fix of refused.reason.fixes)
    expect(applyCode(engine, withFix(engine, short, fix), 'welcome10', now).ok).toBe(true);
  expect(applyCode(engine, cart(units([2, 900], [1, 1200])), 'welcome10', now).ok).toBe(true);
});

test('[EN-09] two discounts on an order combine only if both name the other', () => {
  const offer = (id: string, stacksWith?: readonly string[]) =>
    offerOf(amountOffOrder, { id, name: id, params: { amount: 100 }, ...(stacksWith ? { stacksWith } : {}) });
  const best = (...promotions: readonly Offer[]) =>
    bestOffers(
      createEngine({ ...marketplace.terms, currency: USD, promotions }),
      createEngine({ ...marketplace.terms, currency: USD }).cartOf(units([1, 900])),
      0,
    );
  expect(best(offer('a'), offer('b')).saving).toBe(100);
  expect(best(offer('a', ['b']), offer('b')).saving).toBe(100);
  expect(best(offer('a', ['b']), offer('b', ['a'])).saving).toBe(200);
});

test('[EN-09] of every two pieces, the cheaper one costs less by a percentage', () => {
  const secondHalf = offerOf(nthPiece, { ...common, params: { nth: 2, percent: 50 } });
  expect(off(secondHalf, units([1, 1000], [1, 601]))).toEqual([[2, 300]]);
  expect(off(secondHalf, units([3, 1000], [1, 600]))).toEqual([
    [1, 500],
    [2, 300],
  ]);
  expect(off(secondHalf, units([1, 1000]))).toBe('Add 1 more for ‘Offer’.');
});

const kinds = [
  ['the second for half', offerOf(nthPiece, { ...common, params: { nth: 2, percent: 50 } })],
  [
    'a percentage off the order',
    offerOf(percentOffOrder, { ...common, params: { percent: 12.5, cap: 400, from: 900 } }),
  ],
  ['an amount off the order', offerOf(amountOffOrder, { ...common, couponCode: 'X', params: { amount: 777 } })],
  ['buy two, get one', threeForTwo],
  ['three for a price', threeFor10],
  ['the cheapest free', oneOfFour],
  ['tiers', tiers],
  ['a fixed price', fiveEach],
  ['a gift', mug],
] as const;

const shipping = ['free shipping', offerOf(freeShipping, { ...common, params: { from: 900, cap: 400 } })] as const;

const addOn = { additionNo: 'engraving', name: '', value: '', price: won(10_000), quantity: 1, stock: undefined };
const engraved = (unit: CartUnit): CartUnit => ({ ...unit, item: { ...unit.item, additions: [addOn] } });

test.each(kinds)('[EN-09] %s neither counts nor discounts add-ons', (_, offer) => {
  const of = units([3, 1000, 'mug'], [1, 700]);
  const saved = off(offer, of);
  expect(saved).not.toEqual([]);
  expect(off(offer, of.map(engraved))).toEqual(saved);
  const [few] = units([1, 400]);
  expect(off(offer, few ? [engraved(few)] : [])).toEqual(off(offer, few ? [few] : []));
});

test.each([
  ['buy two, get one', threeForTwo, [[3, 800]]],
  ['three for a price', threeFor10, undefined],
  ['the cheapest free', offerOf(cheapestFree, { ...common, params: { of: 3 } }), [[3, 800]]],
  ['a gift', offerOf(gift, { ...common, params: { from: 1000, gift: 'item-800', pieces: 1 } }), [[3, 800]]],
] as const)('[EN-09] to %s, a free sample is neither a candidate nor counted', (_, offer, saved) => {
  const three = units([1, 1000], [1, 900], [1, 800]);
  const sample = units([1, 1], [1, 1], [1, 1], [4, 0]).slice(3);
  expect(off(offer, [...three, ...sample])).toEqual(saved ?? off(offer, three));
  const two = three.slice(0, 2);
  expect(off(offer, [...two, ...sample])).toEqual(off(offer, two));
});

test.each([
  ['buy two, get one', threeForTwo, [[1, 600]]],
  ['a fixed price', offerOf(fixedPrice, { ...common, params: { price: 700 } }), [[1, 600]]],
])('[EN-09 DC-01] %s keeps the discount of one piece on this piece', (_, offer, saved) => {
  const policy = {
    basisKind: 'Quantity',
    calcType: 'Amount',
    calcTypeSub: undefined,
    discountRate: 0,
    discountPrice: won(400),
    minApplyCondition: 0,
    maxDiscountPrice: undefined,
    maxAppliedQuantity: 1,
  } as const;
  const discount = { discountNo: 'one', discountType: 'Seller', displayName: '', policy } as const;
  expect(
    off(
      offer,
      units([3, 1000]).map((unit) => ({ ...unit, discounts: [discount] })),
    ),
  ).toEqual(saved);
});

test('[EN-09] a promotion leaves the price of the other pieces to the next one', () => {
  const one = { id: 'free', stacksWith: ['FIXED-PRICE'] };
  const free = offerOf(cheapestFree, { ...common, ...one, params: { of: 3 } });
  const fixed = offerOf(fixedPrice, { ...common, stacksWith: ['CHEAPEST-FREE'], params: { price: 900 } });
  const engine = createEngine({ ...marketplace.terms, currency: USD, promotions: [free, fixed] });
  const cart = engine.cartOf(units([3, 1000]), { promotions: ['free', 'offer'] });
  expect(engine.priceOfCart(cart, now).promotions.map(({ total }) => total)).toEqual([1000, 200]);
});

const arbUnit = fc
  .record({ price: fc.nat(3000), quantity: fc.integer({ min: 1, max: 5 }), item: fc.constantFrom('mug', 'a', 'b') })
  .map(({ price, quantity, item }): CartUnit => {
    const [unit] = units([quantity, price, item]);
    return unit ?? plainUnit;
  });

test.each([...kinds, shipping])(
  '[EN-09] %s satisfies the promotion laws in won, dollars, yen and dinars',
  (_, offer) => {
    for (const currency of [USD, JPY, KWD])
      expect(checkPromotion(offer, { currency, unit: arbUnit, runs: 40 }).applied).toBeGreaterThan(0);
  },
);

test('[EN-09] params of a codec with brands are written as plain numbers and texts', () => {
  const pieces = definePromotion({
    code: 'PIECES',
    params: t.type({ most: t.Int, steps: t.readonlyArray(t.type({ of: t.Int })), kind: t.literal('A') }),
    appliesTo: () => true,
    worth: (_, { most, steps: [first] }) => most + (first?.of ?? 0),
    message: { en: '' },
  });
  const offer = offerOf(pieces, { ...common, params: { most: 2, steps: [{ of: 3 }], kind: 'A' } });
  expect(off(offer, units([1, 1000]))).toEqual([[1, 5]]);
  expect(() => offerOf(pieces, { ...common, params: { most: 2.5, steps: [], kind: 'A' } })).toThrow(TypeError);
  // @ts-expect-error literal types stay literal
  expect(() => offerOf(pieces, { ...common, params: { most: 2, steps: [], kind: 'B' } })).toThrow(TypeError);
  expect(offerOf(gift, { ...common, params: { from: 1, gift: 'mug', pieces: 1 } }).code).toBe('GIFT');
});

test('[EN-08 EN-09] checks a promotion with units in the currency of its shop', () => {
  const { plain, amount } = createEngine({ ...marketplace.terms, currency: USD });
  const unit = fc.nat(900).map((cents) => ({ ...plain.unit, item: { ...plain.item, itemSellPrice: amount(cents) } }));
  expect(checkPromotion(fiveEach, { currency: USD, unit, runs: 20 }).applied).toBeGreaterThan(0);
});

const untyped = offerOf as (promotion: unknown, terms: object) => Offer;
const tier = { from: 1000, percent: 5 };

test.each<readonly [unknown, object, string]>([
  [percentOffOrder, { percent: 5, caps: 5 }, 'params: caps; they are percent, on, from, cap; did you mean cap?'],
  [
    tiered,
    { tiers: [tier, { ...tier, from: 2000, form: 1 }] },
    'params.tiers.1: form; they are from, percent; did you mean from?',
  ],
  [
    percentOffOrder,
    { percent: 5, on: { type: 'Items', itemNos: ['a'], itemNo: 'b' } },
    'params.on: itemNo; they are type, itemNos; did you mean itemNos?',
  ],
])('[EN-09] plain JavaScript gets the known names for a misspelt parameter: %#', (promotion, params, message) =>
  expect(() => untyped(promotion, { id: 'a', name: 'A', params })).toThrow(new TypeError(`no field of ${message}`)),
);

test('[EN-09] a known or missing parameter at any depth is accepted', () => {
  const params = { percent: 5, cap: undefined, on: { type: 'Items', itemNos: ['a'] } };
  expect(untyped(percentOffOrder, { id: 'a', name: 'A', params }).params).toStrictEqual(params);
  expect(untyped(tiered, { id: 'a', name: 'A', params: { tiers: [tier, { ...tier, from: 2000 }] } }).code).toBe(
    'TIERED',
  );
});

test('[EN-09] a misspelt param is named instead of the one that is missing', () =>
  expect(() => offerOf(percentOffOrder, { id: 'a', name: 'A', params: { percnt: 10 } as never })).toThrow(
    /^no field of params: percnt; .*; did you mean percent\?$/u,
  ));

test.each<readonly [params: object, message: string]>([
  [{ percent: '10' }, 'params.percent: expected a number from 0.0001 to 100, not "10"'],
  [{ percent: 101 }, 'params.percent: expected a number from 0.0001 to 100, not 101'],
  [{ percent: 0 }, 'params.percent: expected a number from 0.0001 to 100, not 0'],
  [{ percent: 10, on: { type: 'Items', itemNos: 'a' } }, 'params.on.itemNos: expected a list of at least 1, not "a"'],
  [{ percent: 10, on: { type: 'Items', itemNos: [] } }, 'params.on.itemNos: expected a list of at least 1, not []'],
])('[EN-09] an offer with the params %j is rejected with the expected value', (params, message) => {
  const terms = { id: 'off', name: 'Off', params: params as { percent: number } };
  expect(() => offerOf(percentOffOrder, terms)).toThrow(new TypeError(`no params of PERCENT-OFF-ORDER: ${message}`));
});

test('[EN-09] a tier with a lower percentage than a tier below it is named with the least percentage', () => {
  const offer = (...rates: readonly number[]) =>
    offerOf(tiered, {
      id: 'more',
      name: 'More',
      params: { tiers: rates.map((percent, i) => ({ from: 1000 * (3 - i), percent })) },
    });
  expect(() => offer(9, 10, 5)).toThrow('params.tiers.0.percent: expected a number from 10 to 100, not 9');
  expect(() => offer(20, 5, 10)).toThrow('params.tiers.1.percent: expected a number from 10 to 100, not 5');
  expect(offer(10, 10, 5).code).toBe('TIERED');
});

test('[EN-09] a tier with the minimum of an earlier tier is refused', () => {
  const offer = (...minima: readonly number[]) =>
    offerOf(tiered, { id: 'more', name: 'More', params: { tiers: minima.map((from) => ({ from, percent: 5 })) } });
  expect(() => offer(1000, 2000, 1000)).toThrow(
    'params.tiers.2.from: expected a minimum that no earlier tier has, not 1000',
  );
  expect(offer(2000, 1000).code).toBe('TIERED');
});

test('[EN-17] a wrong custom field is rejected with the type of its codec', () => {
  const shop = createEngine({ currency: USD, fields: { item: t.type({ limited: t.boolean }) } });
  const tea = { id: 1, item: 'tea', name: 'Tea', price: '2.50', fields: { limited: 'yes' as unknown as boolean } };
  expect(() => shop.cartOf([tea])).toThrow(
    new TypeError('not a cart: units.0.fields.limited: expected boolean, not "yes"'),
  );
});
