import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import type { CartUnit } from '../../../entities/cart/cart-unit.ts';
import type { Item } from '../../../entities/cart/item.ts';
import { cartUnitId, itemNo } from '../../../money/ids.ts';
import { anAddition, anItem, anOption } from '../../../testing/builders/item.ts';
import { aUnit } from '../../../testing/builders/unit.ts';
import { findingOf, isBroken, ordering, saidIn } from '../../../testing/rules.ts';
import { shortTogether } from './STOCK-SHARED-short-together.ts';

const unitOf = (id: number, quantity: number, item: Partial<Item>, over: Partial<CartUnit> = {}): CartUnit =>
  aUnit({ cartUnitId: cartUnitId(id), quantity, item: anItem({ itemNo: itemNo('I1'), ...item }), ...over });
const five = { stock: O.some(5), itemName: '사과' };
const leavingOut = (...cartUnitIds: readonly number[]) => ({ type: 'Deselect', cartUnitIds });
const setting = (id: number, quantity: number) => ({ type: 'SetQuantity', cartUnitId: id, quantity });
const broken = (...units: readonly CartUnit[]) => isBroken(shortTogether, ordering(units));
const found = (...units: readonly CartUnit[]) => findingOf(shortTogether, ordering(units));

test('[QT-02] two units of one item are limited by its stock together', () => {
  expect(broken(unitOf(1, 3, five), unitOf(2, 2, five))).toBe(false);
  expect(found(unitOf(1, 3, five), unitOf(2, 3, five))).toEqual({
    code: 'STOCK-SHARED',
    params: { product: '사과', left: 5, pieces: 6 },
    units: [1, 2],
    fixes: [setting(2, 2), leavingOut(2)],
  });
});

test('[QT-02] they share an option, and an addition with its own pieces, which no quantity lowers', () => {
  const red = { options: [anOption({ optionNo: 'O1', stock: O.some(5) })] };
  const blue = { options: [anOption({ optionNo: 'O2', stock: O.some(5) })] };
  expect(broken(unitOf(1, 3, red), unitOf(2, 3, blue))).toBe(false);
  expect(found(unitOf(1, 3, red), unitOf(2, 3, red)).units).toEqual([1, 2]);
  const wrapped = { additions: [anAddition({ value: '포장', quantity: 1, stock: O.some(1) })] };
  expect(broken(unitOf(1, 9, wrapped), unitOf(2, 9, { additions: [] }))).toBe(false);
  const both = found(unitOf(1, 9, wrapped), unitOf(2, 9, wrapped));
  expect([both.params, both.fixes]).toEqual([{ product: '포장', left: 1, pieces: 2 }, [leavingOut(2)]]);
});

test('[QT-02] each item has its own stock, and an unlimited one is never short', () => {
  const other = { ...five, itemNo: itemNo('I2') };
  expect(broken(unitOf(1, 3, five), unitOf(2, 3, other))).toBe(false);
  expect(broken(unitOf(1, 999, {}), unitOf(2, 999, {}))).toBe(false);
});

test('[QT-02 CK-02] ignores units that exceed the stock alone or are unorderable, because other rules report them', () => {
  expect(broken(unitOf(1, 6, five), unitOf(2, 5, five))).toBe(false);
  expect(broken(unitOf(1, 3, five, { isBuyAvailable: false }), unitOf(2, 3, five))).toBe(false);
});

test('[CK-18] keeps the first units in the cart and excludes several that do not fit', () => {
  expect(found(unitOf(1, 4, five), unitOf(2, 3, five), unitOf(3, 1, five), unitOf(4, 2, five)).fixes).toEqual([
    leavingOut(2, 4),
  ]);
});

test('[CK-18 QT-02 QT-03] offers a lower quantity within the limits', () => {
  const inTwos = { ...five, limits: { min: 2, max: O.none, multiple: 2 } };
  expect(found(unitOf(1, 2, inTwos), unitOf(2, 4, inTwos)).fixes).toEqual([setting(2, 2), leavingOut(2)]);
  expect(found(unitOf(1, 4, inTwos), unitOf(2, 4, inTwos)).fixes).toEqual([leavingOut(2)]);
  const held = unitOf(2, 3, five, { isItemDiscountAgreement: true });
  expect(found(unitOf(1, 3, five), held).fixes).toEqual([leavingOut(2)]);
});

test('[CK-18 QT-02] offers at most the maximum of the item, whatever the stock', () => {
  const atMost = { ...five, limits: { min: 1, max: O.some(2), multiple: 1 } };
  expect(found(unitOf(1, 2, atMost), unitOf(2, 4, atMost)).fixes).toEqual([setting(2, 2), leavingOut(2)]);
});

test('[QT-02] names the addition that is short, even if other parts are unlimited', () => {
  const additions = [
    anAddition({ additionNo: 'A1', value: '카드', quantity: 1, stock: O.none }),
    anAddition({ additionNo: 'A2', value: '포장', quantity: 1, stock: O.some(1) }),
  ];
  expect(found(unitOf(1, 1, { additions }), unitOf(2, 1, { additions })).params).toMatchObject({ product: '포장' });
  const options = [anOption({ optionNo: 'O1' }), anOption({ optionNo: 'O2', stock: O.some(5) })];
  expect(broken(unitOf(1, 3, { options }), unitOf(2, 3, { options }))).toBe(true);
});

test('[QT-02] a unit that names an option or addition twice needs it twice', () => {
  const card = (quantity: number) => anAddition({ additionNo: 'A1', quantity, stock: O.some(2) });
  expect(broken(unitOf(1, 1, { additions: [card(1), card(1)] }))).toBe(false);
  expect(found(unitOf(1, 1, { additions: [card(1), card(2)] })).fixes).toEqual([leavingOut(1)]);
  const red = anOption({ optionNo: 'O1', stock: O.some(5) });
  expect(broken(unitOf(1, 3, { options: [red] }))).toBe(false);
  expect(found(unitOf(1, 3, { options: [red, red] })).fixes).toEqual([setting(1, 2), leavingOut(1)]);
});

test('[QT-02] names only the units that share the short stock', () => {
  const red = { options: [anOption({ optionNo: 'O1', stock: O.some(5) })] };
  const blue = { options: [anOption({ optionNo: 'O2' })] };
  expect(found(unitOf(1, 3, red), unitOf(2, 3, blue), unitOf(3, 3, red)).units).toEqual([1, 3]);
});

test('[CK-18] with several units that do not fit, no single quantity fixes it', () => {
  expect(found(unitOf(1, 4, five), unitOf(2, 2, five), unitOf(3, 2, five)).fixes).toEqual([leavingOut(2, 3)]);
});

test('[CK-18] each short item has a separate reason, next to unlimited items', () => {
  const plums = { ...five, itemNo: itemNo('I2'), itemName: '자두' };
  const state = ordering([
    unitOf(1, 3, five),
    unitOf(2, 3, plums),
    unitOf(3, 3, five),
    unitOf(4, 3, plums),
    unitOf(5, 3, { itemNo: itemNo('I3') }),
  ]);
  expect(shortTogether.all?.(state).map(({ units, params }) => [units, params['product']])).toEqual([
    [[1, 3], '사과'],
    [[2, 4], '자두'],
  ]);
});

test('[ER-09] states stock and selected pieces in four languages', () => {
  const said = saidIn(found(unitOf(1, 3, five), unitOf(2, 3, five)));
  expect(said.en).toBe('Only 5 of ‘사과’ left. The 6 that you selected cannot all be ordered.');
  for (const text of Object.values(said)) {
    expect(text).toContain('사과');
    expect(text).toMatch(/5.*6/s);
  }
});
