import { either as E } from 'fp-ts';
import { expect, test } from 'vitest';
import type { CartUnit } from '../entities/cart/cart-unit.ts';
import { cartUnitId, itemNo } from '../money/ids.ts';
import { won } from '../money/won.ts';
import type { Cart } from '../cart/cart.ts';
import { testNow } from '../testing/index.ts';
import * as engine from './index.ts';
import { frozen } from './frozen.ts';

const { cartOf, plainItem, plainUnit } = engine;
const apples: CartUnit = {
  ...plainUnit,
  item: { ...plainItem, itemNo: itemNo('A'), itemSellPrice: won(10_000) },
};
const one = cartUnitId(1);

const ofPlainObjects = (): Cart => JSON.parse(JSON.stringify(cartOf([apples]))) as Cart;

const cheapen = (cart: Cart): void => {
  Object.assign(cart.units[0]?.item ?? {}, { itemSellPrice: won(1) });
};

test('[EN-06] freezes deeply even if the outer object is already frozen', () => {
  const cart = cartOf([Object.freeze({ ...apples, item: { ...apples.item } })]);
  expect(() => cheapen(cart)).toThrow(TypeError);
  const inner = { n: [1] };
  frozen(Object.freeze([Object.freeze(inner)]));
  expect(() => inner.n.push(2)).toThrow(TypeError);
});

test('[EN-06] freezes a cyclic value, and accepts primitives', () => {
  const circle: Record<string, unknown> = {};
  circle['self'] = circle;
  expect(Object.isFrozen(frozen(circle))).toBe(true);
  for (const value of [1, 'a', null, undefined, Symbol('x')]) expect(frozen(value)).toBe(value);
});

const questions: Readonly<Record<string, (cart: Cart) => unknown>> = {
  priceOfCart: (cart) => engine.priceOfCart(cart, testNow).price,
  checkOrder: (cart) => engine.checkOrder(cart, testNow),
  couponsFor: (cart) => engine.couponsFor(cart, one, testNow),
  bestCoupons: (cart) => engine.bestCoupons(cart, testNow),
  changeQuantity: (cart) => engine.changeQuantity(cart, one, '2'),
};

test.each(Object.entries(questions))('[EN-06] %s leaves a cart of plain objects as it is', (_, ask) => {
  const cart = ofPlainObjects();
  ask(cart);
  expect([cart, cart.units, cart.units[0], cart.units[0]?.item].some((part) => Object.isFrozen(part))).toBe(false);
});

test('[EN-06 PR-06] a cart that is changed in place has the price of its new content', () => {
  const cart = ofPlainObjects();
  expect(engine.priceOfCart(cart, testNow).price).toBe(10_000);
  cheapen(cart);
  expect(engine.priceOfCart(cart, testNow).price).toBe(1);
});

const changes: Readonly<Record<string, (cart: Cart) => ReturnType<typeof engine.select>>> = {
  setQuantity: (cart) => engine.setQuantity(cart, one, 2),
  addItem: (cart) => engine.addItem(cart, { ...apples, item: { ...apples.item } }),
  select: (cart) => engine.select(cart, [one]),
};

test.each(Object.entries(changes))('[EN-06] the cart that %s returns is frozen', (_, change) => {
  const changed = change(ofPlainObjects());
  if (E.isLeft(changed)) throw new Error(changed.left.code);
  expect(() => cheapen(changed.right)).toThrow(TypeError);
});
