import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CART_SIZE } from '../entities/buyer/buyer.ts';
import { judge } from '../rule/rule.ts';
import { arbUnit } from '../testing/arbitraries/unit.ts';
import { aBuyer } from '../testing/builders/buyer.ts';
import { anAddition, anOption } from '../testing/builders/unit.ts';
import { testRule } from '../testing/rule-table.ts';
import { adding } from '../testing/rules.ts';
import * as rules from './add-pieces.ts';
import { addRules } from './add.ts';
import type { AddFacts } from './facts.ts';

const left = (stock: number) => ({ stock });
/** Adds pieces of an item to those in the cart. */
const pieces = (quantity: number, item: Parameters<typeof adding>[0] = {}, piecesInCart = 0) =>
  adding({ quantity, ...item }, { piecesInCart });

testRule('CART-BR1-01 item stock short', rules.itemStockShortToAdd, [
  '[CM-06] accepts the remaining pieces and refuses one more',
  [pieces(5, left(5)), pieces(6)],
  [pieces(6, left(5)), pieces(1, left(5), 5)],
  { params: { max: 5 }, en: 'There is not enough stock. Please order 5 or fewer.' },
]);

const options = (...stocks: readonly number[]) => ({
  options: [anOption(), ...stocks.map((stock) => anOption(left(stock)))],
});
testRule('CART-BR1-02 option stock short', rules.optionStockShortToAdd, [
  '[CM-06] accepts the remaining pieces of the scarcest option and refuses one more',
  [pieces(3, options(3)), pieces(4, options()), pieces(4)],
  [pieces(4, options(9, 3)), pieces(1, options(3), 3)],
  { params: { max: 3 }, en: 'There is not enough stock of the option you chose. Please order 3 or fewer.' },
]);

const boxes = (quantity: number, over: Parameters<typeof anAddition>[0] = {}) => ({
  additions: [anAddition(), anAddition({ quantity, ...over })],
});
testRule('CART-BR1-03 addition stock short', rules.additionStockShortToAdd, [
  '[CM-06] accepts the remaining additions and refuses one more',
  [adding(boxes(2, left(2))), adding()],
  [adding(boxes(3, left(2)))],
  { params: { max: 2 }, en: 'There is not enough stock of the add-on. Please order 2 or fewer.' },
]);

testRule('CART-BR1-11 one at a time', rules.oneDepartmentPiece, [
  '[CM-06] accepts one piece of a department-store item and refuses two',
  [pieces(1, { flags: ['isDepartmentStore'] }), pieces(2)],
  [pieces(2, { flags: ['isDepartmentStore'] })],
  {
    params: { product: '사과' },
    en: '‘사과’ is a department store item and can be ordered only by itself, one at a time.',
  },
]);

const max5 = { limits: { max: 5 } };
testRule('CART-BR1-31 above maximum', rules.aboveMaximumToAdd, [
  '[CM-06] accepts the maximum and refuses one more',
  [pieces(5, max5), pieces(998)],
  [pieces(6, max5)],
  { params: { max: 5 }, en: 'You can buy up to 5.' },
]);

testRule('CART-BR1-32 above 999', rules.above999ToAdd, [
  '[CM-06] accepts 999 and refuses 1,000, of the item or an addition',
  [pieces(999), pieces(1, {}, 998), adding(boxes(999))],
  [pieces(1000), pieces(1, {}, 999), adding(boxes(1000))],
  { params: { max: 999 }, en: 'You can buy up to 999.' },
]);

testRule('CART-BR1-33 above maximum with those in the cart', rules.aboveMaximumTogether, [
  '[CM-06] accepts the maximum including pieces in the cart, and refuses more; another code without them',
  [pieces(2, max5, 3), pieces(6, max5, 1), pieces(6, {}, 3)],
  [pieces(3, max5, 3), pieces(5, max5, 1)],
  { params: { max: 5 }, en: 'You can buy up to 5.' },
]);

const min4 = { limits: { min: 4 } };
testRule('CART-BR1-34 below minimum', rules.belowMinimumToAdd, [
  '[CM-06] accepts the minimum and refuses one piece fewer, and 0 pieces of any item',
  [pieces(4, min4), pieces(1, min4, 3)],
  [pieces(3, min4), pieces(0, min4), pieces(0, min4, 4)],
  { params: { min: 4 }, en: 'You need to buy at least 4.' },
]);

const inCart = (cartUnitCount: number, over: Parameters<typeof adding>[1] = {}) =>
  adding({}, { cartUnitCount, ...over });
testRule('CART-BR1-43 cart is full', rules.cartIsFull, [
  [
    '[CM-06] a cart holds a hundred units; an equal choice needs no room',
    [inCart(CART_SIZE - 1), inCart(CART_SIZE, { piecesInCart: 1 })],
    [inCart(CART_SIZE)],
    { params: { max: 100 }, en: 'Your cart can hold up to 100 items.' },
  ],
  [
    '[CM-06] the buyer may have a higher limit',
    [inCart(199, { buyer: { cartSize: 200 } })],
    [inCart(200, { buyer: { cartSize: 200 } })],
    { params: { max: 200 } },
  ],
]);

const lots = (multiple: number) => ({ limits: { multiple } });
testRule('CART-BR1-55 not a multiple put in', rules.notAMultipleToAdd, [
  [
    '[CM-06] accepts multiples and refuses other quantities',
    [pieces(10, lots(5)), pieces(4, lots(5), 1), pieces(7)],
    [pieces(11, lots(5))],
    { params: { multiple: 5 }, en: 'Please enter a quantity in multiples of 5.' },
  ],
  [
    '[CM-06] a multiple of 0 means no restriction, as for quantity changes',
    [pieces(7, lots(0)), pieces(7, lots(1))],
    [pieces(7, lots(2))],
  ],
]);

testRule('CART-BR3-18 nothing left put in', rules.nothingLeftToAdd, [
  [
    '[CM-06 QT-02] reports a stock of 0 for the item or an option; a stock of 1 has another code',
    [pieces(2), pieces(2, left(1)), pieces(2, options(1))],
    [pieces(2, left(0)), pieces(2, options(0))],
    { params: { product: '사과' }, en: 'There is no stock left of ‘사과’.' },
  ],
  [
    '[CM-06 QT-02] reports a stock of 0 for an addition; a stock of 1 has another code',
    [pieces(2, boxes(2, left(1)))],
    [pieces(2, boxes(2, left(0)))],
  ],
]);
test('[CM-06 QT-02] never suggests a quantity of 0 or less', () => {
  expect(judge(addRules)(pieces(1, left(0)))).toMatchObject({ left: { code: 'CART-BR3-18' } });
  expect(judge(addRules)(pieces(2, left(1)))).toMatchObject({ left: { params: { max: 1 } } });
});

const fits = (item: Parameters<typeof adding>[0], piecesInCart: number, cartUnitCount = 1) => {
  const { pieces, against } = rules.fittingPieces(adding(item, { piecesInCart, cartUnitCount }));
  return [pieces, against?.code, against?.params];
};

test('[GM-4] a new unit fits completely while the cart has room for one more, whatever its pieces', () => {
  expect(fits({ quantity: 3, limits: { max: 2 } }, 0, 99)).toEqual([3, undefined, undefined]);
  expect(fits({ quantity: 3 }, 0, 100)).toEqual([0, 'CART-BR1-43', { max: 100 }]);
  expect(fits({ quantity: 3 }, 1, 100)).toEqual([3, undefined, undefined]);
});

test.each([
  ['999 pieces', {}, 998, 'CART-BR1-32', { max: 999 }],
  ['the maximum', { limits: { max: 5 } }, 4, 'CART-BR1-33', { max: 5 }],
  ['what is left of the item', { stock: 5 }, 4, 'CART-BR1-01', { max: 5 }],
  ['what is left of an option', { options: [anOption({ stock: 5 })] }, 4, 'CART-BR1-02', { max: 5 }],
] as const)('[GM-2 GM-4] of a unit that is in the cart as many go as %s allows', (_, item, inCart, code, params) => {
  expect(fits({ ...item, quantity: 1 }, inCart)).toEqual([1, undefined, undefined]);
  expect(fits({ ...item, quantity: 3 }, inCart)).toEqual([1, code, params]);
  expect(fits({ ...item, quantity: 3 }, inCart + 1)).toEqual([0, code, params]);
});

test('[GM-2 QT-02] the sum of pieces is a multiple', () => {
  expect(fits({ quantity: 3, limits: { multiple: 2 } }, 3)).toEqual([3, undefined, undefined]);
  expect(fits({ quantity: 4, limits: { multiple: 2 } }, 3)).toEqual([3, 'CART-BR1-55', { multiple: 2 }]);
  expect(fits({ quantity: 1, limits: { multiple: 3 } }, 3)).toEqual([0, 'CART-BR1-55', { multiple: 3 }]);
  expect(fits({ quantity: 1, limits: { multiple: 0 } }, 3)).toEqual([1, undefined, undefined]);
});

test('[GM-4] a unit above its maximum adds no pieces to an equal choice', () => {
  expect(fits({ quantity: 9, limits: { max: 5 } }, 7)).toEqual([0, 'CART-BR1-31', { max: 5 }]);
});

test('[GM-2] if its additions are short or exceed 999 together, no piece is added', () => {
  const boxes = (quantity: number) => [anAddition({ quantity, stock: 3 })];
  expect(fits({ quantity: 2, additions: boxes(3) }, 1)).toEqual([2, undefined, undefined]);
  expect(fits({ quantity: 2, additions: boxes(4) }, 1)).toEqual([0, 'CART-BR1-03', { max: 3 }]);
  expect(fits({ quantity: 2, additions: [anAddition({ quantity: 999 })] }, 1)).toEqual([2, undefined, undefined]);
  expect(fits({ quantity: 2, additions: [anAddition({ quantity: 1000 })] }, 1)).toEqual([
    0,
    'CART-BR1-32',
    { max: 999 },
  ]);
});

test('[GM-4] fits between none and all pieces, all without a reason, and no more afterwards', () => {
  const arbFacts = fc.record<AddFacts>({
    unit: arbUnit,
    buyer: fc.constant(aBuyer()),
    cartUnitCount: fc.constantFrom(0, 99, 100),
    piecesInCart: fc.nat(12),
    hasAddress: fc.constant(true),
  });
  fc.assert(
    fc.property(arbFacts, (facts) => {
      const { pieces, against } = rules.fittingPieces(facts);
      const rest = facts.unit.quantity - pieces;
      expect([pieces >= 0, rest >= 0, against === undefined]).toEqual([true, true, rest === 0]);
      if (rest === 0) return;
      const unit = { ...facts.unit, quantity: rest };
      expect(rules.fittingPieces({ ...facts, unit, piecesInCart: facts.piecesInCart + pieces }).pieces).toBe(0);
    }),
  );
});
