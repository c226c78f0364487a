import { expect, test } from 'vitest';
import { cartUnitId, couponIssueNo } from '../money/ids.ts';
import { engineOf, USD } from '../shop/index.ts';
import { testNow } from '../testing/index.ts';
import * as engine from './index.ts';

const { cartOf, plainUnit } = engine;
const cart = cartOf([plainUnit]);
const [id, key] = [cartUnitId(1), couponIssueNo('C1')];

type Call = (...given: never[]) => unknown;
type Kind = keyof typeof wrong;

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

const calls: readonly (readonly [
  name: string,
  call: Call,
  arguments: readonly (readonly [string, Kind, unknown])[],
])[] = [
  ['cartOf', cartOf, [['units', 'units', [plainUnit]]]],
  [
    'priceOfCart',
    engine.priceOfCart,
    [
      ['cart', 'cart', cart],
      ['now', 'now', testNow],
    ],
  ],
  [
    'checkOrder',
    engine.checkOrder,
    [
      ['cart', 'cart', cart],
      ['now', 'now', testNow],
    ],
  ],
  [
    'couponsFor',
    engine.couponsFor,
    [
      ['cart', 'cart', cart],
      ['cartUnitId', 'id', id],
      ['now', 'now', testNow],
    ],
  ],
  [
    'bestCoupons',
    engine.bestCoupons,
    [
      ['cart', 'cart', cart],
      ['now', 'now', testNow],
      ['nodeLimit', 'limit', 1],
    ],
  ],
  [
    'changeQuantity',
    engine.changeQuantity,
    [
      ['cart', 'cart', cart],
      ['id', 'id', id],
      ['asked', 'pieces', '1'],
    ],
  ],
  [
    'addItem',
    engine.addItem,
    [
      ['cart', 'cart', cart],
      ['added', 'item', plainUnit],
    ],
  ],
  [
    'setQuantity',
    engine.setQuantity,
    [
      ['cart', 'cart', cart],
      ['id', 'id', id],
      ['quantity', 'pieces', 1],
    ],
  ],
  [
    'removeUnits',
    engine.removeUnits,
    [
      ['cart', 'cart', cart],
      ['ids', 'ids', [id]],
    ],
  ],
  [
    'select',
    engine.select,
    [
      ['cart', 'cart', cart],
      ['ids', 'ids', [id]],
    ],
  ],
  [
    'applyCoupon',
    engine.applyCoupon,
    [
      ['cart', 'cart', cart],
      ['key', 'key', key],
      ['cartUnitIds', 'ids', [id]],
      ['now', 'now', testNow],
    ],
  ],
  [
    'removeCoupon',
    engine.removeCoupon,
    [
      ['cart', 'cart', cart],
      ['key', 'key', key],
    ],
  ],
];

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

test('[EN-06] this table covers every query and command', () => {
  const asked = calls.map(([name]) => name);
  const functions = Object.entries(engine).filter(([, one]) => typeof one === 'function');
  const others = ['contradictionsAmong', 'contradictionsIn', 'frozen', 'namesOf'];
  expect(functions.map(([name]) => name).toSorted()).toEqual([...asked, ...others].toSorted());
});

test.each(calls)(
  '[EN-06] %s throws an error that names the invalid argument, whatever the value is',
  (_, call, given) => {
    const right = given.map(([, , value]) => value);
    expect(says(call, right)).toBe('nothing');
    for (const [i, [name, kind]] of given.entries())
      for (const value of wrong[kind])
        expect([name, value, says(call, right.with(i, value))]).toEqual([name, value, expect.stringContaining(name)]);
  },
);

const dollars = engineOf({ currency: USD });
const basket = dollars.cartOf([dollars.plain.unit]);

test.each<readonly [string, Call, readonly (readonly [string, Kind, unknown])[]]>([
  [
    'priceOfCart',
    dollars.priceOfCart,
    [
      ['cart', 'cart', basket],
      ['now', 'now', testNow],
    ],
  ],
  [
    'checkOrder',
    dollars.checkOrder,
    [
      ['cart', 'cart', basket],
      ['now', 'now', testNow],
    ],
  ],
  [
    'smallestChange',
    dollars.smallestChange,
    [
      ['cart', 'cart', basket],
      ['now', 'now', testNow],
    ],
  ],
  [
    'changeQuantity',
    dollars.changeQuantity,
    [
      ['cart', 'cart', basket],
      ['id', 'id', id],
      ['asked', 'pieces', '1'],
    ],
  ],
  [
    'couponsFor',
    dollars.couponsFor,
    [
      ['cart', 'cart', basket],
      ['cartUnitId', 'id', id],
      ['now', 'now', testNow],
    ],
  ],
  [
    'bestOffers',
    dollars.bestOffers,
    [
      ['cart', 'cart', basket],
      ['now', 'now', testNow],
    ],
  ],
  [
    'addItem',
    dollars.addItem,
    [
      ['cart', 'cart', basket],
      ['added', 'item', plainUnit],
    ],
  ],
  [
    'setQuantity',
    dollars.setQuantity,
    [
      ['cart', 'cart', basket],
      ['id', 'id', id],
      ['quantity', 'pieces', 1],
    ],
  ],
  [
    'removeUnits',
    dollars.removeUnits,
    [
      ['cart', 'cart', basket],
      ['ids', 'ids', [id]],
    ],
  ],
  [
    'select',
    dollars.select,
    [
      ['cart', 'cart', basket],
      ['ids', 'ids', [id]],
    ],
  ],
  [
    'applyCoupon',
    dollars.applyCoupon,
    [
      ['cart', 'cart', basket],
      ['key', 'key', key],
      ['cartUnitIds', 'ids', [id]],
      ['now', 'now', testNow],
    ],
  ],
  [
    'removeCoupon',
    dollars.removeCoupon,
    [
      ['cart', 'cart', basket],
      ['key', 'key', key],
    ],
  ],
  [
    'applyPromotion',
    dollars.applyPromotion,
    [
      ['cart', 'cart', basket],
      ['id', 'key', 'ten'],
    ],
  ],
  [
    'removePromotion',
    dollars.removePromotion,
    [
      ['cart', 'cart', basket],
      ['id', 'key', 'ten'],
    ],
  ],
])('[EN-06 EN-09] %s of an engine does the same', (_, call, given) => {
  const right = given.map(([, , value]) => value);
  expect(says(call, right)).toBe('nothing');
  for (const [i, [name, kind]] of given.entries())
    for (const value of wrong[kind])
      expect([name, value, says(call, right.with(i, value))]).toEqual([name, value, expect.stringContaining(name)]);
});

test('[EN-06] the number of a unit is whole', () => {
  for (const n of [1.5, Number.NaN, Infinity, '1', undefined, 2 ** 53])
    expect(() => cartUnitId(n as number)).toThrow(new RangeError(`not a whole number of a unit: ${String(n)}`));
  expect([cartUnitId(7), cartUnitId(-3)]).toEqual([7, -3]);
});
