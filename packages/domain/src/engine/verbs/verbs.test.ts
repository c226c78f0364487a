import { changeQuantity } from '../cart-verbs.ts';
import * as E from '../../money/either.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOrderable } from '../../entities/cart/cart-unit.ts';
import { couponKeyOf } from '../../entities/coupon/coupon.ts';
import { bundleKey, cartUnitId, couponIssueNo, itemNo, shippingPolicyKey } from '../../money/ids.ts';
import { won } from '../../money/won.ts';
import type { Cart } from '../../cart/cart.ts';
import { aCoupon, aHeldCoupon, arbCart, arbCartState, testNow } from '../../testing/index.ts';
import { saidIn } from '../../testing/rules.ts';
import { cartOf } from '../cart/cart-of.ts';
import { couponsFor } from '../coupons-for.ts';
import { marketplace } from '../marketplace.ts';
import { plainItem, plainPolicy, plainUnit } from '../cart/plain.ts';
import { checkAdd } from '../../rules/add.ts';
import { checkQuantity } from '../../rules/quantity.ts';
import { addItem as addItemBy, type NewItem } from './add-item.ts';
import { applyCoupon } from './apply-coupon.ts';
import type { Changed } from './in-cart.ts';
import { removeCoupon } from './remove-coupon.ts';
import { removeUnits } from './remove-units.ts';
import { select } from './select.ts';
import { setQuantity } from './set-quantity.ts';
import { forAll, laws } from '../../testing/laws.ts';

const addItem = (cart: Cart, added: NewItem) => addItemBy(cart, added, { add: checkAdd, quantity: checkQuantity });

const [one, two, none] = [cartUnitId(1), cartUnitId(2), cartUnitId(9)];
const apples = {
  ...plainUnit,
  item: { ...plainItem, itemNo: itemNo('A'), itemName: 'Apples', itemSellPrice: won(10_000) },
};
const pears = {
  ...plainUnit,
  cartUnitId: two,
  item: { ...plainItem, itemNo: itemNo('P'), itemName: 'Pears', itemSellPrice: won(5000) },
};
const soldOut = { ...pears, isBuyAvailable: false, unableOrderType: 'ITEM_OUT_OF_STOCK' as const };
const held = aHeldCoupon();
const key = couponKeyOf(held);
const guests = cartOf([apples, pears]);
const cart = cartOf([apples, pears], {
  coupons: { status: 'Known', offered: [held] },
  buyer: { ...guests.buyer, isLogin: true, memberType: 'Member' },
});

const priceOf = (state: Cart): number => marketplace.priceOfCart(state, testNow).price;
const done = (changed: Changed): Cart => {
  if (E.isLeft(changed)) throw new Error(changed.left.code);
  return changed.right;
};
const refused = (changed: Changed): string | undefined => (E.isLeft(changed) ? changed.left.code : undefined);

test('[EN-06] names a missing unit', () => {
  for (const changed of [
    setQuantity(cart, none, 2),
    removeUnits(cart, [one, none]),
    select(cart, [none]),
    applyCoupon(cart, key, [none], testNow),
  ])
    expect(changed).toMatchObject({ left: { code: 'UNIT-NOT-IN-CART', units: [9] } });
});

const messagesOfNone = { ko: '', en: '', cn: '', jp: '' };
const nobodys = couponIssueNo('nobody’s');

test.each([
  [
    setQuantity(cart, none, 2),
    '장바구니에 없는 상품이에요. | This item is not in your cart.',
    '购物车中没有该商品。 | この商品はカートにありません。',
  ],
  [
    removeCoupon(cart, key),
    '사용 중인 쿠폰이 아니에요. | This coupon is not in use.',
    '该优惠券未在使用。 | 適用中のクーポンではありません。',
  ],
  [
    applyCoupon(cart, nobodys, [one], testNow),
    '보유하고 계신 쿠폰이 아니에요. 쿠폰을 확인해 주세요. | You do not have this coupon. Please check your coupons.',
    '您没有该优惠券，请确认您的优惠券。 | このクーポンはお持ちではありません。クーポンをご確認ください。',
  ],
])('[EN-06] explains a refusal in four languages: %#', (changed, koEn, cnJp) => {
  const { ko, en, cn, jp } = E.isLeft(changed) ? saidIn(changed.left) : messagesOfNone;
  expect([`${ko} | ${en}`, `${cn} | ${jp}`]).toEqual([koEn, cnJp]);
});

test('[EN-06 QT-01] setQuantity: changes the pieces, given as number or text, and the price', () => {
  expect([3, '3', '３'].map((asked) => priceOf(done(setQuantity(cart, one, asked))))).toEqual([35_000, 35_000, 35_000]);
  expect(done(setQuantity(cart, one, 3)).units[1]).toBe(cart.units[1]);
});

test('[EN-06 QT-01] setQuantity: agrees with changeQuantity for any number of pieces', () => {
  forAll([fc.oneof(fc.integer({ min: -2, max: 1100 }).map(String), fc.string())], (asked) => {
    const said = changeQuantity(marketplace, cart, one, asked);
    const changed = setQuantity(cart, one, asked);
    expect(said).toEqual(
      E.isLeft(changed)
        ? { ok: false, reason: changed.left }
        : { ok: true, quantity: changed.right.units[0]?.quantity },
    );
  });
});

test('[EN-06 QT-01 QT-04] setQuantity: refuses a change of a unit with a coupon, unless the coupon may be removed', () => {
  const used = done(applyCoupon(cart, key, [one], testNow));
  expect(refused(setQuantity(used, one, 2))).toBe('CART-BR3-07');
  const after = done(setQuantity(used, one, 2, { cancelCoupons: true }));
  expect([after.coupons.applied, after.units[0]?.appliedCouponIssueNoes, priceOf(after)]).toEqual([[], [], 25_000]);
});

test('[EN-06 DL-01] removeUnits: removes units with their selection and coupons, but refuses an empty list', () => {
  expect(refused(removeUnits(cart, []))).toBe('CART-BR4-09');
  const used = done(applyCoupon(cart, key, [one], testNow));
  const after = done(removeUnits(used, [one]));
  expect([after.units.length, after.selected, after.coupons.applied, priceOf(after)]).toEqual([1, [2], [], 5000]);
});

test('[EN-06 SE-01 PG-13] select: selects exactly these units, in cart order, if they are orderable', () => {
  expect(refused(select(cartOf([apples, soldOut]), [one, two]))).toBe('CART-BR7-03');
  expect([done(select(cart, [two, one, two])).selected, priceOf(done(select(cart, [two])))]).toEqual([[1, 2], 5000]);
  expect(done(select(cart, [])).selected).toEqual([]);
});

test('[EN-06 CP-09] applyCoupon: a coupon saves the amount shown in its box, and 0 won after removal', () => {
  const used = done(applyCoupon(cart, key, [one], testNow));
  expect(used.coupons.applied).toMatchObject([{ couponIssueNo: key, cartUnitIds: [1] }]);
  expect(used.units[0]?.appliedCouponIssueNoes).toEqual([key]);
  expect(priceOf(used)).toBeLessThan(priceOf(cart));
  const without = done(removeCoupon(used, key));
  expect([without.coupons.applied, without.units[0]?.appliedCouponIssueNoes]).toEqual([[], []]);
  expect(priceOf(without)).toBe(priceOf(cart));
  // selection matters only for an order
  const unselected = done(applyCoupon(done(select(cart, [])), key, [one], testNow));
  expect([unselected.selected, unselected.coupons.applied.length]).toEqual([[], 1]);
});

test('[EN-06 CP-09] applyCoupon: refuses a coupon for a guest, after its end, on a foreign place, or that is unknown', () => {
  const end = Date.parse(held.expiredDate);
  const used = done(applyCoupon(cart, key, [one], end));
  expect(refused(applyCoupon({ ...cart, buyer: guests.buyer }, key, [one], testNow))).toBe('CART-BR5-01');
  expect(refused(applyCoupon(cart, key, [one], end + 1))).toBe('COUPON-EXPIRED');
  expect(refused(applyCoupon(used, key, [two], end))).toBe('CART-BR5-12');
  expect(refused(applyCoupon(used, key, [one], end))).toBe('COUPON-DUPLICATED');
  expect([
    refused(applyCoupon(cart, nobodys, [one], testNow)),
    refused(removeCoupon(cart, nobodys)),
    refused(removeCoupon(cart, key)),
  ]).toEqual(['COUPON-NOT-HELD', 'COUPON-NOT-HELD', 'COUPON-NOT-IN-USE']);
});

test('[EN-06 CP-09] applyCoupon: a coupon in use outside the wallet of the cart stays in use', () => {
  const stranger = aCoupon({ couponIssueNo: couponIssueNo('other'), cartUnitIds: [two] });
  const used = done(applyCoupon({ ...cart, coupons: { ...cart.coupons, applied: [stranger] } }, key, [one], testNow));
  expect(used.coupons.applied.map(({ couponIssueNo: no }) => no)).toEqual(['other', key]);
});

const { cartUnitId: _, ...figs } = { ...pears, item: { ...pears.item, itemNo: itemNo('F'), itemName: 'Figs' } };
const { cartUnitId: __, ...morePears } = pears;

test('[EN-06 CM-06 GM-2] addItem: assigns a unique number to a new choice and selects it', () => {
  const after = done(addItem(cart, figs));
  expect([after.units.map((unit) => unit.cartUnitId), after.selected]).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ]);
  expect(priceOf(after)).toBe(20_000);
  // without coupons, whatever its data contain
  const withCoupon = done(addItem(cart, { ...figs, appliedCouponIssueNoes: [couponIssueNo('ZZ')] }));
  expect(withCoupon.units[2]?.appliedCouponIssueNoes).toEqual([]);
});

test('[EN-06 CM-06 GM-2] addItem: adds to an empty cart; a unit that is not orderable stays unselected', () => {
  const { cartUnitId: ___, ...gone } = soldOut;
  const after = done(addItem(cartOf([]), gone));
  expect([after.units[0]?.cartUnitId, after.selected]).toEqual([1, []]);
});

test('[EN-06 CM-06 GM-2] addItem: an equal choice grows with its additions; another parcel is a separate unit', () => {
  const bow = { additionNo: 'B', name: 'Bow', value: 'Red', price: won(500), quantity: 1, stock: undefined };
  const withBow = { ...morePears, item: { ...pears.item, additions: [bow] } };
  const after = done(addItem(done(addItem(cart, withBow)), withBow));
  expect(after.units.map(({ quantity, item }) => [quantity, item.additions.map((each) => each.quantity)])).toEqual([
    [1, []],
    [3, [2]],
  ]);
  expect(done(addItem(cart, { ...morePears, bundleKey: bundleKey('elsewhere') })).units.length).toBe(3);
});

test('[EN-06 CM-06 GM-2] addItem: an equal choice takes price, stock and discounts of the added item', () => {
  const item = { ...pears.item, itemSellPrice: won(pears.item.itemSellPrice + 50), stock: 7 };
  const [, grown] = done(addItem(cart, { ...morePears, item })).units;
  expect(grown).toMatchObject({ cartUnitId: pears.cartUnitId, quantity: pears.quantity + morePears.quantity, item });
  expect(refused(addItem(cart, { ...morePears, item: { ...item, stock: 1 } }))).toMatch(/^CART-BR/u);
});

test('[EN-06 CM-06 GM-2] addItem: counts the units in the cart: the rule for additions applies, not the one for existing units', () => {
  const few = { ...pears, item: { ...pears.item, stock: 3 } };
  const { cartUnitId: ___, ...more } = few;
  const held2 = cartOf([{ ...few, quantity: 2 }]);
  expect(done(addItem(held2, more)).units[0]?.quantity).toBe(3);
  expect(refused(addItem(held2, { ...more, quantity: 2 }))).toMatch(/^CART-BR1-/u);
});

test.each([
  [1.5, 'CART-BR3-16'],
  [Number.NaN, 'CART-BR3-16'],
  [Infinity, 'CART-BR3-16'],
  ['2', 'CART-BR3-16'],
  [undefined, 'CART-BR3-16'],
  [0, 'CART-BR3-01'],
  [-1, 'CART-BR3-01'],
])(
  '[EN-06 CM-06 GM-2 QT-01] addItem: refuses %j pieces, for a new choice as well as an existing one',
  (quantity, code) => {
    for (const item of [figs, morePears])
      expect(refused(addItem(cart, { ...item, quantity } as unknown as typeof figs))).toBe(code);
  },
);

test('[EN-06 CM-06 GM-2 EN-07] addItem: rejects missing terms if the cart has any; an equal choice keeps its own terms', () => {
  const policies = [{ ...plainPolicy, shippingFee: won(3000) }];
  const fee = cartOf([apples, pears], { shipping: { policies } });
  const lost = { shippingPolicyKey: shippingPolicyKey('typo') };
  expect(() => addItem(fee, { ...figs, ...lost })).toThrow(
    new TypeError('not an item: added.shippingPolicyKey: "typo" is no shipping policy of the cart'),
  );
  expect(done(addItem(fee, figs)).units.length).toBe(3);
  expect(done(addItem(fee, { ...morePears, ...lost })).units[1]).toMatchObject({
    quantity: 2,
    shippingPolicyKey: 'shop',
  });
  const { cartUnitId: ___, ...gone } = soldOut;
  expect(done(addItem(fee, { ...gone, ...lost, bundleKey: bundleKey('elsewhere') })).units.length).toBe(3);
  // a cart without terms, or with unreadable ones, accepts any
  for (const other of [cart, { ...fee, missing: ['ShippingTerms' as const] }])
    expect(done(addItem(other, { ...figs, ...lost })).units.length).toBe(3);
});

test.each([
  [{ itemSellPrice: Number.NaN }, 'added.item.itemSellPrice: expected a whole number from 0 to 1000000000000, not NaN'],
  [{ itemSellPrice: -5 }, 'added.item.itemSellPrice: expected a whole number from 0 to 1000000000000, not -5'],
  [{ itemSellPrice: 1.5 }, 'added.item.itemSellPrice: expected a whole number from 0 to 1000000000000, not 1.5'],
])('[EN-06 CM-06 GM-2 EN-07] addItem: rejects an invalid price: %j', (item, says) => {
  const odd = { ...figs, item: { ...figs.item, ...item } } as unknown as typeof figs;
  expect(() => addItem(cart, odd)).toThrow(new TypeError(`not an item: ${says}`));
});

test('[EN-06 CM-06 GM-2] addItem: refuses a full cart, too many pieces, and a coupon that fixes the quantity', () => {
  const full = cartOf(
    Array.from({ length: 100 }, (____, n) => ({
      ...apples,
      cartUnitId: cartUnitId(n + 1),
      item: { ...apples.item, itemNo: itemNo(`A${n}`) },
    })),
  );
  expect(refused(addItem(full, figs))).toBe('CART-BR1-43');
  expect(done(addItem(cart, { ...figs, quantity: 999 })).units.length).toBe(3);
  expect(refused(addItem(cart, { ...figs, quantity: 1000 }))).toBeDefined();
  const used = done(applyCoupon(cart, key, [two], testNow));
  expect(refused(addItem(used, morePears))).toBe('CART-BR3-07');
});

type Verb = (state: Cart, id: ReturnType<typeof cartUnitId>) => Changed;
const verbs: Readonly<Record<string, Verb>> = {
  addItem: (state, id) => {
    const unit = state.units.find(({ cartUnitId: its }) => its === id) ?? apples;
    return addItem(state, unit);
  },
  setQuantity: (state, id) => setQuantity(state, id, 2, { cancelCoupons: true }),
  removeUnits: (state, id) => removeUnits(state, [id]),
  select: (state) =>
    select(
      state,
      state.units.filter(isOrderable).map((unit) => unit.cartUnitId),
    ),
  applyCoupon: (state, id) => {
    const sections = couponsFor(marketplace, state, id, testNow)?.sections ?? [];
    const [free] = sections.flatMap(({ cartUnitIds, options }) =>
      options.flatMap((option) => (option.status === 'NotApplied' ? [{ option, cartUnitIds }] : [])),
    );
    return applyCoupon(state, free?.option.key ?? key, free?.cartUnitIds ?? [id], testNow);
  },
  removeCoupon: (state) => removeCoupon(state, state.coupons.applied[0]?.couponIssueNo ?? key),
};

test.each(Object.entries(verbs))(
  '[EN-06] %s leaves the cart that it is given as it was, answers one that cannot be changed, and its price adds up',
  (_, verb) => {
    let done = 0;
    laws(300).forAll(
      [fc.oneof(arbCartState, { weight: 3, arbitrary: arbCart({ coupons: [1, 3] }) }), fc.nat()],
      (state, n) => {
        const before = JSON.stringify(state);
        const after = verb(state, state.units[n % Math.max(1, state.units.length)]?.cartUnitId ?? one);
        expect(JSON.stringify(state)).toBe(before);
        if (E.isLeft(after)) return;
        done += 1;
        expect(Object.isFrozen(after.right) && after.right.units.every((unit) => Object.isFrozen(unit.item))).toBe(
          true,
        );
        const { entries, price } = marketplace.priceOfCart(after.right, testNow);
        expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(price);
      },
    );
    // a property of refusals alone would prove too little
    expect(done).toBeGreaterThan(8);
  },
);
