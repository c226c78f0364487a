import { either as E, option as O } from 'fp-ts';
import { finding } from '../../rule/finding.ts';
import type { Finding, Rule } from '../../rule/rule.ts';
import { piecesAsked, type QuantityFacts } from './facts.ts';

/** Parses the requested whole number, or returns the finding (QT-01). */
export const wholeNumber = (facts: QuantityFacts): E.Either<Finding, number> =>
  O.match(
    () => E.left(finding('CART-BR3-16', {}, [facts.unit.cartUnitId])),
    (pieces: number): E.Either<Finding, number> => E.right(pieces),
  )(piecesAsked(facts));

export const notANumber: Rule<QuantityFacts> = {
  code: 'CART-BR3-16',
  codes: ['CART-BR3-16'],
  requirement: 'QT-01',
  source: 'specification 5, Quantity',
  broken: (facts) => {
    const pieces = wholeNumber(facts);
    return E.isLeft(pieces) ? O.some(pieces.left) : O.none;
  },
};
