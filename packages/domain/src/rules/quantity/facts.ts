import { option as O } from 'fp-ts';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import type { Finding } from '../../rule/rule.ts';

export const MIN_QUANTITY = 1;
export const MAX_QUANTITY = 999;
/** Length of the quantity field in characters (QT-01). */
export const QUANTITY_FIELD_LENGTH = 3;

export interface QuantityFacts {
  readonly unit: CartUnit;
  /** Text of the field, or a number from a program (QT-01). */
  readonly asked: string | number;
  /** True if a coupon is in use on the unit, alone or in a group (QT-03). */
  readonly hasCoupon: boolean;
}

/**
 * Parses the requested whole number. Accepts full-width digits, surrounding white space and a minus (QT-01).
 * @example
 * [' 12 ', '３', '1.5', '1e3'].map((asked) => O.toNullable(piecesAsked({ asked }))); // [ 12, 3, null, null ]
 */
export const piecesAsked = ({ asked }: Pick<QuantityFacts, 'asked'>): O.Option<number> => {
  if (typeof asked === 'number') return Number.isSafeInteger(asked) ? O.some(asked) : O.none;
  // \d matches only 0 to 9: 1.5, 1e3, ٣ and full-width signs are not numbers here
  return /^-?[\d\uff10-\uff19]+$/u.test(asked.trim()) ? O.some(Number(asked.normalize('NFKC'))) : O.none;
};

/**
 * Applies a condition to valid numbers only; CART-BR3-16 covers others.
 * @example
 * const few = forPieces((pieces) => (pieces > 5 ? O.some(finding('CART-BR3-06', { max: 5 })) : O.none));
 * ['5', '6', 'six'].map((asked) => O.isSome(few({ unit: plainUnit, asked, hasCoupon: false }))); // [ false, true, false ]
 */
export const forPieces =
  (broken: (pieces: number, facts: QuantityFacts) => O.Option<Finding>) =>
  (facts: QuantityFacts): O.Option<Finding> => {
    const pieces = piecesAsked(facts);
    return O.isSome(pieces) ? broken(pieces.value, facts) : O.none;
  };
