import { cartUnitId, isOrderable } from '@baguni/domain';
import { aCartRead, aUnit } from '@baguni/domain/testing';
import { either as E, option as O } from 'fp-ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calls } from '../../calls/client.ts';
import { readReply } from '../../wire/envelope.ts';
import { fieldsOf } from '../../testing/wired.ts';
import { cartUnit } from './cart-unit.ts';

type Wire = Readonly<Record<string, unknown>>;

const units = [1, 2, 3, 4].map((n) => aUnit({ cartUnitId: cartUnitId(n) }));
const wireUnits = (): Wire[] => units.map((unit) => fieldsOf(cartUnit.encode(unit)));
const content = { ...aCartRead(units), unreadable: [] };
const wireCart = (over: Wire): Wire => ({ ...fieldsOf(calls.getCart.response.encode(content)), ...over });
const read = (cart: unknown) => readReply(calls.getCart, { status: 200, body: { resultCode: '0000', data: cart } });

const spoil = (i: number, change: (unit: Wire) => unknown): Wire =>
  wireCart({ units: wireUnits().map((unit, at) => (at === i ? change(unit) : unit)) });

test('[CM-53] replaces a unit with one invalid field by an unorderable placeholder and keeps the others', () => {
  const answer = read(spoil(3, (unit) => ({ ...unit, item: { ...fieldsOf(unit['item']), itemSellPrice: '12.5' } })));
  if (E.isLeft(answer)) throw new Error(answer.left.message);
  expect(answer.right.unreadable).toEqual(['data.units.3.item.itemSellPrice']);
  expect(answer.right.units.slice(0, 3)).toEqual(units.slice(0, 3));
  const bad = answer.right.units[3];
  expect(bad).toMatchObject({ cartUnitId: 4, isBuyAvailable: false, unableOrderType: O.some('UNREADABLE') });
  expect(bad && isOrderable(bad)).toBe(false);
  expect(bad?.item).toMatchObject({ itemName: '', itemSellPrice: 0 });
});

test('[CM-53] assigns distinct negative ids to units with unreadable numbers', () => {
  const answer = read(wireCart({ units: ['text', null, ...wireUnits(), { cartUnitId: 'one' }] }));
  if (E.isLeft(answer)) throw new Error(answer.left.message);
  const ids = answer.right.units.map((unit) => unit.cartUnitId);
  expect(new Set(ids).size).toBe(7);
  expect(ids.filter((id) => id < 0)).toEqual([-1, -2, -3]);
  expect(answer.right.unreadable.slice(0, 2)).toEqual(['data.units.0', 'data.units.1']);
});

test('[CM-53] does not confuse a second unit of the same number with the first', () => {
  const answer = read(wireCart({ units: [...wireUnits(), wireUnits()[0]] }));
  if (E.isLeft(answer)) throw new Error(answer.left.message);
  expect(answer.right.units.map((unit) => unit.cartUnitId)).toEqual([1, 2, 3, 4, -1]);
  expect(answer.right.unreadable).toEqual(['data.units.4.cartUnitId']);
});

test('[CM-53] an invalid field elsewhere returns an error with call and path', () => {
  const answer = read(wireCart({ cartVersion: 'new' }));
  expect(answer).toMatchObject({
    left: { kind: 'Unreadable', requestUrl: 'POST /cart/getCart', message: 'data.cartVersion (POST /cart/getCart)' },
  });
});

test.each([undefined, null, {}, 'units', 7])('[CM-53] units %j return an error with the path', (bad) => {
  expect(read(wireCart({ units: bad }))).toMatchObject({ left: { message: 'data.units (POST /cart/getCart)' } });
});

test('[CM-53] an error message never contains reply values', () => {
  const answer = read(wireCart({ shippingPolicies: [{ shippingPolicyKey: 'P', shippingFee: '홍길동 010-1234' }] }));
  expect(JSON.stringify(answer)).not.toContain('홍길동');
});

test('[CM-53] reads any list of units without an exception and with unique ids', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.jsonValue(), fc.constantFrom(...wireUnits())), { maxLength: 20 }), (list) => {
      const answer = read(wireCart({ units: list }));
      if (E.isLeft(answer)) throw new Error(answer.left.message);
      const ids = answer.right.units.map((unit) => unit.cartUnitId);
      expect(ids.length).toBe(list.length);
      expect(new Set(ids).size).toBe(list.length);
    }),
  );
});
