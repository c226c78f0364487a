import { describe, expect, test } from 'vitest';
import { cartUnitId, couponIssueNo } from '../../money/ids.ts';
import { USD } from '../../money/currency.ts';
import { testNow } from '../../testing/index.ts';
import * as verbs from '../cart-verbs.ts';
import { couponsFor } from '../coupons-for.ts';
import { createEngine } from '../create-engine.ts';
import { marketplace } from '../marketplace.ts';
import { plainUnit } from './plain.ts';
import { bestOffers } from '../find-best-offers.ts';
import { refund } from '../refund/refund.ts';
import { smallestChange } from '../smallest-change.ts';

const [id, key] = [cartUnitId(1), couponIssueNo('C1')];

type Call = (...given: never[]) => unknown;

const wrong = {
  cart: [undefined, null, {}, [], 'cart', 1, { units: {} }],
  units: [undefined, null, {}, 'units', [null], [{}], [1]],
  now: [undefined, null, Number.NaN, Infinity, '2026', new Date(0), {}],
  id: [undefined, null, '1', 1.5, Number.NaN, {}],
  ids: [undefined, null, 1, new Set([1]), ['1'], [1.5], {}],
  key: [undefined, null, 1, {}],
  pieces: [undefined, null, {}, [], true, 2n],
  limit: [Number.NaN, -1],
  item: [undefined, null, {}, 1],
} as const;
const right = { units: [plainUnit], now: testNow, id, ids: [id], key, pieces: '1', limit: 1, item: plainUnit };

/** Arguments whose name differs from their kind. */
const kinds: Readonly<Record<string, keyof typeof wrong>> = {
  cartUnitId: 'id',
  cartUnitIds: 'ids',
  asked: 'pieces',
  quantity: 'pieces',
  added: 'item',
  nodeLimit: 'limit',
  promotion: 'key',
  code: 'key',
  country: 'key',
};
const kindOf = (name: string) => kinds[name] ?? (name as keyof typeof wrong);

/** Arguments of the queries and commands of an engine. */
const ofEngine = {
  cartOf: ['units'],
  priceOfCart: ['cart', 'now'],
  checkOrder: ['cart', 'now'],
  changeQuantity: ['cart', 'id', 'asked'],
  addItem: ['cart', 'added'],
  setQuantity: ['cart', 'id', 'quantity'],
  removeUnits: ['cart', 'ids'],
  selectUnits: ['cart', 'ids'],
  applyCoupon: ['cart', 'key', 'cartUnitIds', 'now'],
  removeCoupon: ['cart', 'key'],
  applyPromotion: ['cart', 'promotion', 'now'],
  removePromotion: ['cart', 'promotion'],
  applyCode: ['cart', 'code', 'now'],
  removeCode: ['cart', 'code'],
  shipTo: ['cart', 'country'],
};

const says = (call: Call, given: readonly unknown[]): string => {
  try {
    call(...(given as never[]));
    return 'nothing';
  } catch (error) {
    return error instanceof TypeError || error instanceof RangeError
      ? error.message
      : `something else: ${String(error)}`;
  }
};

const expectNamed = (call: Call, given: unknown, names: readonly string[]): void => {
  const values = names.map((name) => ({ cart: given, ...right })[kindOf(name)]);
  expect(says(call, values)).toBe('nothing');
  for (const [i, name] of names.entries())
    for (const value of wrong[kindOf(name)]) {
      // an engine calls the id of a promotion `id`
      const told = name === 'promotion' ? 'id' : name;
      expect([name, value, says(call, values.with(i, value))]).toEqual([name, value, expect.stringContaining(told)]);
    }
};

const dollars = createEngine({ ...marketplace.terms, currency: USD });
const basket = dollars.cartOf([dollars.plain.unit]);

test('[EN-06] this table covers every query and command', () => {
  const functions = Object.entries({ ...dollars, ...verbs }).filter(([, one]) => typeof one === 'function');
  const others = ['amount', 'format', 'withBest', 'withFix', 'unit'];
  expect(functions.map(([name]) => name).toSorted()).toEqual([...Object.keys(ofEngine), ...others].toSorted());
});

test.each(Object.entries(ofEngine))(
  '[EN-06 EN-09] %s throws an error that names the invalid argument, whatever the value is',
  (name, names) => {
    const ofName: Readonly<Record<string, unknown>> = { ...dollars, ...verbs };
    const call = ofName[name] as Call;
    expectNamed(name in verbs ? (...given) => call(dollars as never, ...given) : call, basket, names);
  },
);

test('[EN-06 CK-18] smallestChange throws an error that names the invalid argument', () =>
  expectNamed((cart: typeof basket, now: number) => smallestChange(dollars, cart, now), basket, ['cart', 'now']));

test('[EN-06 CP-11] couponsFor throws an error that names the invalid argument', () =>
  expectNamed((cart: typeof basket, unit: typeof id, now: number) => couponsFor(dollars, cart, unit, now), basket, [
    'cart',
    'cartUnitId',
    'now',
  ]));

test('[EN-06 CP-19] bestOffers throws an error that names the invalid argument', () =>
  expectNamed(
    (cart: typeof basket, now: number, nodeLimit: number) => bestOffers(dollars, cart, now, { nodeLimit }),
    basket,
    ['cart', 'now', 'nodeLimit'],
  ));

test('[EN-06] the number of a unit is whole', () => {
  for (const n of [1.5, Number.NaN, Infinity, '1', undefined, 2 ** 53])
    expect(() => cartUnitId(n as number)).toThrow(new RangeError(`not a whole cartUnitId: ${String(n)}`));
  expect([cartUnitId(7), cartUnitId(-3)]).toEqual([7, -3]);
});

describe('[EN-14] a simple shop', () => {
  const shop = createEngine({ currency: USD });
  const cart = shop.cartOf([{ id: 1, item: 'tea', name: 'Tea', price: '2.50' }]);
  const [unit = plainUnit] = cart.units;
  const order = { cart, now: 0 };

  test.each<readonly [string, (now: number) => unknown]>([
    ['priceOfCart', (now) => shop.priceOfCart(cart, now)],
    ['checkOrder', (now) => shop.checkOrder(cart, now)],
    ['bestOffers', (now) => bestOffers(shop, cart, now)],
    ['couponsFor', (now) => couponsFor(shop, cart, 1, now)],
    ['smallestChange', (now) => smallestChange(shop, cart, now)],
    ['applyCoupon', (now) => verbs.applyCoupon(shop, cart, 'C', [1], now)],
    ['applyPromotion', (now) => verbs.applyPromotion(shop, cart, 'tenth', now)],
    ['applyCode', (now) => verbs.applyCode(shop, cart, 'TEN', now)],
    ['refund', (now) => refund(shop, { ...order, now }, [])],
  ])('%s refuses a moment in seconds or microseconds, or none', (_, call) => {
    for (const now of [0, Math.floor(testNow / 1000), 946_684_799_999, 7_258_118_400_000, testNow * 1000])
      expect(() => call(now)).toThrow(`now: expected milliseconds since 1970 UTC, e.g. Date.now(), not ${now}`);
    for (const now of [946_684_800_000, 7_258_118_399_999]) expect(() => call(now)).not.toThrow();
  });

  test.each<readonly [object, string]>([
    [{ couponCode: 'TEN' }, 'no field of a cart: couponCode; they are'],
    [{ selected: [5] }, 'not a cart: selected.0: 5 is no unit of the cart'],
    [{ units: [{ ...unit, quantity: -3 }] }, 'not a cart: units.0.quantity: expected a whole number from 0'],
    [{ couponCodes: 'TEN' }, 'couponCodes: expected a list of texts, not "TEN"'],
  ])('refuses a cart that was changed by spread: %j', (change, message) => {
    const changed = { ...cart, ...change };
    expect(() => shop.priceOfCart(changed, testNow)).toThrow(message);
    expect(() => verbs.setQuantity(shop, changed, 1, 2)).toThrow(message);
    expect(() => bestOffers(shop, changed, testNow)).toThrow(message);
  });

  test('prices a cart with another quantity and selection by spread', () => {
    const changed = { ...cart, units: [{ ...unit, quantity: 2 }], selected: [unit.cartUnitId] };
    expect(shop.priceOfCart(changed, testNow).price).toBe(500);
  });

  test('names the argument that is no engine', () => {
    const call = bestOffers as (...given: readonly unknown[]) => unknown;
    expect(() => call(cart, shop, testNow)).toThrow('engine: expected an engine of createEngine, not {"');
  });
});
