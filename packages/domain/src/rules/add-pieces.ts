import * as E from '../money/either.ts';
import { finding, productOf, when, judge, type Finding, type Rule, ruleOf } from '../rule/rule.ts';
import { additionsShort, firstGone, optionsLeft, type AddFacts, mostOf, piecesTogether } from './facts.ts';

/** Returns a rule that refuses more pieces than a maximum. `exceeded` returns that maximum, or undefined if all pieces fit. */
const atMost = (
  code: 'CART-BR1-01' | 'CART-BR1-02' | 'CART-BR1-03' | 'CART-BR1-31' | 'CART-BR1-33',
  exceeded: (facts: AddFacts) => number | undefined,
  isMeasured = true,
): Rule<AddFacts> =>
  ruleOf(code, 'CM-06', '8, CART-BR1', (facts) => {
    const max = exceeded(facts);
    return max === undefined
      ? undefined
      : finding(code, { max, ...(isMeasured ? facts.unit.item.measure : undefined) });
  });

const above = (pieces: number, max: number | undefined): number | undefined =>
  max !== undefined && pieces > max ? max : undefined;

export const itemStockShortToAdd = atMost('CART-BR1-01', (facts) =>
  above(piecesTogether(facts), facts.unit.item.stock),
);

export const optionStockShortToAdd = atMost('CART-BR1-02', (facts) =>
  above(piecesTogether(facts), optionsLeft(facts.unit)),
);

export const additionStockShortToAdd = atMost('CART-BR1-03', ({ unit }) => additionsShort(unit)[0]?.left, false);

export const oneDepartmentPiece = ruleOf<AddFacts>('CART-BR1-11', 'CM-06', '8, CART-BR1', (facts) =>
  when(facts.unit.item.flags?.isDepartmentStore && facts.unit.quantity > 1, () =>
    finding('CART-BR1-11', { product: productOf(facts.unit) }),
  ),
);

export const aboveMaximumToAdd = atMost('CART-BR1-31', ({ unit }) => above(unit.quantity, unit.item.limits.max));

export const above999ToAdd = ruleOf<AddFacts>('CART-BR1-32', 'CM-06', '8, CART-BR1; 9', (facts) => {
  const additions = facts.unit.item.additions.map(({ quantity }) => quantity);
  const max = mostOf(facts.unit);
  return when(Math.max(piecesTogether(facts), ...additions) > max, () =>
    finding('CART-BR1-32', { max, ...facts.unit.item.measure }),
  );
});

export const aboveMaximumTogether = atMost('CART-BR1-33', (facts) => {
  const { max } = facts.unit.item.limits;
  return above(facts.unit.quantity, max) === undefined ? above(piecesTogether(facts), max) : undefined;
});

export const belowMinimumToAdd = ruleOf<AddFacts>('CART-BR1-34', 'CM-06', '8, CART-BR1', (facts) =>
  when(facts.unit.quantity < 1 || piecesTogether(facts) < facts.unit.item.limits.min, () =>
    finding('CART-BR1-34', { min: facts.unit.item.limits.min, ...facts.unit.item.measure }),
  ),
);

/** Rejects a new unit in a full cart. An equal choice grows instead. */
export const cartIsFull = ruleOf<AddFacts>('CART-BR1-43', 'CM-06', '5, Memo; 8, CART-BR1', (facts) =>
  when(facts.piecesInCart === 0 && facts.cartUnitCount >= facts.buyer.cartSize, () =>
    finding('CART-BR1-43', { max: facts.buyer.cartSize }),
  ),
);

export const notAMultipleToAdd = ruleOf<AddFacts>('CART-BR1-55', 'CM-06', '8, CART-BR1', (facts) => {
  const { multiple } = facts.unit.item.limits;
  return when(multiple > 1 && piecesTogether(facts) % multiple !== 0, () =>
    finding('CART-BR1-55', { multiple, ...facts.unit.item.measure }),
  );
});

/** Rejects an item, option or addition with a stock of 0, because no lower quantity helps (QT-02). */
export const nothingLeftToAdd = ruleOf<AddFacts>('CART-BR3-18', 'CM-06', '8, CART-BR3', ({ unit }) => {
  const product = firstGone(unit);
  return product === undefined ? undefined : finding('CART-BR3-18', { product });
});

/** Number of pieces that fit, with the reason for the rest. */
export interface FittingPieces {
  readonly pieces: number;
  readonly against: Finding | undefined;
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

const againstGrowing = (facts: AddFacts): Finding | undefined => {
  const verdict = judge(growingRules)(facts);
  return E.isLeft(verdict) ? verdict.left : undefined;
};

const withPieces = (facts: AddFacts, quantity: number): AddFacts => ({ ...facts, unit: { ...facts.unit, quantity } });

const fewer = (facts: AddFacts): number => {
  for (let pieces = facts.unit.quantity - 1; pieces > 0; pieces -= 1)
    if (againstGrowing(withPieces(facts, pieces)) === undefined) return pieces;
  return 0;
};

/** Returns how many pieces of a guest unit fit into the cart (GM-2, GM-4): an equal choice grows within limits. */
export const fittingPieces = (facts: AddFacts): FittingPieces => {
  const isNew = facts.piecesInCart === 0;
  const against = isNew ? cartIsFull.broken(facts) : againstGrowing(facts);
  if (against === undefined) return { pieces: facts.unit.quantity, against };
  return { pieces: isNew ? 0 : fewer(facts), against };
};
