import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import type { CartUnit } from '../../../entities/cart/cart-unit.ts';
import { noFlags, type Item } from '../../../entities/cart/item.ts';
import { cartUnitId, itemNo } from '../../../money/ids.ts';
import { diagnose } from '../../../rule/judge.ts';
import { anAddition, anItem, anOption } from '../../../testing/builders/item.ts';
import { aUnit } from '../../../testing/builders/unit.ts';
import { ordering } from '../../../testing/rules.ts';
import { checkoutRules } from '../../checkout-rules.ts';
import { quantityRules } from '../../quantity/index.ts';
import { quantitiesOfOrder } from './quantities-of-order.ts';

const unitOf = (id: number, quantity: number, item: Partial<Item> = {}, over: Partial<CartUnit> = {}): CartUnit =>
  aUnit({ cartUnitId: cartUnitId(id), quantity, item: anItem({ itemNo: itemNo(`I${id}`), ...item }), ...over });
const against = (...units: readonly CartUnit[]) => diagnose(quantitiesOfOrder)(ordering(units));
const said = (...units: readonly CartUnit[]) => against(...units).map(({ code, units: ids }) => [code, ids]);
const limits = (over: Partial<Item['limits']>): Partial<Item> => ({
  limits: { min: 1, max: O.none, multiple: 1, ...over },
});

type Edge = readonly [title: string, code: string, item: Partial<Item>, inside: number, outside: number];
const edges: readonly Edge[] = [
  ['QT-01] at least one piece', 'CART-BR3-01', limits({ min: 0 }), 1, 0],
  ['QT-01] at most 999 pieces', 'CART-BR3-09', {}, 999, 1000],
  ['QT-02] the minimum', 'CART-BR3-05', limits({ min: 3 }), 3, 2],
  ['QT-02] the maximum', 'CART-BR3-06', limits({ max: O.some(3) }), 3, 4],
  ['QT-02] multiples', 'CART-BR1-55', limits({ multiple: 3 }), 6, 7],
  ['QT-02] what is left of the item', 'CART-BR3-03', { stock: O.some(3) }, 3, 4],
  ['QT-02] what is left of an option', 'CART-BR3-04', { options: [anOption({ stock: O.some(3) })] }, 3, 4],
];

test.each(edges)('[CK-19 %s: a quantity in the cart, at both sides of the boundary', (_, code, item, ...at) => {
  const [inside, outside] = at;
  expect(said(unitOf(1, inside, item))).toEqual([]);
  expect(said(unitOf(1, outside, item))).toEqual([[code, [1]]]);
});

test('[CK-19 QT-02] an addition counts its own pieces; a sold-out one has no valid quantity', () => {
  const withAddition = (stock: number) => ({ additions: [anAddition({ quantity: 2, stock: O.some(stock) })] });
  expect(said(unitOf(1, 9, withAddition(2)))).toEqual([]);
  expect(said(unitOf(1, 9, withAddition(1)))).toEqual([['CART-BR3-17', [1]]]);
  expect(said(unitOf(1, 1, { stock: O.some(0) }))).toEqual([['CART-BR3-18', [1]]]);
});

test('[CK-18] every unit has a separate reason: another quantity, or exclusion', () => {
  const [two, five] = [unitOf(1, 2, limits({ min: 3 })), unitOf(2, 5, limits({ min: 6 }))];
  expect(against(two, unitOf(3, 1), five)).toEqual([
    {
      code: 'CART-BR3-05',
      params: { min: 3 },
      units: [1],
      fixes: [
        { type: 'SetQuantity', cartUnitId: 1, quantity: 3 },
        { type: 'Deselect', cartUnitIds: [1] },
      ],
    },
    expect.objectContaining({ params: { min: 6 }, units: [2] }),
  ]);
});

test('[QT-03 QT-07 CK-19] an existing quantity that cannot be changed is valid', () => {
  const department = { flags: { ...noFlags, isDepartmentStore: true } };
  expect(said(unitOf(1, 9, department), unitOf(2, 9, {}, { isItemDiscountAgreement: true }))).toEqual([]);
  // but then no other quantity is offered
  const held = unitOf(1, 2, limits({ min: 3 }), { isItemDiscountAgreement: true });
  expect(against(held)).toMatchObject([{ fixes: [{ type: 'Deselect' }] }]);
});

test('[CK-02] an unorderable unit has only that reason', () => {
  const gone = unitOf(1, 9, { stock: O.some(0) }, { isBuyAvailable: false });
  expect(said(gone)).toEqual([]);
});

test('[CK-13] all rules on limits and stock are evaluated with validity, before exceptions', () => {
  const asked = checkoutRules.map(({ code }) => code);
  const at = (code: string) => asked.findIndex((one) => one === code);
  expect(at('CART-BR7-17')).toBeLessThan(at('CART-BR3-01'));
  expect(at('STOCK-SHARED')).toBeLessThan(at('ASK-INSTALL-FIRST'));
  const ofAChange = ['CART-BR3-16', 'CART-BR3-07', 'CART-BR3-08'];
  expect(quantitiesOfOrder.map(({ code }) => code)).toEqual(
    quantityRules.map(({ code }) => code).filter((code) => !ofAChange.includes(code)),
  );
});
