import { cartUnitId, noFlags, unreadableUnit, type CartUnit } from '@baguni/domain';
import { aBuyer, anItem, aUnit } from '@baguni/domain/testing';
import { either as E, option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { fieldsOf, wired } from '../../testing/wired.ts';
import { buyer } from '../buyer.ts';
import { cartUnit } from './cart-unit.ts';
import { item } from './item.ts';

const wireOf = (unit: CartUnit) => fieldsOf(wired(cartUnit.encode(unit)));

const full = anItem({
  epin: 'E-77',
  brandId: 'B9',
  buyMileageRate: 1.5,
  flags: { ...noFlags, isC2C: true, isZeroPrice: true, isMoneyCategory: true },
});
const added = ['epin', 'brandId', 'buyMileageRate'];

test('[XT-08] reads epin, buyMileageRate, brandId and three flags back unchanged', () => {
  expect(item.decode(wired(item.encode(full)))).toEqual(E.right(full));
  const wire = fieldsOf(wired(item.encode(full)));
  expect(added.map((name) => wire[name])).toEqual(['E-77', 'B9', 1.5]);
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
  const unit = { ...aUnit(), unableOrderReasonCode: O.some(String(code)) };
  for (const written of [code, String(code)])
    expect(cartUnit.decode({ ...wireOf(unit), unableOrderReasonCode: written })).toEqual(E.right(unit));
});

test.each([1.5, Number.NaN, true, {}])('[XT-07 CM-53] %j is not a code', (code) => {
  expect(E.isLeft(cartUnit.decode({ ...wireOf(aUnit()), unableOrderReasonCode: code }))).toBe(true);
});

test.each(['Aggregator', 'Aggregator1', 'Aggregator2', 'Aggregator3', 'Aggregator4', 'Aggregator5'])(
  '[XT-07] decodes and keeps the partner channel %s',
  (channel) => {
    const unit = aUnit({ partnershipCode: O.some(channel) });
    expect(wireOf(unit)['partnershipCode']).toBe(channel);
    expect(cartUnit.decode(wireOf(unit))).toEqual(E.right(unit));
  },
);

test('[XT-08] encodes and decodes a placeholder of an unreadable unit', () => {
  const unit = unreadableUnit(cartUnitId(-1));
  expect(cartUnit.decode(wireOf(unit))).toEqual(E.right(unit));
});
