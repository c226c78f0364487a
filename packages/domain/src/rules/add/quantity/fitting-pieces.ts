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

/** How many of a unit's pieces fit, and why not all of them; none where all do. */
export interface FittingPieces {
  /** How many fit; 0 where none do. */
  readonly pieces: number;
  /** Why not all of them; none where all do. */
  readonly against: O.Option<Finding>;
}

/** What holds the pieces of units that are added up: as many as one unit may have, and as are left (QT-01, QT-02). */
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

/** The most pieces, fewer than all, that may be added to those in the cart. */
const fewer = (facts: AddFacts): number => {
  for (let pieces = facts.unit.quantity - 1; pieces > 0; pieces -= 1)
    if (O.isNone(againstGrowing(withPieces(facts, pieces)))) return pieces;
  return 0;
};

/**
 * How many pieces of a guest's unit a buyer's cart takes (GM-2, GM-4): all of a unit that is not in it yet while it has
 * room for one more, and of one that is as many as limits and stock allow together. The unit's additions are those that
 * it would have together with the one in the cart.
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
