import { either as E, option as O } from 'fp-ts';
import { judge } from '../../../rule/judge.ts';
import type { Finding, Rule } from '../../../rule/rule.ts';
import { itemStockShortToAdd } from './CART-BR1-01-item-stock-short.ts';
import { optionStockShortToAdd } from './CART-BR1-02-option-stock-short.ts';
import { additionStockShortToAdd } from './CART-BR1-03-addition-stock-short.ts';
import { aboveMaximumToAdd } from './CART-BR1-31-above-maximum.ts';
import { above999ToAdd } from './CART-BR1-32-above-999.ts';
import { aboveMaximumTogether } from './CART-BR1-33-above-maximum-with-those-in-the-cart.ts';
import { cartIsFull } from './CART-BR1-43-cart-is-full.ts';
import { nothingLeftToAdd } from './CART-BR3-18-nothing-left-put-in.ts';
import { notAMultipleToAdd } from './CART-BR1-55-not-a-multiple-put-in.ts';
import type { AddFacts } from '../facts.ts';

/** Number of pieces that fit, with the reason for the rest. */
export interface FittingPieces {
  readonly pieces: number;
  readonly against: O.Option<Finding>;
}

/** Limits of merged pieces: unit limits and stock (QT-01, QT-02). */
export const growingRules: readonly Rule<AddFacts>[] = [
  aboveMaximumToAdd,
  aboveMaximumTogether,
  above999ToAdd,
  notAMultipleToAdd,
  nothingLeftToAdd,
  itemStockShortToAdd,
  optionStockShortToAdd,
  additionStockShortToAdd,
];

const againstGrowing = (facts: AddFacts): O.Option<Finding> => {
  const verdict = judge(growingRules)(facts);
  return E.isLeft(verdict) ? O.some(verdict.left) : O.none;
};

const withPieces = (facts: AddFacts, quantity: number): AddFacts => ({ ...facts, unit: { ...facts.unit, quantity } });

const fewer = (facts: AddFacts): number => {
  for (let pieces = facts.unit.quantity - 1; pieces > 0; pieces -= 1)
    if (O.isNone(againstGrowing(withPieces(facts, pieces)))) return pieces;
  return 0;
};

/**
 * Returns how many pieces of a guest unit fit into the cart (GM-2, GM-4). A new unit fits completely if the cart has
 * room for one more. An equal choice grows within limits and stock, including its additions.
 * @example
 * const unit = aUnit({ quantity: 5, item: anItem({ stock: O.some(7) }) });
 * const { pieces, against } = fittingPieces({ unit, buyer: aBuyer(), cartUnitCount: 1, piecesInCart: 3, hasAddress: true });
 * [pieces, O.toNullable(against)?.code]; // [ 4, 'CART-BR1-01' ]
 */
export const fittingPieces = (facts: AddFacts): FittingPieces => {
  const isNew = facts.piecesInCart === 0;
  const against = isNew ? cartIsFull.broken(facts) : againstGrowing(facts);
  if (O.isNone(against)) return { pieces: facts.unit.quantity, against };
  return { pieces: isNew ? 0 : fewer(facts), against };
};
