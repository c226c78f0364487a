import { option as O } from 'fp-ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbUnit } from '../../../testing/arbitraries/unit.ts';
import { aBuyer } from '../../../testing/builders/buyer.ts';
import { anAddition, anOption } from '../../../testing/builders/item.ts';
import { adding } from '../../../testing/rules.ts';
import type { AddFacts } from '../facts.ts';
import { fittingPieces } from './fitting-pieces.ts';

const fits = (item: Parameters<typeof adding>[0], piecesInCart: number, cartUnitCount = 1) => {
  const { pieces, against } = fittingPieces(adding(item, { piecesInCart, cartUnitCount }));
  return [pieces, O.toUndefined(against)?.code, O.toUndefined(against)?.params];
};

test('[GM-4] a new unit fits completely while the cart has room for one more, whatever its pieces', () => {
  expect(fits({ quantity: 3, limits: { max: O.some(2) } }, 0, 99)).toEqual([3, undefined, undefined]);
  expect(fits({ quantity: 3 }, 0, 100)).toEqual([0, 'CART-BR1-43', { max: 100 }]);
  expect(fits({ quantity: 3 }, 1, 100)).toEqual([3, undefined, undefined]);
});

test.each([
  ['999 pieces', {}, 998, 'CART-BR1-32', { max: 999 }],
  ['the maximum', { limits: { max: O.some(5) } }, 4, 'CART-BR1-33', { max: 5 }],
  ['what is left of the item', { stock: O.some(5) }, 4, 'CART-BR1-01', { max: 5 }],
  ['what is left of an option', { options: [anOption({ stock: O.some(5) })] }, 4, 'CART-BR1-02', { max: 5 }],
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
  expect(fits({ quantity: 9, limits: { max: O.some(5) } }, 7)).toEqual([0, 'CART-BR1-31', { max: 5 }]);
});

test('[GM-2] if its additions are short or exceed 999 together, no piece is added', () => {
  const boxes = (quantity: number) => [anAddition({ quantity, stock: O.some(3) })];
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
      const { pieces, against } = fittingPieces(facts);
      const rest = facts.unit.quantity - pieces;
      expect([pieces >= 0, rest >= 0, O.isNone(against)]).toEqual([true, true, rest === 0]);
      if (rest === 0) return;
      const unit = { ...facts.unit, quantity: rest };
      expect(fittingPieces({ ...facts, unit, piecesInCart: facts.piecesInCart + pieces }).pieces).toBe(0);
    }),
  );
});
