import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explainCode } from './engine-texts.ts';
import { addItem, applyPromotion, changeQuantity, selectUnits, setQuantity, withFix } from './cart-verbs.ts';
import { replaceFields, type Cart } from '../cart/cart.ts';
import { KRW } from '../money/currency.ts';
import { cartUnitId, couponIssueNo, itemNo } from '../money/ids.ts';
import { payableOf } from '../selectors/priced-of.ts';
import { won } from '../money/won.ts';
import { aCoupon, aHeldCoupon, anExtraDiscount, arbCartState, testNow } from '../testing/index.ts';
import { cartOf, frozen } from './cart/cart-of.ts';
import type { EngineCart } from './cart/engine-cart.ts';
import { couponsFor } from './coupons-for.ts';
import { createEngine } from './create-engine.ts';
import type { ShopChanged } from './engine.ts';
import { marketplace } from './marketplace.ts';
import { plainItem, plainUnit } from './cart/plain.ts';
import { forAll } from '../testing/laws.ts';
import { anOffer } from '../testing/shop-offers.ts';
import { messagesOf } from '../testing/rules.ts';
import { formatMessage } from '../messages/format-message.ts';
import type { MessageKey } from '../messages/ko.ts';
import { bestOffers } from './find-best-offers.ts';
import { smallestChange } from './smallest-change.ts';

const apples = {
  ...plainUnit,
  item: { ...plainItem, itemNo: itemNo('A'), itemName: 'Apples', itemSellPrice: won(10_000) },
};
const one = cartUnitId(1);
const coupons = { status: 'Known', offered: [aHeldCoupon()] } as const;
const member = { isLogin: true, memberType: 'Member' } as const;
const cart = cartOf([apples], { coupons: { ...coupons } });
const members = cartOf([apples], { coupons: { ...coupons }, buyer: { ...cart.buyer, ...member } });

test('[EN-02] a plain cart has a price, its entries add up, and its order is not blocked', () => {
  expect(marketplace.priceOfCart(cart, testNow)).toMatchObject({ price: 10_000, itemTotal: 10_000, cartUnitCount: 1 });
  expect(marketplace.checkOrder(members, testNow)).toEqual([]);
});

test('[EN-02] keeps a manual selection and refuses an empty order', () => {
  const nothing = cartOf([apples], { selected: [] });
  expect(marketplace.priceOfCart(nothing, testNow).price).toBe(0);
  expect(marketplace.checkOrder(nothing, testNow)[0]).toMatchObject({ code: 'CART-BR7-01' });
});

test('[EN-01 EN-02 CK-19] the moment is an argument: an expired coupon, whenever the cart was read', () => {
  const used = { ...members, coupons: { ...members.coupons, applied: [aCoupon({ cartUnitIds: [one] })] } };
  const end = Date.parse(aHeldCoupon().expiredDate);
  for (const pricesAsOf of [0, end, end + 1]) {
    expect(marketplace.checkOrder({ ...used, pricesAsOf }, end)).toEqual([]);
    expect(marketplace.checkOrder({ ...used, pricesAsOf }, end + 1)).toMatchObject([
      { code: 'COUPON-EXPIRED', units: [1] },
    ]);
  }
});

test('[EN-01 EN-02 DC-04] the moment is an argument: an expired offer', () => {
  const endDate = new Date(testNow).toISOString();
  const offered = cartOf([apples], {
    discounts: { extra: [anExtraDiscount({ endDate, unit: 'Amount', discountAmount: won(1000) })] },
  });
  expect([
    marketplace.priceOfCart(offered, testNow).price,
    marketplace.priceOfCart(offered, testNow + 1).price,
  ]).toEqual([9000, 10_000]);
  expect(bestOffers(marketplace, offered, testNow + 1).payable).toBe(10_000);
});

test('[EN-02 CK-19] reports every refusal of a server: pieces, stock and coupons', () => {
  const some = {
    ...apples,
    quantity: 3,
    item: { ...apples.item, stock: 5, limits: { ...apples.item.limits, min: 4 } },
  };
  const units = [some, { ...some, cartUnitId: cartUnitId(2) }];
  const appliedCoupons = [aCoupon({ couponIssueNo: couponIssueNo('NOBODY'), cartUnitIds: [one] })];
  const codes = marketplace.checkOrder(
    replaceFields(cartOf(units, members), {
      units,
      selected: [one, cartUnitId(2)],
      coupons: { applied: appliedCoupons },
    }),
    testNow,
  );
  expect(codes.map(({ code, units: ids }) => [code, ids])).toEqual([
    ['CART-BR3-05', [1]],
    ['CART-BR3-05', [2]],
    ['STOCK-SHARED', [1, 2]],
    ['CART-BR5-08', [1]],
  ]);
});

test('[EN-02] accepts a quantity, refuses it with a reason, or returns none for a missing unit', () => {
  expect(changeQuantity(marketplace, cart, one, ' 999 ')).toEqual({ ok: true, quantity: 999 });
  expect(changeQuantity(marketplace, cart, one, '1000')).toMatchObject({ reason: { code: 'CART-BR3-09' } });
  expect(changeQuantity(marketplace, cart, cartUnitId(2), '1')).toMatchObject({
    reason: { code: 'UNIT-NOT-IN-CART', units: [2] },
  });
  const used = cartOf([apples], { coupons: { applied: [aCoupon({ cartUnitIds: [one] })] } });
  expect(changeQuantity(marketplace, used, one, '2')).toMatchObject({ reason: { code: 'CART-BR3-07' } });
});

test('[EN-02] each coupon of a unit has its remaining price or a reason', () => {
  const [section] = couponsFor(marketplace, members, one, testNow)?.sections ?? [];
  expect(section?.options).toMatchObject([{ key: 'C1', priceAfter: 9000, reason: undefined }]);
  const guests = couponsFor(marketplace, cart, one, testNow)?.sections[0]?.options;
  expect(guests).toMatchObject([{ reason: { code: 'CART-BR5-01' } }]);
  expect(couponsFor(marketplace, cart, cartUnitId(2), testNow)).toBeUndefined();
});

test('[EN-02 CP-19] the best coupons are proved, and each unused coupon has a reason', () => {
  const small = aHeldCoupon({ issueNo: couponIssueNo('C2'), discountValue: 5 });
  const best = bestOffers(
    marketplace,
    { ...members, coupons: { ...members.coupons, status: 'Known', offered: [small, aHeldCoupon()] } },
    testNow,
  );
  expect(best).toMatchObject({ saving: 1000, payable: 9000, isProved: true });
  expect(best.unused).toMatchObject([{ coupon: { discountValue: 5 }, reason: { code: 'COUPON-BETTER-OTHERWISE' } }]);
});

test('[EN-02 PR-08] the price of any cart is the sum of its entries and equals the payable amount', () => {
  forAll([arbCartState, fc.constantFrom(0, testNow)], (state, now) => {
    const { price, entries } = marketplace.priceOfCart(state, now);
    expect(entries.reduce((total, { amount }) => total + amount, 0)).toBe(price);
    expect(price).toBe(payableOf({ ...state, pricesAsOf: now }));
  });
});

test('[EN-07] an inconsistent cart is a bug of its author and throws with its paths', () => {
  expect(() => cartOf([apples, apples])).toThrow(
    new TypeError('not a cart: units.1.cartUnitId: 1 is there twice, selected.1: 1 is there twice'),
  );
});

test.each([
  ['ko', '최대 구매 수량은 1,000개예요. 1,000개 이하로 입력해 주세요.'],
  ['en', 'The maximum quantity is 1,000. Please enter 1,000 or fewer.'],
  ['cn', '最多购买数量为1,000件，请输入1,000件以内。'],
  ['jp', '最大購入数量は1,000点です。1,000点以下で入力してください。'],
] as const)('[EN-02 ER-09] explains a code in %s with its values', (language, text) => {
  const messages = messagesOf[language];
  expect(explainCode(marketplace, 'CART-BR3-06', { max: 1000 }, language, messages)).toMatchObject({ text });
});

test('[EN-02] lists the requirements of the rules that may return a code; a message of the server has none', () => {
  expect(explainCode(marketplace, 'CART-BR3-07', {}, 'en', messagesOf.en)?.requirements).toEqual(['QT-03']);
  expect(explainCode(marketplace, 'CART-BR1-15', {}, 'en', messagesOf.en)?.requirements).toEqual([]);
});

test.each(['CART-BR9-99', '', 'toString', '__proto__'])('[EN-02] %j is not a code', (code) => {
  expect(explainCode(marketplace, code, {}, 'ko', messagesOf.ko)).toBeUndefined();
});

test('[EN-02 ER-09] invalid arguments from plain JavaScript get a result and never throw', () => {
  const odd = [null, undefined, 5, Symbol('x'), {}, 'CART-BR7-33'] as readonly unknown[];
  for (const code of odd)
    for (const params of [...odd, { max: Symbol('y') }, { max: null }])
      for (const messages of [null, undefined, {}, messagesOf.en]) {
        const explain = explainCode as (...given: readonly unknown[]) => unknown;
        expect(explain(marketplace, code, params, 'en', messages) !== undefined).toBe(
          code === 'CART-BR7-33' && messages === messagesOf.en,
        );
      }
});

test('[EN-02 ER-09] a code that a table lacks is shown as itself and never throws', () => {
  for (const code of ['CART-BR9-99', '__proto__', 'toString'])
    expect(formatMessage(messagesOf.en, code as MessageKey, { max: 1 })).toBe(code);
});

const ofPlainObjects = (): Cart => JSON.parse(JSON.stringify(cartOf([apples]))) as Cart;

const cheapen = (cart: Cart): void => {
  Object.assign(cart.units[0]?.item ?? {}, { itemSellPrice: won(1) });
};

test('[EN-06] freezes deeply, even if the outer object is already frozen, and accepts cycles and primitives', () => {
  const cart = cartOf([Object.freeze({ ...apples, item: { ...apples.item } })]);
  expect(() => cheapen(cart)).toThrow(TypeError);
  const inner = { n: [1], self: undefined as unknown };
  inner.self = inner;
  const [copy] = frozen(Object.freeze([Object.freeze(inner)]));
  expect(() => copy?.n.push(2)).toThrow(TypeError);
  expect(copy?.self).toBe(copy);
  for (const value of [1, 'a', null, undefined, Symbol('x')]) expect(frozen(value)).toBe(value);
});

test('[EN-06] copies what is not frozen, and keeps frozen parts and objects of classes', () => {
  const made = { of: new Map([[1, 2]]), at: [{ n: 1 }, Object.freeze({ n: 2 })] };
  const copy = frozen(made);
  expect(copy).toEqual(made);
  expect([made, made.at, made.at[0]].map((part) => Object.isFrozen(part))).toEqual([false, false, false]);
  expect([copy, copy.at, copy.at[0]].map((part) => Object.isFrozen(part))).toEqual([true, true, true]);
  expect([copy.of === made.of, Object.isFrozen(copy.of), copy.at[1] === made.at[1]]).toEqual([true, false, true]);
  expect(frozen(copy)).toBe(copy);
  const named: object = frozen(JSON.parse('{"__proto__": {"a": []}}') as object);
  expect([Object.keys(named), Object.getPrototypeOf(named)]).toEqual([['__proto__'], Object.prototype]);
});

const questions: Readonly<Record<string, (cart: Cart) => unknown>> = {
  priceOfCart: (cart) => marketplace.priceOfCart(cart, testNow).price,
  checkOrder: (cart) => marketplace.checkOrder(cart, testNow),
  couponsFor: (cart) => couponsFor(marketplace, cart, one, testNow),
  bestOffers: (cart) => bestOffers(marketplace, cart, testNow),
  changeQuantity: (cart) => changeQuantity(marketplace, cart, one, '2'),
};

test('[EN-06 PR-06] a cart that is changed in place has the price of its new content', () => {
  const cart = ofPlainObjects();
  expect(marketplace.priceOfCart(cart, testNow).price).toBe(10_000);
  cheapen(cart);
  expect(marketplace.priceOfCart(cart, testNow).price).toBe(1);
});

const changes: Readonly<Record<string, (cart: Cart) => ShopChanged<'KRW'>>> = {
  setQuantity: (cart) => setQuantity(marketplace, cart, one, 2),
  addItem: (cart) => addItem(marketplace, cart, { ...apples, item: { ...apples.item } }),
  select: (cart) => selectUnits(marketplace, cart, [one]),
};

/** Returns the paths of all frozen parts. */
const frozenParts = (value: unknown, path = 'cart'): readonly string[] =>
  typeof value === 'object' && value !== null
    ? [
        ...(Object.isFrozen(value) ? [path] : []),
        ...Object.entries(value).flatMap(([name, inner]) => frozenParts(inner, `${path}.${name}`)),
      ]
    : [];

const own = createEngine({ currency: KRW, promotions: [anOffer('ten', { worth: () => 10 })] });
const asks: Readonly<Record<string, (cart: EngineCart<'KRW'>) => unknown>> = {
  ...questions,
  ...changes,
  'priceOfCart with a promotion': (cart) => own.priceOfCart({ ...cart, promotions: ['ten'] }, testNow),
  'checkOrder with a promotion': (cart) => own.checkOrder({ ...cart, promotions: ['ten'] }, testNow),
  'bestOffers with a promotion': (cart) => bestOffers(own, cart, testNow),
  smallestChange: (cart) => smallestChange(own, cart, testNow),
  applyPromotion: (cart) => applyPromotion(own, cart, 'ten', testNow),
  withFix: (cart) => withFix(own, cart, { type: 'Deselect', cartUnitIds: [one] }),
  cartOf: ({ units, coupons }) => own.cartOf(units, { coupons }),
};

test.each(Object.entries(asks))('[EN-06] %s freezes no part of a cart of its caller', (_, ask) => {
  const cart = JSON.parse(JSON.stringify(ofPlainObjects())) as Cart;
  const before = JSON.stringify(cart);
  ask({ ...cart, currency: 'KRW' });
  expect(frozenParts(cart)).toEqual([]);
  expect(JSON.stringify(cart)).toBe(before);
});

test.each(Object.entries(changes))('[EN-06] the cart that %s returns is frozen', (_, change) => {
  const changed = change(ofPlainObjects());
  if (!changed.ok) throw new Error(changed.reason.code);
  expect(() => cheapen(changed.cart)).toThrow(TypeError);
});
