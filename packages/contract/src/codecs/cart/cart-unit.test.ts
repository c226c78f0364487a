import {
  cartUnitId,
  isOrderable,
  MAX_AMOUNT,
  noFlags,
  unreadableUnit,
  won,
  type CartUnit,
} from '@baguni/domain/internal';
import { aBuyer, aCartRead, anItem, aUnit } from '@baguni/domain/testing';
import { either as E } from 'fp-ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calls } from '../../calls/client.ts';
import { fieldsOf, wired } from '../../testing/wired.ts';
import { readReply } from '../../wire/envelope.ts';
import { buyer } from '../buyer.ts';
import { cartUnit } from './cart-unit.ts';
import { item } from './item.ts';

const wireOf = (unit: CartUnit) => fieldsOf(wired(cartUnit.encode(unit)));

const full = anItem({
  epin: 'E-77',
  brandId: 'B9',
  buyMileageRate: 1.5,
  transPolicyNo: 'T14',
  flags: { ...noFlags, isC2C: true, isZeroPrice: true, isMoneyCategory: true },
});
const added = ['epin', 'brandId', 'buyMileageRate', 'transPolicyNo'];

test('[XT-08 CM-15] reads epin, buyMileageRate, brandId, transPolicyNo and three flags back unchanged', () => {
  expect(item.decode(wired(item.encode(full)))).toEqual(E.right(full));
  const wire = fieldsOf(wired(item.encode(full)));
  expect(added.map((name) => wire[name])).toEqual(['E-77', 'B9', 1.5, 'T14']);
});

test('[XT-08] reads fields that older rows and files lack as empty', () => {
  const wire = fieldsOf(wired(item.encode(full)));
  const { isC2C: _, isZeroPrice: __, isMoneyCategory: ___, ...flags } = fieldsOf(wire['flags']);
  const older = { ...Object.fromEntries(Object.entries(wire).filter(([name]) => !added.includes(name))), flags };
  expect(item.decode(older)).toEqual(E.right(anItem()));
});

test.each([
  ['epin', 7],
  ['brandId', null],
  ['buyMileageRate', 101],
  ['buyMileageRate', '1'],
  ['flags', { ...noFlags, isC2C: 1 }],
])('[XT-08 CM-53] refuses %s %j', (name, value) => {
  expect(E.isLeft(item.decode({ ...fieldsOf(wired(item.encode(full))), [name]: value }))).toBe(true);
});

test('[XT-08] reads isSimpleJoinForeigner of a buyer back, and as none from older rows', () => {
  const foreigner = aBuyer({ isSimpleJoinForeigner: true });
  expect(buyer.decode(wired(buyer.encode(foreigner)))).toEqual(E.right(foreigner));
  const { isSimpleJoinForeigner: _, ...older } = fieldsOf(wired(buyer.encode(foreigner)));
  expect(buyer.decode(older)).toEqual(E.right(aBuyer()));
});

test('[XT-02] decodes hasDuplicates and duplicateCartUnitIds of a reply', () => {
  const unit = aUnit({ hasDuplicates: true, duplicateCartUnitIds: [cartUnitId(7)] });
  expect(wireOf(unit)).toMatchObject({ hasDuplicates: true, duplicateCartUnitIds: [7] });
  expect(cartUnit.decode(wireOf(unit))).toEqual(E.right(unit));
  const { hasDuplicates: _, duplicateCartUnitIds: __, ...older } = wireOf(unit);
  expect(cartUnit.decode(older)).toEqual(E.right(aUnit()));
  expect(E.isLeft(cartUnit.decode({ ...wireOf(unit), duplicateCartUnitIds: ['7'] }))).toBe(true);
});

test.each([0, -1, -2, -4])('[XT-07] keeps the special code %i, whether sent as a number or as text', (code) => {
  const unit = { ...aUnit(), unableOrderReasonCode: String(code) };
  for (const written of [code, String(code)])
    expect(cartUnit.decode({ ...wireOf(unit), unableOrderReasonCode: written })).toEqual(E.right(unit));
});

test.each([1.5, Number.NaN, true, {}])('[XT-07 CM-53] %j is not a code', (code) => {
  expect(E.isLeft(cartUnit.decode({ ...wireOf(aUnit()), unableOrderReasonCode: code }))).toBe(true);
});

test.each(['Aggregator', 'Aggregator1', 'Aggregator2', 'Aggregator3', 'Aggregator4', 'Aggregator5'])(
  '[XT-07] decodes and keeps the partner channel %s',
  (channel) => {
    const unit = aUnit({ partnershipCode: channel });
    expect(wireOf(unit)['partnershipCode']).toBe(channel);
    expect(cartUnit.decode(wireOf(unit))).toEqual(E.right(unit));
  },
);

test('[XT-08] encodes and decodes a placeholder of an unreadable unit', () => {
  const unit = unreadableUnit(cartUnitId(-1));
  expect(cartUnit.decode(wireOf(unit))).toEqual(E.right(unit));
});

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
  expect(bad).toMatchObject({ cartUnitId: 4, isBuyAvailable: false, unableOrderType: 'UNREADABLE' });
  expect(bad && isOrderable(bad)).toBe(false);
  expect(bad?.item).toMatchObject({ itemName: '', itemSellPrice: 0 });
});

test('[CM-53] rejects a unit whose total exceeds the bound of an amount', () => {
  const costing = (quantity: number) =>
    cartUnit.decode(wireOf(aUnit({ quantity, item: anItem({ itemSellPrice: won(MAX_AMOUNT) }) })));
  expect([costing(1), costing(2)].map(E.isRight)).toEqual([true, false]);
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
