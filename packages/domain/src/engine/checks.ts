import * as E from '../money/either.ts';
import { judge, type Finding } from '../rule/rule.ts';
import { MAX_QUANTITY, piecesAsked } from '../rules/facts.ts';
import { quantityRules, wholeNumber } from '../rules/quantity.ts';
import { type Limits, applyPieceLimit, limitUnit, correctQuantityFixes } from './limits.ts';
import { additionsOf, type WithAdditions } from './simple-additions.ts';
import type { AddChecks } from './verbs/add-item.ts';

/** Terms that determine the checks of a shop. */
export interface CheckTerms {
  readonly base: WithAdditions;
  /** Codes of the base that the shop omits. */
  readonly omitted: ReadonlySet<string>;
  readonly limits: Partial<Limits>;
}

/** Returns the checks of quantities and additions of a shop. */
export const checksOf = ({ base, omitted, limits: { pieces, lines } }: CheckTerms): AddChecks => {
  const judgeQuantity = judge(applyPieceLimit(quantityRules, pieces));
  const judgeAdd = judge(applyPieceLimit(additionsOf(base), pieces).filter(({ code }) => !omitted.has(code)));
  const own = pieces === undefined ? <U>(unit: U): U => unit : limitUnit(pieces);
  return {
    quantity: (facts) => {
      const unit = own(facts.unit);
      const asked = piecesAsked(facts) ?? unit.quantity;
      const judged = E.chain((whole: number) => E.map(() => whole)(judgeQuantity({ ...facts, unit })));
      return E.mapLeft((found: Finding) => correctQuantityFixes(pieces, [unit], () => asked)(found))(
        judged(wholeNumber(facts)),
      );
    },
    // the rules for additions read the lines of the buyer
    add: ({ buyer, ...facts }) =>
      judgeAdd({ ...facts, buyer: { ...buyer, cartSize: lines ?? buyer.cartSize }, unit: own(facts.unit) }),
  };
};

/** Returns the same checks within the limits of server calls: at most 999 pieces (QT-01). */
export const callChecksOf = ({ limits, ...terms }: CheckTerms): AddChecks => {
  const { pieces } = limits;
  return checksOf({ ...terms, limits: pieces ? { ...limits, pieces: Math.min(pieces, MAX_QUANTITY) } : limits });
};
