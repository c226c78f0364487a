import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CartUnit } from '../entities/cart/cart-unit.ts';
import { evolve } from '../evolve/evolve.ts';
import { cartUnitId, itemNo } from '../money/ids.ts';
import { won } from '../money/won.ts';
import type { CartState } from '../state/state.ts';
import { testNow } from '../testing/index.ts';
import * as engine from './index.ts';
import { frozen } from './frozen.ts';

const { cartOf, plainItem, plainUnit } = engine;
const apples: CartUnit = {
  ...plainUnit,
  item: { ...plainItem, itemNo: itemNo('A'), itemSellPrice: won(10_000) },
};
const one = cartUnitId(1);

/** A cart as somebody may have built it by hand: of plain objects, none of which is frozen. A State is plain JSON. */
const ofPlainObjects = (): CartState => JSON.parse(JSON.stringify(cartOf([apples]))) as CartState;

/** Changes the price of the first unit in its place, as plain JavaScript may. */
const cheapen = (cart: CartState): void => {
  Object.assign(cart.units[0]?.item ?? {}, { itemSellPrice: won(1) });
};

test('[EN-06] what was frozen by others is frozen here with all that it holds', () => {
  const cart = cartOf([Object.freeze({ ...apples, item: { ...apples.item } })]);
  expect(() => cheapen(cart)).toThrow(TypeError);
  const inner = { n: [1] };
  frozen(Object.freeze([Object.freeze(inner)]));
  expect(() => inner.n.push(2)).toThrow(TypeError);
});

test('[EN-06] a value that holds itself, and what is no object, is frozen too', () => {
  const circle: Record<string, unknown> = {};
  circle['self'] = circle;
  expect(Object.isFrozen(frozen(circle))).toBe(true);
  for (const value of [1, 'a', null, undefined, Symbol('x')]) expect(frozen(value)).toBe(value);
});

const questions: Readonly<Record<string, (asked: typeof engine, cart: CartState) => unknown>> = {
  priceOfCart: ({ priceOfCart }, cart) => priceOfCart(cart, testNow),
  checkOrder: ({ checkOrder }, cart) => checkOrder(cart, testNow),
  couponsFor: ({ couponsFor }, cart) => couponsFor(cart, one, testNow),
  bestCoupons: ({ bestCoupons }, cart) => bestCoupons(cart, testNow),
  changeQuantity: ({ changeQuantity }, cart) => changeQuantity(cart, one, '2'),
  setQuantity: ({ setQuantity }, cart) => setQuantity(cart, one, 2),
  addItem: ({ addItem }, cart) => addItem(cart, apples),
  select: ({ select }, cart) => select(cart, [one]),
  removeUnits: ({ removeUnits }, cart) => removeUnits(cart, [one]),
};

describe.each(Object.entries(questions))('[EN-06] a cart of which %s was asked', (_, ask) => {
  test.each<readonly [string, () => CartState]>([
    ['built of plain objects', ofPlainObjects],
    ['copied from a frozen one', () => ({ ...cartOf([apples]), units: [{ ...apples, item: { ...apples.item } }] })],
    [
      'that an event led to',
      () =>
        evolve(ofPlainObjects(), {
          type: 'QuantityChanged',
          cartUnitId: one,
          unit: { ...apples, quantity: 2, item: { ...apples.item } },
          cartVersion: 1,
          cancelledCoupons: false,
        }),
    ],
  ])('%s cannot be changed in its place any more', (__, make) => {
    const cart = make();
    ask(engine, cart);
    expect(() => cheapen(cart)).toThrow(TypeError);
    expect(() => Object.assign(cart, { selected: [] })).toThrow(TypeError);
  });
});

test('[EN-06] before it was asked about it is anybody’s, and costs what it says when it is', () => {
  const cart = ofPlainObjects();
  cheapen(cart);
  expect(engine.priceOfCart(cart, testNow).price).toBe(1);
});

describe('in production', () => {
  beforeEach(() => {
    vi.stubEnv('NODE_ENV', 'production');
    vi.resetModules();
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  test('[EN-06] what is asked about stays as it was given, what is answered cannot be changed', async () => {
    const built = await import('./index.ts');
    const cart = ofPlainObjects();
    built.priceOfCart(cart, testNow);
    expect([cart, cart.units, cart.units[0]].some((part) => Object.isFrozen(part))).toBe(false);
    expect(() => cheapen(built.cartOf([{ ...apples, item: { ...apples.item } }]))).toThrow(TypeError);
  });
});

test('[EN-06] where nobody says what it is built for, it is development', async () => {
  vi.stubGlobal('process', undefined);
  vi.resetModules();
  try {
    const built = await import('./index.ts');
    const cart = ofPlainObjects();
    built.priceOfCart(cart, testNow);
    expect(Object.isFrozen(cart.units[0])).toBe(true);
  } finally {
    vi.unstubAllGlobals();
    vi.resetModules();
  }
});
