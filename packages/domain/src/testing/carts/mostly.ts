import fc, { type Arbitrary } from 'fast-check';
import { won, type Won } from '../../money/won.ts';
import { arbWonIn } from '../arbitraries/price.ts';
import { boundsOf, type Range } from './cart-terms.ts';
import { PLAIN_PRICE } from './plain-cart.ts';

/** What is plain, and once in `every` times something else; what is drawn shrinks to what is plain first. */
export const mostly = <A, B>(plain: A, other: Arbitrary<B>, every = 4): Arbitrary<A | B> =>
  fc.oneof(
    { withCrossShrink: true },
    { weight: every - 1, arbitrary: fc.constant(plain) },
    { weight: 1, arbitrary: other },
  );

/** A whole number of a range; it shrinks to the least. */
export const arbIn = (range: Range): Arbitrary<number> => fc.integer(boundsOf(range));

/** A list as long as a range has it; it shrinks to the shortest. */
export const arbList = <A>(of: Arbitrary<A>, range: Range): Arbitrary<readonly A[]> => {
  const { min, max } = boundsOf(range);
  return fc.array(of, { minLength: min, maxLength: max, size: 'max' });
};

/** The price of one piece, in won: any of a range; it shrinks to that of a plain cart where that is in the range. */
export const arbPrice = (range: Range): Arbitrary<Won> => {
  const { min, max } = boundsOf(range);
  const any = arbWonIn(min, max);
  if (PLAIN_PRICE < min || PLAIN_PRICE > max) return any;
  return fc.oneof({ withCrossShrink: true }, fc.constant(won(PLAIN_PRICE)), { weight: 3, arbitrary: any });
};
