import { option as O } from 'fp-ts';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import type { Finding } from '../../rule/rule.ts';

/** The fewest pieces of any unit (QT-01). */
export const MIN_QUANTITY = 1;
/** The most pieces of any unit (QT-01). */
export const MAX_QUANTITY = 999;
/** How many characters the quantity field takes (QT-01). */
export const QUANTITY_FIELD_LENGTH = 3;

/** All that the quantity rules may see. */
export interface QuantityFacts {
  /** The unit as it stands in the cart. */
  readonly unit: CartUnit;
  /** What stands in the field, as typed; a number where nobody typed it (QT-01). */
  readonly asked: string | number;
  /** A coupon is in use on the unit, alone or in a group (QT-03). */
  readonly hasCoupon: boolean;
}

/**
 * The whole number that was asked for: digits, full-width ones of Japanese and Chinese keyboards too, with white space
 * around them or a minus before them (QT-01).
 * @example
 * [' 12 ', '３', '1.5', '1e3'].map((asked) => O.toNullable(piecesAsked({ asked }))); // [ 12, 3, null, null ]
 */
export const piecesAsked = ({ asked }: Pick<QuantityFacts, 'asked'>): O.Option<number> => {
  if (typeof asked === 'number') return Number.isSafeInteger(asked) ? O.some(asked) : O.none;
  // \d is 0 to 9 alone: 1.5, 1e3, ٣ and full-width signs are not numbers here
  return /^-?[\d\uff10-\uff19]+$/u.test(asked.trim()) ? O.some(Number(asked.normalize('NFKC'))) : O.none;
};

/**
 * A condition on the pieces asked for; what is no number is another rule's (CART-BR3-16).
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
